"""Drafts: several codes of one seat, played as one as far as that seat can foresee them."""

from collections.abc import Sequence

from iteru import IllegalAction, State
from iteru.kernel.errors import BlankChance, NotKnown
from iteru.kernel.preview import CHANCE, GOES_ON, OVER, REVEAL, SEAT, SECRET
from iteru.server.refusals import Refusal

ENDS = {
    CHANCE: "leaves something to chance",
    SECRET: "depends on what is hidden",
    REVEAL: "reveals something",
    SEAT: "hands over to another seat",
    OVER: "ends the game",
}


def check_draft(state: State, codes: Sequence[int]) -> None:
    """Raises Refusal unless all codes of the mover may be played, one after the other.

    Only the last may reveal something or hand over. All is tried on what the mover knows: a
    refusal must not tell what is hidden.
    """
    seat = state.to_move
    known = state.known(seat)
    for step, code in enumerate(codes, start=1):
        reveals = known.reveals
        try:
            known.play(code)
        except IllegalAction as error:
            place = f"Step {step} of the draft: " if len(codes) > 1 else ""
            raise Refusal("illegal", f"{place}{error}.") from error
        except NotKnown as error:
            end = CHANCE if isinstance(error, BlankChance) else SECRET
        else:
            end = _end(known, seat, reveals)
        if end != GOES_ON and step < len(codes):
            sentence = f"Step {step + 1} cannot be part of the draft: step {step} {ENDS[end]}."
            raise Refusal("illegal", sentence)


def _end(state: State, seat: int, reveals: int) -> str:
    """Why a draft of this seat ends here, if it does."""
    if state.over:
        return OVER
    if state.to_move != seat:
        return SEAT
    return REVEAL if state.reveals != reveals else GOES_ON
