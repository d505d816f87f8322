"""The board as text, for the terminal: 80 columns, no colours; players are numbered from 1.

The river is a list from the source on: a space, the card that lies there, the ships on it. A
building shows the player's number on each filled space and a dot on each empty one.
"""

from collections.abc import Mapping
from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import BUILDINGS, CREWS, FIRST_OF_BUILDING, GRAVES, PYRAMID_ROWS
from iteru.games.egizia.telling.words import WORDS
from iteru.kernel.sets import members
from iteru.kernel.text_board import items, mapping, number, packed, text, word

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
    public = mapping(view["public"])
    to_move = number(public["to_move"])
    lines = [*_head(public, names), "", *_river(public, names), "", *_buildings(public, names)]
    seats = items(public["seats"])
    for seat in range(len(seats)):
        if seat != to_move:
            lines += ["", *_seat(seat, mapping(seats[seat]), names, "  ")]
    if to_move >= 0:
        lines += ["", *_seat(to_move, mapping(seats[to_move]), names, "▶ ")]
    lines += _private(mapping(view["private"]), names)
    return "\n".join([line.rstrip() for line in lines])


def _head(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Round, phase, turn order, rank, water."""
    figures = [f"{word(words, ROUND)} {public['round']}/{public['rounds']}"]
    if public["phase"]:
        figures.append(word(words, f"phases-{text(public['phase'])}"))
    order = "".join([_mark(seat) for seat in items(public["order"])])
    rank = "".join([_mark(seat) for seat in items(public["rank"])])
    deck = mapping(public["sphinx_deck"])
    figures += [
        f"{word(words, TURN_ORDER)} {order}",
        f"{word(words, RANK)} {rank}",
        word(words, f"irrigation_spaces-{text(public['irrigation'])}"),
        f"{word(words, SPHINX_CARD)} {number(deck['cards'])}",
    ]
    return packed(figures, "", WIDTH)


def _river(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    sites = {text(mapping(item)["space"]): mapping(item) for item in items(public["sites"])}
    lines: list[str] = []
    for position, item in enumerate(items(public["river"])):
        place = mapping(item)
        space = text(place["space"])
        name = word(words, f"nile_spaces-{space}")
        ships = "".join([_mark(seat) for seat in items(place["ships"])])
        shown = ships or "·"
        if space in sites:
            shown = _site_ships(sites[space], number(public["site_spaces"]))
        elif place["card"] is not None:
            shown = word(words, f"nile_cards-{text(place['card'])}")
        elif space.startswith("card_") and not ships:
            shown = NOTHING
        lines.append(f"{position + 1:>2} {name:<22} {shown}")
    return lines


def _site_ships(site: Mapping[str, object], usable: int) -> str:
    """The ship spaces in order, then who speculates (+) and who builds last (>)."""
    shown = "".join([_mark(seat) for seat in items(site["ships"])[:usable]])
    if site["beside"] is not None:
        shown += f" +{_mark(site['beside'])}"
    if site["last"] is not None:
        shown += f" >{_mark(site['last'])}"
    return f"[{shown}]"


def _buildings(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    stones = mapping(public["stones"])
    lines: list[str] = []
    for building, name in enumerate(BUILDINGS[:3]):
        first, last = FIRST_OF_BUILDING[building], FIRST_OF_BUILDING[building + 1]
        marks = "".join([_stone(stones, space) for space in range(first, last)])
        if name == "graves":
            values = items(public["graves"])
            marks += "  " + " ".join([_mark_value(values[place]) for place in range(GRAVES)])
        lines.append(f"{word(words, BUILDING_TEXTS[building]):<12} {marks}")
    rows = [
        "".join([_stone(stones, space) for space in members(PRINTED.stones.rows[row])])
        for row in range(PYRAMID_ROWS)
    ]
    lines.append(f"{word(words, BUILDING_TEXTS[-1]):<12} {' / '.join(rows)}")
    return lines


def _seat(seat: int, data: Mapping[str, object], words: Mapping[str, str], mark: str) -> list[str]:
    name = words.get(f"seat-{seat}", str(seat + 1))
    used = items(data["used_crews"])
    strength, feeding = mapping(data["strength"]), mapping(data["feeding"])
    crews = [
        f"{word(words, f'crews-{crew}')} {number(strength[crew])}{'✓' if crew in used else ''}"
        for crew in CREWS
    ]
    figures = [
        f"{seat + 1} {name}" if name != str(seat + 1) else name,
        f"{number(data['score'])} {word(words, POINTS)}",
        f"{word(words, STONES)} {number(data['reserve'])}",
        *crews,
        f"{word(words, GRAIN_NEEDED)} {number(feeding['need'])}/{number(feeding['supply'])}",
        f"{word(words, 'markets-stone_market')} {number(data['stone_market'])}",
        f"{word(words, 'markets-grain_market')} {number(data['grain_market'])}",
        f"{word(words, SHIP)} {number(data['ships_left'])}",
        f"{word(words, SPHINX_CARD)} {number(data['sphinx'])}",
    ]
    spent = items(data["used_cards"])
    cards = [
        word(words, f"nile_cards-{text(card)}") + ("✓" if card in spent else "")
        for card in items(data["cards"])
    ]
    return [*packed(figures, mark, WIDTH), *packed(cards, "    ", WIDTH)]


def _private(private: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """E15.1 Own Sphinx cards with what they would bring now, and those being looked at."""
    lines: list[str] = []
    for key, mark in (("sphinx", "  "), ("looking", "? ")):
        if key in private:
            cards = [_sphinx(mapping(item), words) for item in items(private[key])]
            lines += packed(cards, mark, WIDTH)
    return ["", *lines] if lines else []


def _sphinx(item: Mapping[str, object], words: Mapping[str, str]) -> str:
    name = word(words, f"sphinx_cards-{text(item['card'])}")
    need = number(item["need"])
    far = f"{number(item['have'])}/{need}" if need else str(number(item["have"]))
    return f"{name} ({far}: {number(item['points'])})"


def _stone(stones: Mapping[str, object], space: int) -> str:
    return _mark(stones.get(PRINTED.stones.spaces[space]))


def _mark(seat: object) -> str:
    return "·" if seat is None else str(number(seat) + 1)


def _mark_value(value: object) -> str:
    return "?" if value is None else str(number(value))
