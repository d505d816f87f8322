"""Step 3 of a turn: supply Shops, and the exchange that some of them allow (F6)."""

from typing import Final

from iteru.games.fertility.actions import EXCHANGE, EXCHANGE_DECLINE, SUPPLY, SUPPLY_STOP
from iteru.games.fertility.box.components import (
    ANY,
    EFFECT,
    EXCHANGE_SHOP,
    KINDS,
    NEED,
    PRINTED,
    SHOP_KINDS,
    VALUE,
    WHEAT_SHOP,
)
from iteru.games.fertility.frames import ASK_EXCHANGE
from iteru.games.fertility.rules.place_tile import gain_wheat
from iteru.games.fertility.state import Fields, is_full, owned_shops
from iteru.games.fertility.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec

TOKEN: Final = vec[i64]([1, 4, 16, 64])  # one token of a resource, in `filled`


def legal_supply(state: Fields, seat: i64) -> list[int]:
    """F6.1 A resource of the hand on an own Shop with a fitting space, or stop (F6.7).

    F5.7 The Shops of a District that was built in this very turn are among them.
    """
    codes: list[int] = []
    hand = state.hand
    if hand[0] + hand[1] + hand[2] + hand[3] > 0:
        for shop in owned_shops(state, seat):
            if not is_full(state, shop):
                for resource in range(KINDS):
                    if hand[resource] > 0 and has_space(state, shop, resource):
                        codes.append(SUPPLY + shop * KINDS + resource)
        codes.sort()
    codes.append(SUPPLY_STOP)
    return codes


def has_space(state: Fields, shop: i64, resource: i64) -> bool:
    """F6.2 A space of its own kind, or one for any resource that is still free."""
    filling = state.filled[shop]
    if (filling >> (2 * resource) & 3) < NEED[shop * KINDS + resource]:
        return True
    if ANY[shop] == 0:
        return False
    on_any: i64 = 0
    for kind in range(KINDS):
        on_any += max(0, (filling >> (2 * kind) & 3) - NEED[shop * KINDS + kind])
    return on_any < ANY[shop]


def tokens_by_space(state: Fields, shop: i64) -> list[int]:
    """F6.2 What lies on each space: a token takes one of its own kind first. NONE: it is free."""
    left = [state.filled[shop] >> (2 * kind) & 3 for kind in range(KINDS)]
    asked = PRINTED.asked[shop]
    spaces = [NONE] * len(asked)
    for space, kind in enumerate(asked):
        if kind != NONE and left[kind] > 0:
            spaces[space] = kind
            left[kind] -= 1
    spare = [kind for kind in range(KINDS) for _ in range(left[kind])]
    for space, kind in enumerate(asked):
        if kind == NONE and spare:
            spaces[space] = spare.pop(0)
    return spaces


def apply_supply(state: Fields, seat: i64, code: i64) -> None:
    """One token from the hand on a Shop; the question stays open until the player stops."""
    if code == SUPPLY_STOP:
        state.pending.pop()
        return
    shop, resource = (code - SUPPLY) // KINDS, (code - SUPPLY) % KINDS
    state.hand[resource] -= 1
    events.tell_supplied(state, events.SUPPLIED, seat, shop, resource)
    put_on_shop(state, seat, shop, resource)


def put_on_shop(state: Fields, seat: i64, shop: i64, resource: i64) -> None:
    """F6.4 The token stays there. F6.5 A Shop gives what it gives at once when it becomes full."""
    state.filled[shop] += TOKEN[resource]
    state.tokens[seat * KINDS + resource] += 1
    if not is_full(state, shop):
        return
    events.tell_shop(state, events.COMPLETED, seat, shop)
    if EFFECT[shop] == WHEAT_SHOP:
        gain_wheat(state, seat, VALUE[shop])
    elif EFFECT[shop] == EXCHANGE_SHOP:
        state.pending.push(ASK_EXCHANGE, seat, shop)


def legal_exchange(state: Fields, seat: i64) -> list[int]:
    """F6.6.2 A kind that the Shop lists and the Stock has, on another Shop with a fitting space.

    F6.6.3 The player may decline. The exchange Shop itself is full.
    """
    kinds = SHOP_KINDS[state.pending.argument]
    codes: list[int] = []
    for shop in owned_shops(state, seat):
        for resource in range(KINDS):
            if (
                kinds >> resource & 1
                and state.stock[resource] > 0
                and has_space(state, shop, resource)
            ):
                codes.append(EXCHANGE + shop * KINDS + resource)
    codes.sort()
    codes.append(EXCHANGE_DECLINE)
    return codes


def apply_exchange(state: Fields, seat: i64, code: i64) -> None:
    """F6.6.1 From the Stock straight onto the Shop; F6.6.4 which may complete it in turn."""
    exchange_shop = state.pending.pop()
    if code == EXCHANGE_DECLINE:
        events.tell_shop(state, events.EXCHANGE_DECLINED, seat, exchange_shop)
        return
    shop, resource = (code - EXCHANGE) // KINDS, (code - EXCHANGE) % KINDS
    state.stock[resource] -= 1
    events.tell_supplied(state, events.EXCHANGED, seat, shop, resource)
    put_on_shop(state, seat, shop, resource)
