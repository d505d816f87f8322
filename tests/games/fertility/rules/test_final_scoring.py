"""Final scoring: the five parts, ties and places (F10, F11)."""

import pytest

from iteru.games.fertility.position import FertilityState
from tests.games.fertility.positions import position

FREE = {  # four free squares of Board E for each seat's monuments
    0: ["a1", "c1", "e1", "g1"],
    1: ["b9", "d9", "f9", "j9"],
    2: ["a3", "a5", "a7", "c7"],
    3: ["l3", "l6", "l8", "j8"],
}


def standing(*numbers: int) -> dict[int, list[str]]:
    """So many monuments of each seat on the board."""
    return {seat: FREE[seat][:number] for seat, number in enumerate(numbers)}


def lisa() -> FertilityState:
    """The rulebook's example of a final scoring; the others have one monument and none."""
    return position(
        seats=3,
        asked="over",
        districts={
            0: [
                "district_oracle_alabaster",
                "district_caravanserai_papyrus",
                "district_great_market_grape",
                "district_sanctuary_bovine",
            ]
        },
        filled={
            "metropolis_memphis_s1": "g",
            "metropolis_memphis_s2": "ab",
            "metropolis_memphis_s4": "g",
            "district_oracle_alabaster_s1": "ap",
            "district_oracle_alabaster_s2": "bg",
            "district_caravanserai_papyrus_s1": "g",
            "district_great_market_grape_s1": "gg",
            "district_sanctuary_bovine_s1": "bp",
            "district_sanctuary_bovine_s2": "g",
        },
        monuments=standing(3, 1, 0),
        wheat={0: 7},
    )


def test_e12_generic_shops() -> None:
    """Example E12 (F10.1): 2 + 4 + 5 + 7, and nothing for the Shop of 9 that is not full."""
    assert lisa().parts(0)["generic"] == 18


def test_e13_specialised_shops() -> None:
    """Example E13 (F10.2): 3 for each of 7 grapes, on full, partial and `any` spaces alike."""
    assert lisa().parts(0)["specialised"] == 21


def test_e14_statues() -> None:
    """Example E14 (F10.3): Thoth, Anubis and a god of choice are three different gods."""
    assert lisa().parts(0)["statues"] == 10


def test_e15_monuments() -> None:
    """Example E15 (F10.4): three on the board are more than anyone else's."""
    assert lisa().parts(0)["monuments"] == 15


def test_e16_wheat() -> None:
    """Example E16 (F10.5): the marker on 7."""
    assert lisa().parts(0)["wheat"] == 23


def test_e17_eighty_seven_debens() -> None:
    """Example E17 (F10, F11.1, F11.2): the sum of the five parts; 14 tokens for a tie-break."""
    state = lisa()

    assert list(state.parts(0).values()) == [18, 21, 10, 15, 23]
    assert state.scores() == [87, 7, 0]
    assert sum(state.tokens[:4]) == 14
    assert state.ranking() == [1, 2, 3]
    assert state.results() == [1.0, 0.0, 0.0]


def test_d10_duplicates_of_a_god_are_worth_nothing() -> None:
    """Example D10 (F10.3): Anubis three times, Thoth, and one of choice."""
    state = position(
        asked="over",
        districts={
            0: [
                "district_shrine_alabaster",
                "district_temple_court_bovine",
                "district_sanctuary_bovine",
                "district_oracle_bovine",
            ]
        },
        filled={
            "district_shrine_alabaster_s1": "a",
            "district_temple_court_bovine_s1": "b",
            "district_sanctuary_bovine_s1": "bp",
            "district_oracle_bovine_s1": "bg",
        },
    )

    assert state.parts(0)["statues"] == 10


