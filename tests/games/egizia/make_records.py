"""Makes the recorded games of tests/records anew: python -m tests.games.egizia.make_records

Only when a rule, the data or a notation changes on purpose: the commit then says which and why.
"""

from iteru import State
from iteru.games.egizia.actions import DECLINE, PASS
from iteru.kernel.generator import Generator
from tests.games.recorded import Plan, Recorded

# By name: who plays, seats, seed, options.
PLANS: dict[str, Plan] = {
    "egizia-2-random": ("random", 2, 2, {}),
    "egizia-3-random": ("random", 3, 18, {}),
    "egizia-3-random-again": ("random", 3, 20, {}),
    "egizia-3-random-once-more": ("random", 3, 1, {}),
    "egizia-4-random": ("random", 4, 4, {}),
    "egizia-2-red-ships-greedy": ("greedy", 2, 5, {"red_ship_cards": "yes"}),
    "egizia-3-greedy": ("greedy", 3, 6, {}),
    "egizia-4-greedy": ("greedy", 4, 7, {}),
    "egizia-3-all-options-random": (
        "random",
        3,
        8,
        {
            "red_ship_cards": "yes",
            "double_on_heliopolis": "no",
            "reuse_own_space_needs_upstream": "no",
            "bid_for_order": "yes",
        },
    ),
    "egizia-4-bidding-greedy": ("greedy", 4, 9, {"bid_for_order": "yes"}),
}


def random_code(state: State, chance: Generator) -> int:
    """Any legal code; passing and declining are tried twice before they are played.

    A ship mostly goes to one of the first spaces that are open, so that more of them follow.
    """
    codes = state.legal()
    code = codes[chance.below(len(codes))]
    if code in (PASS, DECLINE):
        code = codes[chance.below(len(codes))]
    if state.decision == "ship" and chance.below(3) > 0:
        code = codes[chance.below(1 + len(codes) // 3)]
    return code


def greedy_code(state: State, chance: Generator) -> int:
    """The first of the codes, from a random one on, after which the mover has most points.

    Nobody passes or declines who can do anything else, and ships go down the river in small steps.
    """
    codes = [code for code in state.legal() if code not in (PASS, DECLINE)] or state.legal()
    if state.decision in ("ship", "bid"):
        codes = codes[:5]
    start = chance.below(len(codes))
    best, most = -1, -1_000
    for code in codes[start:] + codes[:start]:
        trial = state.determinize(state.to_move, 0)
        trial.play(code)
        points = trial.scores()[state.to_move]
        if points > most:
            best, most = code, points
    return best


EGIZIA = Recorded("egizia", PLANS, {"random": random_code, "greedy": greedy_code})

if __name__ == "__main__":
    EGIZIA.write()
