"""A state back from its dump; data that does not fit is refused with what is allowed."""

from collections.abc import Mapping
from typing import Final

from iteru.games.fertility.actions import CODEBOOK, DISCARD
from iteru.games.fertility.box.components import (
    ALL_TILES,
    DISPLAY,
    KINDS,
    MAX_SPACES,
    MAX_WHEAT,
    MONUMENTS,
    POOL,
    PRINTED,
    RESOURCES,
    SHOP_SLOTS,
    SPOTS,
    STOCK,
    TILES,
)
from iteru.games.fertility.box.geometry import (
    COLUMNS,
    FIRST_SQUARE,
    PLACES,
    ROWS,
    SECOND_SQUARE,
    SQUARE_NAMES,
    SQUARES,
)
from iteru.games.fertility.frames import ASK_EXCHANGE, ASK_QUARRY, BEGIN_TURN, FRAME_KINDS
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.setup import live_places, start_squares, touching
from iteru.games.fertility.sight.dump import EMPTY
from iteru.games.fertility.state import COMMON, DESERT, SQUARE_MARKS, owned_shops
from iteru.kernel.frames import Stack, read_frames
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED, WORD, from_words
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE, PlainReader
from iteru.kernel.rows import i64, vec

KEYS: Final = (
    "seats",
    "options",
    "generator",
    "pending",
    "reveals",
    "turn_count",
    "first",
    "turn",
    "built",
    "pile",
    "board",
    "icons",
    "start",
    "laid",
    "unseen",
    "gone",
    "pool",
    "stock",
    "hand",
    "metropolis",
    "wheat",
    "monuments",
    "display",
    "deck",
    "spots",
    "filled",
)


def restore(game: Game, data: Mapping[str, object]) -> FertilityState:
    reader = PlainReader(data, "state")
    reader.only(KEYS)
    seats = reader.integer("seats", game.min_seats, game.max_seats)
    check_seats(seats, game.min_seats, game.max_seats)
    options = settled_options(game.options, seats, reader.texts("options"))
    numbers = PRINTED.setups[f"{options['mode']} {seats}"]
    words = reader.integers("generator", 0, WORD, 4)
    board = _marks(reader, "board", SQUARE_MARKS)
    icons = _marks(reader, "icons", "abpg" + EMPTY)
    start = _start(reader)
    laid = _laid(reader, seats)
    _check_cover(reader, board, start, laid)
    touch = touching(vec[i64](board), vec[i64](start))
    state = FertilityState(
        game=game,
        seats=seats,
        options=options,
        generator=from_words(words[0], words[1], words[2], words[3]),
        pending=_pending(reader, seats),
        reveals=reader.integer("reveals", 0, MAX_SEED),
        turn_count=reader.integer("turn_count", 0, MAX_SEED),
        to_move=NONE,
        open_codes=[],
        near=int(options["quarry_neighbourhood"]),
        removed=numbers.removed,
        trigger=numbers.trigger,
        turns=numbers.turns,
        first=reader.integer("first", 0, seats - 1),
        icons=vec[i64]([NONE if icon == KINDS else icon for icon in icons]),
        start=vec[i64](start),
        metropolis=vec[i64](reader.ids("metropolis", PRINTED.metropolises, None, seats)),
        turn=reader.integer("turn", 0, numbers.turns),
        built=reader.integer("built", 0, 1),
        pile=reader.integer("pile", 0, ALL_TILES),
        board=vec[i64](board),
        touch=touch,
        live=live_places(vec[i64](board), touch),
        laid=vec[i64](laid),
        unseen=vec[i64](_tile_counts(reader, "unseen")),
        gone=vec[i64](_tile_counts(reader, "gone")),
        pool=vec[i64](reader.ids("pool", TILES, EMPTY, COMMON + POOL)),
        stock=vec[i64](reader.integers("stock", 0, STOCK, KINDS)),
        hand=vec[i64](reader.integers("hand", 0, STOCK, KINDS)),
        wheat=vec[i64](reader.integers("wheat", 0, MAX_WHEAT, seats)),
        monuments=vec[i64](reader.integers("monuments", 0, MONUMENTS, seats)),
        display=vec[i64](reader.ids("display", PRINTED.districts, EMPTY, DISPLAY)),
        deck=vec[i64](sorted(reader.ids("deck", PRINTED.districts))),
        spots=vec[i64](reader.ids("spots", PRINTED.districts, EMPTY, seats * SPOTS)),
        filled=vec[i64](_filled(reader)),
        tokens=vec[i64]([0] * (seats * KINDS)),
    )
    _count_tokens(state)
    if state.pending:
        state.to_move = state.pending.seat
        state.open_codes = state.answers()
        if not state.open_codes:
            raise reader.error("pending", state.decision, "a question that has an answer")
    return state


