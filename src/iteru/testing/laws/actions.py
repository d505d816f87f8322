"""Laws of actions: what a code means, and what a client is offered."""

import re
from collections.abc import Set as AbstractSet

from iteru.kernel.errors import NotationError
from iteru.kernel.game import Game
from iteru.kernel.message import Message
from iteru.kernel.state import State, is_final
from iteru.testing.plain_data import empty_out, is_json_ready
from iteru.testing.trial import LawBroken, Trial, require, require_equal

RULE = re.compile(r"[A-Z]\d+(\.\d+)*")
MOST_CHOICES = 6  # of one position, played to see whether `final` is right


def notation_is_unique_and_comes_back(game: Game) -> None:
    """Each code has its own notation, lower-case with single spaces, and parse() leads back."""
    seen: dict[str, int] = {}
    for code in range(game.action_count):
        text = game.notation(code)
        require(
            text == " ".join(text.lower().split()) != "", f"code {code}: {text!r} is no notation"
        )
        require(text not in seen, f"codes {seen.get(text)} and {code} are both {text!r}")
        seen[text] = code
        require_equal(game.parse(text), code, f"parse({text!r})")


def unknown_actions_are_refused(game: Game) -> None:
    """notation() and describe() raise ValueError on other codes, parse() NotationError."""
    for code in (-1, game.action_count):
        for ask in (game.notation, game.describe):
            try:
                ask(code)
            except ValueError:
                continue
            raise LawBroken(f"{ask.__name__}({code}) is not refused")
    for text in ("", "no such action"):
        try:
            game.parse(text)
        except NotationError:
            continue
        raise LawBroken(f"parse({text!r}) is not refused")


def every_code_is_described(game: Game) -> None:
    """describe() gives kind, targets, rule and a message for each code, as data of its own."""
    texts = frozenset(game.text_ids())
    for code in range(game.action_count):
        description = game.describe(code)
        _check_description(description, texts, f"describe({code})")
        if code % 97 == 0:
            empty_out(description)
            _check_description(game.describe(code), texts, f"describe({code}), emptied before,")


def _check_description(description: Message, texts: AbstractSet[str], what: str) -> None:
    for key in ("kind", "targets", "rule", "text", "args"):
        require(key in description, f"{what}: {key} is missing")
    kind, targets, rule = description["kind"], description["targets"], description["rule"]
    require(isinstance(kind, str) and kind != "", f"{what}: kind {kind!r} is no word")
    require(
        isinstance(targets, list) and all(isinstance(target, str) for target in targets),
        f"{what}: targets {targets!r} are no list of texts",
    )
    require(
        isinstance(rule, str) and RULE.fullmatch(rule) is not None,
        f"{what}: rule {rule!r} is not like F4.3.1",
    )
    check_message(description, texts, what)
    require(is_json_ready(description), f"{what} is not JSON-ready")


def check_message(message: Message, texts: AbstractSet[str], what: str) -> None:
    """Its text, and those of the messages among its arguments, are in the game's text_ids()."""
    text, args = message.get("text"), message.get("args")
    require(isinstance(text, str) and text in texts, f"{what}: {text!r} is not in text_ids()")
    if not isinstance(args, dict):
        raise LawBroken(f"{what}: args {args!r} are no mapping")
    for name, value in args.items():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict):
                check_message(part, texts, f"{what}: {name}")


def choices_are_the_legal_codes(trial: Trial) -> None:
    """choices() offers the codes of legal(), each described, with code, notation and `final`.

    They come in the order of proposed().
    """
    state = trial.state
    choices = state.choices()
    codes = state.proposed()
    require_equal(sorted(codes), state.legal(), "codes of proposed()")
    require_equal([choice.get("code") for choice in choices], codes, "codes of choices()")
    for code, choice in zip(codes, choices, strict=True):
        what = f"choice {code}"
        _check_description(choice, trial.texts, what)
        kind = trial.game.describe(code)["kind"]
        require_equal(choice["kind"], kind, f"{what}: kind")
        require_equal(choice.get("notation"), trial.game.notation(code), f"{what}: notation")
        require(isinstance(choice.get("final"), bool), f"{what}: final is not True or False")


def final_choices_are_marked(trial: Trial) -> None:
    """`final` is True for a choice that reveals something or hands over, else False.

    A secret answer that hands over to another secret question is not final. Where that depends
    on what the mover does not know, either will do.
    """
    if trial.state.over:
        return
    seat = trial.state.to_move
    worlds = [trial.state, *[trial.state.determinize(seat, trial.some_seed()) for _ in range(2)]]
    choices = trial.state.choices()
    for _ in range(min(len(choices), MOST_CHOICES)):
        choice = choices[trial.chance.below(len(choices))]
        code = choice["code"]
        assert isinstance(code, int)
        outcomes = {_is_final(world, code) for world in worlds}
        require(
            choice["final"] in outcomes,
            f"final is {choice['final']} for {choice['notation']!r}, which "
            + ("reveals something or hands over" if True in outcomes else "can be taken back"),
        )


def _is_final(world: State, code: int) -> bool:
    after = world.copy()
    after.play(code)
    return is_final(world, after)
