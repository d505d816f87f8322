"""`iteru serve`: Iteru in the browser."""

import os
import sys
import webbrowser
from threading import Thread
from time import sleep
from typing import Annotated

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
        bool,
        typer.Option(
            "--open",
            help="Open the browser once Iteru answers. If the port is taken, the next free one is "
            "used; if Iteru runs there already, the browser shows that one.",
        ),
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
    # Half a second, which no other command should wait for.
    from iteru.server.addresses import EVERYWHERE, PORTS_TO_TRY, free_port, is_iteru, url_of
    from iteru.server.run import prepare, run

    screen = Screen()
    if open_browser and is_iteru(url_of(host, port)):
        screen.say(f"Iteru runs already, at {url_of(host, port)}")
        show(url_of(host, port))
        return
    with what_was_asked():
        prepare(workers, database_url)
        found = free_port(host, port, PORTS_TO_TRY if open_browser else 1)
    if found != port:
        screen.say(f"Port {port} is taken: Iteru takes {found}.")
    screen.say(f"Iteru is at {url_of(host, found)} (Ctrl-C stops it).")
    if host in EVERYWHERE:
        tell_other_devices(screen, found)
    if open_browser:
        Thread(target=show_when_ready, args=(url_of(host, found),), daemon=True).start()
    run(host, found, workers)


def tell_other_devices(screen: Screen, port: int) -> None:
    from iteru.server.addresses import other_devices_urls

    urls = other_devices_urls(port)
    if urls:
        screen.say(f"Other devices in your network find it at {' or '.join(urls)}")
    else:
        screen.say("Other devices cannot find it: this machine is in no network.")


def show_when_ready(address: str) -> None:
    from iteru.server.addresses import is_iteru

    for _ in range(100):
        if is_iteru(address):
            break
        sleep(0.2)
    show(address)


def show(address: str) -> None:
    """Opens the browser, if there is a screen to open it on."""
    has_screen = sys.platform in ("darwin", "win32")
    if has_screen or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ:
        webbrowser.open(address)
