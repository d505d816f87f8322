"""Phase 4: stones (E7)."""

from tests.games.egizia.positions import BLUE, GREEN, RED, play, position, told


def test_a05_stone_production() -> None:
    """Example A5 (E7.1) Reserve 1, quarries 3 + 2: 6."""
    state = position(phase="stones", alone=True, reserve={RED: 1}, cards={RED: ["quarry_2_a"]})

    assert list(state.reserve) == [3, 6, 3]


def test_production_goes_in_turn_order_up_to_the_limit() -> None:
    """E7.1, E2.2 The sum of all own quarries, 25 at most."""
    state = position(
        order=[GREEN, BLUE, RED],
        seat=RED,
        passed=[GREEN, BLUE],
        reserve={BLUE: 20},
        cards={BLUE: ["quarry_4_a", "quarry_4_b"], GREEN: ["quarry_3_a"]},
    )

    events = told(state, "pass")

    gains = [(seat, data) for kind, seat, data in events if kind == "stones"]
    assert gains == [
        (GREEN, {"amount": 6, "lost": 0}),
        (BLUE, {"amount": 5, "lost": 6}),
        (RED, {"amount": 3, "lost": 0}),
    ]


def test_quarries_work_every_round() -> None:
    """E2.7, E3.6 The start quarry gives 3 stones in each of five rounds."""
    state = position(seats=2, empty=True)
    reserves = [state.reserve[BLUE]]
    for _ in range(5):
        play(state, "pass", "pass")
        reserves.append(state.reserve[BLUE])

    assert reserves == [0, 3, 6, 9, 12, 15]
    assert state.over
