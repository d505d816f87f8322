"""Phase 5: opening window, the order of the builders, declining, speculation (E8)."""

from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    cards_of,
    gone_cards,
    offered,
    play,
    position,
    seen,
)

RICH = dict.fromkeys(range(4), 9)
BUILD = "build masons alone plain"


def builders(state: EgiziaState, *declining: int) -> list[int]:
    """Who takes a turn on the sites from now on; all build as little as they can, or decline."""
    found = []
    while not state.over and state.phase == 5:
        if state.decision == "build":
            found.append(state.to_move)
            if state.to_move in declining:
                play(state, "decline")
                continue
            play(state, offered(state, "build")[0])
        else:
            play(state, offered(state)[-1] if state.decision == "work" else offered(state)[0])
    return found


def test_the_opening_window_goes_in_turn_order() -> None:
    """E8.1.1, E14.4 Each player once; who has nothing to play is not asked."""
    state = position(
        seats=4,
        phase="building",
        order=[YELLOW, BLUE, RED, GREEN],
        cards={BLUE: ["stones_6_a"], YELLOW: ["raise_each_round"], GREEN: ["stones_6_b"]},
    )
    movers = []
    while state.decision == "opening":
        movers.append(state.to_move)
        play(state, "go on")

    assert movers == [YELLOW, BLUE, GREEN]


def test_sites_are_built_in_river_order() -> None:
    """E8.1.2 Sphinx, obelisk and graves, temple and pyramid."""
    state = position(
        seats=2,
        phase="building",
        alone=True,
        reserve=RICH,
        sites={"temple_pyramid": [BLUE, RED], "obelisk_graves": [RED], "sphinx": [BLUE]},
    )

    assert builders(state) == [BLUE, RED, BLUE, RED]


def test_builders_act_in_the_order_of_their_spaces() -> None:
    """E8.1.2, E5.7.1 Whoever came first: space 1, 2, 3."""
    state = position(
        seats=4,
        phase="building",
        alone=True,
        reserve=RICH,
        sites={"sphinx": [GREEN, BLUE, RED]},
    )

    assert builders(state) == [GREEN, BLUE, RED]


def test_a16_extra_berth() -> None:
    """Example A16 (E5.7.5, E8.1.2) By occupied_site Red builds after Blue, Green and Yellow."""
    state = position(
        seats=4,
        seat=RED,
        passed=[BLUE, GREEN, YELLOW],
        reserve=RICH,
        cards={RED: ["occupied_site"]},
        sites={"obelisk_graves": [BLUE, GREEN, YELLOW]},
    )

    play(state, "ship obelisk-graves-occupied", "pass")

    assert builders(state) == [BLUE, GREEN, YELLOW, RED]
    assert [seat["score"] > 0 for seat in seen(state)["seats"]] == [True] * 4


def test_in_a_game_of_three_the_card_makes_a_third_builder() -> None:
    """E5.7.5, E11.1"""
    state = position(
        phase="building",
        alone=True,
        reserve=RICH,
        sites={"sphinx": [GREEN, BLUE, None, None, RED]},
    )

    assert builders(state) == [GREEN, BLUE, RED]


def test_a17_build_first_while_speculating() -> None:
    """Example A17 (E8.1.3, E9.1) Red, Blue, Green, Yellow all build; Red counts the site."""
    state = position(
        seats=4,
        phase="building",
        reserve=RICH,
        cards={RED: ["build_first"]},
        sites={"obelisk_graves": [BLUE, GREEN, YELLOW, RED]},
    )
    assert (asked(state), offered(state)) == (("opening", RED), ["go on", "play build-first"])
    play(state, "play build-first")

    assert builders(state) == [RED, BLUE, GREEN, YELLOW]
    assert state.parts(RED)["joint_building"] == 1


def test_build_first_is_before_all_on_every_site() -> None:
    """E8.1.3 On every site with an own ship this round; the order of the others stays."""
    state = position(
        phase="building",
        alone=True,
        reserve=RICH,
        cards={RED: ["build_first"]},
        sites={
            "sphinx": [BLUE, RED],
            "obelisk_graves": [GREEN, BLUE],
            "temple_pyramid": [BLUE, RED],
        },
    )
    play(state, "play build-first")

    assert builders(state) == [RED, BLUE, GREEN, BLUE, RED, BLUE]


def test_build_first_stays_until_the_end_of_the_phase() -> None:
    """E8.1.3 Then it is discarded."""
    state = position(
        seats=2,
        phase="building",
        reserve=RICH,
        cards={BLUE: ["build_first"]},
        sites={"sphinx": [BLUE]},
    )
    play(state, "play build-first")
    assert (cards_of(state, BLUE), gone_cards(state)) == (["build_first"], [])
    assert seen(state)["first_builder"] == BLUE

    play(state, "decline")

    assert (cards_of(state, BLUE), gone_cards(state)) == ([], ["build_first"])
    assert seen(state)["first_builder"] is None


