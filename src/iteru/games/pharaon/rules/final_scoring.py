"""Final scoring and the winner (P10). All of it is open, so it can be asked at any time."""

from typing import Final

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import BASICS, FIRST_OFFERING, KINDS, OFFERING_TYPES
from iteru.games.pharaon.rules.gods import gods_prestige, satisfied
from iteru.games.pharaon.rules.noble_prestige import (
    ARTISAN_VALUES,
    ARTISANS_OF_VALUE,
    nobles_prestige,
    offering_tokens,
)
from iteru.games.pharaon.rules.traitor.scoring import traitor_gods, traitor_nobles
from iteru.games.pharaon.state import Fields, is_solo, traitor_of
from iteru.games.pharaon.telling import events_final
from iteru.kernel.ranking import ranks
from iteru.kernel.rows import i64
from iteru.kernel.sets import count_bits

NILE_PRESTIGE: Final = bytes(PRINTED.nile_prestige)
STAGE_PRESTIGE: Final = bytes(PRINTED.stage_prestige)
RESOURCE_PRESTIGE: Final = PRINTED.resource_prestige
# By offering type: what every token is worth, and its own bonus.
TOKEN_PRESTIGE: Final = bytes(
    [PRINTED.offering_token_prestige + bonus for bonus in PRINTED.offering_prestige]
)


def parts(state: Fields, holder: i64) -> list[int]:
    """The parts of a holder's points, in the order of ids.PARTS.

    P11.8.1 The Traitor's are the same but for gods and nobles; what lies on its tiles is not `own`.
    """
    if is_solo(state) and holder == traitor_of(state):
        gods = traitor_gods(state)
        nobles = traitor_nobles(state)
    else:
        gods = satisfied(state, holder)
        nobles = nobles_prestige(state, holder, gods)
    return [
        gods_prestige(state, gods),
        nobles,
        artisans_prestige(state, holder),
        nile_prestige(state, holder),
        STAGE_PRESTIGE[state.stage[holder]],  # P10.5
        tokens_prestige(state, holder),
        honours_prestige(state, holder),
    ]


def points(state: Fields, holder: i64) -> i64:
    """The sum of the parts."""
    return sum(parts(state, holder))


def artisans_prestige(state: Fields, holder: i64) -> i64:
    """P10.3 What is printed on the artisans."""
    own = state.artisans[holder]
    total: i64 = 0
    for number in range(len(ARTISAN_VALUES)):
        total += ARTISAN_VALUES[number] * count_bits(own & ARTISANS_OF_VALUE[number])
    return total


def nile_prestige(state: Fields, holder: i64) -> i64:
    """P10.4 By the level on each track."""
    total: i64 = 0
    for track in range(holder * BASICS, holder * BASICS + BASICS):
        total += NILE_PRESTIGE[state.nile[track]]
    return total


def tokens_prestige(state: Fields, holder: i64) -> i64:
    """P10.6 Resources, silver too, and offering tokens with their bonus; P10.9 not the wheel's."""
    first = holder * KINDS
    total: i64 = 0
    for resource in range(first, first + FIRST_OFFERING):
        total += state.own[resource]
    total *= RESOURCE_PRESTIGE
    for offering in range(OFFERING_TYPES):
        total += state.own[first + FIRST_OFFERING + offering] * TOKEN_PRESTIGE[offering]
    return total


def honours_prestige(state: Fields, holder: i64) -> i64:
    """P10.7 Pharaoh token and first player token."""
    total: i64 = 0
    if state.pharaoh == holder:
        total += PRINTED.pharaoh_prestige
    if state.first == holder:
        total += PRINTED.first_player_prestige
    return total


def tokens_owned(state: Fields, holder: i64) -> i64:
    """P10.8 Resource and offering tokens together."""
    total = offering_tokens(state, holder)
    for resource in range(holder * KINDS, holder * KINDS + FIRST_OFFERING):
        total += state.own[resource]
    return total


def standings(state: Fields) -> list[list[int]]:
    """P10.8 Most points, then the Pharaoh token, then most tokens."""
    return [
        [points(state, seat), 1 if state.pharaoh == seat else 0, tokens_owned(state, seat)]
        for seat in range(state.seats)
    ]


def places(state: Fields) -> list[int]:
    """P10.8 The place of each seat; P11.8.4 alone it is the second unless the Traitor has less."""
    if is_solo(state):
        return [1 if points(state, 0) > points(state, traitor_of(state)) else 2]
    return ranks(standings(state))


def tell_result(state: Fields) -> None:
    """P10 Everyone's points and who has won; not worked out where nobody listens."""
    if state.journal is None:
        return
    for seat in range(state.seats):
        events_final.tell_scored(state, seat, parts(state, seat))
    if is_solo(state):
        events_final.tell_traitor_scored(state, parts(state, traitor_of(state)))
    ranking = places(state)
    events_final.tell_winners(state, [seat for seat in range(state.seats) if ranking[seat] == 1])