@pytest.mark.parametrize(
    ("numbers", "debens"),
    [
        ([3, 3, 2, 0], [15, 15, 7, 0]),
        ([2, 1, 1, 1], [15, 7, 7, 7]),
        ([4, 3, 2, 1], [15, 7, 0, 0]),
        ([1, 1, 1, 1], [15, 15, 15, 15]),
        ([0, 0, 1, 0], [0, 0, 15, 0]),
        ([0, 0], [0, 0]),
        ([2, 1], [15, 7]),
        ([0, 3], [0, 15]),
        ([2, 2], [15, 15]),
        ([1, 4, 1], [7, 15, 7]),
    ],
)
def test_d11_monuments(numbers: list[int], debens: list[int]) -> None:
    """Example D11 (F10.4, F14.8): tied players get the full value, places are not skipped."""
    state = position(seats=len(numbers), asked="over", monuments=standing(*numbers))

    assert [state.parts(seat)["monuments"] for seat in range(len(numbers))] == debens


def test_d12_two_specialised_shops_of_one_resource_both_score() -> None:
    """Example D12 (F10.2): 5 grapes, 1 and 3 debens each, and 2 for the generic Shop."""
    state = position(
        asked="over",
        metropolis=["metropolis_thebes", "metropolis_memphis"],
        districts={0: ["district_guild_grape", "district_great_market_grape"]},
        filled={
            "district_guild_grape_s1": "g",
            "district_great_market_grape_s1": "gg",
            "district_guild_grape_s2": "g",
            "metropolis_thebes_s1": "g",
        },
    )

    assert state.parts(0)["specialised"] == 20
    assert state.parts(0)["generic"] == 2


def tied(spare: str) -> FertilityState:
    """74 debens each; A (seat 0) has one token more on its Metropolis if there is a spare one."""
    return position(
        asked="over",
        districts={
            0: [
                "district_guild_grape",
                "district_great_market_grape",
                "district_bazaar_grape",
                "district_shrine_alabaster",
                "district_caravanserai_alabaster",
                "district_oracle_alabaster",
            ],
            1: [
                "district_bazaar_bovine",
                "district_bazaar_papyrus",
                "district_oracle_bovine",
                "district_oracle_papyrus",
            ],
        },
        filled={
            "district_guild_grape_s1": "g",
            "district_guild_grape_s2": "gg",
            "district_guild_grape_s3": "g",
            "district_great_market_grape_s1": "gg",
            "district_bazaar_grape_s1": "gg",
            "district_bazaar_grape_s2": "g",
            "metropolis_memphis_s1": "g",
            "district_shrine_alabaster_s1": "a",
            "metropolis_memphis_s2": "a",
            "metropolis_memphis_s3": "p",
            "district_caravanserai_alabaster_s1": "ab",
            "district_oracle_alabaster_s1": spare,
            "district_bazaar_bovine_s1": "bb",
            "district_bazaar_bovine_s2": "b",
            "district_bazaar_papyrus_s1": "pp",
            "district_bazaar_papyrus_s2": "p",
            "district_oracle_bovine_s2": "ap",
            "district_oracle_papyrus_s2": "ab",
            "metropolis_thebes_s1": "a",
            "metropolis_thebes_s2": "bp",
            "metropolis_thebes_s3": "g",
            "district_oracle_bovine_s1": "b",
        },
        monuments=standing(2, 1),
        wheat={1: 9},
    )


def test_d13_in_a_tie_the_fewest_tokens_win() -> None:
    """Example D13 (F11.2): 16 tokens against 15; nine wheat do not count."""
    state = tied(spare="a")

    assert state.scores() == [74, 74]
    assert [sum(state.tokens[:4]), sum(state.tokens[4:])] == [16, 15]
    assert state.ranking() == [2, 1]
    assert state.results() == [0.0, 1.0]


def test_d13_still_tied_players_share_the_victory() -> None:
    """Example D13 (F11.3): 15 tokens each."""
    state = tied(spare="")

    assert state.scores() == [74, 74]
    assert state.ranking() == [1, 1]
    assert state.results() == [0.5, 0.5]


