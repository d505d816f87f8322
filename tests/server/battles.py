"""A battle of Kemet in which both sides are to choose their cards in secret."""

import json
import random
from functools import cache

import iteru
from tests.server.clients import Data, Line, Player

COMMITMENT = 3  # decisions: card, discard, divine cards (K9.4)


@cache
def before_a_battle() -> iteru.Record:
    """Seat 0 is to choose, then seat 1, who will be shown nothing of it (no Prescience)."""
    for seed in range(200):
        record = iteru.Record.begin("kemet", 2, seed)
        state, chance = record.replay(), random.Random(seed)
        while not state.over:
            if (state.decision, state.to_move) == ("battle_card", 0) and _hands_over(state):
                return record
            code = chance.choice(state.legal())
            record.moves.append(state.game.notation(code))
            state.play(code)
    raise AssertionError("no such battle in 200 games")


def _hands_over(state: iteru.State) -> bool:
    after = state.copy()
    for _ in range(COMMITMENT):
        after.play(after.legal()[0])
    return after.reveals == state.reveals


def battle(player: Player, *seats: Data) -> str:
    """A table at which it is fought."""
    record = before_a_battle()
    data = {"record": json.loads(record.to_json()), "to": len(record.moves), "seats": list(seats)}
    return str(player.post("/tables/from-record", data)["id"])


def commitment(line: Line, last: bool = False) -> list[int]:
    """The codes of the first of all cards that the mover may choose, or of the last."""
    draft: list[int] = []
    choices = line.now()["choices"]
    while len(draft) < COMMITMENT:
        draft.append(choices[-1 if last else 0]["code"])
        preview = line.answer(type="preview", number=line.now()["number"], codes=draft)
        choices = preview["choices"]
    return draft


def commit(line: Line, codes: list[int]) -> Data:
    """Sends them as one draft; the state after it."""
    state = line.now()
    line.send(type="move", number=state["number"], seat=state["to_move"], codes=codes)
    line.hear("accepted")
    return line.catch_up(state["number"] + COMMITMENT)
