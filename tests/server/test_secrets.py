"""Everything that is ever sent to a seat or a spectator is what the engine's `view` allows.

Played with Fertility, where chance alone is secret, and with Ibis, the tests' own game of hidden
hands and secret choices (tests/kernel/toy.py), which the server finds as a third-party package.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from iteru import Journal, Record
from iteru.bots.levels import bot_named
from iteru.bots.question import derived_seed
from iteru.kernel import registry
from tests.kernel import toy  # Ibis
from tests.server.clients import ME, OPEN, Data, Line, Player, play_on
from tests.server.conftest import NewPlayer
from tests.server.databases import KINDS, Databases
from tests.server.processes import ServerProcess
from tests.server.what_is_allowed import Allowed

LOCAL: Data = {"kind": "local", "name": "Ola"}


@pytest.fixture(scope="module", params=KINDS)
def ibis_server(
    request: pytest.FixtureRequest,
    databases: Databases,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServerProcess]:
    """A server to which a third-party package has added a game."""
    folder = tmp_path_factory.mktemp("ibis")
    package = folder / "ibis-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: ibis\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[iteru.games]\nibis = {toy.__name__}\n")
    server = ServerProcess(databases.new(request.param), folder, bot_seconds=600)
    server.add_to_python_path(folder, Path(__file__).parents[2])
    yield server.start()
    server.stop()


@pytest.fixture(autouse=True)
def ibis_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, too: the comparison loads the game by its name."""
    monkeypatch.setitem(registry._loaded, "ibis", toy.IBIS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [("fertility", 2, 1), *(("ibis", seats, seed) for seats in (2, 3) for seed in range(4))],
)
def test_nothing_is_sent_that_the_view_does_not_allow(
    ibis_server: ServerProcess, new_player: NewPlayer, game: str, seats: int, seed: int
) -> None:
    people = [new_player(ibis_server) for _ in range(seats)]
    spectator = new_player(ibis_server)
    table = people[0].new_table(ME, *[OPEN] * (seats - 1), game=game)
    for person in people[1:]:
        person.post(f"/tables/{table}/join", {})
    lines = [person.line(table) for person in people]
    watching = spectator.line(table)
    chance = random.Random(seed)
    while not lines[0].now()["over"]:
        play_on(lines, chance, moves=chance.randint(1, 3 if game == "ibis" else 15))
        look_around(chance.choice([*lines, watching]), table, chance)
    record = Record.from_json(spectator.http.get(f"/tables/{table}/record").text)
    watching.until(lambda line: line.now()["over"])

    allowed = Allowed(record)

    for line, viewer in [*((line, (seat,)) for seat, line in enumerate(lines)), (watching, ())]:
        check_all(line.player, allowed, viewer, record)
    assert len(lines[0].messages) > len(record.moves)


def test_people_on_one_screen_see_the_public_log_and_their_own_hands(
    ibis_server: ServerProcess, new_player: NewPlayer
) -> None:
    ann = new_player(ibis_server)
    table = ann.new_table(ME, LOCAL, game="ibis")
    line = ann.line(table)

    play_on([line], random.Random(3))

    record = Record.from_json(ann.http.get(f"/tables/{table}/record").text)
    check_all(ann, Allowed(record), (0, 1), record)


def look_around(line: Line, table: str, chance: random.Random) -> None:
    """Asks for all that can be asked while the game runs."""
    player = line.player
    player.get(f"/tables/{table}")
    player.get("/tables")
    player.get(f"/tables/{table}/state")
    player.watched(table)
    player.http.get(f"/tables/{table}/record")
    again = player.line(table)
    number = again.now()["number"]
    codes = [choice["code"] for choice in again.now()["choices"]]
    for code in codes[:3] or [0]:
        again.answer(type="preview", number=number, codes=[code])
    draft = again.lay_out(chance) or [0]
    again.answer(type="preview", number=number, codes=[*draft, draft[-1]])
    if chance.random() < 0.3:
        again.answer(type="hint", number=number)
    again.close()


