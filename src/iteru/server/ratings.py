"""Ratings of people: openskill's Plackett-Luce, for each game, from rated tables alone.

A game is rated in the transaction in which it ends, and once. The same games in the same order
give the same ratings to the last bit: `iteru rerate` proves it.
"""

from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncSession

from iteru import RecordError
from iteru.server.absence import absentees
from iteru.server.entries import entry_of
from iteru.server.messages.profiles import RatingChange, RatingInfo
from iteru.server.play import Play
from iteru.server.store.models import RatingRow, SeatRow
from iteru.server.store.profiles import (
    all_ratings,
    forget_ratings,
    hold_ratings,
    last_ratings,
    rated_games,
    ratings_by,
    to_be_rated,
)
from iteru.server.store.tables import Kept, entries_after
from iteru.server.table_info import record_of

MIDDLE = 1500  # what a newcomer is shown with
POINTS = 40  # for each unit of openskill's scale
UNSURE = 5.0  # above this sigma a rating is called new: for about twenty games of two
MODEL = PlackettLuce()


def rating_info(row: RatingRow) -> RatingInfo:
    """A cautious guess, three sigmas below the mean: it starts at the middle and is earned."""
    return RatingInfo(
        time=row.time,
        rating=round(MIDDLE + POINTS * (row.mu - 3 * row.sigma)),
        band=round(POINTS * row.sigma),
        is_new=row.sigma > UNSURE,
    )


async def changes_by(session: AsyncSession, kept: Kept) -> list[RatingChange]:
    """By seat, what this game has made of the ratings; empty if it was not rated."""
    rows = {row.person: row for row in await ratings_by(session, kept.table.id)}
    found: list[RatingChange] = []
    for seat in kept.seats:
        row = rows.get(rated_person(seat) or "")
        if row is None:
            continue
        before = await last_ratings(session, row.game, [row.person], before=row.number)
        old = rating_info(before[row.person]).rating if before else MIDDLE
        info = rating_info(row)
        found.append(
            RatingChange(
                seat=seat.seat,
                rating=info.rating,
                change=info.rating - old,
                band=info.band,
                is_new=info.is_new,
            )
        )
    return found


def ranks_of(kept: Kept) -> dict[str, int]:
    """By person: the place for the rating; whoever left or was replaced comes last."""
    places = kept.table.places or []
    last = dict.fromkeys(absentees(kept).values(), len(places) + 1)
    found = {rated_person(seat): place for seat, place in zip(kept.seats, places, strict=True)}
    return {person: rank for person, rank in (found | last).items() if person is not None}


def rated_person(seat: SeatRow) -> str | None:
    return seat.absentee or seat.person


async def rate_finished(session: AsyncSession) -> None:
    """Rates every game that has ended and was not rated yet."""
    if not await to_be_rated(session):
        return
    await hold_ratings(session)
    for kept in await to_be_rated(session):  # another worker may have rated some meanwhile
        await _rate(session, kept, await rated_games(session) + 1)


async def _rate(session: AsyncSession, kept: Kept, number: int) -> None:
    table = kept.table
    ranks = ranks_of(kept)
    if len(ranks) < 2:
        table.rated = False  # nobody to compare with
        return
    people = sorted(ranks)
    before = await last_ratings(session, table.game, people)
    teams = [
        [
            MODEL.rating(mu=before[one].mu, sigma=before[one].sigma)
            if one in before
            else MODEL.rating()
        ]
        for one in people
    ]
    after = MODEL.rate(teams, ranks=[float(ranks[one]) for one in people])
    for person, [belief] in zip(people, after, strict=True):
        session.add(
            RatingRow(
                table_id=table.id,
                person=person,
                number=number,
                game=table.game,
                mu=belief.mu,
                sigma=belief.sigma,
                time=table.changed,
            )
        )
    await session.flush()


async def _places_in_log(session: AsyncSession, kept: Kept) -> list[int] | None:
    """The places as the log of the game tells them, or as they are kept if it cannot be played."""
    try:
        play = Play(record_of(kept))
        for row in await entries_after(session, kept.table.id, 0):
            play.take(entry_of(row))
    except RecordError:  # of rules that have changed since then
        return kept.table.places
    return play.ending.places if play.ending is not None else play.state.ranking()


async def rate_again(session: AsyncSession) -> tuple[int, int]:
    """Reckons all ratings anew from the logs of finished games: how many, and how many differ."""
    await hold_ratings(session)
    old = await all_ratings(session)
    order = {row.table_id: row.number for row in old}
    before = {(row.table_id, row.person): (row.mu, row.sigma) for row in old}
    session.expunge_all()
    await forget_ratings(session)
    games = await to_be_rated(session)
    games.sort(key=lambda kept: order.get(kept.table.id, len(order) + 1))  # else as they ended
    for number, kept in enumerate(games, start=1):
        kept.table.places = await _places_in_log(session, kept)
        await _rate(session, kept, number)
    after = {(row.table_id, row.person): (row.mu, row.sigma) for row in await all_ratings(session)}
    changed = [key for key in before.keys() | after.keys() if before.get(key) != after.get(key)]
    return len(games), len(changed)
