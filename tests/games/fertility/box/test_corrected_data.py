"""Every number of the components is obeyed once it is corrected, or refused with the reason.

What should come of corrected numbers, the oracle says: it reads the same components.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from iteru import ComponentsError
from iteru.games.fertility.actions import DISTRICT_NOTES, SHOP_NOTES
from iteru.games.fertility.box.components import PRINTED, TILES
from iteru.texts import LANGUAGES
from tests.games.corrected import Entry, as_toml, numbers, with_numbers
from tests.games.fertility.oracle import NAMES, SHIPPED, Oracle, shops_of
from tests.games.fertility.positions import GAME, METROPOLISES, position
from tests.games.replaced import run
from tests.texts.browser import browser_catalogue

# Kinds of entries. Those that are refused come with what the error says.
REFUSED = {
    "limits": "as in the rulebook",
    "options.mode": "a row for each mode and its seats",
    "setup.seats": "allowed: ",  # for one reason or another
    "setup.valley_tiles": "so that the refill first fails after turn",
    "setup.remove_from_common_each_turn": "as in F12.2",
    "setup.end_trigger_turn": "one round before the end",
    "setup.total_turns": "nine turns each",
    "start_tile.size": "1 to 2",
    "start_tile.cells": "each square once",
}
OBEYED = {
    "scoring.monuments",
    "scoring.statues",
    "scoring.wheat",
    "options.quarry_neighbourhood",
    "options.tile_set",
    "setup.valley_boards",
    "tile_sets.tiles",
    "metropolis_boards.shops",
    "district_tiles.cost",
    "district_tiles.shops",
}
SAID_OF_THE_BOX = {"game"}  # year, age, minutes: nothing in play asks for them


def kind_of(entry: Entry) -> str:
    """Entries that are treated alike, e.g. "setup.seats"."""
    table, *inside = entry
    if table == "options":
        return f"options.{SHIPPED['options'][inside[0]]['id']}"
    names = [str(table), *[key for key in inside if isinstance(key, str)]]
    return names[0] if names[0] in ("limits", "game") else ".".join(names[:2])


def corrected(entry: Entry, number: int) -> int:
    """Another number, such as an owner may find in the box."""
    if entry[0] == "options":
        return 4 if number == 3 else 3
    if entry[0] == "tile_sets":  # as many tiles as before in all
        return number + (1 if entry[3] in (0, 2, 4, 6, 8) else -1)
    if entry[-1] in ("c", "r", "remove_from_common_each_turn"):
        return 1 - number
    if entry[-1] == "valley_boards":
        return 7 - number
    return (number + 1) % 3 if entry[-1] == "cost" else number + 1


CHANGES = {
    entry: corrected(entry, number)
    for entry, number in numbers(SHIPPED)
    if kind_of(entry) in OBEYED | SAID_OF_THE_BOX
}
CORRECTED = with_numbers(SHIPPED, CHANGES)

ASK = """
import json, sys
import iteru
game = iteru.load("fertility")
told = {"new": [], "answers": []}
for seats, options in ((2, {}), (3, {}), (4, {"tile_set": "with_doubles"})):
    told["new"].append(game.new(seats, 1, options).dump())
for option in ("tile_set", "quarry_neighbourhood"):
    try:
        game.new(2, 1, {option: {"tile_set": "with_doubles"}.get(option, "4")})
    except ValueError as error:
        told[option] = str(error)
for dump, moves in json.load(sys.stdin):
    state = game.restore(dump)
    for move in moves:
        state.play(game.parse(move))
    state.check()
    told["answers"].append({
        "dump": state.dump(),
        "legal": [game.notation(code) for code in state.legal()],
        "parts": [state.parts(seat) for seat in range(state.seats)],
        "board": game.text_board(state.view(None)),
        "evaluations": state.evaluations(),
    })
