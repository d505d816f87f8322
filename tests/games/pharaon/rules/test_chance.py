"""Drawing from sets and counts (P13.1): each card and each token is as likely as any other."""

from collections import Counter

from iteru.games.pharaon.rules.chance import draw_kind, draw_member, shuffled
from iteru.kernel.generator import seeded

DRAWS = 6_000


def is_even(counted: Counter[int], shares: dict[int, float]) -> bool:
    """Whether each number was drawn about as often as its share says."""
    return counted.keys() == shares.keys() and all(
        abs(counted[number] - DRAWS * share) < 0.12 * DRAWS * share + 30
        for number, share in shares.items()
    )


def test_a_member_of_a_set() -> None:
    """P13.1 Cards 0, 3 and 25 of a deck."""
    chance = seeded(1)
    deck = 1 << 0 | 1 << 3 | 1 << 25

    drawn = Counter(draw_member(deck, chance) for _ in range(DRAWS))

    assert is_even(drawn, {0: 1 / 3, 3: 1 / 3, 25: 1 / 3})


def test_a_token_of_a_bag() -> None:
    """P3.7, P13.1 As likely as there are tokens of its kind; kinds that are out never come."""
    chance = seeded(2)
    bag = [1, 0, 3, 0, 2]

    drawn = Counter(draw_kind(bag, 6, chance) for _ in range(DRAWS))

    assert is_even(drawn, {0: 1 / 6, 2: 3 / 6, 4: 2 / 6})


def test_a_shuffled_list() -> None:
    """P13.1 Every place is as likely for every item; nothing is lost."""
    chance = seeded(3)

    orders = [shuffled([0, 1, 2, 3], chance) for _ in range(DRAWS)]

    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    for place in range(4):
        assert is_even(Counter(order[place] for order in orders), dict.fromkeys(range(4), 0.25))
    assert len({tuple(order) for order in orders}) == 24
