"""Positions for tests: Board E of the worked examples, changed piece by piece and restored.

Components are conserved: what a test does not place stays in the box, the deck or the Stock.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import iteru
from iteru.games.fertility.components import PRINTED, TILES
from iteru.games.fertility.position import FertilityState
from iteru.kernel.generator import seeded

GAME = iteru.load("fertility")

# Boards valley_a, valley_b, valley_c and, for four seats, valley_d; the starting tile in capitals.
BOARD_E = """
    ..g. ...~ b... .~..
    W... .p.. ..W. ...a
    .ss. .... .... W...
    .ssa ~... g.ss ..~.
    .... AB.g ..ss p.~.
    b.~~ PG.. .~.. .ss.
    .... ..WW .~.p .ssW
    .W.p a... .... ....
    ~... ..~b W.a~ .g.b
"""
LETTERS = {"a": "alabaster", "b": "bovine", "p": "papyrus", "g": "grape"}
METROPOLISES = (
    "metropolis_memphis",
    "metropolis_thebes",
    "metropolis_heliopolis",
    "metropolis_abydos",
)
POOL = ("alabaster-bovine", "bovine-papyrus", "papyrus-grape")

Table = Mapping[str, object]


def tables(key: str, of: Table | None = None) -> list[Table]:
    """A list of tables of the component data."""
    found = (of or GAME.components)[key]
    assert isinstance(found, list)
    return found


def shop_tables(owner: Table) -> dict[str, list[str]]:
    """The Shops of a District or Metropolis: what each requires, by id."""
    return {str(shop["id"]): list(shop["requires"]) for shop in tables("shops", owner)}  # type: ignore[call-overload]


SHOPS_OF = {
    str(owner["id"]): shop_tables(owner)
    for owner in [*tables("metropolis_boards"), *tables("district_tiles")]
}
