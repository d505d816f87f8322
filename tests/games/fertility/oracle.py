"""The rules told a second time, as plainly as the text, to compare the engine with.

Nothing is tabled, counted ahead or fast here: squares are (column, row) keys of a dictionary, Shops
are lists of words, and every question is answered from a dump and the component data alone.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import iteru

Square = tuple[int, int]
Half = tuple[Square, str]  # a square and the scene on it
Placement = frozenset[Half]  # the two halves of a tile

FILE = Path(iteru.load("fertility").folder()) / "box/components.toml"
SHIPPED: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
NAMES = {"a": "alabaster", "b": "bovine", "p": "papyrus", "g": "grape"}

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
SIDES = [NORTH, EAST, SOUTH, WEST]
CORNERS = [(-1, -1), (1, -1), (1, 1), (-1, 1)]


def square(name: str) -> Square:
    """F2.1.2 Columns are letters from the left, rows numbers from the top: e7 is (4, 6)."""
    return ("abcdefghijklmnop".index(name[0]), int(name[1:]) - 1)


def square_name(place: Square) -> str:
    return "abcdefghijklmnop"[place[0]] + str(place[1] + 1)


def step(place: Square, way: Square) -> Square:
    return (place[0] + way[0], place[1] + way[1])


def placement(notation: str) -> Placement:
    """What "place alabaster-papyrus at d7 east" puts where."""
    _, scenes, _, name, way = notation.split()
    first = square(name)
    second = step(first, EAST if way == "east" else SOUTH)
    one, other = scenes.split("-")
    return frozenset({(first, one), (second, other)})


def shops_of(owner: str, components: Mapping[str, Any] = SHIPPED) -> list[dict[str, Any]]:
    """The Shops of a Metropolis board or a District."""
    for table in [*components["metropolis_boards"], *components["district_tiles"]]:
        if table["id"] == owner:
            return list(table["shops"])
    raise KeyError(owner)


def fits(requires: list[str], tokens: list[str]) -> bool:
    """F6.2, F6.3 Whether these tokens find a space each."""
    return any(
        all(space in (token, "any") for space, token in zip(spaces, tokens, strict=True))
        for spaces in permutations(requires, len(tokens))
    )


class Oracle:
    """One position, from its dump."""

    def __init__(self, dump: Mapping[str, Any], components: Mapping[str, Any] = SHIPPED) -> None:
        self.dump = dump
        self.components = components
        self.squares: dict[Square, str] = {}  # "A" to "G", ".", "W", "~" or a seat's monument
        self.icons: dict[Square, str] = {}
        for row, (marks, icons) in enumerate(zip(dump["board"], dump["icons"], strict=True)):
            for column, (mark, icon) in enumerate(zip(marks, icons, strict=True)):
                if mark != " ":
                    self.squares[(column, row)] = mark
                if icon != "-":
                    self.icons[(column, row)] = NAMES[icon]
        self.start = self._start_tile()

    def _start_tile(self) -> dict[Square, list[str]]:
        """F2.2.4, F14.9 The scenes that the starting tile's squares show to the four sides."""
        name, turns = self.dump["start"]
        left, top = square(name)
        size = self.components["start_tile"]["size"]
        cells = {
            (cell["c"], cell["r"]): list(cell["sides"])
            for cell in self.components["start_tile"]["cells"]
        }
        for _ in range(int(turns)):  # clockwise: the left column becomes the top row
            cells = {
                (size - 1 - row, column): [sides[3], *sides[:3]]
                for (column, row), sides in cells.items()
            }
        return {(left + column, top + row): sides for (column, row), sides in cells.items()}

    # ------------------------------------------------------------- step 1

    def is_free_desert(self, place: Square) -> bool:
        return self.squares.get(place) == "."

    def shows(self, place: Square, side: int) -> str | None:
        """The scene that a covered square shows to this side, None if nothing covers it."""
        if place in self.start:
            return self.start[place][side]
        return NAMES.get(self.squares.get(place, " ").lower()) if self.is_covered(place) else None

    def is_covered(self, place: Square) -> bool:
        return self.squares.get(place, " ") in "ABPG"

    def connections(self, place: Square, scene: str) -> int:
        """F4.2.1 Neighbours that show this scene towards the square."""
        return sum(
            self.shows(step(place, way), (side + 2) % 4) == scene for side, way in enumerate(SIDES)
        )

    def placements(self, seat: int) -> set[Placement]:
        """F4.1 All that may be done with the tiles of a Personal Pool."""
        tiles = {tile for tile in self.dump["pool"][seat * 3 : seat * 3 + 3] if tile != "-"}
        found: set[Placement] = set()
        for tile in tiles:
            one, other = tile.split("-")
            for first in self.squares:
                for way in SIDES:
                    second = step(first, way)
                    if (
                        self.is_free_desert(first)
                        and self.is_free_desert(second)
                        and self.connections(first, one) + self.connections(second, other) > 0
                    ):
                        found.add(frozenset({(first, one), (second, other)}))
        return found

    def gains(self, tile: Placement) -> Counter[str]:
        """F4.2 A, B and C, before the limits of Stock and track."""
        earned: Counter[str] = Counter()
        for place, scene in tile:
            earned[scene] += self.connections(place, scene)
            earned["wheat"] += sum(self.squares.get(step(place, way)) == "W" for way in SIDES)
            if place in self.icons:
                earned[self.icons[place]] += 1
        return +earned

    def covered_by(self, tile: Placement) -> "Oracle":
        """The position with this tile on the board."""
        after = Oracle(self.dump, self.components)
        for place, scene in tile:
            after.squares[place] = scene[0].upper()
        return after

    def quarries(self) -> set[Square]:
        """F4.3.1 Every Quarry on the board, claimed or not."""
        ways = SIDES if self.dump["options"]["quarry_neighbourhood"] == "4" else SIDES + CORNERS
        desert = [place for place, mark in self.squares.items() if mark in ".0123"]
        return {
            place
            for place in desert
            if all(self.squares.get(step(place, way), " ") not in ".0123" for way in ways)
        }

    def new_quarries(self, tile: Placement) -> list[Square]:
        """F4.3.4 Those that this tile creates, F4.3.5 in reading order."""
        created = self.covered_by(tile).quarries() - self.quarries()
        return sorted(created, key=lambda place: (place[1], place[0]))

    # -------------------------------------------------------- steps 2 and 3

    def stock(self) -> Counter[str]:
        return Counter(dict(zip(NAMES.values(), self.dump["stock"], strict=True)))

    def hand(self) -> Counter[str]:
        return Counter(dict(zip(NAMES.values(), self.dump["hand"], strict=True)))

    def districts(self, seat: int) -> list[str]:
        return [name for name in self.dump["spots"][seat * 7 : seat * 7 + 7] if name != "-"]

    def shops(self, seat: int) -> list[dict[str, Any]]:
        owners = [self.dump["metropolis"][seat], *self.districts(seat)]
        return [shop for owner in owners for shop in shops_of(owner, self.components)]

    def tokens(self, shop: Mapping[str, Any]) -> list[str]:
        return [NAMES[letter] for letter in self.dump["filled"].get(shop["id"], "")]

    def builds(self, seat: int) -> set[tuple[str, tuple[str, ...]]]:
        """F5 Each District that can be had now, with each way to pay for it, in order of goods."""
        if len(self.districts(seat)) == 7:
            return set()
        purse = self.hand() + Counter(wheat=self.dump["wheat"][seat])
        return {
            (tile["id"], paid)
            for tile in self.components["district_tiles"]
            if tile["id"] in self.dump["display"]
            for paid in combinations_with_replacement([*NAMES.values(), "wheat"], tile["cost"])
            if Counter[str](paid) <= purse
        }

    def supplies(self, seat: int, kinds: set[str]) -> set[tuple[str, str]]:
        """F6.1, F6.6.2 Shops that can take one more token of one of these kinds."""
        return {
            (shop["id"], kind)
            for shop in self.shops(seat)
            for kind in kinds
            if len(self.tokens(shop)) < len(shop["requires"])
            and fits(shop["requires"], [*self.tokens(shop), kind])
        }

    # ------------------------------------------------------- final scoring

    def parts(self, seat: int) -> dict[str, int]:
        """F10 The five parts."""
        shops = self.shops(seat)
        full = [shop for shop in shops if len(self.tokens(shop)) == len(shop["requires"])]
        tokens = Counter(token for shop in shops for token in self.tokens(shop))
        effects = [shop["effect"] for shop in full]
        scoring = self.components["scoring"]
        gods = {god for effect in effects for god in effect.get("gods", [])}
        of_choice = sum(effect.get("count", 0) for effect in effects)
        return {
            "generic": sum(effect["value"] for effect in effects if effect["type"] == "debens"),
            "specialised": sum(
                effect["value"] * tokens[effect["resource"]]
                for effect in effects
                if effect["type"] == "debens_per_resource"
            ),
            "statues": scoring["statues"]["debens"][
                min(len(self.components["gods"]), len(gods) + of_choice)
            ],
            "monuments": self.monument_debens(seat),
            "wheat": scoring["wheat"]["debens"][self.dump["wheat"][seat]],
        }

    def monument_debens(self, seat: int) -> int:
        """F10.4 Places are not skipped: the numbers themselves are ranked."""
        marks = "".join(self.dump["board"])
        numbers = [marks.count(str(other)) for other in range(self.dump["seats"])]
        different = sorted(set(numbers) - {0}, reverse=True)
        first_and_second = self.components["scoring"]["monuments"]
        if different and numbers[seat] == different[0]:
            return int(first_and_second["first"])
        if len(different) > 1 and numbers[seat] == different[1]:
            return int(first_and_second["second"])
        return 0

    def ranking(self) -> list[int]:
        """F11 Most debens, then fewest tokens; equal players share a place."""
        keys = [
            (
                -sum(self.parts(seat).values()),
                sum(len(self.tokens(shop)) for shop in self.shops(seat)),
            )
            for seat in range(self.dump["seats"])
        ]
        return [sorted(keys).index(key) + 1 for key in keys]
