"""What helps a person to decide: previews of a draft, and a bot's hint."""

from collections.abc import Sequence

from iteru import Game
from iteru.analysis.hint import Hint
from iteru.analysis.reasons import Comparison
from iteru.bots.question import question
from iteru.kernel.message import message
from iteru.server.messages.base import Level
from iteru.server.messages.live import (
    HintAlternative,
    HintAnswer,
    HintPart,
    HintShare,
    HintStep,
    PreviewAnswer,
)
from iteru.server.moves import Stale
from iteru.server.play import Play
from iteru.server.refusals import Refusal
from iteru.server.table_info import check_no_puzzle
from iteru.server.tables import LiveTable, Tables
from iteru.server.thinking import Thinkers

ADVISER: Level = "hard"


class Advice:
    """For the holder of the seat that is to decide, and for nobody else."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers

    async def preview(
        self, table: LiveTable, person: str | None, number: int, codes: Sequence[int]
    ) -> PreviewAnswer:
        """What a draft would bring, up to the first thing that chance or a secret decides."""
        async with table.lock:
            play = await self._deciding(table, person, number)
            return play.preview(codes)

    async def hint(self, table: LiveTable, person: str | None, number: int) -> HintAnswer:
        """What a strong bot would choose, knowing what the person knows."""
        async with table.lock:
            play = await self._deciding(table, person, number)
            check_no_puzzle(table.stored())
            known, seed = question(play.match.record, play.state)
        assert person is not None  # a seat that decides belongs to somebody
        hint = await self._thinkers.hint(ADVISER, known, seed, person)
        return hint_answer(known.game, number, hint)

    async def _deciding(self, table: LiveTable, person: str | None, number: int) -> Play:
        kept = await self._tables.read(table)
        play = table.play
        if play is None or kept.table.status != "running":
            raise Refusal("not_running", "The game is not running.")
        if play.state.to_move not in table.seats_of(person):
            raise Refusal("foreign_seat", "It is not your decision.")
        if play.past_notes(number) != play.number:
            raise Stale(play, number)
        return play


def hint_answer(game: Game, number: int, hint: Hint) -> HintAnswer:
    """A hint as it is sent."""
    answer = hint.answer
    lines = {line[0][1]: [hint_step(game, *step) for step in line] for line in answer.lines}
    return HintAnswer(
        number=number,
        code=answer.code,
        shares=[HintShare(code=code, share=share) for code, share in answer.shares],
        expected=answer.expected,
        line=lines[answer.code],
        alternatives=[
            alternative(comparison, lines[comparison.other]) for comparison in hint.comparisons
        ],
    )


def hint_step(game: Game, seat: int, code: int) -> HintStep:
    return HintStep(seat=seat, choice={**game.describe(code), "code": code})


def alternative(comparison: Comparison, line: list[HintStep]) -> HintAlternative:
    return HintAlternative(
        code=comparison.other,
        points=comparison.points,
        is_close=comparison.is_close,
        parts=[HintPart(name=message(part.text), points=part.points) for part in comparison.parts],
        sentences=list(comparison.sentences),
        line=line,
    )
