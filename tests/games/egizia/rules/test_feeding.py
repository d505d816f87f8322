"""Phase 3: need, supply, cards and stones as grain, losses (E6)."""

from typing import Any

import pytest

from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    cards_of,
    choices,
    gone_cards,
    obelisk,
    offered,
    play,
    position,
    seen,
    told,
)


def test_a01_feeding_with_enough_grain() -> None:
    """Example A1 (E6.2, E6.3, E6.5) Need 9, supply 11: no loss, the surplus is lost."""
    state = position(
        phase="feeding",
        alone=True,
        strength={BLUE: (1, 2, 3, 3)},
        cards={BLUE: ["field_yellow_5_a"]},
        score={BLUE: 4},
    )

    blue = seen(state)["seats"][BLUE]
    assert (blue["feeding"]["need"], blue["feeding"]["supply"], blue["score"]) == (9, 11, 4)


def red_with_a_grain_card() -> dict[str, Any]:
    return {
        "phase": "feeding",
        "alone": True,
        "irrigation": "left",
        "strength": {RED: (2, 2, 2, 4)},
        "cards": {RED: ["field_green_2", "grain_4_a"]},
        "score": {RED: 12},
    }


def test_a02_feeding_with_a_grain_card() -> None:
    """Example A2 (E6.4, E6.5) Played: score 12, card discarded; not played: score 6, card kept."""
    state = position(**red_with_a_grain_card())
    assert (asked(state), offered(state)) == (("grain", RED), ["play grain-4-a", "accept loss"])
    play(state, "play grain-4-a")
    assert (state.score[RED], gone_cards(state)) == (12, ["grain_4_a"])

    state = play(position(**red_with_a_grain_card()), "accept loss")
    assert (state.score[RED], cards_of(state, RED)) == (6, ["field_green_2", "grain_4_a"])


def test_a03_feeding_with_a_shortage() -> None:
    """Example A3 (E6.5, E2.3, E2.5.3) Two missing at 2 points: 12, and behind Red."""
    state = position(
        phase="feeding",
        alone=True,
        strength={GREEN: (3, 3, 4, 4)},
        cards={GREEN: ["field_yellow_6", "field_brown_8"]},
        market={GREEN: (0, 1)},
        score={GREEN: 16, RED: 12},
    )

    assert (state.score[GREEN], list(state.rank)) == (12, [RED, GREEN, BLUE])


@pytest.mark.parametrize(("space", "score"), [(0, 4), (1, 6), (2, 8), (3, 8)])
def test_a04_bottom_of_the_grain_market(space: int, score: int) -> None:
    """Example A4 (E2.5.3, E6.5) Two grain missing cost 2 at the bottom, as on space 2."""
    state = position(
        phase="feeding",
        alone=True,
        strength={BLUE: (2, 2, 2, 2)},
        market={BLUE: (0, space)},
        score={BLUE: 10},
    )

    assert state.score[BLUE] == score


def test_the_stone_market_never_changes_the_penalty() -> None:
    """E2.5.6 Not even its bottom space."""
    state = position(
        phase="feeding",
        alone=True,
        strength={BLUE: (2, 2, 2, 2)},
        market={BLUE: (3, 0)},
        score={BLUE: 10},
    )

    assert state.score[BLUE] == 4


def test_the_markets_provide_no_grain() -> None:
    """E6.7 Only cards count."""
    state = position(market={BLUE: (3, 3)})

    assert seen(state)["seats"][BLUE]["feeding"]["supply"] == 6


def test_the_overseer_is_fed_too() -> None:
    """E6.2 The sum of all four crew tiles."""
    state = position(strength={BLUE: (1, 2, 3, 9)})

    assert seen(state)["seats"][BLUE]["feeding"]["need"] == 15


def test_a_loss_does_not_go_below_zero() -> None:
    """E6.5, E2.3.2"""
    state = position(phase="feeding", alone=True, strength={BLUE: (3, 3, 3, 3)}, score={BLUE: 5})

    assert state.score[BLUE] == 0


def test_feeding_goes_in_rank_order_leader_first() -> None:
    """E6.1, E2.8 Ranks as the phase begins, whatever is lost meanwhile."""
    state = position(
        seats=4,
        phase="feeding",
        score={BLUE: 5, RED: 9, GREEN: 9, YELLOW: 1},
        rank=[GREEN, RED, BLUE, YELLOW],
        strength={GREEN: (4, 4, 4, 4)},
        cards={BLUE: ["stones_6_a"], RED: ["stones_6_b"], GREEN: ["raise_each_round"]},
    )
    movers = []
    while state.phase == 3:
        movers.append(state.to_move)
        play(state, "go on")

    assert movers == [GREEN, RED, BLUE]
    assert state.score[GREEN] == 0


