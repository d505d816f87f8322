"""What a bot is asked."""

import iteru
from iteru import Record
from iteru.bots.question import derived_seed, question
from iteru.kernel.generator import check_seed


def test_a_question_is_what_the_mover_knows_and_a_seed_of_game_and_position() -> None:
    record = Record.begin("fertility", seats=2, seed=7)
    state = record.replay()
    known, seed = question(record, state)
    assert known.dump() == state.known(state.to_move).dump()
    assert seed == derived_seed(7, 0)

    record.moves.append(state.game.notation(state.legal()[0]))
    _, next_seed = question(record, record.replay())
    assert next_seed == derived_seed(7, 1)


def test_seeds_differ_and_are_seeds() -> None:
    seeds = {derived_seed(seed, number) for seed in range(20) for number in range(20)}
    assert len(seeds) == 400
    for seed in seeds:
        check_seed(seed)
    iteru.load("fertility").new(2, derived_seed(2**53 - 1, 10**6))
