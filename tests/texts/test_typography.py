"""How the texts are set: quotes, spaces and points, as each language wants them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import iteru
from iteru.server.notices.wording import TEXTS as NOTICES
from iteru.texts import LANGUAGES
from iteru.texts.catalogue import SHARED, read_fluent
from tests.texts.browser import own_texts

FOLDERS = [
    SHARED,
    NOTICES,
    *[Path(iteru.load(name).folder()) / "texts" for name in iteru.games()],
    *[own_texts(name) for name in iteru.games()],
]
COMMAND = re.compile(r"\w(?: [A-Z]+)? ")  # a line of the help, set in two columns


class Patterns(Visitor):
    """Collects the wording of every pattern, with ¤ for each argument."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append(
            "".join(
                part.value if isinstance(part, ast.TextElement) else "¤" for part in node.elements
            )
        )
        self.generic_visit(node)


def wordings(folder: Path, language: str) -> list[str]:
    patterns = Patterns()
    patterns.visit(read_fluent(folder / f"{language}.ftl"))
    return patterns.found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_quotes_dashes_and_dots_are_typographic(folder: Path, language: str) -> None:
    for text in wordings(folder, language):
        assert not re.search(r"['\"]|\.\.\.|--| - ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_space_is_doubled_or_stands_before_a_comma_or_point(folder: Path, language: str) -> None:
    for text in wordings(folder, language):
        for line in text.splitlines():
            if not COMMAND.match(line):
                assert not re.search(r"  |[ \u00a0][,.)]|\( ", line), line


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_puts_a_no_break_space_before_high_punctuation(folder: Path) -> None:
    for text in wordings(folder, "fr"):
        assert not re.search(r"[^\u00a0][:;!?%»]|«[^\u00a0]", text), text


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_english_and_polish_put_none(folder: Path, language: str) -> None:
    for text in wordings(folder, language):
        assert not re.search(r"[ \u00a0][:;!%]", text), text
