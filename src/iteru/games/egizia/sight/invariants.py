"""What always holds (E16.1)."""

from iteru.games.egizia.box.components import (
    BOTTOM,
    CARD_KIND,
    CARD_SOIL,
    MAX_STRENGTH,
    OF_KIND,
    PRINTED,
    REQUIRES,
    SPACE_CARD,
    SPACE_SITE,
    SPACE_TYPE,
)
from iteru.games.egizia.box.ids import (
    BESIDE,
    BUILD_FIRST,
    CREW_TILES,
    FIELD_UPGRADE,
    GRAVE_KINDS,
    GRAVES,
    GREEN,
    IMMEDIATE,
    IRRIGATIONS,
    LAST_BUILDER,
    MAX_STONES,
    MOST_BID,
    NILE_CARDS,
    REUSE,
    ROUND_SPACE,
    ROUNDS,
    SHIPS,
    SITES,
    SLOTS,
    SPACES,
    TYPE_OF_KIND,
)
from iteru.games.egizia.frames import ASK_KEEP
from iteru.games.egizia.state import (
    BOOKED,
    FROM_FEEDING,
    GRAVE_SPACES,
    Fields,
    holds,
    repeats_own_space,
    sphinx_cards_in_game,
    unused_nile_cards,
)
from iteru.kernel.plain import NONE
from iteru.kernel.sets import BIT, count_bits, members, set_of


def check(state: Fields) -> None:
    """E16.1 Everything is somewhere, exactly once; limits are kept."""
    assert 0 <= state.round <= ROUNDS and 0 <= state.phase <= 7
    assert (state.phase == 0) == (state.round == 0), "E4.1"
    assert 0 <= state.irrigation < len(IRRIGATIONS), "E2.6"
    _check_track(state)
    for seat in range(state.seats):
        assert 0 <= state.reserve[seat] <= MAX_STONES, "E2.2"
        assert 0 <= state.bids[seat] <= MOST_BID, "E11.4"
        for crew in range(CREW_TILES):
            strength = state.strength[seat * CREW_TILES + crew]
            assert PRINTED.start_strength[crew] <= strength <= MAX_STRENGTH[crew], "E2.1"
    assert all(0 <= place <= BOTTOM for place in state.market), "E2.5"
    holders = [seat for seat in state.order if seat != NONE]
    assert len(set(holders)) == len(holders), "E2.8 each order tile once"
    assert state.round == 0 or len(holders) == state.seats, "E2.8"
    if state.first_builder != NONE:
        assert holds(state, state.first_builder, BUILD_FIRST), "E8.1.3"
    _check_nile_cards(state)
    _check_sphinx_cards(state)
    _check_ships(state)
    _check_stones(state)


def _check_track(state: Fields) -> None:
    """E2.3 Higher scores are ahead; each point has a source."""
    assert sorted(state.rank) == list(range(state.seats)), "E2.3"
    for seat in range(state.seats):
        parts = state.booked[seat * BOOKED : seat * BOOKED + BOOKED]
        assert state.score[seat] == sum(parts) >= 0, "E2.3"
        gains = [part for number, part in enumerate(parts) if number != FROM_FEEDING]
        assert min(gains) >= 0 >= parts[FROM_FEEDING], "E6.5"
    for ahead, behind in zip(state.rank, state.rank[1:]):
        assert state.score[ahead] >= state.score[behind], "E2.3"


def _check_nile_cards(state: Fields) -> None:
    laid = [card for card in state.laid if card != NONE]
    cards = [*laid, *members(state.unseen), *members(state.gone)]
    for held in state.held:
        cards += members(held)
    in_game = set_of(list(range(NILE_CARDS))) & ~unused_nile_cards(state.options)
    assert sorted(cards) == members(in_game), "E16.1 Nile cards are conserved"
    owned = 0
    for held in state.held:
        owned |= held
    for card in members(owned):
        assert TYPE_OF_KIND[CARD_KIND[card]] != IMMEDIATE, "E5.3.1 immediate cards are played"
    assert state.used & ~owned & ~state.gone == 0, "E4.2 a power is used by its owner"
    if state.upgraded != NONE:
        owner = [seat for seat in range(state.seats) if state.held[seat] & BIT[state.upgraded]]
        is_attached = len(owner) == 1 and state.held[owner[0]] & OF_KIND[FIELD_UPGRADE] != 0
        assert is_attached and CARD_SOIL[state.upgraded] > GREEN, "E12.3.9"


