"""A match keeps record and state together; undo goes back to the last reveal or other seat."""

import pytest

import iteru
from iteru.kernel.errors import IllegalAction, RecordError
from iteru.kernel.journal import Journal
from iteru.kernel.match import Match
from iteru.kernel.record import Record
from tests.kernel.toy import IBIS, ToyGame


def begin(seats: int = 3, seed: int = 1) -> Match:
    return Match(Record.begin("ibis", seats, seed))


def play_up_to(match: Match, decision: str) -> None:
    while match.state.decision != decision:
        match.play(match.state.legal()[0])


def test_moves_are_recorded_as_they_are_played(ibis: ToyGame) -> None:
    match = begin()
    code = match.state.legal()[1]
    match.play(code)
    assert match.record.moves == [ibis.notation(code)]
    assert match.state.dump() == match.record.replay().dump()


def test_an_illegal_code_changes_nothing(ibis: ToyGame) -> None:
    match = begin()
    before = match.state.dump()
    with pytest.raises(IllegalAction):
        match.play(18, Journal())
    assert match.record.moves == []
    assert match.state.dump() == before
    assert match.state.journal is None
    assert not match.can_undo()


def test_a_journal_listens_to_one_move(ibis: ToyGame) -> None:
    match, journal = begin(), Journal()
    match.play(match.state.legal()[0], journal)
    match.play(match.state.legal()[0])
    assert [event["kind"] for event in journal.seen_by(None)] == ["chosen"]


def test_a_match_takes_over_the_moves_of_a_record(ibis: ToyGame) -> None:
    match = begin()
    play_up_to(match, "give")
    again = Match(match.record)
    assert again.record == match.record
    assert again.record is not match.record
    assert again.state.dump() == match.state.dump()
    assert again.can_undo() == match.can_undo() is True


def test_a_record_that_does_not_replay_is_refused(ibis: ToyGame) -> None:
    record = Record.begin("ibis", 2, 1)
    record.moves += ["choose boat", "dance"]
    with pytest.raises(RecordError, match=r"move [12] of the record"):
        Match(record)


def test_nothing_can_be_undone_at_the_beginning(ibis: ToyGame) -> None:
    match = begin()
    assert not match.can_undo()
    assert not match.undo()
    assert match.state.dump() == begin().state.dump()


def test_own_decisions_are_taken_back_one_by_one(ibis: ToyGame) -> None:
    """T3, T3.1 The winner takes stones and then gives one: the taking can be undone."""
    match = begin()
    play_up_to(match, "take")
    before, moves = match.state.dump(), match.record.moves[:]
    match.play(match.state.legal()[1])
    assert match.can_undo()
    assert match.undo()
    assert match.state.dump() == before
    assert match.record.moves == moves
    match.play(match.state.legal()[0])
    assert match.record.moves == [*moves, "take 1"]


def test_nothing_is_undone_across_another_seats_decision(ibis: ToyGame) -> None:
    """T2 A choice hands over to the next seat."""
    match = begin()
    match.play(match.state.legal()[0])
    assert match.state.to_move == 1
    assert not match.undo()
    assert len(match.record.moves) == 1


def test_nothing_is_undone_across_a_reveal(ibis: ToyGame) -> None:
    """T2.1 The last choice shows all; even if its seat goes on, it stands."""
    seed = next(seed for seed in range(100) if last_chooser_wins(seed))
    match = begin(seed=seed)
    play_up_to(match, "take")
    assert match.state.to_move == 2
    assert match.record.moves[-1].startswith("choose")
    assert not match.can_undo()
    assert not match.undo()
    assert len(match.record.moves) == 3


def last_chooser_wins(seed: int) -> bool:
    state = IBIS.new(3, seed)
    while state.decision == "choose":
        state.play(state.legal()[0])
    return state.decision == "take" and state.to_move == 2


def test_nothing_is_undone_at_the_end(ibis: ToyGame) -> None:
    match = begin(seats=2)
    while not match.state.over:
        match.play(match.state.legal()[0])
    moves = match.record.moves[:]
    assert not match.can_undo()
    assert not match.undo()
    assert match.record.moves == moves


def test_several_decisions_of_a_turn_of_fertility_are_taken_back() -> None:
    match = Match(iteru.Record.begin("fertility", 2, 3))
    states = [match.state.dump()]
    while match.state.decision != "draft":
        match.play(match.state.legal()[-1])
        states.append(match.state.dump())
    assert len(states) > 2
    while len(states) > 1:
        assert states.pop() == match.state.dump()
        assert match.undo()
    assert match.state.dump() == states[0]
    assert not match.undo()
