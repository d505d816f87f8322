"""A state back from its dump; data that does not fit is refused with what is allowed."""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.games.pharaon.actions import ACT_OPTIONS, FREE, GIVEN
from iteru.games.pharaon.box.components import PRINTED, PYRAMID, STAGES, UNIT_NAMES
from iteru.games.pharaon.box.ids import (
    ALL_COLOURS,
    ARTISAN_SLOTS,
    BASIC_NAMES,
    BASICS,
    DIRECTIONS,
    FIRST_OFFERING,
    JARS,
    KINDS,
    MOST_SETS,
    NILE_TOP,
    NOBLE_SLOTS,
    OFFERING_TYPES,
    OFFERINGS,
    POSITIONS,
    RESOURCES,
    SECTIONS,
    SIDES,
    TILE_SPACES,
    TILES,
    UNITS,
    WHEEL_SPACES,
)
from iteru.games.pharaon.frames import (
    ASK_ANY_BASIC,
    ASK_DARK_TILE,
    ASK_JAR_DIPLOMAT,
    ASK_JAR_TEACHER,
    ASK_NILE_ADVANCE,
    ASK_OFFICIAL_TRACK,
    ASK_PAYMENT,
    ASK_PYRAMID_INCOME,
    ASK_SETUP_NOBLE,
    ASK_SOLO_SPLIT,
    ASK_SWAP_WITCH,
    ASK_TURN,
    END_GAME,
    END_ROUND,
    END_SETUP,
    FOR_TEACHER,
    FRAME_KINDS,
    GAIN_SILVER,
    NEXT_TURN,
    SETUP_SEAT,
    TIE_TILES,
    TRAITOR_TURN,
)
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.payment import offered_kinds
from iteru.games.pharaon.rules.pyramid import row_of
from iteru.games.pharaon.rules.setup import positions, scribe_seats
from iteru.games.pharaon.sight.dump import EMPTY, HIDDEN, SPACE_NAMES
from iteru.games.pharaon.state import SETUP_ROUND, UNKNOWN
from iteru.kernel.frames import Stack, read_frames
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED, WORD, from_words
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE, PlainReader
from iteru.kernel.rows import extend, i64, vec
from iteru.kernel.sets import BIT

KEYS: Final = (
    "seats",
    "options",
    "generator",
    "pending",
    "reveals",
    "turn_count",
    "round",
    "ring",
    "direction",
    "offset",
    "first",
    "pharaoh",
    "passed",
    "supply",
    "wheel",
    "jar_stack",
    "jars_shown",
    "jar_discards",
    "noble_deck",
    "noble_slots",
    "nobles_removed",
    "used",
    "offered",
    "aside",
    "artisan_deck",
    "artisan_slots",
    "artisans_removed",
    "sets",
    "bonus",
    "bag",
    "discards",
    "paying",
    "holders",
    "tile_row",
    "tile_sides",
    "tied",
    "tile_spaces",
    "traitor_stack",
    "traitor_mixed",
)
HOLDER_KEYS: Final = ("resources", "offerings", "nobles", "artisans", "nile", "stage", "index")
OF_NOBODY: Final = (TIE_TILES, END_SETUP, TRAITOR_TURN, END_ROUND, END_GAME)  # frames
ONLY_SOLO: Final = (ASK_DARK_TILE, ASK_SOLO_SPLIT, TIE_TILES, TRAITOR_TURN)
MOST_TOKENS: Final = 100  # of one kind, wherever they lie


