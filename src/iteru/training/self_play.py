"""Games to learn from: bots play themselves, and now and then a second thought."""

from pathlib import Path

from iteru import Record, State
from iteru.bots.bot import Answer, drawn, fraction
from iteru.bots.levels import bot_named
from iteru.bots.network_file import parts_of
from iteru.bots.question import derived_seed, question
from iteru.kernel.generator import Generator, seeded
from iteru.training.plan import Plan
from iteru.training.positions import Positions, inputs_of
from iteru.training.targets import Expectation, targets
from iteru.work import Steps

THOUGHTS = 5  # the best choices, among which a second thought is


def play_file(
    plan: Plan, generation: int, bot: str, seats: int, numbers: range, path: Path
) -> Steps[int]:
    """A job: plays these games and writes their positions; returns how many games."""
    state = Record.begin(plan.game, seats, 0, {}).replay()
    width = len(state.game.features) + (len(parts_of(state.game)) if plan.parts else 0)
    found = Positions(width)
    for number in numbers:
        record = Record.begin(plan.game, seats, plan.game_seed(generation, number), {})
        yield from play_game(plan, record, bot, number, found)
    found.write(path)
    return len(numbers)


def play_game(plan: Plan, record: Record, bot: str, number: int, found: Positions) -> Steps[None]:
    """Adds the positions in which a turn begins: only such ones are judged in a search."""
    state = record.replay()
    player = bot_named(bot)
    chance = seeded(derived_seed(record.seed, -1))
    seen: list[tuple[int, State]] = []
    expectations: list[Expectation] = []
    turns = -1
    while not state.over:
        decision = len(record.moves)
        if state.turn_count != turns:
            seen.append((decision, state.copy()))
            turns = state.turn_count
        answer = yield from player.choose_in_steps(*question(record, state))
        expectations.append((decision, state.to_move, answer.expected))
        code = played(answer, plan.daring, chance)
        record.moves.append(state.game.notation(code))
        state.play(code)
        yield None
    results = state.results()
    for decision, before in seen:
        found.add(
            number,
            [inputs_of(before, seat, plan.parts) for seat in range(before.seats)],
            before.evaluations(),
            targets(decision, expectations, results, plan.mix),
        )


def played(answer: Answer, daring: float, chance: Generator) -> int:
    """The bot's choice, or now and then one of its second thoughts, so that games differ."""
    if fraction(chance) >= daring:
        return answer.code
    best = answer.shares[:THOUGHTS]
    total = sum(share for _, share in best)
    return drawn([(code, share / total) for code, share in best], chance)
