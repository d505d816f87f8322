"""Opening picks: a noble, a jar and silver for everyone (P2.5)."""

from typing import Any

import pytest

import iteru
from iteru.games.pharaon.box.components import JAR_RESOURCES, PRINTED
from iteru.games.pharaon.box.ids import RESOURCES
from iteru.games.pharaon.position import PharaonState
from tests.games.pharaon.positions import (
    GAME,
    dumped,
    jars,
    nile_of,
    nobles_of,
    offered,
    play,
    seen,
)


def drawn_with(noble: str, seats: int = 3, options: dict[str, str] | None = None) -> PharaonState:
    """A game in which the first seat that chooses may keep this noble."""
    move = f"keep {noble.replace('_', '-')}"
    for seed in range(500):
        state = GAME.new(seats, seed, options or {})
        if move in offered(state):
            return state
    raise AssertionError(f"nobody draws {noble}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_picks_go_anticlockwise_and_end_with_the_first_player(seats: int) -> None:
    """P2.5, P1.7 From the right of the first player; each completes all steps before the next."""
    state = GAME.new(seats, 8)
    first = state.first
    asked = []
    while state.round == 0:
        asked.append((state.to_move, state.decision))
        state.play(state.legal()[-1])
        state.check()

    order = list(dict.fromkeys(seat for seat, _ in asked))
    assert order == [(first - step) % seats for step in range(1, seats)] + [first]
    assert [seat for seat, _ in asked] == sorted((seat for seat, _ in asked), key=order.index)
    assert state.to_move == first
    assert state.decision == "turn"


def test_a_noble_then_a_jar_then_two_silver() -> None:
    """P2.5 steps 1 to 3"""
    state = drawn_with("scribe_3")
    seat = state.to_move
    assert (state.decision, len(offered(state))) == ("setup_noble", 2)

    play(state, "keep scribe-3")
    assert nobles_of(state, seat) == ["scribe_3"]
    assert (state.to_move, state.decision) == (seat, "setup_jar")
    shown = list(state.jars_shown)
    assert sorted(state.legal()) == sorted(
        GAME.parse(f"take {jar.replace('_', '-')}") for jar in jars(shown)
    )
    jar = shown[0]
    play(state, f"take {PRINTED.jars[jar].replace('_', '-')}")

    own = seen(state)["seats"][seat]["resources"]
    assert own["silver"] == 2
    assert [own[name] for name in RESOURCES[:5]] == [
        list(JAR_RESOURCES[jar]).count(resource) for resource in range(5)
    ]
    assert list(state.jar_discards) == [jar]
    assert list(state.jars_shown) == shown[1:]
    assert state.to_move == (seat - 1) % 3


@pytest.mark.parametrize(
    ("seats", "options", "holders"),
    [
        (3, {"first_game_scribes": "listed", "scribe_seats": "1_3"}, [0, 2]),
        (4, {"first_game_scribes": "all"}, [0, 1, 2, 3]),
        (2, {}, []),
        (1, {"first_game_scribes": "all"}, [0, 1]),
    ],
)
def test_dealt_scribes_are_told_before_the_first_round(
    seats: int, options: dict[str, str], holders: list[int]
) -> None:
    """P2.6 Not before anyone can listen; P11.2 alone, of the Traitor too."""
    state = GAME.new(seats, 5, options)
    dealt = [(holder if holder < seats else -1, nobles_of(state, holder)[0]) for holder in holders]
    state.journal = iteru.Journal()
    while state.round == 0:
        state.play(state.legal()[0])

    events: list[dict[str, Any]] = state.journal.seen_by(None)
    told = [event for event in events if event["kind"] == "scribe_dealt"]
    assert [(event["seat"], event["data"]["noble"]) for event in told] == dealt
    kinds = [event["kind"] for event in events]
    assert kinds[kinds.index("round") - len(dealt) : kinds.index("round")] == [
        "scribe_dealt" for _ in dealt
    ]


def test_the_order_in_which_two_nobles_were_drawn_is_not_kept() -> None:
    """P2.5 They are a set: what the seat knows is the same in either order."""
    for seed in range(20):
        state = GAME.new(2, seed)
        assert list(state.offered) == sorted(state.offered)
        assert len(state.offered) == 2

    data = dumped(GAME.new(2, 0))
    data["offered"].reverse()
    with pytest.raises(ValueError, match="in the order of the cards"):
        GAME.restore(data)


def test_set_aside_nobles_go_back_into_the_deck() -> None:
    """P2.5 After the picks all 26 nobles are with the players, on display or in the deck."""
    state = GAME.new(4, 2)
    rejected = []
    while state.round == 0:
        if state.decision == "setup_noble":
            assert len(offered(state)) == 2
            rejected.append(offered(state)[1].removeprefix("keep ").replace("-", "_"))
        state.play(state.legal()[0])

    assert len(rejected) == 4
    unseen = seen(state)["nobles"]["unseen"]
    assert set(rejected) <= {*unseen, *seen(state)["nobles"]["slots"]}
    assert seen(state)["nobles"]["set_aside"] == 0


def test_a_set_aside_noble_cannot_be_drawn_by_the_next_player() -> None:
    """P2.5 They are shuffled back only after all picks."""
    for seed in range(40):
        state = GAME.new(5, seed)
        met: list[str] = []
        while state.round == 0:
            if state.decision == "setup_noble":
                met += offered(state)
            state.play(state.legal()[0])
        assert len(met) == len(set(met)) == 10


def test_jars_are_revealed_again() -> None:
    """P2.5 As many as at set-up; none is left over with three players."""
    state = GAME.new(3, 2)
    before = set(state.jars_shown)
    while state.round == 0:
        state.play(state.legal()[0])

    assert len(state.jars_shown) == 3
    assert not before & set(state.jars_shown)
    assert sorted(state.jar_discards) == sorted(before)
    assert set(state.wheel) == {-1}


def test_an_immediate_noble_works_as_starting_noble() -> None:
    """P2.5, P9.8 Resolved before the jar."""
    state = drawn_with("high_official_21")
    seat = state.to_move

    play(state, "keep high-official-21")
    assert (state.to_move, state.decision) == (seat, "official_track")
    play(state, "advance trade")

    assert nile_of(state, seat) == "T3"
    assert (state.to_move, state.decision) == (seat, "setup_jar")
    assert seen(state)["seats"][seat]["resources"]["silver"] == 2  # two more come in step 3


def test_an_immediate_artisan_in_set_up() -> None:
    """P2.5, P9.8"""
    state = drawn_with("high_official_24")
    seat = state.to_move

    play(state, "keep high-official-24")
    assert state.decision == "artisan_pick"
    play(state, "hire from deck", "bonus 1", "bag")

    assert state.decision == "setup_jar"
    assert len(seen(state)["seats"][seat]["artisans"]) == 1


@pytest.mark.parametrize("noble", ["teacher", "diplomat"])
def test_no_ability_once_per_round_works_in_set_up(noble: str) -> None:
    """P2.5 Ruling: no round is running, so not with the starting jar."""
    state = drawn_with(noble)
    seat = state.to_move

    play(state, f"keep {noble}")
    play(state, offered(state)[0])

    assert state.to_move != seat
    assert state.used == 0


@pytest.mark.parametrize("noble", ["witch", "treasurer"])
def test_no_free_ability_in_set_up(noble: str) -> None:
    """P2.5, P9.6"""
    state = drawn_with(noble)

    play(state, f"keep {noble}")
    assert state.decision == "setup_jar"
    play(state, offered(state)[0])

    assert state.decision in ("setup_noble", "setup_jar")
