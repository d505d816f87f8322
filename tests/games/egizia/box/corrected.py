"""What the numbers of the component data are seen to do in play.

`seen_in_play` puts up a position for an entry of the data and gives the number that shows there:
what is paid, gained, offered or viewed. Run as a process of its own (see replaced.py), it tells
this of all entries of the data that are in use.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

from iteru.games.egizia.box.ids import STONE_MARKET
from iteru.games.egizia.rules.feeding import loss_for
from iteru.games.egizia.rules.final_scoring import grave_points, stone_sale
from iteru.games.egizia.rules.supplies import raise_crew, step_market
from tests.games.egizia.box.corrected_cards import nile_cards, sphinx_cards
from tests.games.egizia.box.looks import (
    BOTTOM,
    CREWS,
    MANY,
    SITES,
    Path,
    at_site,
    least,
    reserve,
    score,
    steps_asked,
)
from tests.games.egizia.positions import (
    BLUE,
    DATA,
    GAME,
    RED,
    START,
    choices,
    ids,
    markets,
    offered,
    play,
    position,
    seen,
    strengths,
)

NOT_SEEN = {"year"}  # of the box; nothing in play depends on it


def numbers(data: object, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """All numeric entries of the data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from numbers(value, (*path, index))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield path, data


def seen_in_play(path: Path) -> int | None:
    """The number of this entry as play shows it; None: it is one that the reader fixes."""
    table = str(path[0])
    entry: Any = DATA[table]
    if isinstance(entry, list):
        entry = entry[int(path[1])]
    look = LOOKS.get(table)
    return look(entry, path) if look else None


# ------------------------------------------------------------ boards and tiles


def setup(entry: Any, path: Path) -> int | None:
    if path[-1] != "site_spaces":
        return None
    free = offered(position(seats=entry["seats"]), "ship sphinx-")
    return len(free)


def options(entry: Any, path: Path) -> int | None:
    other = next(choice for choice in entry["choices"] if choice != entry["default"])
    accepted = []
    for seats in (2, 3, 4):
        try:
            GAME.new(seats, 1, {entry["id"]: other})
            accepted.append(seats)
        except ValueError:
            continue
    return int(entry["seats"][path[-1]]) if set(accepted) == set(entry["seats"]) else -1


def crews(entry: Any, path: Path) -> int | None:
    if path[-1] == "start":
        return int(seen(GAME.new(2, 1))["seats"][0]["strength"][entry["id"]])
    state = position()
    raise_crew(state, BLUE, CREWS.index(entry["id"]), 50)
    return int(strengths(state, BLUE)[CREWS.index(entry["id"])])


def order_tiles(entry: Any, path: Path) -> int | None:
    view = seen(GAME.new(4, 1))
    holder = view["order"][entry["number"] - 1]
    return int(view["seats"][holder]["reserve"]) if path[-1] == "start_stones" else None


def start_cards(entry: Any, path: Path) -> int | None:
    seat = seen(position())["seats"][BLUE]
    found = {"stones": seat["production"]["quarry"], "grain": seat["feeding"]["supply"]}
    return found.get(str(path[-1]))


def market(entry: Any, path: Path) -> int | None:
    track = ids("markets").index(entry["id"])
    state = position(market={BLUE: (BOTTOM, BOTTOM)}, reserve={BLUE: 0})
    if path[-1] == "final_stones_per_point":
        if track != STONE_MARKET:
            return None

        def sells(stones: int) -> bool:
            state.reserve[BLUE] = stones
            return stone_sale(state, BLUE) > 0

        return least(sells)
    step_market(state, BLUE, track, 1)
    return {"bottom_stones": reserve(state), "bottom_points": score(state)}[str(path[-1])]


def market_spaces(entry: Any, path: Path) -> int | None:
    if path[-1] != "penalty" or entry["market"] == "stone_market":
        return None
    return loss_for(position(market={BLUE: (0, entry["index"])}), BLUE, 1)


