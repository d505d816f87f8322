"""Observations of Pharaon: each number is what its name says, and nothing hidden is among them."""

from iteru.games.pharaon.actions import PAY_ACCESS
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import BASIC_NAMES, SECTIONS
from iteru.games.pharaon.judgement.encoding import ASIDE, GONE, OFFERED, OPEN, OWNED
from iteru.games.pharaon.position import PharaonState
from tests.games.pharaon.positions import GAME, play, position


def observed(state: PharaonState, seat: int) -> dict[str, int]:
    """What a seat observes, by the names of the features."""
    buffers = GAME.buffers(1)
    state.encode(seat, buffers, 0)
    return dict(zip(GAME.features, buffers.observations, strict=True))


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(GAME.features)) == len(GAME.features)


def test_the_table_is_observed() -> None:
    state = position(
        seats=3,
        round=2,
        seat=1,
        first=2,
        facing=("nile", "trade"),
        passed=[2],
        index={2: 1},
        used=["witch"],
        nobles={0: ["witch"]},
        artisans={2: ["artisan_03"]},
        own={0: "T2 S1"},
        tokens={0: ["justice"]},
        nile={0: "R2"},
        stage={1: 2},
        wheel={"trade": ["silver"]},
        discards=["jar_04"],
    )
    found = observed(state, 0)

    assert (found["asked: turn"], found["asked: payment"]) == (1, 0)
    assert (found["to move"], found["first player"], found["Pharaoh"]) == (1, 2, -1)
    assert (found["round"], found["faces sector: nile"]) == (2, BASIC_NAMES.index("trade"))
    assert [found[f"position: {section}"] for section in SECTIONS] == list(range(5))
    assert (found["wheel: trade 0"], found["wheel: trade 1"]) == (5, -1)
    assert (found["noble: witch"], found["used: witch"]) == (OWNED, 1)
    assert found["artisan: artisan_03"] == OWNED + 2
    assert found["noble: grand_vizier"] == OPEN
    assert found["jar: jar_04"] == GONE
    assert (found["seat 0: owns trade"], found["seat 0: owns silver"]) == (2, 1)
    assert found["seat 0: owns offering_justice"] == 1
    assert (found["seat 0: Nile: royalty"], found["seat 1: stage"]) == (2, 2)
    assert (found["seat 2: passed"], found["seat 2: space in the pyramid"]) == (1, 1)
    assert [found[f"seat {seat}: plays"] for seat in range(5)] == [1, 1, 1, 0, 0]


def test_seats_are_told_from_the_one_that_looks() -> None:
    state = position(seats=3, seat=1, first=2, stage={0: 4})
    found = observed(state, 2)

    assert (found["to move"], found["first player"]) == (2, 0)
    assert (found["seat 1: stage"], found["seat 0: stage"]) == (4, 0)


def test_p3_10_6_what_was_paid_so_far_is_observed() -> None:
    state = play(position(own={0: "A2 C2 T2 R2 J2 S2"}), "act nobles wheel")
    before = observed(state, 0)
    code = state.legal()[1]  # the first of the kinds, after the proposal
    play(state, GAME.notation(code))
    after = observed(state, 0)

    assert (before["asked: payment"], before["paid: access"]) == (1, -1)
    assert after["paid: access"] == code - PAY_ACCESS


def test_p2_5_only_who_draws_nobles_observes_them() -> None:
    state = GAME.new(3, 4)
    seat, other = state.to_move, (state.to_move + 1) % 3
    kept, rejected = [f"noble: {PRINTED.nobles[noble]}" for noble in state.offered]

    assert observed(state, seat)[kept] == OFFERED
    assert observed(state, other)[kept] == 0

    play(state, GAME.notation(state.legal()[0]))

    assert observed(state, seat)[kept] == OWNED
    assert (observed(state, seat)[rejected], observed(state, other)[rejected]) == (ASIDE, 0)


def test_p11_2_the_tiles_of_the_traitor_are_observed_alone() -> None:
    solo = position(seats=1)
    found = observed(solo, 0)

    assert [found[f"tile {place}: id"] for place in range(1, 6)] == list(solo.tile_row)
    assert [found[f"tile {place}: spaces covered"] for place in range(1, 6)] == [1] * 5
    assert (found["seat 0: plays"], found["seat 1: plays"], found["seat 2: plays"]) == (1, 1, 0)
