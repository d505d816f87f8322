"""Who is asked in another player's turn, and the server that passes for those who cannot react."""

import asyncio
import json
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

import iteru
from iteru.server.clocks import Rate
from iteru.server.play import Play, played_again
from iteru.server.reactions import BRISK, RANGES, moment_to_answer
from iteru.server.settings import database_url
from iteru.server.standings import standing_after
from iteru.server.store.database import Database
from iteru.server.store.models import SeatKind, SeatRow, TableRow
from iteru.server.store.tables import Kept, Standing, ids_that_play_by_themselves
from iteru.server.table_info import clocks_info
from tests.server.ahead import Hourglass
from tests.server.clients import EASY, ME, OPEN, Data, Line, Player
from tests.server.conftest import NewPlayer
from tests.server.databases import Databases
from tests.server.nursery import ForkedServer, Nursery

ASKED = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@cache
def before_a_card(holds_veto: bool, seats: int = 2) -> iteru.Record:
    """Seat 0 may play a card of its own turn, and seat 1 holds a Veto or does not."""
    for seed in range(1000):
        record = iteru.Record.begin("kemet", seats, seed, {})
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


def at_the_table(holds_veto: bool, players: list[Player], *bots: Data) -> list[Line]:
    """In this order, the first with a card to play; then bots."""
    record = before_a_card(holds_veto, len(players) + len(bots))
    ann, *others = players
    seats = [ME, *(OPEN for _ in others), *bots]
    asked = {"record": json.loads(record.to_json()), "to": len(record.moves), "seats": seats}
    table = ann.post("/tables/from-record", asked)["id"]
    for other in others:
        other.post(f"/tables/{table}/join", {"from_record": True})
    return [one.line(table) for one in players]


def play_a_card(line: Line) -> Data:
    kinds = [choice for choice in line.now()["choices"] if choice["notation"].startswith("card ")]
    return line.move(kinds[0]["code"])


def seconds_to_answer(line: Line, number: int) -> float:
    """By the server's clock, how long the question stood that the entry of this number asked."""
    log = line.player.get(f"/tables/{line.table}/state")["log"]
    asked, answered = [datetime.fromisoformat(log[at]["time"]) for at in (number - 1, number)]
    return (answered - asked).total_seconds()


@pytest.fixture
def pair(timed: ForkedServer, new_player: NewPlayer) -> list[Player]:
    return [new_player(timed), new_player(timed)]


# ------------------------------------------------------------------ among people


@pytest.mark.parametrize("holds_veto", [True, False])
def test_everyone_who_could_hold_the_card_is_asked(pair: list[Player], holds_veto: bool) -> None:
    """K19.1 Whether he holds it does not show to the others."""
    anns, bens = at_the_table(holds_veto, pair)

    seen = play_a_card(anns)

    assert (seen["decision"], seen["to_move"]) == ("veto", 1)
    offered = [choice["notation"] for choice in bens.catch_up(seen["number"])["choices"]]
    assert offered == (["veto", "pass"] if holds_veto else ["pass"])


def test_who_can_only_pass_is_passed_for_and_who_can_react_is_waited_for(
    pair: list[Player], glass: Hourglass
) -> None:
    holder, _ = at_the_table(True, pair)
    anns, _ = at_the_table(False, pair)
    asked = play_a_card(holder)["number"]
    number = play_a_card(anns)["number"]

    waiting = [turn["table"] for turn in pair[1].get("/bulletin")["turns"]]
    assert waiting == [holder.table]  # nobody is called for a question that answers itself
    glass.pass_by(RANGES["none"][1])

    assert anns.catch_up(number + 1)["decision"] != "veto"
    assert seconds_to_answer(anns, number) >= RANGES["none"][0]
    assert holder.player.get(f"/tables/{holder.table}/state")["state"]["number"] == asked


@pytest.mark.parametrize("holds_veto", [True, False])
def test_let_it_happen_answers_at_once(pair: list[Player], holds_veto: bool) -> None:
    anns, bens = at_the_table(holds_veto, pair)
    number = play_a_card(anns)["number"]
    passing = bens.catch_up(number)["choices"][-1]
    assert passing["notation"] == "pass"

    assert bens.move(passing["code"])["number"] == number + 1
    assert anns.catch_up(number + 1)["decision"] != "veto"


def test_bots_wait_as_well(pair: list[Player], glass: Hourglass) -> None:
    anns, _ = at_the_table(False, pair, EASY)
    seen = play_a_card(anns)
    waited = 0
    while seen["decision"] == "veto" and waited < 2:  # of the bot too, if it has a card
        number = seen["number"]
        glass.pass_by(RANGES["none"][1])
        seen = anns.catch_up(number + 1)
        assert seconds_to_answer(anns, number) >= RANGES["none"][0]
        waited += 1
    assert waited == 2


def test_a_question_that_waits_is_found_after_a_crash(
    timed: ForkedServer, pair: list[Player], glass: Hourglass
) -> None:
    holder, _ = at_the_table(True, pair)
    anns, _ = at_the_table(False, pair)
    play_a_card(holder)
    number = play_a_card(anns)["number"]

    timed.kill()
    waiting = asyncio.run(playing_by_themselves(timed.database))
    glass.pass_by(RANGES["none"][1])
    timed.start()

    assert anns.table in waiting
    assert holder.table not in waiting
    assert pair[0].line(anns.table).catch_up(number + 1)["decision"] != "veto"


