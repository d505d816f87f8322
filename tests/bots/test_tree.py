"""The nodes and edges of a search's tree."""

import pytest

from iteru.bots.tree import HIDDEN, Node
from tests.bots.pennies import pennies
from tests.bots.positions import middle_game


def test_a_node_is_made_once_for_each_mover_and_code() -> None:
    root = Node()
    first = root.after(0, 5, 2)
    assert root.after(0, 5, 2) is first
    assert root.after(1, 5, 2) is not first
    assert root.after(0, 6, 2) is not first
    assert root.after(0, HIDDEN, 2) is not root.after(1, HIDDEN, 2)


def test_edges_are_what_is_legal_with_the_most_promising_first() -> None:
    state = middle_game(2, 30)
    node = Node()
    assert node.is_new()
    node.meet(state)
    assert not node.is_new()
    weights = [edge.weight for edge in node.edges]
    assert sorted(edge.code for edge in node.edges) == state.legal()
    assert weights == sorted(weights, reverse=True)
    assert node.weights == pytest.approx(sum(weights))


def test_edges_keep_their_visits_while_what_is_legal_changes() -> None:
    node = Node()
    few, more = pennies(), pennies(edge=True)
    node.meet(few)
    tails = node.edges[1]
    tails.visits = 3
    node.meet(more)
    assert [edge.code for edge in node.edges] == [0, 1, 2]
    assert node.edges[1] is tails
    node.meet(few)
    assert [edge.code for edge in node.edges] == [0, 1]


def test_seats_at_the_same_node_have_edges_of_their_own() -> None:
    state = pennies()
    node = Node()
    node.meet(state)
    first = node.edges[0]
    state.play(0)
    node.meet(state)
    assert node.edges[0] is not first


def test_the_best_so_far_is_picked_unless_curiosity_says_otherwise() -> None:
    node = Node()
    node.meet(pennies())
    heads, tails = node.edges
    heads.visits, heads.total = 10, 9.0
    tails.visits, tails.total = 1, 0.5
    assert node.pick(0.0, 1.0) is heads
    assert node.pick(2.0, 1.0) is tails


def test_an_untried_edge_counts_as_the_mean_of_the_others() -> None:
    node = Node()
    node.meet(pennies(edge=True))
    heads, tails, edge = node.edges
    heads.visits, heads.total = 4, 3.2
    tails.visits, tails.total = 4, 0.8
    assert node.pick(0.001, 1.0) is heads
    heads.total = 1.9
    assert node.pick(0.2, 1.0) is edge


def test_a_new_node_looks_at_two_edges_and_at_more_with_more_visits() -> None:
    node = Node()
    node.meet(middle_game(2, 0))
    assert len(node.edges) > 10
    seen = set()
    for _ in range(30):
        edge = node.pick(5.0, 0.5)
        edge.visits += 1
        seen.add(edge.code)
    assert 2 < len(seen) <= 2 + int(0.5 * 30**0.5)
