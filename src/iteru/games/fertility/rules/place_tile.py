"""Step 1 of a turn: place a Valley tile and collect (F4.1, F4.2)."""

from typing import Final, cast

from iteru.games.fertility.actions import DISCARD, PLACE
from iteru.games.fertility.box.components import (
    KINDS,
    MAX_WHEAT,
    POOL,
    TILE_KINDS,
    TILE_OF_PAIR,
    TILE_SCENES,
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
from iteru.games.fertility.state import DESERT, OUTSIDE, WHEAT_FIELD, Fields
from iteru.games.fertility.telling import events
from iteru.games.fertility.telling.events import Source
from iteru.kernel.plain import NONE


def _pairs_of(tile: int) -> list[int]:
    """The ways round of a tile, as first scene * 4 + second scene: one for a double, else two."""
    first, second = TILE_SCENES[tile]
    return sorted({first * KINDS + second, second * KINDS + first})


# The codes as objects made once: taking one from here saves making and deleting it, a third of
# the time of legal_place.
NUMBERS: Final[list[object]] = list(range(DISCARD))
PAIRS_OF_TILE: Final = [_pairs_of(tile) for tile in range(TILE_KINDS)]


def legal_place(state: Fields, seat: int) -> list[int]:
    """F4.1.1 A tile of the Personal Pool on two adjacent squares, either way round.

    F4.1.2 Both squares are uncovered desert. F4.1.3 A scene matches a neighbour of its square;
    F4.1.4 one match is enough. F4.1.5 The tile's own scenes do not match each other: `touch` knows
    only what lies on the board.
    F4.1.7 Only if nothing can be placed anywhere, a tile is discarded instead.
    """
    touch, live = state.touch, state.live
    firsts = [touch[FIRST_SQUARE[place]] for place in live]
    seconds = [touch[SECOND_SQUARE[place]] for place in live]
    tiles = pool_of(state, seat)
    pairs: list[int] = []
    for tile in tiles:
        pairs += PAIRS_OF_TILE[tile]
    pairs.sort()
    found: list[object] = []
    for pair in pairs:
        code = PLACE + pair * PLACES
        first_scene, second_scene = 3 << (2 * (pair >> 2)), 3 << (2 * (pair & 3))
        for index, place in enumerate(live):
            if firsts[index] & first_scene or seconds[index] & second_scene:
                found.append(NUMBERS[code + place])
    codes = cast(list[int], found)
    if not codes:
        codes = [DISCARD + tile for tile in tiles]
    return codes


def pool_of(state: Fields, seat: int) -> list[int]:
    """The different tiles of a Personal Pool, ascending."""
    tiles: list[int] = []
    for slot in range(seat * POOL, seat * POOL + POOL):
        tile = state.pool[slot]
        if tile != NONE and tile not in tiles:
            tiles.append(tile)
    tiles.sort()
    return tiles


def apply_place(state: Fields, seat: int, code: int) -> None:
    """Lays the tile, or discards one, and collects what it earns (F4.2)."""
    state.pending.pop()
    if code >= DISCARD:
        discard(state, seat, code - DISCARD)
        return
    pair, place = (code - PLACE) // PLACES, (code - PLACE) % PLACES
    first, second = int(FIRST_SQUARE[place]), int(SECOND_SQUARE[place])
    first_scene, second_scene = pair >> 2, pair & 3
    take_from_pool(state, seat, TILE_OF_PAIR[pair])
    gains = [0, 0, 0, 0]
    gains[first_scene] += connections(state, first, first_scene)
    gains[second_scene] += connections(state, second, second_scene)
    if state.journal is not None:  # else nobody asks for what takes time to work out
        sources = gain_sources(state, {first: first_scene, second: second_scene})
        events.tell_placed(state, seat, pair, first, second, sources)
    cover(state, first, first_scene, second, second_scene)
    state.laid.append(seat)
    state.laid.append(code)
    # F4.2.3 Covered icons, whatever scene covers them.
    if state.icons[first] != NONE:
        gains[state.icons[first]] += 1
    if state.icons[second] != NONE:
        gains[state.icons[second]] += 1
    for resource in range(KINDS):
        if gains[resource] > 0:
            gain_resource(state, seat, resource, gains[resource])
    gain_wheat(state, seat, wheat_beside(state, first) + wheat_beside(state, second))
    quarries = new_quarries(state, first, second)
    events.tell_quarries(state, seat, quarries)
    for square in reversed(quarries):  # F4.3.7 they are this seat's, and decided now or never
        state.pending.append((ASK_QUARRY, seat, square))


def gain_sources(state: Fields, scenes: dict[int, int]) -> list[Source]:
    """What brings each gain (F4.2.1, F4.2.2, F4.2.3) if these scenes, by square, come to lie.

    For those who watch: apply_place only counts, which is faster.
    """
    start = {square: sides for square, _, sides in start_squares(state.start[0], state.start[1])}
    found: list[Source] = []
    for square, scene in scenes.items():
        for side, neighbour in enumerate(BY_SIDE[square]):
            mark = OUTSIDE if neighbour == NONE else state.board[neighbour]
            if mark == WHEAT_FIELD:
                found.append((WHEAT, square, neighbour))
            elif mark < DESERT and start.get(neighbour, [mark] * 4)[(side + 2) % 4] == scene:
                found.append((scene, square, neighbour))
        if state.icons[square] != NONE:
            found.append((state.icons[square], square, square))
    return found


def discard(state: Fields, seat: int, tile: int) -> None:
    """F4.1.7 A tile of the player's choice leaves the game, and nothing is collected."""
    take_from_pool(state, seat, tile)
    state.gone[tile] += 1
    events.tell_tile(state, events.DISCARDED, seat, tile)


def take_from_pool(state: Fields, seat: int, tile: int) -> None:
    slot = seat * POOL
    while state.pool[slot] != tile:
        slot += 1
    state.pool[slot] = NONE


def connections(state: Fields, square: int, scene: int) -> int:
    """F4.2.1 How many neighbours on other tiles show this scene towards the square."""
    return state.touch[square] >> (2 * scene) & 3


def cover(state: Fields, first: int, first_scene: int, second: int, second_scene: int) -> None:
    """Lays the scenes on two squares, and keeps `touch` and `live` true to the board."""
    live: list[int] = []
    for place in state.live:
        one, other = FIRST_SQUARE[place], SECOND_SQUARE[place]
        if one != first and one != second and other != first and other != second:
            live.append(place)
    state.board[first] = first_scene
    state.board[second] = second_scene
    show(state, first, first_scene, live)
    show(state, second, second_scene, live)
    live.sort()
    state.live = live


def show(state: Fields, square: int, scene: int, live: list[int]) -> None:
    """The neighbours now touch this scene; places that no tile touched so far become live."""
    board, touch = state.board, state.touch
    for neighbour in BESIDE[square]:
        if touch[neighbour] == 0 and board[neighbour] == DESERT:
            for place in PLACES_ON[neighbour]:
                other = FIRST_SQUARE[place] + SECOND_SQUARE[place] - neighbour
                if touch[other] == 0 and board[other] == DESERT:
                    live.append(place)
        touch[neighbour] += SCENE_UNIT[scene]


def wheat_beside(state: Fields, square: int) -> int:
    """F4.2.2 One wheat for each wheat square beside the tile, however often it was used."""
    fields = 0
    for neighbour in BESIDE[square]:
        if state.board[neighbour] == WHEAT_FIELD:
            fields += 1
    return fields


def gain_resource(state: Fields, seat: int, resource: int, amount: int) -> None:
    """F4.2.5, F7.2 From the Stock into the hand, as far as the Stock goes."""
    taken = min(amount, state.stock[resource])
    state.stock[resource] -= taken
    state.hand[resource] += taken
    events.tell_gained(state, seat, resource, taken, amount - taken)


def gain_wheat(state: Fields, seat: int, amount: int) -> None:
    """F4.2.6 The marker moves up one square for each wheat; F7.6 beyond the last it is lost."""
    if amount == 0:
        return
    before = state.wheat[seat]
    state.wheat[seat] = min(before + amount, MAX_WHEAT)
    gained = state.wheat[seat] - before
    events.tell_wheat(state, seat, gained, amount - gained)
