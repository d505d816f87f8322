"""The icons of the Traitor tiles, each of them on both sides (P11.6)."""

from collections.abc import Sequence

import pytest

from iteru import Journal
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.box.ids import (
    BASICS,
    EFFECT_BURIAL,
    EFFECT_DISCARD_ARTISAN_HIGH,
    EFFECT_DISCARD_ARTISAN_LOW,
    EFFECT_DISCARD_NOBLE,
    EFFECT_GOD,
    EFFECT_NILE_LEAST,
    EFFECT_NILE_MOST,
    EFFECT_NOBLE_LEVEL,
    EFFECT_NONE,
    EFFECT_OFFERING_BONUS,
    EFFECT_OFFERING_SET,
    EFFECT_TAKE_ARTISAN_HIGH,
    EFFECT_TAKE_ARTISAN_LOW,
    EFFECT_TAKE_NOBLE,
    KINDS,
)
from iteru.games.pharaon.position import PharaonState
from iteru.games.pharaon.rules.traitor import turn
from iteru.games.pharaon.rules.traitor.effects import resolve_icon
from iteru.games.pharaon.state import BLOCK
from iteru.kernel.plain import NONE
from tests.games.pharaon.positions import (
    artisans_of,
    bits,
    nile_of,
    nobles_of,
    resources,
    tokens_of,
)
from tests.games.pharaon.traitor_positions import TRAITOR, row, solo, tile

# The icons of both sides of every tile, spaces 1 to 10: -, B(urial), g(od), L(evel), take or
# discard (n)oble, artisan (h)igh or (l)ow, offering (s)et or (b)onus, Nile (M)ost or (F)ewest.
ICONS = {
    "a light": "- - B dn3 M - B tl g B",
    "a dark": "- B dn3 M B - tl B g F",
    "b light": "- - dh L7 tn1 - L8 F g L9",
    "b dark": "- L7 tn1 dh L8 F tn2 L9 g L10",
    "c light": "- - tl dn1 M th - B g tl",
    "c dark": "- tl dn1 M th B - th g s2",
    "d light": "- - b1 dl s1 - F b2 g s3",
    "d dark": "- b1 dl s1 F b2 tl g s3 B",
    "e light": "- - M dn2 b3 M tn3 - g F",
    "e dark": "- M b3 dn2 M tn3 F - g M",
}
TRADE, ROYALTY, JUSTICE = 2, 3, 4
SLOTS = ["judge", "witch", "general"]
HIRED = ["artisan_12", "artisan_27", "artisan_03", "artisan_30"]  # 4, 7, 2 and 7 points
SETS = [
    "trade royalty",
    "area_nile prestige_1",
    "justice justice",
]
BONUS = ["prestige_2", "agriculture", "area_nobles"]


def before(side: str, covered: int) -> PharaonState:
    """One side, tied to royalty, has so many spaces covered, the other tiles one."""
    others = [letter for letter in "abcde" if letter != side[0]]
    tiles = [tile(f"{side} R {covered}")]
    tiles += [tile(f"{letter} light {tied} 1") for letter, tied in zip(others, "JACT", strict=True)]
    return solo(
        tiles=tiles,
        noble_slots=SLOTS,
        noble_deck=["teacher"],
        artisan_slots=HIRED,
        artisan_deck=["artisan_16"],
        sets=SETS,
        bonus=BONUS,
    )


def changes(icon: str) -> dict[str, object]:
    """What an icon does to a state made by `before`."""
    high_or_low = {"h": "artisan_27", "l": "artisan_03"}
    if icon == "B":
        return {"stage": 1}
    if icon == "M":
        return {"nile": "R1"}  # royalty: the tile just laid on
    if icon == "F":
        return {"nile": "A1"}  # a tie of four: agriculture's track is the leftmost
    if icon[:2] == "tn":
        return {"nobles": [SLOTS[int(icon[2]) - 1]]}
    if icon[:2] == "dn":
        return {"no nobles": [SLOTS[int(icon[2]) - 1]]}
    if icon[0] == "t":
        return {"artisans": [high_or_low[icon[1]]]}
    if icon[0] == "d":
        return {"no artisans": [high_or_low[icon[1]]]}
    if icon[0] == "s":
        return {"tokens": SETS[int(icon[1]) - 1].split()}
    if icon[0] == "b":
        return {"tokens": [BONUS[int(icon[1]) - 1]]}
    assert icon in ("-", "g") or icon[0] == "L"
    return {}


