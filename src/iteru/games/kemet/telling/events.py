"""What the journal is told of setup, rounds, Night and points.

Where nobody listens, nothing is made. events_actions.py, events_conflict.py and events_battle.py
tell the rest.
"""

from collections.abc import Iterable
from typing import Final

from iteru.games.kemet.actions import NIGHT_TILES
from iteru.games.kemet.box.components import AREA_IDS, TILE_IDS
from iteru.games.kemet.box.ids import (
    CITY_IDS,
    COLOUR_IDS,
    COLOURS,
    DI_IDS,
)
from iteru.games.kemet.state import SOURCE_IDS, Fields
from iteru.games.kemet.telling.words import (
    SOURCE_TEXTS,
    WORDS,
    area_message,
    area_target,
    city_message,
    colour_message,
    di_messages,
    player_message,
    tile_message,
)
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

CITY: Final = WORDS.event("city")
LEVELS: Final = WORDS.event("levels")
PYRAMID_PLACED: Final = WORDS.event("pyramid_placed")
UNITS_SET: Final = WORDS.event("units_set")
ROUND: Final = WORDS.event("round")
NIGHT: Final = WORDS.event("night")
DAY: Final = WORDS.event("day")
TURN: Final = WORDS.event("turn")
ATTRIBUTION: Final = WORDS.event("attribution")
TILES_ADDED: Final = WORDS.event("tiles_added")
PRAYER: Final = WORDS.event("prayer")
PRAYER_LOST: Final = WORDS.event("prayer_lost")
PAID: Final = WORDS.event("paid")
DI_DRAWN: Final = WORDS.event("di_drawn")
DI_SEEN: Final = WORDS.event("di_seen")
DI_LOOKED: Final = WORDS.event("di_looked")
DI_LOOKED_AT: Final = WORDS.event("di_looked_at")
DI_KEPT: Final = WORDS.event("di_kept")
RESHUFFLED: Final = WORDS.event("reshuffled")
FIRST_POWER: Final = WORDS.event("first_power")
NAMED: Final = WORDS.event("named")
NEW_ORDER: Final = WORDS.event("new_order")
TURN_ENDED: Final = WORDS.event("turn_ended")
POINTS: Final = WORDS.event("points")
WON: Final = WORDS.event("won")

PRAYER_SOURCES: Final = [  # what brings prayer points
    "night",
    "pray",
    "temple",
    "sacrifice",
    "recall",
    "kills",
    "victory",
    "card",
]
PRAYER_SOURCE_TEXTS: Final = dict(
    zip(PRAYER_SOURCES, WORDS.table("prayer_sources", PRAYER_SOURCES))
)


def tell(
    state: Fields,
    kind: str,
    seat: i64,
    *,
    args: dict[str, object],
    targets: list[str],
    data: dict[str, object],
    only: i64 = EVERYONE,
) -> None:
    """Adds an event; every one has the argument `player`, where a seat is its subject."""
    if state.journal is None:
        return
    if seat != NONE:
        args["player"] = player_message(seat)
    state.journal.tell(kind, seat, args, targets, data, only)


def tell_plain(state: Fields, kind: str, seat: i64) -> None:
    """An event of which there is no more to say."""
    if state.journal is None:
        return
    tell(state, kind, seat, args={}, targets=[], data={})


def di_names(counts: Iterable[int]) -> dict[str, int]:
    """DI cards by type as ids, for data and views."""
    return {DI_IDS[card]: copies for card, copies in enumerate(counts) if copies > 0}


# --------------------------------------------------------------------- setup


def tell_city(state: Fields, seat: i64) -> None:
    """K3.4"""
    if state.journal is None:
        return
    city = state.city[seat]
    name = CITY_IDS[city]
    args: dict[str, object] = {"city": city_message(city)}
    tell(state, CITY, seat, args=args, targets=[f"city:{name}"], data={"city": name})


def tell_levels(state: Fields, seat: i64) -> None:
    """K3.6.1"""
    if state.journal is None:
        return
    levels = list(state.levels[seat * COLOURS : seat * COLOURS + COLOURS])
    found: dict[str, object] = dict(zip(COLOUR_IDS, levels))
    tell(state, LEVELS, seat, args=found.copy(), targets=[], data={"levels": found})


def tell_pyramid_placed(state: Fields, seat: i64, colour: i64, area: i64) -> None:
    """K7.2.3"""
    if state.journal is None:
        return
    args: dict[str, object] = {"colour": colour_message(colour), "area": area_message(area)}
    data: dict[str, object] = {
        "colour": COLOUR_IDS[colour],
        "level": state.levels[seat * COLOURS + colour],
        "area": AREA_IDS[area],
    }
    tell(state, PYRAMID_PLACED, seat, args=args, targets=[area_target(area)], data=data)


def tell_units_set(state: Fields, seat: i64, spread: list[int], first: i64) -> None:
    """K3.6.3"""
    if state.journal is None:
        return
    units = {AREA_IDS[first + number]: count for number, count in enumerate(spread)}
    args: dict[str, object] = {"one": spread[0], "two": spread[1], "three": spread[2]}
    targets = [area_target(first + number) for number, count in enumerate(spread) if count > 0]
    tell(state, UNITS_SET, seat, args=args, targets=targets, data={"units": units})


