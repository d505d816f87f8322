"""What always holds in a state: components are conserved, limits are kept."""

from iteru.games.fertility.actions import PLACE
from iteru.games.fertility.box.components import (
    DISTRICTS,
    KINDS,
    MAX_WHEAT,
    MONUMENTS,
    PRINTED,
    SPACES,
    STOCK,
    TILE_KINDS,
    TILE_OF_PAIR,
    TOKENS_ON,
)
from iteru.games.fertility.box.geometry import PLACES
from iteru.games.fertility.state import DESERT, MONUMENT, Fields, owned_shops, placements
from iteru.kernel.plain import NONE


def check(state: Fields) -> None:
    """Tiles, tokens, Districts and monuments are conserved; limits are kept."""
    tile_set = PRINTED.tile_sets[state.options["tile_set"]]
    tiles = [state.unseen[kind] + state.gone[kind] for kind in range(TILE_KINDS)]
    for tile in state.pool:
        if tile != NONE:
            tiles[tile] += 1
    for _, code in placements(state):
        tiles[TILE_OF_PAIR[(code - PLACE) // PLACES]] += 1
    assert tiles == tile_set, "F1.3 tiles are conserved"
    assert 0 <= state.pile <= sum(state.unseen)
    _check_shops(state)
    for resource in range(KINDS):
        on_shops = sum(list(state.tokens)[resource::KINDS])
        assert state.stock[resource] >= 0 and state.hand[resource] >= 0
        assert state.stock[resource] + state.hand[resource] + on_shops == STOCK, "F1.6, F7.1"
    for seat in range(state.seats):
        on_board = list(state.board).count(MONUMENT + seat)
        assert state.monuments[seat] + on_board == MONUMENTS, "F7.3"
        assert 0 <= state.wheat[seat] <= MAX_WHEAT, "F7.6"
    districts = [district for district in [*state.display, *state.spots] if district != NONE]
    assert sorted([*districts, *state.deck]) == list(range(DISTRICTS)), "F1.5 each District once"
    assert list(state.display).count(NONE) == state.built, "F5.1 one District a turn, F5.6"
    assert 0 <= state.turn <= state.turns
    covered = sum(1 for square in state.board if square < DESERT)
    assert covered == len(state.laid) + PRINTED.start_size**2, "each tile covers two squares"


def _check_shops(state: Fields) -> None:
    """F6.3 A Shop never holds more than its spaces; each token is counted once."""
    for seat in range(state.seats):
        counted = [0] * KINDS
        for shop in owned_shops(state, seat):
            assert TOKENS_ON[state.filled[shop]] <= SPACES[shop], "F6.3"
            for resource in range(KINDS):
                counted[resource] += state.filled[shop] >> (2 * resource) & 3
        assert counted == list(state.tokens[seat * KINDS : seat * KINDS + KINDS])
    assert sum(TOKENS_ON[filling] for filling in state.filled) == sum(state.tokens)
