"""The board as text: everything can be read off it, in 80 columns."""

from iteru.games.kemet.position import KemetState
from tests.conftest import scaled
from tests.games.kemet.positions import ANUBIS, BASTET, GAME, attack, commit, position
from tests.games.kemet.random_play import random_choice, random_options


def drawn(state: KemetState, words: dict[str, str] | None = None) -> list[str]:
    return GAME.text_board(state.view(None), words).split("\n")


def line_with(state: KemetState, text: str) -> str:
    (found,) = [line for line in drawn(state) if text in line]
    return found


def test_troops_creatures_and_pyramids() -> None:
    """K1.4, K1.5, K12.2"""
    state = position(
        units={ANUBIS: {"nw_1": 4}, BASTET: {"temple_west_cliff": 2}},
        levels={ANUBIS: (3, 1, 0)},
        tiles={BASTET: ["mummy"]},
        creatures={BASTET: {"mummy": "temple_west_cliff"}},
    )

    assert line_with(state, "nw_1 ").split() == ["nw_1", "1w3", "1:4"]
    assert line_with(state, "temple_west_cliff ").split()[1:] == ["2:2*"]
    assert "(temple_west_cliff)" in line_with(state, "mummy (")


def test_the_head_tells_round_order_and_goal() -> None:
    """K4.1, K5.4"""
    head = drawn(position(seats=3, turn=4, order=[2, 0, 1], discard=["veto"]))[0]

    assert "#3" in head
    assert "4/5" in head
    assert "312" in head
    assert "34+1" in head


def test_a_battle_is_shown_with_its_figures() -> None:
    """K9.7, K9.8"""
    state = commit(commit(attack(), "4/1/0"), "3/2/0")

    assert line_with(state, "cavalry_blitz").strip().startswith("1: 9/1/0")
    assert line_with(state, "fervent_purge").strip().startswith("2: 8/2/0")


def test_the_active_player_comes_last() -> None:
    """K6.1 Next to what is asked."""
    lines = [line for line in drawn(position(seats=3, seat=1)) if "☥" in line]

    assert lines[-1].startswith("▶ 2 bastet")


def test_own_cards_are_shown_to_their_owner() -> None:
    """K17.2"""
    state = position(hands={ANUBIS: ["veto", "veto"]})

    assert "veto ×2" in GAME.text_board(state.view(ANUBIS))
    assert "veto" not in GAME.text_board(state.view(BASTET))


def test_words_replace_ids() -> None:
    found = drawn(position(), {"areas-nw_1": "First district", "seat-0": "Ala"})

    assert any(line.startswith("First district") for line in found)
    assert any("1 Ala:" in line for line in found)


def test_every_state_fits_into_80_columns() -> None:
    for seed in range(scaled(8)):
        seats = 2 + seed % 4
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            text = GAME.text_board(state.view(state.to_move))
            assert max(len(line) for line in text.split("\n")) <= 80
            for _ in range(23):
                if not state.over:
                    choose(state)
