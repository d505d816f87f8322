"""A small network that judges positions: what was learned from games, in whole numbers.

For each seat it reads what that seat knows (`State.encode`) and, if it was trained so, the parts
of the game's own judgement (`State.explain`). Two hidden layers give one number: by how much the
odds of the seat should be higher than they look. All of it is integer arithmetic, so that the same
position has the same chances on any machine, compiled or not.

Few inputs of a position are set, and the first layer looks at those alone. An input with few
possible values has a row of weights for each of them, since most are kinds (where a card is) and
no amounts; one with many has a row that is multiplied by its value, in coarser units if it may be
large.
"""

from math import exp, floor
from typing import Final, final

from iteru.kernel.game import Game
from iteru.kernel.rows import i16, i64, vec
from iteru.kernel.state import State

BITS: Final = 12
ONE: Final = 1 << BITS  # what weights and activations are counted in
TOP: Final = 8 * ONE - 1  # the highest activation, and the highest weight
KINDS: Final = 12  # an input with more values than this is an amount
# Two neurons of the first layer share a word of 64 bits, so that half as many numbers are added.
LANE: Final = 4294967296  # 1 << 32
LOW_LANE: Final = LANE - 1
HALF_A_LANE: Final = LANE // 2
MOST_IN_A_LANE: Final = LANE // 4
AMOUNT_STEPS: Final = 128  # an amount has at most so many on either side
FINE_BITS: Final = 5  # the first layer counts finer by so many: many steps of an amount add up
FINE: Final = 1 << FINE_BITS  # steps of an amount for which its weights are
PART_STEPS: Final = 16  # a part of the judgement is an input in sixteenths of a point

# Odds: exp of -8 to 8 in steps of 1/256, in whole numbers, so that no machine rounds them anew.
ODDS_BITS: Final = 8
ODDS_OF_ONE: Final = 1 << 20
ODDS_REACH: Final = 8 << ODDS_BITS
ODDS: Final = [
    floor(exp(step / (1 << ODDS_BITS)) * ODDS_OF_ONE + 0.5)
    for step in range(-ODDS_REACH, ODDS_REACH + 1)
]


@final
class Inputs:
    """Which values each input may have, and where its rows of weights begin."""

    def __init__(self, lows: list[int], highs: list[int]) -> None:
        """By input: the lowest and highest value that was seen. 0 is never looked at: a lowest of
        1 is one that is 0 or more, and with a highest of 0 the input is not looked at at all."""
        self.lows = vec[i64](lows)
        self.highs = vec[i64](highs)
        begins: list[int] = []
        rows = 0
        for low, high in zip(lows, highs):
            begins.append(rows)
            rows += 1 if is_amount(low, high) else max(0, high - low + 1)
        self.begins = vec[i64](begins)
        self.units = vec[i64]([unit_of(low, high) for low, high in zip(lows, highs)])
        self.rows = rows


def is_amount(low: i64, high: i64) -> bool:
    return high - low >= KINDS


def unit_of(low: i64, high: i64) -> i64:
    """What an amount of this range is counted in."""
    return 1 + (max(1, -low, high) - 1) // AMOUNT_STEPS


