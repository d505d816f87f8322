"""Where a ship may be placed, and the cards that bend the rule (E5.2, E5.6, E5.7)."""

from typing import Any

import pytest

from iteru import IllegalAction
from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import (
    BLUE,
    CARD_SPACES,
    GAME,
    GREEN,
    RED,
    YELLOW,
    cards_of,
    choices,
    gone_cards,
    offered,
    play,
    position,
    seen,
    strengths,
    told,
    used_cards,
)

RIVER = [
    "card-1",
    "edfu",
    "card-2",
    "thebae",
    "card-3",
    "sphinx-1",
    "card-4",
    "passalon",
    "card-5",
    "selinon",
    "card-6",
    "obelisk-graves-1",
    "card-7",
    "beni-hasan",
    "card-8",
    "alyi",
    "card-9",
    "temple-pyramid-1",
    "card-10",
    "heliopolis",
]
KEEP_OWN = {"reuse_own_space_needs_upstream": "no"}


def places(state: EgiziaState) -> list[str]:
    """Where a ship may go, of each site its first space only."""
    found = [move.removeprefix("ship ") for move in offered(state, "ship ")]
    return [place for place in found if place in RIVER]


def test_the_first_ship_of_a_round_is_free() -> None:
    """E5.2.1, E5.2.2 Twenty spaces from the source to the mouth."""
    assert [place for place in RIVER if place in places(position())] == RIVER
    state = position(seats=4)
    assert len(offered(state, "ship ")) == 10 + 7 + 3 * 3


@pytest.mark.parametrize("order", range(1, 20))
def test_the_next_ship_must_be_downstream_of_every_own_ship(order: int) -> None:
    """E5.2.2 Whatever space it stands on; ships of others do not matter."""
    state = play(position(seats=2), f"ship {RIVER[order - 1]}")
    while state.to_move == BLUE:
        state.play(state.legal()[0])  # what the space asks
    play(state, "pass")

    assert places(state) == RIVER[order:]


def test_b01_downstream() -> None:
    """Example B1 (E5.2.2) A ship on Passalon (8): from 9 on; not card 4, not Passalon itself."""
    state = position(ships={BLUE: ["passalon"]})

    assert places(state) == RIVER[8:]
    for place in ("card-4", "passalon"):
        with pytest.raises(IllegalAction):
            state.play(GAME.parse(f"ship {place}"))


def test_one_ship_on_a_card_space_and_on_a_round_space() -> None:
    """E5.2.3 An occupied space is not offered."""
    state = position(ships={RED: ["card_1", "edfu"], GREEN: ["heliopolis"]})

    assert not {"card-1", "edfu", "heliopolis"} & set(places(state))
    assert "thebae" in places(state)


def test_a_player_has_one_ship_on_each_site() -> None:
    """E5.2.3 Even with the power to go upstream."""
    state = position(
        seats=4, sites={"sphinx": [BLUE]}, cards={BLUE: ["upstream"]}, ships={BLUE: ["card_5"]}
    )

    assert offered(state, "ship sphinx") == []
    assert len(offered(state, "ship obelisk")) == 3


def test_a_card_space_is_open_only_while_its_card_lies_there() -> None:
    """E5.2.4 Cards that were taken leave a space that nobody can use."""
    state = position(empty=True, laid={"card_3": "quarry_2_a"})

    assert [place for place in places(state) if place.startswith("card")] == ["card-3"]


def test_b02_upstream() -> None:
    """Example B2 (E5.6.1) After a ship on Edfu by the power: downstream of the farthest ship."""
    state = position(
        seats=2,
        cards={BLUE: ["upstream"]},
        ships={BLUE: ["card_2"]},
        sites={"obelisk_graves": [BLUE]},
    )
    assert "ship edfu" in offered(state)

    play(state, "ship edfu", "pass")

    assert used_cards(state) == ["upstream"]
    assert places(state) == RIVER[12:]


def test_upstream_works_once_per_round() -> None:
    """E5.6.1, E12.3.6, E4.2 Used up for this round, there again in the next one."""
    state = position(seats=2, cards={BLUE: ["upstream"]}, ships={BLUE: ["card_9"]})
    play(state, "ship card-1", "pass")
    assert places(state) == RIVER[17:]

    play(state, "pass")

    assert state.round == 2
    assert used_cards(state) == []


def test_upstream_needs_an_otherwise_legal_space() -> None:
    """E5.6.1 Free round spaces, cards that lie there, sites without an own ship."""
    state = position(
        cards={BLUE: ["upstream"]},
        ships={BLUE: ["heliopolis"], RED: ["edfu", "card_4"]},
        sites={"sphinx": [BLUE]},
    )

    missing = set(RIVER) - set(places(state))

    assert missing == {"edfu", "card-4", "sphinx-1", "heliopolis"}


