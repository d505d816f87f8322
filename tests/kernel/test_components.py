"""Component data: which file is read, and what it may not hold."""

from collections.abc import Callable
from pathlib import Path

import pytest

from iteru.kernel.components import Entry, components_file, read_components, unique_ids
from iteru.kernel.errors import ComponentsError

TEXT = """
title = "Nile"
count = 3
sizes = [1, 2]
birds = ["ibis", "owl"]

[river]
length = 9

[[tiles]]
id = "reed"

[[tiles]]
id = "mud"

[[boats]]
rows = 4
"""


@pytest.fixture
def entry(tmp_path: Path) -> Entry:
    file = tmp_path / "nile.toml"
    file.write_text(TEXT, encoding="utf-8")
    return read_components(file)


def test_what_fits_is_read(entry: Entry) -> None:
    entry.keys(["title", "count", "sizes", "birds", "river", "tiles", "boats"])
    assert entry.text("title") == "Nile"
    assert entry.choice("title", ["Nile", "Tigris"]) == "Nile"
    assert entry.number("count", 1, 3) == 3
    assert entry.numbers("sizes", 1, 2, 2) == [1, 2]
    assert entry.texts("birds") == ["ibis", "owl"]
    assert entry.choices("birds", ["owl", "ibis"], 2) == ["ibis", "owl"]
    assert entry.entry("river").number("length", 0, 9) == 9
    assert unique_ids(entry.entries("tiles", 2)) == ["reed", "mud"]


def both(entry: Entry) -> list[Entry]:
    return [*entry.entries("tiles"), *entry.entries("tiles")]


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (lambda e: e.keys(["title"]), "nile.toml: count: is not known; allowed: title"),
        (
            lambda e: e.entry("river").keys(["length", "depth"]),
            "nile.toml: river: depth: is missing",
        ),
        (lambda e: e.value("delta"), "nile.toml: delta: is missing; allowed: a value"),
        (lambda e: e.entry("count"), "nile.toml: count: 3 is no table; allowed: a table"),
        (lambda e: e.entries("title"), "title: 'Nile' is no list of tables"),
        (lambda e: e.entries("sizes"), "nile.toml: sizes[0]: 1 is no table; allowed: a table"),
        (lambda e: e.entries("tiles", 3), "nile.toml: tiles: 2 entries; allowed: 3 entries"),
        (lambda e: e.text("count"), "nile.toml: count: 3 is no text; allowed: a text"),
        (lambda e: e.choice("title", ["Po"]), "title: 'Nile' is not allowed; allowed: Po"),
        (lambda e: e.number("count", 4, 6), "3 is not allowed; allowed: whole numbers from 4 to 6"),
        (lambda e: e.number("title", 0, 9), "title: 'Nile' is not allowed; allowed: whole numbers"),
        (lambda e: e.numbers("count", 0, 9), "nile.toml: count: 3 is no list; allowed: a list"),
        (lambda e: e.numbers("sizes", 0, 9, 3), "sizes: 2 entries; allowed: 3 entries"),
        (lambda e: e.numbers("sizes", 0, 1), "sizes[1]: 2 is not allowed; allowed: whole numbers"),
        (lambda e: e.texts("sizes"), "nile.toml: sizes[0]: 1 is no text; allowed: a text"),
        (lambda e: e.choices("birds", ["ibis"]), "birds[1]: 'owl' is not allowed; allowed: ibis"),
        (
            lambda e: e.entries("tiles")[1].number("width", 1, 2),
            "nile.toml: tiles[mud]: width: is missing",
        ),
        (
            lambda e: e.entries("boats")[0].number("rows", 1, 2),
            "nile.toml: boats[0]: rows: 4 is not allowed",
        ),
        (
            lambda e: unique_ids(both(e)),
            "nile.toml: tiles[reed]: id: 'reed' appears twice; allowed: ids that appear once",
        ),
    ],
)
def test_what_does_not_fit_is_refused(
    entry: Entry, read: Callable[[Entry], object], text: str
) -> None:
    with pytest.raises(ComponentsError) as caught:
        read(entry)
    assert text in str(caught.value)


def test_true_is_no_number() -> None:
    with pytest.raises(ComponentsError, match="True is not allowed"):
        Entry({"count": True}, "x").number("count", 0, 2)


def test_the_fingerprint_tells_values_not_order() -> None:
    one, same = Entry({"a": 1, "b": [2]}, "x"), Entry({"b": [2], "a": 1}, "y")
    other = Entry({"a": 1, "b": [3]}, "x")
    assert one.fingerprint() == same.fingerprint() != other.fingerprint()
    assert len(one.fingerprint()) == 16


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    binary, broken = tmp_path / "binary.toml", tmp_path / "broken.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    broken.write_text("a = [", encoding="utf-8")
    for path, text in [
        (tmp_path / "none.toml", "cannot be read: No such file or directory"),
        (tmp_path, "cannot be read: Is a directory"),
        (binary, "is not UTF-8 text"),
        (broken, "is not TOML"),
    ]:
        with pytest.raises(ComponentsError) as caught:
            read_components(path)
        assert str(caught.value).startswith(f"{path}: {text}")


def test_a_replacement_is_read_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "shipped.toml"
    replacements = tmp_path / "mine"
    replacements.mkdir()
    (replacements / "nile.toml").write_text(TEXT, encoding="utf-8")

    monkeypatch.delenv("ITERU_COMPONENTS", raising=False)
    assert components_file("nile", shipped) == shipped
    monkeypatch.setenv("ITERU_COMPONENTS", str(replacements))
    assert components_file("nile", shipped) == replacements / "nile.toml"
    assert components_file("other", shipped) == shipped
    monkeypatch.setenv("ITERU_COMPONENTS", str(tmp_path / "none"))
    with pytest.raises(ComponentsError, match=r"ITERU_COMPONENTS: .* is no folder"):
        components_file("nile", shipped)
