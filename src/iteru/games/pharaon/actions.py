"""The actions of Pharaon: their codes, notation, rule, targets and messages."""

from typing import Final, Literal

from iteru.games.pharaon.box.components import PRINTED, UNIT_NAMES, WITHOUT_WHEEL
from iteru.games.pharaon.box.ids import (
    ARTISANS,
    BASIC_NAMES,
    BASICS,
    FIRST_OFFERING,
    INCOMES,
    JARS,
    MOST_SETS,
    NILE_OPTIONS,
    SECTIONS,
    TILES,
    TREASURER,
    UNITS,
    WITCH,
)
from iteru.games.pharaon.telling.words import (
    INCOME_TEXTS,
    NOBLE_TEXTS,
    RESOURCE_TEXTS,
    TRACK_TEXTS,
    UNIT_TEXTS,
    WORDS,
    artisan_message,
    jar_message,
    noble_message,
    resource_message,
    section_message,
    tile_message,
)
from iteru.kernel.codebook import Block, Codebook, Value, named, numbered
from iteru.kernel.message import Message, message
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
ACT_TEXTS: Final = [  # by option
    *WORDS.table("acts", ["offerings_1", "offerings_2", "nobles"]),
    *[WORDS.id("acts-nile")] * (NILE_PAIR - FIRST_NILE),
    *WORDS.table("acts", ["nile_pair", "artisans", "burial_chamber"]),
]
SECTION_OF: Final = bytes([0, 0, 1, 2, 2, 2, 2, 2, 2, 3, 4])  # by option
RULE_OF_SECTION: Final = ["P4.3", "P4.4", "P4.5", "P4.6", "P4.7"]
WHEEL: Final = 0
FREE: Final = 1  # by a noble, without the wheel (P9.5)
Variant = Literal["wheel", "free"]
VARIANTS: Final[tuple[Variant, ...]] = ("wheel", "free")

# What Witch and Treasurer may be given (P9.6): basic resources, then resource-offerings
GIVEN: Final = bytes([*range(BASICS), *range(FIRST_OFFERING, FIRST_OFFERING + BASICS)])
LEFT: Final = 0
RIGHT: Final = 1
JAR_SIDES: Final = ["left", "right"]
PLACES: Final = range(1, MOST_SETS + 1)  # of sets and bonus tokens


def _tile(tile: int) -> Value:
    """Written by the letter alone."""
    return Value(TILES[tile][-1], [f"traitor_tile:{TILES[tile]}"], {"tile": tile_message(tile)})


def _jar(jar: int) -> Value:
    name = PRINTED.jars[jar]
    return Value(name.replace("_", "-"), [f"jar:{name}"], {"jar": jar_message(jar)})


def _artisan(artisan: int) -> Value:
    name = PRINTED.artisans[artisan]
    args: dict[str, object] = {"artisan": artisan_message(artisan)}
    return Value(name.replace("_", "-"), [f"artisan:{name}"], args)


def _act(option: int, variant: int) -> Value:
    """P3.10.1 Section, option and variant: one value, since the variant decides the message."""
    section = SECTION_OF[option]
    note = f"{OPTION_NAMES[option]} {VARIANTS[variant]}".replace("_", "-")
    targets = [f"section:{SECTIONS[section]}"]
    if option == OFFERINGS_2:
        targets.append("bonus")
    elif FIRST_NILE <= option <= NILE_PAIR:
        targets.append(f"nile_option:{OPTION_NAMES[option]}")
    args: dict[str, object] = {
        "section": section_message(section),
        "action": option_message(option),
    }
    if variant == WHEEL:
        return Value(note, targets, args, rule=RULE_OF_SECTION[section])
    for noble in members(WITHOUT_WHEEL[section])[:1]:
        targets.append(f"noble:{PRINTED.nobles[noble]}")
        args["noble"] = noble_message(noble)
    return Value(note, targets, args, text="choice-act_free", rule="P9.5")


def _side(side: str) -> Value:
    return Value(side, [f"traitor_jar:{side}"], {"side": side})


