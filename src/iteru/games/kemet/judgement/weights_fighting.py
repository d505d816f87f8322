"""Battle choices at a glance: cards, additions, escape, and what follows a battle."""

from typing import Final, final

from iteru.games.kemet.actions import ADD, ADD_PLACE, COPIES, DISCARD, PLAY
from iteru.games.kemet.box.components import (
    CARD_DAMAGE,
    CARD_PROTECTION,
    CARD_STRENGTH,
    CREATURE_DAMAGE,
    CREATURE_PROTECTION,
    CREATURE_STRENGTH,
    DI_AMOUNT,
    DI_COST,
)
from iteru.games.kemet.box.ids import (
    BATTLE_DI,
    DAMAGE,
    DI_TYPES,
    PRAYER_PER_KILL,
    PRAYER_PER_WIN,
    PROTECTION,
    STRENGTH,
    STRENGTH_ATTACKING,
    STRENGTH_DEFENDING,
    VP_DEFENDING,
)
from iteru.games.kemet.judgement.outlook import area_worth
from iteru.games.kemet.judgement.outlook_worths import DI_WORTH
from iteru.games.kemet.rules.battle.cards import foresees
from iteru.games.kemet.rules.battle.numbers import creature_now, units_now
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.state import ATTACKER, Fields, battle_of
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import members

UNIT: Final = 0.11  # points of a unit lost or destroyed
PRAYER_POINT: Final = 0.08
HELD: Final = 0.25  # the place that is kept or lost, beside what it is worth
# By battle card: what it is worth to have it later.
KEPT_CARD: Final = vec[float](
    [
        0.1 * strength + 0.06 * damage + 0.06 * protection
        for strength, damage, protection in zip(CARD_STRENGTH, CARD_DAMAGE, CARD_PROTECTION)
    ]
)


@final
class Fighting:
    """A battle before the reveal, as one of its sides sees it."""

    def __init__(self, state: Fields, side: i64) -> None:
        self.state = state
        self.battle = battle_of(state)
        self.side = side
        self.seat = self.battle.side(side).seat
        self.other = self.battle.side(1 - side).seat
        self.units = units_now(state, side)
        self.other_units = units_now(state, 1 - side)
        self.strength = self.bonus(side, STRENGTH, CREATURE_STRENGTH) + self.units
        self.damage = self.bonus(side, DAMAGE, CREATURE_DAMAGE)
        self.protection = self.bonus(side, PROTECTION, CREATURE_PROTECTION)
        their = 1 - side
        self.their_strength = self.bonus(their, STRENGTH, CREATURE_STRENGTH) + self.other_units
        self.their_damage = self.bonus(their, DAMAGE, CREATURE_DAMAGE)
        self.their_protection = self.bonus(their, PROTECTION, CREATURE_PROTECTION)
        self.place = HELD + area_worth(state, self.battle.area)
        self.gain = self.prize(side)
        self.their_gain = self.prize(their)
        self.kill = UNIT + PRAYER_POINT * float(power(state, self.seat, PRAYER_PER_KILL))
        self.their_kill = UNIT + PRAYER_POINT * float(power(state, self.other, PRAYER_PER_KILL))
        self.cards = self.cards_against()

    def bonus(self, side: i64, effect: i64, creatures: bytes) -> i64:
        """K9.7, K9.8 Tiles and creature."""
        state = self.state
        seat = self.battle.side(side).seat
        total = power(state, seat, effect)
        if effect == STRENGTH:
            role = STRENGTH_ATTACKING if side == ATTACKER else STRENGTH_DEFENDING
            total += power(state, seat, role)
        creature = creature_now(state, side)
        return total if creature == NONE else total + creatures[creature]

    def prize(self, side: i64) -> float:
        """K9.12, K9.13 Points of a victory with a survivor."""
        seat = self.battle.side(side).seat
        points = PRAYER_POINT * float(power(self.state, seat, PRAYER_PER_WIN))
        if side == ATTACKER:
            return points + 1.0
        return points + float(power(self.state, seat, VP_DEFENDING))

    def cards_against(self) -> list[int]:
        """The battle cards that the opponent may play, as all can see; one if it is foreseen."""
        state = self.state
        played = self.battle.side(1 - self.side).card
        if played != NONE and foresees(state, self.seat):
            return [played]
        return members(state.battle_set[self.other] & ~state.shown[self.other])

    def outcome(self, strength: i64, damage: i64, protection: i64, card: i64) -> float:
        """Points of own cards of these values against a card of the opponent."""
        lost = self.their_damage + CARD_DAMAGE[card] - self.protection - protection
        lost = min(self.units, max(0, lost))
        killed = self.damage + damage - self.their_protection
        killed = min(self.other_units, max(0, killed - CARD_PROTECTION[card]))
        points = self.kill * float(killed) - self.their_kill * float(lost)
        lead = self.strength + strength - self.their_strength - CARD_STRENGTH[card]
        if self.side == ATTACKER:
            lead -= 1  # K9.10
        if lead >= 0:
            if lost < self.units:
                points += self.gain + self.place
        elif killed < self.other_units:
            points -= self.their_gain + self.place
        return points

    def playing(self, strength: i64, damage: i64, protection: i64) -> float:
        """The mean over what the opponent may play; strong cards are more likely."""
        total = 0.0
        likely = 0.0
        for card in self.cards:
            often = 1.0 + float(CARD_STRENGTH[card])
            total += often * self.outcome(strength, damage, protection, card)
            likely += often
        return total / likely

    def card(self, code: i64) -> float:
        """K9.4 A battle card to play."""
        card = code - PLAY
        worth = self.playing(CARD_STRENGTH[card], CARD_DAMAGE[card], CARD_PROTECTION[card])
        return worth - 0.3 * KEPT_CARD[card]

    def discard(self, code: i64) -> float:
        """K9.4 A battle card to do without."""
        return -KEPT_CARD[code - DISCARD]

    def addition(self, code: i64) -> float:
        """K15.2 DI cards to add: what they change, less what they are worth in hand."""
        offset = code - ADD
        card = self.battle.side(self.side).card
        strength: i64 = CARD_STRENGTH[card]
        damage: i64 = CARD_DAMAGE[card]
        protection: i64 = CARD_PROTECTION[card]
        cost = 0.0
        for kind in range(BATTLE_DI):
            copies = offset // ADD_PLACE[kind] % COPIES
            if copies > 0:
                strength += copies * DI_AMOUNT[STRENGTH * DI_TYPES + kind]
                damage += copies * DI_AMOUNT[DAMAGE * DI_TYPES + kind]
                protection += copies * DI_AMOUNT[PROTECTION * DI_TYPES + kind]
                cost += float(copies) * (DI_WORTH[kind] + PRAYER_POINT * float(DI_COST[kind]))
        return self.playing(strength, damage, protection) - cost
