"""Games with planted faults: what a seat may know, copies and data."""

from collections.abc import Mapping
from hashlib import sha256

from iteru.kernel.buffers import Buffers
from iteru.kernel.generator import seeded
from iteru.kernel.plain import NONE, named
from tests.kernel.toy import (
    CARD_WORDS,
    CARDS,
    CHOOSE,
    HIDDEN,
    ToyGame,
    ToyState,
)
from tests.kernel.toy_arrays import FEATURES

# ------------------------------------------------------------------ what a seat may know


class KnownKeepsAHand(ToyState):
    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.hands = [hand[:] for hand in self.hands]
        state.open_codes = state.answers() if state.pending else []
        return state

    def determinize(self, seat: int, seed: int) -> ToyState:
        """In keeping with known(), so that no other law notices."""
        state = self.known(seat)
        state.generator = seeded(seed)
        held = [card for hand in state.hands for card in hand]
        seen = [*state.gone, *held, state.chosen[seat]]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        for other in range(self.seats):
            if other != seat and state.chosen[other] != NONE:
                state.chosen[other] = self.drawn(state, unseen)
        state.deck = unseen
        return state


class KnownKeepsLegalCodes(ToyState):
    """The dump of known() is blameless; its legal() tells the mover's hand to all."""

    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.open_codes = self.open_codes
        return state


class ObservationsShowAHand(ToyState):
    def encode(self, seat: int, buffers: Buffers, row: int) -> None:
        ToyState.encode(self, (seat + 1) % self.seats, buffers, row)


class ObservationsAddUp(ToyState):
    """What was in the row before is still there."""

    def encode(self, seat: int, buffers: Buffers, row: int) -> None:
        before = buffers.observations[row * len(FEATURES)]
        ToyState.encode(self, seat, buffers, row)
        buffers.observations[row * len(FEATURES)] += before


class KnownKeepsTheGenerator(ToyState):
    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.generator = self.generator.copy()
        return state


class KnownForgetsTheHand(ToyState):
    def known(self, seat: int) -> ToyState:
        return ToyState.known(self, (seat + 1) % self.seats)


class DeterminizePeeks(ToyState):
    def determinize(self, seat: int, seed: int) -> ToyState:
        state = self.copy()
        state.generator = seeded(seed)
        return state


class DeterminizeForgets(ToyState):
    def determinize(self, seat: int, seed: int) -> ToyState:
        return ToyState.determinize(self, (seat + 1) % self.seats, seed)


class DeterminizeIgnoresTheSeed(ToyState):
    def determinize(self, seat: int, seed: int) -> ToyState:
        return ToyState.determinize(self, seat, 0)


class DeterminizeDealsTheHandAnew(ToyState):
    """It looks at what is known only, and then forgets part of it."""

    def determinize(self, seat: int, seed: int) -> ToyState:
        state = ToyState.determinize(self, seat, seed)
        other = (seat + 1) % self.seats
        state.hands[seat], state.hands[other] = state.hands[other], state.hands[seat]
        return state


class ViewShowsAHand(ToyState):
    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        if seat is not None:
            next_hand = self.hands[(seat + 1) % self.seats]
            view["private"] = {"hand": named(next_hand, CARD_WORDS)}
        return view


class ViewHasTwoPublicHalves(ToyState):
    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        public = view["public"]
        assert isinstance(public, dict)
        public["viewer"] = "nobody" if seat is None else f"seat {seat}"
        return view


class ViewShowsSecretAnswers(ToyState):
    """All along, and in keeping with it in known() and determinize(): only `secret` says no."""

    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        public = view["public"]
        assert isinstance(public, dict)
        public["chosen"] = named(self.chosen, CARD_WORDS, "none")
        return view

    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.chosen = self.chosen[:]
        return state

    def determinize(self, seat: int, seed: int) -> ToyState:
        state = self.known(seat)
        state.generator = seeded(seed)
        seen = [*state.gone, *state.hands[seat], *state.chosen]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        for other in range(self.seats):
            if other != seat:
                state.hands[other] = sorted(self.drawn(state, unseen) for _ in state.hands[other])
        state.deck = unseen
        state.open_codes = state.answers() if state.pending else []
        return state


