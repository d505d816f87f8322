"""Action codes of Egizia, their notation, and their meaning for clients."""

from typing import Final

from iteru.games.egizia.box.components import (
    CARD_SPACE_NAMES,
    OF_KIND,
    PRINTED,
    SPACE_SITE,
    SPACE_TYPE,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import (
    BESIDE,
    BUILD_FIRST,
    BUILDING_TABLES,
    BUILDINGS,
    CREWS,
    FIELD,
    FIELD_UPGRADE,
    FIRST_OF_BUILDING,
    GRAIN,
    GRAVES_FIRST,
    IRRIGATIONS,
    LAST_BUILDER,
    MARKETS,
    MAX_SEATS,
    MAX_STONES,
    MOST_BID,
    MOST_DRAWN,
    MOST_FREE,
    MOST_SOLD,
    OCCUPIED_SITE,
    REGULAR,
    SELL_STONES,
    SITE_SPACE,
    SITES,
    SLOTS,
    SPHINX_CARDS,
    STONES,
    STONES_AS_GRAIN,
    TARGETS,
    TRAIN,
    TWO_SHIPS,
)
from iteru.games.egizia.box.ids import DOUBLE as DOUBLE_CARD
from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.message import Message, message
from iteru.kernel.sets import lowest, members

# Literal, so that the compiler folds them; a test compares them with the codebook.
SHIP: Final = 0  # + target
SHIP_TWO: Final = 32  # + target: with the card two_ships
PASS: Final = 64
NO_SECOND_SHIP: Final = 65
TRACK: Final = 66  # + track
RAISE_TWO: Final = 68  # + number in CREW_PAIRS
RAISE_ONE: Final = 74  # + regular crew
IRRIGATE: Final = 77  # + space where the marker is afterwards
DOUBLE: Final = 80
NO_DOUBLE: Final = 81
TAKE_LEFTOVER: Final = 82  # + card space
NO_LEFTOVER: Final = 92
GO_ON: Final = 93
PLAY_STONES: Final = 94  # + number in STONES_CARDS
SELL: Final = 96  # + stones - 1
TRAIN_CREW: Final = 106  # + number in TRAIN_CARDS * REGULAR + crew
UPGRADE: Final = 112  # + number in FIELD_CARDS
PLAY_GRAIN: Final = 126  # + number in GRAIN_CARDS
PAY_GRAIN: Final = 128  # + stones - 1
ACCEPT_LOSS: Final = 153
PLAY_BUILD_FIRST: Final = 154
DECLINE: Final = 155
BUILD: Final = 156  # + (number in CREW_SETS * 2 + overseer) * 3 + strength cards
DRAW: Final = 192  # + number in DRAWS
KEEP_NONE: Final = 204
LAY: Final = 205  # + space of a building
STOP: Final = 258
KEEP_ONE: Final = 259  # + Sphinx card
KEEP_TWO: Final = 289  # + number in SPHINX_PAIRS
BID: Final = 724  # + tile * (MOST_BID + 1) + points
ACTIONS: Final = 808

CREW_PAIRS: Final = [(one, two) for one in range(REGULAR) for two in range(one, REGULAR)]
CREW_SETS: Final = [1, 2, 4, 3, 5, 6]  # sets of crews that may build: one, with two_crews two
ONE_CREW_SETS: Final = 3
STRENGTH_CARDS: Final = 2  # at most played in one build action (E8.2.2)
STONES_CARDS: Final = members(OF_KIND[STONES])
TRAIN_CARDS: Final = members(OF_KIND[TRAIN])
FIELD_CARDS: Final = members(OF_KIND[FIELD])
GRAIN_CARDS: Final = members(OF_KIND[GRAIN])
DRAWS: Final = [  # paid and free cards of a visit of the Sphinx (E8.3.1)
    (paid, free)
    for paid in range(1, MOST_DRAWN + 1)
    for free in range(MOST_FREE + 1)
    if paid + free <= MOST_DRAWN
]
SPHINX_PAIRS: Final = [
    (one, two) for one in range(SPHINX_CARDS) for two in range(one + 1, SPHINX_CARDS)
]
FIRST_PAIR_OF: Final = [  # by Sphinx card: the first pair whose lower card it is
    card * SPHINX_CARDS - card * (card + 1) // 2 for card in range(SPHINX_CARDS)
]


def own_card(kind: int) -> str:
    """The target of a card of which there is one."""
    return f"own_card:{PRINTED.nile.cards[lowest(OF_KIND[kind])]}"


def _note(name: str) -> str:
    return name.replace("_", "-")


def _notes(names: list[str]) -> list[str]:
    return [_note(name) for name in names]


def _cards(numbers: list[int]) -> list[str]:
    return [_note(PRINTED.nile.cards[number]) for number in numbers]


def slot_name(site: int, slot: int) -> str:
    """The id of a ship space; that of occupied_site shares the place beside the others."""
    return PRINTED.river.site_spaces[site * (SLOTS - 1) + min(slot, BESIDE)]


def _target_note(target: int) -> str:
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    if SPACE_TYPE[space] != SITE_SPACE:
        return _note(PRINTED.river.spaces[space])
    site = SPACE_SITE[space]
    if slot == LAST_BUILDER:
        return _note(SITES[site]) + "-occupied"
    return _note(slot_name(site, slot))


def _crews_note(crews: int) -> str:
    return "+".join([CREWS[crew] for crew in members(crews)])


TARGET_NOTES: Final = [_target_note(target) for target in range(TARGETS)]
CODEBOOK: Final = Codebook(
    Block("ship", "ship {place}", place=TARGET_NOTES),
    Block("ship_two", "two ships {place}", place=TARGET_NOTES),
    Block("pass", "pass"),
    Block("no_second_ship", "no second ship"),
    Block("track", "market {track}", track=["stone", "grain"]),
    Block(
        "raise_two",
        "raise {crews}",
        crews=[f"{CREWS[one]}+{CREWS[two]}" for one, two in CREW_PAIRS],
    ),
    Block("raise_one", "raise {crew}", crew=CREWS[:REGULAR]),
    Block("irrigate", "irrigate {side}", side=["left", "middle", "right"]),
    Block("double", "double"),
    Block("no_double", "no double"),
    Block("take_leftover", "leftover {space}", space=_notes(CARD_SPACE_NAMES)),
    Block("no_leftover", "no leftover"),
    Block("go_on", "go on"),
    Block("play_stones", "play {card}", card=_cards(STONES_CARDS)),
    Block("sell", "sell {stones}", stones=[str(number + 1) for number in range(MOST_SOLD)]),
    Block("train", "use {card} {crew}", card=_cards(TRAIN_CARDS), crew=CREWS[:REGULAR]),
    Block("upgrade", "upgrade {field}", field=_cards(FIELD_CARDS)),
    Block("play_grain", "play {card}", card=_cards(GRAIN_CARDS)),
    Block("pay_grain", "feed {stones}", stones=[str(number + 1) for number in range(MAX_STONES)]),
    Block("accept_loss", "accept loss"),
    Block("play_build_first", "play build-first"),
    Block("decline", "decline"),
    Block(
        "build",
        "build {crews} {overseer} {cards}",
        crews=[_crews_note(crews) for crews in CREW_SETS],
        overseer=["alone", "overseer"],
        cards=["plain", "strength", "strength-twice"],
    ),
    Block("draw", "draw {cards}", cards=[f"{paid}+{free}" for paid, free in DRAWS]),
    Block("keep_none", "keep none"),
    Block("lay", "lay {space}", space=_notes(PRINTED.stones.spaces)),
    Block("stop", "stop"),
    Block("keep_one", "keep {card}", card=_notes(PRINTED.sphinx.cards)),
    Block(
        "keep_two",
        "keep {cards}",
        cards=[
            f"{_note(PRINTED.sphinx.cards[one])}+{_note(PRINTED.sphinx.cards[two])}"
            for one, two in SPHINX_PAIRS
        ],
    ),
    Block(
        "bid",
        "bid {points} for {tile}",
        tile=[str(tile + 1) for tile in range(MAX_SEATS)],
        points=[str(points) for points in range(MOST_BID + 1)],
    ),
)

RULES: Final = {
    "ship": "E5.1.1",
    "ship_two": "E5.6.3",
    "pass": "E5.1.2",
    "no_second_ship": "E5.6.3",
    "track": "E2.5.5",
    "raise_two": "E12.5",
    "raise_one": "E5.5.6",
    "irrigate": "E5.5.3",
    "double": "E5.5.8",
    "no_double": "E5.5.8",
    "take_leftover": "E5.8.1",
    "no_leftover": "E5.8.1",
    "go_on": "E14.3",
    "play_stones": "E14.3",
    "sell": "E14.3",
    "train": "E14.3",
    "upgrade": "E12.3.9",
    "play_grain": "E6.4",
    "pay_grain": "E6.4",
    "accept_loss": "E6.5",
    "play_build_first": "E8.1.3",
    "decline": "E8.4.1",
    "build": "E8.2.2",
    "draw": "E8.3.1",
    "keep_none": "E8.3.1",
    "keep_one": "E8.3.1",
    "keep_two": "E8.3.1",
    "lay": "E8.3.2",
    "stop": "E8.3.2",
    "bid": "E11.4",
}
PLAIN_TARGETS: Final = {  # of kinds with a single action
    "pass": "pass",
    "no_second_ship": "decline",
    "double": own_card(DOUBLE_CARD),
    "no_double": "decline",
    "no_leftover": "decline",
    "go_on": "go_on",
    "accept_loss": "go_on",
    "play_build_first": own_card(BUILD_FIRST),
    "decline": "decline",
    "keep_none": "decline",
    "stop": "stop",
}


def card_message(card: int) -> Message:
    return message(f"nile_cards-{PRINTED.nile.cards[card]}")


def sphinx_message(card: int) -> Message:
    return message(f"sphinx_cards-{PRINTED.sphinx.cards[card]}")


def crew_message(crew: int) -> Message:
    return message(f"crews-{CREWS[crew]}")


def space_message(space: int) -> Message:
    return message(f"nile_spaces-{PRINTED.river.spaces[space]}")


def track_message(track: int) -> Message:
    return message(f"markets-{MARKETS[track]}")


def site_message(site: int) -> Message:
    return message(f"sites-{SITES[site]}")


def irrigation_message(place: int) -> Message:
    return message(f"irrigation_spaces-{IRRIGATIONS[place]}")


def tile_message(tile: int) -> Message:
    return message(f"order_tiles-{PRINTED.order_tiles[tile]}")


def stone_space_message(space: int) -> Message:
    return message(f"{BUILDING_TABLES[building_of(space)]}-{PRINTED.stones.spaces[space]}")


def target_message(target: int) -> Message:
    """A space of the Nile, or a ship space of a site."""
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    if SPACE_TYPE[space] != SITE_SPACE:
        return space_message(space)
    if slot == LAST_BUILDER:
        return message("ship_last_builder", {"site": site_message(SPACE_SITE[space])})
    return message(f"site_spaces-{slot_name(SPACE_SITE[space], slot)}")


def target_places(target: int) -> list[str]:
    """What a client lights: the space, and on a site the ship space."""
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    places = [f"space:{PRINTED.river.spaces[space]}"]
    if SPACE_TYPE[space] == SITE_SPACE:
        places.append(f"site_space:{slot_name(SPACE_SITE[space], slot)}")
        if slot == LAST_BUILDER:
            places.append(own_card(OCCUPIED_SITE))
    return places


def stone_target(space: int) -> str:
    """E8.3 A space of a building as a client knows it: obelisk:1, grave:12, temple:temple_top."""
    if space < GRAVES_FIRST:
        return f"obelisk:{space + 1}"
    if space < FIRST_OF_BUILDING[2]:
        return f"grave:{space - GRAVES_FIRST + 1}"
    return f"{BUILDINGS[building_of(space)]}:{PRINTED.stones.spaces[space]}"


def building_of(space: int) -> int:
    building = 0
    while space >= FIRST_OF_BUILDING[building + 1]:
        building += 1
    return building


def crew_messages(crews: int) -> list[Message]:
    return [crew_message(crew) for crew in members(crews)]


def describe(code: int) -> Message:
    """Kind, targets, rule and message of an action."""
    block = CODEBOOK.block(code)
    offset = code - block.first
    kind = block.kind
    rule, text = RULES[kind], f"choice-{kind}"
    args: dict[str, object] = {}
    targets: list[str] = []
    if kind in ("ship", "ship_two"):
        args = {"place": target_message(offset)}
        targets = target_places(offset)
        if kind == "ship_two":
            targets.append(own_card(TWO_SHIPS))
        if SPACE_TYPE[TARGET_SPACE[offset]] == SITE_SPACE and kind == "ship":
            rule = {BESIDE: "E5.7.3", LAST_BUILDER: "E5.7.5"}.get(TARGET_SLOT[offset], "E5.7.1")
    elif kind == "track":
        args, targets = {"track": track_message(offset)}, [f"track:{MARKETS[offset]}"]
    elif kind == "raise_two":
        one, two = CREW_PAIRS[offset]
        args = {"first": crew_message(one), "second": crew_message(two)}
        targets = [f"crew:{CREWS[crew]}" for crew in sorted({one, two})]
        text = "choice-raise_twice" if one == two else text
    elif kind == "raise_one":
        args, targets = {"crew": crew_message(offset)}, [f"crew:{CREWS[offset]}"]
    elif kind == "irrigate":
        args = {"place": irrigation_message(offset)}
        targets = [f"irrigation:{IRRIGATIONS[offset]}"]
    elif kind == "take_leftover":
        space = CARD_SPACE_NAMES[offset]
        args = {"space": message(f"nile_spaces-{space}")}
        targets = [f"space:{space}"]
    elif kind in ("play_stones", "play_grain"):
        card = (STONES_CARDS if kind == "play_stones" else GRAIN_CARDS)[offset]
        args, targets = {"card": card_message(card)}, [f"own_card:{PRINTED.nile.cards[card]}"]
    elif kind == "sell":
        args, targets = {"stones": offset + 1}, [own_card(SELL_STONES)]
    elif kind == "train":
        card, crew = TRAIN_CARDS[offset // REGULAR], offset % REGULAR
        args = {"card": card_message(card), "crew": crew_message(crew)}
        targets = [f"own_card:{PRINTED.nile.cards[card]}", f"crew:{CREWS[crew]}"]
    elif kind == "upgrade":
        field = FIELD_CARDS[offset]
        args = {"field": card_message(field)}
        targets = [own_card(FIELD_UPGRADE), f"field:{PRINTED.nile.cards[field]}"]
    elif kind == "pay_grain":
        args, targets = {"stones": offset + 1}, [own_card(STONES_AS_GRAIN)]
    elif kind == "build":
        return _describe_build(offset)
    elif kind == "draw":
        paid, free = DRAWS[offset]
        args, targets = {"paid": paid, "free": free}, ["sphinx_deck"]
        text = text if free == 0 else "choice-draw_free"
    elif kind == "keep_one":
        args = {"card": sphinx_message(offset)}
        targets = [f"sphinx:{PRINTED.sphinx.cards[offset]}"]
    elif kind == "keep_two":
        one, two = SPHINX_PAIRS[offset]
        args = {"first": sphinx_message(one), "second": sphinx_message(two)}
        targets = [f"sphinx:{PRINTED.sphinx.cards[card]}" for card in (one, two)]
    elif kind == "lay":
        args, targets = {"space": stone_space_message(offset)}, [stone_target(offset)]
        rule = "E8.3.2" if offset < FIRST_OF_BUILDING[2] else "E8.3.3"
    elif kind == "bid":
        tile, points = divmod(offset, MOST_BID + 1)
        args = {"tile": tile_message(tile), "points": points}
        targets = [f"order_tile:{PRINTED.order_tiles[tile]}"]
    else:
        targets = [PLAIN_TARGETS[kind]]
    return {"kind": kind, "targets": targets, "rule": rule, "text": text, "args": args}


def build_choice(code: int) -> tuple[int, int, int]:
    """The set of crews, 1 if the overseer helps, and how many strength cards are played."""
    offset = code - BUILD
    return CREW_SETS[offset // 6], offset // 3 % 2, offset % 3


def _describe_build(offset: int) -> Message:
    """E8.2.2 The texts name what is added to the crews."""
    crews, overseer, strength = build_choice(BUILD + offset)
    everyone = crews | overseer << REGULAR
    targets = [f"crew:{CREWS[crew]}" for crew in members(everyone)]
    args: dict[str, object] = {"crews": list(crew_messages(everyone)), "cards": strength}
    text = "choice-build" if strength == 0 else "choice-build_with_cards"
    return {"kind": "build", "targets": targets, "rule": "E8.2.2", "text": text, "args": args}


assert CODEBOOK.count == ACTIONS
assert len(CREW_SETS) * 2 * (STRENGTH_CARDS + 1) == DRAW - BUILD
