"""The random generator that every state carries: small, documented, the same on any platform.

xoshiro128** by Blackman and Vigna on four 32-bit words. Nothing here exceeds 2**62, so that
interpreted and compiled code draw the same numbers.
"""

from typing import Final, final

from mypy_extensions import i64

from iteru.kernel.errors import BlankChance

WORD: Final = 0xFFFFFFFF
MAX_SEED: Final = 2**53 - 1  # the largest integer that every JSON reader keeps exact

Words = tuple[int, int, int, int]
BLANK: Final[Words] = (0, 0, 0, 0)


def _mixed(value: i64) -> i64:
    """One 32-bit word in which every bit depends on every bit of value."""
    value ^= value >> 16
    value = (value * 0x7FEB352D) & 0xFFFFFFFF
    value ^= value >> 15
    value = (value * 0x31848BAB) & 0xFFFFFFFF
    return value ^ (value >> 16)


@final
class Generator:
    """Draws numbers from four words; equal words, equal draws.

    >>> generator = seeded(7)
    >>> generator.below(6) in range(6)
    True
    >>> generator.copy().words() == generator.words()
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> "Generator":
        return Generator(self.a, self.b, self.c, self.d)

    def words(self) -> Words:
        return (int(self.a), int(self.b), int(self.c), int(self.d))

    def __reduce__(self) -> "tuple[object, Words]":
        return (from_words, self.words())

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, for limits up to 2**30; uniform to within limit / 2**32."""
        a, b, c, d = self.a, self.b, self.c, self.d
        if a | b | c | d == 0:
            raise BlankChance("chance is blank in what a seat knows: determinize() it to play on")
        c ^= a
        d ^= b
        scrambled = (b * 5) & 0xFFFFFFFF
        scrambled = ((scrambled << 7) | (scrambled >> 25)) & 0xFFFFFFFF
        scrambled = (scrambled * 9) & 0xFFFFFFFF
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return (scrambled * limit) >> 32


def from_words(a: int, b: int, c: int, d: int) -> Generator:
    return Generator(a, b, c, d)


def blank() -> Generator:
    """The generator of what a seat knows: it refuses to draw."""
    return Generator(0, 0, 0, 0)


def seeded(seed: int) -> Generator:
    """The generator of a game with this seed, 0 to MAX_SEED."""
    check_seed(seed)
    low: i64 = seed & WORD
    high: i64 = seed >> 32
    words = [0, 0, 0, 0]
    state: i64 = _mixed(low ^ 0x2545F491) ^ high
    for index in range(4):
        state = (state + 0x9E3779B9) & 0xFFFFFFFF
        words[index] = int(_mixed(state ^ _mixed(low)))
    words[3] |= 1  # four zero words would stay zero forever
    return Generator(words[0], words[1], words[2], words[3])


def check_seed(seed: int) -> None:
    if not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed {seed} is not allowed; allowed: 0 to {MAX_SEED}")
