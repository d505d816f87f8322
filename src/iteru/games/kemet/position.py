"""A state of Kemet: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import Final, final

from iteru.games.kemet import flow
from iteru.games.kemet.actions import PASS
from iteru.games.kemet.frames import (
    ASK_BATTLE_CARD,
    ASK_BATTLE_DI,
    ASK_ESCAPE,
    ASK_KEEP,
    ASK_TOKEN,
    ASK_VETO,
    FRAME_KINDS,
)
from iteru.games.kemet.judgement import evaluation
from iteru.games.kemet.rules import final_scoring
from iteru.games.kemet.rules.victory_points import total_points
from iteru.games.kemet.sight import invariants
from iteru.games.kemet.sight.details import choice_details
from iteru.games.kemet.sight.dump import dump
from iteru.games.kemet.sight.hidden import fill, hide
from iteru.games.kemet.sight.view import private_view, public_view
from iteru.games.kemet.state import BATTLE_AREA, DAY, Fields
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE

TURNS_AHEAD: Final = 8  # before a position is judged; found by play, as are these; docs/bots.md
DOUBT: Final = 3.0
RESTRAINT: Final = 4


@final
class KemetState(Fields):
    @property
    def decision(self) -> str:
        """As in K19."""
        return FRAME_KINDS[self.pending[-1][0]] if self.pending else ""

    @property
    def secret(self) -> bool:
        """K19: the card kept by Vision, and what is committed in a battle."""
        if not self.pending:
            return False
        kind = self.pending[-1][0]
        return kind == ASK_KEEP or ASK_BATTLE_CARD <= kind <= ASK_BATTLE_DI

    @property
    def reaction_pass(self) -> int:
        """K19.1 The code that declines Veto or Escape, -1 at other decisions."""
        if self.pending and self.pending[-1][0] in (ASK_VETO, ASK_ESCAPE):
            return PASS
        return -1

    @property
    def turns_ahead(self) -> int:
        """Most of a Day: who just moved holds much that the others will attack."""
        return TURNS_AHEAD

    @property
    def restraint(self) -> int:
        """The weights alone play well: with more iterations medium won nearly all against easy."""
        return RESTRAINT

    @property
    def doubt(self) -> float:
        """Battles and the others' answers: the result of a move varies more than moves differ."""
        return DOUBT

    @property
    def begins_turn(self) -> bool:
        """K6.1"""
        if not self.pending:
            return False
        kind, _, placed = self.pending[-1]
        return kind == ASK_TOKEN and placed == 0

    @property
    def within_turn(self) -> bool:
        """Battles and reactions, in the Day and in the Night."""
        return self.phase == DAY or self.battle[BATTLE_AREA] != NONE

    def advance(self) -> None:
        flow.advance(self)

    def answers(self) -> list[int]:
        return flow.answers(self)

    def resolve(self, code: int) -> None:
        flow.resolve(self, code)

    def must_ask(self) -> bool:
        return flow.must_ask(self)

    def copy(self) -> "KemetState":
        return self._with_generator(self.generator.copy())

    def _with_generator(self, generator: Generator) -> "KemetState":
        return KemetState(
            self.game,
            self.seats,
            self.options,
            generator,
            self.pending[:],
            self.reveals,
            self.to_move,
            self.open_codes,
            self.goal,
            self.max_level,
            self.open_discards,
            self.returns_to_city,
            self.round,
            self.phase,
            self.turn,
            self.capped,
            self.offer,
            self.pile_size,
            self.looking_size,
            self.waiting,
            self.put_areas,
            self.put_units,
            self.order,
            self.named,
            self.city,
            self.levels,
            self.standing,
            self.tiles,
            self.creature_owner,
            self.battle_set,
            self.given_up,
            self.looking,
            self.points,
            self.last_battle,
            self.units[:],
            self.reserve[:],
            self.prayer[:],
            self.creature_area[:],
            self.hands[:],
            self.hand_sizes[:],
            self.pile[:],
            self.discard[:],
            self.shown[:],
            self.buried[:],
            self.buried_sizes[:],
            self.filled[:],
            self.silver[:],
            self.move[:],
            self.battle[:],
            self.announced[:],
        )

    def scores(self) -> list[int]:
        return [total_points(self, seat) for seat in range(self.seats)]

    def parts(self, seat: int) -> dict[str, int]:
        return dict(zip(final_scoring.PARTS, final_scoring.parts(self, seat)))

    def ranking(self) -> list[int]:
        """K14.2: nobody shares a place."""
        return final_scoring.places(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "public": public_view(self),
            "private": {} if seat is None else private_view(self, seat),
        }

    def known(self, seat: int) -> "KemetState":
        """K17 Chance and other players' cards are hidden."""
        known = self._with_generator(blank())
        hide(known, seat)
        return self._asked_again(known, seat)

    def determinize(self, seat: int, seed: int) -> "KemetState":
        """What is hidden from the seat is dealt from what it has not seen."""
        world = self._with_generator(seeded(seed))
        hide(world, seat)
        fill(world, seat, world.generator)
        return self._asked_again(world, seat)

    def _asked_again(self, other: "KemetState", seat: int) -> "KemetState":
        """What another seat may answer depends on its cards, which differ there."""
        if self.to_move not in (seat, -1):
            other.open_codes = other.answers()
        return other

    def choice_details(self, code: int) -> Message:
        return choice_details(self, code)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def check(self) -> None:
        invariants.check(self)

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluation.evaluations(self)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return evaluation.weights(self, codes)