def test_build_first_needs_a_ship_on_a_site() -> None:
    """E8.1.3, E14.4 Without one nobody is asked, and the card is kept."""
    state = position(
        phase="building", alone=True, cards={RED: ["build_first"]}, sites={"sphinx": [BLUE]}
    )

    assert state.over
    assert cards_of(state, RED) == ["build_first"]


def test_build_first_is_played_in_the_opening_window_only() -> None:
    """E8.1.3, E14.2 Not in a builder's turn."""
    state = position(
        phase="building", reserve=RICH, cards={BLUE: ["build_first"]}, sites={"sphinx": [BLUE]}
    )

    play(state, "go on")

    assert asked(state) == ("build", BLUE)
    assert "play build-first" not in offered(state)


def test_who_built_first_does_not_act_again_as_a_speculator() -> None:
    """E8.1.3, E8.4.2 Blue declines: nobody takes that place."""
    state = position(
        phase="building",
        alone=True,
        reserve=RICH,
        cards={GREEN: ["build_first"]},
        sites={"sphinx": [BLUE, RED, None, GREEN]},
    )
    play(state, "play build-first")

    assert builders(state, BLUE) == [GREEN, BLUE, RED]


def test_who_goes_first_and_declines_does_not_act_again_either() -> None:
    """E8.1.3, E8.4.1 His ship is back."""
    state = position(
        phase="building",
        alone=True,
        reserve=RICH,
        cards={GREEN: ["build_first"]},
        sites={"sphinx": [BLUE, RED, None, GREEN]},
    )
    play(state, "play build-first")

    assert builders(state, GREEN, BLUE) == [GREEN, BLUE, RED]


def test_a_speculator_profits_from_a_first_builder_who_declines() -> None:
    """E8.1.3, E8.4.2 Red goes first by the card and declines: Green is next at once."""
    state = position(
        phase="building",
        alone=True,
        reserve=RICH,
        cards={RED: ["build_first"]},
        sites={"sphinx": [BLUE, RED, None, GREEN]},
    )
    play(state, "play build-first")

    assert builders(state, RED) == [RED, GREEN, BLUE]


def test_b06_speculation_succeeds() -> None:
    """Example B6 (E8.4.1, E8.4.2, E9.1) Blue declines, Green, then Red; Green counts the site."""
    state = position(phase="building", reserve=RICH, sites={"sphinx": [BLUE, RED, None, GREEN]})
    play(state, "decline")
    assert asked(state) == ("build", GREEN)
    play(state, BUILD, "keep none")
    assert asked(state) == ("build", RED)
    play(state, "decline")

    assert (state.round, list(state.score)) == (2, [0, 0, 1 + 1])


def test_only_the_first_decline_gives_a_place() -> None:
    """E8.4.2, E5.7.4 Any builder's; afterwards nobody speculates."""
    state = position(
        seats=4,
        phase="building",
        alone=True,
        reserve=RICH,
        sites={"sphinx": [BLUE, RED, GREEN, YELLOW]},
    )

    assert builders(state, RED, GREEN) == [BLUE, RED, YELLOW, GREEN]


def test_a_speculator_may_decline_too() -> None:
    """E8.4.2 He may build or decline."""
    state = position(
        phase="building", alone=True, reserve=RICH, sites={"sphinx": [BLUE, RED, None, GREEN]}
    )

    assert builders(state, BLUE, GREEN) == [BLUE, GREEN, RED]


def test_if_all_build_the_speculator_does_not_act() -> None:
    """E8.4.2, E9.1 And does not count in phase 6."""
    state = position(phase="building", reserve=RICH, sites={"sphinx": [BLUE, RED, None, GREEN]})

    assert builders(state) == [BLUE, RED]
    assert (state.round, list(state.score)) == (2, [1 + 1, 1 + 1, 0])  # a card returned, a site


def test_declining_takes_the_ship_back() -> None:
    """E8.4.1 It does not count in phase 6."""
    state = position(phase="building", reserve=RICH, sites={"sphinx": [BLUE, RED]})

    play(state, "decline")

    assert seen(state)["sites"][0]["ships"] == [None, RED, None]


def test_a_player_builds_once_on_a_site() -> None:
    """E8.2.5 Also with crews left."""
    state = position(
        phase="building", alone=True, reserve={BLUE: 20}, sites={"obelisk_graves": [BLUE]}
    )

    assert builders(state) == [BLUE]
