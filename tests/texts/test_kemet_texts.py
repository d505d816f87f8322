"""Kemet's texts: plurals, tiles and cards that agree with the data, names that are the same."""

import re
from collections.abc import Mapping

import pytest

import iteru
from iteru.games.kemet import actions
from iteru.games.kemet.box.components import AREA_IDS
from iteru.games.kemet.box.ids import (
    BATTLE_CARD_IDS,
    BATTLE_DI,
    CREATURE_IDS,
    DI_IDS,
    GOLD,
    GOLD_SPACE,
    REGULAR,
    SILVER,
    SPACE_IDS,
)
from iteru.games.kemet.position import KemetState
from iteru.games.kemet.state import (
    ATTACKER,
    BY_STEP,
    BY_TELEPORT,
    Battle,
    Move,
    Side,
)
from iteru.games.kemet.telling import events_actions, events_battle, events_conflict
from iteru.kernel.plain import NONE
from iteru.texts import LANGUAGES, Catalogue
from tests.texts.browser import browser_catalogue

GAME = iteru.load("kemet")
TEXTS = [browser_catalogue(language, "kemet") for language in LANGUAGES]
ENGLISH, POLISH, FRENCH = TEXTS
NAMES = ["Ala", "Ben", "Zoé"]
FIGURES = {"strength", "damage", "protection"}  # of a battle card


def listening() -> tuple[KemetState, iteru.Journal]:
    """A state and the journal that hears it."""
    state = GAME.new(3, 1)
    assert isinstance(state, KemetState)
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


def row(table: str, id: str) -> dict[str, object]:
    return next(found for found in rows(table) if found["id"] == id)


def effects(card: Mapping[str, object]) -> list[dict[str, object]]:
    found = card["effects"]
    assert isinstance(found, list)
    return found


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def told(id: str, **args: str | int) -> list[str]:
    """A text in the three languages."""
    return [texts.text(id, **args) for texts in TEXTS]


@pytest.mark.parametrize(
    ("units", "english", "polish", "french"),
    [
        (1, "Place 1 unit: X", "Umieść 1 Jednostkę: X", "Placer 1 unité\u00a0: X"),
        (3, "Place 3 units: X", "Umieść 3 Jednostki: X", "Placer 3 unités\u00a0: X"),
        (7, "Place 7 units: X", "Umieść 7 Jednostek: X", "Placer 7 unités\u00a0: X"),
    ],
)
def test_k7_4_1_units_have_the_right_plural(
    units: int, english: str, polish: str, french: str
) -> None:
    assert told("choice-put", units=units, area="X") == [english, polish, french]


@pytest.mark.parametrize(
    ("cost", "english", "polish", "french"),
    [
        (
            0,
            "Take the tile for free: X",
            "Weź płytkę za darmo: X",
            "Prendre gratuitement la tuile\u00a0: X",
        ),
        (
            1,
            "Buy the tile for 1 prayer point: X",
            "Kup płytkę za 1 Punkt Modlitwy: X",
            "Acheter la tuile pour 1 Point de Prière\u00a0: X",
        ),
        (
            4,
            "Buy the tile for 4 prayer points: X",
            "Kup płytkę za 4 Punkty Modlitwy: X",
            "Acheter la tuile pour 4 Points de Prière\u00a0: X",
        ),
        (
            5,
            "Buy the tile for 5 prayer points: X",
            "Kup płytkę za 5 Punktów Modlitwy: X",
            "Acheter la tuile pour 5 Points de Prière\u00a0: X",
        ),
    ],
)
def test_k7_3_2_costs_have_the_right_plural(
    cost: int, english: str, polish: str, french: str
) -> None:
    assert told("choice-buy_for", cost=cost, tile="X") == [english, polish, french]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k7_3_5_tiles_of_one_group_have_one_name_and_no_others_do(texts: Catalogue) -> None:
    found: dict[object, str] = {}
    for tile in rows("power_tiles"):
        name = texts.text(f"power_tiles-{tile['id']}")

        assert found.setdefault(tile["group"], name) == name
    assert len({*found.values()}) == len(found)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k16_1_every_effect_of_a_tile_is_told_with_its_amount(texts: Catalogue) -> None:
    for tile in rows("power_tiles"):
        for effect in effects(tile):
            kind = effect["kind"]
            if kind == "action_token":
                assert texts.variables(f"tile_effects-{effect['ref']}_token") == set()
            elif kind == "swap_battle_card":
                assert texts.variables(f"tile_effects-{kind}") == FIGURES
            elif kind == "creature":
                assert texts.variables(f"tile_effects-{kind}") == {"powers"}
            else:
                asked = {"amount"} if effect["amount"] else set()
                assert texts.variables(f"tile_effects-{kind}") == asked


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k16_2_every_power_and_effect_of_a_creature_is_told(texts: Catalogue) -> None:
    for power in ("movement", *FIGURES):
        assert texts.variables(f"creature_powers-{power}") == {"amount"}
    for creature in rows("creatures"):
        for effect in effects(creature):
            assert texts.variables(f"creature_effects-{effect['kind']}") == set()


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k15_every_effect_of_a_divine_intervention_card_is_told(texts: Catalogue) -> None:
    for card in rows("di_cards"):
        for effect in effects(card):
            asked = {"amount"} if effect["amount"] else set()
            assert texts.variables(f"card_effects-{effect['kind']}") == asked


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k9_4_the_figures_of_a_battle_card_are_told(texts: Catalogue) -> None:
    assert numbers(texts.text("battle_figures", strength=4, damage=1, protection=0)) == [4, 1, 0]


