"""A state of Egizia: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import final

from iteru.games.egizia import flow
from iteru.games.egizia.frames import ASK_BUILD, ASK_KEEP, ASK_SHIP, FRAME_KINDS
from iteru.games.egizia.judgement import evaluation
from iteru.games.egizia.judgement.encoding import encode
from iteru.games.egizia.rules import final_scoring
from iteru.games.egizia.sight import invariants
from iteru.games.egizia.sight.details import choice_details
from iteru.games.egizia.sight.dump import dump
from iteru.games.egizia.sight.hidden import fill, hide
from iteru.games.egizia.sight.proposals import proposed
from iteru.games.egizia.sight.view import private_view, public_view
from iteru.games.egizia.state import PARTS, Fields
from iteru.kernel.buffers import Buffers
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


@final
class EgiziaState(Fields):
    @property
    def decision(self) -> str:
        """As in E14.1."""
        return FRAME_KINDS[self.pending.kind] if self.pending else ""

    @property
    def secret(self) -> bool:
        """E14.1 j: which Sphinx cards are kept."""
        return bool(self.pending) and self.pending.kind == ASK_KEEP

    def advance(self) -> None:
        flow.advance(self)

    def answers(self) -> list[int]:
        return flow.answers(self)

    def resolve(self, code: int) -> None:
        flow.resolve(self, code)

    @property
    def period(self) -> int:
        """The round."""
        return int(self.round)

    def turn_begins(self, mover: int) -> bool:
        """Whoever is left alone on the river, or builds on site after site, has turn after turn."""
        return self.to_move != mover or self.pending.kind in (ASK_SHIP, ASK_BUILD)

    def copy(self) -> "EgiziaState":
        return self._with_generator(self.generator.copy())

    def _with_generator(self, generator: Generator) -> "EgiziaState":
        return EgiziaState(
            game=self.game,
            seats=self.seats,
            options=self.options,
            generator=generator,
            pending=self.pending.copy(),
            reveals=self.reveals,
            turn_count=self.turn_count,
            to_move=self.to_move,
            open_codes=self.open_codes,
            viewer=self.viewer,
            usable=self.usable,
            doubles_heliopolis=self.doubles_heliopolis,
            own_needs_upstream=self.own_needs_upstream,
            round=self.round,
            phase=self.phase,
            irrigation=self.irrigation,
            unseen=self.unseen,
            gone=self.gone,
            used=self.used,
            passed=self.passed,
            reused=self.reused,
            upgraded=self.upgraded,
            first_builder=self.first_builder,
            looking=self.looking,
            looking_size=self.looking_size,
            work_left=self.work_left,
            work_spent=self.work_spent,
            work_rows=self.work_rows,
            order=self.order,
            rank=self.rank,
            bids=self.bids,
            graves=self.graves,
            unseen_graves=self.unseen_graves,
            batches=self.batches,
            batch_sizes=self.batch_sizes,
            hands=self.hands,
            hand_sizes=self.hand_sizes,
            laid=self.laid[:],
            ships=self.ships[:],
            downstream=self.downstream[:],
            ships_left=self.ships_left[:],
            site_ships=self.site_ships[:],
            strength=self.strength[:],
            tired=self.tired[:],
            reserve=self.reserve[:],
            score=self.score[:],
            booked=self.booked[:],
            market=self.market[:],
            held=self.held[:],
            built=self.built[:],
            sites_built=self.sites_built[:],
        )

    def scores(self) -> list[int]:
        return [final_scoring.points(self, seat) for seat in range(self.seats)]

    def parts(self, seat: int) -> dict[str, int]:
        return dict(zip(PARTS, final_scoring.parts(self, seat)))

    def ranking(self) -> list[int]:
        """E10.3: nobody shares a place."""
        return final_scoring.places(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "public": public_view(self),
            "private": {} if seat is None else private_view(self, seat),
        }

    def known(self, seat: int) -> "EgiziaState":
        """E15.1 Chance and other players' Sphinx cards are hidden."""
        known = self._with_generator(blank())
        known.viewer = NONE
        hide(known, seat)
        if self.secret and self.to_move != seat:
            known.open_codes = known.answers()
        return known

    def determinize(self, seat: int, seed: int) -> "EgiziaState":
        """What is hidden from the seat is dealt from what it has not seen."""
        world = self._with_generator(seeded(seed))
        hide(world, seat)
        fill(world, world.generator)
        world.viewer = seat
        if self.secret and self.to_move != seat:
            world.open_codes = world.answers()
        return world

    def proposed(self) -> list[int]:
        return proposed(self, self.open_codes) if self.pending else []

    def choice_details(self, code: int) -> Message:
        return choice_details(self, code)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def check(self) -> None:
        invariants.check(self)

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluation.evaluations(self)

    def explain(self, seat: int) -> list[tuple[str, float]]:
        """What evaluations() expects of the seat, by part; of a finished game its points."""
        if self.over:
            return [("score", float(final_scoring.points(self, seat)))]
        return evaluation.explain(self, seat)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return evaluation.weights(self, codes)

    def encode(self, seat: i64, buffers: Buffers, row: i64) -> None:
        encode(self, seat, buffers, row)
