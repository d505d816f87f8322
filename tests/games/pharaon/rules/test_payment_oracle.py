"""Offered payments against the rules told a second time, on random positions (P3.10)."""

from random import Random

import pytest

from iteru.games.pharaon.box.components import PRINTED, UNIT_NAMES
from iteru.games.pharaon.box.ids import BASICS, RESOURCES, SECTIONS
from iteru.games.pharaon.position import PharaonState
from tests.conftest import scaled
from tests.games.pharaon.payments import Oracle, begun, needed_lists, payments, proposal
from tests.games.pharaon.positions import GAME, offered, play, position, seen
from tests.games.pharaon.random_play import random_choice, random_options

POSITIONS = 400
OPTIONS = {  # by section
    "offerings": ["offerings-1", "offerings-2"],
    "nobles": ["nobles"],
    "nile": ["nile-agriculture-construction", "nile-trade-royalty", "nile-pair"],
    "artisans": ["artisans"],
    "burial_chamber": ["burial-chamber"],
}
ALL_OPTIONS = {
    **OPTIONS,
    "nile": [
        "nile-agriculture-construction",
        "nile-construction-trade",
        "nile-trade-royalty",
        "nile-royalty-justice",
        "nile-justice-agriculture",
        "nile-pair",
    ],
}
WITHOUT_WHEEL = {
    "offerings": "high_priest",
    "nile": "governor",
    "artisans": "doctor",
    "burial_chamber": "chief_contractor",
}
MATTERING = [
    *[f"scribe_{number}" for number in range(1, 6)],
    *["architect", "high_priestess", "master", "granary_steward", "judge"],
    *WITHOUT_WHEEL.values(),
]
DISPLAY = ["grand_vizier", "general", "witch"]


class Drawn:
    """A random seat's belongings, nobles and place, and the state made of them."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        self.section = chance.choice(SECTIONS)
        self.sector = chance.choice(RESOURCES[:BASICS])
        self.strict = chance.random() < 0.3
        self.stage = chance.randrange(len(PRINTED.stage_costs))
        self.nobles = chance.sample(MATTERING, chance.choice([0, 1, 2, 2, 3, 5]))
        kinds = chance.sample(UNIT_NAMES, chance.randrange(2, 8))
        self.units = sorted(
            (chance.choice(kinds) for _ in range(chance.randrange(1, 9))), key=UNIT_NAMES.index
        )
        self.units = [u for n, u in enumerate(self.units) if self.units[:n].count(u) < 3]
        self.full = chance.random() < 0.1

    def state(self) -> PharaonState:
        basics = [unit for unit in self.units if unit in RESOURCES]
        own = " ".join(f"{name[0].upper()}{basics.count(name)}" for name in RESOURCES)
        return position(
            options={"scribe_pays_access": "no" if self.strict else "yes"},
            facing=(self.section, self.sector),
            own={0: own},
            tokens={0: [u.removeprefix("offering_") for u in self.units if u not in RESOURCES]},
            nobles={0: self.nobles},
            stage={0: self.stage if self.stage < 3 or len(self.nobles) < 2 else 2},
            wheel={self.sector: ["block"] * 3} if self.full else {},
            noble_slots=DISPLAY,
            sets=["prestige_1 prestige_2"] * 4,
            bonus=["prestige_1", "prestige_2"],
        )

    def oracle(self, option: str, sector: str | None, stage: int) -> Oracle:
        lists = needed_lists(option, self.nobles, stage)
        return Oracle(self.units, self.nobles, self.section, lists, sector, self.strict)


def test_offered_payments_are_those_of_the_rules() -> None:
    """P3.8, P3.10, P3.10.2 to P3.10.6, P4.2.1, P4.2.3, P9.1, P9.3, P9.4, P9.5 All, in steps."""
    compared = 0
    for seed in range(scaled(POSITIONS)):
        drawn = Drawn(seed)
        state = drawn.state()
        if state.decision != "turn":
            continue
        for option in OPTIONS[drawn.section]:
            wheel = drawn.oracle(option, drawn.sector, state.stage[0])
            expected = set() if drawn.full else wheel.payments()
            assert payments(state, option) == expected, f"seed {seed}, {option}"
            free = set()
            if WITHOUT_WHEEL.get(drawn.section) in drawn.nobles:
                free = drawn.oracle(option, None, state.stage[0]).payments()
            assert payments(state, option, "free") == free, f"seed {seed}, {option} free"
            compared += len(expected) + len(free)
    assert compared > 0


def test_the_proposal_is_the_cheapest_payment() -> None:
    """P3.10.7 At the beginning, and after each first step."""
    for seed in range(scaled(POSITIONS)):
        drawn = Drawn(seed)
        state = drawn.state()
        for option in OPTIONS[drawn.section]:
            move = f"act {option} wheel"
            if state.decision != "turn" or move not in offered(state):
                continue
            oracle = drawn.oracle(option, drawn.sector, state.stage[0])
            legal = oracle.payments()
            if len(legal) == 1:
                continue
            assert proposal(state, move) == min(legal, key=oracle.weight), f"seed {seed}"
            for step in _steps(state.copy(), move):
                left = begun(state, move, step)
                if len(left) > 1:
                    cheapest = min(left, key=oracle.weight)
                    assert proposal(state, move, step) == cheapest, f"seed {seed}, {step}"


def expected_acts(state: PharaonState) -> list[str]:
    """P4.9 All actions of this turn, worked out from what everybody sees."""
    public = seen(state)
    own = public["seats"][state.to_move]
    nobles = [noble["id"] for noble in own["nobles"]]
    ready = [noble["id"] for noble in own["nobles"] if not noble["used"]]
    units = [name for name in RESOURCES for _ in range(own["resources"][name])]
    units += [name for name, number in own["offerings"].items() for _ in range(number)]
    is_strict = public["options"]["scribe_pays_access"] == "no"
    is_open = {
        "offerings": any(public["offerings"]["sets"]),
        "nobles": any(public["nobles"]["slots"]) or public["nobles"]["deck"] > 0,
        "nile": True,
        "artisans": any(public["artisans"]["slots"]) or public["artisans"]["deck"] > 0,
        "burial_chamber": own["stage"] < len(PRINTED.stage_costs),
    }
    found: list[str] = []
    for place in public["ring"]:
        section = place["section"]
        for option in ALL_OPTIONS[section] if is_open[section] else ():
            lists = needed_lists(option, nobles, own["stage"])
            has_space = len(place["units"]) < place["usable"]
            if (
                has_space
                and Oracle(units, nobles, section, lists, place["sector"], is_strict).is_payable()
            ):
                found.append(f"act {option} wheel")
            is_free = WITHOUT_WHEEL.get(section) in ready
            if is_free and Oracle(units, nobles, section, lists, None).is_payable():
                found.append(f"act {option} free")
    return sorted(found)


@pytest.mark.parametrize("seats", range(1, 6))
def test_in_random_games_all_payable_actions_are_offered(seats: int) -> None:
    """P4.9, P4.1, P4.2.1, P9.5, P14.1 And no others, at every turn."""
    for seed in range(scaled(25)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            if state.decision == "turn":
                assert sorted(offered(state, "act")) == expected_acts(state), f"seed {seed}"
            choose(state)


def _steps(state: PharaonState, move: str) -> list[str]:
    """The first steps of the payment for this action."""
    play(state, move)
    return [step for step in offered(state) if step != "pay"]
