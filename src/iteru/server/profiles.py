"""People as others see them: what they have played, how well, and who is here now."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import get_args

from iteru.server.accounts import account_key
from iteru.server.blocks import MOST_REGARDS
from iteru.server.messages.base import Level
from iteru.server.messages.profiles import (
    AgainstBots,
    AgainstPerson,
    GameResults,
    PastGame,
    PersonHere,
    PlacesInfo,
    Profile,
    RatingChange,
    Regard,
)
from iteru.server.names import skeleton
from iteru.server.presence import ACTIVE, Presence
from iteru.server.ratings import changes_by, rated_person, rating_info
from iteru.server.refusals import Refusal, no_table
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, RatingRow, SeatRow
from iteru.server.store.people import person_by_account
from iteru.server.store.profiles import (
    account_holders,
    blockers_of,
    games_of,
    ratings_of,
    regards_of,
    set_regard,
    tables_by_id,
)
from iteru.server.store.tables import Kept, kept_table
from iteru.server.table_info import check_may_look

MOST_SHOWN = 20  # games of the history, and rivals
LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first


class Profiles:
    def __init__(self, database: Database, presence: Presence, has_ratings: bool) -> None:
        self._database = database
        self._presence = presence
        self._has_ratings = has_ratings

    async def profile(self, viewer: PersonRow, name: str) -> Profile:
        """A person's page; "me" is one's own. Raises Refusal if there is no such account."""
        person = viewer if name == "me" else await self._named(name)
        is_me = person.id == viewer.id
        async with self._database.read() as session:
            games = [
                kept
                for kept in await games_of(session, person.id)
                if is_me or kept.table.listed or _seats_of(kept, viewer.id)
            ]
            ratings = await ratings_of(session, person.id) if self._has_ratings else []
            met = {seat.person or "" for kept in games for seat in kept.seats} - {person.id}
            rivals = {one.id: one.name for one in await account_holders(session, met)}
            regards = await regards_of(session, viewer.id)
        return Profile(
            name=person.name,
            account=person.account,
            since=person.created,
            me=is_me,
            regard=regards.get(person.id),
            games=results_of(person.id, games, ratings),
            against_people=against_people(person.id, games, rivals),
            history=[_past_game(person.id, kept) for kept in games[:MOST_SHOWN]],
        )

    async def set_regard(self, person: PersonRow, name: str, regard: Regard | None) -> Profile:
        other = await self._named(name)
        if other.id == person.id:
            raise Refusal("not_allowed", "You are neither your favourite nor blocked by yourself.")
        async with self._database.write() as session:
            if len(await regards_of(session, person.id)) >= MOST_REGARDS and regard is not None:
                raise Refusal("too_many", f"One person marks at most {MOST_REGARDS} others.")
            await set_regard(session, person.id, other.id, regard)
        return await self.profile(person, name)

    async def rating_changes(self, viewer: str | None, id: str) -> list[RatingChange]:
        """What a game has made of the ratings of those who played it."""
        if not self._has_ratings:
            return []
        async with self._database.read() as session:
            kept = await kept_table(session, id)
            if kept is None:
                raise no_table(id)
            check_may_look(kept, viewer)
            return await changes_by(session, kept)

    async def here(self, viewer: PersonRow) -> list[PersonHere]:
        """Who is here with an account, favourites first; never where in a private table."""
        where, active = self._presence.tables_by_person(), self._presence.people(ACTIVE)
        async with self._database.read() as session:
            regards = await regards_of(session, viewer.id)
            hidden = await blockers_of(session, viewer.id) | {viewer.id}
            people = await account_holders(session, where.keys() - hidden)
            tables = await tables_by_id(session, {one for ids in where.values() for one in ids})
        listed = {kept.table.id: kept for kept in tables if kept.table.listed}
        found = [
            _person_here(
                one,
                regards.get(one.id),
                [listed[id] for id in where[one.id] if id in listed],
                is_idle=one.id not in active,
            )
            for one in people
        ]
        found = [one for one in found if one.regard != "blocked"]
        return sorted(found, key=lambda one: (one.regard is None, one.name.casefold()))

    async def _named(self, name: str) -> PersonRow:
        async with self._database.read() as session:
            person = await person_by_account(session, account_key(name), skeleton(name))
        if person is None:
            raise Refusal("not_found", f"There is no account with the name {name!r}.")
        return person


def results_of(
    person: str, games: Iterable[Kept], ratings: Iterable[RatingRow]
) -> list[GameResults]:
    """By game, the one played most first."""
    by_game: defaultdict[str, list[Kept]] = defaultdict(list)
    for kept in games:
        by_game[kept.table.game].append(kept)
    curves: defaultdict[str, list[RatingRow]] = defaultdict(list)
    for row in ratings:
        curves[row.game].append(row)
    found = [
        GameResults(
            game=game,
            played=len(by_game[game]),
            ratings=[rating_info(row) for row in curves[game]],
            by_seats=_by_seats(person, by_game[game]),
            against_bots=_against_bots(person, by_game[game]),
        )
        for game in by_game.keys() | curves.keys()
    ]
    return sorted(found, key=lambda one: (-one.played, one.game))


def _by_seats(person: str, games: Iterable[Kept]) -> list[PlacesInfo]:
    counts: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for kept in games:
        counts[len(kept.seats)][_place(person, kept)] += 1
    return [
        PlacesInfo(seats=seats, places=[counts[seats][place] for place in range(1, seats + 1)])
        for seats in sorted(counts)
    ]


def _against_bots(person: str, games: Iterable[Kept]) -> list[AgainstBots]:
    """A table with several levels counts for the strongest."""
    played: Counter[Level] = Counter()
    won: Counter[Level] = Counter()
    for kept in games:
        levels = [seat.level for seat in kept.seats if seat.kind == "bot" and not seat.absentee]
        strongest = max((LEVELS.index(one) for one in levels if one is not None), default=-1)
        if strongest >= 0:
            played[LEVELS[strongest]] += 1
            won[LEVELS[strongest]] += _place(person, kept) == 1
    return [
        AgainstBots(level=level, played=played[level], won=won[level])
        for level in LEVELS
        if played[level]
    ]


def against_people(
    person: str, games: Iterable[Kept], rivals: Mapping[str, str]
) -> list[AgainstPerson]:
    """Those met most often first."""
    before: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    for kept in games:
        own = _place(person, kept)
        for rival in {seat.person for seat in kept.seats if seat.person in rivals}:
            assert rival is not None
            before[rival] += own < _place(rival, kept)
            behind[rival] += own > _place(rival, kept)
    often = sorted(before, key=lambda one: (-before[one] - behind[one], rivals[one]))
    return [
        AgainstPerson(name=rivals[one], before=before[one], behind=behind[one])
        for one in often[:MOST_SHOWN]
    ]


def _seats_of(kept: Kept, person: str) -> list[SeatRow]:
    return [seat for seat in kept.seats if rated_person(seat) == person and not seat.local]


def _place(person: str, kept: Kept) -> int:
    """Whoever has left comes last."""
    [seat, *_] = _seats_of(kept, person)
    places = kept.table.places or []
    return len(places) if seat.absentee is not None else places[seat.seat]


def _past_game(person: str, kept: Kept) -> PastGame:
    own = _seats_of(kept, person)
    return PastGame(
        table=kept.table.id,
        game=kept.table.game,
        name=kept.table.name,
        time=kept.table.changed,
        place=_place(person, kept),
        seats=len(kept.seats),
        others=[seat.name for seat in kept.seats if seat not in own],
    )


def _person_here(
    person: PersonRow, regard: Regard | None, tables: list[Kept], is_idle: bool
) -> PersonHere:
    assert person.account is not None
    playing = [kept for kept in tables if any(seat.person == person.id for seat in kept.seats)]
    shown = next(iter([*playing, *tables]), None)
    return PersonHere(
        name=person.name,
        account=person.account,
        regard=regard,
        table=None if shown is None else shown.table.id,
        game=None if shown is None else shown.table.game,
        plays=bool(playing),
        idle=is_idle,
    )
