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


def push_steps(state: Fields, seat: int, noble: int) -> None:
    """P9.8 The part named first comes first, so it is pushed last."""
    for step, amount in reversed(PRINTED.noble_steps[noble]):
        if step == STEP_NILE and state.one_track:
            state.pending.append((ASK_OFFICIAL_TRACK, seat, amount))
        elif step == STEP_NILE:
            for _ in range(amount):
                state.pending.append((ASK_NILE_ADVANCE, seat, ALL_COLOURS))
        elif step == STEP_OFFERING:
            for _ in range(amount):
                state.pending.append((ASK_OFFERING_SOURCE, seat, 0))
        elif step == STEP_ARTISAN:
            for _ in range(amount):
                state.pending.append((ASK_ARTISAN_PICK, seat, 0))
        elif step == STEP_BURIAL:
            for _ in range(amount):
                state.pending.append((BUILD_STAGE, seat, 0))
        elif step == STEP_SILVER:
            state.pending.append((GAIN_SILVER, seat, amount))
        else:
            raise AssertionError(f"there is no step {step}")


def legal_official_track(state: Fields) -> list[int]:
    """P9.8 Any of the five tracks, even one without room."""
    return [ADVANCE + track for track in range(BASICS)]


def apply_official_track(state: Fields, seat: int, code: int) -> None:
    """P9.8 All advances on that track; those beyond the top are lost."""
    amount = state.pending.pop()[2]
    for _ in range(amount):
        advance_on(state, seat, code - ADVANCE)
