"""The artisans section (P4.6): every artisan's gains, display and deck."""

import tomllib
from pathlib import Path

import pytest

from tests.games.pharaon.positions import (
    GAME,
    artisans_of,
    jars,
    offered,
    play,
    position,
    resources,
    seen,
)

DATA = tomllib.loads((Path(GAME.folder()) / "box/components.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("artisan", DATA["artisans"], ids=lambda artisan: artisan["id"])
def test_each_artisan_gives_its_resources_and_jars_at_once(artisan: dict[str, object]) -> None:
    """P4.6, P10.3 Resources first, then the jar; the printed prestige counts at the end."""
    name = str(artisan["id"])
    slots = [name, *[f"artisan_{n}" for n in range(26, 31) if f"artisan_{n}" != name][:3]]
    state = position(own={0: "S3"}, artisan_slots=slots, stack=["jar_23", "jar_24"])
    before = state.parts(0)["artisans"]

    play(state, "act artisans wheel", f"hire {name.replace('_', '-')}")

    gained = artisan["gain_resources"]
    assert isinstance(gained, list)
    if artisan["gain_jars"]:
        gained = [*gained, *_jar(jars(state.jar_discards)[-1])]
    counts = {letter: sum(kind[0].upper() == letter for kind in gained) for letter in "ACTRJS"}
    assert resources(state, 0) == " ".join(f"{k}{n}" for k, n in counts.items() if n)
    assert artisans_of(state, 0) == [name]
    assert state.parts(0)["artisans"] - before == artisan["prestige"]


def _jar(name: str) -> list[str]:
    (jar,) = [jar for jar in DATA["jars"] if jar["id"] == name]
    return [jar["bottom"], jar["left"], jar["right"]]


def test_a_slot_is_refilled_at_once_without_sliding() -> None:
    """P4.6"""
    slots = ["artisan_26", "artisan_27", "artisan_28", "artisan_29"]
    state = position(own={0: "S3"}, artisan_slots=slots, artisan_deck=["artisan_10"])

    play(state, "act artisans wheel")
    assert state.decision == "artisan_pick"
    assert offered(state) == [
        "hire artisan-26",
        "hire artisan-27",
        "hire artisan-28",
        "hire artisan-29",
        "hire from deck",
    ]
    play(state, "hire artisan-27")

    expected = ["artisan_26", "artisan_10", "artisan_28", "artisan_29"]
    assert seen(state)["artisans"]["slots"] == expected


def test_with_an_empty_deck_slots_stay_empty() -> None:
    """P4.6"""
    slots = ["artisan_26", "artisan_27", None, None]
    state = position(own={0: "S3"}, artisan_slots=slots, artisan_deck=[])

    play(state, "act artisans wheel", "hire artisan-27")

    assert seen(state)["artisans"]["slots"] == ["artisan_26", None, None, None]


def test_the_top_of_the_deck() -> None:
    """P4.6 Its gains are those of the card that comes."""
    state = position(own={0: "S3"}, artisan_deck=["artisan_06"])

    play(state, "act artisans wheel", "hire from deck")

    assert artisans_of(state, 0) == ["artisan_06"]
    assert resources(state, 0) == "A2 S1"


def test_three_of_the_same_kind() -> None:
    """P4.6 Two of one kind and one of another do not do."""
    state = position(facing=("artisans", "trade"), own={0: "T2 R2"})
    assert offered(state, "act artisans") == []

    state = position(facing=("artisans", "trade"), own={0: "T2 R2 S1"})
    assert offered(state, "act artisans") == ["act artisans wheel"]
