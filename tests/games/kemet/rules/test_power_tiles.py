"""Each of the 48 power tiles (K16.1): bought, it brings what it says, and nothing without it."""

from collections.abc import Callable

import pytest

from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DATA,
    TILES,
    asked,
    attack,
    commit,
    creature_place,
    fight,
    hand_of,
    moving,
    offered,
    play,
    player,
    points_of,
    position,
    prayers,
    put,
    seat_seen,
    seen,
    units_of,
)

Measure = Callable[[list[str]], object]
COLOUR = {tile["id"]: tile["colour"] for tile in DATA["power_tiles"]}
LEVEL = {tile["id"]: tile["level"] for tile in DATA["power_tiles"]}


def prayed(own: list[str]) -> object:
    """K7.1.1"""
    return prayers(play(position(tiles={ANUBIS: own}), "regular mid-pray"))[ANUBIS]


def tile_paid(own: list[str]) -> object:
    """K7.3.2 What a tile of level 2 costs."""
    state = position(tiles={ANUBIS: own}, levels={ANUBIS: (1, 2, 1)})
    return 5 - prayers(play(state, "regular low-buy-red", "buy carnage"))[ANUBIS]


def raise_paid(own: list[str]) -> object:
    """K7.2.2 What two levels cost."""
    state = position(tiles={ANUBIS: own}, prayer={ANUBIS: 5})
    return 5 - prayers(play(state, "regular mid-raise", "raise nw-1 3"))[ANUBIS]


def night_prayer(own: list[str]) -> object:
    """K5.1"""
    return prayers(position(phase="night", tiles={ANUBIS: own}, prayer={ANUBIS: 0}))[ANUBIS]


def night_cards(own: list[str]) -> object:
    """K5.2"""
    return len(hand_of(position(phase="night", tiles={ANUBIS: own}), ANUBIS))


def crusade(own: list[str]) -> object:
    """K9.12"""
    state = attack(tiles={ANUBIS: own}, prayer={ANUBIS: 0})
    return prayers(fight(state, "1/3/0", "3/2/0"))[ANUBIS]


def holy_war(own: list[str]) -> object:
    """K9.12"""
    state = attack(tiles={ANUBIS: own}, prayer={ANUBIS: 0})
    return prayers(fight(state, "4/1/0", "3/0/1"))[ANUBIS]


def first_night_question(own: list[str]) -> object:
    """K5.2.1, K5.3"""
    return position(phase="night", tiles={ANUBIS: own}).decision


def victory_point(own: list[str]) -> object:
    """K16.4"""
    return points_of(position(tiles={ANUBIS: own}), ANUBIS, "tiles")


def discounts(own: list[str]) -> object:
    """K16.3 Every payment is lower by one, once."""
    recruit = position(tiles={ANUBIS: own}, units={ANUBIS: {}})
    put(play(recruit, "regular top-recruit"), "nw-1 2", "nw-2 1")
    teleport = position(tiles={ANUBIS: own})
    play(moving(teleport, "nw-1"), "teleport temple-delta", "take 1")
    card = position(tiles={ANUBIS: own}, hands={ANUBIS: ["raining_fire"]})
    play(card, "card raining-fire")
    paid = [5 - prayers(state)[ANUBIS] for state in (recruit, teleport, card)]
    return [tile_paid(own), raise_paid(own), *paid]


def tokens(own: list[str]) -> object:
    """K6.4"""
    found = seat_seen(position(tiles={ANUBIS: own}), ANUBIS)["tokens"]
    return (found["silver"], found["gold"])


def fought(own: list[str]) -> object:
    """K9.7, K9.8 Strength, damage and protection as attacker, strength as defender."""
    battle = seen(fight(attack(tiles={ANUBIS: own}), "2/2/1", "3/0/1"))["battle"]["attacker"]
    other = seen(fight(attack(tiles={BASTET: own}), "2/2/1", "3/0/1"))["battle"]["defender"]
    return (battle["strength"], battle["damage"], battle["protection"], other["strength"])


def teleport_cost(own: list[str]) -> object:
    """K8.7"""
    return seat_seen(position(tiles={ANUBIS: own}), ANUBIS)["teleport_cost"]


