"""The Traitor's part of the set-up: dark tiles, tied resources, its stack of jars (P11.2)."""

from iteru.games.pharaon.actions import DARK_TILE
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import BASICS, DARK, LIGHT, TILE_SPACES, TILES
from iteru.games.pharaon.frames import ASK_DARK_TILE
from iteru.games.pharaon.rules.jars import fill_traitor_stack, traitor_jars
from iteru.games.pharaon.rules.traitor.tiles import shown_side, take_marker
from iteru.games.pharaon.state import Fields, index_of
from iteru.games.pharaon.telling import events_traitor
from iteru.kernel.draws import shuffled
from iteru.kernel.rows import i64, vec


def set_up_traitor(state: Fields) -> None:
    """P11.2 step 2: a row of tiles, light side up; some become dark, by chance or by choice."""
    places = len(TILES)
    state.tile_row = vec[i64](shuffled(list(range(places)), state.generator))
    state.tile_sides = vec[i64]([LIGHT] * places)
    dark = int(state.options["traitor_difficulty"])
    if state.options["traitor_dark_tiles"] == "chosen":
        if dark > 0:
            state.pending.push(ASK_DARK_TILE, 0, dark)
        return
    for place in shuffled(list(range(places)), state.generator)[:dark]:
        turn_dark(state, place)


def legal_dark_tile(state: Fields) -> list[int]:
    """P11.2 step 2: a tile that is still light."""
    codes = [
        DARK_TILE + state.tile_row[place]
        for place in range(len(TILES))
        if state.tile_sides[place] == LIGHT
    ]
    codes.sort()
    return codes


def apply_dark_tile(state: Fields, code: i64) -> None:
    """P11.2 step 2: one after the other, as many as the difficulty says."""
    seat = state.pending.seat
    left = state.pending.pop()
    tile = code - DARK_TILE
    turn_dark(state, index_of(state.tile_row, tile))
    if left > 1:
        state.pending.push(ASK_DARK_TILE, seat, left - 1)
    events_traitor.tell_tile_dark(state, tile)


def turn_dark(state: Fields, place: i64) -> None:
    sides = state.tile_sides[:]
    sides[place] = DARK
    state.tile_sides = sides


def tie_tiles(state: Fields) -> None:
    """P11.2 step 3: one resource on space 1 of each tile, without effect; step 4: the stack."""
    state.tied = vec[i64](shuffled(list(range(BASICS)), state.generator))
    state.reveals += 1
    for place in range(len(TILES)):
        resource = state.tied[place]
        state.tile_spaces[place * TILE_SPACES] = take_marker(state, resource)
        events_traitor.tell_tile_tied(state, state.tile_row[place], resource)
    fill_stack(state)


def place_of_round(state: Fields) -> i64:
    """P11.7.3 The place in the row of the tile whose jars are those of this round."""
    return max(state.round, 1) - 1  # before round 1 it is still set-up


def fill_stack(state: Fields) -> None:
    """P11.2 step 4, P11.7.3 In each round the next tile from the left says how many jars."""
    jars = PRINTED.tile_jars[shown_side(state, place_of_round(state))]
    fill_traitor_stack(state, jars)
    events_traitor.tell_stack(state, traitor_jars(state))
