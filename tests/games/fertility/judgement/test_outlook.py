"""What a seat may hope for: debens in the end, as bots see them."""

import pytest

from iteru.games.fertility.judgement.outlook import Outlook, monument_hopes, turns_to_come
from tests.games.fertility.positions import finish_turn, play, position

BAZAAR = "district_bazaar_alabaster"
MARKET = "district_great_market_alabaster"


def test_turns_are_counted_until_the_tile_lies() -> None:
    state = position(turn=14)
    assert [turns_to_come(state, seat) for seat in (0, 1)] == [2, 2]
    state.play(state.legal()[0])
    assert [turns_to_come(state, seat) for seat in (0, 1)] == [1, 2]
    finish_turn(state)
    assert [turns_to_come(state, seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_turns_to_come_the_debens_are_those_of_the_score(seats: int) -> None:
    """Seat 0 has played its last turn; the monuments are told apart."""
    state = position(
        seats=seats,
        turn=8 * seats + 1,
        wheat={0: 7},
        districts={0: [BAZAAR, MARKET]},
        filled={f"{BAZAAR}_s1": "aa", f"{MARKET}_s1": "aa", "metropolis_memphis_s2": "a"},
    )
    parts = state.parts(0)
    assert Outlook(state, 0).turns == 0
    assert Outlook(state, 0).expected_debens() == sum(parts.values()) - parts["monuments"]


def test_a_token_that_completes_a_shop_counts_while_it_is_in_the_hand() -> None:
    without = Outlook(position(turn=17, asked="supply", hand=""), 1)
    state = position(turn=17, asked="supply", hand="bp")
    before = Outlook(state, 1).expected_debens()
    play(state, "supply thebes.2 with bovine")
    assert before == Outlook(state, 1).expected_debens()
    assert before == without.expected_debens() + 4


def test_a_partly_supplied_shop_is_worth_more_than_an_empty_one() -> None:
    empty = Outlook(position(turn=12), 0).expected_debens()
    begun = Outlook(position(turn=12, filled={"metropolis_memphis_s2": "a"}), 0).expected_debens()
    full = Outlook(position(turn=12, filled={"metropolis_memphis_s2": "ab"}), 0).expected_debens()
    assert empty < begun < full


def test_wheat_is_worth_more_than_its_square_while_turns_are_to_come() -> None:
    late = Outlook(position(turn=16, wheat={0: 4}), 0)
    early = Outlook(position(turn=4, wheat={0: 4}), 0)
    assert 9.0 < late.wheat() < early.wheat()
    assert early.wheat(1) > early.wheat() > early.wheat(-1)


def test_a_statue_that_is_there_already_is_worth_nothing() -> None:
    shrine = "district_shrine_alabaster"
    state = position(turn=4, districts={0: [shrine]})
    shop = Outlook(state, 0).open[0]
    assert Outlook(state, 0).worth(shop) > 3.0
    done = position(turn=4, districts={0: [shrine]}, filled={f"{shrine}_s1": "a"})
    assert Outlook(done, 0).worth(shop) == 0.0


def test_a_specialised_shop_counts_the_tokens_that_are_there() -> None:
    few = position(turn=4, districts={0: [MARKET]})
    many = position(turn=4, districts={0: [MARKET]}, filled={"metropolis_memphis_s2": "a"})
    shop = Outlook(few, 0).open[0]
    assert Outlook(many, 0).worth(shop) == Outlook(few, 0).worth(shop) + 3


def test_a_district_of_the_display_may_be_tried() -> None:
    """As if it were built: the same debens as after building it for nothing."""
    state = position(turn=4, asked="build", hand="aa", display=[BAZAAR])
    outlook = Outlook(state, 0)
    tried = outlook.expected_debens(state.display[0])
    assert tried > outlook.expected_debens()
    play(state, "build bazaar-alabaster for nothing")
    assert Outlook(state, 0).expected_debens() == pytest.approx(tried)


def test_f10_4_the_first_monument_is_worth_a_place_for_certain() -> None:
    none = monument_hopes(position(turn=17, asked="supply"))
    one = monument_hopes(position(turn=17, asked="supply", monuments={1: ["a1"]}))
    both = monument_hopes(position(turn=17, asked="supply", monuments={0: ["a1", "c1"], 1: ["e1"]}))
    assert none == [0.0, 0.0]
    assert one == pytest.approx([0.0, 15.0], abs=0.1)
    assert both == pytest.approx([15.0, 7.0], abs=0.5)


def test_a_lead_in_monuments_is_less_sure_while_turns_are_to_come() -> None:
    early = monument_hopes(position(turn=2, monuments={0: ["a1"]}))[0]
    late = monument_hopes(position(turn=16, monuments={0: ["a1"]}))[0]
    assert 7.0 < early < late <= 15.0


def test_one_monument_more_or_less_may_be_tried() -> None:
    state = position(turn=16, monuments={0: ["a1"]})
    assert monument_hopes(state, 0, -1)[0] < monument_hopes(state)[0]
    assert monument_hopes(state, 1, 1)[1] > monument_hopes(state)[1]
