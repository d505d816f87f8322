"""Action codes: their order, notation and meaning (F3.5)."""

from typing import Any

import pytest

from iteru import NotationError
from iteru.games.fertility import actions
from iteru.games.fertility.actions import CODEBOOK, PAYMENT_NAMES, PAYMENT_USES, PAYMENTS
from iteru.games.fertility.box.components import GOODS, PRINTED
from tests.games.fertility.positions import GAME


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("place", actions.PLACE),
        ("discard", actions.DISCARD),
        ("quarry_resource", actions.QUARRY),
        ("quarry_monument", actions.QUARRY_MONUMENT),
        ("build", actions.BUILD),
        ("build_pass", actions.BUILD_PASS),
        ("supply", actions.SUPPLY),
        ("supply_stop", actions.SUPPLY_STOP),
        ("exchange", actions.EXCHANGE),
        ("exchange_decline", actions.EXCHANGE_DECLINE),
        ("draft", actions.DRAFT),
        ("remove", actions.REMOVE),
    ],
)
def test_the_rules_constants_are_those_of_the_codebook(kind: str, first: int) -> None:
    assert CODEBOOK.first(kind) == first
    assert GAME.describe(first)["kind"] == kind


def test_codes_are_as_many_as_they_always_were() -> None:
    """Masks and trained bots keep the numbers: new blocks go at the end."""
    assert GAME.action_count == CODEBOOK.count == actions.ACTIONS == 6174


@pytest.mark.parametrize(
    ("notation", "kind"),
    [
        ("place papyrus-alabaster at d7 east", "place"),
        ("discard alabaster-bovine", "discard"),
        ("quarry grape", "quarry_resource"),
        ("quarry monument", "quarry_monument"),
        ("build great-market-grape for grape+wheat", "build"),
        ("build nothing", "build_pass"),
        ("supply temple-court-bovine.2 with papyrus", "supply"),
        ("supply no more", "supply_stop"),
        ("exchange memphis.4 gets grape", "exchange"),
        ("exchange nothing", "exchange_decline"),
        ("draft papyrus-grape", "draft"),
        ("remove papyrus-grape", "remove"),
    ],
)
def test_notations_are_stable(notation: str, kind: str) -> None:
    """Records keep them for ever."""
    assert GAME.describe(GAME.parse(notation))["kind"] == kind
    assert GAME.notation(GAME.parse(f"  {notation.upper()} ")) == notation


def test_a_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(NotationError, match=r"'dance' is no action .* draft \{tile\}"):
        GAME.parse("dance")


def test_payments_are_all_mixes_of_up_to_two_goods() -> None:
    """F5.3 Nothing, 5 single goods, 15 pairs of the four resources and wheat."""
    assert len(set(PAYMENT_NAMES)) == len(PAYMENT_NAMES) == PAYMENTS == 21
    for payment, name in enumerate(PAYMENT_NAMES):
        goods = [] if name == "nothing" else name.split("+")
        uses = PAYMENT_USES[payment * 5 : payment * 5 + 5]
        assert list(uses) == [goods.count(good) for good in GOODS]
        assert GOODS[4] == "wheat"


def test_payments_stand_in_the_order_of_their_size() -> None:
    """F5.3 By cost, the first payment and the one after the last."""
    sizes = [0 if name == "nothing" else name.count("+") + 1 for name in PAYMENT_NAMES]

    for cost in (0, 1, 2):
        first, end = actions.FIRST_PAYMENT_OF[cost], actions.FIRST_PAYMENT_OF[cost + 1]
        assert [payment for payment, size in enumerate(sizes) if size == cost] == list(
            range(first, end)
        )


def test_a_placement_names_its_tile_and_squares() -> None:
    choice = GAME.describe(GAME.parse("place papyrus-alabaster at d7 east"))

    assert choice["rule"] == "F4.1"
    assert choice["text"] == "choice-place"
    assert choice["targets"] == ["tile:alabaster-papyrus", "cell:d7", "cell:e7"]
    assert choice["args"] == {
        "first": "d7",
        "first_scene": {"text": "scenes-papyrus", "args": {}},
        "second": "e7",
        "second_scene": {"text": "scenes-alabaster", "args": {}},
    }


def test_a_supply_names_the_resource_and_the_shop() -> None:
    choice = GAME.describe(GAME.parse("supply palace-papyrus.2 with grape"))

    assert choice["targets"] == ["hand:grape", "shop:district_palace_papyrus_s2"]
    assert choice["args"] == {
        "resource": {"text": "resources-grape", "args": {}},
        "shop": {
            "text": "shop",
            "args": {
                "of": {"text": "district_tiles-district_palace_papyrus", "args": {}},
                "number": 2,
            },
        },
    }


@pytest.mark.parametrize("code", range(PAYMENTS))
def test_a_build_names_district_and_payment(code: int) -> None:
    choice: dict[str, Any] = GAME.describe(actions.BUILD + code)

    assert choice["targets"] == [f"district:{PRINTED.districts[0]}"]
    assert choice["args"]["payment"]["text"] == ("payment" if code else "payment-nothing")
