"""What the journal hears: who did what, so that a client can tell and move it."""

import json
from typing import Any

from iteru import Journal
from tests.conftest import scaled
from tests.games.egizia.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    obelisk,
    position,
    row,
    told,
)
from tests.games.egizia.random_play import random_choice, random_options


def test_a_ship_and_its_card() -> None:
    """E5.3.1, E12.1"""
    state = position(laid={"card_1": "field_brown_6"}, market={BLUE: (2, 0)})

    events = told(state, "ship card-1", "market stone")

    assert events == [
        ("ship", BLUE, {"space": "card_1", "slot": None, "powers": []}),
        ("card_taken", BLUE, {"card": "field_brown_6", "space": "card_1"}),
        ("market", BLUE, {"track": "stone_market", "to": 3}),
        ("stones", BLUE, {"amount": 3, "lost": 0}),
    ]


def test_ships_on_sites() -> None:
    """E5.7.1, E5.7.3, E5.7.5 Space, beside, and by the card."""
    assert told(position(), "ship sphinx-2")[0][2]["slot"] == 2
    full = {"sphinx": [RED, GREEN]}
    assert told(position(sites=full), "ship sphinx-beside")[0][2]["slot"] == "beside"
    events = told(position(sites=full, cards={BLUE: ["occupied_site"]}), "ship sphinx-occupied")
    assert events == [
        ("ship", BLUE, {"space": "site_sphinx", "slot": "last", "powers": []}),
        ("card_played", BLUE, {"card": "occupied_site"}),
    ]


def test_round_spaces() -> None:
    """E5.5.3, E5.5.6, E5.5.8"""
    state = position(cards={BLUE: ["double_round_space"]})

    events = told(state, "ship passalon", "irrigate left", "double", "irrigate left")

    assert events[1:] == [
        ("raised", BLUE, {"crew": "overseer", "from": 2, "to": 3}),
        ("irrigated", BLUE, {"place": "irrigation_left"}),
        ("doubled", BLUE, {"space": "passalon"}),
        ("raised", BLUE, {"crew": "overseer", "from": 3, "to": 4}),
    ]


def test_free_actions() -> None:
    """E14.3"""
    state = position(
        cards={
            BLUE: [
                "stones_6_a",
                "sell_stones",
                "stones_for_strength",
                "field_upgrade",
                "field_brown_8",
            ]
        }
    )

    events = told(
        state,
        "play stones-6-a",
        "sell 2",
        "use stones-for-strength masons",
        "upgrade field-brown-8",
    )

    assert [kind for kind, _, _ in events] == [
        "card_played",
        "stones",
        "card_played",
        "stones_paid",
        "points",
        "card_played",
        "stones_paid",
        "raised",
        "upgraded",
    ]
    assert events[4][2] == {"amount": 2, "part": "nile_cards"}


def test_the_phases_between_ships() -> None:
    """E4.1, E6, E7.1, E9.2 Fed, stones, the new order, the next round and its cards."""
    state = position(
        seats=2, seat=RED, passed=[BLUE], score={BLUE: 4}, strength={BLUE: (2, 1, 2, 2)}
    )

    events = told(state, "pass")

    assert [(kind, seat) for kind, seat, _ in events] == [
        ("passed", RED),
        ("phase", -1),
        ("fed", BLUE),
        ("points_lost", BLUE),
        ("fed", RED),
        ("phase", -1),
        ("stones", BLUE),
        ("stones", RED),
        ("phase", -1),
        ("phase", -1),
        ("new_order", -1),
        ("round", -1),
        ("cards_laid", -1),
        ("phase", -1),
    ]
    assert events[2][2] == {"need": 7, "supply": 6, "missing": 1}
    assert len(events[-2][2]["cards"]) == 10


def test_feeding_with_means() -> None:
    """E6.4"""
    state = position(
        phase="feeding",
        cards={BLUE: ["grain_4_a", "stones_as_grain"]},
        strength={BLUE: (3, 3, 3, 3)},
        reserve={BLUE: 2},
    )

    events = told(state, "play grain-4-a", "feed 2")

    assert events[:4] == [
        ("card_played", BLUE, {"card": "grain_4_a"}),
        ("grain", BLUE, {"amount": 4}),
        ("stones_paid", BLUE, {"amount": 2}),
        ("grain", BLUE, {"amount": 2}),
    ]


