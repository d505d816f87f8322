"""The order of choices: what spends least comes first."""

from iteru.games.egizia.position import EgiziaState
from tests.conftest import scaled
from tests.games.egizia.positions import BLUE, GAME, RED, choices, play, position
from tests.games.egizia.random_play import random_choice, random_options


def order(state: EgiziaState, start: str) -> list[str]:
    """The notations of choices that begin like this, in the order of proposal."""
    return [notation for notation in choices(state) if notation.startswith(start)]


def test_all_legal_codes_are_proposed_and_no_others() -> None:
    for seed in range(scaled(10)):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            assert sorted(state.proposed()) == state.legal()
            choose(state)
        assert state.proposed() == []


def test_the_first_way_to_a_place_uses_up_no_card() -> None:
    """E5.7.1 On a site the free space that builds first."""
    cards = ["two_ships", "occupied_site", "upstream"]
    state = position(cards={BLUE: cards}, sites={"sphinx": [RED]})

    assert order(state, "ship sphinx")[0] == "ship sphinx-2"
    places = list(choices(state))
    assert places.index("ship card-3") < places.index("two ships card-3")


def test_the_fewest_builders_come_first() -> None:
    """E8.2.2"""
    state = position(
        phase="building",
        site="obelisk_graves",
        sites={"obelisk_graves": [BLUE]},
        strength={BLUE: (3, 2, 2, 2)},
        reserve={BLUE: 9},
        cards={BLUE: ["two_crews_a", "strength_3_a"]},
    )

    assert order(state, "build masons")[0] == "build masons alone plain"
    assert order(state, "build masons overseer") == [
        "build masons overseer plain",
        "build masons overseer strength",
    ]
    assert order(state, "build")[-1].startswith("build haulers+carvers overseer strength")


def test_one_crew_twice_comes_before_two_crews() -> None:
    """E12.5"""
    state = play(position(laid={"card_1": "raise_any_2_a"}), "ship card-1")

    assert order(state, "raise")[:3] == [
        "raise masons+masons",
        "raise haulers+haulers",
        "raise carvers+carvers",
    ]


def test_most_sphinx_cards_come_first() -> None:
    """E8.3.1 Of the same number, those for which least is paid."""
    state = position(
        phase="building",
        site="sphinx",
        sites={"sphinx": [BLUE]},
        strength={BLUE: (4, 1, 1, 2)},
        reserve={BLUE: 9},
        cards={BLUE: ["sphinx_plus_2"]},
    )
    play(state, "build masons alone plain")

    assert order(state, "draw")[:3] == ["draw 3+2", "draw 4+1", "draw 2+2"]
