"""The Night (K4, K5): prayer points, DI cards, night powers, turn order."""

import pytest

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DI_DECK,
    HORUS,
    asked,
    creature_place,
    dumped,
    fight,
    hand_of,
    level_of,
    offered,
    play,
    points_of,
    position,
    prayers,
    private,
    put,
    reserve_of,
    seen,
    told,
    units_of,
)


def test_the_steps_of_a_night() -> None:
    """K4.1 Prayer points, cards, powers, turn order; then the Day."""
    state = position(phase="attribution", round=2, tiles={ANUBIS: ["hand_of_god"]})
    assert state.decision == "hand_of_god"

    events = told(state, "decline", "next seat-2")

    kinds = [kind for kind, _, _ in events]
    assert kinds == ["declined", "named", "new_order", "day", "turn"]
    assert prayers(state) == [7, 7]
    assert [len(hand_of(state, seat)) for seat in (ANUBIS, BASTET)] == [1, 1]


def test_tokens_return_between_rounds() -> None:
    """K4.2"""
    state = position(
        turn=5,
        seat=BASTET,
        tiles={BASTET: ["act_of_god_red", "divine_will"]},
        silver={BASTET: "top_move"},
        spaces={BASTET: ["low_pray", "mid_pray", "top_recruit", "mid_raise", "gold"]},
    )
    play(state, "regular low-buy-white", "decline")

    assert state.decision == "turn_order"
    for own in seen(state)["seats"]:
        assert own["spaces"] == {}
        assert own["tokens"]["regular"] == 5
    assert seen(state)["seats"][BASTET]["tokens"] == {
        "regular": 5,
        "silver": "ready",
        "gold": "ready",
    }


@pytest.mark.parametrize(
    ("tiles", "gain"),
    [
        ([], 2),
        (["high_priest"], 4),
        (["priest_of_amon"], 7),
        (["high_priest", "priest_of_amon"], 9),
    ],
)
def test_prayer_points_of_the_night(tiles: list[str], gain: int) -> None:
    """K5.1, K16.5 Both tiles add up; K13.3 at most 11."""
    state = position(phase="night", tiles={ANUBIS: tiles}, prayer={ANUBIS: 1, BASTET: 10})

    assert prayers(state) == [1 + gain, 11]


@pytest.mark.parametrize(
    ("tiles", "cards"),
    [([], 1), (["divine_boon"], 2), (["mummy"], 2), (["divine_boon", "mummy"], 3)],
)
def test_cards_of_the_night(tiles: list[str], cards: int) -> None:
    """K5.2, K5.2.3, K11.3 The Mummy's card does not depend on where the Mummy stands."""
    state = position(phase="night", tiles={ANUBIS: tiles})

    assert len(hand_of(state, ANUBIS)) == cards
    assert len(hand_of(state, BASTET)) == 1
    if "mummy" in tiles:
        assert creature_place(state, "mummy") == "reserve"


def test_cards_are_drawn_in_turn_order() -> None:
    """K5.2 Each all of his cards before the next."""
    state = position(phase="attribution", round=2, seats=3, order=[HORUS, ANUBIS, BASTET])
    assert state.decision == "turn_order"
    fresh = position(
        phase="night",
        seats=3,
        order=[HORUS, ANUBIS, BASTET],
        tiles={HORUS: ["divine_boon"]},
        pile=["veto", "prayer", "escape"],
        hands={ANUBIS: [], BASTET: [], HORUS: []},
    )
    # two of the three cards are Horus's, the last one is for Anubis, none is left for Bastet
    before = len(DI_DECK) - 3
    assert len(hand_of(fresh, HORUS)) == before + 2
    assert [len(hand_of(fresh, seat)) for seat in (ANUBIS, BASTET)] == [1, 0]


def test_vision_keeps_one_of_five() -> None:
    """K5.2.1 The other four go back into the pile; the extra cards are normal draws."""
    state = position(phase="night", tiles={ANUBIS: ["vision", "mummy"]})
    assert asked(state) == ("keep_di", ANUBIS)
    looked = private(state, ANUBIS)["looking"]
    assert sum(looked.values()) == 5
    assert offered(state) == [f"keep {name.replace('_', '-')}" for name in looked]
    assert seen(state)["di"]["pile"] == 30

    kept = next(iter(looked))
    play(state, f"keep {kept.replace('_', '-')}")

    assert kept in hand_of(state, ANUBIS)
    assert len(hand_of(state, ANUBIS)) == 2
    assert seen(state)["di"]["pile"] == 35 - 2 - 1
    found = [*dumped(state)["pile"], *hand_of(state, ANUBIS), *hand_of(state, BASTET)]
    assert sorted(found) == sorted(DI_DECK)


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """K5.2.2 In the middle of a draw."""
    state = position(
        phase="night",
        tiles={ANUBIS: ["divine_boon"]},
        pile=["veto"],
        discard=["prayer", "prayer"],
        hands={ANUBIS: []},
    )

    assert sorted(hand_of(state, ANUBIS)) == ["prayer", "veto"]
    assert seen(state)["di"]["discard"] == {}


def test_no_card_is_drawn_where_there_is_none() -> None:
    """K5.2.2"""
    state = position(phase="night", pile=[])

    assert hand_of(state, ANUBIS) == []
    assert len(hand_of(state, BASTET)) == 35