def restore(game: Game, data: Mapping[str, object]) -> PharaonState:
    reader = PlainReader(data, "state")
    reader.only(KEYS)
    seats = reader.integer("seats", game.min_seats, game.max_seats)
    check_seats(seats, game.min_seats, game.max_seats)
    options = settled_options(game.options, seats, reader.texts("options"))
    scribe_seats(seats, options)
    words = reader.integers("generator", 0, WORD, 4)
    holders = _Holders(reader, 2 if seats == 1 else seats)
    ring = _permutation(reader, "ring", SECTIONS)
    tiles = len(TILES) if seats == 1 else 0
    round = reader.integer("round", SETUP_ROUND, PRINTED.rounds)
    tied = reader.ids("tied", BASIC_NAMES)
    if tied or (tiles and round > SETUP_ROUND):
        tied = _permutation(reader, "tied", BASIC_NAMES)
    state = PharaonState(
        game=game,
        seats=seats,
        options=options,
        generator=from_words(words[0], words[1], words[2], words[3]),
        pending=_pending(reader, seats),
        reveals=reader.integer("reveals", 0, MAX_SEED),
        to_move=NONE,
        open_codes=[],
        turn_count=reader.integer("turn_count", 0, MAX_SEED),
        usable=PRINTED.setups[seats].usable,
        strict=options["scribe_pays_access"] == "no",
        one_track=options["high_official_nile_same_track"] == "yes",
        nile_needed=int(options["nile_condition_needed"]),
        ring=vec[i64](ring),
        position=vec[i64](positions(ring)),
        direction=1 if _choice(reader, "direction", DIRECTIONS) == 0 else -1,
        round=round,
        offset=reader.integer("offset", 0, POSITIONS - 1),
        first=reader.integer("first", NONE if seats == 1 and round == 0 else 0, holders.count - 1),
        pharaoh=reader.integer("pharaoh", NONE, holders.count - 1),
        used=_set(reader, "used", PRINTED.nobles),
        jar_stack=_set(reader, "jar_stack", PRINTED.jars),
        noble_deck=_set(reader, "noble_deck", PRINTED.nobles),
        artisan_deck=_set(reader, "artisan_deck", PRINTED.artisans),
        nobles_removed=_set(reader, "nobles_removed", PRINTED.nobles),
        artisans_removed=_set(reader, "artisans_removed", PRINTED.artisans),
        traitor_stack=_set(reader, "traitor_stack", PRINTED.jars),
        traitor_mixed=reader.integer("traitor_mixed", 0, JARS if tiles else 0),
        jars_shown=vec[i64](reader.ids("jars_shown", PRINTED.jars)),
        jar_discards=vec[i64](reader.ids("jar_discards", PRINTED.jars)),
        passed=vec[i64](_passed(reader, holders.count)),
        paying=vec[i64](),
        offered=vec[i64](_nobles(reader, "offered")),
        aside=vec[i64](_nobles(reader, "aside")),
        tile_row=vec[i64](_tile_row(reader, tiles)),
        tile_sides=vec[i64](reader.ids("tile_sides", SIDES, None, tiles)),
        tied=vec[i64](tied),
        own=vec[i64](holders.own),
        supply=vec[i64](reader.integers("supply", 0, MOST_TOKENS, len(RESOURCES))),
        wheel=vec[i64](_spaces(reader, "wheel", BASICS * WHEEL_SPACES, UNITS)),
        noble_slots=vec[i64](reader.ids("noble_slots", PRINTED.nobles, EMPTY, NOBLE_SLOTS)),
        artisan_slots=vec[i64](reader.ids("artisan_slots", PRINTED.artisans, EMPTY, ARTISAN_SLOTS)),
        nobles=vec[i64](holders.nobles),
        artisans=vec[i64](holders.artisans),
        set_tokens=vec[i64](reader.ids("sets", PRINTED.offerings, EMPTY, MOST_SETS * 2)),
        bonus=vec[i64](reader.ids("bonus", PRINTED.offerings, EMPTY, MOST_SETS)),
        bag=vec[i64](reader.integers("bag", 0, OFFERINGS, OFFERING_TYPES)),
        discards=vec[i64](reader.integers("discards", 0, OFFERINGS, OFFERING_TYPES)),
        nile=vec[i64](holders.nile),
        stage=vec[i64](holders.stage),
        index=vec[i64](holders.index),
        tile_spaces=vec[i64](_spaces(reader, "tile_spaces", tiles * TILE_SPACES, len(RESOURCES))),
    )
    _check_places(reader, state)
    _read_paying(reader, state)
    if state.pending:
        state.to_move = state.pending.seat
        state.open_codes = state.answers()
        if not state.open_codes:
            raise reader.error("pending", state.decision, "a question that has an answer")
    return state


