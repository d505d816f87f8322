"""Every numbered rule and every worked example has a test that cites it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.egizia.positions import GAME

HERE = Path(__file__).parent
RULES = (Path(GAME.folder()) / "texts/rules.en.md").read_text(encoding="utf-8")
EXAMPLES = [*(f"a{number:02}" for number in range(1, 25)), *(f"b{n:02}" for n in range(1, 24))]
# Of decisions, memory, chance and checks: what the engine needs and players do not read.
FOR_THE_ENGINE = {"14.1", "14.4", "14.5", "15.1.1", "15.2", "16.1", "16.2"}


def written_tests() -> Iterator[tuple[str, str]]:
    """Name and docstring of every test of this game."""
    for file in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def cited() -> set[str]:
    return {
        number for _, text in written_tests() for number in re.findall(r"\bE(\d+(?:\.\d+)*)", text)
    }


def numbered() -> list[str]:
    """The numbers of all rules, in the order of the text."""
    return re.findall(r"^\*\*(\d+(?:\.\d+)+)\*\*", RULES, re.MULTILINE)


def sections() -> list[str]:
    """The numbers of the headings: 4 stands for all the rules below it."""
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)*)\.? ", RULES, re.MULTILINE)


def test_every_rule_is_cited_by_a_test() -> None:
    """All of them, without exception."""
    rules = [*numbered(), *sorted(FOR_THE_ENGINE)]
    covered = cited()

    assert len(rules) > 130
    assert [number for number in rules if number not in covered] == []


def test_tests_cite_rules_that_exist() -> None:
    assert cited() - {*numbered(), *sections(), *FOR_THE_ENGINE} == set()


def test_every_worked_example_has_its_test() -> None:
    """A1 to A24 are the rulebook's, B1 to B23 derived from the rules."""
    names = [name for name, _ in written_tests()]
    for example in EXAMPLES:
        found = [name for name in names if name.startswith(f"test_{example}_")]
        assert found, f"no test of example {example.upper()}"


def test_tests_of_examples_name_them_and_their_rules() -> None:
    """The docstring begins as in "Example A7 (E8.3.2, E8.2.4)"."""
    for name, text in written_tests():
        if match := re.match(r"test_([ab])(\d\d)_", name):
            letter, number = match[1].upper(), int(match[2])
            assert re.match(rf"Example {letter}{number} \(E\d+[^)]*\)", text), name