def possessions(state: PharaonState) -> dict[str, object]:
    """What the Traitor has, and which cards of the display have left the game."""
    removed, gone = state.nobles_removed, state.artisans_removed
    return {
        "nobles": nobles_of(state, TRAITOR),
        "artisans": artisans_of(state, TRAITOR),
        "no nobles": [name for name in SLOTS if removed & bits([name], PRINTED.nobles)],
        "no artisans": [name for name in HIRED if gone & bits([name], PRINTED.artisans)],
        "tokens": tokens_of(state, TRAITOR),
        "resources": resources(state, TRAITOR),
        "stage": state.stage[TRAITOR],
        "nile": nile_of(state, TRAITOR),
    }


@pytest.mark.parametrize("side", ICONS)
def test_every_icon_of_every_side(side: str) -> None:
    """P11.6 Each space is covered in a position of its own, and its icon alone works."""
    for covered, icon in enumerate(ICONS[side].split()[1:], 1):
        state = before(side, covered)
        had = possessions(state)

        turn.lay_on_tile(state, ROYALTY)

        state.check()
        assert possessions(state) == had | changes(icon)


def test_space_one_shows_nothing() -> None:
    """P11.6 On all ten sides."""
    assert [icons.split()[0] for icons in ICONS.values()] == ["-"] * 10
    assert PRINTED.tile_effects[::10] == [EFFECT_NONE] * 10


@pytest.mark.parametrize(
    ("effect", "number"), [(EFFECT_NONE, 0), (EFFECT_GOD, 0), (EFFECT_NOBLE_LEVEL, 8)]
)
def test_reminders_change_nothing_now(effect: int, number: int) -> None:
    """P11.6 `none`, `god` and `noble_level`."""
    state = before("a light", 1)
    dump = state.dump()

    resolve_icon(state, effect, number)

    assert state.dump() == dump


def test_the_burial_icon_does_nothing_at_the_last_stage() -> None:
    """P11.6 Six stages, then no more."""
    state = solo(stage={TRAITOR: 5})

    for _ in range(3):
        resolve_icon(state, EFFECT_BURIAL, 0)

    assert state.stage[TRAITOR] == 6


def test_the_traitor_becomes_pharaoh_by_building() -> None:
    """P11.6, P8.5 Two nobles, and now stage 3."""
    state = solo(nobles={TRAITOR: ["judge", "witch"]}, stage={TRAITOR: 2})
    state.journal = Journal()

    resolve_icon(state, EFFECT_BURIAL, 0)

    assert state.pharaoh == TRAITOR
    assert [event["kind"] for event in state.journal.seen_by(0)] == ["stage_built", "pharaoh"]


def test_the_traitor_becomes_pharaoh_by_a_noble() -> None:
    """P11.6, P8.5, P11.7.3 Stage 3, its starting noble, and now a second one."""
    state = solo(
        nobles={TRAITOR: ["judge"]}, stage={TRAITOR: 3}, noble_slots=["witch", "master", "teacher"]
    )

    resolve_icon(state, EFFECT_TAKE_NOBLE, 1)

    assert state.pharaoh == TRAITOR
    state.check()


def test_the_traitor_does_not_take_the_pharaoh_token_from_the_player() -> None:
    """P11.6, P8.5 It is never lost."""
    state = solo(
        nobles={0: ["judge", "witch"], TRAITOR: ["general", "teacher"]}, stage={0: 3, TRAITOR: 2},
    )  # fmt: skip

    resolve_icon(state, EFFECT_BURIAL, 0)

    assert state.pharaoh == 0


