"""Planted faults: Ibis with one fault each, and the law of the suite that must find it."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from iteru.kernel.generator import seeded
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE, named
from iteru.kernel.preview import Preview
from iteru.kernel.state import State
from tests.kernel.toy import (
    ASK_SAIL,
    CARD_WORDS,
    CARDS,
    CHOOSE,
    PATTERNS,
    ToyGame,
    ToyState,
)

# ------------------------------------------------------------------ what a seat may know


class KnownKeepsAHand(ToyState):
    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.hands = [hand[:] for hand in self.hands]
        state.open_codes = state.answers() if state.pending else []
        return state

    def determinize(self, seat: int, seed: int) -> ToyState:
        """In keeping with known(), so that no other law notices."""
        state = self.known(seat)
        state.generator = seeded(seed)
        held = [card for hand in state.hands for card in hand]
        seen = [*state.gone, *held, state.chosen[seat]]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        for other in range(self.seats):
            if other != seat and state.chosen[other] != NONE:
                state.chosen[other] = self.drawn(state, unseen)
        state.deck = unseen
        return state


class KnownKeepsLegalCodes(ToyState):
    """The dump of known() is blameless; its legal() tells the mover's hand to all."""

    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.open_codes = self.open_codes
        return state


class KnownKeepsTheGenerator(ToyState):
    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.generator = self.generator.copy()
        return state


class KnownForgetsTheHand(ToyState):
    def known(self, seat: int) -> ToyState:
        return ToyState.known(self, (seat + 1) % self.seats)


class DeterminizePeeks(ToyState):
    def determinize(self, seat: int, seed: int) -> ToyState:
        state = self.copy()
        state.generator = seeded(seed)
        return state


class DeterminizeForgets(ToyState):
    def determinize(self, seat: int, seed: int) -> ToyState:
        return ToyState.determinize(self, (seat + 1) % self.seats, seed)


class DeterminizeIgnoresTheSeed(ToyState):
    def determinize(self, seat: int, seed: int) -> ToyState:
        return ToyState.determinize(self, seat, 0)


class DeterminizeDealsTheHandAnew(ToyState):
    """It looks at what is known only, and then forgets part of it."""

    def determinize(self, seat: int, seed: int) -> ToyState:
        state = ToyState.determinize(self, seat, seed)
        other = (seat + 1) % self.seats
        state.hands[seat], state.hands[other] = state.hands[other], state.hands[seat]
        return state


class ViewShowsAHand(ToyState):
    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        if seat is not None:
            next_hand = self.hands[(seat + 1) % self.seats]
            view["private"] = {"hand": named(next_hand, CARD_WORDS)}
        return view


class ViewHasTwoPublicHalves(ToyState):
    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        public = view["public"]
        assert isinstance(public, dict)
        public["viewer"] = "nobody" if seat is None else f"seat {seat}"
        return view


class ViewShowsSecretAnswers(ToyState):
    """All along, and in keeping with it in known() and determinize(): only `secret` says no."""

    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        public = view["public"]
        assert isinstance(public, dict)
        public["chosen"] = named(self.chosen, CARD_WORDS, "none")
        return view

    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.chosen = self.chosen[:]
        return state

    def determinize(self, seat: int, seed: int) -> ToyState:
        state = self.known(seat)
        state.generator = seeded(seed)
        seen = [*state.gone, *state.hands[seat], *state.chosen]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        for other in range(self.seats):
            if other != seat:
                state.hands[other] = sorted(self.drawn(state, unseen) for _ in state.hands[other])
        state.deck = unseen
        state.open_codes = state.answers() if state.pending else []
        return state


class JournalTellsSecretAnswers(ToyState):
    def resolve(self, code: int) -> None:
        ToyState.resolve(self, code)
        if code < CHOOSE + len(CARDS):
            self.tell("stayed", self.chosen.index(code - CHOOSE), code - CHOOSE)


class JournalTellsDrawnCards(ToyState):
    def tell(self, kind: str, seat: int, card: int = NONE, only: int = -1) -> None:
        ToyState.tell(self, kind, seat, card)


# -------------------------------------------------------------------- copies and data


class CopySharesAHand(ToyState):
    def copy(self) -> ToyState:
        state = ToyState.copy(self)
        state.hands = self.hands[:]
        return state


class CopySharesStones(ToyState):
    def copy(self) -> ToyState:
        state = ToyState.copy(self)
        state.stones = self.stones
        return state


class CopyTakesTheJournal(ToyState):
    def copy(self) -> ToyState:
        state = ToyState.copy(self)
        state.journal = self.journal
        return state


class DumpSharesStones(ToyState):
    def dump(self) -> dict[str, object]:
        return {**ToyState.dump(self), "stones": self.stones}


class DumpHoldsATuple(ToyState):
    def dump(self) -> dict[str, object]:
        return {**ToyState.dump(self), "stones": tuple(self.stones)}


