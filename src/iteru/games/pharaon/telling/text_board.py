"""The board as text, for the terminal: 80 columns, no colours, one letter for each resource.

A capital is a resource, a small letter an offering token that stands for it; `*3` is an offering
for the section with this number, `+2` one of prestige. `T[SC·]` is a sector of the wheel and what
lies on it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    BASIC_NAMES,
    BASICS,
    BURIAL_SECTION,
    NILE_SECTION,
    RESOURCES,
    SECTIONS,
    TILES,
)
from iteru.games.pharaon.telling.words import (
    CRAFT_TEXTS,
    GOD_TEXTS,
    NOBLE_TEXTS,
    RESOURCE_TEXTS,
    SECTION_TEXTS,
    TILE_TEXTS,
    WORDS,
)
from iteru.kernel.text_board import items, mapping, number, packed, text, word

POINTS: Final = WORDS.id("terms-prestige_points")
ROUND: Final = WORDS.id("terms-round")
PYRAMID: Final = WORDS.id("terms-pyramid_of_time")
FIRST_PLAYER: Final = WORDS.id("terms-first_player_token")
PHARAOH: Final = WORDS.id("terms-pharaoh_token")
OFFERING_SET: Final = WORDS.id("terms-offering_set")
BONUS_AREA: Final = WORDS.id("terms-bonus_area")
NOBLE: Final = WORDS.id("terms-noble")
ARTISAN: Final = WORDS.id("terms-artisan")
JAR: Final = WORDS.id("terms-jar")
SUPPLY: Final = WORDS.id("terms-supply")
TRAITOR: Final = WORDS.id("terms-traitor")

WIDTH: Final = 80
NOTHING: Final = "–"
BLOCKED: Final = "#"
LETTERS: Final[dict[str, str]] = {name: name[0].upper() for name in RESOURCES}
TEXT_COLOURS: Final = {
    "A": "green",
    "C": "dark_orange3",
    "T": "yellow",
    "R": "red",
    "J": "blue",
    "S": "white",
}


def text_board(view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
    """Everything that lies on the table; the active player comes last, next to what is asked.

    `words` are texts by message id. It may also hold the players' names: "seat-0", "seat-1", ...
    """
    names: Mapping[str, str] = {} if words is None else words
    public = mapping(view["public"])
    active = number(public["active"])
    legend = [
        f"{LETTERS[name]} {word(names, text)}" for name, text in zip(RESOURCES, RESOURCE_TEXTS)
    ]
    lines = [*packed(legend, "", WIDTH), "", *_ring(public, names), "", *_displays(public, names)]
    if public["traitor"] is not None:
        lines += ["", *_traitor(mapping(public["traitor"]), names)]
    seats = items(public["seats"])
    for seat in range(len(seats)):
        if seat != active:
            lines += ["", *_seat(seat, mapping(seats[seat]), public, names, "  ")]
    if active >= 0:
        lines += ["", *_seat(active, mapping(seats[active]), public, names, "▶ ")]
    lines += _private(mapping(view["private"]), names)
    return "\n".join([line.rstrip() for line in lines])


def _ring(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """The sections clockwise: sector and what lies on it, and the god towards the next one."""
    title = f"{word(words, ROUND)} {public['round']}/{public['rounds']}"
    rows: list[list[str]] = []
    for item in items(public["ring"]):
        place = mapping(item)
        god = mapping(place["god"])
        section = SECTIONS.index(text(place["section"]))
        marks = "".join([_mark(unit) for unit in items(place["units"])])
        free = "·" * (number(place["usable"]) - len(items(place["units"])))
        rows.append(
            [
                f"{word(words, SECTION_TEXTS[section])} *{section + 1}",
                f"{LETTERS[text(place['sector'])]}[{marks}{free}]",
                f"{_god(text(god['id']), words)} {number(god['value'])}",
            ]
        )
    width = max([len(row[0]) for row in rows])
    sectors = max([len(row[1]) for row in rows])
    lines = [f"{row[0]:<{width}}  {row[1]:<{sectors}}  ↓ {row[2]}" for row in rows]
    return [title, *lines]


def _displays(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Cards, tokens, jars and supplies."""
    offerings, jars = mapping(public["offerings"]), mapping(public["jars"])
    supply = mapping(public["supply"])
    sets = [
        f"{number + 1}:{_tokens(items(item))}"
        for number, item in enumerate(items(offerings["sets"]))
        if item is not None
    ]
    bonus = [
        f"{number + 1}:{_tokens([item])}"
        for number, item in enumerate(items(offerings["bonus"]))
        if item is not None
    ]
    nobles = [_noble(text(item), words) for item in _filled(mapping(public["nobles"])["slots"])]
    artisans = [
        _artisan(text(item), words) for item in _filled(mapping(public["artisans"])["slots"])
    ]
    shown = [_jar(text(item)) for item in items(jars["shown"])]
    stock = [f"{LETTERS[name]} {number(supply[name])}" for name in RESOURCES]
    return [
        *_line(word(words, OFFERING_SET), sets),
        *_line(word(words, BONUS_AREA), bonus),
        *_line(word(words, NOBLE), nobles),
        *_line(word(words, ARTISAN), artisans),
        *_line(word(words, JAR), shown),
        *_line(word(words, SUPPLY), stock),
    ]


