"""What boards as text are made of: words, lines of entries, and plain data read from a view."""

from collections.abc import Mapping, Sequence


def packed(entries: Sequence[str], indent: str, width: int) -> list[str]:
    """The entries one after the other, as many as a line holds; `indent` begins the first line.

    >>> packed(["one", "two", "three"], "> ", 14)
    ['> one   two', '  three']
    """
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1] += "   " + entry
        else:
            lines.append((indent if not lines else " " * max(2, len(indent))) + entry)
    return lines


def word(words: Mapping[str, str], id: str) -> str:
    """The text with this id, else the id without its table: "gods-horus" is "horus"."""
    return words.get(id, id.partition("-")[2])


def mapping(value: object) -> Mapping[str, object]:
    assert isinstance(value, dict)
    return value


def items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def text(value: object) -> str:
    assert isinstance(value, str)
    return value


def number(value: object) -> int:
    assert isinstance(value, int)
    return value