def test_a_noble_taken_has_no_ability() -> None:
    """P11.6, P11.2 A High Official builds nothing for the Traitor; the slot is refilled."""
    state = solo(noble_slots=["high_official_25", "judge", "witch"], noble_deck=["teacher"])

    resolve_icon(state, EFFECT_TAKE_NOBLE, 1)

    assert nobles_of(state, TRAITOR) == ["high_official_25"]
    assert state.stage[TRAITOR] == 0
    assert list(state.own[KINDS:]) == [0] * KINDS
    assert state.noble_slots[0] == PRINTED.nobles.index("teacher")


def test_d29_an_empty_slot_gives_nothing() -> None:
    """Example D-29 (P11.6): `take_noble` 2 does nothing, `discard_noble` 1 empties slot 1."""
    state = solo(noble_slots=["judge", None, "witch"], noble_deck=[])

    resolve_icon(state, EFFECT_TAKE_NOBLE, 2)
    assert state.nobles[TRAITOR] == 0

    removed = state.nobles_removed
    resolve_icon(state, EFFECT_DISCARD_NOBLE, 1)
    assert list(state.noble_slots) == [NONE, NONE, PRINTED.nobles.index("witch")]
    assert state.nobles_removed == removed | bits(["judge"], PRINTED.nobles)
    state.check()

    resolve_icon(state, EFFECT_DISCARD_NOBLE, 1)  # nothing is left there
    assert list(state.noble_slots) == [NONE, NONE, PRINTED.nobles.index("witch")]


def test_d29_the_leftmost_of_equal_artisans() -> None:
    """Example D-29 (P11.6): 7 points in slots 2 and 4: slot 2, refilled, and no resource."""
    state = solo(artisan_slots=HIRED, artisan_deck=["artisan_01"])

    resolve_icon(state, EFFECT_TAKE_ARTISAN_HIGH, 0)

    assert artisans_of(state, TRAITOR) == ["artisan_27"]
    assert state.artisan_slots[1] == PRINTED.artisans.index("artisan_01")
    assert resources(state, TRAITOR) == ""
    state.check()


def test_the_lowest_artisan_gives_neither_resources_nor_jars() -> None:
    """P11.6 artisan_03 would give a trade and a jar."""
    state = solo(artisan_slots=["artisan_03", "artisan_30", "artisan_04", "artisan_12"])
    jars = state.jar_stack

    resolve_icon(state, EFFECT_TAKE_ARTISAN_LOW, 0)

    assert artisans_of(state, TRAITOR) == ["artisan_03"]
    assert resources(state, TRAITOR) == ""
    assert state.jar_stack == jars
    assert not state.pending  # no jar is owed


@pytest.mark.parametrize(
    ("effect", "gone"),
    [(EFFECT_DISCARD_ARTISAN_HIGH, "artisan_27"), (EFFECT_DISCARD_ARTISAN_LOW, "artisan_03")],
)
def test_removed_artisans_do_not_come_back(effect: int, gone: str) -> None:
    """P11.6 They are neither in the deck nor anybody's; the slot is refilled."""
    state = solo(artisan_slots=HIRED)

    resolve_icon(state, effect, 0)

    assert state.artisans_removed == bits([gone], PRINTED.artisans)
    assert list(state.artisans) == [0, 0]
    assert NONE not in state.artisan_slots
    state.check()


@pytest.mark.parametrize(
    "effect",
    [
        EFFECT_TAKE_ARTISAN_HIGH,
        EFFECT_TAKE_ARTISAN_LOW,
        EFFECT_DISCARD_ARTISAN_HIGH,
        EFFECT_DISCARD_ARTISAN_LOW,
    ],
)
def test_an_empty_display_gives_nothing(effect: int) -> None:
    """P11.6 No artisan on display and none in the deck."""
    state = solo(artisan_slots=[None] * 4, artisan_deck=[])
    dump = state.dump()

    resolve_icon(state, effect, 0)

    assert state.dump() == dump


