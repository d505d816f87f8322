"""What lies where in a game of Pharaon: ints and flat lists, which the rules read and change.

A **holder** is whoever owns things: the seats, and in the solo game the Traitor, whose number is
that of the seats (1). Lists "by holder" have an entry for each. Frames name the Traitor's turns by
the seat NOBODY, since nobody decides for it.

Sets of nobles, artisans and jars are bits of one int: decks and the jar stack have no order, a card
is chosen when it is revealed (P13.1).
"""

from collections.abc import Mapping
from typing import Final

from iteru.games.pharaon.components import (
    ARTISANS,
    BASICS,
    FIRST_OFFERING,
    JARS,
    KINDS,
    MOST_SETS,
    NILE_TOP,
    NOBLES,
    OFFERING_TYPES,
    POSITIONS,
    PRINTED,
    PYRAMID,
    RESOURCES,
    SECTORS,
    STAGES,
    STOCK,
    TILE_SPACES,
    UNITS,
    WHEEL_SPACES,
    count_bits,
)
from iteru.kernel.frames import Frame
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.state import State

BLOCK: Final = 18  # on a space of wheel or Traitor tile: taken, without a token (P12.2, P11.4)
UNKNOWN: Final = -2  # in what a seat knows: a noble that it may not see (P13.1)
SETUP_ROUND: Final = 0  # `round` before round 1: no ability of the nobles works once a round (P2.5)

# Frames. The first twenty ask a question, the others are carried out by flow.advance.
ASK_DARK_TILE: Final = 0  # argument: how many tiles are still to be turned (P11.2)
ASK_SETUP_NOBLE: Final = 1
ASK_SETUP_JAR: Final = 2
ASK_TURN: Final = 3
ASK_PAYMENT: Final = 4  # argument: option * 2 + variant; lies on its ASK_TURN
ASK_SWAP_WITCH: Final = 5  # argument: number in actions.GIVEN of what is given, NONE at first
ASK_SWAP_TREASURER: Final = 6
ASK_OFFERINGS_SET: Final = 7
ASK_OFFERING_SOURCE: Final = 8
ASK_NOBLE_PICK: Final = 9
ASK_NILE_ADVANCE: Final = 10  # argument: bits of the tracks that are permitted
ASK_ARTISAN_PICK: Final = 11
ASK_OFFICIAL_TRACK: Final = 12  # argument: number of advances
ASK_PASS_JAR: Final = 13
ASK_JAR_DIPLOMAT: Final = 14  # argument: the jar, which is neither in the stack nor discarded
ASK_JAR_TEACHER: Final = 15  # argument: the jar
ASK_ANY_BASIC: Final = 16  # argument: FOR_PYRAMID, FOR_DIPLOMAT or FOR_TEACHER
ASK_PYRAMID_INCOME: Final = 17
ASK_END_TURN: Final = 18
ASK_SOLO_SPLIT: Final = 19  # argument: the Traitor's jar, not yet discarded; seat 0 (P11.4)
SETUP_SEAT: Final = 20  # P2.5 step 1
SETUP_SILVER: Final = 21  # P2.5 step 3
TIE_TILES: Final = 22  # P11.2 steps 3 and 4, after the dark tiles are known
END_SETUP: Final = 23
BEGIN_TURN: Final = 24
TRAITOR_TURN: Final = 25  # seat NOBODY
NEXT_TURN: Final = 26  # seat: whose turn ends, NOBODY for the Traitor
GAIN_JAR: Final = 27  # a random one
GAIN_SILVER: Final = 28  # argument: amount
BUILD_STAGE: Final = 29
END_ROUND: Final = 30
END_GAME: Final = 31
FRAME_KINDS: Final = [  # the first twenty are the decisions of P14.1
    "dark_tile",
    "setup_noble",
    "setup_jar",
    "turn",
    "payment",
    "swap_witch",
    "swap_treasurer",
    "offerings_set",
    "offering_source",
    "noble_pick",
    "nile_advance",
    "artisan_pick",
    "official_track",
    "pass_jar",
    "jar_diplomat",
    "jar_teacher",
    "any_basic",
    "pyramid_income",
    "end_turn",
    "solo_split",
    "setup_seat",
    "setup_silver",
    "tie_tiles",
    "end_setup",
    "begin_turn",
    "traitor_turn",
    "next_turn",
    "gain_jar",
    "gain_silver",
    "build_stage",
    "end_round",
    "end_game",
]
FOR_PYRAMID: Final = 0
FOR_DIPLOMAT: Final = 1
FOR_TEACHER: Final = 2


