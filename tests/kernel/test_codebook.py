"""The codebook numbers actions block by block and knows them by notation."""

import pytest

from iteru.kernel.codebook import Block, Codebook, Value, named, numbered
from iteru.kernel.errors import NotationError

BOOK = Codebook(
    Block("stop", "stop"),
    Block("move", "move {piece} to {square}", piece=["ibis", "owl"], square=["a1", "a2", "b1"]),
    Block("pass", "pass for {reason}", reason=["lack-of-grain"]),
)


def test_blocks_follow_each_other() -> None:
    assert BOOK.count == 8
    assert [BOOK.first(kind) for kind in ("stop", "move", "pass")] == [0, 1, 7]
    assert [BOOK.block(code).kind for code in (0, 1, 6, 7)] == ["stop", "move", "move", "pass"]


def test_the_last_field_varies_fastest() -> None:
    notations = [BOOK.notation(code) for code in range(1, 5)]
    assert notations == ["move ibis to a1", "move ibis to a2", "move ibis to b1", "move owl to a1"]
    assert BOOK.block(5).indices(5) == [1, 1]


def test_a_code_has_a_meaning() -> None:
    assert BOOK.meaning(0) == {"kind": "stop"}
    assert BOOK.meaning(6) == {"kind": "move", "piece": "owl", "square": "b1"}


def test_every_notation_leads_back() -> None:
    assert [BOOK.parse(BOOK.notation(code)) for code in range(BOOK.count)] == list(
        range(BOOK.count)
    )


@pytest.mark.parametrize("text", ["MOVE owl to A2", "  move   owl to\ta2\n"])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert BOOK.notation(BOOK.parse(text)) == "move owl to a2"


@pytest.mark.parametrize("text", ["", "move", "move owl to c9", "stop now", "move {piece} to a1"])
def test_other_texts_are_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        BOOK.parse(text)
    allowed = "stop; move {piece} to {square}; pass for {reason}"
    assert str(caught.value) == f"{text!r} is no action of this game; allowed: {allowed}"


@pytest.mark.parametrize("code", [-1, 8, 10**6])
def test_other_codes_are_refused_with_what_is_allowed(code: int) -> None:
    for ask in (BOOK.block, BOOK.meaning, BOOK.notation):
        with pytest.raises(ValueError, match=f"there is no action {code}; allowed: 0 to 7"):
            ask(code)


HARBOUR = Codebook(
    Block("wait", "wait", rule="H1", targets=["quay"]),
    Block(
        "load",
        "load {jars} on {boat}",
        rule="H2",
        targets=["crane"],
        jars=numbered("jars", [1, 2]),
        boat=named("boat", ["ibis", "great_heron"], "boat", ["boats-ibis", "boats-heron"]),
    ),
    Block(
        "sail",
        "sail {wind}",
        rule="H3",
        wind=[Value("north"), Value("south", text="choice-row", rule="H3.1")],
    ),
)


def test_an_action_is_described_by_its_block_and_values() -> None:
    assert HARBOUR.describe(HARBOUR.parse("load 2 on great-heron")) == {
        "kind": "load",
        "targets": ["boat:great_heron", "crane"],
        "rule": "H2",
        "text": "choice-load",
        "args": {"jars": 2, "boat": {"text": "boats-heron", "args": {}}},
    }
    assert HARBOUR.describe(0)["targets"] == ["quay"]


def test_a_value_may_have_a_rule_and_a_text_of_its_own() -> None:
    rowing = HARBOUR.describe(HARBOUR.parse("sail south"))

    assert (rowing["rule"], rowing["text"]) == ("H3.1", "choice-row")


def test_the_texts_of_all_actions_are_known() -> None:
    assert HARBOUR.text_ids() == ["choice-load", "choice-row", "choice-sail", "choice-wait"]


def test_a_description_can_be_changed_without_harm() -> None:
    first = HARBOUR.describe(0)
    targets = first["targets"]
    assert isinstance(targets, list)
    targets.append("pier")

    assert HARBOUR.describe(0)["targets"] == ["quay"]
