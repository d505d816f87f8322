"""The Traitor's turn: a jar, a resource for its tiles, and the player's split (P11.4, P11.5).

It decides nothing (P11.1): where something is to be chosen, the player does or the rules say what.
"""

from typing import Final

from iteru.games.pharaon.actions import LEFT, RIGHT, TO_WHEEL
from iteru.games.pharaon.box.components import JAR_RESOURCES, PRINTED
from iteru.games.pharaon.box.ids import TILE_SPACES
from iteru.games.pharaon.frames import ASK_SOLO_SPLIT
from iteru.games.pharaon.rules.jars import discard_jar, draw_traitor_jar, traitor_jars
from iteru.games.pharaon.rules.traitor.effects import resolve_icon
from iteru.games.pharaon.rules.traitor.passing import move_traitor, pass_traitor
from iteru.games.pharaon.rules.traitor.tiles import filled, shown_side, take_marker
from iteru.games.pharaon.state import (
    Fields,
    has_free_space,
    index_of,
    put_on_wheel,
    traitor_of,
)
from iteru.games.pharaon.telling import events_traitor
from iteru.kernel.rows import i64

BOTTOM: Final = 0  # places on a jar; left and right follow
FIRST_SIDE: Final = 1


def take_traitor_turn(state: Fields) -> None:
    """P11.4 A jar of its stack; P11.7 without one it passes, and later moves in the pyramid."""
    if traitor_of(state) in state.passed:
        move_traitor(state)
    elif traitor_jars(state) == 0:
        pass_traitor(state)
    else:
        reveal_jar(state)


def reveal_jar(state: Fields) -> None:
    """P11.4 The bottom resource goes to a tile; then the player splits the two others.

    If both their sectors are full, both go to tiles, the left one first.
    """
    jar = draw_traitor_jar(state)
    events_traitor.tell_jar(state, jar)
    resources = JAR_RESOURCES[jar]
    lay_on_tile(state, resources[BOTTOM])
    if splits(state, jar):
        state.pending.push(ASK_SOLO_SPLIT, 0, jar)
        return
    lay_on_tile(state, resources[FIRST_SIDE + LEFT])
    lay_on_tile(state, resources[FIRST_SIDE + RIGHT])
    discard_jar(state, jar)


def splits(state: Fields, jar: i64) -> list[int]:
    """P11.4 Which of the two may go to the wheel: one whose sector has room; of equal ones one."""
    left, right = JAR_RESOURCES[jar][FIRST_SIDE + LEFT], JAR_RESOURCES[jar][FIRST_SIDE + RIGHT]
    codes: list[int] = []
    if has_free_space(state, left):
        codes.append(TO_WHEEL + LEFT)
    if right != left and has_free_space(state, right):
        codes.append(TO_WHEEL + RIGHT)
    return codes


def legal_solo_split(state: Fields) -> list[int]:
    """P11.4 step 3: which of left and right goes to the wheel."""
    return splits(state, state.pending.argument)


def apply_solo_split(state: Fields, code: i64) -> None:
    """P11.4 The wheel first, then the tile with its effect; the jar is discarded."""
    jar = state.pending.pop()
    side = code - TO_WHEEL
    to_wheel = JAR_RESOURCES[jar][FIRST_SIDE + side]
    put_on_wheel(state, to_wheel, take_marker(state, to_wheel))
    events_traitor.tell_to_wheel(state, to_wheel)
    lay_on_tile(state, JAR_RESOURCES[jar][FIRST_SIDE + RIGHT - side])
    discard_jar(state, jar)


def lay_on_tile(state: Fields, resource: i64) -> None:
    """P11.5 On the tile tied to the resource, else on the next one to the right with room.

    The icon of the space is resolved at once; if all tiles are full nothing happens.
    """
    places = len(state.tile_row)
    tied = index_of(state.tied, resource)
    for step in range(places):
        place = (tied + step) % places
        space = filled(state, place)
        if space < TILE_SPACES:
            state.tile_spaces[place * TILE_SPACES + space] = take_marker(state, resource)
            icon = shown_side(state, place) * TILE_SPACES + space
            events_traitor.tell_tile(state, state.tile_row[place], resource, icon)
            resolve_icon(state, PRINTED.tile_effects[icon], PRINTED.tile_numbers[icon])
            return
    events_traitor.tell_full(state, resource)
