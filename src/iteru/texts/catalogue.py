"""The catalogue: every text of one language, a game's own and those of the table around it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from iteru.kernel.game import Game

LANGUAGES: Final = ("en", "pl", "fr")
SHARED: Final = Path(__file__).parent


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r} is not allowed; allowed: {', '.join(LANGUAGES)}")


def read_fluent(path: Path) -> ast.Resource:
    """A Fluent file. Raises ValueError on faults that Fluent would pass over."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().partition("\n")[0]
            raise ValueError(f"{path.name}: {first_line!r} is no Fluent text")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise ValueError(f"{path.name}: {entry.id.name} appears twice; allowed: once")
            seen.add(entry.id.name)
    return resource


class _References(Visitor):
    """Collects what a message needs: variables, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Catalogue:
    """All texts in one language: the table's, and the game's if there is one.

    >>> import iteru
    >>> texts = Catalogue("en", iteru.load("fertility"))
    >>> texts.text("event-turn", player="Ala", number=2)
    'Ala begins turn 2.'
    >>> texts.message({"text": "player", "args": {"seat": 1}}), texts.listed(["a", "b", "c"])
    ('Player 2', 'a, b and c')
    """

    def __init__(self, language: str, game: Game | None = None, more: Sequence[Path] = ()) -> None:
        """`more`: further folders that hold a file of the language.

        Raises ValueError on an unknown language or a faulty file.
        """
        check_language(language)
        self.language = language
        self._names = {} if game is None else game.names()
        folders = [SHARED] if game is None else [SHARED, Path(game.folder()) / "texts"]
        folders += more
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for folder in folders:
            resource = read_fluent(folder / f"{language}.ftl")
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._messages[entry.id.name] = entry

    def ids(self) -> list[str]:
        """Every id of the catalogue."""
        return list(self._messages)

    def variables(self, id: str) -> set[str]:
        """The arguments that a text needs, those of texts it quotes included."""
        references = _References()
        references.visit(self._entry(id))
        found = references.variables
        for quoted in references.messages:
            found |= self.variables(quoted)
        return found

    def words(self) -> dict[str, str]:
        """Names for `game.text_board`: every text that needs no arguments, and `game.names()`."""
        found = {id: self.text(id) for id in self._messages if not self.variables(id)}
        return found | {id: self.message(name) for id, name in self._names.items()}

    def text(self, id: str, /, **args: str | int | float) -> str:
        """The text with its arguments filled in.

        Raises KeyError if there is no such text, ValueError if an argument is missing.
        """
        self._entry(id)
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise ValueError(f"the text {id!r} is empty in language {self.language!r}")
        found, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(found, str):
            faults = "; ".join(str(error) for error in errors)
            raise ValueError(f"the text {id!r} fails in language {self.language!r}: {faults}")
        return found

    def message(self, message: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A message of the engine as a sentence; `names` are the players' names by seat."""
        id, args = message.get("text"), message.get("args")
        if not isinstance(id, str) or not isinstance(args, Mapping):
            raise ValueError(f'{message!r} is no message; allowed: "text" (an id) and "args"')
        if id == "player":
            return self._player(args.get("seat"), names)
        return self.text(id, **{str(key): self._argument(args[key], names) for key in args})

    def argument(self, value: object, names: Sequence[str] = ()) -> str:
        """An argument of a message as it would stand in the sentence."""
        return str(self._argument(value, names))

    def listed(self, items: Sequence[str]) -> str:
        """The items as a list of the language: "a, b and c"; equal ones together: "2 × a"."""
        parts: list[str] = []
        for item, count in Counter(items).items():
            parts.append(
                item if count == 1 else self.text("table-list-times", count=count, item=item)
            )
        if not parts:
            return ""
        found = parts[0]
        for part in parts[1:-1]:
            found = self.text("table-list-more", list=found, item=part)
        if len(parts) > 1:
            found = self.text("table-list-last", list=found, item=parts[-1])
        return found

    def _entry(self, id: str) -> ast.Message:
        if id not in self._messages:
            raise KeyError(f"there is no text {id!r} in language {self.language!r}")
        return self._messages[id]

    def _player(self, seat: object, names: Sequence[str]) -> str:
        if not isinstance(seat, int):
            raise ValueError(f"player: {seat!r} is no seat; allowed: a whole number")
        if 0 <= seat < len(names):
            return names[seat]
        return self.text("player", seat=seat, number=seat + 1)

    def _argument(self, value: object, names: Sequence[str]) -> str | int | float:
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, Mapping):
            return self.message(value, names)
        if isinstance(value, Sequence):
            return self.listed([self.argument(item, names) for item in value])
        raise ValueError(f"{value!r} is no argument; allowed: texts, numbers, messages, lists")
