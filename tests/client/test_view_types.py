"""The client's types of views are made from the engine's shapes, by a tool."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.view_types import CLIENT, Writer, games, shape_of

ROOT = Path(__file__).parents[2]
SHAPE = '''
from typing import Literal, NotRequired, TypedDict

Colour = Literal["white", "red"]


class Troop(TypedDict):
    """Units
    of one seat."""

    seat: int
    colour: Colour | None  # null: any
    losses: "list[int | None]"
    share: NotRequired[dict[str, float]]


Named = TypedDict("Named", {"with": str, "others": "list[Named]"})


class PublicView(TypedDict):
    troops: list[Troop]
    by_colour: dict[Colour, list[Named]]
    pending: list[list[object]]
    over: bool


class PrivateView(TypedDict, total=False):
    level: Literal[1, 2]
'''
TYPES = """\
export interface PublicView {
  troops: Troop[];
  by_colour: Record<Colour, Named[]>;
  pending: unknown[][];
  over: boolean;
}

/** Units of one seat. */
export interface Troop {
  seat: number;
  colour: Colour | null; // null: any
  losses: (number | null)[];
  share?: Record<string, number>;
}

export type Colour = "white" | "red";

export interface Named {
  with: string;
  others: Named[];
}

export interface PrivateView {
  level?: 1 | 2;
}
"""


def test_the_clients_view_types_are_fresh(tmp_path: Path) -> None:
    """If this fails: `python -m tools.view_types`, and commit what it writes."""
    subprocess.run([sys.executable, "-m", "tools.view_types", tmp_path], cwd=ROOT, check=True)

    for game in games():
        fresh, stored = (folder / game / "view.types.ts" for folder in (tmp_path, CLIENT))
        assert fresh.read_text(encoding="utf-8") == stored.read_text(encoding="utf-8")


def written(shape: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    monkeypatch.setattr("tools.view_types.GAMES", folder)
    file = folder / "ibis/sight/shape.py"
    file.parent.mkdir(parents=True)
    file.write_text(shape, encoding="utf-8")
    return Writer(shape_of("ibis")).types()


def test_shapes_become_interfaces(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert written(SHAPE, monkeypatch, tmp_path) == TYPES


def test_what_json_cannot_hold_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shape = "from typing import TypedDict\nclass PublicView(TypedDict):\n    cards: set[str]\n"

    with pytest.raises(TypeError, match="cannot hold set"):
        written(shape, monkeypatch, tmp_path)
