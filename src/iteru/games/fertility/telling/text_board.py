"""The board as text, for the terminal: 80 columns, no colours, one letter for each kind of thing.

A capital is a scene or a token that lies there, a small letter an icon or a space that waits for
one. `A─B` is a tile that lies, `A┐` above `B┘` one that stands. A Shop is written `ab→4`: what it
asks for, and what it gives.
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from iteru.games.fertility.box.components import (
    COST,
    DEBENS,
    DEBENS_PER_RESOURCE,
    EFFECT,
    EXCHANGE_SHOP,
    GOODS,
    KINDS,
    PRINTED,
    RESOURCES,
    SHOP_KINDS,
    SHOP_STATUES,
    SHOPS_OF_DISTRICT,
    SPACES,
    STATUE_OF_CHOICE,
    STATUES,
    VALUE,
    WHEAT,
    WHEAT_SHOP,
)
from iteru.games.fertility.telling.words import (
    DISTRICT_TEXTS,
    GOOD_TEXTS,
    METROPOLIS_TEXTS,
    MONUMENT_TEXTS,
    WORDS,
)
from iteru.kernel.plain import NONE
from iteru.kernel.text_board import items, mapping, number, packed, text, word

WIDTH: Final = 80
LETTERS: Final = [resource[0] for resource in RESOURCES]
NOTHING: Final = "–"

TURN_TERM: Final = WORDS.id("terms-turn")
LAST_ROUND_TERM: Final = WORDS.id("terms-last_round")
TOTAL_TERM: Final = WORDS.id("terms-total")
DEBENS_TERM: Final = WORDS.id("terms-debens")
COMMON_POOL_TERM: Final = WORDS.id("terms-common_pool")
DRAW_PILE_TERM: Final = WORDS.id("terms-draw_pile")
STOCK_TERM: Final = WORDS.id("terms-stock")
DISTRICT_DISPLAY_TERM: Final = WORDS.id("terms-district_display")
BUILDING_COST_TERM: Final = WORDS.id("terms-building_cost")
MONUMENT_TERM: Final = WORDS.id("terms-monument")
VALLEY_TILE_TERM: Final = WORDS.id("terms-valley_tile")
WATER_SQUARE_TERM: Final = WORDS.id("terms-water_square")
DESERT_SQUARE_TERM: Final = WORDS.id("terms-desert_square")
ICON_TERM: Final = WORDS.id("terms-icon")
ANY_RESOURCE_TERM: Final = WORDS.id("terms-any_resource")
STATUE_TERM: Final = WORDS.id("terms-statue")
FULLY_SUPPLIED_TERM: Final = WORDS.id("terms-fully_supplied")
HAND_TERM: Final = WORDS.id("board-hand")
EXCHANGE_TERM: Final = WORDS.id("board-verb_exchange")
GOD_TEXTS: Final = WORDS.table("gods", PRINTED.gods)

TEXT_COLOURS: Final = {
    "A": "white",
    "B": "dark_orange3",
    "G": "magenta",
    "P": "green",
    "W": "yellow",
    "~": "blue",
}


def text_board(view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
    """Everything that lies on the table; the active player comes last, next to what is asked.

    `words` are texts by message id. It may also hold the players' names: "seat-0", "seat-1", ...
    """
    names: Mapping[str, str] = {} if words is None else words
    public = mapping(view["public"])
    active = number(public["active"])
    lines = [*packed(_legend(names), "", WIDTH), ""]
    for seat, data in enumerate(items(public["seats"])):
        if seat != active:
            lines += [*_waiting_seat(seat, mapping(data), names), ""]
    valley = _valley(mapping(public["board"]))
    width = max([len(line) for line in valley]) + 3
    table = [*_table(public, names), *_display(public, names, WIDTH - width)]
    lines += [f"{left:<{width}}{right}" for left, right in zip_longest(valley, table, fillvalue="")]
    if active >= 0:
        lines += ["", *_active_seat(active, mapping(items(public["seats"])[active]), names)]
    return "\n".join([line.rstrip() for line in lines])


def _valley(board: Mapping[str, object]) -> list[str]:
    """The squares under column letters, beside row numbers; each is a mark and a join."""
    columns = number(board["columns"])
    marks: dict[str, str] = {}
    joins: dict[str, str] = {}
    for tile in items(board["tiles"]):
        squares = [text(square) for square in items(mapping(tile)["squares"])]
        for square, scene in zip(squares, items(mapping(tile)["scenes"])):
            marks[square] = text(scene)[0].upper()
            joins[square] = _join(square, squares)
    for item in items(board["monuments"]):
        monument = mapping(item)
        marks[text(monument["square"])] = str(number(monument["seat"]) + 1)
    letters = "abcdefghijklmnop"[:columns]
    lines = ["   " + " ".join(letters)]
    for row, printed in enumerate(items(board["map"])):
        line = f"{row + 1:2d} "
        for letter, mark in zip(letters, text(printed)):
            square = f"{letter}{row + 1}"
            line += marks.get(square, "·" if mark == "." else mark) + joins.get(square, " ")
        lines.append(line + f"{row + 1:2d}")
    return lines


def _join(square: str, squares: Sequence[str]) -> str:
    """What stands right of a scene and shows where the rest of its tile lies."""
    row = int(square[1:])
    if chr(ord(square[0]) + 1) + square[1:] in squares:
        return "─"
    if f"{square[0]}{row + 1}" in squares:
        return "┐"
    return "┘" if f"{square[0]}{row - 1}" in squares else " "


def _table(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """What belongs to nobody: turn, Common Pool, Stock."""
    turn = f"{number(public['round'])}/{number(public['rounds'])}"
    if public["last_round"] is True:
        turn += f" ({word(words, LAST_ROUND_TERM)})"
    stock = mapping(public["stock"])
    rows = [
        (word(words, TURN_TERM), turn),
        (word(words, COMMON_POOL_TERM), _tiles(items(public["common_pool"]))),
        (word(words, DRAW_PILE_TERM), str(number(public["pile"]))),
        (
            word(words, STOCK_TERM),
            "  ".join([f"{name[0].upper()} {number(stock[name])}" for name in RESOURCES]),
        ),
    ]
    width = max([len(title) for title, _ in rows])
    return [f"{title:<{width}}  {content}" for title, content in rows]


def _display(public: Mapping[str, object], words: Mapping[str, str], width: int) -> list[str]:
    """The Districts on display: cost, name, Shops; in columns if these are not too wide."""
    names: list[str] = []
    shops: list[str] = []
    for item in items(public["display"]):
        if item is not None:  # F5.6 one that was built in this turn is not yet replaced
            district = PRINTED.districts.index(text(item))
            names.append(f"{COST[district]} {_district_name(district, words)}")
            shops.append(
                " ".join(
                    [_shop(shop, [None] * SPACES[shop], words) for shop in _shops_of(district)]
                )
            )
    longest = max([len(name) for name in names])
    lines = [f"{name:<{longest}}  {shop}" for name, shop in zip(names, shops)]
    if max([len(line) for line in lines]) > width:
        lines = []
        for name, shop in zip(names, shops):
            line = f"{name}  {shop}"
            lines += [line] if len(line) <= width else [name, f"    {shop}"]
    title = [word(words, DISTRICT_DISPLAY_TERM), f"({word(words, BUILDING_COST_TERM)})"]
    return ["", *packed(title, "", width), *lines]


def _waiting_seat(seat: int, data: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Figures, then all Shops in a row."""
    shops = [_own_shop(item, words) for item in items(data["shops"])]
    return [*packed(_figures(seat, data, words), "  ", WIDTH), *packed(shops, "    ", WIDTH)]


