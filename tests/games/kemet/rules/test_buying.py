"""Buying power tiles (K7.3) and special battle cards (K10)."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DATA,
    asked,
    battle_hand_of,
    choices,
    offered,
    play,
    player,
    position,
    prayers,
    seat_seen,
    seen,
)

LEVEL = {tile["id"]: tile["level"] for tile in DATA["power_tiles"]}
COLOUR = {tile["id"]: tile["colour"] for tile in DATA["power_tiles"]}


@pytest.mark.parametrize("colour", ["white", "red", "blue"])
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_colour_of_the_space_and_level_of_the_pyramid(colour: str, level: int) -> None:
    """K7.3.1, K7.3.4 Of equal tiles the first; without a pyramid nothing."""
    levels = [4, 4, 4]
    levels[["white", "red", "blue"].index(colour)] = level
    state = position(levels={ANUBIS: (levels[0], levels[1], levels[2])}, prayer={ANUBIS: 11})

    play(state, f"regular low-buy-{colour}")

    expected = {
        f"buy {tile.replace('_', '-')}"
        for tile in LEVEL
        if LEVEL[tile] <= level and COLOUR[tile] == colour and not tile.endswith("_2")
    }
    if level == 0:
        assert state.to_move == BASTET
    else:
        assert set(offered(state)) == expected | {"decline"}


@pytest.mark.parametrize(
    ("tiles", "prayer", "dearest"),
    [
        ([], 2, 2),
        (["priestess_1"], 2, 3),
        (["priest_of_ra"], 2, 3),
        (["priestess_1", "priest_of_ra"], 2, 4),
        (["priestess_1", "priest_of_ra"], 0, 2),
    ],
)
def test_costs(tiles: list[str], prayer: int, dearest: int) -> None:
    """K7.3.2, K16.3 A tile costs its level, one less for each of these; it may be free."""
    state = position(levels={ANUBIS: (4, 1, 1)}, prayer={ANUBIS: prayer}, tiles={ANUBIS: tiles})

    play(state, "regular low-buy-white")

    bought = [move.removeprefix("buy ").replace("-", "_") for move in offered(state, "buy")]
    assert max(LEVEL[tile] for tile in bought) == dearest
    discount = len(tiles)
    for notation, choice in choices(state).items():
        if notation != "decline":
            tile = notation.removeprefix("buy ").replace("-", "_")
            assert choice["args"]["cost"] == max(0, LEVEL[tile] - discount)


def test_a_tile_is_paid_and_kept() -> None:
    """K7.3.3 Open to all, gone from the offer, and at work at once."""
    state = position(prayer={ANUBIS: 3})
    play(state, "regular low-buy-red", "buy god-speed")

    assert prayers(state)[ANUBIS] == 2
    assert seat_seen(state, ANUBIS)["tiles"] == ["god_speed"]
    assert "god_speed" not in seen(state)["offer"]
    assert seat_seen(state, ANUBIS)["movement"] == 2


def test_the_second_of_equal_tiles_is_for_another_player() -> None:
    """K7.3.5"""
    state = position(tiles={ANUBIS: ["charge_1"]})
    own = play(state.copy(), "regular low-buy-red")
    assert offered(own, "buy charge") == []

    play(state, "regular low-pray", "regular low-buy-red")

    assert offered(state, "buy charge") == ["buy charge-2"]


@pytest.mark.parametrize("tile", ["victory_point_white", "victory_point_red", "sphinx"])
def test_tiles_with_a_victory_point(tile: str) -> None:
    """K16.4, K12.4, K11.3 One permanent point at purchase."""
    state = position(levels={ANUBIS: (4, 4, 4)}, prayer={ANUBIS: 4})
    play(state, f"regular low-buy-{COLOUR[tile]}", f"buy {tile.replace('_', '-')}")

    assert seat_seen(state, ANUBIS)["permanent"]["tiles"] == 1


def test_a_creature_comes_at_once_or_waits() -> None:
    """K11.2 In an own district with an own unit and no own creature, or in reserve."""
    state = position(
        levels={ANUBIS: (1, 4, 1)},
        prayer={ANUBIS: 4},
        tiles={ANUBIS: ["mummy"]},
        units={ANUBIS: {"nw_1": 1, "nw_2": 1, "front_nw": 3}},
    )
    play(state, "regular low-buy-red", "buy phoenix")
    assert asked(state) == ("place_creature", ANUBIS)
    assert offered(state) == ["creature phoenix nw-1", "creature phoenix nw-2", "decline"]

    reserve = play(state.copy(), "decline")
    assert player(reserve, ANUBIS)["creatures"]["phoenix"] == "-"
    play(state, "creature phoenix nw-2")
    assert player(state, ANUBIS)["creatures"]["phoenix"] == "nw_2"


def test_a_creature_without_a_place_stays_in_reserve() -> None:
    """K11.2 Own units, but none alone in the city."""
    state = position(
        levels={ANUBIS: (1, 4, 1)},
        prayer={ANUBIS: 4},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "nw_1"}},
        units={ANUBIS: {"nw_1": 3, "front_nw": 3}},
    )

    play(state, "regular low-buy-red", "buy phoenix")

    assert player(state, ANUBIS)["creatures"] == {"phoenix": "-", "mummy": "nw_1"}
    assert state.to_move == BASTET


def test_strategy_tiles_bring_all_cards_back_and_a_new_one() -> None:
    """K10.1 The replaced card leaves the game, openly."""
    state = position(
        levels={ANUBIS: (1, 1, 2)},
        shown={ANUBIS: ["cavalry_blitz"]},
        buried={ANUBIS: ["shield_push"]},
    )
    play(state, "regular low-buy-blue", "buy defensive-strategy")
    assert asked(state) == ("replace_card", ANUBIS)
    assert len(offered(state)) == 6

    play(state, "replace cavalry-blitz")

    assert "defensive_strategy_card" in battle_hand_of(state, ANUBIS)
    assert len(battle_hand_of(state, ANUBIS)) == 6
    assert seat_seen(state, ANUBIS)["replaced"] == ["cavalry_blitz"]


def test_the_first_special_card_may_be_replaced_by_the_second() -> None:
    """K10.1"""
    cards = [
        "cavalry_blitz",
        "fervent_purge",
        "shield_push",
        "mixed_tactics",
        "phalanx_defense",
        "offensive_strategy_card",
    ]
    state = position(
        levels={ANUBIS: (1, 1, 2)},
        tiles={ANUBIS: ["offensive_strategy"]},
        battle_set={ANUBIS: cards},
    )
    play(state, "regular low-buy-blue", "buy defensive-strategy")
    assert "replace offensive-strategy-card" in offered(state)
    assert "replace chariot-raid" not in offered(state)

    play(state, "replace offensive-strategy-card")

    assert battle_hand_of(state, ANUBIS) == {*cards[:5], "defensive_strategy_card"}