@final
class Network:
    """The network of one game: `network_file.py` reads it."""

    def __init__(
        self,
        game: Game,
        inputs: Inputs,
        widths: tuple[int, int],
        weights: list[int],
        parts: int,
        corrects: bool,
    ) -> None:
        """`weights` are the rows of all inputs, the biases of the first layer, the weights of
        the second by neuron of the first, its biases, the weights of the last, and its bias."""
        first, second = widths
        if first % 2 or len(weights) != weight_count(inputs.rows, widths):
            raise ValueError(f"{len(weights)} weights do not fit {inputs.rows} rows and {widths}")
        self.inputs = inputs
        self.parts = parts  # of the judgement that are inputs; 0: none is looked at
        self.corrects = corrects  # the judgement's chances; else it stands in their place
        self.words: i64 = first // 2  # of the first layer
        self.second: i64 = second
        self.features: i64 = len(game.features)
        rows_end = inputs.rows * first
        second_end = rows_end + first + first * second
        fine = in_fine_units(inputs, first, weights)
        check_lanes(inputs, first, fine)
        self._rows = vec[i64](in_words(fine[:rows_end]))
        self._first_biases = vec[i64](in_words(fine[rows_end : rows_end + first]))
        self._second_weights = vec[i16](weights[rows_end + first : second_end])
        self._second_biases = vec[i64](
            [bias << BITS for bias in weights[second_end : second_end + second]]
        )
        self._last_weights = vec[i64](weights[second_end + second : second_end + 2 * second])
        self._last_bias: i64 = weights[-1]
        self._buffers = game.buffers(1)

    def chances(self, state: State) -> list[float]:
        """By seat: the chance to win. This is what a search asks in place of evaluations()."""
        if state.over:
            return state.results()
        seats = state.seats
        looks = state.evaluations() if self.corrects else [1.0] * seats
        odds = [looks[seat] * float(odds_of(self.advantage(state, seat))) for seat in range(seats)]
        total = sum(odds)
        if seats == 1:  # against the game itself, which has no seat
            total += float(ODDS_OF_ONE) * (1.0 - looks[0] if self.corrects else 1.0)
        return [own / total for own in odds]

    def advantage(self, state: State, seat: i64) -> i64:
        """The logarithm of the factor to a seat's odds, in units of 1 / ONE."""
        buffers = self._buffers
        state.encode(seat, buffers, 0)
        observed = buffers.observations
        layer = self._first_biases[:]
        for index in range(self.features):
            value = i64(observed[index])
            if value != 0:
                self._add_input(layer, index, value)
        if self.parts > 0:
            explained = state.explain(seat)
            for part in range(self.parts):
                value = part_input(explained[part][1])
                if value != 0:
                    self._add_input(layer, self.features + part, value)
        return self._judged(layer)

    def advantage_of(self, values: list[int]) -> i64:
        """The same for inputs that are at hand: what training compares itself with."""
        layer = self._first_biases[:]
        for index in range(len(values)):
            if values[index] != 0:
                self._add_input(layer, index, values[index])
        return self._judged(layer)

    def _add_input(self, layer: vec[i64], index: i64, value: i64) -> None:
        inputs = self.inputs
        low, high = inputs.lows[index], inputs.highs[index]
        row = inputs.begins[index]
        if is_amount(low, high):
            value = max(low, min(high, value)) // inputs.units[index]
        elif low <= value <= high:
            row += value - low
            value = 1
        else:
            return  # it was never seen: nothing was learned about it
        rows = self._rows
        words = self.words
        begin = row * words
        for word in range(words):
            layer[word] += value * rows[begin + word]

    def _judged(self, words: vec[i64]) -> i64:
        """The two layers after the first."""
        second = self._second_biases[:]
        for index in range(self.words):
            word = words[index]
            low = ((word + HALF_A_LANE) & LOW_LANE) - HALF_A_LANE
            self._pass_on(2 * index, low >> FINE_BITS, second)
            self._pass_on(2 * index + 1, (word - low) >> (32 + FINE_BITS), second)
        last = self._last_weights
        total = self._last_bias << BITS
        for neuron in range(self.second):
            active = min(second[neuron] >> BITS, TOP)
            if active > 0:
                total += active * last[neuron]
        return total >> BITS

    def _pass_on(self, neuron: i64, value: i64, second: vec[i64]) -> None:
        """From a neuron of the first layer to all of the second."""
        active = min(value, TOP)
        if active > 0:
            weights = self._second_weights
            width = self.second
            begin = neuron * width
            for other in range(width):
                second[other] += active * i64(weights[begin + other])


def in_fine_units(inputs: Inputs, width: int, weights: list[int]) -> list[int]:
    """Rows and biases of the first layer; what is no amount is there once or not at all."""
    found: list[int] = []
    for index in range(len(inputs.begins)):
        low, high = int(inputs.lows[index]), int(inputs.highs[index])
        begin = int(inputs.begins[index])
        rows, factor = (1, 1) if is_amount(low, high) else (max(0, high - low + 1), FINE)
        found += [factor * weight for weight in weights[begin * width : (begin + rows) * width]]
    biases = inputs.rows * width
    return found + [FINE * weight for weight in weights[biases : biases + width]]


def in_words(weights: list[int]) -> list[int]:
    return [weights[index] + LANE * weights[index + 1] for index in range(0, len(weights), 2)]


def check_lanes(inputs: Inputs, width: int, weights: list[int]) -> None:
    """Raises ValueError if a neuron could outgrow its half of a word, whatever the inputs."""
    for neuron in range(width):
        most = TOP * FINE
        for index in range(len(inputs.begins)):
            low, high = int(inputs.lows[index]), int(inputs.highs[index])
            begin = int(inputs.begins[index])
            if is_amount(low, high):
                steps = 1 + max(abs(low), abs(high)) // int(inputs.units[index])
                most += abs(weights[begin * width + neuron]) * steps
            elif high >= low:
                rows = range(begin, begin + high - low + 1)
                most += max([abs(weights[row * width + neuron]) for row in rows])
        if most > MOST_IN_A_LANE:
            raise ValueError("its weights are too large")


def weight_count(rows: int, widths: tuple[int, int]) -> int:
    first, second = widths
    return (rows + 1) * first + (first + 1) * second + second + 1


def part_input(points: float) -> i64:
    """A part of the judgement as an input."""
    return floor(points * PART_STEPS + 0.5)


def odds_of(advantage: i64) -> int:
    """exp of it, in units of 1 / ODDS_OF_ONE."""
    step = advantage >> (BITS - ODDS_BITS)
    return ODDS[max(-ODDS_REACH, min(ODDS_REACH, step)) + ODDS_REACH]
