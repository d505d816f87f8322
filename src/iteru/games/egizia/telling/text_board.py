"""The board as text, for the terminal: 80 columns, no colours; players are numbered from 1.

The river is a list from the source on: a space, the card that lies there, the ships on it. A
building shows the player's number on each filled space and a dot on each empty one.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import BUILDINGS, CREWS, FIRST_OF_BUILDING, GRAVES, PYRAMID_ROWS
from iteru.games.egizia.telling.words import WORDS
from iteru.kernel.sets import members

BUILDING_TEXTS: Final = WORDS.table("buildings", BUILDINGS)
ROUND: Final = WORDS.id("terms-round")
TURN_ORDER: Final = WORDS.id("terms-turn_order")
RANK: Final = WORDS.id("terms-rank")
SPHINX_CARD: Final = WORDS.id("terms-sphinx_card")
POINTS: Final = WORDS.id("terms-points")
STONES: Final = WORDS.id("terms-stones")
GRAIN_NEEDED: Final = WORDS.id("terms-grain_needed")
SHIP: Final = WORDS.id("terms-ship")

WIDTH: Final = 80
NOTHING: Final = "–"


def text_board(view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
    """Everything that lies on the table; the player to move comes last, next to what is asked.

    `words` are texts by message id. It may also hold the players' names: "seat-0", "seat-1", ...
    """
    names: Mapping[str, str] = {} if words is None else words
    public = _mapping(view["public"])
    to_move = _number(public["to_move"])
    lines = [*_head(public, names), "", *_river(public, names), "", *_buildings(public, names)]
    seats = _items(public["seats"])
    for seat in range(len(seats)):
        if seat != to_move:
            lines += ["", *_seat(seat, _mapping(seats[seat]), names, "  ")]
    if to_move >= 0:
        lines += ["", *_seat(to_move, _mapping(seats[to_move]), names, "▶ ")]
    lines += _private(_mapping(view["private"]), names)
    return "\n".join([line.rstrip() for line in lines])


def _head(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Round, phase, turn order, rank, water."""
    figures = [f"{_word(words, ROUND)} {public['round']}/{public['rounds']}"]
    if public["phase"]:
        figures.append(_word(words, f"phases-{_text(public['phase'])}"))
    order = "".join([_mark(seat) for seat in _items(public["order"])])
    rank = "".join([_mark(seat) for seat in _items(public["rank"])])
    deck = _mapping(public["sphinx_deck"])
    figures += [
        f"{_word(words, TURN_ORDER)} {order}",
        f"{_word(words, RANK)} {rank}",
        _word(words, f"irrigation_spaces-{_text(public['irrigation'])}"),
        f"{_word(words, SPHINX_CARD)} {_number(deck['cards'])}",
    ]
    return _packed(figures, "", WIDTH)