def _active_seat(seat: int, data: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Figures, the hand, then the Shops by District, as the choices name them."""
    lines = packed(_figures(seat, data, words), "▶ ", WIDTH)
    lines.append(f"    {word(words, HAND_TERM)}  {_hand(mapping(data['hand']))}")
    entries: list[str] = []
    owner = ""
    for item in items(data["shops"]):
        shop = PRINTED.shops.index(text(mapping(item)["shop"]))
        name = _owner_name(shop, text(data["metropolis"]), words)
        if name != owner:
            owner = name
            entries.append(name)
        entries[-1] += " " + _own_shop(item, words)
    return lines + packed(entries, "    ", WIDTH)


def _figures(seat: int, data: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    name = words.get(f"seat-{seat}", word(words, MONUMENT_TEXTS[seat]))
    return [
        f"{seat + 1} {name}",
        f"{word(words, TOTAL_TERM)} {number(data['points'])}",
        f"{word(words, GOOD_TEXTS[WHEAT])} {number(data['wheat'])}",
        f"{word(words, MONUMENT_TERM)} ×{number(data['monuments_left'])}",
        f"{word(words, VALLEY_TILE_TERM)} {_tiles(items(data['pool']))}",
    ]


def _own_shop(item: object, words: Mapping[str, str]) -> str:
    data = mapping(item)
    written = _shop(PRINTED.shops.index(text(data["shop"])), items(data["spaces"]), words)
    return f"✓{written}" if data["full"] is True else written


def _shops_of(district: int) -> list[int]:
    first = district * SHOPS_OF_DISTRICT
    return [shop for shop in range(first, first + SHOPS_OF_DISTRICT) if SPACES[shop] > 0]


def _owner_name(shop: int, metropolis: str, words: Mapping[str, str]) -> str:
    district = shop // SHOPS_OF_DISTRICT
    if district < len(PRINTED.districts):
        return _district_name(district, words)
    return word(words, METROPOLIS_TEXTS[PRINTED.metropolises.index(metropolis)])


def _district_name(district: int, words: Mapping[str, str]) -> str:
    return word(words, DISTRICT_TEXTS[district])


def _shop(shop: int, spaces: Sequence[object], words: Mapping[str, str]) -> str:
    """`Ab→4`: one of two spaces is filled; `✓AB→4`: both are."""
    marks: list[tuple[int, bool, str]] = []  # kind by kind, spaces for any last, free ones last
    for asked, token in zip(PRINTED.asked[shop], spaces, strict=True):
        order = KINDS if asked == NONE else asked
        if token is not None:
            marks.append((order, False, text(token)[0].upper()))
        else:
            marks.append((order, True, "*" if asked == NONE else LETTERS[asked]))
    return f"{''.join([mark for _, _, mark in sorted(marks)])}→{_effect(shop, words)}"


def _effect(shop: int, words: Mapping[str, str]) -> str:
    kind = EFFECT[shop]
    letters = [LETTERS[resource] for resource in range(KINDS) if SHOP_KINDS[shop] >> resource & 1]
    if kind == DEBENS:
        return str(VALUE[shop])
    if kind == DEBENS_PER_RESOURCE:
        return f"{VALUE[shop]}×{''.join(letters).upper()}"
    if kind == STATUES:
        gods = [text for god, text in enumerate(GOD_TEXTS) if SHOP_STATUES[shop] >> god & 1]
        return "+".join([word(words, text) for text in gods])
    if kind == STATUE_OF_CHOICE:
        return "?" * VALUE[shop]
    if kind == EXCHANGE_SHOP:
        return "⇄" + "".join(letters)
    assert kind == WHEAT_SHOP
    return f"{VALUE[shop]}W"


def _legend(words: Mapping[str, str]) -> list[str]:
    entries = [f"{name[0].upper()} {word(words, text)}" for name, text in zip(GOODS, GOOD_TEXTS)]
    entries.append(f"→4 {word(words, DEBENS_TERM)} +4")
    entries.append(f"⇄ {word(words, EXCHANGE_TERM)}")
    entries.append(f"~ {word(words, WATER_SQUARE_TERM)}")
    entries.append(f"· {word(words, DESERT_SQUARE_TERM)}")
    entries.append(f"a {word(words, ICON_TERM)}")
    entries.append(f"* {word(words, ANY_RESOURCE_TERM)}")
    entries.append(f"? {word(words, STATUE_TERM)}")
    entries.append(f"✓ {word(words, FULLY_SUPPLIED_TERM)}")
    return entries


def _hand(hand: Mapping[str, object]) -> str:
    return "".join([name[0].upper() * number(hand[name]) for name in RESOURCES]) or NOTHING


def _tiles(tiles: Sequence[object]) -> str:
    """`AB PG`: the two scenes of each tile."""
    shown: list[str] = []
    for tile in tiles:
        if tile is not None:
            first, second = text(tile).split("-")
            shown.append(first[0].upper() + second[0].upper())
    return " ".join(shown) or NOTHING
