"""The end of a round and the preparation of the next (P7, P12.2)."""

from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import BASICS, FIRST_OFFERING, POSITIONS, WHEEL_SPACES
from iteru.games.pharaon.frames import END_GAME
from iteru.games.pharaon.rules.jars import block_wheel, show_jars
from iteru.games.pharaon.rules.offering_tokens import draw_from_bag, refill_bag
from iteru.games.pharaon.rules.traitor.setup import fill_stack
from iteru.games.pharaon.rules.turn_order import begin_round
from iteru.games.pharaon.state import BLOCK, Fields, is_solo, total
from iteru.games.pharaon.telling import events, events_cards
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec


def end_round(state: Fields) -> None:
    """P7.3 After the last round only the scoring is left; P7.2 else the next one is prepared."""
    if state.round == PRINTED.rounds:
        state.pending.push(END_GAME, NONE)
        return
    state.passed = vec[i64]()
    for holder in range(len(state.index)):
        state.index[holder] = 0
    clear_wheel(state)
    refill_offerings(state)
    turn_wheel(state)
    state.used = 0
    if PRINTED.setups[state.seats].blocks:
        block_wheel(state)
    if state.round + 1 < PRINTED.rounds:
        show_jars(state)
    begin_round(state)
    if is_solo(state):
        fill_stack(state)


def clear_wheel(state: Fields) -> None:
    """P7.2 step 1 Resources go to the supply, offering tokens to their discards."""
    for space in range(BASICS * WHEEL_SPACES):
        unit = state.wheel[space]
        if unit == NONE:
            continue
        state.wheel[space] = NONE
        if unit < FIRST_OFFERING:
            state.supply[unit] += 1
        elif unit != BLOCK:
            state.discards[unit - FIRST_OFFERING] += 1
    events.tell_wheel_cleared(state)


def refill_offerings(state: Fields) -> None:
    """P7.2 step 2 Missing sets first, in order, then bonus tokens.

    If the bag holds too few for all, the discards are put back before; a set needs two tokens,
    what remains goes to the bonus area.
    """
    setup = PRINTED.setups[state.seats]
    sets = [place for place in range(setup.sets) if state.set_tokens[place * 2] == NONE]
    places = [place for place in range(setup.bonus) if state.bonus[place] == NONE]
    if total(state.bag) < 2 * len(sets) + len(places) and total(state.discards) > 0:
        refill_bag(state)
    left = total(state.bag)
    for place in sets:
        if left < 2:
            break
        left -= 2
        state.set_tokens[place * 2] = draw_from_bag(state)
        state.set_tokens[place * 2 + 1] = draw_from_bag(state)
        events_cards.tell_refilled_set(state, place)
    for place in places[:left]:
        state.bonus[place] = draw_from_bag(state)
        events_cards.tell_refilled_bonus(state, place, state.bonus[place])


def turn_wheel(state: Fields) -> None:
    """P7.2 step 3 One step in the direction of the marker.

    P7.4 Nothing else turns it: in five rounds each section meets each of the five resources.
    """
    state.offset = (state.offset + state.direction) % POSITIONS
    events.tell_wheel_turned(state)
