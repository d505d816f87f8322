"""Action codes of Egizia: each block declares notation, rule, targets and message."""

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
    CREWS,
    FIELD,
    FIELD_UPGRADE,
    GRAIN,
    IRRIGATIONS,
    LAST_BUILDER,
    MARKETS,
    MAX_SEATS,
    MAX_STONES,
    MOST_BID,
    MOST_DRAWN,
    MOST_FREE,
    MOST_SOLD,
    OVERSEER,
    REGULAR,
    SELL_STONES,
    SITE_SPACE,
    SITES,
    SPHINX_CARDS,
    STONE_SPACES,
    STONES,
    STONES_AS_GRAIN,
    TARGETS,
    TEMPLE_FIRST,
    TRAIN,
    TWO_SHIPS,
)
from iteru.games.egizia.box.ids import DOUBLE as DOUBLE_CARD
from iteru.games.egizia.telling.places import (
    SHIP_PLACES,
    STONE_PLACES,
    crew_targets,
    own_card,
    own_card_of,
    slot_id,
)
from iteru.games.egizia.telling.words import (
    CREW_TEXTS,
    IRRIGATION_TEXTS,
    SPACE_TEXTS,
    TILE_TEXTS,
    TRACK_TEXTS,
    card_message,
    sphinx_message,
    stone_space_message,
    target_message,
)
from iteru.kernel.codebook import Block, Codebook, Value, named, numbered
from iteru.kernel.message import message
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, members

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
DRAWS: Final = [  # paid and free cards of a visit to the Sphinx (E8.3.1)
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


def build_choice(code: i64) -> tuple[int, int, int]:
    """The set of crews, 1 if the overseer helps, and how many strength cards are played."""
    offset = code - BUILD
    return CREW_SETS[offset // 6], offset // 3 % 2, offset % 3


def _note(name: str) -> str:
    return name.replace("_", "-")


def _place_note(target: i64) -> str:
    space, slot = TARGET_SPACE[target], TARGET_SLOT[target]
    if SPACE_TYPE[space] != SITE_SPACE:
        return _note(PRINTED.river.spaces[space])
    site = SPACE_SITE[space]
    return _note(f"{SITES[site]}_occupied" if slot == LAST_BUILDER else slot_id(site, slot))


def _place(target: i64, site_rule: str) -> Value:
    """Where a ship goes."""
    args = {"place": target_message(target)}
    return Value(_place_note(target), SHIP_PLACES[target], args, rule=site_rule)


def _site_rule(target: i64) -> str:
    """E5.7.1 A ship space of a site; E5.7.3 beside them; E5.7.5 by occupied_site."""
    if SPACE_TYPE[TARGET_SPACE[target]] != SITE_SPACE:
        return ""
    return {BESIDE: "E5.7.3", LAST_BUILDER: "E5.7.5"}.get(TARGET_SLOT[target], "E5.7.1")


def _cards(cards: list[int]) -> list[Value]:
    """Nile cards in front of a player."""
    return [
        Value(_note(PRINTED.nile.cards[card]), [own_card(card)], {"card": card_message(card)})
        for card in cards
    ]


def _field(card: i64) -> Value:
    """A field for the card field_upgrade."""
    name = PRINTED.nile.cards[card]
    targets = [own_card_of(FIELD_UPGRADE), f"field:{name}"]
    return Value(_note(name), targets, {"field": card_message(card)})


def _raised(one: i64, two: i64) -> Value:
    """Two crews by one each, or the same crew by two."""
    args = {"first": message(CREW_TEXTS[one]), "second": message(CREW_TEXTS[two])}
    text = "choice-raise_twice" if one == two else ""
    return Value(f"{CREWS[one]}+{CREWS[two]}", crew_targets(BIT[one] | BIT[two]), args, text)


def _builders(crews: i64, overseer: i64) -> Value:
    """E8.2.2 The crews that build, alone or with the overseer."""
    everyone = crews | overseer << OVERSEER
    note = "+".join([CREWS[crew] for crew in members(crews)])
    args = {"crews": [message(CREW_TEXTS[crew]) for crew in members(everyone)]}
    return Value(f"{note} {['alone', 'overseer'][overseer]}", crew_targets(everyone), args)


def _draw(paid: i64, free: i64) -> Value:
    text = "choice-draw_free" if free > 0 else ""
    return Value(f"{paid}+{free}", args={"paid": paid, "free": free}, text=text)


def _stone(space: i64) -> Value:
    rule = "E8.3.2" if space < TEMPLE_FIRST else "E8.3.3"
    args = {"space": stone_space_message(space)}
    return Value(_note(PRINTED.stones.spaces[space]), [STONE_PLACES[space]], args, rule=rule)


def _sphinx_card(card: i64) -> Value:
    name = PRINTED.sphinx.cards[card]
    return Value(_note(name), [f"sphinx:{name}"], {"card": sphinx_message(card)})


def _sphinx_pair(one: i64, two: i64) -> Value:
    names = [PRINTED.sphinx.cards[card] for card in (one, two)]
    args = {"first": sphinx_message(one), "second": sphinx_message(two)}
    return Value(_note("+".join(names)), [f"sphinx:{name}" for name in names], args)


CODEBOOK: Final = Codebook(
    Block(
        "ship",
        "ship {place}",
        rule="E5.1.1",
        place=[_place(target, _site_rule(target)) for target in range(TARGETS)],
    ),
    Block(
        "ship_two",
        "two ships {place}",
        rule="E5.6.3",
        targets=[own_card_of(TWO_SHIPS)],
        place=[_place(target, "") for target in range(TARGETS)],
    ),
    Block("pass", "pass", rule="E5.1.2", targets=["pass"]),
    Block("no_second_ship", "no second ship", rule="E5.6.3", targets=["decline"]),
    Block(
        "track",
        "market {track}",
        rule="E2.5.5",
        track=[
            Value(note, [f"track:{id}"], {"track": message(text)})
            for note, id, text in zip(["stone", "grain"], MARKETS, TRACK_TEXTS, strict=True)
        ],
    ),
    Block(
        "raise_two",
        "raise {crews}",
        rule="E12.5",
        crews=[_raised(one, two) for one, two in CREW_PAIRS],
    ),
    Block(
        "raise_one",
        "raise {crew}",
        rule="E5.5.6",
        crew=named("crew", CREWS[:REGULAR], "crew", CREW_TEXTS[:REGULAR]),
    ),
    Block(
        "irrigate",
        "irrigate {side}",
        rule="E5.5.3",
        side=[
            Value(id.removeprefix("irrigation_"), [f"irrigation:{id}"], {"place": message(text)})
            for id, text in zip(IRRIGATIONS, IRRIGATION_TEXTS, strict=True)
        ],
    ),
    Block("double", "double", rule="E5.5.8", targets=[own_card_of(DOUBLE_CARD)]),
    Block("no_double", "no double", rule="E5.5.8", targets=["decline"]),
    Block(
        "take_leftover",
        "leftover {space}",
        rule="E5.8.1",
        space=named(
            "space",
            CARD_SPACE_NAMES,
            "space",
            [SPACE_TEXTS[PRINTED.river.spaces.index(name)] for name in CARD_SPACE_NAMES],
        ),
    ),
    Block("no_leftover", "no leftover", rule="E5.8.1", targets=["decline"]),
    Block("go_on", "go on", rule="E14.3", targets=["go_on"]),
    Block("play_stones", "play {card}", rule="E14.3", card=_cards(STONES_CARDS)),
    Block(
        "sell",
        "sell {stones}",
        rule="E14.3",
        targets=[own_card_of(SELL_STONES)],
        stones=numbered("stones", range(1, MOST_SOLD + 1)),
    ),
    Block(
        "train",
        "use {card} {crew}",
        rule="E14.3",
        card=_cards(TRAIN_CARDS),
        crew=named("crew", CREWS[:REGULAR], "crew", CREW_TEXTS[:REGULAR]),
    ),
    Block(
        "upgrade",
        "upgrade {field}",
        rule="E12.3.9",
        field=[_field(card) for card in FIELD_CARDS],
    ),
    Block("play_grain", "play {card}", rule="E6.4", card=_cards(GRAIN_CARDS)),
    Block(
        "pay_grain",
        "feed {stones}",
        rule="E6.4",
        targets=[own_card_of(STONES_AS_GRAIN)],
        stones=numbered("stones", range(1, MAX_STONES + 1)),
    ),
    Block("accept_loss", "accept loss", rule="E6.5", targets=["go_on"]),
    Block(
        "play_build_first",
        "play build-first",
        rule="E8.1.3",
        targets=[own_card_of(BUILD_FIRST)],
    ),
    Block("decline", "decline", rule="E8.4.1", targets=["decline"]),
    Block(
        "build",
        "build {crews} {cards}",
        rule="E8.2.2",
        crews=[_builders(crews, overseer) for crews in CREW_SETS for overseer in (0, 1)],
        cards=[
            Value("plain", args={"cards": 0}),
            Value("strength", args={"cards": 1}, text="choice-build_with_cards"),
            Value("strength-twice", args={"cards": 2}, text="choice-build_with_cards"),
        ],
    ),
    Block(
        "draw",
        "draw {cards}",
        rule="E8.3.1",
        targets=["sphinx_deck"],
        cards=[_draw(paid, free) for paid, free in DRAWS],
    ),
    Block("keep_none", "keep none", rule="E8.3.1", targets=["decline"]),
    Block("lay", "lay {space}", space=[_stone(space) for space in range(STONE_SPACES)]),
    Block("stop", "stop", rule="E8.3.2", targets=["stop"]),
    Block(
        "keep_one",
        "keep {card}",
        rule="E8.3.1",
        card=[_sphinx_card(card) for card in range(SPHINX_CARDS)],
    ),
    Block(
        "keep_two",
        "keep {cards}",
        rule="E8.3.1",
        cards=[_sphinx_pair(one, two) for one, two in SPHINX_PAIRS],
    ),
    Block(
        "bid",
        "bid {points} for {tile}",
        rule="E11.4",
        tile=[
            Value(str(tile + 1), [f"order_tile:{id}"], {"tile": message(text)})
            for tile, (id, text) in enumerate(zip(PRINTED.order_tiles, TILE_TEXTS, strict=True))
        ],
        points=numbered("points", range(MOST_BID + 1)),
    ),
)

assert CODEBOOK.count == ACTIONS and len(PRINTED.order_tiles) == MAX_SEATS
assert len(CREW_SETS) * 2 * (STRENGTH_CARDS + 1) == DRAW - BUILD
