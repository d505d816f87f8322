"""What is printed: the contents of the box, in the data and in the typed tables (F1, F15)."""

from collections import Counter
from typing import Any

import pytest

from iteru.games.fertility.box.components import (
    ANY,
    COST,
    EFFECT,
    KINDS,
    MONUMENTS,
    NEED,
    NO_EFFECT,
    POOL,
    PRINTED,
    RESOURCES,
    SHOP_KINDS,
    SPACES,
    SPOTS,
    STOCK,
    TILE_OF_PAIR,
    TILE_SCENES,
    TILES,
    TOKENS_ON,
    VALUE,
)
from tests.games.fertility.oracle import NAMES, SHIPPED

# F15: cost and Shops of each design; R, S, T, U are the resource of the tile and those after it.
DESIGNS: dict[str, tuple[int, list[tuple[str, str]]]] = {
    "bazaar": (0, [("RR", "debens 5"), ("*", "debens 2")]),
    "port": (0, [("R", "wheat 1"), ("S", "exchange")]),
    "shrine": (0, [("R", "1 god")]),
    "temple_court": (1, [("R", "1 god"), ("S", "wheat 1")]),
    "guild": (1, [("R", "1 per R"), ("RR", "debens 5"), ("*", "debens 2")]),
    "oracle": (1, [("two", "1 of choice"), ("the other two", "debens 7")]),
    "caravanserai": (1, [("RST", "debens 9"), ("U", "exchange")]),
    "palace": (2, [("R", "debens 5"), ("S", "1 god"), ("T", "wheat 1")]),
    "great_market": (2, [("RR", "3 per R")]),
    "sanctuary": (2, [("RS", "2 gods"), ("T", "debens 5"), ("U", "exchange")]),
}
ORACLES = {"alabaster": "ap", "bovine": "bg", "papyrus": "pg", "grape": "ab"}
METROPOLIS = [("*", "debens 2"), ("RS", "debens 4"), ("T", "exchange"), ("U", "wheat 1")]


def letters(shop: dict[str, Any]) -> str:
    return "".join("*" if kind == "any" else kind[0] for kind in shop["requires"])


def told(shop: dict[str, Any]) -> str:
    """An effect in the words of DESIGNS."""
    effect = shop["effect"]
    if effect["type"] == "statues":
        return "1 god" if len(effect["gods"]) == 1 else f"{len(effect['gods'])} gods"
    if effect["type"] == "statue_of_choice":
        return f"{effect['count']} of choice"
    if effect["type"] == "debens_per_resource":
        return f"{effect['value']} per {effect['resource'][0]}"
    if effect["type"] == "exchange":
        others = [kind for kind in NAMES.values() if kind not in shop["requires"]]
        assert sorted(effect["resources"]) == sorted(others)  # F6.6: the three other kinds
        return "exchange"
    return f"{effect['type']} {effect['value']}"


def cycled(text: str, resource: str) -> str:
    """R, S, T, U as letters of the resources that follow each other from this one on."""
    start = RESOURCES.index(resource)
    for step, mark in enumerate("RSTU"):
        text = text.replace(mark, RESOURCES[(start + step) % 4][0])
    return text


def test_four_valley_boards() -> None:
    """F1.1, F1.9 Four columns, nine rows; 2 wheat, 3 water, one icon of each kind, one symbol."""
    assert len(SHIPPED["valley_boards"]) == 4
    for board in SHIPPED["valley_boards"]:
        assert [len(row) for row in board["rows"]] == [4] * 9
        marks = Counter("".join(board["rows"]))
        assert {**marks, ".": 0} == {"W": 2, "~": 3, "s": 4, ".": 0, **dict.fromkeys("abpg", 1)}


def test_the_starting_tile_shows_all_four_scenes() -> None:
    """F1.2 Two by two squares, a scene of each kind."""
    cells = SHIPPED["start_tile"]["cells"]

    assert {(cell["c"], cell["r"]) for cell in cells} == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert {cell["scene"] for cell in cells} == set(RESOURCES)


def test_fifty_tiles_with_two_different_scenes() -> None:
    """F1.3, F14.7 Six kinds; every scene is about as frequent as the others."""
    counts = dict(zip(TILES, PRINTED.tile_sets["two_different_scenes"], strict=True))

    assert sum(counts.values()) == 50
    assert all(counts[f"{name}-{name}"] == 0 for name in RESOURCES)
    scenes = [sum(count for tile, count in counts.items() if name in tile) for name in RESOURCES]
    assert scenes == [25, 25, 25, 25]


def test_fifty_tiles_with_doubles() -> None:
    """F12.4, F1.3 Each of the ten combinations five times."""
    assert PRINTED.tile_sets["with_doubles"] == [5] * 10


