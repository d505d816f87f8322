"""Action codes of Kemet, their notation, and their meaning for clients."""

from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, TILE_IDS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARD_IDS,
    BATTLE_DI,
    CITY_IDS,
    COLOUR_IDS,
    CREATURE_IDS,
    DI_IDS,
    DISTRICTS,
    LEVEL_SPACES,
    MAX_LEVEL,
    MAX_SEATS,
    MOST_COPIES,
    MOST_UNITS,
    OWN_TURN_DI,
    SPACE_IDS,
    TOKEN_IDS,
    UNITS_AT_SETUP,
    USUAL_TROOP,
)
from iteru.games.kemet.telling.words import (
    AREA_TEXTS,
    BATTLE_CARD_TEXTS,
    CITY_TEXTS,
    COLOUR_TEXTS,
    CREATURE_TEXTS,
    DI_TEXTS,
    TILE_TEXTS,
    copies_message,
    player_message,
    space_message,
)
from iteru.kernel.codebook import Block, Codebook, Value, named, numbered

# Literal, so that the compiler folds them; a test compares them with the codebook.
CITY: Final = 0  # + city
LEVELS: Final = 5  # + number in ALLOCATIONS
PLACE: Final = 12  # + colour * DISTRICTS + district
SPREAD: Final = 57  # + number in SPREADS
KEEP: Final = 78  # + DI type
FIRST: Final = 92  # + 0 Hand of God, 1 Reinforcements
BLESS: Final = 94  # + colour
PUT: Final = 97  # + area * MOST_UNITS + units - 1
DONE: Final = 328
NEXT: Final = 329  # + seat
TOKEN: Final = 334  # + (0 regular, 1 silver) * LEVEL_SPACES + space
GOLD_TOKEN: Final = 352
END_TURN: Final = 353
CARD: Final = 354  # + DI type - BATTLE_DI
GOLD_MOVE: Final = 360
GOLD_RECRUIT: Final = 361
RAISE_UP: Final = 362  # + district * MAX_LEVEL + level after - 1
RAISE_NEW: Final = 422  # + colour * MAX_LEVEL + level after - 1
BUY_TILE: Final = 434  # + tile
PLACE_CREATURE: Final = 482  # + creature * DISTRICTS + district
REPLACE: Final = 587  # + battle card
FIGHT: Final = 595  # + district
FROM: Final = 610  # + area
STEP: Final = 643  # + area
TELEPORT: Final = 676  # + area
TAKE: Final = 709  # + (units - 1) * 2 + (1 with the creature)
STOP: Final = 723
STRIKE: Final = 724  # + area
USE_VETO: Final = 757
USE_ESCAPE: Final = 758
PASS: Final = 759
FLEE: Final = 760  # + area
PLAY: Final = 793  # + battle card
DISCARD: Final = 801  # + battle card
ADD: Final = 809  # + copies of the six battle types, base 4, the first type highest
WOUND: Final = 4905  # + DI type
RECALL: Final = 4919
RETREAT: Final = 4920
STAY: Final = 4921
DRIVE: Final = 4922  # + area
SACRIFICE: Final = 4955
DECLINE: Final = 4956
ACTIONS: Final = 4957

ALLOCATIONS: Final = [  # K3.6.1 levels of white, red, blue
    (1, 1, 1),
    (2, 1, 0),
    (2, 0, 1),
    (1, 2, 0),
    (0, 2, 1),
    (1, 0, 2),
    (0, 1, 2),
]
SPREADS: Final = [  # K3.6.3 units in districts 1, 2, 3 of the own city
    (one, two, UNITS_AT_SETUP - one - two)
    for one in range(USUAL_TROOP + 1)
    for two in range(USUAL_TROOP + 1)
    if 0 <= UNITS_AT_SETUP - one - two <= USUAL_TROOP
]
NIGHT_TILES: Final = ["hand_of_god", "reinforcements"]
COPIES: Final = MOST_COPIES + 1
ADD_PLACE: Final = [1024, 256, 64, 16, 4, 1]  # what a copy of a battle type counts in the code


