"""Tokens and action spaces (K6): the level rule, silver, gold, and the windows for DI cards."""

from itertools import permutations

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DATA,
    asked,
    fight,
    moving,
    offered,
    play,
    player,
    position,
    prayers,
    put,
    seat_seen,
    units_of,
)

LEVEL = {space["id"]: space["level"] for space in DATA["action_spaces"]}
ACTION = {space["id"]: space["action"] for space in DATA["action_spaces"]}


def test_ten_spaces() -> None:
    """K6.2, K6.2.1 Two moves, two prayers, one recruit, one raise, a tile of each colour."""
    assert LEVEL == {
        "top_move": 3,
        "top_recruit": 3,
        "mid_move": 2,
        "mid_raise": 2,
        "mid_pray": 2,
        "low_pray": 1,
        "low_buy_white": 1,
        "low_buy_red": 1,
        "low_buy_blue": 1,
        "gold": 0,
    }
    assert sorted(ACTION.values()) == [
        "buy_blue",
        "buy_red",
        "buy_white",
        "move",
        "move",
        "move_or_recruit",
        "pray",
        "pray",
        "raise",
        "recruit",
    ]


def test_the_first_token_may_go_anywhere() -> None:
    """K6.2"""
    spaces = [space.replace("_", "-") for space in LEVEL if space != "gold"]

    assert offered(position()) == [f"regular {space}" for space in spaces]


def test_a_space_takes_one_token_a_day() -> None:
    """K6.2.1"""
    state = position(turn=2, spaces={ANUBIS: ["mid_move"]})

    assert "regular mid-move" not in offered(state)
    assert "regular top-move" in offered(state)


def test_an_action_may_be_declined_or_without_effect() -> None:
    """K6.2.2 The token stands all the same."""
    for token, move in [
        ("mid-move", "decline"),
        ("mid-raise", "decline"),
        ("low-buy-red", "decline"),
        ("top-recruit", "done"),
    ]:
        state = play(position(), f"regular {token}", move)
        assert player(state, ANUBIS)["filled"] == [token.replace("-", "_")]
        assert state.to_move == BASTET


def test_praying() -> None:
    """K7.1.1, K6.2.2 Two points, three with Priest; it is simply done."""
    assert prayers(play(position(), "regular mid-pray"))[ANUBIS] == 7
    priest = position(tiles={ANUBIS: ["priest_2"]})
    assert prayers(play(priest, "regular low-pray"))[ANUBIS] == 8
    full = position(prayer={ANUBIS: 10})
    assert prayers(play(full, "regular low-pray"))[ANUBIS] == 11


@pytest.mark.parametrize(
    ("turn", "spaces", "levels"),
    [
        (4, ["low_pray", "low_buy_red", "low_buy_blue"], {2, 3}),
        (4, ["low_pray", "low_buy_red", "mid_move"], {1, 2, 3}),
        (5, ["low_pray", "low_buy_red", "mid_move", "mid_raise"], {3}),
        (5, ["low_pray", "top_move", "top_recruit", "low_buy_red"], {2}),
        (5, ["mid_move", "mid_raise", "mid_pray", "top_move"], {1}),
        (5, ["low_pray", "mid_raise", "mid_pray", "top_move"], {1, 2, 3}),
    ],
)
def test_level_rule(turn: int, spaces: list[str], levels: set[int]) -> None:
    """K6.3 Missing levels never exceed the tokens that are left."""
    state = position(turn=turn, spaces={ANUBIS: spaces})
    free = {move.split()[1].replace("-", "_") for move in offered(state)}

    assert {LEVEL[space] for space in free} == levels
    assert free == {space for space in LEVEL if LEVEL[space] in levels and space not in spaces}


@pytest.mark.parametrize("silver", [False, True])
def test_the_level_rule_is_what_the_orders_of_tokens_allow(silver: bool) -> None:
    """K6.3 By brute force: a token may go where some order of the rest reaches all levels.

    The three levels stand for their spaces; the silver token counts for its level.
    """
    spaces = [space for space in LEVEL if space != "gold"]
    checked = 0
    for turn in range(3, 6):
        for filled in [*permutations(spaces[::2], turn - 1)][::7]:
            tiles = {ANUBIS: ["act_of_god_red"] if silver else []}
            if not reaches(list(filled), 6 - turn + silver):
                continue
            state = position(turn=turn, spaces={ANUBIS: filled}, tiles=tiles)
            for space in spaces:
                legal = f"regular {space.replace('_', '-')}" in offered(state)
                fits = space not in filled and reaches([*filled, space], 5 - turn + silver)
                assert legal == fits
            checked += 1
    assert checked > 20


def reaches(filled: list[str], tokens: int) -> bool:
    """Whether some way to place so many more tokens has one on each level."""
    if {LEVEL[space] for space in filled} == {1, 2, 3}:
        return True
    if tokens == 0:
        return False
    free = [space for space in LEVEL if space not in filled and space != "gold"]
    return any(reaches([*filled, space], tokens - 1) for space in free)


def test_the_silver_token_is_forced_where_a_level_is_missing() -> None:
    """K6.3, K6.4 In the last turn, after the regular token."""
    state = position(
        turn=5,
        spaces={ANUBIS: ["low_pray", "low_buy_red", "low_buy_blue", "top_move"]},
        tiles={ANUBIS: ["act_of_god_blue"]},
        hands={ANUBIS: ["veto"]},
    )
    play(state, "regular top-recruit", "done")

    assert offered(state) == ["silver mid-move", "silver mid-raise", "silver mid-pray"]
    play(state, "silver mid-pray")
    assert offered(state) == ["end turn"]


