"""Recorded games, each played anew from its seed by one of a game's own simple players."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import iteru
from iteru import Record, State
from iteru.kernel.generator import Generator, seeded

FOLDER = Path(__file__).parents[1] / "records"
# Who plays, seats, seed, options.
Plan = tuple[str, int, int, dict[str, str]]
Player = Callable[[State, Generator], int]


class Recorded:
    """The recorded games of one game, by name."""

    def __init__(self, game: str, plans: Mapping[str, Plan], players: Mapping[str, Player]) -> None:
        self.game = iteru.load(game)
        self.plans = plans
        self.players = players
        self.results_file = FOLDER / f"{game}.results.json"

    def made(self, name: str) -> Record:
        """The recorded game of this name, played anew from its seed."""
        player, seats, seed, options = self.plans[name]
        record = Record.begin(self.game.id, seats, seed, options)
        state = self.game.new(seats, seed, options)
        chance = seeded(seed)
        while not state.over:
            code = self.players[player](state, chance)
            state.play(code)
            record.moves.append(self.game.notation(code))
        return record

    def stored(self, name: str) -> Record:
        return Record.load(FOLDER / f"{name}.iteru.json")

    def write(self) -> None:
        """Makes all of them anew."""
        found: dict[str, object] = {}
        for name in self.plans:
            record = self.made(name)
            record.save(FOLDER / f"{name}.iteru.json")
            found[name] = results(record)
        self.results_file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def results(record: Record) -> dict[str, object]:
    """What a recorded game came to."""
    state = record.replay()
    return {
        "parts": [state.parts(seat) for seat in range(state.seats)],
        "scores": state.scores(),
        "ranking": state.ranking(),
    }
