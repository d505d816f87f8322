"""What a learner observes: named numbers of what one seat knows."""

from iteru.games.kemet.judgement.encoding import FOR_SALE, IN_SET, OUT, OWNED
from iteru.games.kemet.position import KemetState
from tests.games.kemet.positions import ANUBIS, BASTET, GAME, attack, commit, ids, play, position


def observed(state: KemetState, seat: int) -> dict[str, int]:
    """By the name of the feature."""
    buffers = GAME.buffers(1)
    state.encode(seat, buffers, 0)
    return dict(zip(GAME.features, buffers.observations, strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(GAME.features)) == len(GAME.features)


def test_the_seat_that_looks_comes_first() -> None:
    state = position(seats=3, prayer={0: 3, 1: 5, 2: 7})
    for seat in range(3):
        found = observed(state, seat)
        prayer = [found[f"seat {after}: prayer points"] for after in range(5)]
        assert prayer == [[3, 5, 7][(seat + after) % 3] for after in range(3)] + [0, 0]
        assert [found[f"seat {after}: plays"] for after in range(5)] == [1, 1, 1, 0, 0]
        assert found["to move"] == 1 + (state.to_move - seat) % 3


def test_units_and_pyramids_stand_where_they_are() -> None:
    state = position(units={ANUBIS: {"nw_1": 4}, BASTET: {"sw_2": 3}}, levels={ANUBIS: (2, 0, 0)})
    own, other = observed(state, ANUBIS), observed(state, BASTET)
    assert (own["own units in nw_1"], own["other units in nw_1"]) == (4, 0)
    assert (other["own units in nw_1"], other["other units in nw_1"]) == (0, 4)
    assert (own["holder of sw_2"], other["holder of nw_1"]) == (2, 2)
    assert (own["pyramid in nw_1: colour"], own["pyramid in nw_1: level"]) == (1, 2)


def test_tiles_and_creatures_have_owners() -> None:
    state = position(tiles={BASTET: ["mummy"]}, creatures={BASTET: {"mummy": "sw_1"}})
    found = observed(state, ANUBIS)
    assert found["tile: mummy"] == OWNED + 1
    assert observed(state, BASTET)["tile: mummy"] == OWNED
    assert found["tile: priest_1"] == FOR_SALE
    assert found["creature mummy: owner"] == 2
    assert found["creature mummy: area"] == 1 + ids("areas").index("sw_1")


def test_only_the_own_cards_are_seen() -> None:
    state = position(
        hands={ANUBIS: ["veto"], BASTET: ["prayer", "prayer"]},
        shown={BASTET: ["cavalry_blitz"]},
        buried={BASTET: ["shield_push"]},
    )
    own, other = observed(state, BASTET), observed(state, ANUBIS)
    assert (own["hand: prayer"], own["hand: veto"]) == (2, 0)
    assert (other["hand: prayer"], other["hand: veto"]) == (0, 1)
    assert other["seat 1: DI cards"] == 2
    assert own["seat 0: battle card: cavalry_blitz"] == OUT
    assert own["seat 0: battle card: shield_push"] == OUT
    assert other["seat 1: battle card: cavalry_blitz"] == OUT
    assert other["seat 1: battle card: shield_push"] == IN_SET
    assert other["seat 1: cards face down"] == 1


def test_a_committed_card_is_seen_by_its_owner_until_the_reveal() -> None:
    """K9.4, K9.5"""
    state = commit(attack(), "4/1/0")
    own, other = observed(state, ANUBIS), observed(state, BASTET)
    assert own["attacker: card"] > 0
    assert own["attacker: discard"] > 0
    assert other["attacker: card"] == other["attacker: discard"] == 0
    assert other["attacker: committed"] == own["attacker: committed"] == 3
    assert (own["battle: area"], own["defender: seat"], other["defender: seat"]) == (
        1 + ids("areas").index("temple_west_cliff"),
        2,
        1,
    )


def test_prescience_shows_the_card_alone() -> None:
    """K9.4.2"""
    state = commit(attack(tiles={BASTET: ["prescience"]}), "4/1/0")
    found = observed(state, BASTET)
    assert found["attacker: card"] == observed(state, ANUBIS)["attacker: card"] > 0
    assert found["attacker: discard"] == 0


def test_a_move_under_way_is_shown() -> None:
    state = position(units={ANUBIS: {"nw_1": 4}, BASTET: {"sw_2": 3}})
    play(state, "regular top-move", "from nw-1")
    found = observed(state, BASTET)
    assert found["move: at"] == 1 + ids("areas").index("nw_1")
    assert found["asked: move_depart"] == 1
    assert found["seat 1: space: top_move"] == 1
