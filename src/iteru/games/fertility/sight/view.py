"""What a seat may see: all but chance is open (F13.1, F13.2), so everyone sees the same."""

from iteru.games.fertility.box.components import (
    KINDS,
    MONUMENTS,
    POOL,
    PRINTED,
    RESOURCES,
    SPOTS,
    TILE_OF_PAIR,
    TILES,
)
from iteru.games.fertility.box.geometry import (
    BOARD_COLUMNS,
    COLUMNS,
    FIRST_SQUARE,
    PLACES,
    ROWS,
    SECOND_SQUARE,
    SQUARE_NAMES,
    SQUARES,
)
from iteru.games.fertility.frames import FRAME_KINDS
from iteru.games.fertility.rules.final_scoring import parts, standings
from iteru.games.fertility.rules.setup import start_squares
from iteru.games.fertility.state import (
    COMMON,
    DESERT,
    MONUMENT,
    OUTSIDE,
    WATER,
    WHEAT_FIELD,
    Fields,
    active_seat,
    is_full,
    is_last_round,
    owned_shops,
)
from iteru.games.fertility.telling.words import PARTS
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.ranking import ranks


def public_view(state: Fields) -> dict[str, object]:
    places = ranks(standings(state))
    return {
        "turn": state.turn,
        "turns": state.turns,
        "last_round": is_last_round(state),
        "first": state.first,
        "active": NONE if state.over else active_seat(state),
        "to_move": state.to_move,
        "decision": state.decision,
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "options": dict(state.options),
        "board": _board(state),
        "common_pool": _tiles(state, COMMON),
        "pile": state.pile,
        "unseen_tiles": dict(zip(TILES, state.unseen, strict=True)),
        "gone_tiles": dict(zip(TILES, state.gone, strict=True)),
        "display": [None if tile == NONE else PRINTED.districts[tile] for tile in state.display],
        "unseen_districts": named(state.deck, PRINTED.districts),
        "stock": dict(zip(RESOURCES, state.stock, strict=True)),
        "seats": [_seat(state, seat, places[seat]) for seat in range(state.seats)],
    }


def _board(state: Fields) -> dict[str, object]:
    """The map, the tiles in the order in which they were laid, and the monuments."""
    columns = COLUMNS if state.board[COLUMNS - 1] != OUTSIDE else COLUMNS - BOARD_COLUMNS
    tiles: list[object] = []
    start = start_squares(state.start[0], state.start[1])
    tiles.append(
        {
            "seat": NONE,
            "squares": [SQUARE_NAMES[square] for square, _, _ in start],
            "scenes": [RESOURCES[scene] for _, scene, _ in start],
        }
    )
    for seat, code in zip(state.laid[::2], state.laid[1::2], strict=True):
        pair, place = divmod(code, PLACES)
        tiles.append(
            {
                "seat": seat,
                "tile": TILES[TILE_OF_PAIR[pair]],
                "squares": [SQUARE_NAMES[FIRST_SQUARE[place]], SQUARE_NAMES[SECOND_SQUARE[place]]],
                "scenes": [RESOURCES[pair >> 2], RESOURCES[pair & 3]],
            }
        )
    monuments = [
        {"square": SQUARE_NAMES[square], "seat": state.board[square] - MONUMENT}
        for square in range(SQUARES)
        if state.board[square] >= MONUMENT
    ]
    return {
        "columns": columns,
        "rows": ROWS,
        "map": [
            "".join([_mark(state, row * COLUMNS + column) for column in range(columns)])
            for row in range(ROWS)
        ],
        "tiles": tiles,
        "monuments": monuments,
    }


def _mark(state: Fields, square: int) -> str:
    """What is printed on a square, as in components.toml, whether covered or not."""
    if state.board[square] == WHEAT_FIELD:
        return "W"
    if state.board[square] == WATER:
        return "~"
    return "." if state.icons[square] == NONE else RESOURCES[state.icons[square]][0]


def _tiles(state: Fields, first: int) -> list[str | None]:
    return [None if tile == NONE else TILES[tile] for tile in state.pool[first : first + POOL]]


def _seat(state: Fields, seat: int, place: int) -> dict[str, object]:
    points = parts(state, seat)
    is_active = not state.over and seat == active_seat(state)
    hand = state.hand if is_active else [0] * KINDS
    return {
        "metropolis": PRINTED.metropolises[state.metropolis[seat]],
        "monument": PRINTED.monuments[seat],
        "monuments_left": state.monuments[seat],
        "monuments_placed": MONUMENTS - state.monuments[seat],
        "wheat": state.wheat[seat],
        "pool": _tiles(state, seat * POOL),
        "hand": dict(zip(RESOURCES, hand, strict=True)),
        "districts": named(
            [spot for spot in state.spots[seat * SPOTS : seat * SPOTS + SPOTS] if spot != NONE],
            PRINTED.districts,
        ),
        "shops": [_shop(state, shop) for shop in owned_shops(state, seat)],
        "tokens": dict(zip(RESOURCES, state.tokens[seat * KINDS :][:KINDS], strict=True)),
        "parts": dict(zip(PARTS, points, strict=True)),
        "points": sum(points),
        "place": place,
    }


def _shop(state: Fields, shop: int) -> dict[str, object]:
    tokens = [state.filled[shop] >> (2 * resource) & 3 for resource in range(KINDS)]
    return {
        "shop": PRINTED.shops[shop],
        "tokens": dict(zip(RESOURCES, tokens, strict=True)),
        "full": is_full(state, shop),
    }


assert DESERT == KINDS