def nile_spaces(entry: Any, path: Path) -> int | None:
    if path[-1] not in ("steps", "stones"):
        return None
    state = play(position(), f"ship {entry['id'].replace('_', '-')}")
    kind = entry["effect"]["kind"]
    if kind == "market_both":
        assert len(set(markets(state, BLUE))) == 1
        return int(markets(state, BLUE)[0])
    if kind == "raise_chosen_and_stones":
        play(state, "raise masons")
    crew = CREWS.index((entry["effect"].get("crews") or ["masons"])[0])
    raised = int(strengths(state, BLUE)[crew]) - START[crew]
    return {"steps": raised, "stones": reserve(state)}[str(path[-1])]


def sites(entry: Any, path: Path) -> int | None:
    if entry["id"] == "sphinx":
        return None
    state = at_site(entry["id"])
    play(state, "build masons overseer plain")
    play(state, offered(state, "lay ")[0], "stop")
    return steps_asked(state)


def sphinx_visit(entry: Any, path: Path) -> int | None:
    state = play(at_site("sphinx"), "build masons alone plain")
    draws = [int(draw.removeprefix("draw ")[0]) for draw in offered(state, "draw ")]
    if path[-1] == "max_cards":
        return max(draws)
    play(state, "draw 2+0")
    if path[-1] == "stones_per_card":
        return (MANY - reserve(state)) // 2
    play(state, "keep none")
    return score(state) // 2


# ------------------------------------------------------------ buildings


def building_space(entry: Any, path: Path) -> int | None:
    """What a stone costs, after all that must lie there before it."""
    if path[-1] != "value":
        return None
    name = entry["id"]
    site = "obelisk_graves" if name.startswith("obelisk") else "temple_pyramid"
    before = supports(name)
    state = at_site(site, stones={RED: sorted(before)}, cards={BLUE: ["strength_3_a"]})
    play(state, "build masons overseer strength")
    move = f"lay {name.replace('_', '-')}"
    value = int(choices(state)[move]["args"]["value"])
    play(state, move)
    assert reserve(state) == MANY - value
    return value


def supports(name: str) -> set[str]:
    """All spaces that must be filled before this one."""
    rows = {
        space["id"]: space
        for table in ("obelisk_spaces", "temple_spaces", "pyramid_spaces")
        for space in DATA[table]
    }
    found: set[str] = set()
    for needed in rows[name]["requires"]:
        found |= {needed} | supports(needed)
    return found


def graves(entry: Any, path: Path) -> int | None:
    if path[-1] == "face_up":
        return len([value for value in seen(GAME.new(2, 1))["graves"] if value is not None])
    step = entry["final_points"][path[2]]
    if path[-1] == "min":
        return least(lambda total: grave_points(total) >= step["points"])
    return grave_points(step["min"])


def grave_tiles(entry: Any, path: Path) -> int | None:
    view = seen(GAME.new(2, 1))
    value = entry["value"]
    count = view["unseen_graves"][str(value)] + view["graves"].count(value)
    return {"value": value, "count": count}[str(path[-1])]


def scoring(entry: Any, path: Path) -> int | None:
    if path[-1] == "scarab_points":
        state = position()

        def has_scarab(points: int) -> bool:
            state.score[BLUE] = points
            return bool(seen(state)["seats"][BLUE]["scarabs"])

        return least(has_scarab)
    count = int(path[-1])
    built = position(phase="joint_building", alone=True, built={BLUE: SITES[:count]})
    return score(built)


LOOKS: dict[str, Callable[[Any, Path], int | None]] = {
    "setup": setup,
    "options": options,
    "crews": crews,
    "order_tiles": order_tiles,
    "start_cards": start_cards,
    "markets": market,
    "market_spaces": market_spaces,
    "nile_spaces": nile_spaces,
    "sites": sites,
    "sphinx_visit": sphinx_visit,
    "obelisk_spaces": building_space,
    "temple_spaces": building_space,
    "pyramid_spaces": building_space,
    "graves": graves,
    "grave_tiles": grave_tiles,
    "scoring": scoring,
    "nile_cards": nile_cards,
    "sphinx_cards": sphinx_cards,
}


def main() -> None:
    """Tells of each of the given entries what is seen of it in play; and the names of cards."""
    paths = [tuple(path) for path in json.load(sys.stdin)]
    shown = [seen_in_play(path) for path in paths]
    json.dump({"seen": shown, "names": GAME.names()}, sys.stdout)


if __name__ == "__main__":
    main()
