"""What is printed, as typed tables (components.toml, read and checked when the game loads)."""

from pathlib import Path
from typing import Final, Literal, final

from iteru.games.fertility.box.geometry import BOARD_COLUMNS, ROWS
from iteru.kernel.components import Entry, components_file, read_components, unique_ids
from iteru.kernel.options import Option
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

Resource = Literal["alabaster", "bovine", "papyrus", "grape"]
RESOURCES: Final[tuple[Resource, ...]] = (  # also the kinds of scene (F1.3)
    "alabaster",
    "bovine",
    "papyrus",
    "grape",
)
ALABASTER: Final = 0
BOVINE: Final = 1
PAPYRUS: Final = 2
GRAPE: Final = 3
WHEAT: Final = 4  # beside the resources where something is paid
KINDS: Final = 4
GOODS: Final = [*RESOURCES, "wheat"]  # what pays for a District (F5.3)

# A tile is known by its two scenes; tiles with the same scenes are the same to the rules (F1.3).
TILE_KINDS: Final = 10
TILE_SCENES: Final = [(first, second) for first in range(4) for second in range(first, 4)]
TILES: Final = [RESOURCES[first] + "-" + RESOURCES[second] for first, second in TILE_SCENES]
TILE_OF_PAIR: Final = vec[i64](  # by first scene * 4 + second scene
    [
        TILE_SCENES.index((min(first, second), max(first, second)))
        for first in range(4)
        for second in range(4)
    ]
)

BOARDS: Final = 4  # F1.1
METROPOLISES: Final = 4
DISTRICTS: Final = 40
SHOPS_OF_DISTRICT: Final = 3  # at most
SHOPS_OF_METROPOLIS: Final = 4
SHOP_SLOTS: Final = 136  # three for each District, then four for each Metropolis
FIRST_START_SHOP: Final = 120
MAX_COST: Final = 2
MAX_SPACES: Final = 3

POOL: Final = 3  # tiles of a pool, personal or common (F2.3)
DISPLAY: Final = 4  # Districts on display (F2.5)
SPOTS: Final = 7  # free spots of a Metropolis (F1.4)
MONUMENTS: Final = 4  # of each player (F1.8)
STOCK: Final = 20  # tokens of each resource (F1.6)
ALL_TILES: Final = 50  # Valley tiles in the box (F1.3)
ROUNDS: Final = 9  # turns of each player (F9.2)

NO_EFFECT: Final = 0  # a slot without a Shop
DEBENS: Final = 1
DEBENS_PER_RESOURCE: Final = 2
STATUES: Final = 3
STATUE_OF_CHOICE: Final = 4
WHEAT_SHOP: Final = 5
EXCHANGE_SHOP: Final = 6
EFFECTS: Final = [
    "",
    "debens",
    "debens_per_resource",
    "statues",
    "statue_of_choice",
    "wheat",
    "exchange",
]
SOURCES: Final = ["rulebook", "public", "knowledge", "reconstructed"]


@final
class Setup:
    """One row of the setup table: numbers for a mode and a number of seats."""

    def __init__(self, boards: int, tiles: int, removed: int, trigger: int, turns: int) -> None:
        self.boards = boards
        self.tiles = tiles  # drawn for the game; the others stay in the box (F2.3)
        self.removed = removed  # tiles removed from the Common Pool at each end of turn (F12.2)
        self.trigger = trigger  # number of the turn that ends with too few tiles (F9.2)
        self.turns = turns  # turns of all players together (F9.4)