def option_message(option: int) -> Message:
    """What is done: "offerings with a bonus token", "Nile: trade and royalty", ..."""
    args: dict[str, object] = {}
    if FIRST_NILE <= option < NILE_PAIR:
        one, other = PRINTED.nile_costs[option - FIRST_NILE]
        args = {"one": resource_message(one), "other": resource_message(other)}
    return message(ACT_TEXTS[option], args)


NOBLE: Final = named("noble", PRINTED.nobles, "noble", NOBLE_TEXTS)
UNIT: Final = named("unit", UNIT_NAMES, "unit", UNIT_TEXTS[:UNITS])
BASIC_FROM_SUPPLY: Final = named("resource", BASIC_NAMES, "supply", RESOURCE_TEXTS[:BASICS])

CODEBOOK: Final = Codebook(
    Block(
        "dark_tile",
        "darken {tile}",
        rule="P11.2",
        tile=[_tile(tile) for tile in range(len(TILES))],
    ),
    Block("keep_noble", "keep {noble}", rule="P2.5", noble=NOBLE),
    Block("take_jar", "take {jar}", rule="P3.5", jar=[_jar(jar) for jar in range(JARS)]),
    Block(
        "act",
        "act {option_and_variant}",
        option_and_variant=[
            _act(option, variant)
            for option in range(ACT_OPTIONS)
            for variant in range(len(VARIANTS))
        ],
    ),
    Block("pass", "pass", rule="P5.1", targets=["pyramid"]),
    Block("use", "use {noble}", rule="P9.6", noble=[NOBLE[WITCH], NOBLE[TREASURER]]),
    Block("pay_proposed", "pay", rule="P3.10.7", targets=["proposal"]),
    Block("pay_access", "access {unit}", rule="P4.2.2", unit=UNIT),
    Block("pay_unit", "pay {unit}", rule="P3.10.3", unit=UNIT),
    Block("swap_give", "give {unit}", rule="P9.6", unit=[UNIT[unit] for unit in GIVEN]),
    Block("swap_get", "get {resource}", rule="P9.6", resource=BASIC_FROM_SUPPLY),
    Block("offerings_set", "set {number}", rule="P4.3.1", number=numbered("number", PLACES, "set")),
    Block("bonus", "bonus {number}", rule="P3.7", number=numbered("number", PLACES, "bonus")),
    Block("bag", "bag", rule="P3.7", targets=["bag"]),
    Block("take_noble", "recruit {noble}", rule="P4.4", noble=NOBLE),
    Block("take_noble_deck", "recruit from deck", rule="P4.4", targets=["noble_deck"]),
    Block(
        "advance",
        "advance {track}",
        rule="P4.5.1",
        track=named("track", BASIC_NAMES, "track", TRACK_TEXTS),
    ),
    Block(
        "take_artisan",
        "hire {artisan}",
        rule="P4.6",
        artisan=[_artisan(artisan) for artisan in range(ARTISANS)],
    ),
    Block("take_artisan_deck", "hire from deck", rule="P4.6", targets=["artisan_deck"]),
    Block("jar_keep", "keep jar", rule="P9.7", targets=["jar_keep"]),
    Block("jar_replace", "replace jar", rule="P9.7", targets=["noble:diplomat"]),
    Block("teacher_decline", "decline teacher", rule="P9.7", targets=["decline"]),
    Block("teacher_use", "use teacher", rule="P9.7", targets=["noble:teacher"]),
    Block("basic", "gain {resource}", rule="P6.3", resource=BASIC_FROM_SUPPLY),
    Block(
        "income",
        "income {income}",
        rule="P6.1",
        income=named("income", INCOMES[:3], "income", INCOME_TEXTS[:3]),
    ),
    Block("end_turn", "end turn", rule="P14.2", targets=["end_turn"]),
    Block("to_wheel", "wheel {side}", rule="P11.4", side=[_side(side) for side in JAR_SIDES]),
)

assert CODEBOOK.count == ACTIONS
