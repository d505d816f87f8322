"""The analysis of a game: what was read of it so far, and what is still to be read.

>>> from iteru import Record
>>> from iteru.analysis.analysis import Analysis
>>> analysis = Analysis(Record.begin("fertility", seats=2, seed=1))
>>> analysis.unread("quick"), analysis.is_read("deep")
([], True)
"""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from iteru.analysis.depth import DEEP, DEPTHS, QUICK
from iteru.analysis.moments import Moment, Place, graph, moments
from iteru.analysis.outline import Outline, outlined
from iteru.analysis.reading import AS_GOOD, SURE, Reading, read
from iteru.kernel.record import Record
from iteru.work import Job, Priority, Workforce, finished

FORMAT: Final = "iteru-analysis"
FORMAT_VERSION: Final = 1


class Analysis:
    """A record with its readings, by move. Whatever is read can be used at once."""

    def __init__(self, record: Record, outline: Outline | None = None) -> None:
        """Raises RecordError if the record cannot be replayed, unless its outline is given."""
        self.record = record
        self.outline = finished(outlined(record)) if outline is None else outline
        self.readings: dict[int, Reading] = {}

    def take(self, reading: Reading) -> None:
        """A deeper reading takes the place of a quick one, never the other way round."""
        known = self.readings.get(reading.move)
        if known is None or known.depth == QUICK.name:
            self.readings[reading.move] = reading

    def unread(self, depth: str) -> list[int]:
        """The moves to be read yet, what matters most first.

        The quick pass reads every decision, the deep one reads again what may have been costly.
        """
        asked = self.outline.questions
        fresh = [move for move in asked if move not in self.readings]
        if fresh or depth == QUICK.name:
            return fresh
        again = [self.readings[move] for move in asked if deserves_more(self.readings[move])]
        return [reading.move for reading in sorted(again, key=lambda reading: -reading.cost)]

    def is_read(self, depth: str) -> bool:
        return not self.unread(depth)

    def passes(self, depth: str) -> Iterator[tuple[str, list[int]]]:
        """The moves to be read yet, pass by pass; each must be taken before the next."""
        for name in DEPTHS if depth == DEEP.name else (QUICK.name,):
            yield name, self.unread(name)

    def job(self, move: int, depth: str) -> Job[Reading]:
        return partial(read, self.record.to_json(), move, depth)

    def to_json(self) -> dict[str, object]:
        """Everything that can be shown; `from_json` goes on from it."""
        readings = [self.readings[move] for move in sorted(self.readings)]
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "record": json.loads(self.record.to_json()),
            "read": len(readings),
            "of": len(self.outline.questions),
            "summary": self.summary(),
            "graph": [vars(place) for place in self.graph()],
            "moments": [vars(moment) for moment in self.moments()],
            "decisions": [reading.to_json() for reading in readings],
        }

    def graph(self) -> list[Place]:
        return graph(self.outline, self.readings, self.record.loaded_game().has_secrets)

    def moments(self) -> list[Moment]:
        return moments(self.outline, self.readings, self.record.loaded_game().has_secrets)

    def summary(self) -> list[dict[str, object]]:
        """By seat: how many of its decisions were sound, and what the others cost."""
        found: list[dict[str, object]] = []
        for seat in range(self.record.seats):
            own = [self.readings[move] for move in sorted(self.readings)]
            own = [reading for reading in own if reading.seat == seat]
            costly = [reading for reading in own if reading.verdict == "costly"]
            cost = sum(reading.cost for reading in costly)
            found.append({"decisions": len(own), "sound": len(own) - len(costly), "cost": cost})
        return found

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Analysis":
        """Raises ValueError if this is no analysis that `to_json` has made."""
        if data.get("format") != FORMAT or data.get("format_version") != FORMAT_VERSION:
            raise ValueError(f'not an analysis: "format" must be "{FORMAT}"')
        try:
            analysis = Analysis(Record.from_json(json.dumps(data["record"])))
            for reading in data["decisions"]:
                analysis.take(Reading.from_json(reading))
        except (KeyError, TypeError) as error:
            raise ValueError(f"not an analysis: {error} does not fit") from error
        return analysis


def deserves_more(reading: Reading) -> bool:
    """Whether a deeper look may show a cost, or that there is none."""
    if reading.depth != QUICK.name or reading.is_exact or reading.verdict == "best":
        return False
    return reading.cost + SURE * reading.error > AS_GOOD


def analyse(
    analysis: Analysis,
    depth: str,
    workforce: Workforce | None = None,
    progress: Callable[[Analysis, int, int], None] | None = None,
) -> None:
    """Reads all that is to be read; `progress` is told after each how many of this pass are read.

    It may be interrupted at any time: what was taken stays. Without a workforce it is done here.
    """
    for name, moves in analysis.passes(depth):
        jobs = [analysis.job(move, name) for move in moves]
        found: Iterator[Reading] = (finished(job()) for job in jobs)
        if workforce is not None:
            found = workforce.map(jobs, priority=Priority.ANALYSIS)
        for number, reading in enumerate(found, start=1):
            analysis.take(reading)
            if progress is not None:
                progress(analysis, number, len(jobs))
