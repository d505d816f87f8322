"""The words of notices. They can be read on a locked phone: nothing hidden stands in them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path

import iteru
from iteru.server.messages.base import Json, Language
from iteru.server.messages.notices import Event
from iteru.server.notices.letters import Mail, Push
from iteru.server.play import Play
from iteru.server.store.tables import Kept
from iteru.texts import Catalogue

TEXTS = Path(__file__).parent / "texts"
LONGEST_NAMES = 60  # letters: a notice has little room
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600  # seconds


@dataclass(frozen=True)
class Facts:
    """What a notice may tell of a table: what any spectator sees."""

    id: str
    game: str
    name: str | None  # of the table
    names: tuple[str | None, ...]  # by seat; None for bots
    mine: tuple[int, ...]  # seats of the person who is told
    deed: Json | None  # the last that somebody else did, as an event
    places: tuple[int, ...]  # by seat, when the game is over


def facts(kept: Kept, play: Play | None, person: str) -> Facts:
    mine = tuple(seat.seat for seat in kept.seats if seat.person == person)
    return Facts(
        kept.table.id,
        kept.table.game,
        kept.table.name,
        tuple(seat.name for seat in kept.seats),
        mine,
        None if play is None else last_deed(play, mine),
        tuple(kept.table.places or ()),
    )


def last_deed(play: Play, mine: Sequence[int]) -> Json | None:
    """What somebody else did last, as a spectator was told it."""
    for entry in reversed(play.log):
        if entry.kind != "move" or entry.seat in mine:
            continue
        events = play.entry_seen_by((), entry.number).events
        return events[0] if events else None
    return None


class Wording:
    def __init__(self, language: Language) -> None:
        self._language = language
        self._texts = Catalogue(language, more=[TEXTS])

    def title(self, event: Event, facts: Facts) -> str:
        return self._texts.text(f"notice-{event}", table=self.table(facts))

    def table(self, facts: Facts) -> str:
        """What the table is called: its name, else who else plays; and its game."""
        game = self._texts.text(f"shell-game-{facts.game}")
        if facts.name:
            return self._texts.text("notice-named", name=facts.name, game=game)
        others = [self._name(facts, seat) for seat in self._others(facts)]
        listed = self._texts.listed(others)
        if len(listed) > LONGEST_NAMES:
            listed = self._texts.text("notice-many", count=len(others))
        return self._texts.text("notice-table", game=game, others=listed)

    def body(self, event: Event, facts: Facts, left: float | None) -> str:
        """The last deed and the time left, in seconds; or how the game has ended."""
        if event == "over" and facts.places:
            return self._texts.text(
                "notice-place", place=min(facts.places[seat] for seat in facts.mine)
            )
        found = [] if facts.deed is None or event in ("full", "over") else [self._told(facts)]
        if left is not None:
            found.append(self._left(left))
        return " ".join(found)

    def _told(self, facts: Facts) -> str:
        assert facts.deed is not None
        names = [self._name(facts, seat) for seat in range(len(facts.names))]
        return _of_game(self._language, facts.game).message(facts.deed, names)

    def _left(self, seconds: float) -> str:
        for unit, name in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
            if seconds >= 2 * unit or unit == MINUTE:
                return self._texts.text(f"notice-left-{name}", count=max(1, int(seconds // unit)))
        raise AssertionError("the last unit fits")

    def _others(self, facts: Facts) -> list[int]:
        return [seat for seat in range(len(facts.names)) if seat not in facts.mine]

    def _name(self, facts: Facts, seat: int) -> str:
        return facts.names[seat] or self._texts.text(f"shell-bot-name-{seat + 1}")

    # ------------------------------------------------------------------ mails

    def digest(self, to: str, parts: Sequence[tuple[str, str, str]], end: str) -> Mail:
        """One mail for all tables: of each a title, a body and a link."""
        texts = self._texts
        told = ["\n".join(line for line in part if line) for part in parts]
        return Mail(
            to,
            parts[0][0] if len(parts) == 1 else texts.text("notice-digest", count=len(parts)),
            "\n\n".join([*told, f"{texts.text('notice-end')}\n{end}"]) + "\n",
            end,
        )

    def confirming(self, to: str, name: str, link: str) -> Mail:
        return self._with_link("confirm", to, name, link)

    def forgotten(self, to: str, name: str, link: str) -> Mail:
        return self._with_link("password", to, name, link)

    def trying(self, to: str, name: str, link: str) -> Mail:
        return self._with_link("try", to, name, link)

    def trying_push(self) -> Push:
        title, body = self._texts.text("notice-try"), self._texts.text("notice-try-push")
        text = json.dumps({"title": title, "body": body, "url": "/settings", "tag": "try"})
        return Push(text, topic="try", lasts=60)

    def _with_link(self, kind: str, to: str, name: str, link: str) -> Mail:
        text = self._texts.text(f"notice-{kind}-text", name=name)
        return Mail(to, self._texts.text(f"notice-{kind}"), f"{text}\n\n{link}\n")


def seconds_left(until: datetime | None, now: datetime) -> float | None:
    return None if until is None else max(0.0, (until - now).total_seconds())


@cache
def wording(language: Language) -> Wording:
    return Wording(language)


@cache
def _of_game(language: Language, game: str) -> Catalogue:
    return Catalogue(language, iteru.load(game))
