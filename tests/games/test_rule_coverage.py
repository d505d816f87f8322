"""Every numbered rule is cited by the game's code and by a test; every worked example has a test.

A rule number is the number in bold at the beginning of a paragraph of rules.en.md: **4.3.1**. The
numbers of headings (4, 4.3) stand for all rules below them; they may be cited, and need not be.
A citation is the game's letter and the number: F4.3.1, in a docstring or a comment.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import iteru

TESTS = Path(__file__).parent
SOURCE = Path(__file__).parents[2] / "src/iteru/games"


def examples(prefix: str, last: int, dash: str = "") -> dict[str, str]:
    """What tests of examples are called after, and how their docstrings name the example."""
    width = 2 if dash else 1
    return {
        f"{prefix}{number:02}": f"{prefix.upper()}{dash}{number:0{width}}"
        for number in range(1, last + 1)
    }


@dataclass(frozen=True)
class Book:
    """What a game's rules hold."""

    examples: dict[str, str]  # of the rulebook, then those derived from the rules
    explained: frozenset[int] = frozenset()  # sections that tell why, or what the data says
    # Of decisions, memory, chance and checks: what the engine needs and players do not read.
    for_the_engine: frozenset[str] = field(default_factory=frozenset)


BOOKS = {
    "egizia": Book(
        examples("a", 24) | examples("b", 23),
        for_the_engine=frozenset({"14.1", "14.4", "14.5", "15.1.1", "15.2", "16.1", "16.2"}),
    ),
    "fertility": Book(examples("e", 19) | examples("d", 22), explained=frozenset({14, 15})),
    "kemet": Book(examples("a", 22) | examples("b", 27)),
    "pharaon": Book(
        examples("ex", 13, "-") | examples("d", 29, "-"),
        explained=frozenset({15, 16}),
        for_the_engine=frozenset({"14.1"}),
    ),
}
games = pytest.mark.parametrize("name", sorted(BOOKS))


def rules(name: str) -> str:
    return (Path(iteru.load(name).folder()) / "texts/rules.en.md").read_text(encoding="utf-8")


def numbered(name: str) -> list[str]:
    """The numbers of all rules, in the order of the text."""
    found = re.findall(r"^\*\*(\d+(?:\.\d+)+)\*\*", rules(name), re.MULTILINE)
    explained = BOOKS[name].explained
    return [number for number in found if int(number.split(".")[0]) not in explained]


def sections(name: str) -> list[str]:
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)*)\.? ", rules(name), re.MULTILINE)


def cited_in(name: str, text: str) -> set[str]:
    return set(re.findall(rf"\b{name[0].upper()}(\d+(?:\.\d+)*)", text))


def written_tests(name: str) -> Iterator[tuple[str, str]]:
    """Name and docstring of every test of the game."""
    for file in sorted((TESTS / name).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def code(name: str) -> str:
    files = sorted((SOURCE / name).rglob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def cited_by_tests(name: str) -> set[str]:
    return cited_in(name, "\n".join(text for _, text in written_tests(name)))


def test_every_game_is_covered() -> None:
    assert sorted(BOOKS) == sorted(iteru.games())


@games
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    wanted = [*numbered(name), *sorted(BOOKS[name].for_the_engine)]
    covered = cited_by_tests(name)

    assert len(wanted) > 90
    assert [number for number in wanted if number not in covered] == []


@games
def test_every_rule_is_cited_by_the_code(name: str) -> None:
    covered = cited_in(name, code(name))

    assert [number for number in numbered(name) if number not in covered] == []


@games
def test_only_rules_that_exist_are_cited(name: str) -> None:
    known = {*numbered(name), *sections(name), *BOOKS[name].for_the_engine}
    explained = {str(section) for section in BOOKS[name].explained}
    cited = cited_by_tests(name) | cited_in(name, code(name))

    assert {number for number in cited - known if number.split(".")[0] not in explained} == set()


@games
def test_every_worked_example_has_its_test(name: str) -> None:
    names = [test for test, _ in written_tests(name)]
    for example in BOOKS[name].examples:
        found = [test for test in names if test.startswith(f"test_{example}_")]
        assert found, f"no test of example {example.upper()}"


@games
def test_tests_of_examples_name_them_and_their_rules(name: str) -> None:
    """The docstring begins as in "Example E7 (F4.2.4, F4.3.1)"."""
    letter = name[0].upper()
    for test, text in written_tests(name):
        for example, title in BOOKS[name].examples.items():
            if test.startswith(f"test_{example}_"):
                assert re.match(rf"Example {title} \({letter}\d+[^)]*\)", text), test
