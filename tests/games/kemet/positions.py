"""Positions for tests: the dump of a new game, rewritten piece by piece as a test tells.

Units and DI cards are conserved: units that a test does not put on the board are in reserve, DI
cards that it does not deal lie in the pile. `play` plays by notation and checks the invariants
after every move. Seat 0 (Anubis) has the city nw, seat 1 (Bastet) sw; the others have c, ne and e.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from iteru import Journal, State
from iteru.games.kemet.frames import FRAME_KINDS
from iteru.games.kemet.game import GAME as GAME  # handed on to the tests
from iteru.games.kemet.position import KemetState as KemetState
from iteru.kernel.frames import Frame, stack_of
from iteru.kernel.generator import seeded

DATA: dict[str, Any] = dict(GAME.components)  # what is printed


def ids(table: str) -> list[str]:
    """The ids of a table of the components."""
    return [entry["id"] for entry in DATA[table]]


ANUBIS, BASTET, HORUS, SOBEK, WADJET = range(5)
NOBODY = -1
UNITS = 12  # of each player (K2.7)
COLOURS = ids("colours")
TILES = ids("power_tiles")
CREATURES = ids("creatures")
DI_CARDS = ids("di_cards")
DI_DECK = [card["id"] for card in DATA["di_cards"] for _ in range(card["count"])]
BATTLE_CARDS = ids("battle_cards")
SOURCES = ["battles", "two_temples", "sanctuary", "tiles"]
CITIES = {
    2: ["nw", "sw"],
    3: ["nw", "sw", "c"],
    4: ["nw", "sw", "ne", "e"],
    5: ["nw", "sw", "c", "ne", "e"],
}
CARD_OF_FIGURES = {
    f"{card['strength']}/{card['damage']}/{card['protection']}": card["id"].replace("_", "-")
    for card in DATA["battle_cards"]
}
# Spaces of tokens that a test does not tell: each row keeps the level rule (K6.3).
USED_SPACES = ["low_pray", "mid_pray", "top_recruit", "mid_raise", "low_buy_white"]


def position(
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 7,
    round: int = 3,
    phase: str = "day",
    turn: int = 1,
    seat: int = 0,
    placed: bool = False,
    order: Sequence[int] | None = None,
    prayer: Mapping[int, int] | None = None,
    levels: Mapping[int, tuple[int, int, int]] | None = None,
    units: Mapping[int, Mapping[str, int]] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    creatures: Mapping[int, Mapping[str, str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    points: Mapping[int, Mapping[str, int]] | None = None,
    spaces: Mapping[int, Sequence[str]] | None = None,
    silver: Mapping[int, str] | None = None,
    shown: Mapping[int, Sequence[str]] | None = None,
    buried: Mapping[int, Sequence[str]] | None = None,
    battle_set: Mapping[int, Sequence[str]] | None = None,
) -> KemetState:
    """A position at a turn of `seat`, with `placed` after its regular token.

    `phase` "night" is the beginning of the Night of `round`, "attribution" that of the end of its
    Day. `levels` are those of the white, red and blue pyramid, which stand in districts 1, 2 and 3
    of the own city, or in reserve if 0. Without `units` a seat has five in districts 1 and 2.
    Without `pile` all DI cards that lie nowhere else are in it, else they are with the last seat.
    """
    settled = {"cities": "random", **(options or {})}
    data: dict[str, Any] = GAME.new(seats, seed, {**settled, "cities": "random"}).dump()
    data["options"].update(settled)
    data["generator"] = list(seeded(seed).words())
    data["reveals"] = 0
    data["turn_count"] = 0
    data["round"] = round - 1 if phase == "night" else round
    data["phase"] = "attribution" if phase == "night" else phase
    data["turn"] = turn if phase == "day" else 0
    data["order"] = list(order or range(seats))
    data["standing"] = [NOBODY] * 15
    for each, player in enumerate(data["players"]):
        city = CITIES[seats][each]
        player["city"] = city
        player["prayer"] = (prayer or {}).get(each, 5)
        player["levels"] = list((levels or {}).get(each, (1, 1, 1)))
        for colour, level in enumerate(player["levels"]):
            if level > 0:
                data["standing"][_district(f"{city}_{colour + 1}")] = each * 3 + colour
        on_board = (units or {}).get(each, {f"{city}_1": 5, f"{city}_2": 5})
        player["units"] = [
            [area, on_board[area]] for area in ids("areas") if on_board.get(area, 0) > 0
        ]
        player["reserve"] = UNITS - sum(on_board.values())
        player["tiles"] = sorted((tiles or {}).get(each, ()), key=TILES.index)
        player["creatures"] = _creatures_of(player["tiles"], (creatures or {}).get(each, {}))
        told = {"tiles": _points_of_tiles(player["tiles"]), **(points or {}).get(each, {})}
        player["points"] = [told.get(source, 0) for source in SOURCES]
        player["shown"] = list((shown or {}).get(each, ()))
        player["buried"] = list((buried or {}).get(each, ()))
        if each in (battle_set or {}):
            _exchange_battle_cards(player, (battle_set or {})[each])
        _place_tokens(data, each, seat, placed, spaces or {}, silver or {})
    data["offer"] = [
        tile
        for tile in TILES
        if tile in _tiles_in_game(data["options"]["mode"], data["round"])
        and not any(tile in player["tiles"] for player in data["players"])
    ]
    _deal_di_cards(data, hands or {}, discard, pile)
    data["pending"] = [["choose_token_and_space", seat, 0]]
    state = GAME.restore(data)
    state.pending = stack_of(_frames(data, phase, seat, placed))
    state.settle()
    state.check()
    return state


def attack(
    *,
    attackers: int = 5,
    defenders: int = 5,
    area: str = "temple_west_cliff",
    others: Mapping[int, Mapping[str, int]] | None = None,
    attacking: str = "",
    defending: str = "",
    tiles: Mapping[int, Sequence[str]] | None = None,
    **more: Any,
) -> KemetState:
    """Anubis has come from front_nw with all his units there into an area held by Bastet.

    `attacking` and `defending` are their creatures, `others` more units of them and others.
    """
    troops = {ANUBIS: {"front_nw": attackers}, BASTET: {area: defenders}}
    for seat, places in (others or {}).items():
        troops.setdefault(seat, {}).update(places)
    for seat in range(more.get("seats", 2)):
        troops.setdefault(seat, {})
    owned = {seat: list(names) for seat, names in (tiles or {}).items()}
    creatures: dict[int, dict[str, str]] = {}
    for seat, creature, where in [(ANUBIS, attacking, "front_nw"), (BASTET, defending, area)]:
        if creature:
            owned.setdefault(seat, []).append(creature)
            creatures[seat] = {creature: where}
    state = position(units=troops, tiles=owned, creatures=creatures, **more)
    play(state, "regular mid-move", "from front-nw", f"step {area.replace('_', '-')}")
    if state.decision == "move_group":
        play(state, f"take {attackers}" + (" with creature" if attacking else ""))
    return state


def commit(state: KemetState, card: str, discard: str = "", add: Sequence[str] = ()) -> KemetState:
    """The seat to move chooses its cards: figures like "4/1/0", the discard as well, DI ids."""
    play(state, f"play {CARD_OF_FIGURES[card]}")
    thrown = f"discard {CARD_OF_FIGURES[discard]}" if discard else offered(state, "discard")[0]
    copies = [str(list(add).count(kind)) for kind in DI_CARDS[:6]]
    return play(state, thrown, f"add {'-'.join(copies)}")


def fight(state: KemetState, first: str, second: str) -> KemetState:
    """Both sides commit a card by its figures, and no DI cards."""
    commit(state, first)
    return commit(state, second)


def play(state: KemetState, *moves: str) -> KemetState:
    """Plays these moves; a decision with a single answer has been played by the engine already."""
    for move in moves:
        state.play(GAME.parse(move))
        state.check()
    return state


def put(state: KemetState, *places: str) -> KemetState:
    """Places units, as in "nw-1 4", and ends the placement unless it ended by itself."""
    question = state.decision
    for place in places:
        play(state, f"put {place}")
    return play(state, "done") if state.decision == question else state


def moving(state: KemetState, origin: str) -> KemetState:
    """The seat to move begins a Move action there."""
    return play(state, "regular mid-move", f"from {origin}")


def offered(state: KemetState, start: str = "") -> list[str]:
    """The notations of what may be chosen now, of those that begin like this."""
    notations = [GAME.notation(code) for code in state.legal()]
    return [notation for notation in notations if notation.startswith(start)]


def asked(state: KemetState) -> tuple[str, int]:
    """What is decided now, and by which seat."""
    return state.decision, state.to_move


def dumped(state: KemetState) -> dict[str, Any]:
    """state.dump(), for tests that look into it."""
    return state.dump()


def player(state: KemetState, seat: int) -> dict[str, Any]:
    """The part of a seat in state.dump()."""
    found = dumped(state)["players"][seat]
    assert isinstance(found, dict)
    return found


def seen(state: State) -> dict[str, Any]:
    """What everybody sees."""
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return public


def seat_seen(state: KemetState, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    found = seen(state)["seats"][seat]
    assert isinstance(found, dict)
    return found


def private(state: KemetState, seat: int) -> dict[str, Any]:
    """What this seat alone sees."""
    found = state.view(seat)["private"]
    assert isinstance(found, dict)
    return found


def choices(state: KemetState) -> dict[str, dict[str, Any]]:
    """state.choices() by notation, for tests that look into them."""
    return {str(choice["notation"]): dict(choice) for choice in state.choices()}


def told(state: KemetState, *moves: str) -> list[tuple[str, int, dict[str, Any]]]:
    """Plays these moves and lists kind, seat and data of what the journal told everybody."""
    state.journal = Journal()
    play(state, *moves)
    events: list[dict[str, Any]] = state.journal.seen_by(None)
    return [(event["kind"], event["seat"], event["data"]) for event in events]


def prayers(state: KemetState) -> list[int]:
    """Prayer points by seat."""
    return [own["prayer"] for own in dumped(state)["players"]]


def units_of(state: KemetState, seat: int) -> dict[str, int]:
    """Units of a seat by area, those in reserve apart."""
    return {area: int(number) for area, number in player(state, seat)["units"]}


def reserve_of(state: KemetState, seat: int) -> int:
    """Units of a seat in reserve."""
    return int(player(state, seat)["reserve"])


def creature_place(state: KemetState, creature: str) -> str:
    """Where a creature stands, "reserve" on its tile."""
    for own in dumped(state)["players"]:
        if creature in own["creatures"]:
            area = str(own["creatures"][creature])
            return "reserve" if area == "-" else area
    raise AssertionError(f"{creature} has no owner")


def level_of(state: KemetState, seat: int, colour: str) -> int:
    """The level of a pyramid."""
    return int(player(state, seat)["levels"][COLOURS.index(colour)])


def hand_of(state: KemetState, seat: int) -> list[str]:
    """The DI cards of a seat."""
    return list(player(state, seat)["hand"])


def battle_hand_of(state: KemetState, seat: int) -> set[str]:
    """The battle cards in a seat's hand."""
    own = player(state, seat)
    return {*own["battle_set"]} - {*own["shown"]} - {*own["buried"]}


