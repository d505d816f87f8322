"""What a basic resource can count as, by the scribes of its owner (P3.8)."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import BASICS
from iteru.kernel.sets import BIT


def substitutes(scribes: int) -> list[int]:
    """P3.8, P9.1 By basic resource: the bits of the colours it can count as with these scribes.

    Each scribe joins two colours, and two scribes are not chained.
    """
    found = [BIT[colour] for colour in range(BASICS)]
    for scribe, (one, other) in enumerate(PRINTED.scribe_pairs):
        if scribes >> scribe & 1:
            found[one] |= BIT[other]
            found[other] |= BIT[one]
    return found


# By scribes * BASICS + basic resource: what a unit of it can count as.
COLOURS: Final = bytes([colours for scribes in range(32) for colours in substitutes(scribes)])
# By scribes * 32 + set of colours: the basic resources that can count as one of them.
SUPPLIERS: Final = bytes(
    [
        sum([BIT[c] for c in range(BASICS) if COLOURS[scribes * BASICS + c] & colours])
        for scribes in range(32)
        for colours in range(32)
    ]
)
