"""The catalogue: languages, arguments, lists, names, and the errors that say what is wrong."""

import doctest
from pathlib import Path

import pytest

import iteru
from iteru.kernel.message import message
from iteru.texts import LANGUAGES, Catalogue, catalogue
from iteru.texts.catalogue import read_fluent
from tests.texts.browser import browser_catalogue

GAME = iteru.load("fertility")
ENGLISH, POLISH, FRENCH = [Catalogue(language, GAME) for language in LANGUAGES]


def test_examples_of_the_docstrings_run() -> None:
    assert doctest.testmod(catalogue).attempted > 0
    assert doctest.testmod(catalogue).failed == 0


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de' is not allowed; allowed: en, pl, fr"):
        Catalogue("de", GAME)


def test_a_missing_text_raises_with_id_and_language() -> None:
    with pytest.raises(KeyError, match=r"no text 'terms-sand' in language 'pl'"):
        POLISH.text("terms-sand")


def test_a_missing_argument_is_an_error_and_no_gap() -> None:
    with pytest.raises(ValueError, match=r"'wait-draft' fails in language 'en'.*player"):
        ENGLISH.text("wait-draft")


def test_without_a_game_there_are_the_texts_of_the_table_alone() -> None:
    texts = Catalogue("fr", None)

    assert texts.ids() == [id for id in FRENCH.ids() if id.startswith(("table-", "shell-"))]
    with pytest.raises(KeyError, match="'game'"):
        texts.text("game")


def test_arguments_may_have_any_name() -> None:
    """`id` too: the parameter of the same name takes no keyword."""
    assert ENGLISH.text("game", id="x", text="y") == "Fertility"


def test_nested_messages_are_told_inside_out() -> None:
    shop = message("shop", {"of": message("gods-thoth"), "number": 2})
    told = message("choice-supply", {"resource": message("resources-grape"), "shop": shop})

    assert ENGLISH.message(told) == "Put 1 Grape on Thoth, Shop 2"
    assert POLISH.message(told) == "Połóż Winogrona: Thot, Sklep 2"
    assert FRENCH.message(told) == "Placer un jeton Raisin dans Thot, Boutique 2"


@pytest.mark.parametrize(
    ("goods", "english", "polish", "french"),
    [
        (["grape"], "for Grape", "zapłata: Winogrona", "en payant Raisin"),
        (
            ["grape", "wheat"],
            "for Grape and Wheat",
            "zapłata: Winogrona i Pszenica",
            "en payant Raisin et Blé",
        ),
        (
            ["bovine", "grape", "wheat"],
            "for Bovine, Grape and Wheat",
            "zapłata: Bydło, Winogrona i Pszenica",
            "en payant Bovin, Raisin et Blé",
        ),
        (
            ["grape", "wheat", "grape"],
            "for 2 × Grape and Wheat",
            "zapłata: 2 × Winogrona i Pszenica",
            "en payant 2 × Raisin et Blé",
        ),
    ],
)
def test_lists_are_joined_as_the_language_does(
    goods: list[str], english: str, polish: str, french: str
) -> None:
    payment = message("payment", {"goods": [message(f"resources-{good}") for good in goods]})

    assert ENGLISH.message(payment) == english
    assert POLISH.message(payment) == polish
    assert FRENCH.message(payment) == french


def test_an_empty_list_is_empty() -> None:
    assert ENGLISH.listed([]) == ""


def test_players_are_called_by_their_names_if_they_have_any() -> None:
    turn = message("event-turn", {"player": message("player", {"seat": 1}), "number": 3})

    assert POLISH.message(turn, ["Ala", "Łucja"]) == "Łucja zaczyna turę 3."
    assert POLISH.message(turn, ["Ala"]) == "Gracz 2 zaczyna turę 3."
    assert POLISH.message(turn) == "Gracz 2 zaczyna turę 3."


def test_nobody_is_not_the_last_player() -> None:
    assert ENGLISH.argument(message("player", {"seat": -1}), ["Ala", "Ben"]) != "Ben"


def test_a_name_with_braces_stays_as_it_is() -> None:
    turn = message("event-won", {"player": message("player", {"seat": 0})})

    assert ENGLISH.message(turn, ["{ $x }"]) == "{ $x } wins!"


def test_an_argument_is_told_as_in_the_sentence() -> None:
    assert ENGLISH.argument("e5") == "e5"
    assert ENGLISH.argument(7) == "7"
    assert ENGLISH.argument(message("gods-horus")) == "Horus"
    assert ENGLISH.argument([message("gods-horus"), message("gods-thoth")]) == "Horus and Thoth"
    assert ENGLISH.argument(message("player", {"seat": 0}), ["Ala"]) == "Ala"


@pytest.mark.parametrize(
    "faulty",
    [
        {},
        {"text": "game"},
        {"text": 1, "args": {}},
        {"text": "player", "args": {}},
        {"text": "event-won", "args": {"player": None}},
    ],
)
def test_what_is_no_message_is_refused(faulty: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="allowed:"):
        ENGLISH.message(faulty)


def test_words_are_the_texts_that_need_no_argument() -> None:
    words = POLISH.words()

    assert words["resources-bovine"] == "Bydło"
    assert words["tiles-bovine-grape"] == "Pastwisko + Winnica"
    assert not {"choice-draft", "event-turn", "player"} & words.keys()
    assert all("{" not in text for text in words.values())


def test_words_tell_names_with_the_numbers_of_the_data() -> None:
    words = Catalogue("fr", iteru.load("egizia")).words()

    assert words["nile_cards-field_brown_9"] == "Champ brun 9"
    assert words["sphinx_cards-sphinx_temple_4_stones"] == "4 pierres dans le temple"


def test_variables_include_those_of_quoted_texts() -> None:
    quoting = browser_catalogue("en", GAME.id)

    assert quoting.variables("effect-debens_per_resource") == {"resource", "value"}
    assert ENGLISH.variables("event-wheat") == {"player", "amount", "to"}
    assert ENGLISH.variables("tiles-bovine-grape") == set()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game = Fertility\ngame = Again\n", "game appears twice; allowed: once"),
        ("game = Fertility\nthis is nothing\n", "'this is nothing' is no Fluent text"),
        ("game = { $open\n", "is no Fluent text"),
    ],
)
def test_a_faulty_file_is_refused(text: str, fault: str, tmp_path: Path) -> None:
    """Fluent itself would skip the entry and say nothing."""
    path = tmp_path / "en.ftl"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ValueError, match=f"en.ftl: .*{fault}"):
        read_fluent(path)
