"""A move, a battle, an announced card and the last reveal as readable data, and back.

NONE is "-" among ids; what is not under way is null as a whole.
"""

from collections.abc import Sequence
from typing import Final

from iteru.games.kemet.box.components import AREA_IDS, DI_CARDS
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_CARD_IDS,
    CREATURE_IDS,
    DI_IDS,
    MAX_SEATS,
    MOST_UNITS,
)
from iteru.games.kemet.state import (
    COMMITMENTS,
    HOW_IDS,
    SIDE_IDS,
    STAGE_IDS,
    AnnouncedCard,
    Battle,
    Move,
    Reveal,
    Shown,
    Side,
)
from iteru.kernel.plain import NONE, PlainReader
from iteru.kernel.sets import BIT

EMPTY: Final = "-"
MOST_ADDED: Final = 4095  # offset of the code `add`
LAST_SEAT: Final = MAX_SEATS - 1
MOVE_KEYS: Final = (
    "seat",
    "origin",
    "at",
    "used",
    "leader",
    "landed",
    "gates",
    "target",
    "how",
    "units",
    "creature",
)
BATTLE_KEYS: Final = ("area", "night", "stage", "winner")
SIDE_KEYS: Final = ("committed", "card", "discard", "added", "wound", "lost", "units", "creature")
SHOWN_KEYS: Final = ("card", "discard", "added")
CARD_KEYS: Final = ("card", "seat", "vetoes", "last")


def dump_id(number: int, ids: Sequence[str]) -> str:
    return EMPTY if number == NONE else ids[number]


def read_id(reader: PlainReader, key: str, ids: Sequence[str], empty: str | None = None) -> int:
    """The number of an id; `empty` is the word for NONE, if that is allowed."""
    name = reader.string(key)
    if name == empty:
        return NONE
    if name not in ids:
        raise reader.error(key, name, ", ".join(ids))
    return list(ids).index(name)


def _record(reader: PlainReader, key: str, keys: Sequence[str]) -> PlainReader:
    record = PlainReader(reader.value(key), f"{reader.what}: {key}")
    record.only(keys)
    return record


def _keys_of_sides(keys: Sequence[str]) -> list[str]:
    return [*SIDE_IDS, *(f"{side}_{key}" for side in SIDE_IDS for key in keys)]


def dump_move(move: Move | None) -> dict[str, object] | None:
    if move is None:
        return None
    return {
        "seat": move.seat,
        "origin": dump_id(move.origin, AREA_IDS),
        "at": AREA_IDS[move.at],
        "used": move.used,
        "leader": dump_id(move.leader, CREATURE_IDS),
        "landed": move.landed,
        "gates": int(move.open_gates),
        "target": dump_id(move.target, AREA_IDS),
        "how": HOW_IDS[move.how],
        "units": move.units,
        "creature": dump_id(move.creature, CREATURE_IDS),
    }


def read_move(reader: PlainReader, key: str) -> Move | None:
    if reader.value(key) is None:
        return None
    record = _record(reader, key, MOVE_KEYS)
    return Move(
        seat=record.integer("seat", 0, LAST_SEAT),
        origin=read_id(record, "origin", AREA_IDS, EMPTY),
        at=read_id(record, "at", AREA_IDS),
        used=record.integer("used", 0, AREAS),
        leader=read_id(record, "leader", CREATURE_IDS, EMPTY),
        landed=record.integer("landed", 0, BIT[AREAS] - 1),
        open_gates=record.integer("gates", 0, 1) == 1,
        target=read_id(record, "target", AREA_IDS, EMPTY),
        how=read_id(record, "how", HOW_IDS),
        units=record.integer("units", 0, MOST_UNITS),
        creature=read_id(record, "creature", CREATURE_IDS, EMPTY),
    )