def test_vision_looks_at_all_there_are() -> None:
    """K5.2.2 With fewer than five in pile and discard pile."""
    state = position(
        phase="night",
        tiles={ANUBIS: ["vision"]},
        pile=["veto", "prayer"],
        discard=["escape"],
        hands={ANUBIS: []},
    )

    assert private(state, ANUBIS)["looking"] == {"prayer": 1, "veto": 1, "escape": 1}
    none = position(phase="night", tiles={ANUBIS: ["vision"]}, pile=[])
    assert none.decision == "turn_order"
    assert hand_of(none, ANUBIS) == []


def test_the_owner_of_both_powers_decides_their_order() -> None:
    """K5.3"""
    both = {ANUBIS: ["hand_of_god", "reinforcements"]}
    state = position(phase="night", tiles=both)
    assert asked(state) == ("night_power_order", ANUBIS)

    first = play(state.copy(), "first reinforcements")
    assert first.decision == "reinforcements"
    put(first, "nw-3 2")
    assert first.decision == "hand_of_god"
    second = play(state.copy(), "first hand-of-god", "bless white")
    assert second.decision == "reinforcements"


def test_powers_are_used_in_turn_order() -> None:
    """K5.3"""
    state = position(
        phase="night",
        order=[BASTET, ANUBIS],
        tiles={ANUBIS: ["hand_of_god"], BASTET: ["reinforcements"]},
    )

    assert asked(state) == ("reinforcements", BASTET)
    put(state, "sw-3 1")
    assert asked(state) == ("hand_of_god", ANUBIS)


def test_hand_of_god_raises_by_one_level_for_nothing() -> None:
    """K5.3.1"""
    state = position(phase="night", tiles={ANUBIS: ["hand_of_god"]}, levels={ANUBIS: (4, 1, 0)})
    assert offered(state) == ["bless red", "bless blue", "decline"]

    new = play(state.copy(), "bless blue")
    assert level_of(new, ANUBIS, "blue") == 1
    assert seen(new)["pyramids"][2]["area"] == "nw_3"
    play(state, "bless red")

    assert level_of(state, ANUBIS, "red") == 2
    assert prayers(state)[ANUBIS] == 7


def test_hand_of_god_leaves_captured_pyramids_alone() -> None:
    """K5.3.1 Neither an own one that an opponent controls nor one of his."""
    state = position(
        phase="night",
        tiles={ANUBIS: ["hand_of_god"]},
        units={ANUBIS: {"sw_1": 2}, BASTET: {"nw_1": 2}},
    )

    assert offered(state) == ["bless red", "bless blue", "decline"]


def test_a_new_pyramid_of_hand_of_god_is_placed_by_choice() -> None:
    """K5.3.1, K7.2.3"""
    state = position(phase="night", tiles={ANUBIS: ["hand_of_god"]}, levels={ANUBIS: (0, 1, 0)})
    play(state, "bless white")

    assert asked(state) == ("place_pyramid", ANUBIS)
    assert offered(state) == ["place white nw-1", "place white nw-3"]


def test_reinforcements() -> None:
    """K5.3.2 Up to four, in any own districts and one troop outside; free; no creature returns."""
    state = position(
        phase="night",
        tiles={ANUBIS: ["reinforcements", "mummy"]},
        units={ANUBIS: {"nw_1": 3, "west_bank": 1}},
        prayer={ANUBIS: 0},
    )
    assert "put nw-3 4" in offered(state)
    assert "put nw-1 2" in offered(state)
    assert "put nw-1 3" not in offered(state)  # the troop limit
    assert "put west-obelisk 1" not in offered(state)

    put(state, "nw-1 1", "nw-3 1", "west-bank 2")

    assert units_of(state, ANUBIS) == {"nw_1": 4, "nw_3": 1, "west_bank": 3}
    assert reserve_of(state, ANUBIS) == 12 - 8
    assert prayers(state)[ANUBIS] == 2
    assert creature_place(state, "mummy") == "reserve"


def test_reinforcements_need_not_be_used() -> None:
    """K5.3.2, K7.3.3 It says "may"."""
    state = position(phase="night", tiles={ANUBIS: ["reinforcements"]})

    play(state, "done")

    assert reserve_of(state, ANUBIS) == 2
    assert state.decision == "turn_order"


def test_reinforcements_fight_before_anything_else() -> None:
    """K5.3.2, K9.2 At Night, as the attacker, without an Escape; before the next seat's powers."""
    state = position(
        phase="night",
        order=[ANUBIS, BASTET],
        tiles={ANUBIS: ["reinforcements"], BASTET: ["hand_of_god"]},
        units={ANUBIS: {"nw_2": 5}, BASTET: {"nw_1": 1, "sw_1": 2}},
        hands={BASTET: ["escape"]},
    )
    put(state, "nw-1 4")
    assert asked(state) == ("battle_card", ANUBIS)
    assert seen(state)["battle"]["night"] is True
    fight(state, "2/2/1", "3/0/1")

    play(state, "stay")
    assert points_of(state, ANUBIS, "battles") == 1
    assert asked(state) == ("hand_of_god", BASTET)


def test_night_tiles_work_from_the_next_night_on() -> None:
    """K16.5 Bought by day, they bring nothing at once."""
    state = position(levels={ANUBIS: (4, 1, 1)}, prayer={ANUBIS: 9})
    play(state, "regular low-buy-white", "buy priest-of-amon")

    assert prayers(state)[ANUBIS] == 9 - 4
