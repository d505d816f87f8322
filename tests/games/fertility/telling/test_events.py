"""The journal: what it tells of each rule (F3 to F12)."""

import json
from typing import Any

from iteru import Journal
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.telling.words import WORDS
from tests.conftest import scaled
from tests.games.fertility.positions import GAME, dumped, play, position
from tests.games.fertility.random_play import every_variant, random_choice

Told = list[tuple[str, int, dict[str, Any]]]


def told(state: FertilityState, *moves: str) -> Told:
    """Plays these moves and lists kind, seat and data of what the journal heard."""
    state.journal = Journal()
    play(state, *moves)
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return [(event["kind"], event["seat"], event["data"]) for event in events]


def kinds(events: Told) -> list[str]:
    return [kind for kind, _, _ in events]


def test_a_placement_and_its_gains() -> None:
    """F4.1, F4.2 The tile and what brings each gain, then resources, then wheat."""
    state = position(pools={0: ["papyrus-grape"]})

    assert told(state, "place papyrus-grape at e7 east") == [
        (
            "placed",
            0,
            {
                "tile": "papyrus-grape",
                "squares": ["e7", "f7"],
                "scenes": ["papyrus", "grape"],
                "sources": [
                    {"good": "papyrus", "square": "e7", "from": "e6"},
                    {"good": "grape", "square": "f7", "from": "f6"},
                    {"good": "wheat", "square": "f7", "from": "g7"},
                ],
            },
        ),
        ("gained", 0, {"resource": "papyrus", "amount": 1}),
        ("gained", 0, {"resource": "grape", "amount": 1}),
        ("wheat", 0, {"amount": 1, "to": 1}),
    ]


def test_a_covered_icon_brings_its_gain_itself() -> None:
    """F4.2.3 The scene that covers it may be of any kind."""
    state = position(pools={0: ["alabaster-bovine"]})

    placed = told(state, "place bovine-alabaster at g5 east")[0][2]

    assert placed["sources"] == [
        {"good": "bovine", "square": "g5", "from": "f5"},
        {"good": "grape", "square": "h5", "from": "h5"},
    ]


def test_a_short_stock() -> None:
    """F4.2.5 What was taken, and what was not to be had."""
    state = position(
        seats=3,
        pools={0: ["bovine-grape"]},
        laid=["place papyrus-grape at g3 south", "place grape-papyrus at g6 east"],
        stock={"g": 1},
    )

    events = told(state, "place grape-bovine at g5 east")

    assert events[1:] == [
        ("gained", 0, {"resource": "grape", "amount": 1}),
        ("stock_short", 0, {"resource": "grape", "amount": 2}),
    ]


def test_quarries() -> None:
    """F4.3 Each Quarry is told when it is created, then what it gave."""
    laid = [
        "place bovine-alabaster at g5 east",
        "place papyrus-grape at e7 east",
        "place grape-bovine at f8 east",
        "place bovine-papyrus at h8 east",
        "place papyrus-alabaster at j8 east",
    ]
    state = position(pools={0: ["alabaster-grape"]}, laid=laid)

    events = told(state, "place alabaster-grape at h6 east", "quarry monument", "quarry bovine")

    assert events[3:] == [
        ("quarry", 0, {"square": "g6"}),
        ("quarry", 0, {"square": "i7"}),
        ("monument", 0, {"square": "g6", "monument": "obelisk"}),
        ("quarry_resource", 0, {"square": "i7", "resource": "bovine"}),
    ]


def test_building_supplying_and_exchanging() -> None:
    """F5, F6 Payment, tokens, completed Shops and what they give."""
    state = position(
        asked="build", hand="pg", wheat={0: 1}, display=["district_temple_court_grape"]
    )

    events = told(
        state,
        "build temple-court-grape for wheat",
        "supply memphis.3 with papyrus",
        "exchange temple-court-grape.2 gets alabaster",
        "supply no more",
    )

    assert events == [
        ("built", 0, {"district": "district_temple_court_grape", "goods": ["wheat"], "spot": 0}),
        ("supplied", 0, {"shop": "metropolis_memphis_s3", "resource": "papyrus"}),
        ("completed", 0, {"shop": "metropolis_memphis_s3"}),
        ("exchanged", 0, {"shop": "district_temple_court_grape_s2", "resource": "alabaster"}),
        ("completed", 0, {"shop": "district_temple_court_grape_s2"}),
        ("wheat", 0, {"amount": 1, "to": 1}),
        ("returned", 0, {"resource": "grape", "amount": 1}),
    ]


def test_a_declined_exchange() -> None:
    """F6.6.3"""
    state = position(asked="supply", hand="pp")

    events = told(state, "supply memphis.3 with papyrus", "exchange nothing")

    assert events[-1] == ("exchange_declined", 0, {"shop": "metropolis_memphis_s3"})


