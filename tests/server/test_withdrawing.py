"""Who has committed in secret may withdraw until the other side has decided something (K9.4)."""

from datetime import UTC, datetime, timedelta

import pytest

from iteru.kernel.state import NOBODY
from iteru.server.clocks import Rate
from iteru.server.entries import Entry
from iteru.server.play import Play
from iteru.server.standings import standing_after
from tests.server.battles import COMMITMENT, battle, before_a_battle, commit, commitment
from tests.server.clients import ME, OPEN, Data, Line
from tests.server.conftest import NewPlayer
from tests.server.processes import ServerProcess

HARD: Data = {"kind": "bot", "level": "hard"}
LOCAL: Data = {"kind": "local", "name": "Ola"}
Sides = tuple[Line, Line, Line]


@pytest.fixture
def sides(server: ServerProcess, new_player: NewPlayer) -> Sides:
    """Who chooses first, who chooses second, and a spectator."""
    ann, ben, cleo = (new_player(server) for _ in range(3))
    table = battle(ann, ME, OPEN)
    ben.post(f"/tables/{table}/join", {"from_record": True})
    return ann.line(table), ben.line(table), cleo.line(table)


def withdraw(line: Line, number: int | None = None, seat: int = 0) -> Data:
    number = line.now()["number"] if number is None else number
    return line.answer(type="undo", number=number, seat=seat)


def seen(line: Line) -> Data:
    """Everything that a viewer is sent of the position but its number."""
    return {**line.now(), "number": 0}


def test_who_is_ready_may_withdraw_the_whole_commitment(sides: Sides) -> None:
    first, second, spectator = sides
    before = [seen(line) for line in sides]
    number = first.now()["number"]

    commit(first, commitment(first))

    for line in (second, spectator):
        line.catch_up(number + COMMITMENT)
    assert [line.now()["undo_seat"] for line in sides] == [0, NOBODY, NOBODY]
    assert [line.now()["to_move"] for line in sides] == [1, 1, 1]
    assert withdraw(first)["type"] == "accepted"
    for line in sides:
        line.catch_up(number + COMMITMENT + 1)
    undo_seats = [{**state, "undo_seat": NOBODY} for state in before]  # the attack stands now
    assert [seen(line) for line in sides] == undo_seats
    entry = second.messages[-1]["entry"]
    assert (entry["kind"], entry["seat"], entry["events"]) == ("undo", 0, [])
    assert entry["stands"] == len(before_a_battle().moves)


def test_the_other_side_cannot_tell_one_commitment_from_another(sides: Sides) -> None:
    first, *others = sides
    told: list[list[Data]] = []
    for is_last in (False, True):
        codes = commitment(first, last=is_last)
        number = commit(first, codes)["number"]
        withdraw(first)
        for line in others:
            line.catch_up(number + 1)
        told.append([without_numbers(one) for line in others for one in updates(line)[-4:]])

    assert told[0] == told[1]


def updates(line: Line) -> list[Data]:
    return [message for message in line.messages if message["type"] == "update"]


def without_numbers(update: Data) -> Data:
    entry = {**update["entry"], "number": 0, "time": ""}
    return {"entry": entry, "state": {**update["state"], "number": 0}}


def test_a_repeated_withdrawal_is_accepted_and_changes_nothing(sides: Sides) -> None:
    first = sides[0]
    number = commit(first, commitment(first))["number"]

    answers = [withdraw(first, number), withdraw(first, number)]

    assert answers == [{"type": "accepted", "number": number}] * 2
    assert first.now()["number"] == number + 1


def test_an_answer_to_what_was_withdrawn_is_stale(sides: Sides) -> None:
    first, second, _ = sides
    number = commit(first, commitment(first))["number"]
    second.catch_up(number)
    codes = commitment(second)
    withdraw(first)

    answer = second.answer(type="move", number=number, seat=1, codes=codes)

    assert answer["code"] == "stale"
    commit(first, commitment(first))
    second.catch_up(number + 1 + COMMITMENT)
    assert second.now()["choices"]


