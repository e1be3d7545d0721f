"""Bots in worker processes: whatever they do, every request is answered legally, and nobody waits for another table."""

import asyncio
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from goldenhorn import Action, Game, View
from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.levels import COMPILED
from goldenhorn.bots.spec import LEVELS
from goldenhorn.bots.supervised import by_lot
from goldenhorn.game.actions import ACTIONS
from goldenhorn.server.thinking import LOT, Thinkers, Thought
from goldenhorn.server.worker import new_bot

Result = TypeVar("Result")
Processes = Callable[[], dict[str, int]]

# Workers import this file by its name: the bots below are made there.
HERE = Path(__file__)
GATE = "GOLDENHORN_TEST_GATE"
SECRET = "the hand is"


class Odd:
    """A bot that does something instead of choosing."""

    name = "odd"

    def __init__(self, do: Callable[[View], object]) -> None:
        self._do = do

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        return self._do(view)  # type: ignore[return-value]


def hang(view: View) -> None:
    time.sleep(3600)


def crash(view: View) -> None:
    raise RuntimeError(f"{SECRET} {view.hand}")


def cheat(view: View) -> Action:
    return next(action for action in reversed(ACTIONS) if action not in view.legal)


def babble(view: View) -> str:
    return f"{SECRET} {view.hand}"


def die(view: View) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def exhaust_memory(view: View) -> None:
    raise MemoryError(f"{SECRET} {view.hand}")


def wait_at_the_gate(view: View) -> Action:
    pass_the_gate()
    return view.legal[0]


FAULTS = {
    "hang": (hang, "no choice in time"),
    "crash": (crash, "RuntimeError in test_thinking.py"),
    "cheat": (cheat, "illegal"),
    "babble": (babble, "rubbish"),
    "die": (die, "died with exit code -9"),
    "exhaust_memory": (exhaust_memory, "died with exit code 1"),
}


def make_odd_sailor(level: str, seed: int) -> Bot:
    fault = FAULTS[os.environ["GOLDENHORN_TEST_FAULT"]][0]
    return Odd(fault) if level == "sailor" else new_bot(level, seed)


def make_crashing(level: str, seed: int) -> Bot:
    return Odd(crash)


def make_patient(level: str, seed: int) -> Bot:
    """The slow ones wait until the gate is open; they can be stopped."""
    return Odd(wait_at_the_gate) if level in {"admiral", "doge"} else new_bot("sailor", seed)


def make_deaf(level: str, seed: int) -> Bot:
    return Odd(hang) if level == "doge" else new_bot("sailor", seed)


def pass_the_gate() -> None:
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.01)


def prepare_at_once() -> None:
    return


def prepare_visibly() -> None:
    log = Path(os.environ[GATE]).with_name("log")
    with log.open("a") as file:
        file.write("begin\n")
    time.sleep(0.2)
    with log.open("a") as file:
        file.write("end\n")


def prepare_in_vain() -> None:
    raise ModuleNotFoundError("No module named 'numba'", name="numba")


def prepare_in_the_slow_one_only() -> None:
    if multiprocessing.current_process().name == "quick bots":
        raise RuntimeError("not here")


def prepare_deadly() -> None:
    os._exit(9)


def odd(function: Callable[..., object]) -> str:
    return f"{HERE.stem}:{function.__name__}"


AT_ONCE = odd(prepare_at_once)


