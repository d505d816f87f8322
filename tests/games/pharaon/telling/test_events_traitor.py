"""What the journal hears of the Traitor."""

import json

from iteru import Journal
from iteru.games.pharaon.game import GAME
from iteru.games.pharaon.rules.traitor import turn
from iteru.kernel.generator import seeded
from tests.games.pharaon.positions import LETTERS
from tests.games.pharaon.telling.kinds import event_kinds
from tests.games.pharaon.traitor_positions import row, solo, told


def is_of_the_traitor(kind: object) -> bool:
    return str(kind).startswith(("tile_", "traitor_", "removed_"))


def test_a_turn_is_told_in_its_order() -> None:
    """P11.4 The jar, the tile with its icon, the wheel, the other tile."""
    state = solo(tiles=row(R=3), traitor_jars=["jar_06"])
    state.journal = Journal()

    turn.take_traitor_turn(state)
    turn.apply_solo_split(state, turn.legal_solo_split(state)[0])

    assert [event["kind"] for event in state.journal.seen_by(None)] == [
        "traitor_jar",
        "traitor_tile",
        "removed_noble",
        "noble_revealed",
        "traitor_wheel",
        "traitor_tile",
    ]
    assert told(state, "traitor_tile")[0] == {
        "tile": "traitor_tile_a",
        "space": 4,
        "resource": "royalty",
        "effect": "discard_noble",
        "number": 3,
    }
    assert told(state, "traitor_wheel") == [{"resource": "justice"}]


def test_a_removed_artisan_is_told_with_its_slot() -> None:
    """P11.6 Slot 2 from the left, from 1 on."""
    hired = ["artisan_12", "artisan_27", "artisan_03", "artisan_30"]
    state = solo(tiles=row(J=2), artisan_slots=hired)
    state.journal = Journal()

    turn.lay_on_tile(state, LETTERS["J"])

    assert told(state, "removed_artisan") == [{"artisan": "artisan_27", "slot": 2}]


def test_events_are_plain_and_of_known_kinds() -> None:
    """P11.8 Whole games: every event of the Traitor's is nobody's and can be sent."""
    heard: set[object] = set()
    for seed in range(6):
        options = {"traitor_dark_tiles": "chosen", "traitor_difficulty": "5"}
        state = GAME.new(seats=1, seed=seed, options=options)
        state.journal = Journal()
        chance = seeded(seed)
        while not state.over:
            codes = state.legal()
            state.play(codes[chance.below(len(codes))])
        for event in state.journal.seen_by(None):
            heard.add(event["kind"])
            assert event["seat"] == -1 or not is_of_the_traitor(event["kind"])
            json.dumps(event)

    missing = [kind for kind in event_kinds() if is_of_the_traitor(kind) and kind not in heard]
    assert missing == ["traitor_full"]  # fifty tokens are a long way off
