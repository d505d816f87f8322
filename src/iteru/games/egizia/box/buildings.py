"""Obelisk, graves, temple and pyramid as typed tables (E8.3)."""

from typing import final

from iteru.games.egizia.box.ids import (
    BUILDING_TABLES,
    FIRST_OF_BUILDING,
    GRAVE_KINDS,
    GRAVES,
    GRAVES_FIRST,
    PART_SIZES,
    PYRAMID_FIRST,
    PYRAMID_ROWS,
    STONE_SPACES,
    TEMPLE_FIRST,
    TEMPLE_PARTS,
)
from iteru.games.egizia.box.reading import check_ascending
from iteru.kernel.components import Entry, unique_ids
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, set_of


@final
class BuildingTables:
    """What a stone costs, which spaces must be filled before, and the grave tiles."""

    def __init__(self, file: Entry) -> None:
        self._read_spaces(file)
        self._read_graves(file)

    def _read_spaces(self, file: Entry) -> None:
        rows: list[Entry] = []
        for number, table in enumerate(BUILDING_TABLES):
            count = FIRST_OF_BUILDING[number + 1] - FIRST_OF_BUILDING[number]
            rows += file.entries(table, count)
        self.spaces = unique_ids(rows)
        self.value = [0] * STONE_SPACES  # 0 in the graves: the tile's value counts
        self.requires = [0] * STONE_SPACES  # set of spaces
        self.columns = [0, 0]  # sets of spaces: the outer columns of the temple
        self.pyramid_row = [NONE] * STONE_SPACES  # from 0, the lowest
        self.temple_part = [NONE] * STONE_SPACES
        # number in its name: level of the obelisk, place of the grave, from 1 in its part or row
        self.number = [0] * STONE_SPACES
        for space, row in enumerate(rows):
            if GRAVES_FIRST <= space < TEMPLE_FIRST:
                self.number[space] = space - GRAVES_FIRST + 1
                row.number("order", self.number[space], self.number[space])
                self.requires[space] = BIT[space - 1] if space > GRAVES_FIRST else 0
                continue
            self.value[space] = row.number("value", 1, 20)
            needed = row.choices("requires", self.spaces)
            self.requires[space] = set_of([self.spaces.index(name) for name in needed])
            if TEMPLE_FIRST <= space < PYRAMID_FIRST:
                self._read_temple_space(space, row)
            elif space >= PYRAMID_FIRST:
                self._read_pyramid_space(space, row)
            elif space < GRAVES_FIRST:
                self.number[space] = row.number("level", space + 1, space + 1)
        self.rows = [  # sets of spaces: the rows of the pyramid, the lowest first
            set_of([space for space in range(STONE_SPACES) if self.pyramid_row[space] == row])
            for row in range(PYRAMID_ROWS)
        ]

    def _read_temple_space(self, space: int, row: Entry) -> None:
        """E8.3.3.2 Part by part, the columns from the ground up."""
        part, number = 0, space - TEMPLE_FIRST
        while number >= PART_SIZES[part]:
            number -= PART_SIZES[part]
            part += 1
        row.choice("part", [TEMPLE_PARTS[part]])
        self.temple_part[space], self.number[space] = part, number + 1
        if part < len(self.columns):
            self.columns[part] |= BIT[space]
            row.number("level", number + 1, number + 1)
        else:
            row.number("level", 1, 1)

    def _read_pyramid_space(self, space: int, row: Entry) -> None:
        """E8.3.3.3 Row by row, each from the left: the leftmost stone has the lowest number."""
        number, column = 0, space - PYRAMID_FIRST
        while column >= PYRAMID_ROWS - number:
            column -= PYRAMID_ROWS - number
            number += 1
        self.pyramid_row[space] = row.number("row", number + 1, number + 1) - 1
        self.number[space] = row.number("col", column + 1, column + 1)

    def _read_graves(self, file: Entry) -> None:
        tiles = file.entries("grave_tiles", GRAVE_KINDS)
        self.grave_tiles = unique_ids(tiles)
        self.grave_values = [tile.number("value", 1, 20) for tile in tiles]
        if len(set(self.grave_values)) != GRAVE_KINDS:
            raise file.error("grave_tiles", f"values {self.grave_values}", "different values")
        self.grave_counts = [tile.number("count", 0, 20) for tile in tiles]
        if sum(self.grave_counts) < GRAVES:
            raise file.error("grave_tiles", f"{sum(self.grave_counts)} tiles", "12 or more")
        graves = file.entry("graves")
        self.graves_face_up = graves.number("face_up", 1, GRAVES)
        steps = graves.entries("final_points")
        self.grave_steps = [
            (step.number("min", 0, 200), step.number("points", 0, 100)) for step in steps
        ]
        check_ascending(graves, "final_points", [least for least, _ in self.grave_steps])
