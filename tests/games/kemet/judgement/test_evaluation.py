"""What Kemet's bots look at: the evaluation and the weights, as the kernel calls them."""

import random

import pytest

import iteru
from iteru.bots.levels import bot_named
from iteru.games.kemet.game import GAME
from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import ANUBIS, BASTET, attack, commit, moving, play, position

HOME = {ANUBIS: {"nw_1": 5, "nw_2": 5}, BASTET: {"sw_1": 5, "sw_2": 5}}


def weights(state: KemetState) -> dict[str, float]:
    """The weight of every legal move by its notation."""
    codes = state.legal()
    return {GAME.notation(code): w for code, w in zip(codes, state.weights(codes), strict=True)}


def heaviest(state: KemetState) -> str:
    """The notation of the most promising move."""
    found = weights(state)
    return max(found, key=lambda move: found[move])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("is_likely", [True, False])
def test_chances_are_of_one_victory_and_weights_are_positive(seats: int, is_likely: bool) -> None:
    """At the decisions of a game, by the weights or at random."""
    state = GAME.new(seats, 30 + seats)
    chance = random.Random(seats)
    for _ in range(400):
        if state.over:
            break
        chances = state.evaluations()
        codes = state.legal()
        found = state.weights(codes)
        assert len(chances) == seats
        assert all(0.0 <= own <= 1.0 for own in chances)
        assert sum(chances) == pytest.approx(1.0)
        assert len(found) == len(codes)
        assert all(0.0 < weight < 1e9 for weight in found)
        state.play(chance.choices(codes, found if is_likely else None)[0])
    assert state.round > 2 or state.over


@pytest.mark.parametrize("mode", ["short", "beginner", "long"])
def test_play_by_the_weights_reaches_the_goal(mode: str) -> None:
    """Not the technical end of K14.3."""
    for seed in range(2):
        state = GAME.new(3, seed, {"mode": mode})
        chance = random.Random(seed)
        while not state.over:
            codes = state.legal()
            state.play(chance.choices(codes, state.weights(codes))[0])
        assert not state.capped


def test_a_finished_game_is_evaluated_by_its_result() -> None:
    state = GAME.new(3, 4)
    iteru.playout(state, 1)
    assert state.evaluations() == state.results()


def with_more(what: str) -> KemetState:
    """Two equal seats, but that Bastet has one thing more; it is Anubis's turn."""
    places = {**HOME}
    if what == "temple":
        places[BASTET] = {"sw_1": 5, "temple_west_nile": 5}
    if what == "units":
        places[BASTET] = {"sw_1": 5, "sw_2": 5, "sw_3": 2}
    return position(
        units=places,
        prayer={BASTET: 7} if what == "prayer" else {},
        levels={BASTET: (1, 1, 4)} if what == "pyramid" else {},
        tiles={BASTET: ["charge_1"]} if what == "tile" else {},
        points={BASTET: {"battles": 1}} if what == "point" else {},
        hands={BASTET: ["prayer"]} if what == "card" else {},
    )


@pytest.mark.parametrize("what", ["temple", "units", "prayer", "pyramid", "tile", "point", "card"])
def test_who_has_more_is_more_likely_to_win(what: str) -> None:
    level = with_more("nothing").evaluate(BASTET)
    ahead = with_more(what).evaluations()
    assert ahead[BASTET] > level
    assert ahead[ANUBIS] == pytest.approx(1.0 - ahead[BASTET])


def test_a_lasting_point_is_worth_more_than_one_of_a_temple() -> None:
    """K12.4 A temple can be lost."""
    assert with_more("point").evaluate(BASTET) > with_more("temple").evaluate(BASTET)


def test_the_same_lead_is_surer_near_the_goal() -> None:
    chances = [
        position(units=HOME, points={0: {"battles": more + 1}, 1: {"battles": more}}).evaluate(0)
        for more in (0, 3, 6)
    ]
    assert 0.5 < chances[0] < chances[1] < chances[2]


