"""Power tiles, creatures and cards as tables (K2.2 to K2.5, K10, K15, K16)."""

from typing import final

from iteru.games.kemet.box.ids import (
    ACTION_TOKEN,
    BATTLE_CARD_IDS,
    BATTLE_SET,
    COLOUR_IDS,
    CREATURE,
    CREATURE_IDS,
    DI_DURING,
    DI_IDS,
    DI_TIMINGS,
    EFFECTS,
    GOLD,
    MAX_LEVEL,
    MOST_COPIES,
    OF_CREATURES,
    SILVER,
    SWAP_BATTLE_CARD,
    TILES,
    TIMINGS,
    TOKEN_IDS,
)
from iteru.games.kemet.box.reading import effects, number_of, same_ids
from iteru.kernel.components import Entry, unique_ids
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT


@final
class TileTables:
    """K16.1 The 48 power tiles and what they bring."""

    def __init__(self, file: Entry) -> None:
        rows = file.entries("power_tiles", TILES)
        self.tiles = unique_ids(rows)
        groups = [row.text("group") for row in rows]
        self.groups: list[str] = []
        for name in groups:
            if name not in self.groups:
                self.groups.append(name)
        self.group = [self.groups.index(name) for name in groups]
        self.colour = [number_of(row, "colour", COLOUR_IDS) for row in rows]
        self.level = [row.number("level", 1, MAX_LEVEL) for row in rows]
        self.cost = [row.number("cost", 0, 11) for row in rows]
        self.timing = [number_of(row, "timing", TIMINGS) for row in rows]
        self.with_effect = [0] * EFFECTS  # by effect: set of tiles
        self.amount = [0] * (EFFECTS * TILES)  # by effect * TILES + tile
        self.creature = [NONE] * TILES  # by tile: the creature it brings
        self.swaps = [NONE] * TILES  # by tile: the special battle card it brings (K10.1)
        self.silver = 0  # set of tiles with a silver token
        self.gold = 0
        for tile, row in enumerate(rows):
            for kind, amount, ref in effects(row):
                self.with_effect[kind] |= BIT[tile]
                self.amount[kind * TILES + tile] += amount
                self._read_reference(row, tile, kind, ref)
        self.same_group = [  # by tile: set of the tiles of its group, itself included (K7.3.5)
            sum(BIT[other] for other in range(TILES) if self.group[other] == self.group[tile])
            for tile in range(TILES)
        ]
        self.of_level = [0] * (MAX_LEVEL + 1)
        self.of_colour = [0] * len(COLOUR_IDS)
        for tile in range(TILES):
            self.of_level[self.level[tile]] |= BIT[tile]
            self.of_colour[self.colour[tile]] |= BIT[tile]
        for level in range(1, MAX_LEVEL + 1):
            for colour in self.of_colour:
                if bin(colour & self.of_level[level]).count("1") != 4:
                    raise file.error("power_tiles", "are not allowed", "4 of each colour and level")

    def _read_reference(self, row: Entry, tile: int, kind: int, ref: str) -> None:
        names: list[str] = [""]
        if kind == CREATURE:
            names = CREATURE_IDS
        elif kind == SWAP_BATTLE_CARD:
            names = BATTLE_CARD_IDS[BATTLE_SET:]
        elif kind == ACTION_TOKEN:
            names = [TOKEN_IDS[SILVER], TOKEN_IDS[GOLD]]
        if ref not in names:
            raise row.error("effects", f"ref {ref!r} is not allowed", ", ".join(names))
        if kind == CREATURE:
            self.creature[tile] = CREATURE_IDS.index(ref)
        elif kind == SWAP_BATTLE_CARD:
            self.swaps[tile] = BATTLE_CARD_IDS.index(ref)
        elif kind == ACTION_TOKEN and ref == TOKEN_IDS[SILVER]:
            self.silver |= BIT[tile]
        elif kind == ACTION_TOKEN:
            self.gold |= BIT[tile]


@final
class CardTables:
    """Creatures (K16.2), battle cards and DI cards."""

    def __init__(self, file: Entry) -> None:
        same_ids(file, "creatures", CREATURE_IDS)
        creatures = file.entries("creatures")
        self.movement = [row.number("movement", 0, 5) for row in creatures]
        self.creature_strength = [row.number("strength", 0, 9) for row in creatures]
        self.creature_damage = [row.number("damage", 0, 9) for row in creatures]
        self.creature_protection = [row.number("protection", 0, 9) for row in creatures]
        self.creature_effects = [0] * EFFECTS  # by effect: set of creatures
        for creature, row in enumerate(creatures):
            for kind, _, _ in effects(row, OF_CREATURES):
                self.creature_effects[kind] |= BIT[creature]
        same_ids(file, "battle_cards", BATTLE_CARD_IDS)
        cards = file.entries("battle_cards")
        self.card_strength = [row.number("strength", 0, 9) for row in cards]
        self.card_damage = [row.number("damage", 0, 9) for row in cards]
        self.card_protection = [row.number("protection", 0, 9) for row in cards]
        same_ids(file, "di_cards", DI_IDS)
        di = file.entries("di_cards")
        self.di_count = [row.number("count", 0, MOST_COPIES) for row in di]
        self.di_cost = [row.number("cost", 0, 11) for row in di]
        self.di_amount = [0] * (EFFECTS * len(DI_IDS))  # by effect * DI_TYPES + type
        for card, row in enumerate(di):
            timing = row.choice("timing", DI_TIMINGS)
            row.choice("during", DI_DURING)
            if timing != DI_TIMINGS[0 if card < 6 else 1 if card < 12 else 2]:
                raise row.error("timing", f"{timing!r} is not allowed", "as the box has it")
            for kind, amount, _ in effects(row):
                self.di_amount[kind * len(DI_IDS) + card] += amount