def check_all(player: Player, allowed: Allowed, viewer: tuple[int, ...], record: Record) -> None:
    """Compares every text that a player ever received with what is allowed."""
    is_over = False
    is_open = False  # a replay of a game that is over: all hands are
    for text in player.received:
        message = json.loads(text)
        if "moves" in message and "steps" in message:
            is_open = message["scores"] is not None
        elif "steps" in message:
            check_steps(message, allowed, is_open)
        if isinstance(message, dict) and message.get("format") == "iteru-record":
            is_over = True
        if not is_over:
            assert str(record.seed) not in text
        check(message, allowed, viewer, record)


def check(message: Data, allowed: Allowed, viewer: tuple[int, ...], record: Record) -> None:
    kind = message.get("type")
    if "moves" in message and "steps" in message:
        for number, move in enumerate(message["moves"], start=2):
            seen = plain(allowed.entry(number, ()))
            assert move["kinds"] == list(dict.fromkeys(event["kind"] for event in seen["events"]))
            assert (move["seat"], move["turn"]) == (seen["seat"], seen["turn"])
    elif kind == "update":
        number = message["state"]["number"]
        assert message["state"] == plain(allowed.state(number, viewer))
        assert without_time(message["entry"]) == plain(allowed.entry(number, viewer))
        assert set(message) == {"type", "state", "entry"}
    elif kind == "snapshot" and message["state"] is not None:
        number = message["state"]["number"]
        assert message["state"] == plain(allowed.state(number, viewer))
        entries = [plain(allowed.entry(entry, viewer)) for entry in range(1, number + 1)]
        assert [without_time(entry) for entry in message["log"]] == entries
        assert set(message) == {"type", "table", "state", "log", "chat"}
    elif kind == "preview":
        state = allowed.states[message["number"] - 1]
        assert state.to_move in viewer
        assert message == plain(allowed.preview(message["number"], message["codes"]))
        check_preview(message, allowed)
    elif kind == "hint":
        state = allowed.states[message["number"] - 1]
        assert state.to_move in viewer
        known = state.known(state.to_move)
        seed = derived_seed(record.seed, message["number"] - 1)  # the setup is an entry, too
        assert message["code"] == bot_named("hard").choose(known, seed).code
    else:
        known_kinds = ("table", "accepted", "error", "snapshot", None)
        assert kind in known_kinds


def check_steps(message: Data, allowed: Allowed, is_open: bool) -> None:
    """A replay is a spectator's; when the game is over, with what is private of all seats."""
    for number, step in enumerate(message["steps"], start=message["first"] + 1):
        seen = allowed.state(number, ())
        if is_open:
            state = allowed.states[number - 1]
            seats = range(state.seats)
            seen["private"] = {str(seat): state.view(seat)["private"] for seat in seats}
        assert step["state"] == plain(seen)
        assert without_time(step["entry"]) == plain(allowed.entry(number, ()))


def check_preview(message: Data, allowed: Allowed) -> None:
    """Whatever the engine's preview says, it is what the mover sees when the codes are played."""
    state = allowed.states[message["number"] - 1].copy()
    seat, played = state.to_move, message["played"]
    journal = Journal()
    state.journal = journal
    for code in message["codes"][:played]:
        state.play(code)
    view = {"public": message["public"], "private": message["private"][str(seat)]}
    assert view == plain(state.view(seat))
    assert list(message["private"]) == [str(seat)]
    assert message["choices"] == (plain(state.choices()) if state.to_move == seat else [])
    if message["stopped"] in ("chance", "secret"):
        state.play(message["codes"][played])
    assert message["events"] == plain(journal.seen_by(seat))[: len(message["events"])]


def without_time(entry: Data) -> Data:
    return {key: value for key, value in entry.items() if key != "time"}


def plain(value: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))
