"""What is printed, as typed tables (components.toml, read and checked when the game loads).

What the action codes rest on is checked: how many spaces, cards and tiles there are, and which
effects the cards have. What an owner of the box may correct is read: the order of the river,
decks, values, points. Spaces of the Nile are numbered in river order from 0, spaces of the four
buildings one after the other: obelisk, graves, temple, pyramid.
"""

from pathlib import Path
from typing import Final, final

from iteru.games.egizia.box.buildings import BuildingTables
from iteru.games.egizia.box.ids import (
    CARD_SPACE,
    CARD_SPACES,
    CREW_TILES,
    CREWS,
    DECK_SIZES,
    DECKS,
    GRAIN_MARKET,
    GRAVES_FIRST,
    IRRIGATIONS,
    MARKETS,
    MAX_SEATS,
    MAX_STONES,
    MOST_BID,
    MOST_DRAWN,
    OPTIONS,
    OVERSEER,
    PHASES,
    ROUNDS,
    SHIPS,
    SITE_SPACE,
    SITES,
    SLOTS,
    SOILS,
    SPACES,
    SPHINX_CARDS,
    STONE_MARKET,
    TARGETS,
    TRACKS,
)
from iteru.games.egizia.box.nile_cards import FIELD_KEYS, NileCardTables
from iteru.games.egizia.box.reading import check_keys, flag, pairs, same_ids
from iteru.games.egizia.box.river import RiverTables
from iteru.games.egizia.box.sphinx_cards import SphinxTables
from iteru.kernel.components import Entry, components_file, read_components, unique_ids
from iteru.kernel.options import Option
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import set_of


