"""A state of Kemet: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import final

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
from iteru.games.kemet.judgement.encoding import encode
from iteru.games.kemet.judgement.weights_committing import likely_addition, likely_card
from iteru.games.kemet.rules import final_scoring
from iteru.games.kemet.rules.victory_points import total_points
from iteru.games.kemet.sight import invariants
from iteru.games.kemet.sight.details import choice_details
from iteru.games.kemet.sight.dump import dump
from iteru.games.kemet.sight.hidden import fill, hide
from iteru.games.kemet.sight.proposals import proposed
from iteru.games.kemet.sight.view import private_view, public_view
from iteru.games.kemet.state import DAY, PARTS, Fields
from iteru.kernel.buffers import Buffers
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message
from iteru.kernel.rows import i64


@final
class KemetState(Fields):
    @property
    def decision(self) -> str:
        """As in K19."""
        return FRAME_KINDS[self.pending.kind] if self.pending else ""

    @property
    def secret(self) -> bool:
        """K19: the card kept by Vision, and what is committed in a battle."""
        if not self.pending:
            return False
        kind = self.pending.kind
        return kind == ASK_KEEP or ASK_BATTLE_CARD <= kind <= ASK_BATTLE_DI

    @property
    def reaction_pass(self) -> int:
        """K19.1 The code that declines Veto or Escape, -1 at other decisions."""
        if self.pending and self.pending.kind in (ASK_VETO, ASK_ESCAPE):
            return PASS
        return -1

    @property
    def period(self) -> int:
        """The Day."""
        return int(self.round)

    def turn_begins(self, mover: int) -> bool:
        """K6.1 In the Day, before the regular token. At Night when another seat decides.

        Battles and reactions belong to the turn in which they happen.
        """
        if self.to_move >= 0 and self.pending.kind == ASK_TOKEN and self.pending.argument == 0:
            return True  # the regular token is not placed yet
        is_within_turn = self.phase == DAY or self.battle is not None
        return self.to_move != mover and not is_within_turn

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
            game=self.game,
            seats=self.seats,
            options=self.options,
            generator=generator,
            pending=self.pending.copy(),
            reveals=self.reveals,
            turn_count=self.turn_count,
            to_move=self.to_move,
            open_codes=self.open_codes,
            goal=self.goal,
            max_level=self.max_level,
            open_discards=self.open_discards,
            returns_to_city=self.returns_to_city,
            round=self.round,
            phase=self.phase,
            turn=self.turn,
            capped=self.capped,
            offer=self.offer,
            pile_size=self.pile_size,
            looking_size=self.looking_size,
            waiting=self.waiting,
            put_areas=self.put_areas,
            put_units=self.put_units,
            order=self.order,
            named=self.named,
            city=self.city,
            levels=self.levels,
            standing=self.standing,
            tiles=self.tiles,
            creature_owner=self.creature_owner,
            battle_set=self.battle_set,
            given_up=self.given_up,
            looking=self.looking,
            points=self.points,
            last_battle=self.last_battle,
            units=self.units[:],
            reserve=self.reserve[:],
            prayer=self.prayer[:],
            creature_area=self.creature_area[:],
            hands=self.hands[:],
            hand_sizes=self.hand_sizes[:],
            pile=self.pile,
            discard=self.discard,
            shown=self.shown,
            buried=self.buried,
            buried_sizes=self.buried_sizes,
            filled=self.filled[:],
            silver=self.silver,
            move=None if self.move is None else self.move.copy(),
            battle=None if self.battle is None else self.battle.copy(),
            announced=None if self.announced is None else self.announced.copy(),
        )

    def scores(self) -> list[int]:
        return [total_points(self, seat) for seat in range(self.seats)]

    def parts(self, seat: int) -> dict[str, int]:
        return dict(zip(PARTS, final_scoring.parts(self, seat)))

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
        fill(world, seat, likely_card, likely_addition)
        return self._asked_again(world, seat)

    def _asked_again(self, other: "KemetState", seat: int) -> "KemetState":
        """What another seat may answer depends on its cards, which differ there."""
        if self.to_move not in (seat, -1):
            other.open_codes = other.answers()
        return other

    def proposed(self) -> list[int]:
        return proposed(self, self.legal()) if self.pending else []

    def choice_details(self, code: int) -> Message:
        return choice_details(self, code)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def check(self) -> None:
        invariants.check(self)

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluation.evaluations(self)

    def explain(self, seat: int) -> list[tuple[str, float]]:
        return evaluation.explain(self, seat)

    def encode(self, seat: i64, buffers: Buffers, row: i64) -> None:
        encode(self, seat, buffers, row)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return evaluation.weights(self, codes)
