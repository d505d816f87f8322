"""Positions for tests: the dump of a new game, rewritten piece by piece as a test tells.

Components are conserved: Nile cards that a test does not put somewhere have not been seen, Sphinx
cards lie in the deck, grave tiles are face down or in the box. `play` plays by notation and checks
the invariants after every move. Seats 0 to 3 are Blue, Red, Green and Yellow.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from iteru import Journal
from iteru.games.egizia.frames import FRAME_KINDS
from iteru.games.egizia.game import GAME as GAME  # handed on to the tests
from iteru.games.egizia.position import EgiziaState as EgiziaState
from iteru.games.egizia.state import BOOKED_PARTS
from iteru.kernel.frames import Frame, stack_of
from iteru.kernel.generator import seeded

DATA: dict[str, Any] = dict(GAME.components)  # what is printed


def ids(table: str) -> list[str]:
    """The ids of a table of the components."""
    return [entry["id"] for entry in DATA[table]]


BLUE, RED, GREEN, YELLOW = range(4)
NOBODY = -1


def of_crews(key: str) -> tuple[int, int, int, int]:
    """A printed number of masons, haulers, carvers and overseer."""
    masons, haulers, carvers, overseer = [int(crew[key]) for crew in DATA["crews"]]
    return masons, haulers, carvers, overseer


START = of_crews("start")  # strengths at the start (E3.3)
PHASES = ["nile_cards", "ships", "feeding", "stones", "building", "joint_building", "turn_order"]
SITES = ids("sites")
SLOTS = 5  # of a site: spaces 1 to 3, beside them, and the place of occupied_site
SITE_SPACES = {site["id"]: site["nile_space"] for site in DATA["sites"]}
CARD_SPACES = [f"card_{number}" for number in range(1, 11)]
CREWS = ids("crews")
NILE_CARDS = ids("nile_cards")
SPHINX_CARDS = ids("sphinx_cards")
# Cards that ask nothing when they are taken, for the card spaces that a test does not tell.
QUIET_CARDS = [
    *[card for card in NILE_CARDS if card.startswith("quarry")],
    *[card for card in NILE_CARDS if card.startswith(("field_green", "field_yellow"))],
]
# Sphinx cards that bring nothing unless much is built, one for each seat that a test does not tell.
QUIET_SPHINX = ["sphinx_pyramid", "sphinx_all_graves", "sphinx_last_both", "sphinx_both_columns"]
GRAVE_VALUES = [kind["value"] for kind in DATA["grave_tiles"]]
GRAVE_ROW = (GRAVE_VALUES * 3)[:12]  # unless told


class Told(TypedDict, total=False):
    """What a test tells of a position; the rest is quiet."""

    seats: int  # 3 unless told
    options: Mapping[str, str]
    seed: int
    round: int  # 1 unless told
    phase: str  # "ships" unless told; "end" is that of the last call
    seat: int  # whose turn it is
    alone: bool  # nothing follows the phase
    site: str  # it is only the turn of `seat` to build there
    order: Sequence[int]  # by tile; else by seat
    rank: Sequence[int]  # else by points, on equal points against the turn order (E3.4)
    score: Mapping[int, int]
    bids: Mapping[int, int]
    strength: Mapping[int, tuple[int, int, int, int]]
    tired: Mapping[int, Sequence[str]]
    reserve: Mapping[int, int]
    market: Mapping[int, tuple[int, int]]
    cards: Mapping[int, Sequence[str]]
    used: Sequence[str]
    upgraded: str
    gone: Sequence[str]
    laid: Mapping[str, str]  # by space; the other card spaces hold quiet cards,
    empty: bool  # or nothing
    ships: Mapping[int, Sequence[str]]  # need not name ships on sites
    sites: Mapping[str, Sequence[int | None]]  # spaces 1, 2, 3, beside, of occupied_site
    passed: Sequence[int]
    irrigation: str
    stones: Mapping[int, Sequence[str]]
    graves: Sequence[int]  # the first values of the row
    sphinx: Mapping[int, Sequence[str]]
    deck: Sequence[Sequence[str]]  # what is in no hand either is with the last seat
    built: Mapping[int, Sequence[str]]


def position(**told: Unpack[Told]) -> EgiziaState:
    """A position at the beginning of a phase, in phase 2 at the turn of `seat`."""
    seats, seed = told.get("seats", 3), told.get("seed", 7)
    options = told.get("options", {})
    data: dict[str, Any] = GAME.new(seats, seed, {**options, "bid_for_order": "no"}).dump()
    data["options"].update(options)
    data["generator"] = list(seeded(seed).words())
    data["reveals"] = 0
    phase = told.get("phase", "ships")
    data["round"] = 5 if phase == "end" else told.get("round", 1)
    data["phase"] = 6 if phase == "end" else PHASES.index(phase) + 1
    data["irrigation"] = f"irrigation_{told.get('irrigation', 'middle')}"
    tiles = list(told.get("order", range(seats)))
    points = [told.get("score", {}).get(each, 0) for each in range(seats)]
    data["order"] = tiles
    by_points = sorted(tiles, key=lambda each: (-points[each], -tiles.index(each)))
    data["rank"] = list(told.get("rank", by_points))
    data["passed"] = sorted(told.get("passed", ()))
    data["used"] = sorted(told.get("used", ()), key=NILE_CARDS.index)
    data["upgraded"] = told.get("upgraded", "-")
    _set_players(data, points, told)
    _lay_ships(data, told.get("sites", {}))
    _lay_nile_cards(data, told.get("laid", {}), told.get("gone", ()), told.get("empty", False))
    _lay_graves(data, told.get("graves", ()))
    _lay_sphinx_cards(data, told.get("sphinx", {}), told.get("deck"))
    seat = told.get("seat", 0)
    data["pending"] = [["ship", seat, 0]]
    state = GAME.restore(data)
    state.check()
    frames = _frames(phase, seat, told.get("alone", False), told.get("site", ""))
    state.pending = stack_of(frames)
    state.settle()
    state.check()
    return state


def play(state: EgiziaState, *moves: str) -> EgiziaState:
    """Plays these moves; a decision with a single answer has been played by the engine already."""
    for move in moves:
        state.play(GAME.parse(move))
        state.check()
    return state


def offered(state: EgiziaState, start: str = "") -> list[str]:
    """The notations of what may be chosen now, of those that begin like this."""
    notations = [GAME.notation(code) for code in state.legal()]
    return [notation for notation in notations if notation.startswith(start)]


def asked(state: EgiziaState) -> tuple[str, int]:
    """What is decided now, and by which seat."""
    return state.decision, state.to_move


def dumped(state: EgiziaState) -> dict[str, Any]:
    """state.dump(), for tests that look into it."""
    return state.dump()


def seen(state: EgiziaState) -> dict[str, Any]:
    """What everybody sees."""
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return public


def private(state: EgiziaState, seat: int) -> dict[str, Any]:
    """What this seat alone sees."""
    found = state.view(seat)["private"]
    assert isinstance(found, dict)
    return found


def choices(state: EgiziaState) -> dict[str, dict[str, Any]]:
    """state.choices() by notation, for tests that look into them."""
    return {str(choice["notation"]): dict(choice) for choice in state.choices()}


def told(state: EgiziaState, *moves: str) -> list[tuple[str, int, dict[str, Any]]]:
    """Plays these moves and lists kind, seat and data of what the journal told everybody."""
    state.journal = Journal()
    play(state, *moves)
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return [(event["kind"], event["seat"], event["data"]) for event in events]


def strengths(state: EgiziaState, seat: int) -> tuple[int, ...]:
    """Masons, haulers, carvers, overseer."""
    return tuple(_player(state, seat)["strength"])


def markets(state: EgiziaState, seat: int) -> tuple[int, ...]:
    """Spaces on the stone market and on the grain market."""
    return tuple(_player(state, seat)["market"])


def cards_of(state: EgiziaState, seat: int) -> list[str]:
    """The Nile cards in front of a seat."""
    return list(_player(state, seat)["cards"])


def hand_of(state: EgiziaState, seat: int) -> list[str]:
    """The Sphinx cards of a seat."""
    return list(_player(state, seat)["sphinx"])


def stones_of(state: EgiziaState, seat: int) -> list[str]:
    """The spaces of the buildings with stones of a seat."""
    return list(_player(state, seat)["stones"])


def used_crews(state: EgiziaState, seat: int) -> list[str]:
    return list(_player(state, seat)["tired"])


def gone_cards(state: EgiziaState) -> list[str]:
    """The Nile cards that were seen and are out of the game."""
    return list(dumped(state)["gone"])


def used_cards(state: EgiziaState) -> list[str]:
    """Powers that were used in this round."""
    return list(dumped(state)["used"])


def irrigation_of(state: EgiziaState) -> str:
    return str(dumped(state)["irrigation"]).removeprefix("irrigation_")


def obelisk(first: int, last: int) -> list[str]:
    """Levels of the obelisk, from the first to the last."""
    return [f"obelisk_{level}" for level in range(first, last + 1)]


def grave(first: int, last: int) -> list[str]:
    return [f"grave_{place}" for place in range(first, last + 1)]


def column(side: str, height: int = 4) -> list[str]:
    """The lowest stones of a temple column, "left" or "right"."""
    return [f"temple_{side}_{level}" for level in range(1, height + 1)]


def row(number: int, first: int = 1, last: int = 0) -> list[str]:
    """Columns of a row of the pyramid; without numbers the whole row."""
    return [f"pyramid_r{number}_c{place}" for place in range(first, (last or 7 - number) + 1)]


def _player(state: EgiziaState, seat: int) -> dict[str, Any]:
    player = dumped(state)["players"][seat]
    assert isinstance(player, dict)
    return player


def _set_players(data: dict[str, Any], points: Sequence[int], told: Told) -> None:
    """What lies in front of the players. Their points come from Nile cards."""
    for each, player in enumerate(data["players"]):
        player["score"] = points[each]
        player["booked"] = [points[each] if part == "nile_cards" else 0 for part in BOOKED_PARTS]
        player["bid"] = told.get("bids", {}).get(each, 0)
        player["strength"] = list(told.get("strength", {}).get(each, START))
        player["tired"] = list(told.get("tired", {}).get(each, ()))
        player["reserve"] = told.get("reserve", {}).get(each, 0)
        player["market"] = list(told.get("market", {}).get(each, (0, 0)))
        player["cards"] = list(told.get("cards", {}).get(each, ()))
        player["sites_built"] = list(told.get("built", {}).get(each, ()))
        player["stones"] = list(told.get("stones", {}).get(each, ()))
        player["ships"] = list(told.get("ships", {}).get(each, ()))


def _lay_ships(data: dict[str, Any], sites: Mapping[str, Sequence[int | None]]) -> None:
    data["site_ships"] = [NOBODY] * (len(SITES) * SLOTS)
    for name, builders in sites.items():
        for slot, seat in enumerate(builders):
            if seat is not None:
                data["site_ships"][SITES.index(name) * SLOTS + slot] = seat
                if data["phase"] == 2:
                    data["players"][seat]["ships"].append(SITE_SPACES[name])
    for player in data["players"]:
        player["ships_left"] = 8 - len(player["ships"])
    data["reused"] = "-"


def _lay_nile_cards(
    data: dict[str, Any], laid: Mapping[str, str], gone: Sequence[str], empty: bool
) -> None:
    told = [card for player in data["players"] for card in player["cards"]]
    told += [*gone, *laid.values()]
    quiet = [card for card in QUIET_CARDS if card not in told]
    taken = [space for player in data["players"] for space in player["ships"]]
    in_game = {"sphinx_plus_1" if data["options"]["red_ship_cards"] == "yes" else "sphinx_plus_2"}
    in_game |= {card for card in NILE_CARDS if not card.startswith("sphinx_plus")}
    data["laid"] = ["-"] * 10
    for number, space in enumerate(CARD_SPACES):
        if data["phase"] == 2 and space not in taken:
            if space in laid:
                data["laid"][number] = laid[space]
            elif not empty:
                data["laid"][number] = quiet.pop(0)
    data["gone"] = sorted(gone, key=NILE_CARDS.index)
    left = in_game - {*told, *data["laid"]}
    data["unseen"] = [card for card in NILE_CARDS if card in left]


def _lay_graves(data: dict[str, Any], graves: Sequence[int]) -> None:
    filled = [space for player in data["players"] for space in player["stones"]]
    taken = len([space for space in filled if space.startswith("grave_")])
    shown = min(taken + DATA["graves"]["face_up"], 12)
    values = [*graves, *GRAVE_ROW[len(graves) :]]
    data["graves"] = [*values[:shown], *[0] * (12 - shown)]
    data["unseen_graves"] = [
        kind["count"] - data["graves"].count(kind["value"]) for kind in DATA["grave_tiles"]
    ]


def _lay_sphinx_cards(
    data: dict[str, Any],
    sphinx: Mapping[int, Sequence[str]],
    deck: Sequence[Sequence[str]] | None,
) -> None:
    told = {card for hand in [*sphinx.values(), *(deck or ())] for card in hand}
    quiet = [card for card in QUIET_SPHINX if card not in told]
    players = data["players"]
    for seat, player in enumerate(players):
        player["sphinx"] = list(sphinx[seat]) if seat in sphinx else [quiet.pop(0)]
    out = "sphinx_per_10" if data["options"]["red_ship_cards"] == "yes" else "sphinx_per_15"
    dealt = {card for player in players for card in player["sphinx"]} | {out}
    left = [card for card in SPHINX_CARDS if card not in dealt]
    data["sphinx_deck"] = [left]
    if deck is not None:
        data["sphinx_deck"] = [list(batch) for batch in deck]
        in_deck = {card for batch in deck for card in batch}
        players[-1]["sphinx"] += [card for card in left if card not in in_deck]


def _frames(phase: str, seat: int, alone: bool, site: str) -> list[Frame]:
    if phase == "end":
        return [_frame("turn_order_phase")]
    if phase == "ships":
        now = [_frame("end_ships"), _frame("ship", seat)]
    elif site:
        now = [_frame("end_building"), _frame("build", seat, SITES.index(site))]
    else:
        now = [_frame(f"{phase}_phase")]
    if alone:
        return now
    later = PHASES[PHASES.index(phase) + 1 :]
    return [*[_frame(f"{name}_phase") for name in reversed(later)], *now]


def _frame(kind: str, seat: int = NOBODY, argument: int = 0) -> Frame:
    return (FRAME_KINDS.index(kind), seat, argument)
