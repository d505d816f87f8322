"""How promising a move looks at a glance: exp of the points that it may bring."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from iteru.games.egizia.actions import (
    ACCEPT_LOSS,
    BID,
    CREW_PAIRS,
    DOUBLE,
    FIELD_CARDS,
    GO_ON,
    GRAIN_CARDS,
    IRRIGATE,
    NO_LEFTOVER,
    PAY_GRAIN,
    PLAY_BUILD_FIRST,
    PLAY_GRAIN,
    RAISE_ONE,
    RAISE_TWO,
    SELL,
    SHIP_TWO,
    TAKE_LEFTOVER,
    TRACK,
    TRAIN_CARDS,
    TRAIN_CREW,
    UPGRADE,
)
from iteru.games.egizia.box.components import (
    CARD_COST,
    CARD_SOIL,
    CARD_VALUE,
    OF_KIND,
    PRINTED,
    TARGET_SLOT,
    TARGET_SPACE,
)
from iteru.games.egizia.box.ids import BESIDE, LAST_BUILDER, MOST_BID, REGULAR, TARGETS, UPSTREAM
from iteru.games.egizia.box.sphinx_cards import CREW_STRENGTH
from iteru.games.egizia.frames import (
    ASK_ALYI_CREW,
    ASK_BID,
    ASK_BUILD,
    ASK_DOUBLE,
    ASK_DRAW,
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
    ASK_WORK,
    FRAME_KINDS,
)
from iteru.games.egizia.judgement.outlook import DOUBLE_WORTH, KEEP_WORTH, Outlook
from iteru.games.egizia.judgement.outlook_feeding import Feeding
from iteru.games.egizia.judgement.outlook_river import River
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.judgement.outlook_sphinx import TABLES, expected_points
from iteru.games.egizia.judgement.weights_building import BuildValues
from iteru.games.egizia.rules.feeding import loss_for
from iteru.games.egizia.rules.free_actions import is_free_action
from iteru.games.egizia.rules.sphinx import kept_cards
from iteru.games.egizia.state import Fields
from iteru.kernel.rows import i64
from iteru.kernel.sets import count_bits, members

SHARPNESS: Final = 0.6  # how much a point of difference counts
MOST: Final = 15.0  # points of difference beyond which nothing is gained or lost
WANTED_CREW: Final = 1.0  # points of raising a crew that an own Sphinx card counts
UPSTREAM_PRICE: Final = 1.5
TILE_WORTH: Final = 0.8  # points of being one earlier in the first turn order
NOT_YET: Final = -1.0  # points of a free action that does as well later
AT_ONCE: Final = 0.5  # points of one for which it is time
TOO_EARLY: Final = -4.0  # points of selling stones before the last call
ENOUGH_STONES: Final = 16  # with so many, those of a card might be lost (E2.2)
GRAIN_WORTH: Final = 1.2  # points of a grain that a card may still bring later
SECOND_SLOT: Final = 0.2  # points of building one earlier at a site
TWO_AT_ONCE: Final = 0.5  # points of keeping the card two_ships
KEPT_PART: Final = 0.8  # of what keep_two_sphinx would bring later


def move_weights(state: Fields, codes: Sequence[int]) -> list[float]:
    values = MoveValues(state)
    return [values.weight(code) for code in codes]


@final
class MoveValues:
    """What each answer may bring the seat that is asked."""

    def __init__(self, state: Fields) -> None:
        self.state = state
        self.kind, self.seat, self.argument = state.pending.top()
        self.outlook = Outlook(state, self.seat, Board(state))
        self.river = River(self.outlook)
        self.best_ship = 0.0
        self.build = BuildValues(self.outlook)
        self.usual = 0.0  # points with which a move is compared
        if self.kind in (ASK_SHIP, ASK_SECOND_SHIP):
            self.look_at_river()
        elif self.kind == ASK_BUILD:
            self.usual = self.outlook.laid + self.outlook.building.extras()

    def weight(self, code: i64) -> float:
        points = self.points(code) - self.usual
        return exp(SHARPNESS * max(-MOST, min(MOST, points)))

    def look_at_river(self) -> None:
        state = self.state
        first = state.downstream[self.seat]
        if state.held[self.seat] & OF_KIND[UPSTREAM] & ~state.used:
            first = 0
        self.river.reckon(first)
        self.best_ship = self.usual = self.river.rest

    def points(self, code: i64) -> float:
        """Points that a code may bring; only differences between answers to one question count."""
        kind = self.kind
        if is_free_action(code):
            return self.free_action(code)
        if kind in (ASK_SHIP, ASK_SECOND_SHIP):
            return self.ship(code)
        if kind == ASK_BUILD:
            return self.build.build(code, self.argument)
        if kind == ASK_WORK:
            return self.build.work(code, self.argument)
        if kind == ASK_DRAW:
            return self.build.draw(code)
        if kind == ASK_TRACK:
            return float(self.argument) * self.outlook.step(code - TRACK)
        if kind == ASK_RAISE_CREWS:
            one, two = CREW_PAIRS[code - RAISE_TWO]
            return self.crew(one) + self.crew(two)
        if kind == ASK_ALYI_CREW:
            return self.crew(code - RAISE_ONE)
        if kind == ASK_IRRIGATION:
            return self.irrigation(code - IRRIGATE)
        if kind == ASK_DOUBLE:
            if code == DOUBLE:
                return self.river.round_space(self.argument) - DOUBLE_WORTH
            return 0.0
        if kind == ASK_LEFTOVER:
            if code == NO_LEFTOVER:
                return 0.0
            return self.outlook.card(self.state.laid[code - TAKE_LEFTOVER])
        if kind == ASK_GRAIN:
            return self.grain(code)
        if kind == ASK_KEEP:
            return self.keep(code)
        if kind == ASK_BID:
            tile, points = divmod(code - BID, MOST_BID + 1)
            return -TILE_WORTH * tile - points
        if code == PLAY_BUILD_FIRST:
            return AT_ONCE if self.outlook.board.rounds == 0 else NOT_YET
        if code == GO_ON:
            return 0.0
        raise AssertionError(f"no weight answers frame {FRAME_KINDS[kind]}")

    # ------------------------------------------------------------------ ships

    def ship(self, code: i64) -> float:
        """Points of a ship there and of those after it."""
        if code >= SHIP_TWO + TARGETS:
            return 0.0
        points = 0.0
        if code >= SHIP_TWO:
            code -= SHIP_TWO
            points -= TWO_AT_ONCE
        space, slot = TARGET_SPACE[code], TARGET_SLOT[code]
        if space < self.state.downstream[self.seat]:
            rest = self.river.beyond[self.state.downstream[self.seat]]
            points += self.river.worth[space] + 0.9 * rest - UPSTREAM_PRICE
        else:
            points += self.river.total[space]
        if slot == LAST_BUILDER:
            points += SECOND_SLOT
        elif 0 < slot < BESIDE:
            points -= SECOND_SLOT * float(slot)
        return points

    def crew(self, crew: i64) -> float:
        """Points of raising a crew by one."""
        points = self.outlook.raised(crew)
        for card in members(self.state.hands[self.seat]):
            if TABLES.kind[card] == CREW_STRENGTH and TABLES.number[card] == crew:
                points += WANTED_CREW
        return points

    def irrigation(self, place: i64) -> float:
        """What the fields of the seat gain if the marker is there, less what others gain."""
        state = self.state
        before = state.irrigation
        state.irrigation = place
        total = 0.0
        for seat in range(state.seats):
            loss = Feeding(state, seat, self.outlook.board).loss(0.0, 0, 0.0)
            total += loss / float(state.seats - 1) if seat != self.seat else -loss
        state.irrigation = before
        return total

    # ------------------------------------------------------------------ cards

    def free_action(self, code: i64) -> float:
        """E14.3 Points of a free action, after which the same question is asked again."""
        points = self.best_ship
        kind = self.kind
        if kind == ASK_BUILD:
            points = self.build.build(self.best_build(), self.argument)
        is_late = kind in (ASK_OPENING, ASK_BUILD, ASK_LAST_CALL)  # after feeding
        if code >= UPGRADE:
            card = FIELD_CARDS[code - UPGRADE]
            soil = CARD_SOIL[card]
            by_soil = self.outlook.feeding.by_soil
            grain = float(CARD_VALUE[card])
            by_soil[soil] -= grain
            saved = -self.outlook.feeding.loss(0.0, soil - 1, grain)
            by_soil[soil] += grain
            return points + saved + self.outlook.loss + AT_ONCE
        if code >= TRAIN_CREW:
            card = TRAIN_CARDS[(code - TRAIN_CREW) // REGULAR]
            if not is_late:
                return points + NOT_YET
            cost = float(CARD_COST[card]) * self.outlook.stone
            return points + (self.crew((code - TRAIN_CREW) % REGULAR) - cost)
        if code >= SELL:
            if kind == ASK_LAST_CALL:
                return points + AT_ONCE * float(code - SELL + 1)
            return points + TOO_EARLY
        if not is_late:
            return points + NOT_YET
        return points + (AT_ONCE if self.state.reserve[self.seat] < ENOUGH_STONES else NOT_YET)

    def best_build(self) -> i64:
        """The code with the most points of those that build or decline."""
        best = self.state.open_codes[0]
        most = -1e9
        for code in self.state.open_codes:
            if not is_free_action(code):
                points = self.build.build(code, self.argument)
                if points > most:
                    most = points
                    best = code
        return best

    def grain(self, code: i64) -> float:
        """E6.4, E6.5 What is lost, and what is spent for losing less."""
        missing = self.argument
        spent = 0.0
        amount: i64 = 0
        if PAY_GRAIN <= code < ACCEPT_LOSS:
            amount = code - PAY_GRAIN + 1
            spent = float(amount) * self.outlook.stone
        elif code != ACCEPT_LOSS:
            amount = CARD_VALUE[GRAIN_CARDS[code - PLAY_GRAIN]]
            spent = GRAIN_WORTH * float(amount) if self.outlook.rounds > 0.0 else 0.0
        lost = loss_for(self.state, self.seat, max(0, missing - amount))
        return -float(min(lost, self.state.score[self.seat])) - spent

    def keep(self, code: i64) -> float:
        """E8.3.1 Points of the cards that are kept, a point for each of the others."""
        kept = kept_cards(code)
        points = 0.0
        for card in members(kept):
            points += expected_points(
                self.state, self.seat, card, self.outlook.board, self.outlook.builds
            )
            points -= PRINTED.points_per_returned
        if count_bits(kept) > 1 and self.outlook.board.rounds > 0:
            points -= KEPT_PART * KEEP_WORTH
        return points
