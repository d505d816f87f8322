"""How long and how a searching bot thinks: a row of the table of levels."""

from typing import Final, final

NO_NETWORK: Final = "none"  # the game's own judgement plays
SHIPPED: Final = ""  # the network that the package brings, if it brings one


@final
class Settings:
    def __init__(
        self,
        iterations: int,
        temperature: float = 0.0,
        plans: bool = True,
        fair: bool = False,
        network: str = SHIPPED,
    ) -> None:
        self.iterations = iterations  # the most for one decision
        self.temperature = temperature  # 0: the most visited code; 1: as often as it was visited
        self.plans = plans  # searches as the game says that it pays (`Game.tuning`)
        self.fair = fair  # begins with equal visits (`halving.py`)
        self.network = network  # SHIPPED, NO_NETWORK, or the path of one (`network_file.py`)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        fields = (self.iterations, self.temperature, self.plans, self.fair, self.network)
        return (Settings, fields)