@pytest.mark.parametrize(
    ("amount", "english", "polish", "french"),
    [
        (
            1,
            "+1 prayer point each Night.",
            "+1 Punkt Modlitwy każdej Nocy.",
            "+1 Point de Prière chaque Nuit.",
        ),
        (
            2,
            "+2 prayer points each Night.",
            "+2 Punkty Modlitwy każdej Nocy.",
            "+2 Points de Prière chaque Nuit.",
        ),
        (
            5,
            "+5 prayer points each Night.",
            "+5 Punktów Modlitwy każdej Nocy.",
            "+5 Points de Prière chaque Nuit.",
        ),
    ],
)
def test_k16_1_amounts_have_the_right_plural(
    amount: int, english: str, polish: str, french: str
) -> None:
    assert told("tile_effects-night_prayer", amount=amount) == [english, polish, french]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k18_modes_tell_the_victory_points_that_end_the_game(texts: Catalogue) -> None:
    for mode in rows("modes"):
        assert numbers(texts.text(f"option-mode-{mode['id']}")) == [mode["victory_points"]]


def test_k13_sacrifices_tell_what_they_cost_and_bring() -> None:
    assert told("choice-sacrifice_for_prayer", units=1, prayer=5) == [
        "Sacrifice 1 unit for 5 prayer points",
        "Poświęć 1 Jednostkę za 5 Punktów Modlitwy",
        "Sacrifier 1 unité pour 5 Points de Prière",
    ]
    assert told("choice-sacrifice_for_points", units=2, points=1) == [
        "Sacrifice 2 units for 1 permanent victory point",
        "Poświęć 2 Jednostki za 1 stały Punkt Zwycięstwa",
        "Sacrifier 2 unités pour 1 Point de Victoire permanent",
    ]


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
@pytest.mark.parametrize("table", ["gods", "cities", "areas", "creatures", "di_cards"])
def test_what_is_printed_can_be_told_apart(texts: Catalogue, table: str) -> None:
    names = [texts.text(f"{table}-{found['id']}") for found in rows(table)]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_k6_2_action_spaces_tell_their_action_and_level(texts: Catalogue) -> None:
    for space in rows("action_spaces"):
        name = texts.text(f"action_spaces-{space['id']}")

        assert name.startswith(texts.text(f"actions-{space['action']}"))
        assert numbers(name) == ([space["level"]] if space["level"] else [])


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_tiles_and_cards_named_in_other_texts_have_their_own_name(texts: Catalogue) -> None:
    named = {
        "prompt-keep_di": "power_tiles-vision",
        "prompt-hand_of_god": "power_tiles-hand_of_god",
        "prompt-reinforcements": "power_tiles-reinforcements",
        "prompt-divine_wound": "power_tiles-divine_wound",
        "prompt-card_teleport": "di_cards-teleportation",
        "prompt-enlistment": "di_cards-enlistment",
        "prompt-raining_fire": "di_cards-raining_fire",
        "prompt-escape_space": "di_cards-escape",
        "help-escape": "di_cards-escape",
        "help-battle_card": "power_tiles-prescience",
        "prompt-delta_sacrifice": "areas-temple_delta",
        "prompt-sanctuary_sacrifice": "areas-sanctuary",
        "action_spaces-gold": "power_tiles-divine_will",
    }

    for id, name in named.items():
        assert texts.text(name) in texts.text(id), id


def test_k15_2_cards_added_are_listed_with_their_copies() -> None:
    copies = [1, 0, 0, 2, 0, 3]
    offset = sum(
        count * actions.ADD_PLACE[card]
        for card, count in zip(range(BATTLE_DI), copies, strict=True)
    )

    choice = GAME.describe(actions.ADD + offset)

    assert [texts.message(choice) for texts in TEXTS] == [
        "Add War Rage, 2 × Bloodbath and 3 × Iron Wall",
        "Dodaj: Wojenny szał, 2 × Krwawa łaźnia i 3 × Mur z żelaza",
        "Ajouter\u00a0: Rage guerrière, 2 × Bain de sang et 3 × Mur de fer",
    ]


