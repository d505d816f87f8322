"""Final scoring and the winner (F10, F11). All of it is open, so it can be asked at any time."""

from iteru.games.fertility.box.components import (
    DEBENS,
    DEBENS_PER_RESOURCE,
    EFFECT,
    KINDS,
    MONUMENTS,
    PRINTED,
    SHOP_KINDS,
    SHOP_STATUES,
    STATUE_DEBENS,
    STATUE_OF_CHOICE,
    STATUES,
    VALUE,
    WHEAT_DEBENS,
)
from iteru.games.fertility.state import Fields, is_full, owned_shops
from iteru.games.fertility.telling import events
from iteru.kernel.ranking import ranks
from iteru.kernel.rows import append, i64, vec
from iteru.kernel.sets import count_bits


def parts(state: Fields, seat: i64) -> list[int]:
    """The five parts of a seat's debens, as PARTS names them; nothing else scores (F10.6)."""
    full = full_shops(state, seat)
    return [
        generic_shops(full),
        specialised_shops(state, seat, full),
        STATUE_DEBENS[different_gods(full)],
        monument_debens(state)[seat],
        WHEAT_DEBENS[state.wheat[seat]],  # F10.5
    ]


def full_shops(state: Fields, seat: i64) -> vec[i64]:
    """Only a Shop that is fully supplied gives anything (F6.5)."""
    full = vec[i64]()
    for shop in owned_shops(state, seat):
        if is_full(state, shop):
            full = append(full, shop)
    return full


def generic_shops(full: vec[i64]) -> i64:
    """F10.1 The value of each fully supplied generic Shop."""
    debens: i64 = 0
    for shop in full:
        if EFFECT[shop] == DEBENS:
            debens += VALUE[shop]
    return debens


def specialised_shops(state: Fields, seat: i64, full: vec[i64]) -> i64:
    """F10.2 Debens for each token of the resource in the Metropolis, partial Shops included."""
    debens: i64 = 0
    for shop in full:
        if EFFECT[shop] == DEBENS_PER_RESOURCE:
            for resource in range(KINDS):
                if SHOP_KINDS[shop] >> resource & 1:
                    debens += VALUE[shop] * state.tokens[seat * KINDS + resource]
    return debens


def different_gods(full: vec[i64]) -> i64:
    """F10.3 Different gods among the statues; a god of choice is any god still missing."""
    found = count_bits(named_gods(full)) + gods_of_choice(full)
    return min(found, len(PRINTED.gods), len(STATUE_DEBENS) - 1)


def named_gods(full: vec[i64]) -> i64:
    """The set of gods of whom there is a statue."""
    gods: i64 = 0
    for shop in full:
        if EFFECT[shop] == STATUES:
            gods |= SHOP_STATUES[shop]
    return gods


def gods_of_choice(full: vec[i64]) -> i64:
    gods: i64 = 0
    for shop in full:
        if EFFECT[shop] == STATUE_OF_CHOICE:
            gods += VALUE[shop]
    return gods


def monument_debens(state: Fields) -> list[int]:
    """F10.4 The most monuments score first, the next number second; tied players all score."""
    placed = [MONUMENTS - state.monuments[seat] for seat in range(state.seats)]
    most = max(placed)
    second = max([number for number in placed if number < most], default=0)
    debens: list[int] = []
    for number in placed:
        if number == 0:
            debens.append(0)
        elif number == most:
            debens.append(PRINTED.most_monuments)
        else:
            debens.append(PRINTED.second_monuments if number == second else 0)
    return debens


def tokens_on_metropolis(state: Fields, seat: i64) -> i64:
    """F11.2 All tokens on all Shops; wheat does not count."""
    return sum(state.tokens[seat * KINDS : seat * KINDS + KINDS])


def standings(state: Fields) -> list[list[int]]:
    """F11.1 Most debens, F11.2 then fewest tokens on the Metropolis."""
    return [
        [sum(parts(state, seat)), -tokens_on_metropolis(state, seat)] for seat in range(state.seats)
    ]


def end_game(state: Fields) -> None:
    """F10, F11 After the last turn nothing is left to do but to tell the scores and who has won."""
    if state.journal is None:
        return  # nobody asks for what takes time to work out
    for seat in range(state.seats):
        events.tell_scored(state, seat, parts(state, seat))
    places = ranks(standings(state))
    events.tell_winners(state, [seat for seat in range(state.seats) if places[seat] == 1])
