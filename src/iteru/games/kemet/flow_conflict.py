"""Which function answers which frame of moves, cards and battles; nothing else."""

from iteru.games.kemet.frames import (
    AFTERMATH_STEP,
    ARRIVE,
    ASK_BATTLE_CARD,
    ASK_BATTLE_DI,
    ASK_BATTLE_DISCARD,
    ASK_BATTLE_ORDER,
    ASK_CARD_TELEPORT,
    ASK_CREATURE_RETURN,
    ASK_ESCAPE,
    ASK_ESCAPE_SPACE,
    ASK_LOSER,
    ASK_MOVE_DEPART,
    ASK_MOVE_GROUP,
    ASK_MOVE_ORIGIN,
    ASK_RAINING_FIRE,
    ASK_RETREAT,
    ASK_VETO,
    ASK_WINNER,
    ASK_WOUND,
    BEGIN_BATTLE,
    CARD_EFFECT,
    CASUALTIES_STEP,
    COMMIT_STEP,
    END_BATTLE,
    FIGHT_WAITING,
    FRAME_KINDS,
    INITIATIVE_STEP,
    RETURN_CREATURE,
    REVEAL_STEP,
    VETO_WINDOW,
)
from iteru.games.kemet.rules.battle.aftermath import (
    apply_loser_choice,
    apply_retreat_space,
    apply_winner_choice,
    begin_aftermath,
    end_battle,
    legal_loser_choice,
    legal_retreat_space,
    legal_winner_choice,
)
from iteru.games.kemet.rules.battle.attack import (
    apply_escape,
    apply_escape_space,
    begin_battle,
    legal_escape,
    legal_escape_space,
    strike_first,
)
from iteru.games.kemet.rules.battle.cards import (
    apply_battle_card,
    apply_battle_di,
    apply_battle_discard,
    begin_choice,
    legal_additions,
    legal_battle_card,
    legal_battle_discard,
)
from iteru.games.kemet.rules.battle.result import decide_battle
from iteru.games.kemet.rules.battle.reveal import apply_wound, legal_wound, reveal
from iteru.games.kemet.rules.battle.waiting import (
    apply_battle_order,
    legal_battle_order,
    next_waiting_battle,
)
from iteru.games.kemet.rules.card_effects import card_effect
from iteru.games.kemet.rules.creature_loss import (
    apply_creature_return,
    legal_creature_return,
    return_creature,
)
from iteru.games.kemet.rules.moving import (
    apply_card_teleport,
    apply_depart,
    apply_group,
    apply_origin,
    arrive,
    legal_card_teleport,
    legal_depart,
    legal_group,
    legal_origin,
)
from iteru.games.kemet.rules.raining_fire import apply_raining_fire, legal_raining_fire
from iteru.games.kemet.rules.veto import apply_veto, legal_veto, open_veto_window
from iteru.games.kemet.state import Fields
from iteru.kernel.rows import i64


def advance(state: Fields, kind: i64, seat: i64, argument: i64) -> None:
    """Carries out a frame that asks nobody; it is popped already."""
    if kind == ARRIVE:
        arrive(state, seat)
    elif kind == VETO_WINDOW:
        open_veto_window(state)
    elif kind == CARD_EFFECT:
        card_effect(state, seat, argument)
    elif kind == FIGHT_WAITING:
        next_waiting_battle(state, seat, argument)
    elif kind == BEGIN_BATTLE:
        begin_battle(state, seat, argument, at_night=False)
    elif kind == INITIATIVE_STEP:
        strike_first(state, seat)
    elif kind == COMMIT_STEP:
        begin_choice(state, seat)
    elif kind == REVEAL_STEP:
        reveal(state)
    elif kind == CASUALTIES_STEP:
        decide_battle(state)
    elif kind == AFTERMATH_STEP:
        begin_aftermath(state, seat)
    elif kind == END_BATTLE:
        end_battle(state)
    elif kind == RETURN_CREATURE:
        return_creature(state, seat, argument)
    else:
        raise AssertionError(f"no rule carries out the frame {FRAME_KINDS[kind]}")