class _Holders:
    """What the seats, and alone the Traitor, own."""

    def __init__(self, reader: PlainReader, count: int) -> None:
        self.count = count
        self.own: list[int] = []
        self.nobles: list[int] = []
        self.artisans: list[int] = []
        self.nile: list[int] = []
        self.stage: list[int] = []
        self.index: list[int] = []
        for number, entry in enumerate(reader.entries("holders", count)):
            holder = PlainReader(entry, f"state: holders[{number}]")
            holder.only(HOLDER_KEYS)
            self.own += holder.integers("resources", 0, MOST_TOKENS, FIRST_OFFERING)
            self.own += holder.integers("offerings", 0, OFFERINGS, KINDS - FIRST_OFFERING)
            self.nobles.append(_set(holder, "nobles", PRINTED.nobles))
            self.artisans.append(_set(holder, "artisans", PRINTED.artisans))
            self.nile += holder.integers("nile", 0, NILE_TOP, BASICS)
            self.stage.append(holder.integer("stage", 0, STAGES))
            self.index.append(holder.integer("index", 0, max([len(row) for row in PYRAMID]) - 1))


def _choice(reader: PlainReader, key: str, names: Sequence[str]) -> int:
    name = reader.string(key)
    if name not in names:
        raise reader.error(key, name, ", ".join(names))
    return names.index(name)


def _set(reader: PlainReader, key: str, names: Sequence[str]) -> int:
    """Different ids as a set."""
    bits = 0
    for number in reader.ids(key, names):
        if bits & BIT[number]:
            raise reader.error(key, names[number], "each at most once")
        bits |= BIT[number]
    return bits


def _permutation(reader: PlainReader, key: str, names: Sequence[str]) -> list[int]:
    found = reader.ids(key, names, None, len(names))
    if len(set(found)) != len(names):
        raise reader.error(key, reader.value(key), f"each of {', '.join(names)} once")
    return found


def _tile_row(reader: PlainReader, tiles: int) -> list[int]:
    """The Traitor's tiles in some order, alone; else none."""
    if tiles > 0:
        return _permutation(reader, "tile_row", TILES)
    return reader.ids("tile_row", TILES, None, 0)


def _passed(reader: PlainReader, holders: int) -> list[int]:
    passed = reader.integers("passed", 0, holders - 1)
    if len(set(passed)) != len(passed):
        raise reader.error("passed", passed, "each holder at most once")
    return passed


def _nobles(reader: PlainReader, key: str) -> list[int]:
    """Nobles set apart, some of them perhaps hidden from the seat whose knowledge this is."""
    found = reader.ids(key, [*PRINTED.nobles, HIDDEN], EMPTY)
    return [UNKNOWN if noble == len(PRINTED.nobles) else noble for noble in found]


def _spaces(reader: PlainReader, key: str, length: int, kinds: int) -> list[int]:
    """What lies on spaces: one of the first `kinds` kinds, or a block."""
    found = reader.ids(key, SPACE_NAMES, EMPTY, length)
    for kind in found:
        if kinds <= kind < KINDS:
            raise reader.error(key, SPACE_NAMES[kind], ", ".join(SPACE_NAMES[:kinds]))
    return found