def test_the_gold_token_counts_for_no_level() -> None:
    """K6.3"""
    state = position(
        turn=5,
        spaces={ANUBIS: ["low_pray", "low_buy_red", "mid_move", "mid_pray"]},
        tiles={ANUBIS: ["divine_will"]},
    )

    assert offered(state) == ["regular top-move", "regular top-recruit", "gold"]
    put(play(state, "gold", "gold recruit"))
    assert offered(state) == ["regular top-move", "regular top-recruit"]


def test_extra_tokens_are_optional_and_once_a_day() -> None:
    """K6.4, K6.4.2"""
    tiles = {ANUBIS: ["act_of_god_red", "divine_will"]}
    state = position(tiles=tiles)
    play(state, "regular low-pray")
    assert {"silver mid-pray", "gold", "end turn"} <= set(offered(state))
    assert "silver low-pray" not in offered(state)
    play(state, "silver mid-pray", "gold", "gold recruit", "done")
    assert state.to_move == BASTET

    later = position(
        turn=2, tiles=tiles, silver={ANUBIS: "mid_pray"}, spaces={ANUBIS: ["low_pray", "gold"]}
    )
    assert offered(later, "silver") == []
    assert "gold" not in offered(later)
    assert seat_seen(later, ANUBIS)["tokens"] == {
        "regular": 4,
        "silver": "placed",
        "gold": "placed",
    }


def test_each_action_ends_before_the_next_token() -> None:
    """K6.4.1"""
    state = position(tiles={ANUBIS: ["act_of_god_red", "divine_will"]})
    play(state, "silver mid-move", "from nw-1")
    assert offered(state, "silver") == offered(state, "gold") == offered(state, "regular") == []

    play(state, "stop", "gold", "gold move", "from nw-2", "stop", "regular top-move", "from nw-1")

    assert asked(state) == ("move_depart", ANUBIS)


def test_a_bought_token_is_ready_at_once() -> None:
    """K6.4.3, K7.3.3"""
    state = position(levels={ANUBIS: (0, 4, 4)}, prayer={ANUBIS: 8})
    play(state, "regular low-buy-red", "buy act-of-god-red")

    assert "silver low-buy-blue" in offered(state)
    play(state, "silver low-buy-blue", "buy divine-will")
    assert "gold" in offered(state)


def test_gold_moves_or_recruits() -> None:
    """K6.2, K6.4"""
    state = play(position(tiles={ANUBIS: ["divine_will"]}), "gold")
    assert play(state.copy(), "gold move").decision == "move_origin"
    assert play(state.copy(), "gold recruit").decision == "recruit_choice"


def test_cards_before_between_and_after_actions() -> None:
    """K6.5, K6.5.1 At each token and at each departure, as many as are held."""
    hand = {ANUBIS: ["prayer", "prayer", "mana_theft", "enlistment"]}
    state = position(hands=hand, prayer={ANUBIS: 0, BASTET: 5})
    play(state, "card prayer")
    assert prayers(state)[ANUBIS] == 2
    play(state, "regular mid-move", "from nw-1", "card prayer", "step nw-3", "take 2")
    assert prayers(state)[ANUBIS] == 4
    play(state, "card mana-theft", "stop")
    assert prayers(state) == [5, 4]

    put(play(state, "card enlistment"), "nw-1 1")
    assert state.to_move == BASTET  # no card is left, so the turn is over


def test_no_card_inside_other_actions_or_battles() -> None:
    """K6.5.1"""
    hand = {ANUBIS: ["prayer", "prayer"]}
    for token in ("mid-raise", "low-buy-red", "top-recruit"):
        state = play(position(hands=hand), f"regular {token}")
        assert offered(state, "card") == []
    state = position(hands=hand, units={ANUBIS: {"nw_2": 2}, BASTET: {"nw_1": 1}})
    put(play(state, "regular top-recruit"), "nw-1 3")
    while state.decision != "choose_token_and_space":
        assert offered(state, "card") == []
        state.play(state.legal()[0])


def test_cards_of_others_are_never_offered() -> None:
    """K6.5, K6.6 Only the active player's own_turn cards; others react."""
    state = position(hands={ANUBIS: ["veto", "escape", "war_rage"], BASTET: ["prayer"]})

    assert offered(state, "card") == []


def test_the_own_turn_cards_of_a_move_need_a_move() -> None:
    """K15.7, K15.8, K6.5.1"""
    hand = {ANUBIS: ["teleportation", "open_gates_card"]}
    state = position(hands=hand, units={ANUBIS: {"front_nw": 2}})
    assert offered(state, "card") == []

    assert offered(moving(state, "front-nw"), "card") == [
        "card teleportation",
        "card open-gates-card",
    ]


def test_a_battle_closes_the_windows_of_a_move() -> None:
    """K6.5.1, K8.9 The move is over: the next window is that of the next token."""
    state = position(
        units={ANUBIS: {"front_nw": 5}, BASTET: {"west_bank": 1}},
        hands={ANUBIS: ["prayer"]},
        tiles={ANUBIS: ["god_speed"]},
    )
    play(moving(state, "front-nw"), "step west-bank", "take 5")
    fight(state, "2/2/1", "3/0/1")
    play(state, "stay")

    assert asked(state) == ("choose_token_and_space", ANUBIS)
    assert offered(state) == ["end turn", "card prayer"]
    assert units_of(state, ANUBIS) == {"west_bank": 5}
