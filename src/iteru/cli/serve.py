"""`iteru serve`: Iteru in the browser."""

import os
import sys
import webbrowser
from threading import Thread
from time import sleep
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8123,
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
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser once Iteru answers.")
    ] = False,
) -> None:
    """Serve Iteru to browsers.

    Games are kept in a SQLite file unless a PostgreSQL database is named. Ctrl-C stops it; what
    was acknowledged is never lost.

    Examples:

    \b
      iteru serve
      iteru serve --host 0.0.0.0 --workers 4 --database-url postgresql://iteru@localhost/iteru
    """
    from iteru.server.run import prepare, run  # half a second that no other command should wait

    with what_was_asked():
        prepare(host, port, workers, database_url)
    address = f"http://{host}:{port}/"
    Screen().say(f"Iteru is at {address} (Ctrl-C stops it).")
    if open_browser:
        Thread(target=show, args=(address,), daemon=True).start()
    run(host, port, workers)


def show(address: str) -> None:
    """Opens the browser when the server answers, if there is a screen to open it on."""
    on_screen = sys.platform in ("darwin", "win32")
    on_screen = on_screen or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    for _ in range(100):
        try:
            with urlopen(address + "api/health", timeout=2):
                break
        except (URLError, OSError):
            sleep(0.2)
    if on_screen:
        webbrowser.open(address)
