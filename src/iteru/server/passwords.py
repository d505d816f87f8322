"""Passwords: kept as Argon2's hashes, and not among those that are guessed first."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from zxcvbn import zxcvbn

from iteru.server.refusals import Refusal

LONG_ENOUGH = 72  # characters: beyond these zxcvbn takes seconds, and nobody guesses
ACCEPTED = 2  # of 4: the least of zxcvbn's scores that will do


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._working = asyncio.Semaphore(2)  # each takes 64 MB and a core for a moment

    async def hash(self, password: str, account: str) -> str:
        """What is kept of a new password. Raises Refusal if it is easily guessed."""
        async with self._working:
            if await asyncio.to_thread(is_guessable, password, account):
                raise Refusal("weak_password", "This password is easily guessed. Choose another.")
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password that was kept.

        Takes as long if none was: the time tells nobody which accounts exist.
        """
        async with self._working:
            return await asyncio.to_thread(self._is_right, kept, password)

    def _is_right(self, kept: str | None, password: str) -> bool:
        if kept is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(kept, password)
        except VerifyMismatchError:
            return False


def is_guessable(password: str, account: str) -> bool:
    if len(password) > LONG_ENOUGH:
        return False
    found = zxcvbn(password, user_inputs=[account, "iteru"])
    return int(found["score"]) < ACCEPTED
