"""The journal: what it tells of each rule (P2 to P10)."""

import json
from typing import Any

import pytest

from iteru import Journal
from iteru.games.pharaon.position import PharaonState
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME, play, position
from tests.games.pharaon.random_play import random_choice, random_options
from tests.games.pharaon.telling.kinds import event_kinds

Told = list[tuple[str, int, dict[str, Any]]]


def told(state: PharaonState, *moves: str) -> Told:
    """Plays these moves and lists kind, seat and data of what the journal heard."""
    state.journal = Journal()
    play(state, *moves)
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return [(event["kind"], event["seat"], event["data"]) for event in events]


def kinds(events: Told) -> list[str]:
    return [kind for kind, _, _ in events]


def test_an_action_and_its_payment() -> None:
    """P4.5, P3.2 What was done, what was paid, what came of it, and the next turn."""
    state = position(facing=("nile", "agriculture"), own={0: "A1 R1 J1"})

    events = told(state, "act nile-royalty-justice wheel", "advance royalty", "advance justice")

    option = {"section": "nile", "option": "nile_royalty_justice", "variant": "wheel"}
    assert events == [
        ("acted", 0, option),
        ("paid", 0, {"access": "agriculture", "position": 2, "units": ["royalty", "justice"]}),
        ("gained", 0, {"resource": "agriculture", "amount": 1}),
        ("gained", 0, {"resource": "trade", "amount": 1}),
        ("advanced", 0, {"track": "royalty", "level": 1}),
        ("advanced", 0, {"track": "justice", "level": 1}),
        ("turn", 1, {}),
    ]


def test_an_action_without_the_wheel() -> None:
    """P9.5"""
    state = position(own={0: "T3"}, nobles={0: ["doctor"]}, artisan_deck=["artisan_01"])

    events = told(state, "act artisans free", "hire artisan-26")

    assert events[:4] == [
        ("acted", 0, {"section": "artisans", "option": "artisans", "variant": "free"}),
        ("paid", 0, {"access": None, "position": 3, "units": ["trade"] * 3}),
        ("artisan_taken", 0, {"artisan": "artisan_26", "source": "slot", "slot": 1}),
        ("artisan_revealed", -1, {"artisan": "artisan_01", "slot": 1}),
    ]


def test_what_an_artisan_gives_follows_its_own_sentence() -> None:
    """P4.6 A log shows gains behind the sentence before them: that is not the new display."""
    state = position(
        facing=("artisans", "agriculture"),
        own={0: "A3"},
        artisan_slots=["artisan_16"],
        artisan_deck=["artisan_26"],
    )

    kinds_told = kinds(told(state, "act artisans wheel", "hire artisan-16"))

    taken = kinds_told.index("artisan_taken")
    assert kinds_told[taken + 1 : taken + 4] == ["gained", "gained", "artisan_revealed"]


def test_offerings() -> None:
    """P4.3, P3.7"""
    state = position(
        facing=("offerings", "justice"), own={0: "J4"}, bag=["trade"], sets=["trade justice"]
    )

    events = told(state, "act offerings-2 wheel", "bag")

    tokens = ["offering_trade", "offering_justice"]
    assert events[2:4] == [
        ("set_taken", 0, {"number": 1, "tokens": tokens}),
        ("offering_taken", 0, {"token": "offering_trade", "source": "bag", "number": 0}),
    ]


def test_nobles_and_stages() -> None:
    """P4.4, P9.8, P8.5"""
    state = position(
        own={0: "S5"},
        nobles={0: ["judge"]},
        stage={0: 2},
        noble_slots=["general", "high_official_25", "doctor"],
        noble_deck=["teacher"],
    )

    events = told(state, "act nobles wheel", "recruit high-official-25")

    assert events[2:] == [
        ("noble_taken", 0, {"noble": "high_official_25", "source": "slot", "slot": 2}),
        ("noble_revealed", -1, {"noble": "teacher", "slot": 2}),
        ("stage_built", 0, {"stage": 3}),
        ("pharaoh", 0, {}),
        ("gained", 0, {"resource": "silver", "amount": 1}),
        ("turn", 1, {}),
    ]


def test_passing_and_the_pyramid() -> None:
    """P5.1, P9.2, P6.1"""
    state = position(
        first=2, own={0: "S1"}, nobles={0: ["general"]}, shown=["jar_07", "jar_01", "jar_02"]
    )

    events = told(state, "pass", "gain trade", "take jar-07")

    assert events[:6] == [
        ("passed", 0, {"order": 1, "row": 1}),
        ("first_player", 0, {}),
        ("moved", 0, {"row": 1, "index": 1}),
        ("income", 0, {"income": "any_basic"}),
        ("gained", 0, {"resource": "trade", "amount": 1}),
        ("jar_taken", 0, {"jar": "jar_07"}),
    ]


