"""Which settings the suite plays: all mixes of options, or many where there are too many."""

from collections.abc import Mapping

import pytest

import iteru
from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.game import Game
from iteru.kernel.generator import seeded
from iteru.kernel.options import Option
from iteru.testing.settings import MOST_MIXES, accepted, settings
from tests.kernel.toy import ToyGame, ToyState


def game_with(*options: Option) -> Game:
    return Game("x", 2, 3, options, Codebook(Block("go", "go")), 1, "f", {}, has_secrets=False)


def mixes(game: Game, seats: int) -> list[dict[str, str]]:
    found = settings(game, seeded(1))
    return [dict(setting.options) for setting in found if setting.seats == seats]


def test_every_mix_is_played_at_the_seats_it_is_for() -> None:
    game = game_with(Option("a", ["1", "2", "3"], "1", [2, 3]), Option("b", ["x", "y"], "x", [3]))
    assert mixes(game, 2) == [{"a": "1", "b": "x"}, {"a": "2", "b": "x"}, {"a": "3", "b": "x"}]
    assert len(mixes(game, 3)) == 6


def test_a_game_without_options_is_played_at_each_number_of_seats() -> None:
    assert [setting.seats for setting in settings(game_with(), seeded(1))] == [2, 3]


@pytest.mark.parametrize("choices", [3, 40])
def test_of_too_many_mixes_each_choice_is_played(choices: int) -> None:
    names = [str(number) for number in range(choices)]
    game = game_with(*[Option(name, names, "0", [2]) for name in "abcdef"])
    played = mixes(game, 2)
    assert len(played) == max(MOST_MIXES, choices)
    for name in "abcdef":
        assert {mix[name] for mix in played} == set(names)
    assert mixes(game, 3) == [dict.fromkeys("abcdef", "0")]


class Particular(ToyGame):
    """Without stones it wants three rounds."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        if options is not None and (options.get("rounds"), options.get("stones")) == ("2", "none"):
            raise ValueError("no stones, no short game")
        return ToyGame.new(self, seats, seed, options)


def test_mixes_that_the_game_refuses_are_not_played() -> None:
    game = Particular("particular", ToyState)
    refused = [setting for setting in settings(game, seeded(1)) if setting.options["rounds"] == "2"]
    assert [setting.options["stones"] for setting in refused] == ["12", "12", "none"]
    assert [setting.options["stones"] for setting in accepted(refused)] == ["12", "12"]


def test_a_setting_reads_well() -> None:
    first = settings(iteru.load("fertility"), seeded(1))[0]
    assert str(first).startswith("fertility, 2 seats, mode=standard, ")
