"""`iteru version`: what is running."""

import platform

import iteru
from iteru.cli.screen import Screen


def version() -> None:
    """Show what is running: version, build, rules and data.

    A record can be replayed where rules version and fingerprint are those that it names.

    Example:

    \b
      iteru version
    """
    games = [iteru.load(name) for name in iteru.games()]
    screen = Screen()
    screen.say(f"iteru {iteru.__version__}, {iteru.build()}")
    screen.say(f"Python {platform.python_version()} ({platform.python_implementation()})")
    for game in games:
        screen.say(f"{game.id}: rules version {game.rules_version}, data {game.fingerprint}")
