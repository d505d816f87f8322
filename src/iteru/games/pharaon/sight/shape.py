"""The shapes of what a view shows; tools/view_types.py makes the client's types of them.

A seat below 0 is nobody (-1) or the Traitor (-2). A unit is a resource or an offering type.
"""

from typing import Literal, TypedDict

from iteru.games.pharaon.actions import Variant
from iteru.games.pharaon.box.ids import Basic, Direction, Resource, Section, Side

Phase = Literal["setup", "round", "over"]
Disk = Literal["round", "pyramid", "done"]
Step = Literal["access", "units"]


class RingGod(TypedDict):
    """The god on the clockwise edge of a section."""

    id: str
    value: int  # points
    neighbour: Section  # on the god's other side
    needs: dict[str, int]  # of both sections, by name


class RingPlace(TypedDict):
    """A position of the ring, clockwise from the top: a section and the sector that faces it."""

    position: int
    section: Section
    sector: Basic
    usable: int  # spaces of the sector
    units: list[str | None]  # what lies there; null: a space that is blocked without a token
    free: int  # spaces
    god: RingGod


class Jars(TypedDict):
    stack: int
    shown: list[str]  # under the pyramid
    discards: list[str]
    unseen: list[str]


class Nobles(TypedDict):
    slots: list[str | None]
    deck: int
    unseen: list[str]  # that may be in the deck
    removed: list[str]
    set_aside: int


class Artisans(TypedDict):
    slots: list[str | None]
    deck: int
    unseen: list[str]
    removed: list[str]


class Offerings(TypedDict):
    sets: list[list[str] | None]  # of two tokens; null: taken
    bonus: list[str | None]
    bag: dict[str, int]  # by offering type, as the next
    discards: dict[str, int]


class PyramidRow(TypedDict):
    row: int  # from 1, the lowest
    seat: int
    index: int


class Proposal(TypedDict):
    access: str | None  # the unit for the wheel; null: without the wheel
    units: list[str]


class Payment(TypedDict):
    """What is being paid, and what was chosen so far."""

    section: Section
    option: str
    variant: Variant
    sector: Basic
    step: Step
    access: str | None
    units: list[str]
    proposal: Proposal  # of the whole payment


class HeldNoble(TypedDict):
    id: str
    used: bool  # in this round
    points: int  # printed
    prestige_now: int


class Half(TypedDict):
    """What a god asks for in one of its two sections."""

    section: Section
    have: int  # without what the satisfied gods beside the same section take (P8.4)
    needed: int
    met: bool
    promised: str | None  # there is enough of it, but it serves this god beside the same section


class SeatGod(TypedDict):
    id: str
    value: int
    satisfied: bool
    halves: list[Half]


class SeatView(TypedDict):
    resources: dict[Resource, int]
    offerings: dict[str, int]
    nobles: list[HeldNoble]
    set_aside: bool
    artisans: list[str]
    nile: dict[Basic, int]  # levels
    stage: int
    counts: dict[Section, int]  # what the gods beside a section count (P8.2)
    round_disk: Disk
    row: int  # of the pyramid; 0: none
    index: int
    passed: bool
    gods: list[SeatGod]  # in the order of the ring
    parts: dict[str, int]
    points: int
    place: int


class TraitorSpace(TypedDict):
    kind: str
    number: int


class TraitorTile(TypedDict):
    id: str
    side: Side
    tied: Basic | None
    god: str
    now: bool  # its jars are those of this round
    filled: int
    tokens: list[Resource | None]  # on the filled spaces; null: filled without a token
    spaces: list[TraitorSpace]
    jars: int


class TraitorView(TypedDict):
    tiles: list[TraitorTile]
    stack: int
    unseen: list[str]
    jar: str | None  # whose two last resources the player splits
    nobles: list[str]
    artisans: list[str]
    offerings: dict[str, int]
    resources: dict[Resource, int]
    nile: dict[Basic, int]
    stage: int
    counts: dict[Section, int]
    passed: bool
    row: int
    index: int
    parts: dict[str, int]
    points: int


class PublicView(TypedDict):
    phase: Phase
    round: int
    rounds: int
    direction: Direction
    offset: int
    first: int | None  # -1: the Traitor; null: nobody yet
    active: int
    to_move: int
    decision: str
    pending: list[object]
    reveals: int
    turn_count: int
    options: dict[str, str]
    ring: list[RingPlace]
    costs: dict[str, list[str]]  # by option; "any": any one kind, of which all are
    supply: dict[Resource, int]
    jars: Jars
    jar_open: str | None
    nobles: Nobles
    artisans: Artisans
    offerings: Offerings
    pyramid: list[PyramidRow]
    passed: list[int]
    pharaoh: int
    payment: Payment | None
    seats: list[SeatView]
    traitor: TraitorView | None


class PrivateView(TypedDict, total=False):
    """P2.5 The nobles that a seat has drawn in set-up."""

    setup_nobles: list[str]
    rejected: str


class ChoiceData(TypedDict, total=False):
    """What a choice is about: an action, or an income of the pyramid."""

    section: Section
    wheel: bool  # it takes a space there
    row: int
    index: int
