"""The board as text: everything can be read off it, in 80 columns."""

import json

import pytest

from iteru.games.pharaon.position import PharaonState
from iteru.texts import LANGUAGES, Catalogue
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME, play, position
from tests.games.pharaon.random_play import random_choice, random_options


def drawn(state: PharaonState, words: dict[str, str] | None = None) -> list[str]:
    return GAME.text_board(state.view(None), words).split("\n")


def line_with(state: PharaonState, text: str) -> str:
    (found,) = [line for line in drawn(state) if text in line]
    return found


def test_the_ring_shows_each_section_with_its_sector_and_god() -> None:
    """P1.5, P12.2 What lies on the sector, `#` for a space taken without a token."""
    state = position(wheel={"agriculture": ["silver", "block"]})

    line = line_with(state, "A[")

    assert "A[S#·]" in line
    assert line.startswith("offerings")
    assert line.rstrip().endswith("ra 11")


def test_the_round_is_told() -> None:
    assert "3/5" in line_with(position(round=3), "round ")


def test_the_active_player_comes_last() -> None:
    lines = drawn(position(seat=1))

    (place,) = [number for number, line in enumerate(lines) if line.startswith("▶")]
    assert lines[place].startswith("▶ 2")
    assert not any(line.startswith("  1 ") for line in lines[place:])


def test_words_and_players_names_take_the_place_of_ids() -> None:
    words = {"seat-0": "Ala", "sections-nile": "Nil"}

    board = "\n".join(drawn(position(), words))

    assert "Ala" in board
    assert "Nil" in board


def test_the_two_nobles_of_set_up_are_shown_to_their_seat_only() -> None:
    """P2.5"""
    state = GAME.new(3, 4)
    view = state.view(state.to_move)
    private = view["private"]
    assert isinstance(private, dict)

    hidden = GAME.text_board(state.view((state.to_move + 1) % 3))
    shown = GAME.text_board(view)

    for noble in private["setup_nobles"]:
        assert noble in shown
        assert noble not in hidden


def test_when_the_game_is_over_nobody_is_active() -> None:
    state = play(position(round=5, seat=2, passed=[0, 1]), "pass")

    assert "▶" not in "\n".join(drawn(state))


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fits_in_80_columns_and_names_every_thing(language: str, seats: int) -> None:
    """Also a view that has been through JSON, as a server sends it."""
    words = Catalogue(language, GAME).words()
    names = {f"seat-{seat}": "N" * 20 for seat in range(seats)}
    for seed in range(scaled(6)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            board = GAME.text_board(state.view(state.to_move), words | names)
            assert max(map(len, board.split("\n"))) <= 80, board
            assert "\x1b" not in board
            assert "_" not in board, "an id without a word"
            for _ in range(13):
                if not state.over:
                    choose(state)
        view = json.loads(json.dumps(state.view(None)))
        assert GAME.text_board(view, words) == GAME.text_board(state.view(None), words)