@pytest.fixture(autouse=True, scope="module")
def importable() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(HERE.parent)
        yield


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What waits goes on as soon as this file exists."""
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return tmp_path / "gate"


@pytest.fixture
def processes() -> Processes:
    """The workers that were started during a test and have not ended: their numbers by their names."""
    before = multiprocessing.active_children()
    return lambda: {child.name: child.pid or 0 for child in multiprocessing.active_children() if child not in before}


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def warm(importable: None, loop: asyncio.Runner) -> Iterator[Thinkers]:
    """Two workers with the real bots, warm."""
    thinkers = Thinkers(2)
    loop.run(thinkers.start())
    loop.run(until(lambda: thinkers.warm == 2))
    yield thinkers
    loop.run(thinkers.close())


def run(scenario: Callable[[], Awaitable[Result]]) -> Result:
    async def limited() -> Result:
        async with asyncio.timeout(60):
            return await scenario()

    return asyncio.run(limited())


async def until(condition: Callable[[], bool], limit: float = 300.0) -> None:
    """Wait; compiling takes long if nothing is kept yet."""
    async with asyncio.timeout(limit):
        while not condition():
            await asyncio.sleep(0.01)


def view_in_game(decisions: int = 30) -> View:
    """A view of somebody who has cards and several legal actions."""
    game = Game(players=3, seed="thinking", expansion=True)
    while game.number < decisions or len(game.legal()) < 3:
        view = game.view(game.decider)
        game.apply(new_bot("sailor", 1).choose(view, view.legal))
    return game.view(game.decider)


VIEW = view_in_game()


def warnings(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Level and reason of everything that was said to have failed."""
    records = [
        record for record in caplog.records if record.name == "goldenhorn.bots" and record.levelno == logging.WARNING
    ]
    return [(vars(record)["level"], vars(record)["reason"]) for record in records]


