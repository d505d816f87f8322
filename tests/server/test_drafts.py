"""Drafts: several codes in one message, accepted as one, all or nothing."""

import random

import pytest

from iteru.server.drafts import check_draft
from iteru.server.refusals import Refusal
from tests.kernel.positions import at
from tests.kernel.toy import CHOOSE, GIVE, SAIL, STAY, TAKE
from tests.server.clients import EASY, ME, OPEN, Data, Line, Player, play_on

SEAT_0_WINS = 2  # a seed of Ibis with three seats
LOCAL: Data = {"kind": "local", "name": "Ola"}
Draft = tuple[Data, list[int]]  # the message, and its codes


@pytest.fixture
def alone(ann: Player) -> Line:
    """One person who plays both seats."""
    return ann.line(ann.new_table(ME, LOCAL))


def a_draft(line: Line, seed: int, steps: int = 2) -> Draft:
    """Plays at random until so many codes or more can be played as one."""
    chance = random.Random(seed)
    while len(draft := line.lay_out(chance)) < steps:
        line.move(draft[0])
        if not line.now()["choices"]:
            line.until(lambda line: bool(line.now()["choices"]))
    state = line.now()
    message = {"type": "move", "number": state["number"], "seat": state["to_move"]}
    return message | {"codes": draft}, draft


# ------------------------------------------------------------------ what may be played


def test_a_draft_may_end_with_a_hand_over() -> None:
    """T3 The winner takes and gives, then another may sail."""
    state = at("take", seats=3)
    before = state.dump()

    check_draft(state, [TAKE, GIVE + (state.to_move + 1) % 3])

    assert state.dump() == before


def test_a_draft_may_end_with_a_draw() -> None:
    check_draft(at("sail"), [STAY])


@pytest.mark.parametrize("card", range(3))
def test_a_refusal_does_not_tell_what_is_hidden(card: int) -> None:
    """T2.1 Who wins the round, and is to take, depends on a card that the mover does not know."""
    state = at("choose", seats=2)
    state.play(state.legal()[card])

    with pytest.raises(Refusal) as refused:
        check_draft(state, [state.legal()[0], TAKE])

    assert refused.value.sentence == (
        "Step 2 cannot be part of the draft: step 1 depends on what is hidden."
    )


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        ([TAKE, SAIL], 'Step 2 of the draft: seat 0 cannot "sail" now; to decide: give'),
        ([10**20, TAKE], f"Step 1 of the draft: there is no action {10**20}; allowed: 0 to 18."),
        ([TAKE, GIVE + 1, STAY], "Step 3 cannot be part of the draft: step 2 hands over"),
        ([CHOOSE], 'seat 0 cannot "choose card-1" now; to decide: take; allowed: "take 1"'),
    ],
)
def test_a_refusal_says_which_step_and_why(draft: list[int], sentence: str) -> None:
    state = at("take", seats=3, seed=SEAT_0_WINS)

    with pytest.raises(Refusal) as refused:
        check_draft(state, draft)

    assert refused.value.sentence.startswith(sentence)
    assert refused.value.code == "illegal"


# ------------------------------------------------------------------ accepted as one


def test_a_draft_becomes_one_entry_for_each_code(alone: Line) -> None:
    message, codes = a_draft(alone, seed=1)
    number, seat = message["number"], message["seat"]

    alone.send(**message)

    updates = [alone.hear("update") for _ in codes]
    entries = [update["entry"] for update in updates]
    assert [entry["number"] for entry in entries] == [
        number + step + 1 for step in range(len(codes))
    ]
    assert {(entry["kind"], entry["seat"]) for entry in entries} == {("move", seat)}
    assert [update["state"]["number"] for update in updates] == [
        entry["number"] for entry in entries
    ]
    assert alone.hear("accepted")["number"] == number
    log = alone.player.line(alone.table).snapshot["log"]
    assert log[number:] == entries


def test_a_preview_shows_what_the_draft_then_brings(alone: Line) -> None:
    message, codes = a_draft(alone, seed=2)
    number, seat = message["number"], message["seat"]
    before = alone.now()
    preview: Data = {}
    for played in range(1, len(codes)):
        preview = alone.answer(type="preview", number=number, codes=codes[:played])
        assert (preview["number"], preview["codes"]) == (number, codes[:played])
        assert (preview["played"], preview["stopped"]) == (played, "")
    assert alone.now() == before

    alone.answer(**message)

    states = [one["state"] for one in alone.messages if one["type"] == "update"]
    [state] = [state for state in states if state["number"] == number + len(codes) - 1]
    assert preview["public"] == state["public"]
    assert preview["private"] == {str(seat): state["private"][str(seat)]}
    assert preview["choices"] == state["choices"]