class ShowsTheNextSeat(ToyState):
    """Who chooses after another has seen its card, in keeping with it in known()."""

    def view(self, seat: int | None) -> dict[str, object]:
        view = ToyState.view(self, seat)
        private = view["private"]
        assert isinstance(private, dict)
        if seat is not None:
            private["seen"] = named([self.chosen[seat - 1]], CARD_WORDS, "none")
        return view

    def known(self, seat: int) -> ToyState:
        state = ToyState.known(self, seat)
        state.chosen[seat - 1] = self.chosen[seat - 1]
        return state

    def determinize(self, seat: int, seed: int) -> ToyState:
        state = self.known(seat)
        state.generator = seeded(seed)
        seen = [*state.gone, *state.hands[seat], *state.chosen]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        for other in range(self.seats):
            if other != seat:
                state.hands[other] = sorted(self.drawn(state, unseen) for _ in state.hands[other])
                if state.chosen[other] == HIDDEN:
                    state.chosen[other] = self.drawn(state, unseen)
        state.deck = unseen
        state.open_codes = state.answers() if state.pending else []
        return state


class JournalTellsSecretAnswers(ToyState):
    def resolve(self, code: int) -> None:
        ToyState.resolve(self, code)
        if code < CHOOSE + len(CARDS):
            self.tell("stayed", self.chosen.index(code - CHOOSE), code - CHOOSE)


class JournalTellsDrawnCards(ToyState):
    def tell(self, kind: str, seat: int, card: int = NONE, only: int = -1) -> None:
        ToyState.tell(self, kind, seat, card)


# -------------------------------------------------------------------- copies and data


class CopySharesAHand(ToyState):
    def copy(self) -> ToyState:
        state = ToyState.copy(self)
        state.hands = self.hands[:]
        return state


class CopySharesStones(ToyState):
    def copy(self) -> ToyState:
        state = ToyState.copy(self)
        state.stones = self.stones
        return state


class CopyTakesTheJournal(ToyState):
    def copy(self) -> ToyState:
        state = ToyState.copy(self)
        state.journal = self.journal
        return state


class DumpSharesStones(ToyState):
    def dump(self) -> dict[str, object]:
        return {**ToyState.dump(self), "stones": self.stones}


class DumpHoldsATuple(ToyState):
    def dump(self) -> dict[str, object]:
        return {**ToyState.dump(self), "stones": tuple(self.stones)}


class RestoreLosesRounds(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        state = ToyGame.restore(self, data)
        state.rounds = 1
        return state


class RestoreForgetsTurns(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        state = ToyGame.restore(self, data)
        state.turn_count = 0
        return state


class RestoreTakesAnyKey(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        known = self.new(2, 0).dump()
        return ToyGame.restore(self, {key: data[key] for key in data if key in known})


class RestoreBreaksNoSeal(ToyGame):
    """A dump has a seal: no value can be swapped, so that no leak could ever be found."""

    def restore(self, data: Mapping[str, object]) -> ToyState:
        unsealed = {key: value for key, value in data.items() if key != "seal"}
        if data.get("seal") != seal(unsealed):
            raise ValueError("state: the seal is broken")
        return ToyGame.restore(self, data)


class SealedState(ToyState):
    def dump(self) -> dict[str, object]:
        data = ToyState.dump(self)
        return {**data, "seal": seal(data)}


def seal(data: Mapping[str, object]) -> str:
    return sha256(repr(sorted(data.items())).encode()).hexdigest()


class RestoreStumbles(ToyGame):
    def restore(self, data: Mapping[str, object]) -> ToyState:
        assert data["rounds"] is not None  # a KeyError where a ValueError is due
        return ToyGame.restore(self, data)


class PicklesBecomeAnotherState(ToyState):
    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (self.game.new, (self.seats, 0, dict(self.options)))


class PicklesBecomeAnotherGame(ToyGame):
    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (ToyGame, (self.id, self.state_class))