def _pending(reader: PlainReader, seats: int) -> Stack:
    pending = read_frames(reader, "pending", FRAME_KINDS, seats)
    if pending and pending.kind >= SETUP_SEAT:
        asked = ", ".join(FRAME_KINDS[:SETUP_SEAT])
        raise reader.error("pending", FRAME_KINDS[pending.kind], f"as the last frame: {asked}")
    for kind, seat, argument in pending.frames():
        low, high = ARGUMENTS.get(kind, (0, 0))
        is_nobody = kind in OF_NOBODY or (kind == NEXT_TURN and seats == 1 and seat == NONE)
        if (seat == NONE) != is_nobody or not low <= argument <= high:
            allowed = f"the right seat, and as argument of {FRAME_KINDS[kind]} {low} to {high}"
            raise reader.error("pending", [seat, argument], allowed)
        if kind in ONLY_SOLO and seats > 1:
            raise reader.error("pending", FRAME_KINDS[kind], "frames for this number of seats")
    return pending


ARGUMENTS: Final = {  # by kind of frame: lowest and highest argument; 0 for the others
    ASK_DARK_TILE: (1, len(TILES)),
    ASK_PAYMENT: (0, ACT_OPTIONS * 2 - 1),
    ASK_SWAP_WITCH: (NONE, len(GIVEN) - 1),
    ASK_NILE_ADVANCE: (1, ALL_COLOURS),
    ASK_OFFICIAL_TRACK: (1, 5),
    ASK_JAR_DIPLOMAT: (0, JARS - 1),
    ASK_JAR_TEACHER: (0, JARS - 1),
    ASK_ANY_BASIC: (0, FOR_TEACHER),
    ASK_SOLO_SPLIT: (0, JARS - 1),
    GAIN_SILVER: (1, 5),
}


def _check_places(reader: PlainReader, state: PharaonState) -> None:
    """What the rules take for granted when they look something up."""
    top = state.pending.kind if state.pending else NONE
    if top == ASK_PYRAMID_INCOME:
        seat = state.pending.seat
        row = row_of(state, seat) if seat in state.passed else len(PYRAMID)
        if row >= len(PYRAMID) or not 1 <= state.index[seat] < len(PYRAMID[row]):
            raise reader.error("passed", list(state.passed), "the seat that takes an income")
    is_picking = top == ASK_SETUP_NOBLE
    offered = list(state.offered)
    is_pair = offered == sorted(offered) and NONE not in offered
    if len(offered) != (2 if is_picking else 0) or not is_pair:
        allowed = "two nobles while a seat picks one, in the order of the cards"
        raise reader.error("offered", reader.value("offered"), allowed)
    if len(state.aside) != (state.seats if state.round == SETUP_ROUND else 0):
        raise reader.error("aside", reader.value("aside"), "one entry a seat, during set-up only")
    if state.seats == 1 and list(state.aside) not in ([], [NONE]):
        raise reader.error("aside", reader.value("aside"), "nothing in a solo game (P11.2)")


def _read_paying(reader: PlainReader, state: PharaonState) -> None:
    """What was chosen of a payment; the units that may follow are worked out."""
    paid = reader.ids("paying", UNIT_NAMES, EMPTY)
    is_paying = bool(state.pending) and state.pending.kind == ASK_PAYMENT
    payments = len([frame for frame in state.pending.frames() if frame[0] == ASK_PAYMENT])
    if bool(paid) != is_paying or payments != int(is_paying):
        raise reader.error("paying", reader.value("paying"), "what was paid, if that is asked")
    if not is_paying:
        return
    _, seat, act = state.pending.top()
    if len(state.pending) < 2 or state.pending.frames()[-2] != (ASK_TURN, seat, 0):
        raise reader.error("pending", "payment", "a payment in a turn of the same seat")
    access, units = paid[0], paid[1:]
    is_late_stage = act // 2 == ACT_OPTIONS - 1 and state.stage[seat] == STAGES
    is_odd = (act % 2 == FREE and access != NONE) or (units and access == NONE and act % 2 != FREE)
    if is_late_stage or is_odd or NONE in units or units != sorted(units):
        raise reader.error("paying", reader.value("paying"), "the access unit, then units in order")
    kinds = offered_kinds(state, seat, act, access, vec[i64](units))
    if kinds == 0:
        raise reader.error("paying", reader.value("paying"), "units with which a payment begins")
    state.paying = extend(vec[i64]([access, kinds]), units)