def test_b03_reuse_and_own_ship() -> None:
    """Example B3 (E5.6.2) Not the own space, another's Beni Hasan, never Heliopolis."""
    state = position(
        cards={BLUE: ["reuse_round_space"]},
        ships={BLUE: ["selinon"], RED: ["beni_hasan", "heliopolis"]},
    )

    assert "selinon" not in places(state)
    assert "beni-hasan" in places(state)
    assert "heliopolis" not in places(state)


def test_a_reused_space_has_its_normal_effect() -> None:
    """E5.6.2, E12.3.3 The effect is carried out, two ships stand there, the power is used."""
    state = position(cards={BLUE: ["reuse_round_space"]}, ships={RED: ["thebae"]})

    play(state, "ship thebae")

    assert strengths(state, BLUE) == (2, 2, 1, 2)
    assert used_cards(state) == ["reuse_round_space"]
    (thebae,) = [space for space in seen(state)["river"] if space["space"] == "thebae"]
    assert thebae["ships"] == [BLUE, RED]


def test_reuse_is_for_round_spaces_only_and_once_per_round() -> None:
    """E5.6.2 Not on card spaces; after one use the other occupied spaces stay closed."""
    state = position(
        seats=2,
        cards={BLUE: ["reuse_round_space"]},
        ships={RED: ["card_1", "edfu", "selinon"]},
    )
    assert "card-1" not in places(state)
    assert {"edfu", "selinon"} <= set(places(state))

    play(state, "ship edfu", "pass")

    assert "selinon" not in places(state)


def test_the_own_farthest_space_may_be_repeated_by_option() -> None:
    """E5.6.2 reuse_own_space_needs_upstream: with no, reuse_round_space alone suffices."""
    given: dict[str, Any] = {
        "cards": {BLUE: ["reuse_round_space"]},
        "ships": {BLUE: ["edfu", "selinon"]},
    }
    assert "selinon" not in places(position(**given))

    state = position(options=KEEP_OWN, **given)

    assert "selinon" in places(state)
    assert "edfu" not in places(state)
    play(state, "ship selinon")
    assert strengths(state, BLUE) == (1, 2, 2, 2)
    assert used_cards(state) == ["reuse_round_space"]
    assert state.ships_left[BLUE] == 5
    (selinon,) = [space for space in seen(state)["river"] if space["space"] == "selinon"]
    assert selinon["ships"] == [BLUE, BLUE]


@pytest.mark.parametrize("space", ["card_5", "heliopolis"])
def test_only_a_reusable_round_space_can_be_repeated(space: str) -> None:
    """E5.6.2 Neither a card space nor Heliopolis, whatever the option says."""
    state = position(
        seats=2, options=KEEP_OWN, cards={BLUE: ["reuse_round_space"]}, ships={BLUE: [space]}
    )

    assert space.replace("_", "-") not in places(state)


def test_both_powers_together_repeat_an_own_space() -> None:
    """E5.6.2, E5.6.5 With upstream for the same ship; both are used."""
    state = position(
        cards={BLUE: ["reuse_round_space", "upstream"]}, ships={BLUE: ["edfu", "selinon"]}
    )
    assert {"edfu", "selinon"} <= set(places(state))

    play(state, "ship selinon")

    assert used_cards(state) == ["reuse_round_space", "upstream"]


def test_with_the_option_upstream_is_spared() -> None:
    """E5.6.2, E5.6.5 The farthest own space needs reuse alone, another own space both."""
    given: dict[str, Any] = {
        "options": KEEP_OWN,
        "cards": {BLUE: ["reuse_round_space", "upstream"]},
        "ships": {BLUE: ["edfu", "selinon"]},
    }

    assert used_cards(play(position(**given), "ship selinon")) == ["reuse_round_space"]
    assert used_cards(play(position(**given), "ship edfu")) == ["reuse_round_space", "upstream"]


@pytest.mark.parametrize(
    ("place", "spent"),
    [
        ("selinon", []),
        ("beni-hasan", ["reuse_round_space"]),
        ("passalon", ["upstream"]),
        ("edfu", ["reuse_round_space", "upstream"]),
    ],
)
def test_b20_a_power_is_spent_only_where_it_is_needed(place: str, spent: list[str]) -> None:
    """Example B20 (E5.6.5) Neither, reuse only, upstream only; and both at once."""
    state = position(
        cards={BLUE: ["upstream", "reuse_round_space"]},
        ships={BLUE: ["card_5"], RED: ["beni_hasan", "edfu"]},
    )
    targets = choices(state)[f"ship {place}"]["targets"]
    assert [target for target in targets if target.startswith("own_card")] == [
        f"own_card:{card}" for card in spent
    ]

    ((_, _, data), *_) = told(state, f"ship {place}")

    assert data["powers"] == spent
    assert used_cards(state) == spent


