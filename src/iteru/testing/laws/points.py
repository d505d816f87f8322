"""Laws of points, places and judgement."""

from math import isclose, isfinite

from iteru.kernel.state import State
from iteru.testing.trial import Trial, require, require_equal


def points_add_up(trial: Trial) -> None:
    """scores() gives whole points by seat, and each is the sum of parts()."""
    scores = trial.state.scores()
    require_equal(len(scores), trial.setting.seats, "number of scores()")
    sources = list(trial.state.parts(0))
    for seat, score in enumerate(scores):
        require(type(score) is int, f"score of seat {seat} is {score!r}")
        parts = trial.state.parts(seat)
        require_equal(sum(parts.values()), score, f"sum of parts({seat}), compared with its score")
        require_equal(list(parts), sources, f"names of parts({seat}), compared with seat 0")


def places_are_shared_by_equals(trial: Trial) -> None:
    """ranking() is 1 for the first, and equals share a place, as in 1, 2, 2, 4.

    Alone, a seat is first, or second behind an opponent that is no seat.
    """
    places = trial.state.ranking()
    require_equal(len(places), trial.setting.seats, "number of places")
    if trial.setting.seats == 1:
        require(places[0] in (1, 2), f"ranking() is {places}")
        return
    for place in places:
        ahead = sum(1 for other in places if other < place)
        require(place == 1 + ahead, f"ranking() is {places}")


def the_victory_is_shared_out(trial: Trial) -> None:
    """results() are shares of 1 for those in first place; alone, a seat has won or not."""
    results, places = trial.state.results(), trial.state.ranking()
    require_equal(len(results), trial.setting.seats, "number of results()")
    _check_chances(results, "results()")
    if trial.setting.seats == 1:
        require_equal(results[0] > 0, places[0] == 1, "whether the one seat has won, and is first")
    else:
        require(isclose(sum(results), 1.0), f"results() are {results}")
        winners = [place == 1 for place in places]
        require_equal(
            [share > 0 for share in results], winners, "who has a share, and who is first"
        )


def judgement_is_within_bounds(trial: Trial) -> None:
    """evaluations() are chances from 0 to 1, at the end results(); weights() are positive."""
    state = trial.state
    for seat in trial.seats:
        _check_judgement(state.determinize(seat, trial.some_seed()))
    _check_judgement(state)
    if state.over:
        require_equal(state.evaluations(), state.results(), "evaluations() at the end")


def reasons_have_names(trial: Trial) -> None:
    """explain() gives the same parts for every seat, in points, each with a name and sentences."""
    parts = [part for part, _ in trial.state.explain(0)]
    for seat in trial.seats:
        reasons = trial.state.explain(seat)
        require_equal([part for part, _ in reasons], parts, f"parts of explain({seat})")
        require(all(isfinite(points) for _, points in reasons), f"explain({seat}) is {reasons}")
    for part in parts:
        for text in (f"reason-{part}", f"reason-{part}-more", f"reason-{part}-less"):
            require(text in trial.texts, f"text_ids() lacks {text}")


def _check_judgement(state: State) -> None:
    chances = state.evaluations()
    require_equal(len(chances), state.seats, "number of evaluations()")
    _check_chances(chances, "evaluations()")
    for seat, chance in enumerate(chances):
        require_equal(state.evaluate(seat), chance, f"evaluate({seat}) and evaluations()")
    if state.over:
        return
    codes = state.legal()
    weights = state.weights(codes)
    require_equal(len(weights), len(codes), "number of weights()")
    require(all(isfinite(weight) and weight > 0 for weight in weights), f"weights() are {weights}")


def _check_chances(chances: list[float], what: str) -> None:
    require(all(0.0 <= chance <= 1.0 for chance in chances), f"{what} are {chances}")
