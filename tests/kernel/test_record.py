"""Records: what is saved comes back; what is not a record is refused, and nothing is written."""

import json
import pickle
from pathlib import Path

import pytest

import iteru
from iteru.kernel.errors import RecordError
from iteru.kernel.record import MAX_SIZE, Record


def played(moves: int = 12) -> Record:
    record = Record.begin("fertility", seats=3, seed=7, options={"tile_set": "with_doubles"})
    state = record.replay()
    for number in range(moves):
        codes = state.legal()
        code = codes[number % len(codes)]
        record.moves.append(state.game.notation(code))
        state.play(code)
    return record


def changed(**values: object) -> str:
    """The record as JSON with other values; None takes the key away."""
    data = json.loads(played().to_json()) | values
    return json.dumps({key: value for key, value in data.items() if value is not None})


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_record_holds_every_option_and_the_versions() -> None:
    game = iteru.load("fertility")
    record = Record.begin("fertility", seats=2, seed=7)
    assert record.options == {option.name: option.default for option in game.options}
    assert (record.rules_version, record.fingerprint) == (game.rules_version, game.fingerprint)
    assert record.moves == []


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(9, 1, {}), (2, -1, {}), (2, 1, {"mode": "x"}), (2, 1, {"x": "y"})],
)
def test_a_bad_beginning_is_refused(seats: int, seed: int, options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="allowed"):
        Record.begin("fertility", seats, seed, options)


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    record = played()
    file = tmp_path / "game.json"
    record.save(file)
    assert Record.load(file) == Record.load(str(file)) == record
    assert Record.load(file).replay().dump() == record.replay().dump()
    assert pickle.loads(pickle.dumps(record)) == record
    assert hash(Record.load(file)) == hash(record)
    assert repr(record) == "Record(fertility, 3 seats, 12 moves)"


def test_records_differ_by_their_moves_and_are_nothing_else() -> None:
    assert played(3) != played(4)
    assert played(3) != played(3).to_json()
    assert played(3).without_moves() == played(0)


def test_a_replay_stops_where_it_is_told() -> None:
    record = played()
    begun = record.replay(0)
    assert begun.dump() == played(0).replay().dump()
    begun.play(begun.game.parse(record.moves[0]))
    assert record.replay(1).dump() == begun.dump()
    assert record.replay(12).dump() == record.replay().dump()


@pytest.mark.parametrize("number", [-1, 13])
def test_a_replay_stops_within_the_record(number: int) -> None:
    with pytest.raises(RecordError, match=f"move {number} is not in the record; allowed: 0 to 12"):
        played().replay(number)


def test_an_illegal_move_is_named_by_its_number() -> None:
    record = played()
    record.moves[4] = "exchange nothing"
    with pytest.raises(
        RecordError, match=r'^move 5 of the record: seat \d cannot "exchange nothing"'
    ):
        record.replay()
    assert record.replay(4).to_move >= 0


def test_a_move_that_is_none_is_named_by_its_number() -> None:
    record = played()
    record.moves[0] = "castle"
    with pytest.raises(RecordError, match=r"^move 1 of the record: 'castle' is no action"):
        record.replay()


