"""`iteru play`: a game in the terminal, people and bots in any mix."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru import Game, Match, Record
from iteru.bots.bot import Bot
from iteru.cli.arguments import (
    SEED_HELP,
    GameName,
    Language,
    Options,
    read_language,
    read_options,
    read_seed,
)
from iteru.cli.dialogue import Dialogue
from iteru.cli.players import default_seats, seat_players, split_seats
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.cli.saving import offer_saving
from iteru.cli.scores import show_scores
from iteru.cli.screen import Left, Screen
from iteru.cli.table import SPECTATOR, Table, record_for
from iteru.texts import Catalogue

INTERRUPTED = 130  # exit code, as shells have it
SEEDS = 1_000_000  # a seed of our own is short enough to be typed again


def play(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="Who plays, in seat order: me, names of people that begin with a capital, and "
            "bots, with commas between them. Else me against a medium bot.",
            show_default=False,
        ),
    ] = "",
    seed: Annotated[
        str, typer.Option(metavar="NUMBER", help=f"{SEED_HELP} Else by chance.", show_default=False)
    ] = "",
    option: Options = [],  # noqa: B006  typer reads it, nobody changes it
    language: Language = "",
    load: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a saved game, with its seed and options."),
    ] = None,
) -> None:
    """Play a game in the terminal.

    You play against bots, or with other people at the same keyboard, or both. Type the number of
    a choice, or a part of its notation such as e5. Type ? for help: you can take back (u), ask
    for a hint (h), save (s), load (l) and read the rules (r).

    Examples:

    \b
      iteru play fertility
      iteru play fertility --seats me,hard,easy --seed 7
      iteru play fertility --seats Ala,Ola --option mode=two_player_variant --language pl
      iteru play fertility --load game.json
    """
    loaded = iteru.load(game)
    texts = Catalogue(read_language(language), loaded)
    if load is not None:
        if seed or option:
            raise Refusal(
                "--load takes seed and options from the file; allowed: --load without them"
            )
        record = record_for(load, loaded.id)
    else:
        record = new_record(loaded, seats or default_seats(loaded), seed, option)
    players = seat_players(seats or default_seats(loaded, record.seats), texts)
    if len(players) != record.seats:
        raise Refusal(
            f"--seats names {len(players)} players; allowed in {load}: {record.seats} players"
        )
    run(Table(Match(record), players, texts, Screen()))


def new_record(game: Game, seats: str, seed: str, options: Sequence[str]) -> Record:
    number = read_seed(seed) if seed else secrets.randbelow(SEEDS)
    with what_was_asked():
        return Record.begin(game.id, len(split_seats(seats)), number, read_options(options))


def run(table: Table) -> None:
    """Plays to the end, or until the people leave."""
    screen, texts = table.screen, table.texts
    try:
        begin(table)
        while not table.match.state.over:
            bot = table.players[table.match.state.to_move].bot
            if bot is None:
                Dialogue(table).settle()
            else:
                bot_decides(table, bot)
        finish(table)
    except Left:
        screen.say(texts.text("table-quit"))
    except KeyboardInterrupt:
        screen.say()
        screen.say(texts.text("table-quit"))
        raise typer.Exit(INTERRUPTED) from None


def begin(table: Table) -> None:
    table.screen.say(
        table.texts.text(
            "table-begins",
            game=table.texts.text("game"),
            players=table.texts.listed(table.names),
            seed=str(table.match.record.seed),
        ),
        style="bold",
    )
    if table.has_people():
        table.screen.say(table.texts.text("table-commands"))


def bot_decides(table: Table, bot: Bot) -> None:
    seat = table.match.state.to_move
    with table.screen.waiting(table.texts.text("table-thinking", player=table.names[seat])):
        answer = table.bot_answer(bot)
    for code in answer.stretch:
        table.play(code)
    if not table.has_people():
        table.show_news(SPECTATOR)


def finish(table: Table) -> None:
    """The last news, the board, the points; then the record may be saved."""
    table.screen.say()
    if table.show_news(table.last_to_be_told()):
        table.screen.say()
    table.show_board()
    table.screen.say()
    show_scores(table.screen, table.match.state, table.texts, table.names)
    if table.has_people():
        offer_saving(table)
