"""Every number that an owner of the box may correct is obeyed; the others are refused.

The data is walked entry by entry, so that none can be forgotten.
"""

import copy
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru import ComponentsError
from iteru.games.egizia.box.components import Printed
from iteru.kernel.components import Entry
from iteru.texts import LANGUAGES, Catalogue
from tests.games.egizia.box.corrected import NOT_SEEN, numbers
from tests.games.replaced import Shipped, run
from tests.texts.browser import browser_catalogue

SHIPPED: dict[str, Any] = tomllib.loads(Shipped("egizia").text)
SHIFTS = (1, -1, 7)  # tried on each number
COPIES = ("grain", "stones", "strength_bonus")  # effects whose cards all have the same number
CHILD = "from tests.games.egizia.box.corrected import main; main()"


def entry_at(data: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def alike(path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
    """The entries that must be corrected together: those of copies of a card (E12.6)."""
    table = SHIPPED[str(path[0])]
    if path[0] != "nile_cards" or table[path[1]]["effect"]["kind"] not in COPIES:
        return [path]
    kind = table[path[1]]["effect"]["kind"]
    rows = [number for number, card in enumerate(table) if card["effect"]["kind"] == kind]
    return [(path[0], number, *path[2:]) for number in rows]


def refusal(data: dict[str, Any]) -> str:
    """Why this data is refused; nothing: it is accepted."""
    try:
        Printed(Entry(data, "egizia.toml"))
    except ComponentsError as error:
        return str(error)
    return ""


@pytest.fixture(scope="module")
def corrected() -> tuple[dict[str, Any], list[tuple[str | int, ...]], dict[str, list[str]]]:
    """As many numbers as possible changed at once, which those are, and why others are refused."""
    data = copy.deepcopy(SHIPPED)
    changed: list[tuple[str | int, ...]] = []
    refused: dict[str, list[str]] = {}
    for path, value in numbers(SHIPPED):
        if path in changed or path[-1] in NOT_SEEN:
            continue
        reasons = []
        for shift in SHIFTS:
            trial = copy.deepcopy(data)
            for each in alike(path):
                entry_at(trial, each[:-1])[each[-1]] = value + shift
            reasons.append(refusal(trial))
            if not reasons[-1]:
                data = trial
                changed += alike(path)
                break
        else:
            refused[json.dumps(path)] = reasons
    return data, changed, refused


def test_most_numbers_may_be_corrected(corrected: Any) -> None:
    _, changed, refused = corrected

    assert len(changed) > 200
    assert len(refused) > 50


def test_what_may_not_be_corrected_is_refused_with_the_entry_and_what_is_allowed(
    corrected: Any,
) -> None:
    for path, reasons in corrected[2].items():
        table = json.loads(path)[0]
        for reason in reasons:
            assert re.match(rf"egizia\.toml: {table}\b.*; allowed: ", reason), (path, reason)


def test_corrected_numbers_are_seen_in_play(corrected: Any, tmp_path: Path) -> None:
    """Costs, gains, limits and points are those of the data, all of them at once."""
    data, changed, _ = corrected
    (tmp_path / "egizia.toml").write_text(as_toml(data), encoding="utf-8")

    done = run(tmp_path, CHILD, changed)

    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)["seen"]
    expected = [entry_at(data, path) for path in changed]
    differing = [
        (path, "data", wanted, "play", found)
        for path, wanted, found in zip(changed, expected, shown, strict=True)
        if wanted != found
    ]
    assert differing == [], differing


def test_names_of_cards_tell_corrected_numbers(corrected: Any, tmp_path: Path) -> None:
    """Fields, quarries, and Sphinx cards that count columns or stones."""
    data = corrected[0]
    (tmp_path / "egizia.toml").write_text(as_toml(data), encoding="utf-8")
    names = json.loads(run(tmp_path, CHILD, []).stdout)["names"]

    for language in LANGUAGES:
        texts = Catalogue(language, iteru.load("egizia"))
        for card in data["nile_cards"]:
            effect = card["effect"]
            if effect["kind"] in ("field", "quarry"):
                told = texts.message(names[f"nile_cards-{card['id']}"])
                number = effect["grain" if effect["kind"] == "field" else "stones"]
                assert re.findall(r"\d+", told) == [str(number)]
        for card in data["sphinx_cards"]:
            told = texts.message(names[f"sphinx_cards-{card['id']}"])
            if card["scoring"]["kind"] == "own_stones":
                assert re.findall(r"\d+", told) == [str(card["scoring"]["min"])]


RULE = re.compile(r"\(\d+(\.\d+)+\)")  # reasons name the number of their rule: (8.3.2)
# What the reader fixes may stand in a text as a number: places that codes rest on, decks, one grain
# for each strength. Lessons are played with the shipped data: their record names its fingerprint.
FIXED = (
    "order_tiles-",
    "site_spaces-",
    "nile_spaces-card_",
    "decks-",
    "lesson-",
    "option-bid_for_order",
    "help-bid",
    "help-raise_crews",
    "help-grain",
    "prompt-raise_crews",
    "choice-raise_two",
    "choice-raise_twice",
    "space_effects-raise_and_irrigate",
    "nile_cards-stones_as_grain-text",
    "nile_cards-raise_any_2_",
    "nile_cards-two_ships-text",
    "nile_cards-two_crews_",
    "nile_cards-keep_two_sphinx_",
    "nile_cards-sphinx_plus_",  # at least 1 paid
    "sphinx_cards-sphinx_all_graves-text",
    "board-market_sell",  # 1 point
    "board-feed_missing_floor",  # down to 0
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_hold_no_number_that_may_be_corrected(language: str) -> None:
    shared = set(Catalogue(language).ids())
    source = source_of(browser_catalogue(language, "egizia"))
    literal = [
        id
        for id, text in source.items()
        if id not in shared and not id.startswith(FIXED) and re.search(r"\d", RULE.sub("", text))
    ]
    assert literal == []


def source_of(texts: Catalogue) -> dict[str, str]:
    """The literal parts of each text: without arguments, names of texts and keys of variants."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    class Literals(Visitor):
        def __init__(self) -> None:
            super().__init__()
            self.found: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    sources = {}
    for id in texts.ids():
        literals = Literals()
        literals.visit(texts._entry(id))
        sources[id] = " ".join(literals.found)
    return sources


def as_toml(data: dict[str, Any]) -> str:
    """The data as a components file; JSON's lists, texts and numbers are TOML's too."""
    lines: list[str] = []
    for table, rows in data.items():
        for row in rows if isinstance(rows, list) else [rows]:
            lines.append(f"[[{table}]]" if isinstance(rows, list) else f"[{table}]")
            lines += [f"{key} = {inline(value)}" for key, value in row.items()]
    return "\n".join(lines) + "\n"


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
