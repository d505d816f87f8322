"""Who sits at the table: people and bots, from a list such as "me,hard" or "Ala,Ola,easy"."""

from dataclasses import dataclass
from typing import Final

from iteru import Game
from iteru.bots.bot import Bot
from iteru.bots.level_table import LEVELS
from iteru.bots.levels import bot_named, entrant_named
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.texts import Catalogue

ME: Final = "me"
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Player:
    """One seat: a person, or a bot."""

    name: str  # for the log and the board
    bot: Bot | None


def default_seats(game: Game, seats: int | None = None) -> str:
    """Me against as many medium bots as the game, or a record of it, asks for."""
    if seats is None:
        seats = max(game.min_seats, min(2, game.max_seats))
    return ",".join([ME] + ["medium"] * (seats - 1))


def split_seats(text: str) -> list[str]:
    """The words of --seats."""
    words = [word.strip() for word in text.split(",")]
    if not all(words):
        raise Refusal(f"--seats {text!r} is not allowed; allowed: names with commas between them")
    return words


def read_bots(text: str) -> list[str]:
    """The words of --seats where only bots may sit, and other programs."""
    words = split_seats(text)
    with what_was_asked():
        for word in words:
            entrant_named(word)
    return words


def seat_players(text: str, texts: Catalogue) -> list[Player]:
    """The players in the order of their seats; those of the same name get their seat's number."""
    words = split_seats(text)
    bots = [_bot(word) for word in words]
    names = [_name(seat, word, bots[seat], texts) for seat, word in enumerate(words)]
    return [
        Player(name if names.count(name) == 1 else f"{name} {seat + 1}", bots[seat])
        for seat, name in enumerate(names)
    ]


def _bot(word: str) -> Bot | None:
    """The bot of this name; None for a person, whose name begins with a capital."""
    if word == ME or (word[0].isupper() and word.isprintable() and len(word) <= LONGEST_NAME):
        return None
    try:
        return bot_named(word)
    except ValueError as error:
        people = f"{ME}, or a name of at most {LONGEST_NAME} letters that begins with a capital"
        raise Refusal(f"{error}; for people: {people}") from error


def _name(seat: int, word: str, bot: Bot | None, texts: Catalogue) -> str:
    if bot is not None:
        return bot_name(word, texts)
    return texts.text("player", seat=seat, number=seat + 1) if word == ME else word


def bot_name(bot: str, texts: Catalogue) -> str:
    """What a bot is called at the table."""
    level = texts.text(f"table-level-{bot}") if bot in LEVELS else bot
    return texts.text("table-bot-name", level=level)
