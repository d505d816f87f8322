"""Planted faults: Ibis with one fault each, and the law of the suite that must find it."""

from tests.kernel import faults_knowing as knowing
from tests.kernel import faults_playing as playing
from tests.kernel.toy import (
    PATTERNS,
    ToyGame,
    ToyState,
)

OF_STATES: dict[type[ToyState], str] = {
    knowing.ObservationsShowAHand: "observations hold what is known",
    knowing.ObservationsAddUp: "arrays keep to their rows",
    knowing.KnownKeepsAHand: "equal views mean equal knowledge",
    knowing.KnownKeepsLegalCodes: "known is what the seat sees",
    knowing.KnownKeepsTheGenerator: "chance is blank in what is known",
    knowing.KnownForgetsTheHand: "known is what the seat sees",
    knowing.DeterminizePeeks: "determinize uses only what is known",
    knowing.DeterminizeForgets: "determinize uses only what is known",
    knowing.DeterminizeIgnoresTheSeed: "determinize uses only what is known",
    knowing.DeterminizeDealsTheHandAnew: "determinize fits what the seat knows",
    knowing.ViewShowsAHand: "known is what the seat sees",
    knowing.ViewHasTwoPublicHalves: "views have two halves",
    knowing.ViewShowsSecretAnswers: "secret answers are not told",
    knowing.JournalTellsSecretAnswers: "secret answers are not told",
    knowing.JournalTellsDrawnCards: "equal views mean equal knowledge",
    knowing.CopySharesAHand: "copies are independent",
    knowing.CopySharesStones: "copies are independent",
    knowing.CopyTakesTheJournal: "journals stay behind",
    knowing.DumpSharesStones: "what is handed out is nobodys",
    knowing.DumpHoldsATuple: "dumps come back exactly",
    knowing.PicklesBecomeAnotherState: "pickles come back exactly",
    playing.IllegalCodesAreTaken: "illegal codes are refused",
    playing.RefusalsLeaveTraces: "illegal codes are refused",
    playing.LegalIsUnsorted: "legal codes are in order",
    playing.LegalIsTheStatesOwnList: "legal codes are in order",
    playing.SingleAnswersAreAsked: "single answers are not asked",
    playing.StonesVanish: "components are conserved",
    playing.RoundsNeverEnd: "random play ends",
    playing.RevealsFall: "legal codes can be played",
    playing.ApplyDrawsMore: "apply is play",
    playing.LookingDrawsChance: "looking changes nothing",
    playing.ListeningDrawsChance: "listening changes nothing",
    playing.RulesFail: "legal codes can be played",
    playing.FinalIsWrong: "final choices are marked",
    playing.FinalIsForgotten: "final choices are marked",
    playing.ChoicesMissOne: "choices are the legal codes",
    playing.ChoicesPeek: "equal views mean equal knowledge",
    playing.PreviewsInvent: "previews tell the beginning",
    playing.PreviewsStayBehind: "previews show where a draft leads",
    playing.EventsHaveNoText: "events are complete",
    playing.PartsDoNotAddUp: "points add up",
    playing.PlacesHaveGaps: "places are shared by equals",
    playing.AllAreWinners: "the victory is shared out",
    playing.EvaluationsHaveNoBounds: "judgement is within bounds",
    playing.WeightsAreZero: "judgement is within bounds",
    playing.ReasonsHaveNoText: "reasons have names",
}
OF_GAMES: dict[type[ToyGame], str] = {
    knowing.RestoreLosesRounds: "dumps come back exactly",
    knowing.RestoreForgetsTurns: "dumps come back exactly",
    knowing.RestoreTakesAnyKey: "broken data is refused",
    knowing.RestoreStumbles: "broken data is refused",
    knowing.PicklesBecomeAnotherGame: "the game is pickled as itself",
    playing.RulesHaveNoNumber: "every code is described",
    playing.TextIdsAreDoubled: "the game introduces itself",
    playing.AnyCodeHasANotation: "unknown actions are refused",
    playing.SecretsAreDenied: "an open game has no private halves",
    playing.OptionsAreForgotten: "a game begins",
    playing.TextIdsAreMissing: "every code is described",
    playing.BoardsAreEmpty: "boards can be drawn",
    playing.AnyNumberOfSeats: "bad numbers of seats are refused",
    playing.AnySeed: "bad seeds are refused",
    playing.AnyOption: "bad options are refused",
    playing.OptionErrorsSayNothing: "bad options are refused",
    playing.AChoiceIsRefused: "each choice can be made",
    playing.SeedsAreIgnored: "the same seed gives the same game",
}
DOUBLE_NOTATION = ("choose a card", *PATTERNS[1:])
LOUD_NOTATION = ("Choose {card}", *PATTERNS[1:])
LAW_OF_NOTATION = "notation is unique and comes back"

FAULTY: list[tuple[ToyGame, str]] = [
    *[(ToyGame(state.__name__.lower(), state), law) for state, law in OF_STATES.items()],
    *[(game(game.__name__.lower(), ToyState), law) for game, law in OF_GAMES.items()],
    (knowing.RestoreBreaksNoSeal("restorebreaksnoseal", knowing.SealedState), "leaks can be found"),
    (ToyGame("doublenotation", ToyState, DOUBLE_NOTATION), LAW_OF_NOTATION),
    (ToyGame("loudnotation", ToyState, LOUD_NOTATION), LAW_OF_NOTATION),
]
