"""Egizia's texts: plurals, cards that agree with the data, and what random play hardly says."""

import json

import pytest

import iteru
from iteru.games.egizia import actions
from iteru.games.egizia.box.components import TARGET_SLOT
from iteru.games.egizia.box.ids import BESIDE, LAST_BUILDER, OVERSEER, SITES, TARGETS
from iteru.games.egizia.position import EgiziaState
from iteru.games.egizia.telling import events, events_building
from iteru.texts import LANGUAGES, Catalogue
from tests.texts.browser import browser_catalogue

GAME = iteru.load("egizia")
TEXTS = [browser_catalogue(language, "egizia") for language in LANGUAGES]
ENGLISH, POLISH, FRENCH = TEXTS
NAMES = ["Ala", "Ben", "Zoé"]
HAULERS, TEMPLE_PYRAMID = 1, 2


def listening() -> tuple[EgiziaState, iteru.Journal]:
    """A state and the journal that hears it."""
    state = GAME.new(3, 1)
    assert isinstance(state, EgiziaState)
    journal = iteru.Journal()
    state.journal = journal
    return state, journal


def said(journal: iteru.Journal) -> list[list[str]]:
    """Each event in the three languages."""
    return [[texts.message(event, NAMES) for texts in TEXTS] for event in journal.seen_by(None)]


def rows(table: str) -> list[dict[str, object]]:
    """A table of the components."""
    found = GAME.components[table]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("points", "end"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty")]
)
def test_points_have_the_right_plural(points: int, end: str) -> None:
    assert POLISH.text("choice-accept_loss_of", points=points) == f"Strać {end}"
    assert POLISH.text("choice-stop_with", points=points) == f"Zakończ i weź {end}"
    assert POLISH.text("board-sphinx_total", points=points) == f"{end} z tymi kartami"


@pytest.mark.parametrize(
    ("stones", "english", "polish", "french"),
    [
        (1, "Sell 1 stone", "Sprzedaj 1 kamień", "Vendre 1 pierre"),
        (4, "Sell 4 stones", "Sprzedaj 4 kamienie", "Vendre 4 pierres"),
        (10, "Sell 10 stones", "Sprzedaj 10 kamieni", "Vendre 10 pierres"),
    ],
)
def test_e14_3_stones_have_the_right_plural(
    stones: int, english: str, polish: str, french: str
) -> None:
    told = [texts.text("choice-sell", stones=stones) for texts in TEXTS]

    assert told == [english, polish, french]


@pytest.mark.parametrize(
    ("count", "english", "polish", "french"),
    [
        (0, "Nothing is left ahead.", "Dalej nic już nie zostaje.", "Il ne reste rien en aval."),
        (
            1,
            "1 free place is left ahead.",
            "Dalej zostaje 1 wolne miejsce.",
            "Il reste 1 place libre en aval.",
        ),
        (
            3,
            "3 free places are left ahead.",
            "Dalej zostają 3 wolne miejsca.",
            "Il reste 3 places libres en aval.",
        ),
        (
            12,
            "12 free places are left ahead.",
            "Dalej zostaje 12 wolnych miejsc.",
            "Il reste 12 places libres en aval.",
        ),
    ],
)
def test_e5_2_2_places_ahead_have_the_right_plural(
    count: int, english: str, polish: str, french: str
) -> None:
    told = [texts.text("board-tip_ahead", count=count) for texts in TEXTS]

    assert told == [english, polish, french]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_e12_6_nile_cards_of_one_name_work_alike_and_no_others_do(texts: Catalogue) -> None:
    names = GAME.names()
    found: dict[str, object] = {}
    for card in rows("nile_cards"):
        name = texts.message(names[f"nile_cards-{card['id']}"])
        assert found.setdefault(name, card["effect"]) == card["effect"]
    effects = [json.dumps(effect, sort_keys=True) for effect in found.values()]
    assert len(set(effects)) == len(effects)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_e13_sphinx_cards_can_be_told_apart(texts: Catalogue) -> None:
    names = GAME.names()
    told = [texts.message(names[f"sphinx_cards-{card['id']}"]) for card in rows("sphinx_cards")]

    assert len(set(told)) == len(told)


