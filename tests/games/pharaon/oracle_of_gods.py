"""The best set of gods and the points of nobles, written naively from P8.4 and P9.10."""

from itertools import combinations

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import SECTIONS
from iteru.games.pharaon.position import PharaonState

HALF = {"offerings": 6, "nobles": 5, "nile": 2, "artisans": 7, "burial_chamber": 4}
FIXED = {  # nobles whose points never change
    **dict.fromkeys(["architect", "high_priestess", "master", "granary_steward"], 9),
    "judge": 8,
    **dict.fromkeys([f"high_official_{number}" for number in (21, 22, 23)], 6),
    "high_official_24": 5,
    **dict.fromkeys([f"high_official_{number}" for number in (25, 26)], 7),
}
ARTISANS = [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5 + [6] * 5 + [7] * 5


def best_gods(state: PharaonState, seat: int, with_nobles: bool = True) -> tuple[int, ...]:
    """P8.4 Positions of the chosen gods: most points, of gods, gods, then first in ring order."""
    sets = [
        chosen
        for size in range(6)
        for chosen in combinations(range(5), size)
        if all(serves(state, seat, place, chosen) for place in range(5))
    ]
    return min(sets, key=lambda chosen: worth(state, seat, chosen, with_nobles))


def worth(
    state: PharaonState, seat: int, chosen: tuple[int, ...], with_nobles: bool
) -> tuple[int, int, int, tuple[int, ...]]:
    ring = [SECTIONS[section] for section in state.ring]
    god_points = sum(HALF[ring[place]] + HALF[ring[(place + 1) % 5]] for place in chosen)
    total = god_points
    if with_nobles:
        total += sum(noble_points(state, seat, chosen).values())
    return -total, -god_points, -len(chosen), chosen


def serves(state: PharaonState, seat: int, place: int, chosen: tuple[int, ...]) -> bool:
    """No element counts twice: both gods beside a section take twice the number."""
    section = SECTIONS[state.ring[place]]
    asking = len({place, (place - 1) % 5} & set(chosen))
    levels = state.nile[seat * 5 : seat * 5 + 5]
    have, needed = {
        "offerings": (sum(state.own[seat * 18 + 6 : seat * 18 + 18]), 3),
        "nobles": (bin(state.nobles[seat]).count("1"), 2),
        "artisans": (bin(state.artisans[seat]).count("1"), 3),
        "nile": (sum(level >= 1 for level in levels), int(state.options["nile_condition_needed"])),
        "burial_chamber": (state.stage[seat], 2),
    }[section]
    return asking * needed <= have


def noble_points(state: PharaonState, seat: int, chosen: tuple[int, ...]) -> dict[str, int]:
    """P9.10 The points of each own noble with these gods."""
    own = state.own[seat * 18 : seat * 18 + 18]
    mine = [PRINTED.nobles[noble] for noble in range(26) if state.nobles[seat] >> noble & 1]
    values = {ARTISANS[card] for card in range(30) if state.artisans[seat] >> card & 1}
    computed = {
        "general": 7 + 4 * (state.pharaoh == seat) + 4 * (state.first == seat),
        "grand_vizier": 3 + 3 * len(mine),
        "doctor": 6 + 2 * len(values),
        "chief_contractor": 6 + 2 * state.stage[seat],
        "high_priest": 6 + 2 * sum(own[6:]),
        "governor": 5 + 3 * list(state.nile[seat * 5 : seat * 5 + 5]).count(3),
        "witch": 3 + 3 * len(chosen),
        "treasurer": 8 + 2 * own[5],
        "teacher": 7 + sum(own[:5]) + sum(own[6:11]),
        **FIXED,
    }
    for number, section in enumerate(["offerings", "nobles", "nile", "artisans", "burial_chamber"]):
        place = list(state.ring).index(SECTIONS.index(section))
        beside = (place in chosen) + ((place - 1) % 5 in chosen)
        computed[f"scribe_{number + 1}"] = 4 + 4 * beside
    points = {noble: computed[noble] for noble in mine if noble != "diplomat"}
    if "diplomat" in mine:
        points["diplomat"] = max(points.values(), default=0)
    return points