@final
class Printed:
    """All tables of one components file. Raises ComponentsError on the first fault."""

    def __init__(self, file: Entry) -> None:
        check_keys(file)
        self.data = file.data
        self.fingerprint = file.fingerprint()
        file.entry("game").choice("id", ["egizia"])
        file.entry("game").number("rounds", ROUNDS, ROUNDS)
        self._read_numbers(file)
        self.colours = unique_ids(file.entries("player_colours", MAX_SEATS))  # E1.2
        self._read_crews(file)
        self._read_markets(file)
        self._read_irrigation(file)
        self._read_start_cards(file)
        self.river = RiverTables(file)
        self.stones = BuildingTables(file)
        self.nile = NileCardTables(file)
        self.sphinx: SphinxTables = SphinxTables(
            file.entries("sphinx_cards", SPHINX_CARDS),
            self.stones.spaces[:GRAVES_FIRST],
            self.stones.columns,
        )
        self.options: tuple[Option, ...] = self._read_options(file)

    def _read_numbers(self, file: Entry) -> None:
        limits = file.entry("limits")
        limits.number("ships", SHIPS, SHIPS)
        limits.number("max_stones", MAX_STONES, MAX_STONES)
        limits.number("most_bid", MOST_BID, MOST_BID)
        self.site_spaces_used = [0] * (MAX_SEATS + 1)  # by seats (E3.11, E5.7.2, E11.1)
        for row, seats in zip(file.entries("setup", 3), (2, 3, 4), strict=True):
            row.number("seats", seats, seats)
            self.site_spaces_used[seats] = row.number("site_spaces", seats - 1, 3)
        tiles = file.entries("order_tiles", MAX_SEATS)
        self.order_tiles = unique_ids(tiles)
        self.start_stones = [tile.number("start_stones", 0, MAX_STONES) for tile in tiles]
        scoring = file.entry("scoring")
        self.joint_building = scoring.numbers("joint_building", 0, 100, len(SITES) + 1)
        if self.joint_building[0] != 0:
            raise scoring.error("joint_building[0]", "is not 0", "0 for no site")
        self.scarab = scoring.number("scarab_points", 1, 1000)  # E2.4 scores just count on
        self.phases = PHASES
        same_ids(file, "phases", PHASES)
        for table in ("order_tiles", "phases", "rounds"):
            for index, row in enumerate(file.entries(table)):
                row.number("number", index + 1, index + 1)
        self.deck_of_round = [  # E2.9
            DECKS.index(row.choice("deck", DECKS)) for row in file.entries("rounds", ROUNDS)
        ]
        for row in file.entries("rounds", ROUNDS):
            row.number("cards", CARD_SPACES, CARD_SPACES)
        for deck in range(len(DECKS)):
            if self.deck_of_round.count(deck) * CARD_SPACES > DECK_SIZES[deck]:
                raise file.error(
                    "rounds", f"too many use deck {DECKS[deck]}", "as many as it fills"
                )
        visit = file.entry("sphinx_visit")
        self.most_drawn = visit.number("max_cards", 1, MOST_DRAWN)
        self.stones_per_card = visit.number("stones_per_card", 1, 5)
        self.points_per_returned = visit.number("points_per_returned_card", 0, 10)

    def _read_crews(self, file: Entry) -> None:
        crews = file.entries("crews", CREW_TILES)
        same_ids(file, "crews", CREWS)
        for number, crew in enumerate(crews):
            if flag(crew, "overseer") != (number == OVERSEER):
                raise crew.error("overseer", "is not allowed", "true for the overseer only")
        self.max_strength = [crew.number("max", 1, 30) for crew in crews]
        self.start_strength = [
            crew.number("start", 0, most)
            for crew, most in zip(crews, self.max_strength, strict=True)
        ]

    def _read_markets(self, file: Entry) -> None:
        """E2.5 Both tracks have the same length."""
        markets = file.entries("markets", TRACKS)
        same_ids(file, "markets", MARKETS)
        self.bottom_stones = [market.number("bottom_stones", 0, 10) for market in markets]
        # E2.5.1, E2.5.4 stones are sold on the stone market, E2.5.2 points come from the other
        markets[STONE_MARKET].number("bottom_points", 0, 0)
        markets[GRAIN_MARKET].number("final_stones_per_point", 0, 0)
        self.bottom_points = [market.number("bottom_points", 0, 10) for market in markets]
        self.stones_per_point = markets[STONE_MARKET].number("final_stones_per_point", 0, 10)
        spaces = file.entries("market_spaces")
        self.market_spaces = unique_ids(spaces)
        self.bottom = len(spaces) // TRACKS - 1
        self.penalty: list[int] = []  # by space of the grain market
        self.sells_at_end: list[int] = []  # by space of the stone market: 1 or 0
        for number, space in enumerate(spaces):
            track, index = divmod(number, self.bottom + 1)
            space.choice("market", [MARKETS[min(track, TRACKS - 1)]])
            space.number("index", index, index)
            sells = flag(space, "sell_at_end")
            if track == STONE_MARKET:
                self.sells_at_end.append(int(sells))
                space.number("penalty", 0, 0)
            else:
                self.penalty.append(space.number("penalty", 0, 20))
                if sells:
                    raise space.error("sell_at_end", "is true", "true on the stone market only")
        if len(spaces) != TRACKS * (self.bottom + 1) or self.bottom < 1:
            raise file.error("market_spaces", f"{len(spaces)} spaces", "as many on each track")

    def _read_irrigation(self, file: Entry) -> None:
        same_ids(file, "soils", SOILS)
        for rank, soil in enumerate(file.entries("soils")):
            soil.number("rank", rank, rank)
        same_ids(file, "irrigation_spaces", IRRIGATIONS)
        self.irrigated: list[int] = []  # by space of the marker: set of soils
        for number, space in enumerate(file.entries("irrigation_spaces")):
            reached = list(SOILS[: number + 1])  # E2.6 one soil more with every space
            if space.choices("produces", SOILS) != reached:
                raise space.error("produces", "is not allowed", ", ".join(reached))
            self.irrigated.append(set_of([SOILS.index(soil) for soil in reached]))
        start = file.entry("irrigation").choice("start", IRRIGATIONS)  # E3.9
        self.start_irrigation = IRRIGATIONS.index(start)

    def _read_start_cards(self, file: Entry) -> None:
        """E3.6 They never change hands, so the rules count them with a player's other cards."""
        cards = file.entries("start_cards", 2)
        same_ids(file, "start_cards", ["start_quarry", "start_field"])
        quarry, field = cards[0].entry("effect"), cards[1].entry("effect")
        quarry.keys(["kind", "stones"])
        self.start_quarry = quarry.number("stones", 0, 20)
        field.keys(["kind", *FIELD_KEYS])
        field.choice("soil", SOILS[:1])
        for bonus in FIELD_KEYS[2:]:
            field.number(bonus, 0, 0)
        self.start_grain = field.number("grain", 0, 50)

    def _read_options(self, file: Entry) -> tuple[Option, ...]:
        """E3.1 What players agree on; E11.3 nothing else: no solo mode, no short game."""
        found: list[Option] = []
        for option, name in zip(file.entries("options", len(OPTIONS)), OPTIONS, strict=True):
            option.choice("id", [name])
            choices = option.choices("choices", OPTIONS[name], 2)
            default = option.choice("default", OPTIONS[name])
            found.append(Option(name, choices, default, option.numbers("seats", 2, MAX_SEATS)))
            if name == "red_ship_cards":
                self._read_swaps(option)
            elif option.value("swap") != []:
                raise option.error("swap", "is not empty", "pairs for red_ship_cards only")
        return tuple(found)

    def _read_swaps(self, option: Entry) -> None:
        """E11.2 A card of the game goes out, one of those set apart comes in."""
        self.swapped_cards: list[tuple[int, int]] = []  # Nile cards: out, in
        self.swapped_sphinx: list[tuple[int, int]] = []
        for out, put_in in pairs(option, "swap"):
            is_nile = out in self.nile.cards
            names = self.nile.cards if is_nile else self.sphinx.cards
            apart = self.nile.extra if is_nile else self.sphinx.extra
            if out not in names or put_in not in names:
                raise option.error("swap", f"{[out, put_in]} is not allowed", "pairs of cards")
            swap = (names.index(out), names.index(put_in))
            if apart >> swap[0] & 1 or not apart >> swap[1] & 1:
                allowed = "first a card of the game, then one that is set apart"
                raise option.error("swap", f"{[out, put_in]} is not allowed", allowed)
            if is_nile:
                self.swapped_cards.append(swap)
            else:
                self.swapped_sphinx.append(swap)
        if len(self.swapped_cards) != 1 or len(self.swapped_sphinx) != 1:
            raise option.error("swap", "wrong number of pairs", "one of Nile, one of Sphinx cards")


