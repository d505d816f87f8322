"""Fertility's texts: plurals, names, and what random play hardly ever says."""

from collections.abc import Mapping

import pytest

import iteru
from iteru.games.fertility.actions import DISCARD
from iteru.games.fertility.box.components import PRINTED
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.final_scoring import end_game
from iteru.games.fertility.telling import events
from iteru.kernel.message import Message, message
from iteru.texts import LANGUAGES, Catalogue
from tests.texts.browser import browser_catalogue

GAME = iteru.load("fertility")
ENGLISH, POLISH, FRENCH = [browser_catalogue(language, GAME.id) for language in LANGUAGES]
NAMES = ["Ala", "Ben"]


def listening() -> tuple[FertilityState, iteru.Journal]:
    """A state and the journal that hears it."""
    state = GAME.new(2, 1)
    assert isinstance(state, FertilityState)
    journal = iteru.Journal()
    state.journal = journal
    return state, journal


def said(journal: iteru.Journal) -> list[list[str]]:
    """Each event in the three languages."""
    return [
        [texts.message(event, NAMES) for texts in (ENGLISH, POLISH, FRENCH)]
        for event in journal.seen_by(None)
    ]


@pytest.mark.parametrize(
    ("value", "english", "polish", "french"),
    [
        (0, "0 Debens", "0 Debenów", "0 Deben"),
        (1, "1 Deben", "1 Deben", "1 Deben"),
        (2, "2 Debens", "2 Debeny", "2 Debens"),
        (4, "4 Debens", "4 Debeny", "4 Debens"),
        (5, "5 Debens", "5 Debenów", "5 Debens"),
        (12, "12 Debens", "12 Debenów", "12 Debens"),
        (21, "21 Debens", "21 Debenów", "21 Debens"),
        (22, "22 Debens", "22 Debeny", "22 Debens"),
        (87, "87 Debens", "87 Debenów", "87 Debens"),
        (112, "112 Debens", "112 Debenów", "112 Debens"),
    ],
)
def test_debens_have_the_right_plural(value: int, english: str, polish: str, french: str) -> None:
    assert ENGLISH.text("debens", value=value) == english
    assert POLISH.text("debens", value=value) == polish
    assert FRENCH.text("debens", value=value) == french


@pytest.mark.parametrize(
    ("total", "end"), [(1, "1 Deben."), (53, "53 Debeny."), (87, "87 Debenów.")]
)
def test_scored_debens_have_the_right_plural_too(total: int, end: str) -> None:
    assert POLISH.text("event-scored", player="Ala", total=total) == f"Ala zdobywa {end}"


def test_f4_1_7_a_discard_is_told() -> None:
    state, journal = listening()

    events.tell_tile(state, events.DISCARDED, 1, 6)

    assert said(journal) == [
        [
            "Ben can’t place any tile and discards Cattle pasture + Vineyard.",
            "Ben nie może położyć żadnego żetonu i odrzuca: Pastwisko + Winnica.",
            "Ben ne peut poser aucune tuile et défausse Pâturage + Vigne.",
        ]
    ]
    choice = GAME.describe(DISCARD + 6)
    assert ENGLISH.message(choice) == "Discard Cattle pasture + Vineyard"
    assert POLISH.message(choice) == "Odrzuć: Pastwisko + Winnica"
    assert FRENCH.message(choice) == "Défausser Pâturage + Vigne"


def test_f7_2_what_the_stock_cannot_give_is_told() -> None:
    state, journal = listening()

    events.tell_gained(state, 0, 3, 1, 2)

    assert said(journal) == [
        [
            "Ala collects 1 × Grape.",
            "Ala zbiera: 1 × Winogrona.",
            "Ala récolte 1 jeton Raisin.",
        ],
        [
            "The Stock is short: Ala goes without 2 × Grape.",
            "W Magazynie brakuje: 2 × Winogrona. Ala dostaje mniej.",
            "Il manque 2 jetons Raisin au Stock\u00a0: Ala en reçoit moins.",
        ],
    ]


def test_f7_6_wheat_beyond_the_track_is_told() -> None:
    state, journal = listening()
    state.wheat[0] = PRINTED.max_wheat

    events.tell_wheat(state, 0, 1, 1)

    assert [line[0] for line in said(journal)] == [
        "Ala earns 1 Wheat and now has 10.",
        "The Storehouse of Ala is full: 1 Wheat is lost.",
    ]


def test_f11_3_a_shared_victory_names_all_who_share_it() -> None:
    state, journal = listening()

    end_game(state)

    assert [line[0] for line in said(journal)][-1] == "Ala and Ben share the victory!"


def test_f5_3_equal_goods_of_a_payment_are_counted() -> None:
    state, journal = listening()
    great_market = PRINTED.districts.index("district_great_market_grape")

    for payment in (0, 4, 18, 19):  # nothing; one grape; two; a grape and wheat
        events.tell_built(state, 0, great_market, payment, 0)

    assert [line[0] for line in said(journal)] == [
        "Ala builds Great Market (Grapes) for free.",
        "Ala builds Great Market (Grapes) for Grape.",
        "Ala builds Great Market (Grapes) for 2 × Grape.",
        "Ala builds Great Market (Grapes) for Grape and Wheat.",
    ]


def shop_effects() -> list[Message]:
    """The effect of each different printed Shop, as a client would tell it."""
    found: list[Message] = []
    for table in ("district_tiles", "metropolis_boards"):
        rows = GAME.components[table]
        assert isinstance(rows, list)
        for row in rows:
            for shop in row["shops"]:
                told = effect_message(shop["effect"])
                if told not in found:
                    found.append(told)
    return found


def effect_message(effect: Mapping[str, object]) -> Message:
    """The components' own words for an effect are the arguments of its text."""
    args: dict[str, object] = {}
    for name, value in effect.items():
        if isinstance(value, list):
            args[name] = [message(f"{name}-{item}") for item in value]
        elif name == "resource":
            args[name] = message(f"resources-{value}")
        elif name != "type":
            args[name] = value
    return message(f"effect-{effect['type']}", args)


@pytest.mark.parametrize("texts", [ENGLISH, POLISH, FRENCH], ids=LANGUAGES)
def test_the_effect_of_every_shop_is_told(texts: Catalogue) -> None:
    told = [texts.message(effect) for effect in shop_effects()]

    assert len(set(told)) == len(told) > 15
    assert not any("{" in text for text in told)


def test_effects_read_well() -> None:
    sanctuary: dict[str, object] = {"gods": [message("gods-horus"), message("gods-sobek")]}
    kinds = [message("resources-alabaster"), message("resources-papyrus")]
    port: dict[str, object] = {"resources": kinds}

    assert ENGLISH.text("effect-debens", value=5) == "5 Debens at the end of the game"
    assert POLISH.message(message("effect-statues", sanctuary)) == (
        "Pomnik na koniec gry: Horus i Sobek"
    )
    assert FRENCH.message(message("effect-exchange", port)) == (
        "Immédiatement\u00a0: placez 1 ressource du Stock dans une autre Boutique "
        "(au choix\u00a0: Albâtre et Fleur de papyrus)"
    )
