"""The 57 Nile cards: what each does when it is taken, or lies in front of a player (E12)."""

from typing import Any

import pytest

from tests.games.egizia.positions import (
    BLUE,
    DATA,
    GREEN,
    RED,
    asked,
    cards_of,
    gone_cards,
    grave,
    markets,
    obelisk,
    offered,
    play,
    position,
    row,
    seen,
    strengths,
    used_cards,
)

CARDS: list[dict[str, Any]] = DATA["nile_cards"]
RED_SHIP = {"red_ship_cards": "yes"}


def of_kind(*kinds: str) -> list[str]:
    return [card["id"] for card in CARDS if card["effect"]["kind"] in kinds]


def card_named(name: str) -> dict[str, Any]:
    (card,) = [card for card in CARDS if card["id"] == name]
    return card


def taken(name: str, **given: Any) -> Any:
    """The position after Blue took this card from the first space."""
    options = RED_SHIP if name == "sphinx_plus_1" else {}
    return play(position(options=options, laid={"card_1": name}, **given), "ship card-1")


@pytest.mark.parametrize("card", [card["id"] for card in CARDS if card["type"] != "immediate"])
def test_permanent_and_anytime_cards_are_kept_face_up(card: str) -> None:
    """E5.3.1, E12.3, E12.4 The ship takes the card's place; everyone sees who owns it."""
    state = taken(card)

    assert cards_of(state, BLUE) == [card]
    assert seen(state)["seats"][BLUE]["cards"] == [card]
    assert seen(state)["river"][0] == {"space": "card_1", "card": None, "ships": [BLUE]}


@pytest.mark.parametrize("card", [card["id"] for card in CARDS if card["type"] == "immediate"])
def test_immediate_cards_are_discarded(card: str) -> None:
    """E5.3.1, E12.5 Carried out at once, then out of the game."""
    state = taken(card)
    while state.to_move == BLUE:
        state.play(state.legal()[0])

    assert cards_of(state, BLUE) == []
    assert gone_cards(state) == [card]


@pytest.mark.parametrize("card", of_kind("field"))
def test_every_field_feeds_when_it_is_irrigated(card: str) -> None:
    """E12.1, E2.6, E2.7, E6.3 From the round in which it is taken."""
    effect = card_named(card)["effect"]
    for irrigation, soils in (
        ("left", ["green_field"]),
        ("middle", ["green_field", "yellow_field"]),
        ("right", ["green_field", "yellow_field", "brown_field"]),
    ):
        state = taken(card, irrigation=irrigation)
        grain = effect["grain"] if effect["soil"] in soils else 0
        assert seen(state)["seats"][BLUE]["feeding"]["supply"] == 6 + grain


@pytest.mark.parametrize(
    ("card", "grain"),
    [
        ("field_green_2", 2),
        ("field_green_3_a", 3),
        ("field_green_3_b", 3),
        ("field_green_4_a", 4),
        ("field_green_4_b", 4),
        ("field_green_5", 5),
        ("field_yellow_4", 4),
        ("field_yellow_5_a", 5),
        ("field_yellow_5_b", 5),
        ("field_yellow_6", 6),
    ],
)
def test_green_and_yellow_fields_bring_nothing_else(card: str, grain: int) -> None:
    """E12.1"""
    state = taken(card)

    assert asked(state) == ("ship", RED)
    assert seen(state)["seats"][BLUE]["feeding"]["supply"] == 6 + grain
    assert (state.reserve[BLUE], state.score[BLUE], markets(state, BLUE)) == (0, 0, (0, 0))


@pytest.mark.parametrize("card", ["field_brown_6", "field_brown_7"])
def test_brown_six_and_seven_bring_a_market_step(card: str) -> None:
    """E12.1, E14.1 A choice of the track, mandatory, when taken."""
    state = taken(card)
    assert (asked(state), offered(state)) == (
        ("market_track", BLUE),
        ["market stone", "market grain"],
    )
    play(state, "market grain")

    assert markets(state, BLUE) == (0, 1)


def test_brown_eight_brings_three_points() -> None:
    """E12.1 Once, when taken."""
    state = taken("field_brown_8")

    assert (state.score[BLUE], state.reserve[BLUE]) == (3, 0)


def test_b16_bonus_of_a_brown_field_when_dry() -> None:
    """Example B16 (E12.1, E2.6) field_brown_9 on the left: 4 stones now, no grain."""
    state = taken("field_brown_9", irrigation="left")

    assert (state.reserve[BLUE], state.score[BLUE]) == (4, 0)
    assert seen(state)["seats"][BLUE]["feeding"]["supply"] == 6


