"""A state as readable plain data; restore.py is the way back."""

from typing import Final

from iteru.games.fertility.actions import CODEBOOK
from iteru.games.fertility.box.components import KINDS, PRINTED, RESOURCES, SHOP_SLOTS, TILES
from iteru.games.fertility.box.geometry import COLUMNS, ROWS, SQUARE_NAMES
from iteru.games.fertility.frames import FRAME_KINDS
from iteru.games.fertility.state import SQUARE_MARKS, Fields, placements
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named

EMPTY: Final = "-"


def dump(state: Fields) -> dict[str, object]:
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "generator": list(state.generator.words()),
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "first": state.first,
        "turn": state.turn,
        "built": state.built,
        "pile": state.pile,
        "board": drawn([SQUARE_MARKS[mark] for mark in state.board]),
        "icons": drawn([EMPTY if icon == NONE else RESOURCES[icon][0] for icon in state.icons]),
        "start": [SQUARE_NAMES[state.start[0]], str(state.start[1])],
        "laid": [[seat, CODEBOOK.notation(code)] for seat, code in placements(state)],
        "unseen": dict(zip(TILES, state.unseen, strict=True)),
        "gone": dict(zip(TILES, state.gone, strict=True)),
        "pool": named(list(state.pool), TILES, EMPTY),
        "stock": list(state.stock),
        "hand": list(state.hand),
        "metropolis": named(list(state.metropolis), PRINTED.metropolises),
        "wheat": list(state.wheat),
        "monuments": list(state.monuments),
        "display": named(list(state.display), PRINTED.districts, EMPTY),
        "deck": named(list(state.deck), PRINTED.districts),
        "spots": named(list(state.spots), PRINTED.districts, EMPTY),
        "filled": {
            PRINTED.shops[shop]: filling_text(state.filled[shop])
            for shop in range(SHOP_SLOTS)
            if state.filled[shop] > 0
        },
    }


def drawn(marks: list[str]) -> list[str]:
    """A row of text for each row of squares."""
    return ["".join(marks[row * COLUMNS : row * COLUMNS + COLUMNS]) for row in range(ROWS)]


def filling_text(filling: int) -> str:
    """The tokens on a Shop by their letters, e.g. "aab"."""
    return "".join([RESOURCES[kind][0] * (filling >> (2 * kind) & 3) for kind in range(KINDS)])
