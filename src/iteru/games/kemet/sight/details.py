"""What a choice means in this position, beyond what its code tells."""

from typing import Final, final

from iteru.games.kemet.actions import (
    ADD,
    BLESS,
    BUY_TILE,
    CARD,
    CODEBOOK,
    PLAY,
    RAISE_NEW,
    RAISE_UP,
    STEP,
    STRIKE,
    TAKE,
    TELEPORT,
)
from iteru.games.kemet.box.components import (
    AREA_KIND,
    SACRIFICE_PRAYER,
    SACRIFICE_UNITS,
    SACRIFICE_VP,
)
from iteru.games.kemet.box.ids import (
    BATTLE_DI,
    COLOUR_IDS,
    COLOURS,
    DISCARD_DI_FOR_STRENGTH,
    MAX_LEVEL,
    NIGHT_PYRAMID_LEVEL,
    SANCTUARY,
)
from iteru.games.kemet.frames import ASK_CARD_TELEPORT, FRAME_KINDS
from iteru.games.kemet.rules.battle.aftermath import prayer_of_recall
from iteru.games.kemet.rules.battle.reveal import cost_of_additions
from iteru.games.kemet.rules.board import creature_at, opponent_at, pyramid_area, units_at
from iteru.games.kemet.rules.moving_points import STEP_COST
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.prayer_points import card_cost, raise_cost, teleport_cost, tile_cost
from iteru.games.kemet.rules.raining_fire import units_struck
from iteru.games.kemet.sight.outcomes import against_all, plan_of
from iteru.games.kemet.sight.shape import ChoiceData
from iteru.games.kemet.sight.view_conflict import clash_view
from iteru.games.kemet.state import Fields, battle_of, move_of
from iteru.games.kemet.telling.words import WORDS, area_target, colour_message, player_message
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE

CARD_FOR: Final = WORDS.id("choice-card_for")
RAISE_FOR: Final = WORDS.id("choice-raise_for")
RAISE_NEW_FOR: Final = WORDS.id("choice-raise_new_for")
BUY_FOR: Final = WORDS.id("choice-buy_for")
STEP_ATTACK: Final = WORDS.id("choice-step_attack")
TELEPORT_FOR: Final = WORDS.id("choice-teleport_for")
TELEPORT_ATTACK: Final = WORDS.id("choice-teleport_attack")
BLESS_TO: Final = WORDS.id("choice-bless_to")
WOUND_FOR: Final = WORDS.id("choice-wound_for")
RECALL_FOR: Final = WORDS.id("choice-recall_for")
SACRIFICE_FOR_PRAYER: Final = WORDS.id("choice-sacrifice_for_prayer")
SACRIFICE_FOR_POINTS: Final = WORDS.id("choice-sacrifice_for_points")
STRIKE_OF: Final = WORDS.id("choice-strike_of")
DECLINE_FOR: Final = WORDS.id("choice-decline_for")


def choice_details(state: Fields, code: int) -> Message:
    """What it costs or brings, whom it attacks, which pyramid it is about."""
    details = Details(state, code)
    details.add()
    if details.data:
        details.found["data"] = details.data
    return details.found


