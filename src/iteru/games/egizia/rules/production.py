"""What fields and quarries give (E2.6, E2.7)."""

from iteru.games.egizia.box.components import CARD_SOIL, CARD_VALUE, IRRIGATED, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import CREW_TILES, FIELD, GREEN, QUARRY
from iteru.games.egizia.state import Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def crews_to_feed(state: Fields, seat: i64) -> i64:
    """E6.2 The strengths of all four crew tiles."""
    first = seat * CREW_TILES
    strength = state.strength
    return strength[first] + strength[first + 1] + strength[first + 2] + strength[first + 3]


def soil_of(state: Fields, field: i64) -> i64:
    """E12.3.9 What a field counts as: with field_upgrade the next soil."""
    return CARD_SOIL[field] - 1 if field == state.upgraded else CARD_SOIL[field]


def is_irrigated(state: Fields, soil: i64) -> bool:
    """E2.6 Whether fields of this soil give grain now."""
    return IRRIGATED[state.irrigation] >> soil & 1 == 1


def grain_of_fields(state: Fields, seat: i64) -> i64:
    """E6.3 The grain of the fields that produce with the present irrigation."""
    grain = PRINTED.start_grain
    soils = IRRIGATED[state.irrigation]
    fields = state.held[seat] & OF_KIND[FIELD]
    card: i64 = 0
    while fields > 0:
        if fields & 1 and soils >> soil_of(state, card) & 1:
            grain += CARD_VALUE[card]
        fields >>= 1
        card += 1
    return grain


def stones_of_quarries(state: Fields, seat: i64) -> i64:
    """E7.1, E12.2 All quarries of a seat, the start quarry included."""
    return PRINTED.start_quarry + printed_value(state.held[seat] & OF_KIND[QUARRY], NONE)


def printed_grain(state: Fields, seat: i64, soil: i64) -> i64:
    """E13.5 The printed values of the fields of one soil; irrigation and upgrade are ignored."""
    start = PRINTED.start_grain if soil == GREEN else 0
    return start + printed_value(state.held[seat] & OF_KIND[FIELD], soil)


def printed_value(cards: i64, soil: i64) -> i64:
    """The sum of the values of a set of cards with this soil."""
    value: i64 = 0
    card: i64 = 0
    while cards > 0:
        if cards & 1 and CARD_SOIL[card] == soil:
            value += CARD_VALUE[card]
        cards >>= 1
        card += 1
    return value
