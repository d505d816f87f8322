"""Makes the recorded games of tests/records anew: python -m tests.games.fertility.make_records

Only when a rule, the data or a notation changes on purpose: the commit then says which and why.
"""

from iteru import State
from iteru.kernel.generator import Generator
from tests.games.recorded import Plan, Recorded

# By name: who plays, seats, seed, options. In the last one nothing can be placed twice.
PLANS: dict[str, Plan] = {
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


def random_code(state: State, chance: Generator) -> int:
    codes = state.legal()
    return codes[chance.below(len(codes))]


def greedy_code(state: State, chance: Generator) -> int:
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


FERTILITY = Recorded("fertility", PLANS, {"random": random_code, "greedy": greedy_code})

if __name__ == "__main__":
    FERTILITY.write()
