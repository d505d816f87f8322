"""What is printed, as typed tables (components.toml, read and checked when the game loads).

What the action codes rest on is checked (how many areas, tiles and cards there are), what an owner
of the box may correct is read (costs, strengths, counts, borders).
"""

from pathlib import Path
from typing import Final, final

from iteru.games.kemet.box.ids import (
    ACTION_IDS,
    COLOUR_IDS,
    EFFECTS,
    GOALS,
    MAX_LEVEL,
    MAX_SEATS,
    MIN_SEATS,
    MODES,
    MOST_UNITS,
    OPTIONS,
    REGULAR_TOKENS,
    SPACE_IDS,
    SPACE_LEVELS,
    TILES,
    TOKEN_IDS,
    TROOP_LIMIT,
    UNITS,
    UNITS_AT_SETUP,
    USUAL_TROOP,
)
from iteru.games.kemet.box.map import MapTables
from iteru.games.kemet.box.reading import check_keys, fixed, number_of, same_ids
from iteru.games.kemet.box.tiles import CardTables, TileTables
from iteru.kernel.components import Entry, components_file, read_components, unique_ids
from iteru.kernel.options import Option
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import count_bits, members


@final
class Printed:
    """All tables of one components file. Raises ComponentsError on the first fault."""

    def __init__(self, file: Entry) -> None:
        check_keys(file)
        self.data = file.data
        self.fingerprint = file.fingerprint()
        file.entry("game").choice("id", ["kemet"])
        self._read_limits(file)
        self._read_modes(file)
        self.gods = unique_ids(file.entries("gods", MAX_SEATS))  # by seat, all alike (K1.3)
        same_ids(file, "colours", COLOUR_IDS)
        self._read_actions(file)
        self.map = MapTables(file)
        self.tiles = TileTables(file)
        self._check_tokens(file)
        self.cards = CardTables(file)
        most = max(self.tiles.amount[TROOP_LIMIT * TILES : TROOP_LIMIT * TILES + TILES])
        if most > MOST_UNITS:
            raise file.error("power_tiles", f"troop_limit {most}", f"at most {MOST_UNITS}")
        self.options = self._read_options(file)

    def _read_limits(self, file: Entry) -> None:
        limits = file.entry("limits")
        fixed(limits, "units_total", UNITS, "as in K2.7")
        fixed(limits, "units_placed_at_setup", UNITS_AT_SETUP, "as in K3.6.3")
        self.troop_limit: i64 = fixed(limits, "troop_limit", USUAL_TROOP, "as in K8.3")
        self.prayer_max = limits.number("prayer_max", 5, 20)
        self.prayer_start = limits.number("prayer_start", 0, self.prayer_max)
        self.night_prayer: i64 = limits.number("night_prayer", 0, self.prayer_max)
        self.night_cards: i64 = fixed(limits, "night_di_cards", 1, "which Vision replaces (K5.2.1)")
        self.setup_cards: i64 = limits.number("setup_di_cards", 0, 3)
        self.movement: i64 = limits.number("move_base", 1, 5)
        self.teleport_cost: i64 = limits.number("teleport_cost", 0, self.prayer_max)
        self.pray_gain: i64 = limits.number("pray_gain", 0, self.prayer_max)
        self.recall_prayer: i64 = limits.number("recall_prayer_per_unit", 0, self.prayer_max)
        costs = file.entry("pyramid_costs")
        self.step_cost = costs.numbers("step_cost", 0, self.prayer_max, MAX_LEVEL)
        self.vp_level: i64 = costs.number("vp_level", 1, MAX_LEVEL)
        self.pyramid_vp: i64 = costs.number("vp", 0, 5)

    def _read_modes(self, file: Entry) -> None:
        """K18.1, K18.2, K18.3 Short, long and beginner."""
        same_ids(file, "modes", MODES)
        rows = file.entries("modes")
        self.goal = [
            fixed(row, "victory_points", goal, "as the name of the mode says (K18)")
            for row, goal in zip(rows, GOALS, strict=True)
        ]
        self.max_level = [row.number("max_pyramid_level", 2, MAX_LEVEL) for row in rows]
        self.levels_at_start = [row.numbers("tile_levels_at_start", 1, MAX_LEVEL) for row in rows]
        self.levels_from_day_2 = [
            row.numbers("tile_levels_from_day_2", 1, MAX_LEVEL) for row in rows
        ]

    def _read_actions(self, file: Entry) -> None:
        same_ids(file, "action_spaces", SPACE_IDS)
        rows = file.entries("action_spaces")
        self.space_action = [number_of(row, "action", ACTION_IDS) for row in rows]
        self.space_level = [
            fixed(row, "level", level, "as the name of the space says (K6.2)")
            for row, level in zip(rows, SPACE_LEVELS, strict=True)
        ]

    def _check_tokens(self, file: Entry) -> None:
        """K2.7 Five for each player, and one for each tile that brings one."""
        same_ids(file, "action_tokens", TOKEN_IDS)
        regular, silver, gold = file.entries("action_tokens")
        fixed(regular, "per_player", REGULAR_TOKENS, "as in K2.7")
        fixed(regular, "count", REGULAR_TOKENS * MAX_SEATS, "as in K2.7")
        for token, tiles in ((silver, self.tiles.silver), (gold, self.tiles.gold)):
            fixed(token, "per_player", 0, "as it comes with a tile (K6.4)")
            fixed(token, "count", count_bits(tiles), "one for each tile that brings it")

    def _read_options(self, file: Entry) -> tuple[Option, ...]:
        found: list[Option] = []
        for option, name in zip(file.entries("options", len(OPTIONS)), OPTIONS, strict=True):
            option.choice("id", [name])
            choices = option.choices("choices", OPTIONS[name], len(OPTIONS[name]))
            default = option.choice("default", OPTIONS[name])
            seats = option.numbers("seats", MIN_SEATS, MAX_SEATS)
            found.append(Option(name, choices, default, seats))
        return tuple(found)


