"""A match keeps record and state together; undo goes back to the last reveal or other seat."""

from random import Random

import pytest

import iteru
from iteru.kernel import registry
from iteru.kernel.errors import IllegalAction, RecordError
from iteru.kernel.journal import Journal
from iteru.kernel.match import Match
from iteru.kernel.record import Record
from iteru.kernel.state import State
from tests.kernel.toy import IBIS, ToyGame, ToyState


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
    assert not any(match.can_undo(seat) for seat in range(3))


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
    assert again.can_undo(again.state.to_move) == match.can_undo(match.state.to_move) is True


def test_a_record_that_does_not_replay_is_refused(ibis: ToyGame) -> None:
    record = Record.begin("ibis", 2, 1)
    record.moves += ["choose boat", "dance"]
    with pytest.raises(RecordError, match=r"move [12] of the record"):
        Match(record)


def may_undo(match: Match) -> list[bool]:
    """By seat."""
    return [match.can_undo(seat) for seat in range(match.state.seats)]


def test_nothing_can_be_undone_at_the_beginning(ibis: ToyGame) -> None:
    match = begin()
    assert may_undo(match) == [False] * 3
    assert not match.undo(0)
    assert match.state.dump() == begin().state.dump()


def test_own_decisions_are_taken_back_one_by_one(ibis: ToyGame) -> None:
    """T3, T3.1 The winner takes stones and then gives one: the taking can be undone."""
    match = begin()
    play_up_to(match, "take")
    seat = match.state.to_move
    before, moves = match.state.dump(), match.record.moves[:]
    match.play(match.state.legal()[1])
    assert may_undo(match) == [other == seat for other in range(3)]
    assert match.undo(seat)
    assert match.state.dump() == before
    assert match.record.moves == moves
    match.play(match.state.legal()[0])
    assert match.record.moves == [*moves, "take 1"]


def test_nothing_is_undone_across_another_seats_decision(ibis: ToyGame) -> None:
    """T3, T4 Who has taken is done; the others may sail."""
    match = begin(seats=2)
    play_up_to(match, "take")
    winner = match.state.to_move
    match.play(match.state.legal()[0])
    assert match.state.to_move == 1 - winner
    assert may_undo(match) == [False, False]
    assert not match.undo(winner)
    assert len(match.record.moves) == 3


def test_a_secret_choice_is_withdrawn_until_the_next_seat_has_chosen(ibis: ToyGame) -> None:
    """T2 All choose in secret, one after the other."""
    match = begin()
    before = match.state.dump()
    match.play(match.state.legal()[0])
    assert match.state.to_move == 1
    assert may_undo(match) == [True, False, False]
    assert not match.undo(1)
    assert match.undo(0)
    assert match.state.dump() == before
    assert match.record.moves == []

    match.play(match.state.legal()[1])
    match.play(match.state.legal()[0])
    assert may_undo(match) == [False, True, False]
    assert not match.undo(0)
    assert match.undo(1)
    assert match.undo(0)
    assert match.state.dump() == before


class Prescience(ToyState):
    """As with Kemet's tile: whoever chooses next is shown what was chosen."""

    def resolve(self, code: int) -> None:
        self.reveals += int(self.decision == "choose")
        ToyState.resolve(self, code)


def test_a_choice_that_was_shown_to_the_next_seat_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "prescience", ToyGame("prescience", Prescience))
    match = Match(Record.begin("prescience", 3, 1))
    match.play(match.state.legal()[0])
    assert match.state.to_move == 1
    assert may_undo(match) == [False] * 3


def test_a_commitment_of_several_decisions_is_withdrawn_as_a_whole() -> None:
    """Kemet, K9.4: a card, a discard and divine cards; the attack before them stands."""
    match = attacked()
    first = match.state.to_move
    before, moves = match.state.dump(), match.record.moves[:]
    for decision in ("battle_card", "battle_discard", "battle_di"):
        assert match.state.decision == decision
        match.play(match.state.legal()[0])
    second = match.state.to_move
    assert second != first

    match.play(match.state.legal()[0])  # the second side has begun to choose
    assert not match.undo(first)
    assert match.undo(second)
    assert match.undo(first)

    assert match.state.dump() == before
    assert match.record.moves == moves
    assert may_undo(match) == [False, False]


def attacked() -> Match:
    """A battle of Kemet between two without Prescience, in which the attack could be undone."""
    for seed in range(200):
        match = Match(Record.begin("kemet", 2, seed))
        chance = Random(seed)
        while not match.state.over:
            seat = match.state.to_move
            match.play(chance.choice(match.state.legal()))
            is_first = match.state.to_move == seat and match.can_undo(seat)
            if match.state.decision == "battle_card" and is_first and not is_foreseen(match.state):
                return match
    raise AssertionError("no such battle in 200 games")


def is_foreseen(state: State) -> bool:
    """K9.4.2 Whether the second side is shown the card of the first."""
    after = state.copy()
    while after.to_move == state.to_move:
        after.play(after.legal()[0])
    return after.reveals != state.reveals


def test_nothing_is_undone_across_a_reveal(ibis: ToyGame) -> None:
    """T2.1 The last choice shows all; even if its seat goes on, it stands."""
    seed = next(seed for seed in range(100) if last_chooser_wins(seed))
    match = begin(seed=seed)
    play_up_to(match, "take")
    assert match.state.to_move == 2
    assert match.record.moves[-1].startswith("choose")
    assert may_undo(match) == [False] * 3
    assert not match.undo(2)
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
    assert may_undo(match) == [False, False]
    assert not match.undo(0)
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
        assert match.undo(match.state.to_move)
    assert match.state.dump() == states[0]
    assert not match.undo(match.state.to_move)
