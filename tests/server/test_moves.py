"""Moves are numbered, checked, idempotent; undo follows the engine's rule."""

import random
import threading

import pytest

from iteru.kernel.state import NOBODY
from tests.server.clients import ME, OPEN, Data, Line, Player, play_on
from tests.server.processes import PATIENCE

LOCAL: Data = {"kind": "local", "name": "Ola"}


@pytest.fixture
def alone(ann: Player) -> Line:
    """One person who plays both seats."""
    return ann.line(ann.new_table(ME, LOCAL))


def pair(ann: Player, ben: Player) -> tuple[Line, Line]:
    """Two people at a table; the first returned is to move."""
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    one, other = ann.line(table), ben.line(table)
    return (one, other) if one.now()["choices"] else (other, one)


def test_an_accepted_move_is_the_next_entry(alone: Line) -> None:
    before = alone.now()
    choice = before["choices"][0]

    alone.send_move(choice["code"])

    entry = alone.hear("update")["entry"]
    assert entry["number"] == before["number"] + 1
    assert (entry["kind"], entry["seat"], entry["stands"]) == ("move", before["to_move"], 1)
    assert entry["events"]
    assert alone.hear("accepted")["number"] == before["number"]


def test_a_repeated_move_is_accepted_and_changes_nothing(alone: Line) -> None:
    number, seat = alone.now()["number"], alone.now()["to_move"]
    code = alone.now()["choices"][0]["code"]
    after = alone.move(code)

    again = alone.answer(type="move", number=number, seat=seat, code=code)

    assert again == {"type": "accepted", "number": number}
    assert alone.answer(type="ping") == {"type": "pong"}
    assert alone.now() == after
    assert alone.player.get(f"/tables/{alone.table}")["number"] == after["number"]


def test_another_move_with_an_old_number_is_stale(alone: Line) -> None:
    number, seat = alone.now()["number"], alone.now()["to_move"]
    choices = alone.now()["choices"]
    alone.move(choices[0]["code"])

    error = alone.answer(type="move", number=number, seat=seat, code=choices[1]["code"])

    assert (error["type"], error["code"], error["number"]) == ("error", "stale", number)


@pytest.mark.parametrize("number", [0, 2, 10**30])
def test_a_number_that_is_not_the_tables_is_stale(alone: Line, number: int) -> None:
    seat, code = alone.now()["to_move"], alone.now()["choices"][0]["code"]

    assert alone.answer(type="move", number=number, seat=seat, code=code)["code"] == "stale"


def test_nobody_moves_for_a_foreign_seat(ann: Player, ben: Player) -> None:
    mover, other = pair(ann, ben)
    choice = mover.now()["choices"][0]
    seat, number = mover.now()["to_move"], mover.now()["number"]

    error = other.answer(type="move", number=number, seat=seat, code=choice["code"])

    assert error["code"] == "foreign_seat"
    move = {"number": number, "seat": seat, "code": choice["code"]}
    assert other.player.refused(f"/tables/{other.table}/moves", move) == "foreign_seat"
    assert mover.answer(type="ping") == {"type": "pong"}
    assert mover.now()["number"] == number


def test_nobody_moves_out_of_turn(ann: Player, ben: Player) -> None:
    mover, other = pair(ann, ben)
    code, number = mover.now()["choices"][0]["code"], mover.now()["number"]

    error = other.answer(type="move", number=number, seat=1 - mover.now()["to_move"], code=code)

    assert error["code"] == "illegal"


@pytest.mark.parametrize("code", [-1, 10**9, 10**40])
def test_an_impossible_code_is_illegal(alone: Line, code: int) -> None:
    error = alone.answer(
        type="move", number=alone.now()["number"], seat=alone.now()["to_move"], code=code
    )

    assert error["code"] == "illegal"
    assert "allowed" in error["sentence"]


def test_a_legal_code_of_another_moment_is_illegal(alone: Line) -> None:
    legal = [choice["code"] for choice in alone.now()["choices"]]
    other = next(code for code in range(10_000) if code not in legal)

    error = alone.answer(
        type="move", number=alone.now()["number"], seat=alone.now()["to_move"], code=other
    )

    assert error["code"] == "illegal"