def test_a_temple_is_held_more_safely_by_many_units() -> None:
    many = {**HOME, BASTET: {"sw_1": 5, "temple_west_nile": 5}}
    one = {**HOME, BASTET: {"sw_1": 5, "sw_2": 4, "temple_west_nile": 1}}
    assert position(units=many).evaluate(BASTET) > position(units=one).evaluate(BASTET)


def at_the_end_of_the_day(places: dict[str, int]) -> float:
    """Bastet's chance with these units, after the last regular token of the Day."""
    return position(
        turn=5,
        seat=BASTET,
        placed=True,
        tiles={BASTET: ["act_of_god_red"]},
        units={**HOME, BASTET: places},
    ).evaluate(BASTET)


def test_a_second_temple_is_worth_more_than_a_desert_at_the_end_of_the_day() -> None:
    """K13.5"""
    desert = at_the_end_of_the_day({"temple_west_nile": 5, "west_bank": 5})
    temple = at_the_end_of_the_day({"temple_west_nile": 5, "temple_west_cliff": 5})
    assert temple > desert + 0.1


def test_the_goal_reached_at_the_end_of_the_day_is_almost_a_victory() -> None:
    """K14.1 Nobody has a move left that could change it."""
    used = ["low_pray", "mid_move", "top_move", "mid_raise", "low_buy_white"]
    state = position(
        turn=5,
        seat=BASTET,
        placed=True,
        spaces={ANUBIS: used, BASTET: used},
        tiles={BASTET: ["act_of_god_red"]},
        points={ANUBIS: {"battles": 4}, BASTET: {"battles": 7}},
        units={**HOME, BASTET: {"temple_west_nile": 5}},
    )
    assert state.evaluate(BASTET) > 0.85


def test_weights_of_some_codes_are_those_of_all() -> None:
    """A search asks only about the codes that it has not met."""
    for state in (position(hands={ANUBIS: ["prayer"]}), moving(position(), "nw-1"), attack()):
        codes = state.legal()
        found = dict(zip(codes, state.weights(codes), strict=True))
        for code in codes:
            assert state.weights([code]) == [found[code]]


def test_praying_at_the_most_prayer_points_looks_bad() -> None:
    rich, poor = position(prayer={ANUBIS: 11}), position(prayer={ANUBIS: 1})
    assert weights(rich)["regular mid-pray"] < weights(poor)["regular mid-pray"]
    assert heaviest(rich) != "regular mid-pray"


def test_an_action_without_effect_looks_worst() -> None:
    state = position(prayer={ANUBIS: 0})
    found = weights(state)
    assert found["regular low-buy-red"] < found["regular low-pray"]
    assert found["regular mid-raise"] < found["regular mid-pray"]
    assert found["regular top-recruit"] < found["regular low-pray"]


def test_a_troop_that_can_take_a_temple_is_moved_there() -> None:
    state = play(position(units={**HOME, ANUBIS: {"nw_1": 2, "front_nw": 5}}), "regular mid-move")
    assert heaviest(state) == "from front-nw"
    play(state, "from front-nw")
    assert heaviest(state) == "step temple-west-cliff"
    play(state, "step temple-west-cliff")
    assert heaviest(state) == "take 5"


def test_a_beatable_troop_is_attacked_and_a_strong_one_is_not() -> None:
    strong = {BASTET: {"temple_west_cliff": 5}, ANUBIS: {"front_nw": 2, "nw_1": 1}}
    weak = {BASTET: {"temple_west_cliff": 1, "temple_west_nile": 5}, ANUBIS: {"front_nw": 5}}
    against_strong = weights(moving(position(units=strong), "front-nw"))
    against_weak = weights(moving(position(units=weak), "front-nw"))
    assert against_strong["step temple-west-cliff"] < against_strong["step nw-1"]
    assert against_weak["step temple-west-cliff"] == max(against_weak.values())


def test_the_last_unit_does_not_leave_a_temple_for_nothing() -> None:
    state = position(units={**HOME, ANUBIS: {"temple_west_cliff": 2, "nw_1": 5}})
    play(state, "regular mid-move", "from temple-west-cliff", "step west-obelisk")
    assert weights(state)["take 1"] > weights(state)["take 2"]


