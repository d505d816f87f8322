"""Writes the client's types of views from the engine's: `python -m tools.view_types [FOLDER]`.

For each game, sight/shape.py declares TypedDicts: PublicView, PrivateView and, if its choices carry
data, ChoiceData. They become <game>/view.types.ts in client/src/games, or in another folder.

A dict with Literal keys has all of them; where some may be missing, it is a TypedDict with
total=False. TypedDicts stand in shape.py itself, since elsewhere they may be compiled.
"""

import ast
import json
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/iteru/games"
CLIENT = ROOT / "client/src/games"
VIEWS = ("PublicView", "PrivateView", "ChoiceData")
BANNER = "/* What {game} shows. Made from sight/shape.py by tools/view_types.py: do not edit. */"
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}


def games() -> list[str]:
    return sorted(file.parent.name for file in GAMES.glob("*/game.py"))


def shape_of(game: str) -> ModuleType:
    """From its source: a compiled module has lost its annotations."""
    file = GAMES / game / "sight/shape.py"
    spec = spec_from_loader(f"shape_of_{game}", SourceFileLoader(f"shape_of_{game}", str(file)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Writer:
    """The TypeScript of one module of shapes."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        self._notes = notes(Path(str(module.__file__)).read_text(encoding="utf-8"))
        self._aliases = {
            value: name for name, value in vars(module).items() if get_origin(value) is Literal
        }
        self._written: dict[str, str] = {}  # by the name of a type

    def types(self) -> str:
        for name in VIEWS:
            if shape := getattr(self._module, name, None):
                self._type(shape)
        return "\n".join(self._written.values())

    def _type(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            if hint.__name__ not in self._written:
                self._written[hint.__name__] = ""  # keeps its place, and ends circles
                self._written[hint.__name__] = self._interface(hint)
            return str(hint.__name__)
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Literal:
            union = " | ".join(json.dumps(value) for value in parts)
            alias = self._aliases.get(hint)
            if alias is None:
                return union
            self._written[alias] = f"export type {alias} = {union};\n"
            return alias
        if origin in (Union, UnionType):
            return " | ".join(self._type(part) for part in parts)
        if origin is list:
            entry = self._type(parts[0])
            return f"({entry})[]" if " | " in entry else f"{entry}[]"
        if origin is dict:
            return f"Record<{self._type(parts[0])}, {self._type(parts[1])}>"
        raise TypeError(f"{self._module.__file__}: a view cannot hold {hint!r}")

    def _interface(self, shape: Any) -> str:
        name = shape.__name__
        lines = [f"/** {' '.join(shape.__doc__.split())} */"] if shape.__doc__ else []
        lines.append(f"export interface {name} {{")
        for field, hint in get_type_hints(shape, vars(self._module)).items():
            mark = "?" if field in shape.__optional_keys__ else ""
            note = self._notes.get((name, field), "")
            lines.append(f"  {field}{mark}: {self._type(hint)};{note and f' // {note}'}")
        return "\n".join([*lines, "}", ""])


def notes(source: str) -> dict[tuple[str, str], str]:
    """The comments behind the fields, by class and field."""
    lines = source.splitlines()
    return {
        (shape.name, field.target.id): lines[(field.end_lineno or 0) - 1].partition("  # ")[2]
        for shape in ast.parse(source).body
        if isinstance(shape, ast.ClassDef)
        for field in shape.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else CLIENT
    for game in games():
        file = folder / game / "view.types.ts"
        file.parent.mkdir(parents=True, exist_ok=True)
        banner = BANNER.format(game=game.title())
        file.write_text(f"{banner}\n\n{Writer(shape_of(game)).types()}", encoding="utf-8")
        print(f"wrote {file}")
