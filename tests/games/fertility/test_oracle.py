"""The engine against the rules told a second time, at every decision of random games."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from iteru import Journal
from iteru.games.fertility.box.components import PRINTED, RESOURCES
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.place_tile import apply_place
from iteru.games.fertility.rules.setup import live_places, touching
from tests.conftest import scaled
from tests.games.fertility.oracle import Oracle, placement, square_name
from tests.games.fertility.positions import GAME, dumped, offered
from tests.games.fertility.random_play import Variant, every_variant


def note(name: str) -> str:
    """How a notation calls a District or a Shop: district_palace_papyrus_s1, palace-papyrus.1."""
    owner, _, number = name.rpartition("_s")
    if not number.isdigit():
        owner, number = name, ""
    plain = owner.removeprefix("district_").removeprefix("metropolis_").replace("_", "-")
    return f"{plain}.{number}" if number else plain


def expected(oracle: Oracle, state: FertilityState) -> set[str]:
    """What the rules offer now, as notations; a placement either way round is the same."""
    seat = state.to_move
    pool = oracle.dump["pool"]
    if state.decision == "discard":
        assert oracle.placements(seat) == set()
        return {f"discard {tile}" for tile in pool[seat * 3 : seat * 3 + 3]}
    if state.decision == "quarry":
        kinds = {f"quarry {kind}" for kind, left in oracle.stock().items() if left}
        return kinds | ({"quarry monument"} if oracle.dump["monuments"][seat] else set())
    if state.decision == "build":
        builds = oracle.builds(seat)
        return {
            "build nothing",
            *(f"build {note(name)} for {'+'.join(paid) or 'nothing'}" for name, paid in builds),
        }
    if state.decision == "supply":
        held = {kind for kind, number in oracle.hand().items() if number}
        supplies = oracle.supplies(seat, held)
        return {"supply no more", *(f"supply {note(shop)} with {kind}" for shop, kind in supplies)}
    if state.decision == "exchange":
        completed = PRINTED.shops[state.pending.argument]
        (shop,) = [shop for shop in oracle.shops(seat) if shop["id"] == completed]
        kinds = {kind for kind in shop["effect"]["resources"] if oracle.stock()[kind]}
        targets = oracle.supplies(seat, kinds)
        return {"exchange nothing", *(f"exchange {note(s)} gets {kind}" for s, kind in targets)}
    return {f"{state.decision} {tile}" for tile in pool[12:] if tile != "-"}


def check_placement(state: FertilityState, oracle: Oracle, code: int) -> list[str]:
    """Lays the tile on a copy and compares gains and Quarries; tells the new Quarries."""
    seat, tile = state.to_move, placement(GAME.notation(code))
    earned = oracle.gains(tile)
    after = state.copy()
    after.journal = Journal()
    apply_place(after, seat, code)
    placed: dict[str, Any] = after.journal.seen_by(None)[0]
    assert Counter(source["good"] for source in placed["data"]["sources"]) == earned
    for index, kind in enumerate(RESOURCES):
        taken = min(earned[kind], state.stock[index])
        assert after.hand[index] == state.hand[index] + taken
        assert after.stock[index] == state.stock[index] - taken
    assert after.wheat[seat] == min(state.wheat[seat] + earned["wheat"], 10)
    created = [square_name(place) for place in oracle.new_quarries(tile)]
    frames = [frame for frame in dumped(after)["pending"] if frame[0] == "quarry"]
    asked = [square_name((square % 16, square // 16)) for _, _, square in reversed(frames)]
    assert asked == created
    assert Oracle(after.dump()).squares == oracle.covered_by(tile).squares
    return created


def check_position(state: FertilityState, oracle: Oracle) -> None:
    """What the state keeps from move to move is what the board says; and the points."""
    assert list(state.touch) == list(touching(state.board, state.start))
    assert list(state.live) == list(live_places(state.board, state.touch))
    for seat in range(state.seats):
        assert state.parts(seat) == oracle.parts(seat)
    assert state.ranking() == oracle.ranking()


def closing(oracle: Oracle, codes: list[int]) -> list[int]:
    """Of some placements those that create a Quarry: by chance alone they are rare."""
    return [code for code in codes if oracle.new_quarries(placement(GAME.notation(code)))]


@pytest.mark.parametrize("variant", every_variant())
def test_the_engine_agrees_with_the_rules_text(variant: Variant) -> None:
    """F4.1, F4.2, F4.3, F5.2, F5.3, F6.1, F6.2, F6.6.2, F8.2, F10, F11 Offers, gains and points."""
    seats, options = variant
    met: Counter[str] = Counter()
    for seed in range(scaled(6)):
        state = GAME.new(seats, seed, options)
        chance = Random(seed)
        while not state.over:
            oracle = Oracle(state.dump())
            check_position(state, oracle)
            codes = state.legal()
            assert codes == sorted(codes)
            if state.decision == "place":
                placements = {placement(move) for move in offered(state)}
                assert placements == oracle.placements(state.to_move)
                assert len(placements) == len(codes)
                tried = chance.sample(codes, min(6, len(codes)))
                codes = closing(oracle, tried) or tried
            else:
                assert set(offered(state)) == expected(oracle, state)
            code = chance.choice(codes)
            if state.decision == "place":
                met["quarry"] += len(check_placement(state, oracle, code))
            state.play(code)
        check_position(state, Oracle(state.dump()))
    assert met["quarry"] > 0