def steps(own: list[str]) -> object:
    """K8.2 Areas that one unit reaches step by step along the west bank."""
    state = moving(position(tiles={ANUBIS: own}), "nw-1")
    found = 0
    for area in ("front-nw", "west-bank", "front-sw"):
        if f"step {area}" in offered(state):
            play(state, f"step {area}")
            found += 1
            if state.decision == "move_group":
                play(state, "take 1")
    return found


def walls(own: list[str]) -> object:
    """K8.8 Whether a group from afar enters a foreign city."""
    state = position(
        units={ANUBIS: {"west_bank": 1}, BASTET: {"temple_delta": 1}},
        tiles={ANUBIS: ["god_speed", *own]},
    )
    return "step sw-1" in offered(play(moving(state, "west-bank"), "step front-sw"))


def from_obelisk(own: list[str]) -> object:
    """K8.7.1"""
    state = position(units={ANUBIS: {"west_obelisk": 1}}, tiles={ANUBIS: own})
    return len(offered(moving(state, "west-obelisk"), "teleport"))


def troop_limit(own: list[str]) -> object:
    """K8.3"""
    state = position(tiles={ANUBIS: own}, units={ANUBIS: {}}, prayer={ANUBIS: 11})
    return len(offered(play(state, "regular top-recruit"), "put nw-1"))


def wound(own: list[str]) -> object:
    """K9.6"""
    state = attack(tiles={ANUBIS: own}, hands={ANUBIS: ["prayer"]})
    return fight(state, "4/1/0", "3/2/0").decision


def initiative(own: list[str]) -> object:
    """K9.3"""
    return units_of(attack(tiles={ANUBIS: own}), BASTET)


def recruits(own: list[str]) -> object:
    """K7.4.2 The cost of three units."""
    state = position(tiles={ANUBIS: own}, units={ANUBIS: {}})
    return 5 - prayers(put(play(state, "regular top-recruit"), "nw-1 3"))[ANUBIS]


def defended(own: list[str]) -> object:
    """K9.13"""
    return points_of(fight(attack(tiles={BASTET: own}), "3/0/1", "4/1/0"), BASTET, "battles")


def first_to_commit(own: list[str]) -> object:
    """K9.4.2"""
    return attack(tiles={ANUBIS: own}).to_move


def bought(own: list[str]) -> object:
    """K10.1, K11.2 What is asked at once after such a tile is bought."""
    if not own:
        return "nothing"
    return asked(purchase(own[0]))[0]


MEASURES: dict[str, tuple[Measure, object, object]] = {
    "priest_1": (prayed, 7, 8),
    "priest_2": (prayed, 7, 8),
    "priestess_1": (tile_paid, 2, 1),
    "priestess_2": (tile_paid, 2, 1),
    "slaves": (raise_paid, 5, 3),
    "high_priest": (night_prayer, 2, 4),
    "crusade": (crusade, 0, 6),
    "divine_boon": (night_cards, 1, 2),
    "hand_of_god": (first_night_question, "turn_order", "hand_of_god"),
    "vision": (first_night_question, "turn_order", "keep_di"),
    "holy_war": (holy_war, 0, 4),
    "victory_point_white": (victory_point, 0, 1),
    "priest_of_ra": (discounts, [2, 5, 3, 2, 1], [1, 4, 2, 1, 0]),
    "priest_of_amon": (night_prayer, 2, 7),
    "mummy": (night_cards, 1, 2),
    "act_of_god_white": (tokens, ("none", "none"), ("ready", "none")),
    "charge_1": (fought, (7, 2, 1, 8), (8, 2, 1, 8)),
    "charge_2": (fought, (7, 2, 1, 8), (8, 2, 1, 8)),
    "stargate": (teleport_cost, 2, 1),
    "god_speed": (steps, 1, 2),
    "carnage": (fought, (7, 2, 1, 8), (7, 3, 1, 8)),
    "offensive_strategy": (bought, "nothing", "replace_card"),
    "open_gates": (walls, False, True),
    "teleport": (from_obelisk, 0, 3),
    "royal_scarab": (bought, "nothing", "place_creature"),
    "blades_of_neith": (fought, (7, 2, 1, 8), (8, 2, 1, 9)),
    "divine_wound": (wound, "loser_choice", "divine_wound"),
    "victory_point_red": (victory_point, 0, 1),
    "giant_scorpion": (bought, "nothing", "place_creature"),
    "initiative": (initiative, {"temple_west_cliff": 5}, {"temple_west_cliff": 3}),
    "phoenix": (bought, "nothing", "place_creature"),
    "act_of_god_red": (tokens, ("none", "none"), ("ready", "none")),
    "recruiting_scribe_1": (recruits, 3, 1),
    "recruiting_scribe_2": (recruits, 3, 1),
    "defense_1": (fought, (7, 2, 1, 8), (7, 2, 1, 9)),
    "defense_2": (fought, (7, 2, 1, 8), (7, 2, 1, 9)),
    "legion": (troop_limit, 5, 7),
    "ancestral_elephant": (bought, "nothing", "place_creature"),
    "defensive_strategy": (bought, "nothing", "replace_card"),
    "deep_desert_snake": (bought, "nothing", "place_creature"),
    "shield_of_neith": (fought, (7, 2, 1, 8), (7, 2, 2, 8)),
    "defensive_victory": (defended, 0, 1),
    "prescience": (first_to_commit, ANUBIS, BASTET),
    "victory_point_blue": (victory_point, 0, 1),
    "reinforcements": (first_night_question, "turn_order", "reinforcements"),
    "sphinx": (victory_point, 0, 1),
    "divine_will": (tokens, ("none", "none"), ("none", "ready")),
    "act_of_god_blue": (tokens, ("none", "none"), ("ready", "none")),
}


