"""A state of Egizia: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import final

from iteru.games.egizia import flow
from iteru.games.egizia.frames import ASK_BUILD, ASK_KEEP, ASK_SHIP, FRAME_KINDS
from iteru.games.egizia.judgement import evaluation
from iteru.games.egizia.rules import final_scoring
from iteru.games.egizia.sight import invariants
from iteru.games.egizia.sight.details import choice_details
from iteru.games.egizia.sight.dump import dump
from iteru.games.egizia.sight.hidden import fill, hide
from iteru.games.egizia.sight.view import private_view, public_view
from iteru.games.egizia.state import PARTS, Fields
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message


@final
class EgiziaState(Fields):
    @property
    def decision(self) -> str:
        """As in E14.1."""
        return FRAME_KINDS[self.pending[-1][0]] if self.pending else ""

    @property
    def secret(self) -> bool:
        """E14.1 j: which Sphinx cards are kept."""
        return bool(self.pending) and self.pending[-1][0] == ASK_KEEP

    def advance(self) -> None:
        flow.advance(self)

    def answers(self) -> list[int]:
        return flow.answers(self)

    def resolve(self, code: int) -> None:
        flow.resolve(self, code)

    def copy(self) -> "EgiziaState":
        return self._with_generator(self.generator.copy())

    def _with_generator(self, generator: Generator) -> "EgiziaState":
        made = EgiziaState(
            self.game,
            self.seats,
            self.options,
            generator,
            self.pending[:],
            self.reveals,
            self.to_move,
            self.open_codes,
            self.usable,
            self.doubles_heliopolis,
            self.own_needs_upstream,
            self.round,
            self.phase,
            self.irrigation,
            self.unseen,
            self.gone,
            self.used,
            self.passed,
            self.reused,
            self.upgraded,
            self.first_builder,
            self.looking,
            self.looking_size,
            self.work_left,
            self.work_spent,
            self.work_rows,
            self.order,
            self.rank,
            self.bids,
            self.graves,
            self.unseen_graves,
            self.batches,
            self.batch_sizes,
            self.hands,
            self.hand_sizes,
            self.laid[:],
            self.ships[:],
            self.downstream[:],
            self.ships_left[:],
            self.site_ships[:],
            self.strength[:],
            self.tired[:],
            self.reserve[:],
            self.score[:],
            self.booked[:],
            self.market[:],
            self.held[:],
            self.built[:],
            self.sites_built[:],
        )
        made.viewer = self.viewer
        return made

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

    def choice_details(self, code: int) -> Message:
        return choice_details(self, code)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def check(self) -> None:
        invariants.check(self)

    @property
    def begins_turn(self) -> bool:
        """Who is left alone on the river, or builds on site after site, has turn after turn."""
        return len(self.pending) > 0 and self.pending[-1][0] in (ASK_SHIP, ASK_BUILD)

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluation.evaluations(self)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return evaluation.weights(self, codes)
