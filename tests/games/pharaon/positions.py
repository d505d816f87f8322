"""Positions for tests: a game set up, then laid out piece by piece as a test tells.

Components are conserved: what a test does not put somewhere stays in supply, bag, deck or stack.
Resources are written by their letters and numbers, "T3 R3 S1"; offering tokens by what is on them:
"justice", "area_nobles", "prestige_2". `play` plays by notation and checks the invariants after
every move.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from iteru.games.pharaon import game as pharaon
from iteru.games.pharaon.box.components import PRINTED, SECTORS, UNIT_NAMES
from iteru.games.pharaon.box.ids import (
    ARTISANS,
    BASICS,
    DIRECTIONS,
    FIRST_OFFERING,
    JARS,
    KINDS,
    MOST_SETS,
    NOBLES,
    OFFERING_TYPES,
    POSITIONS,
    RESOURCES,
    SECTIONS,
    SIDES,
    TILE_SPACES,
    TILES,
    WHEEL_SPACES,
)
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.turn_order import push_turn
from iteru.games.pharaon.state import (
    BLOCK,
    holders_of,
    is_worthy_of_pharaoh,
    put_on_wheel,
    traitor_of,
)
from iteru.kernel.frames import stack_of
from iteru.kernel.generator import seeded
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, members
from tests.games.rows import as_row

GAME = pharaon.GAME
LETTERS = {name[0].upper(): number for number, name in enumerate(RESOURCES)}
# Nobles that change nothing while one plays come first on the display; artisans give nothing.
QUIET_NOBLES = ["grand_vizier", "governor", "high_priest", "chief_contractor", "doctor", "general"]
QUIET_ARTISANS = ["artisan_26", "artisan_27", "artisan_28", "artisan_29", "artisan_30"]
Tile = tuple[str, str, str, int]  # letter, side, tied resource, tokens on it


def position(
    *,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    seed: int = 7,
    seat: int = 0,
    round: int = 1,
    first: int = 0,
    pharaoh: int = NONE,
    ring: Sequence[str] = SECTIONS,
    offset: int = 0,
    facing: tuple[str, str] | None = None,
    direction: str = "clockwise",
    own: Mapping[int, str] | None = None,
    tokens: Mapping[int, Sequence[str]] | None = None,
    nobles: Mapping[int, Sequence[str]] | None = None,
    used: Sequence[str] = (),
    artisans: Mapping[int, Sequence[str]] | None = None,
    nile: Mapping[int, str] | None = None,
    stage: Mapping[int, int] | None = None,
    passed: Sequence[int] = (),
    index: Mapping[int, int] | None = None,
    wheel: Mapping[str, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    shown: Sequence[str] | None = None,
    stack: Sequence[str] | None = None,
    discards: Sequence[str] | None = None,
    noble_slots: Sequence[str | None] | None = None,
    noble_deck: Sequence[str] | None = None,
    artisan_slots: Sequence[str | None] | None = None,
    artisan_deck: Sequence[str] | None = None,
    sets: Sequence[str | None] | None = None,
    bonus: Sequence[str | None] | None = None,
    bag: Sequence[str] | None = None,
    discarded: Sequence[str] = (),
    tiles: Sequence[Tile] | None = None,
    traitor_jars: Sequence[str] = (),
    traitor_turn: bool = False,
    over: bool = False,
) -> PharaonState:
    """A position at the beginning of a seat's turn; what is told by seat is told for these seats.

    A seat of which no resources are told owns one silver: with nothing it would have to pass.
    `over`: nothing is asked, for the final scoring and for tests that call a rule themselves.
    `facing` turns the wheel until that section meets that sector. `wheel` tells by sector what lies
    there ("block": a space taken without a token). `supply` leaves so many of a kind, the last
    holder has the rest. Of jars, the others are in the stack, or discarded if `stack` is told; if
    both are, they lie under the pyramid. Of cards, the others are in the deck, or out of the game
    if the deck is told; of offering tokens in the bag, or, if that is told, with the last holder.
    In the solo game holder 1 is the Traitor; `tiles` tells its row from the left. If nobody is told
    to be Pharaoh, it is the first holder who meets P8.5.
    """
    state = GAME.new(seats, seed, options or {})
    holders = holders_of(state)
    state.generator = seeded(seed)
    state.reveals = 0
    state.ring = as_row([SECTIONS.index(section) for section in ring])
    state.position = as_row([ring.index(section) for section in SECTIONS])
    state.offset = offset if facing is None else _offset(ring, facing)
    state.direction = [1, -1][DIRECTIONS.index(direction)]
    state.round = round
    state.first, state.pharaoh = first, pharaoh
    state.used = bits(used, PRINTED.nobles)
    state.passed = as_row(passed)
    state.paying, state.offered, state.aside = as_row([]), as_row([]), as_row([])
    state.index = as_row([(index or {}).get(holder, 0) for holder in range(holders)])
    state.stage = as_row([(stage or {}).get(holder, 0) for holder in range(holders)])
    levels = [amounts((nile or {}).get(holder, "")) for holder in range(holders)]
    state.nile = as_row([level for row in levels for level in row[:BASICS]])
    state.nobles, state.artisans = as_row([0] * holders), as_row([0] * holders)
    for holder, names in (nobles or {}).items():
        state.nobles[holder] = bits(names, PRINTED.nobles)
    for holder, names in (artisans or {}).items():
        state.artisans[holder] = bits(names, PRINTED.artisans)
    _lay_jars(state, shown, stack, discards, traitor_jars)
    _lay_nobles(state, noble_slots, noble_deck)
    _lay_artisans(state, artisan_slots, artisan_deck)
    state.own = as_row([0] * KINDS * holders)
    told = dict.fromkeys(range(seats), "" if over else "S1") | dict(own or {})
    for holder in range(holders):
        for resource, amount in enumerate(amounts(told.get(holder, ""))):
            state.own[holder * KINDS + resource] = amount
        for token in (tokens or {}).get(holder, ()):
            state.own[holder * KINDS + FIRST_OFFERING + offering(token)] += 1
    state.wheel = as_row([NONE] * (BASICS * WHEEL_SPACES))
    for sector, units in (wheel or {}).items():
        for unit in units:
            lies = BLOCK if unit == "block" else UNIT_NAMES.index(unit)
            put_on_wheel(state, RESOURCES.index(sector), lies)
    _lay_tiles(state, tiles)
    _lay_tokens(state, sets, bonus, bag, discarded)
    _count_supply(state, supply or {})
    worthy = [holder for holder in range(holders) if is_worthy_of_pharaoh(state, holder)]
    if pharaoh == NONE and worthy:
        state.pharaoh = worthy[0]
    state.pending = stack_of([])
    if not over:
        push_turn(state, traitor_of(state) if traitor_turn else seat)
    state.check()
    state.settle()
    state.check()
    return state


def play(state: PharaonState, *moves: str) -> PharaonState:
    """Plays these moves; a decision with a single answer has been played by the engine already."""
    for move in moves:
        state.play(GAME.parse(move))
        state.check()
    return state


def act(state: PharaonState, option: str, variant: str = "wheel") -> PharaonState:
    """Takes an action and pays for it as proposed."""
    play(state, f"act {option} {variant}")
    if state.decision == "payment":
        play(state, "pay")
    return state


def offered(state: PharaonState, start: str = "") -> list[str]:
    """The notations of what may be chosen now, of those that begin like this."""
    notations = [GAME.notation(code) for code in state.legal()]
    return [notation for notation in notations if notation.startswith(start)]


def dumped(state: PharaonState) -> dict[str, Any]:
    """state.dump(), for tests that look into it."""
    return state.dump()


def seen(state: PharaonState) -> dict[str, Any]:
    """What everybody sees."""
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return public


def private(state: PharaonState, seat: int) -> dict[str, Any]:
    """What this seat alone sees."""
    found = state.view(seat)["private"]
    assert isinstance(found, dict)
    return found


def choices(state: PharaonState) -> dict[str, dict[str, Any]]:
    """state.choices() by notation, for tests that look into them."""
    return {str(choice["notation"]): dict(choice) for choice in state.choices()}


def amounts(text: str) -> list[int]:
    """By resource: "T3 S1" is three trade and one silver."""
    found = [0] * len(RESOURCES)
    for word in text.split():
        found[LETTERS[word[0]]] += int(word[1:])
    return found


def resources(state: PharaonState, holder: int) -> str:
    """What a holder owns of resources, as `own` of a position tells it."""
    own = state.own[holder * KINDS : holder * KINDS + len(RESOURCES)]
    return " ".join(f"{letter}{own[number]}" for letter, number in LETTERS.items() if own[number])


def tokens_of(state: PharaonState, holder: int) -> list[str]:
    """A holder's offering tokens, in the order of their types."""
    own = state.own[holder * KINDS + FIRST_OFFERING : (holder + 1) * KINDS]
    return [
        name.removeprefix("offering_")
        for name, number in zip(PRINTED.offerings, own, strict=True)
        for _ in range(number)
    ]


