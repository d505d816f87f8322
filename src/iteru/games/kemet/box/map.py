"""The board as tables (K2.1, K2.8, K8.6): areas of both sides, and who borders on whom.

Tables by number of seats hold only the areas that exist for so many; `seats * AREAS + area`.
"""

from typing import final

from iteru.games.kemet.box.ids import (
    AREA_KINDS,
    AREAS,
    BANKS,
    CITIES,
    CITY_DISTRICTS,
    CITY_IDS,
    DISTRICT,
    DISTRICTS,
    FRONT,
    MAX_SEATS,
    MIN_SEATS,
    SANCTUARY,
    SIDES,
    TEMPLE,
)
from iteru.games.kemet.box.reading import fixed, flag, number_of, same_ids
from iteru.kernel.components import Entry, unique_ids
from iteru.kernel.sets import BIT, set_of


@final
class MapTables:
    """Raises ComponentsError where the map is not one."""

    def __init__(self, file: Entry) -> None:
        rows = file.entries("areas", AREAS)
        self.areas = unique_ids(rows)
        self.kind = [number_of(row, "kind", AREA_KINDS) for row in rows]
        self.bank = [number_of(row, "bank", BANKS) for row in rows]
        self.obelisk = [int(flag(row, "obelisk")) for row in rows]
        self.prayer = [row.number("prayer", 0, 11) for row in rows]
        self.sacrifice_units = [row.number("sacrifice_units", 0, 7) for row in rows]
        self.sacrifice_prayer = [row.number("sacrifice_prayer", 0, 11) for row in rows]
        self.sacrifice_vp = [row.number("sacrifice_vp", 0, 5) for row in rows]
        self._check_incomes(rows)
        self._check_cities(file, rows)
        self._read_boards(file)

    def _check_incomes(self, rows: list[Entry]) -> None:
        """K13 Temples give prayer points, some for a sacrifice; the Sanctuary a victory point."""
        for area, row in enumerate(rows):
            kind = self.kind[area]
            if kind != TEMPLE:
                fixed(row, "prayer", 0, "as only temples give prayer points (K13.2)")
                fixed(row, "sacrifice_prayer", 0, "as only temples give prayer points (K13.1)")
            if kind != SANCTUARY:
                fixed(row, "sacrifice_vp", 0, "as only the Sanctuary gives a victory point (K13.4)")
            if kind not in (TEMPLE, SANCTUARY):
                fixed(row, "sacrifice_units", 0, "as there is no sacrifice here (K13)")
            elif kind == SANCTUARY and self.sacrifice_units[area] == 0:
                raise row.error("sacrifice_units", "0 is not allowed", "1 to 7 (K13.4)")
            elif kind == TEMPLE and self.sacrifice_units[area] == 0:
                fixed(row, "sacrifice_prayer", 0, "as no units are sacrificed here (K13.1)")
            elif kind == TEMPLE and self.sacrifice_prayer[area] == 0:
                fixed(row, "sacrifice_units", 0, "as a sacrifice here brings nothing (K13.1)")

    def _check_cities(self, file: Entry, rows: list[Entry]) -> None:
        """The numbering of ids.py: districts by city, then the fronts."""
        same_ids(file, "cities", CITY_IDS)
        for city, row in enumerate(file.entries("cities", CITIES)):
            first = city * CITY_DISTRICTS
            own = self.areas[first : first + CITY_DISTRICTS]
            if row.texts("districts") != own:
                raise row.error("districts", "are not allowed", ", ".join(own))
            row.choice("front", [self.areas[FRONT + city]])
        for area, row in enumerate(rows):
            is_district = area < DISTRICTS
            if (self.kind[area] == DISTRICT) != is_district:
                raise row.error("kind", "is not allowed", "the first 15 areas are the districts")
            row.choice("city", [CITY_IDS[area // CITY_DISTRICTS] if is_district else ""])

    def _read_boards(self, file: Entry) -> None:
        links = self._read_borders(file)
        self.side = [0] * (MAX_SEATS + 1)
        self.cities: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        self.exists: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        self.obelisks: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        self.temples: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        self.sanctuaries: list[list[int]] = [[] for _ in range(MAX_SEATS + 1)]
        self.neighbours: list[list[int]] = [[] for _ in range((MAX_SEATS + 1) * AREAS)]
        for row, seats in zip(
            file.entries("boards", MAX_SEATS - MIN_SEATS + 1),
            range(MIN_SEATS, MAX_SEATS + 1),
            strict=True,
        ):
            row.number("seats", seats, seats)
            side = number_of(row, "side", SIDES)
            banks = [BANKS.index(bank) for bank in row.choices("banks", BANKS)]
            self.side[seats] = side
            self.cities[seats] = [
                CITY_IDS.index(city) for city in row.choices("cities", CITY_IDS, seats)
            ]
            here = [
                area
                for area in range(AREAS)
                if links[side * AREAS + area] and self.bank[area] in banks
            ]
            self.exists[seats] = here
            self.obelisks[seats] = [area for area in here if self.obelisk[area]]
            self.temples[seats] = [area for area in here if self.kind[area] == TEMPLE]
            self.sanctuaries[seats] = [area for area in here if self.kind[area] == SANCTUARY]
            for area in here:
                near = [other for other in links[side * AREAS + area] if other in here]
                self.neighbours[seats * AREAS + area] = near

    def _read_borders(self, file: Entry) -> list[list[int]]:
        """By side * AREAS + area: its neighbours by land and harbour, which are mutual."""
        found: list[list[int]] = [[] for _ in range(len(SIDES) * AREAS)]
        sets = [0] * (len(SIDES) * AREAS)
        for row in file.entries("borders"):
            side = number_of(row, "side", SIDES)
            area = number_of(row, "area", self.areas)
            names = row.choices("adjacent", self.areas) + row.choices("harbours", self.areas)
            near = sorted({self.areas.index(name) for name in names})
            if found[side * AREAS + area] or not near:
                raise row.error("area", "is not allowed", "each area of a side once, with borders")
            found[side * AREAS + area] = near
            sets[side * AREAS + area] = set_of(near)
        for place, near in enumerate(found):
            side, area = divmod(place, AREAS)
            for other in near:
                if not sets[side * AREAS + other] & BIT[area]:
                    fault = f"{self.areas[area]} and {self.areas[other]} differ"
                    raise file.error("borders", fault, "borders and harbours that are mutual")
        return found
