"""What lies where in a game of Kemet: ints and flat rows, which the rules read and change.

Areas, tiles and battle cards in sets are bits of one int. Hands of DI cards, the pile and
the discard pile are counts by type, without order: a card is chosen when it is drawn (K17.4). In
what a seat knows, a hidden hand, pile or set is empty while its size is not.
"""

from collections.abc import Mapping
from typing import Final, Literal, final

from iteru.kernel.frames import Stack
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.state import State

# Phases of the view
SETUP: Final = 0
NIGHT: Final = 1
DAY: Final = 2
ATTRIBUTION_PHASE: Final = 3
OVER: Final = 4
Phase = Literal["setup", "night", "day", "attribution", "over"]
PHASES: Final[list[Phase]] = ["setup", "night", "day", "attribution", "over"]

# Permanent victory points by source (K12.6)
FROM_BATTLES: Final = 0
FROM_TWO_TEMPLES: Final = 1
FROM_SANCTUARY: Final = 2
FROM_TILES: Final = 3
SOURCES: Final[i64] = 4
Source = Literal["battles", "two_temples", "sanctuary", "tiles"]
SOURCE_IDS: Final[list[Source]] = ["battles", "two_temples", "sanctuary", "tiles"]
PARTS: Final = ["temples", "pyramids", *SOURCE_IDS]  # of a score: temporary points first

# How a group goes on in a move (K8.6, K8.7, K15.7)
BY_STEP: Final = 0
BY_TELEPORT: Final = 1
BY_CARD: Final = 2
How = Literal["step", "teleport", "card"]
HOW_IDS: Final[list[How]] = ["step", "teleport", "card"]

# The sides of a battle, and its stages (K9)
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE_IDS: Final = ["attacker", "defender"]
COMMITMENTS: Final = 3  # secret choices of each side (K9.4)
STAGE_ESCAPE: Final = 0
STAGE_COMMIT: Final = 1
STAGE_WOUND: Final = 2  # all is revealed
STAGE_AFTERMATH: Final = 3
Stage = Literal["escape", "commit", "wound", "aftermath"]
STAGE_IDS: Final[list[Stage]] = ["escape", "commit", "wound", "aftermath"]


@final
class Move:
    """The Move action of a seat (K8)."""

    def __init__(
        self,
        *,
        seat: i64,
        at: i64,
        origin: i64 = NONE,
        used: i64 = 0,
        leader: i64 = NONE,
        landed: i64 = 0,
        open_gates: bool = False,
        target: i64 = NONE,
        how: i64 = BY_STEP,
        units: i64 = 0,
        creature: i64 = NONE,
    ) -> None:
        self.seat = seat
        self.at = at  # area where the group stands
        self.origin = origin  # area of the first departure, NONE before it
        self.used = used  # movement points
        self.leader = leader  # creature that left the origin and is still with the group, or NONE
        self.landed = landed  # set of areas teleported to, the DI card apart (K8.7.3)
        self.open_gates = open_gates  # after the DI card (K15.8)
        self.target = target  # area chosen, while the group is asked, or NONE
        self.how = how  # BY_STEP to BY_CARD, while the group is asked or a card waits
        self.units = units  # that depart, fixed before the card's target; 0 otherwise
        self.creature = creature  # that departs with them, or NONE

    def copy(self) -> "Move":
        return Move(
            seat=self.seat,
            at=self.at,
            origin=self.origin,
            used=self.used,
            leader=self.leader,
            landed=self.landed,
            open_gates=self.open_gates,
            target=self.target,
            how=self.how,
            units=self.units,
            creature=self.creature,
        )