def test_b14_feeding_order_and_turn_order() -> None:
    """Example B14 (E6.1, E9.2) Blue, Red, Green are fed; then Green 1, Red 2, Blue 3."""
    state = position(
        seats=3,
        phase="feeding",
        score={BLUE: 8, RED: 5, GREEN: 5},
        rank=[BLUE, RED, GREEN],
    )

    assert (state.round, seen(state)["order"]) == (2, [GREEN, RED, BLUE])
    events = told(
        play(position(seats=3, score={0: 8, 1: 5, 2: 5}, rank=[0, 1, 2]), "pass", "pass"), "pass"
    )
    assert [seat for kind, seat, _ in events if kind == "fed"] == [BLUE, RED, GREEN]


def test_free_actions_come_before_need_and_supply_are_compared() -> None:
    """E6.1, E14.3 A crew raised in the window must be fed at once."""
    state = position(
        phase="feeding",
        alone=True,
        cards={BLUE: ["raise_each_round"]},
        strength={BLUE: (1, 1, 2, 2)},
        score={BLUE: 9},
    )
    assert asked(state) == ("feeding", BLUE)

    play(state, "use raise-each-round masons")

    assert state.score[BLUE] == 6


def test_stones_as_grain() -> None:
    """E6.4, E12.3.4 One stone is one grain, not more than are missing."""
    given: dict[str, Any] = {
        "phase": "feeding",
        "alone": True,
        "cards": {BLUE: ["stones_as_grain"]},
        "strength": {BLUE: (3, 2, 2, 2)},
        "score": {BLUE: 20},
    }
    state = position(reserve={BLUE: 10}, **given)
    assert offered(state) == ["feed 1", "feed 2", "feed 3", "accept loss"]
    play(state, "feed 3")
    assert (state.score[BLUE], state.reserve[BLUE]) == (20, 7)

    state = position(reserve={BLUE: 2}, **given)
    assert offered(state) == ["feed 1", "feed 2", "accept loss"]


def test_both_means_in_any_combination() -> None:
    """E6.4 Stones, then a card, then the loss of what is still missing."""
    state = position(
        phase="feeding",
        alone=True,
        cards={BLUE: ["stones_as_grain", "grain_4_a", "grain_4_b"]},
        strength={BLUE: (5, 5, 5, 2)},
        score={BLUE: 20},
        reserve={BLUE: 9},
    )
    assert offered(state, "feed")[-1] == "feed 9"

    play(state, "feed 2", "play grain-4-a")
    assert offered(state) == [
        "play grain-4-b",
        "feed 1",
        "feed 2",
        "feed 3",
        "feed 4",
        "feed 5",
        "accept loss",
    ]
    play(state, "feed 1", "accept loss")

    assert (state.score[BLUE], state.reserve[BLUE]) == (20 - 4 * 3, 6)
    assert cards_of(state, BLUE) == ["stones_as_grain", "grain_4_b"]


def test_no_grain_card_when_nothing_is_missing() -> None:
    """E6.4, E14.4 Enough after one card: nobody is asked for the other."""
    state = position(
        phase="feeding",
        alone=True,
        cards={BLUE: ["grain_4_a", "grain_4_b"]},
        strength={BLUE: (2, 2, 2, 3)},
    )

    play(state, "play grain-4-a")

    assert state.over
    assert cards_of(state, BLUE) == ["grain_4_b"]


def test_exactly_enough_is_enough() -> None:
    """E6.4, E14.4 Need 6, supply 6: nobody is asked for a card or for stones."""
    state = position(
        phase="feeding",
        alone=True,
        cards={BLUE: ["grain_4_a", "stones_as_grain"]},
        strength={BLUE: (2, 1, 1, 2)},
        reserve={BLUE: 5},
    )

    assert state.over


def test_without_means_a_loss_is_settled_without_asking() -> None:
    """E14.4 stones_as_grain without a stone is no means."""
    state = position(
        phase="feeding",
        alone=True,
        cards={BLUE: ["stones_as_grain"]},
        strength={BLUE: (2, 2, 2, 2)},
        score={BLUE: 7},
    )

    assert (state.over, state.score[BLUE]) == (True, 1)


def test_the_loss_is_told_before_it_is_accepted() -> None:
    """E6.5 With the choice, and in the view of every seat."""
    state = position(
        phase="feeding",
        cards={BLUE: ["grain_4_a"]},
        strength={BLUE: (3, 3, 3, 3)},
        score={BLUE: 11},
    )

    assert choices(state)["accept loss"]["args"]["points"] == 11
    assert seen(state)["seats"][BLUE]["feeding"]["loss"] == 11
    assert seen(state)["seats"][BLUE]["feeding"]["missing"] == 6


def test_unfed_crews_work_normally() -> None:
    """E6.6 They build in the same round."""
    state = position(
        phase="feeding",
        strength={BLUE: (5, 5, 5, 5)},
        sites={"obelisk_graves": [BLUE]},
        stones={RED: obelisk(1, 2)},
    )

    assert asked(state) == ("build", BLUE)
    assert "build masons overseer plain" in offered(state)


def test_surplus_grain_is_lost() -> None:
    """E6.5 Nothing is carried into the next round."""
    rich = position(phase="feeding", cards={BLUE: ["field_green_5", "field_green_4_a"]})

    assert rich.round == 2
    assert seen(rich)["seats"][BLUE]["feeding"]["supply"] == 15
