"""The board as text, for the terminal: 80 columns, no colours; players are numbered from 1.

The board is a list of areas: a troop is shown as the player's number, a colon and its units, with
`*` for a creature; a pyramid as its owner, the first letter of its colour and its level.
"""

from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 80
NOTHING: Final = "·"


def text_board(view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
    """Everything that lies on the table; the player to move comes last, next to what is asked.

    `words` are texts by message id. It may also hold the players' names: "seat-0", "seat-1", ...
    """
    names: Mapping[str, str] = {} if words is None else words
    public = _mapping(view["public"])
    to_move = _number(public["to_move"])
    lines = [*_head(public, names), "", *_areas(public, names), *_battle(public, names)]
    seats = _items(public["seats"])
    for seat in range(len(seats)):
        if seat != to_move:
            lines += ["", *_seat(seat, _mapping(seats[seat]), names, "  ")]
    if to_move >= 0:
        lines += ["", *_seat(to_move, _mapping(seats[to_move]), names, "▶ ")]
    lines += _private(_mapping(view["private"]), names)
    return "\n".join([line.rstrip() for line in lines])


def _head(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    """Round, phase, turn, turn order, goal, cards."""
    order = "".join([_mark(seat) for seat in _items(public["order"])])
    di = _mapping(public["di"])
    figures = [
        f"#{public['round']}",
        _word(words, f"phases-{_text(public['phase'])}"),
        f"{public['turn']}/5",
        f"▸{order}",
        f"★{public['goal']}",
        f"DI {di['pile']}+{sum(_number(count) for count in _mapping(di['discard']).values())}",
    ]
    offer = [_word(words, f"power_tiles-{_text(tile)}") for tile in _items(public["offer"])]
    return [" · ".join(figures), *_packed(offer, "  ", WIDTH)]


def _areas(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    pyramids: dict[str, str] = {}
    for item in _items(public["pyramids"]):
        pyramid = _mapping(item)
        if pyramid["area"] is not None:
            colour = _text(pyramid["colour"])
            owner = _mark(pyramid["seat"])
            pyramids[_text(pyramid["area"])] = f"{owner}{colour[0]}{pyramid['level']}"
    lines: list[str] = []
    for item in _items(public["areas"]):
        area = _mapping(item)
        name = _text(area["area"])
        troops = " ".join([_troop(troop) for troop in _items(area["troops"])])
        shown = f"{_word(words, f'areas-{name}'):<44} {pyramids.get(name, ''):<5}"
        lines.append(f"{shown} {troops or NOTHING}")
    return lines


def _troop(item: object) -> str:
    troop = _mapping(item)
    creature = "" if troop["creature"] is None else "*"
    return f"{_mark(troop['seat'])}:{troop['units']}{creature}"


def _battle(public: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    if public["battle"] is None:
        return []
    battle = _mapping(public["battle"])
    area = _text(battle["area"])
    lines = ["", f"⚔ {_word(words, f'areas-{area}')}"]
    for name in ("attacker", "defender"):
        side = _mapping(battle[name])
        card = ""
        if side["card"] is not None:
            card = _word(words, f"battle_cards-{_text(side['card'])}")
        figures = f"{side['strength']}/{side['damage']}/{side['protection']}"
        lines.append(f"  {_mark(side['seat'])}: {figures} {card}")
    return lines


def _seat(seat: int, own: Mapping[str, object], words: Mapping[str, str], margin: str) -> list[str]:
    tokens = _mapping(own["tokens"])
    levels = "".join([str(level) for level in _mapping(own["levels"]).values()])
    figures = [
        f"★{own['points']}",
        f"☥{own['prayer']}",
        f"▲{levels}",
        f"+{own['reserve']}",
        f"●{tokens['regular']}",
        f"DI {own['di_cards']}",
        f"⚔{own['battle_hand']}",
    ]
    name = words.get(f"seat-{seat}", _word(words, f"gods-{_text(own['god'])}"))
    lines = [f"{margin}{seat + 1} {name}: {'  '.join(figures)}"]
    held = [_word(words, f"power_tiles-{_text(tile)}") for tile in _items(own["tiles"])]
    for creature, area in _mapping(own["creatures"]).items():
        place = NOTHING if area is None else _word(words, f"areas-{_text(area)}")
        held.append(f"{_word(words, f'creatures-{creature}')} ({place})")
    return lines + _packed(held, "    ", WIDTH)


def _private(own: Mapping[str, object], words: Mapping[str, str]) -> list[str]:
    if not own:
        return []
    cards = [
        f"{_word(words, f'di_cards-{card}')} ×{count}"
        for card, count in _mapping(own["di"]).items()
    ]
    hand = [_word(words, f"battle_cards-{_text(card)}") for card in _items(own["battle_hand"])]
    lines = ["", *_packed(cards, "  ", WIDTH), *_packed(hand, "  ", WIDTH)]
    if "looking" in own:
        seen = [_word(words, f"di_cards-{card}") for card in _mapping(own["looking"])]
        lines += _packed(seen, "? ", WIDTH)
    return lines


def _packed(words: Sequence[str], margin: str, width: int) -> list[str]:
    """Words in lines, separated by commas."""
    lines: list[str] = []
    line = ""
    for word in words:
        longer = f"{line}, {word}" if line else margin + word
        if line and len(longer) >= width:  # room for the comma
            lines.append(line + ",")
            longer = margin + word
        line = longer
    return [*lines, line] if line else lines


def _word(words: Mapping[str, str], key: str) -> str:
    return words.get(key, key.split("-", 1)[1])


def _mark(seat: object) -> str:
    return str(_number(seat) + 1)


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