def _seat(
    seat: int,
    data: Mapping[str, object],
    public: Mapping[str, object],
    words: Mapping[str, str],
    mark: str,
) -> list[str]:
    name = words.get(f"seat-{seat}", str(seat + 1))
    figures = [
        f"{seat + 1} {name}" if name != str(seat + 1) else name,
        f"{number(data['points'])} {word(words, POINTS)}",
    ]
    if public["first"] == seat:
        figures.append(word(words, FIRST_PLAYER))
    if public["pharaoh"] == seat:
        figures.append(word(words, PHARAOH))
    if number(data["row"]) > 0:
        place = f"{number(data['row'])}.{number(data['index']) + 1}"
        figures.append(f"{word(words, PYRAMID)} {place}")
    nobles: list[str] = []
    for item in items(data["nobles"]):
        noble = mapping(item)
        used = "✓" if noble["used"] is True else ""
        nobles.append(used + _noble(text(noble["id"]), words))
    return [*packed(figures, mark, WIDTH), *_possessions(data, nobles, words)]


def _possessions(
    data: Mapping[str, object], nobles: list[str], words: Mapping[str, str]
) -> list[str]:
    """What a player or the Traitor owns."""
    nile = mapping(data["nile"])
    levels = " ".join([f"{LETTERS[name]}{number(nile[name])}" for name in BASIC_NAMES])
    artisans = [_artisan(text(item), words) for item in items(data["artisans"])]
    entries = [
        *_owned(mapping(data["resources"]), mapping(data["offerings"])),
        f"{word(words, SECTION_TEXTS[NILE_SECTION])} {levels}",
        f"{word(words, SECTION_TEXTS[BURIAL_SECTION])} {number(data['stage'])}",
        *nobles,
        *artisans,
    ]
    return packed(entries, "    ", WIDTH)


def _traitor(data: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """The tiles from left to right: tied resource, spaces filled, side; then what it owns."""
    tiles: list[str] = []
    for item in items(data["tiles"]):
        tile = mapping(item)
        tied = NOTHING if tile["tied"] is None else LETTERS[text(tile["tied"])]
        name = word(words, TILE_TEXTS[TILES.index(text(tile["id"]))])
        dark = "●" if tile["side"] == "dark" else "○"
        tiles.append(f"{dark}{name} {tied} {number(tile['filled'])}/{len(items(tile['spaces']))}")
    figures = [
        word(words, TRAITOR),
        f"{number(data['points'])} {word(words, POINTS)}",
        f"{word(words, JAR)} ×{number(data['stack'])}",
    ]
    nobles = [_noble(text(item), words) for item in items(data["nobles"])]
    lines = [*packed(figures, "  ", WIDTH), *packed(tiles, "    ", WIDTH)]
    if data["jar"] is not None:
        lines.append(f"    {_jar(text(data['jar']))}")
    return [*lines, *_possessions(data, nobles, words)]


def _private(private: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """P2.5 What only this seat sees: the nobles it chooses from."""
    if "setup_nobles" not in private:
        return []
    nobles = [_noble(text(item), words) for item in items(private["setup_nobles"])]
    return ["", *packed(nobles, "    ", WIDTH)]


def _owned(resources: Mapping[str, object], offerings: Mapping[str, object]) -> list[str]:
    """Resources, then offering tokens, each kind with its number."""
    owned = [_counted(resources, RESOURCES), _counted(offerings, PRINTED.offerings)]
    return [text for text in owned if text] or [NOTHING]


def _counted(counts: Mapping[str, object], names: Sequence[str]) -> str:
    shown: list[str] = []
    for name in names:
        count = number(counts[name])
        if count > 0:
            shown.append(_mark(name) + (f"×{count}" if count > 1 else ""))
    return " ".join(shown)


def _tokens(tokens: Sequence[object]) -> str:
    return " ".join([_mark(token) for token in tokens])


def _mark(unit: object) -> str:
    """One unit or offering token; None is a space blocked without a token."""
    if unit is None:
        return BLOCKED
    name = text(unit)
    if name in LETTERS:
        return LETTERS[name]
    offering = PRINTED.offerings.index(name)
    if offering < BASICS:
        return RESOURCES[offering][0]
    if offering < 2 * BASICS:
        return f"*{offering - BASICS + 1}"
    return f"+{PRINTED.offering_prestige[offering]}"


def _god(name: str, words: Mapping[str, str]) -> str:
    return word(words, GOD_TEXTS[PRINTED.gods.index(name)])


def _noble(name: str, words: Mapping[str, str]) -> str:
    return word(words, NOBLE_TEXTS[PRINTED.nobles.index(name)])


def _artisan(name: str, words: Mapping[str, str]) -> str:
    artisan = PRINTED.artisans.index(name)
    gains = "".join([RESOURCES[gain][0].upper() for gain in PRINTED.artisan_gains[artisan]])
    gains += "*" * PRINTED.artisan_jars[artisan]
    craft = word(words, CRAFT_TEXTS[PRINTED.artisan_crafts[artisan]])
    return f"{craft} {PRINTED.artisan_prestige[artisan]}{'+' if gains else ''}{gains}"


def _jar(name: str) -> str:
    jar = PRINTED.jars.index(name)
    letters = "".join([RESOURCES[resource][0].upper() for resource in PRINTED.jar_resources[jar]])
    return f"{jar + 1}:{letters}"


def _line(title: str, entries: list[str]) -> list[str]:
    return packed([f"{title}:", *(entries or [NOTHING])], "", WIDTH)


def _filled(value: object) -> list[object]:
    return [item for item in items(value) if item is not None]
