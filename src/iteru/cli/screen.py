"""Telling and asking: what a command writes to its user, and the lines it reads back."""

import contextlib
import sys
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.text import Text

from iteru.cli.terminal import console


class Left(Exception):
    """Nobody will answer: the input has ended, or the player has left."""


class Screen:
    """The terminal, or a pair of pipes."""

    def __init__(self, output: Console | None = None) -> None:
        self.console = output if output is not None else console()
        self._typed_by_hand = sys.stdin.isatty()
        if self._typed_by_hand:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  lets the player edit the line and go back to others

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def show(self, content: RenderableType) -> None:
        """Something that is laid out already: it is not wrapped."""
        self.console.print(content, soft_wrap=isinstance(content, Text))

    def show_raw(self, text: str) -> None:
        """The text exactly as it is, for a file or another program."""
        self.console.print(Text(text), soft_wrap=True, end="")

    def say_indented(self, head: str, text: str, remark: str = "", style: str = "") -> None:
        """A text behind a head, such as a number; its further lines begin under its first."""
        content = Text(text, style=style).append(remark, style="dim")
        width = max(20, self.console.width - len(head))
        for number, line in enumerate(content.wrap(self.console, width)):
            line.rstrip()
            self.console.print(Text(head if number == 0 else " " * len(head)) + line)

    def ask(self, question: str) -> str:
        """The line that is typed, without spaces around it. Raises Left when there is none."""
        try:
            line = input(f"{question} ")  # which lets readline draw the line anew
        except EOFError:
            self.console.print()
            raise Left from None
        if not self._typed_by_hand:
            self.console.print(Text(line))  # a transcript shows what was answered
        return line.strip()

    @contextlib.contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Shows the text for as long as the block takes, where a terminal can take it back."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            with self.console.status(Text(text)):
                yield
        else:
            yield