class Fields(State):
    """The fields of a state; position.PharaonState joins the rules to them."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        generator: Generator,
        pending: list[Frame],
        reveals: int,
        to_move: int,
        open_codes: list[int],
        usable: int,
        strict: bool,
        one_track: bool,
        nile_needed: int,
        ring: list[int],
        position: list[int],
        direction: int,
        round: int,
        offset: int,
        first: int,
        pharaoh: int,
        used: int,
        jar_stack: int,
        noble_deck: int,
        artisan_deck: int,
        nobles_removed: int,
        artisans_removed: int,
        traitor_stack: int,
        traitor_mixed: int,
        jars_shown: list[int],
        jar_discards: list[int],
        passed: list[int],
        paying: list[int],
        offered: list[int],
        aside: list[int],
        tile_row: list[int],
        tile_sides: list[int],
        tied: list[int],
        own: list[int],
        supply: list[int],
        wheel: list[int],
        noble_slots: list[int],
        artisan_slots: list[int],
        nobles: list[int],
        artisans: list[int],
        set_tokens: list[int],
        bonus: list[int],
        bag: list[int],
        discards: list[int],
        nile: list[int],
        stage: list[int],
        index: list[int],
        tile_spaces: list[int],
    ) -> None:
        super().__init__(game, seats, options, generator, pending, reveals, to_move, open_codes)
        # fixed at setup, shared between copies
        self.usable = usable  # wheel spaces in use of each sector, 3 or 4
        self.strict = strict  # scribes are ignored for the access unit (P4.2.3)
        self.one_track = one_track  # advances of a High Official all on one track (P9.8)
        self.nile_needed = nile_needed  # Nile tracks that one god asks for (P8.3)
        self.ring = ring  # by position, clockwise: the section
        self.position = position  # by section
        self.direction = direction  # of the wheel: 1 clockwise, -1 counterclockwise
        # numbers and sets
        self.round = round  # 1 to 5; SETUP_ROUND before
        self.offset = offset  # of the wheel, 0 to 4 (P2.1)
        self.first = first  # holder of the first player token; NONE in a solo set-up (P11.2 step 7)
        self.pharaoh = pharaoh  # holder of the Pharaoh token, or NONE
        self.used = used  # set of nobles whose ability was used in this round, whoever owns them
        self.jar_stack = jar_stack  # set of jars: the stack, and `traitor_mixed` of the Traitor's
        self.noble_deck = noble_deck  # set of nobles
        self.artisan_deck = artisan_deck  # set of artisans
        self.nobles_removed = nobles_removed  # set of nobles, by the Traitor (P11.6)
        self.artisans_removed = artisans_removed
        self.traitor_stack = traitor_stack  # set of jars known to lie in the Traitor's stack
        self.traitor_mixed = traitor_mixed  # its other jars: nobody can tell which of jar_stack
        # short lists, shared between copies: replaced, never changed
        self.jars_shown = jars_shown  # under the pyramid
        self.jar_discards = jar_discards  # in the order in which they were discarded
        self.passed = passed  # holders in the order of passing; the last one has no row
        self.paying = paying  # [] or access unit (NONE), bits of units offered next, units so far
        self.offered = offered  # ascending: the two nobles of the seat that picks (P2.5), else []
        self.aside = aside  # by seat: the noble set aside, NONE; [] after set-up
        self.tile_row = tile_row  # solo, from the left: the Traitor tiles; else []
        self.tile_sides = tile_sides  # by place in the row: LIGHT or DARK
        self.tied = tied  # by place in the row: the resource; [] before P11.2 step 3
        # lists that change, copied
        self.own = own  # by holder * KINDS + kind: resources, then offering tokens
        self.supply = supply  # by resource
        self.wheel = wheel  # by resource of the sector * 4 + space: a unit, BLOCK or NONE
        self.noble_slots = noble_slots  # noble or NONE
        self.artisan_slots = artisan_slots  # artisan or NONE
        self.nobles = nobles  # by holder: set of nobles
        self.artisans = artisans  # by holder: set of artisans
        self.set_tokens = set_tokens  # by place * 2: offering types, NONE if taken or not in use
        self.bonus = bonus  # by place: offering type, NONE if taken or not in use
        self.bag = bag  # by offering type: tokens
        self.discards = discards  # by offering type: tokens discarded
        self.nile = nile  # by holder * 5 + track (the resource's number): level
        self.stage = stage  # by holder: stage of the burial chamber
        self.index = index  # by holder: space in its row of the pyramid, from 0
        self.tile_spaces = tile_spaces  # by place * 10 + space: resource, BLOCK or NONE; else []

    def check(self) -> None:
        """P16.2 Everything is somewhere, exactly once; limits are kept."""
        self._check_tokens()
        self._check_cards()
        holders = holders_of(self)
        for level in self.nile:
            assert 0 <= level <= NILE_TOP, "P4.5.2"
        for stage in self.stage:
            assert 0 <= stage <= STAGES, "P4.7"
        is_drawn_later = self.first == NONE and is_solo(self) and self.round == SETUP_ROUND
        assert 0 <= self.first < holders or is_drawn_later, "P16.2 first player token, P11.2"
        assert NONE <= self.pharaoh < holders, "P16.2 Pharaoh token"
        for holder in range(holders):
            is_worthy = is_worthy_of_pharaoh(self, holder)
            assert self.pharaoh != NONE or not is_worthy, "P8.5 whoever meets it takes it"
            assert self.pharaoh != holder or is_worthy, "P8.5 neither nobles nor stages are lost"
        assert 0 <= self.round <= PRINTED.rounds
        assert len(set(self.passed)) == len(self.passed) <= holders
        rows = self.passed[: holders - 1]
        for holder in range(holders):
            last = len(PYRAMID[rows.index(holder)]) - 1 if holder in rows else 0
            assert 0 <= self.index[holder] <= last, "P6.2"
        assert (self.round == SETUP_ROUND) or (not self.aside and not self.offered), "P2.5"

    def _check_tokens(self) -> None:
        for resource in range(len(RESOURCES)):
            count = self.supply[resource] + sum(self.own[resource::KINDS])
            count += self.wheel.count(resource) + self.tile_spaces.count(resource)
            assert self.supply[resource] >= 0
            assert count == STOCK[resource], "P1.3 resources are conserved"
        assert all(count >= 0 for count in self.own + self.bag + self.discards)
        for offering in range(OFFERING_TYPES):
            kind = FIRST_OFFERING + offering
            count = self.bag[offering] + self.discards[offering] + sum(self.own[kind::KINDS])
            count += self.set_tokens.count(offering) + self.bonus.count(offering)
            count += self.wheel.count(kind) if kind < UNITS else 0
            assert count == PRINTED.offering_counts[offering], "P3.6 tokens are conserved"
        for sector in range(BASICS):
            spaces = self.wheel[sector * WHEEL_SPACES : (sector + 1) * WHEEL_SPACES]
            _check_filled_from_the_left(spaces, self.usable)
        setup = PRINTED.setups[self.seats]
        for place in range(MOST_SETS):
            first, second = self.set_tokens[place * 2], self.set_tokens[place * 2 + 1]
            assert (first == NONE) == (second == NONE), "P4.3.3 a set is two tokens"
            assert first == NONE or place < setup.sets, "P2.3"
            assert self.bonus[place] == NONE or place < setup.bonus, "P2.3"
        for place in range(len(self.tile_row)):
            spaces = self.tile_spaces[place * TILE_SPACES : (place + 1) * TILE_SPACES]
            _check_filled_from_the_left(spaces, TILE_SPACES)

    def _check_cards(self) -> None:
        seen = self.jars_shown + self.jar_discards
        seen += [
            frame[2] for frame in self.pending if frame[0] in (ASK_JAR_DIPLOMAT, ASK_SOLO_SPLIT)
        ]
        _check_once([self.jar_stack, self.traitor_stack], seen, JARS)
        assert 0 <= self.traitor_mixed <= count_bits(self.jar_stack), "P11.2"
        nobles = [self.noble_deck, self.nobles_removed, *self.nobles]
        hidden = [*self.noble_slots, *self.offered, *self.aside]
        _check_once(nobles, [noble for noble in hidden if noble != NONE], NOBLES)
        artisans = [self.artisan_deck, self.artisans_removed, *self.artisans]
        slots = [artisan for artisan in self.artisan_slots if artisan != NONE]
        _check_once(artisans, slots, ARTISANS)
        assert self.noble_deck == 0 or NONE not in self.noble_slots, "P4.4 slots are refilled"
        assert self.artisan_deck == 0 or NONE not in self.artisan_slots, "P4.6"


def _check_once(sets: list[int], singles: list[int], count: int) -> None:
    """P16.2 Each card of a kind is in one of the sets or among the singles, once."""
    found = singles[:]
    for bits in sets:
        found += [number for number in range(count) if bits >> number & 1]
    assert sorted(found) == list(range(count)), "P16.2 each card once"


def _check_filled_from_the_left(spaces: list[int], usable: int) -> None:
    taken = len([space for space in spaces if space != NONE])
    assert taken <= usable and NONE not in spaces[:taken], "P4.2.1"


def holders_of(state: Fields) -> int:
    """How many own things: the seats and, in the solo game, the Traitor."""
    return state.seats if state.seats > 1 else 2


def is_solo(state: Fields) -> bool:
    return state.seats == 1


def traitor_of(state: Fields) -> int:
    """The Traitor's number among the holders of a solo game."""
    return state.seats


