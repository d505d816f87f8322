"""A bot of one's own in the arena: it plays at random, but never gives up a chance to act.

    python examples/own_bot.py pharaon --games 200

The command line finds it by its name. From this folder:

    python -m iteru arena pharaon --seats own_bot:Eager,random
"""

import argparse
import random
from collections.abc import Sequence

import iteru
from iteru.bots.arena import run_arena
from iteru.bots.bot import Answer, Bot

IDLE = ("decline", "end", "go", "no", "pass", "stop")  # with these words an action does nothing


def eagerly(notations: Sequence[str], chance: random.Random) -> int:
    """The number of a random action that does something, if there is one."""
    busy = [number for number, text in enumerate(notations) if text.split()[0] not in IDLE]
    return chance.choice(busy or range(len(notations)))


class Eager(Bot):
    """It is given what its seat knows, and a seed: equal questions have equal answers."""

    def choose(self, known: iteru.State, seed: int, at_most: float | None = None) -> Answer:
        codes = known.legal()
        notations = [known.game.notation(code) for code in codes]
        code = codes[eagerly(notations, random.Random(seed))]
        return Answer(code, shares=[(code, 1.0)], expected=0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pharaon", choices=iteru.games())
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    result = run_arena(asked.game, [Eager("eager"), "random"], asked.games)
    for standing in result.standings:
        sure = f"{standing.low:.0%} to {standing.high:.0%}"
        print(
            f"{standing.name}: {standing.win_rate:.0%} ({sure}), {standing.mean_score:.1f} points"
        )


if __name__ == "__main__":
    main()
