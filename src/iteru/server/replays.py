"""Replays on demand: made elsewhere, a range of steps at a time, and kept for who asks again."""

import hashlib
from collections import OrderedDict
from functools import partial

from iteru.server.records import replay, replay_steps
from iteru.server.thinking import Thinkers
from iteru.work import Job

MOST_KEPT = 32 * 1024 * 1024  # bytes of answers


class Replays:
    """Of records as text; the answers are JSON, not read again here."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._answers = Kept(MOST_KEPT)

    async def replay(self, text: str, owner: str) -> bytes:
        return await self._answer(f"replay {digest(text)}", partial(replay, text), owner)

    async def steps(self, text: str, first: int, count: int, owner: str, *, is_open: bool) -> bytes:
        """Open: with what is private of all seats, of a game that is over."""
        name = f"steps {first} {count} {is_open} {digest(text)}"
        return await self._answer(name, partial(replay_steps, text, first, count, is_open), owner)

    async def _answer(self, name: str, job: Job[bytes], owner: str) -> bytes:
        answer = self._answers.get(name)
        if answer is None:
            answer = await self._thinkers.replay(job, owner)
            self._answers.keep(name, answer)
        return answer


class Kept:
    """Answers by name, no more than so many bytes in all; the longest unused go first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._answers: OrderedDict[str, bytes] = OrderedDict()

    def get(self, name: str) -> bytes | None:
        if name in self._answers:
            self._answers.move_to_end(name)
        return self._answers.get(name)

    def keep(self, name: str, answer: bytes) -> None:
        self._size += len(answer) - len(self._answers.pop(name, b""))
        self._answers[name] = answer
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1])


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
