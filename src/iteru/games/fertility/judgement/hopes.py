"""The open Shops of a seat in the order of what they give for a token, and what the hand brings."""

from typing import Final, final

from iteru.games.fertility.box.components import ANY, KINDS, NEED, SPACES, TOKENS_ON
from iteru.games.fertility.state import Fields
from iteru.kernel.rows import append, i64, vec

SPARE: Final = 0.3  # debens of a token in the hand that fits nowhere yet


def lacking(state: Fields, shop: i64, resource: i64) -> i64:
    """Free spaces for this very resource."""
    return NEED[shop * KINDS + resource] - (state.filled[shop] >> (2 * resource) & 3)


def missing(state: Fields, shop: i64) -> i64:
    """Free spaces of all kinds."""
    return SPACES[shop] - TOKENS_ON[state.filled[shop]]


@final
class Hopes:
    """Open Shops, the most for a token first, and of equals the one that takes more."""

    def __init__(self) -> None:
        self.shops = vec[i64]()
        self.tokens = vec[i64]()  # that each of them still takes
        self.each = vec[float]()  # debens that each of these brings

    def add(self, shop: i64, tokens: i64, each: float) -> None:
        """Inserts a Shop where it belongs."""
        self.shops = append(self.shops, shop)
        self.tokens = append(self.tokens, tokens)
        self.each = append(self.each, each)
        at = len(self.shops) - 1
        while at > 0 and not self._comes_before(at - 1, shop, tokens, each):
            self.shops[at] = self.shops[at - 1]
            self.tokens[at] = self.tokens[at - 1]
            self.each[at] = self.each[at - 1]
            at -= 1
        self.shops[at] = shop
        self.tokens[at] = tokens
        self.each[at] = each

    def _comes_before(self, at: i64, shop: i64, tokens: i64, each: float) -> bool:
        if self.each[at] != each:
            return self.each[at] > each
        if self.tokens[at] != tokens:
            return self.tokens[at] > tokens
        return self.shops[at] < shop


def supply_from_hand(state: Fields, hopes: Hopes) -> tuple[float, Hopes]:
    """Debens that the hand brings, and the hopes that are left after it.

    First the Shops that it can fill, the best first, then parts of others.
    """
    hand = state.hand[:]
    left = hand[0] + hand[1] + hand[2] + hand[3]
    if left == 0:
        return 0.0, hopes
    debens = 0.0
    unfilled = vec[i64]()
    for at in range(len(hopes.shops)):
        tokens = hopes.tokens[at]
        if tokens <= left and put(state, hopes.shops[at], hand, tokens):
            debens += hopes.each[at] * float(tokens)
            left -= tokens
        else:
            unfilled = append(unfilled, at)
    later = Hopes()
    for at in unfilled:
        put(state, hopes.shops[at], hand, 0)
        after = hand[0] + hand[1] + hand[2] + hand[3]
        tokens = hopes.tokens[at]
        rest = tokens - left + after
        left = after
        later.add(hopes.shops[at], rest, hopes.each[at] * float(tokens) / float(rest))
    return debens + SPARE * float(left), later


def put(state: Fields, shop: i64, hand: vec[i64], at_least: i64) -> bool:
    """Takes from the hand what fits on a Shop, if that is at least so much; says whether it did."""
    if ANY[shop] > 0:
        return put_any(hand, missing(state, shop))
    fitting: i64 = 0
    for resource in range(KINDS):
        fitting += min(lacking(state, shop, resource), hand[resource])
    if fitting < at_least:
        return False
    for resource in range(KINDS):
        hand[resource] -= min(lacking(state, shop, resource), hand[resource])
    return True


def put_any(hand: vec[i64], spaces: i64) -> bool:
    """Takes tokens of any kind from the hand, of the most frequent first."""
    for _ in range(spaces):
        most: i64 = 0
        for resource in range(1, KINDS):
            if hand[resource] > hand[most]:
                most = resource
        if hand[most] == 0:
            return False
        hand[most] -= 1
    return True
