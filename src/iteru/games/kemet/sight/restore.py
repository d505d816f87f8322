"""A state back from its dump; data that does not fit is refused with what is allowed."""

from collections.abc import Mapping
from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, PRAYER_MAX, PRINTED, TILE_IDS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARD_IDS,
    CITY_IDS,
    COLOURS,
    CREATURE_IDS,
    CREATURES,
    DI_IDS,
    DI_TYPES,
    DISTRICTS,
    MAX_LEVEL,
    MOST_UNITS,
    REGULAR_TOKENS,
    ROUND_CAP,
    SPACE_IDS,
    UNITS,
)
from iteru.games.kemet.frames import FRAME_KINDS
from iteru.games.kemet.position import KemetState
from iteru.games.kemet.rules.modes import mode_of
from iteru.games.kemet.sight.dump import HIDDEN
from iteru.games.kemet.sight.frames_check import check_frames
from iteru.games.kemet.sight.invariants_conflict import check_conflicts
from iteru.games.kemet.sight.records import (
    EMPTY,
    read_battle,
    read_card,
    read_id,
    read_move,
    read_reveal,
)
from iteru.games.kemet.state import PHASES, SOURCES
from iteru.kernel.frames import read_frames
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED, WORD, from_words
from iteru.kernel.options import check_seats, settled_options
from iteru.kernel.plain import NONE, PlainReader
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT

KEYS: Final = (
    "seats",
    "options",
    "generator",
    "pending",
    "reveals",
    "turn_count",
    "round",
    "phase",
    "turn",
    "capped",
    "order",
    "named",
    "offer",
    "pile",
    "discard",
    "looking",
    "waiting",
    "put_areas",
    "put_units",
    "standing",
    "move",
    "battle",
    "announced",
    "last_battle",
    "players",
)
PLAYER_KEYS: Final = (
    "city",
    "prayer",
    "reserve",
    "levels",
    "tiles",
    "creatures",
    "points",
    "units",
    "hand",
    "battle_set",
    "given_up",
    "shown",
    "buried",
    "filled",
    "silver",
)
MOST_POINTS: Final = 1000  # of one source


def restore(game: Game, data: Mapping[str, object]) -> KemetState:
    reader = PlainReader(data, "state")
    reader.only(KEYS)
    seats = reader.integer("seats", game.min_seats, game.max_seats)
    check_seats(seats, game.min_seats, game.max_seats)
    options = settled_options(game.options, seats, reader.texts("options"))
    words = reader.integers("generator", 0, WORD, 4)
    players = _Players(reader, seats)
    pile, pile_size = _di_cards(reader, "pile")
    looking, looking_size = _di_cards(reader, "looking")
    mode = mode_of(options)
    state = KemetState(
        game=game,
        seats=seats,
        options=options,
        generator=from_words(words[0], words[1], words[2], words[3]),
        pending=read_frames(reader, "pending", FRAME_KINDS, seats),
        reveals=reader.integer("reveals", 0, MAX_SEED),
        turn_count=reader.integer("turn_count", 0, MAX_SEED),
        to_move=NONE,
        open_codes=[],
        goal=PRINTED.goal[mode],
        max_level=PRINTED.max_level[mode],
        open_discards=options["battle_discards"] == "open",
        returns_to_city=options["abandoned_creature"] == "city",
        round=reader.integer("round", 0, ROUND_CAP),
        phase=read_id(reader, "phase", PHASES),
        turn=reader.integer("turn", 0, REGULAR_TOKENS),
        capped=reader.boolean("capped"),
        offer=_set(reader, "offer", TILE_IDS),
        pile_size=pile_size,
        looking_size=looking_size,
        waiting=_set(reader, "waiting", AREA_IDS[:DISTRICTS]),
        put_areas=_set(reader, "put_areas", AREA_IDS),
        put_units=reader.integer("put_units", 0, UNITS),
        order=vec[i64](reader.integers("order", 0, seats - 1, seats)),
        named=vec[i64](reader.integers("named", 0, seats - 1)),
        city=vec[i64](players.city),
        levels=vec[i64](players.levels),
        standing=vec[i64](reader.integers("standing", NONE, seats * COLOURS - 1, DISTRICTS)),
        tiles=vec[i64](players.tiles),
        creature_owner=vec[i64](players.creature_owner),
        battle_set=vec[i64](players.battle_set),
        given_up=vec[i64](players.given_up),
        looking=vec[i64](looking),
        points=vec[i64](players.points),
        last_battle=read_reveal(reader, "last_battle"),
        units=vec[i64](players.units),
        reserve=vec[i64](players.reserve),
        prayer=vec[i64](players.prayer),
        creature_area=vec[i64](players.creature_area),
        hands=vec[i64](players.hands),
        hand_sizes=vec[i64](players.hand_sizes),
        pile=vec[i64](pile),
        discard=vec[i64](_di_cards(reader, "discard")[0]),
        shown=vec[i64](players.shown),
        buried=vec[i64](players.buried),
        buried_sizes=vec[i64](players.buried_sizes),
        filled=vec[i64](players.filled),
        silver=vec[i64](players.silver),
        move=read_move(reader, "move"),
        battle=read_battle(reader, "battle"),
        announced=read_card(reader, "announced"),
    )
    check_frames(reader, state)
    try:
        check_conflicts(state)
    except AssertionError as fault:
        raise reader.error("pending", state.decision, f"what fits the rest, {fault}") from None
    if state.pending:
        state.to_move = state.pending.seat
        state.open_codes = state.answers()
        if not state.open_codes:
            raise reader.error("pending", state.decision, "a question that has an answer")
    return state


