"""Who sits at the table: people and bots, from a list such as "me,hard" or "Ala,Ola,easy"."""

from dataclasses import dataclass

from iteru import Game
from iteru.bots.bot import Bot
from iteru.bots.levels import BOTS, LEVELS, bot_named
from iteru.cli.refusals import Refusal
from iteru.texts import Catalogue

ME = "me"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Player:
    """One seat: a person, or a bot."""

    name: str  # for the log and the board
    bot: Bot | None


def default_seats(game: Game, seats: int | None = None) -> str:
    """Me against medium bots, as many as the game, or a record of it, asks for."""
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
    """The words of --seats where only bots may sit."""
    words = split_seats(text)
    for word in words:
        if word not in BOTS:
            raise Refusal(f"there is no bot {word!r}; allowed: {', '.join(BOTS)}")
    return words


def seat_players(text: str, texts: Catalogue) -> list[Player]:
    """The players in the order of their seats; those of the same name get their seat's number."""
    words = split_seats(text)
    names = [_name(seat, word, texts) for seat, word in enumerate(words)]
    return [
        Player(
            name if names.count(name) == 1 else f"{name} {seat + 1}",
            bot_named(word) if word in BOTS else None,
        )
        for seat, (word, name) in enumerate(zip(words, names, strict=True))
    ]


def _name(seat: int, word: str, texts: Catalogue) -> str:
    if word == ME:
        return texts.text("player", seat=seat, number=seat + 1)
    if word in BOTS:
        return bot_name(word, texts)
    if not word[0].isupper() or not word.isprintable() or len(word) > LONGEST_NAME:
        raise Refusal(
            f"there is no bot {word!r}; allowed: {', '.join(BOTS)}; for people: {ME}, or a name "
            f"of at most {LONGEST_NAME} letters that begins with a capital"
        )
    return word


def bot_name(bot: str, texts: Catalogue) -> str:
    """How a bot is called at the table."""
    level = texts.text(f"table-level-{bot}") if bot in LEVELS else bot
    return texts.text("table-bot-name", level=level)
