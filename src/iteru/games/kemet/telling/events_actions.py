"""What the journal is told of the actions of a turn and of sacrifices."""

from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, SPACE_ACTION, TILE_IDS
from iteru.games.kemet.box.ids import (
    ACTION_IDS,
    BATTLE_CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    CREATURE_IDS,
    SPACE_IDS,
    TOKEN_IDS,
)
from iteru.games.kemet.frames import FRAME_KINDS
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling.events import tell
from iteru.games.kemet.telling.words import (
    ACTION_TEXTS,
    WORDS,
    area_message,
    area_target,
    battle_card_message,
    colour_message,
    creature_message,
    player_message,
    space_message,
    tile_message,
)
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64

TOKEN: Final = WORDS.event("token")
GOLD_ACTION: Final = WORDS.event("gold_action")
RAISED: Final = WORDS.event("raised")
BOUGHT: Final = WORDS.event("bought")
CREATURE_PLACED: Final = WORDS.event("creature_placed")
CREATURE_KEPT: Final = WORDS.event("creature_kept")
CARD_REPLACED: Final = WORDS.event("card_replaced")
UNITS_PLACED: Final = WORDS.event("units_placed")
DECLINED: Final = WORDS.event("declined")
SACRIFICED: Final = WORDS.event("sacrificed")


def tell_token(state: Fields, seat: i64, token: i64, space: i64) -> None:
    """K6.2"""
    if state.journal is None:
        return
    args: dict[str, object] = {"token": TOKEN_IDS[token], "space": space_message(space)}
    data: dict[str, object] = {
        "token": TOKEN_IDS[token],
        "space": SPACE_IDS[space],
        "action": ACTION_IDS[SPACE_ACTION[space]],
    }
    tell(state, TOKEN, seat, args=args, targets=[f"space:{SPACE_IDS[space]}"], data=data)


def tell_gold_action(state: Fields, seat: i64, action: i64) -> None:
    """K6.2"""
    if state.journal is None:
        return
    args: dict[str, object] = {"action": message(ACTION_TEXTS[action])}
    data: dict[str, object] = {"action": ACTION_IDS[action]}
    tell(state, GOLD_ACTION, seat, args=args, targets=["space:gold"], data=data)


def tell_raised(state: Fields, seat: i64, pyramid: i64, before: i64, area: i64) -> None:
    """K7.2.1 In an area, or in reserve (NONE)."""
    if state.journal is None:
        return
    owner, colour = pyramid // COLOURS, pyramid % COLOURS
    after = state.levels[pyramid]
    args: dict[str, object] = {
        "owner": player_message(owner),
        "colour": colour_message(colour),
        "level": after,
    }
    data: dict[str, object] = {
        "owner": owner,
        "colour": COLOUR_IDS[colour],
        "from": before,
        "to": after,
        "area": None if area == NONE else AREA_IDS[area],
    }
    targets = [] if area == NONE else [area_target(area)]
    tell(state, RAISED, seat, args=args, targets=targets, data=data)


def tell_bought(state: Fields, seat: i64, tile: i64, cost: i64) -> None:
    """K7.3.3"""
    if state.journal is None:
        return
    name = TILE_IDS[tile]
    args: dict[str, object] = {"tile": tile_message(tile), "cost": cost}
    data: dict[str, object] = {"tile": name, "cost": cost}
    tell(state, BOUGHT, seat, args=args, targets=[f"tile:{name}"], data=data)


def tell_creature_placed(state: Fields, seat: i64, creature: i64, area: i64) -> None:
    """K11.2, K7.4.4"""
    if state.journal is None:
        return
    name = CREATURE_IDS[creature]
    args: dict[str, object] = {"creature": creature_message(creature), "area": area_message(area)}
    targets = [f"creature:{name}", area_target(area)]
    data: dict[str, object] = {"creature": name, "area": AREA_IDS[area]}
    tell(state, CREATURE_PLACED, seat, args=args, targets=targets, data=data)


def tell_creature_kept(state: Fields, seat: i64, creature: i64) -> None:
    """K11.2 It stays on its tile."""
    if state.journal is None:
        return
    name = CREATURE_IDS[creature]
    args: dict[str, object] = {"creature": creature_message(creature)}
    targets = [f"creature:{name}"]
    tell(state, CREATURE_KEPT, seat, args=args, targets=targets, data={"creature": name})


def tell_card_replaced(state: Fields, seat: i64, card: i64, special: i64) -> None:
    """K10.1"""
    if state.journal is None:
        return
    args: dict[str, object] = {
        "card": battle_card_message(card),
        "by": battle_card_message(special),
    }
    data: dict[str, object] = {"card": BATTLE_CARD_IDS[card], "by": BATTLE_CARD_IDS[special]}
    targets = [f"battle_card:{BATTLE_CARD_IDS[special]}"]
    tell(state, CARD_REPLACED, seat, args=args, targets=targets, data=data)


def tell_units_placed(state: Fields, seat: i64, area: i64, units: i64, kind: i64) -> None:
    """Recruit, Reinforcements, Enlistment: the data's `source` names the decision."""
    if state.journal is None:
        return
    args: dict[str, object] = {"area": area_message(area), "units": units}
    data: dict[str, object] = {
        "area": AREA_IDS[area],
        "units": units,
        "source": FRAME_KINDS[kind],
    }
    tell(state, UNITS_PLACED, seat, args=args, targets=[area_target(area)], data=data)


def tell_declined(state: Fields, seat: i64, kind: i64) -> None:
    """K6.2.2 The data's `decision` names what was declined."""
    if state.journal is None:
        return
    tell(state, DECLINED, seat, args={}, targets=[], data={"decision": FRAME_KINDS[kind]})


def tell_sacrificed(state: Fields, seat: i64, area: i64, units: i64) -> None:
    """K13.1, K13.4"""
    if state.journal is None:
        return
    args: dict[str, object] = {"area": area_message(area), "units": units}
    data: dict[str, object] = {"area": AREA_IDS[area], "units": units}
    tell(state, SACRIFICED, seat, args=args, targets=[area_target(area)], data=data)
