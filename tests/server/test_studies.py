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


BODIES: dict[str, Data] = {  # by the end of an address: what would be granted to who may ask
    "/join": {"from_record": True},
    "/moves": {"number": 6, "seat": 0, "code": 0},
    "/undo": {"number": 6, "seat": 0},
    "/wish": {"wish": None},
    "/blocks": {"seat": 0},
    "/mutes": {"line": 1},
    "/reports": {"line": 1},
    "/analysis": {"depth": "quick"},
    "/seats/{seat}": {"kind": "open"},
    "/swap": {"one": 0, "other": 1},
    "/readiness": {"readiness": "ready"},
    "/begin": {"level": "easy"},
    "/seat-wish": {"wanted": True},
    "/tables/{id}": {"options": {}},
}


def test_no_route_does_anything_with_the_study_or_branch_of_another(
    ann: Player, ben: Player
) -> None:
    """Every route that names a table or a branch, as the OpenAPI page lists them."""
    branch = {"record": played(9), "at": 3, "seat": 0, "level": "easy"}
    ids = [ann.post("/studies", LESSON)["id"], ann.post("/branches", branch)["id"]]
    before = [ann.get(f"/tables/{id}/state")["log"] for id in ids]
    asked: list[tuple[str, str]] = []

    for path, methods in ben.get("/openapi.json")["paths"].items():
        if not path.startswith(("/api/tables/{id}", "/api/branches/{id}")):
            continue
        body = next((BODIES[end] for end in BODIES if path.endswith(end)), None)
        for method in methods:
            for id in ids:
                address = path.removeprefix("/api").replace("{id}", id).replace("{seat}", "1")
                address = address.replace("{move}", "1") + ("?first=0" if "steps" in path else "")
                answer = ben.http.request(method, address, json=body)
                assert answer.status_code in (403, 404, 409), (method, path, answer.text)
            asked.append((method, path))

    assert len(asked) > 25
    assert [ann.get(f"/tables/{id}/state")["log"] for id in ids] == before


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