def nobles_of(state: PharaonState, holder: int) -> list[str]:
    return [PRINTED.nobles[noble] for noble in members(state.nobles[holder])]


def artisans_of(state: PharaonState, holder: int) -> list[str]:
    return [PRINTED.artisans[artisan] for artisan in members(state.artisans[holder])]


def used_nobles(state: PharaonState) -> list[str]:
    """Those that are turned: their ability was used in this round."""
    return [PRINTED.nobles[noble] for noble in members(state.used)]


def nile_of(state: PharaonState, holder: int) -> str:
    """The levels of a holder's disks, e.g. "A1 J3"; tracks at level 0 are left out."""
    levels = [*state.nile[holder * BASICS : (holder + 1) * BASICS], 0]
    return " ".join(f"{letter}{levels[n]}" for letter, n in LETTERS.items() if levels[n])


def on_wheel(state: PharaonState, sector: str) -> list[str]:
    """What lies on a sector, "block" for a space that is taken without a token."""
    start = RESOURCES.index(sector) * WHEEL_SPACES
    spaces = state.wheel[start : start + WHEEL_SPACES]
    return ["block" if unit == BLOCK else UNIT_NAMES[unit] for unit in spaces if unit != NONE]


def jars(numbers: Iterable[int]) -> list[str]:
    return [PRINTED.jars[number] for number in numbers]


