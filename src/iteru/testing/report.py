"""What a run of the suite gives: a report of what was looked at, or the law that is broken."""

from dataclasses import dataclass, field


@dataclass
class Report:
    """What `check_game` has looked at."""

    game: str  # its id
    installed: bool  # iteru.load() finds it; else Record.replay and Match could not be tried
    settings: int = 0  # numbers of seats, each with each mix of options
    games: int = 0  # random games played to the end
    decisions: int = 0  # made in these games
    looks: int = 0  # positions on which every law was tried
    pairs: int = 0  # states, made by swapping values, that look like the real one to some seat
    hidden_pairs: int = 0  # those of them that differ in more than the generator
    laws: dict[str, int] = field(default_factory=dict)  # by law: how often it was tried

    def count(self, law: str) -> None:
        self.laws[law] = self.laws.get(law, 0) + 1

    def __str__(self) -> str:
        return (
            f"{self.game} keeps {len(self.laws)} laws: {self.settings} settings, {self.games} "
            f"games, {self.decisions} decisions, {self.looks} positions looked at closely, "
            f"{self.pairs} pairs compared, {self.hidden_pairs} with more than chance different"
            + ("" if self.installed else "; not installed: Record.replay and Match not tried")
        )


class ConformanceError(AssertionError):
    """A game breaks a law. The text says which, where, what was found and how to get there."""

    def __init__(self, law: str, statement: str, finding: str, where: str, record: str) -> None:
        super().__init__(law, statement, finding, where, record)  # what pickle needs
        self.law = law  # its name, e.g. "copies are independent"
        self.statement = statement  # the law in a sentence
        self.finding = finding  # what was found instead
        self.where = where  # game, seats, options, seed, number of moves
        self.record = record  # JSON of the iteru.Record that leads there; "" if no move is needed

    def __str__(self) -> str:
        text = f'"{self.law}" is broken by {self.where}:\n{self.finding}\n\n'
        text += f"The law: {self.statement}\n"
        text += "The same call of check_game comes to the same end."
        if self.record:
            text += " The position: iteru.Record.from_json(text).replay(), where text is\n"
            text += self.record
        return text
