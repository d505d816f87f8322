"""The contract of a game: what every game has, and what its author must answer."""

import pytest

from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.game import Game
from tests.kernel.toy import IBIS

BARE = Game("bare", 1, 2, (), Codebook(Block("go", "go")), 1, "0" * 16, {}, has_secrets=False)


def test_codes_notation_and_count_come_from_the_codebook() -> None:
    assert (BARE.action_count, BARE.notation(0), BARE.parse("Go")) == (1, "go", 0)
    assert IBIS.action_count == 19


def test_names_need_no_numbers_unless_the_game_says_so() -> None:
    assert BARE.names() == {}


def test_the_author_must_answer_the_rest() -> None:
    for ask in (BARE.text_ids, BARE.folder):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        BARE.new(1, 1)
    with pytest.raises(NotImplementedError):
        BARE.restore({})
    with pytest.raises(NotImplementedError):
        BARE.text_board({})
    with pytest.raises(NotImplementedError):
        BARE.check_components("components.toml")
