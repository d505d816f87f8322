"""A box of Pharaon in which every number that may be corrected is another one.

A process with this data answers all questions at once.
"""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from iteru.games.pharaon.box.ids import LARGEST_NUMBER
from tests.games.corrected import Entry, as_toml, numbers, with_numbers
from tests.games.pharaon.positions import GAME, position
from tests.games.pharaon.traitor_positions import row, solo, tile
from tests.games.replaced import run

SHIPPED: dict[str, Any] = tomllib.loads(
    (Path(GAME.folder()) / "box/components.toml").read_text("utf-8")
)
# Kinds of entries. Those that are refused come with what the error says.
REFUSED = {
    "game.rounds": "5 to 5",
    "setup.seats": "whole numbers from ",
    "setup.jars_revealed": "whole numbers from ",
    "limits": "whole numbers from ",
    "options.seats": "allowed: ",
    "sections.nile": "the default of the option nile_condition_needed",
    "burial_stages.stage": "whole numbers from ",
    "offering_types.bonus_prestige": "whole numbers from ",
    "pyramid_rows.row": "whole numbers from ",
    "tokens.pharaoh_needs": "whole numbers from ",
    "traitor_tiles.no_number": "0 to 0",
}
OBEYED = {
    "setup.usable_spaces",
    "setup.sets",
    "setup.bonus_tokens",
    "limits.starting_silver",
    "resources.count",
    "sections.needed",
    "sections.prestige",
    "nile.prestige_by_level",
    "nile_options.gain_jars",
    "nile_options.advances",
    "burial_stages.prestige_total",
    "artisans.prestige",
    "artisans.gain_jars",
    "nobles.prestige",
    "nobles.per",
    "nobles.steps",
    "offering_types.count",
    "tokens.first_player_prestige",
    "tokens.pharaoh_prestige",
    "tokens.resource_prestige",
    "tokens.offering_prestige",
    "traitor.noble_prestige",
    "traitor_tiles.jars",
    "traitor_tiles.number",
}
SAID_OF_THE_BOX = {"game"}  # year, age, minutes: nothing in play asks for them


def at(entry: Entry) -> Any:
    """What stands there in the shipped data."""
    found: Any = SHIPPED
    for key in entry:
        found = found[key]
    return found


def kind_of(entry: Entry) -> str:
    """Entries that are treated alike, e.g. "setup.sets"."""
    table, key = str(entry[0]), next(str(key) for key in entry[1:] if isinstance(key, str))
    if table == "game":
        return "game.rounds" if key == "rounds" else "game"
    if table == "limits":
        return "limits.starting_silver" if key == "starting_silver" else "limits"
    if table == "sections" and key == "needed" and at(entry[:2])["id"] == "nile":
        return "sections.nile"
    if table == "tokens" and key.startswith("pharaoh_needs"):
        return "tokens.pharaoh_needs"
    if table == "traitor_tiles":
        if entry[-1] == "jars":
            return "traitor_tiles.jars"
        has_number = at(entry[:-1])["kind"] in LARGEST_NUMBER
        return "traitor_tiles.number" if has_number else "traitor_tiles.no_number"
    return f"{table}.{key}"


def corrected(entry: Entry, number: int) -> int:
    """Another number, such as an owner may find in the box."""
    kind = kind_of(entry)
    if kind == "setup.usable_spaces":
        return 7 - number
    if kind in ("setup.sets", "setup.bonus_tokens"):
        return number - 1
    if kind == "offering_types.count":  # forty in all
        return number + (1 if int(entry[1]) % 2 else -1)
    if kind == "nobles.steps":
        return number % 5 + 1
    if kind == "traitor_tiles.number":
        largest = LARGEST_NUMBER[at(entry[:-1])["kind"]]
        return number % largest + 1
    return number + 1


CHANGES = {
    entry: corrected(entry, number)
    for entry, number in numbers(SHIPPED)
    if kind_of(entry) in OBEYED | SAID_OF_THE_BOX
}
CORRECTED = with_numbers(SHIPPED, CHANGES)

ASK = """
import json, sys
import iteru
game = iteru.load("pharaon")

def play_on(state, decision, seat):
    # what is still to be decided in a turn: always the first answer
    while not state.over and state.to_move == seat and state.decision != decision:
        state.play(state.legal()[0])

told = {"new": [], "answers": [], "components": game.components}
for seats, difficulty in [(2, 0), (3, 0), (4, 0), (5, 0), *[(1, 5 * (n % 2)) for n in range(40)]]:
    state = game.new(seats, len(told["new"]), {"traitor_difficulty": str(difficulty)})
    view = state.view(None)["public"]
    while not state.over and state.view(None)["public"]["phase"] == "setup":
        state.play(state.legal()[0])
    told["new"].append({"before": view, "after": state.view(None)["public"]})
for dump, moves in json.load(sys.stdin):
    state = game.restore(dump)
    journal = iteru.Journal()
    state.journal = journal
    seat = state.to_move
    for move in moves:
        state.play(game.parse(move))
    if moves:
        play_on(state, "turn", seat)
    told["answers"].append({
        "view": state.view(None)["public"],
        "events": [[e["kind"], e["seat"], e["data"]] for e in journal.seen_by(None)],
        "evaluations": state.evaluations(),
        "board": game.text_board(state.view(None)),
    })
json.dump(told, sys.stdout)
"""
Question = tuple[dict[str, Any], list[str]]  # a dump, and moves to play from there


