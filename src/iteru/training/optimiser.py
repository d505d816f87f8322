"""The one module that needs the extra `iteru[train]`: gradients by JAX, AdamW by optax."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from iteru.bots.network import FINE, Inputs, is_amount
from iteru.bots.network_file import CORRECTED
from iteru.training.learned import Epoch, Learned
from iteru.training.plan import Plan
from iteru.training.positions import Positions
from iteru.training.rounding import HIGHEST

SET_ASIDE = 10  # one of so many games is not learned from, and shows what was learned
NEVER = -1e9  # logarithm of the odds of a seat that nobody has
LEAST = 1e-6  # of a chance, before its logarithm is taken
LARGEST = 7.9  # weight that 16 bits hold

Parameters: TypeAlias = dict[str, jax.Array]
Floats: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Batch:
    inputs: Floats  # by position, seat and row of weights
    looks: Floats  # by position and seat, and one for whom no seat has: logarithms of odds
    targets: Floats  # likewise: chances


class Data:
    """Positions as batches."""

    def __init__(self, plan: Plan, positions: Positions, inputs: Inputs) -> None:
        self.values = np.frombuffer(positions.inputs, np.int16).reshape(-1, positions.width)
        self.looks = np.frombuffer(positions.looks, np.float32)
        self.targets = np.frombuffer(positions.targets, np.float32)
        self.seats = np.frombuffer(positions.seats, np.int8).astype(np.int64)
        self.begins = np.cumsum(self.seats) - self.seats
        self.games = np.frombuffer(positions.games, np.int32)
        self.most_seats = max(plan.seats)
        self.corrects = plan.judgement == CORRECTED
        lows, highs = np.array(list(inputs.lows)), np.array(list(inputs.highs))
        self.first_rows = np.array(list(inputs.begins))
        self.lows, self.highs, self.rows = lows, highs, inputs.rows
        amounts = [is_amount(int(low), int(high)) for low, high in zip(lows, highs)]
        self.amounts = np.flatnonzero(amounts)
        self.kinds = np.flatnonzero(~np.array(amounts))
        self.units = np.array(list(inputs.units))
        self.scales = (np.maximum(np.abs(lows), np.abs(highs)) // self.units).astype(np.float32)

    def dense(self, rows: NDArray[np.int64]) -> Floats:
        """A column for each row of weights; amounts are divided by their greatest."""
        found: Floats = np.zeros((len(rows), self.rows), np.float32)
        kinds = self.values[rows][:, self.kinds].astype(np.int64)
        lows, highs = self.lows[self.kinds], self.highs[self.kinds]
        place, index = np.nonzero((kinds != 0) & (kinds >= lows) & (kinds <= highs))
        columns = self.first_rows[self.kinds][index] + kinds[place, index] - lows[index]
        found[place, columns] = 1.0
        amounts = self.values[rows][:, self.amounts]
        clipped = np.clip(amounts, self.lows[self.amounts], self.highs[self.amounts])
        counted = np.where(amounts == 0, 0, clipped) // self.units[self.amounts]
        found[:, self.first_rows[self.amounts]] = counted / self.scales[self.amounts]
        return found

    def batch(self, chosen: NDArray[np.int64]) -> Batch:
        shape = (len(chosen), self.most_seats + 1)
        looks: Floats = np.full(shape, NEVER, np.float32)
        targets: Floats = np.zeros(shape, np.float32)
        inputs: Floats = np.zeros((len(chosen), self.most_seats, self.rows), np.float32)
        for seat in range(self.most_seats):
            there = np.flatnonzero(self.seats[chosen] > seat)
            rows = self.begins[chosen[there]] + seat
            inputs[there, seat] = self.dense(rows)
            looks[there, seat] = self.log_odds(self.looks[rows])
            targets[there, seat] = self.targets[rows]
        alone = np.flatnonzero(self.seats[chosen] == 1)  # against the game itself
        rows = self.begins[chosen[alone]]
        looks[alone, -1] = self.log_odds(1.0 - self.looks[rows])
        targets[alone, -1] = 1.0 - self.targets[rows]
        return Batch(inputs, looks, targets)

    def log_odds(self, chances: Floats) -> Floats:
        if not self.corrects:
            return np.zeros_like(chances)
        return np.log(np.maximum(chances, LEAST))


def beginning(key: jax.Array, rows: int, plan: Plan) -> Parameters:
    """The last layer is zero: at first all is as the judgement says."""
    first, second = jax.random.split(key)
    return {
        "rows": jax.random.normal(first, (rows, plan.first)) * 0.05,
        "first": jnp.full((plan.first,), 0.1),
        "weights": jax.random.normal(second, (plan.first, plan.second)) * (2 / plan.first) ** 0.5,
        "second": jnp.full((plan.second,), 0.1),
        "last": jnp.zeros((plan.second,)),
        "bias": jnp.zeros(()),
    }


def advantages(parameters: Parameters, inputs: jax.Array) -> jax.Array:
    """By position and seat."""
    layer = jnp.clip(inputs @ parameters["rows"] + parameters["first"], 0.0, HIGHEST)
    layer = jnp.clip(layer @ parameters["weights"] + parameters["second"], 0.0, HIGHEST)
    return layer @ parameters["last"] + parameters["bias"]


def loss(
    parameters: Parameters, inputs: jax.Array, looks: jax.Array, targets: jax.Array
) -> jax.Array:
    """Cross-entropy of the chances by seat."""
    found = advantages(parameters, inputs)
    with_nobody = jnp.concatenate([found, jnp.zeros((found.shape[0], 1))], axis=1)
    return -jnp.mean(jnp.sum(targets * jax.nn.log_softmax(looks + with_nobody, axis=1), axis=1))


def fit(
    plan: Plan,
    positions: Positions,
    inputs: Inputs,
    seed: int,
    progress: Callable[[int], None],
) -> Learned:
    """Learns from the positions; `progress` is told how many epochs are over."""
    data = Data(plan, positions, inputs)
    aside = np.flatnonzero(data.games % SET_ASIDE == 0)
    learned = np.flatnonzero(data.games % SET_ASIDE != 0)
    size = min(plan.batch, len(learned))
    parameters = beginning(jax.random.key(seed), inputs.rows, plan)
    steps = plan.epochs * (len(learned) // size)
    method = optax.adamw(optax.cosine_decay_schedule(plan.rate, steps), weight_decay=plan.decay)
    state = method.init(parameters)
    order = np.random.default_rng(seed)

    @jax.jit
    def step(parameters, state, inputs, looks, targets):  # type: ignore[no-untyped-def]
        value, gradient = jax.value_and_grad(loss)(parameters, inputs, looks, targets)
        updates, state = method.update(gradient, state, parameters)
        return optax.apply_updates(parameters, updates), state, value

    def mean_loss(parameters: Parameters) -> float:
        parts = np.array_split(aside, max(1, len(aside) // size))
        batches = [data.batch(part) for part in parts]
        losses = [
            float(loss(parameters, one.inputs, one.looks, one.targets)) * len(one.looks)
            for one in batches
        ]
        return sum(losses) / len(aside)

    before = mean_loss(parameters)
    epochs: list[Epoch] = []
    best = parameters
    for _ in range(plan.epochs):
        losses = []
        shuffled = order.permutation(learned)
        for begin in range(0, len(shuffled) - size + 1, size):
            one = data.batch(shuffled[begin : begin + size])
            parameters, state, value = step(parameters, state, one.inputs, one.looks, one.targets)
            losses.append(value)
        epochs.append(Epoch(float(np.mean(losses)), mean_loss(parameters)))
        if epochs[-1].aside == min(epoch.aside for epoch in epochs):
            best = parameters
        progress(len(epochs))
    number = min(range(len(epochs)), key=lambda epoch: epochs[epoch].aside)
    return Learned(flat(best, data), before, epochs, number)


def flat(parameters: Parameters, data: Data) -> list[float]:
    """In the order of `Network`; amounts are no longer divided, but counted as it does."""
    rows = np.array(parameters["rows"], np.float64)
    for index in data.amounts:
        rows[data.first_rows[index]] *= FINE / data.scales[index]
    names = ("first", "weights", "second", "last", "bias")
    others = [np.array(parameters[name], np.float64).ravel() for name in names]
    together = np.concatenate([rows.ravel(), *others])
    return [float(weight) for weight in np.clip(together, -LARGEST, LARGEST)]
