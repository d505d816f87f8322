"""What Sphinx cards are worth (E13)."""

from typing import Final

from iteru.games.egizia.box.components import BOTTOM, PRINTED
from iteru.games.egizia.box.ids import BUILDINGS, CREW_TILES, SOILS, TRACKS, spaces_of_building
from iteru.games.egizia.box.sphinx_cards import (
    BUILT,
    COLUMNS,
    CREW_STRENGTH,
    MOST_PRODUCTION,
    OWN_STONES,
    OWN_STONES_EACH,
    PER_OWN_STONE,
    PER_PERMANENT,
    PER_POINTS,
    PLAYERS_AT_BOTTOM,
    SELF_AT_BOTTOM,
)
from iteru.games.egizia.rules.production import printed_grain, stones_of_quarries
from iteru.games.egizia.state import Fields, everyones_stones
from iteru.kernel.rows import i64
from iteru.kernel.sets import count_bits, members

TABLES: Final = PRINTED.sphinx


def sphinx_points(state: Fields, seat: i64) -> i64:
    """E10.2.3 All Sphinx cards of a seat but the favour of Pharaoh; E13.9 each on its own."""
    return sum(card_points(state, seat, card) for card in members(state.hands[seat]))


def favour_points(state: Fields, seat: i64, total: i64) -> i64:
    """E13.8 sphinx_per_10, sphinx_per_15: from the total after everything else."""
    return sum(favour_of(card, total) for card in members(state.hands[seat]))


def favour_of(card: i64, total: i64) -> i64:
    """E13.8 What one card brings for full tens or fifteens of the total; 0 for all others."""
    if TABLES.kind[card] != PER_POINTS:
        return 0
    return total // TABLES.least[card] * TABLES.points[card]


def card_points(state: Fields, seat: i64, card: i64) -> i64:
    """E13.1 to E13.7 What one card brings; 0 for the favour of Pharaoh, which comes last."""
    kind = TABLES.kind[card]
    have = progress(state, seat, card)
    if kind == PER_POINTS:
        return 0
    if kind in (PER_OWN_STONE, PER_PERMANENT):
        return have * TABLES.points[card]
    if kind == PLAYERS_AT_BOTTOM:
        return TABLES.steps[card][have]
    if kind == CREW_STRENGTH:
        return _highest_step(TABLES.steps[card], have)
    return TABLES.points[card] if have >= goal(card) else 0  # all others have a goal


def _highest_step(steps: list[int], have: i64) -> i64:
    """E13.4 Only the highest step that is reached."""
    found: i64 = 0
    for index in range(0, len(steps), 2):
        if have >= steps[index]:
            found = steps[index + 1]
    return found


def goal(card: i64) -> i64:
    """How much of `progress` the card asks for; 0 where more is always better."""
    kind = TABLES.kind[card]
    if kind == BUILT:
        return count_bits(TABLES.spaces[card])
    if kind in (COLUMNS, OWN_STONES):
        return TABLES.least[card]
    if kind == OWN_STONES_EACH:
        return count_bits(TABLES.number[card])
    if kind == PLAYERS_AT_BOTTOM:
        return TABLES.steps[card].index(max(TABLES.steps[card]))
    if kind == CREW_STRENGTH:
        return TABLES.steps[card][-2]
    if kind == MOST_PRODUCTION:
        return 1
    if kind in (PER_OWN_STONE, PER_PERMANENT, PER_POINTS):
        return 0
    if kind == SELF_AT_BOTTOM:
        return count_bits(TABLES.number[card])
    raise AssertionError(f"no rule scores {PRINTED.sphinx.cards[card]}")


def progress(state: Fields, seat: i64, card: i64) -> i64:
    """How much there is of what the card counts."""
    kind, number = TABLES.kind[card], TABLES.number[card]
    if kind == BUILT:
        return count_bits(everyones_stones(state) & TABLES.spaces[card])
    if kind == COLUMNS:
        stones = everyones_stones(state)
        return len([column for column in TABLES.columns if stones & column == column])
    if kind == PLAYERS_AT_BOTTOM:
        return len([other for other in range(state.seats) if _at_bottom(state, other, number)])
    if kind in (OWN_STONES, PER_OWN_STONE):
        return count_bits(state.built[seat] & TABLES.spaces[card])
    if kind == OWN_STONES_EACH:
        return len(
            [
                building
                for building in range(len(BUILDINGS))
                if number >> building & 1
                and count_bits(state.built[seat] & BUILDING_SPACES[building]) >= TABLES.least[card]
            ]
        )
    if kind == CREW_STRENGTH:
        return state.strength[seat * CREW_TILES + number]
    if kind == MOST_PRODUCTION:
        return int(_has_most(state, seat, number))
    if kind == PER_PERMANENT:
        return count_bits(state.held[seat] & PRINTED.nile.powers)
    if kind == PER_POINTS:
        return state.score[seat]
    if kind == SELF_AT_BOTTOM:
        return _at_bottom(state, seat, number)
    raise AssertionError(f"no rule scores {PRINTED.sphinx.cards[card]}")


def _at_bottom(state: Fields, seat: i64, tracks: i64) -> i64:
    """E13.6 On how many of these tracks the seat's marker is on the bottom space."""
    found: i64 = 0
    for track in range(TRACKS):
        if tracks >> track & 1 and state.market[seat * TRACKS + track] == BOTTOM:
            found += 1
    return found


def production_of(state: Fields, seat: i64, product: i64) -> i64:
    """E13.5 Printed values, start cards included."""
    if product < len(SOILS):
        return printed_grain(state, seat, product)
    return stones_of_quarries(state, seat)


def _has_most(state: Fields, seat: i64, product: i64) -> bool:
    """E13.5 More than nothing, and no other player has more."""
    own = production_of(state, seat, product)
    most = max([production_of(state, other, product) for other in range(state.seats)])
    return 0 < own == most


BUILDING_SPACES: Final = [spaces_of_building(building) for building in range(len(BUILDINGS))]
