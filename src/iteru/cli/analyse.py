"""`iteru analyse`: what each decision of a saved game was worth."""

from json import dumps, loads
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer

from iteru import Record
from iteru.analysis.analysis import Analysis, analyse
from iteru.analysis.depth import DEEP, QUICK
from iteru.analysis.moments import Moment
from iteru.analysis.reading import LEAST_COST, Reading
from iteru.cli.arena import MOST_JOBS, Jobs, progress_bar, workforce_of
from iteru.cli.arguments import (
    Force,
    Language,
    check_new_file,
    read_language,
    read_number,
)
from iteru.cli.refusals import Refusal, what_was_asked
from iteru.cli.screen import Screen
from iteru.texts import Catalogue

BETWEEN_WRITES: Final = 2.0  # seconds: what is read meanwhile is lost if the power fails
MOMENTS: Final = {
    "lead": "{player} takes the lead",
    "costly": "{player} plays the costliest",
    "praise": "{player} finds the one good choice",
    "fortune": "chance moves {player} by {amount}",
}

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record that iteru has saved.")]
Quick = Annotated[bool, typer.Option("--quick", help="Only the first pass, which is rougher.")]
Json = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep the analysis in a file as JSON, and go on from it."),
]


def analyse_record(
    file: File,
    quick: Quick = False,
    jobs: Jobs = "1",
    json: Json = None,
    language: Language = "",
    force: Force = False,
) -> None:
    """Say what each decision of a saved game was worth, and why.

    Every decision is judged by what its player knew then. A cost is a part of the chance to win,
    and is told only if it was found again on fresh seeds. With --json the analysis can be stopped
    at any time, and goes on from where it was.

    Examples:

    \b
      iteru analyse game.json --quick
      iteru analyse game.json --jobs 2 --json analysis.json --language fr
    """
    record = Record.load(file)
    texts = Catalogue(read_language(language), record.loaded_game())
    processes = read_number("--jobs", jobs, 1, MOST_JOBS)
    analysis = begun(record, json, force)
    read_all(analysis, QUICK.name if quick else DEEP.name, processes, json)
    show_analysis(Screen(), analysis, texts)


def begun(record: Record, file: Path | None, force: bool) -> Analysis:
    """What the file holds of this record's analysis, or nothing yet; refuses any other file."""
    if file is None:
        return Analysis(record)
    if not file.is_file() or force:
        check_new_file(file, force)
        return Analysis(record)
    try:
        found = Analysis.from_json(loads(file.read_text(encoding="utf-8")))
    except (ValueError, OSError) as error:
        raise Refusal(f"{file}: {error}; allowed: an analysis, a new file, or --force") from error
    if found.record != record:
        raise Refusal(f"{file} is the analysis of another game; allowed: a new file, or --force")
    return found


def read_all(analysis: Analysis, depth: str, processes: int, file: Path | None) -> None:
    """Reads what is left, and writes it down on the way; Ctrl-C ends it without loss."""
    written = monotonic()

    def tell(analysis: Analysis, read: int, of: int) -> None:
        nonlocal written
        bar.update(task, completed=read, total=of)
        if monotonic() - written > BETWEEN_WRITES:
            write(analysis, file)
            written = monotonic()

    with progress_bar() as bar, workforce_of(processes, "") as workforce:
        task = bar.add_task(analysis.record.game, total=None)
        try:
            analyse(analysis, depth, workforce, tell)
        finally:
            write(analysis, file)


def write(analysis: Analysis, file: Path | None) -> None:
    """Whole or not at all."""
    if file is None:
        return
    partial = file.with_name(file.name + ".part")
    with what_was_asked():
        partial.write_text(dumps(analysis.to_json(), indent=1) + "\n", encoding="utf-8")
        partial.replace(file)


def show_analysis(screen: Screen, analysis: Analysis, texts: Catalogue) -> None:
    names = [
        texts.message({"text": "player", "args": {"seat": seat}})
        for seat in range(analysis.record.seats)
    ]
    for name, row in zip(names, analysis.summary()):
        sound = f"{row['sound']} of {row['decisions']} choices sound"
        screen.say(f"{name}: {sound}, the others cost {percent(float(str(row['cost'])))}")
    readings = sorted(analysis.readings.values(), key=lambda reading: -reading.cost)
    for reading in readings:
        if reading.verdict == "costly" and reading.cost >= LEAST_COST:
            show_reading(screen, reading, names, texts)
    close = [reading for reading in readings if reading.verdict == "close"]
    if close:
        screen.say()
        screen.say("Too close to call:")
    for reading in close:
        show_reading(screen, reading, names, texts)
    found = analysis.moments()
    if found:
        screen.say()
    for moment in found:
        screen.say_indented(f"{moment.move + 1:5d}  ", told(moment, names))


def show_reading(screen: Screen, reading: Reading, names: list[str], texts: Catalogue) -> None:
    cost = percent(reading.cost)
    if reading.verdict == "close":
        cost += f" ± {percent(2 * reading.error)}"
    screen.say()
    screen.say_indented(f"{reading.move + 1:5d}  ", f"{names[reading.seat]}: {cost}", style="bold")
    screen.say_indented("       played  ", reading.played.notation)
    screen.say_indented("       better  ", reading.best.notation)
    for sentence in reading.sentences:
        screen.say_indented("       ", texts.message(sentence, names))


def told(moment: Moment, names: list[str]) -> str:
    amount = f"{100 * moment.amount:+.0f} %"
    return MOMENTS[moment.kind].format(player=names[moment.seat], amount=amount)


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"
