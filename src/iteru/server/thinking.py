"""Processes in which bots think, so that the server never waits for one."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from iteru import State
from iteru.bots.bot import Answer, Budget
from iteru.bots.levels import bot_named
from iteru.bots.search import SearchBot


class Thinkers:
    """A pool of processes, started when first needed."""

    def __init__(self, processes: int, seconds: float) -> None:
        """seconds: the longest that a bot may think about one decision."""
        self._processes = processes or os.cpu_count() or 1
        self._seconds = seconds
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # spawn: a forked copy of a server with threads and sockets may hang
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, spawn, initializer=_begin)

    async def think(self, known: State, level: str, seed: int) -> Answer:
        """What a bot of this level would choose; `known` is what the mover knows."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, choose, known, level, seed, self._seconds)
        except BrokenProcessPool:  # someone killed a process: a new pool tries once more
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, choose, known, level, seed, self._seconds)

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose(known: State, level: str, seed: int, seconds: float) -> Answer:
    """The level's own setting decides, unless time runs out."""
    bot = bot_named(level)
    iterations = bot.settings.iterations if isinstance(bot, SearchBot) else None
    return bot.choose(known, seed, Budget(iterations, seconds))


def _begin() -> None:
    """Ctrl-C is for the server alone; and a server that was killed leaves no process behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