@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_offering_taken_before_is_not_there(number: int) -> None:
    """P11.6 Set or bonus token N is taken once, and not replaced before the end of the round."""
    state = solo(sets=SETS, bonus=BONUS)

    for effect, tokens in [(EFFECT_OFFERING_SET, SETS), (EFFECT_OFFERING_BONUS, BONUS)]:
        had = tokens_of(state, TRAITOR)
        resolve_icon(state, effect, number)
        assert sorted(tokens_of(state, TRAITOR)) == sorted(had + tokens[number - 1].split())
        once = state.dump()
        resolve_icon(state, effect, number)
        assert state.dump() == once
        state.check()


D19 = ["a light A 5", "b light C 7", "c light T 7", "d light R 3", "e light J 4"]


def nile_after(effect: int, tiles: Sequence[str] = D19, nile: str = "") -> list[int]:
    """The Traitor's levels after one of the two icons."""
    state = solo(tiles=[tile(text) for text in tiles], nile={TRAITOR: nile})
    resolve_icon(state, effect, 0)
    return list(state.nile[BASICS:])


def test_d19_nile_tie() -> None:
    """Example D-19 (P11.6): construction before trade; royalty has the fewest."""
    assert nile_after(EFFECT_NILE_MOST) == [0, 1, 0, 0, 0]
    assert nile_after(EFFECT_NILE_LEAST) == [0, 0, 0, 1, 0]


def test_a_tie_goes_by_the_tracks_and_not_by_the_tiles() -> None:
    """P11.6 The tile of trade lies further left than that of agriculture."""
    tiles = ["a light T 6", "b light J 6", "c light A 6", "d light C 2", "e light R 2"]

    assert nile_after(EFFECT_NILE_MOST, tiles=tiles) == [1, 0, 0, 0, 0]
    assert nile_after(EFFECT_NILE_LEAST, tiles=tiles) == [0, 1, 0, 0, 0]


def test_at_the_top_nothing_happens() -> None:
    """P11.6 The disk of construction is at level 3; no other track is taken instead."""
    assert nile_after(EFFECT_NILE_MOST, nile="C3") == [0, 3, 0, 0, 0]
    assert nile_after(EFFECT_NILE_MOST, nile="C2") == [0, 3, 0, 0, 0]


def test_the_token_just_placed_counts() -> None:
    """P11.6 The third space of tile e: with it the tile of trade is the fullest."""
    tiles = ["e light T 2", "a light A 2", "b light C 1", "c light R 1", "d light J 1"]
    state = solo(tiles=[tile(text) for text in tiles])

    turn.lay_on_tile(state, TRADE)

    assert nile_of(state, TRAITOR) == "T1"


def test_tokens_from_overflow_count() -> None:
    """P11.6 A justice that flows over: trade's tile is no longer the emptiest one alone."""
    tiles = ["e light T 1", "a light A 2", "b light C 2", "c light R 2", "d light J 10"]
    without, state = (solo(tiles=[tile(text) for text in tiles]) for _ in range(2))
    turn.lay_on_tile(state, JUSTICE)

    resolve_icon(without, EFFECT_NILE_LEAST, 0)
    resolve_icon(state, EFFECT_NILE_LEAST, 0)

    assert nile_of(without, TRAITOR) == "T1"
    assert nile_of(state, TRAITOR) == "A1"


def test_blocks_count_as_tokens_on_a_tile() -> None:
    """P11.4, P11.6 A space that counts as filled counts for the fullest tile too."""
    state = solo(tiles=row(A=3))
    for space in range(31, 34):  # construction: a token and three blocks
        state.tile_spaces[space] = BLOCK

    resolve_icon(state, EFFECT_NILE_MOST, 0)

    state.check()
    assert nile_of(state, TRAITOR) == "C1"