def test_a_move_names_a_code_or_a_notation_and_not_both(alone: Line) -> None:
    table, state = alone.table, alone.now()
    move = {"number": state["number"], "seat": state["to_move"]}

    assert alone.player.refused(f"/tables/{table}/moves", move) == "malformed"
    both = {**move, "code": 1, "notation": "build nothing"}
    assert alone.player.refused(f"/tables/{table}/moves", both) == "malformed"
    nonsense = {**move, "notation": "fly to the moon"}
    assert alone.player.refused(f"/tables/{table}/moves", nonsense) == "illegal"


def test_the_same_move_from_two_sockets_at_once_stands_once(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    lines = [ann.line(table), ann.line(table)]
    chance = random.Random(5)

    for _ in range(15):
        state = lines[0].now()
        choice = chance.choice(state["choices"])
        move = {"type": "move", "number": state["number"], "seat": state["to_move"]}
        threads = [
            threading.Thread(target=line.send, kwargs={**move, "code": choice["code"]})
            for line in lines
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        for line in lines:
            assert line.hear("accepted")["number"] == state["number"]
            line.catch_up(state["number"] + 1)

    assert lines[0].now() == lines[1].now()
    assert lines[0].now()["number"] == 16
    log = ann.line(table).snapshot["log"]
    assert [entry["number"] for entry in log] == list(range(1, 17))


def test_two_moves_for_one_number_from_two_sockets_one_wins(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    lines = [ann.line(table), ann.line(table)]
    state = lines[0].now()

    for line, choice in zip(lines, state["choices"], strict=False):
        line.send_move(choice["code"])

    answers = [
        next(m for m in iter(line.next, None) if m["type"] in ("accepted", "error"))
        for line in lines
    ]
    assert sorted(answer["type"] for answer in answers) == ["accepted", "error"]
    assert {answer.get("code") for answer in answers} == {None, "stale"}


# ------------------------------------------------------------------ undo


def play_until_undo(line: Line, chance: random.Random) -> None:
    while line.now()["undo_seat"] == NOBODY:
        line.move(chance.choice(line.now()["choices"])["code"])


def test_undo_takes_the_last_move_back(alone: Line) -> None:
    play_until_undo(alone, random.Random(6))
    log = alone.player.line(alone.table).snapshot["log"]
    after = alone.now()

    alone.send(type="undo", number=after["number"], seat=after["to_move"])

    update = alone.hear("update")
    assert update["entry"]["kind"] == "undo"
    assert update["entry"]["stands"] == log[-1]["stands"] - 1
    alone.hear("accepted")
    again = alone.now()
    undone = log[-1]["number"]
    notations = [choice["notation"] for choice in again["choices"]]
    assert again["number"] == after["number"] + 1
    assert len(notations) > 1
    assert undone == after["number"]


def test_a_repeated_undo_takes_back_one_move_only(alone: Line) -> None:
    play_until_undo(alone, random.Random(7))
    number, seat = alone.now()["number"], alone.now()["to_move"]

    first = alone.answer(type="undo", number=number, seat=seat)
    second = alone.answer(type="undo", number=number, seat=seat)

    assert first == second == {"type": "accepted", "number": number}
    assert alone.now()["number"] == number + 1


def test_nothing_to_undo_at_the_beginning(alone: Line) -> None:
    state = alone.now()

    error = alone.answer(type="undo", number=state["number"], seat=state["to_move"])

    assert state["undo_seat"] == NOBODY
    assert error["code"] == "nothing_to_undo"


def test_undo_agrees_with_the_choices_that_are_marked_final(alone: Line) -> None:
    chance = random.Random(8)
    for _ in range(40):
        choice = chance.choice(alone.now()["choices"])
        after = alone.move(choice["code"])
        assert (after["undo_seat"] == NOBODY) == choice["final"]


def test_an_undone_game_is_the_same_as_one_without(alone: Line) -> None:
    chance = random.Random(9)
    play_until_undo(alone, chance)
    while alone.now()["undo_seat"] != NOBODY:
        state = alone.now()
        alone.answer(type="undo", number=state["number"], seat=state["to_move"])
    play_on([alone], chance)
    alone.until(lambda line: line.info["status"] == "finished")

    record = alone.player.get(f"/tables/{alone.table}/record")

    last = alone.player.watched_record(record)[-1]["state"]
    assert last["scores"] == alone.now()["scores"]
    assert last["public"] == alone.now()["public"]
