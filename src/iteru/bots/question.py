"""What a bot is asked, wherever a game is played: server, terminal, arena and hint ask alike."""

from iteru.kernel.generator import seeded
from iteru.kernel.record import Record
from iteru.kernel.state import State


def question(record: Record, state: State) -> tuple[State, int]:
    """What the mover knows, and the seed of this decision: the arguments of `bot.choose`.

    `state` is the present state of the record's game. The seed comes from that of the game and
    the number of moves that stand, so that a game can be repeated exactly, and a question that
    is asked twice has one answer.
    """
    return state.known(state.to_move), derived_seed(record.seed, len(record.moves))


def derived_seed(seed: int, number: int) -> int:
    """The seed of one decision of a game, or of one game of an arena: 0 to 2**29 - 1."""
    chance = seeded((seed * 1000003 + number) % (1 << 53))
    return int(chance.below(1 << 29))
