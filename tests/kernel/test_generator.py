"""The generator draws what xoshiro128** draws, on any platform and in both builds."""

import pickle
from collections import Counter

import pytest

from iteru.kernel.errors import BlankChance
from iteru.kernel.generator import BLANK, MAX_SEED, WORD, Generator, blank, from_words, seeded

# Of the authors' C code, from the state 1, 2, 3, 4.
PUBLISHED = [
    *[11520, 0, 5927040, 70819200, 2031721883],
    *[1637235492, 1287239034, 3734860849, 3729100597, 4258142804],
]
STATES = [
    (1, 2, 3, 4),
    (WORD, WORD, WORD, WORD),
    (0x80000000, 0, 0, 0),
    (0, 0x80000000, 0, 0),
    (0x7FFFFFFF, 0x80000001, WORD, 1),
    (0, 0, 0, 1),
]


class Reference:
    """xoshiro128** as its authors write it, on Python's unlimited integers."""

    def __init__(self, words: tuple[int, int, int, int]) -> None:
        self.s = list(words)

    def next(self) -> int:
        s = self.s
        result = rotated(s[1] * 5 % 2**32, 7) * 9 % 2**32
        t = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)
        return result


def rotated(word: int, left: int) -> int:
    return (word << left | word >> (32 - left)) % 2**32


def reference_words(seed: int) -> tuple[int, ...]:
    """How a seed becomes four words, on Python's unlimited integers."""
    low, high = seed % 2**32, seed // 2**32
    state = mixed(low ^ 0x2545F491) ^ high
    words = []
    for _ in range(4):
        state = (state + 0x9E3779B9) % 2**32
        words.append(mixed(state ^ mixed(low)))
    words[3] |= 1
    return tuple(words)


def mixed(value: int) -> int:
    for shift, factor in ((16, 0x7FEB352D), (15, 0x31848BAB), (16, 1)):
        value = (value ^ value // 2**shift) * factor % 2**32
    return value


def test_the_reference_draws_the_published_numbers() -> None:
    reference = Reference((1, 2, 3, 4))
    assert [reference.next() for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize("words", STATES)
@pytest.mark.parametrize("limit", [1, 2, 6, 52, 1000, 2**20, 2**30])
def test_below_scales_the_words_of_xoshiro(words: tuple[int, int, int, int], limit: int) -> None:
    generator, reference = Generator(*words), Reference(words)
    for _ in range(300):
        assert generator.below(limit) == reference.next() * limit // 2**32
        assert generator.words() == tuple(reference.s)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**32, 2**40 + 5, MAX_SEED])
def test_a_seed_gives_the_same_words_for_ever(seed: int) -> None:
    assert seeded(seed).words() == reference_words(seed)


def test_seeds_differ_in_their_words() -> None:
    seeds = [*range(3000), *[2**32 * high for high in range(1, 1000)], MAX_SEED]
    assert len({seeded(seed).words() for seed in seeds}) == len(seeds)


def test_draws_are_spread_evenly() -> None:
    generator = seeded(1)
    counts = Counter(int(generator.below(6)) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_first_draws_of_neighbouring_seeds_are_spread_evenly() -> None:
    counts = Counter(int(seeded(seed).below(4)) for seed in range(8_000))
    assert all(1_850 < counts[value] < 2_150 for value in range(4))


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 2**60])
def test_seeds_outside_the_bounds_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed {seed} is not allowed; allowed: 0 to {MAX_SEED}"):
        seeded(seed)


def test_a_blank_generator_refuses_to_draw() -> None:
    assert blank().words() == BLANK
    with pytest.raises(BlankChance, match=r"determinize\(\) it"):
        blank().below(6)


def test_copies_and_pickles_draw_the_same_on_their_own() -> None:
    generator = seeded(MAX_SEED)
    others = [
        generator.copy(),
        pickle.loads(pickle.dumps(generator)),
        from_words(*generator.words()),
    ]
    expected = [generator.below(1000) for _ in range(50)]
    for other in others:
        assert [other.below(1000) for _ in range(50)] == expected
