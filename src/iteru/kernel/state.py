"""The contract of a state: whose decision it is, what may be chosen, and what follows.

This file is the manual of the engine. `legal()` and `play()` are all that is needed to play any
game; `view()`, `known()` and `determinize()` say who may see what; `copy()`, `apply()`,
`evaluate()` and `weights()` are what search lives on.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from iteru.kernel.buffers import Buffers
from iteru.kernel.errors import BlankChance, IllegalAction, NotKnown
from iteru.kernel.frames import NO_FRAME, Stack
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
        seats: i64,
        options: Mapping[str, str],
        generator: Generator,
        pending: Stack,
        reveals: i64,
        to_move: i64,
        open_codes: list[int],
        turn_count: i64 = 0,
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
            raise IllegalAction(self.refusal(code))
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
            if self.pending.kind == NO_FRAME:
                self.to_move = NOBODY
                self.open_codes = []
                return
            codes = self.answers()
            if len(codes) > 1 or self.must_ask():
                self.to_move = self.pending.seat
                self.open_codes = codes
                return
            self.resolve(codes[0])

    def copy(self) -> "State":
        """An independent state; only what never changes is shared. The journal stays behind."""
        raise NotImplementedError

    def refusal(self, code: int) -> str:
        """Why a code that is not legal cannot be played."""
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

    @property
    def period(self) -> int:
        """Which Day or round it is, from 1, as the rules divide the game; 0 during the set-up."""
        return int(self.turn_count // self.seats) + 1

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

        Each is describe() with choice_details(), `code`, `notation`, and `final`: it cannot be
        undone (is_final).
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
            choice["final"] = is_final(self, after)
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

    def digest(self) -> str:
        """A key of what dump() holds: equal states have equal digests."""
        text = json.dumps([self.game.id, self.dump()], sort_keys=True, ensure_ascii=True)
        return sha256(text.encode("ascii")).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, chance included."""
        return isinstance(other, State) and (
            self is other or (self.game is other.game and self.dump() == other.dump())
        )

    __hash__ = None  # type: ignore[assignment]  # it changes; digest() is a key

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

    def explain(self, seat: int) -> list[tuple[str, float]]:
        """The judgement in points, by part: they add up to what evaluations() expects for a seat.

        The name of a part is the text `reason-<part>`; `reason-<part>-more` and `-less` say what
        a choice brings that has so many `points` more or less of it. Empty: no reasons are given.
        """
        return []

    # ---------------------------------------------------------- what learners read

    def encode(self, seat: i64, buffers: Buffers, row: i64) -> None:
        """Writes what the seat knows into a row of observations, as `game.features` names it."""

    def mask(self, buffers: Buffers, row: i64) -> None:
        """Marks what is legal now in a row of the masks."""
        buffers.set_mask(row, self.open_codes)


def is_final(before: State, after: State) -> bool:
    """Whether the decision between the two cannot be undone: it reveals something or hands over.

    A secret answer is not final while the next seat has its own secret answer to give: nobody
    has learnt anything by it (Match).
    """
    if after.reveals != before.reveals:
        return True
    return after.to_move != before.to_move and not (before.secret and after.secret)


def restored(game: "Game", data: Mapping[str, object]) -> State:
    """Unpickles a state."""
    return game.restore(data)