# ------------------------------------------------------- rounds, turns and Night


def tell_round(state: Fields) -> None:
    """K4"""
    if state.journal is None:
        return
    number = state.round
    tell(state, ROUND, NONE, args={"number": number}, targets=[], data={"number": number})


def tell_turn(state: Fields, seat: i64) -> None:
    """K6.1"""
    if state.journal is None:
        return
    number = state.turn
    targets = [f"seat:{seat}"]
    tell(state, TURN, seat, args={"number": number}, targets=targets, data={"number": number})


def tell_tiles_added(state: Fields, level: i64) -> None:
    """K18.3"""
    if state.journal is None:
        return
    tell(state, TILES_ADDED, NONE, args={"level": level}, targets=[], data={"level": level})


def tell_drawn(state: Fields, seat: i64, number: i64, cards: vec[i64]) -> None:
    """K5.2 All see how many, the drawer sees which."""
    if state.journal is None:
        return
    _tell_number_of_cards(state, DI_DRAWN, seat, number)
    _tell_cards(state, DI_SEEN, seat, cards)


def tell_looked(state: Fields, seat: i64) -> None:
    """K5.2.1 All see how many cards Vision shows its owner."""
    if state.journal is None:
        return
    _tell_number_of_cards(state, DI_LOOKED, seat, state.looking_size)
    _tell_cards(state, DI_LOOKED_AT, seat, state.looking)


def tell_kept(state: Fields, seat: i64, card: i64) -> None:
    """K5.2.1"""
    if state.journal is None:
        return
    kept = vec[i64]([0] * len(DI_IDS))
    kept[card] = 1
    _tell_cards(state, DI_KEPT, seat, kept)


def _tell_number_of_cards(state: Fields, kind: str, seat: i64, number: i64) -> None:
    targets = [f"seat:{seat}"]
    tell(state, kind, seat, args={"number": number}, targets=targets, data={"number": number})


def _tell_cards(state: Fields, kind: str, seat: i64, cards: vec[i64]) -> None:
    """To the seat alone."""
    names = di_names(cards)
    args: dict[str, object] = {"cards": di_messages(cards)}
    targets = [f"di:{name}" for name in names]
    tell(state, kind, seat, args=args, targets=targets, data={"cards": names}, only=seat)


def tell_first_power(state: Fields, seat: i64, first: i64) -> None:
    """K5.3 By the number in NIGHT_TILES."""
    if state.journal is None:
        return
    name = NIGHT_TILES[first]
    args: dict[str, object] = {"tile": tile_message(TILE_IDS.index(name))}
    tell(state, FIRST_POWER, seat, args=args, targets=[f"tile:{name}"], data={"tile": name})


def tell_named(state: Fields, seat: i64, other: i64) -> None:
    """K5.4"""
    if state.journal is None:
        return
    place = len(state.named)
    args: dict[str, object] = {"other": player_message(other), "place": place}
    data: dict[str, object] = {"other": other, "place": place}
    tell(state, NAMED, seat, args=args, targets=[f"seat:{other}"], data=data)


def tell_new_order(state: Fields) -> None:
    """K5.4"""
    if state.journal is None:
        return
    args: dict[str, object] = {"players": [player_message(seat) for seat in state.order]}
    tell(state, NEW_ORDER, NONE, args=args, targets=[], data={"order": list(state.order)})


# ------------------------------------------------------------- prayer and points


def tell_prayer(state: Fields, seat: i64, amount: i64, source: str) -> None:
    """`source` is one of PRAYER_SOURCES."""
    if state.journal is None:
        return
    args: dict[str, object] = {"amount": amount, "source": message(PRAYER_SOURCE_TEXTS[source])}
    data: dict[str, object] = {"amount": amount, "now": state.prayer[seat], "source": source}
    tell(state, PRAYER, seat, args=args, targets=[f"seat:{seat}"], data=data)


def tell_prayer_lost(state: Fields, seat: i64, amount: i64) -> None:
    """K15.4"""
    _tell_spent(state, PRAYER_LOST, seat, amount)


def tell_paid(state: Fields, seat: i64, amount: i64) -> None:
    _tell_spent(state, PAID, seat, amount)


def _tell_spent(state: Fields, kind: str, seat: i64, amount: i64) -> None:
    if state.journal is None:
        return
    data: dict[str, object] = {"amount": amount, "now": state.prayer[seat]}
    tell(state, kind, seat, args={"amount": amount}, targets=[f"seat:{seat}"], data=data)


def tell_points(state: Fields, seat: i64, source: i64, amount: i64) -> None:
    """K12.4"""
    if state.journal is None:
        return
    args: dict[str, object] = {"amount": amount, "source": message(SOURCE_TEXTS[source])}
    data: dict[str, object] = {"amount": amount, "source": SOURCE_IDS[source]}
    tell(state, POINTS, seat, args=args, targets=[f"seat:{seat}"], data=data)


def tell_won(state: Fields, seat: i64, points: i64) -> None:
    """K14.2; the data's `capped` says that the technical cap ended the game (K14.3)."""
    if state.journal is None:
        return
    data: dict[str, object] = {"points": points, "capped": state.capped}
    tell(state, WON, seat, args={"points": points}, targets=[f"seat:{seat}"], data=data)