@final
class Side:
    """One side of a battle; what it has committed may be hidden in what a seat knows (NONE)."""

    def __init__(
        self,
        *,
        seat: i64,
        committed: i64 = 0,
        card: i64 = NONE,
        discard: i64 = NONE,
        added: i64 = NONE,
        wound: i64 = 0,
        lost: i64 = 0,
        units: i64 = 0,
        creature: i64 = NONE,
    ) -> None:
        self.seat = seat
        self.committed = committed  # secret choices made
        self.card = card  # battle card played
        self.discard = discard  # battle card discarded
        self.added = added  # DI cards added, as the offset of the code `add`
        self.wound = wound  # cards discarded by Divine Wound
        self.lost = lost  # units lost as casualties
        self.units = units  # that fight, from the reveal on
        self.creature = creature  # that counts, from the reveal on (K9.9), or NONE

    def copy(self) -> "Side":
        return Side(
            seat=self.seat,
            committed=self.committed,
            card=self.card,
            discard=self.discard,
            added=self.added,
            wound=self.wound,
            lost=self.lost,
            units=self.units,
            creature=self.creature,
        )


@final
class Battle:
    """A battle from the attack on (K9)."""

    def __init__(
        self,
        *,
        area: i64,
        at_night: bool,
        attacker: Side,
        defender: Side,
        stage: i64 = STAGE_ESCAPE,
        winner: i64 = NONE,
    ) -> None:
        self.area = area
        self.at_night = at_night  # no Escape (K9.2)
        self.attacker = attacker
        self.defender = defender
        self.stage = stage  # STAGE_ESCAPE to STAGE_AFTERMATH
        self.winner = winner  # ATTACKER or DEFENDER, NONE before the result

    def side(self, side: i64) -> Side:
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, seat: i64) -> i64:
        """ATTACKER, DEFENDER, or NONE for a seat that does not fight."""
        if seat == self.attacker.seat:
            return ATTACKER
        return DEFENDER if seat == self.defender.seat else NONE

    def copy(self) -> "Battle":
        return Battle(
            area=self.area,
            at_night=self.at_night,
            attacker=self.attacker.copy(),
            defender=self.defender.copy(),
            stage=self.stage,
            winner=self.winner,
        )


@final
class Shown:
    """What one side showed in a reveal."""

    def __init__(self, *, seat: i64, card: i64, discard: i64, added: i64) -> None:
        self.seat = seat
        self.card = card
        self.discard = discard  # NONE if it stayed face down
        self.added = added  # DI cards, as the offset of the code `add`


@final
class Reveal:
    """What the last battle showed; never changed."""

    def __init__(self, *, area: i64, attacker: Shown, defender: Shown) -> None:
        self.area = area
        self.attacker = attacker
        self.defender = defender


@final
class AnnouncedCard:
    """A DI card played outside battle that waits for Vetoes (K15.9)."""

    def __init__(self, *, card: i64, seat: i64, vetoes: i64, last: i64) -> None:
        self.card = card  # DI type
        self.seat = seat  # who played it
        self.vetoes = vetoes  # played on it so far: an odd number cancels it
        self.last = last  # who played the last card of the chain

    def copy(self) -> "AnnouncedCard":
        return AnnouncedCard(card=self.card, seat=self.seat, vetoes=self.vetoes, last=self.last)