json.dump(told, sys.stdout)
"""
Question = tuple[dict[str, Any], list[str]]  # a dump, and moves to play from there


def full(owner: str) -> dict[str, str]:
    """The Shops of a District or a Metropolis, fully supplied."""
    letters = {name: letter for letter, name in NAMES.items()} | {"any": "a"}
    return {
        shop["id"]: "".join(letters[space] for space in shop["requires"])
        for shop in shops_of(owner)
    }


def ends() -> Iterator[dict[str, Any]]:
    """Ends of games in which each Shop, rank of monuments, number of gods and wheat pays once."""
    yield position(asked="over", seats=3, monuments={0: ["a1", "b1"], 1: ["c2"]}).dump()
    for wheat in range(0, 12, 2):
        yield position(asked="over", wheat={0: wheat, 1: min(10, wheat + 1)}).dump()
    for index, metropolis in enumerate(METROPOLISES):
        boards = [*METROPOLISES[index:], *METROPOLISES[:index]]
        yield position(asked="over", metropolis=boards, filled=full(metropolis)).dump()
    for tile in SHIPPED["district_tiles"]:
        yield position(asked="over", districts={0: [tile["id"]]}, filled=full(tile["id"])).dump()
    shrines = [f"district_shrine_{resource}" for resource in NAMES.values()]
    for count in range(2, 5):
        filled = {shop: tokens for name in shrines[:count] for shop, tokens in full(name).items()}
        oracle = "district_oracle_grape"
        built = {0: [*shrines[:count], oracle]}
        yield position(asked="over", districts=built, filled=filled).dump()
        yield position(asked="over", districts=built, filled=filled | full(oracle)).dump()


def displays() -> Iterator[dict[str, Any]]:
    """Each District for sale, with enough to pay for it."""
    districts = [tile["id"] for tile in SHIPPED["district_tiles"]]
    for first in range(0, len(districts), 4):
        yield position(
            asked="build", display=districts[first : first + 4], hand="abg", wheat={0: 2}
        ).dump()


def wheat_shops() -> Iterator[tuple[dict[str, Any], list[str], int]]:
    """Each Shop that gives wheat and needs one token: the token, and the wheat to expect."""
    for table in ("metropolis_boards", "district_tiles"):
        for owner in CORRECTED[table]:
            for shop in owner["shops"]:
                if shop["effect"]["type"] == "wheat":
                    (needed,) = shop["requires"]
                    note = SHOP_NOTES[PRINTED.shops.index(shop["id"])]
                    move = f"supply {note} with {needed}"
                    yield with_owner(owner["id"], needed[0]), [move], shop["effect"]["value"]


def with_owner(owner: str, letter: str) -> dict[str, Any]:
    if owner in METROPOLISES:
        others = [name for name in METROPOLISES if name != owner]
        return position(asked="supply", metropolis=[owner, *others], hand=letter * 2).dump()
    return position(asked="supply", districts={0: [owner]}, hand=letter * 2).dump()


def in_the_corrected_box(dump: dict[str, Any]) -> dict[str, Any]:
    """The tiles that nobody has seen are those of the corrected set."""
    before, after = tile_counts(SHIPPED), tile_counts(CORRECTED)
    unseen = {tile: count + after[tile] - before[tile] for tile, count in dump["unseen"].items()}
    return {**dump, "unseen": unseen}


def tile_counts(components: Mapping[str, Any], tile_set: int = 0) -> Counter[str]:
    counts = Counter(dict.fromkeys(TILES, 0))
    for row in components["tile_sets"][tile_set]["tiles"]:
        first, second = row["scenes"]
        tile = f"{first}-{second}"
        counts[tile if tile in TILES else f"{second}-{first}"] += row["count"]
    return counts


class Told:
    """What a process with the corrected data says to all questions at once."""

    def __init__(self, folder: Path) -> None:
        (folder / "fertility.toml").write_text(as_toml(CORRECTED), encoding="utf-8")
        self.ends = list(ends())
        self.displays = list(displays())
        self.wheat = list(wheat_shops())
        asked: list[Question] = [(dump, []) for dump in [*self.ends, *self.displays]]
        asked += [(dump, moves) for dump, moves, _ in self.wheat]
        given = [(in_the_corrected_box(dump), moves) for dump, moves in asked]
        done = run(folder, ASK, given)
        assert done.returncode == 0, done.stderr
        self.told: dict[str, Any] = json.loads(done.stdout)
        answers = self.told["answers"]
        self.after_ends = answers[: len(self.ends)]
        self.after_displays = answers[len(self.ends) :][: len(self.displays)]
        self.after_wheat = answers[len(self.ends) + len(self.displays) :]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    return Told(tmp_path_factory.mktemp("corrected"))


def test_every_number_is_obeyed_or_refused() -> None:
    """A new entry must find its kind here."""
    kinds = {kind_of(entry) for entry, _ in numbers(SHIPPED)}

    assert kinds == {*REFUSED, *OBEYED, *SAID_OF_THE_BOX}
    shipped = dict(numbers(SHIPPED))
    assert [entry for entry, number in CHANGES.items() if number == shipped[entry]] == []


def test_numbers_that_may_not_be_corrected_are_refused_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for entry, number in numbers(SHIPPED):
        kind = kind_of(entry)
        if kind in REFUSED:
            other = with_numbers(SHIPPED, {entry: corrected(entry, number)})
            file.write_text(as_toml(other), encoding="utf-8")
            with pytest.raises(ComponentsError) as caught:
                GAME.check_components(str(file))
            assert REFUSED[kind] in str(caught.value), entry


def test_scores_follow(told: Told) -> None:
    """F10 Shops, gods, monuments and wheat."""
    for dump, answer in zip(told.ends, told.after_ends, strict=True):
        oracle = Oracle(dump, CORRECTED)
        assert answer["parts"] == [oracle.parts(seat) for seat in range(dump["seats"])]


def test_costs_follow(told: Told) -> None:
    """F5.3 What may be built, and how it is paid for."""
    for dump, answer in zip(told.displays, told.after_displays, strict=True):
        expected = {"build nothing"}
        for name, paid in Oracle(dump, CORRECTED).builds(0):
            district = DISTRICT_NOTES[PRINTED.districts.index(name)]
            expected.add(f"build {district} for {'+'.join(paid) or 'nothing'}")
        assert set(answer["legal"]) == expected


def test_wheat_shops_follow(told: Told) -> None:
    """F6.5 At once."""
    assert len(told.wheat) == 16
    for (_, _, value), answer in zip(told.wheat, told.after_wheat, strict=True):
        assert answer["dump"]["wheat"][0] == value


def test_setup_and_options_follow(told: Told) -> None:
    """F2.1, F2.3, F12.4, F12.5 Boards, tiles, and who may choose an option."""
    for dump, tile_set in zip(told.told["new"], (0, 0, 1), strict=True):
        row = next(row for row in CORRECTED["setup"] if row["seats"] == dump["seats"])
        assert len(dump["board"][0].rstrip()) == 4 * row["valley_boards"]
        dealt = Counter(tile for tile in dump["pool"] if tile != "-")
        assert Counter(dump["unseen"]) + dealt == tile_counts(CORRECTED, tile_set)
    for option in ("tile_set", "quarry_neighbourhood"):
        assert "is for 3, 4, 3 seats, not for 2" in told.told[option]


def test_the_text_board_follows(told: Told) -> None:
    """The price of each District, and what each of its Shops gives."""
    costs = {tile["id"]: tile["cost"] for tile in CORRECTED["district_tiles"]}
    for dump, answer in zip(told.displays, told.after_displays, strict=True):
        board = answer["board"].split()
        for name in dump["display"]:
            assert board[board.index(name) - 1] == str(costs[name])
            assert {shop_text(shop) for shop in shops_of(name, CORRECTED)} <= set(board)


def shop_text(shop: Mapping[str, Any]) -> str:
    """As the text board writes an empty Shop."""
    needs = sorted(shop["requires"], key=[*NAMES.values(), "any"].index)
    spaces = "".join("*" if need == "any" else need[0] for need in needs)
    return f"{spaces}→{effect_text(shop['effect'])}"


def effect_text(effect: Mapping[str, Any]) -> str:
    match effect["type"]:
        case "debens":
            return str(effect["value"])
        case "debens_per_resource":
            return f"{effect['value']}×{effect['resource'][0].upper()}"
        case "statues":
            return "+".join(sorted(effect["gods"]))
        case "statue_of_choice":
            return "?" * int(effect["count"])
        case "wheat":
            return f"{effect['value']}W"
    return "⇄" + "".join(name[0] for name in effect["resources"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_ask_for_every_number_of_an_effect(language: str) -> None:
    texts = browser_catalogue(language, "fertility")
    for tile in [*SHIPPED["district_tiles"], *SHIPPED["metropolis_boards"]]:
        for shop in tile["shops"]:
            asked = texts.variables(f"effect-{shop['effect']['type']}")
            assert asked == set(shop["effect"]) - {"type"}


def test_lessons_are_for_the_shipped_data_alone() -> None:
    """Their texts name figures; a server with other data refuses to begin them."""
    file = Path(__file__).parents[4] / "client/src/games/fertility/lessons.json"
    record = json.loads(file.read_text(encoding="utf-8"))["record"]

    assert record["fingerprint"] == GAME.fingerprint
    assert tomllib.loads(as_toml(CORRECTED)) != SHIPPED


def test_bots_judge_with_the_corrected_data(told: Told) -> None:
    for answer in told.told["answers"]:
        assert sum(answer["evaluations"]) == pytest.approx(1)
