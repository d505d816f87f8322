"""Who is asked in another player's turn, and the server that passes for those who wish it."""

import json
from functools import cache

import pytest

import iteru
from tests.server.clients import ME, OPEN, Data, Line, Player


@cache
def before_a_card(holds_veto: bool) -> iteru.Record:
    """Seat 0 may play a card of its own turn, and seat 1 holds a Veto or does not."""
    for seed in range(1000):
        record = iteru.Record.begin("kemet", 2, seed, {})
        state = record.replay()
        while not state.over and len(record.moves) < 150:
            if state.to_move == 0 and cards_to_play(state):
                if ("veto" in held(state, 1)) == holds_veto:
                    return record
                break
            code = state.legal()[-1] if state.decision != "turn_order" else state.legal()[0]
            record.moves.append(state.game.notation(code))
            state.play(code)
    raise AssertionError("no such position was found")


def cards_to_play(state: iteru.State) -> list[int]:
    game = state.game
    return [
        code for code in state.legal() if game.notation(code) in ("card prayer", "card mana-theft")
    ]


def held(state: iteru.State, seat: int) -> list[str]:
    private = state.view(seat)["private"]
    assert isinstance(private, dict)
    return [card for card, number in private["di"].items() if number > 0]


def at_the_table(
    ann: Player, ben: Player, holds_veto: bool, choice: str | None
) -> tuple[Line, Line]:
    record = before_a_card(holds_veto)
    asked = {"record": json.loads(record.to_json()), "to": len(record.moves), "seats": [ME, OPEN]}
    table = ann.post("/tables/from-record", asked)["id"]
    ben.post(f"/tables/{table}/join", {"from_record": True})
    if choice is not None:
        ben.put(f"/tables/{table}/reactions", {"choice": choice})
    return ann.line(table), ben.line(table)


def play_a_card(line: Line) -> Data:
    kinds = [choice for choice in line.now()["choices"] if choice["notation"].startswith("card ")]
    return line.move(kinds[0]["code"])


@pytest.mark.parametrize("holds_veto", [True, False])
def test_everyone_who_could_hold_the_card_is_asked(
    ann: Player, ben: Player, holds_veto: bool
) -> None:
    """K19.1 Whether he holds it does not show to the others."""
    anns, bens = at_the_table(ann, ben, holds_veto, None)

    seen = play_a_card(anns)

    assert (seen["decision"], seen["to_move"]) == ("veto", 1)
    offered = [choice["notation"] for choice in bens.catch_up(seen["number"])["choices"]]
    assert offered == (["veto", "pass"] if holds_veto else ["pass"])


@pytest.mark.parametrize(
    ("holds_veto", "choice"), [(True, "pass"), (False, "pass"), (False, "held")]
)
def test_the_server_passes_for_who_wants_it(
    ann: Player, ben: Player, holds_veto: bool, choice: str
) -> None:
    anns, bens = at_the_table(ann, ben, holds_veto, choice)
    number = anns.now()["number"]

    play_a_card(anns)

    state = anns.catch_up(number + 2)
    assert state["decision"] != "veto"
    passed = bens.hear("update", lambda message: message["entry"]["number"] == number + 2)
    assert passed["entry"]["seat"] == 1


def test_who_wants_to_be_asked_when_holding_the_card_is_asked(ann: Player, ben: Player) -> None:
    anns, bens = at_the_table(ann, ben, True, "held")

    seen = play_a_card(anns)

    asked = bens.catch_up(seen["number"])
    assert [choice["notation"] for choice in asked["choices"]] == ["veto", "pass"]


def test_a_new_wish_answers_the_question_that_waits(ann: Player, ben: Player) -> None:
    anns, bens = at_the_table(ann, ben, True, None)
    number = play_a_card(anns)["number"]

    ben.put(f"/tables/{bens.table}/reactions", {"choice": "pass"})

    assert anns.catch_up(number + 1)["decision"] != "veto"


def test_only_the_person_sees_the_wish(ann: Player, ben: Player) -> None:
    anns, bens = at_the_table(ann, ben, True, "held")

    assert [seat["reactions"] for seat in anns.info["seats"]] == ["ask", None]
    assert [seat["reactions"] for seat in bens.info["seats"]] == [None, "held"]


def test_impossible_wishes_are_refused(ann: Player, ben: Player) -> None:
    table = ann.new_table(ME, OPEN)
    wish = f"/tables/{table}/reactions"

    assert ben.http.put(wish, json={"choice": "pass"}).json()["code"] == "not_allowed"
    assert ann.http.put(wish, json={"choice": "never"}).json()["code"] == "malformed"
    assert ann.http.put("/tables/none/reactions", json={"choice": "ask"}).status_code == 404