def test_tiles_are_known_by_their_scenes() -> None:
    """F1.3 Ten combinations, whichever scene comes first."""
    assert len(TILES) == len(set(TILES)) == 10
    for first in range(KINDS):
        for second in range(KINDS):
            tile = TILE_OF_PAIR[first * KINDS + second]
            assert sorted(TILE_SCENES[tile]) == sorted((first, second))


def test_metropolis_boards() -> None:
    """F1.4, F2.4, F14.1 Four Shops each, equal up to a turn of the resources; 7 spots; scales."""
    boards = SHIPPED["metropolis_boards"]
    starts = {"memphis": "alabaster", "thebes": "bovine"}
    starts |= {"heliopolis": "papyrus", "abydos": "grape"}
    for board in boards:
        first = starts[board["id"].removeprefix("metropolis_")]
        expected = [(cycled(needs, first), gives) for needs, gives in METROPOLIS]
        assert [(letters(shop), told(shop)) for shop in board["shops"]] == expected
    assert len(boards) == 4
    assert SPOTS == SHIPPED["limits"]["district_spots_per_metropolis"] == 7
    assert PRINTED.max_wheat == 10
    assert len(PRINTED.statue_debens) == 6


def test_forty_districts() -> None:
    """F1.5, F15 12 cost 0, 16 cost 1 and 12 cost 2; 8 have one Shop, 20 two and 12 three."""
    tiles = SHIPPED["district_tiles"]

    assert len(tiles) == len({tile["id"] for tile in tiles}) == 40
    assert Counter(tile["cost"] for tile in tiles) == {0: 12, 1: 16, 2: 12}
    assert Counter(len(tile["shops"]) for tile in tiles) == {1: 8, 2: 20, 3: 12}


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("design", DESIGNS)
def test_districts_follow_their_design(design: str, resource: str) -> None:
    """F15, F14.2 What each District costs, needs and gives; a specialised Shop gives 1 or 3."""
    cost, shops = DESIGNS[design]
    (tile,) = [
        tile for tile in SHIPPED["district_tiles"] if tile["id"] == f"district_{design}_{resource}"
    ]
    expected = [(cycled(needs, resource), cycled(gives, resource)) for needs, gives in shops]
    if design == "oracle":
        others = "".join(letter for letter in "abpg" if letter not in ORACLES[resource])
        expected = [(ORACLES[resource], "1 of choice"), (others, "debens 7")]

    assert tile["cost"] == cost
    assert [(letters(shop), told(shop)) for shop in tile["shops"]] == expected


def test_each_god_is_named_on_four_tiles() -> None:
    """F10.3, F15 Five gods."""
    named = Counter(
        god
        for tile in SHIPPED["district_tiles"]
        for shop in tile["shops"]
        for god in shop["effect"].get("gods", [])
    )

    assert named == dict.fromkeys(["anubis", "bastet", "horus", "sobek", "thoth"], 4)


def test_tokens_monuments_and_pools() -> None:
    """F1.6, F1.7, F1.8 20 tokens of each of 4 kinds, no wheat among them; 4 monuments, 4 types."""
    assert (STOCK, KINDS, MONUMENTS, POOL) == (20, 4, 4, 3)
    assert list(PRINTED.monuments) == ["obelisk", "pyramid", "sphinx", "temple"]
    assert "wheat" not in RESOURCES


def test_the_typed_tables_say_what_the_data_says() -> None:
    """F6.2, F6.5 Spaces, effects and values of every Shop, by its number."""
    tables = {
        shop["id"]: shop
        for owner in [*SHIPPED["metropolis_boards"], *SHIPPED["district_tiles"]]
        for shop in owner["shops"]
    }
    for number, name in enumerate(PRINTED.shops):
        if not name:
            assert (EFFECT[number], SPACES[number]) == (NO_EFFECT, 0)
            continue
        shop = tables.pop(name)
        needs = NEED[number * KINDS : number * KINDS + KINDS]
        assert list(needs) == [shop["requires"].count(resource) for resource in RESOURCES]
        assert ANY[number] == shop["requires"].count("any")
        assert SPACES[number] == len(shop["requires"])
        effect = shop["effect"]
        assert VALUE[number] == effect.get("value", effect.get("count", 0))
        kinds = effect.get("resources", [effect[k] for k in ("resource",) if k in effect])
        assert SHOP_KINDS[number] == sum(1 << RESOURCES.index(kind) for kind in kinds)
    assert not tables
    assert [tile["cost"] for tile in SHIPPED["district_tiles"]] == list(COST)


def test_the_number_of_tokens_of_a_filling() -> None:
    assert all(
        TOKENS_ON[a + 4 * b + 16 * p + 64 * g] == a + b + p + g
        for a in range(4)
        for b in range(4)
        for p in range(4)
        for g in range(4)
    )