def answers(state: Fields, kind: i64, seat: i64, argument: i64) -> list[int]:
    if kind == ASK_MOVE_DEPART:
        return legal_depart(state, seat)
    if kind == ASK_MOVE_GROUP:
        return legal_group(state, seat)
    if kind == ASK_MOVE_ORIGIN:
        return legal_origin(state, seat)
    if kind == ASK_VETO:
        return legal_veto(state, seat)
    if kind == ASK_ESCAPE:
        return legal_escape(state, seat)
    if kind == ASK_BATTLE_CARD:
        return legal_battle_card(state, seat)
    if kind == ASK_BATTLE_DISCARD:
        return legal_battle_discard(state, seat, argument)
    if kind == ASK_BATTLE_DI:
        return legal_additions(state, seat)
    if kind == ASK_LOSER:
        return legal_loser_choice(state, seat)
    if kind == ASK_RETREAT:
        return legal_retreat_space(state)
    if kind == ASK_WOUND:
        return legal_wound(state, seat)
    if kind == ASK_CREATURE_RETURN:
        return legal_creature_return(state, seat, argument)
    if kind == ASK_RAINING_FIRE:
        return legal_raining_fire(state, seat)
    if kind == ASK_CARD_TELEPORT:
        return legal_card_teleport(state, seat)
    if kind == ASK_ESCAPE_SPACE:
        return legal_escape_space(state, seat)
    if kind == ASK_BATTLE_ORDER:
        return legal_battle_order(state)
    if kind == ASK_WINNER:
        return legal_winner_choice()
    raise AssertionError(f"no rule answers the frame {FRAME_KINDS[kind]}")


def resolve(state: Fields, kind: i64, seat: i64, argument: i64, code: i64) -> None:
    if kind == ASK_MOVE_DEPART:
        apply_depart(state, seat, code)
    elif kind == ASK_MOVE_GROUP:
        apply_group(state, seat, code)
    elif kind == ASK_MOVE_ORIGIN:
        apply_origin(state, seat, code)
    elif kind == ASK_VETO:
        apply_veto(state, seat, code)
    elif kind == ASK_ESCAPE:
        apply_escape(state, seat, code)
    elif kind == ASK_BATTLE_CARD:
        apply_battle_card(state, argument, code)
    elif kind == ASK_BATTLE_DISCARD:
        apply_battle_discard(state, argument, code)
    elif kind == ASK_BATTLE_DI:
        apply_battle_di(state, seat, argument, code)
    elif kind == ASK_LOSER:
        apply_loser_choice(state, seat, code)
    elif kind == ASK_RETREAT:
        apply_retreat_space(state, code)
    elif kind == ASK_WOUND:
        apply_wound(state, seat, argument, code)
    elif kind == ASK_CREATURE_RETURN:
        apply_creature_return(state, seat, argument, code)
    elif kind == ASK_RAINING_FIRE:
        apply_raining_fire(state, seat, code)
    elif kind == ASK_CARD_TELEPORT:
        apply_card_teleport(state, seat, code)
    elif kind == ASK_ESCAPE_SPACE:
        apply_escape_space(state, seat, code)
    elif kind == ASK_BATTLE_ORDER:
        apply_battle_order(state, seat, argument, code)
    elif kind == ASK_WINNER:
        apply_winner_choice(state, seat, code)
    else:
        raise AssertionError(f"no rule resolves the frame {FRAME_KINDS[kind]}")


def must_ask(state: Fields, kind: i64, seat: i64) -> bool:
    """Questions whose absence would tell a secret: they are asked even if there is one answer.

    K19.1 Reactions, and the windows for cards while a card is held; K9.4 battle choices.
    """
    if kind == ASK_MOVE_DEPART:
        return state.hand_sizes[seat] > 0
    return ASK_VETO <= kind <= ASK_ESCAPE or ASK_BATTLE_CARD <= kind <= ASK_BATTLE_DI