def dump_battle(battle: Battle | None) -> dict[str, object] | None:
    if battle is None:
        return None
    found: dict[str, object] = {
        "area": AREA_IDS[battle.area],
        "night": int(battle.at_night),
        "stage": STAGE_IDS[battle.stage],
        "winner": dump_id(battle.winner, SIDE_IDS),
    }
    for number, name in enumerate(SIDE_IDS):
        side = battle.side(number)
        found[name] = side.seat
        found[f"{name}_committed"] = side.committed
        found[f"{name}_card"] = dump_id(side.card, BATTLE_CARD_IDS)
        found[f"{name}_discard"] = dump_id(side.discard, BATTLE_CARD_IDS)
        found[f"{name}_added"] = side.added
        found[f"{name}_wound"] = side.wound
        found[f"{name}_lost"] = side.lost
        found[f"{name}_units"] = side.units
        found[f"{name}_creature"] = dump_id(side.creature, CREATURE_IDS)
    return found


def read_battle(reader: PlainReader, key: str) -> Battle | None:
    if reader.value(key) is None:
        return None
    record = _record(reader, key, [*BATTLE_KEYS, *_keys_of_sides(SIDE_KEYS)])
    return Battle(
        area=read_id(record, "area", AREA_IDS),
        at_night=record.integer("night", 0, 1) == 1,
        stage=read_id(record, "stage", STAGE_IDS),
        winner=read_id(record, "winner", SIDE_IDS, EMPTY),
        attacker=_read_side(record, "attacker"),
        defender=_read_side(record, "defender"),
    )


def _read_side(record: PlainReader, name: str) -> Side:
    return Side(
        seat=record.integer(name, 0, LAST_SEAT),
        committed=record.integer(f"{name}_committed", 0, COMMITMENTS),
        card=read_id(record, f"{name}_card", BATTLE_CARD_IDS, EMPTY),
        discard=read_id(record, f"{name}_discard", BATTLE_CARD_IDS, EMPTY),
        added=record.integer(f"{name}_added", NONE, MOST_ADDED),
        wound=record.integer(f"{name}_wound", 0, DI_CARDS),
        lost=record.integer(f"{name}_lost", 0, MOST_UNITS),
        units=record.integer(f"{name}_units", 0, MOST_UNITS),
        creature=read_id(record, f"{name}_creature", CREATURE_IDS, EMPTY),
    )


def dump_reveal(reveal: Reveal | None) -> dict[str, object] | None:
    if reveal is None:
        return None
    found: dict[str, object] = {"area": AREA_IDS[reveal.area]}
    for name, shown in (("attacker", reveal.attacker), ("defender", reveal.defender)):
        found[name] = shown.seat
        found[f"{name}_card"] = BATTLE_CARD_IDS[shown.card]
        found[f"{name}_discard"] = dump_id(shown.discard, BATTLE_CARD_IDS)
        found[f"{name}_added"] = shown.added
    return found


def read_reveal(reader: PlainReader, key: str) -> Reveal | None:
    if reader.value(key) is None:
        return None
    record = _record(reader, key, ["area", *_keys_of_sides(SHOWN_KEYS)])
    return Reveal(
        area=read_id(record, "area", AREA_IDS),
        attacker=_read_shown(record, "attacker"),
        defender=_read_shown(record, "defender"),
    )


def _read_shown(record: PlainReader, name: str) -> Shown:
    return Shown(
        seat=record.integer(name, 0, LAST_SEAT),
        card=read_id(record, f"{name}_card", BATTLE_CARD_IDS),
        discard=read_id(record, f"{name}_discard", BATTLE_CARD_IDS, EMPTY),
        added=record.integer(f"{name}_added", 0, MOST_ADDED),
    )


def dump_card(announced: AnnouncedCard | None) -> dict[str, object] | None:
    if announced is None:
        return None
    return {
        "card": DI_IDS[announced.card],
        "seat": announced.seat,
        "vetoes": announced.vetoes,
        "last": announced.last,
    }


def read_card(reader: PlainReader, key: str) -> AnnouncedCard | None:
    if reader.value(key) is None:
        return None
    record = _record(reader, key, CARD_KEYS)
    return AnnouncedCard(
        card=read_id(record, "card", DI_IDS),
        seat=record.integer("seat", 0, LAST_SEAT),
        vetoes=record.integer("vetoes", 0, DI_CARDS),
        last=record.integer("last", 0, LAST_SEAT),
    )
