"""What the journal is told of setup, Night, actions and attribution: called only when someone
listens. events_conflict.py has those of moves, cards and battles.
"""

from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, SPACE_ACTION, TILE_IDS
from iteru.games.kemet.box.ids import (
    ACTION_IDS,
    BATTLE_CARD_IDS,
    CITY_IDS,
    COLOUR_IDS,
    COLOURS,
    CREATURE_IDS,
    DI_IDS,
    SPACE_IDS,
    TOKEN_IDS,
)
from iteru.games.kemet.frames import FRAME_KINDS
from iteru.games.kemet.state import SOURCE_IDS, Fields
from iteru.games.kemet.telling.words import (
    area_message,
    area_target,
    battle_card_message,
    city_message,
    colour_message,
    creature_message,
    di_message,
    player_message,
    space_message,
    tile_message,
)
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import Message, message
from iteru.kernel.plain import NONE

EVENT_KINDS: Final = [
    "city",
    "levels",
    "pyramid_placed",
    "units_set",
    "round",
    "night",
    "day",
    "turn",
    "attribution",
    "tiles_added",
    "prayer",
    "prayer_lost",
    "paid",
    "di_drawn",
    "di_seen",
    "di_looked",
    "di_looked_at",
    "di_kept",
    "reshuffled",
    "first_power",
    "named",
    "new_order",
    "token",
    "gold_action",
    "turn_ended",
    "raised",
    "bought",
    "creature_placed",
    "creature_kept",
    "card_replaced",
    "units_placed",
    "declined",
    "sacrificed",
    "points",
    "won",
]
PRAYER_SOURCES: Final = [  # what brings prayer points, as in `prayer` events
    "night",
    "pray",
    "temple",
    "sacrifice",
    "recall",
    "kills",
    "victory",
    "card",
]


def tell(
    state: Fields,
    kind: str,
    seat: int,
    args: dict[str, object],
    targets: list[str],
    data: dict[str, object],
    only: int = EVERYONE,
) -> None:
    """Adds an event; every one has the argument `player`, where a seat is its subject."""
    if state.journal is not None:
        if seat != NONE:
            args["player"] = player_message(seat)
        state.journal.tell(kind, seat, args, targets, data, only)


def tell_plain(state: Fields, kind: str, seat: int) -> None:
    """reshuffled, turn_ended, night, day, attribution"""
    tell(state, kind, seat, {}, [], {})


def tell_new_order(state: Fields) -> None:
    """K5.4"""
    players = [player_message(seat) for seat in state.order]
    tell(state, "new_order", NONE, {"players": players}, [], {"order": state.order[:]})


def tell_city(state: Fields, seat: int) -> None:
    city = state.city[seat]
    args: dict[str, object] = {"city": city_message(city)}
    tell(state, "city", seat, args, [f"city:{CITY_IDS[city]}"], {"city": CITY_IDS[city]})


def tell_levels(state: Fields, seat: int) -> None:
    levels = state.levels[seat * COLOURS : seat * COLOURS + COLOURS]
    found: dict[str, int] = dict(zip(COLOUR_IDS, levels))
    tell(state, "levels", seat, dict(found), [], {"levels": dict(found)})


def tell_pyramid_placed(state: Fields, seat: int, colour: int, area: int) -> None:
    args: dict[str, object] = {"colour": colour_message(colour), "area": area_message(area)}
    data: dict[str, object] = {
        "colour": COLOUR_IDS[colour],
        "level": state.levels[seat * COLOURS + colour],
        "area": AREA_IDS[area],
    }
    tell(state, "pyramid_placed", seat, args, [area_target(area)], data)


def tell_units_set(state: Fields, seat: int, spread: list[int], first: int) -> None:
    """K3.6.3"""
    units = {AREA_IDS[first + number]: count for number, count in enumerate(spread)}
    args: dict[str, object] = {"one": spread[0], "two": spread[1], "three": spread[2]}
    targets = [area_target(first + number) for number, count in enumerate(spread) if count > 0]
    tell(state, "units_set", seat, args, targets, {"units": units})


