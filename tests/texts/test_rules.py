"""The rules for players, whole or by number, with the same numbers in all languages."""

import pytest

import iteru
from iteru.texts import LANGUAGES, rules_text
from iteru.texts.rules import NUMBERED

FERTILITY = iteru.load("fertility")


def numbers(game: iteru.Game, language: str) -> list[str]:
    """The number of each heading and rule, in order."""
    matches = [NUMBERED.match(line) for line in rules_text(game, language).splitlines()]
    return [match[1] for match in matches if match]


@pytest.mark.parametrize("name", iteru.games())
def test_rules_have_the_same_numbers_in_all_languages(name: str) -> None:
    game = iteru.load(name)
    english, *others = [numbers(game, language) for language in LANGUAGES]

    assert len(english) == len(set(english)) > 20
    assert all(other == english for other in others)


@pytest.mark.parametrize("name", iteru.games())
def test_rule_numbers_ascend(name: str) -> None:
    found = [
        [int(part) for part in number.split(".")] for number in numbers(iteru.load(name), "en")
    ]

    assert found == sorted(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_every_rule_that_a_choice_cites_can_be_read(name: str, language: str) -> None:
    game = iteru.load(name)
    cited = {str(game.describe(block.first)["rule"]) for block in game.codebook.blocks}

    assert cited
    for rule in cited:
        assert rules_text(game, language, rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rules_begin_with_the_name_of_the_game(language: str) -> None:
    whole = rules_text(FERTILITY, language)

    assert whole.startswith("# ")
    assert "## 1. " in whole
    assert "## 15. " in whole


def test_a_section_holds_all_its_rules_and_no_others() -> None:
    section = rules_text(FERTILITY, "en", "4")

    assert section.startswith("## 4. Step 1")
    assert "### 4.3 Quarry" in section
    assert "**4.3.10**" in section
    assert "## 5" not in section


def test_a_part_of_a_section_keeps_what_stands_between_its_rules() -> None:
    part = rules_text(FERTILITY, "en", "4.2")

    assert part.startswith("### 4.2 Collecting\n\nPlacing a tile")
    assert "*Example:*" in part
    assert part.endswith("(7.6).\n")


def test_a_rule_comes_with_the_rules_below_it() -> None:
    rule = rules_text(FERTILITY, "pl", "6.6")

    assert rule.startswith("**6.6** **Sklep wymiany.**")
    assert "**6.6.4**" in rule
    assert "**6.7**" not in rule


def test_a_single_rule_comes_with_its_example() -> None:
    rule = rules_text(FERTILITY, "fr", "4.3.9")

    assert rule.startswith("**4.3.9** ")
    assert "*Exemple\u00a0:* autour de g6" in rule
    assert "**4.3.10**" not in rule


def test_a_number_is_not_mistaken_for_one_that_begins_alike() -> None:
    assert "**4.3.10**" not in rules_text(FERTILITY, "en", "4.3.1")
    assert "## 10" not in rules_text(FERTILITY, "en", "1")


@pytest.mark.parametrize("section", ["F4.3", "f4.3", " 4.3 ", "4.3.", "F4.3."])
def test_a_section_may_be_written_in_several_ways(section: str) -> None:
    assert rules_text(FERTILITY, "en", section) == rules_text(FERTILITY, "en", "4.3")


@pytest.mark.parametrize("section", ["", "F", "16", "4.9", "K4.3", "four", "."])
def test_an_unknown_section_is_refused_with_those_that_exist(section: str) -> None:
    with pytest.raises(ValueError, match="no section") as refused:
        rules_text(FERTILITY, "pl", section)

    assert repr(section) in str(refused.value)
    assert "allowed: 1. Elementy gry, 2. Przygotowanie gry" in str(refused.value)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de' is not allowed; allowed: en, pl, fr"):
        rules_text(FERTILITY, "de")
