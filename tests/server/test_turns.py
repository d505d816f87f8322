"""The turns that a table's log and its history of scores tell of are the engine's."""

import random
from datetime import UTC, datetime

from iteru import Record
from iteru.server.play import Play

TIME = datetime(2026, 1, 1, tzinfo=UTC)


def begun(game: str) -> Play:
    play = Play(Record.begin(game, seats=2, seed=1))
    play.take(play.next_setup(TIME))
    return play


def play_any(play: Play, chance: random.Random) -> None:
    code = chance.choice(play.state.legal())
    for entry in play.next_moves(play.state.to_move, [code], TIME):
        play.take(entry)


def test_an_undo_takes_the_end_of_a_turn_out_of_the_history() -> None:
    """Egizia: whoever is alone on the river has one turn after another, and may take one back."""
    play, chance = begun("egizia"), random.Random(1)
    while True:
        seat, turn = play.state.to_move, play.state.turn_count
        history = play.seen_by(()).history
        play_any(play, chance)
        if play.state.turn_count > turn and play.match.can_undo(seat):
            break

    assert len(play.seen_by(()).history) == turn + 1
    play.take(play.next_undo(seat, TIME))

    assert play.seen_by(()).history == history
    numbers = (play.number - 1, play.number)
    assert [play.entry_seen_by((), number).turn for number in numbers] == [turn, turn]


def test_the_history_has_the_scores_after_each_turn_and_at_the_end() -> None:
    """Kemet: battles and reactions of others belong to the turn in which they happen."""
    play, chance = begun("kemet"), random.Random(1)
    while not play.state.over:
        assert len(play.seen_by(()).history) == play.state.turn_count
        play_any(play, chance)

    last = play.seen_by(())
    assert last.history[-1] == last.scores
