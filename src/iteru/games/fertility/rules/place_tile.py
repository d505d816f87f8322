"""Step 1 of a turn: place a Valley tile and collect (F4.1, F4.2)."""

from typing import Final, cast

from iteru.games.fertility.actions import DISCARD, PLACE
from iteru.games.fertility.box.components import (
    KINDS,
    MAX_WHEAT,
    POOL,
    TILE_OF_PAIR,
    WHEAT,
)
from iteru.games.fertility.box.geometry import (
    BESIDE,
    BY_SIDE,
    FIRST_SQUARE,
    PLACES,
    PLACES_ON,
    SECOND_SQUARE,
)
from iteru.games.fertility.frames import ASK_QUARRY
from iteru.games.fertility.rules.quarry import new_quarries
from iteru.games.fertility.rules.setup import SCENE_UNIT, start_squares
from iteru.games.fertility.state import (
    DESERT,
    OUTSIDE,
    WHEAT_FIELD,
    Fields,
    take_tile,
    tiles_in,
)
from iteru.games.fertility.telling import events
from iteru.games.fertility.telling.events import Source
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import members

# The codes as objects made once: taking one from here saves making and deleting it, a third of
# the time of legal_place.
NUMBERS: Final[list[object]] = list(range(DISCARD))

# By pair of scenes: the bits of the first in the `touch` of one square, and << 8 of the second in
# that of the other.
MATCHING: Final = vec[i64](
    [3 << 2 * first | 3 << 2 * second + 8 for first in range(KINDS) for second in range(KINDS)]
)


def legal_place(state: Fields, seat: i64) -> list[int]:
    """F4.1.1 A tile of the Personal Pool on two adjacent squares, either way round.

    F4.1.2 Both squares are uncovered desert. F4.1.3 A scene matches a neighbour of its square;
    F4.1.4 one match is enough. F4.1.5 The tile's own scenes do not match each other: `touch` knows
    only what lies on the board.
    F4.1.7 Only if nothing can be placed anywhere, a tile is discarded instead.
    """
    live, touch = state.live, state.touch
    around = live[:]  # by live place: what touches its first square, and << 8 its second
    for index in range(len(live)):
        place = live[index]
        around[index] = touch[FIRST_SQUARE[place]] | touch[SECOND_SQUARE[place]] << 8
    tiles = tiles_in(state, seat * POOL)
    found: list[object] = []
    for pair in range(len(TILE_OF_PAIR)):
        if not tiles >> TILE_OF_PAIR[pair] & 1:
            continue
        first_code = PLACE + pair * PLACES
        matching = MATCHING[pair]
        for index in range(len(live)):
            if around[index] & matching:
                found.append(NUMBERS[first_code + live[index]])
    if found:
        return cast(list[int], found)
    return [DISCARD + tile for tile in members(tiles)]


def apply_place(state: Fields, seat: i64, code: i64) -> None:
    """Lays the tile, or discards one, and collects what it earns (F4.2)."""
    state.pending.pop()
    if code >= DISCARD:
        discard(state, seat, code - DISCARD)
        return
    pair, place = (code - PLACE) // PLACES, (code - PLACE) % PLACES
    first: i64 = FIRST_SQUARE[place]
    second: i64 = SECOND_SQUARE[place]
    first_scene, second_scene = pair >> 2, pair & 3
    take_tile(state, seat * POOL, TILE_OF_PAIR[pair])
    gains = vec[i64]([0, 0, 0, 0])
    gains[first_scene] += connections(state, first, first_scene)
    gains[second_scene] += connections(state, second, second_scene)
    if state.journal is not None:  # else nobody asks for what takes time to work out
        sources = gain_sources(state, [(first, first_scene), (second, second_scene)])
        events.tell_placed(state, seat, pair, first, second, sources)
    cover(state, first, first_scene, second, second_scene)
    state.laid = append(append(state.laid[:], seat), code)
    # F4.2.3 Covered icons, whatever scene covers them.
    if state.icons[first] != NONE:
        gains[state.icons[first]] += 1
    if state.icons[second] != NONE:
        gains[state.icons[second]] += 1
    for resource in range(KINDS):
        if gains[resource] > 0:
            gain_resource(state, seat, resource, gains[resource])
    gain_wheat(state, seat, wheat_beside(state, first) + wheat_beside(state, second))
    quarries = new_quarries(state, place)
    events.tell_quarries(state, seat, quarries)
    for square in reversed(quarries):  # F4.3.7 they are this seat's, and decided now or never
        state.pending.push(ASK_QUARRY, seat, square)


