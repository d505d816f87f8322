"""The end of a turn and of the game: hand, draft, refill, next player (F8, F9, F12.2)."""

import pytest

from iteru.games.fertility.position import FertilityState
from tests.games.fertility.positions import (
    GAME,
    dumped,
    finish_turn,
    hand,
    offered,
    play,
    position,
    seen,
    stock,
)

VARIANT = {"mode": "two_player_variant"}
THREE = ["alabaster-bovine", "alabaster-grape", "papyrus-grape"]


def pool(state: FertilityState, seat: int) -> list[str]:
    return list(dumped(state)["pool"][seat * 3 : seat * 3 + 3])


def common(state: FertilityState) -> list[str]:
    """The tiles of the Common Pool, without empty places."""
    return [name for name in dumped(state)["pool"][12:] if name != "-"]


def random_turns(state: FertilityState) -> list[tuple[int, int, int]]:
    """Plays on to the end: seat, pile and Common Pool after each turn."""
    turns: list[tuple[int, int, int]] = []
    while not state.over:
        seat, turn = state.to_move, state.turn
        codes = state.legal()
        state.play(codes[len(turns) % len(codes)])
        if state.turn > turn:
            turns.append((seat, state.pile, len(common(state))))
    return turns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_e18_every_player_has_nine_turns(seats: int) -> None:
    """Example E18 (F9.1, F9.2, F9.4, F7.5): the refill fails after the last seat's 8th turn."""
    state = GAME.new(seats, seed=18)
    assert state.pile == {2: 15, 3: 23, 4: 31}[seats]
    first = state.to_move

    turns = random_turns(state)

    assert len(turns) == 9 * seats
    assert [seat for seat, _, _ in turns] == [(first + n) % seats for n in range(9 * seats)]
    failed = [number for number, (_, _, tiles) in enumerate(turns, start=1) if tiles < 3]
    assert failed[0] == 8 * seats
    assert turns[8 * seats - 1] == ((first - 1) % seats, 0, 2)
    assert [pile for _, pile, _ in turns[: 8 * seats - 1]] == list(range(8 * seats - 2, -1, -1))


def test_e19_the_two_player_variant_removes_a_tile() -> None:
    """Example E19 (F12.2, F12.2.1): one drafted, one removed, two new tiles join the third."""
    state = position(options=VARIANT, asked="draft", common=THREE)
    assert state.pile == 30
    assert offered(state) == [f"draft {tile}" for tile in THREE]

    play(state, "draft alabaster-bovine")

    assert state.to_move == 0
    assert state.decision == "remove"
    assert offered(state) == ["remove alabaster-grape", "remove papyrus-grape"]

    play(state, "remove alabaster-grape")

    assert dumped(state)["gone"]["alabaster-grape"] == 1
    assert len(common(state)) == 3
    assert "papyrus-grape" in common(state)
    assert state.pile == 28
    assert state.to_move == 1


def test_e19_the_variant_has_nine_turns_as_well() -> None:
    """Example E19 (F12.2.1, F12.2.2): 15 refills, then two more turns after turn 16."""
    state = GAME.new(2, seed=19, options=VARIANT)
    assert state.pile == 30

    turns = random_turns(state)

    assert [pile for _, pile, _ in turns] == [*range(28, -1, -2), 0, 0, 0]
    assert [tiles for _, _, tiles in turns] == [3] * 15 + [1, 1, 1]


def test_in_turn_16_of_the_variant_a_tile_is_still_removed() -> None:
    """F12.2.2 The pile is empty, yet draft and removal take place; in turn 17 neither does."""
    state = position(options=VARIANT, turn=15, asked="draft", common=THREE)

    play(state, "draft alabaster-bovine", "remove papyrus-grape")

    assert common(state) == ["alabaster-grape"]
    assert state.turn == 16

    finish_turn(state)

    assert state.turn == 17
    assert common(state) == ["alabaster-grape"]
    assert pool(state, 0).count("-") == 1


def test_in_the_standard_game_nothing_is_removed() -> None:
    """F12.1 After the draft the turn passes."""
    state = position(asked="draft", common=THREE)

    play(state, "draft alabaster-bovine")

    assert state.to_move == 1
    assert dumped(state)["gone"] == dict.fromkeys(dumped(state)["gone"], 0)


def test_d17_what_is_not_used_is_lost() -> None:
    """Example D17 (F8.1, F3.4, F6.7): two bovines go back, the next turn starts with nothing."""
    state = position(asked="supply", hand="bb")
    assert stock(state).count("b") == 18

    play(state, "supply no more")

    assert (hand(state), stock(state).count("b")) == ("", 20)
    assert state.decision == "draft"

    finish_turn(state)

    assert hand(state) == ""


def test_d17_what_fits_nowhere_is_lost() -> None:
    """Example D17 (F8.1): no free space for bovine, so that nothing is asked."""
    state = position(
        asked="supply",
        hand="bb",
        filled={"metropolis_memphis_s1": "a", "metropolis_memphis_s2": "ab"},
    )

    assert state.decision == "draft"
    assert stock(state).count("b") == 19


