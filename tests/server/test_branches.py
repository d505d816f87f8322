"""What if: studies that leave a finished game, kept until they are deleted."""

import random
from datetime import timedelta

from iteru.server.sweeping import STUDIES_KEPT
from tests.server.ageing import age, sweep
from tests.server.clients import Data, Player, play_on
from tests.server.processes import ServerProcess
from tests.server.test_records import finished, played

AT = 9


def what_if(table: str, **more: object) -> Data:
    return {"table": table, "at": AT, "seat": 1, "level": "easy", **more}


def test_a_branch_leaves_the_game_with_a_seed_that_nobody_knows(ann: Player) -> None:
    table, _ = finished(ann, 3)
    game = ann.get(f"/tables/{table}/record")

    branch = ann.post("/branches", what_if(table, name="Another tile"))

    assert (branch["table"], branch["at"], branch["moves"]) == (table, AT, 0)
    assert (branch["name"], branch["both"], branch["status"]) == ("Another tile", False, "running")
    study = ann.get(f"/tables/{branch['id']}")
    assert study["study"]
    assert [seat["kind"] for seat in study["seats"]] == ["bot", "person"]
    assert not study["rated"]
    assert branch["id"] not in str(ann.get("/tables"))
    play_on([ann.line(branch["id"])], random.Random(1))
    record = ann.get(f"/tables/{branch['id']}/record")
    assert record["format_version"] == 2
    assert record["seed"] == game["seed"]
    assert [one["at"] for one in record["branches"]] == [AT]
    assert record["moves"][:AT] == game["moves"][:AT]
    second = ann.post("/branches", what_if(branch["id"], at=AT + 4))
    assert second["table"] == branch["id"]  # a branch off a branch
    assert ann.post("/branches/search", {"table": table})[0]["status"] == "finished"


def test_for_all_seats_one_person_decides_and_may_ask(ann: Player) -> None:
    table, _ = finished(ann, 4)

    branch = ann.post("/branches", what_if(table, level=None))

    line = ann.line(branch["id"])
    assert branch["both"]
    assert all(seat["mine"] for seat in line.info["seats"])
    hint = line.answer(type="hint", number=line.now()["number"])
    assert hint["shares"]
    play_on([line], random.Random(2), moves=3)
    assert ann.get(f"/branches/{branch['id']}")["moves"] == 3


def test_branches_of_an_uploaded_record_are_found_by_it(ann: Player, ben: Player) -> None:
    record = played(20)

    branch = ann.post("/branches", {"record": record, "at": 5, "seat": 0, "level": "easy"})

    assert branch["table"] is None
    mine = ann.post("/branches/search", {"record": record})
    assert [one["id"] for one in mine] == [branch["id"]]
    assert ann.post("/branches/search", {"record": played(19)}) == []
    assert ben.post("/branches/search", {"record": record}) == []


def test_branches_are_kept_and_deleted_by_their_owner_alone(
    ann: Player, ben: Player, server: ServerProcess
) -> None:
    table, _ = finished(ann, 5)
    branch = ann.post("/branches", what_if(table))["id"]
    age(server.database, [branch], STUDIES_KEPT + timedelta(hours=1))
    sweep(server.database)

    assert [one["id"] for one in ann.post("/branches/search", {"table": table})] == [branch]
    for address in (f"/branches/{branch}", f"/tables/{branch}/state"):
        assert ben.http.get(address).json()["code"] == "not_found"
    assert ben.http.delete(f"/branches/{branch}").json()["code"] == "not_found"
    other = ann.post("/branches", what_if(table))["id"]
    assert [one["id"] for one in ann.http.delete(f"/branches/{branch}").json()] == [other]
    assert ann.http.get(f"/tables/{branch}").status_code == 404
    assert ann.http.delete(f"/branches/{branch}").json()["code"] == "not_found"
    assert ann.get(f"/tables/{table}")["status"] == "finished"


def test_what_is_no_branch_is_refused_with_a_sentence(ann: Player) -> None:
    table, _ = finished(ann, 6)
    moves = len(ann.get(f"/tables/{table}/record")["moves"])
    running = ann.new_table({"kind": "me"}, {"kind": "local"})

    assert ann.refused("/branches", what_if(running)) == "not_allowed"
    assert ann.refused("/branches/search", {"table": running}) == "not_allowed"
    assert ann.refused("/branches", what_if("nowhere")) == "not_found"
    assert ann.refused("/branches", what_if(table, at=moves)) == "bad_record"  # it is over
    assert ann.refused("/branches", what_if(table, at=moves + 1)) == "bad_record"
    assert ann.refused("/branches", what_if(table, seat=2)) == "bad_options"
    assert ann.refused("/branches", what_if(table, record=played(5))) == "malformed"
    assert ann.refused("/branches", {"at": 0, "seat": 0}) == "malformed"
    assert ann.refused("/branches", {"record": {}, "at": 0, "seat": 0}) == "bad_record"
