"""Studies: games of one person alone, in no list, gone after some days."""

import random
from datetime import timedelta

from iteru.server.lobby import MOST_STUDIES
from iteru.server.sweeping import STUDIES_KEPT
from tests.server.ageing import age, sweep
from tests.server.clients import EASY, ME, OPEN, Data, Player, play_on
from tests.server.processes import ServerProcess
from tests.server.test_records import LOCAL, played

LESSON: Data = {"record": played(9), "to": 5, "seats": [ME, LOCAL]}


def test_a_study_is_played_like_a_table_and_stands_in_no_list(ann: Player) -> None:
    study = ann.post("/studies", LESSON)

    assert study["study"]
    assert study["from_record"]
    assert not study["listed"]
    line = ann.line(study["id"])
    assert line.now()["number"] == 6
    assert line.answer(type="preview", number=6, codes=[line.now()["choices"][0]["code"]])["played"]
    play_on([line], random.Random(1))
    line.until(lambda line: line.info["status"] == "finished")
    assert ann.get(f"/tables/{study['id']}/record")["moves"][:5] == LESSON["record"]["moves"][:5]
    assert ann.refused(f"/tables/{study['id']}/rematch") == "not_allowed"
    assert study["id"] not in str(ann.get("/tables"))


def test_nobody_else_sees_a_study(ann: Player, ben: Player) -> None:
    study = ann.post("/studies", {**LESSON, "seats": [ME, EASY]})["id"]

    for address in ("", "/state", "/replay", "/replay/steps?first=0", "/record"):
        answer = ben.http.get(f"/tables/{study}{address}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert ben.refused(f"/tables/{study}/join", {"from_record": True}) == "full"
    assert ann.get(f"/tables/{study}/replay")["steps"] >= 6


def test_what_is_no_study_is_refused_with_a_sentence(ann: Player) -> None:
    assert ann.refused("/studies", {**LESSON, "seats": [ME, OPEN]}) == "bad_options"
    assert ann.refused("/studies", {**LESSON, "seats": [ME]}) == "bad_options"
    assert ann.refused("/studies", {**LESSON, "to": 10}) == "bad_record"
    assert ann.refused("/studies", {**LESSON, "record": {}}) == "bad_record"


def test_old_studies_are_swept_away_and_nothing_else(ann: Player, server: ServerProcess) -> None:
    old, young = (ann.post("/studies", LESSON)["id"] for _ in range(2))
    table = ann.new_table(ME, EASY)
    ann.line(old).answer(type="chat", text="a note to myself")

    age(server.database, [old, table], STUDIES_KEPT + timedelta(hours=1))
    sweep(server.database)

    assert ann.http.get(f"/tables/{old}").status_code == 404
    assert ann.get(f"/tables/{young}")["study"]
    assert ann.get(f"/tables/{table}")["status"] == "running"


def test_one_more_study_and_the_one_longest_untouched_goes(ann: Player, ben: Player) -> None:
    """The attack: fill the disk with studies; each may hold a log of thousands of moves."""
    other = ben.post("/studies", LESSON)["id"]
    first = ann.post("/studies", LESSON)["id"]
    branch = ann.post("/branches", {"record": played(9), "at": 3, "seat": 0, "level": "easy"})["id"]

    later = [ann.post("/studies", LESSON)["id"] for _ in range(MOST_STUDIES)]

    assert ann.http.get(f"/tables/{first}").status_code == 404
    assert ann.get(f"/tables/{later[0]}")["study"]
    assert ann.get(f"/tables/{branch}")["study"]
    assert ben.get(f"/tables/{other}")["study"]


def test_no_short_link_leads_to_a_study(ann: Player) -> None:
    assert ann.post("/studies", LESSON)["code"] is None
