"""What everybody sees of the table, and what a seat sees of its own cards (E15.1)."""

import json

from iteru.games.egizia.position import EgiziaState
from tests.conftest import scaled
from tests.games.egizia.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    grave,
    obelisk,
    play,
    position,
    private,
    row,
    seen,
)
from tests.games.egizia.random_play import random_choice, random_options


def in_play() -> EgiziaState:
    """Round 3 of three players with something of everything."""
    return position(
        round=3,
        seat=RED,
        order=[RED, GREEN, BLUE],
        score={BLUE: 55, RED: 14, GREEN: 14},
        rank=[BLUE, GREEN, RED],
        strength={RED: (3, 2, 1, 4)},
        reserve={RED: 7},
        market={RED: (2, 1)},
        cards={
            RED: ["quarry_2_a", "field_brown_8", "field_yellow_4", "field_upgrade", "upstream"],
            GREEN: ["stones_6_a"],
        },
        used=["upstream"],
        upgraded="field_brown_8",
        ships={RED: ["card_2", "edfu"], BLUE: ["thebae"]},
        sites={"sphinx": [BLUE, GREEN, None, RED]},
        passed=[BLUE],
        irrigation="middle",
        stones={RED: [*obelisk(1, 2), *grave(1, 2)], BLUE: row(1, 1, 3)},
        graves=[4, 6],
        sphinx={RED: ["sphinx_per_10", "sphinx_grave_stones"]},
    )


def test_the_table_is_open() -> None:
    """E15.1, E2.8 Round, phase, order, ranks, who has passed."""
    public = seen(in_play())

    assert (public["round"], public["rounds"], public["phase"]) == (3, 5, "phase_ships")
    assert (public["to_move"], public["decision"]) == (RED, "ship")
    assert (public["order"], public["rank"]) == ([RED, GREEN, BLUE], [BLUE, GREEN, RED])
    assert (public["passed"], public["irrigation"]) == ([BLUE], "irrigation_middle")
    assert public["options"]["double_on_heliopolis"] == "yes"
    assert public["first_builder"] is None
    assert public["work"] is None
    assert public["building"] is None


def test_the_river_shows_cards_and_ships() -> None:
    """E5.2.1, E5.3.1 In the order of the spaces; sites tell their ships by themselves."""
    public = seen(in_play())
    river = {space["space"]: space for space in public["river"]}

    assert list(river)[:4] == ["card_1", "edfu", "card_2", "thebae"]
    assert river["edfu"] == {"space": "edfu", "card": None, "ships": [RED]}
    assert river["card_2"] == {"space": "card_2", "card": None, "ships": [RED]}
    assert river["card_1"]["card"] is not None
    assert river["site_sphinx"]["ships"] == []
    assert public["sites"][0] == {
        "site": "sphinx",
        "space": "site_sphinx",
        "ships": [BLUE, GREEN, None],
        "beside": RED,
        "last": None,
        "built": [],
    }


def test_the_buildings_show_whose_stones_lie_where() -> None:
    """E8.3.2, E8.3.3"""
    public = seen(in_play())

    assert public["stones"]["obelisk_2"] == RED
    assert public["stones"]["pyramid_r1_c3"] == BLUE
    assert len(public["stones"]) == 7
    assert public["graves"][:3] == [4, 6, 4]


def test_every_player_is_open() -> None:
    """E15.1 Strengths, stones, markets, cards, what must be fed."""
    red = seen(in_play())["seats"][RED]

    assert (red["colour"], red["score"], red["tile"], red["place"]) == ("red", 14, 1, 3)
    assert red["strength"] == {"masons": 3, "haulers": 2, "carvers": 1, "overseer": 4}
    assert (red["reserve"], red["stone_market"], red["grain_market"]) == (7, 2, 1)
    assert red["cards"] == [
        "field_yellow_4",
        "quarry_2_a",
        "field_brown_8",
        "upstream",
        "field_upgrade",
    ]
    assert (red["used_cards"], red["upgraded"]) == (["upstream"], "field_brown_8")
    assert red["feeding"] == {
        "need": 10,
        "supply": 18,
        "missing": 0,
        "penalty": 2,
        "loss": 0,
        "is_capped": False,
    }
    assert (red["ships_left"], red["downstream"]) == (5, 7)
    assert red["stones"] == {"obelisk": 2, "graves": 2, "temple": 0, "pyramid": 0}
    assert red["grave_tiles"] == [4, 6]
    assert red["production"] == {
        "green_field": 6,
        "yellow_field": 4,
        "brown_field": 8,
        "quarry": 5,
    }
    assert seen(in_play())["seats"][BLUE]["scarabs"] == 1


