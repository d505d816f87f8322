"""Makes the recorded games of tests/records anew: python -m tests.games.kemet.make_records

Only when a rule, the data or a notation changes on purpose: the commit then says which and why.
"""

from iteru import State
from iteru.games.kemet.actions import DECLINE, DONE, END_TURN, RECALL, STOP
from iteru.games.kemet.position import KemetState
from iteru.kernel.generator import Generator
from iteru.kernel.sets import count_bits
from tests.games.recorded import Plan, Recorded

IDLE = (DECLINE, DONE, STOP, END_TURN)

# By name: who plays, seats, seed, options.
PLANS: dict[str, Plan] = {
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


def random_code(state: State, chance: Generator) -> int:
    """Any legal code; doing nothing and recalling are tried twice before they are played."""
    codes = state.legal()
    code = codes[chance.below(len(codes))]
    if code in IDLE or code == RECALL:
        code = codes[chance.below(len(codes))]
    return code


def greedy_code(state: State, chance: Generator) -> int:
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


def worth_of(state: State, seat: int) -> int:
    """Points above all, then pyramids, tiles, units on the board and prayer points."""
    assert isinstance(state, KemetState)
    own = seat * 3
    levels = sum(state.levels[own : own + 3])
    tiles = count_bits(state.tiles[seat])
    return (
        30 * state.scores()[seat]
        + 4 * levels
        + 5 * tiles
        + 12
        - state.reserve[seat]
        + state.prayer[seat]
    )


KEMET = Recorded("kemet", PLANS, {"random": random_code, "greedy": greedy_code})

if __name__ == "__main__":
    KEMET.write()
