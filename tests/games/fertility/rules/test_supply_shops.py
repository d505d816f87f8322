"""Step 3: supplying Shops, what they give at once, and the exchange (F6, F7.6)."""

import pytest

from tests.games.fertility.positions import (
    GAME,
    dumped,
    finish_turn,
    hand,
    offered,
    play,
    position,
    stock,
)


def test_e09_a_shop_that_needs_two_bovines_earns_nothing_with_one() -> None:
    """Example E9 (F6.3, F6.5, F10.1): five debens come with the second bovine."""
    state = position(asked="supply", hand="bb", districts={0: ["district_bazaar_bovine"]})

    play(state, "supply bazaar-bovine.1 with bovine")
    assert state.parts(0)["generic"] == 0

    play(state, "supply bazaar-bovine.1 with bovine")
    assert state.parts(0)["generic"] == 5


def test_e10_three_resources_on_three_shops() -> None:
    """Example E10 (F6.1, F6.3, F6.5): one Shop gives wheat, one debens, one is filled in part."""
    state = position(
        asked="supply", hand="bpg", wheat={0: 4}, districts={0: ["district_palace_papyrus"]}
    )

    play(state, "supply memphis.4 with grape")
    assert list(state.wheat) == [5, 0]

    play(state, "supply palace-papyrus.1 with papyrus")
    assert state.parts(0)["generic"] == 5

    play(state, "supply memphis.2 with bovine")
    assert state.parts(0)["generic"] == 5
    assert hand(state) == ""
    assert list(state.stock) == [20, 19, 19, 19]
    assert state.decision == "draft"


@pytest.mark.parametrize(
    ("shop", "letters", "part", "debens"),
    [
        ("memphis.1", "p", "generic", 2),
        ("palace-papyrus.1", "p", "generic", 5),
        ("shrine-alabaster.1", "a", "statues", 3),
        ("guild-bovine.1", "b", "specialised", 1),
        ("oracle-bovine.1", "bg", "statues", 3),
    ],
)
def test_e11_shops_that_give_debens_at_the_end(
    shop: str, letters: str, part: str, debens: int
) -> None:
    """Example E11 (F6.5, F10.1, F10.2, F10.3): any resource, a named one, or two."""
    names = {"a": "alabaster", "b": "bovine", "p": "papyrus", "g": "grape"}
    state = position(
        asked="supply",
        hand=letters + "a",
        districts={
            0: [
                "district_palace_papyrus",
                "district_shrine_alabaster",
                "district_guild_bovine",
                "district_oracle_bovine",
            ]
        },
    )

    for letter in letters:
        assert state.scores() == [0, 0]
        play(state, f"supply {shop} with {names[letter]}")

    assert state.parts(0) == {**dict.fromkeys(state.parts(0), 0), part: debens}
    assert list(state.wheat) == [0, 0]
    assert state.decision == "supply"


def test_e11_a_wheat_shop_gives_wheat_at_once() -> None:
    """Example E11 (F6.5): a grape on the fourth Shop of Memphis."""
    state = position(asked="supply", hand="gg")

    play(state, "supply memphis.4 with grape")

    assert list(state.wheat) == [1, 0]


def test_e11_an_exchange_shop_gives_another_resource_at_once() -> None:
    """Example E11 (F6.6, F6.6.1): alabaster, bovine or grape, from the Stock onto another Shop."""
    state = position(asked="supply", hand="pp")

    play(state, "supply memphis.3 with papyrus")

    assert state.decision == "exchange"
    assert offered(state) == [
        "exchange memphis.1 gets alabaster",
        "exchange memphis.1 gets bovine",
        "exchange memphis.1 gets grape",
        "exchange memphis.2 gets alabaster",
        "exchange memphis.2 gets bovine",
        "exchange memphis.4 gets grape",
        "exchange nothing",
    ]

    play(state, "exchange memphis.2 gets bovine")

    assert dumped(state)["filled"] == {"metropolis_memphis_s2": "b", "metropolis_memphis_s3": "p"}
    assert hand(state) == "p"
    assert stock(state).count("b") == 19
    assert state.decision == "supply"


