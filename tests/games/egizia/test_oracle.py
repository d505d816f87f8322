"""The engine against the naive oracle, on positions of random games."""

from collections import Counter

import pytest

from iteru.games.egizia.position import EgiziaState
from tests.conftest import scaled
from tests.games.egizia import oracle
from tests.games.egizia.positions import (
    GAME,
    NILE_CARDS,
    SITES,
    dumped,
    offered,
    position,
    row,
    seen,
    stones_of,
)
from tests.games.egizia.random_play import random_choice, random_options

GAMES = 300
POWERS = ["upstream", "reuse_round_space", "two_ships", "occupied_site"]


def positions_of_games(seats: int, decision: str) -> list[EgiziaState]:
    """Copies of all positions of random games at which this is decided."""
    found = []
    for game in range(scaled(GAMES // 3)):
        seed = seats * GAMES + game
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            if state.decision == decision:
                found.append(state.copy())
            choose(state)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_ships_are_those_of_the_rules(seats: int) -> None:
    """E5.2.2, E5.2.3, E5.2.4, E5.6.1, E5.6.2, E5.6.3, E5.7.1, E5.7.3, E5.7.5"""
    for state in positions_of_games(seats, "ship"):
        moves = {move for move in offered(state) if move.startswith(("ship", "two ships"))}
        assert moves == oracle.placements(dumped(state), state.to_move)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("repeat", ["yes", "no"])
def test_legal_ships_with_every_power(seats: int, repeat: str) -> None:
    """E5.6.5 The same with the cards that bend the rule in the mover's hand, in any mixture."""
    met: Counter[int] = Counter()
    for number, state in enumerate(positions_of_games(seats, "ship")):
        data = dumped(state)
        wanted = [card for bit, card in enumerate(POWERS) if number >> bit & 1]
        for player in data["players"]:
            player["cards"] = [card for card in player["cards"] if card not in POWERS]
        data["laid"] = ["-" if card in POWERS else card for card in data["laid"]]
        data["used"] = [card for card in data["used"] if card not in POWERS]
        taken = {card for player in data["players"] for card in player["cards"]} | {*data["laid"]}
        mover = data["players"][state.to_move]
        mover["cards"] = sorted([*mover["cards"], *wanted], key=NILE_CARDS.index)
        in_game = {*data["unseen"], *data["gone"], *POWERS, *taken} - {"-"}
        data["gone"] = [card for card in data["gone"] if card not in POWERS]
        data["unseen"] = [
            card
            for card in NILE_CARDS
            if card in in_game
            and card not in taken
            and card not in wanted
            and card not in data["gone"]
        ]
        data["reused"] = "-"
        data["options"]["reuse_own_space_needs_upstream"] = repeat
        changed = GAME.restore(data)
        moves = {move for move in offered(changed) if move.startswith(("ship", "two ships"))}
        assert moves == oracle.placements(data, state.to_move)
        met[len(wanted)] += 1
    assert len(met) > 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_work_is_that_of_the_rules(seats: int) -> None:
    """E8.3.2, E8.3.3, E8.3.3.1, E8.3.3.2, E8.3.4"""
    for state in positions_of_games(seats, "work"):
        data = dumped(state)
        site = SITES[data["pending"][-1][2]]
        moves = set(offered(state, "lay"))
        assert moves == oracle.pieces(data, site, data["work_left"])
        assert ("stop" in offered(state)) == (data["work_spent"] > 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_crews_are_those_of_the_rules(seats: int) -> None:
    """E8.2.2, E8.2.3, E8.2.4"""
    for state in positions_of_games(seats, "build"):
        data = dumped(state)
        site = SITES[data["pending"][-1][2]]
        assert set(offered(state, "build")) == oracle.crew_choices(data, state.to_move, site)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_need_and_supply_are_those_of_the_rules(seats: int) -> None:
    """E6.2, E6.3, E12.3.9"""
    for state in positions_of_games(seats, "feeding"):
        data = dumped(state)
        for seat, own in enumerate(seen(state)["seats"]):
            fed = own["feeding"]
            assert (fed["need"], fed["supply"]) == oracle.need_and_supply(data, seat)


def test_legal_work_on_every_stage_of_temple_and_pyramid() -> None:
    """E8.3.3.1, E8.3.3.2 Built up stone by stone, always the last that is open, or the first."""
    for pick in (0, -1):
        stones: list[str] = []
        while True:
            state = position(
                phase="building",
                site="temple_pyramid",
                alone=True,
                sites={"temple_pyramid": [0]},
                strength={0: (9, 9, 1, 9)},
                reserve={0: 25},
                cards={0: ["two_crews_a"]},
                stones={1: stones},
            )
            if state.over:
                break
            state.play(GAME.parse("build masons+haulers overseer plain"))
            if state.over:
                break
            moves = offered(state, "lay")
            data = dumped(state)
            assert set(moves) == oracle.pieces(data, "temple_pyramid", data["work_left"])
            single = stones_of(state, 0)  # a piece without an alternative is laid already
            stones += [*single, moves[pick].removeprefix("lay ").replace("-", "_")]
        assert len(stones) >= 31
        assert set(row(1)) <= set(stones)
