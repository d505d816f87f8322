"""Games of Kemet that have come to a point worth seeing: found by random play from fixed seeds."""

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import iteru

FIGHTING = frozenset(
    {"war_rage", "war_fury", "bloody_battle", "bloodbath", "bronze_wall", "iron_wall"}
)
SEEDS = 400
LONG = 200  # moves: a game without such a position until then has none

Wanted = Callable[[iteru.State], bool]


def public(state: iteru.State) -> dict[str, Any]:
    found = state.view(None)["public"]
    assert isinstance(found, dict)
    return found


def private(state: iteru.State, seat: int) -> dict[str, Any]:
    found = state.view(seat)["private"]
    assert isinstance(found, dict)
    return found


def held(state: iteru.State, seat: int) -> set[str]:
    """Types of the Divine Intervention cards in a hand."""
    return {card for card, copies in private(state, seat)["di"].items() if copies > 0}


def notations(state: iteru.State) -> list[str]:
    return [state.game.notation(code) for code in state.legal()]


def game_until(wanted: Wanted, seats: int = 2) -> iteru.Record:
    """The first game of random moves that comes to such a position, up to there."""
    for seed in range(SEEDS):
        record = iteru.Record.begin("kemet", seats, seed)
        state, chance = record.replay(), random.Random(seed)
        while not state.over and len(record.moves) < LONG:
            if wanted(state):
                return record
            move = chance.choice(notations(state))
            record.moves.append(move)
            state.play(state.game.parse(move))
    raise AssertionError("no such position was found")


def with_moves(record: iteru.Record, *moves: str) -> iteru.Record:
    """The same game, and these moves after it."""
    longer = record.without_moves()
    longer.moves.extend([*record.moves, *moves])
    return longer


def _is_turn(state: iteru.State) -> bool:
    return (state.to_move, state.decision) == (0, "choose_token_and_space")


def _may_move(state: iteru.State) -> bool:
    """In the first round, so that all of the troop can go."""
    return _is_turn(state) and "regular mid-move" in notations(state)


def _may_attack(state: iteru.State) -> bool:
    """With a choice of how many go."""
    if (state.to_move, state.decision) != (0, "move_depart"):
        return False
    now = public(state)
    troops = {area["area"]: area["troops"] for area in now["areas"]}
    [here] = [troop for troop in troops[now["move"]["at"]] if troop["seat"] == 0]
    return here["units"] > 1 and any(
        troop["seat"] != 0
        for move in notations(state)
        if move.startswith("step ")
        for troop in troops[move.removeprefix("step ").replace("-", "_")]
    )


def _begins_battle(state: iteru.State) -> bool:
    """Seat 0 attacks seat 1, and both can add cards to it that the other has not."""
    if (state.to_move, state.decision) != (0, "battle_card"):
        return False
    now = public(state)
    cards = [held(state, seat) & FIGHTING for seat in (0, 1)]
    is_first = now["battle"]["attacker"]["seat"] == 0
    can_pay = all(seat["prayer"] >= 2 for seat in now["seats"])
    seen = set(now["di"]["discard"])
    others = [cards[0] - held(state, 1) - seen, cards[1] - held(state, 0) - seen]
    return is_first and can_pay and all(others)


def _meets_veto(state: iteru.State) -> bool:
    """Seat 0 may play the card Prayer, and seat 1 holds a Veto, seat 0 does not."""
    plays = _is_turn(state) and "card prayer" in notations(state)
    return plays and "veto" in held(state, 1) and "veto" not in held(state, 0)


@cache
def a_turn() -> iteru.Record:
    return game_until(_may_move)


@cache
def an_attack() -> iteru.Record:
    return game_until(_may_attack)


@cache
def a_battle() -> iteru.Record:
    return game_until(_begins_battle)


@cache
def a_veto() -> iteru.Record:
    return game_until(_meets_veto)


@cache
def a_request() -> iteru.Record:
    """Seat 1 is asked for a Veto, and holds one."""

    def is_asked(state: iteru.State) -> bool:
        return (state.to_move, state.decision) == (1, "veto") and "veto" in held(state, 1)

    return game_until(is_asked)


@cache
def the_end_of_a_turn() -> iteru.Record:
    """Seat 0 has done its action, and could play a card."""

    def may_play(state: iteru.State) -> bool:
        moves = notations(state)
        return _is_turn(state) and "end turn" in moves and bool(choices_of(state, "card "))

    return game_until(may_play)


@cache
def a_hand_with(card: str) -> iteru.Record:
    """Seat 0 takes a turn with this Divine Intervention card in hand."""
    return game_until(lambda state: _is_turn(state) and card in held(state, 0))


@cache
def a_set_with(card: str) -> iteru.Record:
    """Seat 0 takes a turn and owns this special battle card."""
    return game_until(
        lambda state: _is_turn(state) and card in public(state)["seats"][0]["battle_set"]
    )


def choices_of(state: iteru.State, prefix: str) -> list[str]:
    """What may be named after such a word: cards, areas."""
    words = [move.removeprefix(prefix) for move in notations(state) if move.startswith(prefix)]
    return [word.replace("-", "_") for word in words]


def rows(components: Mapping[str, Any], table: str) -> dict[str, dict[str, Any]]:
    """What is printed, by its id."""
    return {row["id"]: row for row in components[table]}


def names(components: Mapping[str, Any], table: str) -> list[str]:
    return list(rows(components, table))
