"""How long and how a searching bot thinks: a row of the table of levels."""

from typing import final


@final
class Settings:
    def __init__(self, iterations: int, temperature: float = 0.0, plans: bool = True) -> None:
        self.iterations = iterations  # the most for one decision
        self.temperature = temperature  # 0: the most visited code; 1: as often as it was visited
        self.plans = plans  # searches as the game says that it pays (`Game.tuning`)

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (Settings, (self.iterations, self.temperature, self.plans))