def test_the_best_tile_is_bought_first() -> None:
    state = position(prayer={ANUBIS: 11}, levels={ANUBIS: (1, 4, 1)})
    play(state, "regular low-buy-red")
    found = weights(state)
    assert found["buy giant-scorpion"] > found["buy stargate"] > found["decline"]


def test_the_same_spread_in_another_order_looks_bad() -> None:
    """K7.4.1 Units for districts 1 and 2 are offered in that order."""
    state = position(units={**HOME, ANUBIS: {"nw_1": 3, "nw_2": 3}}, prayer={ANUBIS: 6})
    play(state, "regular top-recruit", "put nw-2 2")
    found = weights(state)
    assert found["put nw-1 2"] < found["put nw-3 2"]


def test_a_veto_is_kept_for_cards_that_hurt() -> None:
    """K15.9"""
    state = position(seats=2, hands={ANUBIS: ["prayer"], BASTET: ["veto"]})
    play(state, "card prayer")
    assert state.decision == "veto"
    assert heaviest(state) == "pass"


@pytest.mark.parametrize(("defenders", "answer"), [(1, "escape"), (5, "pass")])
def test_one_escapes_from_a_lost_battle_only(defenders: int, answer: str) -> None:
    state = attack(attackers=5, defenders=defenders, hands={BASTET: ["escape"]})
    assert state.decision == "escape"
    assert heaviest(state) == answer


def test_cards_are_not_added_where_they_change_nothing() -> None:
    """K15.2 Five against one: with a strong card the battle is won without help."""
    state = attack(attackers=5, defenders=1, hands={ANUBIS: ["war_fury"]})
    play(state, "play cavalry-blitz", "discard chariot-raid")
    assert heaviest(state) == "add 0-0-0-0-0-0"


def test_a_card_that_may_turn_the_battle_is_worth_adding() -> None:
    state = attack(attackers=4, defenders=5, hands={ANUBIS: ["war_fury"]})
    play(state, "play cavalry-blitz", "discard chariot-raid")
    assert heaviest(state) == "add 0-1-0-0-0-0"


def test_divine_wound_is_used_where_it_turns_the_battle() -> None:
    """K9.6 One card more wins; no card helps against ten."""
    for first, answer in (("3/0/1", "wound mana-theft"), ("1/3/0", "done")):
        state = attack(
            attackers=5,
            defenders=5,
            tiles={ANUBIS: ["divine_wound"]},
            hands={ANUBIS: ["mana_theft"]},
        )
        while state.decision in ("escape", "veto"):
            play(state, "pass")
        commit(state, first)
        commit(state, "3/2/0" if first == "3/0/1" else "4/1/0")
        assert state.decision == "divine_wound"
        assert heaviest(state) == answer


def test_the_weak_card_is_discarded() -> None:
    state = play(attack(), "play shield-push")
    found = weights(state)
    assert found["discard chariot-raid"] > found["discard cavalry-blitz"]


def test_several_cards_look_good_in_an_even_battle() -> None:
    """Who always plays the same card is foreseen."""
    found = sorted(weights(attack()).values(), reverse=True)
    assert found[2] > 0.25 * found[0]


@pytest.mark.slow
def test_a_searching_bot_mixes_its_battle_cards() -> None:
    state = attack()
    bot = bot_named("search:60")
    played = {bot.choose(state.known(ANUBIS), seed).code for seed in range(16)}
    assert len(played) >= 2


def test_a_hidden_card_is_thought_to_be_a_good_one() -> None:
    """K9.4 Bastet guesses what Anubis has committed: any card, the promising ones more often."""
    state = commit(attack(attackers=5, defenders=4), "4/1/0")
    assert state.to_move == BASTET
    guesses = []
    for seed in range(300):
        battle = state.determinize(BASTET, seed).dump()["battle"]
        assert isinstance(battle, dict)
        guesses.append(battle["attacker_card"])
    assert len(set(guesses)) == 6
    assert guesses.count("cavalry_blitz") > 2 * guesses.count("chariot_raid")
