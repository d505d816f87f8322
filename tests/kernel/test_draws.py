"""Draws: every outcome comes up, about equally often, and what is left out never does."""

from collections import Counter

import pytest

from iteru.kernel.draws import draw_kind, draw_member, shuffled
from iteru.kernel.errors import BlankChance
from iteru.kernel.generator import blank, seeded
from tests.games.rows import as_row

DRAWS = 3000


def test_every_member_of_a_set_is_as_likely() -> None:
    chance = seeded(1)
    drawn = Counter(draw_member(0b1010010, chance) for _ in range(DRAWS))

    assert sorted(drawn) == [1, 4, 6]
    assert min(drawn.values()) > DRAWS / 4


def test_a_kind_is_as_likely_as_it_is_frequent() -> None:
    chance = seeded(2)
    drawn = Counter(draw_kind(as_row([1, 0, 3]), 4, chance) for _ in range(DRAWS))

    assert sorted(drawn) == [0, 2]
    assert 2.5 < drawn[2] / drawn[0] < 3.5


def test_a_shuffle_is_the_same_list_in_any_order() -> None:
    chance = seeded(3)
    orders = Counter(tuple(shuffled([0, 1, 2], chance)) for _ in range(DRAWS))

    assert len(orders) == 6
    assert min(orders.values()) > DRAWS / 8
    items = [5, 6]
    assert shuffled(items, chance) is items


def test_nothing_is_drawn_where_chance_is_blank() -> None:
    with pytest.raises(BlankChance):
        draw_member(0, blank())