FOLDER: Final = Path(__file__).parents[1]  # of the game
PRINTED: Final = Printed(read_components(components_file("kemet", FOLDER / "box/components.toml")))


def _rows(table: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in table])


# Areas; tables "by board" go by seats * AREAS + area
AREA_IDS: Final = PRINTED.map.areas
AREA_KIND: Final = bytes(PRINTED.map.kind)
OBELISK: Final = bytes(PRINTED.map.obelisk)  # by area: 1 or 0
TEMPLE_PRAYER: Final = bytes(PRINTED.map.prayer)
SACRIFICE_UNITS: Final = bytes(PRINTED.map.sacrifice_units)  # by area, as are the next two
SACRIFICE_PRAYER: Final = bytes(PRINTED.map.sacrifice_prayer)
SACRIFICE_VP: Final = bytes(PRINTED.map.sacrifice_vp)
NEIGHBOURS: Final = _rows(PRINTED.map.neighbours)  # by board: areas one step away, land and harbour
EXISTING: Final = _rows(PRINTED.map.exists)  # by seats: areas, ascending
OBELISKS: Final = _rows(PRINTED.map.obelisks)  # by seats: areas with an obelisk
TEMPLES: Final = _rows(PRINTED.map.temples)  # by seats
SANCTUARIES: Final = _rows(PRINTED.map.sanctuaries)  # by seats: none or one
BOARD_CITIES: Final = PRINTED.map.cities  # by seats

# Power tiles; sets are bits
TILE_IDS: Final = PRINTED.tiles.tiles
TILE_COLOUR: Final = bytes(PRINTED.tiles.colour)
TILE_LEVEL: Final = bytes(PRINTED.tiles.level)
TILE_COST: Final = bytes(PRINTED.tiles.cost)
TILE_CREATURE: Final = vec[i64](PRINTED.tiles.creature)
SAME_GROUP: Final = vec[i64](PRINTED.tiles.same_group)
OF_LEVEL: Final = vec[i64](PRINTED.tiles.of_level)
OF_COLOUR: Final = vec[i64](PRINTED.tiles.of_colour)
WITH_EFFECT: Final = vec[i64](PRINTED.tiles.with_effect)  # by effect: set of tiles
EFFECT_TILES: Final = _rows([members(tiles) for tiles in WITH_EFFECT])  # the same as rows
TILE_AMOUNT: Final = vec[i64](PRINTED.tiles.amount)  # by effect * TILES + tile
SILVER_TILES: Final[i64] = PRINTED.tiles.silver
GOLD_TILES: Final[i64] = PRINTED.tiles.gold

# Cards and creatures
CARD_STRENGTH: Final = bytes(PRINTED.cards.card_strength)
CARD_DAMAGE: Final = bytes(PRINTED.cards.card_damage)
CARD_PROTECTION: Final = bytes(PRINTED.cards.card_protection)
CREATURE_STRENGTH: Final = bytes(PRINTED.cards.creature_strength)
CREATURE_DAMAGE: Final = bytes(PRINTED.cards.creature_damage)
CREATURE_PROTECTION: Final = bytes(PRINTED.cards.creature_protection)
CREATURE_MOVEMENT: Final = bytes(PRINTED.cards.movement)
CREATURE_EFFECTS: Final = vec[i64](PRINTED.cards.creature_effects)  # by effect: set of creatures
DI_COUNT: Final = vec[i64](PRINTED.cards.di_count)
DI_COST: Final = bytes(PRINTED.cards.di_cost)
DI_AMOUNT: Final = vec[i64](PRINTED.cards.di_amount)  # by effect * DI_TYPES + type
SPACE_ACTION: Final = bytes(PRINTED.space_action)
SPACE_LEVEL: Final = bytes(PRINTED.space_level)
STEP_COSTS: Final = bytes(PRINTED.step_cost)  # by level: to the next one
PRAYER_MAX: Final[i64] = PRINTED.prayer_max
DI_CARDS: Final[i64] = sum(DI_COUNT)

assert len(WITH_EFFECT) == EFFECTS
