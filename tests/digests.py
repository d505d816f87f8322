"""Digests of whole random games: the same seed gives the same game, in both builds and for ever.

`python -m tests.digests` writes them anew. Do so when a rule has changed, raise the game's
rules version if old records lead elsewhere, and name the rule in the commit.
"""

import json
from hashlib import sha256
from pathlib import Path

import iteru
from iteru.kernel.generator import seeded
from iteru.testing.settings import accepted, settings

FILE = Path(__file__).parent / "records" / "digests.json"
GAMES = 10  # of each setting


def digests(name: str, games: int) -> dict[str, list[str]]:
    """By setting: the digest of each of the first so many games."""
    found = {}
    for setting in accepted(settings(iteru.load(name), seeded(0))):
        found[str(setting)] = [
            digest(name, setting.seats, dict(setting.options), seed) for seed in range(games)
        ]
    return found


def digest(name: str, seats: int, options: dict[str, str], seed: int) -> str:
    """Sixteen hexadecimal digits of the end of a random game, its points and its length."""
    state = iteru.load(name).new(seats, seed, options)
    decisions = iteru.playout(state, seed)
    dump = state.dump()
    del dump["turn_count"]  # the digests are older than it
    end = json.dumps([decisions, state.scores(), state.ranking(), dump], sort_keys=True)
    return sha256(end.encode("ascii")).hexdigest()[:16]


def stored() -> dict[str, dict[str, list[str]]]:
    """By game and setting."""
    found: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write() -> None:
    found = {name: digests(name, GAMES) for name in iteru.games()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
