"""Saving a game from the table, after a question where a file would be overwritten."""

from pathlib import Path

from iteru.cli.arguments import check_new_file
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.cli.table import Table


def save_as(table: Table, name: str) -> None:
    """Saves the record under this name, or says why not."""
    path = Path(name).expanduser()
    try:
        check_new_file(path, force=True)
        if path.exists() and not _may_overwrite(table, path):
            table.screen.say(table.texts.text("table-not-saved"))
            return
        with what_was_asked():
            table.match.record.save(path)
    except Refusal as error:
        table.screen.say(str(error))
    else:
        table.screen.say(table.texts.text("table-saved", file=str(path)))


def _may_overwrite(table: Table, path: Path) -> bool:
    yes = table.texts.text("table-yes")
    question = table.texts.text("table-overwrite", file=str(path))
    answer = table.screen.ask(f"{question} ({yes}/{table.texts.text('table-no')})").casefold()
    return answer != "" and yes.casefold().startswith(answer)


def offer_saving(table: Table) -> None:
    """Asks for a file name; no name, no file."""
    if not table.match.record.moves:
        return
    name = table.screen.ask(table.texts.text("table-ask-save"))
    if name:
        save_as(table, name)
