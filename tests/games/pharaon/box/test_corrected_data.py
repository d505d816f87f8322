"""Every number of the components is obeyed once it is corrected, or refused with the reason."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from iteru import ComponentsError
from iteru.games.pharaon.box.components import Printed
from iteru.games.pharaon.box.ids import LARGEST_NUMBER
from iteru.kernel.components import Entry as TableEntry
from iteru.texts import LANGUAGES
from tests.games.corrected import numbers, with_numbers
from tests.games.pharaon.corrected_box import (
    CHANGES,
    CORRECTED,
    OBEYED,
    REFUSED,
    SAID_OF_THE_BOX,
    SHIPPED,
    Told,
    kind_of,
    table,
)
from tests.games.pharaon.positions import GAME
from tests.texts.browser import browser_catalogue
from tests.texts.pharaon_nobles import ability, worth


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    return Told(tmp_path_factory.mktemp("corrected"))


def test_every_number_is_obeyed_or_refused() -> None:
    """A new entry must find its kind here."""
    kinds = {kind_of(entry) for entry, _ in numbers(SHIPPED)}

    assert kinds == {*REFUSED, *OBEYED, *SAID_OF_THE_BOX}
    shipped = dict(numbers(SHIPPED))
    assert [entry for entry, number in CHANGES.items() if number == shipped[entry]] == []


def test_numbers_that_may_not_be_corrected_are_refused_with_the_reason() -> None:
    for entry, number in numbers(SHIPPED):
        kind = kind_of(entry)
        if kind in REFUSED:
            other = with_numbers(SHIPPED, {entry: number + 1})
            with pytest.raises(ComponentsError) as caught:
                Printed(TableEntry(other, "mine.toml"))
            assert REFUSED[kind] in str(caught.value), entry


def test_p2_the_set_up_follows(told: Told) -> None:
    """P1.3, P2.3, P2.5, P3.6 Spaces, sets, bonus tokens, supplies, the bag, silver."""
    silver = CORRECTED["limits"]["starting_silver"]
    for game in told.new:
        before, seats = game["before"], game["after"]["seats"]
        setup = table("setup")[len(seats) - 1]
        offerings = before["offerings"]
        assert {place["usable"] for place in before["ring"]} == {setup["usable_spaces"]}
        assert len(offerings["sets"]) == setup["sets"]
        assert len(offerings["bonus"]) == setup["bonus_tokens"]
        laid_out = Counter(token for pair in offerings["sets"] for token in pair)
        laid_out += Counter(offerings["bonus"])
        for token in table("offering_types"):
            assert offerings["bag"][token["id"]] + laid_out[token["id"]] == token["count"]
        for seat in seats:
            if not any(noble["id"].startswith("high_official") for noble in seat["nobles"]):
                assert seat["resources"]["silver"] == silver
    for resource in table("resources"):
        if resource["id"] != "silver":  # the Traitor's tiles hold one of each basic resource
            assert told.new[0]["before"]["supply"][resource["id"]] == resource["count"]


def test_p10_scores_follow(told: Told) -> None:
    """P10.3 to P10.7 Artisans, Nile, burial chamber, tokens, honours."""
    tokens, nile = CORRECTED["tokens"], CORRECTED["nile"]["prestige_by_level"]
    parts = iter([answer["view"]["seats"][0]["parts"] for answer in told.holdings])
    for artisan in table("artisans"):
        assert next(parts)["artisans"] == artisan["prestige"]
    for level in range(4):
        assert next(parts)["nile"] == 4 * nile[0] + nile[level]
    for stage in range(7):
        points = table("burial_stages")[stage - 1]["prestige_total"] if stage else 0
        assert next(parts)["burial_chamber"] == points
    for token in table("offering_types"):
        assert next(parts)["tokens"] == tokens["offering_prestige"] + token["bonus_prestige"]
    last = next(parts)
    assert last["tokens"] == 5 * tokens["resource_prestige"]
    others = told.holdings[-1]["view"]["seats"][1]["parts"]
    assert others["pharaoh_and_first_player"] == tokens["first_player_prestige"]


def test_p9_10_nobles_and_gods_follow(told: Told) -> None:
    """P8.1, P8.2, P9.10, P10.7 What gods ask for and give, what nobles count."""
    sections = {section["id"]: section for section in table("sections")}
    for noble, answer in zip(table("nobles"), told.nobles, strict=True):
        seat, ring = answer["view"]["seats"][0], answer["view"]["ring"]
        gods = 0
        for place, god in zip(ring, seat["gods"], strict=True):
            halves = (place["section"], place["god"]["neighbour"])
            value = sum(sections[section]["prestige"] for section in halves)
            needs = {section: sections[section]["needed"] for section in halves}
            assert (place["god"]["value"], place["god"]["needs"]) == (value, needs)
            gods += value if god["satisfied"] else 0
        assert seat["parts"]["gods"] == gods > 0
        held = {one["id"]: one["prestige_now"] for one in seat["nobles"]}
        if noble["copy_best_other"]:
            assert held[noble["id"]] == held["architect"]
        else:
            assert held[noble["id"]] == points_of(noble, answer["view"])
        honours = seat["parts"]["pharaoh_and_first_player"]
        tokens = CORRECTED["tokens"]
        assert honours == tokens["pharaoh_prestige"] + tokens["first_player_prestige"]


def points_of(noble: dict[str, Any], view: dict[str, Any]) -> int:
    """P9.10 What a noble of `nobles()` is worth: its base and what it counts there."""
    seat, ring = view["seats"][0], [place["section"] for place in view["ring"]]
    satisfied = [god["satisfied"] for god in seat["gods"]]
    counts = {
        "satisfied_gods": sum(satisfied),
        "pharaoh_token": 1,
        "first_player_token": 1,
        "nobles": 2,
        "distinct_artisan_prestige": 4,
        "burial_stages": 4,
        "offering_tokens": 4,
        "nile_tracks_at_top": 2,
        "silver": 3,
        "basic_resources": 4,
    }
    points = int(noble["prestige"])
    for per in noble["per"]:
        if per["count"] == "satisfied_gods_beside":
            place = ring.index(per["section"])
            points += per["prestige"] * (satisfied[place] + satisfied[place - 1])
        else:
            points += per["prestige"] * counts[per["count"]]
    return points


def test_p4_actions_follow(told: Told) -> None:
    """P4.5, P4.6, P9.8 Advances and jars of the Nile, jars of artisans, steps of nobles."""
    heard = iter(
        [
            Counter(
                f"{kind} silver" if data.get("resource") == "silver" else kind
                for kind, _, data in answer["events"]
            )
            for answer in told.actions
        ]
    )
    for option in table("nile_options"):
        kinds = next(heard)
        assert kinds["advanced"] + kinds["advance_lost"] == option["advances"]
        assert kinds["jar_revealed"] == option["gain_jars"]
    for artisan in table("artisans"):
        assert next(heard)["jar_revealed"] == artisan["gain_jars"]
    for noble in table("nobles"):
        if noble["effect"] == "steps":
            kinds = next(heard)
            for step in noble["steps"]:
                assert done(kinds, step["kind"]) == min(step["amount"], most(step["kind"]))


def done(kinds: Counter[str], step: str) -> int:
    """How often a step of a High Official was taken, by what was told."""
    told = {
        "nile_advance": kinds["advanced"] + kinds["advance_lost"],
        "gain_silver": kinds["gained silver"],
        "gain_offering": kinds["offering_taken"],
        "take_artisan": kinds["artisan_taken"],
        "burial_stage": kinds["stage_built"],
    }
    return told[step]


def most(step: str) -> int:
    """There are six stages; of the rest there is enough."""
    return 6 if step == "burial_stage" else 9


def test_p11_the_traitor_follows(told: Told) -> None:
    """P11.2, P11.6, P11.8.3 Jars of its stack, the symbols on its tiles, its nobles."""
    tiles = {tile["id"]: tile for tile in table("traitor_tiles")}
    seen = set()
    for game in told.new[4:]:
        row = game["before"]["traitor"]["tiles"]
        for shown in row:
            printed = tiles[shown["id"]][shown["side"]]
            assert (shown["jars"], shown["spaces"]) == (printed["jars"], printed["effects"])
            seen.add((shown["id"], shown["side"]))
        first = tiles[row[0]["id"]][row[0]["side"]]
        assert game["before"]["traitor"]["stack"] == first["jars"]
    assert len(seen) == 10
    for side, answer in zip(("light", "dark"), told.plots, strict=False):
        levels = [
            effect["number"]
            for tile in tiles.values()
            for effect in tile[side]["effects"]
            if effect["kind"] == "noble_level"
        ]
        assert answer["view"]["traitor"]["parts"]["nobles"] == max(levels)
    alone = told.plots[2]["view"]["traitor"]["parts"]
    assert alone["nobles"] == CORRECTED["traitor"]["noble_prestige"]


def test_p11_6_numbers_of_symbols_follow(told: Told) -> None:
    """The noble, the set or the token in that place is taken."""
    wanted = [
        (effect["kind"], effect["number"])
        for tile in table("traitor_tiles")
        for side in ("light", "dark")
        for effect in tile[side]["effects"]
        if effect["kind"] in LARGEST_NUMBER
    ]
    taken = {
        "take_noble": ("noble_taken", "slot"),
        "discard_noble": ("removed_noble", "slot"),
        "offering_set": ("set_taken", "number"),
        "offering_bonus": ("offering_taken", "number"),
    }
    for (kind, number), answer in zip(wanted, told.plots[3:], strict=True):
        events = [(event, data) for event, _, data in answer["events"]]
        place = next(at for at, (event, _) in enumerate(events) if event == "traitor_tile")
        assert (events[place][1]["effect"], events[place][1]["number"]) == (kind, number)
        if kind in taken:
            event, key = taken[kind]
            assert (events[place + 1][0], events[place + 1][1][key]) == (event, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_p9_texts_of_nobles_follow(language: str) -> None:
    """The browser puts them together from the components, which it gets as they are."""
    texts = browser_catalogue(language, "pharaon")
    for noble in table("nobles"):
        figures = [noble["prestige"], *[per["prestige"] for per in noble["per"]]]
        if not noble["copy_best_other"]:
            assert [int(word) for word in worth(texts, noble).split() if word.isdigit()][
                : len(figures)
            ] == figures
        for step in noble["steps"]:
            assert str(step["amount"]) in ability(texts, noble)


# Texts with a number that is a rule, or a name: no figure of the components that may be corrected.
NUMBERS_IN_TEXTS = (
    "option-",
    "nobles-",
    "lesson-",
    "pyramid_incomes-",
    "offering_types-offering_prestige_",
    "sections-offerings-cost",
    "sections-nobles-cost",
    "sections-nile-cost",
    "sections-artisans-cost",
    "board-with_bonus",
    "effects-",
    "per-nile_tracks_at_top",
    "worth-copied",
    "help-dark_tile",
    "prompt-swap_treasurer",
    "help-noble_pick",
    "help-nile_advance",
    "help-official_track",
    "help-jar_diplomat",
    "prompt-jar_teacher",
    "choice-jar_replace",
    "choice-teacher_use",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_no_figure_that_may_be_corrected(language: str) -> None:
    texts = browser_catalogue(language, "pharaon")
    plain = {id: text for id, text in texts.words().items() if not id.startswith("shell-")}
    named = [id for id, text in plain.items() if any(sign.isdigit() for sign in text)]

    own = {*GAME.text_ids(), *(id for id in texts.ids() if id.startswith(("board", "effects")))}
    assert [id for id in named if id in own and not id.startswith(NUMBERS_IN_TEXTS)] == []


def test_lessons_are_for_the_shipped_data_alone() -> None:
    """Their texts name figures; a server with other data refuses to begin them."""
    file = Path(__file__).parents[4] / "client/src/games/pharaon/lessons.json"
    record = json.loads(file.read_text(encoding="utf-8"))["record"]

    assert record["fingerprint"] == GAME.fingerprint


def test_the_browser_gets_the_corrected_components(told: Told) -> None:
    assert told.components == CORRECTED


def test_bots_judge_with_the_corrected_data(told: Told) -> None:
    for answer in told.all:
        assert sum(answer["evaluations"]) == pytest.approx(1) or len(answer["evaluations"]) == 1
