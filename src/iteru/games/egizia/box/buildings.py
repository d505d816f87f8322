"""Obelisk, graves, temple and pyramid as typed tables (E8.3)."""

from typing import final

from iteru.games.egizia.box.ids import (
    BUILDING_TABLES,
    FIRST_OF_BUILDING,
    GRAVE_KINDS,
    GRAVES,
    GRAVES_FIRST,
    PYRAMID_FIRST,
    PYRAMID_ROWS,
    STONE_SPACES,
    TEMPLE_FIRST,
)
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
        for space, row in enumerate(rows):
            if GRAVES_FIRST <= space < TEMPLE_FIRST:
                row.number("order", space - GRAVES_FIRST + 1, space - GRAVES_FIRST + 1)
                self.requires[space] = BIT[space - 1] if space > GRAVES_FIRST else 0
                continue
            self.value[space] = row.number("value", 1, 20)
            needed = row.choices("requires", self.spaces)
            self.requires[space] = set_of([self.spaces.index(name) for name in needed])
            if TEMPLE_FIRST <= space < PYRAMID_FIRST:
                row.number("level", 1, 4)
                part = row.choice("part", ["left_column", "right_column", "middle", "top"])
                if part in ("left_column", "right_column"):
                    self.columns[int(part == "right_column")] |= BIT[space]
            elif space >= PYRAMID_FIRST:
                self._read_pyramid_space(space, row)
            elif space < GRAVES_FIRST:
                row.number("level", space + 1, space + 1)
        self.rows = [  # sets of spaces: the rows of the pyramid, the lowest first
            set_of([space for space in range(STONE_SPACES) if self.pyramid_row[space] == row])
            for row in range(PYRAMID_ROWS)
        ]

    def _read_pyramid_space(self, space: int, row: Entry) -> None:
        """E8.3.3.3 Row by row, each from the left: the leftmost stone has the lowest number."""
        before = self.pyramid_row[space - 1] if space > PYRAMID_FIRST else 0
        self.pyramid_row[space] = row.number("row", before + 1, min(before + 2, PYRAMID_ROWS)) - 1
        column = self.pyramid_row.count(self.pyramid_row[space])
        row.number("col", column, column)

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