class Fields(State):
    """The fields of a state; position.KemetState joins the rules to them."""

    def __init__(
        self,
        *,
        game: Game,
        seats: i64,
        options: Mapping[str, str],
        generator: Generator,
        pending: Stack,
        reveals: i64,
        turn_count: i64,
        to_move: i64,
        open_codes: list[int],
        goal: i64,
        max_level: i64,
        open_discards: bool,
        returns_to_city: bool,
        round: i64,
        phase: i64,
        turn: i64,
        capped: bool,
        offer: i64,
        pile_size: i64,
        looking_size: i64,
        waiting: i64,
        put_areas: i64,
        put_units: i64,
        order: vec[i64],
        named: vec[i64],
        city: vec[i64],
        levels: vec[i64],
        standing: vec[i64],
        tiles: vec[i64],
        creature_owner: vec[i64],
        battle_set: vec[i64],
        given_up: vec[i64],
        looking: vec[i64],
        points: vec[i64],
        last_battle: Reveal | None,
        units: vec[i64],
        reserve: vec[i64],
        prayer: vec[i64],
        creature_area: vec[i64],
        hands: vec[i64],
        hand_sizes: vec[i64],
        pile: vec[i64],
        discard: vec[i64],
        shown: vec[i64],
        buried: vec[i64],
        buried_sizes: vec[i64],
        filled: vec[i64],
        silver: vec[i64],
        move: Move | None,
        battle: Battle | None,
        announced: AnnouncedCard | None,
    ) -> None:
        super().__init__(
            game=game,
            seats=seats,
            options=options,
            generator=generator,
            pending=pending,
            reveals=reveals,
            to_move=to_move,
            open_codes=open_codes,
            turn_count=turn_count,
        )
        # fixed at setup
        self.goal = goal  # victory points that end the game (K1.2)
        self.max_level = max_level  # of a pyramid (K18.3)
        self.open_discards = open_discards  # K18.4
        self.returns_to_city = returns_to_city  # K11.6
        # numbers and sets
        self.round = round  # from 1; 0 during setup
        self.phase = phase  # SETUP to OVER
        self.turn = turn  # 1 to 5 in the Day, else 0
        self.capped = capped  # K14.3 the technical end was reached
        self.offer = offer  # set of power tiles for sale
        self.pile_size = pile_size  # cards in the DI draw pile
        self.looking_size = looking_size  # cards seen by Vision, to choose from
        self.waiting = waiting  # set of districts where a battle waits (K7.4.5)
        self.put_areas = put_areas  # set of areas used by the placement under way (K7.4.1)
        self.put_units = put_units  # units placed by it
        # shared between copies: replaced, never changed
        self.order = order  # seats in turn order
        self.named = named  # seats named so far for the new order (K5.4)
        self.city = city  # by seat: city, NONE before it has one
        self.levels = levels  # by pyramid (seat * COLOURS + colour): 0 to 4
        self.standing = standing  # by district: pyramid or NONE
        self.tiles = tiles  # by seat: set of own power tiles
        self.creature_owner = creature_owner  # by creature: seat or NONE
        self.battle_set = battle_set  # by seat: set of its six battle cards
        self.given_up = given_up  # by seat: set of battle cards replaced (K10.1)
        self.looking = looking  # by DI type: cards seen by Vision
        self.points = points  # by seat * SOURCES + source: permanent victory points
        self.last_battle = last_battle  # to be seen until the next one
        self.pile = pile  # by DI type: draw pile
        self.discard = discard  # by DI type: discard pile
        self.shown = shown  # by seat: set of own battle cards out of hand that all have seen
        self.buried = buried  # by seat: set of those discarded face down
        self.buried_sizes = buried_sizes  # by seat: how many those are
        self.silver = silver  # by seat: action space of the silver token, or NONE
        # copied
        self.units = units  # by seat * AREAS + area
        self.reserve = reserve  # by seat: units not on the board (K1.7)
        self.prayer = prayer  # by seat: prayer points, 0 to 11
        self.creature_area = creature_area  # by creature: area, NONE in reserve or without owner
        self.hands = hands  # by seat * DI_TYPES + type: DI cards
        self.hand_sizes = hand_sizes  # by seat
        self.filled = filled  # by seat: set of own action spaces with a token
        self.move = move  # the Move action under way
        self.battle = battle  # the battle under way
        self.announced = announced  # the DI card that waits for Vetoes


def replaced(row: vec[i64], index: i64, item: i64) -> vec[i64]:
    """A row that copies share, with one item changed."""
    changed = row[:]
    changed[index] = item
    return changed


def move_of(state: Fields) -> Move:
    """The Move action under way."""
    assert state.move is not None
    return state.move


def battle_of(state: Fields) -> Battle:
    """The battle under way."""
    assert state.battle is not None
    return state.battle


def announced_card(state: Fields) -> AnnouncedCard:
    """The DI card that waits for Vetoes."""
    assert state.announced is not None
    return state.announced