@final
class Printed:
    """All tables of one components file. Raises ComponentsError on the first fault."""

    def __init__(self, file: Entry) -> None:
        file.keys(
            [
                "game",
                "limits",
                "scoring",
                "options",
                "setup",
                "resources",
                "gods",
                "monuments",
                "start_tile",
                "valley_boards",
                "tile_sets",
                "metropolis_boards",
                "district_tiles",
            ]
        )
        self.data = file.data
        self.fingerprint = file.fingerprint()
        file.entry("game").choice("id", ["fertility"])
        self._read_limits(file.entry("limits"))
        self._read_scoring(file.entry("scoring"))
        self.options = _read_options(file)
        self.setups = _read_setups(file)
        _check_modes(file, self.options[0], self.setups)
        for resource, name in zip(file.entries("resources", KINDS), RESOURCES, strict=True):
            resource.keys(["id", "letter", "colour", "source"])
            resource.choice("id", [name])
            resource.choice("letter", [name[0]])
        self.gods = unique_ids(file.entries("gods"))
        self.monuments = unique_ids(file.entries("monuments", 4))
        self._read_start_tile(file.entry("start_tile"))
        boards = file.entries("valley_boards", BOARDS)
        self.boards = unique_ids(boards)
        self.board_rows = [self._board_rows(board) for board in boards]
        self.tile_sets = _read_tile_sets(file)
        self._read_shops(file)

    def _read_limits(self, limits: Entry) -> None:
        """Facts that the rulebook states; a box with others would be another game."""
        reason = "as in the rulebook"
        _fixed(limits, "personal_pool_size", POOL, reason)
        _fixed(limits, "common_pool_size", POOL, reason)
        _fixed(limits, "district_display_size", DISPLAY, reason)
        _fixed(limits, "district_spots_per_metropolis", SPOTS, reason)
        _fixed(limits, "monuments_per_player", MONUMENTS, reason)
        _fixed(limits, "resource_stock_per_type", STOCK, reason)

    def _read_scoring(self, scoring: Entry) -> None:
        monuments = scoring.entry("monuments")
        self.most_monuments = monuments.number("first", 0, 100)
        self.second_monuments = monuments.number("second", 0, 100)
        self.statue_debens = _read_scale(scoring.entry("statues"))
        self.wheat_debens = _read_scale(scoring.entry("wheat"))
        self.max_wheat = len(self.wheat_debens) - 1

    def _read_start_tile(self, tile: Entry) -> None:
        """F1.2 A square of squares, each with a scene and what it shows to its sides (F14.9)."""
        self.start_size = tile.number("size", 1, 2)
        cells = tile.entries("cells", self.start_size * self.start_size)
        seen: list[tuple[int, int]] = []
        self.start_cells: list[tuple[int, int, int]] = []  # column, row, scene
        self.start_sides: list[list[int]] = []  # by cell: scene towards north, east, south, west
        for cell in cells:
            place = (
                cell.number("c", 0, self.start_size - 1),
                cell.number("r", 0, self.start_size - 1),
            )
            if place in seen:
                raise cell.error("c, r", f"{place} appears twice", "each square once")
            seen.append(place)
            scene = RESOURCES.index(cell.choice("scene", RESOURCES))
            self.start_cells.append((place[0], place[1], scene))
            sides = cell.choices("sides", RESOURCES, 4)
            self.start_sides.append([RESOURCES.index(side) for side in sides])

    def _board_rows(self, board: Entry) -> list[str]:
        """F1.1 A board as rows of marks, with one start symbol."""
        rows = board.texts("rows", ROWS)
        symbol: list[tuple[int, int]] = []
        for index, row in enumerate(rows):
            if len(row) != BOARD_COLUMNS or any(mark not in ".W~abpgs" for mark in row):
                raise board.error(
                    f"rows[{index}]",
                    f"{row!r} is not allowed",
                    f"{BOARD_COLUMNS} of . W ~ a b p g s",
                )
            symbol += [(column, index) for column, mark in enumerate(row) if mark == "s"]
        size = self.start_size
        block = [(column, row) for row in range(size) for column in range(size)]
        if not symbol or [(c - symbol[0][0], r - symbol[0][1]) for c, r in symbol] != block:
            raise board.error(
                "rows", "the start symbol is broken", f"one block of {size} x {size} s"
            )
        return rows

    def _read_shops(self, file: Entry) -> None:
        boards = file.entries("metropolis_boards", METROPOLISES)
        districts = file.entries("district_tiles", DISTRICTS)
        self.metropolises = unique_ids(boards)
        self.districts = unique_ids(districts)
        self.cost = [district.number("cost", 0, MAX_COST) for district in districts]
        self.shops = [""] * SHOP_SLOTS  # ids; "" where a District has fewer than three Shops
        self.need = [0] * (SHOP_SLOTS * KINDS)  # by Shop and resource: spaces for it
        self.any = [0] * SHOP_SLOTS  # spaces for any resource
        self.asked: list[list[int]] = [[] for _ in range(SHOP_SLOTS)]  # by space; NONE: any
        self.spaces = [0] * SHOP_SLOTS
        self.effect = [NO_EFFECT] * SHOP_SLOTS
        self.value = [0] * SHOP_SLOTS  # debens, wheat or statues of choice
        self.kinds = [0] * SHOP_SLOTS  # bits: the resource that is counted, or may be taken
        self.statues = [0] * SHOP_SLOTS  # bits: gods
        for index, district in enumerate(districts):
            district.keys(["id", "cost", "source", "shops"])
            shops = district.entries("shops")
            if not 1 <= len(shops) <= SHOPS_OF_DISTRICT:
                raise district.error("shops", f"{len(shops)} Shops", f"1 to {SHOPS_OF_DISTRICT}")
            for place, shop in enumerate(shops):
                self._read_shop(index * SHOPS_OF_DISTRICT + place, shop)
        for index, board in enumerate(boards):
            board.keys(["id", "source", "shops"])
            for place, shop in enumerate(board.entries("shops", SHOPS_OF_METROPOLIS)):
                self._read_shop(FIRST_START_SHOP + index * SHOPS_OF_METROPOLIS + place, shop)

    def _read_shop(self, slot: int, shop: Entry) -> None:
        shop.keys(["id", "requires", "effect"])
        name = shop.text("id")
        if name in self.shops:
            raise shop.error("id", f"{name!r} appears twice", "ids that appear once")
        self.shops[slot] = name
        requires = shop.choices("requires", [*RESOURCES, "any"])
        if not 1 <= len(requires) <= MAX_SPACES:
            raise shop.error("requires", f"{len(requires)} spaces", f"1 to {MAX_SPACES}")
        self.spaces[slot] = len(requires)
        for required in requires:
            if required == "any":
                self.any[slot] += 1
                self.asked[slot].append(NONE)
            else:
                resource = RESOURCES.index(required)
                self.need[slot * KINDS + resource] += 1
                self.asked[slot].append(resource)
        effect = shop.entry("effect")
        kind = EFFECTS.index(effect.choice("type", EFFECTS[1:]))
        self.effect[slot] = kind
        if kind == DEBENS:
            effect.keys(["type", "value"])
            self.value[slot] = effect.number("value", 0, 100)
        elif kind == DEBENS_PER_RESOURCE:
            effect.keys(["type", "resource", "value"])
            self.value[slot] = effect.number("value", 1, 10)
            self.kinds[slot] = 1 << RESOURCES.index(effect.choice("resource", RESOURCES))
        elif kind == STATUES:
            effect.keys(["type", "gods"])
            for god in effect.choices("gods", self.gods):
                self.statues[slot] |= 1 << self.gods.index(god)
        elif kind == STATUE_OF_CHOICE:
            effect.keys(["type", "count"])
            self.value[slot] = effect.number("count", 1, 5)
        elif kind == WHEAT_SHOP:
            effect.keys(["type", "value"])
            self.value[slot] = effect.number("value", 1, 10)
        else:
            assert kind == EXCHANGE_SHOP
            effect.keys(["type", "resources"])
            for name in effect.choices("resources", RESOURCES):
                self.kinds[slot] |= 1 << RESOURCES.index(name)


