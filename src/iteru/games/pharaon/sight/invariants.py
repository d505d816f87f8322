"""What must always hold in a state."""

from iteru.games.pharaon.box.components import PRINTED, PYRAMID, STAGES, STOCK
from iteru.games.pharaon.box.ids import (
    ARTISANS,
    BASICS,
    FIRST_OFFERING,
    JARS,
    KINDS,
    MOST_SETS,
    NILE_TOP,
    NOBLES,
    OFFERING_TYPES,
    RESOURCES,
    TILE_SPACES,
    UNITS,
    WHEEL_SPACES,
)
from iteru.games.pharaon.frames import ASK_JAR_DIPLOMAT, ASK_SOLO_SPLIT
from iteru.games.pharaon.state import SETUP_ROUND, Fields, holders_of, is_solo, is_worthy_of_pharaoh
from iteru.kernel.plain import NONE
from iteru.kernel.sets import count_bits


def check(state: Fields) -> None:
    """P1.1 Everything is somewhere, exactly once; limits are kept."""
    _check_tokens(state)
    _check_cards(state)
    holders = holders_of(state)
    for level in state.nile:
        assert 0 <= level <= NILE_TOP, "P4.5.2"
    for stage in state.stage:
        assert 0 <= stage <= STAGES, "P4.7"
    is_drawn_later = state.first == NONE and is_solo(state) and state.round == SETUP_ROUND
    assert 0 <= state.first < holders or is_drawn_later, "P1.1 first player token, P11.2"
    assert NONE <= state.pharaoh < holders, "P1.1 Pharaoh token"
    for holder in range(holders):
        is_worthy = is_worthy_of_pharaoh(state, holder)
        assert state.pharaoh != NONE or not is_worthy, "P8.5 whoever meets it takes it"
        assert state.pharaoh != holder or is_worthy, "P8.5 neither nobles nor stages are lost"
    assert 0 <= state.round <= PRINTED.rounds
    assert len(set(state.passed)) == len(state.passed) <= holders
    rows = list(state.passed)[: holders - 1]
    for holder in range(holders):
        last = len(PYRAMID[rows.index(holder)]) - 1 if holder in rows else 0
        assert 0 <= state.index[holder] <= last, "P6.2"
    assert (state.round == SETUP_ROUND) or len(state.aside) + len(state.offered) == 0, "P2.5"


def _check_tokens(state: Fields) -> None:
    own, wheel, tiles = list(state.own), list(state.wheel), list(state.tile_spaces)
    for resource in range(len(RESOURCES)):
        count = state.supply[resource] + sum(own[resource::KINDS])
        count += wheel.count(resource) + tiles.count(resource)
        assert state.supply[resource] >= 0
        assert count == STOCK[resource], "P1.3 resources are conserved"
    assert all(count >= 0 for count in [*own, *state.bag, *state.discards])
    for offering in range(OFFERING_TYPES):
        kind = FIRST_OFFERING + offering
        count = state.bag[offering] + state.discards[offering] + sum(own[kind::KINDS])
        count += list(state.set_tokens).count(offering) + list(state.bonus).count(offering)
        count += wheel.count(kind) if kind < UNITS else 0
        assert count == PRINTED.offering_counts[offering], "P3.6 tokens are conserved"
    for sector in range(BASICS):
        spaces = wheel[sector * WHEEL_SPACES : (sector + 1) * WHEEL_SPACES]
        _check_filled_from_the_left(spaces, state.usable)
    setup = PRINTED.setups[state.seats]
    for place in range(MOST_SETS):
        first, second = state.set_tokens[place * 2], state.set_tokens[place * 2 + 1]
        assert (first == NONE) == (second == NONE), "P4.3.3 a set is two tokens"
        assert first == NONE or place < setup.sets, "P2.3"
        assert state.bonus[place] == NONE or place < setup.bonus, "P2.3"
    for place in range(len(state.tile_row)):
        spaces = tiles[place * TILE_SPACES : (place + 1) * TILE_SPACES]
        _check_filled_from_the_left(spaces, TILE_SPACES)


def _check_cards(state: Fields) -> None:
    seen = [*state.jars_shown, *state.jar_discards]
    seen += [
        frame[2]
        for frame in state.pending.frames()
        if frame[0] in (ASK_JAR_DIPLOMAT, ASK_SOLO_SPLIT)
    ]
    _check_once([state.jar_stack, state.traitor_stack], seen, JARS)
    assert 0 <= state.traitor_mixed <= count_bits(state.jar_stack), "P11.2"
    nobles = [state.noble_deck, state.nobles_removed, *state.nobles]
    hidden = [*state.noble_slots, *state.offered, *state.aside]
    _check_once(nobles, [noble for noble in hidden if noble >= 0], NOBLES)  # UNKNOWN: in the deck
    artisans = [state.artisan_deck, state.artisans_removed, *state.artisans]
    slots = [artisan for artisan in state.artisan_slots if artisan != NONE]
    _check_once(artisans, slots, ARTISANS)
    assert state.noble_deck == 0 or NONE not in state.noble_slots, "P4.4 slots are refilled"
    assert state.artisan_deck == 0 or NONE not in state.artisan_slots, "P4.6"


def _check_once(sets: list[int], singles: list[int], count: int) -> None:
    """P1.1 Each card of a kind is in one of the sets or among the singles, once."""
    found = singles[:]
    for bits in sets:
        found += [number for number in range(count) if bits >> number & 1]
    assert sorted(found) == list(range(count)), "P1.1 each card once"


def _check_filled_from_the_left(spaces: list[int], usable: int) -> None:
    taken = len([space for space in spaces if space != NONE])
    assert taken <= usable and NONE not in spaces[:taken], "P4.2.1"
