"""The bots by name."""

import pytest

from iteru.bots.bot import Answer, Bot
from iteru.bots.level_table import LEVELS
from iteru.bots.levels import BOTS, bot_named, choose_in_steps, entrant_named
from iteru.bots.outsider import Outsider
from iteru.bots.search import SearchBot
from iteru.kernel.state import State
from iteru.work import finished
from tests.bots.positions import middle_game


class First(Bot):
    """A third-party bot, found by its module and name."""

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        return Answer(known.legal()[0], [(known.legal()[0], 1.0)], 0.5)


class Elsewhere(Outsider):
    """A third-party program."""


class Nothing:
    def __init__(self, name: str) -> None:
        pass


def test_every_bot_has_its_name_and_the_levels_are_among_them() -> None:
    assert [bot_named(name).name for name in BOTS] == list(BOTS)
    assert set(LEVELS) < set(BOTS)


def test_a_search_may_be_given_its_iterations() -> None:
    bot = bot_named("search:75")
    assert isinstance(bot, SearchBot)
    assert bot.settings.iterations == 75
    assert bot.settings.plans
    assert bot.name == "search:75"


def test_a_job_answers_as_the_bot_does() -> None:
    state = middle_game(2, 30)
    known = state.known(state.to_move)
    assert (
        finished(choose_in_steps("easy", known, 3)).code == bot_named("easy").choose(known, 3).code
    )


def test_a_third_party_bot_is_named_by_its_module_and_class() -> None:
    bot = bot_named(f"{__name__}:First")
    assert isinstance(bot, First)
    assert bot.name == f"{__name__}:First"


def test_another_program_plays_in_the_arena_only() -> None:
    name = f"{__name__}:Elsewhere"
    assert isinstance(entrant_named(name), Elsewhere)
    with pytest.raises(ValueError, match="plays in the arena only"):
        bot_named(name)


@pytest.mark.parametrize(
    "name", ["", "best", "Hard", "search:", "search:0", "search:-5", "search:1e3", "greedy:2"]
)
def test_other_names_are_refused_with_a_list_of_what_is_allowed(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .*; allowed: random, .*search:N"):
        bot_named(name)


@pytest.mark.parametrize(
    "name",
    ["nowhere.at_all:Bot", f"{__name__}:Second", f"{__name__}:Nothing", f"{__name__}:pytest"],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .*: "):
        bot_named(name)
