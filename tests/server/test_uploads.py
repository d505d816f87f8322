"""Finished games whose records somebody has: kept as studies, analysed, and shared if wished."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import iteru
from iteru.server.sweeping import STUDIES_KEPT
from tests.server.ageing import age, sweep
from tests.server.clients import ME, Data, Player
from tests.server.processes import ServerProcess
from tests.server.test_analyses import until_read
from tests.server.test_records import LOCAL, played


def finished_elsewhere(seed: int) -> Data:
    """The record of a random game of two."""
    match, chance = iteru.Match(iteru.Record.begin("fertility", 2, seed)), random.Random(seed)
    while not match.state.over:
        match.play(chance.choice(match.state.legal()))
    found: Data = json.loads(match.record.to_json())
    return found


def test_an_uploaded_game_is_a_study_of_mine_that_is_over(ann: Player, ben: Player) -> None:
    record = finished_elsewhere(1)

    study = ann.post("/uploads", {"record": record})

    id = study["id"]
    state = iteru.Record.from_json(json.dumps(record)).replay()
    assert (study["status"], study["study"], study["from_record"]) == ("finished", True, True)
    assert (study["scores"], study["places"]) == (state.scores(), state.ranking())
    assert [seat["name"] for seat in study["seats"]] == [None, None]
    assert ann.get(f"/tables/{id}/record") == record
    assert ann.get(f"/tables/{id}/replay")["steps"] == len(record["moves"]) + 1
    assert ann.post("/uploads", {"record": record})["id"] == id
    assert id not in str(ann.get("/tables"))
    assert ben.post("/uploads", {"record": record})["id"] != id


def test_an_uploaded_game_is_analysed_and_found_again(ann: Player) -> None:
    record = finished_elsewhere(2)
    address = f"/tables/{ann.post('/uploads', {'record': record})['id']}/analysis"

    assert ann.http.post(address, json={"depth": "quick"}).status_code == 204
    id = ann.post("/uploads", {"record": record})["id"]
    found = until_read(ann, id, 2)

    assert found["read"] >= 2
    assert ann.get(f"/tables/{id}/analysis/{found['decisions'][0]['move']}")["best"]
    ann.http.request("DELETE", address)


def test_an_uploaded_game_is_seen_by_others_if_it_is_shared(ann: Player, ben: Player) -> None:
    id = ann.post("/uploads", {"record": finished_elsewhere(3)})["id"]
    addresses = [f"/tables/{id}{rest}" for rest in ("", "/replay", "/record", "/analysis")]

    assert {ben.http.get(address).status_code for address in addresses} == {404}
    assert ben.refused(f"/tables/{id}/share") == "not_found"
    assert ann.http.post(f"/tables/{id}/share").status_code == 204

    assert {ben.http.get(address).status_code for address in addresses} == {200}
    assert ben.refused(f"/tables/{id}/join", {"from_record": True}) == "full"
    assert id not in str(ben.get("/tables"))


def test_what_cannot_be_kept_or_shared_is_refused_with_a_sentence(ann: Player) -> None:
    assert ann.refused("/uploads", {"record": played(9)}) == "bad_record"
    assert ann.refused("/uploads", {"record": {}}) == "bad_record"
    wrong = finished_elsewhere(4)
    wrong["moves"][3] = "no move"
    assert ann.refused("/uploads", {"record": wrong}) == "bad_record"
    running = ann.post("/studies", {"record": played(9), "to": 5, "seats": [ME, LOCAL]})["id"]
    assert ann.refused(f"/tables/{running}/share") == "not_allowed"
    assert ann.refused(f"/tables/{ann.new_table(ME, LOCAL)}/share") == "not_allowed"


def test_uploaded_several_times_at_once_it_is_kept_once_and_swept_away_by_age(
    ann: Player, server: ServerProcess
) -> None:
    body = {"record": finished_elsewhere(5)}
    with ThreadPoolExecutor() as threads:
        kept = list(threads.map(lambda _: ann.post("/uploads", body)["id"], range(4)))
    assert len(set(kept)) == 1

    age(server.database, kept[:1], STUDIES_KEPT + timedelta(hours=1))
    sweep(server.database)
    assert ann.http.get(f"/tables/{kept[0]}").status_code == 404