@final
class Details:
    """The description of an action, to which the position adds."""

    def __init__(self, state: Fields, code: int) -> None:
        self.state = state
        self.code = code
        self.found = CODEBOOK.describe(code)
        self.data: ChoiceData = {}
        self.asked, self.seat, self.argument = state.pending.top()

    def add(self) -> None:
        kind = self.found["kind"]
        if kind == "card":
            self.cost(CARD_FOR, card_cost(self.state, self.seat, self.code - CARD + BATTLE_DI))
        elif kind == "raise":
            self.add_raise()
        elif kind == "raise_new":
            level = (self.code - RAISE_NEW) % MAX_LEVEL + 1
            self.cost(RAISE_NEW_FOR, raise_cost(self.state, self.seat, 0, level))
            self.data["level"] = level
        elif kind == "buy":
            self.cost(BUY_FOR, tile_cost(self.state, self.seat, self.code - BUY_TILE))
        elif kind == "bless":
            self.add_bless()
        elif kind == "step":
            self.add_step()
        elif kind == "teleport":
            self.add_teleport()
        elif kind == "take":
            self.add_take()
        elif kind == "play":
            self.add_plan(self.code - PLAY, NONE)
        elif kind == "add":
            side = battle_of(self.state).side(self.argument)
            self.add_plan(side.card, self.code - ADD)
            self.data["prayer"] = cost_of_additions(self.state, self.seat, self.code - ADD)
        elif kind == "strike":
            self.add_strike()
        elif kind == "wound":
            self.tell(WOUND_FOR, strength=power(self.state, self.seat, DISCARD_DI_FOR_STRENGTH))
        elif kind == "recall":
            prayer = prayer_of_recall(self.state, self.seat)
            if prayer > 0:
                self.tell(RECALL_FOR, prayer=prayer)
        elif kind == "sacrifice":
            self.add_sacrifice()
        elif kind == "decline":
            self.tell(DECLINE_FOR, decision=FRAME_KINDS[self.asked])

    def tell(self, text: str, **args: object) -> None:
        """Another text, with more arguments."""
        self.found["text"] = text
        self.say(**args)

    def say(self, **args: object) -> None:
        said = self.found["args"]
        assert isinstance(said, dict)
        said.update(args)

    def cost(self, text: str, prayer: int) -> None:
        """A text with a price."""
        self.tell(text, cost=prayer)
        self.data["prayer"] = prayer

    def point_at(self, target: str) -> None:
        targets = self.found["targets"]
        assert isinstance(targets, list)
        targets.append(target)

    def add_raise(self) -> None:
        """K7.2.2"""
        district, step = divmod(self.code - RAISE_UP, MAX_LEVEL)
        pyramid = self.state.standing[district]
        cost = raise_cost(self.state, self.seat, self.state.levels[pyramid], step + 1)
        self.cost(RAISE_FOR, cost)
        self.say(colour=colour_message(pyramid % COLOURS))
        self.data["level"] = step + 1
        if pyramid // COLOURS == self.seat:
            self.point_at(f"pyramid:{COLOUR_IDS[pyramid % COLOURS]}")

    def add_bless(self) -> None:
        """K5.3.1"""
        pyramid = self.seat * COLOURS + self.code - BLESS
        rise = power(self.state, self.seat, NIGHT_PYRAMID_LEVEL)
        level = self.state.levels[pyramid] + rise
        self.tell(BLESS_TO, level=level)
        self.data["level"] = level
        area = pyramid_area(self.state, pyramid)
        if area != NONE:
            self.point_at(area_target(area))

    def add_step(self) -> None:
        """K8.2, K8.9"""
        self.data["movement"] = STEP_COST
        area = self.code - STEP
        opponent = opponent_at(self.state, self.seat, area)
        if opponent != NONE:
            self.tell(STEP_ATTACK, opponent=player_message(opponent))
            self.add_clash(area)

    def add_teleport(self) -> None:
        """K8.7, K8.9; K15.7 what the DI card brings is paid already."""
        is_paid = self.asked == ASK_CARD_TELEPORT
        cost = 0 if is_paid else teleport_cost(self.state, self.seat)
        self.data["prayer"] = cost
        area = self.code - TELEPORT
        opponent = opponent_at(self.state, self.seat, area)
        if opponent != NONE:
            self.tell(TELEPORT_ATTACK, cost=cost, opponent=player_message(opponent))
            self.add_clash(area)
        elif is_paid:
            self.say(cost=cost)
        else:
            self.tell(TELEPORT_FOR, cost=cost)

    def add_take(self) -> None:
        """K8.4, K8.5 The group that the code fixes."""
        move = move_of(self.state)
        if move.target != NONE:
            offset = self.code - TAKE
            creature = creature_at(self.state, self.seat, move.at) if offset % 2 else NONE
            self.add_clash_of(move.target, offset // 2 + 1, creature)

    def add_clash(self, area: int) -> None:
        """With the group if it is fixed, else with all that stand there."""
        move = move_of(self.state)
        if move.units > 0:
            self.add_clash_of(area, move.units, move.creature)
        else:
            units = units_at(self.state, self.seat, move.at)
            self.add_clash_of(area, units, creature_at(self.state, self.seat, move.at))

    def add_clash_of(self, area: int, units: int, creature: int) -> None:
        clash = clash_view(self.state, self.seat, area, units=units, creature=creature)
        if clash is not None:
            self.data["clash"] = clash

    def add_plan(self, card: int, offset: int) -> None:
        """K9.4 What the cards add, and what that comes to."""
        self.data["plan"] = plan_of(card, offset)
        self.data["against"] = against_all(self.state, self.argument, card, offset)

    def add_strike(self) -> None:
        """K15.6"""
        area = self.code - STRIKE
        opponent = opponent_at(self.state, self.seat, area)
        units = units_struck(self.state, opponent, area)
        self.tell(STRIKE_OF, opponent=player_message(opponent), units=units)

    def add_sacrifice(self) -> None:
        """K13.1, K13.4 What it costs and brings."""
        area = self.argument
        units = SACRIFICE_UNITS[area]
        if AREA_KIND[area] == SANCTUARY:
            points = SACRIFICE_VP[area]
            self.tell(SACRIFICE_FOR_POINTS, units=units, points=points)
        else:
            prayer = SACRIFICE_PRAYER[area]
            self.tell(SACRIFICE_FOR_PRAYER, units=units, prayer=prayer)