FOLDER: Final = Path(__file__).parents[1]
PRINTED: Final = Printed(read_components(components_file("egizia", FOLDER / "box/components.toml")))

# Tables that rules look up all the time, as rows
SPACE_TYPE: Final = vec[i64](PRINTED.river.type)
SPACE_CARD: Final = vec[i64](PRINTED.river.card)
SPACE_SITE: Final = vec[i64](PRINTED.river.site)
REUSABLE: Final = vec[i64](PRINTED.river.reusable)
ROUND_EFFECT: Final = vec[i64](PRINTED.river.round_effect)
ROUND_STEPS: Final = vec[i64](PRINTED.river.round_steps)
ROUND_CREWS: Final = vec[i64](PRINTED.river.round_crews)
STONE_VALUE: Final = vec[i64](PRINTED.stones.value)
REQUIRES: Final = vec[i64](PRINTED.stones.requires)
PYRAMID_ROW: Final = vec[i64](PRINTED.stones.pyramid_row)
PYRAMID_ROW_SPACES: Final = vec[i64](PRINTED.stones.rows)
GRAVE_VALUES: Final = vec[i64](PRINTED.stones.grave_values)
MAX_STRENGTH: Final = vec[i64](PRINTED.max_strength)
BOTTOM: Final[i64] = PRINTED.bottom
PENALTY: Final = vec[i64](PRINTED.penalty)
SELLS_AT_END: Final = vec[i64](PRINTED.sells_at_end)
IRRIGATED: Final = vec[i64](PRINTED.irrigated)
CARD_KIND: Final = vec[i64](PRINTED.nile.kind)
CARD_VALUE: Final = vec[i64](PRINTED.nile.value)
CARD_COST: Final = vec[i64](PRINTED.nile.cost)
CARD_SOIL: Final = vec[i64](PRINTED.nile.soil)
OF_KIND: Final = vec[i64](PRINTED.nile.of_kind)


def _slots(space: int) -> list[int]:
    """The slots of a site; elsewhere a ship has but one place, without a number."""
    return list(range(SLOTS)) if PRINTED.river.type[space] == SITE_SPACE else [NONE]


TARGET_SPACE: Final = vec[i64]([space for space in range(SPACES) for _ in _slots(space)])
TARGET_SLOT: Final = vec[i64]([slot for space in range(SPACES) for slot in _slots(space)])
FIRST_TARGET: Final = vec[i64](  # by space
    [sum(len(_slots(before)) for before in range(space)) for space in range(SPACES)]
)
HELIOPOLIS: Final[i64] = PRINTED.river.spaces.index("heliopolis")
CARD_SPACE_NAMES: Final = [
    name
    for name, kind in zip(PRINTED.river.spaces, PRINTED.river.type, strict=True)
    if kind == CARD_SPACE
]

assert len(TARGET_SPACE) == TARGETS
