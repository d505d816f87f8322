"""What is printed on the Sphinx cards, as flat tables (E13)."""

from collections.abc import Sequence
from typing import Final, Literal, final

from iteru.games.egizia.box.ids import (
    BUILDINGS,
    CREWS,
    MARKETS,
    SHIP_MARKS,
    SOILS,
    Soil,
    spaces_of_building,
)
from iteru.games.egizia.box.reading import check_ascending
from iteru.kernel.components import Entry, unique_ids
from iteru.kernel.sets import BIT, set_of

BUILT: Final = 0  # these spaces are filled, by anyone (E13.1)
COLUMNS: Final = 1
PLAYERS_AT_BOTTOM: Final = 2
OWN_STONES: Final = 3
OWN_STONES_EACH: Final = 4
PER_OWN_STONE: Final = 5
CREW_STRENGTH: Final = 6
MOST_PRODUCTION: Final = 7
SELF_AT_BOTTOM: Final = 8
PER_PERMANENT: Final = 9
PER_POINTS: Final = 10
SCORINGS: Final = {
    "built": BUILT,
    "all_graves": BUILT,
    "pyramid_complete": BUILT,
    "columns_complete": COLUMNS,
    "players_at_bottom": PLAYERS_AT_BOTTOM,
    "own_stones": OWN_STONES,
    "own_stones_each": OWN_STONES_EACH,
    "points_per_own_stone": PER_OWN_STONE,
    "crew_strength": CREW_STRENGTH,
    "most_production": MOST_PRODUCTION,
    "self_at_bottom": SELF_AT_BOTTOM,
    "per_permanent": PER_PERMANENT,
    "per_points": PER_POINTS,
}
SCORING_KEYS: Final = {  # by scoring: its keys, beside `kind`
    "built": ["spaces", "points"],
    "all_graves": ["points"],
    "pyramid_complete": ["points"],
    "columns_complete": ["min", "points"],
    "players_at_bottom": ["market", "points_by_players"],
    "own_stones": ["building", "min", "points"],
    "own_stones_each": ["buildings", "min", "points"],
    "points_per_own_stone": ["building", "points"],
    "crew_strength": ["crew", "thresholds"],
    "most_production": ["of", "points"],
    "self_at_bottom": ["markets", "points"],
    "per_permanent": ["points"],
    "per_points": ["every", "points"],
}
SETS: Final = ["base", "extra"]
Product = Soil | Literal["quarry"]
PRODUCTS: Final[tuple[Product, ...]] = (*SOILS, "quarry")  # E13.5


@final
class SphinxTables:
    """By card: how it scores."""

    def __init__(self, rows: list[Entry], obelisk: Sequence[str], columns: Sequence[int]) -> None:
        """obelisk: the ids of its levels; columns: the temple's outer ones."""
        self.cards = unique_ids(rows)
        self._obelisk = list(obelisk)
        self.kind: list[int] = []
        self.points = [0] * len(rows)
        self.least = [0] * len(rows)  # stones, columns or points that are needed
        self.spaces = [0] * len(rows)  # set of spaces that must be filled, or are counted
        self.level = [0] * len(rows)  # of the obelisk, where one must be built
        self.number = [0] * len(rows)  # a crew, a product, or a set of markets
        self.steps: list[list[int]] = [[] for _ in rows]  # points by players, or least and points
        self.columns = list(columns)
        self.base = 0  # set of cards that are used without options
        self.extra = 0  # set of cards that only an option brings into the game
        for card, row in enumerate(rows):
            row.choice("ship_mark", SHIP_MARKS)
            if row.choice("set", SETS) == "base":
                self.base |= set_of([card])
            else:
                self.extra |= set_of([card])
            scoring = row.entry("scoring")
            name = scoring.choice("kind", list(SCORINGS))
            self.kind.append(SCORINGS[name])
            self._read(card, name, scoring)
            if self.kind[card] == CREW_STRENGTH and not self.steps[card]:
                raise scoring.error("thresholds", "no entries", "at least one")

    def _read(self, card: int, name: str, scoring: Entry) -> None:
        scoring.keys(["kind", *SCORING_KEYS[name]])
        kind = SCORINGS[name]
        if kind not in (PLAYERS_AT_BOTTOM, CREW_STRENGTH):
            self.points[card] = scoring.number("points", 0, 50)
        if kind == BUILT:
            self._read_built(card, name, scoring)
        elif kind == COLUMNS:
            self.least[card] = scoring.number("min", 1, 2)
        elif kind == PLAYERS_AT_BOTTOM:
            self.number[card] = set_of([MARKETS.index(scoring.choice("market", MARKETS))])
            self.steps[card] = scoring.numbers("points_by_players", 0, 50, 5)
        elif kind in (OWN_STONES, PER_OWN_STONE):
            self.spaces[card] = spaces_of_building(
                BUILDINGS.index(scoring.choice("building", BUILDINGS))
            )
            self.least[card] = scoring.number("min", 1, 53) if kind == OWN_STONES else 0
        elif kind == OWN_STONES_EACH:
            for building in scoring.choices("buildings", BUILDINGS):
                number = BUILDINGS.index(building)
                self.spaces[card] |= spaces_of_building(number)
                self.number[card] |= set_of([number])
            self.least[card] = scoring.number("min", 1, 53)
        elif kind == CREW_STRENGTH:
            self.number[card] = CREWS.index(scoring.choice("crew", CREWS))
            for step in scoring.entries("thresholds"):
                self.steps[card].append(step.number("min", 1, 30))
                self.steps[card].append(step.number("points", 0, 50))
            check_ascending(scoring, "thresholds", self.steps[card][::2])
        elif kind == MOST_PRODUCTION:
            self.number[card] = PRODUCTS.index(scoring.choice("of", PRODUCTS))
        elif kind == SELF_AT_BOTTOM:
            markets = scoring.choices("markets", MARKETS)
            self.number[card] = set_of([MARKETS.index(market) for market in markets])
        elif kind == PER_POINTS:
            self.least[card] = scoring.number("every", 1, 100)

    def _read_built(self, card: int, name: str, scoring: Entry) -> None:
        """E13.1 A level of the obelisk, all graves, or the whole pyramid."""
        if name == "all_graves":
            self.spaces[card] = spaces_of_building(BUILDINGS.index("graves"))
        elif name == "pyramid_complete":
            self.spaces[card] = spaces_of_building(BUILDINGS.index("pyramid"))
        else:
            level = scoring.choices("spaces", self._obelisk, 1)[0]
            self.level[card] = self._obelisk.index(level) + 1
            self.spaces[card] = BIT[self._obelisk.index(level)]