class _Players:
    """What lies in front of the players, and their pieces on the board."""

    def __init__(self, reader: PlainReader, seats: int) -> None:
        self.city: list[int] = []
        self.prayer: list[int] = []
        self.reserve: list[int] = []
        self.levels: list[int] = []
        self.tiles: list[int] = []
        self.creature_owner = [NONE] * CREATURES
        self.creature_area = [NONE] * CREATURES
        self.points: list[int] = []
        self.units: list[int] = []
        self.hands: list[int] = []
        self.hand_sizes: list[int] = []
        self.battle_set: list[int] = []
        self.given_up: list[int] = []
        self.shown: list[int] = []
        self.buried: list[int] = []
        self.buried_sizes: list[int] = []
        self.filled: list[int] = []
        self.silver: list[int] = []
        for seat, entry in enumerate(reader.entries("players", seats)):
            player = PlainReader(entry, f"state: players[{seat}]")
            player.only(PLAYER_KEYS)
            self.city.append(read_id(player, "city", CITY_IDS, EMPTY))
            self.prayer.append(player.integer("prayer", 0, PRAYER_MAX))
            self.reserve.append(player.integer("reserve", 0, UNITS))
            self.levels += player.integers("levels", 0, MAX_LEVEL, COLOURS)
            self.tiles.append(_set(player, "tiles", TILE_IDS))
            self.points += player.integers("points", 0, MOST_POINTS, SOURCES)
            hand, size = _di_cards(player, "hand")
            self.hands += hand
            self.hand_sizes.append(size)
            self.battle_set.append(_set(player, "battle_set", BATTLE_CARD_IDS))
            self.given_up.append(_set(player, "given_up", BATTLE_CARD_IDS))
            self.shown.append(_set(player, "shown", BATTLE_CARD_IDS))
            self._read_buried(player)
            self.filled.append(_set(player, "filled", SPACE_IDS))
            self.silver.append(read_id(player, "silver", SPACE_IDS, EMPTY))
            self._read_creatures(player, seat)
            self._read_units(player)

    def _read_buried(self, player: PlainReader) -> None:
        names = player.strings("buried")
        is_hidden = bool(names) and all(name == HIDDEN for name in names)
        self.buried.append(0 if is_hidden else _set(player, "buried", BATTLE_CARD_IDS))
        self.buried_sizes.append(len(names))

    def _read_creatures(self, player: PlainReader, seat: int) -> None:
        for name, area in player.texts("creatures").items():
            if name not in CREATURE_IDS:
                raise player.error("creatures", name, ", ".join(CREATURE_IDS))
            creature = CREATURE_IDS.index(name)
            if self.creature_owner[creature] != NONE:
                raise player.error("creatures", name, "one owner for each")
            self.creature_owner[creature] = seat
            if area != EMPTY:
                if area not in AREA_IDS:
                    raise player.error("creatures", area, ", ".join(AREA_IDS))
                self.creature_area[creature] = AREA_IDS.index(area)

    def _read_units(self, player: PlainReader) -> None:
        units = [0] * AREAS
        for row in player.rows("units"):
            troop = PlainReader(dict(zip(("area", "units"), row)), f"{player.what}: units")
            area = read_id(troop, "area", AREA_IDS)
            if units[area] > 0:
                raise player.error("units", AREA_IDS[area], "each area at most once")
            units[area] = troop.integer("units", 1, MOST_UNITS)
        self.units += units


def _di_cards(reader: PlainReader, key: str) -> tuple[list[int], int]:
    """Counts by type, and how many there are; hidden ones are all "?"."""
    names = reader.strings(key)
    counts = [0] * DI_TYPES
    if not (names and all(name == HIDDEN for name in names)):
        for card in reader.ids(key, DI_IDS):
            counts[card] += 1
    return counts, len(names)


def _set(reader: PlainReader, key: str, names: list[str]) -> int:
    """Different ids as a set."""
    bits = 0
    for number in reader.ids(key, names):
        if bits & BIT[number]:
            raise reader.error(key, names[number], "each at most once")
        bits |= BIT[number]
    return bits