def test_d07_an_exchange_may_complete_a_wheat_shop() -> None:
    """Example D7 (F6.6.4): one papyrus becomes two tokens and a wheat."""
    state = position(asked="supply", hand="p")

    play(state, "supply memphis.3 with papyrus", "exchange memphis.4 gets grape")

    assert list(state.wheat) == [1, 0]
    assert sum(state.tokens[:4]) == 2


def test_d08_an_exchange_may_complete_an_exchange_shop() -> None:
    """Example D8 (F6.6.4): papyrus, alabaster, grape, wheat."""
    state = position(asked="supply", hand="p", districts={0: ["district_port_grape"]})

    play(state, "supply memphis.3 with papyrus", "exchange port-grape.2 gets alabaster")

    assert state.decision == "exchange"
    assert {move.split()[-1] for move in offered(state)} == {
        "bovine",
        "papyrus",
        "grape",
        "nothing",
    }

    play(state, "exchange port-grape.1 gets grape")

    assert list(state.wheat) == [1, 0]
    assert sum(state.tokens[:4]) == 3
    assert state.decision == "draft"


def test_d09_an_exchange_without_a_target_gives_nothing() -> None:
    """Example D9 (F6.6.2, F6.6.3): the only free space is for papyrus, which is not to be had."""
    state = position(
        asked="supply",
        hand="p",
        districts={0: ["district_guild_papyrus"]},
        filled={
            "metropolis_memphis_s1": "a",
            "metropolis_memphis_s2": "ab",
            "metropolis_memphis_s4": "g",
            "district_guild_papyrus_s1": "p",
            "district_guild_papyrus_s2": "p",
            "district_guild_papyrus_s3": "b",
        },
    )
    before = list(state.stock)
    assert offered(state) == [
        "supply guild-papyrus.2 with papyrus",
        "supply memphis.3 with papyrus",
        "supply no more",
    ]

    play(state, "supply memphis.3 with papyrus")

    assert state.decision == "draft"
    assert list(state.stock) == before
    assert sum(state.tokens[:4]) == 8


def test_d21_a_wheat_shop_may_be_supplied_at_the_end_of_the_track() -> None:
    """Example D21 (F7.6, F10.2, F11.2): the marker stays on 10, the grape counts."""
    state = position(
        asked="supply",
        hand="g",
        wheat={0: 10},
        districts={0: ["district_guild_grape"]},
        filled={"district_guild_grape_s1": "g"},
    )
    assert state.parts(0)["specialised"] == 1

    play(state, "supply memphis.4 with grape")

    assert list(state.wheat) == [10, 0]
    assert state.parts(0)["specialised"] == 2
    assert sum(state.tokens[:4]) == 2


def test_each_resource_of_the_hand_goes_where_it_fits() -> None:
    """F6.1, F6.2 A space takes its own kind, `any` takes every kind; own Shops only."""
    state = position(
        asked="supply",
        hand="abg",
        districts={0: ["district_shrine_grape"], 1: ["district_shrine_alabaster"]},
    )

    assert offered(state) == [
        "supply shrine-grape.1 with grape",
        "supply memphis.1 with alabaster",
        "supply memphis.1 with bovine",
        "supply memphis.1 with grape",
        "supply memphis.2 with alabaster",
        "supply memphis.2 with bovine",
        "supply memphis.4 with grape",
        "supply no more",
    ]


def test_wheat_supplies_nothing() -> None:
    """F6.2, F1.7 With wheat alone there is nothing to supply."""
    state = position(asked="supply", wheat={0: 9})

    assert state.decision == "draft"
    notations = [GAME.notation(code) for code in range(GAME.action_count)]
    assert not [notation for notation in notations if notation.endswith("with wheat")]