def test_any_free_space_of_a_site_may_be_chosen() -> None:
    """E5.7.1, E5.7.2 Three with four players, two with fewer; nothing happens now."""
    state = position(seats=4, sites={"sphinx": [None, RED]})
    assert offered(state, "ship sphinx") == ["ship sphinx-1", "ship sphinx-3"]
    play(state, "ship sphinx-3")
    assert seen(state)["sites"][0]["ships"] == [None, RED, BLUE]

    for seats in (2, 3):
        state = position(seats=seats)
        assert offered(state, "ship sphinx") == ["ship sphinx-1", "ship sphinx-2"]
        assert offered(state, "ship temple") == ["ship temple-pyramid-1", "ship temple-pyramid-2"]


@pytest.mark.parametrize("seats", [3, 4])
def test_speculation_when_no_space_is_free(seats: int) -> None:
    """E5.7.3, E5.7.4, E11.1 Beside the spaces, only when all in use are taken; one at most."""
    others = list(range(1, seats))
    nearly: list[int | None] = [*others[:-1]]
    state = position(seats=seats, sites={"obelisk_graves": nearly})
    assert "ship obelisk-graves-beside" not in offered(state)

    state = position(seats=seats, sites={"obelisk_graves": others})
    assert offered(state, "ship obelisk") == ["ship obelisk-graves-beside"]
    play(state, "ship obelisk-graves-beside")

    site = seen(state)["sites"][1]
    assert (site["beside"], site["last"]) == (BLUE, None)


def test_two_players_never_speculate() -> None:
    """E5.7.4, E11.1 There are as many spaces as players."""
    state = position(seats=2, sites={"sphinx": [RED]})

    assert offered(state, "ship sphinx") == ["ship sphinx-2"]


@pytest.mark.parametrize("seats", [3, 4])
def test_occupied_site_makes_a_full_builder(seats: int) -> None:
    """E5.6.4, E5.7.5 Only with no free space; the card is spent with the ship."""
    card = {BLUE: ["occupied_site"]}
    state = position(seats=seats, cards=card)
    assert not any("occupied" in move for move in offered(state))

    state = position(seats=seats, cards=card, sites={"sphinx": list(range(1, seats))})
    assert offered(state, "ship sphinx") == ["ship sphinx-beside", "ship sphinx-occupied"]
    assert choices(state)["ship sphinx-occupied"]["targets"] == [
        "space:site_sphinx",
        "site_space:sphinx_beside",
        "own_card:occupied_site",
    ]
    play(state, "ship sphinx-occupied")

    assert gone_cards(state) == ["occupied_site"]
    site = seen(state)["sites"][0]
    assert (site["beside"], site["last"]) == (None, BLUE)


def test_speculating_keeps_the_card() -> None:
    """E5.7.3, E5.7.5 The owner of occupied_site may place beside all the same."""
    state = position(cards={BLUE: ["occupied_site"]}, sites={"sphinx": [RED, GREEN]})

    play(state, "ship sphinx-beside")

    assert cards_of(state, BLUE) == ["occupied_site"]


def test_a_power_taken_this_round_works_this_round() -> None:
    """E2.7, E5.3.1 A permanent card is kept face up and works from now on."""
    state = position(seats=2, laid={"card_9": "upstream"})
    play(state, "ship card-9", "pass")

    assert "ship card-1" in offered(state)


def test_a_ship_on_a_site_counts_for_the_downstream_rule() -> None:
    """E5.2.2, E5.7.3 Also a speculating one."""
    state = position(seats=4, sites={"temple_pyramid": [RED, GREEN, YELLOW, BLUE]})

    assert places(state) == RIVER[18:]


def test_the_view_tells_where_downstream_begins() -> None:
    """E5.2.2 The order of the first space still to be reached, 21 when there is none."""
    state = position(ships={BLUE: ["passalon"], RED: ["heliopolis"]})

    assert [seat["downstream"] for seat in seen(state)["seats"]] == [9, 21, 1]


def test_the_river_has_ten_cards_seven_round_spaces_and_three_sites() -> None:
    """E5.2.1 In the order of the data."""
    river = [space["space"] for space in seen(position())["river"]]

    assert len(river) == 20
    assert [space for space in river if space.startswith("card_")] == CARD_SPACES
    assert [space for space in river if space.startswith("site_")] == [
        "site_sphinx",
        "site_obelisk",
        "site_temple",
    ]
