"""The arena: bots play each other from every seat, and the result says how sure it is."""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Generator as Steps
from functools import partial
from pathlib import Path
from time import process_time

from iteru.bots.arena_result import ArenaResult, GameResult
from iteru.bots.bot import Bot
from iteru.bots.levels import entrant_named
from iteru.bots.outsider import Outsider
from iteru.bots.question import derived_seed, question
from iteru.kernel.generator import check_seed
from iteru.kernel.record import Record
from iteru.kernel.registry import load
from iteru.kernel.state import State
from iteru.work import Workforce, finished, on_this_machine

# The game's id, options and seed; the names of the bots; rotation; folder for records or "".
Task = tuple[str, dict[str, str], int, list[str], int, str]


def run_arena(
    game_id: str,
    seats: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Mapping[str, str],
    progress: Callable[[int], None] | None,
    records_folder: Path | None,
) -> ArenaResult:
    """Plays this many games between the bots named in `seats`.

    Each seed is played once for every rotation of the seats, so that luck falls on all alike.
    Equal arguments give equal games whatever `jobs`; only the times differ. `progress` is told
    how many games are over. Raises ValueError, before anything is played or written, on a bot,
    game, option or number that is not allowed.
    """
    names = list(seats)
    tasks = planned(game_id, names, games, seed, jobs, options, records_folder)
    if records_folder is not None:
        records_folder.mkdir(parents=True, exist_ok=True)
    result = ArenaResult(game_id, names, seed, dict(options))
    if jobs == 1:
        for task in tasks:
            finish(result, finished(play_game(task)), progress)
    else:
        with Workforce(on_this_machine(jobs)) as workforce:
            for played in workforce.map([partial(play_game, task) for task in tasks]):
                finish(result, played, progress)
    return result


def finish(result: ArenaResult, played: GameResult, progress: Callable[[int], None] | None) -> None:
    result.add(played)
    if progress is not None:
        progress(result.games)


def planned(
    game_id: str,
    names: list[str],
    games: int,
    seed: int,
    jobs: int,
    options: Mapping[str, str],
    records_folder: Path | None,
) -> list[Task]:
    """All games of an arena; the last seed may lack a rotation."""
    if games < 1:
        raise ValueError(f"{games} games are not allowed; allowed: 1 or more")
    if jobs < 1:
        raise ValueError(f"{jobs} jobs are not allowed; allowed: 1 or more")
    check_seed(seed)
    for name in names:
        entrant_named(name)
    load(game_id).new(len(names), 0, options)
    folder = "" if records_folder is None else str(records_folder)
    tasks: list[Task] = []
    for number in range(games):
        pair, rotation = divmod(number, len(names))
        tasks.append((game_id, dict(options), derived_seed(seed, pair), names, rotation, folder))
    return tasks


def play_game(task: Task) -> "Steps[object, None, GameResult]":
    """One game, with a pause after each decision; saves its record if there is a folder for it."""
    game_id, options, seed, names, rotation, folder = task
    seats = len(names)
    entrants = [entrant_named(name) for name in names]
    record = Record.begin(game_id, seats, seed, options)
    state = record.replay()
    result = GameResult(seats)
    while not state.over:
        entry = (state.to_move - rotation) % seats  # bot 0 sits on the seat `rotation`, and so on
        code, seconds = decided(entrants[entry], record, state)
        if len(state.open_codes) > 1:
            result.decided(entry, seconds)
        record.moves.append(state.game.notation(code))
        state.play(code)
        yield None
    shares, scores, places = state.results(), state.scores(), state.ranking()
    for entry in range(seats):
        seat = (entry + rotation) % seats
        result.shares[entry] = shares[seat]
        result.scores[entry] = scores[seat]
        result.ranks[entry] = places[seat]
    if folder:
        record.save(Path(folder) / f"{game_id}-{seed}-{rotation}.json")
    return result


def decided(entrant: Bot | Outsider, record: Record, state: State) -> tuple[int, float]:
    """The code that is chosen, and the seconds of CPU time that it took."""
    start = process_time()  # of this process alone, whatever else the machine does
    known, seed = question(record, state)
    if isinstance(entrant, Outsider):
        notation, seconds = entrant.answer(record, seed)
        return state.game.parse(notation), seconds
    answer = entrant.choose(known, seed)
    return answer.code, process_time() - start