@pytest.mark.parametrize(
    "card", ["field_brown_6", "field_brown_7", "field_brown_8", "field_brown_9"]
)
def test_bonuses_of_fields_come_once(card: str) -> None:
    """E12.1 Nothing in a later round."""
    state = position(phase="feeding", cards={BLUE: [card]})

    assert (state.round, state.score[BLUE], markets(state, BLUE)) == (2, 0, (0, 0))
    assert state.reserve[BLUE] == 3


@pytest.mark.parametrize("card", of_kind("quarry"))
def test_every_quarry_gives_its_stones_in_phase_four(card: str) -> None:
    """E12.2, E7.1, E2.7 2, 3 or 4 stones with the start quarry's 3, from the round it is taken."""
    state = taken(card)
    play(state, "pass", "pass", "pass")

    assert (state.round, state.reserve[BLUE]) == (2, 3 + int(card.split("_")[1]))


@pytest.mark.parametrize(
    ("card", "options", "free"), [("sphinx_plus_2", {}, 2), ("sphinx_plus_1", RED_SHIP, 1)]
)
def test_ship_cards_bring_free_sphinx_cards(card: str, options: dict[str, str], free: int) -> None:
    """E12.3.1, E8.3.1, E11.2 One must be paid at least; at every visit."""
    state = position(
        options=options,
        phase="building",
        sites={"sphinx": [BLUE]},
        cards={BLUE: [card]},
        reserve={BLUE: 1},
    )

    play(state, "build masons alone plain")

    assert offered(state) == [f"draw 1+{number}" for number in range(free + 1)]


def test_raise_each_round() -> None:
    """E12.3.2 Once per round as a free action, one crew; also after feeding."""
    state = taken("raise_each_round")
    play(state, "pass", "pass")
    play(state, "use raise-each-round haulers")
    assert (strengths(state, BLUE), offered(state, "use")) == ((1, 2, 1, 2), [])
    assert used_cards(state) == ["raise_each_round"]
    play(state, "pass")
    assert (state.round, used_cards(state)) == (2, [])


def test_b15_raise_after_feeding() -> None:
    """Example B15 (E12.3.2, E6.2, E8.1.1) Used in the opening window: it builds, unfed."""
    state = position(
        phase="feeding",
        cards={BLUE: ["raise_each_round"]},
        strength={BLUE: (1, 1, 2, 2)},
        score={BLUE: 5},
        sites={"sphinx": [BLUE]},
    )
    play(state, "go on")
    assert (asked(state), state.score[BLUE]) == (("opening", BLUE), 5)
    play(state, "use raise-each-round masons")
    assert asked(state) == ("build", BLUE)

    play(state, "build masons alone plain")

    assert offered(state) == ["draw 1+0", "draw 2+0"]
    assert state.score[BLUE] == 5
    assert seen(state)["seats"][BLUE]["feeding"]["missing"] == 1  # to be fed from the next round on


def test_stones_for_strength() -> None:
    """E12.3.5 Two stones, one crew; once per round; also after feeding."""
    state = position(
        phase="building", alone=True, cards={BLUE: ["stones_for_strength"]}, reserve={BLUE: 5}
    )
    assert asked(state) == ("opening", BLUE)

    play(state, "use stones-for-strength carvers")

    assert (strengths(state, BLUE), state.reserve[BLUE]) == ((1, 1, 2, 2), 3)
    assert state.over  # once per round: nothing more to play

    state = position(cards={BLUE: ["stones_for_strength"]}, reserve={BLUE: 1})
    assert offered(state, "use") == []


def test_field_upgrade_is_attached_at_once() -> None:
    """E12.3.9 If a brown or yellow-green field is owned: its choice, mandatory."""
    state = taken("field_upgrade", cards={BLUE: ["field_yellow_4", "field_brown_8"]})
    assert asked(state) == ("upgrade_field", BLUE)
    assert offered(state) == ["upgrade field-yellow-4", "upgrade field-brown-8"]

    play(state, "upgrade field-brown-8")

    assert seen(state)["seats"][BLUE]["upgraded"] == "field_brown_8"
    assert seen(state)["seats"][BLUE]["feeding"]["supply"] == 6 + 4 + 8
    assert asked(state) == ("ship", RED)


