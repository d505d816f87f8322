"""A state back from its dump; data that does not fit is refused with what is allowed."""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.games.egizia.box.components import BOTTOM, MAX_STRENGTH, PRINTED
from iteru.games.egizia.box.ids import (
    BUILD_FIRST,
    CARD_SPACES,
    CREW_TILES,
    CREWS,
    DOUBLE,
    GRAVE_KINDS,
    GRAVES,
    IRRIGATIONS,
    MAX_STONES,
    MOST_BID,
    PYRAMID_ROWS,
    ROUNDS,
    SHIPS,
    SITES,
    SLOTS,
    SPACES,
    TRACKS,
)
from iteru.games.egizia.frames import (
    ASK_ALYI_CREW,
    ASK_BUILD,
    ASK_DOUBLE,
    ASK_DRAW,
    ASK_GRAIN,
    ASK_KEEP,
    ASK_TRACK,
    ASK_WORK,
    BUILD_SITE,
    DEAL,
    FEED,
    FRAME_KINDS,
    NEXT_SHIP,
)
from iteru.games.egizia.position import EgiziaState
from iteru.games.egizia.sight.dump import EMPTY, HIDDEN
from iteru.games.egizia.state import BOOKED, holds
from iteru.kernel.frames import Stack, read_frames
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED, WORD, from_words
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE, PlainReader
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, members, set_of

KEYS: Final = (
    "seats",
    "options",
    "generator",
    "pending",
    "reveals",
    "turn_count",
    "viewer",
    "round",
    "phase",
    "irrigation",
    "order",
    "rank",
    "passed",
    "laid",
    "unseen",
    "gone",
    "used",
    "upgraded",
    "reused",
    "first_builder",
    "site_ships",
    "graves",
    "unseen_graves",
    "sphinx_deck",
    "looking",
    "work_left",
    "work_spent",
    "work_rows",
    "players",
)
PLAYER_KEYS: Final = (
    "score",
    "booked",
    "bid",
    "strength",
    "tired",
    "reserve",
    "market",
    "cards",
    "ships",
    "ships_left",
    "stones",
    "sites_built",
    "sphinx",
)
MOST_POINTS: Final = 10_000  # of one source
END_OF_GAME: Final = 6  # the phase after which nothing is asked: joint building (E10)
ARGUMENTS: Final = {  # by kind of frame: lowest and highest argument; 0 for the others
    ASK_TRACK: (1, 5),
    ASK_ALYI_CREW: (0, SPACES - 1),
    ASK_DOUBLE: (0, SPACES - 1),
    ASK_GRAIN: (1, 200),
    ASK_BUILD: (0, len(SITES) - 1),
    ASK_DRAW: (1, 200),
    ASK_WORK: (1, len(SITES) - 1),
    BUILD_SITE: (0, len(SITES) - 1),
}


def restore(game: Game, data: Mapping[str, object]) -> EgiziaState:
    reader = PlainReader(data, "state")
    reader.only(KEYS)
    seats = reader.integer("seats", game.min_seats, game.max_seats)
    check_seats(seats, game.min_seats, game.max_seats)
    options = settled_options(game.options, seats, reader.texts("options"))
    state = _read(game, reader, seats, options)
    _check_places(reader, state)
    if state.pending:
        state.to_move = state.pending.seat
        state.open_codes = state.answers()
        if not state.open_codes:
            raise reader.error("pending", state.decision, "a question that has an answer")
    elif state.phase != END_OF_GAME:
        raise reader.error("phase", state.phase, f"{END_OF_GAME} when the game is over")
    return state


