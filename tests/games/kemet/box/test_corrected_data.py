"""Every number of the components is obeyed once it is corrected, or refused with the reason.

What should come of corrected numbers is worked out here; test_corrected_battles.py has battles, the
end of the Day and the Night.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from iteru import ComponentsError
from iteru.games.kemet.box.components import Printed
from iteru.kernel.components import Entry as Table
from tests.games.corrected import numbers, with_numbers
from tests.games.kemet.corrected import (
    ANYTHING,
    CHANGES,
    LIMITS,
    NEW,
    OBEYED,
    PYRAMIDS,
    REFUSED,
    SAID_OF_THE_BOX,
    SHIPPED,
    Corrected,
    amount,
    judges_well,
    kind_of,
    printed,
)
from tests.games.kemet.positions import ANUBIS, BASTET, COLOURS, GAME, position

CREATURES = [creature["id"] for creature in SHIPPED["creatures"]]
TWINS = (1, 2)  # tiles of which there are two, each with its own figures
LAST_TURN = ["regular mid-move", "decline"]
RICH = {ANUBIS: 11, BASTET: 11}


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Corrected:
    box = Corrected()
    ask_of_setup(box)
    ask_of_actions(box)
    ask_of_cards(box)
    box.run(tmp_path_factory.mktemp("corrected"))
    return box


def test_every_number_is_obeyed_or_refused() -> None:
    """A new entry must find its kind here."""
    kinds = {kind_of(entry) for entry, _ in numbers(SHIPPED)}

    assert kinds == {*REFUSED, *OBEYED, *SAID_OF_THE_BOX}
    shipped = dict(numbers(SHIPPED))
    assert [entry for entry, number in CHANGES.items() if number == shipped[entry]] == []


def test_numbers_that_may_not_be_corrected_are_refused_with_the_reason() -> None:
    for entry, number in numbers(SHIPPED):
        kind = kind_of(entry)
        if kind in REFUSED:
            other = with_numbers(SHIPPED, {entry: number + 1})
            with pytest.raises(ComponentsError) as caught:
                Printed(Table(other, "mine.toml"))
            assert REFUSED[kind] in str(caught.value), entry


# --------------------------------------------------------------------- setup


def ask_of_setup(box: Corrected) -> None:
    for mode in ("short", "long", "beginner"):
        box.ask_new(f"new {mode}", 3, {"mode": mode})


def test_setup_follows(box: Corrected) -> None:
    """K3.2, K3.5, K18.3 Prayer points, cards, tiles for sale, levels of pyramids."""
    for mode in NEW["modes"]:
        answer = box.answers[f"new {mode['id']}"]
        dump = answer["dump"]
        for own in dump["players"]:
            assert own["prayer"] == LIMITS["prayer_start"]
            assert len(own["hand"]) == LIMITS["setup_di_cards"]
        cards = Counter(dump["pile"] + [card for own in dump["players"] for card in own["hand"]])
        assert cards == {card["id"]: card["count"] for card in NEW["di_cards"]}
        levels = mode["tile_levels_at_start"]
        offer = [tile["id"] for tile in NEW["power_tiles"] if tile["level"] in levels]
        assert dump["offer"] == offer
        assert answer["public"]["max_level"] == mode["max_pyramid_level"]


def test_options_follow(box: Corrected) -> None:
    assert len(box.refused) == len(NEW["options"])
    for error in box.refused:
        assert "not for 2" in error


# ------------------------------------------------------------------- actions


def ask_of_actions(box: Corrected) -> None:
    high = {ANUBIS: (3, 3, 3)}
    rich = position(prayer=RICH, levels={ANUBIS: (4, 4, 4)})
    frugal = position(prayer=RICH, tiles={ANUBIS: ["slaves", "priest_of_ra", "stargate"]})
    for twin in (0, *TWINS):
        tiles = [f"priest_{twin}", f"priestess_{twin}"] if twin else []
        state = position(prayer={ANUBIS: 7}, levels=high, tiles={ANUBIS: tiles})
        box.ask(f"pray {twin}", state, "regular low-pray")
        for colour in COLOURS:
            box.ask(f"buy {colour} {twin}", state, f"regular low-buy-{colour}")
    for name, state in (("plain", position(prayer=RICH)), ("frugal", frugal)):
        box.ask(f"raise {name}", state, "regular mid-raise")
        box.ask(f"teleport {name}", state, "regular mid-move", "from nw-1")
    for creature in CREATURES:
        state = position(
            units={ANUBIS: {"front_nw": 3}},
            tiles={ANUBIS: [creature, "god_speed", "legion"]},
            creatures={ANUBIS: {creature: "front_nw"}},
        )
        box.ask(f"move {creature}", state, "regular mid-move", "from front-nw")
    for twin in TWINS:
        tiles = [f"recruiting_scribe_{twin}"]
        state = position(prayer=RICH, units={ANUBIS: {}}, tiles={ANUBIS: tiles})
        box.ask(f"recruit {twin}", state, "regular top-recruit", "put nw-1 5")
    for tile in ("victory_point_red", "victory_point_blue", "victory_point_white", "sphinx"):
        colour = next(row["colour"] for row in NEW["power_tiles"] if row["id"] == tile)
        name = tile.replace("_", "-")
        box.ask(f"points of {tile}", rich, f"regular low-buy-{colour}", f"buy {name}")
    box.ask("high", position(levels={ANUBIS: (3, 1, 1)}))
    young = position(seats=3, round=1, turn=5, seat=2, options={"mode": "beginner"})
    box.ask("second day", young, *LAST_TURN, ANYTHING, ANYTHING)


def test_prayer_and_tiles_follow(box: Corrected) -> None:
    """K7.1.1, K7.3.1, K7.3.2"""
    for twin in (0, *TWINS):
        bonus = amount("power_tiles", f"priest_{twin}", "pray_bonus") if twin else 0
        discount = amount("power_tiles", f"priestess_{twin}", "tile_discount") if twin else 0
        after = box.answers[f"pray {twin}"]["dump"]["players"][ANUBIS]["prayer"]
        assert after == min(7 + LIMITS["pray_gain"] + bonus, LIMITS["prayer_max"])
        for colour in COLOURS:
            choices = box.answers[f"buy {colour} {twin}"]["choices"]
            offered = {
                notation: args["cost"] for notation, args in choices.items() if "cost" in args
            }
            assert offered == {
                f"buy {tile['id'].replace('_', '-')}": max(0, tile["cost"] - discount)
                for tile in NEW["power_tiles"]
                if tile["colour"] == colour and tile["level"] <= 3
                if tile["group"] not in ("priest", "priestess") or not twin
                if not tile["id"].endswith("_2")  # of equal tiles the first is offered
            }


def test_pyramids_follow(box: Corrected) -> None:
    """K7.2.2 The highest level in a short game, and what the levels cost."""
    steps = PYRAMIDS["step_cost"]
    most = NEW["modes"][0]["max_pyramid_level"]
    for name, level_discount, discount in (
        ("plain", 0, 0),
        (
            "frugal",
            amount("power_tiles", "slaves", "pyramid_level_discount"),
            amount("power_tiles", "priest_of_ra", "payment_discount"),
        ),
    ):
        choices = box.answers[f"raise {name}"]["choices"]
        costs = {
            level: max(0, sum(max(0, cost - level_discount) for cost in steps[1:level]) - discount)
            for level in range(2, most + 1)
        }
        assert {level: choices[f"raise nw-1 {level}"]["cost"] for level in costs} == costs
        assert f"raise nw-1 {most + 1}" not in choices
    assert box.answers["high"]["scores"] == [PYRAMIDS["vp"], 0]


def test_moves_follow(box: Corrected) -> None:
    """K8.2, K8.3, K8.7"""
    for name, discount in (
        ("plain", 0),
        (
            "frugal",
            amount("power_tiles", "stargate", "teleport_discount")
            + amount("power_tiles", "priest_of_ra", "payment_discount"),
        ),
    ):
        answer = box.answers[f"teleport {name}"]
        cost = max(0, LIMITS["teleport_cost"] - discount)
        assert answer["choices"]["teleport west-obelisk"]["cost"] == cost
        assert answer["public"]["seats"][ANUBIS]["teleport_cost"] == cost
    speed = LIMITS["move_base"] + amount("power_tiles", "god_speed", "movement")
    for creature in CREATURES:
        public = box.answers[f"move {creature}"]["public"]
        assert public["move"]["points"] == speed + printed("creatures", creature)["movement"]
        assert public["seats"][ANUBIS]["movement"] == speed
        assert public["seats"][ANUBIS]["troop_limit"] == amount(
            "power_tiles", "legion", "troop_limit"
        )


def test_recruits_follow(box: Corrected) -> None:
    """K7.4.2"""
    for twin in TWINS:
        paid = sum(data["amount"] for data in box.told(f"recruit {twin}", "paid"))

        assert paid == 5 - amount("power_tiles", f"recruiting_scribe_{twin}", "free_recruits")


def test_points_of_tiles_follow(box: Corrected) -> None:
    """K16.4"""
    for tile in ("victory_point_red", "victory_point_blue", "victory_point_white", "sphinx"):
        (points,) = box.told(f"points of {tile}", "points")
        assert points["amount"] == amount("power_tiles", tile, "vp")


def test_tiles_of_the_second_day_follow(box: Corrected) -> None:
    """K18.3"""
    mode = NEW["modes"][2]
    levels = [*mode["tile_levels_at_start"], *mode["tile_levels_from_day_2"]]
    for_sale = [tile["id"] for tile in NEW["power_tiles"] if tile["level"] in levels]
    old = {tile["id"] for tile in SHIPPED["power_tiles"] if tile["level"] == 1}  # since setup

    assert {*box.answers["second day"]["dump"]["offer"]} - old <= {*for_sale}
    assert [data["level"] for data in box.told("second day", "tiles_added")] == mode[
        "tile_levels_from_day_2"
    ]


# --------------------------------------------------------------------- cards


def ask_of_cards(box: Corrected) -> None:
    hand = ["prayer", "mana_theft", "enlistment", "raining_fire", "teleportation"]
    alone = position(hands={ANUBIS: hand}, prayer={ANUBIS: 4, BASTET: 4})
    box.ask("prayer", alone, "card prayer")
    box.ask("mana theft", alone, "card mana-theft")
    box.ask("enlistment", alone, "card enlistment")
    box.ask("raining fire", alone, "card raining-fire")
    box.ask("fire", alone, "card raining-fire", "strike sw-1")
    box.ask("costs", alone)


def test_cards_follow(box: Corrected) -> None:
    """K15.3, K15.4, K15.5, K15.6"""
    gained = box.told("prayer", "prayer")[0]["amount"]
    assert gained == amount("di_cards", "prayer", "gain_prayer")
    (stolen,) = box.told("mana theft", "prayer_lost")
    assert stolen["amount"] == amount("di_cards", "mana_theft", "opponents_lose_prayer")
    assert box.told("mana theft", "prayer")[0]["amount"] == amount(
        "di_cards", "mana_theft", "gain_prayer"
    )
    units = amount("di_cards", "enlistment", "add_units")
    puts = [move for move in box.answers["enlistment"]["choices"] if move.startswith("put nw-3")]
    assert len(puts) == min(units, 2)  # two are in reserve
    killed = amount("di_cards", "raining_fire", "kill_unit")
    assert box.answers["raining fire"]["choices"]["strike sw-1"]["units"] == killed
    assert box.told("fire", "struck")[0]["units"] == killed
    left = dict(box.answers["fire"]["dump"]["players"][BASTET]["units"])
    assert left["sw_1"] == 5 - killed


def test_costs_of_cards_follow(box: Corrected) -> None:
    """K15.1"""
    choices = box.answers["costs"]["choices"]
    for card in ("prayer", "mana_theft", "enlistment", "raining_fire"):
        assert (
            choices[f"card {card.replace('_', '-')}"]["cost"] == printed("di_cards", card)["cost"]
        )


def test_bots_judge_with_the_corrected_data(box: Corrected) -> None:
    judges_well(box)


def test_lessons_are_for_the_shipped_data_alone() -> None:
    """Their texts name figures; a server with other data refuses to begin them."""
    file = Path(__file__).parents[4] / "client/src/games/kemet/lessons.json"
    record = json.loads(file.read_text(encoding="utf-8"))["record"]

    assert record["fingerprint"] == GAME.fingerprint