def gain_sources(state: Fields, scenes: list[tuple[i64, i64]]) -> list[Source]:
    """What brings each gain (F4.2.1, F4.2.2, F4.2.3) if on these squares these scenes come to lie.

    For those who watch: apply_place only counts, which is faster.
    """
    start = {square: sides for square, _, sides in start_squares(state.start[0], state.start[1])}
    found: list[Source] = []
    for square, scene in scenes:
        for side, neighbour in enumerate(BY_SIDE[square]):
            mark = OUTSIDE if neighbour == NONE else state.board[neighbour]
            if mark == WHEAT_FIELD:
                found.append((WHEAT, square, neighbour))
            elif mark < DESERT and start.get(neighbour, [mark] * 4)[(side + 2) % 4] == scene:
                found.append((scene, square, neighbour))
        if state.icons[square] != NONE:
            found.append((state.icons[square], square, square))
    return found


def discard(state: Fields, seat: i64, tile: i64) -> None:
    """F4.1.7 A tile of the player's choice leaves the game, and nothing is collected."""
    take_tile(state, seat * POOL, tile)
    state.gone = state.gone[:]
    state.gone[tile] += 1
    events.tell_tile(state, events.DISCARDED, seat, tile)


def connections(state: Fields, square: i64, scene: i64) -> i64:
    """F4.2.1 How many neighbours on other tiles show this scene towards the square."""
    return state.touch[square] >> (2 * scene) & 3


def cover(state: Fields, first: i64, first_scene: i64, second: i64, second_scene: i64) -> None:
    """Lays the scenes on two squares, and keeps `touch` and `live` true to the board."""
    board = state.board
    board[first] = first_scene
    board[second] = second_scene
    fresh: list[int] = []
    show(state, first, first_scene, fresh)
    show(state, second, second_scene, fresh)
    fresh.sort(reverse=True)
    live = vec[i64]()
    for place in state.live:
        while fresh and fresh[-1] < place:
            live = append(live, fresh.pop())
        if board[FIRST_SQUARE[place]] == DESERT and board[SECOND_SQUARE[place]] == DESERT:
            live = append(live, place)
    while fresh:
        live = append(live, fresh.pop())
    state.live = live


def show(state: Fields, square: i64, scene: i64, fresh: list[int]) -> None:
    """The neighbours now touch this scene; places that no tile touched so far become live."""
    board, touch = state.board, state.touch
    for neighbour in BESIDE[square]:
        if touch[neighbour] == 0 and board[neighbour] == DESERT:
            for place in PLACES_ON[neighbour]:
                other = FIRST_SQUARE[place] + SECOND_SQUARE[place] - neighbour
                if touch[other] == 0 and board[other] == DESERT:
                    fresh.append(place)
        touch[neighbour] += SCENE_UNIT[scene]


def wheat_beside(state: Fields, square: i64) -> i64:
    """F4.2.2 One wheat for each wheat square beside the tile, however often it was used."""
    fields: i64 = 0
    for neighbour in BESIDE[square]:
        if state.board[neighbour] == WHEAT_FIELD:
            fields += 1
    return fields


def gain_resource(state: Fields, seat: i64, resource: i64, amount: i64) -> None:
    """F4.2.5, F7.2 From the Stock into the hand, as far as the Stock goes."""
    taken = min(amount, state.stock[resource])
    state.stock[resource] -= taken
    state.hand[resource] += taken
    events.tell_gained(state, seat, resource, taken, amount - taken)


def gain_wheat(state: Fields, seat: i64, amount: i64) -> None:
    """F4.2.6 The marker moves up one square for each wheat; F7.6 beyond the last it is lost."""
    if amount == 0:
        return
    before = state.wheat[seat]
    state.wheat[seat] = min(before + amount, MAX_WHEAT)
    gained = state.wheat[seat] - before
    events.tell_wheat(state, seat, gained, amount - gained)