def added(offset: int, card: int) -> int:
    """How many copies of a battle type an `add` code (less ADD) has."""
    return offset // ADD_PLACE[card] % COPIES


def added_counts(offset: int) -> list[int]:
    """The copies of each battle type in an `add` code (less ADD)."""
    return [added(offset, card) for card in range(BATTLE_DI)]


# By battle type and copies. Shared by the 4096 values of `add`: making each its own took 0.1 s.
COPIES_TEXTS: Final = [
    [copies_message(card, copies) for copies in range(COPIES)] for card in range(BATTLE_DI)
]


def _dashed(numbers: list[int]) -> str:
    return "-".join([str(number) for number in numbers])


def _allocation(levels: tuple[int, int, int]) -> Value:
    by_colour: dict[str, object] = dict(zip(COLOUR_IDS, levels))
    targets = [f"colour:{colour}" for colour in COLOUR_IDS if by_colour[colour] != 0]
    return Value(_dashed(list(levels)), targets, by_colour)


def _spread(units: tuple[int, int, int]) -> Value:
    note = _dashed(list(units))
    return Value(note, [f"units:{note}"], dict(zip(("one", "two", "three"), units)))


def _seat(seat: int) -> Value:
    return Value(str(seat + 1), [f"seat:{seat}"], {"other": player_message(seat)})


def _place_of_token(token: str, space: int) -> Value:
    """The space leads: lists of choices are grouped by it."""
    name = SPACE_IDS[space]
    note = f"{token} {name.replace('_', '-')}"
    args: dict[str, object] = {"token": token, "space": space_message(space)}
    return Value(note, [f"space:{name}", f"token:{token}"], args)


def _group(units: int, is_along: bool) -> Value:
    """K8.4, K8.5 Units, alone or with the creature of their space."""
    if is_along:
        targets = [f"units:{units}", "creature_along"]
        return Value(f"{units} with creature", targets, {"units": units}, "choice-take_along")
    return Value(str(units), [f"units:{units}", "creature_stays"], {"units": units})


def _addition(offset: int) -> Value:
    """K15.2 The cards added, each named once with its copies."""
    counts = added_counts(offset)
    if offset == 0:
        return Value(_dashed(counts), ["no_cards"], text="choice-add_none")
    cards = [card for card in range(BATTLE_DI) if counts[card] > 0]
    targets = [f"di:{DI_IDS[card]}" for card in cards]
    args: dict[str, object] = {"cards": [COPIES_TEXTS[card][counts[card]] for card in cards]}
    return Value(_dashed(counts), targets, args)


AREA: Final = named("area", AREA_IDS, "area", AREA_TEXTS)
DISTRICT: Final = AREA[:DISTRICTS]
PYRAMID: Final = named("colour", COLOUR_IDS, "pyramid", COLOUR_TEXTS)
LEVEL: Final = numbered("level", range(1, MAX_LEVEL + 1), "level")
UNIT_COUNT: Final = numbered("units", range(1, MOST_UNITS + 1), "units")
TILE: Final = named("tile", TILE_IDS, "tile", TILE_TEXTS)
CREATURE: Final = named("creature", CREATURE_IDS, "creature", CREATURE_TEXTS)
DI_CARD: Final = named("card", DI_IDS, "di", DI_TEXTS)
BATTLE_CARD: Final = named("card", BATTLE_CARD_IDS, "battle_card", BATTLE_CARD_TEXTS)