def offering(name: str) -> int:
    return PRINTED.offerings.index(f"offering_{name}")


def bits(names: Sequence[str], among: Sequence[str]) -> int:
    """A set of cards by their names."""
    found = 0
    for name in names:
        assert not found & BIT[among.index(name)], f"{name} twice"
        found |= BIT[among.index(name)]
    return found


def _cards(slots: Sequence[str | None], among: Sequence[str]) -> list[int]:
    return [NONE if slot is None else among.index(slot) for slot in slots]


def _offset(ring: Sequence[str], facing: tuple[str, str]) -> int:
    return (ring.index(facing[0]) - SECTORS.index(RESOURCES.index(facing[1]))) % POSITIONS


def _lay_jars(
    state: PharaonState,
    shown: Sequence[str] | None,
    stack: Sequence[str] | None,
    discards: Sequence[str] | None,
    traitor: Sequence[str],
) -> None:
    told = [*(shown or ()), *(stack or ()), *(discards or ()), *traitor]
    others = [jar for jar in range(JARS) if PRINTED.jars[jar] not in told]
    if shown is None:
        number = PRINTED.setups[state.seats].jars - len(state.passed)
        number = number if state.round < PRINTED.rounds else 0
        state.jars_shown, others = as_row(others[:number]), others[number:]
    else:
        state.jars_shown = as_row([PRINTED.jars.index(jar) for jar in shown])
    state.jar_discards = as_row([PRINTED.jars.index(jar) for jar in discards or ()])
    state.jar_stack = bits(stack or (), PRINTED.jars)
    state.traitor_stack = bits(traitor, PRINTED.jars)
    state.traitor_mixed = 0
    if stack is None:
        state.jar_stack = bits(jars(others), PRINTED.jars)
    elif discards is None:
        state.jar_discards = as_row(others)
    else:
        state.jars_shown = as_row([*state.jars_shown, *others])


def _lay_nobles(
    state: PharaonState, slots: Sequence[str | None] | None, deck: Sequence[str] | None
) -> None:
    owned = [noble for holding in state.nobles for noble in members(holding)]
    told = {PRINTED.nobles[noble] for noble in owned} | {*(slots or ()), *(deck or ())}
    if slots is None:
        slots = [noble for noble in QUIET_NOBLES if noble not in told][:3]
    state.noble_slots = as_row(_cards(slots, PRINTED.nobles))
    others = set(range(NOBLES)) - {*owned, *state.noble_slots}
    state.noble_deck = sum(BIT[noble] for noble in others)
    state.nobles_removed = 0
    if deck is not None:
        state.nobles_removed = state.noble_deck & ~bits(deck, PRINTED.nobles)
        state.noble_deck = bits(deck, PRINTED.nobles)