def facing_sector(state: Fields, section: int) -> int:
    """P2.1 The resource of the sector that now faces a section."""
    return SECTORS[(state.position[section] - state.offset) % POSITIONS]


def has_free_space(state: Fields, sector: int) -> bool:
    """P4.2.1 Spaces are taken from the lowest on."""
    return state.wheel[sector * WHEEL_SPACES + state.usable - 1] == NONE


def put_on_wheel(state: Fields, sector: int, unit: int) -> int:
    """Lays a unit (or BLOCK) on the lowest free space of a sector; returns the space."""
    space = 0
    while state.wheel[sector * WHEEL_SPACES + space] != NONE:
        space += 1
    state.wheel[sector * WHEEL_SPACES + space] = unit
    return space


def is_worthy_of_pharaoh(state: Fields, holder: int) -> bool:
    """P8.5 Enough nobles and a high enough stage at the same time."""
    return (
        state.stage[holder] >= PRINTED.pharaoh_stage
        and count_bits(state.nobles[holder]) >= PRINTED.pharaoh_nobles
    )


def active_holder(state: Fields) -> int:
    """Whose turn it is, in set-up who picks; NONE when the game is over."""
    for kind, seat, _ in state.pending:
        if kind == NEXT_TURN:
            return traitor_of(state) if seat == NONE else seat
    return state.pending[-1][1] if state.pending else NONE


assert len(FRAME_KINDS) == END_GAME + 1 and BLOCK == KINDS
