"""Free actions (E14.3): what players may do in windows of their own, any number, in any order."""

from typing import Final

from iteru.games.egizia.actions import (
    GO_ON,
    PLAY_GRAIN,
    PLAY_STONES,
    SELL,
    STONES_CARDS,
    TRAIN_CARDS,
    TRAIN_CREW,
    UPGRADE,
)
from iteru.games.egizia.box.components import CARD_COST, CARD_VALUE, MAX_STRENGTH, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import (
    CREW_TILES,
    FIELD_UPGRADE,
    REGULAR,
    SELL_STONES,
    STONES,
    TRAIN,
)
from iteru.games.egizia.rules.card_effects import attach_upgrade, legal_upgrade, play_card
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.rules.supplies import gain_stones, pay_stones, raise_crew
from iteru.games.egizia.state import FROM_NILE_CARDS, Fields
from iteru.games.egizia.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, lowest

FREE_CARDS: Final = OF_KIND[STONES] | OF_KIND[SELL_STONES] | OF_KIND[TRAIN] | OF_KIND[FIELD_UPGRADE]
SELL_CARD: Final = lowest(OF_KIND[SELL_STONES])


def legal_free_actions(state: Fields, seat: i64) -> list[int]:
    """E14.3 Those that are possible now, ascending; E14.4 mostly there are none."""
    codes: list[int] = []
    cards = state.held[seat] & FREE_CARDS & ~state.used
    if cards == 0:
        return codes
    for number, card in enumerate(STONES_CARDS):
        if cards >> card & 1:
            codes.append(PLAY_STONES + number)
            break  # copies of a card are equal: the first one is played
    if cards >> SELL_CARD & 1:
        for stones in range(min(state.reserve[seat], CARD_VALUE[SELL_CARD])):
            codes.append(SELL + stones)
    for number, card in enumerate(TRAIN_CARDS):
        if cards >> card & 1 and state.reserve[seat] >= CARD_COST[card]:
            for crew in range(REGULAR):
                if state.strength[seat * CREW_TILES + crew] < MAX_STRENGTH[crew]:
                    codes.append(TRAIN_CREW + number * REGULAR + crew)
    if state.upgraded == NONE and cards & OF_KIND[FIELD_UPGRADE]:
        codes += legal_upgrade(state, seat)
    return codes


def is_free_action(code: i64) -> bool:
    return PLAY_STONES <= code < PLAY_GRAIN


def apply_free_action(state: Fields, seat: i64, code: i64) -> None:
    """The window stays open: its frame remains."""
    if code >= UPGRADE:
        attach_upgrade(state, seat, code)
    elif code >= TRAIN_CREW:
        card = TRAIN_CARDS[(code - TRAIN_CREW) // REGULAR]
        state.used |= BIT[card]  # E12.3.2, E12.3.5 once per round
        events.tell_card_played(state, seat, card)
        if CARD_COST[card] > 0:
            pay_stones(state, seat, CARD_COST[card])
        raise_crew(state, seat, (code - TRAIN_CREW) % REGULAR, CARD_VALUE[card])
    elif code >= SELL:
        play_card(state, seat, SELL_STONES)
        pay_stones(state, seat, code - SELL + 1)
        gain_points(state, seat, (code - SELL + 1) * PRINTED.nile.sale_points, FROM_NILE_CARDS)
    else:
        assert code >= PLAY_STONES
        play_card(state, seat, STONES)
        gain_stones(state, seat, CARD_VALUE[STONES_CARDS[code - PLAY_STONES]])


def legal_window(state: Fields, seat: i64) -> list[int]:
    """A window for free actions only: phase 3 before feeding (E6.1), the last call (E10.1)."""
    return [GO_ON, *legal_free_actions(state, seat)]


def apply_window(state: Fields, seat: i64, code: i64) -> None:
    if code == GO_ON:
        state.pending.pop()
    else:
        apply_free_action(state, seat, code)