def _check_sphinx_cards(state: Fields) -> None:
    """E16.1 Hands, deck and what is looked at hold each card once."""
    sets = [*state.hands, *state.batches, state.looking]
    sizes = [*state.hand_sizes, *state.batch_sizes, state.looking_size]
    cards: list[int] = []
    is_known = True
    for bits, size in zip(sets, sizes, strict=True):
        cards += members(bits)
        is_known = is_known and count_bits(bits) == size
        assert count_bits(bits) in (0, size), "E15.1"
    assert 0 not in state.batch_sizes, "E8.3.1"
    in_game = sphinx_cards_in_game(state.options)
    assert sum(sizes) == count_bits(in_game), "E16.1 Sphinx cards are conserved"
    assert set_of(cards) & ~in_game == 0 and len(set(cards)) == len(cards), "E16.1"
    assert not is_known or sorted(cards) == members(in_game), "E16.1"
    is_choosing = bool(state.pending) and state.pending.kind == ASK_KEEP
    assert (state.looking_size > 0) == is_choosing, "E8.3.1"


def _check_ships(state: Fields) -> None:
    for seat in range(state.seats):
        spaces = members(state.ships[seat])
        assert state.downstream[seat] == max(spaces, default=NONE) + 1, "E5.2.2"
        repeated = int(repeats_own_space(state, seat))
        assert state.ships_left[seat] + len(spaces) + repeated == SHIPS, "E3.3 eight ships"
        assert state.ships_left[seat] >= 0
        for site in range(len(SITES)):
            on_site = list(state.site_ships[site * SLOTS : site * SLOTS + SLOTS]).count(seat)
            space = PRINTED.river.site.index(site)
            assert on_site <= 1, "E5.2.3 one ship on each site"
            if state.phase == 2 and state.ships_left[seat] < SHIPS:
                assert on_site == state.ships[seat] >> space & 1, "E5.7.1"
    everyone = [space for seat in range(state.seats) for space in members(state.ships[seat])]
    for space in range(SPACES):
        count = everyone.count(space)
        if SPACE_SITE[space] == NONE:
            assert count <= (2 if space == state.reused else 1), "E5.2.3"
        if SPACE_CARD[space] != NONE and count:
            assert state.laid[SPACE_CARD[space]] == NONE, "E5.3.1"
    assert state.reused == NONE or SPACE_TYPE[state.reused] == ROUND_SPACE, "E5.6.2"
    assert state.reused == NONE or state.used & OF_KIND[REUSE], "E5.6.2"
    for site in range(len(SITES)):
        first = site * SLOTS
        assert all(state.site_ships[first + slot] == NONE for slot in range(state.usable, 3))
        assert NONE in (state.site_ships[first + BESIDE], state.site_ships[first + LAST_BUILDER])
    assert 0 <= state.passed < BIT[state.seats]


def _check_stones(state: Fields) -> None:
    """E16.1 Each space holds one stone at most, and what it rests on is there."""
    everyone = 0
    for seat in range(state.seats):
        assert everyone & state.built[seat] == 0, "E8.3 one stone on a space"
        everyone |= state.built[seat]
    for space in members(everyone):
        assert everyone & REQUIRES[space] == REQUIRES[space], "E8.3.3.1, E8.3.3.2"
    taken = count_bits(everyone & GRAVE_SPACES)
    shown = min(GRAVES, taken + PRINTED.stones.graves_face_up) if state.round > 0 else 0
    for place in range(GRAVES):
        assert (state.graves[place] > 0) == (place < shown), "E8.3.2 four graves face up"
    for kind in range(GRAVE_KINDS):
        count = (
            list(state.graves).count(PRINTED.stones.grave_values[kind]) + state.unseen_graves[kind]
        )
        assert state.unseen_graves[kind] >= 0
        assert count == PRINTED.stones.grave_counts[kind], "E3.10 grave tiles are conserved"
    assert 0 <= state.work_left <= MAX_STONES and 0 <= state.work_spent <= MAX_STONES
