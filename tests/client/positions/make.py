"""Makes the stored positions that the geometry of tables is measured on.

    python -m tests.client.positions.make

For each game, with most and with fewest seats: the first question, the fullest board of a hundred
games played at random, and a question about a fight or a price. Records go beside this file. Games
that are named after the command are the only ones made anew.
"""

import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import iteru

FOLDER = Path(__file__).parent
GAMES = 100
# decisions that need room beside the board
SPECIAL = {
    "fertility": ("supply", "exchange"),
    "pharaon": ("payment",),
    "egizia": ("build", "sphinx_keep"),
    "kemet": ("battle_card",),
}
Found = tuple[float, iteru.Record]


def size(state: iteru.State) -> int:
    """How much there is to draw for whoever decides."""
    return len(json.dumps(state.view(state.to_move)))


def fullness(state: iteru.State) -> int:
    """How much lies on the board; 0 where something else takes its place.

    A view of Kemet shrinks as tiles leave the offer, and a battle makes it longest of all: its
    pieces are counted.
    """
    if state.game.id != "kemet":
        return size(state)
    public = state.view(None)["public"]
    assert isinstance(public, dict)
    return pieces_of_kemet(public) if public["battle"] is None else 0


def pieces_of_kemet(public: Mapping[str, Any]) -> int:
    """Troops, their units and creatures, levels of pyramids, tiles and cards that players have."""
    troops = [troop for area in public["areas"] for troop in area["troops"]]
    counts = [
        len(troops),
        *(int(troop["units"]) + (troop["creature"] is not None) for troop in troops),
        *(int(pyramid["level"]) for pyramid in public["pyramids"]),
        *(len(seat["tiles"]) + int(seat["di_cards"]) for seat in public["seats"]),
    ]
    return sum(counts)


def moves_of(record: iteru.Record, count: int) -> iteru.Record:
    shorter = record.without_moves()
    shorter.moves.extend(record.moves[:count])
    return shorter


def played(game: str, seats: int, seed: int) -> tuple[Found, Found]:
    """The fullest position of a game played at random, and the fullest special one."""
    record = iteru.Record.begin(game, seats, seed)
    rules, chance, state = iteru.load(game), random.Random(seed), record.replay()
    fullest, special = (0, 0), (0, 0)
    while not state.over:
        legal = state.legal()
        if len(legal) > 1:
            fullest = max(fullest, (fullness(state), len(record.moves)))
            if state.decision in SPECIAL[game]:
                special = max(special, (size(state), len(record.moves)))
        code = chance.choice(legal)
        record.moves.append(rules.notation(code))
        state.play(code)
    return (
        (fullest[0], moves_of(record, fullest[1])),
        (special[0], moves_of(record, special[1])),
    )


def store(name: str, record: iteru.Record) -> None:
    (FOLDER / f"{name}.json").write_text(record.to_json(), encoding="utf-8")


def main() -> None:
    for game in sys.argv[1:] or SPECIAL:
        rules = iteru.load(game)
        for seats in (rules.min_seats, rules.max_seats):
            store(f"{game}-{seats}-first", iteru.Record.begin(game, seats, seed=1))
            found = [played(game, seats, seed) for seed in range(1, GAMES + 1)]
            for at, name in enumerate(("fullest", "special")):
                _, best = max((both[at] for both in found), key=lambda one: one[0])
                store(f"{game}-{seats}-{name}", best)


if __name__ == "__main__":
    main()
