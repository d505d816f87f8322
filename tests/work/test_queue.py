"""Which slice comes next, without any process."""

from iteru.work.queue import MOST_BEGUN, SLICE, Priority, Queue, Task

HERE, THERE = 0, 1


class Tasks:
    """A queue whose tasks have names, and the places that work on them."""

    def __init__(self) -> None:
        self.queue = Queue()
        self.tasks: dict[str, Task] = {}

    def add(self, name: str, owner: str = "", priority: Priority = Priority.REST) -> None:
        self.tasks[name] = Task(len(self.tasks), priority, owner)
        self.queue.add(self.tasks[name])

    def take(self, place: int = HERE) -> str | None:
        """As a workforce does: a task that is taken has begun there."""
        task = self.queue.take(place)
        if task is None:
            return None
        assert task.place in (None, place)
        task.place = place
        return next(name for name, known in self.tasks.items() if known is task)

    def give_back(self, name: str, seconds: float = SLICE, *, goes_on: bool = False) -> None:
        self.queue.give_back(self.tasks[name], seconds, goes_on)

    def order(self, slices: int) -> list[str]:
        """The owners of the next slices at one place, if no job ends."""
        found = []
        for _ in range(slices):
            name = self.take()
            assert name is not None
            found.append(name)
            self.give_back(name, goes_on=True)
        return found


def test_an_empty_queue_has_nothing_to_do() -> None:
    assert Tasks().take() is None


def test_priorities_come_first_and_then_who_came_first() -> None:
    tasks = Tasks()
    tasks.add("rest")
    tasks.add("replay", priority=Priority.REPLAY)
    tasks.add("analysis", priority=Priority.ANALYSIS)
    tasks.add("move", priority=Priority.MOVE)
    tasks.add("hint", priority=Priority.HINT)
    tasks.add("next move", priority=Priority.MOVE)

    found = [tasks.take(place) for place in range(6)]

    assert found == ["move", "next move", "hint", "replay", "analysis", "rest"]


def test_what_has_begun_goes_on_unless_something_of_higher_priority_waits() -> None:
    tasks = Tasks()
    tasks.add("first")
    tasks.add("second")
    assert tasks.order(3) == ["first", "first", "first"]

    tasks.add("move", priority=Priority.MOVE)

    assert tasks.order(2) == ["move", "move"]


def test_owners_share_the_slices() -> None:
    tasks = Tasks()
    for number in range(3):
        tasks.add(f"ann {number}", "ann")
    tasks.add("ben", "ben")

    assert tasks.order(6) == ["ann 0", "ben"] * 3


def test_the_share_is_one_of_time() -> None:
    tasks = Tasks()
    tasks.add("long", "ann")
    tasks.add("short", "ben")
    assert tasks.take() == "long"
    tasks.give_back("long", 3 * SLICE, goes_on=True)

    assert tasks.order(4) == ["short", "short", "short", "long"]


def test_slices_that_are_out_count() -> None:
    tasks = Tasks()
    for number in range(3):
        tasks.add(f"ann {number}", "ann")
    tasks.add("ben", "ben")

    assert [tasks.take(place) for place in range(3)] == ["ann 0", "ben", "ann 1"]


def test_a_newcomer_neither_pays_nor_gains() -> None:
    tasks = Tasks()
    tasks.add("ann", "ann")
    assert tasks.order(10) == ["ann"] * 10

    tasks.add("ben", "ben")

    assert tasks.order(4) == ["ann", "ben"] * 2


def test_who_leaves_and_comes_back_is_a_newcomer() -> None:
    tasks = Tasks()
    tasks.add("ann", "ann")
    tasks.add("ben", "ben")
    tasks.order(6)
    tasks.queue.remove(tasks.tasks["ben"])
    tasks.order(6)

    tasks.add("ben again", "ben")

    assert tasks.order(4) == ["ann", "ben again"] * 2


def test_owners_are_compared_within_a_priority() -> None:
    """An owner of many bots' moves may ask for a hint like anybody else."""
    tasks = Tasks()
    tasks.add("move", "ann", Priority.MOVE)
    tasks.order(10)
    tasks.queue.remove(tasks.tasks["move"])
    tasks.add("ann's hint", "ann", Priority.HINT)
    tasks.add("ben's hint", "ben", Priority.HINT)

    assert tasks.order(2) == ["ann's hint", "ben's hint"]


def test_what_has_begun_stays_at_its_place() -> None:
    tasks = Tasks()
    tasks.add("first")
    assert tasks.take(HERE) == "first"
    tasks.give_back("first", goes_on=True)

    assert tasks.take(THERE) is None
    assert tasks.take(HERE) == "first"


def test_what_was_lost_begins_again_anywhere_and_first() -> None:
    tasks = Tasks()
    tasks.add("first", "ann")
    tasks.add("second", "ben")
    tasks.order(2)
    tasks.add("third", "ann")

    tasks.queue.lose(HERE)

    assert [tasks.take(place) for place in (THERE, HERE, 2)] == ["first", "second", "third"]


def test_only_so_many_lie_begun_at_a_place() -> None:
    tasks = Tasks()
    owners = [f"owner {number}" for number in range(MOST_BEGUN + 2)]
    for owner in owners:
        tasks.add(owner, owner)

    begun = set(tasks.order(5 * MOST_BEGUN))

    assert begun == set(owners[:MOST_BEGUN])
    assert tasks.take(THERE) == owners[MOST_BEGUN]


def test_a_task_that_waits_can_be_removed() -> None:
    tasks = Tasks()
    tasks.add("fresh")
    tasks.queue.remove(tasks.tasks["fresh"])
    assert tasks.take() is None

    tasks.add("begun")
    tasks.order(1)
    tasks.queue.remove(tasks.tasks["begun"])
    assert tasks.take() is None
