"""Names: nobody is taken for the holder of an account. See docs/decisions/names.md."""

import unicodedata

import pytest

from iteru.server.names import proper_name, skeleton
from tests.server.clients import ME, Player
from tests.server.conftest import NewPlayer, NewServer
from tests.server.databases import Databases
from tests.server.test_accounts import PASSWORD, account, new_name

ALIKE = [
    ("scope", "ѕсоре"),  # all Cyrillic: no script is mixed
    ("Iteru", "Ⅰteru"),
    ("Iteru", "1teru"),
    ("Iteru", "lteru"),
    ("Nefer", "Nеfеr"),
    ("Nefer", "Ｎefer"),
    ("Nefer", "NEFER"),
    ("Nefer", "Ne fer"),
    ("Nefer", "Nefer."),
    ("Nef\u00ader", "Nefer"),
    ("modern", "modem"),
    ("Zoë", "Zoe"),
    ("Łukasz", "Lukasz"),
    ("Straße", "Strasse"),
    ("Ölaf 10", "OLAF IO"),
    ("Hori", "ʜorı"),  # a small capital, and an i without its dot
    ("Nefer", "ƝeƒɇR"),
    ("Nefer", "Ne\u2800fer"),
]
DIFFERENT = [("Bob", "Rob"), ("Ola", "Ala"), ("Иван", "Ivan"), ("🎲", "🎲🎲"), ("Maya 1", "Maya 2")]
IMPROPER = ["", " ", "a\u200bb", "a\u202eb", "Ne\nfer", "a\u0000b", "\u3164", "a\u2066b"]
IMPROPER += ["\u2800\u2800\u2800", "Ne\u2800fer", "\ufffc"]
SMEARED = ["\u0308\u0308", "Z\u0300\u0301\u0302\u0303oe", "\u20e3"]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("name", IMPROPER)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be seen"):
        proper_name(name)


@pytest.mark.parametrize("name", SMEARED)
def test_marks_do_not_cover_what_stands_above(name: str) -> None:
    """The attack: forty marks on one letter, written over the names of others in a list."""
    with pytest.raises(ValueError, match="marks"):
        proper_name(name)


@pytest.mark.parametrize("name", ["Việt", "नमस्ते", "ปู่", "שָׁלוֹם", "Zażółć"])
def test_marks_that_languages_need_are_kept(name: str) -> None:
    assert proper_name(name) == unicodedata.normalize("NFC", name)


def test_names_are_shown_as_they_were_written() -> None:
    assert proper_name("  Zoë   Łukasz ") == "Zoë Łukasz"
    assert proper_name("Zoe\u0308") == "Zoë"


def test_an_account_can_be_asked_for_by_its_name(ann: Player) -> None:
    assert ann.refused("/account", account(f"{new_name()}/me")) == "malformed"
    assert ann.http.get("/people/a%00b").json()["code"] == "malformed"
    assert ann.refused("/login", {"account": "a\0b", "password": "x"}) == "malformed"


def test_two_accounts_never_look_alike(ann: Player, ben: Player) -> None:
    """The attack: an account whose name only looked like another's."""
    name = new_name()
    ann.post("/account", account(name))

    cyrillic = name.replace("e", "е")

    assert cyrillic != name
    assert ben.refused("/account", account(cyrillic)) == "name_taken"
    assert ben.refused("/account", account(name.replace("N", "Ñ"))) == "name_taken"
    assert ben.refused("/account", account(name[:3] + "\u200b" + name[3:])) == "malformed"
    assert ben.get("/me")["account"] is None


def test_a_guest_cannot_have_the_name_of_an_account(ann: Player, ben: Player) -> None:
    """The attack: a guest took an account's name, and was taken for its holder."""
    name = new_name()
    ann.post("/account", account(name))

    for wanted in (name, name.upper(), name.replace("e", "é")):
        assert ben.http.patch("/me", json={"name": wanted}).json()["code"] == "name_taken"
    local = {"kind": "local", "name": name}
    assert ben.refused("/tables", {"game": "fertility", "seats": [ME, local]}) == "name_taken"
    assert ben.get("/me")["name"] == ben.me["name"]
    assert ann.new_table(ME, local)  # it is the holder's own
    ann.http.patch("/me", json={"name": "Zoë"})
    assert ann.http.patch("/me", json={"name": name}).json()["name"] == name


def test_who_logs_in_need_not_write_every_mark(
    databases: Databases, new_player: NewPlayer, new_server: NewServer
) -> None:
    server = new_server(databases.new("sqlite"))
    ann, phone = new_player(server), new_player(server)
    ann.post("/account", account("Zoë Łukasz"))

    found = phone.post("/login", {"account": "zoe lukasz", "password": PASSWORD})

    assert found["account"] == "Zoë Łukasz"
