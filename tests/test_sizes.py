"""No file is longer than 400 lines, and no function longer than 60, data tables excepted."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_LINES = 400  # of a file
MOST_IN_FUNCTION = 60

MADE = {"client/src/lib/api/messages.ts"}  # files that a tool has written from others
FILE_TABLES = {"tests/texts/shell_arguments.py"}  # a line for each text, and nothing else
FUNCTION_TABLES = {  # functions that name every field or column once
    "src/iteru/games/egizia/game.py:_laid_out",
    "src/iteru/games/egizia/state.py:__init__",
    "src/iteru/games/fertility/state.py:__init__",
    "src/iteru/games/kemet/sight/restore.py:restore",
    "src/iteru/games/kemet/state.py:__init__",
    "src/iteru/games/pharaon/game.py:bare_table",
    "src/iteru/games/pharaon/sight/restore.py:restore",
    "src/iteru/games/pharaon/state.py:__init__",
    "src/iteru/server/store/migrations/versions/first_form.py:upgrade",
    "tests/games/egizia/positions.py:position",
    "tests/games/fertility/positions.py:position",
    "tests/games/kemet/positions.py:position",
    "tests/games/pharaon/positions.py:position",
}


def files(folder: str, *endings: str) -> list[tuple[str, str]]:
    """The paths, as seen from the project's folder, and texts of all files with these endings."""
    paths = [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings]
    return [(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in paths]


PYTHON = [
    file
    for folder in ("src", "tests", "tools", "benchmarks", "examples")
    for file in files(folder, ".py")
]
CLIENT = [
    file
    for folder in ("client/src", "client/tests", "client/lint", "client/dev")
    for file in files(folder, ".ts", ".svelte", ".css")
]


def functions(text: str) -> Iterator[tuple[str, int]]:
    """The name and the number of lines of each function."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def test_files_fit_a_few_screens() -> None:
    lines = {path: len(text.splitlines()) for path, text in PYTHON + CLIENT}
    assert {path for path, count in lines.items() if count > MOST_LINES} <= MADE | FILE_TABLES


def test_functions_fit_one_screen() -> None:
    long = {
        f"{path}:{name}"
        for path, text in PYTHON
        for name, count in functions(text)
        if count > MOST_IN_FUNCTION
    }
    assert long <= FUNCTION_TABLES
