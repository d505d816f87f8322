"""docs/dependencies.md gives a reason for every package that we ask for or import."""

import ast
import json
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"iteru", "tests", "tools", "benchmarks", "own_bot"}  # the last is an example


def plain(name: str) -> str:
    """A package's name as PyPI compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def documented() -> set[str]:
    """The names in the first column of the page's tables, without what stands in brackets."""
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\| ([^|]+) \|", page, re.MULTILINE)
    names = [name for cell in cells for name in re.sub(r"\(.*?\)", "", cell).split(",")]
    return {plain(name.strip()) for name in names}


def asked_for() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        data = tomllib.load(file)
    project = data["project"]
    extras = project["optional-dependencies"].values()
    requirements = [data["build-system"]["requires"], project["dependencies"], *extras]
    return [re.split(r"[\[<>=~! ]", text)[0] for group in requirements for text in group]


def asked_for_by_the_client() -> list[str]:
    package = json.loads((ROOT / "client/package.json").read_text(encoding="utf-8"))
    return [*package["dependencies"], *package["devDependencies"]]


def imported() -> set[str]:
    """The modules outside the standard library that our Python code imports, by full name."""
    found = set()
    for folder in ("src", "tests", "tools", "benchmarks", "examples"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                    found.add(node.module)
    known = OURS | sys.stdlib_module_names | {"_typeshed"}  # types of the standard library
    return {name for name in found if name.split(".")[0] not in known}


@pytest.mark.parametrize("name", sorted({*asked_for(), *asked_for_by_the_client()}))
def test_what_is_asked_for_has_a_reason(name: str) -> None:
    assert plain(name) in documented()


def test_what_is_imported_has_a_reason() -> None:
    packages = packages_distributions()
    missing = set()
    for module in imported():
        folder, *inner = module.split(".")
        names = {folder, *packages.get(folder, [])}
        if len(names) > 2 and inner:  # a folder shared by packages: fluent.runtime, fluent.syntax
            names = {f"{folder}.{inner[0]}"}
        if not {plain(name) for name in names} & documented():
            missing.add(module)
    assert missing == set()
