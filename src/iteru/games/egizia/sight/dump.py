"""A state as readable plain data; restore.py is the way back."""

from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import CREW_TILES, CREWS, IRRIGATIONS, SITES, TRACKS
from iteru.games.egizia.frames import FRAME_KINDS
from iteru.games.egizia.state import BOOKED, Fields
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import members

EMPTY: Final = "-"
HIDDEN: Final = "?"  # a Sphinx card that the seat, whose knowledge this is, may not see


def dump(state: Fields) -> dict[str, object]:
    found: dict[str, object] = {
        "seats": state.seats,
        "options": dict(state.options),
        "generator": list(state.generator.words()),
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "round": state.round,
        "phase": state.phase,
        "irrigation": IRRIGATIONS[state.irrigation],
        "order": list(state.order),
        "rank": list(state.rank),
        "passed": members(state.passed),
        "laid": named(list(state.laid), PRINTED.nile.cards, EMPTY),
        "unseen": named(members(state.unseen), PRINTED.nile.cards),
        "gone": named(members(state.gone), PRINTED.nile.cards),
        "used": named(members(state.used), PRINTED.nile.cards),
        "upgraded": EMPTY if state.upgraded == NONE else PRINTED.nile.cards[state.upgraded],
        "reused": EMPTY if state.reused == NONE else PRINTED.river.spaces[state.reused],
        "first_builder": state.first_builder,
        "site_ships": list(state.site_ships),
        "graves": list(state.graves),
        "unseen_graves": list(state.unseen_graves),
        "sphinx_deck": [
            _sphinx_cards(batch, size)
            for batch, size in zip(state.batches, state.batch_sizes, strict=True)
        ],
        "looking": _sphinx_cards(state.looking, state.looking_size),
        "work_left": state.work_left,
        "work_spent": state.work_spent,
        "work_rows": members(state.work_rows),
        "players": [_player(state, seat) for seat in range(state.seats)],
    }
    if state.viewer != NONE:
        found["viewer"] = state.viewer
    return found


def _player(state: Fields, seat: int) -> dict[str, object]:
    return {
        "score": state.score[seat],
        "booked": list(state.booked[seat * BOOKED : seat * BOOKED + BOOKED]),
        "bid": state.bids[seat],
        "strength": list(state.strength[seat * CREW_TILES : seat * CREW_TILES + CREW_TILES]),
        "tired": named(members(state.tired[seat]), CREWS),
        "reserve": state.reserve[seat],
        "market": list(state.market[seat * TRACKS : seat * TRACKS + TRACKS]),
        "cards": named(members(state.held[seat]), PRINTED.nile.cards),
        "ships": named(members(state.ships[seat]), PRINTED.river.spaces),
        "ships_left": state.ships_left[seat],
        "stones": named(members(state.built[seat]), PRINTED.stones.spaces),
        "sites_built": named(members(state.sites_built[seat]), SITES),
        "sphinx": _sphinx_cards(state.hands[seat], state.hand_sizes[seat]),
    }


def _sphinx_cards(cards: int, size: int) -> list[str]:
    if cards == 0:
        return [HIDDEN] * size
    return named(members(cards), PRINTED.sphinx.cards)
