"""Puzzles: asked at a study, three tries, and no answer before the end."""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from itertools import pairwise

import pytest

import iteru
from iteru.analysis.puzzle import Puzzle, shipped
from iteru.server.puzzle_book import asked, puzzle_of_day, puzzles, targets_of
from tests.server.clients import Data, Player
from tests.server.conftest import NewPlayer
from tests.server.processes import ServerProcess
from tests.server.test_own_data import PASSWORD, account

ONE = shipped("fertility")[0]
SEVERAL_ANSWERS = next(one for one in shipped("fertility") if len(one.answers) > 1)


def code(puzzle: Puzzle, notation: str) -> Data:
    return {"code": iteru.load(puzzle.record.game).parse(notation)}


def address(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.id}"


def test_the_puzzle_of_the_day_is_everybodys_and_the_games_take_turns(
    ann: Player, ben: Player
) -> None:
    days = [date(2026, 11, 18) + timedelta(days=number) for number in range(9)]
    chosen = [puzzle_of_day(day) for day in days]
    assert all(one is not None for one in chosen)
    games = [one.record.game for one in chosen if one is not None]
    assert sorted(games[:4]) == sorted(iteru.games())
    assert all(one != other for one, other in pairwise(games))
    assert games[:4] == games[4:8]
    assert chosen[0] != chosen[4]

    told = ann.get("/puzzles")

    assert told["days"] == ben.get("/puzzles")["days"]
    assert len(told["days"]) == 7
    assert {one["id"] for one in told["puzzles"]} == set(puzzles())
    assert {one["mine"] for one in told["puzzles"]} == {None}


def test_a_wrong_try_tells_its_cost_and_the_right_one_the_reason(ann: Player) -> None:
    opened = ann.post(address(ONE))
    assert (opened["status"], opened["left"], opened["reason"]) == ("open", 3, None)
    wrong = next(iter(ONE.costs))

    missed = ann.post(f"{address(ONE)}/tries", code(ONE, wrong))
    again = ann.post(f"{address(ONE)}/tries", code(ONE, wrong))

    assert again == missed
    assert (missed["status"], missed["left"]) == ("open", 2)
    assert missed["tries"][0]["choice"]["notation"] == wrong
    assert missed["tries"][0]["cost"] == ONE.costs[wrong] >= ONE.margin
    assert missed["question"]["text"] == "reason-monuments"
    assert missed["reason"] is None
    received = "".join(ann.received)
    found = ann.post(f"{address(ONE)}/tries", code(ONE, ONE.answers[0]))
    assert found["status"] == found["puzzle"]["mine"] == "found"
    assert [one["notation"] for one in found["reason"]["answers"]] == ONE.answers
    assert found["reason"]["sentences"] == ONE.sentences
    assert found["reason"]["parts"]
    for told in ('"answers"', '"sentences"', '"margin"'):
        assert told not in received
        assert told in ann.received[-1]
    assert ann.refused(f"{address(ONE)}/tries", code(ONE, wrong)) == "not_running"
    assert ann.refused(f"{address(ONE)}/hints") == "not_running"
    assert ann.refused(f"{address(ONE)}/end") == "not_running"
    mine = [one for one in ann.get("/puzzles")["puzzles"] if one["mine"]]
    assert [(one["id"], one["mine"]) for one in mine] == [(ONE.id, "found")]


def test_a_puzzle_that_is_opened_several_times_at_once_has_one_study(ann: Player) -> None:
    with ThreadPoolExecutor() as threads:
        opened = list(threads.map(lambda _: ann.http.post(address(ONE)), range(6)))

    assert [answer.status_code for answer in opened] == [200] * 6
    study = ann.post(address(ONE))["study"]
    assert opened[-1].json()["status"] == "open"
    kept = [table for table in ann.get("/me/data")["tables"] if table["game"] == "fertility"]
    assert [table["id"] for table in kept] == [study]


@pytest.mark.parametrize("way", ["tries", "end"])
def test_after_three_tries_or_none_the_answer_is_told(ann: Player, way: str) -> None:
    ann.post(address(ONE))
    asked = (
        [("end", None)]
        if way == "end"
        else [("tries", code(ONE, wrong)) for wrong in list(ONE.costs)[:3]]
    )
    *_, state = [ann.post(f"{address(ONE)}/{what}", body) for what, body in asked]

    assert (state["status"], state["left"]) == ("missed", 0)
    assert state["reason"]["answers"]
    told = ann.get(address(ONE))["puzzle"]
    assert told["mine"] == "missed"
    assert told["tried"] > told["found"]


