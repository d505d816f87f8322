"""What is in the box (K2): figures of the data, and that the engine carries no others."""

from collections import Counter
from typing import Any

import pytest

from iteru.games.kemet.box.ids import EFFECT_IDS
from tests.games.kemet.positions import ANUBIS, DATA, DI_DECK, GAME, ids, position, seen

TILES: list[dict[str, Any]] = DATA["power_tiles"]
COUNTS = {
    "war_rage": 3,
    "war_fury": 3,
    "bloody_battle": 3,
    "bloodbath": 3,
    "bronze_wall": 3,
    "iron_wall": 3,
}
OFFER = """
1 white priest_1 priest_2 priestess_1 priestess_2
1 red charge_1 charge_2 stargate god_speed
1 blue recruiting_scribe_1 recruiting_scribe_2 defense_1 defense_2
2 white slaves high_priest crusade divine_boon
2 red carnage offensive_strategy open_gates teleport
2 blue legion ancestral_elephant defensive_strategy deep_desert_snake
3 white hand_of_god vision holy_war victory_point_white
3 red royal_scarab blades_of_neith divine_wound victory_point_red
3 blue shield_of_neith defensive_victory prescience victory_point_blue
4 white priest_of_ra priest_of_amon mummy act_of_god_white
4 red giant_scorpion initiative phoenix act_of_god_red
4 blue reinforcements sphinx divine_will act_of_god_blue
"""


def test_two_to_five_players() -> None:
    """K1.1, K18.6 There is no solo mode."""
    assert (GAME.min_seats, GAME.max_seats) == (2, 5)
    for seats in (1, 6):
        with pytest.raises(ValueError, match="seats"):
            GAME.new(seats, 1)


def test_gods_differ_in_colour_and_picture_only() -> None:
    """K1.3 No figure of the data hangs on a god."""
    assert len(ids("gods")) == 5
    for god in DATA["gods"]:
        assert set(god) == {"id", "colour", "source"}


def test_48_power_tiles() -> None:
    """K2.2, K16.1 Four of each colour and level, these ones, and each costs its level."""
    assert len(TILES) == 48
    for line in OFFER.strip().splitlines():
        level, colour, *names = line.split()
        found = [
            tile["id"] for tile in TILES if (tile["level"], tile["colour"]) == (int(level), colour)
        ]
        assert sorted(found) == sorted(names)
    assert all(tile["cost"] == tile["level"] for tile in TILES)


def test_groups_of_tiles() -> None:
    """K7.3.5 Pairs inside a colour, threes across colours."""
    groups = Counter(tile["group"] for tile in TILES)

    assert {name for name, size in groups.items() if size == 2} == {
        "charge",
        "recruiting_scribe",
        "defense",
        "priest",
        "priestess",
    }
    assert {name for name, size in groups.items() if size == 3} == {"victory_point", "act_of_god"}
    assert max(groups.values()) == 3


def test_tiles_that_work_at_night() -> None:
    """K16.5"""
    assert {tile["id"] for tile in TILES if tile["timing"] == "night"} == {
        "high_priest",
        "divine_boon",
        "hand_of_god",
        "vision",
        "priest_of_amon",
        "reinforcements",
    }


@pytest.mark.parametrize(
    ("creature", "figures"),
    [
        ("royal_scarab", (2, 2, 0, 0)),
        ("giant_scorpion", (1, 2, 2, 0)),
        ("phoenix", (1, 2, 0, 0)),
        ("ancestral_elephant", (1, 1, 0, 1)),
        ("deep_desert_snake", (1, 0, 0, 0)),
        ("sphinx", (0, 2, 0, 0)),
        ("mummy", (1, 2, 0, 0)),
    ],
)
def test_seven_creatures(creature: str, figures: tuple[int, ...]) -> None:
    """K2.3, K16.2 Movement, strength, damage, protection; one tile brings each."""
    assert len(DATA["creatures"]) == 7
    (found,) = [entry for entry in DATA["creatures"] if entry["id"] == creature]
    (tile,) = [entry for entry in TILES if entry["id"] == creature]

    names = ("movement", "strength", "damage", "protection")
    assert tuple(found[name] for name in names) == figures
    assert {"kind": "creature", "amount": 0, "ref": creature} in tile["effects"]


def test_35_di_cards() -> None:
    """K2.4, K15.2 18 of them for battles, three of each kind."""
    counts = {card["id"]: card["count"] for card in DATA["di_cards"]}

    assert len(DI_DECK) == sum(counts.values()) == 35
    assert len(counts) == 14
    assert {name: counts[name] for name in COUNTS} == COUNTS
    assert counts["veto"] == 2


def test_no_card_adds_movement() -> None:
    """K15.11"""
    assert all(
        effect["kind"] != "movement" for card in DATA["di_cards"] for effect in card["effects"]
    )


def test_battle_cards() -> None:
    """K2.5, K10.1 Six in every set, and two special ones."""
    figures = [
        (card["strength"], card["damage"], card["protection"]) for card in DATA["battle_cards"]
    ]

    assert figures == [
        (4, 1, 0),
        (3, 2, 0),
        (3, 0, 1),
        (2, 2, 1),
        (2, 0, 2),
        (1, 3, 0),
        (3, 3, 0),
        (3, 0, 3),
    ]


def test_pieces_of_a_player() -> None:
    """K2.7, K1.7 12 units, five regular tokens, three pyramids, a track from 0 to 11."""
    limits = DATA["limits"]
    assert (limits["units_total"], limits["prayer_max"]) == (12, 11)
    tokens = {token["id"]: token for token in DATA["action_tokens"]}
    assert tokens["regular"]["per_player"] == 5
    assert (tokens["silver"]["count"], tokens["gold"]["count"]) == (3, 1)
    assert ids("colours") == ["white", "red", "blue"]
    own = seen(position(units={ANUBIS: {"nw_1": 5}}))["seats"][ANUBIS]
    assert own["reserve"] == 12 - 5


def test_victory_points_are_not_limited() -> None:
    """K2.6 More of them than there are tokens."""
    state = position(points={ANUBIS: {"battles": 60}})

    assert state.scores()[ANUBIS] == 60


def test_effects_are_data_of_known_kinds() -> None:
    """K2.9 Tiles, creatures and DI cards list kind, amount and what it refers to."""
    rows = [*TILES, *DATA["creatures"], *DATA["di_cards"]]
    kinds = set()
    for row in rows:
        for effect in row["effects"]:
            assert set(effect) == {"kind", "amount", "ref"}
            kinds.add(effect["kind"])
    assert kinds == set(EFFECT_IDS)


def test_options() -> None:
    """K18.5, K3.1 Their choices and defaults."""
    found = {option.name: (option.default, set(option.choices)) for option in GAME.options}

    assert found == {
        "mode": ("short", {"short", "long", "beginner"}),
        "cities": ("random", {"random", "choose"}),
        "battle_discards": ("hidden", {"hidden", "open"}),
        "abandoned_creature": ("reserve", {"reserve", "city"}),
    }
