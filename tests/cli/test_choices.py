"""Choices narrowed by what they are about, and found by what is typed; no game is needed."""

from iteru.cli.choices import Choice, Entry, matching, narrowed

WORDS = {"tiles-sun": "The Sun", "tiles-moon": "The Moon", "moons-moon": "not this one"}


def place(code: int, tile: str, cell: str) -> Choice:
    return Choice(
        code,
        f"place {tile} at {cell}",
        f"Lay {tile.title()} on {cell}",
        {"what": tile.title(), "where": cell},
        (f"tile:{tile}", f"cell:{cell}"),
        "X1",
        False,
    )


PLACES = [place(column, "sun", f"{'abcdefgh'[column]}9") for column in range(8)] + [
    place(8 + column, "moon", f"a{column + 8}") for column in range(8)
]
PASS = Choice(99, "pass", "Pass", {}, (), "X2", True)


def labels(entries: list[Entry]) -> list[str]:
    return [entry.label for entry in entries]


def test_few_choices_are_shown_as_they_are() -> None:
    entries = narrowed(PLACES[:3], WORDS)

    assert labels(entries) == ["Lay Sun on a9", "Lay Sun on b9", "Lay Sun on c9"]
    assert not any(entry.is_group for entry in entries)


def test_many_choices_are_asked_for_by_their_first_kind_of_target() -> None:
    """Tiles go by their own texts; a choice without a target stays as it is."""
    entries = narrowed([*PLACES, PASS], WORDS)

    assert labels(entries) == ["The Sun", "The Moon", "Pass"]
    assert [len(entry.choices) for entry in entries] == [8, 8, 1]
    assert [entry.is_group for entry in entries] == [True, True, False]


def test_a_kind_of_target_that_is_the_same_for_all_is_not_asked_for() -> None:
    """Squares go by their names, in order."""
    entries = narrowed(PLACES[8:], WORDS, few=3)

    assert labels(entries) == ["a8", "a9", "a10", "a11", "a12", "a13", "a14", "a15"]


def test_a_target_without_a_text_goes_by_what_only_its_choices_share() -> None:
    choices = [
        Choice(
            number,
            f"supply {shop} with {good}",
            f"Put {good} on {shop}",
            {"shop": f"Shop {shop}", "good": good, "player": "Ala"},
            (f"shop:id_{shop}", f"hand:{good}"),
            "X3",
            False,
        )
        for number, (shop, good) in enumerate(
            (shop, good) for shop in "12345" for good in ("wood", "clay")
        )
    ]

    assert labels(narrowed(choices, {})) == ["Shop 1", "Shop 2", "Shop 3", "Shop 4", "Shop 5"]


def test_a_notation_in_full_means_one_choice_whatever_case_and_spaces() -> None:
    assert matching(PLACES, "PLACE  moon at a9") == [PLACES[9]]


def test_part_of_a_notation_means_all_choices_that_have_it() -> None:
    assert [choice.code for choice in matching(PLACES, "a9")] == [0, 9]
    assert [choice.code for choice in matching(PLACES, "a9 sun")] == [0]
    assert [choice.code for choice in matching(PLACES, "a1")] == [10, 11, 12, 13, 14, 15]


def test_words_of_the_label_count_too_and_nonsense_means_nothing() -> None:
    assert matching([*PLACES, PASS], "lay b9") == [PLACES[1]]
    assert matching(PLACES, "zzz") == []
