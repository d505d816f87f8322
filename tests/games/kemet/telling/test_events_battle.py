"""A battle as the journal tells it: each step with its numbers, nothing before the reveal."""

from typing import Any

from iteru import Journal
from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import ANUBIS, BASTET, HORUS, attack, commit, told


def attack_on_the_elephant() -> KemetState:
    """K9 Charge and a card against the Elephant; the attacker has committed."""
    state = attack(
        attackers=4,
        defenders=2,
        defending="ancestral_elephant",
        tiles={ANUBIS: ["charge_1", "crusade"]},
        hands={BASTET: ["war_fury"]},
        discard=["escape"],
        prayer={ANUBIS: 1, BASTET: 3},
    )
    state.journal = Journal()
    commit(state, "3/2/0", "1/3/0")
    return state


def told_to_all(state: KemetState) -> list[tuple[str, int, Any]]:
    assert state.journal is not None
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return [(event["kind"], event["seat"], event["data"]) for event in events]


def test_a_commitment_is_told_without_its_cards() -> None:
    state = attack_on_the_elephant()

    assert told_to_all(state) == [("committed", ANUBIS, {"side": 0})]


def test_a_battle_is_told_step_by_step() -> None:
    state = commit(attack_on_the_elephant(), "2/2/1", "1/3/0", ["war_fury"])

    events = told_to_all(state)
    assert [kind for kind, _, _ in events] == [
        "committed",
        "committed",
        "revealed",
        "revealed",
        "paid",
        "battle_result",
        "casualties",
        "points",
    ]
    assert events[2] == (
        "revealed",
        ANUBIS,
        {
            "side": 0,
            "card": "fervent_purge",
            "discard": None,
            "di": {},
            "cost": 0,
            "strength": 8,
            "damage": 2,
            "protection": 0,
            "parts": {"units": 4, "card": 3, "di": 0, "creature": 0, "tiles": 1, "wound": 0},
        },
    )
    parts = {"units": 2, "card": 2, "di": 2, "creature": 1, "tiles": 0, "wound": 0}
    assert events[3][2]["parts"] == parts
    assert events[5] == (
        "battle_result",
        ANUBIS,
        {
            "area": "temple_west_cliff",
            "winner": ANUBIS,
            "loser": BASTET,
            "side": 0,
            "attacker": 8,
            "defender": 7,
            "damage": [2, 2],
            "protection": [0, 2],
        },
    )
    assert events[6] == (
        "casualties",
        ANUBIS,
        {"area": "temple_west_cliff", "side": 0, "lost": 2, "left": 2},
    )


def test_recall_and_stay_end_the_scene() -> None:
    """K9.17, K9.18, K9.19"""
    state = commit(commit(attack(), "4/1/0", "1/3/0"), "2/0/2", "1/3/0")

    events = told(state, "recall", "stay")

    assert [kind for kind, _, _ in events][:4] == ["recalled", "prayer", "stayed", "battle_over"]
    assert events[0] == (
        "recalled",
        BASTET,
        {"area": "temple_west_cliff", "units": 5, "creature": None},
    )


def test_a_retreat_tells_from_where_to_where() -> None:
    """K9.16"""
    state = commit(commit(attack(defending="mummy"), "4/1/0", "1/3/0"), "1/3/0", "2/0/2")

    events = told(state, "retreat", "drive front-sw")

    assert events[0] == (
        "retreated",
        BASTET,
        {"from": "temple_west_cliff", "to": "front_sw", "units": 4, "creature": "mummy"},
    )


def test_escape_and_veto_are_told() -> None:
    """K9.2.1, K15.9"""
    state = attack(seats=3, hands={BASTET: ["escape"], HORUS: ["veto"]}, discard=["veto"])

    events = told(state, "escape", "veto")

    assert [(kind, seat) for kind, seat, _ in events] == [
        ("card_played", BASTET),
        ("vetoed", HORUS),
        ("card_cancelled", BASTET),
        ("move_ended", ANUBIS),
    ]
    assert events[1][2] == {"card": "escape"}


def test_prescience_is_told_to_its_owner_alone() -> None:
    """K9.4.2"""
    state = attack(seats=3, tiles={ANUBIS: ["prescience"]})
    state.journal = Journal()

    commit(state, "1/3/0", "2/0/2")

    assert [event["kind"] for event in state.journal.seen_by(ANUBIS)] == ["committed", "prescience"]
    for seat in (None, BASTET, HORUS):
        assert [event["kind"] for event in state.journal.seen_by(seat)] == ["committed"]


def test_the_discard_is_told_if_it_is_open() -> None:
    """K18.4"""
    state = commit(attack(options={"battle_discards": "open"}), "4/1/0", "1/3/0")
    state.journal = Journal()

    commit(state, "2/0/2", "3/0/1")

    revealed = [event for event in state.journal.seen_by(None) if event["kind"] == "revealed"]
    told = [event["data"] for event in revealed]
    assert [data["discard"] for data in told if isinstance(data, dict)] == [
        "chariot_raid",
        "shield_push",
    ]