def _lay_artisans(
    state: PharaonState, slots: Sequence[str | None] | None, deck: Sequence[str] | None
) -> None:
    owned = [artisan for holding in state.artisans for artisan in members(holding)]
    told = {PRINTED.artisans[artisan] for artisan in owned} | {*(slots or ()), *(deck or ())}
    if slots is None:
        quiet = dict.fromkeys([*QUIET_ARTISANS, *reversed(PRINTED.artisans)])
        slots = [artisan for artisan in quiet if artisan not in told][:4]
    state.artisan_slots = as_row(_cards(slots, PRINTED.artisans))
    others = set(range(ARTISANS)) - {*owned, *state.artisan_slots}
    state.artisan_deck = sum(BIT[artisan] for artisan in others)
    state.artisans_removed = 0
    if deck is not None:
        state.artisans_removed = state.artisan_deck & ~bits(deck, PRINTED.artisans)
        state.artisan_deck = bits(deck, PRINTED.artisans)


def _lay_tiles(state: PharaonState, tiles: Sequence[Tile] | None) -> None:
    if state.seats > 1:
        return
    tiles = tiles or [(name[-1], "light", RESOURCES[place], 1) for place, name in enumerate(TILES)]
    state.tile_row = as_row([TILES.index(f"traitor_tile_{letter}") for letter, _, _, _ in tiles])
    state.tile_sides = as_row([SIDES.index(side) for _, side, _, _ in tiles])
    state.tied = as_row([RESOURCES.index(tied) for _, _, tied, _ in tiles])
    spaces: list[int] = []
    for _, _, tied, filled in tiles:
        spaces += [RESOURCES.index(tied)] * filled + [NONE] * (TILE_SPACES - filled)
    state.tile_spaces = as_row(spaces)


def _lay_tokens(
    state: PharaonState,
    sets: Sequence[str | None] | None,
    bonus: Sequence[str | None] | None,
    bag: Sequence[str] | None,
    discarded: Sequence[str],
) -> None:
    """Sets are written "justice area_nile"; by default each holds two prestige or area tokens."""
    setup = PRINTED.setups[state.seats]
    if sets is None:
        sets = ["prestige_1 prestige_2"] * 4 + ["area_nile area_artisans"] * 2
    if bonus is None:
        bonus = ["area_offerings", "area_nobles", "area_nile", "area_artisans"]
        bonus += ["area_burial_chamber", "area_burial_chamber"]
    laid = [token for line in sets[: setup.sets] for token in _types(line)]
    state.set_tokens = as_row(laid + [NONE] * (2 * MOST_SETS - len(laid)))
    laid = [NONE if name is None else offering(name) for name in bonus[: setup.bonus]]
    state.bonus = as_row(laid + [NONE] * (MOST_SETS - len(laid)))
    thrown = [offering(name) for name in discarded]
    state.discards = as_row([thrown.count(token) for token in range(OFFERING_TYPES)])
    placed = Counter([*state.set_tokens, *state.bonus, *thrown])
    left: list[int] = []
    for token in range(OFFERING_TYPES):
        count = PRINTED.offering_counts[token] - placed[token]
        count -= sum(list(state.own)[FIRST_OFFERING + token :: KINDS])
        left.append(count - list(state.wheel).count(FIRST_OFFERING + token))
    assert min(left) >= 0, f"too many of {PRINTED.offerings[left.index(min(left))]}"
    state.bag = as_row(left)
    if bag is not None:
        kept = [offering(name) for name in bag]
        state.bag = as_row([kept.count(token) for token in range(OFFERING_TYPES)])
        last = (holders_of(state) - 1) * KINDS + FIRST_OFFERING
        for token in range(OFFERING_TYPES):
            state.own[last + token] += left[token] - state.bag[token]


def _types(line: str | None) -> list[int]:
    return [NONE, NONE] if line is None else [offering(name) for name in line.split()]


def _count_supply(state: PharaonState, supply: Mapping[str, int]) -> None:
    for resource, name in enumerate(RESOURCES):
        left = PRINTED.stock[resource] - sum(list(state.own)[resource::KINDS])
        left -= list(state.wheel).count(resource) + list(state.tile_spaces).count(resource)
        kept = supply.get(name, left)
        state.own[(holders_of(state) - 1) * KINDS + resource] += left - kept
        state.supply[resource] = kept
