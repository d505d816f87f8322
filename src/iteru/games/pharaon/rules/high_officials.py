"""High Officials: what they give at once, step by step (P9.8)."""

from iteru.games.pharaon.actions import ADVANCE
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    ALL_COLOURS,
    BASICS,
    STEP_ARTISAN,
    STEP_BURIAL,
    STEP_NILE,
    STEP_OFFERING,
    STEP_SILVER,
)
from iteru.games.pharaon.frames import (
    ASK_ARTISAN_PICK,
    ASK_NILE_ADVANCE,
    ASK_OFFERING_SOURCE,
    ASK_OFFICIAL_TRACK,
    BUILD_STAGE,
    GAIN_SILVER,
)
from iteru.games.pharaon.rules.nile import advance_on
from iteru.games.pharaon.state import Fields
from iteru.kernel.rows import i64


def push_steps(state: Fields, seat: i64, noble: i64) -> None:
    """P9.8 The part named first comes first, so it is pushed last."""
    for step, amount in reversed(PRINTED.noble_steps[noble]):
        if step == STEP_NILE and state.one_track:
            state.pending.push(ASK_OFFICIAL_TRACK, seat, amount)
        elif step == STEP_NILE:
            for _ in range(amount):
                state.pending.push(ASK_NILE_ADVANCE, seat, ALL_COLOURS)
        elif step == STEP_OFFERING:
            for _ in range(amount):
                state.pending.push(ASK_OFFERING_SOURCE, seat)
        elif step == STEP_ARTISAN:
            for _ in range(amount):
                state.pending.push(ASK_ARTISAN_PICK, seat)
        elif step == STEP_BURIAL:
            for _ in range(amount):
                state.pending.push(BUILD_STAGE, seat)
        elif step == STEP_SILVER:
            state.pending.push(GAIN_SILVER, seat, amount)
        else:
            raise AssertionError(f"there is no step {step}")


def legal_official_track(state: Fields) -> list[int]:
    """P9.8 Any of the five tracks, even one without room."""
    return [ADVANCE + track for track in range(BASICS)]


def apply_official_track(state: Fields, seat: i64, code: i64) -> None:
    """P9.8 All advances on that track; those beyond the top are lost."""
    amount = state.pending.pop()
    for _ in range(amount):
        advance_on(state, seat, code - ADVANCE)
