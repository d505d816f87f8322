"""What always holds: every component is somewhere, exactly once, and limits are kept."""

from iteru.games.kemet.box.components import (
    BOARD_CITIES,
    DI_CARDS,
    DI_COUNT,
    EXISTING,
    PRAYER_MAX,
    SAME_GROUP,
    TILE_CREATURE,
)
from iteru.games.kemet.box.ids import (
    AREAS,
    BATTLE_SET,
    COLOURS,
    CREATURES,
    DI_TYPES,
    DISTRICTS,
    GOLD_SPACE,
    MAX_LEVEL,
    REGULAR_TOKENS,
    ROUND_CAP,
    TILES,
    UNITS,
    VP,
)
from iteru.games.kemet.frames import (
    ARRIVE,
    ASK_KEEP,
    ASK_LEVELS,
    ASK_PLACE_PYRAMID,
    ASK_TOKEN,
    ASK_UNITS,
    SETUP_SEAT,
)
from iteru.games.kemet.rules.board import (
    creature_at,
    pyramid_area,
    troop_limit,
    units_at,
)
from iteru.games.kemet.rules.modes import mode_of, tiles_in_game
from iteru.games.kemet.rules.powers import owns_gold, owns_silver, power
from iteru.games.kemet.sight.invariants_conflict import check_conflicts
from iteru.games.kemet.state import DAY, FROM_TILES, NIGHT, SETUP, SOURCES, Fields
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, count_bits


def check(state: Fields) -> None:
    """Raises AssertionError with the number of the rule that is broken."""
    assert 0 <= state.round <= ROUND_CAP, "K14.3"
    assert (state.phase == SETUP) == (state.round == 0), "K3"
    assert (state.turn > 0) == (state.phase == DAY), "K6.1"
    assert state.pending or not state.waiting, "K7.4.5"
    everyone = list(range(state.seats))
    assert sorted(state.order) == everyone, "K5.4"
    assert len(set(state.named)) == len(state.named) < state.seats, "K5.4"
    cities = [city for city in state.city if city != NONE]
    assert len(set(cities)) == len(cities), "K3.4"
    assert all(city in BOARD_CITIES[state.seats] for city in cities), "K3.4"
    for seat in everyone:
        assert 0 <= state.prayer[seat] <= PRAYER_MAX, "K13.3"
    _check_units(state)
    _check_pyramids(state)
    _check_tiles(state)
    _check_creatures(state)
    _check_di_cards(state)
    _check_battle_cards(state)
    _check_tokens(state)
    check_conflicts(state)
    _check_last_battle(state)


def _check_last_battle(state: Fields) -> None:
    """K17.1 What a reveal showed: two seats, two cards, DI cards of both."""
    last = state.last_battle
    if last is None:
        return
    assert last.area in EXISTING[state.seats], "K2.1"
    assert last.attacker.seat != last.defender.seat, "K9.1"
    for side in (last.attacker, last.defender):
        assert side.seat < state.seats, "K9.1"
        assert (side.discard != NONE) == state.open_discards, "K18.4"


def _check_units(state: Fields) -> None:
    """K2.7 Twelve units each, K8.3 in troops within the limit, K1.6 one troop in an area."""
    for seat in range(state.seats):
        first = seat * AREAS
        own = state.units[first : first + AREAS]
        on_board = sum(own) + in_transit(state, seat)
        assert state.reserve[seat] + on_board == UNITS, "K2.7"
        for area in range(AREAS):
            assert own[area] == 0 or area in EXISTING[state.seats], "K2.1"
            assert 0 <= own[area] <= troop_limit(state, seat), "K8.3"
    for area in EXISTING[state.seats]:
        troops = [seat for seat in range(state.seats) if units_at(state, seat, area) > 0]
        is_fought_for = state.waiting & BIT[area] if area < DISTRICTS else 0
        if state.battle is not None and state.battle.area == area:
            assert all(state.battle.side_of(seat) != NONE for seat in troops), "K9.1"
        elif is_fought_for:
            assert len(troops) == 2, "K7.4.5"
        else:
            assert len(troops) <= 1, "K1.6"


def in_transit(state: Fields, seat: int) -> int:
    """K8.11.3 Units that have left and not arrived, while a creature left behind is asked about."""
    if state.move is None or state.move.seat != seat:
        return 0
    return state.move.units if any(frame[0] == ARRIVE for frame in state.pending.frames()) else 0


def _check_pyramids(state: Fields) -> None:
    """K2.7 Three each; K7.2.3 one in a district, level 0 in reserve."""
    standing = [pyramid for pyramid in state.standing if pyramid != NONE]
    assert len(set(standing)) == len(standing), "K7.2.3"
    for pyramid, level in enumerate(state.levels):
        seat = pyramid // COLOURS
        assert 0 <= level <= min(state.max_level, MAX_LEVEL), "K7.2.1"
        area = pyramid_area(state, pyramid)
        assert (pyramid in standing) == (area != NONE), "K7.2.3 in the own city"
        if level == 0:
            assert area == NONE, "K7.2.3"
        elif area == NONE:
            placing = [
                frame[1] for frame in state.pending.frames() if frame[0] == ASK_PLACE_PYRAMID
            ]
            assert seat in placing, "K7.2.3"