def _count_tokens(state: FertilityState) -> None:
    """`tokens` is not dumped: the Shops say it."""
    for seat in range(state.seats):
        for shop in owned_shops(state, seat):
            for resource in range(KINDS):
                state.tokens[seat * KINDS + resource] += state.filled[shop] >> (2 * resource) & 3


def _start(reader: PlainReader) -> list[int]:
    """Where the starting tile lies, and how it is turned."""
    square, orientation = reader.strings("start", 2)
    if square not in SQUARE_NAMES or orientation not in ("0", "1", "2", "3"):
        allowed = 'a square and an orientation, as in ["e5", "0"]'
        raise reader.error("start", [square, orientation], allowed)
    return [SQUARE_NAMES.index(square), int(orientation)]


def _pending(reader: PlainReader, seats: int) -> Stack:
    pending = read_frames(reader, "pending", FRAME_KINDS, seats)
    if pending and pending.kind >= BEGIN_TURN:
        asked = ", ".join(FRAME_KINDS[:BEGIN_TURN])
        raise reader.error("pending", FRAME_KINDS[pending.kind], f"as the last frame: {asked}")
    for kind, seat, argument in pending.frames():
        limit = {ASK_QUARRY: SQUARES, ASK_EXCHANGE: SHOP_SLOTS}.get(kind, 1)
        if seat == NONE or not 0 <= argument < limit:
            allowed = f"a seat, and as argument of {FRAME_KINDS[kind]} 0 to {limit - 1}"
            raise reader.error("pending", [seat, argument], allowed)
    return pending


def _marks(reader: PlainReader, key: str, marks: str) -> list[int]:
    """The drawing of a board back to the number of each square's mark."""
    found: list[int] = []
    for index, row in enumerate(reader.strings(key, ROWS)):
        if len(row) != COLUMNS or any(mark not in marks for mark in row):
            raise reader.error(f"{key}[{index}]", row, f"{COLUMNS} of the marks {marks!r}")
        found += [marks.index(mark) for mark in row]
    return found


def _laid(reader: PlainReader, seats: int) -> list[int]:
    found: list[int] = []
    for index, row in enumerate(reader.rows("laid")):
        seat = row[0] if len(row) == 2 else None
        text = row[1] if len(row) == 2 else None
        if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(text, str):
            raise reader.error(f"laid[{index}]", row, "[seat, placement]")
        if not 0 <= seat < seats:
            raise reader.error(f"laid[{index}]", row, "[seat, placement]")
        code = CODEBOOK.parse(text)
        if code >= DISCARD:
            raise reader.error(f"laid[{index}]", text, "a placement")
        found += [seat, code]
    return found


def _check_cover(reader: PlainReader, board: list[int], start: list[int], laid: list[int]) -> None:
    """What covers the valley is the starting tile and the tiles laid, nothing else."""
    cover = {square: scene for square, scene, _ in start_squares(start[0], start[1])}
    for code in laid[1::2]:
        pair, place = divmod(code, PLACES)
        cover[FIRST_SQUARE[place]] = pair >> 2
        cover[SECOND_SQUARE[place]] = pair & 3
    for square in range(SQUARES):
        scene = board[square] if board[square] < DESERT else NONE
        if scene != cover.get(square, NONE):
            where = f"board: {SQUARE_NAMES[square]}"
            raise reader.error(where, SQUARE_MARKS[board[square]], "as start and laid cover it")


def _tile_counts(reader: PlainReader, key: str) -> list[int]:
    counts = PlainReader(reader.value(key), f"state: {key}")
    counts.only(TILES)
    return [counts.integer(tile, 0, ALL_TILES) for tile in TILES]


def _filled(reader: PlainReader) -> list[int]:
    """Tokens on Shops from their letters, e.g. "aab"."""
    filled = [0] * SHOP_SLOTS
    for name, tokens in reader.texts("filled").items():
        if not name or name not in PRINTED.shops:
            raise reader.error("filled", name, "the ids of Shops")
        for kind in range(KINDS):
            count = tokens.count(RESOURCES[kind][0])
            filled[PRINTED.shops.index(name)] |= min(count, MAX_SPACES) << (2 * kind)
        if len(tokens) > MAX_SPACES or any(token not in "abpg" for token in tokens):
            raise reader.error(f"filled: {name}", tokens, f"up to {MAX_SPACES} of a, b, p, g")
    return filled
