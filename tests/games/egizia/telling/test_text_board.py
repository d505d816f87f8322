"""The board as text: everything can be read off it, in 80 columns."""

from iteru.games.egizia.position import EgiziaState
from tests.conftest import scaled
from tests.games.egizia.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    grave,
    obelisk,
    position,
    row,
)
from tests.games.egizia.random_play import random_choice, random_options


def drawn(state: EgiziaState, words: dict[str, str] | None = None) -> list[str]:
    return GAME.text_board(state.view(None), words).split("\n")


def line_with(state: EgiziaState, text: str) -> str:
    (found,) = [line for line in drawn(state) if text in line]
    return found


def test_the_river_shows_cards_ships_and_sites() -> None:
    """E5.2.1, E5.7.3 From the source on; who speculates has a plus, who builds last a `>`."""
    state = position(
        ships={RED: ["edfu"]},
        sites={"sphinx": [BLUE, RED, None, GREEN]},
        laid={"card_1": "market_2"},
    )

    assert "market_2" in line_with(state, "card_1 ")
    assert line_with(state, "edfu").split()[-1] == "2"
    assert line_with(state, "site_sphinx").endswith("[12 +3]")


def test_the_buildings_show_whose_stones_lie_there() -> None:
    """E8.3.2, E8.3.3"""
    state = position(
        stones={RED: [*obelisk(1, 3), *row(1, 1, 2)], BLUE: grave(1, 1)}, graves=[6, 2, 3, 4, 5]
    )

    assert line_with(state, "222······").split()[0] == "obelisk"
    assert line_with(state, "graves").split()[1:7] == ["1···········", "6", "2", "3", "4", "5"]
    assert "22····" in line_with(state, "pyramid")


def test_round_order_and_rank_are_told() -> None:
    """E2.8, E2.3"""
    head = drawn(position(round=3, order=[2, 0, 1], score={BLUE: 5, RED: 4}))[0]

    assert "round 3/5" in head
    assert "turn_order 312" in head
    assert "rank 123" in head


def test_the_active_player_comes_last() -> None:
    lines = drawn(position(seat=1))

    (place,) = [number for number, line in enumerate(lines) if line.startswith("▶")]
    assert lines[place].startswith("▶ 2")
    assert not any(line.startswith(("  1 ", "  3 ")) for line in lines[place:])


def test_words_and_players_names_take_the_place_of_ids() -> None:
    words = {"seat-0": "Ala", "nile_spaces-edfu": "Edfu", "crews-masons": "murarze"}

    board = "\n".join(drawn(position(), words))

    for word in words.values():
        assert word in board


def test_sphinx_cards_are_shown_to_their_seat_only() -> None:
    """E15.1"""
    state = position(sphinx={RED: ["sphinx_per_10"]})

    assert "sphinx_per_10" in GAME.text_board(state.view(RED))
    for other in (BLUE, GREEN, None):
        assert "sphinx_per_10" not in GAME.text_board(state.view(other))


def test_when_the_game_is_over_nobody_is_active() -> None:
    assert not any(line.startswith("▶") for line in drawn(position(phase="end")))


def test_every_board_fits_eighty_columns() -> None:
    """In random games, for every seat."""
    for seed in range(scaled(12)):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            for line in GAME.text_board(state.view(state.to_move)).split("\n"):
                assert len(line) <= 80, line
                assert line == line.rstrip()
            for _ in range(8):
                if not state.over:
                    choose(state)
