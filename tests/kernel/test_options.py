"""Options: what is chosen, else the default; what is not allowed is refused with what is."""

import pytest

from iteru.kernel.options import Option, check_seats, listed, settled_options

OPTIONS = (
    Option("mode", ["standard", "duel"], "standard", [2]),
    Option("map", ["small", "large", "huge"], "small", [2, 3, 4]),
)


def test_what_is_not_chosen_has_its_default() -> None:
    assert settled_options(OPTIONS, 3, None) == {"mode": "standard", "map": "small"}
    assert settled_options(OPTIONS, 3, {}) == {"mode": "standard", "map": "small"}
    assert settled_options(OPTIONS, 2, {"mode": "duel"}) == {"mode": "duel", "map": "small"}


def test_a_default_may_be_chosen_at_any_number_of_seats() -> None:
    assert settled_options(OPTIONS, 4, {"mode": "standard"})["mode"] == "standard"


def test_options_keep_the_games_order() -> None:
    assert list(settled_options(OPTIONS, 2, {"map": "huge", "mode": "duel"})) == ["mode", "map"]


@pytest.mark.parametrize(
    ("seats", "chosen", "text"),
    [
        (2, {"colour": "red"}, "there is no option 'colour'; allowed: mode, map"),
        (2, {"map": "flat"}, "option map: 'flat' is not allowed; allowed: small, large, huge"),
        (3, {"mode": "duel"}, "option mode: 'duel' is for 2 seats, not for 3"),
    ],
)
def test_what_is_not_allowed_is_refused(seats: int, chosen: dict[str, str], text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text}$"):
        settled_options(OPTIONS, seats, chosen)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="allowed: none"):
        settled_options((), 2, {"mode": "duel"})
    assert listed([]) == "none"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_have_bounds(seats: int) -> None:
    with pytest.raises(ValueError, match=f"{seats} seats are not allowed; allowed: 2 to 4"):
        check_seats(seats, 2, 4)


def test_an_option_reads_well() -> None:
    assert repr(OPTIONS[0]) == "Option(mode: standard or duel)"