@pytest.mark.parametrize(
    ("field", "irrigation", "grain"),
    [
        ("field_yellow_6", "left", 6),
        ("field_brown_8", "left", 0),
        ("field_brown_8", "middle", 8),
        ("field_brown_8", "right", 8),
    ],
)
def test_an_upgraded_field_produces_like_the_next_soil(
    field: str, irrigation: str, grain: int
) -> None:
    """E12.3.9 Brown like yellow-green, yellow-green like green."""
    state = position(cards={BLUE: ["field_upgrade", field]}, upgraded=field, irrigation=irrigation)

    assert seen(state)["seats"][BLUE]["feeding"]["supply"] == 6 + grain


def test_with_a_single_field_the_upgrade_is_attached_without_asking() -> None:
    """E12.3.9, E14.1 A decision with one answer is made by the engine."""
    state = taken("field_upgrade", cards={BLUE: ["field_yellow_4", "field_green_2"]})

    assert asked(state) == ("ship", RED)
    assert seen(state)["seats"][BLUE]["upgraded"] == "field_yellow_4"


def test_b23_upgrade_that_waits() -> None:
    """Example B23 (E12.3.9, E14.3) It waits, then is attached before feeding: 6 grain more."""
    state = taken("field_upgrade", irrigation="left", strength={BLUE: (4, 4, 2, 2)}, score={0: 9})
    assert seen(state)["seats"][BLUE]["upgraded"] is None
    play(state, "pass", "pass")
    assert offered(state, "upgrade") == []

    state = position(
        phase="feeding",
        cards={BLUE: ["field_upgrade", "field_yellow_6"]},
        irrigation="left",
        strength={BLUE: (4, 4, 2, 2)},
        score={BLUE: 9},
    )
    assert asked(state) == ("feeding", BLUE)
    play(state, "upgrade field-yellow-6")

    assert (state.round, state.score[BLUE]) == (2, 9)


def test_an_upgrade_once_attached_never_moves() -> None:
    """E12.3.9 A better field later changes nothing."""
    state = position(
        cards={BLUE: ["field_upgrade", "field_yellow_4", "field_brown_9"]},
        upgraded="field_yellow_4",
    )

    assert offered(state, "upgrade") == []


def test_an_upgrade_of_another_player_changes_nothing_for_me() -> None:
    """E12.3.9 Attached to an own field."""
    state = position(
        cards={BLUE: ["field_upgrade", "field_yellow_4"], RED: ["field_yellow_6"]},
        irrigation="left",
    )

    play(state, "upgrade field-yellow-4")

    assert [seat["feeding"]["supply"] for seat in seen(state)["seats"]] == [10, 6, 6]


def test_market_two_is_two_steps_on_one_track() -> None:
    """E12.5 Both on the same track."""
    assert markets(play(taken("market_2"), "market stone"), BLUE) == (2, 0)
    assert markets(play(taken("market_2"), "market grain"), BLUE) == (0, 2)


@pytest.mark.parametrize("card", of_kind("raise_any"))
@pytest.mark.parametrize(
    ("crews", "after"),
    [
        ("masons+masons", (3, 1, 1, 2)),
        ("masons+haulers", (2, 2, 1, 2)),
        ("masons+carvers", (2, 1, 2, 2)),
        ("haulers+haulers", (1, 3, 1, 2)),
        ("haulers+carvers", (1, 2, 2, 2)),
        ("carvers+carvers", (1, 1, 3, 2)),
    ],
)
def test_raise_any_two(card: str, crews: str, after: tuple[int, ...]) -> None:
    """E12.5, E12.6 Two different crews +1 each or one crew +2; every copy."""
    state = taken(card)
    assert len(offered(state)) == 6

    play(state, f"raise {crews}")

    assert strengths(state, BLUE) == after


def test_raise_three() -> None:
    """E12.5 Masons, haulers, carvers."""
    assert strengths(taken("raise_three"), BLUE) == (2, 2, 2, 2)


@pytest.mark.parametrize("card", ["points_obelisk_graves_a", "points_obelisk_graves_b"])
def test_points_for_own_stones_on_obelisk_and_graves(card: str) -> None:
    """E12.5 One for each own stone; others' stones do not count."""
    state = taken(card, stones={BLUE: [*obelisk(2, 4), *grave(1, 2), *row(1)], RED: ["obelisk_1"]})

    assert list(state.score) == [5, 0, 0]


def test_points_for_own_stones_on_temple_and_pyramid() -> None:
    """E12.5"""
    state = taken(
        "points_temple_pyramid",
        stones={BLUE: ["temple_left_1", *row(1, 1, 3), *obelisk(1, 5)], GREEN: row(1, 4, 6)},
    )

    assert list(state.score) == [4, 0, 0]
