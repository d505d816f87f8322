"""The conformance suite: what every game of Iteru must keep, ours or third-party.

`check_game` plays a game at random, at every number of seats and with every option, and checks
the laws of the architecture on the way: legal codes are in order, copies are
independent, dumps and records come back exactly, components are conserved, events and choices
are complete, and nobody is ever told what they may not know.

    import iteru
    from iteru.testing import check_game

    def test_my_game() -> None:
        check_game(iteru.load("my_game"))

A law that is broken raises `ConformanceError`. Its text names the law and what was found, where
(seats, options, seed, number of the move), and holds the record that leads there:

    "copies are independent" is broken by my_game, 2 seats, length=short, seed 4, after move 9:
    the original after play on its copy: dump.hands[1][0]: "owl", not "ibis"

What has been looked at is in the `Report` that comes back. Read it: `pairs` tells how many pairs
of states were compared that look the same to a seat, and `hidden_pairs` how many of them differed
in more than chance. A game with hidden cards and no hidden pairs has not been tested for leaks:
its `restore()` or `check()` refuses states that are sound.

>>> import iteru
>>> report = check_game(iteru.load("fertility"), games=1, every=4)
>>> report.settings, report.games  # a fourth of all numbers of seats and mixes of options, once
(4, 4)
>>> report.pairs > 0, report.hidden_pairs  # Fertility hides nothing but chance
(True, 0)
"""

from iteru.testing.report import ConformanceError, Report
from iteru.testing.suite import check_game

__all__ = ["ConformanceError", "Report", "check_game"]