def test_k8_4_a_group_tells_whether_the_creature_goes_along() -> None:
    alone, along = GAME.describe(actions.TAKE + 8), GAME.describe(actions.TAKE + 9)

    assert [texts.message(alone) for texts in TEXTS] == ["5 units", "5 Jednostek", "5 unités"]
    assert [texts.message(along) for texts in TEXTS] == [
        "5 units with the creature",
        "5 Jednostek z Potworem",
        "5 unités avec la créature",
    ]


def test_k6_4_extra_tokens_are_told_apart() -> None:
    state, journal = listening()

    events_actions.tell_token(state, 0, REGULAR, SPACE_IDS.index("low_pray"))
    events_actions.tell_token(state, 1, SILVER, SPACE_IDS.index("mid_raise"))
    events_actions.tell_token(state, 2, GOLD, GOLD_SPACE)

    assert said(journal) == [
        [
            "Ala chooses: Pray (level 1).",
            "Ala wybiera: Modlitwa (poziom 1).",
            "Ala choisit\u00a0: Prier (niveau 1).",
        ],
        [
            "Ben uses the silver token: Raise a pyramid (level 2).",
            "Ben używa srebrnego znacznika: Wznoszenie Piramidy (poziom 2).",
            "Ben utilise le jeton argenté\u00a0: Faire évoluer une pyramide (niveau 2).",
        ],
        [
            "Zoé uses the gold token.",
            "Zoé używa złotego znacznika.",
            "Zoé utilise le jeton doré.",
        ],
    ]


def test_k8_steps_and_teleports_are_told_apart() -> None:
    state, journal = listening()
    bank = AREA_IDS.index("west_bank")

    state.move = Move(seat=0, at=0, target=bank, how=BY_STEP, units=1)
    events_conflict.tell_moved(state, 0, cost=0)
    state.move = Move(seat=0, at=0, target=bank, how=BY_TELEPORT, units=5)
    events_conflict.tell_moved(state, 0, cost=2)

    assert said(journal) == [
        [
            "Ala moves 1 unit to: West bank.",
            "Ala przesuwa 1 Jednostkę: Zachodni brzeg.",
            "Ala déplace 1 unité\u00a0: Rive ouest.",
        ],
        [
            "Ala teleports 5 units to: West bank.",
            "Ala teleportuje 5 Jednostek: Zachodni brzeg.",
            "Ala téléporte 5 unités\u00a0: Rive ouest.",
        ],
    ]


def test_k9_5_a_reveal_names_all_cards_and_the_totals() -> None:
    state, journal = listening()
    raid = BATTLE_CARD_IDS.index("chariot_raid")
    rage = 2 * actions.ADD_PLACE[DI_IDS.index("war_rage")]
    state.battle = Battle(
        area=AREA_IDS.index("west_bank"),
        at_night=False,
        attacker=Side(seat=2, card=raid, added=rage),
        defender=Side(seat=1),
    )

    events_battle.tell_revealed(
        state, ATTACKER, parts=[3, 1, 2, 0, 0, 0], damage=3, protection=0, cost=0
    )

    assert said(journal) == [
        [
            "Zoé reveals Chariot Raid and 2 × War Rage: strength 6, damage 3, protection 0.",
            "Zoé odkrywa: Rajd rydwanów i 2 × Wojenny szał. Siła 6, obrażenia 3, obrona 0.",
            "Zoé révèle Raid de chars et 2 × Rage guerrière\u00a0: "
            "Force 6, Dégâts 3, Protection 0.",
        ]
    ]


def test_k11_6_a_creature_without_troop_goes_to_a_district_or_to_the_reserve() -> None:
    state, journal = listening()
    mummy, bank = CREATURE_IDS.index("mummy"), AREA_IDS.index("west_bank")

    events_conflict.tell_creature_lost(state, 0, mummy, bank, NONE)
    events_conflict.tell_creature_lost(state, 0, mummy, bank, AREA_IDS.index("c_2"))

    assert said(journal) == [
        [
            "Mummy (Ala) goes to: reserve.",
            "Mumia (Ala) trafia tutaj: zasoby.",
            "Prêtre-Momie (Ala) va ici\u00a0: réserve.",
        ],
        [
            "Mummy (Ala) goes to: Centre district 2.",
            "Mumia (Ala) trafia tutaj: Dzielnica 2 (środek).",
            "Prêtre-Momie (Ala) va ici\u00a0: Quartier 2 (centre).",
        ],
    ]
