"""Offering tokens: their kinds, and taking single ones (P3.6, P3.7)."""

from collections import Counter

from iteru.games.pharaon.box.components import PRINTED
from tests.games.pharaon.payments import payments
from tests.games.pharaon.positions import (
    act,
    offered,
    play,
    position,
    seen,
    tokens_of,
)


def test_forty_tokens_of_twelve_kinds() -> None:
    """P3.6 Fifteen resource tokens, fifteen area tokens, five and five prestige tokens."""
    counts = dict(zip(PRINTED.offerings, PRINTED.offering_counts, strict=True))

    assert sum(counts.values()) == 40
    assert Counter(counts.values()) == {3: 10, 5: 2}
    assert PRINTED.offering_prestige == [0] * 10 + [1, 2]


def test_a_resource_offering_is_spent_as_its_resource() -> None:
    """P3.6 For access, and for the action cost."""
    state = position(facing=("nile", "trade"), own={0: ""}, tokens={0: ["trade", "royalty"]})

    assert payments(state, "nile-trade-royalty") == {("offering_trade", ("offering_royalty",))}


def test_an_area_offering_is_a_joker_in_its_section_only() -> None:
    """P3.6 In access or action cost of that section, nowhere else."""
    for section in ("offerings", "artisans"):
        state = position(
            facing=(section, "trade"),
            own={0: ""},
            tokens={0: ["area_offerings"] * 3},
            bonus=["justice"],
        )
        found = [move.split()[1] for move in offered(state, "act")]
        assert found == ["offerings-1", "offerings-2"]


def test_for_each_token_it_is_decided_anew() -> None:
    """P3.7 After seeing the one before."""
    state = position(
        own={0: "A1 C1 T1 R1 J1"},
        noble_slots=["high_official_24", "general", "judge"],
        artisan_slots=["artisan_26", "artisan_27", "artisan_28", "artisan_29"],
        bonus=["trade", "justice", None, None],
    )

    play(state, "act nobles wheel", "recruit high-official-24", "hire artisan-26")
    assert offered(state) == ["bonus 1", "bonus 2", "bag"]
    play(state, "bonus 2")
    assert offered(state) == ["bonus 1", "bag"]
    play(state, "bag")

    assert len(tokens_of(state, 0)) == 2


def test_a_token_from_the_bag_is_drawn_at_random() -> None:
    """P3.7, P13.1 And told to all."""
    found = set()
    for seed in range(30):
        state = position(
            seed=seed, passed=[0], index={0: 2}, own={0: ""}, bag=["trade", "justice", "royalty"]
        )
        reveals = state.reveals
        play(state, "income offering", "bag")
        assert state.reveals == reveals + 1
        found.add(tokens_of(state, 0)[0])

    assert found == {"trade", "justice", "royalty"}


def test_an_empty_bag_is_refilled_from_the_discards() -> None:
    """P3.7 So the bag is offered while one of them holds a token."""
    state = position(
        passed=[0], index={0: 2}, own={0: ""}, bag=[], discarded=["trade", "trade", "justice"]
    )

    play(state, "income offering")
    assert "bag" in offered(state)
    play(state, "bag")

    assert (sum(state.bag), sum(state.discards)) == (2, 0)


def test_without_bag_and_discards_only_the_bonus_area_is_left() -> None:
    """P3.7 Taking the token is mandatory: with one left it is not even asked."""
    state = position(
        passed=[0], index={0: 2}, own={0: ""}, bag=[], bonus=[None, "trade", None, None]
    )

    play(state, "income offering")

    assert tokens_of(state, 0) == ["trade"]
    assert state.to_move == 1


def test_without_any_token_nothing_is_gained() -> None:
    """P3.7"""
    state = position(passed=[0], index={0: 2}, own={0: ""}, bag=[], bonus=[None] * 4)

    play(state, "income offering")

    assert tokens_of(state, 0) == []
    assert state.to_move == 1


def test_unspent_tokens_count_at_the_end() -> None:
    """P3.6, P10.6 One point each, prestige tokens 1 or 2 more."""
    state = position(own={0: "A1"}, tokens={0: ["justice", "prestige_1", "prestige_2"]})

    assert state.parts(0)["tokens"] == 1 + 3 + 1 + 2


def test_what_is_in_the_bag_can_be_told() -> None:
    """P13.1 Its contents, not its order."""
    bag = seen(position())["offerings"]["bag"]

    assert sum(bag.values()) == 40 - 8 - 4


def test_the_bonus_token_of_the_offerings_action_from_the_bag() -> None:
    """P3.7, P4.3.1"""
    state = position(facing=("offerings", "trade"), own={0: "T2"}, bag=["royalty"])

    act(state, "offerings-2")
    play(state, "set 1", "bag")

    assert tokens_of(state, 0) == ["royalty", "prestige_1", "prestige_2"]
    assert sum(state.bag) == 0
