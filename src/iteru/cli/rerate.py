"""`iteru rerate`: the ratings of a server's people, reckoned anew from its finished games."""

import asyncio
from typing import Annotated

import typer

from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen


def rerate(
    database_url: Annotated[
        str,
        typer.Option(
            help="postgresql://USER@HOST/NAME or sqlite:///FILE; else as ITERU_DATABASE_URL says, "
            "else a file in your data folder.",
            metavar="URL",
            show_default=False,
        ),
    ] = "",
) -> None:
    """Work out the ratings of people again from a server's finished games.

    The same games give the same ratings to the last bit, so this changes nothing unless the
    ratings were lost or tampered with. (`iteru ratings` is about bots.)

    Example:

    \b
      iteru rerate --database-url sqlite:///club.db
    """
    with what_was_asked():
        games, changed = asyncio.run(_rerate(database_url))
    Screen().say(f"Rated games: {games}. Ratings that have changed: {changed}.")


async def _rerate(url: str) -> tuple[int, int]:
    # Half a second, which no other command should wait for.
    from iteru.server.ratings import rate_again
    from iteru.server.settings import database_url, read_settings
    from iteru.server.store.database import Database
    from iteru.server.store.migrate import migrate

    database = Database(database_url(url) if url else read_settings().database_url)
    try:
        await migrate(database)
        async with database.write() as session:
            return await rate_again(session)
    finally:
        await database.close()
