"""Phase 5: building: the opening window, the order of the builders, crews (E8.1, E8.2, E8.4)."""

from typing import Final

from iteru.games.egizia.actions import (
    BUILD,
    CREW_SETS,
    DECLINE,
    GO_ON,
    ONE_CREW_SETS,
    PLAY_BUILD_FIRST,
    build_choice,
)
from iteru.games.egizia.box.components import CARD_VALUE, OF_KIND, PRINTED
from iteru.games.egizia.box.ids import (
    BESIDE,
    BUILD_FIRST,
    CREW_TILES,
    LAST_BUILDER,
    OVERSEER,
    REGULAR,
    SITES,
    SLOTS,
    SPHINX,
    STRENGTH_BONUS,
    TWO_CREWS,
)
from iteru.games.egizia.frames import (
    ASK_BUILD,
    ASK_DRAW,
    ASK_OPENING,
    ASK_WORK,
    BUILD_SITE,
    END_BUILDING,
)
from iteru.games.egizia.rules.card_effects import discard, play_card
from iteru.games.egizia.rules.free_actions import (
    apply_free_action,
    is_free_action,
    legal_free_actions,
)
from iteru.games.egizia.rules.work import cheapest_work
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling import events, events_building
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT, count_bits, lowest

LAST_TO_FIRST: Final = vec[i64]([LAST_BUILDER, 2, 1, 0])  # slots of those who build


def begin_building(state: Fields) -> None:
    """E8.1.1 The opening window in turn order, E8.1.2 then the sites in river order."""
    state.phase = 5
    state.pending.push(END_BUILDING, NONE)
    for site in range(len(SITES) - 1, -1, -1):
        state.pending.push(BUILD_SITE, NONE, site)
    for seat in state.order[::-1]:
        state.pending.push(ASK_OPENING, seat)
    events.tell_phase(state)


def legal_opening(state: Fields, seat: i64) -> list[int]:
    """E8.1.1 Free actions and, E8.1.3 with a ship on a site, build_first."""
    codes = [GO_ON, *legal_free_actions(state, seat)]
    if (
        state.held[seat] & OF_KIND[BUILD_FIRST]
        and state.first_builder == NONE
        and seat in state.site_ships
    ):
        codes.append(PLAY_BUILD_FIRST)
    return codes


def apply_opening(state: Fields, seat: i64, code: i64) -> None:
    if code == GO_ON:
        state.pending.pop()
    elif code == PLAY_BUILD_FIRST:
        state.first_builder = seat  # the card stays until the end of the phase
        events_building.tell_build_first(state, seat)
    else:
        apply_free_action(state, seat, code)


def begin_site(state: Fields, site: i64) -> None:
    """E8.1.2 Spaces 1, 2, 3, then the builder by occupied_site; E8.1.3 build_first before all."""
    first = state.first_builder
    ships = state.site_ships[site * SLOTS : site * SLOTS + SLOTS]
    for slot in LAST_TO_FIRST:
        if ships[slot] not in (NONE, first):
            state.pending.push(ASK_BUILD, ships[slot], site)
    if first != NONE and first in ships:
        state.pending.push(ASK_BUILD, first, site)


def legal_build(state: Fields, seat: i64, site: i64) -> list[int]:
    """E8.2.1 Free actions, to decline, or a choice of crews that suffices for some work."""
    codes = legal_free_actions(state, seat)
    codes.append(DECLINE)
    codes += legal_crews(state, seat, site)
    return codes


def legal_crews(state: Fields, seat: i64, site: i64) -> list[int]:
    """E8.2.2 Crews, overseer and cards whose strength suffices for at least one piece."""
    codes: list[int] = []
    least = cheapest_work(state, seat, site)
    if least == NONE or state.reserve[seat] < least:
        return codes  # E8.2.3
    held, tired = state.held[seat], state.tired[seat]
    sets = len(CREW_SETS) if held & OF_KIND[TWO_CREWS] else ONE_CREW_SETS
    cards = count_bits(held & OF_KIND[STRENGTH_BONUS])
    helpers = 1 if tired >> OVERSEER & 1 else 2
    for number in range(sets):
        if CREW_SETS[number] & tired:
            continue
        for overseer in range(helpers):
            for strength in range(cards + 1):
                if build_strength(state, seat, CREW_SETS[number], overseer, strength) >= least:
                    codes.append(BUILD + (number * 2 + overseer) * 3 + strength)
    return codes


def build_strength(state: Fields, seat: i64, crews: i64, overseer: i64, cards: i64) -> i64:
    """E8.2.2 S: the crews, the overseer, and what the cards add; E8.2.5 what is spare is lost."""
    first = seat * CREW_TILES
    strength: i64 = 0
    for crew in range(REGULAR):
        if crews >> crew & 1:
            strength += state.strength[first + crew]
    if overseer:
        strength += state.strength[first + OVERSEER]
    if cards > 0:
        held = state.held[seat] & OF_KIND[STRENGTH_BONUS]
        for _ in range(cards):
            card = lowest(held)
            strength += CARD_VALUE[card]
            held ^= BIT[card]
    return strength


def apply_build(state: Fields, seat: i64, site: i64, code: i64) -> None:
    if is_free_action(code):
        apply_free_action(state, seat, code)
        return
    state.pending.pop()
    if code == DECLINE:
        decline(state, seat, site)
        return
    crews, overseer, cards = build_choice(code)
    strength = build_strength(state, seat, crews, overseer, cards)
    state.tired[seat] |= crews | overseer << OVERSEER  # E8.2.4
    for _ in range(cards):
        play_card(state, seat, STRENGTH_BONUS)
    if count_bits(crews) > 1:
        play_card(state, seat, TWO_CREWS)
    state.sites_built[seat] |= BIT[site]
    events_building.tell_builds(state, seat, site, crews | overseer << OVERSEER, strength)
    if site == SPHINX:
        state.pending.push(ASK_DRAW, seat, strength)
    else:
        state.work_left = min(strength, state.reserve[seat])
        state.pending.push(ASK_WORK, seat, site)


def decline(state: Fields, seat: i64, site: i64) -> None:
    """E8.4.1 The ship goes back; E8.4.2 the first time, a speculating player builds at once."""
    first = site * SLOTS
    slot = first
    while state.site_ships[slot] != seat:
        slot += 1
    state.site_ships[slot] = NONE
    events_building.tell_declined(state, seat, site)
    speculator = state.site_ships[first + BESIDE]
    if speculator not in (NONE, state.first_builder):  # E8.1.3 who is no speculator any more
        state.site_ships[first + BESIDE] = NONE
        state.site_ships[slot] = speculator
        state.pending.push(ASK_BUILD, speculator, site)
        events_building.tell_speculates(state, speculator, site, slot - first)


def end_building(state: Fields) -> None:
    """E8.1.3 build_first is discarded."""
    if state.first_builder != NONE:
        discard(state, state.first_builder, BUILD_FIRST)
        state.first_builder = NONE


assert PRINTED.stones_per_card > 0
