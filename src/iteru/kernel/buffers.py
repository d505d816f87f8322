"""Arrays for learners: what seats observe and which codes are legal, for many states at once.

Each row belongs to one state. numpy reads the arrays without a copy, and sees later writes:

    buffers = game.buffers(256)
    observations = np.frombuffer(buffers.observations, np.int16).reshape(256, -1)
    masks = np.frombuffer(buffers.masks, np.uint8).reshape(256, -1)
    state.encode(state.to_move, buffers, row=0)
    state.mask(buffers, row=0)
"""

from typing import TYPE_CHECKING, final

from iteru.kernel.rows import append, i16, i64, u8, vec

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


@final
class Buffers:
    """Arrays of a fixed size: `game.buffers(rows)` makes them."""

    def __init__(self, rows: int, features: int, actions: int) -> None:
        if rows < 1:
            raise ValueError(f"{rows} rows are not allowed; allowed: 1 or more")
        self.rows = rows
        self.features: i64 = features
        self.actions: i64 = actions
        self.observations = vec[i16]([0] * (rows * features))  # by row * features + feature
        self.masks = vec[u8]([0] * (rows * actions))  # by row * actions + code: 1 if legal
        self.open_codes: list[list[int]] = [[] for _ in range(rows)]  # by row: what is set there

    def set_mask(self, row: i64, codes: list[int]) -> None:
        """These codes are legal in this row, and no others. The list must not change later."""
        masks = self.masks
        first = row * self.actions
        for code in self.open_codes[row]:
            masks[first + code] = 0
        for code in codes:
            masks[first + code] = 1
        self.open_codes[row] = codes

    def legal_codes(self) -> tuple[vec[i64], vec[i64]]:
        """The legal codes of all rows, one after the other, and where each row begins.

        The second has an entry more than there are rows: row r has the codes from its entry r to
        its entry r + 1. This is far less to look through than the masks.
        """
        codes = vec[i64]()
        begins = vec[i64]([0])
        for row in self.open_codes:
            for code in row:
                codes = append(codes, code)
            begins = append(begins, len(codes))
        return codes, begins

    def copy_to(
        self, observations: "WriteableBuffer", masks: "WriteableBuffer | None" = None
    ) -> None:
        """Copies the arrays into others of the same size, such as numpy's."""
        memoryview(observations).cast("B")[:] = memoryview(self.observations).cast("B")
        if masks is not None:
            memoryview(masks).cast("B")[:] = memoryview(self.masks).cast("B")
