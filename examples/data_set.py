"""A data set of bots' games, made and read: does a bot know how likely it is to win?

    python examples/data_set.py --folder egizia-data

Making takes a minute the first time; a folder that is there is only read. The command line makes
larger ones: `iteru records make egizia egizia-data --seats hard,medium --games 1000 --jobs 2`.
"""

import argparse
from pathlib import Path

import numpy as np

from iteru.research.checking import check_data_set
from iteru.research.datasets import Card, DataSet
from iteru.research.making import make_data_set

BINS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("egizia-data"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="search:100,search:100")
    asked = parser.parse_args()
    card = Card.of("egizia", asked.bots.split(","), asked.games, seed=1, options={}, per_file=10)
    data_set = make_data_set(asked.folder, card)

    # Some thousand decisions at a time, and only the columns that are asked for.
    expected, results = [], []
    for batch in data_set.decisions(["expected", "result"]):
        expected.append(batch["expected"].to_numpy())
        results.append(batch["result"].to_numpy())
    found, came = np.concatenate(expected), np.concatenate(results)
    print(f"{card.games} games, {len(found)} decisions")
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        some = came[(found >= low) & (found < high)]
        if len(some):
            print(f"expected {low:.0%} to {high:.0%}: won {some.mean():.0%} of {len(some)}")

    # What a policy network would learn from: observations, and visits of the legal codes.
    first = next(DataSet(asked.folder).decisions()).slice(0, 1).to_pylist()[0]
    seen = sum(number != 0 for number in first["observation"])
    visits = dict(zip(first["legal"], first["visits"], strict=True))
    print(
        f"the first decision: {seen} numbers are not 0; the bot played {first['code']}, "
        f"which had {visits[first['code']]:.0%} of its visits"
    )
    print(f"replayed and compared: {check_data_set(data_set)} decisions")


if __name__ == "__main__":
    main()
