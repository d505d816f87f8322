"""A state with its rules: copies, the choices of a client, decisions and who answers them."""

import pytest

from iteru import IllegalAction
from iteru.games.pharaon.frames import FRAME_KINDS, NEXT_TURN
from iteru.kernel.preview import CHANCE, GOES_ON, SEAT
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME, choices, offered, play, position
from tests.games.pharaon.random_play import random_choice, random_options


def test_a_copy_goes_its_own_way() -> None:
    """Whatever happens to a copy, to the end of the game, the state stays as it was."""
    for seats in range(1, 6):
        for seed in range(scaled(4)):
            state = GAME.new(seats, seed, random_options(seats, seed))
            choose = random_choice(seed)
            for _ in range(40 * seed):
                if not state.over:
                    choose(state)
            before = state.dump()
            copy = state.copy()
            assert copy.dump() == before
            while not copy.over:
                choose(copy)
            assert state.dump() == before


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    state = position(own={0: "S1"})
    before = state.dump()

    with pytest.raises(IllegalAction, match='seat 0 cannot "take jar-01" now; to decide: turn'):
        state.play(GAME.parse("take jar-01"))
    with pytest.raises(IllegalAction, match="there is no action 225; allowed: 0 to 224"):
        state.play(225)

    assert state.dump() == before


def test_choices_carry_code_notation_and_description() -> None:
    state = position(own={0: "S9"})

    for code, choice in zip(state.legal(), state.choices(), strict=True):
        assert choice["code"] == code
        assert choice["notation"] == GAME.notation(code)
        assert choice["kind"] == GAME.describe(code)["kind"]


def test_a_choice_of_an_action_tells_the_proposed_payment() -> None:
    """P3.10.7"""
    state = position(facing=("offerings", "justice"), own={0: "J2"})

    args = choices(state)["act offerings-2 wheel"]["args"]

    assert args["section"] == {"text": "sections-offerings", "args": {}}
    assert args["payment"]["text"] == "payment"
    assert args["payment"]["args"]["access"] == {"text": "resources-justice", "args": {}}


def test_a_choice_is_final_if_it_reveals_or_hands_over() -> None:
    """P13.1, P14.2 A card of the deck, a token of the bag, the end of a turn; not a payment."""
    state = position(own={0: "A1 C1 T1 R1 J1 S1"}, nobles={0: ["witch"]})
    assert not choices(state)["act nobles wheel"]["final"]
    play(state, "act nobles wheel")
    assert not choices(state)["pay"]["final"]
    play(state, "pay")
    assert choices(state)["recruit from deck"]["final"]
    assert choices(state)[offered(state)[0]]["final"]  # the slot is refilled at once

    state = position(facing=("offerings", "justice"), own={0: "J2"})
    play(state, "act offerings-2 wheel")
    assert not choices(state)["set 1"]["final"]
    play(state, "set 1")
    assert choices(state)["bag"]["final"]


def test_asking_for_choices_changes_nothing() -> None:
    state = position(own={0: "S9"})
    before = state.dump()

    choices(state)

    assert state.dump() == before


def test_only_the_active_player_decides() -> None:
    """P14.1 On a turn nobody but its player is asked; a decision has two answers or more."""
    for seats in range(2, 6):
        for seed in range(scaled(6)):
            state = GAME.new(seats, seed, random_options(seats, seed))
            choose = random_choice(seed)
            while not state.over:
                assert len(state.legal()) > 1
                assert state.decision in FRAME_KINDS[:20]
                turns = [seat for kind, seat, _ in state.pending.frames() if kind == NEXT_TURN]
                if state.round:
                    assert turns == [state.to_move]
                assert not state.secret
                choose(state)


def test_scores_are_the_sums_of_the_parts_at_any_time() -> None:
    """P10.1 to P10.7"""
    state = GAME.new(4, 9)
    choose = random_choice(9)
    while not state.over:
        choose(state)
        assert state.scores() == [sum(state.parts(seat).values()) for seat in range(4)]


def test_a_preview_tells_what_a_draft_would_bring() -> None:
    """P4.5.1 Step by step, up to the next seat's turn; nothing changes."""
    state = position(facing=("nile", "royalty"), own={0: "R1 J1"})
    before = state.dump()
    act, advance = GAME.parse("act nile-royalty-justice wheel"), GAME.parse("advance justice")

    begun, whole = state.preview([act]), state.preview([act, advance, advance])

    assert [event["kind"] for event in begun.events] == ["acted", "paid", "gained", "gained"]
    assert (begun.played, begun.stopped) == (1, GOES_ON)
    assert [choice["notation"] for choice in begun.choices] == [
        "advance royalty",
        "advance justice",
    ]
    assert [event["kind"] for event in whole.events[4:]] == ["advanced", "advanced", "turn"]
    assert (whole.played, whole.stopped, whole.choices) == (3, SEAT, [])
    assert state.dump() == before


def test_a_preview_ends_where_chance_decides() -> None:
    """P4.5, P13.1 A pair brings a random jar: it is paid, but what is shown is the turn before."""
    state = position(facing=("nile", "royalty"), own={0: "R2"})

    preview = state.preview([GAME.parse("act nile-pair wheel")])

    assert [event["kind"] for event in preview.events] == ["acted", "paid"]
    assert (preview.played, preview.stopped) == (0, CHANCE)
    assert preview.view == state.view(0)


def test_a_turn_begins_where_an_action_or_a_pass_is_asked() -> None:
    """P4.1 Alone all decisions are the same seat's, and it has one turn after the other."""
    state = GAME.new(1, 8)
    choose = random_choice(8)
    begun = set()
    while not state.over:
        before = state.turn_count
        choose(state)
        assert (state.turn_count > before) == (state.decision == "turn" or state.over)
        begun.add(state.turn_count > before)
    assert begun == {True, False}


def test_a_turn_begins_when_another_seat_decides() -> None:
    """P2.5, P4.1 Also in set-up, and for who has passed."""
    state = GAME.new(3, 8)
    choose = random_choice(8)
    while not state.over:
        mover, before = state.to_move, state.turn_count
        choose(state)
        assert state.turn_count - before == int(state.to_move != mover or state.decision == "turn")


def test_choices_come_in_the_order_of_proposal() -> None:
    """P3.10.1, P3.10.7 The proposed payment first; no bonus before the bonus, wheel before free."""
    state = position(own={0: "T3 J3 S2"}, nobles={0: ["high_priest"]})
    offered = [choice["notation"] for choice in state.choices()]
    assert [notation for notation in offered if "offerings" in str(notation)] == [
        "act offerings-1 wheel",
        "act offerings-1 free",
        "act offerings-2 wheel",
        "act offerings-2 free",
    ]

    play(state, "act offerings-2 wheel")

    assert (state.decision, state.choices()[0]["kind"]) == ("payment", "pay_proposed")
