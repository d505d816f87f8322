"""Clocks as they follow from a log: laws that hold for every log."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from iteru.kernel.state import NOBODY
from iteru.server.clocks import LEAST_ON_RETURN, Clocks, Rate, pace_of, rate_of
from iteru.server.entries import Entry
from iteru.server.messages.pace import DaysPace, LivePace, NoClock
from iteru.server.store.models import EntryKind

BEGIN = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
LIVE = Rate("live", allowance=600, bonus=10)
DAYS = Rate("days", allowance=86_400, bonus=0)
SEATS = 3

seconds = st.floats(0, 100).map(lambda value: round(value, 3))
# Turns of seats in order; in each the seats that decide, one after the other, and how long each.
turns = st.lists(
    st.lists(st.tuples(st.integers(0, SEATS - 1), seconds), min_size=1, max_size=5),
    min_size=1,
    max_size=6,
)
Turns = list[list[tuple[int, float]]]


def entry(kind: EntryKind, after: float, seat: int = 0, length: float = 0.0) -> Entry:
    return Entry(1, kind, seat, str(length), 0, BEGIN + timedelta(seconds=after))


def decisions(game: Turns) -> list[tuple[int, int, float]]:
    """Who decides, in which turn, and for how long."""
    return [(seat, turn, long) for turn, asked in enumerate(game) for seat, long in asked]


def played(game: Turns, rate: Rate, gaps: list[float] | None = None) -> Clocks:
    """The clocks after all decisions; `gaps`: the server is away in the middle of each."""
    clocks = Clocks(rate, SEATS)
    time = 0.0
    steps = decisions(game)
    for number, (seat, turn, long) in enumerate(steps):
        clocks.take(entry("move" if number else "setup", time), seat, turn)
        gap = gaps[number % len(gaps)] if gaps else 0.0
        if gap:
            clocks.take(entry("pause", time + long / 2 + gap, NOBODY, gap), seat, turn)
        time += long + gap
    clocks.take(entry("move", time), NOBODY, len(game))
    return clocks


def bonuses(game: Turns) -> list[int]:
    """By seat: how often it began a turn, or was asked in another's."""
    found = [0] * SEATS
    before = NOBODY
    for asked in game:
        found[asked[0][0]] += 1
        before = asked[0][0]
        for seat, _ in asked[1:]:
            if seat not in (before, asked[0][0]):
                found[seat] += 1
            before = seat
    return found


@given(turns)
def test_what_is_left_is_the_allowance_and_the_bonuses_without_what_was_spent(game: Turns) -> None:
    clocks = played(game, LIVE)

    for seat, times in enumerate(bonuses(game)):
        spent = sum(long for who, _, long in decisions(game) if who == seat)
        expected = LIVE.allowance + times * LIVE.bonus - spent
        if spent <= LIVE.allowance:
            assert abs(clocks.left[seat] - expected) < 0.01
        assert clocks.left[seat] >= 0


@given(turns, st.lists(st.floats(0.001, 1e6).map(lambda value: round(value, 3)), min_size=1))
def test_nobody_loses_time_while_the_server_is_away(game: Turns, gaps: list[float]) -> None:
    for rate in (LIVE, DAYS):
        without, with_gaps = played(game, rate).left, played(game, rate, gaps).left
        for own, other in zip(without, with_gaps, strict=True):
            assert abs(own - other) < 0.1


def test_a_turn_of_days_begins_with_all_its_hours_and_goes_on_with_what_is_left() -> None:
    clocks = Clocks(DAYS, SEATS)
    clocks.take(entry("setup", 0), 0, 0)
    clocks.take(entry("move", 3600), 1, 0)  # a question to another
    clocks.take(entry("move", 7200), 0, 0)

    assert clocks.left[0] == DAYS.allowance - 3600
    assert clocks.due == BEGIN + timedelta(seconds=7200 + DAYS.allowance - 3600)

    clocks.take(entry("move", 9000), 0, 1)  # the next turn is the same seat's
    assert clocks.left[0] == DAYS.allowance