def points_of(state: KemetState, seat: int, source: str) -> int:
    """Permanent victory points of one source."""
    return int(player(state, seat)["points"][SOURCES.index(source)])


def discarded(state: KemetState) -> list[str]:
    """The DI discard pile."""
    return list(dumped(state)["discard"])


def areas_of(moves: Sequence[str]) -> set[str]:
    """The last words of these notations, as ids: the areas of steps, teleports, retreats."""
    return {move.split()[-1].replace("-", "_") for move in moves}


def _district(area: str) -> int:
    return ids("areas").index(area)


def _creatures_of(tiles: Sequence[str], places: Mapping[str, str]) -> dict[str, str]:
    return {name: places.get(name, "-") for name in CREATURES if name in tiles}


def _points_of_tiles(tiles: Sequence[str]) -> int:
    """K16.4 One for a victory point tile, one for the Sphinx."""
    return len([tile for tile in tiles if tile.startswith(("victory_point", "sphinx"))])


def _exchange_battle_cards(own: dict[str, Any], cards: Sequence[str]) -> None:
    own["battle_set"] = sorted(cards, key=BATTLE_CARDS.index)
    own["given_up"] = [card for card in BATTLE_CARDS[:6] if card not in cards]


def _place_tokens(
    data: dict[str, Any],
    each: int,
    seat: int,
    placed: bool,
    spaces: Mapping[int, Sequence[str]],
    silver: Mapping[int, str],
) -> None:
    """As many regular tokens as the turns that are over, on the spaces told or usual ones."""
    own = data["players"][each]
    filled: list[str] = []
    if data["phase"] == "day":
        order = data["order"]
        earlier = order.index(each) < order.index(seat) or (each == seat and placed)
        filled = USED_SPACES[: data["turn"] - 1 + earlier]
    elif data["phase"] == "attribution":
        filled = USED_SPACES[:]
    filled = list(spaces.get(each, filled))
    own["silver"] = silver.get(each, "-")
    own["filled"] = sorted(
        {*filled, *([own["silver"]] if each in silver else [])}, key=ids("action_spaces").index
    )


