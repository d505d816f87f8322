"""What is the same in every game: how it begins, its files, its codes."""

import json
from pathlib import Path

import pytest

import iteru
from iteru import NotationError

games = pytest.mark.parametrize("name", iteru.games())
SEATS = [
    (name, seats)
    for name in iteru.games()
    for seats in range(iteru.load(name).min_seats, iteru.load(name).max_seats + 1)
]
# Kinds of actions whose text is called otherwise, for some of their codes.
OTHER_TEXTS = {("egizia", "raise_two"): "choice-raise_twice"}
WITHOUT_PLACES = {"fertility": 4}  # codes that name no target


@games
@pytest.mark.parametrize("seed", [-1, 2**53])
def test_bad_seeds_are_refused(name: str, seed: int) -> None:
    game = iteru.load(name)
    with pytest.raises(ValueError, match=f"seed {seed} is not allowed; allowed: 0 to"):
        game.new(game.max_seats, seed)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_the_same_seed_begins_the_same_game(name: str, seats: int) -> None:
    game = iteru.load(name)
    assert game.new(seats, 5).dump() == game.new(seats, 5).dump()
    assert game.new(seats, 5).dump() != game.new(seats, 6).dump()


@games
def test_the_folder_holds_rules_and_components(name: str) -> None:
    game = iteru.load(name)
    folder = Path(game.folder())

    assert (folder / "texts/rules.en.md").is_file()
    game.check_components(str(folder / "box/components.toml"))


@games
def test_every_code_has_a_notation_of_its_own_that_parses_back(name: str) -> None:
    game = iteru.load(name)
    codes = list(range(game.action_count))
    notations = [game.notation(code) for code in codes]

    assert len(set(notations)) == game.action_count
    assert [game.parse(notation) for notation in notations] == codes


@games
def test_a_text_that_is_no_action_is_refused(name: str) -> None:
    with pytest.raises(NotationError, match=r"'dance' is no action"):
        iteru.load(name).parse("dance")


@games
def test_every_code_is_described_with_a_rule_and_plain_data(name: str) -> None:
    game = iteru.load(name)
    texts = set(game.text_ids())
    without_places = 0
    for code in range(game.action_count):
        choice = game.describe(code)
        kind, text = str(choice["kind"]), str(choice["text"])
        assert text in texts
        assert text.startswith(f"choice-{kind}") or text == OTHER_TEXTS[name, kind]
        assert str(choice["rule"]).startswith(name[0].upper())
        assert json.loads(json.dumps(choice)) == choice
        without_places += not choice["targets"]
    assert without_places == WITHOUT_PLACES.get(name, 0)