def test_taking_back_the_end_of_a_turn_brings_no_second_bonus() -> None:
    clocks = Clocks(LIVE, 1)
    clocks.take(entry("setup", 0), 0, 0)
    clocks.take(entry("move", 0), 0, 1)
    left = clocks.left[0]

    clocks.take(entry("undo", 0), 0, 0)
    clocks.take(entry("move", 0), 0, 1)

    assert clocks.left[0] == left == LIVE.allowance + 2 * LIVE.bonus


def test_whoever_withdraws_an_answer_gets_no_bonus_for_it() -> None:
    """The attack: answer in another's turn, withdraw, and again; time was gained every time."""
    clocks = Clocks(LIVE, 2)
    clocks.take(entry("setup", 0), 0, 0)
    clocks.take(entry("move", 0), 1, 0)  # a question to another
    before = clocks.left[1]
    for _ in range(5):
        clocks.take(entry("move", 0), 0, 0)
        clocks.take(entry("undo", 0), 1, 0)

    assert clocks.left[1] == before


def test_taking_back_an_answer_does_not_stop_the_clock_again() -> None:
    """The attack: begin to answer a question that nobody is timed for at first, take it back, and
    again; the clock never ran."""
    clocks = Clocks(LIVE, 2)
    clocks.take(entry("setup", 0), 0, 0)
    clocks.take(entry("move", 1), 1, 0, stands=10)
    for time in range(2, 40, 2):
        clocks.take(entry("move", time), 1, 0)
        clocks.take(entry("undo", time + 1), 1, 0, stands=10)

    assert clocks.due is not None
    assert (clocks.due - BEGIN).total_seconds() <= 1 + 10 + LIVE.allowance + LIVE.bonus


def test_a_question_that_is_withdrawn_and_asked_again_brings_no_second_bonus() -> None:
    """In the turn of seat 0, seats 1 and 2 are asked, one after the other."""
    for rate in (LIVE, DAYS):
        clocks = Clocks(rate, SEATS)
        clocks.take(entry("setup", 0), 0, 0)
        clocks.take(entry("move", 5), 1, 0)
        clocks.take(entry("move", 15), 2, 0)
        before = clocks.left
        for time in (20, 40):
            clocks.take(entry("undo", time, 1), 1, 0)  # seat 1 withdraws after 5 seconds,
            assert clocks.running == 1
            clocks.take(entry("move", time + 15), 2, 0)  # and thinks for 15 more
            assert clocks.running == 2

        assert clocks.left[1] == before[1] - 30
        assert clocks.left[2] == before[2] - 10
        assert clocks.copy().due == clocks.due

        clocks.take(entry("move", 60), 0, 0)
        left = clocks.left[2]
        clocks.take(entry("move", 60), 2, 0)  # the next question
        assert clocks.left[2] == (left + rate.bonus if rate is LIVE else rate.allowance)


def test_after_a_time_out_the_clock_stands_until_there_is_more_time() -> None:
    clocks = Clocks(LIVE, SEATS)
    clocks.take(entry("setup", 0), 0, 0)
    due = LIVE.allowance + LIVE.bonus
    assert clocks.due == BEGIN + timedelta(seconds=due)

    clocks.take(entry("timeout", due, 0), 0, 0)
    assert clocks.left[0] == 0
    assert clocks.running == NOBODY

    waited = clocks.copy()
    waited.take(entry("wait", due + 50, 0, 600), 0, 0)
    assert waited.due == BEGIN + timedelta(seconds=due + 650)

    clocks.take(entry("bot", due, 0), 0, 0)
    clocks.take(entry("back", due + 5, 0), 0, 0)
    assert clocks.due == BEGIN + timedelta(seconds=due + 5 + LEAST_ON_RETURN)

    clocks.take(entry("end", due + 6, 0), 0, 0)
    assert clocks.due is None


def test_a_pace_is_stored_as_its_rate() -> None:
    for pace in (
        NoClock(kind="none"),
        LivePace(kind="live", minutes=15, seconds=20),
        DaysPace(kind="days", hours=48),
    ):
        assert pace_of(rate_of(pace)) == pace