def test_e2_1_a_raise_names_the_crew_and_its_strength() -> None:
    state, journal = listening()

    events.tell_raised(state, 1, HAULERS, 3, 4)
    events.tell_raised(state, 1, OVERSEER, 9, 9)

    assert said(journal) == [
        [
            "Ben raises Haulers to strength 4.",
            "Ben wzmacnia: Tragarze, siła 4.",
            "Ben renforce\u00a0: Haleurs, force 4.",
        ],
        [
            "Ben is at the maximum: Overseer, strength 9.",
            "Ben osiąga maksimum: Zarządca, siła 9.",
            "Ben est au maximum\u00a0: Contremaître, force 9.",
        ],
    ]


def test_e2_2_stones_above_the_maximum_are_told() -> None:
    state, journal = listening()

    events.tell_stones(state, 0, 2, 0)
    events.tell_stones(state, 0, 1, 5)

    assert said(journal) == [
        ["Ala gains 2 stones.", "Ala dostaje 2 kamienie.", "Ala gagne 2 pierres."],
        [
            "Ala gains 1 stone; 5 above the maximum lost.",
            "Ala dostaje 1 kamień; ponad limit przepada 5.",
            "Ala gagne 1 pierre\u00a0; perte au-delà du maximum\u00a0: 5.",
        ],
    ]


def test_e5_7_5_the_place_of_the_extra_berth_is_named() -> None:
    places = [target for target in range(TARGETS) if TARGET_SLOT[target] == LAST_BUILDER]
    assert len(places) == len(SITES)

    choice = GAME.describe(actions.SHIP + places[-1])

    assert [texts.message(choice) for texts in TEXTS] == [
        "Place a ship: Temple and pyramid, after the others",
        "Umieść statek: Świątynia i piramida, po pozostałych",
        "Placer un bateau\u00a0: Temple et pyramide, après les autres",
    ]


def test_e8_3_3_2_the_middle_of_the_temple_is_named() -> None:
    choice = GAME.describe(GAME.parse("lay temple-middle-2"))

    assert [texts.message(choice) for texts in TEXTS] == [
        "Lay a stone: Temple, middle column 2",
        "Połóż kamień: Świątynia, środkowa kolumna 2",
        "Poser une pierre\u00a0: Temple, colonne centrale 2",
    ]


def test_e8_4_2_a_speculating_ship_that_builds_is_told() -> None:
    state, journal = listening()

    events_building.tell_speculates(state, 2, TEMPLE_PYRAMID, BESIDE)

    assert said(journal) == [
        [
            "Zoé takes the place that is free now: Temple and pyramid.",
            "Zoé zajmuje zwolnione miejsce: Świątynia i piramida.",
            "Zoé prend la place libérée\u00a0: Temple et pyramide.",
        ]
    ]


def test_e8_2_2_crews_and_overtime_of_a_build_are_named() -> None:
    crews_and_overseer, twice = 3, 2  # the first of the sets is that of the masons alone
    choice = GAME.describe(actions.BUILD + crews_and_overseer + twice)

    assert [texts.message(choice) for texts in TEXTS] == [
        "Build: Masons and Overseer, with 2 × Overtime",
        "Buduj: Murarze i Zarządca oraz 2 × Nadgodziny",
        "Construire\u00a0: Maçons et Contremaître, avec 2 × Heures supplémentaires",
    ]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_nile_cards_named_in_other_texts_have_their_own_name(texts: Catalogue) -> None:
    """Prompts, choices and events of a single card call it as the card is called."""
    named = {
        "prompt-second_ship": "two_ships",
        "prompt-upgrade_field": "field_upgrade",
        "prompt-leftover_card": "leftover_card",
        "prompt-raise_crews": "raise_any_2_a",
        "choice-play_build_first": "build_first",
    }

    for id, card in named.items():
        assert texts.text(f"nile_cards-{card}") in texts.text(id)