def test_moves_after_the_end_are_refused() -> None:
    record = played(0)
    state = record.replay()
    while not state.over:
        record.moves.append(state.game.notation(state.legal()[0]))
        state.play(state.legal()[0])
    record.moves.append(record.moves[-1])
    with pytest.raises(
        RecordError, match=f"move {len(record.moves)} of the record: nothing can be"
    ):
        record.replay()


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"format": "chess"}, 'not a record: "format" must be "iteru-record"'),
        ({"format": None}, 'not a record: "format" must be "iteru-record"'),
        ({"format_version": 3}, "record: format_version: 3 is not allowed; allowed: whole numbers"),
        ({"format_version": 2}, "record: branches is missing"),
        ({"branches": []}, "record: 'branches' is not known"),
        ({"format_version": 2, "branches": []}, "branches: '0 entries' is not allowed; allowed: 1"),
        ({"format_version": 2, "branches": [7]}, "record: branches must be a mapping, not int"),
        (
            {"format_version": 2, "branches": [{"at": -1, "seed": 1}]},
            "record: branches: at: -1 is not allowed; allowed: whole numbers from 0",
        ),
        (
            {"format_version": 2, "branches": [{"at": 3, "seed": 1}, {"at": 3, "seed": 2}]},
            "at: 3 is not allowed; allowed: whole numbers from 4",
        ),
        (
            {"format_version": 2, "branches": [{"at": 3, "seed": -1}]},
            "seed: -1 is not allowed; allowed: whole numbers",
        ),
        ({"winner": "me"}, "record: 'winner' is not known; known: format, format_version, game"),
        ({"moves": None}, "record: moves is missing"),
        ({"moves": "draft"}, "record: moves: 'draft' is not allowed; allowed: a list"),
        ({"moves": ["a", 3]}, "record: moves[1]: 3 is not allowed; allowed: a text"),
        ({"game": 5}, "record: game: 5 is not allowed; allowed: a text"),
        ({"seats": 0}, "record: seats: 0 is not allowed; allowed: whole numbers from 1 to 16"),
        ({"seats": True}, "record: seats: True is not allowed"),
        ({"seats": 2.0}, "record: seats: 2.0 is not allowed"),
        ({"seed": -1}, "record: seed: -1 is not allowed; allowed: whole numbers from 0 to"),
        ({"seed": 2**53}, "is not allowed; allowed: whole numbers from 0 to 9007199254740991"),
        ({"options": ["mode"]}, "record: options: ['mode'] is not allowed; allowed: a mapping"),
        (
            {"options": {"mode": 1}},
            "record: options: {'mode': 1} is not allowed; allowed: a mapping",
        ),
        ({"rules_version": "1"}, "record: rules_version: '1' is not allowed"),
        ({"fingerprint": 1}, "record: fingerprint: 1 is not allowed; allowed: a text"),
    ],
)
def test_a_record_with_wrong_values_is_refused(
    tmp_path: Path, values: dict[str, object], text: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(changed(**values), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        Record.load(file)
    assert text in str(caught.value)
    assert str(caught.value).startswith(f"{file}: ")


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"game": "chess"}, "the record's game is not here: there is no game 'chess'; allowed: "),
        ({"rules_version": 99}, "rules version 99 of fertility; allowed: "),
        ({"fingerprint": "feed"}, "other component data of fertility (feed); allowed: "),
        ({"seats": 9}, "the record does not begin: 9 seats are not allowed; allowed: 2 to 4"),
        ({"options": {"sun": "yes"}}, "the record does not begin: there is no option 'sun'"),
    ],
)
def test_a_record_of_another_game_is_not_replayed(values: dict[str, object], text: str) -> None:
    record = Record.from_json(changed(**values))
    with pytest.raises(RecordError) as caught:
        record.replay()
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "not a record: no JSON"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "not a record: no UTF-8 text"),
        (b"place a tile", "not a record: no JSON"),
        (b"[" * 200_000, "not a record: no JSON"),
        (b'{"a":' * 200_000, "not a record: no JSON"),
        (b"9" * 100_000, "not a record: no JSON"),
        (b"null", 'not a record: "format" must be'),
        (b"[1, 2]", 'not a record: "format" must be'),
        (b'{"name": "iteru", "version": 3}', 'not a record: "format" must be'),
        (b" " * (MAX_SIZE + 1), f"too large for a record; allowed: {MAX_SIZE} bytes"),
    ],
    ids=["empty", "binary", "words", "lists", "maps", "number", "null", "list", "foreign", "huge"],
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        Record.load(file)
    assert str(caught.value).startswith(f"{file}: {text}")


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path, text in [
        (tmp_path / "none.json", "cannot be read: No such file or directory"),
        (tmp_path, "cannot be read: Is a directory"),
        (tmp_path / "none" / "game.json", "cannot be read: No such file or directory"),
    ]:
        with pytest.raises(RecordError) as caught:
            Record.load(path)
        assert str(caught.value) == f"{path}: {text}"


def test_an_endless_file_is_refused() -> None:
    with pytest.raises(RecordError, match="too large for a record"):
        Record.load("/dev/zero")


def test_saving_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played(3).save(file)
    played(5).save(file)
    assert Record.load(file) == played(5)
    assert names(tmp_path) == ["game.json"]


def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    record, file = played(3), tmp_path / "game.json"
    record.save(file)
    record.moves.append("\ud800")  # not a text that can be written
    with pytest.raises(UnicodeEncodeError):
        record.save(file)
    assert Record.load(file) == played(3)
    assert names(tmp_path) == ["game.json"]


def test_a_save_onto_a_folder_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    with pytest.raises(OSError, match="games"):
        played(3).save(tmp_path / "games")
    assert names(tmp_path) == ["games"]


# ------------------------------------------------------------------ branches


def drawn_after(record: Record) -> list[list[int]]:
    """What a new game draws while its first legal codes are played."""
    state = record.replay()
    found: list[list[int]] = []
    while not state.over and len(found) < 30:
        found.append(state.legal())
        state.play(state.legal()[0])
    return found


def test_a_branch_shares_the_past_and_has_a_chance_of_its_own() -> None:
    record = played()
    branch = record.branch(8, seed=3)

    assert branch.moves == record.moves[:8]
    assert branch.replay().view(None) == record.replay(8).view(None)
    assert drawn_after(branch) == drawn_after(record.branch(8, seed=3))
    assert drawn_after(branch) != drawn_after(record.branch(8, seed=4))
    assert len(record.moves) == 12


def test_a_branch_is_saved_as_format_2_and_a_game_as_format_1() -> None:
    record = played()
    branch = record.branch(8, seed=3)

    assert json.loads(record.to_json())["format_version"] == 1
    assert json.loads(branch.to_json())["format_version"] == 2
    assert Record.from_json(branch.to_json()) == branch
    assert pickle.loads(pickle.dumps(branch.without_moves())).branches == [(8, 3)]


def test_a_branch_off_a_branch_keeps_what_came_before_it() -> None:
    branch = played().branch(4, seed=3).branch(4, seed=5)
    assert branch.branches == [(4, 5)]
    branch.moves.append(iteru.load("fertility").notation(branch.replay().legal()[0]))
    assert branch.branch(5, seed=6).branches == [(4, 5), (5, 6)]
    assert branch.branch(0, seed=6).branches == [(0, 6)]


def test_a_match_goes_on_in_a_branch_as_the_record_does() -> None:
    match = iteru.Match(played().branch(12, seed=3))
    for _ in range(40):
        match.play(match.state.legal()[-1])

    assert match.state == match.record.replay()
    assert match.record.branches == [(12, 3)]


@pytest.mark.parametrize("at", [-1, 13])
def test_a_branch_begins_within_the_record(at: int) -> None:
    with pytest.raises(RecordError, match=f"move {at} is not in the record; allowed: 0 to 12"):
        played().branch(at, seed=1)
