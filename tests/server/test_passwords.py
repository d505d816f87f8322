"""Passwords: none that is guessed first, changed by who knows the old one, guessed by nobody."""

import asyncio
import time
from typing import Literal

import pytest
from argon2 import PasswordHasher

from iteru.server.passwords import Passwords, is_guessable
from tests.server.clients import Data, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.processes import ServerProcess
from tests.server.test_accounts import PASSWORD, account, new_name

OTHER = "battery staple"


class CountingHasher(PasswordHasher):
    """Knows how often it had to work."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)
        self.count = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.count += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.count += 1
        return super().verify(hash, password)


@pytest.mark.parametrize("password", ["password", "iteru123", "12345678", "qwertyuiop", "aaaaaaaa"])
def test_common_passwords_are_refused(ann: Player, password: str) -> None:
    """The attack: `password` was accepted, and guessed at once."""
    assert ann.refused("/account", {"account": new_name(), "password": password}) == "weak_password"
    assert ann.get("/me")["account"] is None


def test_the_name_of_the_account_is_no_password(ann: Player) -> None:
    name = new_name()

    assert ann.refused("/account", {"account": name, "password": name}) == "weak_password"


def test_long_passwords_cost_no_more_than_short_ones() -> None:
    """The attack, had they been looked at: 256 letters take the library 1.8 s."""
    begun = time.process_time()

    assert not is_guessable("x" * 200, "ann")

    assert time.process_time() - begun < 0.1
    assert is_guessable("x" * 72, "ann")


def test_an_unknown_account_takes_as_long_as_a_known_one() -> None:
    """The attack: the time of an answer told which names are accounts."""

    async def work() -> list[int]:
        hasher = CountingHasher()
        passwords = Passwords(hasher)
        kept = hasher.hash(PASSWORD)
        found = []
        for known, password in ((kept, PASSWORD), (kept, OTHER), (None, OTHER)):
            hasher.count = 0
            assert await passwords.is_right(known, password) is (password == PASSWORD)
            found.append(hasher.count)
        return found

    assert asyncio.run(work()) == [1, 1, 1]


# ------------------------------------------------------------------ changed


def change(player: Player, old: str, new: str) -> int:
    return player.http.post("/password", json={"old": old, "new": new}).status_code


def test_a_changed_password_signs_all_others_out(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    """The attack: who had once got in stayed in, since no password could be changed."""
    name = new_name()
    ann.post("/account", account(name))
    token = ann.post("/tokens", {"name": "script"})["token"]
    thief = new_player(server)
    thief.post("/login", account(name))

    left = ann.post("/password", {"old": PASSWORD, "new": OTHER})

    assert [session["here"] for session in left] == [True]
    assert ann.get("/me")["account"] == name
    assert thief.get("/me")["account"] is None
    bearer = {"Authorization": f"Bearer {token}"}
    assert ann.http.get("/me", headers=bearer).json()["account"] is None
    assert thief.refused("/login", account(name)) == "wrong_password"
    assert thief.post("/login", {"account": name, "password": OTHER})["account"] == name


def test_only_who_knows_the_old_password_sets_a_new_one(ann: Player) -> None:
    assert change(ann, PASSWORD, OTHER) == 403  # a guest has none
    ann.post("/account", account(new_name()))

    assert change(ann, OTHER, OTHER) == 403
    assert change(ann, PASSWORD, "password") == 422
    assert change(ann, PASSWORD, "short") == 422
    assert change(ann, PASSWORD, OTHER) == 200


def test_guesses_are_counted_for_the_account_whatever_the_address(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    """The attack: with many addresses an account's password could be guessed as often as liked."""
    server = new_server(databases.new("sqlite"), login_rate=0.05, proxies="127.0.0.1")
    ann = new_player(server)
    ann.post("/account", account("Nefer"))

    def guess(name: str, number: int) -> int:
        wrong: Data = {"account": name, "password": OTHER}
        elsewhere = {"X-Forwarded-For": f"203.0.113.{number}"}
        return ann.http.post("/login", json=wrong, headers=elsewhere).status_code

    assert [guess("nefer", number) for number in range(3)] == [403, 429, 429]
    assert guess("NÉFER", 3) == 429  # looks alike, and is the same account
    assert [guess("nobody", number) for number in range(4, 7)] == [403, 429, 429]  # not told apart
