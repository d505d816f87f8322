"""Options of a game: what may be chosen before it begins."""

from collections.abc import Mapping, Sequence
from typing import final


@final
class Option:
    """One option; a choice other than the default is for these numbers of seats only."""

    def __init__(
        self, name: str, choices: Sequence[str], default: str, seats: Sequence[int]
    ) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.default = default
        self.seats = tuple(seats)

    def __repr__(self) -> str:
        return f"Option({self.name}: {' or '.join(self.choices)})"


def check_seats(seats: int, min_seats: int, max_seats: int) -> None:
    if not min_seats <= seats <= max_seats:
        raise ValueError(f"{seats} seats are not allowed; allowed: {min_seats} to {max_seats}")


def settled_options(
    options: Sequence[Option], seats: int, chosen: Mapping[str, str] | None
) -> dict[str, str]:
    """Every option with its value: as chosen, else the default. Raises ValueError on bad ones."""
    settled = {option.name: option.default for option in options}
    if chosen is None:
        return settled
    for name, choice in chosen.items():
        if name not in settled:
            raise ValueError(f"there is no option {name!r}; allowed: {listed(list(settled))}")
        option = next(option for option in options if option.name == name)
        if choice not in option.choices:
            raise ValueError(
                f"option {name}: {choice!r} is not allowed; allowed: {listed(option.choices)}"
            )
        if choice != option.default and seats not in option.seats:
            numbers = listed([str(number) for number in option.seats])
            raise ValueError(f"option {name}: {choice!r} is for {numbers} seats, not for {seats}")
        settled[name] = choice
    return settled


def listed(words: Sequence[str]) -> str:
    return ", ".join(words) if words else "none"
