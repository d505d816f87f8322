"""The matches of `make bench-strength`; a tiny one is played."""

from itertools import pairwise
from pathlib import Path

import pytest

import iteru
from benchmarks import strength
from benchmarks.strength import HARD_1, MATCHES, Match, kept_games, play, report, verdict
from iteru.bots.level_table import LEVELS

TINY = Match("fertility", ("random", "random"), 4, bar=0.65, at_most=0.9)


def bars(first: str, *others: str) -> dict[str, tuple[float | None, int]]:
    return {
        match.game: (match.bar, match.games)
        for match in MATCHES
        if tuple(match.seats) == (first, *others)
    }


def test_the_bars_are_those_that_were_set() -> None:
    games = iteru.games()
    assert bars("master", HARD_1) == dict.fromkeys(games, (0.7, 200))
    assert bars("hard", HARD_1) == dict.fromkeys(games, (0.55, 200))
    alone = bars("master", HARD_1, HARD_1, HARD_1)
    assert alone == dict.fromkeys(("kemet", "pharaon"), (0.4, 100))
    for lower, upper in pairwise(LEVELS):
        assert bars(upper, lower) == dict.fromkeys(games, (0.65, 200))
    assert bars("master")["pharaon"] == (0.9, 60)
    assert bars(*["master"] * 4) == {"egizia": (None, 20)}


def test_every_match_can_be_set_up_and_has_a_name_of_its_own() -> None:
    for match in MATCHES:
        iteru.load(match.game).new(len(match.seats), 1, match.options)
        assert set(match.seats) <= {*LEVELS, HARD_1}
    assert len({(match.game, match.name) for match in MATCHES}) == len(MATCHES)
    assert Match("kemet", ("hard", HARD_1), 2).name == "hard,hard-1"


def test_a_match_keeps_its_games_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "GAMES", tmp_path)
    whole = play(TINY, None)
    games = kept_games(TINY).read_bytes().splitlines(keepends=True)
    assert len(games) == whole["games"] == 4
    kept_games(TINY).write_bytes(b"".join(games[:3]) + games[3][:20])
    again = play(TINY, None)
    assert {**again, "mean": 0, "longest": 0, "others": 0} == {
        **whole,
        "mean": 0,
        "longest": 0,
        "others": 0,
    }
    assert kept_games(TINY).read_bytes().startswith(b"".join(games[:3]))


def test_a_try_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "GAMES", tmp_path)
    assert play(TINY, None, most=2)["games"] == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("met", "at_the_cap", "words"),
    [
        (True, False, "65%–90%: met"),
        (True, True, "65%–90%: met, at the cap"),
        (False, False, "65%–90%: not met"),
    ],
)
def test_the_report_says_what_was_met_and_how(met: bool, at_the_cap: bool, words: str) -> None:
    assert verdict(TINY, {"met": met, "at_the_cap": at_the_cap}) == words


def test_what_was_measured_before_stays_in_the_report() -> None:
    assert report(strength.rows()).count("\n| pharaon |") >= 10