def test_those_who_follow_hear_every_step_in_order(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    line, watching = ann.line(table), ben.line(table)
    message, codes = a_draft(line, seed=3)
    watching.catch_up(message["number"])

    line.answer(**message)

    heard = [watching.hear("update")["entry"]["number"] for _ in codes]
    assert heard == [message["number"] + step + 1 for step in range(len(codes))]
    assert watching.now()["public"] == line.now()["public"]


def test_a_repeated_draft_is_accepted_and_changes_nothing(alone: Line) -> None:
    message, _ = a_draft(alone, seed=4)
    first = alone.answer(**message)
    after = alone.now()

    again = alone.answer(**message)

    assert first == again == {"type": "accepted", "number": message["number"]}
    assert alone.answer(type="ping") == {"type": "pong"}
    assert alone.now() == after


def test_another_draft_at_that_number_is_stale(alone: Line) -> None:
    message, codes = a_draft(alone, seed=5)
    number = message["number"]
    alone.answer(**message)

    for other in (codes[:1], codes[1:], [*codes, codes[0]], [codes[1], codes[0]]):
        assert alone.answer(**message | {"codes": other})["code"] == "stale"
    single = {key: value for key, value in message.items() if key != "codes"}
    for step, code in enumerate(codes):
        answer = alone.answer(**single | {"number": number + step, "code": code})
        assert (answer["code"], answer["number"]) == ("stale", number + step)


def test_moves_that_were_sent_one_by_one_are_no_draft(alone: Line) -> None:
    message, codes = a_draft(alone, seed=6)
    for code in codes:
        alone.move(code)

    assert alone.answer(**message)["code"] == "stale"
    single = {key: value for key, value in message.items() if key != "codes"}
    accepted = {"type": "accepted", "number": message["number"]}
    assert alone.answer(**single, code=codes[0]) == accepted
    assert alone.answer(**message | {"codes": codes[:1]}) == accepted


@pytest.mark.parametrize("wrong", [-1, 10**9, 10**40])
def test_an_illegal_step_refuses_all(alone: Line, wrong: int) -> None:
    message, codes = a_draft(alone, seed=7)
    before = alone.player.line(alone.table).snapshot

    error = alone.answer(**message | {"codes": [codes[0], wrong]})

    assert (error["code"], error["number"]) == ("illegal", message["number"])
    assert error["sentence"].startswith("Step 2 of the draft: ")
    assert alone.player.line(alone.table).snapshot == before
    assert alone.answer(**message)["type"] == "accepted"


def test_nothing_may_follow_a_reveal_or_a_hand_over(alone: Line) -> None:
    chance = random.Random(8)
    before = alone.now()
    draft = alone.lay_out(chance, most=64)

    error = alone.answer(
        type="move", number=before["number"], seat=before["to_move"], codes=[*draft, draft[0]]
    )

    assert error["code"] == "illegal"
    step = len(draft)
    place = f"Step {step + 1} cannot be part of the draft: step {step} "
    assert error["sentence"].startswith(place)
    assert alone.answer(type="ping") == {"type": "pong"}
    assert alone.now() == before


def test_undo_after_a_draft_takes_one_decision_back(alone: Line) -> None:
    message, codes = a_draft(alone, seed=9, steps=3)
    number, seat = message["number"], message["seat"]
    alone.answer(**message | {"codes": codes[:2]})
    states = {one["state"]["number"]: one["state"] for one in alone.messages if "entry" in one}

    alone.answer(type="undo", number=number + 2, seat=seat)

    after = alone.now()
    assert after["number"] == number + 3
    assert after["public"] == states[number + 1]["public"]
    assert after["choices"] == states[number + 1]["choices"]


def test_a_bot_goes_on_after_a_draft(ann: Player) -> None:
    line = ann.line(ann.new_table(ME, EASY))
    line.until(lambda line: bool(line.now()["choices"]))
    chance = random.Random(10)
    mine = line.now()["to_move"]
    is_bots_turn = False

    while not is_bots_turn:
        state = line.now()
        draft = line.lay_out(chance, most=64)
        line.answer(type="move", number=state["number"], seat=mine, codes=draft)
        line.catch_up(state["number"] + len(draft))
        is_bots_turn = line.now()["to_move"] != mine

    line.until(lambda line: line.now()["to_move"] == mine)


def test_whole_games_are_played_by_drafts(ann: Player) -> None:
    chance = random.Random(11)
    line = ann.line(ann.new_table(ME, LOCAL))
    longest = 0
    while not line.now()["over"]:
        state = line.now()
        draft = line.lay_out(chance)
        answer = line.answer(
            type="move", number=state["number"], seat=state["to_move"], codes=draft
        )
        assert answer["type"] == "accepted"
        line.catch_up(state["number"] + len(draft))
        longest = max(longest, len(draft))
    line.until(lambda line: line.info["status"] == "finished")

    record = ann.get(f"/tables/{line.table}/record")

    assert longest > 1
    assert len(record["moves"]) == line.now()["number"] - 1
    assert ann.watched_record(record)[-1]["state"]["public"] == line.now()["public"]


# ------------------------------------------------------------------ refused, and by HTTP


def test_nobody_drafts_for_a_foreign_seat_or_out_of_turn(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    ben.post(f"/tables/{table}/join", {})
    lines = [ann.line(table), ben.line(table)]
    play_on(lines, random.Random(12), moves=5)
    number = max(line.now()["number"] for line in lines)
    for line in lines:
        line.catch_up(number)
    mover, other = sorted(lines, key=lambda line: not line.now()["choices"])
    seat = mover.now()["to_move"]
    draft = mover.lay_out(random.Random(13))

    move = {"type": "move", "number": number, "codes": draft}
    assert other.answer(**move, seat=seat)["code"] == "foreign_seat"
    assert other.answer(**move, seat=1 - seat)["code"] == "illegal"
    asked = {"type": "preview", "number": number, "codes": draft}
    assert other.answer(**asked)["code"] == "foreign_seat"
    assert mover.answer(**move, seat=seat)["type"] == "accepted"


@pytest.mark.parametrize("codes", [[], [0] * 65, "00", [0.5], [None], {"0": 0}, [[0]]])
def test_what_is_no_draft_is_malformed(alone: Line, codes: object) -> None:
    number, seat = alone.now()["number"], alone.now()["to_move"]

    for message in ({"type": "move", "seat": seat}, {"type": "preview"}):
        error = alone.answer(**message, number=number, codes=codes)
        assert (error["type"], error["code"]) == ("error", "malformed")


def test_a_move_has_one_form(alone: Line) -> None:
    choice = alone.now()["choices"][0]
    move = {"type": "move", "number": alone.now()["number"], "seat": alone.now()["to_move"]}
    forms = {"code": choice["code"], "notation": choice["notation"], "codes": [choice["code"]]}

    assert alone.answer(**move)["code"] == "malformed"
    for left_out in forms:
        two = {name: form for name, form in forms.items() if name != left_out}
        assert alone.answer(**move, **two)["code"] == "malformed"
    assert alone.answer(**move, **forms)["code"] == "malformed"
    assert alone.answer(**move, codes=forms["codes"])["type"] == "accepted"


def test_a_draft_that_is_too_large(alone: Line) -> None:
    number = alone.now()["number"]

    assert alone.answer(type="preview", number=number, codes=[0] * 65)["code"] == "malformed"
    assert alone.answer(type="preview", number=number, codes=[10**100] * 64)["code"] == "illegal"
    assert alone.answer(type="ping") == {"type": "pong"}


def test_a_script_plays_drafts_over_http(alone: Line) -> None:
    ann, table = alone.player, alone.table
    message, codes = a_draft(alone, seed=14)
    move = {"number": message["number"], "seat": message["seat"]}
    address = f"/tables/{table}/moves"

    assert ann.refused(address, move | {"codes": [*codes, 10**9]}) == "illegal"
    assert ann.refused(address, move | {"codes": []}) == "malformed"
    assert ann.refused(address, move | {"codes": [0] * 65}) == "malformed"
    after = ann.post(address, move | {"codes": codes})
    again = ann.post(address, move | {"codes": codes})

    assert after["number"] == message["number"] + len(codes)
    assert again == after
    assert ann.refused(address, move | {"codes": codes[:1]}) == "stale"