def test_fields_show_what_they_count_as_and_give() -> None:
    """E2.6, E12.3.9 At normal water; the canal makes the brown field a yellow-green one."""
    red = seen(in_play())["seats"][RED]

    assert red["fields"] == [
        {"card": "start_field", "soil": "green_field", "water": 1, "gives": 6},
        {"card": "field_yellow_4", "soil": "yellow_field", "water": 2, "gives": 4},
        {"card": "field_brown_8", "soil": "yellow_field", "water": 2, "gives": 8},
    ]
    assert red["quarries"] == ["start_quarry", "quarry_2_a"]
    assert (red["reserve"], red["next_reserve"]) == (7, 12)


def test_a_dry_field_gives_nothing() -> None:
    """E2.6"""
    blue = seen(position(cards={BLUE: ["field_brown_9"]}, irrigation="middle"))["seats"][BLUE]

    assert blue["fields"][1] == {
        "card": "field_brown_9",
        "soil": "brown_field",
        "water": 3,
        "gives": 0,
    }


def test_a_reserve_never_grows_beyond_the_maximum() -> None:
    """E2.2"""
    assert seen(position(reserve={BLUE: 24}))["seats"][BLUE]["next_reserve"] == 25


def test_hunger_costs_no_more_points_than_there_are() -> None:
    """E6.5 Three grain are missing at 3 points each."""
    hungry = (5, 1, 1, 2)
    for points, loss, is_capped in ((20, 9, False), (9, 9, False), (4, 4, True)):
        state = position(strength={BLUE: hungry}, score={BLUE: points})
        fed = seen(state)["seats"][BLUE]["feeding"]
        assert (fed["missing"], fed["penalty"]) == (3, 3)
        assert (fed["loss"], fed["is_capped"]) == (loss, is_capped)


def test_who_still_sails_and_what_is_out_of_reach() -> None:
    """E5.1.2, E5.2.2"""
    seats = seen(in_play())["seats"]

    assert [seat["is_sailing"] for seat in seats] == [False, True, True]
    assert [seat["has_passed"] for seat in seats] == [True, False, False]
    assert seats[RED]["upstream"][-1] == "site_sphinx"
    assert len(seats[RED]["upstream"]) == seats[RED]["downstream"] - 1
    later = seen(position(phase="building", sites={"sphinx": [BLUE]}, reserve={BLUE: 9}))["seats"]
    assert not any(seat["is_sailing"] or seat["has_passed"] for seat in later)


def test_beside_a_site_one_may_stand_only_if_there_are_more_players_than_spaces() -> None:
    """E5.7.4"""
    assert [seen(position(seats=seats))["can_speculate"] for seats in (2, 3, 4)] == [
        False,
        True,
        True,
    ]


def test_rows_of_the_pyramid_tell_who_leads() -> None:
    """E8.3.3.3 Most stones; on a tie the one farthest left."""
    state = position(
        stones={RED: [*row(1, 1, 2), *row(2, 1, 1)], BLUE: [*row(1, 3, 6), *row(2, 2, 2)]}
    )

    assert seen(state)["pyramid_rows"] == [
        {"row": 1, "seat": BLUE, "stones": 4, "complete": True},
        {"row": 2, "seat": RED, "stones": 1, "complete": False},
    ]


