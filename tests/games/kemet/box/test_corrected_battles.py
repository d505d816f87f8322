"""Battles, the end of the Day and the Night obey corrected numbers."""

from collections.abc import Sequence

import pytest

from tests.games.kemet.corrected import (
    ANYTHING,
    LIMITS,
    SHIPPED,
    Corrected,
    amount,
    judges_well,
    printed,
)
from tests.games.kemet.positions import ANUBIS, BASTET, HORUS, attack, moving, position

STANDARD = [card["id"] for card in SHIPPED["battle_cards"][:6]]
BATTLE_DI = [card["id"] for card in SHIPPED["di_cards"][:6]]
CREATURES = [creature["id"] for creature in SHIPPED["creatures"]]
TWINS = (1, 2)  # tiles of which there are two, each with its own figures
LAST_TURN = ["regular mid-move", "decline"]
RICH = {ANUBIS: 11, BASTET: 11}


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Corrected:
    box = Corrected()
    ask_of_battles(box)
    ask_of_the_night(box)
    box.run(tmp_path_factory.mktemp("corrected"))
    return box


def committed(first: str, second: str, add: Sequence[str] = ()) -> list[str]:
    """Both sides play this card; the first one adds DI cards."""
    types = [card["id"] for card in SHIPPED["di_cards"][:6]]
    copies = "-".join(str(list(add).count(type)) for type in types)
    moves: list[str] = []
    for card, added in ((first, copies), (second, "0-0-0-0-0-0")):
        discard = "chariot-raid" if card != "chariot_raid" else "shield-push"
        moves += [f"play {card.replace('_', '-')}", f"discard {discard}", f"add {added}"]
    return moves


# ------------------------------------------------------------------- battles


def ask_of_battles(box: Corrected) -> None:
    for card in STANDARD:
        box.ask(f"card {card}", attack(prayer=RICH), *committed(card, "shield_push"))
    for creature in CREATURES:
        state = attack(attacking=creature, prayer=RICH)
        box.ask(f"creature {creature}", state, *committed("mixed_tactics", "shield_push"))
    for card in BATTLE_DI:
        state = attack(hands={ANUBIS: [card]}, prayer=RICH)
        box.ask(f"di {card}", state, *committed("mixed_tactics", "shield_push", [card]))
    for twin in TWINS:
        tiles = battle_tiles(twin)
        box.ask(f"tiles {twin}", attack(tiles=tiles), *committed("mixed_tactics", "shield_push"))
    for special in ("offensive", "defensive"):
        card = f"{special}_strategy_card"
        state = attack(
            tiles={ANUBIS: [f"{special}_strategy"]},
            battle_set={ANUBIS: [*STANDARD[:1], *STANDARD[2:], card]},
        )
        box.ask(f"card {card}", state, *committed(card, "shield_push"))
    wounding = attack(tiles={ANUBIS: ["divine_wound"]}, hands={ANUBIS: ["veto"]})
    box.ask("to wound", wounding, *committed("mixed_tactics", "shield_push"))
    box.ask("wound", wounding, *committed("mixed_tactics", "shield_push"), "wound veto")
    greedy = attack(
        tiles={ANUBIS: ["crusade", "holy_war"], BASTET: ["defensive_victory"]},
        prayer={ANUBIS: 0, BASTET: 0},
    )
    box.ask("won", greedy, *committed("fervent_purge", "chariot_raid"))
    box.ask("recall", greedy, *committed("fervent_purge", "chariot_raid"), "recall")
    defended = attack(attackers=2, defenders=5, tiles={BASTET: ["defensive_victory"]})
    box.ask("defended", defended, *committed("chariot_raid", "shield_push"))
    striking = position(
        units={ANUBIS: {"front_nw": 5}, BASTET: {"temple_west_cliff": 5}},
        tiles={ANUBIS: ["initiative"]},
    )
    box.ask("initiative", moving(striking, "front-nw"), "step temple-west-cliff", "take 5")