def _check_tiles(state: Fields) -> None:
    """K2.2 Every tile lies for sale or with one player; K7.3.5 one of a group."""
    seen = state.offer
    for tiles in state.tiles:
        assert not seen & tiles, "K7.3.3"
        seen |= tiles
        for tile in range(TILES):
            if tiles & BIT[tile]:
                assert count_bits(tiles & SAME_GROUP[tile]) == 1, "K7.3.5"
    round_of_tiles = state.round
    if state.round == 2 and state.phase == NIGHT:
        round_of_tiles = 1  # K18.3 new tiles join at the start of the Day
    assert seen == tiles_in_game(mode_of(state.options), round_of_tiles), "K3.2"
    for seat in range(state.seats):
        points = state.points[seat * SOURCES + FROM_TILES]
        assert points == power(state, seat, VP), "K16.4"
        assert min(state.points[seat * SOURCES : seat * SOURCES + SOURCES]) >= 0, "K12.4"


def _check_creatures(state: Fields) -> None:
    """K11.4 A creature is where its owner has a unit; K8.5 one of a player in an area."""
    for tile in range(TILES):
        creature = TILE_CREATURE[tile]
        if creature != NONE:
            owners = [seat for seat in range(state.seats) if state.tiles[seat] & BIT[tile]]
            owner = owners[0] if owners else NONE
            assert state.creature_owner[creature] == owner, "K2.3"
    for creature in range(CREATURES):
        owner, area = state.creature_owner[creature], state.creature_area[creature]
        if area != NONE:
            assert owner != NONE and units_at(state, owner, area) > 0, "K11.4"
            assert creature_at(state, owner, area) == creature, "K8.5"


def _check_di_cards(state: Fields) -> None:
    """K2.4 35 cards: in the pile, the hands, the discard pile, or looked at."""
    sizes = sum(state.hand_sizes) + state.pile_size + state.looking_size
    assert sizes + sum(state.discard) == DI_CARDS, "K2.4"
    is_looking = bool(state.pending) and state.pending.kind == ASK_KEEP
    assert (state.looking_size > 0) == is_looking, "K5.2.1"
    seen = sum(state.pile) + sum(state.looking) + sum(state.hands) + sum(state.discard)
    for card in range(DI_TYPES):
        found = state.pile[card] + state.looking[card] + state.discard[card]
        for seat in range(state.seats):
            found += state.hands[seat * DI_TYPES + card]
        assert found == DI_COUNT[card] or (found < DI_COUNT[card] and seen < DI_CARDS), "K2.4"
    for seat in range(state.seats):
        hand = sum(state.hands[seat * DI_TYPES : seat * DI_TYPES + DI_TYPES])
        assert hand in (0, state.hand_sizes[seat]), "K17.1"


def _check_battle_cards(state: Fields) -> None:
    """K2.5 Six each; K9.4.3 two go in each battle, so 2, 4 or 6 are in hand."""
    for seat in range(state.seats):
        own = state.battle_set[seat]
        shown, buried = state.shown[seat], state.buried[seat]
        assert count_bits(own) == BATTLE_SET, "K10.1"
        assert not own & state.given_up[seat], "K10.1"
        assert shown & own == shown and buried & own == buried and not shown & buried, "K9.19"
        size = state.buried_sizes[seat]
        assert count_bits(buried) in (0, size), "K18.4"
        out = count_bits(shown) + size
        assert out in (0, 2, 4) or (out == BATTLE_SET and state.battle is not None), "K9.4.3"
        assert size == (0 if state.open_discards else out // 2), "K18.4"
        special = (own | state.given_up[seat]) >> BATTLE_SET
        assert count_bits(state.given_up[seat]) == count_bits(special), "K10.1"


def _check_tokens(state: Fields) -> None:
    """K6.2 Five regular tokens a Day, the silver and the gold one for their owners."""
    for seat in range(state.seats):
        filled, silver = state.filled[seat], state.silver[seat]
        if silver != NONE:
            assert filled & BIT[silver] and silver != GOLD_SPACE, "K6.4.2"
            assert owns_silver(state, seat), "K6.4"
        if filled & BIT[GOLD_SPACE]:
            assert owns_gold(state, seat), "K6.4"
        regular = count_bits(filled & ~BIT[GOLD_SPACE]) - (1 if silver != NONE else 0)
        if state.phase == DAY:
            assert state.turn - 1 <= regular <= state.turn, "K6.1"
        else:
            assert regular in (0, REGULAR_TOKENS), "K4.2"
    for kind, seat, placed in state.pending.frames():
        if kind == ASK_TOKEN:
            regular = count_bits(state.filled[seat] & ~BIT[GOLD_SPACE])
            regular -= 1 if state.silver[seat] != NONE else 0
            assert regular == state.turn - 1 + placed, "K6.1"
        elif kind in (ASK_LEVELS, ASK_UNITS, SETUP_SEAT):
            assert state.phase == SETUP, "K3.6"
            assert state.reserve[seat] == UNITS, "K3.6.3"
