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
from iteru.games.fertility.frames import ASK_QUARRY, FRAME_KINDS
from iteru.games.fertility.rules.final_scoring import (
    different_gods,
    full_shops,
    gods_of_choice,
    named_gods,
    parts,
    standings,
)
from iteru.games.fertility.rules.setup import start_squares
from iteru.games.fertility.rules.supply_shops import tokens_by_space
from iteru.games.fertility.sight.shape import (
    LaidTile,
    Monument,
    PublicView,
    SeatView,
    ShopState,
    Statues,
    Valley,
)
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
    placements,
    round_now,
)
from iteru.games.fertility.telling.words import PARTS
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.ranking import ranks
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import members


def public_view(state: Fields) -> PublicView:
    places = ranks(standings(state))
    return {
        "turn": state.turn,
        "turns": state.turns,
        "round": round_now(state),
        "rounds": state.turns // state.seats,
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
        "unseen_districts": named(list(state.deck), PRINTED.districts),
        "stock": dict(zip(RESOURCES, state.stock, strict=True)),
        "seats": [_seat(state, seat, places[seat]) for seat in range(state.seats)],
    }


def _board(state: Fields) -> Valley:
    """The map, the tiles in the order in which they were laid, and the monuments."""
    columns = COLUMNS if state.board[COLUMNS - 1] != OUTSIDE else COLUMNS - BOARD_COLUMNS
    start = start_squares(state.start[0], state.start[1])
    tiles: list[LaidTile] = [
        {
            "seat": NONE,
            "tile": None,
            "squares": [SQUARE_NAMES[square] for square, _, _ in start],
            "scenes": [RESOURCES[scene] for _, scene, _ in start],
        }
    ]
    for seat, code in placements(state):
        pair, place = divmod(code, PLACES)
        tiles.append(
            {
                "seat": seat,
                "tile": TILES[TILE_OF_PAIR[pair]],
                "squares": [SQUARE_NAMES[FIRST_SQUARE[place]], SQUARE_NAMES[SECOND_SQUARE[place]]],
                "scenes": [RESOURCES[pair >> 2], RESOURCES[pair & 3]],
            }
        )
    monuments: list[Monument] = [
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
        "quarries": [
            SQUARE_NAMES[square] for kind, _, square in state.pending.frames() if kind == ASK_QUARRY
        ],
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


def _seat(state: Fields, seat: int, place: int) -> SeatView:
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
        "statues": _statues(full_shops(state, seat)),
        "parts": dict(zip(PARTS, points, strict=True)),
        "points": sum(points),
        "place": place,
    }


def _shop(state: Fields, shop: int) -> ShopState:
    return {
        "shop": PRINTED.shops[shop],
        "spaces": [
            None if resource == NONE else RESOURCES[resource]
            for resource in tokens_by_space(state, shop)
        ],
        "full": is_full(state, shop),
    }


def _statues(full: vec[i64]) -> Statues:
    return {
        "gods": named(members(named_gods(full)), PRINTED.gods),
        "of_choice": gods_of_choice(full),
        "different": different_gods(full),
    }


assert DESERT == KINDS
