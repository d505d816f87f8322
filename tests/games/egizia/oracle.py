"""Legal placements and legal work once more, naively, from the rules and the data alone.

It reads a state's dump and the components as plain data and asks each rule in its own words; it
shares no code with the engine.
"""

from collections.abc import Mapping
from typing import Any

from tests.games.egizia.positions import DATA, SITES, SLOTS

SPACES: list[dict[str, Any]] = sorted(DATA["nile_spaces"], key=lambda space: space["order"])
ORDER = {space["id"]: space["order"] for space in SPACES}
CARD_SPACES = [space["id"] for space in SPACES if space["type"] == "card"]
USABLE = {entry["seats"]: entry["site_spaces"] for entry in DATA["setup"]}


def placements(dump: Mapping[str, Any], seat: int) -> set[str]:
    """E5.2 to E5.7 The notations of all legal ships, with or without two_ships."""
    own = dump["players"][seat]
    found: set[str] = set()
    if own["ships_left"] == 0:
        return found  # E5.1.3
    for space in SPACES:
        if not _order_allows(dump, seat, space):
            continue
        name = space["id"].replace("_", "-")
        if space["type"] == "card":
            if dump["laid"][CARD_SPACES.index(space["id"])] != "-":  # E5.2.4
                found.add(f"ship {name}")
        elif space["type"] == "round":
            if not _ships_on(dump, space["id"]) or _may_reuse(dump, seat, space):
                found.add(f"ship {name}")
        else:
            found |= _site_placements(dump, seat, space["effect"]["site"])
    if "two_ships" in own["cards"] and own["ships_left"] >= 2:  # E5.6.3
        found |= {move.replace("ship ", "two ships ", 1) for move in found}
    return found


def _order_allows(dump: Mapping[str, Any], seat: int, space: Mapping[str, Any]) -> bool:
    """E5.2.2 Downstream of every own ship; E5.6.1 or upstream by the power; E5.6.2 own space."""
    own = dump["players"][seat]
    farthest = max((ORDER[name] for name in own["ships"]), default=0)
    if space["order"] > farthest:
        return True
    if "upstream" in own["cards"] and "upstream" not in dump["used"]:
        return True
    repeats = dump["options"]["reuse_own_space_needs_upstream"] == "no"
    return repeats and space["order"] == farthest and _may_reuse(dump, seat, space)


def _may_reuse(dump: Mapping[str, Any], seat: int, space: Mapping[str, Any]) -> bool:
    """E5.6.2 An occupied round space except Heliopolis, once per round."""
    card = "reuse_round_space"
    is_owned = card in dump["players"][seat]["cards"] and card not in dump["used"]
    return is_owned and space["type"] == "round" and space["id"] != "heliopolis"


def _ships_on(dump: Mapping[str, Any], space: str) -> list[int]:
    return [seat for seat, player in enumerate(dump["players"]) if space in player["ships"]]


def _site_placements(dump: Mapping[str, Any], seat: int, site: str) -> set[str]:
    """E5.7 Any free space; if there is none beside them, or by the card after them."""
    first = SITES.index(site) * SLOTS
    ships = dump["site_ships"][first : first + SLOTS]
    name = site.replace("_", "-")
    if seat in ships:
        return set()  # E5.2.3
    free = [slot for slot in range(USABLE[dump["seats"]]) if ships[slot] == -1]
    if free:
        return {f"ship {name}-{slot + 1}" for slot in free}
    found = {f"ship {name}-beside"}
    if "occupied_site" in dump["players"][seat]["cards"]:
        found.add(f"ship {name}-occupied")
    return found


def pieces(dump: Mapping[str, Any], site: str, left: int) -> set[str]:
    """E8.3.2, E8.3.3 The notations of all pieces that this much strength and stones pay for."""
    owner = {space: seat for seat, own in enumerate(dump["players"]) for space in own["stones"]}
    values = _obelisk_and_graves(dump, owner) if site == "obelisk_graves" else _monuments(owner)
    return {f"lay {space.replace('_', '-')}" for space, value in values.items() if value <= left}


