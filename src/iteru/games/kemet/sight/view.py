"""What a seat may see (K17): all but chance, DI cards and face-down battle cards of others."""

from iteru.games.kemet.actions import added_counts
from iteru.games.kemet.box.components import (
    AREA_IDS,
    AREA_KIND,
    EXISTING,
    PRINTED,
    SPACE_LEVEL,
    TEMPLES,
    TILE_IDS,
)
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    CITY_IDS,
    COLOUR_IDS,
    COLOURS,
    CREATURE_IDS,
    DAMAGE,
    DI_TYPES,
    DISTRICTS,
    GOLD,
    GOLD_SPACE,
    MOVEMENT,
    PROTECTION,
    REGULAR,
    REGULAR_TOKENS,
    ROUND_CAP,
    SIDES,
    SILVER,
    SPACE_IDS,
    STRENGTH,
    STRENGTH_ATTACKING,
    STRENGTH_DEFENDING,
    TEMPLE,
    TOKEN_IDS,
    Token,
)
from iteru.games.kemet.frames import ASK_ENLISTMENT, ASK_RECRUIT, ASK_REINFORCEMENTS, FRAME_KINDS
from iteru.games.kemet.rules.battle.cards import battle_hand, foresees
from iteru.games.kemet.rules.board import (
    controller_of_district,
    highest_controlled,
    holder,
    pyramid_area,
    troop_limit,
    units_at,
)
from iteru.games.kemet.rules.buying import too_high, twins
from iteru.games.kemet.rules.final_scoring import parts, places
from iteru.games.kemet.rules.powers import owns_gold, owns_silver, power
from iteru.games.kemet.rules.prayer_points import teleport_cost
from iteru.games.kemet.rules.recruiting import units_left
from iteru.games.kemet.sight.hidden import sees_looking
from iteru.games.kemet.sight.outcomes import plan_of, unseen_strength
from iteru.games.kemet.sight.shape import (
    AreaView,
    Commitment,
    Placing,
    PrivateView,
    PublicView,
    PyramidView,
    SeatView,
    Tokens,
    TokenState,
    Whereabouts,
)
from iteru.games.kemet.sight.view_conflict import (
    attacker_in,
    battle_view,
    card_view,
    last_battle_view,
    move_view,
    name_or_none,
    troop_view,
)
from iteru.games.kemet.state import PARTS, PHASES, SOURCE_IDS, STAGE_COMMIT, Fields, Side
from iteru.games.kemet.telling.events import di_names
from iteru.kernel.frames import dump_frames
from iteru.kernel.plain import NONE, named
from iteru.kernel.sets import BIT, count_bits, members


def public_view(state: Fields) -> PublicView:
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "turns": REGULAR_TOKENS,
        "to_move": state.to_move,
        "decision": state.decision,
        "pending": dump_frames(state.pending, FRAME_KINDS),
        "reveals": state.reveals,
        "turn_count": state.turn_count,
        "options": dict(state.options),
        "goal": state.goal,
        "max_level": state.max_level,
        "round_cap": ROUND_CAP,
        "capped": state.capped,
        "side": SIDES[PRINTED.map.side[state.seats]],
        "order": list(state.order),
        "order_fixed": list(state.named),
        "areas": [_area(state, area) for area in EXISTING[state.seats]],
        "temples": {
            AREA_IDS[area]: _seat_or_none(holder(state, area)) for area in TEMPLES[state.seats]
        },
        "pyramids": [_pyramid(state, pyramid) for pyramid in range(state.seats * COLOURS)],
        "offer": named(members(state.offer), TILE_IDS),
        "di": {
            "pile": state.pile_size,
            "discard": di_names(state.discard),
            "looking": state.looking_size,
        },
        "move": move_view(state),
        "battle": battle_view(state),
        "last_battle": last_battle_view(state),
        "waiting_battles": named(members(state.waiting), AREA_IDS),
        "placing": _placing(state),
        "card": card_view(state),
        "seats": _seats(state),
    }


def _placing(state: Fields) -> Placing:
    left: int | None = None
    if state.pending:
        kind, seat, _ = state.pending.top()
        if kind in (ASK_RECRUIT, ASK_REINFORCEMENTS, ASK_ENLISTMENT):
            left = units_left(state, seat, kind)
    return {
        "areas": named(members(state.put_areas), AREA_IDS),
        "units": state.put_units,
        "left": left,
    }


def private_view(state: Fields, seat: int) -> PrivateView:
    """Own cards, and what others have shown the seat alone."""
    first = seat * DI_TYPES
    hand = battle_hand(state, seat)
    found: PrivateView = {
        "di": di_names(state.hands[first : first + DI_TYPES]),
        "battle_hand": named(members(hand), BATTLE_CARD_IDS),
        "battle_cards": {
            BATTLE_CARD_IDS[card]: "hand" if hand & BIT[card] else "out"
            for card in members(state.battle_set[seat])
        },
    }
    if sees_looking(state, seat):
        found["looking"] = di_names(state.looking)
    battle = state.battle
    if battle is not None and battle.stage == STAGE_COMMIT and battle.side_of(seat) != NONE:
        side = battle.side_of(seat)
        found["committed"] = _committed(battle.side(side))
        found["unseen_strength"] = unseen_strength(state, seat, battle.side(1 - side).seat)
        if foresees(state, seat):
            found["prescience"] = BATTLE_CARD_IDS[battle.side(1 - side).card]
    return found