def _fixed(entry: Entry, key: str, value: int, reason: str) -> int:
    """A number that may not be corrected; the error tells why."""
    found = entry.number(key, 0, 100)
    if found != value:
        raise entry.error(key, f"{found} is not allowed", f"{value}, {reason}")
    return value


def _read_scale(scale: Entry) -> list[int]:
    """Debens by number, from 0 on."""
    debens = scale.numbers("debens", 0, 200)
    if not debens:
        raise scale.error("debens", "no entries", "an entry for each number from 0 on")
    return debens


def _read_options(file: Entry) -> tuple[Option, ...]:
    expected = {
        "mode": ["standard", "two_player_variant"],
        "quarry_neighbourhood": ["8", "4"],
        "tile_set": ["two_different_scenes", "with_doubles"],
    }
    found: list[Option] = []
    for option, name in zip(file.entries("options", len(expected)), expected, strict=True):
        option.choice("id", [name])
        choices = option.choices("choices", expected[name], len(expected[name]))
        default = option.choice("default", choices)
        found.append(Option(name, choices, default, option.numbers("seats", 2, 4)))
    return tuple(found)


def _read_setups(file: Entry) -> dict[str, Setup]:
    """By mode and seats, as in "standard 3"."""
    found: dict[str, Setup] = {}
    for row in file.entries("setup"):
        mode = row.choice("mode", ["standard", "two_player_variant"])
        seats = row.number("seats", 2, 4)
        variant = int(mode == "two_player_variant")
        removed = _fixed(row, "remove_from_common_each_turn", variant, "as in F12.2")
        turns = _fixed(row, "total_turns", ROUNDS * seats, "nine turns each (F9.2)")
        trigger = _fixed(row, "end_trigger_turn", turns - seats, "one round before the end (F9.1)")
        # All pools, and a full refill after each turn but the one that triggers the last round.
        needed = POOL * seats + POOL + (trigger - 1) * (1 + removed)
        reason = f"so that the refill first fails after turn {trigger} (F9.2, F12.2.1)"
        tiles = _fixed(row, "valley_tiles", needed, reason)
        boards = row.number("valley_boards", 3, BOARDS)
        found[f"{mode} {seats}"] = Setup(boards, tiles, removed, trigger, turns)
    return found


