"""Games with planted faults: playing, words and points, beginnings."""

from collections.abc import Mapping, Sequence

from iteru.kernel.message import Message
from iteru.kernel.plain import NONE, named
from iteru.kernel.preview import Preview
from iteru.kernel.state import State
from tests.kernel.toy import (
    ASK_SAIL,
    CARD_WORDS,
    ToyGame,
    ToyState,
)

# ---------------------------------------------------------------------------- playing


class IllegalCodesAreTaken(ToyState):
    def play(self, code: int) -> None:
        if code in self.open_codes or (self.game.action_count > code >= 0 and not self.over):
            self.apply(code if code in self.open_codes else self.open_codes[0])
        else:
            State.play(self, code)


class RefusalsLeaveTraces(ToyState):
    def play(self, code: int) -> None:
        self.generator.below(6)
        State.play(self, code)


class LegalIsUnsorted(ToyState):
    def answers(self) -> list[int]:
        return ToyState.answers(self)[::-1]


class LegalIsTheStatesOwnList(ToyState):
    def legal(self) -> list[int]:
        return self.open_codes


class SingleAnswersAreAsked(ToyState):
    def settle(self) -> None:
        self.advance()
        self.to_move = self.pending.seat if self.pending else -1
        self.open_codes = self.answers() if self.pending else []


class StonesVanish(ToyState):
    def move_stones(self, giver: int, taker: int, number: int) -> None:
        ToyState.move_stones(self, giver, taker, number)
        self.stones[taker] = min(self.stones[taker], 2)


class RoundsNeverEnd(ToyState):
    def begin_round(self) -> None:
        self.rounds = 3
        ToyState.begin_round(self)

    def draw(self, seat: int) -> None:
        """Cards that were played come back."""
        self.hands[seat] = sorted([*self.hands[seat], self.gone.pop(0)])


class RevealsFall(ToyState):
    def begin_round(self) -> None:
        self.reveals = 0
        ToyState.begin_round(self)


class ApplyDrawsMore(ToyState):
    def play(self, code: int) -> None:
        State.play(self, code)
        if not self.over:
            self.generator.below(6)


class LookingDrawsChance(ToyState):
    def evaluations(self) -> list[float]:
        self.generator.below(6)
        return State.evaluations(self)


class ListeningDrawsChance(ToyState):
    def tell(self, kind: str, seat: int, card: int = NONE, only: int = -1) -> None:
        ToyState.tell(self, kind, seat, card, only)
        if self.journal is not None:
            self.generator.below(6)


class RulesFail(ToyState):
    def resolve(self, code: int) -> None:
        if self.pending.kind == ASK_SAIL:
            raise KeyError("boat")
        ToyState.resolve(self, code)


# ------------------------------------------------------------------- words and points


class FinalIsWrong(ToyState):
    def choices(self) -> list[Message]:
        return [{**choice, "final": not choice["final"]} for choice in State.choices(self)]


class FinalIsForgotten(ToyState):
    def choices(self) -> list[Message]:
        return [{**choice, "final": False} for choice in State.choices(self)]


class ChoicesMissOne(ToyState):
    def choices(self) -> list[Message]:
        return State.choices(self)[1:]


class ChoicesPeek(ToyState):
    """The details of a choice tell what lies in the deck."""

    def choice_details(self, code: int) -> Message:
        return {"targets": named(self.deck, CARD_WORDS)}


class PreviewsInvent(ToyState):
    def preview(self, codes: Sequence[int]) -> Preview:
        preview = ToyState.preview(self, codes)
        preview.events.append({"kind": "rain"})
        return preview


class PreviewsStayBehind(ToyState):
    """The view of a draft is the view before its last code."""

    def preview(self, codes: Sequence[int]) -> Preview:
        preview = ToyState.preview(self, codes)
        preview.view = self.view(self.to_move)
        return preview


class EventsHaveNoText(ToyState):
    def tell(self, kind: str, seat: int, card: int = NONE, only: int = -1) -> None:
        ToyState.tell(self, "vanished" if kind == "shown" else kind, seat, card, only)


class PartsDoNotAddUp(ToyState):
    def parts(self, seat: int) -> dict[str, int]:
        return {"stones": self.stones[seat], "boat": 1}


class PlacesHaveGaps(ToyState):
    def ranking(self) -> list[int]:
        return [place * 2 - 1 for place in ToyState.ranking(self)]


class AllAreWinners(ToyState):
    def results(self) -> list[float]:
        return [1.0] * self.seats


class EvaluationsHaveNoBounds(ToyState):
    def evaluations(self) -> list[float]:
        return [float(points) for points in self.scores()]


class ReasonsHaveNoText(ToyState):
    def explain(self, seat: int) -> list[tuple[str, float]]:
        return [("stones", float(self.stones[seat]))]


class WeightsAreZero(ToyState):
    def weights(self, codes: Sequence[int]) -> list[float]:
        return [0.0] * len(codes)


class RulesHaveNoNumber(ToyGame):
    def describe(self, code: int) -> Message:
        return {**ToyGame.describe(self, code), "rule": "see the booklet"}


class TextIdsAreDoubled(ToyGame):
    def text_ids(self) -> list[str]:
        return [*ToyGame.text_ids(self), "cards-boat"]


class AnyCodeHasANotation(ToyGame):
    def notation(self, code: int) -> str:
        return ToyGame.notation(self, code % self.action_count)


class SecretsAreDenied(ToyGame):
    def __init__(self, id: str, state_class: type[ToyState]) -> None:
        ToyGame.__init__(self, id, state_class)
        self.has_secrets = False


class TextIdsAreMissing(ToyGame):
    def text_ids(self) -> list[str]:
        return [text for text in ToyGame.text_ids(self) if text != "cards-boat"]


class BoardsAreEmpty(ToyGame):
    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        return ""


# ---------------------------------------------------------------------- beginnings


class AnyNumberOfSeats(ToyGame):
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        return ToyGame.new(self, min(max(seats, 2), 3), seed, options)


class AnySeed(ToyGame):
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        return ToyGame.new(self, seats, seed % 1000, options)


class AnyOption(ToyGame):
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        kept = {name: value for name, value in (options or {}).items() if name == "rounds"}
        return ToyGame.new(self, seats, seed, kept)


class OptionErrorsSayNothing(ToyGame):
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        try:
            return ToyGame.new(self, seats, seed, options)
        except ValueError as error:
            raise ValueError("bad option" if "option" in str(error) else str(error)) from error


class OptionsAreForgotten(ToyGame):
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        state = ToyGame.new(self, seats, seed, options)
        state.options = dict(options or {})
        return state


class AChoiceIsRefused(ToyGame):
    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        if options is not None and dict(options) == {"rounds": "2"}:
            raise ValueError("this choice is not to our taste")
        return ToyGame.new(self, seats, seed, options)


class SeedsAreIgnored(ToyGame):
    """Every new game is another one: nothing can be replayed."""

    count = 0

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        self.count += seed > 0
        return ToyGame.new(self, seats, (seed + self.count) if 0 < seed < 10**9 else seed, options)