def _read(game: Game, reader: PlainReader, seats: int, options: Mapping[str, str]) -> EgiziaState:
    words = reader.integers("generator", 0, WORD, 4)
    players = _Players(reader, seats)
    deck = _Batches(reader)
    looking, looking_size = _sphinx_cards(reader, "looking", reader.entries("looking"))
    return EgiziaState(
        game=game,
        seats=seats,
        options=options,
        generator=from_words(words[0], words[1], words[2], words[3]),
        pending=_pending(reader, seats),
        reveals=reader.integer("reveals", 0, MAX_SEED),
        turn_count=reader.integer("turn_count", 0, MAX_SEED),
        to_move=NONE,
        open_codes=[],
        viewer=reader.integer("viewer", 0, seats - 1) if "viewer" in reader.data else NONE,
        usable=PRINTED.site_spaces_used[seats],
        doubles_heliopolis=options["double_on_heliopolis"] == "yes",
        own_needs_upstream=options["reuse_own_space_needs_upstream"] == "yes",
        round=reader.integer("round", 0, ROUNDS),
        phase=reader.integer("phase", 0, len(PRINTED.phases)),
        irrigation=_id(reader, "irrigation", IRRIGATIONS, None),
        unseen=_set(reader, "unseen", PRINTED.nile.cards),
        gone=_set(reader, "gone", PRINTED.nile.cards),
        used=_set(reader, "used", PRINTED.nile.cards),
        passed=set_of(reader.integers("passed", 0, seats - 1)),
        reused=_id(reader, "reused", PRINTED.river.spaces, EMPTY),
        upgraded=_id(reader, "upgraded", PRINTED.nile.cards, EMPTY),
        first_builder=reader.integer("first_builder", NONE, seats - 1),
        looking=looking,
        looking_size=looking_size,
        work_left=reader.integer("work_left", 0, MAX_STONES),
        work_spent=reader.integer("work_spent", 0, MAX_STONES),
        work_rows=set_of(reader.integers("work_rows", 0, PYRAMID_ROWS - 1)),
        order=vec[i64](reader.integers("order", NONE, seats - 1, seats)),
        rank=vec[i64](reader.integers("rank", 0, seats - 1, seats)),
        bids=vec[i64](players.bids),
        graves=vec[i64](reader.integers("graves", 0, max(PRINTED.stones.grave_values), GRAVES)),
        unseen_graves=vec[i64](
            reader.integers("unseen_graves", 0, max(PRINTED.stones.grave_counts), GRAVE_KINDS)
        ),
        batches=vec[i64](deck.batches),
        batch_sizes=vec[i64](deck.sizes),
        hands=vec[i64](players.hands),
        hand_sizes=vec[i64](players.hand_sizes),
        laid=vec[i64](reader.ids("laid", PRINTED.nile.cards, EMPTY, CARD_SPACES)),
        ships=vec[i64](players.ships),
        downstream=vec[i64]([max(members(ships), default=NONE) + 1 for ships in players.ships]),
        ships_left=vec[i64](players.ships_left),
        site_ships=vec[i64](reader.integers("site_ships", NONE, seats - 1, len(SITES) * SLOTS)),
        strength=vec[i64](players.strength),
        tired=vec[i64](players.tired),
        reserve=vec[i64](players.reserve),
        score=vec[i64](players.score),
        booked=vec[i64](players.booked),
        market=vec[i64](players.market),
        held=vec[i64](players.held),
        built=vec[i64](players.built),
        sites_built=vec[i64](players.sites_built),
    )


class _Players:
    """What lies in front of the players."""

    def __init__(self, reader: PlainReader, seats: int) -> None:
        self.score: list[int] = []
        self.booked: list[int] = []
        self.bids: list[int] = []
        self.strength: list[int] = []
        self.tired: list[int] = []
        self.reserve: list[int] = []
        self.market: list[int] = []
        self.held: list[int] = []
        self.ships: list[int] = []
        self.ships_left: list[int] = []
        self.built: list[int] = []
        self.sites_built: list[int] = []
        self.hands: list[int] = []
        self.hand_sizes: list[int] = []
        for seat, entry in enumerate(reader.entries("players", seats)):
            player = PlainReader(entry, f"state: players[{seat}]")
            player.only(PLAYER_KEYS)
            self.score.append(player.integer("score", 0, MOST_POINTS))
            self.booked += player.integers("booked", -MOST_POINTS, MOST_POINTS, BOOKED)
            self.bids.append(player.integer("bid", 0, MOST_BID))
            self.strength += player.integers("strength", 0, max(MAX_STRENGTH), CREW_TILES)
            self.tired.append(_set(player, "tired", CREWS))
            self.reserve.append(player.integer("reserve", 0, MAX_STONES))
            self.market += player.integers("market", 0, BOTTOM, TRACKS)
            self.held.append(_set(player, "cards", PRINTED.nile.cards))
            self.ships.append(_set(player, "ships", PRINTED.river.spaces))
            self.ships_left.append(player.integer("ships_left", 0, SHIPS))
            self.built.append(_set(player, "stones", PRINTED.stones.spaces))
            self.sites_built.append(_set(player, "sites_built", SITES))
            hand, size = _sphinx_cards(player, "sphinx", player.entries("sphinx"))
            self.hands.append(hand)
            self.hand_sizes.append(size)


