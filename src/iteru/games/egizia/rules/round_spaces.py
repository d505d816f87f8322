"""The round spaces of the Nile (E5.4, E5.5)."""

from iteru.games.egizia.actions import DOUBLE, IRRIGATE, NO_DOUBLE, RAISE_ONE
from iteru.games.egizia.box.components import (
    HELIOPOLIS,
    OF_KIND,
    PRINTED,
    ROUND_CREWS,
    ROUND_EFFECT,
    ROUND_STEPS,
)
from iteru.games.egizia.box.ids import DOUBLE as DOUBLE_CARD
from iteru.games.egizia.box.ids import (
    GRAIN_MARKET,
    IRRIGATIONS,
    MARKET_BOTH,
    RAISE,
    RAISE_AND_IRRIGATE,
    RAISE_CHOSEN,
    REGULAR,
    STONE_MARKET,
)
from iteru.games.egizia.frames import ASK_ALYI_CREW, ASK_DOUBLE, ASK_IRRIGATION
from iteru.games.egizia.rules.card_effects import discard
from iteru.games.egizia.rules.supplies import gain_stones, raise_crew, raise_crews, step_market
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.rows import i64


def visit_round_space(state: Fields, seat: i64, space: i64) -> None:
    """E5.4.1 The effect at once; E5.5.8 then its player may double it with the card."""
    if state.held[seat] & OF_KIND[DOUBLE_CARD] and (
        space != HELIOPOLIS or state.doubles_heliopolis  # E5.5.9
    ):
        state.pending.push(ASK_DOUBLE, seat, space)
    carry_out(state, seat, space)


def carry_out(state: Fields, seat: i64, space: i64) -> None:
    """The effect of a round space; which crews it raises, the data says.

    E5.5.1 Edfu; E5.5.2, E5.5.4, E5.5.5 Thebae, Selinon, Beni Hasan; E5.5.3, E5.5.7 Passalon,
    Heliopolis; E5.5.6 Alyi.
    """
    effect, steps = ROUND_EFFECT[space], ROUND_STEPS[space]
    if effect == MARKET_BOTH:
        step_market(state, seat, STONE_MARKET, steps)
        step_market(state, seat, GRAIN_MARKET, steps)
    elif effect == RAISE_CHOSEN:
        state.pending.push(ASK_ALYI_CREW, seat, space)
    elif effect in (RAISE, RAISE_AND_IRRIGATE):
        raise_crews(state, seat, ROUND_CREWS[space], steps)
        if effect == RAISE_AND_IRRIGATE:
            state.pending.push(ASK_IRRIGATION, seat)
    else:
        raise AssertionError(f"no rule carries out {PRINTED.river.spaces[space]}")


def legal_alyi_crew() -> list[int]:
    """E5.5.6 One regular crew of choice; E2.1 also one on its maximum."""
    return [RAISE_ONE + crew for crew in range(REGULAR)]


def apply_alyi_crew(state: Fields, seat: i64, space: i64, code: i64) -> None:
    state.pending.pop()
    raise_crew(state, seat, code - RAISE_ONE, ROUND_STEPS[space])
    gain_stones(state, seat, PRINTED.river.round_stones[space])


def legal_irrigation(state: Fields) -> list[int]:
    """E5.5.3 One space left or right, or none; E2.6 never beyond the three spaces."""
    first, last = max(state.irrigation - 1, 0), min(state.irrigation + 1, len(IRRIGATIONS) - 1)
    return [IRRIGATE + place for place in range(first, last + 1)]


def apply_irrigation(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    place = code - IRRIGATE
    if place != state.irrigation:
        state.irrigation = place
        events.tell_irrigated(state, seat)


def legal_double() -> list[int]:
    return [DOUBLE, NO_DOUBLE]


def apply_double(state: Fields, seat: i64, space: i64, code: i64) -> None:
    """E5.5.8 The whole effect once more."""
    state.pending.pop()
    if code == DOUBLE:
        discard(state, seat, DOUBLE_CARD)
        events.tell_doubled(state, seat, space)
        carry_out(state, seat, space)
