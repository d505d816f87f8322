"""A state of Fertility: the fields with the rules joined to them."""

from collections.abc import Sequence
from typing import final

from iteru.games.fertility import flow
from iteru.games.fertility.actions import DISCARD
from iteru.games.fertility.frames import ASK_PLACE, FRAME_KINDS
from iteru.games.fertility.judgement.encoding import encode
from iteru.games.fertility.judgement.evaluation import evaluations, explain
from iteru.games.fertility.judgement.weights import move_weights
from iteru.games.fertility.rules import final_scoring
from iteru.games.fertility.sight.details import choice_details
from iteru.games.fertility.sight.dump import dump
from iteru.games.fertility.sight.invariants import check
from iteru.games.fertility.sight.shape import PrivateView
from iteru.games.fertility.sight.view import public_view
from iteru.games.fertility.state import Fields, round_now
from iteru.games.fertility.telling.words import PARTS
from iteru.kernel.buffers import Buffers
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.message import Message
from iteru.kernel.ranking import ranks
from iteru.kernel.rows import i64


@final
class FertilityState(Fields):
    @property
    def decision(self) -> str:
        """As in F3.5; a placement becomes `discard` where nothing can be placed."""
        if not self.pending:
            return ""
        kind = self.pending.kind
        if kind == ASK_PLACE and self.open_codes and self.open_codes[0] >= DISCARD:
            return "discard"
        return FRAME_KINDS[kind]

    @property
    def period(self) -> int:
        """F9.2 The turn of all players."""
        return int(round_now(self))

    def advance(self) -> None:
        flow.advance(self)

    def answers(self) -> list[int]:
        return flow.answers(self)

    def resolve(self, code: int) -> None:
        flow.resolve(self, code)

    def copy(self) -> "FertilityState":
        return self._with_generator(self.generator.copy())

    def _with_generator(self, generator: Generator) -> "FertilityState":
        return FertilityState(
            game=self.game,
            seats=self.seats,
            options=self.options,
            generator=generator,
            pending=self.pending.copy(),
            reveals=self.reveals,
            turn_count=self.turn_count,
            to_move=self.to_move,
            open_codes=self.open_codes,
            near=self.near,
            removed=self.removed,
            trigger=self.trigger,
            turns=self.turns,
            first=self.first,
            icons=self.icons,
            start=self.start,
            metropolis=self.metropolis,
            turn=self.turn,
            built=self.built,
            pile=self.pile,
            board=self.board[:],
            touch=self.touch[:],
            live=self.live,
            laid=self.laid,
            unseen=self.unseen,
            gone=self.gone,
            pool=self.pool[:],
            stock=self.stock[:],
            hand=self.hand[:],
            wheat=self.wheat[:],
            monuments=self.monuments,
            display=self.display[:],
            deck=self.deck,
            spots=self.spots[:],
            filled=self.filled[:],
            tokens=self.tokens[:],
        )

    def scores(self) -> list[int]:
        return [sum(final_scoring.parts(self, seat)) for seat in range(self.seats)]

    def parts(self, seat: int) -> dict[str, int]:
        points = final_scoring.parts(self, seat)
        return dict(zip(PARTS, points, strict=True))

    def ranking(self) -> list[int]:
        """F11.4 The comparison of F11.1 and F11.2 orders all places; equal players share one."""
        return ranks(final_scoring.standings(self))

    def view(self, seat: int | None) -> dict[str, object]:
        private: PrivateView = {}
        return {"public": public_view(self), "private": private}

    def known(self, seat: int) -> "FertilityState":
        """F13.2 Only chance is hidden: which tile and which District comes next."""
        return self._with_generator(blank())

    def determinize(self, seat: int, seed: int) -> "FertilityState":
        return self._with_generator(seeded(seed))

    def choice_details(self, code: int) -> Message:
        return choice_details(self, code)

    def dump(self) -> dict[str, object]:
        return dump(self)

    def check(self) -> None:
        check(self)

    def evaluations(self) -> list[float]:
        return self.results() if self.over else evaluations(self)

    def weights(self, codes: Sequence[int]) -> list[float]:
        return move_weights(self, codes)

    def explain(self, seat: int) -> list[tuple[str, float]]:
        return explain(self, seat)

    def encode(self, seat: i64, buffers: Buffers, row: i64) -> None:
        encode(self, seat, buffers, row)
