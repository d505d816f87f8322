"""Pharaon's texts: plurals, names that agree with the data, and what random play hardly says."""

import re
from collections.abc import Mapping

import pytest

import iteru
from iteru.games.pharaon import actions
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import RESOURCES, TRAITOR_EFFECTS
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.final_scoring import tell_result
from iteru.games.pharaon.telling import events, events_cards, events_traitor
from iteru.kernel.plain import NONE
from iteru.texts import LANGUAGES, Catalogue
from tests.texts.browser import browser_catalogue

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


def rows(table: str) -> list[dict[str, object]]:
    """A table of the components."""
    found = GAME.components[table]
    assert isinstance(found, list)
    return found


def words(texts: Catalogue, resources: object) -> list[str]:
    """The names of resources as they stand in a sentence."""
    assert isinstance(resources, list)
    return [texts.text(f"resources-{resource}").lower() for resource in resources]


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
@pytest.mark.parametrize("noble", rows("nobles"), ids=lambda noble: str(noble["id"]))
def test_p9_10_the_prestige_told_is_that_of_the_card(
    texts: Catalogue, noble: Mapping[str, object]
) -> None:
    told = texts.text(f"nobles-{noble['id']}-prestige")
    more = noble["per"]
    assert isinstance(more, list)

    assert numbers(told)[: 1 + len(more)] == [
        noble["prestige"],
        *[per["prestige"] for per in more],
    ]
    for per in more:
        if per["section"]:
            assert section_word(texts, per["section"]) in told


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
@pytest.mark.parametrize("noble", rows("nobles"), ids=lambda noble: str(noble["id"]))
def test_p9_the_ability_told_is_that_of_the_card(
    texts: Catalogue, noble: Mapping[str, object]
) -> None:
    told = texts.text(f"nobles-{noble['id']}-ability")
    steps = noble["steps"]
    assert isinstance(steps, list)

    if noble["section"]:
        assert section_word(texts, noble["section"]) in told
    assert all(resource in told for resource in words(texts, noble["resources"]))
    if steps:
        assert numbers(told) == [step["amount"] for step in steps]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p4_5_options_on_the_nile_tell_what_they_cost_and_give(texts: Catalogue) -> None:
    for option in rows("nile_options"):
        name = texts.text(f"nile_options-{option['id']}")
        told = texts.text(f"nile_options-{option['id']}-text")
        cost = words(texts, option["cost"])

        assert texts.text(f"acts-{option['id']}") == name.lower()
        if cost:
            assert name.lower() == " + ".join(cost)
        assert all(resource in told for resource in words(texts, option["gain_resources"]))
        assert option["advances"] in numbers(told)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_p4_6_artisans_of_a_craft_are_told_apart_by_what_they_give(texts: Catalogue) -> None:
    for artisan in rows("artisans"):
        gains = artisan["gain_resources"]
        assert isinstance(gains, list)
        told_by = [texts.text(f"resources-{gain}") for gain in gains if gain != "silver"]
        craft = texts.text(f"crafts-{artisan['craft']}")

        assert texts.text(f"artisans-{artisan['id']}") == (
            f"{craft} ({', '.join(dict.fromkeys(told_by))})" if told_by else craft
        )


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

    events.tell_paid(state, 1, 0, access, units)

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
    state.own = [0] * len(state.own)
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
