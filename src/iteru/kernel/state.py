"""The contract of a state: whose decision it is, what may be chosen, and what follows.

This file is the manual of the engine. `legal()` and `play()` are all that is needed to play any
game; `view()`, `known()` and `determinize()` say who may see what; `copy()`, `apply()`,
`evaluate()` and `weights()` are what search lives on.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from iteru.kernel.errors import BlankChance, IllegalAction, NotKnown
from iteru.kernel.frames import Frame
from iteru.kernel.generator import Generator
from iteru.kernel.journal import Journal
from iteru.kernel.message import Message
from iteru.kernel.preview import CHANCE, GOES_ON, OVER, REVEAL, SEAT, SECRET, Preview
from iteru.kernel.ranking import chances_of_victory, shares_of_victory

if TYPE_CHECKING:
    from iteru.kernel.game import Game

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: plain data, one decision at a time.

    For a game's author: a subclass holds ints and flat lists, answers the methods that raise
    NotImplementedError, and calls `settle()` once at the end of its setup. Decisions with a
    single answer are played by `settle()` and are in no record.
    """

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: Mapping[str, str],
        generator: Generator,
        pending: list[Frame],
        reveals: int,
        to_move: int,
        open_codes: list[int],
        turn_count: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # every option with its value; shared between copies, never changed
        self.generator = generator
        self.pending = pending  # what remains to be resolved, the question now last
        self.reveals = reveals  # grows whenever something random or hidden is shown (limits undo)
        self.to_move = to_move  # the seat that decides, NOBODY when the game is over
        self.open_codes = open_codes  # legal(), shared between copies: replaced, never changed
        self.turn_count = turn_count  # turns that have begun since the set-up
        self.journal: Journal | None = None  # never copied, dumped or pickled

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return self.to_move == NOBODY

    @property
    def decision(self) -> str:
        """What is being decided, as rules.md calls it, e.g. "place"; "" when over."""
        raise NotImplementedError

    @property
    def secret(self) -> bool:
        """True: the answer to this decision is not public."""
        return False

    def legal(self) -> list[int]:
        """The codes that may be played, ascending; empty only when the game is over."""
        return self.open_codes[:]

    def play(self, code: int) -> None:
        """Plays a legal code. Raises IllegalAction, and changes nothing, on any other."""
        if code not in self.open_codes:
            raise IllegalAction(self._refusal(code))
        self.apply(code)

    def apply(self, code: int) -> None:
        """The same without the check, for search and playouts: an illegal code breaks the state."""
        mover = self.to_move
        self.resolve(code)
        self.settle()
        if self.turn_begins(mover):
            self.turn_count += 1

    def settle(self) -> None:
        """Carries out what needs no decision, up to the next one or the end of the game."""
        while True:
            self.advance()
            if not self.pending:
                self.to_move = NOBODY
                self.open_codes = []
                return
            codes = self.answers()
            if len(codes) > 1 or self.must_ask():
                self.to_move = self.pending[-1][1]
                self.open_codes = codes
                return
            self.resolve(codes[0])

    def copy(self) -> "State":
        """An independent state; only what never changes is shared. The journal stays behind."""
        raise NotImplementedError

    def _refusal(self, code: int) -> str:
        if self.over:
            return "nothing can be played: the game is over"
        if not 0 <= code < self.game.action_count:
            return f"there is no action {code}; allowed: 0 to {self.game.action_count - 1}"
        shown = [f'"{self.game.notation(legal)}"' for legal in self.open_codes[:8]]
        if len(self.open_codes) > len(shown):
            shown.append(f"and {len(self.open_codes) - len(shown)} more")
        return (
            f'seat {self.to_move} cannot "{self.game.notation(code)}" now; '
            f"to decide: {self.decision}; allowed: {', '.join(shown)}"
        )

    # ------------------------------------------------------- a game's own answers

    def advance(self) -> None:
        """Carries out the frames on top that ask nobody."""
        raise NotImplementedError

    def answers(self) -> list[int]:
        """The codes that answer the frame on top, ascending, at least one."""
        raise NotImplementedError

    def resolve(self, code: int) -> None:
        """Does what the code means for the frame on top, and removes that frame."""
        raise NotImplementedError

    def turn_begins(self, mover: int) -> bool:
        """Whether a turn begins with the decision now, after a decision of `mover`.

        By default it does when another seat is to move. A game says more where a seat may have
        two turns in a row, or where others decide within a turn (a battle, a reaction).
        """
        return self.to_move != mover

    @property
    def reaction_pass(self) -> int:
        """The code that declines to react to another seat; NOBODY if no reaction is asked for now.

        People may leave this answer to the server, so that play stays quick (`has_reactions`).
        """
        return NOBODY

    def must_ask(self) -> bool:
        """True: ask even if there is one answer, since not asking would tell a secret."""
        return False

    # ------------------------------------------------------------------ points

    def scores(self) -> list[int]:
        """Points by seat if the game ended now."""
        raise NotImplementedError

    def parts(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, in the order of the score sheet."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat if the game ended now: 1 is first, ties share a place."""
        raise NotImplementedError

    def results(self) -> list[float]:
        """The share of the victory by seat, 0 to 1."""
        return shares_of_victory(self.ranking())

    # ------------------------------------------------------- who may see what

    def view(self, seat: int | None) -> dict[str, object]:
        """{"public": ..., "private": ...} as JSON-ready data; None: a spectator, private empty."""
        raise NotImplementedError

    def known(self, seat: int) -> "State":
        """The state with everything erased that the seat may not see, chance included."""
        raise NotImplementedError

    def determinize(self, seat: int, seed: int) -> "State":
        """known(seat), filled at random: a full state that fits what the seat knows."""
        raise NotImplementedError

    def proposed(self) -> list[int]:
        """legal(), with what a client may propose in front."""
        return self.legal()

    def choices(self) -> list[Message]:
        """The legal actions for a client, in the order of `proposed()`.

        Each is describe() with choice_details(), `code`, `notation`, and `final`: it reveals
        something or hands over to another seat, so it cannot be undone.
        """
        found: list[Message] = []
        trial: State = self if self.over else self.determinize(self.to_move, 0)
        for code in self.proposed():
            choice = self.game.describe(code)
            choice.update(self.choice_details(code))
            choice["code"] = code
            choice["notation"] = self.game.notation(code)
            after = trial.copy()
            after.apply(code)
            choice["final"] = after.reveals != self.reveals or after.to_move != self.to_move
            found.append(choice)
        return found

    def preview(self, codes: Sequence[int]) -> Preview:
        """What these codes of the mover would bring, one after the other, as the mover sees it.

        It ends at the first code that needs chance or a secret, reveals something, or hands over.
        Raises IllegalAction on a code that may not be played then; nothing changes either way.
        """
        seat = self.to_move
        shown = self.known(seat)
        journal = Journal()
        played = 0
        stopped = GOES_ON
        for code in codes:
            trial = shown.copy()
            trial.journal = journal
            try:
                trial.play(code)
            except NotKnown as error:
                stopped = CHANCE if isinstance(error, BlankChance) else SECRET
                break
            trial.journal = None
            played += 1
            if trial.over:
                stopped = OVER
            elif trial.to_move != seat:
                stopped = SEAT
            elif trial.reveals != shown.reveals:
                stopped = REVEAL
            shown = trial
            if stopped != GOES_ON:
                break
        choices = shown.choices() if shown.to_move == seat else []
        return Preview(journal.seen_by(seat), shown.view(seat), choices, played, stopped)

    def choice_details(self, code: int) -> Message:
        """What describe() cannot know without the state.

        More exact `targets`, `args`, `text` or `rule`; and `data`, plain ids and numbers that a
        client draws: what it costs, brings or leads to.
        """
        return {}

    # --------------------------------------------------------- data and checks

    def dump(self) -> dict[str, object]:
        """Every field as readable plain data; `game.restore` brings exactly this state back."""
        raise NotImplementedError

    def check(self) -> None:
        """Raises AssertionError if an invariant is broken (components conserved, limits kept)."""
        raise NotImplementedError

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (restored, (self.game, self.dump()))

    # ---------------------------------------------------------- what search calls

    def evaluate(self, seat: int) -> float:
        """How likely the seat seems to win, 0 to 1: the game's own judgement for its bots."""
        return self.evaluations()[seat]

    def evaluations(self) -> list[float]:
        """evaluate() for all seats at once: what a search backs up."""
        if self.over:
            return self.results()
        return chances_of_victory([float(points) for points in self.scores()], 10.0)

    def weights(self, codes: Sequence[int]) -> list[float]:
        """How promising each of these legal codes looks at a glance: positive, 1 is ordinary."""
        return [1.0] * len(codes)


def restored(game: "Game", data: Mapping[str, object]) -> State:
    """Unpickles a state."""
    return game.restore(data)
