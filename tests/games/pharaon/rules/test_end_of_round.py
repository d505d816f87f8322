"""The end of a round and the preparation of the next (P7)."""

from collections import Counter
from typing import Any

import pytest

from iteru import Journal
from iteru.games.pharaon.box.ids import OFFERING_TYPES, SECTIONS
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.state import facing_sector
from tests.games.pharaon.positions import (
    on_wheel,
    play,
    position,
    seen,
    tokens_of,
    used_nobles,
)


def sets(state: PharaonState) -> list[list[str] | None]:
    found: list[list[str] | None] = seen(state)["offerings"]["sets"]
    return found


def told(state: PharaonState, start: str) -> list[tuple[str, dict[str, Any]]]:
    """Kind and data of what the journal heard, of the kinds that begin like this."""
    assert state.journal is not None
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return [(e["kind"], e["data"]) for e in events if e["kind"].startswith(start)]


def test_the_round_ends_when_all_have_passed() -> None:
    """P7.1, P7.2 All disks are on the next round space; the owner of the token begins."""
    state = play(position(seat=2, passed=[1, 0], first=1), "pass")

    public = seen(state)
    assert (public["round"], public["first"], public["to_move"]) == (2, 1, 1)
    assert public["passed"] == []
    assert [seat["round_disk"] for seat in public["seats"]] == ["round"] * 3


def test_everything_is_removed_from_the_wheel() -> None:
    """P7.2 step 1, P3.2 Resources to the supply, offering tokens to their discard pile."""
    wheel = {"trade": ["trade", "silver"], "justice": ["offering_justice", "block"]}
    state = position(seat=2, passed=[0, 1], wheel=wheel, shown=["jar_23"])
    supply = state.supply[:]

    play(state, "pass")

    assert [on_wheel(state, sector) for sector in ("trade", "justice")] == [[], []]
    assert (state.supply[2], state.supply[5]) == (supply[2] + 1, supply[5] + 1)
    assert state.discards[4] == 1


def test_d20_the_wheel_turns() -> None:
    """Example D-20 (P2.1, P7.2) Offset 0 to 1: position 0 meets justice, position 1 agriculture."""
    state = position(seat=2, passed=[0, 1], offset=0)
    assert seen(state)["ring"][0]["sector"] == "agriculture"

    play(state, "pass")

    assert state.offset == 1
    assert [place["sector"] for place in seen(state)["ring"]] == [
        "justice",
        "agriculture",
        "trade",
        "royalty",
        "construction",
    ]


@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_d20_in_five_rounds_each_section_meets_each_colour_once(direction: str) -> None:
    """Example D-20 (P7.4, P2.2) In either direction, which never changes."""
    met: dict[str, set[int]] = {section: set() for section in SECTIONS}
    state = position(own={0: "", 1: "", 2: ""}, direction=direction)
    state.journal = Journal()
    while not state.over:
        for number, section in enumerate(SECTIONS):
            met[section].add(facing_sector(state, number))
        state.play(state.game.parse("pass") if state.decision == "turn" else state.legal()[-1])

    assert all(len(colours) == 5 for colours in met.values())
    turned = [data for _, data in told(state, "wheel_turned")]
    step = 1 if direction == "clockwise" else -1
    assert turned == [
        {"offset": step * number % 5, "direction": direction} for number in range(1, 5)
    ]


def test_d21_refill() -> None:
    """Example D-21 (P7.2) Two sets and a bonus token are drawn, the others stay."""
    state = position(
        seat=2,
        passed=[0, 1],
        sets=["trade justice", None, "royalty trade", None],
        bonus=["justice", None, "area_nile", "area_nobles"],
    )
    state.journal = Journal()

    play(state, "pass")

    display = seen(state)["offerings"]
    assert display["sets"][0] == ["offering_trade", "offering_justice"]
    assert display["sets"][2] == ["offering_royalty", "offering_trade"]
    assert [display["bonus"][place] for place in (0, 2, 3)] == [
        "offering_justice",
        "offering_area_nile",
        "offering_area_nobles",
    ]
    assert [(kind, data["number"]) for kind, data in told(state, "refilled")] == [
        ("refilled_set", 2),
        ("refilled_set", 4),
        ("refilled_bonus", 2),
    ]


