"""The board for each number of players (K2.1, K2.8): areas, borders, harbours, distances."""

from typing import Any

import pytest

from iteru.games.kemet.box.components import AREA_IDS, NEIGHBOURS
from iteru.games.kemet.box.ids import AREAS
from tests.games.kemet.positions import DATA, GAME, seen

SEATS = [2, 3, 4, 5]
AREA: dict[str, dict[str, Any]] = {area["id"]: area for area in DATA["areas"]}
BOARD: dict[int, dict[str, Any]] = {board["seats"]: board for board in DATA["boards"]}


def borders(seats: int) -> dict[str, set[str]]:
    """By area that exists: its neighbours by land and harbour, from the data alone."""
    board = BOARD[seats]
    rows = [row for row in DATA["borders"] if row["side"] == board["side"]]
    here = {row["area"] for row in rows if AREA[row["area"]]["bank"] in board["banks"]}
    return {
        row["area"]: {*row["adjacent"], *row["harbours"]} & here
        for row in rows
        if row["area"] in here
    }


BORDERS = {seats: borders(seats) for seats in SEATS}
AREAS_OF = {seats: set(BORDERS[seats]) for seats in SEATS}
DISTRICTS_OF = {
    seats: {
        city["id"]: list(city["districts"])
        for city in DATA["cities"]
        if city["id"] in BOARD[seats]["cities"]
    }
    for seats in SEATS
}


def distances(seats: int, start: str) -> dict[str, int]:
    """Steps from an area to all others, walls and troops left aside."""
    found = {start: 0}
    edge = [start]
    while edge:
        area = edge.pop(0)
        for other in BORDERS[seats][area]:
            if other not in found:
                found[other] = found[area] + 1
                edge.append(other)
    return found


@pytest.mark.parametrize(
    ("seats", "areas", "obelisks", "temples", "sanctuary"),
    [(2, 14, 4, 3, False), (3, 20, 6, 3, True), (4, 26, 7, 5, False), (5, 32, 9, 5, True)],
)
def test_counts(seats: int, areas: int, obelisks: int, temples: int, sanctuary: bool) -> None:
    """K2.8, K2.1, K3.3 The Sanctuary only for 3 and 5 players."""
    here = AREAS_OF[seats]

    assert len(here) == areas
    assert len([area for area in here if AREA[area]["obelisk"]]) == obelisks
    assert len([area for area in here if AREA[area]["kind"] == "temple"]) == temples
    assert ("sanctuary" in here) == sanctuary
    assert len(DISTRICTS_OF[seats]) == seats
    assert all(len(districts) == 3 for districts in DISTRICTS_OF[seats].values())


@pytest.mark.parametrize("seats", SEATS)
def test_the_engine_has_this_map(seats: int) -> None:
    """K2.1, K8.6 Its tables of neighbours are the borders and harbours of the data."""
    for number, area in enumerate(AREA_IDS):
        near = {AREA_IDS[other] for other in NEIGHBOURS[seats * AREAS + number]}
        assert near == BORDERS[seats].get(area, set())
    assert {area["area"] for area in seen(GAME.new(seats, 1))["areas"]} == AREAS_OF[seats]


@pytest.mark.parametrize("side", ["side_24", "side_35"])
def test_borders_and_harbours_are_mutual(side: str) -> None:
    """K2.8"""
    rows = {row["area"]: row for row in DATA["borders"] if row["side"] == side}
    for area, row in rows.items():
        assert area not in row["adjacent"] + row["harbours"]
        for kind in ("adjacent", "harbours"):
            assert all(area in rows[other][kind] for other in row[kind])


@pytest.mark.parametrize("seats", SEATS)
def test_distances_from_every_district(seats: int) -> None:
    """K2.8 Own cliff temple 2, Nile temples 3, the other cliff temple 4, foreign fronts 3."""
    for city, districts in DISTRICTS_OF[seats].items():
        bank = AREA[districts[0]]["bank"]
        for district in districts:
            far = distances(seats, district)
            assert far[f"front_{city}"] == 1
            for other in ("west", "east"):
                if f"temple_{other}_cliff" in AREAS_OF[seats]:
                    assert far[f"temple_{other}_cliff"] == (2 if other == bank else 4)
                    assert far[f"temple_{other}_nile"] == 3


@pytest.mark.parametrize("seats", SEATS)
def test_the_delta_is_an_island(seats: int) -> None:
    """K2.8, K8.6 It is reached from outside only by teleport."""
    delta = {area for area in AREAS_OF[seats] if AREA[area]["bank"] == "delta"}
    start = DISTRICTS_OF[seats]["nw"][0]

    assert AREAS_OF[seats] - set(distances(seats, start)) == delta
    assert set(distances(seats, "temple_delta")) == delta


@pytest.mark.parametrize("seats", [2, 3])
def test_small_boards_have_no_east_bank(seats: int) -> None:
    """K2.1 Neither its areas nor harbours to it."""
    assert all(AREA[area]["bank"] != "east" for area in AREAS_OF[seats])
    west = {"west_obelisk"} if seats == 2 else {"west_obelisk_n", "west_obelisk_s", "front_c"}
    assert BORDERS[seats]["west_bank"] == {"front_nw", "front_sw", "temple_west_nile", *west}


def test_every_temple_and_the_sanctuary_have_an_obelisk() -> None:
    """K8.7, K1.5 Harbours and obelisks are features of areas, which are of four kinds."""
    for area in AREA.values():
        assert area["kind"] in ("district", "desert", "temple", "sanctuary")
        if area["kind"] in ("temple", "sanctuary"):
            assert area["obelisk"]
        if area["kind"] == "district":
            assert not area["obelisk"]


def test_prayer_of_the_temples() -> None:
    """K13.1, K13.2, K13.4 What the areas bring."""
    gains = {name: area["prayer"] for name, area in AREA.items() if area["kind"] == "temple"}

    assert gains == {
        "temple_west_cliff": 2,
        "temple_west_nile": 3,
        "temple_east_nile": 3,
        "temple_east_cliff": 2,
        "temple_delta": 0,
    }
    delta, sanctuary = AREA["temple_delta"], AREA["sanctuary"]
    assert (delta["sacrifice_units"], delta["sacrifice_prayer"]) == (1, 5)
    assert (sanctuary["sacrifice_units"], sanctuary["sacrifice_vp"]) == (2, 1)


def test_walls_have_one_front() -> None:
    """K8.8 The desert before a city borders on all its districts, nothing else outside does."""
    for seats in SEATS:
        for city, districts in DISTRICTS_OF[seats].items():
            for district in districts:
                outside = BORDERS[seats][district] - {*districts}
                assert outside == {f"front_{city}"}