def _committed(side: Side) -> Commitment:
    """The choices of K9.4 made so far."""
    return {
        "card": name_or_none(side.card, BATTLE_CARD_IDS),
        "discard": name_or_none(side.discard, BATTLE_CARD_IDS),
        "di": None if side.added == NONE else di_names(added_counts(side.added)),
        "plan": plan_of(side.card, side.added),
    }


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _area(state: Fields, area: int) -> AreaView:
    troops = [seat for seat in range(state.seats) if units_at(state, seat, area) > 0]
    if len(troops) == 2 and attacker_in(state, area) == troops[1]:
        troops.reverse()
    controller = NONE
    if area < DISTRICTS:
        controller = controller_of_district(state, area)
    elif AREA_KIND[area] >= TEMPLE:
        controller = holder(state, area)
    return {
        "area": AREA_IDS[area],
        "troops": [troop_view(state, seat, area) for seat in troops],
        "controller": _seat_or_none(controller),
    }


def _pyramid(state: Fields, pyramid: int) -> PyramidView:
    seat, colour = divmod(pyramid, COLOURS)
    area = pyramid_area(state, pyramid)
    controller = NONE if area == NONE else controller_of_district(state, area)
    return {
        "seat": seat,
        "colour": COLOUR_IDS[colour],
        "level": state.levels[pyramid],
        "area": name_or_none(area, AREA_IDS),
        "controller": _seat_or_none(controller),
    }


def _seats(state: Fields) -> list[SeatView]:
    ranks = places(state)
    return [_seat(state, seat, ranks[seat]) for seat in range(state.seats)]


def _seat(state: Fields, seat: int, place: int) -> SeatView:
    scored = dict(zip(PARTS, parts(state, seat)))
    levels = state.levels[seat * COLOURS : seat * COLOURS + COLOURS]
    out = count_bits(state.shown[seat]) + state.buried_sizes[seat]
    strength = power(state, seat, STRENGTH)
    return {
        "god": PRINTED.gods[seat],
        "city": name_or_none(state.city[seat], CITY_IDS),
        "prayer": state.prayer[seat],
        "reserve": state.reserve[seat],
        "points": sum(scored.values()),
        "parts": scored,
        "permanent": {name: scored[name] for name in SOURCE_IDS},
        "temporary": {"temples": scored["temples"], "pyramids": scored["pyramids"]},
        "levels": dict(zip(COLOUR_IDS, levels)),
        "reach": {
            name: highest_controlled(state, seat, colour) for colour, name in enumerate(COLOUR_IDS)
        },
        "too_high": named(members(too_high(state, seat)), TILE_IDS),
        "twins": named(members(twins(state, seat)), TILE_IDS),
        "di_cards": state.hand_sizes[seat],
        "battle_hand": count_bits(state.battle_set[seat]) - out,
        "battle_set": named(members(state.battle_set[seat]), BATTLE_CARD_IDS),
        "battle_cards": _whereabouts(state, seat),
        "shown": named(members(state.shown[seat]), BATTLE_CARD_IDS),
        "hidden": state.buried_sizes[seat],
        "replaced": named(members(state.given_up[seat]), BATTLE_CARD_IDS),
        "tiles": named(members(state.tiles[seat]), TILE_IDS),
        "creatures": {
            name: name_or_none(state.creature_area[number], AREA_IDS)
            for number, name in enumerate(CREATURE_IDS)
            if state.creature_owner[number] == seat
        },
        "tokens": _tokens(state, seat),
        "spaces": _spaces(state, seat),
        "levels_missing": _levels_missing(state, seat),
        "troop_limit": troop_limit(state, seat),
        "movement": PRINTED.movement + power(state, seat, MOVEMENT),
        "teleport_cost": teleport_cost(state, seat),
        "attack": strength + power(state, seat, STRENGTH_ATTACKING),
        "defend": strength + power(state, seat, STRENGTH_DEFENDING),
        "damage": power(state, seat, DAMAGE),
        "protection": power(state, seat, PROTECTION),
        "place": place,
    }


def _whereabouts(state: Fields, seat: int) -> dict[str, Whereabouts]:
    """K17.1, K17.2 Of the battle cards: one that is not shown may lie face down."""
    unseen: Whereabouts = "maybe" if state.buried_sizes[seat] > 0 else "hand"
    return {
        BATTLE_CARD_IDS[card]: "out" if state.shown[seat] & BIT[card] else unseen
        for card in members(state.battle_set[seat])
    }


def _spaces(state: Fields, seat: int) -> dict[str, Token]:
    """The token on each filled action space."""
    found: dict[str, Token] = {}
    for space in members(state.filled[seat]):
        token = GOLD if space == GOLD_SPACE else SILVER if space == state.silver[seat] else REGULAR
        found[SPACE_IDS[space]] = TOKEN_IDS[token]
    return found


def _tokens(state: Fields, seat: int) -> Tokens:
    filled = state.filled[seat]
    silver: TokenState = "none"
    gold: TokenState = "none"
    if owns_silver(state, seat):
        silver = "ready" if state.silver[seat] == NONE else "placed"
    if owns_gold(state, seat):
        gold = "placed" if filled & BIT[GOLD_SPACE] else "ready"
    used = count_bits(filled & ~BIT[GOLD_SPACE]) - (1 if silver == "placed" else 0)
    return {"regular": REGULAR_TOKENS - used, "silver": silver, "gold": gold}


def _levels_missing(state: Fields, seat: int) -> list[int]:
    """K6.3 Levels of the action pyramid without a token."""
    reached = [SPACE_LEVEL[space] for space in members(state.filled[seat])]
    return [level for level in (1, 2, 3) if level not in reached]
