"""What the numbers of Nile cards and Sphinx cards are seen to do in play."""

from collections.abc import Callable
from typing import Any

from iteru.games.egizia.position import EgiziaState
from iteru.games.egizia.rules.final_scoring import grave_sum
from iteru.games.egizia.rules.sphinx_scoring import card_points, favour_of
from tests.games.egizia.box.looks import (
    BOTTOM,
    BUILDINGS,
    CREWS,
    MANY,
    STRONG,
    Path,
    at_site,
    least,
    reserve,
    score,
    steps_asked,
)
from tests.games.egizia.positions import (
    BLUE,
    RED,
    START,
    choices,
    column,
    ids,
    obelisk,
    offered,
    play,
    position,
    seen,
    strengths,
    told,
)


def nile_cards(entry: Any, path: Path) -> int | None:
    """Cards are played from in front of a seat, or taken by a ship."""
    name, key, kind = entry["id"], str(path[-1]), entry["effect"]["kind"]
    if kind in ("field", "quarry"):
        return field_or_quarry(name, key)
    return CARD_LOOKS[kind](name, key) if kind in CARD_LOOKS else None


def taken(name: str, **more: Any) -> EgiziaState:
    return play(position(laid={"card_1": name}, **more), "ship card-1")


def field_or_quarry(name: str, key: str) -> int:
    held = position(cards={BLUE: [name]}, irrigation="right")
    now, before = (seen(state)["seats"][BLUE] for state in (held, position(irrigation="right")))
    if key == "grain":
        return int(now["feeding"]["supply"]) - int(before["feeding"]["supply"])
    if key == "stones":
        return int(now["production"]["quarry"]) - int(before["production"]["quarry"])
    state = taken(name)
    return {
        "bonus_market_steps": steps_asked(state),
        "bonus_points": score(state),
        "bonus_stones": reserve(state),
    }[key]


def sphinx_extra(name: str, key: str) -> int:
    red = {"red_ship_cards": "yes" if name == "sphinx_plus_1" else "no"}
    state = play(at_site("sphinx", cards={BLUE: [name]}, options=red), "build masons alone plain")
    return max([int(draw[-1]) for draw in offered(state, "draw 1+")])


def train(name: str, key: str) -> int:
    state = position(cards={BLUE: [name]}, reserve={BLUE: MANY})
    play(state, f"use {name.replace('_', '-')} masons")
    return {
        "steps": int(strengths(state, BLUE)[0]) - START[0],
        "cost_stones": MANY - reserve(state),
    }[key]


def market_choice(name: str, key: str) -> int:
    return steps_asked(taken(name))


def grain(name: str, key: str) -> int:
    state = position(
        phase="feeding", strength={BLUE: STRONG}, cards={BLUE: [name]}, order=[0, 1, 2]
    )
    while state.decision != "grain" or state.to_move != BLUE:
        play(state, offered(state)[0])
    events = told(state, f"play {name.replace('_', '-')}")
    return next(int(data["amount"]) for kind, _, data in events if kind == "grain")


def strength_bonus(name: str, key: str) -> int:
    found = choices(at_site("sphinx", cards={BLUE: [name]}))
    more, plain = (found[f"build masons alone {cards}"] for cards in ("strength", "plain"))
    return int(more["args"]["strength"]) - int(plain["args"]["strength"])


def grave_card(name: str, key: str) -> int:
    return grave_sum(position(cards={BLUE: [name]}), BLUE)


def raise_crews(name: str, key: str) -> int:
    return int(strengths(taken(name), BLUE)[0]) - START[0]


def points_per_stone(name: str, key: str) -> int:
    stone = "obelisk_1" if "obelisk" in name else "temple_left_1"
    return score(taken(name, stones={BLUE: [stone]}))


def stones(name: str, key: str) -> int:
    state = position(cards={BLUE: [name]})
    return reserve(play(state, f"play {name.replace('_', '-')}"))


def sell_stones(name: str, key: str) -> int:
    state = position(cards={BLUE: [name]}, reserve={BLUE: MANY})
    if key == "max":
        return len(offered(state, "sell "))
    return score(play(state, "sell 1"))


CARD_LOOKS: dict[str, Callable[[str, str], int]] = {
    "sphinx_extra": sphinx_extra,
    "train": train,
    "market_choice": market_choice,
    "grain": grain,
    "strength_bonus": strength_bonus,
    "grave_card": grave_card,
    "raise": raise_crews,
    "points_per_stone": points_per_stone,
    "stones": stones,
    "sell_stones": sell_stones,
}


# ------------------------------------------------------------ Sphinx cards


def sphinx_cards(entry: Any, path: Path) -> int | None:
    """Points of a card in positions that just meet its condition."""
    scores, key = entry["scoring"], str(path[-1])
    card = ids("sphinx_cards").index(entry["id"])
    kind = scores["kind"]

    def worth(**facts: Any) -> int:
        return card_points(position(seats=4, **facts), BLUE, card)

    if kind == "built":
        return worth(stones={RED: obelisk(1, int(scores["spaces"][0].removeprefix("obelisk_")))})
    if kind == "columns_complete":
        sides = [column("left"), [*column("left"), *column("right")]]
        enough = [bool(worth(stones={RED: side})) for side in sides].index(True) + 1
        return enough if key == "min" else worth(stones={RED: sides[1]})
    if kind in ("all_graves", "pyramid_complete"):
        return worth(stones={RED: BUILDINGS["graves" if kind == "all_graves" else "pyramid"]})
    if kind == "players_at_bottom":
        return worth(market=dict.fromkeys(range(int(path[-1])), (BOTTOM, BOTTOM)))
    if kind in ("own_stones", "own_stones_each", "points_per_own_stone"):
        return own_stones(scores, key, worth)
    if kind == "crew_strength":
        return crew_strength(scores, key, int(path[4]), worth)
    if kind == "most_production":
        extra = {"yellow_field": "field_yellow_4", "brown_field": "field_brown_6"}
        own = extra.get(scores["of"])
        return worth(cards={BLUE: [own] if own else []})
    if kind == "self_at_bottom":
        return worth(market={BLUE: (BOTTOM, BOTTOM)})
    if kind == "per_permanent":
        return worth(cards={BLUE: ["upstream"]})
    assert kind == "per_points"
    every = least(lambda total: favour_of(card, total) > 0)
    return every if key == "every" else favour_of(card, every)


def own_stones(scores: Any, key: str, worth: Callable[..., int]) -> int:
    places = [BUILDINGS[name] for name in scores.get("buildings", [scores.get("building")])]

    def laid(number: int) -> int:
        return worth(stones={BLUE: [space for place in places for space in place[:number]]})

    enough = least(lambda number: laid(number) > 0)
    return enough if key == "min" else laid(enough)


def crew_strength(scores: Any, key: str, step: int, worth: Callable[..., int]) -> int:
    crew = CREWS.index(scores["crew"])

    def at(strength: int) -> int:
        now = list(START)
        now[crew] = strength
        return worth(strength={BLUE: tuple(now)})

    here = scores["thresholds"][step]
    if key == "points":
        return at(here["min"])
    return next(n for n in range(START[crew], STRONG[crew] + 1) if at(n) >= here["points"])
