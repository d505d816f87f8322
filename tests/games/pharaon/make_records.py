"""Makes the recorded games of tests/records anew: python -m tests.games.pharaon.make_records

Only when a rule, the data or a notation changes on purpose: the commit then says which and why.
"""

from iteru import State
from iteru.games.pharaon.actions import PASS
from iteru.kernel.generator import Generator
from tests.games.recorded import Plan, Recorded

# By name: who plays, seats, seed, options.
PLANS: dict[str, Plan] = {
    "pharaon-1-random": ("random", 1, 1, {}),
    "pharaon-2-random": ("random", 2, 2, {}),
    "pharaon-3-random": ("random", 3, 3, {}),
    "pharaon-4-random": ("random", 4, 4, {}),
    "pharaon-5-random": ("random", 5, 35, {}),
    "pharaon-1-chosen-dark-tiles-greedy": (
        "greedy",
        1,
        6,
        {
            "traitor_difficulty": "3",
            "traitor_dark_tiles": "chosen",
            "traitor_god_needs_conditions": "yes",
        },
    ),
    "pharaon-2-greedy": ("greedy", 2, 7, {}),
    "pharaon-3-scribes-greedy": ("greedy", 3, 8, {"first_game_scribes": "all"}),
    "pharaon-4-all-options-random": (
        "random",
        4,
        9,
        {
            "first_game_scribes": "listed",
            "scribe_seats": "2_3",
            "nile_condition_needed": "3",
            "high_official_nile_same_track": "no",
            "scribe_pays_access": "no",
        },
    ),
    "pharaon-5-greedy": ("greedy", 5, 10, {}),
}


def random_code(state: State, chance: Generator) -> int:
    """Any legal code; passing is tried twice before it is played."""
    codes = state.legal()
    code = codes[chance.below(len(codes))]
    if code == PASS:
        code = codes[chance.below(len(codes))]
    return code


def greedy_code(state: State, chance: Generator) -> int:
    """The first of the codes, from a random one on, after which the mover has most points.

    Nobody passes who can do anything else.
    """
    codes = [code for code in state.legal() if code != PASS] or state.legal()
    start = chance.below(len(codes))
    best, most = -1, -1
    for code in codes[start:] + codes[:start]:
        trial = state.determinize(state.to_move, 0)
        trial.play(code)
        points = trial.scores()[state.to_move]
        if points > most:
            best, most = code, points
    return best


PHARAON = Recorded("pharaon", PLANS, {"random": random_code, "greedy": greedy_code})

if __name__ == "__main__":
    PHARAON.write()
