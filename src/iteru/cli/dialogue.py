"""What a person is asked and may answer at one decision."""

from pathlib import Path
from typing import Final

from iteru import RecordError
from iteru.bots.levels import bot_named
from iteru.cli.choices import FEW, Choice, Entry, matching, narrowed
from iteru.cli.players import bot_name
from iteru.cli.refusals import REFUSALS, what_was_asked
from iteru.cli.rules import show_rules
from iteru.cli.saving import offer_saving, save_as
from iteru.cli.screen import Left
from iteru.cli.table import Table

ADVISER: Final = "hard"
COLUMN: Final = 3  # spaces between the columns of a long list


class Dialogue:
    """One decision of one person; `settle` returns when it has been taken, or taken back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screen = table.screen
        self.seat = table.match.state.to_move
        self.all = table.choices()
        self.open = self.all  # those that are left after what was answered so far
        self.is_settled = False

    def settle(self) -> None:
        """Asks until the decision is taken. Raises Left when the player leaves."""
        self.show_all()
        while not self.is_settled:
            entries = narrowed(self.open, self.table.words, self.few())
            self.show_entries(entries)
            self.answer(self.screen.ask(f"{self._text('table-ask')} >"), entries)

    def few(self) -> int:
        """How many choices, of two lines each, are shown at once: about half a screen of them."""
        return max(FEW, self.screen.console.height // 3)

    def show_all(self) -> None:
        """What happened, the board, and what is to be decided."""
        self.screen.say()
        if self.table.show_news(self.seat):
            self.screen.say()
        self.table.show_board()
        self.screen.say()
        name = self.table.names[self.seat]
        decision = self.table.match.state.decision
        self.screen.say(f"{name}: {self._text(f'prompt-{decision}')}", style="bold")

    def show_entries(self, entries: list[Entry]) -> None:
        if len(entries) > FEW and entries[0].is_group:
            self._show_in_columns(entries)
        else:
            for number, entry in enumerate(entries, start=1):
                self.screen.say_indented(f"{number:4d}  ", *self._line(entry))
        if all(choice.final for choice in self.open):
            self.screen.say(f"      {self._text('table-all-final')}", style="dim")
        if len(self.open) < len(self.all):
            self.screen.say(f"      {self._text('table-back')}", style="dim")

    def _show_in_columns(self, entries: list[Entry]) -> None:
        cells = [f"{number:4d}  {entry.label}" for number, entry in enumerate(entries, start=1)]
        width = max(len(cell) for cell in cells) + COLUMN
        columns = max(1, self.screen.console.width // width)
        for first in range(0, len(cells), columns):
            row = cells[first : first + columns]
            self.screen.say("".join(f"{cell:<{width}}" for cell in row).rstrip())

    def _line(self, entry: Entry) -> tuple[str, str]:
        """What an entry is, and what should be known about it."""
        if entry.is_group:
            count = self.table.texts.text("table-group", count=len(entry.choices))
            return entry.label, f" ({count})"
        choice = entry.choices[0]
        remarks = ""
        consequences = self.table.consequences(choice)
        if consequences:
            remarks += f" → {consequences}"
        if choice.final and not all(other.final for other in self.open):
            remarks += f" ({self._text('table-final')})"
        return choice.label, remarks

    # ------------------------------------------------------------------ answers

    def answer(self, line: str, entries: list[Entry]) -> None:
        """Does what was typed: a command, a number, or words that choices have in common."""
        command, _, rest = line.partition(" ")
        if not line:
            self.open = self.all
        elif command == "?":
            self.help()
        elif command in ("u", "h", "s", "l", "b", "r", "q"):
            self.obey(command, rest.strip())
        elif line.isascii() and line.isdigit():
            self.take_number(int(line[:6]), entries)
        else:
            self.take_words(line)

    def obey(self, command: str, rest: str) -> None:
        if command == "u":
            self.undo()
        elif command == "h":
            self.hint()
        elif command == "s":
            self.save(rest)
        elif command == "l":
            self.load(rest)
        elif command == "b":
            self.show_all()
        elif command == "r":
            self.rules(rest or None)
        else:
            offer_saving(self.table)
            raise Left

    def take_number(self, number: int, entries: list[Entry]) -> None:
        if not 1 <= number <= len(entries):
            self.screen.say(self.table.texts.text("table-not-a-choice", count=len(entries)))
            return
        entry = entries[number - 1]
        if entry.is_group:
            self.open = list(entry.choices)
        else:
            self.take(entry.choices[0])

    def take_words(self, line: str) -> None:
        """A notation in full is played; words of it leave the choices that fit."""
        found = matching(self.open, line) or matching(self.all, line)
        if not found:
            self.screen.say(self.table.texts.text("table-no-match", typed=line))
        elif found[0].notation == " ".join(line.lower().split()):
            self.take(found[0])
        else:
            self.open = found

    def take(self, choice: Choice) -> None:
        self.table.play(choice.code)
        self.is_settled = True

    # ----------------------------------------------------------------- commands

    def undo(self) -> None:
        self.is_settled = self.table.undo()
        self.screen.say(self._text("table-undone" if self.is_settled else "table-nothing-to-undo"))

    def hint(self) -> None:
        """What the hard bot would choose, how sure it is, and the result it expects."""
        texts = self.table.texts
        adviser = bot_name(ADVISER, texts)
        with self.screen.waiting(texts.text("table-thinking", player=adviser)):
            answer = self.table.bot_answer(bot_named(ADVISER))
        label = next(choice.label for choice in self.all if choice.code == answer.code)
        share = round(100 * dict(answer.shares).get(answer.code, 0.0))
        self.screen.say(texts.text("table-hint", choice=label, percent=share), style="green")
        expected = round(100 * answer.expected)
        self.screen.say(texts.text("table-hint-expected", percent=expected), style="green")

    def save(self, name: str) -> None:
        name = name or self.screen.ask(self._text("table-ask-file"))
        if name:
            save_as(self.table, name)

    def load(self, name: str) -> None:
        path = name or self.screen.ask(self._text("table-ask-file"))
        if not path:
            return
        try:
            self.table.load(Path(path).expanduser())
        except RecordError as error:
            self.screen.say(str(error))
            return
        self.screen.say(self.table.texts.text("table-loaded", file=path))
        self.is_settled = True

    def help(self) -> None:
        """What a newcomer should know about this decision, its rule, and the commands."""
        decision = self.table.match.state.decision
        self.screen.say(self._text(f"help-{decision}"))
        self.rules(self.all[0].rule)
        self.screen.say(self._text("table-help"))

    def rules(self, section: str | None) -> None:
        try:
            with what_was_asked():
                show_rules(self.screen, self.table.match.game, self.table.texts.language, section)
        except REFUSALS as error:
            self.screen.say(str(error))

    def _text(self, id: str) -> str:
        return self.table.texts.text(id)
