"""The shapes of what a view shows; tools/view_types.py makes the client's types from them."""

from typing import TypedDict

from iteru.games.fertility.box.components import Resource


class LaidTile(TypedDict):
    """A tile on the board."""

    seat: int  # who laid it; -1: the starting tile
    tile: str | None  # its id; the starting tile has none
    squares: list[str]
    scenes: list[Resource]  # by square


class Monument(TypedDict):
    square: str
    seat: int


class Valley(TypedDict):
    """The central board: what is printed, and what lies on it."""

    columns: int
    rows: int
    map: list[str]  # ".": desert, "W": wheat, "~": water, else the first letter of an icon
    tiles: list[LaidTile]  # oldest first
    monuments: list[Monument]
    quarries: list[str]  # squares of the Quarries that wait for a decision


class ShopState(TypedDict):
    shop: str
    spaces: list[Resource | None]  # what lies on each, in the order of `requires`
    full: bool


class Statues(TypedDict):
    """The statues of a Metropolis; what they are worth is a part of the score."""

    gods: list[str]  # those that are named
    of_choice: int
    different: int  # gods that count, those of choice included


class SeatView(TypedDict):
    metropolis: str
    monument: str
    monuments_left: int
    monuments_placed: int
    wheat: int
    pool: list[str | None]
    hand: dict[Resource, int]
    districts: list[str]
    shops: list[ShopState]
    tokens: dict[Resource, int]  # on all Shops
    statues: Statues
    parts: dict[str, int]
    points: int
    place: int


class PublicView(TypedDict):
    turn: int  # turns that are over, of all players together
    turns: int
    round: int  # from 1
    rounds: int
    last_round: bool
    first: int
    active: int  # -1: the game is over
    to_move: int
    decision: str
    pending: list[object]
    reveals: int
    turn_count: int
    options: dict[str, str]
    board: Valley
    common_pool: list[str | None]
    pile: int
    unseen_tiles: dict[str, int]
    gone_tiles: dict[str, int]
    display: list[str | None]  # null: built in this turn
    unseen_districts: list[str]
    stock: dict[Resource, int]
    seats: list[SeatView]


class PrivateView(TypedDict):
    """Nothing is private (F13.1, F13.2)."""
