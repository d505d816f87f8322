"""Which function answers which frame; nothing else."""

from iteru.games.pharaon.frames import (
    ASK_ANY_BASIC,
    ASK_ARTISAN_PICK,
    ASK_DARK_TILE,
    ASK_END_TURN,
    ASK_JAR_DIPLOMAT,
    ASK_JAR_TEACHER,
    ASK_NILE_ADVANCE,
    ASK_NOBLE_PICK,
    ASK_OFFERING_SOURCE,
    ASK_OFFERINGS_SET,
    ASK_OFFICIAL_TRACK,
    ASK_PASS_JAR,
    ASK_PAYMENT,
    ASK_PYRAMID_INCOME,
    ASK_SETUP_JAR,
    ASK_SETUP_NOBLE,
    ASK_SOLO_SPLIT,
    ASK_SWAP_TREASURER,
    ASK_SWAP_WITCH,
    ASK_TURN,
    BEGIN_TURN,
    BUILD_STAGE,
    END_GAME,
    END_ROUND,
    END_SETUP,
    FRAME_KINDS,
    GAIN_JAR,
    GAIN_SILVER,
    NEXT_TURN,
    SETUP_SEAT,
    SETUP_SILVER,
    TIE_TILES,
    TRAITOR_TURN,
)
from iteru.games.pharaon.rules.artisans import apply_artisan_pick, legal_artisan_pick
from iteru.games.pharaon.rules.burial_chamber import build_stage
from iteru.games.pharaon.rules.end_of_round import end_round
from iteru.games.pharaon.rules.final_scoring import tell_result
from iteru.games.pharaon.rules.free_abilities import (
    apply_end_turn,
    apply_swap_treasurer,
    apply_swap_witch,
    can_use_any,
    legal_end_turn,
    legal_swap_treasurer,
    legal_swap_witch,
)
from iteru.games.pharaon.rules.high_officials import apply_official_track, legal_official_track
from iteru.games.pharaon.rules.jar_abilities import (
    apply_jar_diplomat,
    apply_jar_teacher,
    legal_jar_diplomat,
    legal_jar_teacher,
)
from iteru.games.pharaon.rules.jars import gain_random_jar
from iteru.games.pharaon.rules.nile import apply_nile_advance, legal_nile_advance
from iteru.games.pharaon.rules.nobles import apply_noble_pick, legal_noble_pick
from iteru.games.pharaon.rules.offering_tokens import apply_offering_source, legal_offering_source
from iteru.games.pharaon.rules.offerings import apply_offerings_set, legal_offerings_set
from iteru.games.pharaon.rules.opening import (
    apply_setup_jar,
    apply_setup_noble,
    begin_picks,
    end_setup,
    gain_starting_silver,
    legal_setup_jar,
    legal_setup_noble,
)
from iteru.games.pharaon.rules.passing import apply_pass_jar, legal_pass_jar
from iteru.games.pharaon.rules.payment import apply_payment, legal_payment
from iteru.games.pharaon.rules.pyramid import apply_pyramid_income, legal_pyramid_income
from iteru.games.pharaon.rules.resources import (
    apply_any_basic,
    gain_silver,
    has_basic_in_stock,
    legal_any_basic,
)
from iteru.games.pharaon.rules.traitor.setup import apply_dark_tile, legal_dark_tile, tie_tiles
from iteru.games.pharaon.rules.traitor.turn import (
    apply_solo_split,
    legal_solo_split,
    take_traitor_turn,
)
from iteru.games.pharaon.rules.turn import apply_turn, legal_turn
from iteru.games.pharaon.rules.turn_order import begin_turn, next_turn
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events, events_cards
from iteru.kernel.frames import NO_FRAME
from iteru.kernel.rows import i64


def advance(state: Fields) -> None:
    """Carries out the frames that ask nobody, and drops questions without an answer."""
    top = state.pending
    while top.kind != NO_FRAME:
        kind, seat, argument = top.kind, top.seat, top.argument
        if kind < SETUP_SEAT:
            if has_answer(state, kind, seat, argument):
                return
            state.pending.pop()
            continue
        state.pending.pop()
        if kind == NEXT_TURN:
            next_turn(state, seat)
        elif kind == BEGIN_TURN:
            begin_turn(state, seat)
        elif kind == GAIN_JAR:
            gain_random_jar(state, seat)
        elif kind == GAIN_SILVER:
            gain_silver(state, seat, argument)
        elif kind == BUILD_STAGE:
            build_stage(state, seat)
        elif kind == TRAITOR_TURN:
            take_traitor_turn(state)
        elif kind == END_ROUND:
            end_round(state)
        elif kind == SETUP_SEAT:
            begin_picks(state, seat)
        elif kind == SETUP_SILVER:
            gain_starting_silver(state, seat)
        elif kind == TIE_TILES:
            tie_tiles(state)
        elif kind == END_SETUP:
            end_setup(state)
        elif kind == END_GAME:
            tell_result(state)
        else:
            raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


