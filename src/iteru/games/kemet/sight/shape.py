"""The shapes of what a view shows; tools/view_types.py makes the client's types from them."""

from typing import Literal, TypedDict

from iteru.games.kemet.box.ids import Colour, Token
from iteru.games.kemet.state import How, Phase, Source, Stage

Place = Literal["temples", "pyramids"]  # that give points while they are held
TokenState = Literal["none", "ready", "placed"]
Whereabouts = Literal["hand", "out", "maybe"]
SumSource = Literal["units", "creature", "tile"]


class Troop(TypedDict):
    seat: int
    units: int
    creature: str | None


class AreaView(TypedDict):
    area: str
    troops: list[Troop]  # two while a battle is fought or waits: the attacker first
    controller: int | None


class PyramidView(TypedDict):
    seat: int
    colour: Colour
    level: int
    area: str | None  # null: in the reserve
    controller: int | None


class DiDeck(TypedDict):
    """Divine Intervention cards that nobody holds."""

    pile: int
    discard: dict[str, int]
    looking: int  # that Vision shows its owner


class Group(TypedDict):
    units: int
    creature: str | None


class MoveView(TypedDict):
    """The Move action under way."""

    seat: int
    origin: str | None  # null before the first departure
    at: str
    points_used: int
    points: int
    leader: str | None
    landed: list[str]
    open_gates: bool
    target: str | None  # while the group is asked
    how: How
    group: Group | None  # that departs


class Parts(TypedDict):
    """Where the strength of a side comes from."""

    units: int
    card: int
    di: int
    creature: int
    tiles: int
    wound: int


class Plan(TypedDict):
    """Strength, damage and protection: of a side, or what cards add to one."""

    strength: int
    damage: int
    protection: int


class SumLine(TypedDict):
    """What one source adds to a side before its cards."""

    what: SumSource
    id: str | None  # of the creature or tile
    strength: int
    damage: int
    protection: int
    cancelled_by: str | None  # the enemy creature that makes this one count for nothing


class Matchup(TypedDict):
    """A battle against one card that the other side may play."""

    card: str
    mine: int  # strength
    theirs: int
    wins: bool
    lost: int  # own units
    killed: int


class SideView(TypedDict):
    """One side of a battle; its cards are null before the reveal."""

    seat: int
    units: int
    creature: str | None
    fought: int  # units, from the reveal on
    counted: str | None  # creature, from the reveal on
    committed: int  # secret choices made
    ready: bool  # all of them
    card: str | None
    discard: str | None  # null if it lies face down
    di: dict[str, int] | None
    wound: int  # cards discarded by Divine Wound
    strength: int
    damage: int
    protection: int
    lost: int
    parts: Parts
    sums: list[SumLine]  # before cards
    may_play: list[str]  # battle cards that nobody has seen leave the hand
    least: Plan  # with the lowest of these
    most: Plan


class BattleView(TypedDict):
    area: str
    night: bool
    stage: Stage
    winner: int | None
    commitments: int  # secret choices of each side
    attacker: SideView
    defender: SideView


class ShownSide(TypedDict):
    seat: int
    card: str
    discard: str | None
    di: dict[str, int]


class LastBattle(TypedDict):
    """What the last reveal showed."""

    area: str
    attacker: ShownSide
    defender: ShownSide


class Placing(TypedDict):
    """Units placed by the action or card under way."""

    areas: list[str]
    units: int
    left: int | None  # how many more may come; null: nothing is being placed


class CardView(TypedDict):
    """The card that waits for Vetoes."""

    card: str
    seat: int
    vetoes: int
    last: int


class Tokens(TypedDict):
    regular: int  # left
    silver: TokenState
    gold: TokenState


class SeatView(TypedDict):
    god: str
    city: str | None
    prayer: int
    reserve: int
    points: int
    parts: dict[str, int]
    permanent: dict[Source, int]
    temporary: dict[Place, int]
    levels: dict[Colour, int]
    reach: dict[Colour, int]  # the highest level that the seat controls
    too_high: list[str]  # tiles for sale above that
    twins: list[str]  # tiles for sale of which the seat has an equal one
    di_cards: int
    battle_hand: int
    battle_set: list[str]
    battle_cards: dict[str, Whereabouts]  # as everybody sees them
    shown: list[str]
    hidden: int
    replaced: list[str]
    tiles: list[str]
    creatures: dict[str, str | None]  # null: in the reserve
    tokens: Tokens
    spaces: dict[str, Token]
    levels_missing: list[int]
    troop_limit: int
    movement: int
    teleport_cost: int
    attack: int
    defend: int
    damage: int
    protection: int
    place: int


class PublicView(TypedDict):
    round: int
    phase: Phase
    turn: int  # 0 outside the Day
    turns: int  # of a Day
    to_move: int
    decision: str
    pending: list[object]
    reveals: int
    turn_count: int
    options: dict[str, str]
    goal: int
    max_level: int
    round_cap: int
    capped: bool
    side: str
    order: list[int]
    order_fixed: list[int]  # seats named so far for the new order
    areas: list[AreaView]
    temples: dict[str, int | None]
    pyramids: list[PyramidView]
    offer: list[str]
    di: DiDeck
    move: MoveView | None
    battle: BattleView | None
    last_battle: LastBattle | None
    waiting_battles: list[str]
    placing: Placing
    card: CardView | None
    seats: list[SeatView]


class Commitment(TypedDict):
    """The secret choices that a seat has made so far."""

    card: str | None
    discard: str | None
    di: dict[str, int] | None
    plan: Plan


class PrivateView(TypedDict, total=False):
    di: dict[str, int]
    battle_hand: list[str]
    battle_cards: dict[str, Whereabouts]
    looking: dict[str, int]  # cards that Vision shows
    committed: Commitment
    prescience: str  # the battle card of the opponent
    unseen_strength: int  # the most that the opponent's DI cards could add


class Known(TypedDict):
    """What is known of a side before an attack; cards come on top."""

    seat: int
    units: int
    creature: str | None
    sums: list[SumLine]
    strength: int


class OwnCard(TypedDict):
    """A battle card of one's own, against all that the other side may play."""

    card: str
    against: list[Matchup]


class Clash(TypedDict):
    """The attack that a choice leads to."""

    area: str
    attacker: Known
    defender: Known
    cards: list[OwnCard]
    unseen_strength: int  # the most that the defender's DI cards could add
    may_escape: bool  # the defender may hold Escape


class ChoiceData(TypedDict, total=False):
    """What a choice costs or leads to."""

    movement: int  # points of a step
    prayer: int  # points paid
    level: int  # of the pyramid, after it
    clash: Clash
    plan: Plan  # with this card, or these
    against: list[Matchup]  # with them, against all that the other side may play
