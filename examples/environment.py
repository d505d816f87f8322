"""A PettingZoo environment: three agents, observations with names, masks.

    python examples/environment.py pharaon

Agents play at random among the legal actions; put your policy in the place of `policy`.
"""

import argparse
from collections import Counter
from typing import Any

import numpy as np

import iteru
from iteru.research.pettingzoo import env

Observation = dict[str, Any]  # "observation": what the agent knows; "action_mask": what is legal


def policy(seen: Observation, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="fertility", choices=iteru.games())
    parser.add_argument("--episodes", type=int, default=20)
    asked = parser.parse_args()

    chance = np.random.default_rng(1)
    environment = env(asked.game, seats=3)
    environment.reset(seed=1)
    seen = environment.observe("seat_0")
    names = iteru.load(asked.game).features
    known = {name: int(n) for name, n in zip(names, seen["observation"], strict=True) if n}
    print(
        f"seat_0 knows {len(names)} numbers; among those above 0: {dict(list(known.items())[:6])}"
    )

    returns: Counter[str] = Counter()
    for _ in range(asked.episodes):
        environment.reset()
        for agent in environment.agent_iter():
            seen, reward, is_over, _, _ = environment.last()
            returns[agent] += reward
            environment.step(None if is_over else policy(seen, chance))
    for agent, total in sorted(returns.items()):
        print(f"{agent}: {total / asked.episodes:.2f} of the victories")


if __name__ == "__main__":
    main()
