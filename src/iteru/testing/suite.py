"""check_game: plays a game at random and checks the laws on the way."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from iteru.kernel.errors import UnknownGame
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.registry import load
from iteru.testing.laws import (
    actions,
    arrays,
    copies,
    events,
    hidden,
    pairs,
    playing,
    points,
    records,
)
from iteru.testing.laws import the_game as begin
from iteru.testing.report import ConformanceError, Report
from iteru.testing.settings import accepted, settings
from iteru.testing.trial import LawBroken, PlayFailed, Setting, Trial, surprise

Subject = TypeVar("Subject")
Law = Callable[[Trial], None]

OF_THE_GAME: Sequence[Callable[[Game], None]] = (
    begin.the_game_introduces_itself,
    begin.the_game_is_pickled_as_itself,
    begin.bad_numbers_of_seats_are_refused,
    begin.bad_seeds_are_refused,
    begin.bad_options_are_refused,
    begin.each_choice_can_be_made,
    actions.notation_is_unique_and_comes_back,
    actions.unknown_actions_are_refused,
    actions.every_code_is_described,
)
AT_EVERY_DECISION: Sequence[Law] = (
    playing.random_play_ends,
    playing.legal_codes_are_in_order,
    playing.single_answers_are_not_asked,
    playing.components_are_conserved,
    events.events_are_complete,
)
# What later laws lean on comes first, so that the law that is named is the one that is broken.
AT_SOME_DECISIONS: Sequence[Law] = (
    copies.copies_are_independent,
    copies.dumps_come_back_exactly,
    copies.pickles_come_back_exactly,
    copies.broken_data_is_refused,
    copies.journals_stay_behind,
    playing.illegal_codes_are_refused,
    playing.apply_is_play,
    events.listening_changes_nothing,
    hidden.views_have_two_halves,
    hidden.an_open_game_has_no_private_halves,
    hidden.boards_can_be_drawn,
    hidden.chance_is_blank_in_what_is_known,
    hidden.known_is_what_the_seat_sees,
    hidden.determinize_uses_only_what_is_known,
    hidden.determinize_fits_what_the_seat_knows,
    arrays.observations_hold_what_is_known,
    arrays.arrays_keep_to_their_rows,
    playing.looking_changes_nothing,
    copies.what_is_handed_out_is_nobodys,
    points.points_add_up,
    points.places_are_shared_by_equals,
    points.the_victory_is_shared_out,
    points.judgement_is_within_bounds,
    points.reasons_have_names,
    actions.choices_are_the_legal_codes,
    actions.final_choices_are_marked,
    events.previews_tell_the_beginning,
    events.previews_show_where_a_draft_leads,
    pairs.equal_views_mean_equal_knowledge,
    pairs.secret_answers_are_not_told,
)
AT_THE_END: Sequence[Law] = (
    records.records_come_back_exactly,
    records.undo_takes_back_own_decisions,
)
LOOKS_A_GAME = 3  # positions of one game on which every law is tried, about


def check_game(
    game: Game, games: int = 30, seed: int = 1, max_decisions: int = 20_000, every: int = 1
) -> Report:
    """Plays random games and raises ConformanceError at the first law that the game breaks.

    game: any game; one that is not installed yet is tried without `Record.replay` and `Match`.
    games: how many to play; each number of seats is played with each mix of options at least
        once (with 32 of them where there are more), whatever this number is.
    seed: of the suite's own choices; equal arguments, equal runs.
    max_decisions: a game with more decisions counts as endless.
    every: 10 plays every tenth of these mixes, where time is short.
    """
    suite = _Suite(game, seed, max_decisions)
    for law in OF_THE_GAME:
        suite.hold(law, game, game.id)
    texts = frozenset(game.text_ids())
    to_play = accepted(settings(game, suite.chance)[::every])
    suite.report.settings = len(to_play)
    for number in range(max(games, len(to_play))):
        suite.play(to_play[number % len(to_play)], seed + number, texts)
    suite.hold(pairs.leaks_can_be_found, (game, suite.report), game.id)
    return suite.report


class _Suite:
    """A run of the suite."""

    def __init__(self, game: Game, seed: int, max_decisions: int) -> None:
        self.chance: Generator = seeded(seed)
        self.report = Report(game.id, _is_installed(game))
        self.max_decisions = max_decisions
        self.looked_at: Counter[str] = Counter()  # by number of seats and decision

    def hold(
        self,
        law: Callable[[Subject], None],
        subject: Subject,
        where: str,
        trial: Trial | None = None,
    ) -> None:
        """Tries a law; whatever it raises becomes the ConformanceError that names it."""
        try:
            law(subject)
        except Exception as error:
            broken: Callable[[Trial], None] | Callable[[Subject], None] = law
            if isinstance(error, PlayFailed):
                broken = playing.legal_codes_can_be_played
            raise ConformanceError(
                _name(broken),
                _statement(broken),
                str(error) if isinstance(error, LawBroken) else surprise(error),
                where,
                "" if trial is None else _way(trial),
            ) from error
        self.report.count(_name(law))

    def hold_all(self, laws: Sequence[Law], trial: Trial) -> None:
        where = f"{trial.setting}, seed {trial.seed}, after move {len(trial.codes)}"
        for law in laws:
            self.hold(law, trial, where, trial)

    def play(self, setting: Setting, seed: int, texts: frozenset[str]) -> None:
        """Plays one game to its end."""
        self.hold(begin.a_game_begins, setting, str(setting))
        state = setting.game.new(setting.seats, seed, dict(setting.options))
        trial = Trial(setting, seed, state, texts, self.chance, self.report, self.max_decisions)
        self.hold_all([begin.the_same_seed_gives_the_same_game], trial)
        while True:
            self.hold_all(AT_EVERY_DECISION, trial)
            if state.over or self._is_worth_a_look(trial):
                self.report.looks += 1
                self.hold_all(AT_SOME_DECISIONS, trial)
            if state.over:
                break
            self.hold_all([playing.legal_codes_can_be_played], trial)
            self.report.decisions += 1
        self.hold_all(AT_THE_END, trial)
        self.report.games += 1

    def _is_worth_a_look(self, trial: Trial) -> bool:
        """Each decision once at each number of seats, and some at random."""
        kind = f"{trial.setting.seats} seats: {trial.state.decision}"
        self.looked_at[kind] += 1
        usual_length = self.report.decisions // (self.report.games + 1)
        is_new = self.looked_at[kind] == 1
        return is_new or self.chance.below(1 + usual_length // LOOKS_A_GAME) == 0


def _name(law: Callable[[Subject], None]) -> str:
    return law.__name__.replace("_", " ")


def _statement(law: Callable[[Subject], None]) -> str:
    return " ".join(str(law.__doc__).split())


def _way(trial: Trial) -> str:
    """The record that leads to the trial's position, unless the game's notation is at fault."""
    try:
        return trial.record().to_json()
    except Exception as error:
        return f"(no record: {type(error).__name__}: {error}; codes {trial.codes})"


def _is_installed(game: Game) -> bool:
    try:
        return load(game.id) is game
    except UnknownGame:
        return False
