"""The Nile cards as typed tables (E12)."""

from typing import Final, final

from iteru.games.egizia.box.ids import (
    BUILD_FIRST,
    BUILDINGS,
    CARD_KINDS,
    CARD_TYPES,
    CARDS_OF_KIND,
    CATEGORIES,
    CREWS,
    DECK_SIZES,
    DECKS,
    DOUBLE,
    EXTRA_DECK,
    FIELD,
    FIELD_UPGRADE,
    GRAIN,
    GRAVE_CARD,
    KEEP_SPHINX,
    LEFTOVER,
    MARKET_CHOICE,
    MAX_STONES,
    MOST_FREE,
    MOST_SOLD,
    NILE_CARDS,
    OCCUPIED_SITE,
    POINTS_PER_STONE,
    QUARRY,
    RAISE_ANY,
    RAISE_CREWS,
    REGULAR,
    REUSE,
    SELL_STONES,
    SHIP_MARKS,
    SOILS,
    SPHINX_EXTRA,
    STONES,
    STONES_AS_GRAIN,
    STRENGTH_BONUS,
    TRAIN,
    TWO_CREWS,
    TWO_SHIPS,
    TYPE_OF_KIND,
    UPSTREAM,
    WINDOWS,
    spaces_of_building,
)
from iteru.kernel.components import Entry, unique_ids
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, members, set_of

FIELD_KEYS: Final = ["soil", "grain", "bonus_market_steps", "bonus_points", "bonus_stones"]
KEYS_OF_KIND: Final = {  # of cards with more than the one number of NUMBER_OF_KIND, or with none
    FIELD: FIELD_KEYS,
    TRAIN: ["steps", "cost_stones", "uses_per_round"],
    STONES_AS_GRAIN: ["stones", "grain"],
    RAISE_CREWS: ["crews", "steps"],
    POINTS_PER_STONE: ["buildings", "points"],
    BUILD_FIRST: [],
    SELL_STONES: ["max", "points_per_stone"],
    OCCUPIED_SITE: [],
}
NUMBER_OF_KIND: Final = {  # by kind of card: the key of its number, lowest and highest
    QUARRY: ("stones", 0, MAX_STONES),
    SPHINX_EXTRA: ("cards", 1, MOST_FREE),
    REUSE: ("uses_per_round", 1, 1),
    MARKET_CHOICE: ("steps", 1, 5),
    RAISE_ANY: ("steps", 2, 2),
    GRAIN: ("grain", 1, 50),
    DOUBLE: ("times", 1, 1),
    STRENGTH_BONUS: ("strength", 1, 20),
    UPSTREAM: ("uses_per_round", 1, 1),
    LEFTOVER: ("cards", 1, 1),
    FIELD_UPGRADE: ("ranks", 1, 1),
    GRAVE_CARD: ("value", 0, 20),
    TWO_SHIPS: ("ships", 2, 2),
    TWO_CREWS: ("crew_count", 2, 2),
    KEEP_SPHINX: ("cards", 2, 2),
    STONES: ("stones", 0, MAX_STONES),
}


def effect_keys(kind: int) -> list[str]:
    """The keys of an effect, beside `kind`."""
    return [NUMBER_OF_KIND[kind][0]] if kind in NUMBER_OF_KIND else KEYS_OF_KIND[kind]


