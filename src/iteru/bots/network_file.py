"""Networks as files: small, with their recipe, and refused when they do not fit the game.

The network that plays is `judgement/network.json` in the folder of its game; `network-2.json`
stands before it for two seats, and so on. Without such a file the game's own judgement plays.
"""

import json
import sys
from array import array
from base64 import b64decode, b64encode
from hashlib import sha256
from logging import getLogger
from pathlib import Path
from typing import Final, final

from iteru.bots.network import TOP, Inputs, Network
from iteru.kernel.game import Game
from iteru.kernel.plain import PlainReader

FORMAT: Final = 1
CORRECTED: Final = "corrected"  # the network's odds are a factor to those of the judgement
REPLACED: Final = "replaced"  # the judgement is not asked
LIMIT: Final = 1 << 15  # of what an observation holds
MOST_NEURONS: Final = 256
KEYS: Final = (
    "network",
    "game",
    "fingerprint",
    "judgement",
    "parts",
    "widths",
    "lows",
    "highs",
    "weights",
    "recipe",
    "gain",
)


@final
class NetworkFile:
    """All that a file says; `network_of` makes a network of it."""

    def __init__(
        self,
        game: str,
        fingerprint: str,
        judgement: str,
        parts: list[str],
        widths: tuple[int, int],
        lows: list[int],
        highs: list[int],
        weights: list[int],
        recipe: dict[str, str],
        gain: str,
    ) -> None:
        self.game = game
        self.fingerprint = fingerprint  # of what it was trained on: `fingerprint_of`
        self.judgement = judgement  # what becomes of the game's own: CORRECTED or REPLACED
        self.parts = parts  # of the judgement that are inputs, by name
        self.widths = widths  # neurons of the hidden layers
        self.lows = lows  # by input, features first, then parts; see `Inputs`
        self.highs = highs
        self.weights = weights  # see `Network`
        self.recipe = recipe  # how it was made
        self.gain = gain  # what it was measured to bring; "" if it was not

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")
        part.replace(path)

    def to_json(self) -> dict[str, object]:
        return {
            "network": FORMAT,
            "game": self.game,
            "fingerprint": self.fingerprint,
            "judgement": self.judgement,
            "parts": self.parts,
            "widths": list(self.widths),
            "lows": self.lows,
            "highs": self.highs,
            "weights": packed(self.weights),
            "recipe": self.recipe,
            "gain": self.gain,
        }


def read_file(path: Path) -> NetworkFile:
    """Raises ValueError, in one sentence, on anything that is no network."""
    what = f"the network {path}"
    try:
        data: object = json.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"{what} cannot be read: {error}") from error
    reader = PlainReader(data, what)
    reader.integer("network", FORMAT, FORMAT)
    reader.only(KEYS)
    judgement = reader.string("judgement")
    if judgement not in (CORRECTED, REPLACED):
        raise reader.error("judgement", judgement, f"{CORRECTED}, {REPLACED}")
    first, second = reader.integers("widths", 1, MOST_NEURONS, 2)
    lows = reader.integers("lows", -LIMIT, LIMIT)
    return NetworkFile(
        game=reader.string("game"),
        fingerprint=reader.string("fingerprint"),
        judgement=judgement,
        parts=reader.strings("parts"),
        widths=(first, second),
        lows=lows,
        highs=reader.integers("highs", -LIMIT, LIMIT, len(lows)),
        weights=unpacked(reader.string("weights"), what),
        recipe=reader.texts("recipe"),
        gain=reader.string("gain"),
    )


def read_network(path: Path, game: Game) -> Network:
    """Raises ValueError, in one sentence, on a file that is broken, stale or of another game."""
    file = read_file(path)
    try:
        return network_of(file, game)
    except ValueError as error:
        raise ValueError(f"the network {path} is refused: {error}") from error


def network_of(file: NetworkFile, game: Game) -> Network:
    if file.game != game.id:
        raise ValueError(f"it is one of {file.game}, not of {game.id}")
    if file.fingerprint != fingerprint_of(game):
        raise ValueError(
            f"it was trained on other features or data of {game.id} "
            f"({file.fingerprint}; now: {fingerprint_of(game)})"
        )
    parts = parts_of(game)
    if file.parts not in ([], parts):
        raise ValueError(f"it looks at {', '.join(file.parts)}; allowed: {', '.join(parts)}")
    if len(file.lows) != len(game.features) + len(file.parts):
        raise ValueError(f"{len(file.lows)} inputs do not fit {game.id}")
    return Network(
        game,
        Inputs(file.lows, file.highs),
        file.widths,
        file.weights,
        len(file.parts),
        file.judgement == CORRECTED,
    )


def fingerprint_of(game: Game) -> str:
    """Of what a network is trained on: names of features and parts, the rules, printed data."""
    told = [game.id, str(game.rules_version), game.fingerprint, *game.features, *parts_of(game)]
    return sha256("\n".join(told).encode("utf-8")).hexdigest()[:16]


def parts_of(game: Game) -> list[str]:
    """The names of the judgement's parts, in their order."""
    return [name for name, _ in game.new(game.min_seats, 0).explain(0)]


def packed(weights: list[int]) -> str:
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    return b64encode(numbers.tobytes()).decode("ascii")


def unpacked(text: str, what: str) -> list[int]:
    numbers = array("h")
    try:
        numbers.frombytes(b64decode(text, validate=True))
    except ValueError as error:
        raise ValueError(f"{what}: its weights are broken: {error}") from error
    if sys.byteorder == "big":
        numbers.byteswap()
    weights = list(numbers)
    if any(not -TOP <= weight <= TOP for weight in weights):
        raise ValueError(f"{what}: a weight is beyond {TOP}")
    return weights


# By path and game: networks in use, and None where there is none or it was refused.
_shipped: dict[tuple[str, int], Network | None] = {}
_named: dict[tuple[str, str], Network] = {}


def shipped_network(game: Game, seats: int) -> Network | None:
    """What the package brings for this game and number of seats.

    A file that does not fit is refused in the log, once, and the game's own judgement plays:
    owners of a box may play with corrected data.
    """
    key = (game.id, seats)
    if key not in _shipped:
        try:
            _shipped[key] = network_in(Path(game.folder()) / "judgement", game, seats)
        except NotImplementedError:  # a game of somebody else's, without a folder
            _shipped[key] = None
        except ValueError as error:
            getLogger(__name__).warning("%s; the judgement of %s plays alone", error, game.id)
            _shipped[key] = None
    return _shipped[key]


def network_in(folder: Path, game: Game, seats: int) -> Network | None:
    for name in (f"network-{seats}.json", "network.json"):
        if (folder / name).exists():
            return read_network(folder / name, game)
    return None


def named_network(path: str, game: Game) -> Network:
    """That of a file which somebody named; it must not change while this process lives."""
    key = (path, game.id)
    if key not in _named:
        _named[key] = read_network(Path(path), game)
    return _named[key]