def battle_tiles(twin: int) -> dict[int, list[str]]:
    common = ["blades_of_neith", "carnage", "shield_of_neith"]
    return {ANUBIS: [f"charge_{twin}", *common], BASTET: [f"defense_{twin}"]}


def shown(box: Corrected, name: str) -> list[tuple[int, int, int]]:
    """Strength, damage and protection of both sides at the reveal."""
    return [
        (data["strength"], data["damage"], data["protection"])
        for data in box.told(name, "revealed")
    ]


def figures(table: str, id: str) -> tuple[int, int, int]:
    row = printed(table, id)
    return row["strength"], row["damage"], row["protection"]


def total(*parts: tuple[int, int, int]) -> tuple[int, int, int]:
    strength, damage, protection = (sum(part) for part in zip(*parts, strict=True))
    return strength, damage, protection


FIVE_UNITS = (5, 0, 0)
TACTICS = total(FIVE_UNITS, figures("battle_cards", "mixed_tactics"))
PUSH = total(FIVE_UNITS, figures("battle_cards", "shield_push"))


def test_battle_cards_follow(box: Corrected) -> None:
    """K9.7, K9.8, K10.1"""
    for card in [*STANDARD, "offensive_strategy_card", "defensive_strategy_card"]:
        played = total(FIVE_UNITS, figures("battle_cards", card))
        assert shown(box, f"card {card}") == [played, PUSH]


def test_creatures_follow(box: Corrected) -> None:
    """K16.2"""
    for creature in CREATURES:
        attacker = total(TACTICS, figures("creatures", creature))
        assert shown(box, f"creature {creature}") == [attacker, PUSH]


def test_battle_divine_interventions_follow(box: Corrected) -> None:
    """K15.2 What they bring, and what they cost."""
    for card in BATTLE_DI:
        kinds = ("strength", "damage", "protection")
        strength, damage, protection = (amount("di_cards", card, kind) for kind in kinds)
        attacker = total(TACTICS, (strength, damage, protection))
        assert shown(box, f"di {card}") == [attacker, PUSH]
        assert box.told(f"di {card}", "revealed")[0]["cost"] == printed("di_cards", card)["cost"]


def test_battle_tiles_follow(box: Corrected) -> None:
    """K9.6, K9.7, K9.8, K9.3"""
    damage = amount("power_tiles", "carnage", "damage")
    protection = amount("power_tiles", "shield_of_neith", "protection")
    for twin in TWINS:
        strength = amount("power_tiles", f"charge_{twin}", "strength_attacking")
        strength += amount("power_tiles", "blades_of_neith", "strength")
        defending = amount("power_tiles", f"defense_{twin}", "strength_defending")
        assert shown(box, f"tiles {twin}") == [
            total(TACTICS, (strength, damage, protection)),
            total(PUSH, (defending, 0, 0)),
        ]
    wound = amount("power_tiles", "divine_wound", "discard_di_for_strength")
    assert box.answers["to wound"]["choices"]["wound veto"]["strength"] == wound
    assert box.told("wound", "wounded_by_card")[0]["strength"] == TACTICS[0] + wound
    killed = amount("power_tiles", "initiative", "kill_before_battle")
    assert box.told("initiative", "initiative")[0]["lost"] == killed


def test_gains_of_battles_follow(box: Corrected) -> None:
    """K9.12, K9.13, K9.18"""
    (lost, killed) = (data["lost"] for data in box.told("won", "casualties"))
    gains = {data["source"]: data["amount"] for data in box.told("won", "prayer")}
    crusade = killed * amount("power_tiles", "crusade", "prayer_per_kill")
    victory = amount("power_tiles", "holy_war", "prayer_per_win")
    most = LIMITS["prayer_max"]
    assert gains == {
        "kills": min(crusade, most),
        "victory": min(victory, most - min(crusade, most)),
    }
    recalled = box.told("recall", "recalled")[0]["units"]
    assert recalled in (5 - lost, 5 - killed)
    prayer = recalled * LIMITS["recall_prayer_per_unit"]
    assert box.answers["won"]["choices"]["recall"]["prayer"] == prayer
    (points,) = box.told("defended", "points")
    assert points["amount"] == amount("power_tiles", "defensive_victory", "vp_defending")