def assert_nothing_told(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    """Neither the log nor what processes print shows a hand or an action."""
    said = capfd.readouterr()
    for text in (*(repr(vars(record)) for record in caplog.records), said.out, said.err):
        assert SECRET not in text
        assert str(VIEW.hand) not in text
        assert not any(str(action) in text for action in ACTIONS if " " in str(action))


# The levels


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_legally(level: str, warm: Thinkers, loop: asyncio.Runner) -> None:
    thought = loop.run(warm.choose(VIEW, level, 7))
    assert thought.action in VIEW.legal
    assert thought.level == level


@pytest.mark.parametrize("level", ["random", "deckhand", "sailor", "captain"])
def test_the_same_seed_gives_the_same_choice(level: str, warm: Thinkers, loop: asyncio.Runner) -> None:
    for view in (view_in_game(decisions) for decisions in (20, 40, 60)):
        chosen = new_bot(level, 11).choose(view, view.legal)
        assert loop.run(warm.choose(view, level, 11)) == Thought(chosen, level)
        assert loop.run(warm.choose(view, level, 11 + 2**63)) == Thought(chosen, level)


def test_different_seeds_give_different_choices(warm: Thinkers, loop: asyncio.Runner) -> None:
    assert len({loop.run(warm.choose(VIEW, "random", seed)) for seed in range(20)}) > 1


def test_a_worker_killed_during_a_doges_thought(
    warm: Thinkers, loop: asyncio.Runner, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> Thought:
        doge = asyncio.create_task(warm.choose(VIEW, "doge", 1))
        await until(lambda: warm.thinking == 1)
        next(child for child in multiprocessing.active_children() if child.name == "bots").kill()
        return await doge

    restarts = warm.restarts
    thought = loop.run(scenario())
    assert thought.action in VIEW.legal
    assert thought.level == "captain", "the other worker takes no slow levels"
    assert warnings(caplog) == [("doge", "died with exit code -9")]
    loop.run(until(lambda: warm.warm == 2))
    assert warm.restarts == restarts + 1
    assert loop.run(warm.choose(VIEW, "admiral", 1)).level == "admiral"


def test_a_doge_whose_choice_is_not_needed_stops(warm: Thinkers, loop: asyncio.Runner) -> None:
    async def scenario() -> None:
        doge = asyncio.create_task(warm.choose(VIEW, "doge", 1))
        await until(lambda: warm.thinking == 1)
        doge.cancel()
        await until(lambda: warm.thinking == 0)

    restarts = warm.restarts
    loop.run(scenario())
    assert (warm.restarts, warm.warm) == (restarts, 2)
    assert loop.run(warm.choose(VIEW, "admiral", 1)).level == "admiral"


# Failures


@pytest.mark.parametrize("fault", FAULTS)
def test_a_simpler_level_chooses_for_one_that_fails(
    fault: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def scenario() -> None:
        async with Thinkers(1, patience=1.0, make=odd(make_odd_sailor), prepare=AT_ONCE) as thinkers:
            for _ in range(2):
                await until(lambda: thinkers.warm == 1)
                assert await thinkers.choose(VIEW, "sailor", 3) == Thought(chosen, "deckhand")

    chosen = new_bot("deckhand", 3).choose(VIEW, VIEW.legal)
    monkeypatch.setenv("GOLDENHORN_TEST_FAULT", fault)
    run(scenario)
    reason = FAULTS[fault][1]
    assert [(level, said.partition(":")[0]) for level, said in warnings(caplog)] == [("sailor", reason)] * 2
    assert_nothing_told(caplog, capfd)


def test_in_the_end_lots_are_drawn(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    async def scenario() -> Thought:
        async with Thinkers(1, make=odd(make_crashing), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 1)
            assert (await thinkers.choose(VIEW, "random", 5)).level == LOT
            return await thinkers.choose(VIEW, "doge", 5)

    assert run(scenario) == Thought(by_lot(VIEW.legal, 5, VIEW.round), LOT)
    assert [level for level, _ in warnings(caplog)] == ["random", "doge", "admiral", "captain", "sailor", "deckhand"]
    assert_nothing_told(caplog, capfd)


def test_lots_are_drawn_if_no_worker_can_be_started(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with Thinkers(2, make="no_such_module:make", prepare=AT_ONCE) as thinkers:
            first = await thinkers.choose(VIEW, "sailor", 5)
            assert first == await thinkers.choose(VIEW, "sailor", 5) == Thought(by_lot(VIEW.legal, 5, VIEW.round), LOT)

    run(scenario)
    assert warnings(caplog) == [("all", "a worker did not start: died with exit code 1")] * 2
    assert "no_such_module" in capfd.readouterr().err


def test_a_worker_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, processes: Processes
) -> None:
    def refuse(process: object) -> None:
        raise BlockingIOError("no more processes")

    async def scenario() -> None:
        async with Thinkers(1, prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 1)
            with monkeypatch.context() as full:
                full.setattr("multiprocessing.context.SpawnProcess.start", refuse)
                os.kill(processes()["bots"], signal.SIGKILL)
                await until(lambda: thinkers.restarts == 1)
                assert (await thinkers.choose(VIEW, "sailor", 1)).level == LOT
            await until(lambda: thinkers.warm == 1)
            assert (await thinkers.choose(VIEW, "sailor", 1)).level == "sailor"

    monkeypatch.setattr("goldenhorn.server.thinking._START_AGAIN", 0.1)
    run(scenario)
    assert set(warnings(caplog)) == {("all", "a worker did not start: BlockingIOError")}


def test_what_cannot_be_asked() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, prepare=AT_ONCE)
        with pytest.raises(RuntimeError):
            await thinkers.choose(VIEW, "sailor", 1)
        async with thinkers:
            with pytest.raises(ValueError, match="nothing to decide"):
                await thinkers.choose(Game(players=2, seed=1).view(None), "sailor", 1)
        with pytest.raises(RuntimeError):
            await thinkers.choose(VIEW, "sailor", 1)
        await thinkers.close()

    run(scenario)
    with pytest.raises(ValueError, match="somebody"):
        Thinkers(0)


def test_nobody_thinks_where_there_is_no_choice(gate: Path) -> None:
    game = Game(players=2, seed=1)
    while len(game.legal()) > 1:
        view = game.view(game.decider)
        game.apply(new_bot("sailor", 1).choose(view, view.legal))
    view = game.view(game.decider)

    async def scenario() -> None:
        async with Thinkers(1, make=odd(make_patient), prepare=AT_ONCE) as thinkers:
            assert await thinkers.choose(view, "doge", 1) == Thought(view.legal[0], "doge")

    run(scenario)


# Who waits for whom


def test_quick_levels_do_not_wait_for_slow_ones(gate: Path) -> None:
    async def scenario() -> None:
        async with Thinkers(2, make=odd(make_patient), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 2)
            doges = [asyncio.create_task(thinkers.choose(VIEW, "doge", seed)) for seed in range(10)]
            await until(lambda: thinkers.thinking == 1)
            for level in ("random", "deckhand", "sailor", "captain"):
                assert (await thinkers.choose(VIEW, level, 1)).level == level
            assert (thinkers.thinking, thinkers.waiting) == (1, 9)
            assert not any(doge.done() for doge in doges)
            gate.touch()
            assert {(await doge).level for doge in doges} == {"doge"}

    run(scenario)


def test_one_worker_takes_quick_ones_first_and_slow_ones_in_order(gate: Path) -> None:
    async def scenario() -> list[str]:
        async with Thinkers(1, make=odd(make_patient), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 1)
            order: list[str] = []
            tasks = []
            for name in ("doge 1", "admiral 2", "doge 3", "admiral 4", "captain 5", "sailor 6"):
                tasks.append(asyncio.create_task(thinkers.choose(VIEW, name.split()[0], 1)))
                tasks[-1].add_done_callback(lambda _, name=name: order.append(name))  # type: ignore[misc]
                await until(lambda: thinkers.thinking + thinkers.waiting == len(tasks))
            gate.touch()
            assert [(await task).level for task in tasks] == ["doge", "admiral", "doge", "admiral", "captain", "sailor"]
            return order

    assert run(scenario) == ["doge 1", "captain 5", "sailor 6", "admiral 2", "doge 3", "admiral 4"]


def test_a_quick_compiled_level_does_not_wait_for_the_only_warm_worker(gate: Path) -> None:
    async def scenario() -> None:
        prepare = odd(prepare_in_the_slow_one_only)
        async with Thinkers(2, make=odd(make_patient), prepare=prepare) as thinkers:
            await until(lambda: thinkers.warm == 1)
            assert (await thinkers.choose(VIEW, "captain", 1)).level == "captain"
            doge = asyncio.create_task(thinkers.choose(VIEW, "doge", 1))
            await until(lambda: thinkers.thinking == 1)
            assert (await thinkers.choose(VIEW, "captain", 1)).level == "sailor"
            gate.touch()
            assert (await doge).level == "doge"

    run(scenario)


# Cancelling


def test_a_cancelled_request_leaves_the_queue(gate: Path) -> None:
    async def scenario() -> None:
        async with Thinkers(1, make=odd(make_patient), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 1)
            first, second = (asyncio.create_task(thinkers.choose(VIEW, "doge", seed)) for seed in range(2))
            await until(lambda: (thinkers.thinking, thinkers.waiting) == (1, 1))
            second.cancel()
            await until(lambda: thinkers.waiting == 0)
            gate.touch()
            assert (await first).level == "doge"
            assert second.cancelled()

    run(scenario)


def test_a_cancelled_thought_is_stopped_at_any_moment(gate: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also before it has begun, or when it is just about to."""

    async def scenario() -> None:
        async with Thinkers(1, patience=1000.0, make=odd(make_patient), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 1)
            for moment in range(100):
                task = asyncio.create_task(thinkers.choose(VIEW, "doge", 1))
                await asyncio.sleep(moment % 10 / 2000)
                task.cancel()
                await until(lambda: thinkers.thinking == 0)
            assert (await thinkers.choose(VIEW, "sailor", 1)).level == "sailor"
            assert thinkers.restarts == 0

    run(scenario)
    assert not warnings(caplog)


def test_a_thought_that_cannot_be_stopped_is_killed(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with Thinkers(1, patience=1000.0, make=odd(make_deaf), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 1)
            task = asyncio.create_task(thinkers.choose(VIEW, "doge", 1))
            await until(lambda: thinkers.thinking == 1)
            await asyncio.sleep(0.1)
            task.cancel()
            await until(lambda: thinkers.thinking == 0)
            assert (await thinkers.choose(VIEW, "sailor", 1)).level == "sailor"
            assert thinkers.restarts == 1

    run(scenario)
    assert warnings(caplog) == [("doge", "did not stop")]


# Warming up


def test_sailor_plays_until_a_worker_is_warm(gate: Path) -> None:
    async def scenario() -> None:
        async with Thinkers(2, prepare=odd(pass_the_gate)) as thinkers:
            for level in COMPILED:
                assert (await thinkers.choose(VIEW, level, 1)).level == "sailor"
            assert thinkers.warm == 0
            gate.touch()
            await until(lambda: thinkers.warm == 2)

    run(scenario)


def test_workers_warm_up_one_after_the_other(gate: Path) -> None:
    async def scenario() -> None:
        async with Thinkers(3, prepare=odd(prepare_visibly)) as thinkers:
            await until(lambda: thinkers.warm == 3)

    run(scenario)
    assert gate.with_name("log").read_text().split() == ["begin", "end"] * 3


def test_sailor_plays_for_ever_without_the_extra(caplog: pytest.LogCaptureFixture, processes: Processes) -> None:
    async def scenario() -> None:
        async with Thinkers(2, prepare=odd(prepare_in_vain)) as thinkers:
            await until(lambda: "numba is not installed" in caplog.text)
            assert (await thinkers.choose(VIEW, "doge", 1)).level == "sailor"
            os.kill(processes()["bots"], signal.SIGKILL)
            await until(lambda: thinkers.restarts == 1)
            assert (await thinkers.choose(VIEW, "captain", 1)).level == "sailor"

    caplog.set_level(logging.INFO, "goldenhorn.bots")
    run(scenario)
    assert [record.levelname for record in caplog.records if record.name == "goldenhorn.bots"] == ["INFO"]


def test_warming_up_is_given_up_if_workers_die_of_it(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with Thinkers(1, prepare=odd(prepare_deadly)) as thinkers:
            await until(lambda: thinkers.restarts == 3)
            assert (await thinkers.choose(VIEW, "captain", 1)).level == "sailor"
            with pytest.raises(TimeoutError):
                await until(lambda: thinkers.restarts > 3, limit=1.5)

    run(scenario)
    assert warnings(caplog) == [("compiled", "died with exit code 9")] * 3


# Processes


def test_closing_ends_all_processes_and_cancels_who_waits(processes: Processes) -> None:
    async def scenario() -> None:
        async with Thinkers(2, make=odd(make_deaf), prepare=AT_ONCE) as thinkers:
            await until(lambda: thinkers.warm == 2)
            tasks = [asyncio.create_task(thinkers.choose(VIEW, "doge", seed)) for seed in range(2)]
            await until(lambda: (thinkers.thinking, thinkers.waiting) == (1, 1))
            assert len(processes()) == 2
        assert not processes()
        await asyncio.wait(tasks)
        assert all(task.cancelled() for task in tasks)

    run(scenario)


def test_closing_ends_processes_that_have_just_been_started(processes: Processes) -> None:
    async def scenario() -> None:
        async with Thinkers(2, prepare=AT_ONCE):
            assert len(processes()) == 2
        assert not processes()

    run(scenario)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="POSIX")
def test_workers_leave_ctrl_c_to_the_server_and_are_less_urgent(gate: Path, processes: Processes) -> None:
    async def scenario() -> None:
        async with Thinkers(1, make=odd(make_patient), prepare=AT_ONCE) as thinkers:
            pid = processes()["bots"]
            os.kill(pid, signal.SIGINT)
            await until(lambda: thinkers.warm == 1)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)
            doge = asyncio.create_task(thinkers.choose(VIEW, "doge", 1))
            await until(lambda: thinkers.thinking == 1)
            os.kill(pid, signal.SIGINT)
            gate.touch()
            assert (await doge).level == "doge"
            os.kill(pid, signal.SIGINT)
            assert (await thinkers.choose(VIEW, "sailor", 1)).level == "sailor"
            assert thinkers.restarts == 0

    run(scenario)


ORPHANS = f"""
import asyncio, sys
sys.path.insert(0, {str(HERE.parent)!r})
from test_thinking import AT_ONCE, VIEW, Thinkers, make_deaf, odd, until

async def main():
    thinkers = Thinkers(2, make=odd(make_deaf), prepare=AT_ONCE)
    await thinkers.start()
    await until(lambda: thinkers.warm == 2)
    doge = asyncio.create_task(thinkers.choose(VIEW, "doge", 1))
    await until(lambda: thinkers.thinking == 1)
    sys.stdout.write("thinking\\n")
    sys.stdout.flush()
    await doge

asyncio.run(main())
"""


def test_workers_end_when_the_server_is_killed() -> None:
    """They hold its standard output, which is at its end as soon as the last of them is gone."""
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "thinking\n"
        server.kill()
        assert server.communicate(timeout=60)[0] == ""
