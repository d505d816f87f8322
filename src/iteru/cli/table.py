"""A table in the terminal: the match, who sits there, what each person has yet to be told."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from iteru import Journal, Match, Record, RecordError
from iteru.bots.bot import Answer, Bot
from iteru.bots.question import question
from iteru.cli.board_colours import coloured
from iteru.cli.choices import Choice, told_choices
from iteru.cli.players import Player
from iteru.cli.screen import Screen
from iteru.texts import Catalogue

SPECTATOR: Final = -1


class Table:
    """One game in play, told in one language."""

    def __init__(
        self, match: Match, players: Sequence[Player], texts: Catalogue, screen: Screen
    ) -> None:
        self.match = match
        self.players = players
        self.texts = texts
        self.screen = screen
        self.names = [player.name for player in players]
        self.words = texts.words() | {f"seat-{seat}": name for seat, name in enumerate(self.names)}
        self.forget_news()  # by seat: the number of the move, and what is to be told of it

    def play(self, code: int) -> None:
        """Plays a code and keeps for each seat what it may be told of it."""
        journal = Journal()
        self.match.play(code, journal)
        number = len(self.match.record.moves)
        for seat, news in self._news.items():
            for event in journal.seen_by(None if seat == SPECTATOR else seat):
                news.append((number, self.texts.message(event, self.names)))

    def undo(self) -> bool:
        """Takes back the last decision of a person if that is allowed; says whether it did."""
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        if not any(self.match.undo(seat) for seat in people):
            return False
        stand = len(self.match.record.moves)
        for seat, news in self._news.items():
            self._news[seat] = [(number, line) for number, line in news if number <= stand]
        return True

    def bot_answer(self, bot: Bot) -> Answer:
        """What this bot would do now."""
        known, seed = question(self.match.record, self.match.state)
        return bot.choose(known, seed)

    def choices(self) -> list[Choice]:
        return told_choices(self.match.state, self.texts, self.names)

    def consequences(self, choice: Choice) -> str:
        """What a choice brings the player, as far as chance has no part in it."""
        seat = self.match.state.to_move
        told = ""
        verb = ""
        for event in self.match.state.preview([choice.code]).events[
            1:
        ]:  # the first event is the choice itself
            if event["seat"] != seat:
                break
            line = self.texts.message(event, self.names).removeprefix(f"{self.names[seat]} ")
            first, _, rest = line.rstrip(".").partition(" ")
            told += f", {rest}" if first == verb else f"; {first} {rest}"
            verb = first
        return told.removeprefix("; ")

    def show_board(self) -> None:
        """The board as the seat to move sees it; at the end, as all do."""
        state = self.match.state
        view = state.view(None if state.over else state.to_move)
        game = self.match.game
        self.screen.show(coloured(game.text_board(view, self.words), game.text_colours()))

    def show_news(self, seat: int) -> bool:
        """What happened since this seat, or SPECTATOR, was told last; whether anything did."""
        news = self._news[seat]
        for _, line in news:
            self.screen.say_indented("  ", line, style="dim")
        self._news[seat] = []
        return bool(news)

    def last_to_be_told(self) -> int:
        """Who is told of the end: the first person, or the spectators of bots."""
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        return people[0] if people else SPECTATOR

    def has_people(self) -> bool:
        return any(player.bot is None for player in self.players)

    def forget_news(self) -> None:
        """Everyone knows everything up to now."""
        listeners = (*range(len(self.players)), SPECTATOR)
        self._news: dict[int, list[tuple[int, str]]] = {seat: [] for seat in listeners}

    def load(self, path: Path) -> None:
        """Goes on with another game of the same kind. Raises RecordError on anything else."""
        self.match = Match(record_for(path, self.match.game.id, len(self.players)))
        self.forget_news()


def record_for(path: Path, game: str, seats: int | None = None) -> Record:
    """The record in this file, if it is one of this game, for these seats."""
    record = Record.load(path)
    if record.game != game:
        raise RecordError(f"{path}: a record of {record.game}; allowed: one of {game}")
    if seats is not None and record.seats != seats:
        raise RecordError(f"{path}: a record for {record.seats} seats; allowed: {seats} seats")
    return record
