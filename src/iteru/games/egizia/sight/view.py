"""What a seat may see (E15.1): all but chance and other players' Sphinx cards."""

from iteru.games.egizia.box.components import PRINTED, SPACE_CARD, SPACE_SITE
from iteru.games.egizia.box.ids import (
    BESIDE,
    BUILDINGS,
    CREW_TILES,
    CREWS,
    DECKS,
    GRAIN_MARKET,
    GRAVES,
    GRAVES_FIRST,
    IRRIGATIONS,
    LAST_BUILDER,
    ROUNDS,
    SITES,
    SLOTS,
    SPACES,
    STONE_MARKET,
    STONE_SPACES,
    TRACKS,
)
from iteru.games.egizia.box.sphinx_cards import PRODUCTS
from iteru.games.egizia.frames import ASK_WORK, FRAME_KINDS
from iteru.games.egizia.rules.feeding import loss_for
from iteru.games.egizia.rules.final_scoring import parts, places, points, points_before_favour
from iteru.games.egizia.rules.production import crews_to_feed, grain_of_fields
from iteru.games.egizia.rules.sphinx_scoring import (
    BUILDING_SPACES,
    card_points,
    favour_of,
    goal,
    production_of,
    progress,
)
from iteru.games.egizia.sight.hidden import sees_looking
from iteru.games.egizia.state import GRAVE_SPACES, PARTS, Fields, deck_cards, repeats_own_space
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import count_bits, members


def public_view(state: Fields) -> dict[str, object]:
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "phase": "" if state.over or state.phase == 0 else PRINTED.phases[state.phase - 1],
        "to_move": state.to_move,
        "decision": state.decision,
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "options": dict(state.options),
        "site_spaces": state.usable,
        "irrigation": IRRIGATIONS[state.irrigation],
        "order": [_seat_or_none(seat) for seat in state.order],
        "rank": state.rank[:],
        "passed": members(state.passed),
        "river": [_space(state, space) for space in range(SPACES)],
        "sites": [_site(state, site) for site in range(len(SITES))],
        "stones": _stones(state),
        "graves": [value if value > 0 else None for value in state.graves],
        "work": _work(state),
        "first_builder": _seat_or_none(state.first_builder),
        "unseen_cards": {
            name: named(members(deck_cards(state, deck)), PRINTED.nile.cards)
            for deck, name in enumerate(DECKS)
        },
        "gone_cards": named(members(state.gone), PRINTED.nile.cards),
        "unseen_graves": {
            str(value): count
            for value, count in zip(PRINTED.stones.grave_values, state.unseen_graves, strict=True)
        },
        "sphinx_deck": {
            "cards": sum(state.batch_sizes),
            "batches": state.batch_sizes[:],
            "looking": state.looking_size,
        },
        "seats": _seats(state),
    }


def private_view(state: Fields, seat: int) -> dict[str, object]:
    """Own Sphinx cards, and those that the seat chooses from."""
    found: dict[str, object] = {
        "sphinx": _sphinx_cards(state, seat, state.hands[seat]),
        "points": points(state, seat),
    }
    if sees_looking(state, seat):
        found["looking"] = _sphinx_cards(state, seat, state.looking)
    return found


def _sphinx_cards(state: Fields, seat: int, cards: int) -> list[object]:
    """Each with what it would bring now, and how far it is."""
    found: list[object] = []
    total = points_before_favour(state, seat)
    for card in members(cards):
        found.append(
            {
                "card": PRINTED.sphinx.cards[card],
                "points": card_points(state, seat, card) + favour_of(card, total),
                "have": progress(state, seat, card),
                "need": goal(card),
            }
        )
    return found


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _space(state: Fields, space: int) -> dict[str, object]:
    number = SPACE_CARD[space]
    card = NONE if number == NONE else state.laid[number]
    ships: list[int] = []
    for seat in range(state.seats):
        if SPACE_SITE[space] == NONE and state.ships[seat] >> space & 1:
            ships.append(seat)
            if space == state.reused and repeats_own_space(state, seat):
                ships.append(seat)
    return {
        "space": PRINTED.river.spaces[space],
        "card": None if card == NONE else PRINTED.nile.cards[card],
        "ships": ships,
    }


def _site(state: Fields, site: int) -> dict[str, object]:
    ships = state.site_ships[site * SLOTS : site * SLOTS + SLOTS]
    return {
        "site": SITES[site],
        "space": PRINTED.river.space_of_site[site],
        "ships": [_seat_or_none(seat) for seat in ships[:BESIDE]],
        "beside": _seat_or_none(ships[BESIDE]),
        "last": _seat_or_none(ships[LAST_BUILDER]),
        "built": [seat for seat in range(state.seats) if state.sites_built[seat] >> site & 1],
    }


def _stones(state: Fields) -> dict[str, object]:
    found: dict[str, object] = {}
    for space in range(STONE_SPACES):
        for seat in range(state.seats):
            if state.built[seat] >> space & 1:
                found[PRINTED.stones.spaces[space]] = seat
    return found


def _work(state: Fields) -> dict[str, object] | None:
    if not state.pending or state.pending[-1][0] != ASK_WORK:
        return None
    return {
        "seat": state.pending[-1][1],
        "left": state.work_left,
        "spent": state.work_spent,
        "rows": [row + 1 for row in members(state.work_rows)],
    }


def _seats(state: Fields) -> list[object]:
    on_track = [state.rank.index(seat) + 1 for seat in range(state.seats)]
    ranks = places(state) if state.over else on_track
    return [_seat(state, seat, ranks[seat]) for seat in range(state.seats)]


def _seat(state: Fields, seat: int, place: int) -> dict[str, object]:
    strength = state.strength[seat * CREW_TILES : seat * CREW_TILES + CREW_TILES]
    need, supply = crews_to_feed(state, seat), grain_of_fields(state, seat)
    missing = max(need - supply, 0)
    shown = _public_parts(state, seat)
    own = state.built[seat]
    return {
        "colour": PRINTED.colours[seat],
        "score": state.score[seat],
        "scarabs": state.score[seat] // PRINTED.scarab,
        "track_space": state.score[seat] % PRINTED.scarab,
        "place": place,
        "tile": state.order.index(seat) + 1 if seat in state.order else 0,
        "bid": state.bids[seat],
        "reserve": state.reserve[seat],
        "strength": dict(zip(CREWS, strength, strict=True)),
        "used_crews": named(members(state.tired[seat]), CREWS),
        "stone_market": state.market[seat * TRACKS + STONE_MARKET],
        "grain_market": state.market[seat * TRACKS + GRAIN_MARKET],
        "ships_left": state.ships_left[seat],
        "downstream": state.downstream[seat] + 1,
        "cards": named(members(state.held[seat]), PRINTED.nile.cards),
        "used_cards": named(members(state.held[seat] & state.used), PRINTED.nile.cards),
        "upgraded": _upgraded(state, seat),
        "need": need,
        "supply": supply,
        "missing": missing,
        "loss": min(loss_for(state, seat, missing), state.score[seat]),
        "production": {
            product: production_of(state, seat, number) for number, product in enumerate(PRODUCTS)
        },
        "sites_built": named(members(state.sites_built[seat]), SITES),
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