@final
class NileCardTables:
    """By card: its effect in numbers; by deck and by kind of effect: sets of cards."""

    def __init__(self, file: Entry) -> None:
        rows = file.entries("nile_cards", NILE_CARDS)
        self.cards = unique_ids(rows)
        self.kind: list[int] = []
        self.value = [0] * NILE_CARDS  # grain, stones, steps, points, ... by kind
        self.cost = [0] * NILE_CARDS  # stones that TRAIN costs
        self.soil = [NONE] * NILE_CARDS
        self.crews = [0] * NILE_CARDS  # set of crews that RAISE_CREWS raises
        self.spaces = [0] * NILE_CARDS  # spaces whose own stones POINTS_PER_STONE counts
        self.bonus_steps = [0] * NILE_CARDS  # of fields, once when taken (E12.1)
        self.bonus_points = [0] * NILE_CARDS
        self.bonus_stones = [0] * NILE_CARDS
        self.sale_points = 0  # for each stone that SELL_STONES sells
        self.powers = 0  # set of cards of category power (E13.7)
        self.extra = 0  # set of cards that only an option brings into the game
        self.deck_cards = [0] * len(DECKS)  # sets of cards, without options
        for card, row in enumerate(rows):
            effect = row.entry("effect")
            kind = CARD_KINDS.index(effect.choice("kind", CARD_KINDS))
            self.kind.append(kind)
            row.choice("type", [CARD_TYPES[TYPE_OF_KIND[kind]]])
            row.choice("when", WINDOWS)
            row.choice("ship_mark", SHIP_MARKS)
            if row.choice("category", CATEGORIES) == "power":
                self.powers |= BIT[card]
            deck = row.choice("deck", [*DECKS, EXTRA_DECK])
            if deck == EXTRA_DECK:
                self.extra |= BIT[card]
            else:
                self.deck_cards[DECKS.index(deck)] |= BIT[card]
            self._read_effect(card, kind, effect)
        self.of_kind = [  # by kind: set of cards
            set_of([card for card in range(NILE_CARDS) if self.kind[card] == kind])
            for kind in range(len(CARD_KINDS))
        ]
        for kind, name in enumerate(CARD_KINDS):
            if self.kind.count(kind) != CARDS_OF_KIND[kind]:
                fault = f"{self.kind.count(kind)} cards with effect {name}"
                raise file.error("nile_cards", fault, str(CARDS_OF_KIND[kind]))
        self._check_copies(file)
        for number, size in enumerate(DECK_SIZES):
            found = bin(self.deck_cards[number]).count("1")
            if found != size:
                raise file.error("nile_cards", f"{found} of deck {DECKS[number]}", str(size))

    def _check_copies(self, file: Entry) -> None:
        """E12.6 Copies work alike: the rules always spend the first one."""
        for kind in (GRAIN, STONES, STRENGTH_BONUS):
            values = {self.value[card] for card in members(self.of_kind[kind])}
            if len(values) > 1:
                fault = f"cards with effect {CARD_KINDS[kind]} differ"
                raise file.error("nile_cards", fault, "the same number on every copy")

    def _read_effect(self, card: int, kind: int, effect: Entry) -> None:
        effect.keys(["kind", *effect_keys(kind)])
        if kind == FIELD:
            self.value[card] = effect.number("grain", 0, 50)
            self.soil[card] = SOILS.index(effect.choice("soil", SOILS))
            self.bonus_steps[card] = effect.number("bonus_market_steps", 0, 5)
            self.bonus_points[card] = effect.number("bonus_points", 0, 20)
            self.bonus_stones[card] = effect.number("bonus_stones", 0, MAX_STONES)
        elif kind == TRAIN:
            self.value[card] = effect.number("steps", 1, 5)
            effect.number("uses_per_round", 1, 1)
            self.cost[card] = effect.number("cost_stones", 0, MAX_STONES)
        elif kind == SELL_STONES:
            self.value[card] = effect.number("max", 1, MOST_SOLD)
            self.sale_points = effect.number("points_per_stone", 0, 10)
        elif kind == STONES_AS_GRAIN:
            effect.number("stones", 1, 1)
            effect.number("grain", 1, 1)
        elif kind == RAISE_CREWS:
            self.value[card] = effect.number("steps", 1, 5)
            if effect.choices("crews", CREWS) != list(CREWS[:REGULAR]):
                raise effect.error("crews", "is not allowed", ", ".join(CREWS[:REGULAR]))
            self.crews[card] = set_of(list(range(REGULAR)))
        elif kind == POINTS_PER_STONE:
            self.value[card] = effect.number("points", 0, 10)
            names = effect.choices("buildings", BUILDINGS)
            if not self.cards[card].startswith("points_" + "_".join(names)):
                raise effect.error("buildings", f"{names} is not allowed", "those of the card's id")
            for name in names:
                self.spaces[card] |= spaces_of_building(BUILDINGS.index(name))
        elif kind in NUMBER_OF_KIND:
            key, low, high = NUMBER_OF_KIND[kind]
            self.value[card] = effect.number(key, low, high)
