"""Components in which every number that may be corrected is corrected, and a process with them."""

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.corrected import Entry, as_toml, numbers, with_numbers
from tests.games.kemet.positions import (
    GAME,
    KemetState,
)
from tests.games.replaced import run

SHIPPED: dict[str, Any] = tomllib.loads(
    (Path(GAME.folder()) / "box/components.toml").read_text(encoding="utf-8")
)
UNCOUNTED = "has no amount"  # effects that only are there
NO_INCOME = "K13"  # spaces that bring nothing
# Kinds of entries. Those that are refused come with what the error says.
REFUSED = {
    "limits.units_total": "as in K2.7",
    "limits.units_placed_at_setup": "as in K3.6.3",
    "limits.troop_limit": "as in K8.3",
    "limits.night_di_cards": "which Vision replaces (K5.2.1)",
    "modes.victory_points": "as the name of the mode says",
    "action_spaces.level": "as the name of the space says",
    "action_tokens.count": "allowed: ",  # for one reason or another
    "action_tokens.per_player": "allowed: ",
    "boards.seats": "whole numbers from",
    "uncounted effects": UNCOUNTED,
    "action_token": "one such token for a player",
    "areas without income": NO_INCOME,
}
OBEYED = {
    "limits.prayer_start",
    "limits.prayer_max",
    "limits.night_prayer",
    "limits.setup_di_cards",
    "limits.move_base",
    "limits.teleport_cost",
    "limits.pray_gain",
    "limits.recall_prayer_per_unit",
    "pyramid_costs.step_cost",
    "pyramid_costs.vp_level",
    "pyramid_costs.vp",
    "modes.max_pyramid_level",
    "modes.tile_levels_at_start",
    "modes.tile_levels_from_day_2",
    "options.seats",
    "battle_cards.strength",
    "battle_cards.damage",
    "battle_cards.protection",
    "creatures.movement",
    "creatures.strength",
    "creatures.damage",
    "creatures.protection",
    "power_tiles.level",
    "power_tiles.cost",
    "power_tiles.effects",
    "di_cards.count",
    "di_cards.cost",
    "di_cards.effects",
    "areas.prayer",
    "areas.sacrifice_units",
    "areas.sacrifice_prayer",
    "areas.sacrifice_vp",
}
SAID_OF_THE_BOX = {"game.year"}  # nothing in play asks for it


def row_of(tables: dict[str, Any], entry: Entry) -> dict[str, Any]:
    found = tables[str(entry[0])][entry[1]]
    assert isinstance(found, dict)
    return found


def kind_of(entry: Entry) -> str:
    """Entries that are treated alike, e.g. "limits.prayer_max"."""
    table = str(entry[0])
    keys = [key for key in entry[1:] if isinstance(key, str)]
    if "effects" in keys:
        effect = row_of(SHIPPED, entry)["effects"][entry[3]]
        if effect["kind"] == "action_token":
            return "action_token"
        return f"{table}.effects" if effect["amount"] else "uncounted effects"
    if table == "areas" and has_no_income(row_of(SHIPPED, entry), keys[0]):
        return "areas without income"
    return f"{table}.{keys[0]}"


def has_no_income(area: dict[str, Any], key: str) -> bool:
    if key == "prayer":
        return bool(area["kind"] != "temple")
    return bool(area[key] == 0)


def corrected(entry: Entry, number: int) -> int:
    """Another number, such as an owner may find in the box."""
    kind = kind_of(entry)
    if kind == "power_tiles.level":
        return number % 4 + 1  # four of each colour and level, as before
    if kind.startswith("modes.tile_levels"):
        return max(1, number - 1) if number > 2 else 3 - number
    if kind in ("modes.max_pyramid_level", "pyramid_costs.vp_level"):
        return 3
    if kind == "options.seats":
        return 4 if number == 3 else 3
    if kind == "di_cards.count":
        return number - 1 if number == 3 else number + 1
    if kind == "power_tiles.effects" and number == 7:
        return 6  # the tile Legion
    return number + 1


CHANGES = {
    entry: corrected(entry, number)
    for entry, number in numbers(SHIPPED)
    if kind_of(entry) in OBEYED | SAID_OF_THE_BOX
}
NEW = with_numbers(SHIPPED, CHANGES)


def printed(table: str, id: str) -> dict[str, Any]:
    return next(row for row in NEW[table] if row["id"] == id)


def amount(table: str, id: str, kind: str) -> int:
    """What a tile or card gives of a kind of effect."""
    effects = printed(table, id)["effects"]
    return sum(int(effect["amount"]) for effect in effects if effect["kind"] == kind)


LIMITS, PYRAMIDS = NEW["limits"], NEW["pyramid_costs"]

ANYTHING = "*"  # the first answer that is allowed

ASK = """
import json, sys
import iteru
ANYTHING = "*"
game = iteru.load("kemet")
answers = []
for asked in json.load(sys.stdin):
    if asked["dump"] is None:
        state = game.new(asked["seats"], 1, asked["options"])
    else:
        state = game.restore(asked["dump"])
    state.journal = iteru.Journal()
    for move in asked["moves"]:
        state.play(state.legal()[0] if move == ANYTHING else game.parse(move))
    answers.append({
        "dump": state.dump(),
        "public": state.view(None)["public"],
        "choices": {choice["notation"]: choice["args"] for choice in state.choices()},
        "events": [[event["kind"], event["seat"], event["data"]] for event in
                   state.journal.seen_by(None)],
        "scores": state.scores(),
        "evaluations": state.evaluations(),
        "weights": state.weights(state.legal()),
    })
refused = []
for option in game.options:
    try:
        game.new(2, 1, {option.name: option.choices[-1]})
    except ValueError as error:
        refused.append(str(error))
json.dump({"answers": answers, "refused": refused}, sys.stdout)
"""


def in_the_corrected_box(dump: dict[str, Any]) -> dict[str, Any]:
    """The DI cards that lie nowhere else are in the pile, as many as there are now."""
    cards = Counter({card["id"]: card["count"] for card in NEW["di_cards"]})
    for place in [dump["discard"], dump["looking"], *[own["hand"] for own in dump["players"]]]:
        cards.subtract(place)
    return {**dump, "pile": list(cards.elements())}


class Corrected:
    """A process with the corrected data, which is asked everything at once."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.names: list[str] = []

    def ask(self, name: str, state: KemetState, *moves: str) -> None:
        self.names.append(name)
        self.asked.append({"dump": in_the_corrected_box(state.dump()), "moves": moves})

    def ask_new(self, name: str, seats: int, options: dict[str, str]) -> None:
        self.names.append(name)
        self.asked.append({"dump": None, "seats": seats, "options": options, "moves": []})

    def run(self, folder: Path) -> None:
        (folder / "kemet.toml").write_text(as_toml(NEW), encoding="utf-8")
        done = run(folder, ASK, self.asked)
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        self.refused: list[str] = told["refused"]
        self.answers: dict[str, dict[str, Any]] = dict(
            zip(self.names, told["answers"], strict=True)
        )

    def told(self, name: str, kind: str) -> list[dict[str, Any]]:
        """The data of the events of a kind."""
        return [data for event, _, data in self.answers[name]["events"] if event == kind]


def judges_well(box: Corrected) -> None:
    """Bots have an opinion on everything."""
    for answer in box.answers.values():
        assert sum(answer["evaluations"]) == pytest.approx(1)
        assert all(weight > 0 for weight in answer["weights"])
