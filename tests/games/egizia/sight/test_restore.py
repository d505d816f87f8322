"""A state as readable plain data and back, and what is refused."""

import pytest

from tests.games.egizia.positions import BLUE, GAME, GREEN, RED, dumped, obelisk, play, position
from tests.games.restoring import fields, refuse


def test_a_guess_comes_back_with_the_seat_for_which_it_was_made() -> None:
    """The evaluation trusts only the Sphinx cards of that seat."""
    state = position(sphinx={BLUE: ["sphinx_per_10"], RED: ["sphinx_pyramid"]})
    guess = state.determinize(RED, 3)

    assert dumped(guess)["viewer"] == RED
    assert fields(GAME.restore(guess.dump())) == fields(guess)
    assert fields(guess.copy()) == fields(guess)
    assert guess.known(RED).dump() == state.known(RED).dump()
    assert "viewer" not in state.dump()


def test_a_dump_names_everything_readably() -> None:
    state = position(
        seats=3,
        round=3,
        phase="building",
        site="obelisk_graves",
        sites={"obelisk_graves": [RED, BLUE, None, GREEN]},
        strength={BLUE: (5, 1, 1, 2)},
        tired={BLUE: ["carvers"]},
        reserve={BLUE: 9},
        market={BLUE: (1, 2)},
        score={BLUE: 4},
        cards={BLUE: ["upstream", "field_upgrade", "field_yellow_4"]},
        used=["upstream"],
        upgraded="field_yellow_4",
        irrigation="right",
        stones={RED: obelisk(1, 2)},
    )
    play(state, "build masons alone plain", "lay obelisk-3")

    dump = dumped(state)

    assert (dump["seats"], dump["round"], dump["phase"]) == (3, 3, 5)
    assert dump["pending"][-1] == ["work", BLUE, 1]
    assert [frame[0] for frame in dump["pending"][:-1]] == [
        "turn_order_phase",
        "joint_building_phase",
        "end_building",
    ]
    assert (dump["irrigation"], dump["upgraded"]) == ("irrigation_right", "field_yellow_4")
    assert (dump["used"], dump["laid"]) == (["upstream"], ["-"] * 10)
    assert dump["site_ships"][5:10] == [RED, BLUE, -1, GREEN, -1]
    assert (dump["work_left"], dump["work_spent"]) == (3, 2)
    blue = dump["players"][BLUE]
    assert (blue["score"], blue["reserve"], blue["market"]) == (4, 7, [1, 2])
    assert blue["strength"] == [5, 1, 1, 2]
    assert blue["tired"] == ["masons", "carvers"]
    assert blue["stones"] == ["obelisk_3"]
    assert blue["sites_built"] == ["obelisk_graves"]


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("seats", 5, ["seats", "5", "2 to 4"]),
        ("seats", "2", ["seats", "'2'", "whole numbers"]),
        ("options", {"double_on_heliopolis": "?"}, ["double_on_heliopolis", "'?'", "yes, no"]),
        ("options", {"colour": "red"}, ["'colour'", "red_ship_cards"]),
        ("generator", [1, 2, 3], ["generator", "3 entries", "4 entries"]),
        ("pending", [["feeding_phase", -1, 0]], ["pending", "feeding_phase", "bid, ship"]),
        ("pending", [["sleep", 0, 0]], ["pending[0]", "'sleep'", "ship"]),
        ("pending", [["ship", 3, 0]], ["pending[0]", "3", "a seat"]),
        ("pending", [["ship", -1, 0]], ["pending", "-1", "the right seat"]),
        ("pending", [["ship", 0]], ["pending[0]", "[kind, seat, argument]"]),
        ("pending", [["market_track", 0, 9]], ["pending", "9", "1 to 5"]),
        ("pending", [["work", 0, 0]], ["pending", "0", "1 to 2"]),
        ("pending", [["build", 0, 0]], ["site_ships", "the ships of those who build"]),
        ("pending", [["double_round_space", 0, 3]], ["pending", "holds the card"]),
        ("pending", [["sphinx_keep", 0, 0]], ["looking", "while a seat chooses"]),
        ("turn_count", -1, ["turn_count", "-1", "whole numbers"]),
        ("viewer", 3, ["viewer", "3", "0 to 2"]),
        ("round", 6, ["round", "6", "0 to 5"]),
        ("phase", 8, ["phase", "8", "0 to 7"]),
        ("irrigation", "irrigation_dry", ["irrigation", "irrigation_dry", "irrigation_middle"]),
        ("order", [0, 1], ["order", "2 entries", "3 entries"]),
        ("order", [0, 1, 1], ["order", "each seat once"]),
        ("rank", [0, 0, 2], ["rank", "each seat once"]),
        ("passed", [3], ["passed[0]", "3", "0 to 2"]),
        ("laid", ["-"] * 9, ["laid", "9 entries", "10 entries"]),
        ("unseen", ["nothing"], ["unseen[0]", "'nothing'", "field_green_2"]),
        ("gone", ["market_2", "market_2"], ["gone", "market_2", "once"]),
        ("used", ["sphinx_pyramid"], ["used[0]", "'sphinx_pyramid'"]),
        ("upgraded", "field", ["upgraded", "field"]),
        ("reused", "memphis", ["reused", "memphis", "edfu"]),
        ("first_builder", 0, ["first_builder", "holds build_first"]),
        ("site_ships", [0], ["site_ships", "1 entries", "15 entries"]),
        ("graves", [7] * 12, ["graves[0]", "7", "0 to 6"]),
        ("unseen_graves", [5] * 5, ["unseen_graves[0]", "5", "0 to 4"]),
        ("sphinx_deck", [["sphinx_cat"]], ["sphinx_deck", "'sphinx_cat'"]),
        ("looking", ["sphinx_pyramid"], ["looking", "while a seat chooses"]),
        ("work_left", 26, ["work_left", "26", "0 to 25"]),
        ("work_rows", [6], ["work_rows[0]", "6", "0 to 5"]),
        ("players", [], ["players", "0 entries", "3 entries"]),
    ],
)
def test_data_that_does_not_fit_is_refused(key: str, value: object, words: list[str]) -> None:
    refuse(GAME, {**position().dump(), key: value}, words)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("score", -1, ["players[1]", "score", "-1"]),
        ("booked", [0] * 7, ["booked", "7 entries", "8 entries"]),
        ("bid", 21, ["bid", "21", "0 to 20"]),
        ("strength", [1, 1, 1, 10], ["strength[3]", "10", "0 to 9"]),
        ("tired", ["cooks"], ["tired[0]", "'cooks'", "masons"]),
        ("reserve", 26, ["reserve", "26", "0 to 25"]),
        ("market", [0, 4], ["market[1]", "4", "0 to 3"]),
        ("cards", ["ace"], ["cards[0]", "'ace'"]),
        ("ships", ["card_11"], ["ships[0]", "'card_11'"]),
        ("ships_left", 9, ["ships_left", "9", "0 to 8"]),
        ("stones", ["obelisk_10"], ["stones[0]", "'obelisk_10'"]),
        ("sites_built", ["harbour"], ["sites_built[0]", "'harbour'", "sphinx"]),
        ("sphinx", ["?", "sphinx_pyramid"], ["sphinx[0]", "'?'"]),
    ],
)
def test_players_that_do_not_fit_are_refused(key: str, value: object, words: list[str]) -> None:
    dump = dumped(position())
    dump["players"][1][key] = value
    refuse(GAME, dump, words)
