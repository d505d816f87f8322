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
)
from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.message import Message, message

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
    for one in range(6)
    for two in range(6)
    if 0 <= UNITS_AT_SETUP - one - two <= 5
]
NIGHT_TILES: Final = ["hand_of_god", "reinforcements"]
COPIES: Final = MOST_COPIES + 1
ADD_PLACE: Final = [1024, 256, 64, 16, 4, 1]  # what a copy of a battle type counts in the code


def added(offset: int, card: int) -> int:
    """How many copies of a battle type an `add` code (less ADD) has."""
    return offset // ADD_PLACE[card] % COPIES


def _notes(names: list[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


def _dashed(numbers: tuple[int, ...]) -> str:
    return "-".join(str(number) for number in numbers)


AREA_NOTES: Final = _notes(AREA_IDS)
CARD_NOTES: Final = _notes(BATTLE_CARD_IDS)
CODEBOOK: Final = Codebook(
    Block("city", "city {city}", city=CITY_IDS),
    Block("levels", "levels {levels}", levels=[_dashed(row) for row in ALLOCATIONS]),
    Block("place", "place {colour} {area}", colour=COLOUR_IDS, area=AREA_NOTES[:DISTRICTS]),
    Block("spread", "spread {units}", units=[_dashed(row) for row in SPREADS]),
    Block("keep", "keep {card}", card=_notes(DI_IDS)),
    Block("first", "first {tile}", tile=_notes(NIGHT_TILES)),
    Block("bless", "bless {colour}", colour=COLOUR_IDS),
    Block(
        "put",
        "put {area} {units}",
        area=AREA_NOTES,
        units=[str(units + 1) for units in range(MOST_UNITS)],
    ),
    Block("done", "done"),
    Block("next", "next seat-{seat}", seat=[str(seat + 1) for seat in range(MAX_SEATS)]),
    Block("token", "{token} {space}", token=TOKEN_IDS[:2], space=_notes(SPACE_IDS[:LEVEL_SPACES])),
    Block("gold", "gold"),
    Block("end_turn", "end turn"),
    Block("card", "card {card}", card=_notes(DI_IDS[BATTLE_DI : BATTLE_DI + OWN_TURN_DI])),
    Block("gold_move", "gold move"),
    Block("gold_recruit", "gold recruit"),
    Block(
        "raise",
        "raise {area} {level}",
        area=AREA_NOTES[:DISTRICTS],
        level=[str(level + 1) for level in range(MAX_LEVEL)],
    ),
    Block(
        "raise_new",
        "raise {colour} {level}",
        colour=COLOUR_IDS,
        level=[str(level + 1) for level in range(MAX_LEVEL)],
    ),
    Block("buy", "buy {tile}", tile=_notes(TILE_IDS)),
    Block(
        "creature",
        "creature {creature} {area}",
        creature=_notes(CREATURE_IDS),
        area=AREA_NOTES[:DISTRICTS],
    ),
    Block("replace", "replace {card}", card=CARD_NOTES),
    Block("fight", "fight {area}", area=AREA_NOTES[:DISTRICTS]),
    Block("from", "from {area}", area=AREA_NOTES),
    Block("step", "step {area}", area=AREA_NOTES),
    Block("teleport", "teleport {area}", area=AREA_NOTES),
    Block(
        "take",
        "take {group}",
        group=[
            f"{units + 1}{end}" for units in range(MOST_UNITS) for end in ("", " with creature")
        ],
    ),
    Block("stop", "stop"),
    Block("strike", "strike {area}", area=AREA_NOTES),
    Block("use_veto", "veto"),
    Block("use_escape", "escape"),
    Block("pass", "pass"),
    Block("flee", "flee {area}", area=AREA_NOTES),
    Block("play", "play {card}", card=CARD_NOTES),
    Block("discard", "discard {card}", card=CARD_NOTES),
    Block(
        "add",
        "add {cards}",
        cards=[
            _dashed(tuple(added(offset, card) for card in range(BATTLE_DI)))
            for offset in range(COPIES**BATTLE_DI)
        ],
    ),
    Block("wound", "wound {card}", card=_notes(DI_IDS)),
    Block("recall", "recall"),
    Block("retreat", "retreat"),
    Block("stay", "stay"),
    Block("drive", "drive {area}", area=AREA_NOTES),
    Block("sacrifice", "sacrifice"),
    Block("decline", "decline"),
)

RULES: Final = {
    "city": "K3.4",
    "levels": "K3.6.1",
    "place": "K7.2.3",
    "spread": "K3.6.3",
    "keep": "K5.2.1",
    "first": "K5.3",
    "bless": "K5.3.1",
    "put": "K7.4.1",
    "done": "K7.4.2",
    "next": "K5.4",
    "token": "K6.2",
    "gold": "K6.4.2",
    "end_turn": "K6.1",
    "card": "K6.5",
    "gold_move": "K6.2",
    "gold_recruit": "K6.2",
    "raise": "K7.2.1",
    "raise_new": "K7.2.3",
    "buy": "K7.3.1",
    "creature": "K11.2",
    "replace": "K10.1",
    "fight": "K7.4.5",
    "from": "K8.11.1",
    "step": "K8.6",
    "teleport": "K8.7",
    "take": "K8.4",
    "stop": "K8.1",
    "strike": "K15.6",
    "use_veto": "K15.9",
    "use_escape": "K15.10",
    "pass": "K19.1",
    "flee": "K15.10",
    "play": "K9.4",
    "discard": "K9.4.1",
    "add": "K15.2",
    "wound": "K9.6",
    "recall": "K9.18",
    "retreat": "K9.16",
    "stay": "K9.17",
    "drive": "K9.16",
    "sacrifice": "K13.1",
    "decline": "K6.2.2",
}
PLAIN_TARGETS: Final = {  # of kinds with a single action
    "done": ["done"],
    "gold": ["space:gold", "token:gold"],
    "end_turn": ["end_turn"],
    "gold_move": ["action:move"],
    "gold_recruit": ["action:recruit"],
    "stop": ["stop"],
    "use_veto": ["di:veto"],
    "use_escape": ["di:escape"],
    "pass": ["pass"],
    "recall": ["recall"],
    "retreat": ["retreat"],
    "stay": ["stay"],
    "sacrifice": ["sacrifice"],
    "decline": ["decline"],
}
AREA_ONLY: Final = ("from", "step", "strike", "flee", "drive", "fight", "teleport")
DI_ONLY: Final = ("keep", "wound")
CARD_ONLY: Final = ("replace", "play", "discard")


def area_message(area: int) -> Message:
    return message(f"areas-{AREA_IDS[area]}")


def city_message(city: int) -> Message:
    return message(f"cities-{CITY_IDS[city]}")


def colour_message(colour: int) -> Message:
    return message(f"colours-{COLOUR_IDS[colour]}")


def tile_message(tile: int) -> Message:
    return message(f"power_tiles-{TILE_IDS[tile]}")


def creature_message(creature: int) -> Message:
    return message(f"creatures-{CREATURE_IDS[creature]}")


def di_message(card: int) -> Message:
    return message(f"di_cards-{DI_IDS[card]}")


def battle_card_message(card: int) -> Message:
    return message(f"battle_cards-{BATTLE_CARD_IDS[card]}")


def space_message(space: int) -> Message:
    return message(f"action_spaces-{SPACE_IDS[space]}")


def player_message(seat: int) -> Message:
    return message("player", {"seat": seat})


def area_target(area: int) -> str:
    return f"area:{AREA_IDS[area]}"


def describe(code: int) -> Message:
    """Kind, targets, rule and message of an action."""
    block = CODEBOOK.block(code)
    offset = code - block.first
    kind = block.kind
    text = f"choice-{kind}"
    args: dict[str, object] = {}
    targets: list[str] = []
    if kind in AREA_ONLY:
        args, targets = {"area": area_message(offset)}, [area_target(offset)]
        if kind == "teleport":
            targets.append("teleport")
    elif kind in DI_ONLY:
        args, targets = {"card": di_message(offset)}, [f"di:{DI_IDS[offset]}"]
    elif kind in CARD_ONLY:
        args = {"card": battle_card_message(offset)}
        targets = [f"battle_card:{BATTLE_CARD_IDS[offset]}"]
    elif kind == "city":
        args, targets = {"city": city_message(offset)}, [f"city:{CITY_IDS[offset]}"]
    elif kind == "levels":
        levels = ALLOCATIONS[offset]
        args = {colour: levels[number] for number, colour in enumerate(COLOUR_IDS)}
        targets = [f"colour:{colour}" for colour in COLOUR_IDS if args[colour] != 0]
    elif kind == "place":
        colour, area = divmod(offset, DISTRICTS)
        args = {"colour": colour_message(colour), "area": area_message(area)}
        targets = [f"pyramid:{COLOUR_IDS[colour]}", area_target(area)]
    elif kind == "spread":
        one, two, three = SPREADS[offset]
        args, targets = {"one": one, "two": two, "three": three}, [f"units:{one}-{two}-{three}"]
    elif kind == "first":
        args = {"tile": message(f"power_tiles-{NIGHT_TILES[offset]}")}
        targets = [f"tile:{NIGHT_TILES[offset]}"]
    elif kind == "bless":
        args, targets = {"colour": colour_message(offset)}, [f"pyramid:{COLOUR_IDS[offset]}"]
    elif kind == "put":
        area, units = offset // MOST_UNITS, offset % MOST_UNITS + 1
        args = {"area": area_message(area), "units": units}
        targets = [area_target(area), f"units:{units}"]
    elif kind == "next":
        args, targets = {"other": player_message(offset)}, [f"seat:{offset}"]
    elif kind == "token":
        token, space = divmod(offset, LEVEL_SPACES)
        args = {"token": TOKEN_IDS[token], "space": space_message(space)}
        targets = [f"space:{SPACE_IDS[space]}", f"token:{TOKEN_IDS[token]}"]
    elif kind == "card":
        card = offset + BATTLE_DI
        args, targets = {"card": di_message(card)}, [f"di:{DI_IDS[card]}"]
    elif kind == "raise":
        area, level = offset // MAX_LEVEL, offset % MAX_LEVEL + 1
        args = {"area": area_message(area), "level": level}
        targets = [area_target(area), f"level:{level}"]
    elif kind == "raise_new":
        colour, level = offset // MAX_LEVEL, offset % MAX_LEVEL + 1
        args = {"colour": colour_message(colour), "level": level}
        targets = [f"pyramid:{COLOUR_IDS[colour]}", f"level:{level}"]
    elif kind == "buy":
        args, targets = {"tile": tile_message(offset)}, [f"tile:{TILE_IDS[offset]}"]
    elif kind == "creature":
        creature, area = divmod(offset, DISTRICTS)
        args = {"creature": creature_message(creature), "area": area_message(area)}
        targets = [f"creature:{CREATURE_IDS[creature]}", area_target(area)]
    elif kind == "take":
        units, along = offset // 2 + 1, offset % 2
        args = {"units": units}
        targets = [f"units:{units}", "creature_along" if along else "creature_stays"]
        text = "choice-take_along" if along else text
    elif kind == "add":
        return _describe_add(offset)
    else:
        targets = list(PLAIN_TARGETS[kind])
    return {"kind": kind, "targets": targets, "rule": RULES[kind], "text": text, "args": args}


def _describe_add(offset: int) -> Message:
    """K15.2 The cards added, each named once with its copies."""
    cards: list[Message] = []
    targets: list[str] = []
    for card in range(BATTLE_DI):
        copies = added(offset, card)
        if copies > 0:
            cards.append(message("di_copies", {"card": di_message(card), "copies": copies}))
            targets.append(f"di:{DI_IDS[card]}")
    text = "choice-add" if cards else "choice-add_none"
    return {
        "kind": "add",
        "targets": targets if targets else ["no_cards"],
        "rule": RULES["add"],
        "text": text,
        "args": {"cards": cards} if cards else {},
    }


assert CODEBOOK.count == ACTIONS
assert len(SPREADS) == KEEP - SPREAD and DONE - PUT == AREAS * MOST_UNITS