def _check_modes(file: Entry, mode: Option, setups: dict[str, Setup]) -> None:
    """F12.1, F12.2 Every mode has a row of numbers for all seats that may play it."""
    for seats in (2, 3, 4):
        for choice in mode.choices:
            if choice != mode.default and seats not in mode.seats:
                continue
            if f"{choice} {seats}" not in setups:
                fault = f"no row for {choice} with {seats} seats"
                raise file.error("setup", fault, "a row for each mode and its seats")


def _read_tile_sets(file: Entry) -> dict[str, list[int]]:
    """F12.4 By set: how many tiles of each kind."""
    found: dict[str, list[int]] = {}
    tile_sets = file.entries("tile_sets", 2)
    unique_ids(tile_sets)
    for tile_set in tile_sets:
        name = tile_set.choice("id", ["two_different_scenes", "with_doubles"])
        counts = [0] * TILE_KINDS
        for tiles in tile_set.entries("tiles"):
            scenes = tiles.choices("scenes", RESOURCES, 2)
            pair = RESOURCES.index(scenes[0]) * KINDS + RESOURCES.index(scenes[1])
            counts[TILE_OF_PAIR[pair]] += tiles.number("count", 1, ALL_TILES)
        if sum(counts) != ALL_TILES:
            raise tile_set.error("tiles", f"{sum(counts)} tiles", f"{ALL_TILES} tiles")
        found[name] = counts
    return found


FOLDER: Final = Path(__file__).parents[1]  # of the game
SHIPPED: Final = FOLDER / "box/components.toml"
PRINTED: Final = Printed(read_components(components_file("fertility", SHIPPED)))

COST: Final = vec[i64](PRINTED.cost)
NEED: Final = vec[i64](PRINTED.need)
ANY: Final = vec[i64](PRINTED.any)
SPACES: Final = vec[i64](PRINTED.spaces)
EFFECT: Final = vec[i64](PRINTED.effect)
VALUE: Final = vec[i64](PRINTED.value)
SHOP_KINDS: Final = vec[i64](PRINTED.kinds)
SHOP_STATUES: Final = vec[i64](PRINTED.statues)
STATUE_DEBENS: Final = vec[i64](PRINTED.statue_debens)
WHEAT_DEBENS: Final = vec[i64](PRINTED.wheat_debens)
MAX_WHEAT: Final = PRINTED.max_wheat

TOKENS_ON: Final = vec[i64](  # by filling (two bits for each resource): number of tokens
    [
        (filling & 3) + (filling >> 2 & 3) + (filling >> 4 & 3) + (filling >> 6 & 3)
        for filling in range(256)
    ]
)
