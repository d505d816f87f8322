"""`iteru serve`: Iteru in the browser."""

from typing import Annotated

import typer

from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8123,
    workers: Annotated[
        int, typer.Option(help="How many processes serve; above 1 needs PostgreSQL.", min=1)
    ] = 1,
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
    """Serve Iteru to browsers.

    Games are kept in a SQLite file unless a PostgreSQL database is named. Ctrl-C stops it; what
    was acknowledged is never lost.

    Examples:

    \b
      iteru serve
      iteru serve --host 0.0.0.0 --workers 4 --database-url postgresql://iteru@localhost/iteru
    """
    from iteru.server.run import run  # takes half a second, which no other command should wait

    Screen().say(f"Iteru is at http://{host}:{port}/ (Ctrl-C stops it).")
    with what_was_asked():
        run(host, port, workers, database_url or None)
