"""Every numbered rule and every worked example has a test that cites it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.games.fertility.positions import GAME

HERE = Path(__file__).parent
RULES = (Path(GAME.folder()) / "texts/rules.en.md").read_text(encoding="utf-8")
EXAMPLES = [*(f"e{number:02}" for number in range(1, 20)), *(f"d{n:02}" for n in range(1, 23))]


def written_tests() -> Iterator[tuple[str, str]]:
    """Name and docstring of every test of this folder."""
    for file in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


def cited() -> set[str]:
    return {
        number for _, text in written_tests() for number in re.findall(r"\bF(\d+(?:\.\d+)*)", text)
    }


def numbered() -> list[str]:
    """The numbers of all rules, in the order of the text."""
    return re.findall(r"^\*\*(\d+(?:\.\d+)+)\*\*", RULES, re.MULTILINE)


def sections() -> list[str]:
    """The numbers of the headings: 4 and 4.1 stand for all the rules below them."""
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)*)\.? ", RULES, re.MULTILINE)


def test_every_rule_is_cited_by_a_test() -> None:
    """All of sections 1 to 13, without exception; 14 and 15 tell why, and what the data says."""
    rules = [number for number in numbered() if int(number.split(".")[0]) <= 13]
    covered = cited()

    assert len(rules) > 90
    assert [number for number in rules if number not in covered] == []


def test_tests_cite_rules_that_exist() -> None:
    assert cited() - {*numbered(), *sections()} == set()


def test_every_worked_example_has_its_test() -> None:
    """E1 to E19 are the rulebook's, D1 to D22 derived from the rules."""
    names = [name for name, _ in written_tests()]
    for example in EXAMPLES:
        found = [name for name in names if name.startswith(f"test_{example}_")]
        assert found, f"no test of example {example.upper()}"


def test_tests_of_examples_name_them_and_their_rules() -> None:
    """The docstring begins as in "Example E7 (F4.2.4, F4.3.1)"."""
    for name, text in written_tests():
        if match := re.match(r"test_([ed])(\d\d)_", name):
            letter, number = match[1].upper(), int(match[2])
            assert re.match(rf"Example {letter}{number} \(F\d+[^)]*\)", text), name
