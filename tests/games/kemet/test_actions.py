"""Action codes: their order, notation and meaning (K19.1)."""

import pytest

from iteru import NotationError
from iteru.games.kemet import actions
from iteru.games.kemet.actions import CODEBOOK
from tests.games.kemet.positions import ANUBIS, BASTET, GAME, choices, moving, play, position


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("city", actions.CITY),
        ("levels", actions.LEVELS),
        ("place", actions.PLACE),
        ("spread", actions.SPREAD),
        ("keep", actions.KEEP),
        ("first", actions.FIRST),
        ("bless", actions.BLESS),
        ("put", actions.PUT),
        ("done", actions.DONE),
        ("next", actions.NEXT),
        ("token", actions.TOKEN),
        ("gold", actions.GOLD_TOKEN),
        ("end_turn", actions.END_TURN),
        ("card", actions.CARD),
        ("gold_move", actions.GOLD_MOVE),
        ("gold_recruit", actions.GOLD_RECRUIT),
        ("raise", actions.RAISE_UP),
        ("raise_new", actions.RAISE_NEW),
        ("buy", actions.BUY_TILE),
        ("creature", actions.PLACE_CREATURE),
        ("replace", actions.REPLACE),
        ("fight", actions.FIGHT),
        ("from", actions.FROM),
        ("step", actions.STEP),
        ("teleport", actions.TELEPORT),
        ("take", actions.TAKE),
        ("stop", actions.STOP),
        ("strike", actions.STRIKE),
        ("use_veto", actions.USE_VETO),
        ("use_escape", actions.USE_ESCAPE),
        ("pass", actions.PASS),
        ("flee", actions.FLEE),
        ("play", actions.PLAY),
        ("discard", actions.DISCARD),
        ("add", actions.ADD),
        ("wound", actions.WOUND),
        ("recall", actions.RECALL),
        ("retreat", actions.RETREAT),
        ("stay", actions.STAY),
        ("drive", actions.DRIVE),
        ("sacrifice", actions.SACRIFICE),
        ("decline", actions.DECLINE),
    ],
)
def test_the_rules_constants_are_those_of_the_codebook(kind: str, first: int) -> None:
    assert CODEBOOK.first(kind) == first
    assert GAME.describe(first)["kind"] == kind


def test_codes_are_as_many_as_they_always_were() -> None:
    """Masks and trained bots keep the numbers: new blocks go at the end."""
    assert GAME.action_count == CODEBOOK.count == actions.ACTIONS == 4957


@pytest.mark.parametrize("notation", ["", "step", "step atlantis", "take 8", "buy charge"])
def test_other_notations_are_refused(notation: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(notation)


@pytest.mark.parametrize(
    ("notation", "kind", "targets"),
    [
        ("city nw", "city", ["city:nw"]),
        ("levels 2-1-0", "levels", ["colour:white", "colour:red"]),
        ("place white nw-1", "place", ["pyramid:white", "area:nw_1"]),
        ("spread 4-3-3", "spread", ["units:4-3-3"]),
        ("keep open-gates-card", "keep", ["di:open_gates_card"]),
        ("first hand-of-god", "first", ["tile:hand_of_god"]),
        ("bless blue", "bless", ["pyramid:blue"]),
        ("put temple-delta 3", "put", ["area:temple_delta", "units:3"]),
        ("next seat-2", "next", ["seat:1"]),
        ("regular mid-move", "token", ["space:mid_move", "token:regular"]),
        ("silver top-recruit", "token", ["space:top_recruit", "token:silver"]),
        ("gold", "gold", ["space:gold", "token:gold"]),
        ("card mana-theft", "card", ["di:mana_theft"]),
        ("gold move", "gold_move", ["action:move"]),
        ("raise nw-1 3", "raise", ["area:nw_1", "level:3"]),
        ("raise white 2", "raise_new", ["pyramid:white", "level:2"]),
        ("buy charge-1", "buy", ["tile:charge_1"]),
        ("creature royal-scarab nw-1", "creature", ["creature:royal_scarab", "area:nw_1"]),
        ("replace chariot-raid", "replace", ["battle_card:chariot_raid"]),
        ("fight nw-1", "fight", ["area:nw_1"]),
        ("from sanctuary", "from", ["area:sanctuary"]),
        ("step front-nw", "step", ["area:front_nw"]),
        ("teleport temple-delta", "teleport", ["area:temple_delta", "teleport"]),
        ("take 5", "take", ["units:5", "creature_stays"]),
        ("take 5 with creature", "take", ["units:5", "creature_along"]),
        ("veto", "use_veto", ["di:veto"]),
        ("escape", "use_escape", ["di:escape"]),
        ("add 1-0-0-2-0-0", "add", ["di:war_rage", "di:bloodbath"]),
        ("add 0-0-0-0-0-0", "add", ["no_cards"]),
        ("wound prayer", "wound", ["di:prayer"]),
        ("drive front-nw", "drive", ["area:front_nw"]),
    ],
)
def test_what_an_action_means(notation: str, kind: str, targets: list[str]) -> None:
    """Kind and targets for clients."""
    found = GAME.describe(GAME.parse(notation))

    assert found["kind"] == kind
    assert found["targets"] == targets


def test_choices_tell_costs_and_opponents() -> None:
    """K8.7, K8.9 What describe() cannot know."""
    state = position(
        units={ANUBIS: {"nw_1": 2}, BASTET: {"front_nw": 1, "temple_delta": 1}},
        tiles={ANUBIS: ["stargate"]},
    )
    found = choices(moving(state, "nw-1"))

    assert found["teleport temple-delta"]["args"]["cost"] == 1
    assert found["teleport temple-delta"]["text"] == "choice-teleport_attack"
    assert found["teleport west-obelisk"]["text"] == "choice-teleport_for"
    assert found["step front-nw"]["text"] == "choice-step_attack"
    assert found["step nw-2"]["text"] == "choice-step"


def test_choices_that_cannot_be_taken_back_are_final() -> None:
    """K19.1 They hand over to another seat or show something."""
    state = position(hands={ANUBIS: ["prayer"]}, tiles={ANUBIS: ["act_of_god_red"]})
    found = choices(play(state, "regular low-pray"))

    assert found["end turn"]["final"]
    assert found["card prayer"]["final"]
    assert not found["silver mid-pray"]["final"]