# --------------------------------------------------------------------- Night


def ask_of_the_night(box: Corrected) -> None:
    temples = {
        ANUBIS: {"temple_delta": 3, "temple_west_cliff": 1},
        BASTET: {"sanctuary": 4, "temple_west_nile": 1},
        HORUS: {"c_1": 5},
    }
    tiles = {
        ANUBIS: ["high_priest", "divine_boon", "mummy", "hand_of_god"],
        BASTET: ["priest_of_amon", "vision"],
        HORUS: ["reinforcements"],
    }
    state = position(
        seats=3,
        turn=5,
        seat=2,
        units=temples,
        tiles=tiles,
        prayer={ANUBIS: 0, BASTET: 0, HORUS: 0},
    )
    evening = [*LAST_TURN, "sacrifice"]
    box.ask("delta", state, *LAST_TURN)
    box.ask("sanctuary", state, *evening)
    box.ask("vision", state, *evening, "sacrifice")
    box.ask("hand of god", state, *evening, "sacrifice", ANYTHING)
    box.ask("reinforcements", state, *evening, "sacrifice", ANYTHING, "decline")


def test_the_end_of_the_day_follows(box: Corrected) -> None:
    """K13.1, K13.2, K13.4"""
    delta, sanctuary = printed("areas", "temple_delta"), printed("areas", "sanctuary")
    asked = box.answers["delta"]["choices"]["sacrifice"]
    assert (asked["units"], asked["prayer"]) == (
        delta["sacrifice_units"],
        delta["sacrifice_prayer"],
    )
    asked = box.answers["sanctuary"]["choices"]["sacrifice"]
    assert (asked["units"], asked["points"]) == (
        sanctuary["sacrifice_units"],
        sanctuary["sacrifice_vp"],
    )
    units = [data["units"] for data in box.told("vision", "sacrificed")]
    assert units == [delta["sacrifice_units"], sanctuary["sacrifice_units"]]
    assert box.told("vision", "points")[0]["amount"] == sanctuary["sacrifice_vp"]
    gains = [data["amount"] for data in box.told("vision", "prayer") if data["source"] == "temple"]
    places = ["temple_west_cliff", "temple_delta", "temple_west_nile"]
    assert sorted(gains) == sorted(printed("areas", area)["prayer"] for area in places)


def test_the_night_follows(box: Corrected) -> None:
    """K5.1, K5.2, K5.2.1, K5.3.1, K5.3.2"""
    usual = LIMITS["night_prayer"]
    full = {
        ANUBIS: usual + amount("power_tiles", "high_priest", "night_prayer"),
        BASTET: usual + amount("power_tiles", "priest_of_amon", "night_prayer"),
        HORUS: usual,
    }
    for kind, seat, data in box.answers["vision"]["events"]:
        if kind == "prayer" and data["source"] == "night":
            room = LIMITS["prayer_max"] - (data["now"] - data["amount"])
            assert data["amount"] == min(full.pop(seat), room)
    assert full == {}
    (drawn,) = box.told("vision", "di_drawn")
    boons = amount("power_tiles", "divine_boon", "night_di")
    assert drawn["number"] == 1 + boons + amount("power_tiles", "mummy", "night_di")
    (looked,) = box.told("vision", "di_looked")
    assert looked["number"] == amount("power_tiles", "vision", "night_di_choice")
    rise = amount("power_tiles", "hand_of_god", "night_pyramid_level")
    assert box.answers["hand of god"]["choices"]["bless white"]["level"] == 1 + rise
    most = amount("power_tiles", "reinforcements", "night_units")
    puts = [move for move in box.answers["reinforcements"]["choices"] if "put c-2" in move]
    assert len(puts) == most


def test_bots_judge_with_the_corrected_data(box: Corrected) -> None:
    judges_well(box)
