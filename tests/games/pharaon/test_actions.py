"""Action codes: their order, notation and meaning (P14.1)."""

import pytest

from iteru.games.pharaon import actions
from iteru.games.pharaon.actions import CODEBOOK, OPTION_NAMES, SECTION_OF
from iteru.games.pharaon.box.ids import SECTIONS
from tests.games.pharaon.positions import GAME


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("dark_tile", actions.DARK_TILE),
        ("keep_noble", actions.KEEP_NOBLE),
        ("take_jar", actions.TAKE_JAR),
        ("act", actions.ACT),
        ("pass", actions.PASS),
        ("use", actions.USE_WITCH),
        ("pay_proposed", actions.PAY_PROPOSED),
        ("pay_access", actions.PAY_ACCESS),
        ("pay_unit", actions.PAY_UNIT),
        ("swap_give", actions.SWAP_GIVE),
        ("swap_get", actions.SWAP_GET),
        ("offerings_set", actions.OFFERINGS_SET),
        ("bonus", actions.BONUS),
        ("bag", actions.BAG),
        ("take_noble", actions.TAKE_NOBLE),
        ("take_noble_deck", actions.TAKE_NOBLE_DECK),
        ("advance", actions.ADVANCE),
        ("take_artisan", actions.TAKE_ARTISAN),
        ("take_artisan_deck", actions.TAKE_ARTISAN_DECK),
        ("jar_keep", actions.JAR_KEEP),
        ("jar_replace", actions.JAR_REPLACE),
        ("teacher_decline", actions.TEACHER_DECLINE),
        ("teacher_use", actions.TEACHER_USE),
        ("basic", actions.BASIC),
        ("income", actions.INCOME),
        ("end_turn", actions.END_TURN),
        ("to_wheel", actions.TO_WHEEL),
    ],
)
def test_the_rules_constants_are_those_of_the_codebook(kind: str, first: int) -> None:
    assert CODEBOOK.first(kind) == first
    assert GAME.describe(first)["kind"] == kind


def test_codes_are_as_many_as_they_always_were() -> None:
    """Masks and trained bots keep the numbers: new blocks go at the end."""
    assert GAME.action_count == CODEBOOK.count == actions.ACTIONS == 225


def test_single_codes_are_where_the_rules_look_for_them() -> None:
    assert GAME.notation(actions.USE_TREASURER) == "use treasurer"
    assert GAME.notation(actions.TO_WHEEL + actions.RIGHT) == "wheel right"
    assert GAME.notation(actions.ACT + actions.NILE_PAIR * 2 + actions.FREE) == "act nile-pair free"
    assert GAME.notation(actions.ACT + actions.BURIAL * 2) == "act burial-chamber wheel"
    assert GAME.notation(actions.ACT + actions.HIRE * 2) == "act artisans wheel"
    assert GAME.notation(actions.ACT + actions.TAKE_A_NOBLE * 2) == "act nobles wheel"


@pytest.mark.parametrize(
    ("notation", "kind", "targets"),
    [
        ("darken c", "dark_tile", ["traitor_tile:traitor_tile_c"]),
        ("keep high-official-26", "keep_noble", ["noble:high_official_26"]),
        ("take jar-07", "take_jar", ["jar:jar_07"]),
        ("act offerings-1 wheel", "act", ["section:offerings"]),
        ("act offerings-2 wheel", "act", ["section:offerings", "bonus"]),
        ("act nobles wheel", "act", ["section:nobles"]),
        ("act nile-pair wheel", "act", ["section:nile", "nile_option:nile_pair"]),
        ("act artisans free", "act", ["section:artisans", "noble:doctor"]),
        ("act burial-chamber free", "act", ["section:burial_chamber", "noble:chief_contractor"]),
        ("pass", "pass", ["pyramid"]),
        ("use witch", "use", ["noble:witch"]),
        ("pay", "pay_proposed", ["proposal"]),
        ("access silver", "pay_access", ["unit:silver"]),
        ("pay offering-area-nile", "pay_unit", ["unit:offering_area_nile"]),
        ("give offering-justice", "swap_give", ["unit:offering_justice"]),
        ("get trade", "swap_get", ["supply:trade"]),
        ("set 6", "offerings_set", ["set:6"]),
        ("bonus 1", "bonus", ["bonus:1"]),
        ("bag", "bag", ["bag"]),
        ("recruit judge", "take_noble", ["noble:judge"]),
        ("recruit from deck", "take_noble_deck", ["noble_deck"]),
        ("advance royalty", "advance", ["track:royalty"]),
        ("hire artisan-30", "take_artisan", ["artisan:artisan_30"]),
        ("hire from deck", "take_artisan_deck", ["artisan_deck"]),
        ("keep jar", "jar_keep", ["jar_keep"]),
        ("replace jar", "jar_replace", ["noble:diplomat"]),
        ("decline teacher", "teacher_decline", ["decline"]),
        ("use teacher", "teacher_use", ["noble:teacher"]),
        ("gain justice", "basic", ["supply:justice"]),
        ("income any-basic", "income", ["income:any_basic"]),
        ("end turn", "end_turn", ["end_turn"]),
        ("wheel left", "to_wheel", ["traitor_jar:left"]),
    ],
)
def test_notations_are_stable(notation: str, kind: str, targets: list[str]) -> None:
    """Records keep them for ever; targets are what a client lights and clicks."""
    described = GAME.describe(GAME.parse(notation))

    assert (described["kind"], described["targets"]) == (kind, targets)
    assert GAME.notation(GAME.parse(f"  {notation.upper()} ")) == notation


def test_options_belong_to_their_sections() -> None:
    """P3.10.1 Two for offerings, six for the Nile, one for each other section."""
    sections = [SECTIONS[section] for section in SECTION_OF]

    assert [sections.count(section) for section in SECTIONS] == [2, 1, 6, 1, 1]
    for option, section in zip(OPTION_NAMES, sections, strict=True):
        assert option.startswith(section)
