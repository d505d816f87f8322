"""Positions for tests: Board E of the worked examples, changed piece by piece and restored.

Components are conserved: what a test does not put somewhere stays in the box, the deck or the
Stock. `play` plays by notation and checks the invariants after every move.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from iteru.games.fertility import game as fertility
from iteru.games.fertility.box.components import PRINTED, TILES
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.sight.restore import restore
from iteru.kernel.generator import seeded
from iteru.kernel.state import NOBODY
from tests.games.fertility.oracle import NAMES, SHIPPED, fits, placement, shops_of, square

GAME = fertility.GAME
SEED = 7

# Boards valley_a, valley_b, valley_c and, for four seats, valley_d; capitals: the starting tile.
BOARD_E = """
    ..g. ...~ b... .~..
    W... .p.. ..W. ...a
    .ss. .... .... W...
    .ssa ~... g.ss ..~.
    .... AB.g ..ss p.~.
    b.~~ PG.. .~.. .ss.
    .... ..WW .~.p .ssW
    .W.p a... .... ....
    ~... ..~b W.a~ .g.b
"""
POOL = ("alabaster-bovine", "bovine-papyrus", "papyrus-grape")
METROPOLISES = (
    "metropolis_memphis",
    "metropolis_thebes",
    "metropolis_heliopolis",
    "metropolis_abydos",
)
FRAMES = {  # what is left of a turn, by what is asked
    "place": ["end_turn", "supply", "build", "place"],
    "build": ["end_turn", "supply", "build"],
    "supply": ["end_turn", "supply"],
    "draft": ["pass_turn", "refill_pool", "draft"],
    "over": [],
}


def position(
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    turn: int = 0,
    asked: str = "place",
    board: str = BOARD_E,
    laid: Sequence[str] = (),
    monuments: Mapping[int, Sequence[str]] | None = None,
    pools: Mapping[int, Sequence[str]] | None = None,
    common: Sequence[str] = POOL,
    gone: Sequence[str] = (),
    hand: str = "",
    stock: Mapping[str, int] | None = None,
    wheat: Mapping[int, int] | None = None,
    metropolis: Sequence[str] = METROPOLISES,
    districts: Mapping[int, Sequence[str]] | None = None,
    filled: Mapping[str, str] | None = None,
    display: Sequence[str] = (),
) -> FertilityState:
    """A position at the beginning of a question; what is told by seat is told for these seats.

    Seat 0 begins, so that in turn 0 (the first) it is seat 0's. Tiles `laid` have earned nothing,
    monuments stand where a test says. `hand` and `filled` are letters, one for each token; of the
    letters that `stock` names it holds so many, and the others lie on the Shops of other seats.
    A pool or a display that is given in part is filled up; after step 1 the pool has two tiles.
    """
    seat = turn % seats
    settled = {option.name: option.default for option in GAME.options} | dict(options or {})
    rows = [line.replace(" ", "") for line in board.split("\n") if line.strip()]
    if seats < 4:
        rows = [row[:12] for row in rows]
    metropolis = list(metropolis[:seats])
    spots = {other: list((districts or {}).get(other, [])) for other in range(seats)}
    shelves = _Shelves(metropolis, spots, dict(filled or {}), display)
    for letter, left in (stock or {}).items():
        shelves.hoard(letter, left + hand.count(letter), [s for s in range(seats) if s != seat])
    pool = _pools(seats, pools or {}, NOBODY if asked == "place" else seat)
    pool += [*common, "-", "-", "-"][:3]
    unseen = Counter(dict(zip(TILES, PRINTED.tile_sets[settled["tile_set"]], strict=True)))
    unseen -= Counter(_tile(move) for move in laid) + Counter(gone) + Counter(pool)
    frames = FRAMES[asked]
    if asked == "draft" and settled["mode"] == "two_player_variant":
        frames = ["pass_turn", "refill_pool", "remove", "draft"]
    setup = PRINTED.setups[f"{settled['mode']} {seats}"]
    pile = setup.tiles - 3 * seats - 3 - turn * (1 + setup.removed)
    standing = {other: list((monuments or {}).get(other, [])) for other in range(seats)}
    data: dict[str, object] = {
        "seats": seats,
        "options": settled,
        "generator": list(seeded(SEED).words()),
        "pending": [[frame, seat, 0] for frame in frames],
        "reveals": 0,
        "turn_count": 0,
        "first": 0,
        "turn": turn,
        "built": 0,
        "pile": min(max(pile, 0), unseen.total()),
        "board": _drawn(rows, laid, standing),
        "icons": [_icons(row).ljust(16, "-") for row in rows],
        "start": ["e5", "0"],
        "laid": [[number % seats, move] for number, move in enumerate(laid)],
        "unseen": {tile: unseen[tile] for tile in TILES},
        "gone": {tile: list(gone).count(tile) for tile in TILES},
        "pool": pool,
        "stock": shelves.stock(hand),
        "hand": [hand.count(letter) for letter in NAMES],
        "metropolis": metropolis,
        "wheat": [(wheat or {}).get(other, 0) for other in range(seats)],
        "monuments": [4 - len(standing[other]) for other in range(seats)],
        "display": shelves.display,
        "deck": shelves.free,
        "spots": [name for own in spots.values() for name in own + ["-"] * (7 - len(own))],
        "filled": shelves.filled,
    }
    state = restore(GAME, data)
    state.check()
    if state.pending:
        state.settle()
    return state


def play(state: FertilityState, *moves: str) -> FertilityState:
    """Plays these moves; a decision with a single answer has been played by the engine already."""
    for move in moves:
        state.play(GAME.parse(move))
        state.check()
    return state


def finish_turn(state: FertilityState) -> FertilityState:
    """Passes on what may be passed on, drafts the last tile offered, up to the next turn."""
    turn = state.turn
    while state.turn == turn and not state.over:
        state.play(state.legal()[-1])
        state.check()
    return state


def offered(state: FertilityState, start: str = "") -> list[str]:
    """The notations of what may be chosen now, of those that begin like this."""
    notations = [GAME.notation(code) for code in state.legal()]
    return [notation for notation in notations if notation.startswith(start)]


def dumped(state: FertilityState) -> dict[str, Any]:
    """state.dump(), for tests that look into it."""
    return state.dump()


def seen(state: FertilityState) -> dict[str, Any]:
    """What everybody sees."""
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return public


def choices(state: FertilityState) -> list[dict[str, Any]]:
    """state.choices(), for tests that look into them."""
    return [dict(choice) for choice in state.choices()]


def hand(state: FertilityState) -> str:
    """The resources beside the active player's Metropolis, by their letters."""
    return _letters(list(state.hand))


