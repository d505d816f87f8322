"""Step 2: building a District and paying for it (F5)."""

from tests.games.fertility.positions import dumped, hand, offered, play, position, stock

FOUR = [  # one of cost 0, one of cost 1, two of cost 2
    "district_bazaar_bovine",
    "district_guild_grape",
    "district_palace_papyrus",
    "district_great_market_grape",
]


def test_e08_a_grape_and_a_wheat_pay_for_a_district_of_cost_two() -> None:
    """Example E8 (F5.2, F5.3, F5.4): the grape goes to the Stock, the marker one square down."""
    state = position(asked="build", hand="gb", wheat={0: 2}, display=FOUR)

    play(state, "build palace-papyrus for grape+wheat")

    assert hand(state) == "b"
    assert stock(state).count("g") == 20
    assert list(state.wheat) == [1, 0]
    assert dumped(state)["spots"][:2] == ["district_palace_papyrus", "-"]
    assert state.decision == "supply"


def test_d06_wheat_of_this_turn_pays() -> None:
    """Example D6 (F5.3): two wheat and a grape earned, a District bought, the grape supplied."""
    state = position(pools={0: ["papyrus-grape"]}, display=FOUR)
    play(state, "place grape-papyrus at g6 east")
    assert (hand(state), list(state.wheat)) == ("g", [2, 0])

    play(state, "build palace-papyrus for wheat+wheat", "supply palace-papyrus.2 with grape")

    assert list(state.wheat) == [0, 0]
    assert dumped(state)["filled"] == {"district_palace_papyrus_s2": "g"}


def test_d18_a_full_metropolis_builds_nothing() -> None:
    """Example D18 (F5.1): seven Districts, so that not even a free one is offered."""
    seven = [f"district_{name}" for name in ("shrine_alabaster", "shrine_bovine", "shrine_grape")]
    seven += [f"district_port_{name}" for name in ("alabaster", "bovine", "papyrus", "grape")]
    full = position(asked="build", hand="ab", wheat={0: 5}, display=FOUR, districts={0: seven})
    with_a_spot = position(
        asked="build", hand="ab", wheat={0: 5}, display=FOUR, districts={0: seven[:6]}
    )

    assert full.decision == "supply"
    assert "build bazaar-bovine for nothing" in offered(with_a_spot)


def test_one_district_a_turn() -> None:
    """F5.1, F3.2 Having built, the player goes on to step 3."""
    state = position(asked="build", hand="ab", wheat={0: 5}, display=FOUR)

    play(state, "build bazaar-bovine for nothing")

    assert state.decision == "supply"
    assert not offered(state, "build")


def test_only_districts_of_the_display_are_offered() -> None:
    """F5.2 Four of them, one of each is told by its payments."""
    state = position(asked="build", hand="ab", display=FOUR)

    assert {move.split()[1] for move in offered(state, "build") if " for " in move} == {
        "bazaar-bovine",
        "guild-grape",
        "palace-papyrus",
        "great-market-grape",
    }


def test_every_mix_of_hand_and_wheat_that_adds_up_is_offered() -> None:
    """F5.3, F5.5 Two of one kind only where the hand has two; never more or less than the cost."""
    state = position(asked="build", hand="aag", wheat={0: 1}, display=FOUR)

    assert offered(state, "build palace-papyrus") == [
        "build palace-papyrus for alabaster+alabaster",
        "build palace-papyrus for alabaster+grape",
        "build palace-papyrus for alabaster+wheat",
        "build palace-papyrus for grape+wheat",
    ]
    assert offered(state, "build guild-grape") == [
        "build guild-grape for alabaster",
        "build guild-grape for grape",
        "build guild-grape for wheat",
    ]
    assert offered(state, "build bazaar-bovine") == ["build bazaar-bovine for nothing"]


def test_wheat_does_not_go_below_zero() -> None:
    """F5.3, F1.7 One wheat pays once, and no hand is needed."""
    state = position(asked="build", wheat={0: 1}, display=FOUR)

    assert offered(state) == [
        "build bazaar-bovine for nothing",
        "build guild-grape for wheat",
        "build nothing",
    ]


def test_two_wheat_pay_for_a_district_of_cost_two() -> None:
    """F5.3, F7.7 Each wheat moves the marker down; wheat kept from earlier turns will do."""
    state = position(asked="build", wheat={0: 3}, display=FOUR)

    play(state, "build great-market-grape for wheat+wheat")

    assert list(state.wheat) == [1, 0]


def test_tokens_on_shops_never_pay() -> None:
    """F5.4, F6.4 Five tokens lie on the Metropolis and the hand is empty."""
    state = position(
        asked="build",
        display=FOUR,
        filled={
            "metropolis_memphis_s1": "a",
            "metropolis_memphis_s2": "ab",
            "metropolis_memphis_s3": "p",
            "metropolis_memphis_s4": "g",
        },
    )

    assert offered(state) == ["build bazaar-bovine for nothing", "build nothing"]


def test_paid_tokens_go_back_to_the_stock_at_once() -> None:
    """F5.4 Before anything is supplied."""
    state = position(asked="build", hand="aab", display=FOUR)
    assert stock(state).count("a") == 18

    play(state, "build palace-papyrus for alabaster+bovine")

    assert (stock(state).count("a"), stock(state).count("b")) == (19, 20)
    assert hand(state) == "a"


def test_building_is_optional() -> None:
    """F3.1, F3.5 Passing is asked, not decided, even for a free District."""
    state = position(asked="build", hand="a", display=FOUR)
    assert offered(state)[-1] == "build nothing"

    play(state, "build nothing")

    assert dumped(state)["spots"] == ["-"] * 14
    assert dumped(state)["display"] == FOUR


def test_the_question_is_left_out_where_nothing_can_be_built() -> None:
    """F3.5 All four Districts cost 2, and there is one resource to pay with."""
    state = position(asked="build", hand="a")

    assert {move.split()[0] for move in offered(state)} == {"supply"}


def test_the_display_is_refilled_at_the_end_of_the_turn_only() -> None:
    """F5.6, F8.4 Its place stays empty while the turn lasts."""
    state = position(asked="build", hand="a", display=FOUR)

    play(state, "build guild-grape for alabaster")

    assert state.decision == "draft"
    assert dumped(state)["display"] == [FOUR[0], "-", FOUR[2], FOUR[3]]

    play(state, "draft alabaster-bovine")

    assert "-" not in dumped(state)["display"]
    assert "district_guild_grape" not in dumped(state)["display"]


def test_a_district_takes_the_first_free_spot_for_good() -> None:
    """F5.1, F5.2, F3.5 Built Districts stay where they are."""
    state = position(
        asked="build", display=FOUR, districts={0: ["district_shrine_grape"]}, wheat={0: 1}
    )

    play(state, "build guild-grape for wheat")

    assert dumped(state)["spots"][:3] == ["district_shrine_grape", "district_guild_grape", "-"]


def test_shops_of_the_new_district_are_supplied_in_the_same_turn() -> None:
    """F5.7 They are offered beside the starting Shops."""
    state = position(asked="build", hand="bb", display=FOUR)

    play(state, "build bazaar-bovine for nothing")

    assert offered(state, "supply bazaar-bovine") == [
        "supply bazaar-bovine.1 with bovine",
        "supply bazaar-bovine.2 with bovine",
    ]