def tell_round(state: Fields) -> None:
    tell(state, "round", NONE, {"number": state.round}, [], {"number": state.round})


def tell_turn(state: Fields, seat: int) -> None:
    tell(state, "turn", seat, {"number": state.turn}, [f"seat:{seat}"], {"number": state.turn})


def tell_tiles_added(state: Fields, level: int) -> None:
    """K18.3"""
    tell(state, "tiles_added", NONE, {"level": level}, [], {"level": level})


def tell_prayer(state: Fields, seat: int, amount: int, source: str) -> None:
    args: dict[str, object] = {"amount": amount, "source": message(f"prayer_sources-{source}")}
    data: dict[str, object] = {"amount": amount, "now": state.prayer[seat], "source": source}
    tell(state, "prayer", seat, args, [f"seat:{seat}"], data)


def tell_prayer_lost(state: Fields, seat: int, amount: int) -> None:
    data: dict[str, object] = {"amount": amount, "now": state.prayer[seat]}
    tell(state, "prayer_lost", seat, {"amount": amount}, [f"seat:{seat}"], data)


def tell_paid(state: Fields, seat: int, amount: int) -> None:
    data: dict[str, object] = {"amount": amount, "now": state.prayer[seat]}
    tell(state, "paid", seat, {"amount": amount}, [f"seat:{seat}"], data)


def di_messages(counts: list[int]) -> list[Message]:
    """DI cards by type, each with its copies."""
    return [
        message("di_copies", {"card": di_message(card), "copies": copies})
        for card, copies in enumerate(counts)
        if copies > 0
    ]


def di_names(counts: list[int]) -> dict[str, int]:
    """DI cards by type as ids, for data and views."""
    return {DI_IDS[card]: copies for card, copies in enumerate(counts) if copies > 0}


def tell_drawn(state: Fields, seat: int, number: int, cards: list[int]) -> None:
    """K5.2 All see how many, the drawer sees which."""
    tell(state, "di_drawn", seat, {"number": number}, [f"seat:{seat}"], {"number": number})
    tell_cards(state, "di_seen", seat, cards)


def tell_cards(state: Fields, kind: str, seat: int, cards: list[int]) -> None:
    """di_seen, di_looked_at, di_kept: to the seat alone."""
    targets = [f"di:{name}" for name in di_names(cards)]
    args: dict[str, object] = {"cards": di_messages(cards)}
    tell(state, kind, seat, args, targets, {"cards": di_names(cards)}, seat)


def tell_looked(state: Fields, seat: int) -> None:
    """K5.2.1 All see how many cards Vision shows its owner."""
    number = state.looking_size
    tell(state, "di_looked", seat, {"number": number}, [f"seat:{seat}"], {"number": number})
    tell_cards(state, "di_looked_at", seat, state.looking)


def tell_tile(state: Fields, kind: str, seat: int, tile: int) -> None:
    """first_power"""
    args: dict[str, object] = {"tile": tile_message(tile)}
    tell(state, kind, seat, args, [f"tile:{TILE_IDS[tile]}"], {"tile": TILE_IDS[tile]})


def tell_named(state: Fields, seat: int, other: int) -> None:
    """K5.4"""
    args: dict[str, object] = {"other": player_message(other), "place": len(state.named)}
    data: dict[str, object] = {"other": other, "place": len(state.named)}
    tell(state, "named", seat, args, [f"seat:{other}"], data)


def tell_token(state: Fields, seat: int, token: int, space: int) -> None:
    args: dict[str, object] = {"token": TOKEN_IDS[token], "space": space_message(space)}
    targets = [f"space:{SPACE_IDS[space]}"]
    data: dict[str, object] = {
        "token": TOKEN_IDS[token],
        "space": SPACE_IDS[space],
        "action": ACTION_IDS[SPACE_ACTION[space]],
    }
    tell(state, "token", seat, args, targets, data)