def test_nobody_withdraws_once_the_other_side_has_decided(sides: Sides) -> None:
    first, second, _ = sides
    number = commit(first, commitment(first))["number"]
    second.catch_up(number)
    second.move()
    first.catch_up(number + 1)

    assert first.now()["undo_seat"] == NOBODY
    assert withdraw(first)["code"] == "illegal"
    assert withdraw(second, seat=0)["code"] == "foreign_seat"
    assert withdraw(second, seat=1)["type"] == "accepted"  # its own card
    first.catch_up(number + 2)
    assert withdraw(first)["type"] == "accepted"


def test_both_withdraw_and_decide_at_once_one_wins(sides: Sides) -> None:
    first, second, _ = sides
    for _ in range(3):
        number = commit(first, commitment(first))["number"]
        second.catch_up(number)
        codes = commitment(second)[:1]
        first.send(type="undo", number=number, seat=0)
        second.send(type="move", number=number, seat=1, codes=codes)
        answers = [
            next(one for one in iter(line.next, None) if one["type"] in ("accepted", "error"))
            for line in (first, second)
        ]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "error"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        for line in (first, second):
            line.catch_up(number + 1)
        if answers[1]["type"] == "accepted":
            return


def test_the_record_holds_what_stands(sides: Sides) -> None:
    first, second, _ = sides
    commit(first, commitment(first))
    withdraw(first)
    number = commit(first, commitment(first, last=True))["number"]
    second.catch_up(number)
    steps = second.player.watched(second.table)

    assert len(steps) == len(before_a_battle().moves) + COMMITMENT + 1
    again = first.player.line(first.table)
    assert again.now() == first.now()


def test_at_one_screen_the_seat_that_is_ready_withdraws(
    server: ServerProcess, new_player: NewPlayer
) -> None:
    ann = new_player(server)
    line = ann.line(battle(ann, ME, LOCAL))
    before = line.now()

    commit(line, commitment(line))

    assert (line.now()["to_move"], line.now()["undo_seat"]) == (1, 0)
    assert withdraw(line, seat=1)["code"] == "nothing_to_undo"
    assert withdraw(line, seat=0)["type"] == "accepted"
    assert line.now()["private"] == before["private"]
    assert line.now()["choices"] == before["choices"]


def test_a_bot_never_answers_what_was_withdrawn(
    server: ServerProcess, new_player: NewPlayer
) -> None:
    """It thinks about the commitment while that is taken back, or was faster: both go on."""
    ann = new_player(server)
    line = ann.line(battle(ann, ME, HARD))
    codes, number = commitment(line), line.now()["number"]
    line.send(type="move", number=number, seat=0, codes=codes)
    line.hear("accepted")
    answer = withdraw(line, number + COMMITMENT)
    if answer["type"] == "accepted":
        line.catch_up(number + COMMITMENT + 1)
        assert line.now()["to_move"] == 0
        commit(line, commitment(line, last=True))
    else:
        assert answer["code"] == "stale"

    line.until(lambda line: line.now()["public"]["last_battle"] is not None)

    entries = ann.line(line.table).snapshot["log"][number:]
    seats = "".join(str(entry["seat"]) for entry in entries if entry["kind"] != "undo")
    taken_back = "0" * COMMITMENT if answer["type"] == "accepted" else ""
    assert seats.startswith(taken_back + "0" * COMMITMENT + "1" * COMMITMENT)


def test_the_row_of_the_table_says_who_is_to_decide_after_a_withdrawal() -> None:
    """So do the clocks: that of the other side stands again, and a second question brings no
    second bonus."""
    play = Play(before_a_battle().without_moves(), Rate("live", allowance=600, bonus=30))
    play.take(play.next_setup(time(0)))
    for notation in before_a_battle().moves:
        take(play, *play.moves(play.state.to_move, [notation], time(0)))
    left = []
    for second in (10, 20):
        while play.state.to_move == 0:
            take(play, *play.next_moves(0, play.state.legal()[:1], time(second)))
        left.append(play.clocks.left[1])

        take(play, play.next_undo(0, time(second + 4)))

        assert (play.clocks.running, play.state.to_move) == (0, 0)
        assert play.state.decision == "battle_card"
    assert left[1] == left[0] - 4


def time(second: int) -> datetime:
    return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=second)


def take(play: Play, *entries: Entry) -> None:
    """As the server does: first the row of the table, then the game."""
    standing = standing_after("table", play, entries)
    for entry in entries:
        play.take(entry)
    assert standing.to_move == play.state.to_move
    assert standing.left == list(play.clocks.left)
    assert standing.due == play.clocks.due
