"""The texts of the table: the same in all languages, all of them used, none missing."""

import ast
import re
from pathlib import Path

import pytest

import iteru
from iteru.texts import LANGUAGES, Catalogue

PACKAGE = Path(str(iteru.__file__)).parent
USERS = [
    path for room in ("analysis", "cli", "texts") for path in sorted((PACKAGE / room).rglob("*.py"))
]
ENGLISH = Catalogue("en")
SHARED_IDS = ("table-", "shell-")  # shell: the web client's, see tests/client/test_shell_texts.py


def wanted() -> list[str]:
    r"""The ids that the code names, as patterns: `f"table-level-{level}"` is `table-level-\w+`."""
    found: set[str] = set()
    for path in USERS:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inner = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr)
            for part in node.values
        }
        for node in ast.walk(tree):
            pattern = ""
            if isinstance(node, ast.JoinedStr):
                pattern = "".join(fixed(part) for part in node.values)
            elif isinstance(node, ast.Constant) and id(node) not in inner:
                pattern = fixed(node)
            if pattern.startswith("table\\-"):
                found.add(pattern)
    return sorted(found)


def fixed(part: ast.expr) -> str:
    """The part of a text that is known, or what stands for any other part."""
    if isinstance(part, ast.Constant):
        return re.escape(part.value) if isinstance(part.value, str) else ""
    return r"\w+"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_ids_with_the_same_arguments(language: str) -> None:
    texts = Catalogue(language)

    assert texts.ids() == ENGLISH.ids()
    for text in texts.ids():
        assert texts.variables(text) == ENGLISH.variables(text), text


def test_ids_of_the_table_are_told_from_those_of_a_game() -> None:
    assert all(text.startswith(SHARED_IDS) for text in ENGLISH.ids())
    for name in iteru.games():
        assert not [text for text in iteru.load(name).text_ids() if text.startswith(SHARED_IDS)]


def test_every_text_of_the_table_is_used() -> None:
    patterns = wanted()

    unused = [
        text
        for text in ENGLISH.ids()
        if text.startswith("table-")
        and not any(re.fullmatch(pattern, text) for pattern in patterns)
    ]

    assert unused == []


def test_every_text_that_the_table_asks_for_is_there() -> None:
    missing = [
        pattern
        for pattern in wanted()
        if not any(re.fullmatch(pattern, text) for text in ENGLISH.ids())
    ]

    assert missing == []
