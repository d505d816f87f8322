"""Networks as files."""

import json
from pathlib import Path

import pytest

import iteru
from iteru.bots.level_table import settings_of
from iteru.bots.levels import bot_named
from iteru.bots.network_file import (
    fingerprint_of,
    network_in,
    parts_of,
    read_file,
    read_network,
    shipped_network,
)
from iteru.bots.search import SearchBot, network_of
from iteru.bots.settings import NO_NETWORK
from iteru.kernel.game import Game
from tests.bots.networks import random_file, written
from tests.bots.positions import middle_game, positions

FERTILITY = iteru.load("fertility")


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    file = random_file("fertility", parts=True)
    assert read_file(written(tmp_path, file)).to_json() == file.to_json()


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("network", 2, r"network: 2 is not allowed"),
        ("game", "kemet", r"is refused: it is one of kemet, not of fertility$"),
        ("fingerprint", "0" * 16, r"refused: it was trained on other features or data .*now: "),
        ("judgement", "doubled", r"'doubled' is not allowed; allowed: corrected, replaced"),
        ("parts", ["luck"], r"it looks at luck; allowed: "),
        ("widths", [4], r"widths: '1 entries' is not allowed"),
        ("widths", [3, 2], r"weights do not fit"),
        ("lows", [1], r"is not allowed; allowed: 1 entries"),
        ("weights", "AAA", r"its weights are broken"),
        ("weights", "AAAA", r"its weights are broken"),
        ("weights", "AIA=", r"a weight is beyond 32767"),
        ("weights", "AAA=", r"1 weights do not fit"),
        ("recipe", "good", r"recipe: 'good' is not allowed"),
        ("surplus", 1, r"'surplus' is not known"),
    ],
)
def test_what_is_broken_or_stale_is_refused_in_a_sentence(
    tmp_path: Path, key: str, value: object, sentence: str
) -> None:
    data = random_file("fertility").to_json() | {key: value}
    path = tmp_path / "network.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ValueError, match=sentence) as refused:
        read_network(path, FERTILITY)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_missing_or_cut_off_is_refused(tmp_path: Path) -> None:
    whole = written(tmp_path, random_file("fertility")).read_bytes()
    cut = tmp_path / "cut.json"
    cut.write_bytes(whole[: len(whole) // 2])
    for path in (cut, tmp_path / "none.json"):
        with pytest.raises(ValueError, match="cannot be read"):
            read_network(path, FERTILITY)


@pytest.mark.parametrize("game", iteru.games())
def test_parts_have_the_same_names_in_every_position(game: str) -> None:
    loaded = iteru.load(game)
    names = parts_of(loaded)
    assert names
    for state in positions(game, loaded.max_seats, every=20)[:-1]:
        for seat in range(state.seats):
            assert [name for name, _ in state.explain(seat)] == names


def test_other_data_give_another_fingerprint() -> None:
    found = {fingerprint_of(iteru.load(game)) for game in iteru.games()}
    assert len(found) == len(iteru.games())


def test_one_for_a_number_of_seats_stands_before_the_one_for_all(tmp_path: Path) -> None:
    assert network_in(tmp_path, FERTILITY, 2) is None
    written(tmp_path, random_file("fertility"))
    written(tmp_path, random_file("fertility", size=0), "network-3.json")
    state = middle_game(3, 20)
    for_two, for_three = (network_in(tmp_path, FERTILITY, seats) for seats in (2, 3))
    assert for_two is not None
    assert for_three is not None
    assert for_two.advantage(state, 0) != 0 == for_three.advantage(state, 0)


@pytest.mark.parametrize("game", iteru.games())
def test_what_the_package_brings_fits(game: str, caplog: pytest.LogCaptureFixture) -> None:
    loaded = iteru.load(game)
    for seats in range(loaded.min_seats, loaded.max_seats + 1):
        shipped_network(loaded, seats)
    assert not caplog.records


class Elsewhere(Game):
    """Fertility, with its folder elsewhere."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            "elsewhere", 2, 4, (), FERTILITY.codebook, 1, "", {}, True, False, FERTILITY.features
        )
        self.where = folder

    def folder(self) -> str:
        return str(self.where)


def test_a_stale_one_of_the_package_is_refused_in_the_log_and_the_judgement_plays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "judgement").mkdir()
    written(tmp_path / "judgement", random_file("fertility"))
    game = Elsewhere(tmp_path)
    assert shipped_network(game, 2) is None
    assert shipped_network(game, 2) is None
    assert [record.getMessage() for record in caplog.records] == [
        f"the network {tmp_path}/judgement/network.json is refused: it is one of fertility, "
        "not of elsewhere; the judgement of elsewhere plays alone"
    ]


def test_a_bot_may_be_given_a_network_by_its_name(tmp_path: Path) -> None:
    state = middle_game(2, 30)
    known = state.known(state.to_move)
    nothing = written(tmp_path, random_file("fertility", size=0), "nothing.json")
    some = written(tmp_path, random_file("fertility", size=4000), "some.json")
    plain = bot_named("search:60@none").choose(known, 4)
    assert bot_named(f"search:60@{nothing}").choose(known, 4).code == plain.code
    learned = bot_named(f"search:60@{some}").choose(known, 4)
    assert learned.values != plain.values
    with pytest.raises(ValueError, match="cannot be read"):
        bot_named(f"search:60@{tmp_path}/none.json").choose(known, 4)


def test_only_levels_that_plan_use_a_network() -> None:
    state = middle_game(2, 30)
    for level in ("easy", "medium"):
        settings = settings_of(level, "fertility", 2)
        assert settings.network == NO_NETWORK
        assert network_of(settings.network, state) is None
    bot = bot_named("search:60")
    assert isinstance(bot, SearchBot)
    assert bot.settings.network == settings_of("master", "kemet", 4).network
