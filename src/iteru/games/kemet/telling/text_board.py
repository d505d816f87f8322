"""The board as text, for the terminal: 80 columns, no colours; players are numbered from 1.

The board is a list of areas: a troop is shown as the player's number, a colon and its units, with
`*` for a creature; a pyramid as its owner, the first letter of its colour and its level.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.kernel.text_board import items, mapping, number, text, word

WIDTH: Final = 80
NOTHING: Final = "·"


def text_board(view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
    """Everything that lies on the table; the player to move comes last, next to what is asked.

    `words` are texts by message id. It may also hold the players' names: "seat-0", "seat-1", ...
    """
    names: Mapping[str, str] = {} if words is None else words
    public = mapping(view["public"])
    to_move = number(public["to_move"])
    lines = [*_head(public, names), "", *_areas(public, names), *_battle(public, names)]
    seats = items(public["seats"])
    for seat in range(len(seats)):
        if seat != to_move:
            lines += ["", *_seat(seat, mapping(seats[seat]), names, "  ")]
    if to_move >= 0:
        lines += ["", *_seat(to_move, mapping(seats[to_move]), names, "▶ ")]
    lines += _private(mapping(view["private"]), names)
    return "\n".join([line.rstrip() for line in lines])


def _head(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Round, phase, turn, turn order, goal, cards."""
    order = "".join([_mark(seat) for seat in items(public["order"])])
    di = mapping(public["di"])
    figures = [
        f"#{public['round']}",
        word(words, f"phases-{text(public['phase'])}"),
        f"{public['turn']}/5",
        f"▸{order}",
        f"★{public['goal']}",
        f"DI {di['pile']}+{sum(number(count) for count in mapping(di['discard']).values())}",
    ]
    offer = [word(words, f"power_tiles-{text(tile)}") for tile in items(public["offer"])]
    return [" · ".join(figures), *_packed(offer, "  ", WIDTH)]


def _areas(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    pyramids: dict[str, str] = {}
    for item in items(public["pyramids"]):
        pyramid = mapping(item)
        if pyramid["area"] is not None:
            colour = text(pyramid["colour"])
            owner = _mark(pyramid["seat"])
            pyramids[text(pyramid["area"])] = f"{owner}{colour[0]}{pyramid['level']}"
    lines: list[str] = []
    for item in items(public["areas"]):
        area = mapping(item)
        name = text(area["area"])
        troops = " ".join([_troop(troop) for troop in items(area["troops"])])
        shown = f"{word(words, f'areas-{name}'):<44} {pyramids.get(name, ''):<5}"
        lines.append(f"{shown} {troops or NOTHING}")
    return lines


def _troop(item: object) -> str:
    troop = mapping(item)
    creature = "" if troop["creature"] is None else "*"
    return f"{_mark(troop['seat'])}:{troop['units']}{creature}"


def _battle(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    if public["battle"] is None:
        return []
    battle = mapping(public["battle"])
    area = text(battle["area"])
    lines = ["", f"⚔ {word(words, f'areas-{area}')}"]
    for name in ("attacker", "defender"):
        side = mapping(battle[name])
        card = ""
        if side["card"] is not None:
            card = word(words, f"battle_cards-{text(side['card'])}")
        figures = f"{side['strength']}/{side['damage']}/{side['protection']}"
        lines.append(f"  {_mark(side['seat'])}: {figures} {card}")
    return lines


def _seat(seat: int, own: Mapping[str, object], words: Mapping[str, str], margin: str) -> list[str]:
    tokens = mapping(own["tokens"])
    levels = "".join([str(level) for level in mapping(own["levels"]).values()])
    figures = [
        f"★{own['points']}",
        f"☥{own['prayer']}",
        f"▲{levels}",
        f"+{own['reserve']}",
        f"●{tokens['regular']}",
        f"DI {own['di_cards']}",
        f"⚔{own['battle_hand']}",
    ]
    name = words.get(f"seat-{seat}", word(words, f"gods-{text(own['god'])}"))
    lines = [f"{margin}{seat + 1} {name}: {'  '.join(figures)}"]
    held = [word(words, f"power_tiles-{text(tile)}") for tile in items(own["tiles"])]
    for creature, area in mapping(own["creatures"]).items():
        place = NOTHING if area is None else word(words, f"areas-{text(area)}")
        held.append(f"{word(words, f'creatures-{creature}')} ({place})")
    return lines + _packed(held, "    ", WIDTH)


def _private(own: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    if not own:
        return []
    cards = [
        f"{word(words, f'di_cards-{card}')} ×{count}" for card, count in mapping(own["di"]).items()
    ]
    hand = [word(words, f"battle_cards-{text(card)}") for card in items(own["battle_hand"])]
    lines = ["", *_packed(cards, "  ", WIDTH), *_packed(hand, "  ", WIDTH)]
    if "looking" in own:
        seen = [word(words, f"di_cards-{card}") for card in mapping(own["looking"])]
        lines += _packed(seen, "? ", WIDTH)
    return lines


def _packed(words: Sequence[str], margin: str, width: int) -> list[str]:
    """Words in lines, separated by commas."""
    lines: list[str] = []
    line = ""
    for entry in words:
        longer = f"{line}, {entry}" if line else margin + entry
        if line and len(longer) >= width:  # room for the comma
            lines.append(line + ",")
            longer = margin + entry
        line = longer
    return [*lines, line] if line else lines


def _mark(seat: object) -> str:
    return str(number(seat) + 1)
