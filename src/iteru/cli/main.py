"""The command's entry: all commands together, and one way to refuse."""

import sys

import typer

from iteru.cli.admin import app as admin
from iteru.cli.analyse import analyse_record
from iteru.cli.arena import arena
from iteru.cli.arguments import show_help_if_alone
from iteru.cli.bench import bench
from iteru.cli.components import app as components
from iteru.cli.games import games
from iteru.cli.play import play
from iteru.cli.puzzles import app as puzzles
from iteru.cli.ratings import ratings
from iteru.cli.records import app as records
from iteru.cli.refusals import REFUSALS, tell_refusal
from iteru.cli.replay import replay
from iteru.cli.rerate import rerate
from iteru.cli.rules import rules
from iteru.cli.serve import serve
from iteru.cli.terminal import prepare_streams
from iteru.cli.train import train
from iteru.cli.version import version

app = typer.Typer(
    name="iteru",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (play, serve, games, rules, replay, arena, ratings, train, rerate, bench, version):
    app.command()(command)
app.command("analyse")(analyse_record)
app.add_typer(components, name="components")
app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")
app.add_typer(records, name="records")


@app.callback()
def iteru(context: typer.Context) -> None:
    """Board games of the Nile, complete and exact, in the terminal.

    Every command explains itself: iteru play --help. A good start is: iteru play fertility
    """
    show_help_if_alone(context)


def main() -> None:
    """Runs the command; a refusal is one sentence on stderr and exit code 2."""
    prepare_streams()
    try:
        code = app(prog_name="iteru", standalone_mode=False)
    except (*REFUSALS, typer.TyperException) as error:
        code = tell_refusal(error)
    sys.exit(code)
