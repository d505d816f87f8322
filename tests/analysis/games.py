"""Games that are analysed in the tests."""

from pathlib import Path

from iteru import Record

RECORDS = Path(__file__).parents[1] / "records"


def recorded(name: str, moves: int | None = None) -> Record:
    """A recorded game, or its beginning."""
    record = Record.load(RECORDS / f"{name}.iteru.json")
    record.moves = record.moves[:moves]
    return record
