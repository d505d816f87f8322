"""Which function answers which frame; nothing else."""

from iteru.games.egizia.frames import (
    ASK_ALYI_CREW,
    ASK_BID,
    ASK_BUILD,
    ASK_DOUBLE,
    ASK_DRAW,
    ASK_FEEDING,
    ASK_GRAIN,
    ASK_IRRIGATION,
    ASK_KEEP,
    ASK_LAST_CALL,
    ASK_LEFTOVER,
    ASK_OPENING,
    ASK_RAISE_CREWS,
    ASK_SECOND_SHIP,
    ASK_SHIP,
    ASK_TRACK,
    ASK_UPGRADE,
    ASK_WORK,
    BEGIN_ROUND,
    BUILD_SITE,
    BUILDING_PHASE,
    DEAL,
    END_BUILDING,
    END_GAME,
    END_SHIPS,
    FEED,
    FEEDING_PHASE,
    FRAME_KINDS,
    JOINT_BUILDING_PHASE,
    NEXT_SHIP,
    NILE_CARDS_PHASE,
    SHIPS_PHASE,
    STONES_PHASE,
    TURN_ORDER_PHASE,
)
from iteru.games.egizia.rules.bidding import apply_bid, legal_bid
from iteru.games.egizia.rules.building import (
    apply_build,
    apply_opening,
    begin_building,
    begin_site,
    end_building,
    legal_build,
    legal_opening,
)
from iteru.games.egizia.rules.card_effects import apply_upgrade, legal_upgrade
from iteru.games.egizia.rules.end_game import end_game
from iteru.games.egizia.rules.feeding import apply_grain, begin_feeding, feed_crews, legal_grain
from iteru.games.egizia.rules.free_actions import apply_window, legal_window
from iteru.games.egizia.rules.joint_building import award_joint_building
from iteru.games.egizia.rules.nile_cards import begin_round, lay_out_cards
from iteru.games.egizia.rules.round_spaces import (
    apply_alyi_crew,
    apply_double,
    apply_irrigation,
    legal_alyi_crew,
    legal_double,
    legal_irrigation,
)
from iteru.games.egizia.rules.setup import deal
from iteru.games.egizia.rules.ships import (
    apply_leftover,
    apply_second_ship,
    apply_ship,
    begin_ships,
    end_ships,
    legal_leftover,
    legal_second_ship,
    legal_ship,
    next_ship,
)
from iteru.games.egizia.rules.sphinx import apply_draw, apply_keep, legal_draw, legal_keep
from iteru.games.egizia.rules.stones import produce_stones
from iteru.games.egizia.rules.supplies import (
    apply_raise_crews,
    apply_track,
    legal_raise_crews,
    legal_track,
)
from iteru.games.egizia.rules.turn_order import begin_turn_order
from iteru.games.egizia.rules.work import apply_work, legal_work
from iteru.games.egizia.state import Fields


def advance(state: Fields) -> None:
    """Carries out the frames that ask nobody."""
    pending = state.pending
    while pending.kind >= DEAL:
        kind, seat, argument = pending.kind, pending.seat, pending.argument
        pending.pop()
        if kind == NEXT_SHIP:
            next_ship(state, seat)
        elif kind == FEED:
            feed_crews(state, seat)
        elif kind == BUILD_SITE:
            begin_site(state, argument)
        elif kind == END_SHIPS:
            end_ships(state)
        elif kind == BEGIN_ROUND:
            begin_round(state)
        elif kind == NILE_CARDS_PHASE:
            lay_out_cards(state)
        elif kind == SHIPS_PHASE:
            begin_ships(state)
        elif kind == FEEDING_PHASE:
            begin_feeding(state)
        elif kind == STONES_PHASE:
            produce_stones(state)
        elif kind == BUILDING_PHASE:
            begin_building(state)
        elif kind == END_BUILDING:
            end_building(state)
        elif kind == JOINT_BUILDING_PHASE:
            award_joint_building(state)
        elif kind == TURN_ORDER_PHASE:
            begin_turn_order(state)
        elif kind == DEAL:
            deal(state)
        elif kind == END_GAME:
            end_game(state)
        else:
            raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


def answers(state: Fields) -> list[int]:
    top = state.pending
    kind, seat, argument = top.kind, top.seat, top.argument
    if kind == ASK_SHIP:
        return legal_ship(state, seat)
    if kind == ASK_BUILD:
        return legal_build(state, seat, argument)
    if kind == ASK_WORK:
        return legal_work(state, argument)
    if kind == ASK_OPENING:
        return legal_opening(state, seat)
    if kind in (ASK_FEEDING, ASK_LAST_CALL):
        return legal_window(state, seat)
    if kind == ASK_TRACK:
        return legal_track()
    if kind == ASK_DRAW:
        return legal_draw(state, seat, argument)
    if kind == ASK_KEEP:
        return legal_keep(state, seat)
    if kind == ASK_GRAIN:
        return legal_grain(state, seat, argument)
    if kind == ASK_IRRIGATION:
        return legal_irrigation(state)
    if kind == ASK_ALYI_CREW:
        return legal_alyi_crew()
    if kind == ASK_RAISE_CREWS:
        return legal_raise_crews()
    if kind == ASK_DOUBLE:
        return legal_double()
    if kind == ASK_SECOND_SHIP:
        return legal_second_ship(state, seat)
    if kind == ASK_UPGRADE:
        return legal_upgrade(state, seat)
    if kind == ASK_LEFTOVER:
        return legal_leftover(state)
    if kind == ASK_BID:
        return legal_bid(state)
    raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


def resolve(state: Fields, code: int) -> None:
    top = state.pending
    kind, seat, argument = top.kind, top.seat, top.argument
    if kind == ASK_SHIP:
        apply_ship(state, seat, code)
    elif kind == ASK_BUILD:
        apply_build(state, seat, argument, code)
    elif kind == ASK_WORK:
        apply_work(state, seat, argument, code)
    elif kind == ASK_OPENING:
        apply_opening(state, seat, code)
    elif kind in (ASK_FEEDING, ASK_LAST_CALL):
        apply_window(state, seat, code)
    elif kind == ASK_TRACK:
        apply_track(state, seat, argument, code)
    elif kind == ASK_DRAW:
        apply_draw(state, seat, code)
    elif kind == ASK_KEEP:
        apply_keep(state, seat, code)
    elif kind == ASK_GRAIN:
        apply_grain(state, seat, argument, code)
    elif kind == ASK_IRRIGATION:
        apply_irrigation(state, seat, code)
    elif kind == ASK_ALYI_CREW:
        apply_alyi_crew(state, seat, argument, code)
    elif kind == ASK_RAISE_CREWS:
        apply_raise_crews(state, seat, code)
    elif kind == ASK_DOUBLE:
        apply_double(state, seat, argument, code)
    elif kind == ASK_SECOND_SHIP:
        apply_second_ship(state, seat, code)
    elif kind == ASK_UPGRADE:
        apply_upgrade(state, seat, code)
    elif kind == ASK_LEFTOVER:
        apply_leftover(state, seat, code)
    elif kind == ASK_BID:
        apply_bid(state, seat, code)
    else:
        raise AssertionError(f"no rule answers frame {FRAME_KINDS[kind]}")


assert ASK_BID == 0 and DEAL == ASK_LAST_CALL + 1