def test_points_are_shown_part_by_part_without_sphinx_cards() -> None:
    """E10.2, E15.1 Sphinx cards count when they are revealed; the owner sees them before."""
    state = in_play()
    for seat, own in enumerate(seen(state)["seats"]):
        parts = state.parts(seat)
        hidden = parts.pop("sphinx_cards") + parts.pop("favour")
        assert (own["parts"].pop("sphinx_cards"), own["parts"].pop("favour")) == (0, 0)
        assert own["parts"] == parts
        assert own["points"] == state.scores()[seat] - hidden
        assert private(state, seat)["points"] == state.scores()[seat]


def test_own_sphinx_cards_are_shown_with_what_they_bring() -> None:
    """E13.3, E13.8 Two graves and, from the total with everything else, the favour."""
    state = in_play()
    shown = {card["card"]: card for card in private(state, RED)["sphinx"]}

    assert shown["sphinx_grave_stones"] == {
        "card": "sphinx_grave_stones",
        "points": 2,
        "have": 2,
        "need": 0,
    }
    parts = state.parts(RED)
    assert sum(card["points"] for card in shown.values()) == parts["sphinx_cards"] + parts["favour"]


def test_progress_of_a_card_with_a_limit() -> None:
    """E13.3 Two of the four stones."""
    state = position(
        sphinx={BLUE: ["sphinx_obelisk_4_stones"]}, stones={BLUE: obelisk(1, 2), RED: ["obelisk_3"]}
    )

    assert private(state, BLUE)["sphinx"] == [
        {"card": "sphinx_obelisk_4_stones", "points": 0, "have": 2, "need": 4}
    ]


def test_the_work_under_way_is_shown() -> None:
    """E8.3.2, E8.3.3.3 What is left, what was spent, which rows are complete."""
    state = position(
        phase="building",
        site="temple_pyramid",
        sites={"temple_pyramid": [BLUE]},
        strength={BLUE: (6, 1, 1, 2)},
        reserve={BLUE: 9},
        stones={RED: row(1, 1, 5)},
    )
    play(state, "build masons alone plain", "lay pyramid-r1-c6")

    assert seen(state)["work"] == {"seat": BLUE, "left": 5, "spent": 1, "rows": [1]}
    assert seen(state)["building"] == "temple_pyramid"
    assert seen(state)["phase"] == "phase_building"


def test_before_and_after() -> None:
    """E11.4, E10.3 While bidding and at the end there is no phase."""
    state = GAME.new(2, 1, {"bid_for_order": "yes"})
    assert (seen(state)["round"], seen(state)["phase"], seen(state)["decision"]) == (0, "", "bid")
    assert [seat["tile"] for seat in seen(state)["seats"]] == [0, 0]
    choose = random_choice(1)
    while not state.over:
        choose(state)

    public = seen(state)
    assert (public["phase"], public["to_move"], public["decision"]) == ("", -1, "")
    assert [seat["place"] for seat in public["seats"]] == state.ranking()
    assert [seat["points"] for seat in public["seats"]] == state.scores()


def test_a_view_is_a_picture_of_its_moment() -> None:
    state = in_play()
    before = state.view(0)
    text = json.dumps(before)

    play(state, "pass")

    assert json.dumps(before) == text
    assert state.view(0) != before


def test_what_is_shown_is_what_the_state_says() -> None:
    """E16.1 In random games: figures of the view against the state's own."""
    for seed in range(scaled(20)):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            public = seen(state)
            assert public["rank"] == list(state.rank)
            for seat, own in enumerate(public["seats"]):
                fed = own["feeding"]
                assert fed["missing"] == max(fed["need"] - fed["supply"], 0)
                assert fed["need"] == sum(own["strength"].values())
                assert fed["supply"] == sum(field["gives"] for field in own["fields"])
                assert own["score"] == state.score[seat]
                assert own["scarabs"] == own["score"] // 50
                on_river = sum(space["ships"].count(seat) for space in public["river"])
                on_sites = [[*s["ships"], s["beside"], s["last"]] for s in public["sites"]]
                if public["phase"] == "phase_ships":
                    on_site = sum(site.count(seat) for site in on_sites)
                    assert own["ships_left"] == 8 - on_river - on_site
            for _ in range(6):
                if not state.over:
                    choose(state)