def _river(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    sites = {_text(_mapping(item)["space"]): _mapping(item) for item in _items(public["sites"])}
    lines: list[str] = []
    for number, item in enumerate(_items(public["river"])):
        place = _mapping(item)
        space = _text(place["space"])
        name = _word(words, f"nile_spaces-{space}")
        ships = "".join([_mark(seat) for seat in _items(place["ships"])])
        shown = ships or "·"
        if space in sites:
            shown = _site_ships(sites[space], _number(public["site_spaces"]))
        elif place["card"] is not None:
            shown = _word(words, f"nile_cards-{_text(place['card'])}")
        elif space.startswith("card_") and not ships:
            shown = NOTHING
        lines.append(f"{number + 1:>2} {name:<22} {shown}")
    return lines


def _site_ships(site: Mapping[str, object], usable: int) -> str:
    """The ship spaces in order, then who speculates (+) and who builds last (>)."""
    shown = "".join([_mark(seat) for seat in _items(site["ships"])[:usable]])
    if site["beside"] is not None:
        shown += f" +{_mark(site['beside'])}"
    if site["last"] is not None:
        shown += f" >{_mark(site['last'])}"
    return f"[{shown}]"


def _buildings(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    stones = _mapping(public["stones"])
    lines: list[str] = []
    for building, name in enumerate(BUILDINGS[:3]):
        first, last = FIRST_OF_BUILDING[building], FIRST_OF_BUILDING[building + 1]
        marks = "".join([_stone(stones, space) for space in range(first, last)])
        if name == "graves":
            values = _items(public["graves"])
            marks += "  " + " ".join([_mark_value(values[place]) for place in range(GRAVES)])
        lines.append(f"{_word(words, BUILDING_TEXTS[building]):<12} {marks}")
    rows = [
        "".join([_stone(stones, space) for space in members(PRINTED.stones.rows[row])])
        for row in range(PYRAMID_ROWS)
    ]
    lines.append(f"{_word(words, BUILDING_TEXTS[-1]):<12} {' / '.join(rows)}")
    return lines


def _seat(seat: int, data: Mapping[str, object], words: Mapping[str, str], mark: str) -> list[str]:
    name = words.get(f"seat-{seat}", str(seat + 1))
    used = _items(data["used_crews"])
    strength, feeding = _mapping(data["strength"]), _mapping(data["feeding"])
    crews = [
        f"{_word(words, f'crews-{crew}')} {_number(strength[crew])}{'✓' if crew in used else ''}"
        for crew in CREWS
    ]
    figures = [
        f"{seat + 1} {name}" if name != str(seat + 1) else name,
        f"{_number(data['score'])} {_word(words, POINTS)}",
        f"{_word(words, STONES)} {_number(data['reserve'])}",
        *crews,
        f"{_word(words, GRAIN_NEEDED)} {_number(feeding['need'])}/{_number(feeding['supply'])}",
        f"{_word(words, 'markets-stone_market')} {_number(data['stone_market'])}",
        f"{_word(words, 'markets-grain_market')} {_number(data['grain_market'])}",
        f"{_word(words, SHIP)} {_number(data['ships_left'])}",
        f"{_word(words, SPHINX_CARD)} {_number(data['sphinx'])}",
    ]
    spent = _items(data["used_cards"])
    cards = [
        _word(words, f"nile_cards-{_text(card)}") + ("✓" if card in spent else "")
        for card in _items(data["cards"])
    ]
    return [*_packed(figures, mark, WIDTH), *_packed(cards, "    ", WIDTH)]


def _private(private: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """E15.1 Own Sphinx cards with what they would bring now, and those being looked at."""
    lines: list[str] = []
    for key, mark in (("sphinx", "  "), ("looking", "? ")):
        if key in private:
            cards = [_sphinx(_mapping(item), words) for item in _items(private[key])]
            lines += _packed(cards, mark, WIDTH)
    return ["", *lines] if lines else []


def _sphinx(item: Mapping[str, object], words: Mapping[str, str]) -> str:
    name = _word(words, f"sphinx_cards-{_text(item['card'])}")
    need = _number(item["need"])
    far = f"{_number(item['have'])}/{need}" if need else str(_number(item["have"]))
    return f"{name} ({far}: {_number(item['points'])})"


def _stone(stones: Mapping[str, object], space: int) -> str:
    return _mark(stones.get(PRINTED.stones.spaces[space]))


def _mark(seat: object) -> str:
    return "·" if seat is None else str(_number(seat) + 1)


def _mark_value(value: object) -> str:
    return "?" if value is None else str(_number(value))


def _packed(entries: Sequence[str], indent: str, width: int) -> list[str]:
    """The entries one after the other, as many as a line holds."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1] += "   " + entry
        else:
            lines.append((indent if not lines else " " * max(2, len(indent))) + entry)
    return lines


def _word(words: Mapping[str, str], id: str) -> str:
    """The text with this id, else the id without its table: "crews-masons" is "masons"."""
    return words.get(id, id.partition("-")[2])


def _mapping(value: object) -> Mapping[str, object]:
    assert isinstance(value, dict)
    return value


def _items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _text(value: object) -> str:
    assert isinstance(value, str)
    return value


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