def test_d19_the_last_round_still_reveals_districts() -> None:
    """Example D19 (F8.4, F9.3): no tile is drafted, and the new District can be built next turn."""
    four = [f"district_bazaar_{name}" for name in ("alabaster", "bovine", "papyrus", "grape")]
    state = position(seats=3, turn=24, asked="build", display=four, wheat={1: 2}, common=THREE[:2])
    assert state.to_move == 0

    play(state, "build bazaar-bovine for nothing")

    assert state.turn == 25
    assert pool(state, 0).count("-") == 1
    assert common(state) == THREE[:2]
    (revealed,) = set(dumped(state)["display"]) - set(four)

    play(state, offered(state)[0])

    assert state.to_move == 1
    note = revealed.removeprefix("district_").replace("_", "-")
    assert offered(state, f"build {note} for")


def test_the_hand_goes_back_before_the_draft() -> None:
    """F8.1, F8.2 In this order."""
    state = position(asked="supply", hand="ap")

    play(state, "supply no more")

    assert state.decision == "draft"
    assert stock(state) == "a" * 20 + "b" * 20 + "p" * 20 + "g" * 20


def test_a_tile_of_the_common_pool_fills_the_personal_pool() -> None:
    """F8.2, F8.3 Three tiles each again; the new tile of the Common Pool comes from the pile."""
    state = position(
        pools={0: ["papyrus-grape", "bovine-grape", "alabaster-papyrus"]}, common=THREE
    )
    play(state, "place papyrus-grape at e7 east", "build nothing", "supply no more")
    assert offered(state) == [f"draft {tile}" for tile in THREE]

    play(state, "draft alabaster-grape")

    assert pool(state, 0) == ["alabaster-grape", "bovine-grape", "alabaster-papyrus"]
    assert len(common(state)) == 3
    assert {"alabaster-bovine", "papyrus-grape"} <= set(common(state))
    assert state.pile == 14
    assert state.reveals == 1


def test_drafting_is_mandatory() -> None:
    """F8.2 Nothing but tiles is offered, and a lone kind is taken unasked."""
    state = position(asked="draft", common=["papyrus-grape"] * 3, pools={0: THREE[:2]})

    assert pool(state, 0) == ["alabaster-bovine", "alabaster-grape", "papyrus-grape"]
    assert state.to_move == 1


def test_equal_tiles_are_offered_once() -> None:
    """F8.2 Two tiles with the same scenes are the same choice (F1.3)."""
    state = position(asked="draft", common=["papyrus-grape", "papyrus-grape", "alabaster-bovine"])

    assert offered(state) == ["draft alabaster-bovine", "draft papyrus-grape"]


def test_the_last_round_has_no_draft_and_no_refill() -> None:
    """F9.3, F8.1 Leftover resources still go back."""
    state = position(turn=16, asked="supply", hand="bb", common=THREE[:2])

    play(state, "supply no more")

    assert state.turn == 17
    assert state.to_move == 1
    assert common(state) == THREE[:2]
    assert stock(state).count("b") == 20


def test_a_failed_refill_triggers_the_last_round() -> None:
    """F8.3, F9.1 After turn 16 of two players each has one more turn, the first player first."""
    state = position(turn=15, asked="draft", common=THREE)
    assert state.pile == 0
    assert not seen(state)["last_round"]

    play(state, "draft alabaster-bovine")

    assert len(common(state)) == 2
    assert seen(state)["last_round"]
    assert state.to_move == 0

    finish_turn(finish_turn(state))

    assert state.over
    assert state.turn == 18


def test_the_game_ends_after_the_last_turn() -> None:
    """F9.4 Nobody is to move, and nothing can be played."""
    state = position(seats=4, turn=35, asked="supply", hand="p", common=THREE[:2])

    play(state, "supply no more")

    assert (state.over, state.to_move, state.decision, state.legal()) == (True, -1, "", [])


def test_a_district_is_revealed_only_if_one_was_built() -> None:
    """F8.4, F7.4 The display and the deck stay, or one District moves from deck to display."""
    display = [f"district_shrine_{name}" for name in ("alabaster", "bovine", "papyrus", "grape")]
    state = position(asked="build", display=display)
    built = play(state.copy(), "build shrine-grape for nothing")
    passed = play(state.copy(), "build nothing")
    finish_turn(built)
    finish_turn(passed)

    assert len(built.deck) == len(passed.deck) - 1 == 35
    assert built.reveals == passed.reveals + 1 == 2  # the District, and a tile in either case
    assert dumped(passed)["display"] == display
    assert dumped(built)["display"][:3] == display[:3]
    assert dumped(built)["display"][3] not in ["-", "district_shrine_grape"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_passes_in_seat_order(seats: int) -> None:
    """F8.5, F2.8 After the last seat comes seat 0."""
    state = position(seats=seats, turn=seats - 1, asked="draft")
    assert state.to_move == seats - 1

    play(state, offered(state)[0])

    assert state.to_move == 0
    assert state.turn == seats


def test_wheat_keeps_from_turn_to_turn() -> None:
    """F7.7 It is the only thing that can be saved."""
    state = position(asked="supply", hand="b", wheat={0: 3})

    finish_turn(finish_turn(state))

    assert state.to_move == 0
    assert state.wheat[0] == 3
    assert hand(state) == ""


def test_every_turn_starts_with_three_tiles() -> None:
    """F7.5 Of each of the nine turns, for every seat."""
    state = GAME.new(3, seed=5)
    while not state.over:
        assert "-" not in pool(state, state.to_move)
        finish_turn(state)