def test_an_exchange_that_is_not_possible_is_not_declined() -> None:
    """F6.6.3 Nothing happens: the Shop is completed, and that is all."""
    state = position(
        asked="supply",
        hand="p",
        filled={
            "metropolis_memphis_s1": "a",
            "metropolis_memphis_s2": "ab",
            "metropolis_memphis_s4": "g",
        },
    )

    assert kinds(told(state, "supply memphis.3 with papyrus")) == ["supplied", "completed"]


def test_wheat_beyond_the_track() -> None:
    """F7.6 What was earned, and what was lost."""
    state = position(pools={0: ["papyrus-grape"]}, wheat={0: 9})

    events = told(state, "place grape-papyrus at g6 east")

    assert events[2:4] == [("wheat", 0, {"amount": 1, "to": 10}), ("wheat_lost", 0, {"amount": 1})]


def test_the_end_of_a_turn() -> None:
    """F8, F12.2 Draft, removal, new tiles, a new District, and the next turn."""
    state = position(
        options={"mode": "two_player_variant"},
        asked="build",
        display=["district_shrine_grape"],
        common=["alabaster-bovine", "alabaster-grape", "papyrus-grape"],
    )

    events = told(
        state,
        "build shrine-grape for nothing",
        "draft papyrus-grape",
        "remove alabaster-bovine",
    )

    assert kinds(events) == [
        "built",
        "drafted",
        "removed",
        "revealed_tile",
        "revealed_tile",
        "revealed_district",
        "turn",
    ]
    assert events[1] == ("drafted", 0, {"tile": "papyrus-grape"})
    assert events[2] == ("removed", 0, {"tile": "alabaster-bovine"})
    pool = dumped(state)["pool"]
    assert [data["tile"] for _, _, data in events[3:5]] == [pool[12], pool[14]]
    assert events[5][2]["district"] in dumped(state)["display"]
    assert events[6] == ("turn", 1, {"number": 1})


def test_a_discard() -> None:
    """F4.1.7 And nothing gained."""
    lonely = "\n".join(["~" * 12] * 4 + ["~~~~AB.~~~~~", "~~~~PG~~~~~~"] + ["~" * 12] * 3)
    state = position(board=lonely)

    assert told(state, "discard bovine-papyrus")[0] == ("discarded", 0, {"tile": "bovine-papyrus"})


def test_the_last_round_is_announced() -> None:
    """F9.1 Once, when the refill has failed."""
    state = position(turn=15, asked="draft")

    assert kinds(told(state, "draft papyrus-grape")) == ["drafted", "last_round", "turn"]


def test_the_end_tells_scores_and_winners() -> None:
    """F10, F11.3 The five parts of each seat, and all who share the victory."""
    state = position(turn=17, asked="supply", hand="g", wheat={0: 3, 1: 3})

    events = told(state, "supply no more")

    parts = {"generic": 0, "specialised": 0, "statues": 0, "monuments": 0, "wheat": 6}
    assert events[1:] == [
        ("scored", 0, {"parts": parts, "total": 6}),
        ("scored", 1, {"parts": parts, "total": 6}),
        ("shared", -1, {"seats": [0, 1]}),
    ]


def test_the_end_tells_the_one_winner() -> None:
    """F11.1 The highest total wins."""
    state = position(turn=17, asked="supply", hand="g", wheat={0: 3, 1: 4})

    assert told(state, "supply no more")[-1] == ("won", 1, {})


def test_wheat_beyond_the_end_of_the_track() -> None:
    """F7.6 What is gained and what is lost are told apart."""
    state = position(turn=0, asked="supply", hand="g", wheat={0: 10})

    events = told(state, "supply memphis.4 with grape")

    assert ("wheat_lost", 0, {"amount": 1}) in events


def test_listening_changes_nothing() -> None:
    """The same moves lead to the same state, and every event is JSON-ready with a known kind."""
    for seats, options in every_variant():
        for seed in range(scaled(5)):
            silent, heard = GAME.new(seats, seed, options), GAME.new(seats, seed, options)
            heard.journal = Journal()
            choose, again = random_choice(seed), random_choice(seed)
            while not silent.over:
                choose(silent)
                again(heard)
            assert heard.dump() == silent.dump()
            events = heard.journal.seen_by(None)
            assert json.loads(json.dumps(events)) == events
            assert {event["text"] for event in events} <= set(WORDS.ids)
            assert all(event["text"] == f"event-{event['kind']}" for event in events)


def test_events_account_for_every_token_and_tile() -> None:
    """F7.1, F7.5 What the journal tells adds up to what lies on the Shops at the end."""
    for seed in range(scaled(10)):
        state = GAME.new(4, seed)
        state.journal = Journal()
        choose = random_choice(seed)
        while not state.over:
            choose(state)
        events = state.journal.seen_by(None)
        put = [event for event in events if event["kind"] in ("supplied", "exchanged")]
        assert len(put) == sum(state.tokens)
        counted = [event["kind"] for event in events]
        assert counted.count("placed") + counted.count("discarded") == 36
        assert counted.count("drafted") == 32
        assert counted.count("turn") == 35  # the first one begins before anyone can listen
        assert counted.count("revealed_tile") == 31
        assert counted.count("built") == counted.count("revealed_district")