def test_two_workers_pass_once_though_one_is_killed(
    databases: Databases, nursery: Nursery, new_player: NewPlayer, tmp_path: Path
) -> None:
    """On PostgreSQL: whichever worker waits for the moment, no pass is doubled and none missed."""
    glass = Hourglass(tmp_path)
    database = databases.new("postgresql")
    workers = [ForkedServer(nursery, database, tmp_path) for _ in range(2)]
    with ExitStack() as ending:
        for worker in workers:
            glass.give(worker)
            ending.callback(worker.stop)
            worker.start()
        ann, ben = new_player(workers[0]), new_player(workers[1])
        # Seen at both workers, asked at either: each waits for the moment of some of them.
        lines = [at_the_table(False, [ann, ben]) for _ in range(3)]
        lines += [at_the_table(False, [ben, ann])[::-1] for _ in range(3)]
        askers = [pair[0] for pair in lines[:3]] + [pair[1] for pair in lines[3:]]
        numbers = [play_a_card(asker)["number"] for asker in askers]

        glass.pass_by(RANGES["none"][0])  # some moments have come, others have not
        workers[0].kill()
        glass.pass_by(RANGES["none"][1])

        for (_, line), number in zip(lines, numbers, strict=True):
            assert line.catch_up(number + 1)["decision"] != "veto"
            log = ben.get(f"/tables/{line.table}/state")["log"]
            assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
            passed = [one for one in log[number:] if one["kind"] == "move"]
            assert [one["seat"] for one in passed] == [1]  # once, by who was asked


async def playing_by_themselves(database: str) -> list[str]:
    store = Database(database_url(database))
    async with store.read() as session:
        found = await ids_that_play_by_themselves(session)
    await store.close()
    return found


# ------------------------------------------------------------------ clocks


def asked_for_a_veto(holds_veto: bool, rate: Rate) -> tuple[Play, Standing]:
    """A game with a clock, after a card was played then."""
    record = before_a_card(holds_veto)
    *_, play = played_again(record, ASKED, rate)
    entries = play.next_moves(0, cards_to_play(play.state)[:1], ASKED)
    standing = standing_after("table", play, entries)
    play.take(entries[0])
    return play, standing


@pytest.mark.parametrize("rate", [Rate("live", 600, 10), Rate("days", 86_400, 0)])
@pytest.mark.parametrize("holds_veto", [True, False])
def test_no_clock_runs_before_the_range_is_over(rate: Rate, holds_veto: bool) -> None:
    """The same for every hand; the row of the table says what the log says."""
    play, standing = asked_for_a_veto(holds_veto, rate)
    longest = RANGES[rate.kind][1]

    assert play.state.to_move == 1
    assert play.clocks.due is not None
    assert (play.clocks.due - ASKED).total_seconds() == longest + play.clocks.left[1]
    assert (standing.due, standing.left) == (play.clocks.due, play.clocks.left)
    assert standing.only_pass == (not holds_veto)

    kept = Kept(TableRow(status="running", to_move=1, left=standing.left, due=standing.due), [])
    kept.seats.extend([SeatRow(kind="person"), SeatRow(kind="person")])
    info = clocks_info(kept, ASKED)
    assert info is not None
    assert (info.running, info.stands, info.left) == (1, longest, standing.left)


# ------------------------------------------------------------------ the moment


def moments(seat: SeatKind, *people: str | None, **table: object) -> list[float]:
    """Many draws for the first seat, in seconds after the question."""
    row = TableRow(**{"pace": "none", "study": False, **table})
    seats = [SeatRow(kind="person" if one else "bot", person=one) for one in people]
    seats[0].kind = seat
    drawn = [moment_to_answer(Kept(row, seats), seats[0], ASKED) for _ in range(200)]
    return [(moment - ASKED).total_seconds() for moment in drawn]


def check_spread(drawn: list[float], least: float, most: float) -> None:
    assert least <= min(drawn) < least + (most - least) / 4
    assert most - (most - least) / 4 < max(drawn) <= most


@pytest.mark.parametrize("pace", ["none", "live", "days"])
def test_the_moment_is_anywhere_in_the_range(pace: str) -> None:
    least, most = {"days": (300, 3600)}.get(pace, (2, 10))

    check_spread(moments("person", "ann", "ben", pace=pace), least, most)
    check_spread(moments("bot", None, "ann", "ben", pace=pace), least, most)
    check_spread(moments("person", "ann", "ann", pace=pace), least, most)  # on one screen
    check_spread(moments("bot", "ann", "ben", pace=pace), least, most)  # for somebody absent


def test_one_person_among_bots_does_not_wait() -> None:
    assert set(moments("person", "ann", None)) == {0.0}
    assert set(moments("person", "ann", "ann", study=True)) == {0.0}
    check_spread(moments("bot", None, "ann"), *BRISK)
