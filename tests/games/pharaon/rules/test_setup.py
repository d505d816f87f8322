"""Setting up the board (P2.1 to P2.4, P2.6)."""

from collections import Counter

import pytest

from iteru.games.pharaon.box.ids import SECTIONS
from iteru.games.pharaon.state import facing_sector
from iteru.kernel.sets import count_bits
from tests.games.pharaon.positions import GAME, nobles_of, seen

SEEDS = range(400)


def test_the_sections_stand_in_any_circular_order() -> None:
    """P2.1 All 24 circular orders, about equally often."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in SEEDS:
        ring = list(GAME.new(2, seed).ring)
        start = ring.index(0)
        orders[tuple(ring[start:] + ring[:start])] += 1

    assert len(orders) == 24
    assert max(orders.values()) < 3 * len(SEEDS) / 24


def test_wheel_direction_and_first_player_are_random() -> None:
    """P2.1, P2.2, P2.4, P13.1 Every offset, both sides of the marker, every seat."""
    games = [GAME.new(3, seed) for seed in SEEDS]

    assert {game.offset for game in games} == set(range(5))
    assert Counter(seen(game)["direction"] for game in games).keys() == {
        "clockwise",
        "counterclockwise",
    }
    assert {game.first for game in games} == {0, 1, 2}


def test_each_section_faces_a_sector_of_its_own() -> None:
    """P2.1, P1.4, P1.5 The section at position p faces sectors[(p - offset) mod 5]."""
    sectors = ["agriculture", "trade", "royalty", "construction", "justice"]
    for seed in range(20):
        state = GAME.new(4, seed)
        for place in seen(state)["ring"]:
            assert place["sector"] == sectors[(place["position"] - state.offset) % 5]
        assert {facing_sector(state, section) for section in range(5)} == set(range(5))


@pytest.mark.parametrize(
    ("seats", "jars", "sets", "usable"),
    [(1, 2, 3, 3), (2, 3, 3, 3), (3, 3, 4, 3), (4, 4, 5, 4), (5, 5, 6, 4)],
)
def test_supplies_by_number_of_players(seats: int, jars: int, sets: int, usable: int) -> None:
    """P2.3, P1.4, P12.1 Jars, three nobles, four artisans, sets and as many bonus tokens."""
    state = GAME.new(seats, 11)
    public = seen(state)

    assert len(public["jars"]["shown"]) == jars
    assert len(public["offerings"]["sets"]) == len(public["offerings"]["bonus"]) == sets
    assert None not in public["offerings"]["sets"] + public["offerings"]["bonus"]
    assert sum(public["offerings"]["bag"].values()) == 40 - 3 * sets
    assert len(public["nobles"]["slots"]) == 3
    assert len(public["artisans"]["slots"]) == 4
    assert None not in public["nobles"]["slots"] + public["artisans"]["slots"]
    assert [place["usable"] for place in public["ring"]] == [usable] * 5
    assert [place["section"] for place in public["ring"]] != []
    assert {place["section"] for place in public["ring"]} == set(SECTIONS)


def test_everyone_begins_with_nothing_built() -> None:
    """P2.4, P1.2 Disk on round 1, cube on stage 0, disks below the Nile; no Pharaoh."""
    public = seen(GAME.new(4, 3))

    assert public["pharaoh"] == -1
    for seat in public["seats"]:
        assert (seat["round_disk"], seat["stage"]) == ("round", 0)
        assert set(seat["nile"].values()) == {0}
        assert not seat["passed"]
    assert public["first"] in range(4)


def test_without_the_option_no_scribe_is_dealt() -> None:
    """P2.6 The default: everyone draws two nobles."""
    state = GAME.new(3, 5)

    assert state.decision == "setup_noble"
    assert list(state.nobles) == [0, 0, 0]


def test_all_players_may_begin_with_a_scribe() -> None:
    """P2.6 Different ones; nobody chooses a noble; the other scribes are in deck or display."""
    dealt: set[str] = set()
    for seed in range(30):
        state = GAME.new(4, seed, {"first_game_scribes": "all"})
        assert state.decision == "setup_jar"
        scribes = [noble for seat in range(4) for noble in nobles_of(state, seat)]
        assert len(set(scribes)) == 4
        assert all(scribe.startswith("scribe_") for scribe in scribes)
        assert count_bits(state.noble_deck) == 26 - 4 - 3
        dealt |= set(nobles_of(state, 0))
    assert len(dealt) == 5


def test_ex13_some_players_begin_with_a_scribe() -> None:
    """Example EX-13 (P2.6, P2.5) Two of three are new; the third draws two nobles."""
    deck_or_display = set()
    for seed in range(20):
        state = GAME.new(3, seed, {"first_game_scribes": "listed", "scribe_seats": "1_3"})
        assert [len(nobles_of(state, seat)) for seat in range(3)] == [1, 0, 1]
        assert all(nobles_of(state, seat)[0].startswith("scribe_") for seat in (0, 2))
        choosers = []
        while state.round == 0:
            if state.decision == "setup_noble":
                choosers.append(state.to_move)
                assert len(state.legal()) == 2
            state.play(state.legal()[0])
        assert choosers == [1]
        slots = seen(state)["nobles"]["slots"]
        deck_or_display |= {slot for slot in slots if slot.startswith("scribe_")}
    assert deck_or_display  # the scribes left over are shuffled in before the display is laid


def test_alone_both_sides_begin_with_a_scribe() -> None:
    """P2.6, P11.2 The player and the Traitor; alone, listed seats are the only one there is."""
    for choice in ("all", "listed"):
        state = GAME.new(1, 3, {"first_game_scribes": choice})
        scribes = nobles_of(state, 0) + nobles_of(state, 1)
        assert len(set(scribes)) == 2
        assert all(scribe.startswith("scribe_") for scribe in scribes)


def test_a_listed_seat_must_be_at_the_table() -> None:
    """P2.6 Refused with a sentence."""
    with pytest.raises(ValueError, match=r"scribe_seats.*'1_4' names a seat .* allowed: .*3"):
        GAME.new(3, 1, {"first_game_scribes": "listed", "scribe_seats": "1_4"})


@pytest.mark.parametrize("listed", ["1", "2", "1_2"])
def test_every_set_of_seats_can_be_listed(listed: str) -> None:
    """P2.6 Those listed, and nobody else."""
    state = GAME.new(2, 1, {"first_game_scribes": "listed", "scribe_seats": listed})

    expected = [1 if str(seat + 1) in listed else 0 for seat in range(2)]
    assert [count_bits(nobles) for nobles in state.nobles] == expected
