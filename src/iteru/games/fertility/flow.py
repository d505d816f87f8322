"""Which function answers which frame; nothing else."""

from iteru.games.fertility.frames import (
    ASK_BUILD,
    ASK_DRAFT,
    ASK_EXCHANGE,
    ASK_PLACE,
    ASK_QUARRY,
    ASK_REMOVE,
    ASK_SUPPLY,
    BEGIN_TURN,
    END_GAME,
    END_TURN,
    FRAME_KINDS,
    PASS_TURN,
    REFILL_POOL,
)
from iteru.games.fertility.rules.build_district import apply_build, legal_build
from iteru.games.fertility.rules.end_of_turn import (
    apply_draft,
    apply_remove,
    begin_turn,
    end_turn,
    legal_draft,
    legal_remove,
    pass_turn,
    refill_pool,
)
from iteru.games.fertility.rules.final_scoring import end_game
from iteru.games.fertility.rules.place_tile import apply_place, legal_place
from iteru.games.fertility.rules.quarry import apply_quarry, legal_quarry
from iteru.games.fertility.rules.supply_shops import (
    apply_exchange,
    apply_supply,
    legal_exchange,
    legal_supply,
)
from iteru.games.fertility.state import Fields
from iteru.kernel.frames import NO_FRAME
from iteru.kernel.rows import i64


def advance(state: Fields) -> None:
    """Carries out the frames that ask nobody."""
    while state.pending.kind != NO_FRAME:
        kind, seat = state.pending.kind, state.pending.seat
        if kind == ASK_QUARRY and not legal_quarry(state, seat):
            state.pending.pop()  # F4.3.6 nothing is possible: the Quarry gives nothing
            continue
        if kind == ASK_EXCHANGE and len(legal_exchange(state, seat)) == 1:
            state.pending.pop()  # F6.6.3 no kind is possible: nothing happens, nobody declines
            continue
        if kind < BEGIN_TURN:
            return
        state.pending.pop()
        if kind == BEGIN_TURN:
            begin_turn(state, seat)
        elif kind == END_TURN:
            end_turn(state, seat)
        elif kind == REFILL_POOL:
            refill_pool(state)
        elif kind == PASS_TURN:
            pass_turn(state)
        elif kind == END_GAME:
            end_game(state)
        else:
            raise AssertionError(f"no rule carries out frame {FRAME_KINDS[kind]}")


def answers(state: Fields) -> list[int]:
    kind, seat = state.pending.kind, state.pending.seat
    if kind == ASK_PLACE:
        return legal_place(state, seat)
    if kind == ASK_QUARRY:
        return legal_quarry(state, seat)
    if kind == ASK_BUILD:
        return legal_build(state, seat)
    if kind == ASK_SUPPLY:
        return legal_supply(state, seat)
    if kind == ASK_EXCHANGE:
        return legal_exchange(state, seat)
    if kind == ASK_DRAFT:
        return legal_draft(state)
    if kind == ASK_REMOVE:
        return legal_remove(state)
    raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


def resolve(state: Fields, code: i64) -> None:
    kind, seat = state.pending.kind, state.pending.seat
    if kind == ASK_PLACE:
        apply_place(state, seat, code)
    elif kind == ASK_QUARRY:
        apply_quarry(state, seat, code)
    elif kind == ASK_BUILD:
        apply_build(state, seat, code)
    elif kind == ASK_SUPPLY:
        apply_supply(state, seat, code)
    elif kind == ASK_EXCHANGE:
        apply_exchange(state, seat, code)
    elif kind == ASK_DRAFT:
        apply_draft(state, seat, code)
    elif kind == ASK_REMOVE:
        apply_remove(state, seat, code)
    else:
        raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")
