"""How a search thinks: a few numbers, the same for every game."""

from typing import final


@final
class Settings:
    """The defaults were found by play between settings; docs/bots.md has the figures."""

    def __init__(
        self,
        iterations: int,
        temperature: float = 0.0,
        horizon: int = 2,
        curiosity: float = 1.0,
        width: float = 0.7,
        plans: bool = True,
    ) -> None:
        self.iterations = iterations  # for one decision
        self.temperature = temperature  # 0: the most visited code; 1: as often as it was visited
        self.horizon = horizon  # hand-overs to another seat before a position is evaluated
        self.curiosity = curiosity  # weight of the little tried, in standard deviations of results
        self.width = width  # codes looked at after n visits: 2 + width * sqrt(n)
        self.plans = plans  # as the game says that it pays: far ahead, or each seat apart

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        fields = (
            self.iterations,
            self.temperature,
            self.horizon,
            self.curiosity,
            self.width,
            self.plans,
        )
        return (Settings, fields)