def _tiles_in_game(mode: str, round: int) -> set[str]:
    levels = {"beginner": {1} if round < 2 else {1, 2}}.get(mode, {1, 2, 3, 4})
    return {tile["id"] for tile in DATA["power_tiles"] if tile["level"] in levels}


def _deal_di_cards(
    data: dict[str, Any],
    hands: Mapping[int, Sequence[str]],
    discard: Sequence[str],
    pile: Sequence[str] | None,
) -> None:
    left = DI_DECK[:]
    for cards in [*hands.values(), discard, pile or ()]:
        for card in cards:
            left.remove(card)
    dealt = {seat: list(cards) for seat, cards in hands.items()}
    if pile is None:
        data["pile"] = left
    else:
        data["pile"] = sorted(pile, key=DI_CARDS.index)
        dealt.setdefault(data["seats"] - 1, []).extend(left)
    for seat, own in enumerate(data["players"]):
        own["hand"] = sorted(dealt.get(seat, []), key=DI_CARDS.index)
    data["discard"] = sorted(discard, key=DI_CARDS.index)
    data["looking"] = []


def _frames(data: dict[str, Any], phase: str, seat: int, placed: bool) -> list[Frame]:
    if phase == "night":
        return [_frame("begin_round")]
    if phase == "attribution":
        return [_frame("attribution")]
    order, turn = data["order"], data["turn"]
    frames = [_frame("attribution")]
    place = order.index(seat) + 1
    if place < len(order):
        frames.append(_frame("turn", order[place], turn))
    elif turn < 5:
        frames.append(_frame("turn", order[0], turn + 1))
    return [*frames, _frame("choose_token_and_space", seat, int(placed))]


def _frame(kind: str, seat: int = NOBODY, argument: int = 0) -> Frame:
    return (FRAME_KINDS.index(kind), seat, argument)
