"""A state of Pharaon: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import final

from iteru.games.pharaon import flow
from iteru.games.pharaon.box.components import PARTS
from iteru.games.pharaon.frames import ASK_TURN, FRAME_KINDS
from iteru.games.pharaon.judgement import evaluation
from iteru.games.pharaon.judgement.outlook import CROWD
from iteru.games.pharaon.rules import final_scoring
from iteru.games.pharaon.sight import invariants
from iteru.games.pharaon.sight.details import choice_details
from iteru.games.pharaon.sight.dump import dump
from iteru.games.pharaon.sight.hidden import fill_unknown, hidden_from
from iteru.games.pharaon.sight.view import private_view, public_view
from iteru.games.pharaon.state import Fields
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message


@final
class PharaonState(Fields):
    @property
    def decision(self) -> str:
        """As in P14.1."""
        return FRAME_KINDS[self.pending[-1][0]] if self.pending else ""

    def advance(self) -> None:
        flow.advance(self)

    def answers(self) -> list[int]:
        return flow.answers(self)

    def resolve(self, code: int) -> None:
        flow.resolve(self, code)

    def copy(self) -> "PharaonState":
        return self._with_generator(self.generator.copy())

    def _with_generator(self, generator: Generator) -> "PharaonState":
        return PharaonState(
            self.game,
            self.seats,
            self.options,
            generator,
            self.pending[:],
            self.reveals,
            self.to_move,
            self.open_codes,
            self.usable,
            self.strict,
            self.one_track,
            self.nile_needed,
            self.ring,
            self.position,
            self.direction,
            self.round,
            self.offset,
            self.first,
            self.pharaoh,
            self.used,
            self.jar_stack,
            self.noble_deck,
            self.artisan_deck,
            self.nobles_removed,
            self.artisans_removed,
            self.traitor_stack,
            self.traitor_mixed,
            self.jars_shown,
            self.jar_discards,
            self.passed,
            self.paying,
            self.offered,
            self.aside,
            self.tile_row,
            self.tile_sides,
            self.tied,
            self.own[:],
            self.supply[:],
            self.wheel[:],
            self.noble_slots[:],
            self.artisan_slots[:],
            self.nobles[:],
            self.artisans[:],
            self.set_tokens[:],
            self.bonus[:],
            self.bag[:],
            self.discards[:],
            self.nile[:],
            self.stage[:],
            self.index[:],
            self.tile_spaces[:],
        )

    def check(self) -> None:
        invariants.check(self)

    def scores(self) -> list[int]:
        return [final_scoring.points(self, seat) for seat in range(self.seats)]

    def parts(self, seat: int) -> dict[str, int]:
        return dict(zip(PARTS, final_scoring.parts(self, seat)))

    def ranking(self) -> list[int]:
        """P10.8; alone, P11.8.4: second place if the Traitor has as many points or more."""
        return final_scoring.places(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "public": public_view(self),
            "private": {} if seat is None else private_view(self, seat),
        }

    def known(self, seat: int) -> "PharaonState":
        """P13.1 Chance is hidden, and in set-up the nobles that others have drawn."""
        known = self._with_generator(blank())
        if hidden_from(known, seat):
            known.open_codes = known.answers()
        return known

    def determinize(self, seat: int, seed: int) -> "PharaonState":
        """What is hidden from the seat is drawn from what it has not seen."""
        world = self._with_generator(seeded(seed))
        if hidden_from(world, seat):
            fill_unknown(world)
            world.open_codes = world.answers()
        return world

    def choice_details(self, code: int) -> Message:
        return choice_details(self, code)

    def dump(self) -> dict[str, object]:
        return dump(self)

    @property
    def plans_apart(self) -> bool:
        return self.seats >= CROWD

    @property
    def turns_ahead(self) -> int:
        """Until everyone had a turn, where plans are made apart."""
        return self.seats if self.seats >= CROWD else 0

    @property
    def begins_turn(self) -> bool:
        """The Traitor's turns and those of who has passed may ask nobody."""
        return len(self.pending) > 0 and self.pending[-1][0] == ASK_TURN

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluation.evaluations(self)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return evaluation.weights(self, codes)
