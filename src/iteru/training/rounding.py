"""From the optimiser's weights to whole numbers, and a check that both say the same."""

from collections.abc import Sequence

from iteru.bots.network import BITS, FINE, ONE, TOP, Inputs, Network, is_amount

HIGHEST = TOP / ONE  # activation


def rounded(weights: Sequence[float]) -> list[int]:
    """Raises ValueError on weights that do not fit 16 bits."""
    found = [round(weight * ONE) for weight in weights]
    if any(abs(weight) > TOP for weight in found):
        raise ValueError(f"a weight is beyond {HIGHEST:.2f}: a smaller rate or more decay may help")
    return found


def advantage(
    weights: Sequence[float], inputs: Inputs, widths: tuple[int, int], row: Sequence[int]
) -> float:
    """What the network says before it is rounded; the weights are in the order of `Network`."""
    first, second = widths
    begin = inputs.rows * first
    layer = list(weights[begin : begin + first])
    for index, value in enumerate(row):
        if value == 0:
            continue
        low, high = int(inputs.lows[index]), int(inputs.highs[index])
        place, factor = int(inputs.begins[index]), 1.0
        if is_amount(low, high):
            factor = max(low, min(high, value)) // int(inputs.units[index]) / FINE
        elif low <= value <= high:
            place += value - low
        else:
            continue
        for neuron in range(first):
            layer[neuron] += factor * weights[place * first + neuron]
    begin += first
    sums = list(weights[begin + first * second : begin + first * second + second])
    for neuron, found in enumerate(layer):
        for other in range(second):
            sums[other] += active(found) * weights[begin + neuron * second + other]
    last = weights[begin + (first + 1) * second :]
    return last[second] + sum(active(found) * last[other] for other, found in enumerate(sums))


def active(value: float) -> float:
    return max(0.0, min(HIGHEST, value))


def worst_rounding(
    network: Network,
    weights: Sequence[float],
    widths: tuple[int, int],
    rows: Sequence[Sequence[int]],
) -> float:
    """The greatest difference that rounding makes to the logarithm of a seat's odds."""
    return max(
        abs(
            int(network.advantage_of(list(row))) / (1 << BITS)
            - advantage(weights, network.inputs, widths, row)
        )
        for row in rows
    )
