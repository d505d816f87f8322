"""Laws of hidden information: what a seat sees, what it knows, and what search may assume."""

import pickle

from iteru.kernel.generator import BLANK
from iteru.testing.plain_data import is_json_ready
from iteru.testing.trial import Trial, require, require_equal

SEEDS = 2  # determinized states of one position, by seat


def views_have_two_halves(trial: Trial) -> None:
    """A view is JSON-ready; all have the same public half, and spectators an empty private one."""
    spectator = trial.state.view(None)
    require_equal(spectator.get("private"), {}, "a spectator's private half")
    for seat in (None, *trial.seats):
        view = trial.state.view(seat)
        require(sorted(view) == ["private", "public"], f"view({seat}) has the keys {sorted(view)}")
        require(is_json_ready(view), f"view({seat}) is not JSON-ready")
        require_equal(view["public"], spectator["public"], f"public half of view({seat})")


def an_open_game_has_no_private_halves(trial: Trial) -> None:
    """Unless the game `has_secrets`, private halves are empty and no decision is secret."""
    if trial.game.has_secrets:
        return
    require(not trial.state.secret, f"the decision {trial.state.decision!r} is secret")
    for seat in trial.seats:
        require_equal(trial.state.view(seat)["private"], {}, f"private half of view({seat})")


def boards_can_be_drawn(trial: Trial) -> None:
    """text_board() draws the view of each seat and of a spectator."""
    for seat in (None, *trial.seats):
        text = trial.game.text_board(trial.state.view(seat))
        require(text.strip() != "", f"the text board of view({seat}) is empty")


def chance_is_blank_in_what_is_known(trial: Trial) -> None:
    """known() blanks the generator: nobody foresees the real draws."""
    for seat in trial.seats:
        words = trial.state.known(seat).generator.words()
        require(words == BLANK, f"known({seat}) keeps the generator's words {words}")


def known_is_what_the_seat_sees(trial: Trial) -> None:
    """known() keeps the seat's view and its legal codes, and is stored and known as itself."""
    state = trial.state
    for seat in trial.seats:
        known = state.known(seat)
        what = f"known({seat})"
        require_equal(known.view(seat), state.view(seat), f"view({seat}) of {what}")
        require_equal(known.to_move, state.to_move, f"to_move of {what}")
        require_equal(known.known(seat).dump(), known.dump(), f"known({seat}) of {what}")
        if state.to_move == seat:
            require_equal(known.legal(), state.legal(), f"legal() of {what}")
        stored = pickle.loads(pickle.dumps(known))
        require_equal(stored.dump(), known.dump(), f"a pickle of {what}")
        require_equal(stored.legal(), known.legal(), f"legal() of a pickle of {what}")


def determinize_fits_what_the_seat_knows(trial: Trial) -> None:
    """determinize() gives a sound state with the seat's view, known() and, if to move, legal()."""
    state = trial.state
    for seat in trial.seats:
        for _ in range(SEEDS):
            seed = trial.some_seed()
            world = state.determinize(seat, seed)
            what = f"determinize({seat}, {seed})"
            require_equal(world.view(seat), state.view(seat), f"view({seat}) of {what}")
            require_equal(
                world.known(seat).dump(), state.known(seat).dump(), f"known({seat}) of {what}"
            )
            require_equal(world.to_move, state.to_move, f"to_move of {what}")
            require_equal(world.reveals, state.reveals, f"reveals of {what}")
            if state.to_move == seat:
                require_equal(world.legal(), state.legal(), f"legal() of {what}")
            world.check()
            trial.walk(world, 3)


def determinize_uses_only_what_is_known(trial: Trial) -> None:
    """determinize() of the state and of known() are the same; the seed gives chance its words."""
    state = trial.state
    for seat in trial.seats:
        seeds = [trial.some_seed() for _ in range(SEEDS)]
        worlds = [state.determinize(seat, seed) for seed in seeds]
        for seed, world in zip(seeds, worlds, strict=True):
            blind = state.known(seat).determinize(seat, seed)
            what = f"determinize({seat}, {seed}), compared with that of known({seat})"
            require_equal(world.dump(), blind.dump(), what)
            require_equal(world.legal(), blind.legal(), f"{what}: legal()")
        words = {world.generator.words() for world in worlds}
        require(
            BLANK not in words and len(words) == len(set(seeds)),
            f"determinize({seat}, ...) gives the generator the words {sorted(words)}",
        )
