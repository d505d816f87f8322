"""Writes positions of a random game for the board's workbench: client/dev/positions/<game>.json.

`python tools/board_positions.py fertility --seats 3 --seed 1`
"""

import argparse
import json
import random
from pathlib import Path

import iteru
from iteru.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
SHARED_TEXTS = ROOT / "src/iteru/texts"
PREVIEWED = 60  # choices of a position whose preview is written


def texts(game: iteru.Game, language: str) -> str:
    board = ROOT / "client/src/games" / game.id / "texts"
    files = [
        folder / f"{language}.ftl"
        for folder in (SHARED_TEXTS, Path(game.folder()) / "texts", board)
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def position(state: iteru.State, number: int, events: list[dict[str, object]]) -> dict[str, object]:
    """As the server would send it to the mover."""
    view = state.view(None if state.over else state.to_move)
    choices = state.choices()
    rule = str(choices[0]["rule"]) if choices else ""
    return {
        "state": {
            "number": number,
            "public": view["public"],
            "private": {} if state.over else {str(state.to_move): view["private"]},
            "to_move": state.to_move,
            "decision": state.decision,
            "rule": rule,
            "over": state.over,
            "secret": state.secret,
            "choices": choices,
            "undo_seat": -1,
            "scores": state.scores(),
            "places": state.ranking(),
            "parts": [state.parts(seat) for seat in range(state.seats)],
            "history": [],
        },
        "events": events,
        "previews": {code: preview(state, number, [code]) for code in state.proposed()[:PREVIEWED]},
    }


def preview(state: iteru.State, number: int, codes: list[int]) -> dict[str, object]:
    """As the server would answer the mover."""
    found = state.preview(codes)
    return {
        "type": "preview",
        "number": number,
        "codes": codes,
        "events": found.events,
        "public": found.view["public"],
        "private": {str(state.to_move): found.view["private"]},
        "choices": found.choices,
        "played": found.played,
        "stopped": found.stopped,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=iteru.games())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = iteru.load(asked.game)
    state = game.new(asked.seats, asked.seed)
    state.journal = iteru.Journal()
    chance = random.Random(asked.seed)
    positions = [position(state, 1, [])]
    while not state.over:
        state.journal.clear()
        state.play(chance.choice(state.legal()))
        positions.append(position(state, len(positions) + 1, state.journal.seen_by(None)))
    written = {
        "components": game.components,
        "texts": {language: texts(game, language) for language in LANGUAGES},
        "positions": positions,
    }
    file = ROOT / f"client/dev/positions/{game.id}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(written), encoding="utf-8")
    print(f"wrote {len(positions)} positions to {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
