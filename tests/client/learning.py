"""Going through the lessons of a game: by its rules alone, and in a browser."""

import json
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

import iteru
from tests.client.visitor import PATIENCE, Visitor
from tests.texts.browser import browser_catalogue

GAMES = Path(__file__).parents[2] / "client/src/games"


COURSES = {"short": "Short course", "full": "All lessons"}  # by their buttons
WORDS = 180  # read in a minute
SECONDS = {"read": 2, "act": 6, "watch": 2}  # for a card, for an action, for a move of the script


class Lesson(NamedTuple):
    title: str  # ids of texts
    text: str
    frames: list[list[str]]  # what the veil leaves open: targets or selectors
    actions: list[str]  # notations; any of them does it
    then: list[str]  # notations of the script
    short: bool  # part of the short course


def lessons_of(game: str) -> tuple[iteru.Record, list[Lesson]]:
    """The game that they begin with, and the lessons."""
    data = json.loads((GAMES / game / "lessons.json").read_text(encoding="utf-8"))
    lessons = [
        Lesson(
            title=lesson["title"],
            text=lesson["text"],
            frames=[frame.split(" ") for frame in lesson["open"]],
            actions=lesson["actions"],
            then=lesson.get("then", []),
            short=lesson.get("short", False),
        )
        for lesson in data["lessons"]
    ]
    return iteru.Record.from_json(json.dumps(data["record"])), lessons


def course_of(lessons: list[Lesson], course: str) -> list[Lesson]:
    return [lesson for lesson in lessons if lesson.short or course == "full"]


def check_lessons(game: str) -> None:
    """The script fits the shipped data, so that no lesson ends in a refusal, the veil leaves open
    what is to be clicked, and every text is there."""
    record, lessons = lessons_of(game)
    rules = iteru.load(game)
    state = record.replay()
    ids = browser_catalogue("en", game).ids()
    for lesson in lessons:
        if lesson.actions:
            assert state.to_move == 0
        targets = {
            target
            for choice in state.choices()
            if choice["notation"] in lesson.actions
            for target in targets_of(choice)
        }
        assert targets <= {target for frame in lesson.frames for target in frame}, lesson.title
        for notation in [*lesson.actions, *lesson.then]:
            state.play(rules.parse(notation))

    assert lessons[0].short
    assert not lessons[0].actions  # the first card asks for the course
    check_minutes(game, lessons)
    listed = {id for id in ids if id.startswith("lesson-")}
    assert listed == {id for lesson in lessons for id in (lesson.title, lesson.text)}


def check_minutes(game: str, lessons: list[Lesson]) -> None:
    """The time that is promised is what it takes: reading, doing, watching."""
    promised = json.loads((GAMES / "learning.json").read_text(encoding="utf-8"))[game]
    texts = browser_catalogue("en", game)
    for course, minutes in promised.items():
        seconds = 0.0
        for lesson in course_of(lessons, course):
            words = len(f"{texts.text(lesson.title)} {texts.text(lesson.text)}".split())
            seconds += words * 60 / WORDS + SECONDS["act" if lesson.actions else "read"]
            seconds += len(lesson.then) * SECONDS["watch"]
        assert minutes - 1.5 < seconds / 60 <= minutes, (course, seconds / 60)


def targets_of(choice: dict[str, object]) -> set[str]:
    targets = choice["targets"]
    assert isinstance(targets, list)
    return {str(target) for target in targets}


def take_lessons(visitor: Visitor, course: str = "full") -> None:
    """From the first card to what comes after the last one, by clicks."""
    page = visitor.page
    visitor.open_lobby()
    page.goto(f"/learn/{visitor.game}")
    _, lessons = lessons_of(visitor.game)
    card = page.locator(".lesson")
    card.get_by_role("button", name=COURSES[course]).click()
    cards = course_of(lessons, course)
    for number, lesson in enumerate(cards[1:], start=2):
        skip_captions(page, card, f"Lesson {number} of {len(cards)}")
        assert card.evaluate("(card) => card.scrollWidth <= card.clientWidth"), lesson.title
        assert parts_covered(page) == [], lesson.title
        if not lesson.actions:
            card.locator(".button.primary").click()
            continue
        do_deed(visitor, lesson)

    expect(page.get_by_role("button", name="bot")).to_be_visible()


def parts_covered(page: Page) -> list[int]:
    """The frames of which the card hides more than their margin, by their numbers."""
    found = page.evaluate(
        """() => {
            const card = document.querySelector(".lesson").getBoundingClientRect();
            return [...document.querySelectorAll(".veil .ring")].flatMap((ring, at) => {
                const box = ring.getBoundingClientRect();
                const width = Math.min(box.right, card.right) - Math.max(box.left, card.left);
                const height = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
                return Math.min(width, height) > 9 ? [at + 1] : [];
            });
        }"""
    )
    return [int(number) for number in found]


def do_deed(visitor: Visitor, lesson: Lesson) -> None:
    """Clicks what the veil leaves open, in this order, until the action is done; the card confirms
    it where that is asked."""
    assert visitor.wait_for_question()
    number = visitor.number
    for frame in lesson.frames:
        legal = visitor.page.locator(f'[data-target="{frame[0]}"][data-state="legal"]')
        place = legal.locator("visible=true")
        if visitor.number == number and place.count():
            visitor.click_place(place.first)
            visitor.settle(number)
    if visitor.number == number:
        visitor.page.locator(".lesson .button.primary").click()
    visitor.wait_for_number(number + 1)


def skip_captions(page: Page, card: Locator, title: str) -> None:
    """Waits for a lesson; what the script plays before it need not be watched."""
    caption = page.locator(".caption")
    wanted = card.filter(has_text=title)
    while not wanted.is_visible():
        expect(wanted.or_(caption).first).to_be_visible(timeout=PATIENCE)
        if caption.is_visible():
            page.keyboard.press("Escape")