def stock(state: FertilityState) -> str:
    return _letters(list(state.stock))


def mark(state: FertilityState, name: str) -> str:
    """What a dump shows on a square, e.g. "." for desert and "0" for a monument of seat 0."""
    column, row = square(name)
    return str(dumped(state)["board"][row][column])


def _letters(counts: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(NAMES, counts, strict=True))


def _tile(move: str) -> str:
    """The tile that a placement lays: its scenes in the order of the resources."""
    scenes = [scene for _, scene in placement(move)]
    return "-".join(sorted(scenes, key=list(NAMES.values()).index))


def _pools(seats: int, given: Mapping[int, Sequence[str]], placed: int) -> list[str]:
    """Three tiles for each seat, two for the one that has placed; none where nobody sits."""
    found: list[str] = []
    for seat in range(4):
        tiles = [*given.get(seat, []), *POOL][: 2 if seat == placed else 3]
        found += [*tiles, "-"][:3] if seat < seats else ["-"] * 3
    return found


def _drawn(
    rows: Sequence[str], laid: Sequence[str], monuments: Mapping[int, Sequence[str]]
) -> list[str]:
    """The board with tiles and monuments on it, as a dump draws it."""
    marks = [list("".join("." if mark in "sabpg" else mark for mark in row)) for row in rows]
    for move in laid:
        for (column, row), scene in placement(move):
            assert marks[row][column] == ".", f"{move}: the square is not free"
            marks[row][column] = scene[0].upper()
    for seat, names in monuments.items():
        for column, row in map(square, names):
            assert marks[row][column] == ".", f"a monument of seat {seat}: the square is not free"
            marks[row][column] = str(seat)
    return ["".join(row).ljust(16) for row in marks]


def _icons(row: str) -> str:
    return "".join(mark if mark in NAMES else "-" for mark in row)


class _Shelves:
    """Where Districts and tokens are while a position is set up."""

    def __init__(
        self,
        metropolis: Sequence[str],
        spots: dict[int, list[str]],
        filled: dict[str, str],
        display: Sequence[str],
    ) -> None:
        self.metropolis = metropolis
        self.spots = spots
        self.filled = filled
        built = [name for own in spots.values() for name in own]
        dearest = sorted(SHIPPED["district_tiles"], key=lambda table: -table["cost"])
        unused = [table["id"] for table in dearest if table["id"] not in [*built, *display]]
        self.display = [*display, *unused][:4]
        self.free = [name for name in unused if name not in self.display]

    def stock(self, hand: str) -> list[int]:
        used = hand + "".join(self.filled.values())
        return [20 - used.count(letter) for letter in NAMES]

    def hoard(self, letter: str, kept: int, seats: Sequence[int]) -> None:
        """Puts tokens on Shops of these seats until so many are left for Stock and hand."""
        while self.stock("")[list(NAMES).index(letter)] > kept:
            self._put(letter, seats)

    def _put(self, letter: str, seats: Sequence[int]) -> None:
        """One token on a Shop that takes it, if need be in a new District with many spaces."""
        owners = [name for seat in seats for name in [self.metropolis[seat], *self.spots[seat]]]
        for owner in owners:
            for shop in shops_of(owner):
                tokens = self.filled.get(shop["id"], "")
                if len(tokens) < len(shop["requires"]) and fits(
                    shop["requires"], [NAMES[token] for token in tokens + letter]
                ):
                    self.filled[shop["id"]] = tokens + letter
                    return
        seat = min(seats, key=lambda other: len(self.spots[other]))
        district = max(self.free, key=lambda name: _room(name, NAMES[letter]))
        assert len(self.spots[seat]) < 7, f"no room for another {NAMES[letter]}"
        self.free.remove(district)
        self.spots[seat].append(district)
        self._put(letter, seats)


def _room(district: str, resource: str) -> tuple[bool, int, int]:
    """Whether it takes this resource, how many spaces it has, and how many of them for it."""
    spaces = [space for shop in shops_of(district) for space in shop["requires"]]
    return (resource in spaces, len(spaces), spaces.count(resource))