def test_d26_discards_go_into_a_bag_with_too_few_tokens() -> None:
    """Example D-26 (P7.2) Six are missing, the bag holds four, nine are discarded."""
    nine = ["trade"] * 3 + ["justice"] * 3 + ["royalty"] * 3
    bag = ["agriculture", "area_nile", "construction", "construction"]
    state = position(
        seat=2,
        passed=[0, 1],
        own={0: "S1", 1: "S1", 2: "S1"},
        sets=["prestige_1 prestige_2", None, None, "prestige_1 prestige_2"],
        bonus=[None, "area_nobles", None, "area_nobles"],
        bag=bag,
        discarded=nine,
    )

    play(state, "pass")

    assert (sum(state.bag), sum(state.discards)) == (7, 0)
    assert None not in sets(state)
    assert None not in seen(state)["offerings"]["bonus"]


def test_d26_with_enough_tokens_the_discards_stay() -> None:
    """Example D-26 (P7.2) Six in the bag are enough for six."""
    bag = ["agriculture", "area_nile", "construction", "construction", "trade", "justice"]
    state = position(
        seat=2,
        passed=[0, 1],
        sets=["prestige_1 prestige_2", None, None, "prestige_1 prestige_2"],
        bonus=[None, "area_nobles", None, "area_nobles"],
        bag=bag,
        discarded=["royalty"] * 3,
    )

    play(state, "pass")

    assert (sum(state.bag), sum(state.discards)) == (0, 3)
    drawn = [*(sets(state)[1] or ()), *(sets(state)[2] or ())]
    bonus = seen(state)["offerings"]["bonus"]
    drawn += [bonus[0], bonus[2]]
    assert Counter(drawn) == Counter(f"offering_{name}" for name in bag)


def test_too_few_tokens_fill_sets_first() -> None:
    """P7.2 Ruling: as many complete sets as possible, what remains goes to the bonus area."""
    state = position(
        seat=2,
        passed=[0, 1],
        sets=[None, "prestige_1 prestige_2", None, None],
        bonus=["area_nobles", None, None, "area_nobles"],
        bag=["trade", "justice"],
        discarded=["royalty", "area_nile", "area_nile"],
    )

    play(state, "pass")

    filled = [place is not None for place in sets(state)]
    assert filled == [True, True, True, False]
    assert [token is not None for token in seen(state)["offerings"]["bonus"]] == [
        True,
        True,
        False,
        True,
    ]
    assert (sum(state.bag), sum(state.discards)) == (0, 0)


def test_nobles_are_turned_upright() -> None:
    """P7.2 step 4, P9.0 Abilities can be used again."""
    state = position(
        seat=2, passed=[0, 1], nobles={0: ["witch"], 2: ["doctor"]}, used=["witch", "doctor"]
    )

    play(state, "pass")

    assert used_nobles(state) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_new_jars_are_revealed(seats: int) -> None:
    """P7.2 step 6, P2.3 As many as players."""
    own = dict.fromkeys(range(seats), "S1")
    state = position(seats=seats, seat=seats - 1, passed=list(range(seats - 1)), own=own)

    play(state, "pass")

    assert len(state.jars_shown) == seats


def test_no_jars_are_revealed_for_round_five() -> None:
    """P7.2 step 6, P5.4"""
    state = play(position(seat=2, passed=[0, 1], round=4), "pass")

    assert state.round == 5
    assert list(state.jars_shown) == []


def test_what_nobody_took_stays() -> None:
    """P7.2 Ruling: sets and bonus tokens are not replaced."""
    state = position(seat=2, passed=[0, 1])
    before = (state.set_tokens[:], state.bonus[:], state.bag[:])

    play(state, "pass")

    assert (state.set_tokens, state.bonus, state.bag) == before


def test_everything_is_kept_from_round_to_round() -> None:
    """P3.1 Resources, offering tokens and cards, however many."""
    state = position(
        seat=2,
        passed=[0, 1],
        own={0: "A9 S9", 1: "S1", 2: "S1"},
        tokens={0: ["justice", "justice", "trade"]},
        nobles={0: ["judge"]},
        artisans={0: ["artisan_01"]},
    )

    play(state, "pass")

    assert list(state.own[:6]) == [9, 0, 0, 0, 0, 9]
    assert tokens_of(state, 0) == ["trade", "justice", "justice"]
    assert (state.nobles[0], state.artisans[0]) == (1 << 10, 1)
    assert len(state.bag) == OFFERING_TYPES


def test_after_round_five_there_is_no_preparation() -> None:
    """P7.3 Scoring at once."""
    state = position(seat=2, passed=[0, 1], round=5, wheel={"trade": ["trade"]})

    play(state, "pass")

    assert state.over
    assert on_wheel(state, "trade") == ["trade"]
    assert state.offset == 0
