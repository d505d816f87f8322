"""The offerings section: a set of two tokens, and optionally a single one (P4.3)."""

from iteru.games.pharaon.actions import OFFERINGS_2, OFFERINGS_SET
from iteru.games.pharaon.box.ids import MOST_SETS
from iteru.games.pharaon.frames import ASK_OFFERING_SOURCE, ASK_OFFERINGS_SET
from iteru.games.pharaon.rules.offering_tokens import give_offering
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events_cards
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def has_set(state: Fields) -> bool:
    """P4.3.3 Without a set on display the action is not available."""
    return any(state.set_tokens[place * 2] != NONE for place in range(MOST_SETS))


def act_in_offerings(state: Fields, seat: i64, option: i64) -> None:
    """P4.3.1 A set, then the bonus token if the second resource was paid."""
    if option == OFFERINGS_2:
        state.pending.push(ASK_OFFERING_SOURCE, seat)
    state.pending.push(ASK_OFFERINGS_SET, seat)


def legal_offerings_set(state: Fields) -> list[int]:
    return [
        OFFERINGS_SET + place for place in range(MOST_SETS) if state.set_tokens[place * 2] != NONE
    ]


def apply_offerings_set(state: Fields, seat: i64, code: i64) -> None:
    """P4.3.3 Its place stays empty until the end of the round."""
    state.pending.pop()
    place = code - OFFERINGS_SET
    tokens = take_set(state, seat, place)
    events_cards.tell_set_taken(state, seat, place, tokens)


def take_set(state: Fields, holder: i64, place: i64) -> list[int]:
    """Both tokens of a set that is there go to the holder."""
    tokens = [state.set_tokens[place * 2], state.set_tokens[place * 2 + 1]]
    state.set_tokens[place * 2] = NONE
    state.set_tokens[place * 2 + 1] = NONE
    for token in tokens:
        give_offering(state, holder, token)
    return tokens
