"""Laws of the game itself: what it says about itself, and what it refuses to begin."""

import pickle
import re
from collections.abc import Callable
from functools import partial

from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED
from iteru.kernel.options import Option
from iteru.kernel.state import State
from iteru.testing.plain_data import is_json_ready
from iteru.testing.trial import LawBroken, Setting, Trial, require, require_equal

ID = re.compile(r"[a-z][a-z0-9_-]*")
NO_SUCH = "no-such-word"


def the_game_introduces_itself(game: Game) -> None:
    """Id, seats, options, codes, message ids and components are complete and without duplicates."""
    require(ID.fullmatch(game.id) is not None, f"id {game.id!r} is no plain lower-case word")
    require(
        1 <= game.min_seats <= game.max_seats, f"from {game.min_seats} to {game.max_seats} seats"
    )
    require(game.action_count > 0, "there are no actions")
    require(game.fingerprint != "", "the fingerprint is empty")
    require(is_json_ready(game.components), "components are not JSON-ready")
    names = [option.name for option in game.options]
    require(len(set(names)) == len(names), f"an option's name appears twice: {names}")
    for option in game.options:
        _check_option(option)
    texts = game.text_ids()
    doubles = sorted({text for text in texts if texts.count(text) > 1})
    require(not doubles, f"text_ids() names some twice: {doubles}")


def _check_option(option: Option) -> None:
    choices = option.choices
    require(len(set(choices)) == len(choices), f"option {option.name}: a choice appears twice")
    require(
        option.default in choices, f"option {option.name}: {option.default!r} is none of {choices}"
    )


def the_game_is_pickled_as_itself(game: Game) -> None:
    """There is one object of a game in a process: a pickle leads back to it."""
    require(pickle.loads(pickle.dumps(game)) is game, "a pickle of the game gives another object")


def bad_numbers_of_seats_are_refused(game: Game) -> None:
    """new() raises a ValueError that names the fewest and the most seats."""
    allowed = [str(game.min_seats), str(game.max_seats)]
    for seats in (-1, 0, game.min_seats - 1, game.max_seats + 1):
        _require_refusal(partial(game.new, seats, 1), allowed, f"{seats} seats")


def bad_seeds_are_refused(game: Game) -> None:
    """new() raises a ValueError that names the largest seed."""
    for seed in (-1, MAX_SEED + 1):
        _require_refusal(partial(game.new, game.min_seats, seed), [str(MAX_SEED)], f"seed {seed}")


def bad_options_are_refused(game: Game) -> None:
    """new() raises a ValueError that names the options, the choices, or the numbers of seats."""
    names = [option.name for option in game.options]
    for seats in range(game.min_seats, game.max_seats + 1):
        _require_refusal(partial(game.new, seats, 1, {NO_SUCH: "yes"}), names, "unknown option")
        for option in game.options:
            bad = partial(game.new, seats, 1, {option.name: NO_SUCH})
            _require_refusal(bad, option.choices, f"option {option.name}: unknown choice")
            if seats not in option.seats:
                numbers = [str(number) for number in option.seats]
                for choice in option.choices:
                    if choice != option.default:
                        bad = partial(game.new, seats, 1, {option.name: choice})
                        what = f"option {option.name}: {choice!r} at {seats} seats"
                        _require_refusal(bad, numbers, what)


def each_choice_can_be_made(game: Game) -> None:
    """new() takes each choice of each option at the seats it is for, the others as by default.

    Options that do not go together may be refused: such mixes are not played.
    """
    for option in game.options:
        for seats in option.seats:
            for choice in option.choices:
                try:
                    game.new(seats, 0, {option.name: choice})
                except ValueError as error:
                    raise LawBroken(f"{option.name}={choice} at {seats} seats: {error}") from error


def _require_refusal(
    call: Callable[[], State], allowed: "list[str] | tuple[str, ...]", what: str
) -> None:
    try:
        call()
    except ValueError as error:
        missing = [word for word in allowed if word not in str(error)]
        require(not missing, f"{what}: the error does not say what is allowed, {missing}: {error}")
        return
    raise LawBroken(f"{what}: is not refused")


def a_game_begins(setting: Setting) -> None:
    """new() gives a state with these seats, and with a value for every option."""
    state = setting.game.new(setting.seats, 0, dict(setting.options))
    require(state.game is setting.game, "state.game is another game")
    require_equal(state.seats, setting.seats, "state.seats")
    require_equal(dict(state.options), dict(setting.options), "state.options")
    defaults = {option.name: option.default for option in setting.game.options}
    plain = setting.game.new(setting.seats, 0)
    require_equal(dict(plain.options), defaults, "state.options of a game without chosen options")


def the_same_seed_gives_the_same_game(trial: Trial) -> None:
    """Two new games with the same seats, options and seed are the same."""
    again = trial.game.new(trial.setting.seats, trial.seed, dict(trial.setting.options))
    require_equal(again.dump(), trial.state.dump(), "the second")
