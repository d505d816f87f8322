"""What everybody sees of each player (E15.1)."""

from iteru.games.egizia.box.components import CARD_VALUE, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import (
    BUILDINGS,
    CREW_TILES,
    CREWS,
    FIELD,
    GRAIN_MARKET,
    GRAVES,
    GRAVES_FIRST,
    GREEN,
    MAX_STONES,
    QUARRY,
    SITES,
    SOILS,
    STONE_MARKET,
    TRACKS,
)
from iteru.games.egizia.box.sphinx_cards import PRODUCTS
from iteru.games.egizia.rules.feeding import loss_for, penalty_of
from iteru.games.egizia.rules.final_scoring import parts, places
from iteru.games.egizia.rules.production import (
    crews_to_feed,
    grain_of_fields,
    is_irrigated,
    soil_of,
    stones_of_quarries,
)
from iteru.games.egizia.rules.sphinx_scoring import BUILDING_SPACES, production_of
from iteru.games.egizia.sight.shape import Feeding, FieldView, SeatView
from iteru.games.egizia.state import GRAVE_SPACES, PARTS, Fields, tile_of
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import count_bits, members


def seats_view(state: Fields) -> list[SeatView]:
    on_track = [list(state.rank).index(seat) + 1 for seat in range(state.seats)]
    ranks = places(state) if state.over else on_track
    return [_seat(state, seat, ranks[seat]) for seat in range(state.seats)]


def _seat(state: Fields, seat: int, place: int) -> SeatView:
    strength = state.strength[seat * CREW_TILES : seat * CREW_TILES + CREW_TILES]
    shown = _public_parts(state, seat)
    own = state.built[seat]
    in_ships, passed = state.phase == 2, bool(state.passed >> seat & 1)
    return {
        "colour": PRINTED.colours[seat],
        "score": state.score[seat],
        "scarabs": state.score[seat] // PRINTED.scarab,
        "track_space": state.score[seat] % PRINTED.scarab,
        "place": place,
        "tile": tile_of(state, seat) + 1,
        "bid": state.bids[seat],
        "reserve": state.reserve[seat],
        "next_reserve": min(state.reserve[seat] + stones_of_quarries(state, seat), MAX_STONES),
        "strength": dict(zip(CREWS, strength, strict=True)),
        "used_crews": [CREWS[crew] for crew in members(state.tired[seat])],
        "stone_market": state.market[seat * TRACKS + STONE_MARKET],
        "grain_market": state.market[seat * TRACKS + GRAIN_MARKET],
        "ships_left": state.ships_left[seat],
        "is_sailing": in_ships and state.ships_left[seat] > 0 and not passed,
        "has_passed": in_ships and passed,
        "downstream": state.downstream[seat] + 1,
        "upstream": PRINTED.river.spaces[: state.downstream[seat]],
        "cards": named(members(state.held[seat]), PRINTED.nile.cards),
        "used_cards": named(members(state.held[seat] & state.used), PRINTED.nile.cards),
        "upgraded": _upgraded(state, seat),
        "fields": _fields(state, seat),
        "quarries": ["start_quarry", *_cards_of(state, seat, QUARRY)],
        "feeding": feeding_view(state, seat),
        "production": {
            product: production_of(state, seat, number) for number, product in enumerate(PRODUCTS)
        },
        "sites_built": [SITES[site] for site in members(state.sites_built[seat])],
        "stones": {
            name: count_bits(own & BUILDING_SPACES[number]) for number, name in enumerate(BUILDINGS)
        },
        "grave_tiles": [
            state.graves[place]
            for place in range(GRAVES)
            if (own & GRAVE_SPACES) >> (GRAVES_FIRST + place) & 1
        ],
        "sphinx": state.hand_sizes[seat],
        "sphinx_cards": named(members(state.hands[seat]), PRINTED.sphinx.cards)
        if state.over
        else None,
        "parts": shown,
        "points": sum(shown.values()),
    }


def _cards_of(state: Fields, seat: int, kind: int) -> list[str]:
    return named(members(state.held[seat] & OF_KIND[kind]), PRINTED.nile.cards)


def _fields(state: Fields, seat: int) -> list[FieldView]:
    """E2.6, E12.3.9 What each field counts as, and gives with the present irrigation."""
    found = [_field(state, "start_field", GREEN, PRINTED.start_grain)]
    for card in members(state.held[seat] & OF_KIND[FIELD]):
        name = PRINTED.nile.cards[card]
        found.append(_field(state, name, soil_of(state, card), CARD_VALUE[card]))
    return found


def _field(state: Fields, card: str, soil: int, grain: int) -> FieldView:
    gives = grain if is_irrigated(state, soil) else 0
    return {"card": card, "soil": SOILS[soil], "water": soil + 1, "gives": gives}


def feeding_view(state: Fields, seat: int) -> Feeding:
    """E6.2 to E6.5 As if the crews were fed now."""
    need, supply = crews_to_feed(state, seat), grain_of_fields(state, seat)
    missing = max(need - supply, 0)
    full = loss_for(state, seat, missing)
    loss = min(full, state.score[seat])
    return {
        "need": need,
        "supply": supply,
        "missing": missing,
        "penalty": penalty_of(state, seat),
        "loss": loss,
        "is_capped": loss < full,
    }


def _upgraded(state: Fields, seat: int) -> str | None:
    if state.upgraded == NONE or not state.held[seat] >> state.upgraded & 1:
        return None
    return PRINTED.nile.cards[state.upgraded]


def _public_parts(state: Fields, seat: int) -> dict[str, int]:
    """The points by source; Sphinx cards are shown at the end (E10.2)."""
    found = dict(zip(PARTS, parts(state, seat), strict=True))
    if not state.over:
        found["sphinx_cards"] = found["favour"] = 0
    return found
