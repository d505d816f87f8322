"""What a seat may see (E15.1): all but chance and other players' Sphinx cards."""

from iteru.games.egizia.box.components import PRINTED, PYRAMID_ROW_SPACES, SPACE_CARD, SPACE_SITE
from iteru.games.egizia.box.ids import (
    BESIDE,
    DECKS,
    IRRIGATIONS,
    LAST_BUILDER,
    ROUNDS,
    SITES,
    SLOTS,
    SPACES,
    STONE_SPACES,
    Site,
)
from iteru.games.egizia.frames import ASK_BUILD, ASK_WORK, FRAME_KINDS
from iteru.games.egizia.rules.final_scoring import points, points_before_favour
from iteru.games.egizia.rules.sphinx_scoring import card_points, favour_of, goal, progress
from iteru.games.egizia.rules.temple_pyramid import owner_of_row
from iteru.games.egizia.sight.hidden import sees_looking
from iteru.games.egizia.sight.shape import (
    PrivateView,
    PublicView,
    PyramidRow,
    RiverSpace,
    SiteView,
    SphinxNow,
    Work,
)
from iteru.games.egizia.sight.view_seats import seats_view
from iteru.games.egizia.state import Fields, deck_cards, everyones_stones, repeats_own_space
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import count_bits, members


def public_view(state: Fields) -> PublicView:
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
        "can_speculate": state.seats > state.usable,  # E5.7.4
        "irrigation": IRRIGATIONS[state.irrigation],
        "order": [_seat_or_none(seat) for seat in state.order],
        "rank": list(state.rank),
        "passed": members(state.passed),
        "river": [_space(state, space) for space in range(SPACES)],
        "sites": [_site(state, site) for site in range(len(SITES))],
        "stones": _stones(state),
        "pyramid_rows": _pyramid_rows(state),
        "graves": [value if value > 0 else None for value in state.graves],
        "work": _work(state),
        "building": _building(state),
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
            "batches": list(state.batch_sizes),
            "looking": state.looking_size,
        },
        "seats": seats_view(state),
    }


def private_view(state: Fields, seat: int) -> PrivateView:
    """Own Sphinx cards, and those that the seat chooses from."""
    found: PrivateView = {
        "sphinx": _sphinx_cards(state, seat, state.hands[seat]),
        "points": points(state, seat),
    }
    if sees_looking(state, seat):
        found["looking"] = _sphinx_cards(state, seat, state.looking)
    return found


def _sphinx_cards(state: Fields, seat: int, cards: int) -> list[SphinxNow]:
    """Each with what it would bring now, and how far it is."""
    found: list[SphinxNow] = []
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


def _space(state: Fields, space: int) -> RiverSpace:
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


def _site(state: Fields, site: int) -> SiteView:
    ships = state.site_ships[site * SLOTS : site * SLOTS + SLOTS]
    return {
        "site": SITES[site],
        "space": PRINTED.river.space_of_site[site],
        "ships": [_seat_or_none(seat) for seat in ships[:BESIDE]],
        "beside": _seat_or_none(ships[BESIDE]),
        "last": _seat_or_none(ships[LAST_BUILDER]),
        "built": [seat for seat in range(state.seats) if state.sites_built[seat] >> site & 1],
    }


def _stones(state: Fields) -> dict[str, int]:
    found: dict[str, int] = {}
    for space in range(STONE_SPACES):
        for seat in range(state.seats):
            if state.built[seat] >> space & 1:
                found[PRINTED.stones.spaces[space]] = seat
    return found


def _pyramid_rows(state: Fields) -> list[PyramidRow]:
    """E8.3.3.3 Rows that have begun, from below."""
    found: list[PyramidRow] = []
    for row, spaces in enumerate(PYRAMID_ROW_SPACES):
        seat = owner_of_row(state, row)
        if seat != NONE:
            stones = count_bits(state.built[seat] & spaces)
            complete = everyones_stones(state) & spaces == spaces
            found.append({"row": row + 1, "seat": seat, "stones": stones, "complete": complete})
    return found


def _building(state: Fields) -> Site | None:
    """E8.2 The site on which the mover decides to build, or builds."""
    if not state.pending:
        return None
    kind, _, site = state.pending.top()
    return SITES[site] if kind in (ASK_BUILD, ASK_WORK) else None


def _work(state: Fields) -> Work | None:
    if not state.pending or state.pending.kind != ASK_WORK:
        return None
    return {
        "seat": state.pending.seat,
        "left": state.work_left,
        "spent": state.work_spent,
        "rows": [row + 1 for row in members(state.work_rows)],
    }
