"""Makes the recorded games of tests/records anew: python -m tests.games.fertility.make_records

Only when a rule, the data or a notation changes on purpose: the commit then says which and why.
"""

import json
from pathlib import Path

from iteru import Record
from iteru.games.fertility.position import FertilityState
from iteru.kernel.generator import Generator, seeded
from tests.games.fertility.positions import GAME

FOLDER = Path(__file__).parents[2] / "records"
RESULTS = FOLDER / "fertility.results.json"

# By name: who plays, seats, seed, options. In the last one nothing can be placed twice.
GAMES: dict[str, tuple[str, int, int, dict[str, str]]] = {
    "fertility-2-random": ("random", 2, 1, {}),
    "fertility-3-random": ("random", 3, 2, {}),
    "fertility-4-random": ("random", 4, 3, {}),
    "fertility-2-greedy": ("greedy", 2, 4, {}),
    "fertility-4-greedy": ("greedy", 4, 5, {}),
    "fertility-2-variant-greedy": ("greedy", 2, 6, {"mode": "two_player_variant"}),
    "fertility-2-variant-all-options": (
        "random",
        2,
        7,
        {"mode": "two_player_variant", "quarry_neighbourhood": "4", "tile_set": "with_doubles"},
    ),
    "fertility-3-four-sides-greedy": ("greedy", 3, 8, {"quarry_neighbourhood": "4"}),
    "fertility-3-doubles-discards": (
        "random",
        3,
        150,
        {"quarry_neighbourhood": "4", "tile_set": "with_doubles"},
    ),
}


def random_code(state: FertilityState, chance: Generator) -> int:
    codes = state.legal()
    return codes[chance.below(len(codes))]


def greedy_code(state: FertilityState, chance: Generator) -> int:
    """The first of the codes, from a random one on, after which the mover has most debens."""
    codes = state.legal()
    start = chance.below(len(codes))
    best, most = -1, -1
    for code in codes[start:] + codes[:start]:
        trial = state.determinize(state.to_move, 0)
        trial.play(code)
        debens = trial.scores()[state.to_move]
        if debens > most:
            best, most = code, debens
    return best


def made(name: str) -> Record:
    """The recorded game of this name, played anew from its seed."""
    player, seats, seed, options = GAMES[name]
    record = Record.begin("fertility", seats, seed, options)
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
    return {
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
