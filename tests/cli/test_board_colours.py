"""Colours of text boards: the game says which, and words keep none."""

import pytest
from rich.color import Color
from rich.text import Text

import iteru
from iteru.cli.board_colours import coloured
from iteru.texts import LANGUAGES, Catalogue


def spans(text: Text) -> list[tuple[str, str]]:
    """The parts of the text that have a colour, with it."""
    return [(text.plain[span.start : span.end], str(span.style)) for span in text.spans]


def test_a_letter_has_its_game_s_colour() -> None:
    board = "R[S·]  A3 C×2   2+JJS"

    assert spans(coloured(board, iteru.load("pharaon").text_colours())) == [
        ("R", "bold red"),
        ("S", "bold white"),
        ("·", "dim"),
        ("A", "bold green"),
        ("C", "bold dark_orange3"),
        ("J", "bold blue"),
        ("J", "bold blue"),
        ("S", "bold white"),
    ]


def test_letters_of_words_stay_as_they_are() -> None:
    """Capitals too, and letters that only other games know."""
    board = "Anna   JACK   CTA-ŻAR   5 PP   W"
    coloured_parts = spans(coloured(board, iteru.load("pharaon").text_colours()))

    assert [part for part, _ in coloured_parts] == ["C", "T", "A"]


def test_a_game_without_colours_of_its_own_has_the_common_marks() -> None:
    assert spans(coloured("▶ A [··]", {})) == [("▶", "bold cyan"), ("·", "dim"), ("·", "dim")]


@pytest.mark.parametrize("name", iteru.games())
def test_every_colour_of_a_game_is_one_of_a_terminal(name: str) -> None:
    for sign, colour in iteru.load(name).text_colours().items():
        assert len(sign) == 1
        assert Color.parse(colour).number is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_pharaon_s_board_gets_a_colour(language: str) -> None:
    """A line of the legend: only the letter before each name."""
    game = iteru.load("pharaon")
    words = Catalogue(language, game).words()
    legend = game.text_board(game.new(2, 1).view(None), words).split("\n\n")[0]

    parts = [part for part, _ in spans(coloured(legend, game.text_colours()))]

    assert parts == ["A", "C", "T", "R", "J", "S"]
