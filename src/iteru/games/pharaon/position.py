"""A state of Pharaon: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import final

from iteru.games.pharaon import flow
from iteru.games.pharaon.box.ids import PARTS
from iteru.games.pharaon.frames import ASK_TURN, FRAME_KINDS
from iteru.games.pharaon.judgement import evaluation
from iteru.games.pharaon.judgement.encoding import encode
from iteru.games.pharaon.rules import final_scoring
from iteru.games.pharaon.sight import invariants
from iteru.games.pharaon.sight.details import choice_details
from iteru.games.pharaon.sight.dump import dump
from iteru.games.pharaon.sight.hidden import fill_unknown, hidden_from
from iteru.games.pharaon.sight.view import private_view, public_view
from iteru.games.pharaon.state import Fields
from iteru.kernel.buffers import Buffers
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message
from iteru.kernel.rows import i64


@final
class PharaonState(Fields):
    @property
    def decision(self) -> str:
        """As in P14.1."""
        return FRAME_KINDS[self.pending.kind] if self.pending else ""

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
        """P4.1 An action or a pass is asked, alone again of the same seat; or another seat decides.

        A free ability leads back to the same question, which counts once more.
        """
        return self.to_move != mover or self.pending.kind == ASK_TURN

    def copy(self) -> "PharaonState":
        return self._with_generator(self.generator.copy())

    def _with_generator(self, generator: Generator) -> "PharaonState":
        return PharaonState(
            game=self.game,
            seats=self.seats,
            options=self.options,
            generator=generator,
            pending=self.pending.copy(),
            reveals=self.reveals,
            to_move=self.to_move,
            open_codes=self.open_codes,
            turn_count=self.turn_count,
            usable=self.usable,
            strict=self.strict,
            one_track=self.one_track,
            nile_needed=self.nile_needed,
            ring=self.ring,
            position=self.position,
            direction=self.direction,
            round=self.round,
            offset=self.offset,
            first=self.first,
            pharaoh=self.pharaoh,
            used=self.used,
            jar_stack=self.jar_stack,
            noble_deck=self.noble_deck,
            artisan_deck=self.artisan_deck,
            nobles_removed=self.nobles_removed,
            artisans_removed=self.artisans_removed,
            traitor_stack=self.traitor_stack,
            traitor_mixed=self.traitor_mixed,
            jars_shown=self.jars_shown,
            jar_discards=self.jar_discards,
            passed=self.passed,
            paying=self.paying,
            offered=self.offered,
            aside=self.aside,
            tile_row=self.tile_row,
            tile_sides=self.tile_sides,
            tied=self.tied,
            own=self.own[:],
            supply=self.supply[:],
            wheel=self.wheel[:],
            noble_slots=self.noble_slots[:],
            artisan_slots=self.artisan_slots[:],
            nobles=self.nobles[:],
            artisans=self.artisans[:],
            set_tokens=self.set_tokens[:],
            bonus=self.bonus[:],
            bag=self.bag[:],
            discards=self.discards[:],
            nile=self.nile[:],
            stage=self.stage[:],
            index=self.index[:],
            tile_spaces=self.tile_spaces[:],
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

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluation.evaluations(self)

    def explain(self, seat: int) -> list[tuple[str, float]]:
        return evaluation.explain(self, seat)

    def encode(self, seat: i64, buffers: Buffers, row: i64) -> None:
        encode(self, seat, buffers, row)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return evaluation.weights(self, codes)
