"""The shapes of what a view shows; tools/view_types.py makes the client's types from them."""

from typing import Literal, NotRequired, TypedDict

from iteru.games.egizia.box.ids import Building, Crew, Site, Soil

Product = Literal["green_field", "yellow_field", "brown_field", "quarry"]


class RiverSpace(TypedDict):
    space: str
    card: str | None
    ships: list[int]  # seats; several by reuse_round_space


class SiteView(TypedDict):
    site: Site
    space: str
    ships: list[int | None]  # by ship space, 1st to 3rd
    beside: int | None  # speculates
    last: int | None  # by occupied_site: builds after the others
    built: list[int]


class PyramidRow(TypedDict):
    """A row with at least one stone, and who gets its bonus as it stands."""

    row: int  # from 1, the lowest
    seat: int
    stones: int  # of that seat: as many points
    complete: bool


class Work(TypedDict):
    """A build action under way."""

    seat: int
    left: int  # strength and stones
    spent: int
    rows: list[int]  # of the pyramid, that it has completed


class SphinxDeck(TypedDict):
    cards: int
    batches: list[int]  # their sizes, from the top
    looking: int


class Feeding(TypedDict):
    """How the crews are fed as things stand."""

    need: int
    supply: int
    missing: int
    penalty: int  # points for each missing grain
    loss: int  # points lost in all
    is_capped: bool  # there are not more points to lose


class FieldView(TypedDict):
    """A field of a seat."""

    card: str
    soil: Soil  # that it counts as
    water: int  # level of the irrigation, 1 to 3, from which on it gives grain
    gives: int  # grain now; 0: it is dry


class SeatView(TypedDict):
    colour: str
    score: int
    scarabs: int
    track_space: int  # of the score track
    place: int
    tile: int  # 0: none yet
    bid: int
    reserve: int
    next_reserve: int  # after the next production
    strength: dict[Crew, int]
    used_crews: list[Crew]
    stone_market: int
    grain_market: int
    ships_left: int
    is_sailing: bool  # still places ships in this round
    has_passed: bool  # in the ships phase that goes on
    downstream: int  # order of the first space still downstream, 1 to 21
    upstream: list[str]  # spaces out of reach in this round
    cards: list[str]
    used_cards: list[str]
    upgraded: str | None
    fields: list[FieldView]  # the starting one first
    quarries: list[str]
    feeding: Feeding
    production: dict[Product, int]
    sites_built: list[Site]
    stones: dict[Building, int]
    grave_tiles: list[int]
    sphinx: int
    sphinx_cards: list[str] | None  # only when the game is over
    parts: dict[str, int]
    points: int


class PublicView(TypedDict):
    round: int  # 0: bidding for the order
    rounds: int
    phase: str
    to_move: int
    decision: str
    pending: list[object]
    reveals: int
    turn_count: int
    options: dict[str, str]
    site_spaces: int
    can_speculate: bool  # more players than ship spaces: one may stand beside them
    irrigation: str
    order: list[int | None]  # by tile
    rank: list[int]
    passed: list[int]
    river: list[RiverSpace]
    sites: list[SiteView]
    stones: dict[str, int]  # who laid the stone, by its space
    pyramid_rows: list[PyramidRow]
    graves: list[int | None]  # null: face down
    work: Work | None
    building: Site | None  # whose crews are asked about
    first_builder: int | None
    unseen_cards: dict[str, list[str]]
    gone_cards: list[str]
    unseen_graves: dict[str, int]  # by value
    sphinx_deck: SphinxDeck
    seats: list[SeatView]


class SphinxNow(TypedDict):
    """A Sphinx card as its owner sees it: what it is worth now."""

    card: str
    points: int
    have: int
    need: int  # 0: it counts without limit


class PrivateView(TypedDict):
    sphinx: list[SphinxNow]
    points: int
    looking: NotRequired[list[SphinxNow]]


class ChoiceData(TypedDict):
    spends: NotRequired[list[str]]  # cards that a ship there uses up
    skipped: NotRequired[int]  # free places that a ship there passes
    ahead: NotRequired[int]  # free places beyond it
    feeding: NotRequired[Feeding]  # of the mover afterwards, where that changes
