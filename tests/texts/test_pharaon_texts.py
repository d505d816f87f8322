"""Pharaon's texts: plurals, names that agree with the data, and what random play hardly says."""

import re

import pytest

import iteru
from iteru.games.pharaon import actions
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    ARTISANS,
    COUNTS,
    EFFECT_OF_NOBLE,
    RESOURCES,
    SECTIONS,
    STEPS,
    TRAITOR_EFFECTS,
)
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.final_scoring import tell_result
from iteru.games.pharaon.telling import events, events_cards, events_traitor
from iteru.games.pharaon.telling.words import artisan_message
from iteru.kernel.plain import NONE
from iteru.texts import LANGUAGES, Catalogue
from tests.games.rows import as_row
from tests.texts.browser import browser_catalogue
from tests.texts.pharaon_nobles import ability, worth

GAME = iteru.load("pharaon")
TEXTS = [browser_catalogue(language, GAME.id) for language in LANGUAGES]
ENGLISH, POLISH, FRENCH = TEXTS
NAMES = ["Ala", "Ben"]
AGRICULTURE, CONSTRUCTION, TRADE, ROYALTY, JUSTICE, SILVER = range(len(RESOURCES))
TRADE_OFFERING = 8
TRAITOR = 1  # the holder beside the one seat of a solo game


def listening(seats: int = 2) -> tuple[PharaonState, iteru.Journal]:
    """A state and the journal that hears it."""
    state = GAME.new(seats, 1)
    assert isinstance(state, PharaonState)
    journal = iteru.Journal()
    state.journal = journal
    return state, journal


def said(journal: iteru.Journal) -> list[list[str]]:
    """Each event in the three languages."""
    return [[texts.message(event, NAMES) for texts in TEXTS] for event in journal.seen_by(None)]


def section_word(texts: Catalogue, section: object) -> str:
    """What is said of a section after the word for section, if there is one before the name."""
    return re.sub("^(Obszar|Quartier) ", "", texts.text(f"sections-{section}"))


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize(
    ("section", "needed", "english", "polish", "french"),
    [
        ("offerings", 1, "1 offering token", "1 żeton ofiary", "1 jeton offrande"),
        ("offerings", 3, "3 offering tokens", "3 żetony ofiary", "3 jetons offrande"),
        ("offerings", 6, "6 offering tokens", "6 żetonów ofiary", "6 jetons offrande"),
        ("nobles", 2, "2 nobles", "2 arystokratów", "2 nobles"),
        (
            "nile",
            2,
            "Disks on 2 Nile tracks",
            "Znaczniki na 2 torach Nilu",
            "Marqueurs sur 2 pistes du Nil",
        ),
        ("artisans", 3, "3 artisans", "3 rzemieślników", "3 artisans"),
        (
            "burial_chamber",
            2,
            "2 stages of the burial chamber",
            "2 etapy komnaty grobowej",
            "2 étapes de la chambre funéraire",
        ),
    ],
)
def test_p8_2_demands_have_the_right_plural(
    section: str, needed: int, english: str, polish: str, french: str
) -> None:
    id = f"sections-{section}-condition"

    assert [texts.text(id, needed=needed) for texts in TEXTS] == [english, polish, french]


@pytest.mark.parametrize(
    ("number", "end"), [(1, "1 urnę."), (3, "3 urny."), (5, "5 urn."), (22, "22 urny.")]
)
def test_p11_2_the_jars_of_the_traitor_have_the_right_plural(number: int, end: str) -> None:
    assert POLISH.text("event-traitor_stack", number=number) == f"Stos Zdrajcy dostaje {end}"