def purchase(tile: str) -> KemetState:
    """Anubis has bought the tile; its equal, if it is the second, belongs to Bastet."""
    first = tile.replace("_2", "_1")
    state = position(
        levels={ANUBIS: (4, 4, 4)},
        prayer={ANUBIS: 4},
        tiles={BASTET: [first] if first != tile else []},
    )
    return play(state, f"regular low-buy-{COLOUR[tile]}", f"buy {tile.replace('_', '-')}")


def test_every_tile_has_its_measure() -> None:
    """K16.1"""
    assert MEASURES.keys() == set(TILES)
    assert len(TILES) == 48


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_brings_what_it_says(tile: str) -> None:
    """K16.1, K2.2 The same situation without the tile and with it."""
    measure, without, with_it = MEASURES[tile]

    assert measure([]) == without
    assert measure([tile]) == with_it


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_can_be_bought(tile: str) -> None:
    """K7.3.1, K7.3.2, K7.3.3 For its level, by a pyramid of its colour and level."""
    state = purchase(tile)

    assert tile in player(state, ANUBIS)["tiles"]
    assert prayers(state)[ANUBIS] == 4 - LEVEL[tile]


@pytest.mark.parametrize("tile", [tile for tile in TILES if LEVEL[tile] > 1])
def test_a_tile_needs_a_pyramid_of_its_level(tile: str) -> None:
    """K7.3.1"""
    levels = [4, 4, 4]
    levels[["white", "red", "blue"].index(COLOUR[tile])] = LEVEL[tile] - 1
    state = position(levels={ANUBIS: (levels[0], levels[1], levels[2])}, prayer={ANUBIS: 11})

    play(state, f"regular low-buy-{COLOUR[tile]}")

    assert f"buy {tile.replace('_', '-')}" not in offered(state)


def test_a_creature_of_a_tile_stands_where_it_was_put() -> None:
    """K16.2, K11.2"""
    for tile in ("royal_scarab", "phoenix", "sphinx", "mummy", "deep_desert_snake"):
        state = play(purchase(tile), f"creature {tile.replace('_', '-')} nw-2")
        assert creature_place(state, tile) == "nw_2"


def test_divine_wound_and_prescience_belong_to_one_player() -> None:
    """K9.4.2, K9.6 Only one such tile exists."""
    for kind in ("see_battle_card", "discard_di_for_strength"):
        owners = [
            tile
            for tile in DATA["power_tiles"]
            if any(effect["kind"] == kind for effect in tile["effects"])
        ]
        assert len(owners) == 1
    state = attack(tiles={ANUBIS: ["prescience"], BASTET: ["divine_wound"]})
    commit(state, "4/1/0")
    assert asked(state) == ("battle_card", ANUBIS)
