"""Work for all cores: jobs wait in one queue, and an engine works on them slice by slice.

A job is anything that can be pickled and gives steps when it is called: a generator that yields
where it may pause, and returns the result.

>>> from iteru.work import Priority, Workforce, on_this_machine, once
>>> with Workforce(on_this_machine(processes=1)) as workforce:
...     workforce.submit(once(max, 3, 5), priority=Priority.HINT, owner="ann").result()
5

The queue is the same for every engine (`queue.py`): bots' moves before hints, hints before
replays, and so on; within a priority, owners share fairly. An engine (`engine.py`) has a
number of places, and each works on one slice at a time. `Workforce` stands between the two.

Nothing here knows a game.
"""

from iteru.work.engine import Engine
from iteru.work.job import Job, JobFailed, Steps, WorkerLost, finished, once
from iteru.work.processes import on_this_machine
from iteru.work.queue import Priority
from iteru.work.workforce import Workforce

__all__ = [
    "Engine",
    "Job",
    "JobFailed",
    "Priority",
    "Steps",
    "WorkerLost",
    "Workforce",
    "finished",
    "on_this_machine",
    "once",
]
