"""Networks with random weights, as files and in use."""

from pathlib import Path

import iteru
from iteru.bots.network import Inputs, weight_count
from iteru.bots.network_file import CORRECTED, NetworkFile, fingerprint_of, parts_of
from iteru.kernel.generator import seeded

WIDTHS = (4, 2)
HIGH = 3  # of features; parts may be more


def random_file(
    game_id: str, *, judgement: str = CORRECTED, parts: bool = False, size: int = 400
) -> NetworkFile:
    """Weights from -size to size; 4096 is 1. With a size of 0 nothing was learned."""
    game = iteru.load(game_id)
    names = parts_of(game) if parts else []
    lows = [1] * len(game.features) + [-400] * len(names)
    highs = [HIGH] * len(game.features) + [400] * len(names)
    chance = seeded(5)
    count = weight_count(Inputs(lows, highs).rows, WIDTHS)
    return NetworkFile(
        game=game_id,
        fingerprint=fingerprint_of(game),
        judgement=judgement,
        parts=names,
        widths=WIDTHS,
        lows=lows,
        highs=highs,
        weights=[int(chance.below(2 * size + 1)) - size for _ in range(count)],
        recipe={"made by": "a test"},
        gain="",
    )


def written(folder: Path, file: NetworkFile, name: str = "network.json") -> Path:
    file.write(folder / name)
    return folder / name
