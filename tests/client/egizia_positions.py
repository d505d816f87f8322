"""Games of Egizia that have come to a point worth seeing, and what can be read from them."""

import random

import iteru
from tests.client.learning import lessons_of


def lesson_until(action: str) -> iteru.Record:
    """The game of the lessons, just before this move: a round with most kinds of questions."""
    record, lessons = lessons_of("egizia")
    script = [move for lesson in lessons for move in [*lesson.actions, *lesson.then]]
    record.moves.extend(script[: script.index(action)])
    return record


def at_random(seats: int, seed: int, options: dict[str, str] | None = None) -> iteru.Record:
    """A whole game, played at random."""
    return played(seats, seed, options, wish="")


def at_the_sphinx(seats: int, seed: int, options: dict[str, str] | None = None) -> iteru.Record:
    """A short game in which everyone seeks Sphinx cards."""
    return played(seats, seed, options, wish="ship sphinx|build|draw|keep sphinx|pass|go on")


def played(seats: int, seed: int, options: dict[str, str] | None, wish: str) -> iteru.Record:
    """A whole game: of all choices one that begins as wished, in this order, else any."""
    record = iteru.Record.begin("egizia", seats, seed, options)
    game, chance, state = iteru.load("egizia"), random.Random(seed), record.replay()
    while not state.over:
        legal = [game.notation(code) for code in state.legal()]
        liked = [[move for move in legal if move.startswith(one)] for one in wish.split("|")]
        move = chance.choice(next((moves for moves in liked if moves), legal))
        record.moves.append(move)
        state.play(game.parse(move))
    return record


def cut(record: iteru.Record, moves: int) -> iteru.Record:
    """The same game after so many moves."""
    shorter = record.without_moves()
    shorter.moves.extend(record.moves[:moves])
    return shorter


def round_of(state: iteru.State) -> int:
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return int(str(public["round"]))


def river_of(state: iteru.State) -> set[str]:
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return {space["card"] for space in public["river"] if space["card"]}


def sphinx_cards_of(state: iteru.State) -> set[str]:
    """Of all seats, at the end of a game."""
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return {card for seat in public["seats"] for card in seat["sphinx_cards"]}
