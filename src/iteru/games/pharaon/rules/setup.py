"""Setting up the board by chance: ring, wheel, supplies, displays, dealt scribes (P2)."""

from collections.abc import Mapping
from typing import Final

from iteru.games.pharaon.box.ids import ARTISAN_SLOTS, NOBLE_SLOTS, POSITIONS, SCRIBES, SECTIONS
from iteru.games.pharaon.rules.artisans import refill_artisan_slot
from iteru.games.pharaon.rules.end_of_round import refill_offerings
from iteru.games.pharaon.rules.jars import show_jars
from iteru.games.pharaon.rules.nobles import refill_noble_slot
from iteru.games.pharaon.state import Fields, holders_of
from iteru.kernel.draws import draw_member, shuffled
from iteru.kernel.generator import Generator
from iteru.kernel.options import listed
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT

ALL_SCRIBES: Final = (1 << SCRIBES) - 1  # as a set of nobles


def random_ring(generator: Generator) -> list[int]:
    """P2.1 The sections in one of the 24 circular orders: the first one may stay where it is."""
    others = shuffled(list(range(1, len(SECTIONS))), generator)
    turn = int(generator.below(POSITIONS))
    ring = [0, *others]
    return ring[turn:] + ring[:turn]


def random_direction(generator: Generator) -> i64:
    """P2.2 Which way the wheel will turn: 1 clockwise, -1 counterclockwise."""
    return 1 - 2 * int(generator.below(2))


def random_offset(generator: Generator) -> i64:
    """P2.1 How far the wheel is turned."""
    return int(generator.below(POSITIONS))


def random_first_player(seats: i64, generator: Generator) -> i64:
    """P2.4 A seat; P11.2 alone it is drawn later, between the player and the Traitor."""
    return NONE if seats == 1 else int(generator.below(seats))


def positions(ring: list[int]) -> list[int]:
    """By section: its position in the ring."""
    return [ring.index(section) for section in range(len(SECTIONS))]


def scribe_seats(seats: i64, options: Mapping[str, str]) -> list[int]:
    """P2.6 The seats that are dealt a scribe. Raises ValueError if a listed seat does not exist."""
    if options["first_game_scribes"] == "none":
        return []
    if options["first_game_scribes"] == "all" or seats == 1:
        return list(range(seats))
    chosen = [int(number) - 1 for number in options["scribe_seats"].split("_")]
    if chosen[-1] >= seats:
        allowed = listed([str(seat + 1) for seat in range(seats)])
        raise ValueError(
            f"option scribe_seats: {options['scribe_seats']!r} names a seat that is not at the "
            f"table; allowed: sets of the seats {allowed}"
        )
    return chosen


def deal_scribes(state: Fields, seats: list[int]) -> None:
    """P2.6 A random scribe as starting noble; P11.2 in the solo game the Traitor gets one too."""
    if not seats:
        return
    scribes = ALL_SCRIBES
    holders = list(range(holders_of(state))) if state.seats == 1 else seats
    for holder in holders:
        scribe = draw_member(scribes, state.generator)
        scribes ^= BIT[scribe]
        state.noble_deck ^= BIT[scribe]
        state.nobles[holder] |= BIT[scribe]


def lay_out(state: Fields) -> None:
    """P2.3 Jars, nobles, artisans, sets and bonus tokens are revealed."""
    show_jars(state)
    for slot in range(NOBLE_SLOTS):
        refill_noble_slot(state, slot)
    for slot in range(ARTISAN_SLOTS):
        refill_artisan_slot(state, slot)
    refill_offerings(state)
