"""The engine against naive rules (oracle.py) on random positions."""

from random import Random

import pytest

from iteru.games.kemet.position import KemetState
from tests.conftest import scaled
from tests.games.kemet import oracle
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    COLOURS,
    CREATURES,
    DI_CARDS,
    GAME,
    TILES,
    attack,
    offered,
    play,
    player,
    points_of,
    seen,
)
from tests.games.kemet.random_play import random_options

GAMES = 10  # random games for each number of seats
BATTLES = 400
FIGHTING_TILES = [
    tile
    for tile in TILES
    if tile.removesuffix("_1")
    in (
        "charge",
        "defense",
        "blades_of_neith",
        "carnage",
        "shield_of_neith",
        "crusade",
        "holy_war",
        "defensive_victory",
        "priest_of_ra",
    )
]
CHECKED = (
    "move_depart",
    "raise_choice",
    "buy_choice",
    "recruit_choice",
    "reinforcements",
    "enlistment",
    "raining_fire",
    "retreat_space",
    "escape_space",
    "choose_token_and_space",
)
RARE = {"reinforcements", "escape_space", "retreat_space"}  # a small share of games may miss them


def check_departures(state: KemetState) -> None:
    """K8.2, K8.3, K8.5, K8.6, K8.7, K8.8, K8.11.2 Targets, and for each target its groups."""
    expected = oracle.departures(seen(state), state.to_move)
    targets = {*offered(state, "step"), *offered(state, "teleport")}
    assert targets == set(expected)
    for target, groups in expected.items():
        after = state.copy()
        after.play(GAME.parse(target))
        if len(groups) > 1:
            assert after.decision == "move_group"
            assert set(offered(after)) == groups


def check(state: KemetState, chance: Random) -> None:
    public, seat = seen(state), state.to_move
    if state.decision == "move_depart":
        check_departures(state)
    elif state.decision == "raise_choice":
        assert set(offered(state)) == oracle.raises(public, seat)
    elif state.decision == "buy_choice":
        colour = COLOURS[public["pending"][-1][2]]
        assert set(offered(state)) == oracle.purchases(public, seat, colour)
    elif state.decision == "recruit_choice":
        assert set(offered(state)) == oracle.recruits(public, seat)
    elif state.decision == "reinforcements":
        assert set(offered(state)) == oracle.placements(public, seat, 4, True)
    elif state.decision == "enlistment":
        assert set(offered(state)) == oracle.placements(public, seat, 2, False)
    elif state.decision == "raining_fire":
        assert set(offered(state)) == oracle.targets_of_fire(public, seat)
    elif state.decision == "escape_space":
        assert {move.split()[1] for move in offered(state)} == oracle.refuges(public, seat)
    elif state.decision == "retreat_space":
        sides = (public["battle"]["attacker"]["seat"], public["battle"]["defender"]["seat"])
        loser = sides[0] if public["battle"]["winner"] == sides[1] else sides[1]
        assert {move.split()[1] for move in offered(state)} == oracle.refuges(public, loser)
    elif chance.random() < 0.2:
        found = {*offered(state, "regular"), *offered(state, "silver")}
        assert found == oracle.tokens(public, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_offer_what_naive_rules_offer(seats: int) -> None:
    """K5.3.2, K6.3, K6.4, K7.2.2, K7.2.4, K7.3.1, K7.3.5, K7.4.2, K8.11.2, K9.16, K15.5, K15.6,
    K15.10, K16.3
    """
    met: set[str] = set()
    for seed in range(scaled(GAMES)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        chance = Random(seed)
        while not state.over:
            if state.decision in CHECKED:
                check(state, chance)
                met.add(state.decision)
            codes = state.open_codes
            state.apply(codes[int(chance.random() * len(codes))])

    assert set(CHECKED) - met <= RARE


def some_of(chance: Random, items: list[str]) -> list[str]:
    return [item for item in items if chance.random() < 0.3]


def test_battles_come_out_as_naive_arithmetic_says() -> None:
    """K9.5, K9.7, K9.8, K9.9, K9.10, K9.11, K9.12, K9.13, K15.2 Random troops and cards."""
    winners = set()
    for number in range(scaled(BATTLES)):
        chance = Random(number)
        units = [chance.randint(1, 5), chance.randint(1, 5)]
        beasts = ["", ""]
        if chance.random() < 0.7:
            beasts = chance.sample([*CREATURES, ""], 2)
        tiles = [some_of(chance, FIGHTING_TILES), []]
        tiles[1] = some_of(chance, [tile for tile in FIGHTING_TILES if tile not in tiles[0]])
        hands = [chance.choices(DI_CARDS[:6], k=chance.randint(0, 2)) for _ in range(2)]
        state = attack(
            attackers=units[0],
            defenders=units[1],
            attacking=beasts[0],
            defending=beasts[1],
            tiles={ANUBIS: tiles[0], BASTET: tiles[1]},
            hands={ANUBIS: hands[0], BASTET: hands[1]},
            prayer={ANUBIS: 2, BASTET: 2},
        )
        if state.decision == "escape":
            play(state, "pass")
        cards = chance.choices(list(oracle.CARD)[:6], k=2)
        expected = oracle.fought(units, tiles, beasts, cards, hands)
        for side in (0, 1):
            play(state, f"play {oracle.note(cards[side])}")
            play(state, chance.choice(offered(state)))
            copies = [str(hands[side].count(kind)) for kind in DI_CARDS[:6]]
            play(state, f"add {'-'.join(copies)}")
        winners.add(expected["winner"])
        for side, seat in enumerate((ANUBIS, BASTET)):
            own = player(state, seat)
            on_board = sum(number for _, number in own["units"])
            assert on_board == units[side] - expected["lost"][side]
            prayer = min(11, 2 - expected["paid"][side] + expected["gained"][side])
            assert own["prayer"] == prayer
            assert points_of(state, seat, "battles") == expected["points"][side]
        battle = seen(state)["battle"]
        if battle is not None:
            sides = [battle["attacker"], battle["defender"]]
            assert [side["strength"] for side in sides] == expected["strength"]
            assert battle["winner"] == [ANUBIS, BASTET][expected["winner"]]

    assert winners == {0, 1}
