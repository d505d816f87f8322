"""What the journal is told: called only when someone listens."""

from typing import Final

from iteru.games.egizia.actions import (
    card_message,
    crew_message,
    irrigation_message,
    site_message,
    space_message,
    sphinx_message,
    stone_space_message,
    stone_target,
    target_message,
    target_places,
    tile_message,
    track_message,
)
from iteru.games.egizia.box.components import CARD_SPACE_NAMES, PRINTED, TARGET_SLOT, TARGET_SPACE
from iteru.games.egizia.box.ids import (
    BESIDE,
    CREWS,
    GRAVES_FIRST,
    IRRIGATIONS,
    LAST_BUILDER,
    MARKETS,
    SITES,
)
from iteru.games.egizia.state import BOOKED_PARTS, Fields
from iteru.kernel.journal import EVERYONE
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.sets import members

EVENT_KINDS: Final = [
    "bid",
    "order",
    "dealt",
    "round",
    "cards_laid",
    "phase",
    "ship",
    "passed",
    "no_second_ship",
    "card_taken",
    "card_played",
    "raised",
    "stones",
    "stones_paid",
    "points",
    "points_lost",
    "market",
    "irrigated",
    "upgraded",
    "doubled",
    "fed",
    "grain",
    "build_first",
    "builds",
    "declined",
    "speculates",
    "stone_laid",
    "grave_revealed",
    "row_complete",
    "sphinx_drawn",
    "sphinx_seen",
    "sphinx_kept",
    "sphinx_chosen",
    "joint_building",
    "new_order",
    "sphinx_revealed",
    "scored",
    "won",
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
    if state.journal is not None:
        args["player"] = message("player", {"seat": seat})
        state.journal.tell(kind, seat, args, targets, data, only)


def tell_plain(state: Fields, kind: str, seat: int) -> None:
    """passed, no_second_ship, build_first"""
    tell(state, kind, seat, {}, [], {})


def tell_bid(state: Fields, seat: int, tile: int, points: int) -> None:
    args: dict[str, object] = {"tile": tile_message(tile), "points": points}
    targets = [f"order_tile:{PRINTED.order_tiles[tile]}"]
    tell(state, "bid", seat, args, targets, {"tile": tile + 1, "points": points})


def tell_order(state: Fields, kind: str) -> None:
    """order, new_order"""
    players = [message("player", {"seat": seat}) for seat in state.order]
    tell(state, kind, NONE, {"players": players}, [], {"order": state.order[:]})


def tell_dealt(state: Fields, seat: int, cards: int) -> None:
    """E15.1 Only its owner sees a Sphinx card."""
    for card in members(cards):
        name = PRINTED.sphinx.cards[card]
        args: dict[str, object] = {"card": sphinx_message(card)}
        tell(state, "dealt", seat, args, [f"sphinx:{name}"], {"card": name}, seat)


def tell_round(state: Fields) -> None:
    tell(state, "round", NONE, {"number": state.round}, [], {"number": state.round})


def tell_phase(state: Fields) -> None:
    name = PRINTED.phases[state.phase - 1]
    tell(state, "phase", NONE, {"phase": message(f"phases-{name}")}, [], {"phase": name})


def tell_cards_laid(state: Fields) -> None:
    names = [PRINTED.nile.cards[card] for card in state.laid]
    tell(state, "cards_laid", NONE, {}, [f"card:{name}" for name in names], {"cards": names})


def tell_ship(state: Fields, seat: int, target: int, powers: int) -> None:
    slot = TARGET_SLOT[target]
    place: object = slot + 1
    if slot == NONE:
        place = None
    elif slot >= BESIDE:
        place = "beside" if slot == BESIDE else "last"
    data: dict[str, object] = {
        "space": PRINTED.river.spaces[TARGET_SPACE[target]],
        "slot": place,
        "powers": [PRINTED.nile.cards[card] for card in members(powers)],
    }
    assert slot <= LAST_BUILDER
    tell(state, "ship", seat, {"place": target_message(target)}, target_places(target), data)


def tell_card_taken(state: Fields, seat: int, card: int, number: int) -> None:
    name, space = PRINTED.nile.cards[card], CARD_SPACE_NAMES[number]
    args: dict[str, object] = {"card": card_message(card)}
    targets = [f"card:{name}", f"space:{space}"]
    tell(state, "card_taken", seat, args, targets, {"card": name, "space": space})


def tell_card_played(state: Fields, seat: int, card: int) -> None:
    name = PRINTED.nile.cards[card]
    args: dict[str, object] = {"card": card_message(card)}
    tell(state, "card_played", seat, args, [f"own_card:{name}"], {"card": name})


def tell_raised(state: Fields, seat: int, crew: int, before: int, after: int) -> None:
    name = CREWS[crew]
    data: dict[str, object] = {"crew": name, "from": before, "to": after}
    args: dict[str, object] = {"crew": crew_message(crew), "to": after}
    tell(state, "raised", seat, args, [f"crew:{name}"], data)


def tell_stones(state: Fields, seat: int, amount: int, lost: int) -> None:
    data: dict[str, object] = {"amount": amount, "lost": lost}
    tell(state, "stones", seat, {"amount": amount, "lost": lost}, [f"seat:{seat}"], data)


def tell_stones_paid(state: Fields, seat: int, amount: int) -> None:
    args: dict[str, object] = {"amount": amount}
    tell(state, "stones_paid", seat, args, [f"seat:{seat}"], {"amount": amount})


def tell_points(state: Fields, seat: int, amount: int, part: int) -> None:
    name = BOOKED_PARTS[part]
    args: dict[str, object] = {"amount": amount, "part": message(f"parts-{name}")}
    tell(state, "points", seat, args, [f"seat:{seat}"], {"amount": amount, "part": name})


def tell_points_lost(state: Fields, seat: int, amount: int) -> None:
    args: dict[str, object] = {"amount": amount}
    tell(state, "points_lost", seat, args, [f"seat:{seat}"], {"amount": amount})


def tell_market(state: Fields, seat: int, track: int, to: int) -> None:
    name = MARKETS[track]
    args: dict[str, object] = {"track": track_message(track), "to": to}
    tell(state, "market", seat, args, [f"track:{name}"], {"track": name, "to": to})


def tell_irrigated(state: Fields, seat: int) -> None:
    name = IRRIGATIONS[state.irrigation]
    args: dict[str, object] = {"place": irrigation_message(state.irrigation)}
    tell(state, "irrigated", seat, args, [f"irrigation:{name}"], {"place": name})


def tell_upgraded(state: Fields, seat: int, field: int) -> None:
    name = PRINTED.nile.cards[field]
    args: dict[str, object] = {"field": card_message(field)}
    tell(state, "upgraded", seat, args, [f"field:{name}"], {"field": name})


def tell_doubled(state: Fields, seat: int, space: int) -> None:
    name = PRINTED.river.spaces[space]
    args: dict[str, object] = {"space": space_message(space)}
    tell(state, "doubled", seat, args, [f"space:{name}"], {"space": name})


def tell_fed(state: Fields, seat: int, need: int, supply: int) -> None:
    args: dict[str, object] = {"need": need, "supply": supply}
    missing = max(need - supply, 0)
    data: dict[str, object] = {"need": need, "supply": supply, "missing": missing}
    tell(state, "fed", seat, args, [f"seat:{seat}"], data)


def tell_grain(state: Fields, seat: int, amount: int) -> None:
    tell(state, "grain", seat, {"amount": amount}, [f"seat:{seat}"], {"amount": amount})


def tell_builds(state: Fields, seat: int, site: int, crews: int, strength: int) -> None:
    names = [CREWS[crew] for crew in members(crews)]
    data: dict[str, object] = {"site": SITES[site], "crews": names, "strength": strength}
    args: dict[str, object] = {"site": site_message(site), "strength": strength}
    tell(state, "builds", seat, args, [f"crew:{name}" for name in names], data)


def tell_declined(state: Fields, seat: int, site: int) -> None:
    args: dict[str, object] = {"site": site_message(site)}
    tell(state, "declined", seat, args, _site_targets(site), {"site": SITES[site]})


def tell_speculates(state: Fields, seat: int, site: int, slot: int) -> None:
    """E8.4.2 He takes the freed place: 1 to 3, or 4 for that of occupied_site."""
    args: dict[str, object] = {"site": site_message(site)}
    data: dict[str, object] = {"site": SITES[site], "slot": min(slot, BESIDE) + 1}
    tell(state, "speculates", seat, args, _site_targets(site), data)


def _site_targets(site: int) -> list[str]:
    return [f"space:{PRINTED.river.space_of_site[site]}"]


def tell_stone_laid(state: Fields, seat: int, space: int, value: int) -> None:
    args: dict[str, object] = {"space": stone_space_message(space), "value": value}
    data: dict[str, object] = {"space": PRINTED.stones.spaces[space], "value": value}
    tell(state, "stone_laid", seat, args, [stone_target(space)], data)


def tell_grave_revealed(state: Fields, place: int) -> None:
    value = state.graves[place]
    data: dict[str, object] = {"place": place + 1, "value": value}
    targets = [stone_target(GRAVES_FIRST + place)]
    tell(state, "grave_revealed", NONE, {"place": place + 1, "value": value}, targets, data)


def tell_row_complete(state: Fields, seat: int, row: int, amount: int) -> None:
    data: dict[str, object] = {"row": row + 1, "amount": amount}
    names = [PRINTED.stones.spaces[space] for space in members(PRINTED.stones.rows[row])]
    targets = [f"pyramid:{name}" for name in names]
    tell(state, "row_complete", seat, {"row": row + 1, "amount": amount}, targets, data)


def tell_sphinx_drawn(state: Fields, seat: int, number: int) -> None:
    tell(state, "sphinx_drawn", seat, {"number": number}, ["sphinx_deck"], {"number": number})


def tell_sphinx_seen(state: Fields, seat: int) -> None:
    """E15.1 Only the drawer sees the cards."""
    _tell_sphinx_cards(state, "sphinx_seen", seat, state.looking)


def tell_sphinx_kept(state: Fields, seat: int, kept: int, returned: int) -> None:
    """E14.1 Only the number kept is public."""
    number = len(members(kept))
    data: dict[str, object] = {"kept": number, "returned": returned}
    args: dict[str, object] = {"kept": number, "returned": returned}
    tell(state, "sphinx_kept", seat, args, ["sphinx_deck"], data)
    _tell_sphinx_cards(state, "sphinx_chosen", seat, kept)


def _tell_sphinx_cards(state: Fields, kind: str, seat: int, cards: int) -> None:
    names = [PRINTED.sphinx.cards[card] for card in members(cards)]
    args: dict[str, object] = {"cards": [sphinx_message(card) for card in members(cards)]}
    targets = [f"sphinx:{name}" for name in names]
    if names:
        tell(state, kind, seat, args, targets, {"cards": names}, seat)


def tell_joint_building(state: Fields, seat: int, sites: int, amount: int) -> None:
    data: dict[str, object] = {"sites": sites, "amount": amount}
    tell(state, "joint_building", seat, {"sites": sites, "amount": amount}, [], data)