def has_answer(state: Fields, kind: i64, seat: i64, argument: i64) -> bool:
    """False where nothing can be done, or an ability cannot be used: then nothing is asked."""
    if kind == ASK_END_TURN:
        return can_use_any(state, seat)  # P14.2
    if kind == ASK_NILE_ADVANCE:
        if legal_nile_advance(state, seat, argument):
            return True
        events.tell_advance_lost(state, seat)  # P4.5.2
        return False
    if kind == ASK_OFFERING_SOURCE:
        if legal_offering_source(state):
            return True
        events_cards.tell_offering_missed(state, seat)  # P3.7
        return False
    if kind in (ASK_ANY_BASIC, ASK_JAR_TEACHER):
        return has_basic_in_stock(state)  # P3.4, P14.1
    if kind == ASK_ARTISAN_PICK:
        return bool(legal_artisan_pick(state))  # P9.9
    return True


def answers(state: Fields) -> list[int]:
    top = state.pending
    kind, seat, argument = top.kind, top.seat, top.argument
    if kind == ASK_TURN:
        return legal_turn(state, seat)
    if kind == ASK_PAYMENT:
        return legal_payment(state, argument)
    if kind == ASK_OFFERINGS_SET:
        return legal_offerings_set(state)
    if kind == ASK_OFFERING_SOURCE:
        return legal_offering_source(state)
    if kind == ASK_NILE_ADVANCE:
        return legal_nile_advance(state, seat, argument)
    if kind == ASK_ARTISAN_PICK:
        return legal_artisan_pick(state)
    if kind == ASK_NOBLE_PICK:
        return legal_noble_pick(state)
    if kind == ASK_PYRAMID_INCOME:
        return legal_pyramid_income(state, seat)
    if kind == ASK_ANY_BASIC:
        return legal_any_basic(state)
    if kind == ASK_PASS_JAR:
        return legal_pass_jar(state)
    if kind == ASK_END_TURN:
        return legal_end_turn(state, seat)
    if kind == ASK_SWAP_WITCH:
        return legal_swap_witch(state, seat, argument)
    if kind == ASK_SWAP_TREASURER:
        return legal_swap_treasurer(state, seat)
    if kind == ASK_JAR_DIPLOMAT:
        return legal_jar_diplomat()
    if kind == ASK_JAR_TEACHER:
        return legal_jar_teacher()
    if kind == ASK_OFFICIAL_TRACK:
        return legal_official_track(state)
    if kind == ASK_SOLO_SPLIT:
        return legal_solo_split(state)
    if kind == ASK_SETUP_NOBLE:
        return legal_setup_noble(state)
    if kind == ASK_SETUP_JAR:
        return legal_setup_jar(state)
    if kind == ASK_DARK_TILE:
        return legal_dark_tile(state)
    raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


def resolve(state: Fields, code: i64) -> None:
    top = state.pending
    kind, seat, argument = top.kind, top.seat, top.argument
    if kind == ASK_TURN:
        apply_turn(state, seat, code)
    elif kind == ASK_PAYMENT:
        apply_payment(state, seat, argument, code)
    elif kind == ASK_OFFERINGS_SET:
        apply_offerings_set(state, seat, code)
    elif kind == ASK_OFFERING_SOURCE:
        apply_offering_source(state, seat, code)
    elif kind == ASK_NILE_ADVANCE:
        apply_nile_advance(state, seat, code)
    elif kind == ASK_ARTISAN_PICK:
        apply_artisan_pick(state, seat, code)
    elif kind == ASK_NOBLE_PICK:
        apply_noble_pick(state, seat, code)
    elif kind == ASK_PYRAMID_INCOME:
        apply_pyramid_income(state, seat, code)
    elif kind == ASK_ANY_BASIC:
        apply_any_basic(state, seat, code)
    elif kind == ASK_PASS_JAR:
        apply_pass_jar(state, seat, code)
    elif kind == ASK_END_TURN:
        apply_end_turn(state, seat, code)
    elif kind == ASK_SWAP_WITCH:
        apply_swap_witch(state, seat, code)
    elif kind == ASK_SWAP_TREASURER:
        apply_swap_treasurer(state, seat, code)
    elif kind == ASK_JAR_DIPLOMAT:
        apply_jar_diplomat(state, seat, code)
    elif kind == ASK_JAR_TEACHER:
        apply_jar_teacher(state, seat, code)
    elif kind == ASK_OFFICIAL_TRACK:
        apply_official_track(state, seat, code)
    elif kind == ASK_SOLO_SPLIT:
        apply_solo_split(state, code)
    elif kind == ASK_SETUP_NOBLE:
        apply_setup_noble(state, seat, code)
    elif kind == ASK_SETUP_JAR:
        apply_setup_jar(state, seat, code)
    elif kind == ASK_DARK_TILE:
        apply_dark_tile(state, code)
    else:
        raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


assert ASK_DARK_TILE == 0 and SETUP_SEAT == ASK_SOLO_SPLIT + 1