def _obelisk_and_graves(dump: Mapping[str, Any], owner: Mapping[str, int]) -> dict[str, int]:
    """The lowest empty level, and the first tile of the row."""
    found: dict[str, int] = {}
    for level in sorted(DATA["obelisk_spaces"], key=lambda space: space["level"]):
        if level["id"] not in owner:
            found[level["id"]] = level["value"]
            break
    for place in range(1, 13):
        if f"grave_{place}" not in owner:
            found[f"grave_{place}"] = dump["graves"][place - 1]
            break
    return found


def _monuments(owner: Mapping[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    parts: dict[str, list[dict[str, Any]]] = {}
    for space in DATA["temple_spaces"]:
        parts.setdefault(space["part"], []).append(space)
    is_full = {
        part: all(space["id"] in owner for space in spaces) for part, spaces in parts.items()
    }
    for part in ("left_column", "right_column"):  # E8.3.3.1 from bottom to top
        empty = [space for space in parts[part] if space["id"] not in owner]
        if empty:
            lowest = min(empty, key=lambda space: int(space["level"]))
            found[lowest["id"]] = lowest["value"]
    if is_full["left_column"] and is_full["right_column"]:
        for space in parts["middle"]:
            if space["id"] not in owner:
                found[space["id"]] = space["value"]
        if is_full["middle"] and not is_full["top"]:
            found[parts["top"][0]["id"]] = parts["top"][0]["value"]
    filled = {
        (space["row"], space["col"]) for space in DATA["pyramid_spaces"] if space["id"] in owner
    }
    for space in DATA["pyramid_spaces"]:  # E8.3.3.2
        row, col = space["row"], space["col"]
        follows = col == 1 or (row, col - 1) in filled
        stands = row == 1 or {(row - 1, col), (row - 1, col + 1)} <= filled
        if (row, col) not in filled and follows and stands:
            found[space["id"]] = space["value"]
    return found


def crew_choices(dump: Mapping[str, Any], seat: int, site: str) -> set[str]:
    """E8.2.2 The notations of all crews, overseer and cards that suffice for a piece of work."""
    own = dump["players"][seat]
    names = ["masons", "haulers", "carvers"]
    fresh = [name for name in names if name not in own["tired"]]
    groups = [[name] for name in fresh]
    if any(card.startswith("two_crews") for card in own["cards"]):
        groups += [
            [one, two] for one in fresh for two in fresh if names.index(one) < names.index(two)
        ]
    cards = len([card for card in own["cards"] if card.startswith("strength_3")])
    found: set[str] = set()
    for group in groups:
        for overseer in [False] if "overseer" in own["tired"] else [False, True]:
            for played in range(cards + 1):
                strength = sum(own["strength"][names.index(name)] for name in group) + 3 * played
                strength += own["strength"][3] if overseer else 0
                if _is_enough(dump, site, min(strength, own["reserve"])):
                    found.add(
                        f"build {'+'.join(group)} {'overseer' if overseer else 'alone'} "
                        f"{['plain', 'strength', 'strength-twice'][played]}"
                    )
    return found


def _is_enough(dump: Mapping[str, Any], site: str, left: int) -> bool:
    if site == "sphinx":
        return left >= 1 and any(dump["sphinx_deck"])
    return bool(pieces(dump, site, left))


def need_and_supply(dump: Mapping[str, Any], seat: int) -> tuple[int, int]:
    """E6.2, E6.3 All strengths; the fields that the water reaches, the upgraded one sooner."""
    own = dump["players"][seat]
    water = ["irrigation_left", "irrigation_middle", "irrigation_right"].index(dump["irrigation"])
    ranks = {"green_field": 0, "yellow_field": 1, "brown_field": 2}
    supply = 6
    for card in DATA["nile_cards"]:
        if card["id"] in own["cards"] and card["category"] == "field":
            rank = ranks[card["effect"]["soil"]] - (card["id"] == dump["upgraded"])
            supply += card["effect"]["grain"] if rank <= water else 0
    return sum(own["strength"]), supply