@pytest.mark.parametrize(("gods", "debens"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 16), (5, 24)])
def test_d22_the_scale_of_statues(gods: int, debens: int) -> None:
    """Example D22 (F10.3, F1.4): for none to five different gods."""
    shrines = [f"district_shrine_{name}" for name in ("alabaster", "bovine", "papyrus", "grape")]
    shrines.append("district_temple_court_alabaster")  # Thoth
    built = shrines[:gods]
    letters = {"alabaster": "a", "bovine": "b", "papyrus": "p", "grape": "g"}
    state = position(
        asked="over",
        districts={0: built},
        filled={f"{name}_s1": letters[name.rsplit("_", 1)[1]] for name in built},
    )

    assert state.parts(0)["statues"] == debens


@pytest.mark.parametrize(
    ("wheat", "debens"),
    [
        (0, 0),
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 9),
        (5, 13),
        (6, 18),
        (7, 23),
        (8, 28),
        (9, 33),
        (10, 38),
    ],
)
def test_d22_the_scale_of_wheat(wheat: int, debens: int) -> None:
    """Example D22 (F10.5, F1.4): from 0 to 10."""
    state = position(asked="over", wheat={0: wheat})

    assert state.parts(0)["wheat"] == debens


def test_gods_of_choice_never_make_more_than_five() -> None:
    """F10.3 Four oracles beside two named gods: n = min(5, 2 + 4)."""
    names = ("alabaster", "bovine", "papyrus", "grape")
    needs = {"alabaster": "ap", "bovine": "bg", "papyrus": "pg", "grape": "ab"}
    state = position(
        asked="over",
        districts={0: [*(f"district_oracle_{name}" for name in names), "district_sanctuary_grape"]},
        filled={
            **{f"district_oracle_{name}_s1": needs[name] for name in names},
            "district_sanctuary_grape_s1": "ag",
        },
    )

    assert state.parts(0)["statues"] == 24


def test_shops_that_are_not_full_give_nothing() -> None:
    """F10.1, F10.2, F10.3 One token is missing on each of three kinds of Shop."""
    state = position(
        asked="over",
        districts={
            0: ["district_great_market_grape", "district_sanctuary_bovine", "district_bazaar_grape"]
        },
        filled={
            "district_great_market_grape_s1": "g",
            "district_sanctuary_bovine_s1": "b",
            "district_bazaar_grape_s1": "g",
        },
    )

    assert state.scores() == [0, 0]


def test_specialised_shops_count_the_own_metropolis_only() -> None:
    """F10.2 The neighbour's grapes are worth nothing to the owner of the Guild Hall."""
    state = position(
        asked="over",
        districts={0: ["district_guild_grape"], 1: ["district_bazaar_grape"]},
        filled={"district_guild_grape_s1": "g", "district_bazaar_grape_s1": "gg"},
    )

    assert state.parts(0)["specialised"] == 1


def test_nothing_else_scores() -> None:
    """F10.6 Hand, tiles, unused monuments and empty spots are worth nothing, and cost nothing."""
    state = position(asked="supply", hand="abpgabpg")

    assert state.scores() == [0, 0]


def test_the_most_debens_win() -> None:
    """F11.1 Also with more tokens than the others."""
    state = position(
        asked="over", filled={"metropolis_memphis_s2": "ab", "metropolis_thebes_s1": "a"}
    )

    assert state.scores() == [4, 2]
    assert state.ranking() == [1, 2]


def test_lower_places_are_compared_in_the_same_way() -> None:
    """F11.4 Three players with 2 debens: one has fewer tokens, the two others share a place."""
    state = position(
        seats=4,
        asked="over",
        filled={
            "metropolis_memphis_s1": "a",
            "metropolis_memphis_s2": "a",
            "metropolis_thebes_s1": "a",
            "metropolis_heliopolis_s1": "a",
            "metropolis_heliopolis_s3": "a",
            "metropolis_abydos_s2": "ag",
        },
    )

    assert state.scores() == [2, 2, 2, 4]
    assert state.ranking() == [3, 2, 3, 1]
    assert state.results() == [0.0, 0.0, 0.0, 1.0]