def test_cards_of_a_deck_have_the_right_plural() -> None:
    told = [POLISH.text("board-noble_deck", count=count) for count in (2, 5, 22)]

    assert [text.partition("(")[2] for text in told] == ["2 karty)", "5 kart)", "22 karty)"]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p9_nobles_can_be_told_apart_by_their_names(texts: Catalogue) -> None:
    names = [texts.text(f"nobles-{noble}") for noble in PRINTED.nobles]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p9_10_whatever_a_noble_counts_can_be_told(texts: Catalogue) -> None:
    """The board makes the sentence of the printed numbers; no text names one of its own."""
    for count in COUNTS:
        assert numbers(texts.text(f"per-{count}", points=87, section="nile"))[0] == 87


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p9_whatever_a_noble_can_do_can_be_told(texts: Catalogue) -> None:
    args = {"section": "nile", "one": "Ala", "other": "Ben", "steps": "…"}
    told = [texts.text(f"effects-{effect}", **args) for effect in dict.fromkeys(EFFECT_OF_NOBLE)]

    assert len(set(told)) == len(told)
    assert all(text.endswith(".") for text in told)
    assert all(numbers(texts.text(f"steps-{step}", amount=5)) == [5] for step in STEPS)


NOBLES = GAME.components["nobles"]


def test_p9_nobles_are_put_into_words() -> None:
    """P9.2, P9.8, P9.10 What is printed, in whole sentences."""
    assert isinstance(NOBLES, list)
    scribe, general, official = NOBLES[0], NOBLES[5], NOBLES[20]

    assert [worth(texts, scribe) for texts in TEXTS] == [
        "4 PP, and 4 PP for each satisfied god beside the Offerings section.",
        "4 PP oraz 4 PP za każdego zadowolonego boga przy obszarze ofiary.",
        "4 PP, plus 4 PP par dieu satisfait bordant le quartier des Offrandes.",
    ]
    assert worth(ENGLISH, general) == (
        "7 PP, and 4 PP with the Pharaoh token and 4 PP with the first player token."
    )
    assert [ability(texts, official) for texts in TEXTS] == [
        "At once and free of cost: 3 advances on one Nile track, then 2 silver.",
        "Natychmiast i za darmo: 3 ruchy na jednym torze Nilu, potem 2 srebra.",
        "Aussitôt et gratuitement\u00a0: 3 avancées sur une même piste du Nil, puis 2 argent.",
    ]
    assert ability(ENGLISH, scribe) == (
        "You may pay Agriculture as Trade and Trade as Agriculture, their offering tokens too."
    )


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p9_sections_are_named_as_in_their_titles(texts: Catalogue) -> None:
    for section in SECTIONS:
        assert texts.text("section_word", section=section) == section_word(texts, section)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p4_6_artisans_of_a_craft_are_told_apart_by_what_they_give(texts: Catalogue) -> None:
    names = [texts.message(artisan_message(artisan)) for artisan in range(ARTISANS)]

    assert names[15] == texts.message(
        {
            "text": "artisan",
            "args": {
                "craft": {"text": "crafts-painter", "args": {}},
                "resources": [
                    {"text": f"resources-{resource}", "args": {}}
                    for resource in ("agriculture", "trade")
                ],
            },
        }
    )
    assert set(names[25:]) == {texts.text("crafts-goldsmith")}  # they give nothing
    assert len(set(names)) == 25 + 1


@pytest.mark.parametrize(
    ("access", "units", "english", "polish", "french"),
    [
        (JUSTICE, [], "Justice on the wheel", "Sprawiedliwość na koło", "Justice sur la roue"),
        (
            SILVER,
            [ROYALTY, ROYALTY, TRADE_OFFERING],
            "Silver on the wheel, plus 2 × Royalty and Trade offering",
            "Srebro na koło oraz 2 × Władza i Ofiara handlu",
            "Argent sur la roue, plus 2 × Royauté et Offrande de commerce",
        ),
        (
            NONE,
            [TRADE, TRADE, TRADE],
            "3 × Trade",
            "3 × Handel",
            "3 × Commerce",
        ),
    ],
)
def test_p3_10_payments_read_well(
    access: int, units: list[int], english: str, polish: str, french: str
) -> None:
    state, journal = listening()

    events.tell_paid(state, 1, 0, access, as_row(units))

    assert said(journal) == [
        [f"Ben pays {english}.", f"Ben płaci: {polish}.", f"Ben paie\u00a0: {french}."]
    ]