def tell_gold_action(state: Fields, seat: int, action: int) -> None:
    args: dict[str, object] = {"action": message(f"actions-{ACTION_IDS[action]}")}
    tell(state, "gold_action", seat, args, ["space:gold"], {"action": ACTION_IDS[action]})


def tell_raised(state: Fields, seat: int, pyramid: int, before: int, area: int) -> None:
    owner, colour = divmod(pyramid, COLOURS)
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
    tell(state, "raised", seat, args, [] if area == NONE else [area_target(area)], data)


def tell_bought(state: Fields, seat: int, tile: int, cost: int) -> None:
    args: dict[str, object] = {"tile": tile_message(tile), "cost": cost}
    data: dict[str, object] = {"tile": TILE_IDS[tile], "cost": cost}
    tell(state, "bought", seat, args, [f"tile:{TILE_IDS[tile]}"], data)


def tell_creature_placed(state: Fields, seat: int, creature: int, area: int) -> None:
    args: dict[str, object] = {"creature": creature_message(creature), "area": area_message(area)}
    targets = [f"creature:{CREATURE_IDS[creature]}", area_target(area)]
    data: dict[str, object] = {"creature": CREATURE_IDS[creature], "area": AREA_IDS[area]}
    tell(state, "creature_placed", seat, args, targets, data)


def tell_creature_kept(state: Fields, seat: int, creature: int) -> None:
    """K11.2 It stays on its tile."""
    args: dict[str, object] = {"creature": creature_message(creature)}
    data: dict[str, object] = {"creature": CREATURE_IDS[creature]}
    tell(state, "creature_kept", seat, args, [f"creature:{CREATURE_IDS[creature]}"], data)


def tell_card_replaced(state: Fields, seat: int, card: int, special: int) -> None:
    """K10.1"""
    args: dict[str, object] = {
        "card": battle_card_message(card),
        "by": battle_card_message(special),
    }
    data: dict[str, object] = {"card": BATTLE_CARD_IDS[card], "by": BATTLE_CARD_IDS[special]}
    tell(state, "card_replaced", seat, args, [f"battle_card:{BATTLE_CARD_IDS[special]}"], data)


def tell_units_placed(state: Fields, seat: int, area: int, units: int, kind: int) -> None:
    """Recruit, Reinforcements, Enlistment: the data's `source` names the decision."""
    args: dict[str, object] = {"area": area_message(area), "units": units}
    data: dict[str, object] = {
        "area": AREA_IDS[area],
        "units": units,
        "source": FRAME_KINDS[kind],
    }
    tell(state, "units_placed", seat, args, [area_target(area)], data)


def tell_declined(state: Fields, seat: int, kind: int) -> None:
    """K6.2.2 The data's `decision` names what was declined."""
    tell(state, "declined", seat, {}, [], {"decision": FRAME_KINDS[kind]})


def tell_sacrificed(state: Fields, seat: int, area: int, units: int) -> None:
    """K13.1, K13.4"""
    args: dict[str, object] = {"area": area_message(area), "units": units}
    data: dict[str, object] = {"area": AREA_IDS[area], "units": units}
    tell(state, "sacrificed", seat, args, [area_target(area)], data)


def tell_points(state: Fields, seat: int, source: int, amount: int) -> None:
    args: dict[str, object] = {
        "amount": amount,
        "source": message(f"parts-{SOURCE_IDS[source]}"),
    }
    data: dict[str, object] = {"amount": amount, "source": SOURCE_IDS[source]}
    tell(state, "points", seat, args, [f"seat:{seat}"], data)


def tell_won(state: Fields, seat: int, points: int) -> None:
    """K14.2; the data's `capped` says that the technical cap ended the game (K14.3)."""
    data: dict[str, object] = {"points": points, "capped": state.capped}
    tell(state, "won", seat, {"points": points}, [f"seat:{seat}"], data)
