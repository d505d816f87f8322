"""Departures, payments, tokens and battles once more, naively, from the rules and the data alone.

It reads the public view and the components as plain data and asks each rule in its own words; it
shares no code with the engine.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from tests.games.kemet.box.test_map import AREA, BORDERS
from tests.games.kemet.positions import DATA

TILE: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["power_tiles"]}
CREATURE: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["creatures"]}
CARD: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["battle_cards"]}
SPACE_LEVEL = {space["id"]: space["level"] for space in DATA["action_spaces"]}
FRONT = {city["id"]: city["front"] for city in DATA["cities"]}
DI_GAIN = {  # K15.2 strength, damage, protection, cost
    "war_rage": (1, 0, 0, 0),
    "war_fury": (2, 0, 0, 1),
    "bloody_battle": (0, 1, 0, 0),
    "bloodbath": (0, 2, 0, 1),
    "bronze_wall": (0, 0, 1, 0),
    "iron_wall": (0, 0, 2, 1),
}


def note(name: str) -> str:
    return name.replace("_", "-")


def has(public: Mapping[str, Any], seat: int, group: str) -> bool:
    """Whether a seat owns a tile of the group."""
    return any(TILE[tile]["group"] == group for tile in public["seats"][seat]["tiles"])


def troop(public: Mapping[str, Any], seat: int, area: str) -> tuple[int, str]:
    """Units and creature ("" if none) of a seat in an area."""
    for place in public["areas"]:
        if place["area"] == area:
            for own in place["troops"]:
                if own["seat"] == seat:
                    return own["units"], own["creature"] or ""
    return 0, ""


def limit(public: Mapping[str, Any], seat: int) -> int:
    """K8.3"""
    return 7 if has(public, seat, "legion") else 5


def less(public: Mapping[str, Any], seat: int, cost: int) -> int:
    """K16.3 Priest of Ra, last and never below 0."""
    return max(0, max(0, cost) - (1 if has(public, seat, "priest_of_ra") else 0))


def departures(public: Mapping[str, Any], seat: int) -> dict[str, set[str]]:
    """K8.1 to K8.8, K8.11.2 By step or teleport: the groups that may go."""
    move = public["move"]
    units, creature = troop(public, seat, move["at"])
    found: dict[str, set[str]] = {}
    ways = [("step", area) for area in BORDERS[len(public["seats"])][move["at"]]]
    if may_teleport(public, seat, move["at"]):
        ways += [
            ("teleport", area)
            for area in BORDERS[len(public["seats"])]
            if AREA[area]["obelisk"] and area != move["at"] and area not in move["landed"]
        ]
    for (how, area), number in product(ways, range(1, units + 1)):
        for along in ["", creature] if creature else [""]:
            if is_legal_group(public, seat, how, area, number, along):
                group = f"take {number}" + (" with creature" if along else "")
                found.setdefault(f"{how} {note(area)}", set()).add(group)
    return found


def may_teleport(public: Mapping[str, Any], seat: int, area: str) -> bool:
    """K8.7, K8.7.1 From a pyramid or with the tile from an obelisk, if it can be paid."""
    pyramid = any(row["area"] == area and row["level"] >= 1 for row in public["pyramids"])
    obelisk = AREA[area]["obelisk"] and has(public, seat, "teleport")
    cost = less(public, seat, 2 - (1 if has(public, seat, "stargate") else 0))
    return (pyramid or obelisk) and cost <= public["seats"][seat]["prayer"]


def is_legal_group(
    public: Mapping[str, Any], seat: int, how: str, area: str, number: int, along: str
) -> bool:
    move = public["move"]
    there, other = troop(public, seat, area)
    if there + number > limit(public, seat):  # K8.3
        return False
    if along and other:  # K8.5
        return False
    if how == "step":  # K8.2
        points = 1 + (1 if has(public, seat, "god_speed") else 0)
        if along and (move["origin"] is None or along == move["leader"]):
            points += CREATURE[along]["movement"]
        if move["points_used"] >= points:
            return False
    city = AREA[area]["city"]
    if city and city != public["seats"][seat]["city"]:  # K8.8
        origin = move["origin"] or move["at"]
        open_gates = has(public, seat, "open_gates") or move["open_gates"] or along == "phoenix"
        if not open_gates and origin != FRONT[city] and AREA[origin]["city"] != city:
            return False
    return True


def controller(public: Mapping[str, Any], pyramid: Mapping[str, Any]) -> int | None:
    """K12.2 Of a pyramid on the board."""
    for place in public["areas"]:
        if place["area"] == pyramid["area"]:
            others = [own["seat"] for own in place["troops"] if own["seat"] != pyramid["seat"]]
            return int(others[0] if others else pyramid["seat"])
    return None


def raises(public: Mapping[str, Any], seat: int) -> set[str]:
    """K7.2 The notations of what a seat can raise and pay."""
    found = {"decline"}
    for pyramid in public["pyramids"]:
        own_reserve = pyramid["area"] is None and pyramid["seat"] == seat
        if not own_reserve and controller(public, pyramid) != seat:
            continue
        what = pyramid["colour"] if own_reserve else note(pyramid["area"])
        slaves = 1 if has(public, seat, "slaves") else 0
        for level in range(pyramid["level"] + 1, public["max_level"] + 1):
            cost = sum(step - slaves for step in range(pyramid["level"] + 1, level + 1))
            if less(public, seat, cost) <= public["seats"][seat]["prayer"]:
                found.add(f"raise {what} {level}")
    return found


def purchases(public: Mapping[str, Any], seat: int, colour: str) -> set[str]:
    """K7.3 The notations of what a seat can buy; of equal tiles the first."""
    levels = [
        pyramid["level"]
        for pyramid in public["pyramids"]
        if pyramid["colour"] == colour
        and pyramid["area"] is not None
        and controller(public, pyramid) == seat
    ]
    found: dict[str, str] = {}
    for name in public["offer"]:
        tile = TILE[name]
        cost = less(public, seat, tile["level"] - (1 if has(public, seat, "priestess") else 0))
        if tile["colour"] != colour or tile["level"] > max(levels, default=0):
            continue
        if not has(public, seat, tile["group"]) and cost <= public["seats"][seat]["prayer"]:
            found.setdefault(tile["group"], f"buy {note(name)}")
    return {"decline", *found.values()}


def recruit_cost(public: Mapping[str, Any], seat: int, units: int) -> int:
    """K7.4.2"""
    return less(public, seat, units - (2 if has(public, seat, "recruiting_scribe") else 0))


def recruits(public: Mapping[str, Any], seat: int) -> set[str]:
    """K7.4 The notations of what a seat can still place in its Recruit action."""
    own, placed = public["seats"][seat], public["placing"]["units"]
    found = {"done"}
    for number in (1, 2, 3):
        area = f"{own['city']}_{number}"
        if area in public["placing"]["areas"]:
            continue
        for units in range(1, own["reserve"] + 1):
            price = recruit_cost(public, seat, placed + units) - recruit_cost(public, seat, placed)
            room = limit(public, seat) - troop(public, seat, area)[0]
            if units <= room and price <= own["prayer"]:
                found.add(f"put {note(area)} {units}")
    return found


def placements(public: Mapping[str, Any], seat: int, most: int, mixed: bool) -> set[str]:
    """K5.3.2, K15.5 Where up to so many units may go: the own city, one troop outside.

    `mixed`: beside the city (Reinforcements); else instead of it (Enlistment).
    """
    own, used = public["seats"][seat], public["placing"]["areas"]
    left = min(own["reserve"], most - public["placing"]["units"])
    outside = [area for area in used if AREA[area]["city"] != own["city"]]
    found = {"done"}
    for place in public["areas"]:
        area = place["area"]
        there, _ = troop(public, seat, area)
        in_city = AREA[area]["city"] == own["city"]
        if area in used or (not in_city and there == 0):
            continue
        if outside and (not mixed or not in_city):
            continue
        if used and not outside and not in_city and not mixed:
            continue
        for units in range(1, min(left, limit(public, seat) - there) + 1):
            found.add(f"put {note(area)} {units}")
    return found


def refuges(public: Mapping[str, Any], seat: int) -> set[str]:
    """K9.16, K15.10 Where the troop of a seat may go from the battle."""
    here = public["battle"]["area"]
    units, creature = troop(public, seat, here)
    found = set()
    for place in public["areas"]:
        area = place["area"]
        if area not in BORDERS[len(public["seats"])][here]:
            continue
        if any(own["seat"] != seat for own in place["troops"]):
            continue
        there, other = troop(public, seat, area)
        if there + units <= limit(public, seat) and not (creature and other):
            found.add(note(area))
    return found


def targets_of_fire(public: Mapping[str, Any], seat: int) -> set[str]:
    """K15.6"""
    return {
        f"strike {note(place['area'])}"
        for place in public["areas"]
        if any(own["seat"] != seat for own in place["troops"])
    }


def tokens(public: Mapping[str, Any], seat: int) -> set[str]:
    """K6.2 to K6.4 Where a regular or silver token may go, by trying all that could follow."""
    own = public["seats"][seat]
    filled = [space for space in own["spaces"] if space != "gold"]
    regular, silver = own["tokens"]["regular"], own["tokens"]["silver"] == "ready"
    is_placed = regular == 5 - public["turn"]
    found = set()
    for space in SPACE_LEVEL:
        if space == "gold" or space in filled:
            continue
        if not is_placed and can_finish([*filled, space], regular - 1 + silver):
            found.add(f"regular {note(space)}")
        if silver and can_finish([*filled, space], regular):
            found.add(f"silver {note(space)}")
    return found


def can_finish(filled: Sequence[str], left: int) -> bool:
    """K6.3 Whether so many more tokens can reach every level."""
    if {SPACE_LEVEL[space] for space in filled} >= {1, 2, 3}:
        return True
    free = [space for space in SPACE_LEVEL if space not in filled and space != "gold"]
    return left > 0 and any(can_finish([*filled, space], left - 1) for space in free)


def fought(
    units: Sequence[int],
    tiles: Sequence[Sequence[str]],
    creatures: Sequence[str],
    cards: Sequence[str],
    added: Sequence[Sequence[str]],
) -> dict[str, Any]:
    """K9.7 to K9.13 Winner, losses, prayer points gained and paid, battle points; by side."""
    counting = list(creatures)
    for side in (0, 1):
        if creatures[1 - side] == "deep_desert_snake":
            counting[side] = ""
    strength, damage, protection, paid = [0, 0], [0, 0], [0, 0], [0, 0]
    for side in (0, 1):
        own = {TILE[tile]["group"] for tile in tiles[side]}
        card = CARD[cards[side]]
        beast = CREATURE.get(counting[side], {"strength": 0, "damage": 0, "protection": 0})
        gains = [DI_GAIN[name] for name in added[side]]
        role = "charge" if side == 0 else "defense"
        strength[side] = units[side] + card["strength"] + beast["strength"]
        strength[side] += sum(gain[0] for gain in gains)
        strength[side] += ("blades_of_neith" in own) + (role in own)
        damage[side] = card["damage"] + beast["damage"] + sum(gain[1] for gain in gains)
        damage[side] += "carnage" in own
        protection[side] = card["protection"] + beast["protection"]
        protection[side] += sum(gain[2] for gain in gains) + ("shield_of_neith" in own)
        discount = 1 if "priest_of_ra" in own else 0
        paid[side] = sum(max(0, gain[3] - discount) for gain in gains)
    winner = 0 if strength[0] > strength[1] else 1
    lost = [min(units[side], max(0, damage[1 - side] - protection[side])) for side in (0, 1)]
    gained = [2 * lost[1 - side] if "crusade" in tiles[side] else 0 for side in (0, 1)]
    gained[winner] += 4 if "holy_war" in tiles[winner] else 0
    points = [0, 0]
    if units[winner] > lost[winner] and (winner == 0 or "defensive_victory" in tiles[1]):
        points[winner] = 1
    return {
        "strength": strength,
        "winner": winner,
        "lost": lost,
        "paid": paid,
        "gained": gained,
        "points": points,
    }
