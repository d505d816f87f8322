"""What a battle may come to, from what everybody knows and one's own cards (K9.7 to K9.11, K17).

What the other side may still hold is its battle cards that nobody has seen leave its hand; its DI
cards are never counted, only how many there are.
"""

from typing import final

from iteru.games.kemet.box.components import DI_AMOUNT, DI_COUNT, PRINTED, TILE_AMOUNT, TILE_IDS
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    BATTLE_DI,
    CREATURE_IDS,
    DAMAGE,
    DI_TYPES,
    PROTECTION,
    STRENGTH,
    STRENGTH_ATTACKING,
    STRENGTH_DEFENDING,
    TILES,
)
from iteru.games.kemet.rules.battle.cards import foresees
from iteru.games.kemet.rules.battle.numbers import (
    amount_of_additions,
    cancels,
    is_revealed,
    units_now,
)
from iteru.games.kemet.rules.board import creature_at
from iteru.games.kemet.sight.shape import Matchup, Plan, SumLine, SumSource
from iteru.games.kemet.state import ATTACKER, Fields, battle_of
from iteru.kernel.plain import NONE
from iteru.kernel.sets import members


@final
class Force:
    """A side of a battle before its cards: who fights, and what each source adds."""

    def __init__(self, side: int, seat: int, units: int, lines: list[SumLine]) -> None:
        self.side = side
        self.seat = seat
        self.units = units
        self.lines = lines
        self.total = _total(lines)


def force_of(
    state: Fields, side: int, seat: int, *, units: int, creature: int, other: int
) -> Force:
    """`other` is the creature of the other side, or NONE."""
    lines = [_line("units", None, units, 0, 0)]
    if creature != NONE:
        lines.append(_creature_line(creature, other))
    lines.extend(_tile_lines(state, side, seat))
    return Force(side, seat, units, lines)


def forces(state: Fields) -> list[Force]:
    """Both sides of the battle being fought: as they stand in its space, later as they fought."""
    battle = battle_of(state)
    both = [battle.attacker, battle.defender]
    if is_revealed(state):
        return [
            force_of(state, side, own.seat, units=own.units, creature=own.creature, other=NONE)
            for side, own in enumerate(both)
        ]
    creatures = [creature_at(state, own.seat, battle.area) for own in both]
    return [
        force_of(
            state,
            side,
            own.seat,
            units=units_now(state, side),
            creature=creatures[side],
            other=creatures[1 - side],
        )
        for side, own in enumerate(both)
    ]


def _creature_line(creature: int, other: int) -> SumLine:
    """K9.8, K11.3; K9.9 one that the Snake cancels adds nothing."""
    cards = PRINTED.cards
    name = CREATURE_IDS[creature]
    if cancels(other):
        line = _line("creature", name, 0, 0, 0)
        line["cancelled_by"] = CREATURE_IDS[other]
        return line
    return _line(
        "creature",
        name,
        cards.creature_strength[creature],
        cards.creature_damage[creature],
        cards.creature_protection[creature],
    )


def _tile_lines(state: Fields, side: int, seat: int) -> list[SumLine]:
    """K9.7, K9.8 Each tile that adds something on this side."""
    role = STRENGTH_ATTACKING if side == ATTACKER else STRENGTH_DEFENDING
    lines: list[SumLine] = []
    for tile in members(state.tiles[seat]):
        strength = TILE_AMOUNT[STRENGTH * TILES + tile] + TILE_AMOUNT[role * TILES + tile]
        damage = TILE_AMOUNT[DAMAGE * TILES + tile]
        protection = TILE_AMOUNT[PROTECTION * TILES + tile]
        if strength or damage or protection:
            lines.append(_line("tile", TILE_IDS[tile], strength, damage, protection))
    return lines


def _line(what: SumSource, id: str | None, strength: int, damage: int, protection: int) -> SumLine:
    return {
        "what": what,
        "id": id,
        "strength": strength,
        "damage": damage,
        "protection": protection,
        "cancelled_by": None,
    }


def _total(lines: list[SumLine]) -> Plan:
    return {
        "strength": sum([line["strength"] for line in lines]),
        "damage": sum([line["damage"] for line in lines]),
        "protection": sum([line["protection"] for line in lines]),
    }


