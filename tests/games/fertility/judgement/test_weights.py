"""How promising a move looks at a glance."""

from iteru.games.fertility.box.geometry import FIRST_SQUARE, PLACES, SECOND_SQUARE
from iteru.games.fertility.frames import ASK_PLACE
from iteru.games.fertility.judgement.weights import quarries_closed
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.quarry import new_quarries
from tests.games.fertility.positions import GAME, position
from tests.games.fertility.random_play import every_variant, random_choice


def weights_of(state: FertilityState) -> dict[str, float]:
    codes = state.legal()
    weights = state.weights(codes)
    return {GAME.notation(code): weight for code, weight in zip(codes, weights, strict=True)}


def best_of(state: FertilityState) -> str:
    weights = weights_of(state)
    return max(weights, key=weights.__getitem__)


def test_the_last_token_of_a_shop_weighs_more_than_a_first_one() -> None:
    state = position(turn=4, asked="supply", hand="b", filled={"metropolis_memphis_s2": "a"})
    weights = weights_of(state)
    assert best_of(state) == "supply memphis.2 with bovine"
    assert min(weights, key=weights.__getitem__) == "supply no more"


def test_a_free_district_for_the_hand_weighs_more_than_none() -> None:
    state = position(turn=4, asked="build", hand="aa", display=["district_bazaar_alabaster"])
    weights = weights_of(state)
    assert weights["build bazaar-alabaster for nothing"] > 2 * weights["build nothing"]


def test_payments_are_weighed_by_what_they_cost() -> None:
    """Grape has no use here; alabaster completes the bazaar's pair in the same turn."""
    state = position(
        turn=10,
        asked="build",
        hand="aag",
        filled={"metropolis_memphis_s1": "g", "metropolis_memphis_s4": "g"},
        display=["district_guild_alabaster"],
    )
    weights = weights_of(state)
    assert (
        weights["build guild-alabaster for grape"] > weights["build guild-alabaster for alabaster"]
    )


def test_a_monument_weighs_more_than_a_resource_while_it_takes_the_lead() -> None:
    behind = position(turn=10, monuments={1: ["a1"]})
    behind.pending.push(1, 0)
    behind.settle()
    assert behind.decision == "quarry"
    assert best_of(behind) == "quarry monument"


def test_f4_2_what_collects_more_weighs_more() -> None:
    """On an early board, where every resource has its use: the best fifth against all."""
    state = position(laid=["place bovine-papyrus at g5 south"])
    codes = state.legal()
    weights = state.weights(codes)
    collected: list[tuple[float, int]] = []
    for code, weight in zip(codes, weights, strict=True):
        after = state.copy()
        after.resolve(code)
        collected.append((weight, sum(after.hand) + after.wheat[0]))
    collected.sort(reverse=True)
    best = [number for _, number in collected[: len(codes) // 5]]
    everything = [number for _, number in collected]
    assert sum(best) / len(best) > sum(everything) / len(everything) + 0.5


def test_f4_3_4_quarries_are_counted_as_the_rules_find_them() -> None:
    """Every legal place of random games, compared with laying a tile there."""
    found = 0
    for number, (seats, options) in enumerate(every_variant()):
        state = GAME.new(seats, number, options)
        choose = random_choice(number)
        while not state.over:
            if state.pending.kind == ASK_PLACE and state.decision == "place":
                for place in {code % PLACES for code in state.legal()}:
                    expected = len(quarries_after(state, place))
                    assert quarries_closed(state, place) == expected
                    found += expected
            choose(state)
    assert found > 10


def quarries_after(state: FertilityState, place: int) -> list[int]:
    after = state.copy()
    after.board[FIRST_SQUARE[place]] = after.board[SECOND_SQUARE[place]] = 0
    return new_quarries(after, place)