def test_free_and_jar_abilities() -> None:
    """P9.6, P9.7"""
    state = position(
        facing=("nile", "trade"),
        own={0: "T2 A1"},
        nobles={0: ["witch", "teacher", "diplomat"]},
        stack=["jar_23"],
    )

    events = told(
        state,
        "act nile-pair wheel",
        "replace jar",
        "gain trade",
        "gain trade",
        "gain justice",
        "use teacher",
        "gain trade",
        "advance trade",
        "use witch",
        "give agriculture",
        "get royalty",
    )

    swap = {"noble": "witch", "give": "agriculture", "get": "royalty"}
    assert kinds(events)[2:] == [
        "jar_revealed",
        "jar_replaced",
        "gained",
        "gained",
        "gained",
        "teacher_used",
        "gained",
        "advanced",
        "swapped",
        "gained",
        "turn",
    ]
    assert ("swapped", 0, swap) in events


def test_what_could_not_be_gained() -> None:
    """P3.4, P3.7, P4.5.2 An empty supply, no token at all, a disk at the top."""
    state = position(
        own={0: "S5"},
        noble_slots=["high_official_22", "general", "judge"],
        nile={0: "T2"},
        bag=[],
        bonus=[None] * 4,
    )
    events = told(state, "act nobles wheel", "recruit high-official-22", "advance trade")
    assert kinds(events)[-5:] == [
        "advanced",
        "advance_lost",
        "offering_missed",
        "offering_missed",
        "turn",
    ]

    state = position(shown=["jar_23", "jar_01", "jar_02"], supply={"royalty": 1})
    events = told(state, "pass", "take jar-23")
    assert ("short", 0, {"resource": "royalty"}) in events


def test_the_end_of_a_round() -> None:
    """P7.2, P12.2 Clear, refill, turn, block, reveal, begin."""
    state = position(
        seats=2,
        seat=1,
        passed=[0],
        sets=["trade justice", None, "royalty trade"],
        bonus=["trade", None, "justice"],
        shown=["jar_01", "jar_19"],
    )

    events = told(state, "pass", "take jar-01")

    assert kinds(events) == [
        "passed_last",
        "jar_taken",
        "gained",
        "gained",
        "gained",
        "wheel_cleared",
        "refilled_set",
        "refilled_bonus",
        "wheel_turned",
        "blocked",
        "jars_shown",
        "round",
        "turn",
    ]
    assert events[-4] == (
        "blocked",
        -1,
        {"jar": "jar_19", "sectors": ["trade", "trade", "royalty"]},
    )
    assert events[-2] == ("round", -1, {"round": 2})


def test_new_stack_and_new_bag() -> None:
    """P3.5, P3.7"""
    state = position(own={0: "S2"}, facing=("nile", "trade"), stack=[])
    assert "jars_shuffled" in kinds(told(state, "act nile-pair wheel"))

    state = position(passed=[0], index={0: 2}, own={0: ""}, bag=[], discarded=["trade", "trade"])
    assert "bag_refilled" in kinds(told(state, "income offering", "bag"))


def test_the_end_tells_scores_and_winners() -> None:
    """P10.8 The seven parts of each seat, then who has won."""
    state = position(round=5, seat=2, passed=[0, 1], own={0: "S1", 1: "", 2: "S2"}, first=1)

    events = told(state, "pass")

    assert [kind for kind, _, _ in events] == ["passed_last", "scored", "scored", "scored", "won"]
    assert events[2][2]["parts"]["pharaoh_and_first_player"] == 3
    assert [data["total"] for kind, _, data in events if kind == "scored"] == [1, 3, 2]
    assert events[-1] == ("won", 1, {})


def test_the_end_tells_all_who_share_the_victory() -> None:
    """P10.8"""
    state = position(round=5, seat=2, passed=[0, 1], own={0: "S4", 1: "", 2: "S4"}, first=1)

    assert told(state, "pass")[-1] == ("shared", -1, {"seats": [0, 2]})


def test_listening_changes_nothing() -> None:
    """The same moves lead to the same state, and every event is JSON-ready with a known kind."""
    known = set(event_kinds())
    for seats in range(1, 6):
        for seed in range(scaled(8)):
            options = random_options(seats, seed)
            silent, heard = GAME.new(seats, seed, options), GAME.new(seats, seed, options)
            heard.journal = Journal()
            choose, again = random_choice(seed), random_choice(seed)
            while not silent.over:
                choose(silent)
                again(heard)
            assert heard.dump() == silent.dump()
            events = heard.journal.seen_by(0)
            assert json.loads(json.dumps(events)) == events
            assert {event["kind"] for event in events} <= known
            assert all(str(event["text"]).startswith("event-") for event in events)


@pytest.mark.slow
def test_random_games_tell_every_kind_of_event() -> None:
    """None is listed that nothing tells."""
    met: set[object] = set()
    for seed in range(120):
        seats = 1 + seed % 5
        options = random_options(seats, seed)
        if seats == 1 and seed % 2:
            options |= {"traitor_difficulty": "3", "traitor_dark_tiles": "chosen"}
        state = GAME.new(seats, seed, options)
        state.journal = Journal()
        choose = random_choice(seed)
        while not state.over:
            choose(state)
        met |= {event["kind"] for seat in range(seats) for event in state.journal.seen_by(seat)}
    # Other tests meet these.
    rare = {"shared", "short", "offering_missed", "bag_refilled", "traitor_full"}

    assert set(event_kinds()) - met <= rare
