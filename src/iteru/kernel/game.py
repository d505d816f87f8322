"""The contract of a game: what it is, how it begins, and what its action codes mean."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from iteru.kernel.buffers import Buffers
from iteru.kernel.codebook import Codebook
from iteru.kernel.message import Message
from iteru.kernel.options import Option
from iteru.kernel.state import State
from iteru.kernel.tuning import SearchTuning


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. There is one object of it in a process: `iteru.load(id)`.

    A subclass sets the attributes below and answers the methods that raise NotImplementedError.
    """

    def __init__(
        self,
        id: str,
        min_seats: int,
        max_seats: int,
        options: tuple[Option, ...],
        codebook: Codebook,
        rules_version: int,
        fingerprint: str,
        components: Mapping[str, object],
        has_secrets: bool,
        has_reactions: bool = False,
        features: Sequence[str] = (),
    ) -> None:
        self.id = id  # lower-case, as in `iteru.load(id)`
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.codebook = codebook
        self.action_count = codebook.count  # codes run from 0 to action_count - 1
        self.rules_version = rules_version  # raised when the same moves may lead elsewhere
        self.fingerprint = fingerprint  # of the component data in use
        self.components = components  # what is printed, JSON-ready, the same for everyone
        self.has_secrets = has_secrets  # a seat may see what another must not
        self.has_reactions = has_reactions  # seats are asked in other seats' turns
        self.features = features  # what each number of an observation is (State.encode)

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        """A game set up and ready for its first decision.

        Raises ValueError, which says what is allowed, on a bad number of seats, seed or option.
        """
        raise NotImplementedError

    def restore(self, data: Mapping[str, object]) -> State:
        """The state of which `dump()` gave this data. Raises ValueError if it does not fit."""
        raise NotImplementedError

    def describe(self, code: int) -> Message:
        """What the code means: `kind`, `targets` (places on the board, e.g. "cell:e7"), `rule`
        (its number, e.g. "F4.1"), and a message: `text` and `args`."""
        return self.codebook.describe(code)

    def buffers(self, rows: int) -> Buffers:
        """Arrays for so many states: observations, masks and legal codes."""
        return Buffers(rows, len(self.features), self.action_count)

    def tuning(self, seats: int) -> SearchTuning:
        """How bots that plan should search this game."""
        return SearchTuning()

    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        """The view as text for the terminal; `words` gives names for message ids."""
        raise NotImplementedError

    def text_colours(self) -> dict[str, str]:
        """Signs of the text board with the colour that a terminal gives them, e.g. "W": "yellow".

        A letter is coloured only where it stands among such letters, not inside a word. The
        names are those of the 256 colours of a terminal.
        """
        return {}

    def names(self) -> dict[str, Message]:
        """The names of printed things that contain numbers from the data.

        By the id that the text board asks for in `words`.
        """
        return {}

    def text_ids(self) -> list[str]:
        """Every message id that this game uses; its Fluent files hold these and no others."""
        raise NotImplementedError

    def folder(self) -> str:
        """The folder with the game's data: texts/<language>.ftl and texts/rules.<language>.md."""
        raise NotImplementedError

    def check_components(self, path: str) -> None:
        """Raises ComponentsError if the file is not a correct components file of this game."""
        raise NotImplementedError

    def notation(self, code: int) -> str:
        """Short, stable and readable, e.g. "draft grape-papyrus"; what records keep."""
        return self.codebook.notation(code)

    def parse(self, text: str) -> int:
        """The code of a notation. Raises NotationError on anything else."""
        return self.codebook.parse(text)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        """There is one object of a game in a process; another process loads its own."""
        return (loaded, (self.id,))


def loaded(id: str) -> Game:
    """Unpickles a game."""
    from iteru.kernel.registry import load

    return load(id)