class RestoreLosesRounds(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        state = ToyGame.restore(self, data)
        state.rounds = 1
        return state


class RestoreForgetsTurns(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        state = ToyGame.restore(self, data)
        state.turn_count = 0
        return state


class RestoreTakesAnyKey(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        known = self.new(2, 0).dump()
        return ToyGame.restore(self, {key: data[key] for key in data if key in known})


class RestoreBreaksNoSeal(ToyGame):
    """A dump has a seal: no value can be swapped, so that no leak could ever be found."""

    def restore(self, data: Mapping[str, object]) -> ToyState:
        unsealed = {key: value for key, value in data.items() if key != "seal"}
        if data.get("seal") != seal(unsealed):
            raise ValueError("state: the seal is broken")
        return ToyGame.restore(self, data)


class SealedState(ToyState):
    def dump(self) -> dict[str, object]:
        data = ToyState.dump(self)
        return {**data, "seal": seal(data)}


def seal(data: Mapping[str, object]) -> str:
    return sha256(repr(sorted(data.items())).encode()).hexdigest()


class RestoreStumbles(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        assert data["rounds"] is not None  # a KeyError where a ValueError is due
        return ToyGame.restore(self, data)


class PicklesBecomeAnotherState(ToyState):
    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (self.game.new, (self.seats, 0, dict(self.options)))


class PicklesBecomeAnotherGame(ToyGame):
    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (ToyGame, (self.id, self.state_class))


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
        self.to_move = self.pending[-1][1] if self.pending else -1
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
        if self.pending[-1][0] == ASK_SAIL:
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


OF_STATES: dict[type[ToyState], str] = {
    KnownKeepsAHand: "equal views mean equal knowledge",
    KnownKeepsLegalCodes: "known is what the seat sees",
    KnownKeepsTheGenerator: "chance is blank in what is known",
    KnownForgetsTheHand: "known is what the seat sees",
    DeterminizePeeks: "determinize uses only what is known",
    DeterminizeForgets: "determinize uses only what is known",
    DeterminizeIgnoresTheSeed: "determinize uses only what is known",
    DeterminizeDealsTheHandAnew: "determinize fits what the seat knows",
    ViewShowsAHand: "known is what the seat sees",
    ViewHasTwoPublicHalves: "views have two halves",
    ViewShowsSecretAnswers: "secret answers are not told",
    JournalTellsSecretAnswers: "secret answers are not told",
    JournalTellsDrawnCards: "equal views mean equal knowledge",
    CopySharesAHand: "copies are independent",
    CopySharesStones: "copies are independent",
    CopyTakesTheJournal: "journals stay behind",
    DumpSharesStones: "what is handed out is nobodys",
    DumpHoldsATuple: "dumps come back exactly",
    PicklesBecomeAnotherState: "pickles come back exactly",
    IllegalCodesAreTaken: "illegal codes are refused",
    RefusalsLeaveTraces: "illegal codes are refused",
    LegalIsUnsorted: "legal codes are in order",
    LegalIsTheStatesOwnList: "legal codes are in order",
    SingleAnswersAreAsked: "single answers are not asked",
    StonesVanish: "components are conserved",
    RoundsNeverEnd: "random play ends",
    RevealsFall: "legal codes can be played",
    ApplyDrawsMore: "apply is play",
    LookingDrawsChance: "looking changes nothing",
    ListeningDrawsChance: "listening changes nothing",
    RulesFail: "legal codes can be played",
    FinalIsWrong: "final choices are marked",
    FinalIsForgotten: "final choices are marked",
    ChoicesMissOne: "choices are the legal codes",
    ChoicesPeek: "equal views mean equal knowledge",
    PreviewsInvent: "previews tell the beginning",
    PreviewsStayBehind: "previews show where a draft leads",
    EventsHaveNoText: "events are complete",
    PartsDoNotAddUp: "points add up",
    PlacesHaveGaps: "places are shared by equals",
    AllAreWinners: "the victory is shared out",
    EvaluationsHaveNoBounds: "judgement is within bounds",
    WeightsAreZero: "judgement is within bounds",
}
OF_GAMES: dict[type[ToyGame], str] = {
    RestoreLosesRounds: "dumps come back exactly",
    RestoreForgetsTurns: "dumps come back exactly",
    RestoreTakesAnyKey: "broken data is refused",
    RestoreStumbles: "broken data is refused",
    PicklesBecomeAnotherGame: "the game is pickled as itself",
    RulesHaveNoNumber: "every code is described",
    TextIdsAreDoubled: "the game introduces itself",
    AnyCodeHasANotation: "unknown actions are refused",
    SecretsAreDenied: "an open game has no private halves",
    OptionsAreForgotten: "a game begins",
    TextIdsAreMissing: "every code is described",
    BoardsAreEmpty: "boards can be drawn",
    AnyNumberOfSeats: "bad numbers of seats are refused",
    AnySeed: "bad seeds are refused",
    AnyOption: "bad options are refused",
    OptionErrorsSayNothing: "bad options are refused",
    AChoiceIsRefused: "each choice can be made",
    SeedsAreIgnored: "the same seed gives the same game",
}
DOUBLE_NOTATION = ("choose a card", *PATTERNS[1:])
LOUD_NOTATION = ("Choose {card}", *PATTERNS[1:])
LAW_OF_NOTATION = "notation is unique and comes back"

FAULTY: list[tuple[ToyGame, str]] = [
    *[(ToyGame(state.__name__.lower(), state), law) for state, law in OF_STATES.items()],
    *[(game(game.__name__.lower(), ToyState), law) for game, law in OF_GAMES.items()],
    (RestoreBreaksNoSeal("restorebreaksnoseal", SealedState), "leaks can be found"),
    (ToyGame("doublenotation", ToyState, DOUBLE_NOTATION), LAW_OF_NOTATION),
    (ToyGame("loudnotation", ToyState, LOUD_NOTATION), LAW_OF_NOTATION),
]
