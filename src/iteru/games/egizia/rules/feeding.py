"""Phase 3: feeding (E6)."""

from iteru.games.egizia.actions import ACCEPT_LOSS, GRAIN_CARDS, PAY_GRAIN, PLAY_GRAIN
from iteru.games.egizia.box.components import CARD_VALUE, OF_KIND, PENALTY
from iteru.games.egizia.box.ids import GRAIN, GRAIN_MARKET, STONES_AS_GRAIN, TRACKS
from iteru.games.egizia.frames import ASK_FEEDING, ASK_GRAIN, FEED
from iteru.games.egizia.rules.card_effects import play_card
from iteru.games.egizia.rules.production import crews_to_feed, grain_of_fields
from iteru.games.egizia.rules.score_track import lose_points
from iteru.games.egizia.rules.supplies import pay_stones
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events
from iteru.kernel.rows import i64


def begin_feeding(state: Fields) -> None:
    """E6.1 In rank order as it is now, leader first (E2.8): free actions, then feeding."""
    state.phase = 3
    for seat in state.rank[::-1]:
        state.pending.push(FEED, seat)
        state.pending.push(ASK_FEEDING, seat)
    events.tell_phase(state)


def feed_crews(state: Fields, seat: i64) -> None:
    """E6.2, E6.3 Need and supply are compared; surplus grain is lost (E6.5)."""
    need, supply = crews_to_feed(state, seat), grain_of_fields(state, seat)
    events.tell_fed(state, seat, need, supply)
    if need > supply:
        state.pending.push(ASK_GRAIN, seat, need - supply)


def legal_grain(state: Fields, seat: i64, missing: i64) -> list[int]:
    """E6.4 Cards and stones while grain is missing, not more stones than that; or the loss.

    E12.3.4 Stones only with stones_as_grain; E6.7 the grain market gives none.
    """
    codes: list[int] = []
    held = state.held[seat]
    if held & OF_KIND[GRAIN]:
        for number, card in enumerate(GRAIN_CARDS):
            if held >> card & 1:
                codes.append(PLAY_GRAIN + number)
                break  # copies of a card are equal: the first one is played
    if held & OF_KIND[STONES_AS_GRAIN]:
        for stones in range(min(missing, state.reserve[seat])):
            codes.append(PAY_GRAIN + stones)
    codes.append(ACCEPT_LOSS)
    return codes


def apply_grain(state: Fields, seat: i64, missing: i64, code: i64) -> None:
    state.pending.pop()
    if code == ACCEPT_LOSS:
        lose_points(state, seat, loss_for(state, seat, missing))
        return
    if code >= PAY_GRAIN:
        amount = code - PAY_GRAIN + 1
        pay_stones(state, seat, amount)
    else:
        amount = CARD_VALUE[GRAIN_CARDS[code - PLAY_GRAIN]]
        play_card(state, seat, GRAIN)
    events.tell_grain(state, seat, amount)
    if missing > amount:
        state.pending.push(ASK_GRAIN, seat, missing - amount)


def loss_for(state: Fields, seat: i64, missing: i64) -> i64:
    """E2.5.3, E6.5 Points for missing grain, by the space on the grain market.

    E2.5.6 The stone market has no say in it; E6.6 and nothing else follows from hunger.
    """
    return missing * penalty_of(state, seat)


def penalty_of(state: Fields, seat: i64) -> i64:
    """E2.5.3 Points for each missing grain."""
    return PENALTY[state.market[seat * TRACKS + GRAIN_MARKET]]