CODEBOOK: Final = Codebook(
    Block("city", "city {city}", rule="K3.4", city=named("city", CITY_IDS, "city", CITY_TEXTS)),
    Block(
        "levels",
        "levels {levels}",
        rule="K3.6.1",
        levels=[_allocation(levels) for levels in ALLOCATIONS],
    ),
    Block("place", "place {colour} {area}", rule="K7.2.3", colour=PYRAMID, area=DISTRICT),
    Block("spread", "spread {units}", rule="K3.6.3", units=[_spread(units) for units in SPREADS]),
    Block("keep", "keep {card}", rule="K5.2.1", card=DI_CARD),
    Block(
        "first",
        "first {tile}",
        rule="K5.3",
        tile=[TILE[TILE_IDS.index(tile)] for tile in NIGHT_TILES],
    ),
    Block("bless", "bless {colour}", rule="K5.3.1", colour=PYRAMID),
    Block("put", "put {area} {units}", rule="K7.4.1", area=AREA, units=UNIT_COUNT),
    Block("done", "done", rule="K7.4.2", targets=["done"]),
    Block("next", "next seat-{seat}", rule="K5.4", seat=[_seat(seat) for seat in range(MAX_SEATS)]),
    Block(
        "token",
        "{place}",
        rule="K6.2",
        place=[
            _place_of_token(token, space)
            for token in TOKEN_IDS[:2]
            for space in range(LEVEL_SPACES)
        ],
    ),
    Block("gold", "gold", rule="K6.4.2", targets=["space:gold", "token:gold"]),
    Block("end_turn", "end turn", rule="K6.1", targets=["end_turn"]),
    Block("card", "card {card}", rule="K6.5", card=DI_CARD[BATTLE_DI : BATTLE_DI + OWN_TURN_DI]),
    Block("gold_move", "gold move", rule="K6.2", targets=["action:move"]),
    Block("gold_recruit", "gold recruit", rule="K6.2", targets=["action:recruit"]),
    Block("raise", "raise {area} {level}", rule="K7.2.1", area=DISTRICT, level=LEVEL),
    Block("raise_new", "raise {colour} {level}", rule="K7.2.3", colour=PYRAMID, level=LEVEL),
    Block("buy", "buy {tile}", rule="K7.3.1", tile=TILE),
    Block("creature", "creature {creature} {area}", rule="K11.2", creature=CREATURE, area=DISTRICT),
    Block("replace", "replace {card}", rule="K10.1", card=BATTLE_CARD),
    Block("fight", "fight {area}", rule="K7.4.5", area=DISTRICT),
    Block("from", "from {area}", rule="K8.11.1", area=AREA),
    Block("step", "step {area}", rule="K8.6", area=AREA),
    Block("teleport", "teleport {area}", rule="K8.7", targets=["teleport"], area=AREA),
    Block(
        "take",
        "take {group}",
        rule="K8.4",
        group=[
            _group(units, is_along)
            for units in range(1, MOST_UNITS + 1)
            for is_along in (False, True)
        ],
    ),
    Block("stop", "stop", rule="K8.1", targets=["stop"]),
    Block("strike", "strike {area}", rule="K15.6", area=AREA),
    Block("use_veto", "veto", rule="K15.9", targets=["di:veto"]),
    Block("use_escape", "escape", rule="K15.10", targets=["di:escape"]),
    Block("pass", "pass", rule="K19.1", targets=["pass"]),
    Block("flee", "flee {area}", rule="K15.10", area=AREA),
    Block("play", "play {card}", rule="K9.4", card=BATTLE_CARD),
    Block("discard", "discard {card}", rule="K9.4.1", card=BATTLE_CARD),
    Block(
        "add",
        "add {cards}",
        rule="K15.2",
        cards=[_addition(offset) for offset in range(COPIES**BATTLE_DI)],
    ),
    Block("wound", "wound {card}", rule="K9.6", card=DI_CARD),
    Block("recall", "recall", rule="K9.18", targets=["recall"]),
    Block("retreat", "retreat", rule="K9.16", targets=["retreat"]),
    Block("stay", "stay", rule="K9.17", targets=["stay"]),
    Block("drive", "drive {area}", rule="K9.16", area=AREA),
    Block("sacrifice", "sacrifice", rule="K13.1", targets=["sacrifice"]),
    Block("decline", "decline", rule="K6.2.2", targets=["decline"]),
)

assert CODEBOOK.count == ACTIONS
assert len(SPREADS) == KEEP - SPREAD and DONE - PUT == AREAS * MOST_UNITS
