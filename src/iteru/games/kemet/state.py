"""What lies where in a game of Kemet: ints and flat lists, which the rules read and change.

Areas, tiles and battle cards in sets are bits of one int. Hands of DI cards, the pile and
the discard pile are counts by type, without order: a card is chosen when it is drawn (K17.4). In
what a seat knows, a hidden hand, pile or set is empty while its size is not.
"""

from collections.abc import Mapping
from typing import Final

from iteru.kernel.frames import Frame
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.state import State

# Phases of the view
SETUP: Final = 0
NIGHT: Final = 1
DAY: Final = 2
ATTRIBUTION_PHASE: Final = 3
OVER: Final = 4
PHASES: Final = ["setup", "night", "day", "attribution", "over"]

# Permanent victory points by source (K12.6)
FROM_BATTLES: Final = 0
FROM_TWO_TEMPLES: Final = 1
FROM_SANCTUARY: Final = 2
FROM_TILES: Final = 3
SOURCES: Final = 4
SOURCE_IDS: Final = ["battles", "two_temples", "sanctuary", "tiles"]

# The Move action that is under way: offsets in `move` (K8)
MOVE_SEAT: Final = 0  # who moves, NONE if nobody does
MOVE_ORIGIN: Final = 1  # area of the first departure, NONE before it
MOVE_AT: Final = 2  # area where the group stands
MOVE_USED: Final = 3  # movement points used
MOVE_LEADER: Final = 4  # creature that left the origin with the group and is still with it, or NONE
MOVE_LANDED: Final = 5  # set of areas teleported to, the DI card apart (K8.7.3)
MOVE_GATES: Final = 6  # 1 after the DI card Open Gates (K15.8)
MOVE_TARGET: Final = 7  # area chosen, while the group is asked, or NONE
MOVE_HOW: Final = 8  # BY_STEP, BY_TELEPORT or BY_CARD, while the group is asked or a card waits
MOVE_UNITS: Final = 9  # units that depart, fixed before the card's target; 0 otherwise
MOVE_CREATURE: Final = 10  # creature that departs with them, or NONE
MOVE_SIZE: Final = 11
NO_MOVE: Final = [NONE, NONE, NONE, 0, NONE, 0, 0, NONE, 0, 0, NONE]
BY_STEP: Final = 0
BY_TELEPORT: Final = 1
BY_CARD: Final = 2

# The battle that is under way: offsets in `battle` (K9); pairs are attacker, defender
BATTLE_AREA: Final = 0  # NONE if there is no battle
BATTLE_NIGHT: Final = 1  # 1 at Night: no Escape (K9.2)
BATTLE_STAGE: Final = 2  # STAGE_ESCAPE to STAGE_AFTERMATH
BATTLE_WINNER: Final = 3  # 0 attacker, 1 defender, NONE before the result
BATTLE_SEAT: Final = 4  # + side: seat
BATTLE_COMMITTED: Final = 6  # + side: decisions of K9.4 made, 0 to 3
BATTLE_CARD: Final = 8  # + side: battle card played, NONE before (or hidden in what a seat knows)
BATTLE_DISCARD: Final = 10  # + side: battle card discarded
BATTLE_ADDED: Final = 12  # + side: DI cards added, as the offset of the code `add`
BATTLE_WOUND: Final = 14  # + side: cards discarded by Divine Wound
BATTLE_LOST: Final = 16  # + side: units lost as casualties
BATTLE_UNITS: Final = 18  # + side: units that fight, from the reveal on
BATTLE_CREATURE: Final = 20  # + side: creature that counts, from the reveal on (K9.9), or NONE
BATTLE_SIZE: Final = 22
NO_BATTLE: Final = (
    [NONE, 0, 0, NONE, NONE, NONE, 0, 0, NONE, NONE, NONE, NONE, NONE, NONE] + [0] * 6 + [NONE] * 2
)
ATTACKER: Final = 0
DEFENDER: Final = 1
STAGE_ESCAPE: Final = 0
STAGE_COMMIT: Final = 1
STAGE_WOUND: Final = 2  # all is revealed
STAGE_AFTERMATH: Final = 3
STAGE_IDS: Final = ["escape", "commit", "wound", "aftermath"]

# What the last reveal showed: offsets in `last_battle`; pairs are attacker, defender
LAST_AREA: Final = 0  # NONE before the first
LAST_SEAT: Final = 1  # + side
LAST_CARD: Final = 3  # + side: battle card played
LAST_DISCARD: Final = 5  # + side: battle card discarded, NONE if face down
LAST_ADDED: Final = 7  # + side: DI cards added, as the offset of the code `add`
LAST_SIZE: Final = 9
NO_LAST: Final = [NONE] * 9

# The DI card that was announced outside battle and waits for Vetoes: offsets in `announced` (K15.9)
CARD_TYPE: Final = 0  # NONE if there is none
CARD_SEAT: Final = 1  # who played it
CARD_VETOES: Final = 2  # vetoes played on it so far: an odd number cancels it
CARD_LAST: Final = 3  # who played the last card of the chain
CARD_SIZE: Final = 4
NO_CARD: Final = [NONE, NONE, 0, NONE]


class Fields(State):
    """The fields of a state; position.KemetState joins the rules to them."""

    def __init__(
        self,
        *,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        generator: Generator,
        pending: list[Frame],
        reveals: int,
        turn_count: int,
        to_move: int,
        open_codes: list[int],
        goal: int,
        max_level: int,
        open_discards: bool,
        returns_to_city: bool,
        round: int,
        phase: int,
        turn: int,
        capped: bool,
        offer: int,
        pile_size: int,
        looking_size: int,
        waiting: int,
        put_areas: int,
        put_units: int,
        order: list[int],
        named: list[int],
        city: list[int],
        levels: list[int],
        standing: list[int],
        tiles: list[int],
        creature_owner: list[int],
        battle_set: list[int],
        given_up: list[int],
        looking: list[int],
        points: list[int],
        last_battle: list[int],
        units: list[int],
        reserve: list[int],
        prayer: list[int],
        creature_area: list[int],
        hands: list[int],
        hand_sizes: list[int],
        pile: list[int],
        discard: list[int],
        shown: list[int],
        buried: list[int],
        buried_sizes: list[int],
        filled: list[int],
        silver: list[int],
        move: list[int],
        battle: list[int],
        announced: list[int],
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
        self.last_battle = last_battle  # what the last battle revealed, to be seen after it
        # copied
        self.units = units  # by seat * AREAS + area
        self.reserve = reserve  # by seat: units not on the board
        self.prayer = prayer  # by seat: prayer points, 0 to 11
        self.creature_area = creature_area  # by creature: area, NONE in reserve or without owner
        self.hands = hands  # by seat * DI_TYPES + type: DI cards
        self.hand_sizes = hand_sizes  # by seat
        self.pile = pile  # by DI type: draw pile
        self.discard = discard  # by DI type: discard pile
        self.shown = shown  # by seat: set of own battle cards out of hand that all have seen
        self.buried = buried  # by seat: set of those discarded face down
        self.buried_sizes = buried_sizes  # by seat: how many those are
        self.filled = filled  # by seat: set of own action spaces with a token
        self.silver = silver  # by seat: action space of the silver token, or NONE
        self.move = move  # the Move action under way
        self.battle = battle  # the battle under way
        self.announced = announced  # the DI card that waits for Vetoes


assert len(NO_MOVE) == MOVE_SIZE and len(NO_BATTLE) == BATTLE_SIZE and len(NO_CARD) == CARD_SIZE
