"""Action codes: their order, notation and meaning (E14.1)."""

import pytest

from iteru.games.egizia import actions
from iteru.games.egizia.actions import CODEBOOK
from tests.games.egizia.positions import GAME


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("ship", actions.SHIP),
        ("ship_two", actions.SHIP_TWO),
        ("pass", actions.PASS),
        ("no_second_ship", actions.NO_SECOND_SHIP),
        ("track", actions.TRACK),
        ("raise_two", actions.RAISE_TWO),
        ("raise_one", actions.RAISE_ONE),
        ("irrigate", actions.IRRIGATE),
        ("double", actions.DOUBLE),
        ("no_double", actions.NO_DOUBLE),
        ("take_leftover", actions.TAKE_LEFTOVER),
        ("no_leftover", actions.NO_LEFTOVER),
        ("go_on", actions.GO_ON),
        ("play_stones", actions.PLAY_STONES),
        ("sell", actions.SELL),
        ("train", actions.TRAIN_CREW),
        ("upgrade", actions.UPGRADE),
        ("play_grain", actions.PLAY_GRAIN),
        ("pay_grain", actions.PAY_GRAIN),
        ("accept_loss", actions.ACCEPT_LOSS),
        ("play_build_first", actions.PLAY_BUILD_FIRST),
        ("decline", actions.DECLINE),
        ("build", actions.BUILD),
        ("draw", actions.DRAW),
        ("keep_none", actions.KEEP_NONE),
        ("lay", actions.LAY),
        ("stop", actions.STOP),
        ("keep_one", actions.KEEP_ONE),
        ("keep_two", actions.KEEP_TWO),
        ("bid", actions.BID),
    ],
)
def test_the_rules_constants_are_those_of_the_codebook(kind: str, first: int) -> None:
    assert CODEBOOK.first(kind) == first
    assert GAME.describe(first)["kind"] == kind


def test_codes_are_as_many_as_they_always_were() -> None:
    """Masks and trained bots keep the numbers: new blocks go at the end."""
    assert GAME.action_count == CODEBOOK.count == actions.ACTIONS == 808


@pytest.mark.parametrize(
    ("notation", "kind", "targets"),
    [
        ("ship card-3", "ship", ["space:card_3"]),
        ("ship edfu", "ship", ["space:edfu"]),
        ("ship sphinx-2", "ship", ["space:site_sphinx", "site_space:sphinx_2"]),
        (
            "ship obelisk-graves-beside",
            "ship",
            ["space:site_obelisk", "site_space:obelisk_graves_beside"],
        ),
        (
            "ship temple-pyramid-occupied",
            "ship",
            ["space:site_temple", "site_space:temple_pyramid_beside", "own_card:occupied_site"],
        ),
        ("two ships heliopolis", "ship_two", ["space:heliopolis", "own_card:two_ships"]),
        ("pass", "pass", ["pass"]),
        ("no second ship", "no_second_ship", ["decline"]),
        ("market stone", "track", ["track:stone_market"]),
        ("market grain", "track", ["track:grain_market"]),
        ("raise masons+haulers", "raise_two", ["crew:masons", "crew:haulers"]),
        ("raise carvers+carvers", "raise_two", ["crew:carvers"]),
        ("raise haulers", "raise_one", ["crew:haulers"]),
        ("irrigate left", "irrigate", ["irrigation:irrigation_left"]),
        ("double", "double", ["own_card:double_round_space"]),
        ("no double", "no_double", ["decline"]),
        ("leftover card-10", "take_leftover", ["space:card_10"]),
        ("no leftover", "no_leftover", ["decline"]),
        ("go on", "go_on", ["go_on"]),
        ("play stones-6-b", "play_stones", ["own_card:stones_6_b"]),
        ("sell 10", "sell", ["own_card:sell_stones"]),
        (
            "use stones-for-strength carvers",
            "train",
            ["own_card:stones_for_strength", "crew:carvers"],
        ),
        ("upgrade field-brown-8", "upgrade", ["own_card:field_upgrade", "field:field_brown_8"]),
        ("play grain-4-a", "play_grain", ["own_card:grain_4_a"]),
        ("feed 25", "pay_grain", ["own_card:stones_as_grain"]),
        ("accept loss", "accept_loss", ["go_on"]),
        ("play build-first", "play_build_first", ["own_card:build_first"]),
        ("decline", "decline", ["decline"]),
        (
            "build masons+carvers overseer strength-twice",
            "build",
            ["crew:masons", "crew:carvers", "crew:overseer"],
        ),
        ("build haulers alone plain", "build", ["crew:haulers"]),
        ("draw 3+2", "draw", ["sphinx_deck"]),
        ("keep none", "keep_none", ["decline"]),
        ("keep sphinx-pyramid", "keep_one", ["sphinx:sphinx_pyramid"]),
        (
            "keep sphinx-pyramid+sphinx-per-10",
            "keep_two",
            ["sphinx:sphinx_pyramid", "sphinx:sphinx_per_10"],
        ),
        ("lay obelisk-9", "lay", ["obelisk:9"]),
        ("lay grave-12", "lay", ["grave:12"]),
        ("lay temple-top", "lay", ["temple:temple_top"]),
        ("lay pyramid-r6-c1", "lay", ["pyramid:pyramid_r6_c1"]),
        ("stop", "stop", ["stop"]),
        ("bid 3 for 2", "bid", ["order_tile:order_2"]),
    ],
)
def test_notations_are_stable(notation: str, kind: str, targets: list[str]) -> None:
    """Records keep them for ever; targets are what a client lights and clicks."""
    described = GAME.describe(GAME.parse(notation))

    assert (described["kind"], described["targets"]) == (kind, targets)
    assert GAME.notation(GAME.parse(f"  {notation.upper()} ")) == notation