def table(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = CORRECTED[name]
    return rows


def holdings() -> Iterator[Question]:
    """Each thing that scores by itself, in the hands of seat 0."""
    for artisan in table("artisans"):
        yield position(over=True, artisans={0: [artisan["id"]]}).dump(), []
    for level in range(4):
        yield position(over=True, nile={0: f"A{level}"}).dump(), []
    for stage in range(7):
        yield position(over=True, stage={0: stage}).dump(), []
    for token in table("offering_types"):
        name = token["id"].removeprefix("offering_")
        yield position(over=True, tokens={0: [name]}, sets=[], bonus=[]).dump(), []
    yield position(over=True, own={0: "T3 S2"}, first=1).dump(), []


def nobles() -> Iterator[Question]:
    """Each noble beside another one, with something of all that nobles count."""
    for noble in table("nobles"):
        other = "judge" if noble["id"] == "architect" else "architect"
        yield (
            position(
                over=True,
                nobles={0: [noble["id"], other]},
                own={0: "T2 S3"},
                tokens={0: ["trade", "area_nile", "prestige_1", "justice"]},
                artisans={0: ["artisan_01", "artisan_06", "artisan_11", "artisan_16"]},
                stage={0: 4},
                nile={0: "A3 C3 T1"},
                sets=[],
                bonus=[],
            ).dump(),
            [],
        )


def actions() -> Iterator[Question]:
    """Each option of the Nile, each artisan hired, each High Official won."""
    for option in table("nile_options"):
        move = f"act {option['id'].replace('_', '-')} wheel"
        own = {0: "A3 C3 T3 R3 J3"}
        dump = position(own=own, facing=("nile", "agriculture")).dump()
        yield dump, [move]
    for artisan in table("artisans"):
        slots = [artisan["id"], None, None, None]
        dump = position(own={0: "S3"}, artisan_slots=slots, artisan_deck=[]).dump()
        yield dump, ["act artisans wheel"]
    for noble in table("nobles"):
        if noble["effect"] == "steps":
            slots = [noble["id"], None, None]
            own = {0: "A1 C1 T1 R1 J1"}
            yield (
                position(own=own, noble_slots=slots, noble_deck=[], artisan_deck=[]).dump(),
                ["act nobles wheel"],
            )


def plots() -> Iterator[Question]:
    """The Traitor with a noble and all tiles full, and each symbol with a number covered next."""
    for side in ("light", "dark"):
        full = row(side, R=10, J=10, A=10, C=10, T=10)
        yield solo(tiles=full, nobles={1: ["judge"]}).dump(), []
    yield solo(nobles={1: ["judge"]}).dump(), []
    for tiles in CORRECTED["traitor_tiles"]:
        for side in ("light", "dark"):
            for space, effect in enumerate(tiles[side]["effects"]):
                if effect["kind"] in LARGEST_NUMBER:
                    yield covered_next(tiles["id"][-1], side, space), ["pass"]


def covered_next(letter: str, side: str, space: int) -> dict[str, Any]:
    """The player is to move; when they pass, the Traitor's jar covers this space first."""
    others = [name for name in "abcde" if name != letter]
    tiles = [tile(f"{letter} {side} T {space}")]
    tiles += [tile(f"{name} light {tied} 1") for name, tied in zip(others, "ACRJ", strict=True)]
    jar = next(jar["id"] for jar in SHIPPED["jars"] if jar["bottom"] == "trade")
    return solo(
        over=False, own={0: "S1"}, tiles=tiles, traitor_jars=[jar], round=5, shown=[]
    ).dump()


class Told:
    """What a process with the corrected data says to all questions at once."""

    def __init__(self, folder: Path) -> None:
        (folder / "pharaon.toml").write_text(as_toml(CORRECTED), encoding="utf-8")
        asked = [list(holdings()), list(nobles()), list(actions()), list(plots())]
        done = run(folder, ASK, [question for part in asked for question in part])
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        self.components = told["components"]
        self.new = told["new"]
        self.all = told["answers"]
        answers = iter(self.all)
        self.holdings, self.nobles, self.actions, self.plots = [
            [next(answers) for _ in part] for part in asked
        ]
