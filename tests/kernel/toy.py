"""Ibis, a third-party card game with secrets: small, interpreted, outside of the package.

T1 Twelve cards; each seat holds three, the rest is the deck. Twelve stones lie in the middle.
T2 In each round all choose a card in secret. T2.1 Then all are shown; the highest wins the round.
T3 The winner takes one or two stones, T3.1 and with three seats gives one of its own to another.
T4 The seat that holds the boat may sail: the boat is gone, the winner loses a stone to the seat.
   Everybody else is asked, also those who can only stay: not asking would tell who holds it.
T5 All draw a card while there are any. T6 After the last round, most stones win.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from iteru.kernel.codebook import Block, Codebook, numbered
from iteru.kernel.codebook import named as named_values
from iteru.kernel.errors import HiddenChoice
from iteru.kernel.frames import Stack, dump_frames, read_frames, stack_of
from iteru.kernel.game import Game
from iteru.kernel.generator import MAX_SEED, WORD, Generator, blank, from_words, seeded
from iteru.kernel.message import Message, message
from iteru.kernel.options import Option, check_seats, settled_options
from iteru.kernel.plain import NONE, PlainReader, named
from iteru.kernel.ranking import ranks
from iteru.kernel.state import State
from tests.kernel.toy_arrays import FEATURES, encode_ibis

CARDS: Final = [f"card-{number}" for number in range(1, 12)] + ["boat"]
BOAT: Final = 11  # the highest card, too
HIDDEN: Final = 12  # in what a seat knows: a card it may not see
CARD_WORDS: Final = [*CARDS, "hidden"]
HAND: Final = 3
STONES: Final = 12

CHOOSE: Final = 0  # + card
TAKE: Final = 12  # + stones - 1
GIVE: Final = 14  # + seat
SAIL: Final = 17
STAY: Final = 18
PATTERNS: Final = ("choose {card}", "take {stones}", "give to {seat}", "sail", "stay")

ASK_CHOOSE, ASK_TAKE, ASK_GIVE, ASK_SAIL, SHOW, DRAW, END_ROUND = range(7)
FRAME_KINDS: Final = ["choose", "take", "give", "sail", "show", "draw", "end_round"]
EVENTS: Final = ["chosen", "shown", "taken", "given", "sailed", "stayed", "drawn", "drawn_card"]


class ToyState(State):
    encode = encode_ibis

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        generator: Generator,
        pending: Stack,
        reveals: int,
        to_move: int,
        open_codes: list[int],
        turn_count: int,
        rounds: int,
        deck: list[int],
        gone: list[int],
        hands: list[list[int]],
        chosen: list[int],
        stones: list[int],
    ) -> None:
        super().__init__(
            game, seats, options, generator, pending, reveals, to_move, open_codes, turn_count
        )
        self.rounds = rounds  # still to be played, this one included
        self.deck = deck  # cards left, ascending: a set
        self.gone = gone  # cards played, in order
        self.hands = hands  # by seat: cards, ascending
        self.chosen = chosen  # by seat: the card face down, or NONE
        self.stones = stones  # by seat, those in the middle last

    def copy(self) -> "ToyState":
        return type(self)(
            game=self.game,
            seats=self.seats,
            options=self.options,
            generator=self.generator.copy(),
            pending=self.pending.copy(),
            reveals=self.reveals,
            to_move=self.to_move,
            open_codes=self.open_codes,
            turn_count=self.turn_count,
            rounds=self.rounds,
            deck=self.deck[:],
            gone=self.gone[:],
            hands=[hand[:] for hand in self.hands],
            chosen=self.chosen[:],
            stones=self.stones[:],
        )

    @property
    def decision(self) -> str:
        return FRAME_KINDS[self.pending.kind] if self.pending else ""

    @property
    def secret(self) -> bool:
        return self.decision == "choose"

    def must_ask(self) -> bool:
        return self.decision in ("choose", "sail")

    def advance(self) -> None:
        while self.pending and self.pending.kind >= SHOW:
            kind, seat = self.pending.kind, self.pending.seat
            self.pending.pop()
            if kind == SHOW:
                self.show()
            elif kind == DRAW:
                self.draw(seat)
            else:
                self.rounds -= 1
                if self.rounds > 0:
                    self.begin_round()

    def begin_round(self) -> None:
        """T2 What a round holds, last pushed, first played."""
        self.pending.push(END_ROUND, NONE)
        self.push_each(DRAW)
        self.pending.push(SHOW, NONE)
        self.push_each(ASK_CHOOSE)

    def push_each(self, kind: int, winner: int = 0, left_out: int = NONE) -> None:
        for seat in reversed(range(self.seats)):
            if seat != left_out:
                self.pending.push(kind, seat, winner)

    def show(self) -> None:
        """T2.1 All cards are shown at once; the highest wins."""
        if HIDDEN in self.chosen:
            raise HiddenChoice("the others' cards are face down")
        winner = self.chosen.index(max(self.chosen))
        self.reveals += 1
        for seat, card in enumerate(self.chosen):
            self.gone.append(card)
            self.chosen[seat] = NONE
            self.tell("shown", seat, card)
        self.push_each(ASK_SAIL, winner, left_out=winner)
        if self.stones[-1] > 0:
            self.pending.push(ASK_GIVE, winner)
            self.pending.push(ASK_TAKE, winner)

    def draw(self, seat: int) -> None:
        """T5 The others see that a card is drawn, not which."""
        if self.deck:
            card = self.deck.pop(self.generator.below(len(self.deck)))
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.reveals += 1
            self.tell("drawn", seat)
            self.tell("drawn_card", seat, card, only=seat)

    def answers(self) -> list[int]:
        kind, seat, _ = self.pending.top()
        if kind == ASK_CHOOSE:
            return [CHOOSE + card for card in self.hands[seat] if card != HIDDEN]
        if kind == ASK_TAKE:
            return [TAKE + stones - 1 for stones in (1, 2) if stones <= self.stones[-1]]
        if kind == ASK_GIVE:
            return [GIVE + other for other in range(self.seats) if other != seat]
        return [SAIL, STAY] if BOAT in self.hands[seat] else [STAY]

    def resolve(self, code: int) -> None:
        kind, seat, winner = self.pending.top()
        self.pending.pop()
        if kind == ASK_CHOOSE:
            self.hands[seat].remove(code - CHOOSE)
            self.chosen[seat] = code - CHOOSE
            self.tell("chosen", seat)
        elif kind == ASK_TAKE:
            self.move_stones(len(self.stones) - 1, seat, code - TAKE + 1)
            self.tell("taken", seat)
        elif kind == ASK_GIVE:
            if self.seats > 2:
                self.move_stones(seat, code - GIVE, 1)
            self.tell("given", seat)
        elif code == SAIL:
            self.hands[seat].remove(BOAT)
            self.gone.append(BOAT)
            self.reveals += 1
            self.move_stones(winner, seat, min(1, self.stones[winner]))
            self.tell("sailed", seat)
        else:
            self.tell("stayed", seat)

    def move_stones(self, giver: int, taker: int, number: int) -> None:
        self.stones[giver] -= number
        self.stones[taker] += number

    def tell(self, kind: str, seat: int, card: int = NONE, only: int = -1) -> None:
        if self.journal is not None:
            args: Message = {} if card == NONE else {"card": message(f"cards-{CARDS[card]}")}
            data: Message = {} if card == NONE else {"card": CARDS[card]}
            self.journal.tell(kind, seat, args, [f"seat:{seat}"], data, only)

    def scores(self) -> list[int]:
        return self.stones[:-1]

    def parts(self, seat: int) -> dict[str, int]:
        return {"stones": self.stones[seat]}

    def ranking(self) -> list[int]:
        return ranks([[stones] for stones in self.scores()])

    def view(self, seat: int | None) -> dict[str, object]:
        public: Message = {
            "options": dict(self.options),
            "to_move": self.to_move,
            "pending": dump_frames(self.pending, FRAME_KINDS),
            "reveals": self.reveals,
            "turn_count": self.turn_count,
            "rounds": self.rounds,
            "deck": len(self.deck),
            "gone": named(self.gone, CARD_WORDS),
            "hands": [len(hand) for hand in self.hands],
            "has_chosen": [card != NONE for card in self.chosen],
            "stones": self.stones[:],
        }
        private: Message = {}
        if seat is not None:
            private["hand"] = named(self.hands[seat], CARD_WORDS)
            private["chosen"] = named([self.chosen[seat]], CARD_WORDS, "none")
        return {"public": public, "private": private}

    def known(self, seat: int) -> "ToyState":
        state = self.copy()
        state.generator = blank()
        state.deck = [HIDDEN] * len(self.deck)
        for other in range(self.seats):
            if other != seat:
                state.hands[other] = [HIDDEN] * len(self.hands[other])
                if self.chosen[other] != NONE:
                    state.chosen[other] = HIDDEN
        state.open_codes = state.answers() if state.pending else []
        return state

    def determinize(self, seat: int, seed: int) -> "ToyState":
        state = self.known(seat)
        state.generator = seeded(seed)
        seen = [*state.gone, *state.hands[seat], state.chosen[seat]]
        unseen = [card for card in range(len(CARDS)) if card not in seen]
        for other in range(self.seats):
            if other != seat:
                state.hands[other] = sorted(self.drawn(state, unseen) for _ in state.hands[other])
                if state.chosen[other] != NONE:
                    state.chosen[other] = self.drawn(state, unseen)
        state.deck = unseen
        state.open_codes = state.answers() if state.pending else []
        return state

    def drawn(self, state: State, cards: list[int]) -> int:
        return cards.pop(state.generator.below(len(cards)))

    def dump(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "generator": list(self.generator.words()),
            "pending": dump_frames(self.pending, FRAME_KINDS),
            "reveals": self.reveals,
            "turn_count": self.turn_count,
            "rounds": self.rounds,
            "deck": named(self.deck, CARD_WORDS),
            "gone": named(self.gone, CARD_WORDS),
            "hands": [named(hand, CARD_WORDS) for hand in self.hands],
            "chosen": named(self.chosen, CARD_WORDS, "none"),
            "stones": self.stones[:],
        }

    def check(self) -> None:
        held = [card for hand in self.hands for card in hand]
        chosen = [card for card in self.chosen if card != NONE]
        cards = sorted([*held, *chosen, *self.deck, *self.gone])
        assert cards == list(range(len(CARDS))), "T1 each card once"
        assert sum(map(abs, self.stones)) == STONES, "T1 stones are conserved, nobody owes any"
        asked = [seat for kind, seat, _ in self.pending.frames() if kind == ASK_CHOOSE]
        for seat, card in enumerate(self.chosen):
            assert card == NONE or seat not in asked, "T2 a seat that has chosen is not asked"


class ToyGame(Game):
    """All games of this class but IBIS have a planted fault: see faults.py."""

    def __init__(
        self, id: str, state_class: type[ToyState], patterns: Sequence[str] = PATTERNS
    ) -> None:
        options = (
            Option("rounds", ["2", "3"], "3", [2, 3]),
            Option("stones", ["12", "none"], "12", [3]),
        )
        cards = named_values("card", CARDS, "card", [f"cards-{card}" for card in CARDS])
        codebook = Codebook(
            Block("choose", patterns[0], rule="T2", card=cards),
            Block("take", patterns[1], rule="T3", stones=numbered("stones", [1, 2], "stones")),
            Block("give", patterns[2], rule="T3.1", seat=numbered("seat", [0, 1, 2], "seat")),
            Block("sail", patterns[3], rule="T4"),
            Block("stay", patterns[4], rule="T4"),
        )
        super().__init__(
            id,
            min_seats=2,
            max_seats=3,
            options=options,
            codebook=codebook,
            rules_version=1,
            fingerprint="0123456789abcdef",
            components={"cards": CARDS, "stones": STONES},
            has_secrets=True,
            features=FEATURES,
        )
        self.state_class = state_class
        GAMES[id] = self

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> ToyState:
        check_seats(seats, self.min_seats, self.max_seats)
        settled = settled_options(self.options, seats, options)
        generator = seeded(seed)
        deck = list(range(len(CARDS)))
        hands: list[list[int]] = []
        for _ in range(seats):
            hands.append(sorted(deck.pop(generator.below(len(deck))) for _ in range(HAND)))
        stones = [0] * seats + [STONES]
        if settled["stones"] == "none":  # all are given out beforehand, so T3 asks nothing
            stones = [STONES // seats] * seats + [0]
        state = self.state_class(
            game=self,
            seats=seats,
            options=settled,
            generator=generator,
            pending=stack_of([]),
            reveals=0,
            to_move=NONE,
            open_codes=[],
            turn_count=0,
            rounds=int(settled["rounds"]),
            deck=deck,
            gone=[],
            hands=hands,
            chosen=[NONE] * seats,
            stones=stones,
        )
        state.begin_round()
        state.settle()
        return state

    def restore(self, data: Mapping[str, object]) -> ToyState:
        reader = PlainReader(data, "state")
        reader.only(list(self.new(2, 0).dump()))
        seats = reader.integer("seats", self.min_seats, self.max_seats)
        words = reader.integers("generator", 0, WORD, 4)
        rows = {str(seat): row for seat, row in enumerate(reader.rows("hands", seats))}
        hands = PlainReader(rows, "state: hands")
        state = self.state_class(
            game=self,
            seats=seats,
            options=settled_options(self.options, seats, reader.texts("options")),
            generator=from_words(words[0], words[1], words[2], words[3]),
            pending=read_frames(reader, "pending", FRAME_KINDS, seats),
            reveals=reader.integer("reveals", 0, MAX_SEED),
            to_move=NONE,
            open_codes=[],
            turn_count=reader.integer("turn_count", 0, MAX_SEED),
            rounds=reader.integer("rounds", 0, 3),
            deck=sorted(reader.ids("deck", CARD_WORDS)),
            gone=reader.ids("gone", CARD_WORDS),
            hands=[sorted(hands.ids(str(seat), CARD_WORDS)) for seat in range(seats)],
            chosen=reader.ids("chosen", CARD_WORDS, "none", seats),
            stones=reader.integers("stones", 0, STONES, seats + 1),
        )
        for kind, seat, argument in state.pending.frames():
            if ((kind < SHOW or kind == DRAW) and seat == NONE) or not 0 <= argument < seats:
                raise reader.error("pending", [seat, argument], "seats")
        if state.pending:
            if state.pending.kind >= SHOW:
                raise reader.error("pending", state.pending.top(), "a question last")
            state.to_move = state.pending.seat
            state.open_codes = state.answers()
        return state

    def text_board(self, view: Mapping[str, object], words: Mapping[str, str] | None = None) -> str:
        return "\n".join(f"{half}: {view[half]}" for half in ("public", "private"))

    def text_ids(self) -> list[str]:
        found = [f"cards-{card}" for card in CARDS]
        return found + self.codebook.text_ids() + [f"event-{kind}" for kind in EVENTS]

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (game_named, (self.id,))


def game_named(id: str) -> ToyGame:
    """Unpickles a game."""
    return GAMES[id]


GAMES: dict[str, ToyGame] = {}
GAME = IBIS = ToyGame("ibis", ToyState)
