"""Teacher and Diplomat: what they make of a jar (P9.7)."""

from tests.games.pharaon.positions import (
    jars,
    offered,
    play,
    position,
    resources,
    seen,
    used_nobles,
)

BOTH = {0: ["teacher", "diplomat"]}
DISPLAY = ["artisan_03", "artisan_26", "artisan_27", "artisan_28"]


def test_d16_teacher_and_diplomat_together() -> None:
    """Example D-16 (P9.7) T, then J J J instead of jar 11, then C; both are turned."""
    state = position(
        own={0: "S3"}, nobles=BOTH, artisan_slots=DISPLAY, stack=["jar_11"], discards=None
    )

    play(state, "act artisans wheel", "hire artisan-03")
    assert (state.decision, seen(state)["jar_open"]) == ("jar_diplomat", "jar_11")
    assert offered(state) == ["keep jar", "replace jar"]
    play(state, "replace jar", "gain justice", "gain justice", "gain justice")
    assert (state.decision, offered(state)) == (
        "jar_teacher",
        ["decline teacher", "use teacher"],
    )
    play(state, "use teacher", "gain construction")

    assert resources(state, 0) == "C1 T1 J3"
    assert used_nobles(state) == ["teacher", "diplomat"]
    assert jars(state.jar_discards)[-1] == "jar_11"


def test_d16_the_next_jar_is_gained_plainly() -> None:
    """Example D-16 (P9.7) Both are turned: no question."""
    state = position(
        own={0: "S3"},
        nobles=BOTH,
        used=["teacher", "diplomat"],
        artisan_slots=DISPLAY,
        stack=["jar_11"],
    )

    play(state, "act artisans wheel", "hire artisan-03")

    assert resources(state, 0) == "A2 C1 T1"
    assert state.to_move == 1


def test_keeping_the_jar_leaves_the_diplomat_unused() -> None:
    """P9.7 Optional; it may be used for a later jar of the round."""
    state = position(own={0: "S1"}, nobles={0: ["diplomat"]}, shown=["jar_23", "jar_01", "jar_02"])

    play(state, "pass", "take jar-23", "keep jar")

    assert resources(state, 0) == "R2 J1 S1"
    assert used_nobles(state) == []


def test_any_mix_of_three() -> None:
    """P9.7 Each of choice."""
    state = position(own={0: "S1"}, nobles={0: ["diplomat"]}, shown=["jar_23", "jar_01", "jar_02"])

    play(state, "pass", "take jar-23", "replace jar", "gain trade", "gain trade", "gain justice")

    assert resources(state, 0) == "T2 J1 S1"
    assert used_nobles(state) == ["diplomat"]
    assert jars(state.jar_discards) == ["jar_23"]


def test_the_teacher_comes_after_the_jars_resources() -> None:
    """P9.7 In addition: one basic resource of choice."""
    state = position(own={0: "S1"}, nobles={0: ["teacher"]}, shown=["jar_23", "jar_01", "jar_02"])

    play(state, "pass", "take jar-23")
    assert resources(state, 0) == "R2 J1 S1"
    play(state, "use teacher", "gain agriculture")

    assert resources(state, 0) == "A1 R2 J1 S1"
    assert used_nobles(state) == ["teacher"]


def test_declining_the_teacher() -> None:
    """P9.7 It stays usable."""
    state = position(own={0: "S1"}, nobles={0: ["teacher"]}, shown=["jar_23", "jar_01", "jar_02"])

    play(state, "pass", "take jar-23", "decline teacher")

    assert used_nobles(state) == []
    assert state.to_move == 1


def test_the_teacher_is_not_asked_without_stock() -> None:
    """P14.1, P3.4 No basic resource is left."""
    none = dict.fromkeys(("agriculture", "construction", "trade", "royalty", "justice"), 0)
    state = position(own={0: "S1"}, nobles={0: ["teacher"]}, supply=none)

    play(state, "pass", "take jar-01")

    assert state.to_move == 1
    assert used_nobles(state) == []


def test_with_the_jar_of_the_nile() -> None:
    """P9.7, P4.5 Any jar: the resources before the advance."""
    state = position(
        facing=("nile", "trade"), own={0: "T2"}, nobles={0: ["teacher"]}, stack=["jar_23"]
    )

    play(state, "act nile-pair wheel", "use teacher", "gain trade")

    assert resources(state, 0) == "T1 R2 J1"
    assert state.decision == "nile_advance"


def test_with_the_jar_of_the_last_to_pass() -> None:
    """P9.7, P5.2"""
    state = position(seat=2, passed=[0, 1], nobles={2: ["diplomat"]}, shown=["jar_23"])

    play(state, "pass")
    assert (state.to_move, state.decision) == (2, "jar_diplomat")
    play(state, "replace jar", "gain trade", "gain trade", "gain trade")

    assert resources(state, 2) == "T3 S1"
    assert state.round == 2


def test_a_reveal_comes_before_the_diplomats_decision() -> None:
    """P9.7, P13.1 After seeing the jar."""
    state = position(
        facing=("nile", "trade"), own={0: "T2"}, nobles={0: ["diplomat"]}, stack=["jar_23"]
    )
    reveals = state.reveals

    play(state, "act nile-pair wheel")

    assert state.reveals == reveals + 1
    assert seen(state)["jar_open"] == "jar_23"
    assert seen(state)["jars"]["stack"] == 0
