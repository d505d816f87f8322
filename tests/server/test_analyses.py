"""Analyses of finished games: what is read is kept, can be used at once, and is gone on with."""

import random
import time

import pytest

from tests.server.clients import ME, Data, Player, play_on
from tests.server.test_records import LOCAL, finished


def until_read(player: Player, table: str, number: int) -> Data:
    """The analysis as soon as so many decisions are read."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        found: Data = player.get(f"/tables/{table}/analysis")
        if found["read"] >= number or found["running"] is None:
            return found
        time.sleep(0.2)
    pytest.fail(f"{number} decisions are not read")


def moves_of(found: Data) -> set[int]:
    return {decision["move"] for decision in found["decisions"]}


@pytest.mark.slow
def test_an_analysis_is_begun_used_stopped_and_gone_on_with(ann: Player, ben: Player) -> None:
    table, last = finished(ann, 1)
    address = f"/tables/{table}/analysis"

    before = ben.get(address)
    assert (before["running"], before["read"], before["decisions"]) == (None, 0, [])
    assert before["graph"][-1]["points"] == last["scores"]

    assert ann.http.post(address, json={"depth": "quick"}).status_code == 204
    assert ann.http.post(address, json={"depth": "quick"}).status_code == 204  # it goes on
    found = until_read(ben, table, 3)
    assert (found["running"], found["is_mine"], found["is_complete"]) == ("quick", False, False)
    assert ann.get(address)["is_mine"]
    assert 3 <= found["read"] < found["of"]
    assert found["progress"]["of"] == found["of"]
    assert found["progress"]["depth"] == "quick"
    decision = found["decisions"][0]
    whole = ben.get(f"{address}/{decision['move']}")
    assert {name: whole[name] for name in decision if name not in ("played", "best")} == {
        name: decision[name] for name in decision if name not in ("played", "best")
    }
    assert len(whole["best"]["chances"]) == 2
    assert whole["best"]["choice"]["targets"]
    assert whole["best"]["line"][0]["choice"]["text"] == whole["best"]["choice"]["text"]
    unread = next(move for move in range(500) if move not in moves_of(found))
    assert ben.http.get(f"{address}/{unread}").status_code == 404

    other, _ = finished(ann, 2)
    assert ann.refused(f"/tables/{other}/analysis", {"depth": "quick"}) == "too_many"
    assert ben.http.request("DELETE", address).status_code == 409
    assert ann.http.request("DELETE", address).status_code == 204
    kept = ben.get(address)
    assert kept["running"] is None
    assert kept["read"] >= found["read"]
    again = ben.http.get(address)
    same = ben.http.get(address, headers={"If-None-Match": again.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")

    assert ben.http.post(address, json={"depth": "quick"}).status_code == 204
    more = until_read(ann, table, kept["read"] + 1)
    assert [row for row in more["decisions"] if row in kept["decisions"]] == kept["decisions"]
    ben.http.request("DELETE", address)


def test_nobody_is_coached_while_a_game_goes_on(ann: Player) -> None:
    table = ann.new_table(ME, LOCAL)
    address = f"/tables/{table}/analysis"

    assert ann.refused(address, {"depth": "quick"}) == "not_allowed"
    assert ann.http.get(address).status_code == 403
    play_on([ann.line(table)], random.Random(3))
    assert ann.http.get(address).status_code == 200
    assert ann.refused(address, {"depth": "endless"}) == "malformed"


def test_a_study_is_coached_for_its_owner_alone(ann: Player, ben: Player) -> None:
    record = ann.get(f"/tables/{finished(ann, 4)[0]}/record")
    asked = {"record": record, "to": len(record["moves"]) - 1, "seats": [ME, LOCAL]}
    study = ann.post("/studies", asked)["id"]
    play_on([ann.line(study)], random.Random(5))

    assert ann.http.get(f"/tables/{study}/analysis").status_code == 200
    assert ben.http.get(f"/tables/{study}/analysis").status_code == 404
    assert ben.http.get(f"/tables/{study}/analysis/3").status_code == 404
    assert ben.refused(f"/tables/{study}/analysis", {"depth": "quick"}) == "not_found"