def test_building_with_a_card() -> None:
    """E8.2.2, E8.3.2"""
    state = position(
        phase="building",
        alone=True,
        reserve={BLUE: 4},
        cards={BLUE: ["strength_3_a"]},
        sites={"obelisk_graves": [BLUE]},
        stones={RED: obelisk(1, 9)},
        graves=[4],
    )

    events = told(state, "build masons alone strength", "market stone")

    assert [kind for kind, _, _ in events] == [
        "card_played",
        "builds",
        "stone_laid",
        "stones_paid",
        "grave_revealed",
        "points",
        "market",
    ]
    assert events[1][2] == {"site": "obelisk_graves", "crews": ["masons"], "strength": 4}
    assert events[5][2] == {"amount": 4, "part": "obelisk_graves"}


def test_a_declined_place_is_taken_over() -> None:
    """E8.4.1, E8.4.2"""
    state = position(
        phase="building",
        reserve=dict.fromkeys(range(3), 9),
        sites={"sphinx": [BLUE, RED, None, GREEN]},
    )

    assert told(state, "decline") == [
        ("declined", BLUE, {"site": "sphinx"}),
        ("speculates", GREEN, {"site": "sphinx", "slot": 1}),
    ]


def test_stones_rows_and_graves() -> None:
    """E8.3.2, E8.3.3.3"""
    state = position(
        phase="building",
        site="temple_pyramid",
        alone=True,
        sites={"temple_pyramid": [BLUE]},
        reserve={BLUE: 1},
        stones={RED: row(1, 1, 5)},
    )
    events = told(state, "build masons alone plain")
    assert events == [
        ("builds", BLUE, {"site": "temple_pyramid", "crews": ["masons"], "strength": 1}),
        ("stone_laid", BLUE, {"space": "pyramid_r1_c6", "value": 1}),
        ("stones_paid", BLUE, {"amount": 1}),
        ("points", BLUE, {"amount": 1, "part": "temple_pyramid"}),
        ("row_complete", RED, {"row": 1, "amount": 5}),
        ("points", RED, {"amount": 5, "part": "pyramid_rows"}),
    ]

    state = position(
        phase="building",
        site="obelisk_graves",
        alone=True,
        sites={"obelisk_graves": [BLUE]},
        reserve={BLUE: 2},
        strength={BLUE: (2, 1, 1, 2)},
        graves=[2],
    )
    events = told(state, "build masons alone plain", "lay grave-1")
    assert [kind for kind, _, _ in events[1:]] == [
        "stone_laid",
        "stones_paid",
        "grave_revealed",
        "points",
    ]
    assert events[3][2]["place"] == 5


def test_listening_changes_nothing() -> None:
    """The same moves lead to the same state, and every event is JSON-ready with a known text."""
    texts = set(GAME.text_ids())
    for seats in (2, 3, 4):
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
            assert {event["text"] for event in events} <= texts


def test_random_games_tell_every_kind_of_event() -> None:
    """None is listed that nothing tells."""
    met: set[object] = set()
    for seed in range(60):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, {"bid_for_order": "yes"})
        state.journal = Journal()
        choose = random_choice(seed)
        while not state.over:
            choose(state)
        met |= {event["text"] for seat in range(seats) for event in state.journal.seen_by(seat)}

    assert {id for id in GAME.text_ids() if id.startswith("event-")} == met


def test_points_on_the_track_are_told_one_by_one() -> None:
    """E2.3.3 What the journal tells adds up to the scores."""
    for seed in range(scaled(10)):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed)
        state.journal = Journal()
        choose = random_choice(seed)
        while not state.over:
            choose(state)
        events: list[dict[str, Any]] = state.journal.seen_by(None)
        for seat in range(seats):
            own = [event for event in events if event["seat"] == seat]
            won = sum(event["data"]["amount"] for event in own if event["kind"] == "points")
            lost = sum(event["data"]["amount"] for event in own if event["kind"] == "points_lost")
            assert won - lost == state.score[seat]


def test_who_has_passed_and_who_has_built_first() -> None:
    """E5.1.2, E8.1.3"""
    assert told(position(), "pass")[0] == ("passed", BLUE, {})
    state = position(
        phase="building",
        cards={RED: ["build_first"]},
        sites={"sphinx": [BLUE, RED]},
        reserve={RED: 3},
    )
    assert told(state, "play build-first")[0] == ("build_first", RED, {})