def test_an_answer_that_needs_no_place_lights_none() -> None:
    nothing = next(one for one in shipped("fertility") if one.answers == ["build nothing"])

    assert (asked(nothing.id).area, asked(nothing.id).piece) == ([], [])


def test_equal_answers_count_as_found(ann: Player) -> None:
    ann.post(address(SEVERAL_ANSWERS))

    last = SEVERAL_ANSWERS.answers[-1]
    found = ann.post(f"{address(SEVERAL_ANSWERS)}/tries", code(SEVERAL_ANSWERS, last))

    assert (found["status"], found["tries"]) == ("found", [])


def test_there_are_three_hints_from_afar_to_near(ann: Player) -> None:
    ann.post(address(ONE))
    hints = [ann.post(f"{address(ONE)}/hints") for _ in range(3)]

    answer = next(one for one in ONE.state.choices() if one["notation"] == ONE.answers[0])
    assert [hint["rule"] for hint in hints] == [answer["rule"]] * 3
    assert hints[0]["area"] is None
    assert set(hints[1]["area"]) > set(hints[2]["piece"])
    assert hints[1]["piece"] is None
    assert hints[2]["piece"] == targets_of(answer)[:1]
    assert ann.refused(f"{address(ONE)}/hints") == "not_allowed"


def test_nothing_is_played_or_hinted_before_the_end_and_all_after_it(ann: Player) -> None:
    study = ann.post(address(ONE))["study"]
    line = ann.line(study)
    state = line.now()
    move = {"number": state["number"], "seat": state["to_move"]}
    answer = code(ONE, ONE.answers[0])

    for message in (
        {"type": "move", **move, **answer},
        {"type": "undo", **move},
        {"type": "hint", "number": state["number"]},
    ):
        assert line.answer(**message)["code"] == "not_allowed"
    assert line.answer(type="preview", number=state["number"], codes=[answer["code"]])["played"]
    assert ann.post(address(ONE))["study"] == study
    assert study not in json.dumps(ann.get("/tables"))

    ann.post(f"{address(ONE)}/tries", answer)
    line.move(answer["code"])

    assert line.catch_up(state["number"] + 1)["number"] > state["number"]
    reopened = ann.post(address(ONE))
    assert reopened["study"] != study  # that was played on
    assert reopened["reason"]["answers"]
    line = ann.line(reopened["study"])
    assert line.now()["number"] == state["number"]
    line.move(answer["code"])


def test_wrong_ids_choices_and_other_peoples_studies_are_refused(ann: Player, ben: Player) -> None:
    assert ann.http.get("/puzzles/fertility-0-0").json()["code"] == "not_found"
    assert ann.refused("/puzzles/fertility-0-0") == "not_found"
    assert ann.refused("/puzzles/%00") == "malformed"
    assert ann.refused(f"{address(ONE)}/tries", code(ONE, ONE.answers[0])) == "not_running"
    study = ann.post(address(ONE))["study"]
    assert ann.refused(f"{address(ONE)}/tries", {"code": -1}) == "illegal"
    assert ann.refused(f"{address(ONE)}/tries", {}) == "malformed"
    assert ben.http.get(f"/tables/{study}/state").status_code == 404
    assert ben.post(address(ONE))["study"] != study


def test_results_go_along_with_a_guest_and_are_erased(
    server: ServerProcess, ann: Player, new_player: NewPlayer
) -> None:
    name = account(ann, "Nofret")
    guest = new_player(server)
    guest.post(address(ONE))
    guest.post(f"{address(ONE)}/end")

    guest.post("/login", {"account": name, "password": PASSWORD})

    assert ann.get(address(ONE))["puzzle"]["mine"] == "missed"
    assert [row["puzzle"] for row in ann.get("/me/data")["puzzle_results"]] == [ONE.id]
    ann.post("/me/erase", {"password": PASSWORD})
    assert ann.get(address(ONE))["puzzle"]["mine"] is None


@pytest.mark.parametrize("game", iteru.games())
def test_a_puzzle_tells_only_what_its_seat_knows(game: str) -> None:
    """The same page, hints and question from any position that the seat cannot tell apart."""
    puzzle = shipped(game)[0]
    state = puzzle.state
    seat = state.to_move
    page = asked(puzzle.id)
    for seed in (1, 2):
        other = state.determinize(seat, seed)
        assert other.known(seat) == state.known(seat)
        view = other.view(seat)
        assert page.state.public == view["public"]
        assert page.state.private == {str(seat): view["private"]}
        assert list(page.choices.values()) == other.choices()
    assert page.state.choices == []
