"""`iteru replay`: a record, move by move."""

from pathlib import Path
from typing import Annotated

import typer

from iteru import Journal, Record
from iteru.cli.arguments import Language, read_language, read_number
from iteru.cli.board_colours import coloured
from iteru.cli.scores import show_scores
from iteru.cli.screen import Screen
from iteru.texts import Catalogue


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record that iteru has saved.")],
    to: Annotated[
        str,
        typer.Option(
            metavar="N", help="Stop after N moves; 0 shows the setup. Else the whole game."
        ),
    ] = "",
    language: Language = "",
) -> None:
    """Show a saved game: what happened, and the board.

    The board is shown after the last move, or after move N.

    Examples:

    \b
      iteru replay game.json
      iteru replay game.json --to 20 --language fr
    """
    record = Record.load(file)
    texts = Catalogue(read_language(language), record.loaded_game())
    last = read_number("--to", to, 0, len(record.moves)) if to else len(record.moves)
    record.replay()  # a record is shown whole or refused
    show_replay(Screen(), record, last, texts)


def show_replay(screen: Screen, record: Record, last: int, texts: Catalogue) -> None:
    """The log of the first moves, the board after them, and the points if the game is over."""
    game = record.loaded_game()
    state = record.replay(0)
    names = [
        texts.message({"text": "player", "args": {"seat": seat}}) for seat in range(state.seats)
    ]
    for number, move in enumerate(record.moves[:last], start=1):
        state.journal = Journal()
        state.play(game.parse(move))
        screen.say_indented(f"{number:4d}  ", move, style="bold")
        for event in state.journal.seen_by(None):
            screen.say_indented("      ", texts.message(event, names))
    words = texts.words() | {f"seat-{seat}": name for seat, name in enumerate(names)}
    screen.say()
    screen.show(coloured(game.text_board(state.view(None), words), game.text_colours()))
    screen.say()
    if state.over:
        show_scores(screen, state, texts, names)
    else:
        waiting = {"player": {"text": "player", "args": {"seat": state.to_move}}}
        screen.say(texts.message({"text": f"wait-{state.decision}", "args": waiting}, names))