def plan_of(card: int, offset: int) -> Plan:
    """What a battle card and DI cards (an `add` code less ADD) add; NONE for none."""
    cards, added = PRINTED.cards, 0 if offset == NONE else offset
    return {
        "strength": _printed(cards.card_strength, card) + amount_of_additions(added, STRENGTH),
        "damage": _printed(cards.card_damage, card) + amount_of_additions(added, DAMAGE),
        "protection": _printed(cards.card_protection, card)
        + amount_of_additions(added, PROTECTION),
    }


def _printed(values: list[int], card: int) -> int:
    return 0 if card == NONE else values[card]


def may_play(state: Fields, seat: int) -> list[int]:
    """K17.1 Battle cards of a seat that nobody has seen leave its hand; some may lie face down."""
    return members(state.battle_set[seat] & ~state.shown[seat])


def may_meet(state: Fields, seat: int, rival: int) -> list[int]:
    """What the rival may play against the seat; K9.4.2 the one card that Prescience has shown."""
    if state.battle is not None and foresees(state, seat):
        battle = battle_of(state)
        return [battle.side(1 - battle.side_of(seat)).card]
    return may_play(state, rival)


def least_and_most(force: Force, cards: list[int]) -> list[Plan]:
    """What the side comes to with the lowest and the highest value among these battle cards."""
    totals = [_sum_of(force.total, plan_of(card, NONE)) for card in cards] or [force.total]
    strengths = [total["strength"] for total in totals]
    damages = [total["damage"] for total in totals]
    protections = [total["protection"] for total in totals]
    return [
        {"strength": min(strengths), "damage": min(damages), "protection": min(protections)},
        {"strength": max(strengths), "damage": max(damages), "protection": max(protections)},
    ]


def _sum_of(one: Plan, other: Plan) -> Plan:
    return {
        "strength": one["strength"] + other["strength"],
        "damage": one["damage"] + other["damage"],
        "protection": one["protection"] + other["protection"],
    }


def matchups(own: Force, plan: Plan, rival: Force, cards: list[int]) -> list[Matchup]:
    """The battle against each of these cards of the rival, with this plan of one's own."""
    return [_matchup(own, plan, rival, card) for card in cards]


def _matchup(own: Force, plan: Plan, rival: Force, card: int) -> Matchup:
    """K9.10 Equal strength is the defender's victory; K9.11 damage less protection, at most all."""
    mine = _sum_of(own.total, plan)
    theirs = _sum_of(rival.total, plan_of(card, NONE))
    lead = mine["strength"] - theirs["strength"]
    return {
        "card": BATTLE_CARD_IDS[card],
        "mine": mine["strength"],
        "theirs": theirs["strength"],
        "wins": lead > 0 if own.side == ATTACKER else lead >= 0,
        "lost": min(max(0, theirs["damage"] - mine["protection"]), own.units),
        "killed": min(max(0, mine["damage"] - theirs["protection"]), rival.units),
    }


def against_all(state: Fields, side: int, card: int, offset: int) -> list[Matchup]:
    """A side of the battle with this card and these additions, against what the other may play."""
    both = forces(state)
    own, rival = both[side], both[1 - side]
    cards = may_meet(state, own.seat, rival.seat)
    return matchups(own, plan_of(card, offset), rival, cards)


def wins_of(state: Fields, side: int, card: int) -> int:
    """How many of the cards that the other may play this one beats."""
    return sum([1 for matchup in against_all(state, side, card, NONE) if matchup["wins"]])


def unseen_strength(state: Fields, seat: int, rival: int) -> int:
    """The most that the rival's DI cards could add, as far as the seat has not seen their like."""
    unseen: list[int] = []
    for card in range(BATTLE_DI):
        left = DI_COUNT[card] - state.discard[card] - state.hands[seat * DI_TYPES + card]
        unseen.extend([DI_AMOUNT[STRENGTH * DI_TYPES + card]] * left)
    unseen.sort(reverse=True)
    return sum(unseen[: state.hand_sizes[rival]])
