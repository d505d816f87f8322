"""What is told of the Traitor alone: its tiles, its jars, and what it removes.

What it does like a player (taking cards, building, passing) is told like a player's.
"""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import RESOURCES, TILE_SPACES, TILES, TRAITOR_EFFECTS
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling.events import tell
from iteru.games.pharaon.telling.words import (
    WORDS,
    artisan_message,
    jar_message,
    noble_message,
    resource_message,
    tile_message,
)
from iteru.kernel.message import message
from iteru.kernel.plain import NONE

EFFECT_TEXTS: Final = WORDS.table("traitor_effects", TRAITOR_EFFECTS)
TILE_DARK: Final = WORDS.event("tile_dark")
TILE_TIED: Final = WORDS.event("tile_tied")
TRAITOR_STACK: Final = WORDS.event("traitor_stack")
TRAITOR_JAR: Final = WORDS.event("traitor_jar")
TRAITOR_TILE: Final = WORDS.event("traitor_tile")
TRAITOR_FULL: Final = WORDS.event("traitor_full")
TRAITOR_WHEEL: Final = WORDS.event("traitor_wheel")
REMOVED_NOBLE: Final = WORDS.event("removed_noble")
REMOVED_ARTISAN: Final = WORDS.event("removed_artisan")


def tell_tile_dark(state: Fields, tile: int) -> None:
    if state.journal is None:
        return
    name = TILES[tile]
    tell(
        state,
        TILE_DARK,
        NONE,
        args={"tile": tile_message(tile)},
        targets=[f"traitor_tile:{name}"],
        data={"tile": name},
    )


def tell_tile_tied(state: Fields, tile: int, resource: int) -> None:
    if state.journal is None:
        return
    name = TILES[tile]
    tell(
        state,
        TILE_TIED,
        NONE,
        args={"tile": tile_message(tile), "resource": resource_message(resource)},
        targets=[f"traitor_tile:{name}"],
        data={"tile": name, "resource": RESOURCES[resource]},
    )


def tell_stack(state: Fields, jars: int) -> None:
    """How many jars the Traitor has for this round."""
    if state.journal is None:
        return
    tell(
        state,
        TRAITOR_STACK,
        NONE,
        args={"number": jars},
        targets=["traitor"],
        data={"number": jars},
    )


def tell_jar(state: Fields, jar: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.jars[jar]
    tell(
        state,
        TRAITOR_JAR,
        NONE,
        args={"jar": jar_message(jar)},
        targets=[f"jar:{name}"],
        data={"jar": name},
    )


def tell_tile(state: Fields, tile: int, resource: int, icon: int) -> None:
    """A space is covered; its icon is resolved next. The icon is its number in the tables."""
    if state.journal is None:
        return
    name, space = TILES[tile], icon % TILE_SPACES + 1
    effect, number = PRINTED.tile_effects[icon], PRINTED.tile_numbers[icon]
    tell(
        state,
        TRAITOR_TILE,
        NONE,
        args={
            "tile": tile_message(tile),
            "space": space,
            "resource": resource_message(resource),
            "effect": message(EFFECT_TEXTS[effect], {"number": number}),
        },
        targets=[f"traitor_tile:{name}"],
        data={
            "tile": name,
            "space": space,
            "resource": RESOURCES[resource],
            "effect": TRAITOR_EFFECTS[effect],
            "number": number,
        },
    )


def tell_to_wheel(state: Fields, resource: int) -> None:
    if state.journal is not None:
        _tell_resource(state, TRAITOR_WHEEL, resource, "wheel")


def tell_full(state: Fields, resource: int) -> None:
    """P11.5 No tile has a space left."""
    if state.journal is not None:
        _tell_resource(state, TRAITOR_FULL, resource, f"supply:{RESOURCES[resource]}")


def _tell_resource(state: Fields, kind: str, resource: int, target: str) -> None:
    tell(
        state,
        kind,
        NONE,
        args={"resource": resource_message(resource)},
        targets=[target],
        data={"resource": RESOURCES[resource]},
    )


def tell_noble_removed(state: Fields, noble: int, slot: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.nobles[noble]
    tell(
        state,
        REMOVED_NOBLE,
        NONE,
        args={"noble": noble_message(noble)},
        targets=[f"noble:{name}"],
        data={"noble": name, "slot": slot + 1},
    )


def tell_artisan_removed(state: Fields, artisan: int, slot: int) -> None:
    if state.journal is None:
        return
    name = PRINTED.artisans[artisan]
    tell(
        state,
        REMOVED_ARTISAN,
        NONE,
        args={"artisan": artisan_message(artisan)},
        targets=[f"artisan:{name}"],
        data={"artisan": name, "slot": slot + 1},
    )
