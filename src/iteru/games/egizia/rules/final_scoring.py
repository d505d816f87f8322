"""Final scoring and the winner (E10), which can be asked at any time: as if it ended now."""

from iteru.games.egizia.box.components import CARD_VALUE, OF_KIND, PRINTED, SELLS_AT_END
from iteru.games.egizia.box.ids import GRAVE_CARD, GRAVES, GRAVES_FIRST, STONE_MARKET, TRACKS
from iteru.games.egizia.rules.score_track import moved
from iteru.games.egizia.rules.sphinx_scoring import favour_points, sphinx_points
from iteru.games.egizia.state import BOOKED, Fields
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import lowest


def parts(state: Fields, seat: i64) -> list[int]:
    """The points of a seat by source, in the order of PARTS."""
    sale, graves = stone_sale(state, seat), grave_points(grave_sum(state, seat))
    sphinx = sphinx_points(state, seat)
    favour = favour_points(state, seat, points_before_favour(state, seat))
    booked = state.booked[seat * BOOKED : seat * BOOKED + BOOKED]
    return [*booked, sale, graves, sphinx, favour, -state.bids[seat]]


def gains(state: Fields, seat: i64) -> i64:
    """E10.2 What the final scoring adds to a seat's score, without the bid."""
    before = points_before_favour(state, seat)
    return before + favour_points(state, seat, before) - state.score[seat]


def points_before_favour(state: Fields, seat: i64) -> i64:
    """E10.2 The total after everything but sphinx_per_10 and sphinx_per_15."""
    graves = grave_points(grave_sum(state, seat))
    return state.score[seat] + stone_sale(state, seat) + graves + sphinx_points(state, seat)


def points(state: Fields, seat: i64) -> i64:
    """E10.2, E11.4 The result of a seat."""
    return state.score[seat] + gains(state, seat) - state.bids[seat]


def stone_sale(state: Fields, seat: i64) -> i64:
    """E10.2.1, E2.5.4: only from the lower spaces of the stone market."""
    space = state.market[seat * TRACKS + STONE_MARKET]
    rate = PRINTED.stones_per_point
    if rate == 0 or not SELLS_AT_END[space]:
        return 0
    return state.reserve[seat] // rate


def grave_sum(state: Fields, seat: i64) -> i64:
    """E10.2.2 The values of own grave tiles, and E12.3.8 of grave_card."""
    own = state.built[seat] >> GRAVES_FIRST
    total: i64 = 0
    for place in range(GRAVES):
        if own >> place & 1:
            total += state.graves[place]
    if state.held[seat] & OF_KIND[GRAVE_CARD]:
        total += CARD_VALUE[lowest(OF_KIND[GRAVE_CARD])]
    return total


def grave_points(total: i64) -> i64:
    """E10.2.2 The highest step that the sum reaches."""
    found: i64 = 0
    for least, points_here in PRINTED.stones.grave_steps:
        if total >= least:
            found = points_here
    return found


def final_rank(state: Fields) -> vec[i64]:
    """E10.2 The order on the score track after all have scored, leader first, without the bids."""
    score, rank = state.score[:], state.rank
    for seat in state.rank:
        gained = gains(state, seat)
        if gained > 0:
            score[seat] += gained
            rank = moved(rank, score, seat)
    return rank


def places(state: Fields) -> list[int]:
    """E10.3 The place of each seat: most points; a tie goes to whoever is ahead in rank."""
    results = [points(state, seat) for seat in range(state.seats)]
    found = [1] * state.seats
    rank = final_rank(state)
    for index, seat in enumerate(rank):
        for ahead, other in enumerate(rank):
            is_tied_ahead = results[other] == results[seat] and ahead < index
            if results[other] > results[seat] or is_tied_ahead:
                found[seat] += 1
    return found
