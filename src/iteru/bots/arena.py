"""The arena: bots play each other from every seat, and the result says how sure it is."""

from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import process_time

from iteru.bots.arena_result import ArenaResult, GameResult
from iteru.bots.levels import bot_named
from iteru.kernel.generator import check_seed, seeded
from iteru.kernel.record import Record
from iteru.kernel.registry import load

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
    """Plays so many games between the bots named in `seats`.

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
            finish(result, play_game(task), progress)
    else:
        # This kind of pool ends its processes at once when the caller is interrupted.
        with get_context("spawn").Pool(jobs, leave_interrupts_to_the_caller) as pool:
            for played in pool.imap(play_game, tasks):
                finish(result, played, progress)
    return result


def leave_interrupts_to_the_caller() -> None:
    """Ctrl-C in a terminal reaches every process; one of them is to answer it."""
    signal(SIGINT, SIG_IGN)


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
        bot_named(name)
    load(game_id).new(len(names), 0, options)
    folder = "" if records_folder is None else str(records_folder)
    tasks: list[Task] = []
    for number in range(games):
        pair, rotation = divmod(number, len(names))
        tasks.append((game_id, dict(options), derived_seed(seed, pair), names, rotation, folder))
    return tasks


def derived_seed(seed: int, number: int) -> int:
    """The seed of one game of an arena, or of one decision of a game."""
    chance = seeded((seed * 1000003 + number) % (1 << 53))
    return int(chance.below(1 << 29))


def play_game(task: Task) -> GameResult:
    """One game; saves its record if there is a folder for it."""
    game_id, options, seed, names, rotation, folder = task
    seats = len(names)
    bots = [bot_named(name) for name in names]
    record = Record.begin(game_id, seats, seed, options)
    state = record.replay()
    result = GameResult(seats)
    while not state.over:
        seat = state.to_move
        entry = (seat - rotation) % seats  # bot 0 sits on the seat `rotation`, and so on
        decision_seed = derived_seed(seed, len(record.moves))
        start = process_time()  # of this process: what else the machine does tells nothing
        answer = bots[entry].choose(state.known(seat), decision_seed)
        if len(state.open_codes) > 1:
            result.decided(entry, process_time() - start)
        record.moves.append(state.game.notation(answer.code))
        state.play(answer.code)
    shares, scores, places = state.results(), state.scores(), state.ranking()
    for entry in range(seats):
        seat = (entry + rotation) % seats
        result.shares[entry] = shares[seat]
        result.scores[entry] = scores[seat]
        result.ranks[entry] = places[seat]
    if folder:
        record.save(Path(folder) / f"{game_id}-{seed}-{rotation}.json")
    return result
