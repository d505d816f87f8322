"""What the icons on the Traitor tiles do (P11.6)."""

from typing import Final

from iteru.games.pharaon.box.components import ARTISAN_PRESTIGE, PRINTED
from iteru.games.pharaon.box.ids import (
    ARTISAN_SLOTS,
    EFFECT_BURIAL,
    EFFECT_DISCARD_ARTISAN_HIGH,
    EFFECT_DISCARD_ARTISAN_LOW,
    EFFECT_DISCARD_NOBLE,
    EFFECT_GOD,
    EFFECT_NILE_LEAST,
    EFFECT_NILE_MOST,
    EFFECT_NOBLE_LEVEL,
    EFFECT_NONE,
    EFFECT_OFFERING_BONUS,
    EFFECT_OFFERING_SET,
    EFFECT_TAKE_ARTISAN_HIGH,
    EFFECT_TAKE_ARTISAN_LOW,
    EFFECT_TAKE_NOBLE,
)
from iteru.games.pharaon.rules.artisans import refill_artisan_slot
from iteru.games.pharaon.rules.burial_chamber import build_stage
from iteru.games.pharaon.rules.nile import advance_on
from iteru.games.pharaon.rules.nobles import refill_noble_slot
from iteru.games.pharaon.rules.offering_tokens import give_offering
from iteru.games.pharaon.rules.pharaoh import check_pharaoh
from iteru.games.pharaon.rules.traitor.tiles import filled
from iteru.games.pharaon.state import Fields, index_of, traitor_of
from iteru.games.pharaon.telling import events_cards, events_traitor
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT

SCORED_AT_THE_END: Final = (EFFECT_GOD, EFFECT_NOBLE_LEVEL)


def resolve_icon(state: Fields, effect: i64, number: i64) -> None:
    """P11.6 `none`, `god` and `noble_level` do nothing now: the last two are scored at the end."""
    if effect == EFFECT_BURIAL:
        build_stage(state, traitor_of(state))
    elif effect == EFFECT_TAKE_NOBLE:
        take_noble(state, number - 1)
    elif effect == EFFECT_DISCARD_NOBLE:
        discard_noble(state, number - 1)
    elif effect == EFFECT_TAKE_ARTISAN_HIGH:
        take_artisan(state, extreme_artisan(state, True))
    elif effect == EFFECT_TAKE_ARTISAN_LOW:
        take_artisan(state, extreme_artisan(state, False))
    elif effect == EFFECT_DISCARD_ARTISAN_HIGH:
        discard_artisan(state, extreme_artisan(state, True))
    elif effect == EFFECT_DISCARD_ARTISAN_LOW:
        discard_artisan(state, extreme_artisan(state, False))
    elif effect == EFFECT_OFFERING_SET:
        take_set(state, number - 1)
    elif effect == EFFECT_OFFERING_BONUS:
        take_bonus(state, number - 1)
    elif effect == EFFECT_NILE_MOST:
        advance_on(state, traitor_of(state), extreme_track(state, True))
    elif effect == EFFECT_NILE_LEAST:
        advance_on(state, traitor_of(state), extreme_track(state, False))
    else:
        assert effect in SCORED_AT_THE_END or effect == EFFECT_NONE, f"there is no effect {effect}"


def take_noble(state: Fields, slot: i64) -> None:
    """It takes the noble of a slot, if there is one, and ignores its ability; P8.5 follows."""
    noble = state.noble_slots[slot]
    if noble == NONE:
        return
    traitor = traitor_of(state)
    state.noble_slots[slot] = NONE
    state.nobles[traitor] |= BIT[noble]
    events_cards.tell_noble_taken(state, traitor, noble, slot)
    check_pharaoh(state, traitor)
    refill_noble_slot(state, slot)


def discard_noble(state: Fields, slot: i64) -> None:
    """The noble of a slot, if there is one, leaves the game."""
    noble = state.noble_slots[slot]
    if noble == NONE:
        return
    state.noble_slots[slot] = NONE
    state.nobles_removed |= BIT[noble]
    events_traitor.tell_noble_removed(state, noble, slot)
    refill_noble_slot(state, slot)


def extreme_artisan(state: Fields, highest: bool) -> i64:
    """The slot of the artisan with the highest or lowest points, leftmost on ties, or NONE."""
    found = NONE
    best = 0
    for slot in range(ARTISAN_SLOTS):
        artisan = state.artisan_slots[slot]
        if artisan != NONE:
            points = ARTISAN_PRESTIGE[artisan] if highest else -ARTISAN_PRESTIGE[artisan]
            if found == NONE or points > best:
                found, best = slot, points
    return found


def take_artisan(state: Fields, slot: i64) -> None:
    """It takes the artisan of a slot, without resources or jars; nothing for NONE."""
    if slot == NONE:
        return
    traitor = traitor_of(state)
    artisan = state.artisan_slots[slot]
    state.artisan_slots[slot] = NONE
    state.artisans[traitor] |= BIT[artisan]
    events_cards.tell_artisan_taken(state, traitor, artisan, slot)
    refill_artisan_slot(state, slot)


def discard_artisan(state: Fields, slot: i64) -> None:
    """The artisan of a slot leaves the game; nothing for NONE."""
    if slot == NONE:
        return
    artisan = state.artisan_slots[slot]
    state.artisan_slots[slot] = NONE
    state.artisans_removed |= BIT[artisan]
    events_traitor.tell_artisan_removed(state, artisan, slot)
    refill_artisan_slot(state, slot)


def take_set(state: Fields, place: i64) -> None:
    """It takes the two tokens of a set, if they are still there."""
    tokens = [state.set_tokens[place * 2], state.set_tokens[place * 2 + 1]]
    if tokens[0] == NONE:
        return
    traitor = traitor_of(state)
    for side in range(2):
        give_offering(state, traitor, tokens[side])
        state.set_tokens[place * 2 + side] = NONE
    events_cards.tell_set_taken(state, traitor, place, tokens)


def take_bonus(state: Fields, place: i64) -> None:
    """It takes a bonus token, if it is still there."""
    token = state.bonus[place]
    if token == NONE:
        return
    traitor = traitor_of(state)
    give_offering(state, traitor, token)
    state.bonus[place] = NONE
    events_cards.tell_offering_taken(state, traitor, token, place)


def extreme_track(state: Fields, most: bool) -> i64:
    """The track tied to the tile with the most or fewest covered spaces, leftmost track on ties.

    A space that counts as filled without a token counts here too (P11.4).
    """
    found = NONE
    best = 0
    for track in PRINTED.tracks:
        count = filled(state, index_of(state.tied, track))
        if not most:
            count = -count
        if found == NONE or count > best:
            found, best = track, count
    return found