def test_a_shop_never_holds_more_than_its_spaces() -> None:
    """F6.3 The second grape finds no space, though the hand has it."""
    state = position(asked="supply", hand="gg", filled={"metropolis_memphis_s1": "a"})

    play(state, "supply memphis.4 with grape")

    assert state.decision == "draft"  # nothing fits any more: the question is left out
    assert stock(state).count("g") == 19


def test_a_shop_that_needs_two_kinds_takes_one_of_each() -> None:
    """F6.2, F6.3 Alabaster and bovine, in any order; not two alabasters."""
    state = position(asked="supply", hand="aab")

    play(state, "supply memphis.2 with alabaster")

    assert offered(state, "supply memphis.2") == ["supply memphis.2 with bovine"]


def test_a_shop_is_filled_over_several_turns() -> None:
    """F6.3, F6.4 The token stays; the last space is filled two turns later."""
    state = position(asked="supply", hand="a")
    play(state, "supply memphis.2 with alabaster")
    finish_turn(finish_turn(state))
    assert dumped(state)["filled"] == {"metropolis_memphis_s2": "a"}

    later = position(asked="supply", hand="b", turn=2, filled={"metropolis_memphis_s2": "a"})
    play(later, "supply memphis.2 with bovine")

    assert later.parts(0)["generic"] == 4


def test_the_benefit_is_earned_once() -> None:
    """F6.5 The wheat comes when the Shop is completed, not again later."""
    state = position(asked="supply", hand="gbb")

    play(state, "supply memphis.4 with grape", "supply memphis.1 with bovine")

    assert list(state.wheat) == [1, 0]


def test_the_exchanged_resource_pays_for_nothing() -> None:
    """F6.6.1 It goes straight onto a Shop: the hand stays as it was."""
    state = position(asked="supply", hand="pa")
    play(state, "supply memphis.3 with papyrus")
    assert hand(state) == "a"

    play(state, "exchange memphis.1 gets grape")

    assert hand(state) == "a"
    assert dumped(state)["filled"]["metropolis_memphis_s1"] == "g"


def test_an_exchange_takes_only_what_the_stock_has() -> None:
    """F6.6.2, F7.1 The last grapes are in the hand, which is no part of the Stock."""
    state = position(seats=3, asked="supply", hand="pg", stock={"g": 0})

    play(state, "supply memphis.3 with papyrus")

    assert offered(state) == [
        "exchange memphis.1 gets alabaster",
        "exchange memphis.1 gets bovine",
        "exchange memphis.2 gets alabaster",
        "exchange memphis.2 gets bovine",
        "exchange nothing",
    ]


def test_an_exchange_may_take_the_last_token() -> None:
    """F6.6.2 One grape is left in the Stock."""
    state = position(seats=3, asked="supply", hand="pp", stock={"g": 1})

    play(state, "supply memphis.3 with papyrus", "exchange memphis.4 gets grape")

    assert stock(state).count("g") == 0
    assert list(state.wheat) == [1, 0, 0]


def test_an_exchange_may_be_declined_and_is_gone() -> None:
    """F6.6.3 The benefit cannot be used later."""
    state = position(asked="supply", hand="pg")

    play(state, "supply memphis.3 with papyrus", "exchange nothing")

    assert state.decision == "supply"
    assert list(state.stock) == [20, 20, 19, 19]

    play(state, "supply memphis.4 with grape")

    assert state.decision == "draft"


def test_the_player_may_stop_with_resources_left() -> None:
    """F6.7, F3.1 Supplying is optional."""
    state = position(asked="supply", hand="abpg")

    play(state, "supply memphis.4 with grape", "supply no more")

    assert state.decision == "draft"
    assert sum(state.tokens) == 1


def test_supplying_goes_on_until_the_player_stops() -> None:
    """F6.1, F6.3 Several Shops in one turn, one token at a time."""
    state = position(asked="supply", hand="aabbb")

    play(state, "supply memphis.1 with bovine", "supply memphis.2 with bovine")

    assert state.decision == "supply"
    assert hand(state) == "aab"
