"""Action codes of Pharaon, their notation, and their meaning for clients."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED, UNIT_NAMES, WITHOUT_WHEEL
from iteru.games.pharaon.box.ids import (
    BASICS,
    FIRST_OFFERING,
    INCOMES,
    MOST_SETS,
    NILE_OPTIONS,
    RESOURCES,
    SECTIONS,
    TILES,
    UNITS,
)
from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.message import Message, message
from iteru.kernel.plain import NONE
from iteru.kernel.sets import members

# Literal, so that the compiler folds them; a test compares them with the codebook.
DARK_TILE: Final = 0  # + tile
KEEP_NOBLE: Final = 5  # + noble
TAKE_JAR: Final = 31  # + jar
ACT: Final = 61  # + option * 2 + variant
PASS: Final = 83
USE_WITCH: Final = 84
USE_TREASURER: Final = 85
PAY_PROPOSED: Final = 86
PAY_ACCESS: Final = 87  # + unit
PAY_UNIT: Final = 103  # + unit
SWAP_GIVE: Final = 119  # + number in GIVEN
SWAP_GET: Final = 129  # + resource
OFFERINGS_SET: Final = 134  # + place, from 0
BONUS: Final = 140  # + place, from 0
BAG: Final = 146
TAKE_NOBLE: Final = 147  # + noble
TAKE_NOBLE_DECK: Final = 173
ADVANCE: Final = 174  # + track
TAKE_ARTISAN: Final = 179  # + artisan
TAKE_ARTISAN_DECK: Final = 209
JAR_KEEP: Final = 210
JAR_REPLACE: Final = 211
TEACHER_DECLINE: Final = 212
TEACHER_USE: Final = 213
BASIC: Final = 214  # + resource
INCOME: Final = 219  # + income
END_TURN: Final = 222
TO_WHEEL: Final = 223  # + LEFT or RIGHT
ACTIONS: Final = 225

# Options of an action (P3.10.1)
OFFERINGS_1: Final = 0
OFFERINGS_2: Final = 1
TAKE_A_NOBLE: Final = 2
FIRST_NILE: Final = 3  # the options of NILE_OPTIONS
NILE_PAIR: Final = 8
HIRE: Final = 9
BURIAL: Final = 10
ACT_OPTIONS: Final = 11
OPTION_NAMES: Final = [
    "offerings_1",
    "offerings_2",
    "nobles",
    *NILE_OPTIONS,
    "artisans",
    "burial_chamber",
]
SECTION_OF: Final = [0, 0, 1, 2, 2, 2, 2, 2, 2, 3, 4]  # by option
WHEEL: Final = 0
FREE: Final = 1  # by a noble, without the wheel (P9.5)
VARIANTS: Final = ["wheel", "free"]

# What Witch and Treasurer may be given (P9.6): basic resources, then resource-offerings
GIVEN: Final = [*range(BASICS), *range(FIRST_OFFERING, FIRST_OFFERING + BASICS)]
LEFT: Final = 0
RIGHT: Final = 1
JAR_SIDES: Final = ["left", "right"]
NUMBERS: Final = [str(number + 1) for number in range(MOST_SETS)]


def _notes(names: list[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


CODEBOOK: Final = Codebook(
    Block("dark_tile", "darken {tile}", tile=[name[-1] for name in TILES]),
    Block("keep_noble", "keep {noble}", noble=_notes(PRINTED.nobles)),
    Block("take_jar", "take {jar}", jar=_notes(PRINTED.jars)),
    Block("act", "act {option} {variant}", option=_notes(OPTION_NAMES), variant=VARIANTS),
    Block("pass", "pass"),
    Block("use", "use {noble}", noble=["witch", "treasurer"]),
    Block("pay_proposed", "pay"),
    Block("pay_access", "access {unit}", unit=_notes(UNIT_NAMES)),
    Block("pay_unit", "pay {unit}", unit=_notes(UNIT_NAMES)),
    Block("swap_give", "give {unit}", unit=_notes([UNIT_NAMES[unit] for unit in GIVEN])),
    Block("swap_get", "get {resource}", resource=RESOURCES[:BASICS]),
    Block("offerings_set", "set {number}", number=NUMBERS),
    Block("bonus", "bonus {number}", number=NUMBERS),
    Block("bag", "bag"),
    Block("take_noble", "recruit {noble}", noble=_notes(PRINTED.nobles)),
    Block("take_noble_deck", "recruit from deck"),
    Block("advance", "advance {track}", track=RESOURCES[:BASICS]),
    Block("take_artisan", "hire {artisan}", artisan=_notes(PRINTED.artisans)),
    Block("take_artisan_deck", "hire from deck"),
    Block("jar_keep", "keep jar"),
    Block("jar_replace", "replace jar"),
    Block("teacher_decline", "decline teacher"),
    Block("teacher_use", "use teacher"),
    Block("basic", "gain {resource}", resource=RESOURCES[:BASICS]),
    Block("income", "income {income}", income=_notes(INCOMES[:3])),
    Block("end_turn", "end turn"),
    Block("to_wheel", "wheel {side}", side=JAR_SIDES),
)

RULES: Final = {
    "dark_tile": "P11.2",
    "keep_noble": "P2.5",
    "take_jar": "P3.5",
    "act": "P4.1",
    "pass": "P5.1",
    "use": "P9.6",
    "pay_proposed": "P3.10.7",
    "pay_access": "P4.2.2",
    "pay_unit": "P3.10.3",
    "swap_give": "P9.6",
    "swap_get": "P9.6",
    "offerings_set": "P4.3.1",
    "bonus": "P3.7",
    "bag": "P3.7",
    "take_noble": "P4.4",
    "take_noble_deck": "P4.4",
    "advance": "P4.5.1",
    "take_artisan": "P4.6",
    "take_artisan_deck": "P4.6",
    "jar_keep": "P9.7",
    "jar_replace": "P9.7",
    "teacher_decline": "P9.7",
    "teacher_use": "P9.7",
    "basic": "P6.3",
    "income": "P6.1",
    "end_turn": "P14.2",
    "to_wheel": "P11.4",
}
RULE_OF_SECTION: Final = ["P4.3", "P4.4", "P4.5", "P4.6", "P4.7"]


def resource_message(resource: int) -> Message:
    return message(f"resources-{RESOURCES[resource]}")


def offering_message(offering: int) -> Message:
    return message(f"offering_types-{PRINTED.offerings[offering]}")


def unit_message(kind: int) -> Message:
    """A resource or an offering token, by the order of what a player owns."""
    return resource_message(kind) if kind < FIRST_OFFERING else offering_message(kind - 6)


def noble_message(noble: int) -> Message:
    return message(f"nobles-{PRINTED.nobles[noble]}")


def artisan_message(artisan: int) -> Message:
    """Named by the craft; the five artisans of a craft are told apart by what they give."""
    return message(f"artisans-{PRINTED.artisans[artisan]}")


def jar_message(jar: int) -> Message:
    """A jar is known by its three resources."""
    resources = [resource_message(resource) for resource in PRINTED.jar_resources[jar]]
    return message("jar", {"resources": resources})


def section_message(section: int) -> Message:
    return message(f"sections-{SECTIONS[section]}")


def option_message(option: int) -> Message:
    """What is done: "offerings with a bonus token", "Nile: trade and royalty", ..."""
    return message(f"acts-{OPTION_NAMES[option]}")


def tile_message(tile: int) -> Message:
    return message(f"traitor_tiles-{TILES[tile]}")


def track_message(track: int) -> Message:
    return message(f"nile_tracks-{RESOURCES[track]}")


def income_message(income: int) -> Message:
    return message(f"pyramid_incomes-{INCOMES[income]}")


def units_message(units: list[int]) -> list[Message]:
    """Each kind of unit with its number."""
    return [
        message("unit_count", {"number": units.count(unit), "unit": unit_message(unit)})
        for unit in range(UNITS)
        if unit in units
    ]


def payment_message(access: int, units: list[int]) -> Message:
    """What is paid in all: the access unit, if any, and the others."""
    if access == NONE:
        return message("payment-units", {"units": list(units_message(units))})
    if not units:
        return message("payment-access", {"access": unit_message(access)})
    return message("payment", {"access": unit_message(access), "units": list(units_message(units))})


def describe(code: int) -> Message:
    """Kind, targets, rule and message of an action."""
    block = CODEBOOK.block(code)
    offset = code - block.first
    kind = block.kind
    rule, text = RULES[kind], f"choice-{kind}"
    args: dict[str, object] = {}
    targets: list[str] = []
    if kind == "dark_tile":
        args, targets = {"tile": tile_message(offset)}, [f"traitor_tile:{TILES[offset]}"]
    elif kind in ("keep_noble", "take_noble"):
        args, targets = {"noble": noble_message(offset)}, [f"noble:{PRINTED.nobles[offset]}"]
    elif kind == "take_jar":
        args, targets = {"jar": jar_message(offset)}, [f"jar:{PRINTED.jars[offset]}"]
    elif kind == "act":
        return _describe_act(offset // 2, offset % 2)
    elif kind == "use":
        name = "witch" if code == USE_WITCH else "treasurer"
        args, targets = {"noble": message(f"nobles-{name}")}, [f"noble:{name}"]
    elif kind in ("pay_access", "pay_unit"):
        args, targets = {"unit": unit_message(offset)}, [f"unit:{UNIT_NAMES[offset]}"]
    elif kind == "swap_give":
        unit = GIVEN[offset]
        args, targets = {"unit": unit_message(unit)}, [f"unit:{UNIT_NAMES[unit]}"]
    elif kind in ("swap_get", "basic"):
        args, targets = {"resource": resource_message(offset)}, [f"supply:{RESOURCES[offset]}"]
    elif kind in ("offerings_set", "bonus"):
        name = "set" if kind == "offerings_set" else "bonus"
        args, targets = {"number": offset + 1}, [f"{name}:{offset + 1}"]
    elif kind == "advance":
        args, targets = {"track": track_message(offset)}, [f"track:{RESOURCES[offset]}"]
    elif kind == "take_artisan":
        args = {"artisan": artisan_message(offset)}
        targets = [f"artisan:{PRINTED.artisans[offset]}"]
    elif kind == "income":
        args, targets = {"income": income_message(offset)}, [f"income:{INCOMES[offset]}"]
    elif kind == "to_wheel":
        targets = [f"traitor_jar:{JAR_SIDES[offset]}"]
        args = {"side": JAR_SIDES[offset]}
    else:
        targets = [PLAIN_TARGETS[kind]]
    return {"kind": kind, "targets": targets, "rule": rule, "text": text, "args": args}


PLAIN_TARGETS: Final = {  # of kinds with a single action
    "pass": "pyramid",
    "pay_proposed": "proposal",
    "bag": "bag",
    "take_noble_deck": "noble_deck",
    "take_artisan_deck": "artisan_deck",
    "jar_keep": "jar_keep",
    "jar_replace": "noble:diplomat",
    "teacher_decline": "decline",
    "teacher_use": "noble:teacher",
    "end_turn": "end_turn",
}


def _describe_act(option: int, variant: int) -> Message:
    section = SECTION_OF[option]
    targets = [f"section:{SECTIONS[section]}"]
    if option == OFFERINGS_2:
        targets.append("bonus")
    elif FIRST_NILE <= option <= NILE_PAIR:
        targets.append(f"nile_option:{OPTION_NAMES[option]}")
    args: dict[str, object] = {
        "section": section_message(section),
        "action": option_message(option),
    }
    rule, text = RULE_OF_SECTION[section], "choice-act"
    if variant == FREE:
        rule, text = "P9.5", "choice-act_free"
        for noble in members(WITHOUT_WHEEL[section])[:1]:
            targets.append(f"noble:{PRINTED.nobles[noble]}")
            args["noble"] = noble_message(noble)
    return {"kind": "act", "targets": targets, "rule": rule, "text": text, "args": args}


assert CODEBOOK.count == ACTIONS
