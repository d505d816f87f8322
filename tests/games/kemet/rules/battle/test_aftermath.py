"""After a battle (K9.15 to K9.19): recall, retreat, stay."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    HORUS,
    areas_of,
    asked,
    attack,
    battle_hand_of,
    commit,
    creature_place,
    fight,
    offered,
    play,
    position,
    prayers,
    put,
    reserve_of,
    seen,
    units_of,
)


def test_the_loser_recalls_or_retreats() -> None:
    """K9.15, K9.15.1, K9.18"""
    state = fight(attack(defenders=4), "4/1/0", "3/0/1")
    assert asked(state) == ("loser_choice", BASTET)
    assert offered(state) == ["recall", "retreat"]

    play(state, "recall")

    assert units_of(state, BASTET) == {}
    assert reserve_of(state, BASTET) == 12
    assert prayers(state)[BASTET] == 5 + 4
    assert asked(state) == ("winner_choice", ANUBIS)


def test_the_attacker_may_lose_and_retreat_where_he_came_from() -> None:
    """K9.16 The defender, who wins, chooses; the whole troop goes."""
    state = fight(attack(attackers=2, attacking="mummy"), "2/0/2", "4/1/0")
    assert asked(state) == ("loser_choice", ANUBIS)
    play(state, "retreat")
    assert asked(state) == ("retreat_space", BASTET)
    assert areas_of(offered(state)) == {"front_nw", "front_sw", "west_obelisk"}

    play(state, "drive front-nw")

    assert units_of(state, ANUBIS) == {"front_nw": 2}
    assert creature_place(state, "mummy") == "front_nw"
    assert asked(state) == ("winner_choice", BASTET)


def test_a_retreat_needs_a_free_space_within_the_limits() -> None:
    """K9.16, K8.3, K8.5 No units of any opponent of the loser; troop limit, creature rule."""
    state = attack(
        seats=3,
        defenders=3,
        defending="mummy",
        tiles={BASTET: ["sphinx"]},
        others={
            ANUBIS: {"front_c": 1},
            BASTET: {"west_obelisk_n": 3},
            HORUS: {"west_obelisk_s": 1},
        },
    )
    fight(state, "4/1/0", "3/0/1")
    play(state, "retreat")

    assert areas_of(offered(state)) == {"front_nw", "front_sw"}


def test_recall_is_forced_without_a_retreat() -> None:
    """K9.15.1, K19.1 And then it is no question."""
    state = position(units={ANUBIS: {"west_bank": 5}, BASTET: {"temple_west_nile": 3}})
    play(state, "regular mid-move", "from west-bank", "step temple-west-nile", "take 4")
    fight(state, "4/1/0", "3/0/1")

    assert prayers(state)[BASTET] == 5 + 3
    assert units_of(state, BASTET) == {}
    assert asked(state) == ("winner_choice", ANUBIS)


def test_harbours_count_as_adjacent_for_a_retreat() -> None:
    """K9.16 The Delta temple of three and five players has no other neighbour."""
    state = position(
        seats=3,
        units={ANUBIS: {"nw_1": 5}, BASTET: {"temple_delta": 3}},
    )
    play(state, "regular mid-move", "from nw-1", "teleport temple-delta", "take 5")
    fight(state, "4/1/0", "3/0/1")
    play(state, "retreat")

    assert units_of(state, BASTET) == {"delta_shore": 3}


def test_walls_do_not_matter_for_a_retreat() -> None:
    """K9.16 From the front desert into the foreign city behind it."""
    state = position(
        units={ANUBIS: {"nw_1": 5}, BASTET: {"front_nw": 3}},
    )
    play(state, "regular mid-move", "from nw-1", "step front-nw", "take 5")
    fight(state, "4/1/0", "3/0/1")
    play(state, "retreat")

    assert {"nw_1", "nw_2", "nw_3"} <= areas_of(offered(state))


def test_a_retreating_troop_joins_own_units() -> None:
    """K9.16"""
    state = fight(attack(defenders=3, others={BASTET: {"front_sw": 2}}), "4/1/0", "3/0/1")
    play(state, "retreat", "drive front-sw")

    assert units_of(state, BASTET) == {"front_sw": 5}


@pytest.mark.parametrize(("choice", "left"), [("stay", {"temple_west_cliff": 5}), ("recall", {})])
def test_the_winner_stays_or_recalls(choice: str, left: dict[str, int]) -> None:
    """K9.17, K9.18"""
    state = attack(defenders=1, attacking="mummy")
    fight(state, "2/2/1", "3/0/1")
    assert asked(state) == ("winner_choice", ANUBIS)

    play(state, choice)

    assert units_of(state, ANUBIS) == left
    assert creature_place(state, "mummy") == ("temple_west_cliff" if left else "reserve")
    assert prayers(state)[ANUBIS] == (5 if left else 10)
    assert seen(state)["battle"] is None


def test_a_defender_who_wins_decides_too() -> None:
    """K9.17"""
    state = fight(attack(attackers=1), "1/3/0", "4/1/0")
    assert asked(state) == ("winner_choice", BASTET)

    play(state, "recall")

    assert prayers(state)[BASTET] == 7  # two survivors


def test_the_loser_may_stay_where_the_winner_has_nobody_left() -> None:
    """K9.15.2 Stay or recall, no retreat."""
    state = fight(attack(attackers=3, defenders=2), "4/1/0", "1/3/0")
    assert asked(state) == ("loser_choice", BASTET)
    assert offered(state) == ["recall", "stay"]

    play(state, "stay")

    assert units_of(state, BASTET) == {"temple_west_cliff": 1}
    assert seen(state)["temples"]["temple_west_cliff"] == BASTET
    assert state.to_move == BASTET


def test_nobody_is_asked_where_nobody_is_left() -> None:
    """K9.15, K9.17"""
    state = fight(attack(attackers=1, defenders=1), "4/1/0", "4/1/0")

    assert seen(state)["battle"] is None
    assert (units_of(state, ANUBIS), units_of(state, BASTET)) == ({}, {})
    assert state.to_move == BASTET
    assert asked(state)[0] == "choose_token_and_space"


def test_a_recall_is_never_partial_and_capped() -> None:
    """K9.18, K13.3"""
    state = fight(attack(prayer={BASTET: 9}), "4/1/0", "3/0/1")

    play(state, "recall")

    assert prayers(state)[BASTET] == 11
    assert reserve_of(state, BASTET) == 12


def test_battle_cards_come_back_when_the_hand_is_empty() -> None:
    """K9.19 At once after the third battle."""
    state = position(
        units={ANUBIS: {}, BASTET: {"nw_1": 1, "nw_2": 1, "nw_3": 1}}, prayer={ANUBIS: 9}
    )
    put(play(state, "regular top-recruit"), "nw-1 3", "nw-2 3", "nw-3 3")
    hands = []
    for order, card, thrown, ending in [
        ("fight nw-1", "4/1/0", "3/2/0", ["stay"]),
        ("fight nw-2", "3/0/1", "2/2/1", ["recall", "stay"]),
        ("", "2/0/2", "1/3/0", ["recall", "stay"]),  # the last battle is nobody's choice
    ]:
        play(state, *([order] if order else []))
        commit(commit(state, card, thrown), card, thrown)
        play(state, *ending)
        hands.append([len(battle_hand_of(state, seat)) for seat in (ANUBIS, BASTET)])

    assert hands == [[4, 4], [2, 2], [6, 6]]
