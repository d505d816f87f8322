"""Makes the recorded games of tests/records anew: python -m tests.games.kemet.make_records

Only when a rule, the data or a notation changes on purpose: the commit then says which and why.
"""

import json
from pathlib import Path

from iteru import Record
from iteru.games.kemet.actions import DECLINE, DONE, END_TURN, RECALL, STOP
from iteru.games.kemet.position import KemetState
from iteru.kernel.generator import Generator, seeded
from tests.games.kemet.positions import GAME

FOLDER = Path(__file__).parents[2] / "records"
RESULTS = FOLDER / "kemet.results.json"
IDLE = (DECLINE, DONE, STOP, END_TURN)

# By name: who plays, seats, seed, options.
GAMES: dict[str, tuple[str, int, int, dict[str, str]]] = {
    "kemet-2-random": ("random", 2, 2, {}),
    "kemet-3-random": ("random", 3, 3, {}),
    "kemet-4-long-random": ("random", 4, 98, {"mode": "long"}),
    "kemet-5-random": ("random", 5, 5, {}),
    "kemet-2-capped-random": ("random", 2, 69, {"mode": "long"}),
    "kemet-5-all-options-random": (
        "random",
        5,
        6,
        {
            "mode": "long",
            "cities": "choose",
            "battle_discards": "open",
            "abandoned_creature": "city",
        },
    ),
    "kemet-2-greedy": ("greedy", 2, 7, {}),
    "kemet-3-beginner-greedy": ("greedy", 3, 8, {"mode": "beginner"}),
    "kemet-4-greedy": ("greedy", 4, 9, {"abandoned_creature": "city"}),
    "kemet-5-open-discards-greedy": ("greedy", 5, 10, {"battle_discards": "open"}),
}


def random_code(state: KemetState, chance: Generator) -> int:
    """Any legal code; doing nothing and recalling are tried twice before they are played."""
    codes = state.legal()
    code = codes[chance.below(len(codes))]
    if code in IDLE or code == RECALL:
        code = codes[chance.below(len(codes))]
    return code


def greedy_code(state: KemetState, chance: Generator) -> int:
    """The first of the codes, from a random one on, after which the mover has most.

    Nobody does nothing who can do anything else, but for one time in four. It tries on the state
    itself, hidden cards and all: a record hangs on the rules alone, not on what a bot guesses.
    """
    codes = state.legal()
    if chance.below(4) > 0:
        codes = [code for code in codes if code not in IDLE] or codes
    start = chance.below(len(codes))
    best, most = -1, -1
    for code in (codes[start:] + codes[:start])[:6]:
        trial = state.copy()
        trial.play(code)
        worth = worth_of(trial, state.to_move)
        if worth > most:
            best, most = code, worth
    return best


def worth_of(state: KemetState, seat: int) -> int:
    """Points above all, then pyramids, tiles, units on the board and prayer points."""
    own = seat * 3
    levels = sum(state.levels[own : own + 3])
    tiles = state.tiles[seat].bit_count()
    return (
        30 * state.scores()[seat]
        + 4 * levels
        + 5 * tiles
        + 12
        - state.reserve[seat]
        + state.prayer[seat]
    )


def made(name: str) -> Record:
    """The recorded game of this name, played anew from its seed."""
    player, seats, seed, options = GAMES[name]
    record = Record.begin("kemet", seats, seed, options)
    state = GAME.new(seats, seed, options)
    chance = seeded(seed)
    while not state.over:
        code = random_code(state, chance) if player == "random" else greedy_code(state, chance)
        state.play(code)
        record.moves.append(GAME.notation(code))
    return record


def results(record: Record) -> dict[str, object]:
    """What a recorded game came to."""
    state = record.replay()
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return {
        "rounds": public["round"],
        "capped": public["capped"],
        "parts": [state.parts(seat) for seat in range(state.seats)],
        "scores": state.scores(),
        "ranking": state.ranking(),
    }


def main() -> None:
    found: dict[str, object] = {}
    for name in GAMES:
        record = made(name)
        record.save(FOLDER / f"{name}.iteru.json")
        found[name] = results(record)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
