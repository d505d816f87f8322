"""`iteru admin`: order on a server, by who runs it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from iteru.cli.arguments import show_help_if_alone
from iteru.cli.refusals import what_was_asked
from iteru.cli.screen import Screen

if TYPE_CHECKING:
    from iteru.server.administration import Administration

T = TypeVar("T")
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An account's name, or an id.")]
app = typer.Typer(invoke_without_command=True)


@app.callback()
def admin(context: typer.Context) -> None:
    """Keep order on a server: people, reports, announcements, and what is swept away.

    It works on the database that ITERU_DATABASE_URL names, else on the file in your data folder,
    whether a server is running there or not.
    """
    show_help_if_alone(context)


def done(work: "Callable[[Administration], Awaitable[T]]") -> T:
    """What the work gives; it is done on the database that the environment names."""
    from iteru.server.administration import administration  # half a second

    async def run() -> T:
        async with administration() as found:
            return await work(found)

    with what_was_asked():
        return asyncio.run(run())


@app.command()
def people(
    part: Annotated[str, typer.Argument(metavar="NAME", help="A part of the name, or an id.")] = "",
) -> None:
    """List people, those who were here last first; at most a hundred."""
    grid = _grid("id", "name", "account", "last here", "")
    for person, last in done(lambda admin: admin.people(part)):
        marks = [f"banned: {person.banned}"] if person.banned else []
        marks += ["warned"] if person.warning else []
        here = f"{last:%Y-%m-%d}" if last else ""
        _add(grid, person.id, person.name, person.account or "", here, "; ".join(marks))
    Screen().show(grid)


@app.command()
def reports(
    settle: Annotated[
        str, typer.Option(metavar="ID", help="Strike this report off the list.")
    ] = "",
) -> None:
    """List the lines of chats that people have reported, the latest first."""
    if settle:
        done(lambda admin: admin.settle(settle))
        Screen().say(f"Report {settle} is settled.")
        return
    grid = _grid("id", "when", "who", "person", "said", "reported by")
    for report, reporter in done(lambda admin: admin.reports()):
        when = f"{report.time:%Y-%m-%d %H:%M}"
        _add(grid, report.id, when, report.name, report.accused, report.text, reporter)
    Screen().show(grid)


@app.command()
def warn(who: Who, text: Annotated[str, typer.Argument(metavar="TEXT")]) -> None:
    """Show somebody a warning until it is read."""
    Screen().say(f"{done(lambda admin: admin.warn(who, text))} will read it.")


@app.command()
def ban(who: Who, reason: Annotated[str, typer.Argument(metavar="REASON")]) -> None:
    """Sign somebody out everywhere, and keep them out. The reason is told."""
    Screen().say(f"{done(lambda admin: admin.ban(who, reason))} is banned.")


@app.command()
def unban(who: Who) -> None:
    """Let somebody in again."""
    Screen().say(f"{done(lambda admin: admin.unban(who))} may come back.")


@app.command()
def rename(who: Who, name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Give somebody another name."""
    Screen().say(f"The name is {done(lambda admin: admin.rename(who, name))} now.")


@app.command()
def delete(who: Who) -> None:
    """Delete somebody: the name and all that is personal. Games stay; bots play on."""
    Screen().say(f"{done(lambda admin: admin.delete(who))} is deleted.")


@app.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    hours: Annotated[float, typer.Option(help="For how long it is shown.", min=0.01)] = 24.0,
) -> None:
    """Tell everybody something; open pages show it within half a minute."""
    done(lambda admin: admin.announce(text, hours))
    Screen().say(f"Everybody reads it for {hours:g} hours.")


@app.command()
def sweep(
    guest_days: Annotated[
        float, typer.Option(help="Guests who were not here for so many days.", min=1)
    ] = 180.0,
    table_days: Annotated[
        float, typer.Option(help="Games that nobody has touched for so many days.", min=1)
    ] = 90.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
) -> None:
    """Delete old guests, and old games that were never finished. Finished games stay."""
    swept = done(lambda admin: admin.sweep(guest_days, table_days, dry_run))
    would = "would be" if dry_run else "were"
    Screen().say(f"{swept.guests} guests and {swept.tables} tables {would} deleted.")


def _grid(*titles: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in titles:
        grid.add_column(title)
    return grid


def _add(grid: Grid, *cells: str) -> None:
    grid.add_row(*(Text(cell) for cell in cells))
