"""What the journal is told about the Traitor alone: called only when someone listens.

What it does like a player (taking cards, building, passing) is told by events.py.
"""

from typing import Final

from iteru.games.pharaon.actions import (
    artisan_message,
    jar_message,
    noble_message,
    resource_message,
    tile_message,
)
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import RESOURCES, TILES, TRAITOR_EFFECTS
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling.events import tell
from iteru.kernel.message import message
from iteru.kernel.plain import NONE

TRAITOR_EVENT_KINDS: Final = [
    "tile_dark",
    "tile_tied",
    "traitor_stack",
    "traitor_jar",
    "traitor_tile",
    "traitor_full",
    "traitor_wheel",
    "removed_noble",
    "removed_artisan",
    "traitor_scored",
]


def tell_tile_dark(state: Fields, tile: int) -> None:
    args: dict[str, object] = {"tile": tile_message(tile)}
    tell(state, "tile_dark", NONE, args, [f"traitor_tile:{TILES[tile]}"], {"tile": TILES[tile]})


def tell_tile_tied(state: Fields, tile: int, resource: int) -> None:
    tell(
        state,
        "tile_tied",
        NONE,
        {"tile": tile_message(tile), "resource": resource_message(resource)},
        [f"traitor_tile:{TILES[tile]}"],
        {"tile": TILES[tile], "resource": RESOURCES[resource]},
    )


def tell_stack(state: Fields, number: int) -> None:
    tell(state, "traitor_stack", NONE, {"number": number}, ["traitor"], {"number": number})


def tell_jar(state: Fields, jar: int) -> None:
    name = PRINTED.jars[jar]
    tell(state, "traitor_jar", NONE, {"jar": jar_message(jar)}, [f"jar:{name}"], {"jar": name})


def tell_tile(
    state: Fields, tile: int, space: int, resource: int, effect: int, number: int
) -> None:
    """A space from 1 on is covered; its icon is resolved next."""
    icon = TRAITOR_EFFECTS[effect]
    tell(
        state,
        "traitor_tile",
        NONE,
        {
            "tile": tile_message(tile),
            "space": space,
            "resource": resource_message(resource),
            "effect": message(f"traitor_effects-{icon}", {"number": number}),
        },
        [f"traitor_tile:{TILES[tile]}"],
        {
            "tile": TILES[tile],
            "space": space,
            "resource": RESOURCES[resource],
            "effect": icon,
            "number": number,
        },
    )


def tell_resource(state: Fields, kind: str, resource: int) -> None:
    """traitor_wheel, traitor_full"""
    name = RESOURCES[resource]
    targets = ["wheel"] if kind == "traitor_wheel" else [f"supply:{name}"]
    args: dict[str, object] = {"resource": resource_message(resource)}
    tell(state, kind, NONE, args, targets, {"resource": name})


def tell_noble_removed(state: Fields, noble: int, slot: int) -> None:
    name = PRINTED.nobles[noble]
    data: dict[str, object] = {"noble": name, "slot": slot + 1}
    tell(state, "removed_noble", NONE, {"noble": noble_message(noble)}, [f"noble:{name}"], data)


def tell_artisan_removed(state: Fields, artisan: int, slot: int) -> None:
    name = PRINTED.artisans[artisan]
    data: dict[str, object] = {"artisan": name, "slot": slot + 1}
    args: dict[str, object] = {"artisan": artisan_message(artisan)}
    tell(state, "removed_artisan", NONE, args, [f"artisan:{name}"], data)
