"""A state of Kemet: when a turn begins."""

from tests.games.kemet.positions import ANUBIS, BASTET, attack, commit, play, position


def test_a_turn_begins_before_the_regular_token() -> None:
    """K6.1 Extra tokens belong to the turn of the regular one; then the next seat has its turn."""
    state = position(tiles={ANUBIS: ["act_of_god_red"]})

    play(state, "regular low-pray")
    assert (state.to_move, state.turn_count) == (ANUBIS, 0)
    play(state, "end turn")

    assert (state.to_move, state.turn_count) == (BASTET, 1)


def test_a_battle_belongs_to_the_turn_of_its_attacker() -> None:
    """K9.4 Both sides decide in it, and no turn begins."""
    state = attack()
    before = state.turn_count

    commit(state, "4/1/0")
    assert state.to_move == BASTET
    commit(state, "1/3/0")

    assert state.turn_count == before