class _Batches:
    """The Sphinx deck from the top (E8.3.1)."""

    def __init__(self, reader: PlainReader) -> None:
        self.batches: list[int] = []
        self.sizes: list[int] = []
        for row in reader.rows("sphinx_deck"):
            batch, size = _sphinx_cards(reader, "sphinx_deck", row)
            self.batches.append(batch)
            self.sizes.append(size)


def _sphinx_cards(reader: PlainReader, key: str, names: list[object]) -> tuple[int, int]:
    """A set of Sphinx cards and its size; hidden ones are all "?"."""
    if names and all(name == HIDDEN for name in names):
        return 0, len(names)
    return _set(PlainReader({key: names}, reader.what), key, PRINTED.sphinx.cards), len(names)


def _set(reader: PlainReader, key: str, names: Sequence[str]) -> int:
    """Different ids as a set."""
    bits = 0
    for number in reader.ids(key, names):
        if bits & BIT[number]:
            raise reader.error(key, names[number], "each at most once")
        bits |= BIT[number]
    return bits


def _id(reader: PlainReader, key: str, names: list[str], empty: str | None) -> int:
    name = reader.string(key)
    if name == empty:
        return NONE
    if name not in names:
        raise reader.error(key, name, ", ".join(names))
    return names.index(name)


def _pending(reader: PlainReader, seats: int) -> Stack:
    pending = read_frames(reader, "pending", FRAME_KINDS, seats)
    if pending and pending.kind >= DEAL:
        asked = ", ".join(FRAME_KINDS[:DEAL])
        raise reader.error("pending", FRAME_KINDS[pending.kind], f"as the last frame: {asked}")
    for kind, seat, argument in pending.frames():
        low, high = ARGUMENTS.get(kind, (0, 0))
        is_player = kind < DEAL or kind == FEED or (kind == NEXT_SHIP and seat != NONE)
        if (seat == NONE) == is_player or not low <= argument <= high:
            allowed = f"the right seat, and as argument of {FRAME_KINDS[kind]} {low} to {high}"
            raise reader.error("pending", [seat, argument], allowed)
    return pending


def _check_places(reader: PlainReader, state: EgiziaState) -> None:
    """What the rules take for granted when they look something up."""
    if sorted(state.rank) != list(range(state.seats)):
        raise reader.error("rank", state.rank, "each seat once")
    holders = [seat for seat in state.order if seat != NONE]
    if len(set(holders)) != len(holders) or (state.round > 0 and NONE in state.order):
        raise reader.error("order", state.order, "each seat once")
    is_choosing = bool(state.pending) and state.pending.kind == ASK_KEEP
    if (state.looking_size > 0) != is_choosing:
        raise reader.error("looking", reader.value("looking"), "cards while a seat chooses")
    for kind, seat, site in state.pending.frames():
        first = site * SLOTS
        if kind == ASK_BUILD and seat not in state.site_ships[first : first + SLOTS]:
            raise reader.error("site_ships", state.site_ships, "the ships of those who build")
        if kind == ASK_DOUBLE and not holds(state, seat, DOUBLE):
            raise reader.error("pending", "double_round_space", "a seat that holds the card")
    first_builder = state.first_builder
    if first_builder != NONE and not holds(state, first_builder, BUILD_FIRST):
        raise reader.error("first_builder", first_builder, "a seat that holds build_first")
