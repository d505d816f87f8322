"""The arena: bots play each other from every seat, and the result says how sure it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Generator as Steps
from functools import partial
from pathlib import Path
from time import process_time

from iteru.bots.arena_result import ArenaResult, GameResult
from iteru.bots.bot import Bot
from iteru.bots.kept_games import KeptGames, Task
from iteru.bots.levels import entrant_named
from iteru.bots.outsider import Outsider
from iteru.bots.question import derived_seed, question
from iteru.bots.sequential import SequentialTest
from iteru.kernel.generator import check_seed
from iteru.kernel.record import Record
from iteru.kernel.registry import load
from iteru.kernel.state import State
from iteru.work import Workforce, finished

Seated = str | Bot | Outsider  # a bot by its name (levels.py), or one of one's own


def run_arena(
    game_id: str,
    seats: Sequence[Seated],
    games: int,
    *,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    workforce: Workforce | None = None,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
    keep: Path | None = None,
    bar: float | None = None,
) -> ArenaResult:
    """Plays at most this many games between the bots in `seats`: names, or bots of one's own.

    Each seed is played once for every rotation of the seats, so that luck falls on all alike.
    Equal arguments give equal games whoever works on them; only the times differ. A workforce
    pickles bots that are no names. `progress` is told how many games are over. `records` is a
    folder for a record of each game. `keep` is a file: games that it holds are not played again,
    new ones are added as soon as they are over. `bar` is a share of victories: the arena ends as
    soon as a sequential test is sure whether the first bot reaches it. Raises ValueError, before
    anything is played or written, on a bot, game, option or number that is not allowed.
    """
    chosen = {} if options is None else dict(options)
    names = [entrant(bot).name for bot in seats]
    tasks = planned(game_id, names, games, seed, chosen)
    test = None if bar is None else SequentialTest(bar, len(seats))
    kept = KeptGames(keep)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    result = ArenaResult(game_id, names, seed, chosen, test)
    missing = [task for task in tasks if kept.result_of(task) is None]
    played = play_all(missing, seats, workforce)
    for task in tasks:
        found = kept.result_of(task)
        if found is None:
            found = next(played)
            kept.keep(task, found)
        result.add(found)
        if records is not None:
            save_record(task, found, records)
        if progress is not None:
            progress(result.games)
        if test is not None and test.is_sure:
            break
    return result


def planned(
    game_id: str, names: list[str], games: int, seed: int, options: dict[str, str]
) -> list[Task]:
    """All games of an arena; the last seed may lack a rotation."""
    if games < 1:
        raise ValueError(f"{games} games are not allowed; allowed: 1 or more")
    check_seed(seed)
    load(game_id).new(len(names), 0, options)
    return [task_of(game_id, names, seed, options, number) for number in range(games)]


def task_of(
    game_id: str, names: list[str], seed: int, options: dict[str, str], number: int
) -> Task:
    """The game of this number: the same seed for every rotation of the seats, then the next."""
    pair, rotation = divmod(number, len(names))
    return (game_id, options, derived_seed(seed, pair), names, rotation)


def entrant(bot: Seated) -> Bot | Outsider:
    return entrant_named(bot) if isinstance(bot, str) else bot


def play_all(
    tasks: list[Task], bots: Sequence[Seated], workforce: Workforce | None
) -> Iterator[GameResult]:
    """The games in their order, played here or by others."""
    if workforce is not None:
        return workforce.map([partial(play_game, task, bots) for task in tasks])
    return play_here(tasks, bots)


def play_here(tasks: list[Task], bots: Sequence[Seated]) -> Iterator[GameResult]:
    """One after the other. (Compiled, a generator expression would play all of them at once.)"""
    for task in tasks:
        yield finished(play_game(task, bots))


def play_game(task: Task, bots: Sequence[Seated]) -> "Steps[object, None, GameResult]":
    """One game, with a pause after each answer."""
    game_id, options, seed, names, rotation = task
    seats = len(names)
    entrants = [entrant(bot) for bot in bots]
    record = Record.begin(game_id, seats, seed, options)
    state = record.replay()
    result = GameResult(seats)
    while not state.over:
        entry = (state.to_move - rotation) % seats  # bot 0 sits on the seat `rotation`, and so on
        codes, seconds = decided(entrants[entry], record, state)
        for code in codes:
            if len(state.open_codes) > 1:
                result.decided(entry, seconds)
                seconds = 0.0  # one search has answered for all of them
            record.moves.append(state.game.notation(code))
            state.play(code)
        yield None
    shares, scores, places = state.results(), state.scores(), state.ranking()
    for entry in range(seats):
        seat = (entry + rotation) % seats
        result.shares[entry] = shares[seat]
        result.scores[entry] = scores[seat]
        result.ranks[entry] = places[seat]
    result.moves = record.moves
    return result


def decided(entrant: Bot | Outsider, record: Record, state: State) -> tuple[list[int], float]:
    """The codes that are chosen, and the seconds of CPU time that it took."""
    start = process_time()  # of this process alone, whatever else the machine does
    known, seed = question(record, state)
    if isinstance(entrant, Outsider):
        notation, seconds = entrant.answer(record, seed)
        return [state.game.parse(notation)], seconds
    answer = entrant.choose(known, seed)
    return answer.stretch, process_time() - start


def save_record(task: Task, played: GameResult, folder: Path) -> None:
    game_id, options, seed, names, rotation = task
    record = Record.begin(game_id, len(names), seed, options)
    record.moves.extend(played.moves)
    record.save(folder / f"{game_id}-{seed}-{rotation}.json")
