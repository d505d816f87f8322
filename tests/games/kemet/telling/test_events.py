"""What the journal hears: who did what, so that a client can tell and move it."""

import json
from typing import Any

from iteru import Journal
from tests.conftest import scaled
from tests.games.kemet.positions import ANUBIS, BASTET, GAME, attack, commit, position, told
from tests.games.kemet.random_play import random_choice, random_options

# Told to one seat alone; all others are for everybody.
PRIVATE = {"di_seen", "di_looked_at", "di_kept", "prescience"}


def kinds(events: list[tuple[str, int, dict[str, Any]]]) -> list[str]:
    return [kind for kind, _, _ in events]


def test_a_bought_tile() -> None:
    """K7.3.3, K11.2"""
    state = position(levels={ANUBIS: (1, 3, 1)})

    events = told(state, "regular low-buy-red", "buy royal-scarab", "creature royal-scarab nw-2")

    assert events[:4] == [
        (
            "token",
            ANUBIS,
            {"token": "regular", "space": "low_buy_red", "action": "buy_red"},
        ),
        ("paid", ANUBIS, {"amount": 3, "now": 2}),
        ("bought", ANUBIS, {"tile": "royal_scarab", "cost": 3}),
        ("creature_placed", ANUBIS, {"creature": "royal_scarab", "area": "nw_2"}),
    ]


def test_recruits_and_a_raise() -> None:
    """K7.2.2, K7.4.2"""
    state = position(prayer={ANUBIS: 11}, tiles={ANUBIS: ["act_of_god_red"]})

    events = told(state, "regular top-recruit", "put nw-3 2", "silver mid-raise", "raise nw-1 2")

    assert kinds(events)[:6] == ["token", "units_placed", "paid", "token", "paid", "raised"]
    assert events[5][2] == {
        "owner": ANUBIS,
        "colour": "white",
        "from": 1,
        "to": 2,
        "area": "nw_1",
    }


def test_a_whole_battle() -> None:
    """K9.5, K9.10, K9.11, K9.12, K9.13, K9.17, K9.18 In the order in which it happens."""
    state = attack(
        defenders=3,
        tiles={ANUBIS: ["crusade", "holy_war"]},
        prayer={ANUBIS: 0},
        hands={ANUBIS: ["war_rage"]},
    )
    commit(state, "3/2/0", add=["war_rage"])
    state.play(GAME.parse("play cavalry-blitz"))

    events = told(
        state, "discard shield-push", "add 0-0-0-0-0-0", "retreat", "drive front-sw", "recall"
    )

    assert kinds(events)[:13] == [
        "committed",
        "revealed",
        "revealed",
        "battle_result",
        "casualties",
        "casualties",
        "prayer",
        "prayer",
        "points",
        "retreated",
        "recalled",
        "prayer",
        "battle_over",
    ]
    assert events[1][2]["strength"] == 5 + 3 + 1
    assert events[3][1] == ANUBIS
    assert events[3][2]["loser"] == BASTET
    assert [data["lost"] for kind, _, data in events if kind == "casualties"] == [1, 2]
    assert events[8][2] == {"amount": 1, "source": "battles"}


def test_every_event_names_its_player_and_is_plain_data() -> None:
    """K17.1, K17.2 Private ones reach one seat; all kinds are known, and nearly all are met."""
    known = {id.removeprefix("event-") for id in GAME.text_ids() if id.startswith("event-")}
    met: set[str] = set()
    for seed in range(8):
        seats = 2 + seed % 4
        state = GAME.new(seats, seed, random_options(seats, seed))
        state.journal = Journal()
        choose = random_choice(seed)
        while not state.over:
            choose(state)
        public: list[dict[str, Any]] = state.journal.seen_by(None)
        heard = [state.journal.seen_by(seat) for seat in range(seats)]
        for events in [public, *heard]:
            json.dumps(events)
            for event in events:
                met.add(event["kind"])
                if event["seat"] >= 0:
                    assert event["args"]["player"]["args"] == {"seat": event["seat"]}
        assert not PRIVATE & {event["kind"] for event in public}
        for seat, events in enumerate(heard):
            own = [event for event in events if event["kind"] in PRIVATE]
            assert all(event["seat"] == seat for event in own)
            assert [event for event in events if event["kind"] not in PRIVATE] == public
    assert met <= known
    assert known - met <= {"first_power"}  # which takes both night tiles


def test_the_order_of_both_night_powers() -> None:
    """K5.3"""
    state = position(phase="night", tiles={ANUBIS: ["hand_of_god", "reinforcements"]})

    events = told(state, "first reinforcements", "done", "bless white")

    assert events[0] == ("first_power", ANUBIS, {"tile": "reinforcements"})
    assert kinds(events)[1:] == ["raised"]


def test_listening_changes_nothing() -> None:
    """The same game, with a journal or without."""
    for seed in range(scaled(8)):
        seats = 2 + seed % 4
        deaf, listening = (GAME.new(seats, seed, random_options(seats, seed)) for _ in range(2))
        listening.journal = Journal()
        choose, again = random_choice(seed), random_choice(seed)
        while not deaf.over:
            choose(deaf)
            again(listening)
        assert deaf.dump() == listening.dump()
