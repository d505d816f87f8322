"""What lies where in a game of Pharaon: ints and flat lists, which the rules read and change.

A **holder** is whoever owns things: the seats, and in the solo game the Traitor, whose number is
that of the seats (1). Lists "by holder" have an entry for each. Frames name the Traitor's turns by
the seat NOBODY, since nobody decides for it.

Sets of nobles, artisans and jars are bits of one int: decks and the jar stack have no order, a card
is chosen when it is revealed (P13.1).
"""

from collections.abc import Mapping
from typing import Final

from iteru.games.pharaon.box.components import PRINTED, SECTORS
from iteru.games.pharaon.box.ids import KINDS, POSITIONS, WHEEL_SPACES
from iteru.games.pharaon.frames import NEXT_TURN
from iteru.kernel.frames import Stack
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import count_bits
from iteru.kernel.state import State

BLOCK: Final = 18  # on a space of wheel or Traitor tile: taken, without a token (P12.2, P11.4)
UNKNOWN: Final = -2  # in what a seat knows: a noble that it may not see (P13.1)
SETUP_ROUND: Final = 0  # `round` before round 1: no ability of the nobles works once a round (P2.5)


class Fields(State):
    """The fields of a state; position.PharaonState joins the rules to them."""

    def __init__(
        self,
        *,
        game: Game,
        seats: i64,
        options: Mapping[str, str],
        generator: Generator,
        pending: Stack,
        reveals: i64,
        to_move: i64,
        open_codes: list[int],
        turn_count: i64,
        usable: i64,
        strict: bool,
        one_track: bool,
        nile_needed: i64,
        ring: vec[i64],
        position: vec[i64],
        direction: i64,
        round: i64,
        offset: i64,
        first: i64,
        pharaoh: i64,
        used: i64,
        jar_stack: i64,
        noble_deck: i64,
        artisan_deck: i64,
        nobles_removed: i64,
        artisans_removed: i64,
        traitor_stack: i64,
        traitor_mixed: i64,
        jars_shown: vec[i64],
        jar_discards: vec[i64],
        passed: vec[i64],
        paying: vec[i64],
        offered: vec[i64],
        aside: vec[i64],
        tile_row: vec[i64],
        tile_sides: vec[i64],
        tied: vec[i64],
        own: vec[i64],
        supply: vec[i64],
        wheel: vec[i64],
        noble_slots: vec[i64],
        artisan_slots: vec[i64],
        nobles: vec[i64],
        artisans: vec[i64],
        set_tokens: vec[i64],
        bonus: vec[i64],
        bag: vec[i64],
        discards: vec[i64],
        nile: vec[i64],
        stage: vec[i64],
        index: vec[i64],
        tile_spaces: vec[i64],
    ) -> None:
        super().__init__(
            game=game,
            seats=seats,
            options=options,
            generator=generator,
            pending=pending,
            reveals=reveals,
            to_move=to_move,
            open_codes=open_codes,
            turn_count=turn_count,
        )
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
        # by holder * KINDS + kind: resources, then offering tokens; without limit (P3.1)
        self.own = own
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
        # where the wooden pieces stand (P1.2)
        self.nile = nile  # by holder * 5 + track (the resource's number): level
        self.stage = stage  # by holder: stage of the burial chamber
        self.index = index  # by holder: space in its row of the pyramid, from 0
        self.tile_spaces = tile_spaces  # by place * 10 + space: resource, BLOCK or NONE; else []


def holders_of(state: Fields) -> i64:
    """How many own things: the seats and, in the solo game, the Traitor."""
    return state.seats if state.seats > 1 else 2


def is_solo(state: Fields) -> bool:
    return state.seats == 1


def traitor_of(state: Fields) -> i64:
    """The Traitor's number among the holders of a solo game."""
    return state.seats


def facing_sector(state: Fields, section: i64) -> i64:
    """P2.1 The resource of the sector that now faces a section."""
    return SECTORS[(state.position[section] - state.offset) % POSITIONS]


def has_free_space(state: Fields, sector: i64) -> bool:
    """P4.2.1 Spaces are taken from the lowest on."""
    return state.wheel[sector * WHEEL_SPACES + state.usable - 1] == NONE


def put_on_wheel(state: Fields, sector: i64, unit: i64) -> i64:
    """Lays a unit (or BLOCK) on the lowest free space of a sector; returns the space."""
    space: i64 = 0
    while state.wheel[sector * WHEEL_SPACES + space] != NONE:
        space += 1
    state.wheel[sector * WHEEL_SPACES + space] = unit
    return space


def is_worthy_of_pharaoh(state: Fields, holder: i64) -> bool:
    """P8.5 Enough nobles and a high enough stage at the same time."""
    return (
        state.stage[holder] >= PRINTED.pharaoh_stage
        and count_bits(state.nobles[holder]) >= PRINTED.pharaoh_nobles
    )


def total(row: vec[i64]) -> i64:
    """The sum of a row."""
    found: i64 = 0
    for number in row:
        found += number
    return found


def index_of(row: vec[i64], item: i64) -> i64:
    """The first place of an item, which the row holds."""
    place: i64 = 0
    while row[place] != item:
        place += 1
    return place


def active_holder(state: Fields) -> i64:
    """Whose turn it is, in set-up who picks; NONE when the game is over."""
    for kind, seat, _ in state.pending.frames():
        if kind == NEXT_TURN:
            return traitor_of(state) if seat == NONE else seat
    return state.pending.seat if state.pending else NONE


assert BLOCK == KINDS