def test_p2_6_a_dealt_scribe_is_told() -> None:
    state, journal = listening()

    events_cards.tell_scribe_dealt(state, 1, 3)

    assert said(journal) == [
        [
            "Ben begins with Scribe 4.",
            "Ben ma na początek: Skryba 4.",
            "Ben commence avec\u00a0: Scribe 4.",
        ]
    ]


def test_p3_4_what_the_supply_cannot_give_is_told() -> None:
    state, journal = listening()

    events.tell_short(state, 0, ROYALTY)

    assert said(journal) == [
        [
            "Ala goes without Royalty: the supply has run out.",
            "Ala nie dostaje surowca Władza: w puli już go nie ma.",
            "Ala ne reçoit pas de jeton Royauté\u00a0: la réserve est épuisée.",
        ]
    ]


def test_p3_7_an_offering_token_that_is_missing_is_told() -> None:
    state, journal = listening()

    events_cards.tell_offering_missed(state, 0)

    assert said(journal) == [
        [
            "Ala gets no offering token: there is none left.",
            "Ala nie dostaje żetonu ofiary: nie ma już żadnego.",
            "Ala ne reçoit pas de jeton offrande\u00a0: il n’en reste plus.",
        ]
    ]


def test_p9_7_the_teacher_is_told() -> None:
    state, journal = listening()

    events.tell_teacher_used(state, 0)

    assert said(journal) == [
        [
            "Ala uses the Teacher for one more basic resource.",
            "Ala dzięki Nauczycielowi bierze jeszcze jeden surowiec podstawowy.",
            "Ala gagne grâce au Précepteur une ressource de base de plus.",
        ]
    ]


def test_p10_8_a_shared_victory_names_all_who_share_it() -> None:
    state, journal = listening()
    for holder in range(2):  # nobody has anything, whoever is first
        state.nobles[holder] = 0
    state.own = as_row([0] * len(state.own))
    state.first = NONE

    tell_result(state)

    assert [line[0] for line in said(journal)][-1] == "Ala and Ben share the victory!"
    assert [line[1] for line in said(journal)][-1] == "Ala i Ben: wspólne zwycięstwo!"


def test_p11_5_a_resource_that_no_tile_can_take_is_told() -> None:
    state, journal = listening(1)

    events_traitor.tell_full(state, JUSTICE)

    assert said(journal) == [
        [
            "All tiles are full: Justice goes back to the supply.",
            "Wszystkie płytki są pełne: Sprawiedliwość wraca do puli.",
            "Toutes les tuiles sont pleines\u00a0: Justice retourne à la réserve.",
        ]
    ]


def test_p11_the_traitor_stands_where_a_player_would() -> None:
    state, journal = listening(1)

    events.tell_stage_built(state, TRAITOR, 2)
    events.tell_passed(state, TRAITOR, 0)

    assert said(journal) == [
        [
            "The Traitor builds stage 2 of the burial chamber.",
            "Zdrajca buduje etap 2 komnaty grobowej.",
            "Le Traître bâtit l’étape 2 de la chambre funéraire.",
        ],
        [
            "The Traitor passes and enters row 1 of the pyramid.",
            "Zdrajca pasuje i wchodzi do rzędu 1 Piramidy.",
            "Le Traître passe et entre dans la rangée 1 de la pyramide.",
        ],
    ]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p11_6_every_symbol_of_the_traitor_tiles_is_told(texts: Catalogue) -> None:
    state, journal = listening(1)
    for effect in range(len(TRAITOR_EFFECTS)):
        events_traitor.tell_tile(state, 0, TRADE, PRINTED.tile_effects.index(effect))

    told = [texts.message(event) for event in journal.seen_by(None)]

    assert len(set(told)) == len(TRAITOR_EFFECTS)
    assert all(text.endswith(".") for text in told)


def test_p11_4_the_halves_of_a_jar_are_named_by_their_side() -> None:
    left, right = [GAME.describe(actions.TO_WHEEL + side) for side in range(2)]

    assert ENGLISH.message(left) == "The left resource goes to the wheel"
    assert POLISH.message(right) == "Prawy surowiec na koło"
    assert FRENCH.message(left) == "La ressource de gauche va sur la roue"
