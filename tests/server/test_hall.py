"""Tables in memory, of one process and of several: nothing is missed, nothing happens twice, nothing stays for ever."""

import asyncio
import gc
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from goldenhorn.server import hall as hall_module
from goldenhorn.server import keeping
from goldenhorn.server.entries import AnyEntry, Replaced
from goldenhorn.server.hall import Hall, Live, now
from goldenhorn.server.reaching import Unreachable
from goldenhorn.server.refusals import TooLate, Unknown
from goldenhorn.server.setup import Clock
from goldenhorn.server.storage import schema, store
from goldenhorn.server.storage.writer import Away
from goldenhorn.server.table import Table
from halls import Guest, Process, by_bots, processes, until
from serving import PATIENCE

pytestmark = pytest.mark.anyio
several = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


def row(process: Process, key: str) -> Any:
    """What lists and keepers know of a table."""
    statement = select(schema.tables.c.keeper, schema.tables.c.attended).where(schema.tables.c.key == key)
    return store.reading(process.engine, lambda database: database.execute(statement).one())


def length(process: Process, key: str) -> int:
    return len(store.reading(process.engine, partial(store.read_log, key=key)))


def say(text: str) -> Any:
    return partial(Table.say, player="anna", name="Anna", phrase=None, text=text, at=now())


# Changes


async def test_what_is_written_happens_also_if_nobody_waits_for_it(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open("sailor")
        live = await process.hall.find(key)
        guest = Guest("anna")
        process.hall.join(live, guest)
        await process.begin(key)
        acting = asyncio.ensure_future(process.act(live))
        await asyncio.sleep(0)  # it has begun; the lock may be another's as yet
        acting.cancel()
        await until(lambda: by_bots(live) and live.table.thinker() is None)
        assert [number for number, _ in guest.news] == list(range(2, live.table.number))
        assert length(process, key) == live.table.number


async def test_a_listener_that_fails_harms_nobody(database_url: str) -> None:
    class Broken(Guest):
        def tell(self, live: Live, number: int, entry: AnyEntry) -> None:
            raise ArithmeticError

    async with processes(database_url, 1) as (process,):
        live = await process.hall.find(await process.open("open"))
        broken, guest = Broken(None), Guest(None)
        process.hall.join(live, broken)
        process.hall.join(live, guest)
        await process.hall.change(live, say("hello"))
        assert len(guest.news) == 1


async def test_a_deleted_table_is_unknown(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open("open")
        live = await process.hall.find(key)
        await process.hall.write(lambda database: database.execute(schema.tables.delete()))
        with pytest.raises(Unknown):
            await process.hall.change(live, say("hello"))
        process.hall.forget(key)
        with pytest.raises(Unknown):
            await process.hall.find(key)


@several
async def test_everybody_hears_the_same_in_the_same_order(database_url: str) -> None:
    async with processes(database_url, 3) as running:
        key = await running[0].open(players=("anna", "boris", "carla"))
        guests, lives = [], []
        for process in running:
            live = await process.hall.find(key)
            guests.append(Guest(None))
            lives.append(live)
            process.hall.join(live, guests[-1])

        async def talk(process: Process, live: Live) -> None:
            for number in range(30):
                await process.hall.change(live, say(f"{number}"))

        await asyncio.gather(*map(talk, running, lives))
        await until(lambda: all(len(guest.news) == 90 for guest in guests))
        assert guests[0].news == guests[1].news == guests[2].news
        assert [number for number, _ in guests[0].news] == list(range(4, 94))


@several
async def test_what_is_written_while_a_table_is_read_is_not_missed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(database_url, 2) as (writer, reader):
        key = await writer.open("open")
        there = await writer.hall.find(key)
        read, go = asyncio.Event(), asyncio.Event()
        reads = reader.hall.read

        async def slowly(work: Any) -> Any:
            found = await reads(work)
            read.set()
            await go.wait()
            return found

        with monkeypatch.context() as patch:
            patch.setattr(reader.hall, "read", slowly)
            finding = asyncio.ensure_future(reader.hall.find(key))
            await read.wait()
        heard, hears = asyncio.Event(), reader.hall.catch_up

        async def hear(key: str, number: int | None = None) -> None:
            heard.set()
            await hears(key, number)

        monkeypatch.setattr(reader.hall, "catch_up", hear)
        await writer.hall.change(there, say("did you hear?"))
        await heard.wait()
        go.set()
        live = await finding
        await until(lambda: live.table.number == there.table.number)


@several
async def test_nobody_is_refused_for_what_was_not_heard_yet(database_url: str) -> None:
    async with processes(database_url, 1) as (first,):
        deaf = Process(database_url, "deaf", 500)
        key = await first.open(players=("anna", "boris"))
        there = await deaf.hall.find(key)
        live = await first.begin(key)
        view = live.table.view(0)
        assert view is not None
        act = partial(Table.act, seat=0, action=str(view.legal[0]), answers=live.table.turn, player="anna", at=now())
        number = await deaf.hall.change(there, act)
        await until(lambda: live.table.number == number + 1)
        with pytest.raises(TooLate):
            await deaf.hall.change(there, act)
        await deaf.end()


@several
async def test_a_notice_that_could_not_be_followed_is_made_up_for(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(database_url, 2) as (writer, reader):
        key = await writer.open("open")
        there, live = await writer.hall.find(key), await reader.hall.find(key)
        failed = asyncio.Event()

        async def fail(_: Any) -> Any:
            failed.set()
            raise ConnectionError

        with monkeypatch.context() as patch:
            patch.setattr(reader.hall, "read", fail)
            await writer.hall.change(there, say("hello"))
            await asyncio.wait_for(failed.wait(), 30)
        await until(lambda: live.table.number == there.table.number)


async def test_what_may_have_been_written_is_looked_up(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with processes(database_url, 1, keep=False) as (process,):
        key = await process.open("open")
        live = await process.hall.find(key)
        number = live.table.number

        async def lose(entry: Any) -> Any:
            assert process.writer.append(entry).result(PATIENCE)
            raise Away

        with monkeypatch.context() as patch:
            patch.setattr(process.writer, "ask", lose)
            with pytest.raises(Unreachable):
                await process.hall.change(live, say("hello"))
        await process.hall.heard([f"entry {key} 0"])  # which it knows
        await process.hall.catch_up_missed()
        assert live.table.number == number + 1


# Bots and clocks


async def test_a_bot_thinks_once_whatever_is_said_meanwhile(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open("sailor")
        process.lot.may.clear()
        live = await process.begin(key)
        await process.play_up_to_a_bot(live)
        await until(lambda: process.lot.thought)
        for text in ("come on", "hurry"):
            await process.hall.change(live, say(text))
        process.lot.may.set()
        await until(lambda: live.table.thinker() is None)
        assert len(process.lot.thought) == len(by_bots(live)) == len(set(process.lot.thought))


async def test_a_bot_that_is_not_needed_any_more_stops_thinking(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open(players=("anna", "boris"))
        process.lot.may.clear()
        live = await process.begin(key)
        await process.hall.change(live, partial(Table.leave, seat=0, player="anna", at=now()))
        await until(lambda: process.lot.thought)
        thinking = live.duty
        await process.hall.change(live, partial(Table.come_back, seat=0, player="anna", at=now()))
        assert thinking is not None
        await until(thinking.done)
        assert by_bots(live) == []
        await process.act(live)


async def test_what_failed_is_begun_again(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open("sailor")
        process.lot.fails = 2
        live = await process.begin(key)
        await process.play_up_to_a_bot(live)
        await until(lambda: by_bots(live))


@several
async def test_one_process_moves_the_bots(database_url: str) -> None:
    async with processes(database_url, 3, lease=60_000) as running:
        key = await running[0].open("sailor", "deckhand")
        lives = [await process.hall.find(key) for process in running]
        await running[0].begin(key)
        for turn in range(60):
            process, live = running[turn % 3], lives[turn % 3]
            await until(lambda: len({one.table.number for one in lives}) == 1 and lives[0].table.thinker() is None)
            if live.table.phase == "over":
                break
            await process.act(live)
        await until(lambda: len({one.table.number for one in lives}) == 1 and lives[0].table.thinker() is None)
        thought = [len(process.lot.thought) for process in running]
        assert sum(thought) == len(by_bots(lives[0]))
        assert sorted(thought)[:2] == [0, 0]


@several
async def test_another_process_takes_over_when_one_dies(database_url: str) -> None:
    async with processes(database_url, 2) as (first, second):
        key = await first.open("sailor")
        there = await second.hall.find(key)
        first.lot.may.clear()
        live = await first.begin(key)
        await first.play_up_to_a_bot(live)
        await until(lambda: first.lot.thought)
        assert row(first, key).keeper == "process0"
        assert second.lot.thought == []
        await first.die()
        await until(lambda: by_bots(there))
        assert row(second, key).keeper == "process1"


@several
async def test_another_process_takes_over_at_once_when_one_ends(database_url: str) -> None:
    async with processes(database_url, 2, keep=False) as (first, second):
        key = await first.open("sailor")
        await first.begin(key)
        await first.hall.keeper.keep_once()
        assert row(first, key).keeper == "process0"
        await first.end()
        assert row(second, key).keeper is None
        await second.hall.keeper.keep_once()
        assert row(second, key).keeper == "process1"


@several
async def test_a_process_that_was_away_too_long_gives_up_its_tables(database_url: str) -> None:
    async with processes(database_url, 2, keep=False) as (first, second):
        key = await first.open("sailor")
        live = await first.begin(key)
        await first.hall.keeper.keep_once()
        assert live.kept
        await asyncio.sleep(0.6)
        await second.hall.keeper.keep_once()
        assert row(first, key).keeper == "process1"
        await first.hall.keeper.keep_once()
        assert not live.kept
        assert live.duty is None
        await first.play_up_to_a_bot(live)
        await until(lambda: second.lot.thought)
        assert first.lot.thought == []


async def test_a_restarted_server_goes_on_at_once(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open("sailor")
        process.lot.may.clear()
        live = await process.begin(key)
        await process.play_up_to_a_bot(live)
        await until(lambda: process.lot.thought)
        await process.die()
    async with processes(database_url, 1) as (process,):
        await until(lambda: process.hall.live.get(key) is not None and by_bots(process.hall.live[key]))


async def test_a_claim_that_nobody_waited_for_is_made_good(database_url: str) -> None:
    """The duty was called off while the database was asked: then the process keeps the table and does not know."""
    async with processes(database_url, 1, keep=False) as (process,):
        await process.hall.keeper.keep_once()
        key = await process.open("sailor")
        live = await process.begin(key)
        name = process.hall.keeper.name
        await process.hall.write(lambda database: store.claim(database, key, name, now()))
        assert not live.kept
        await process.hall.keeper.keep_once()
        assert live.kept


async def test_a_table_that_cannot_be_read_stops_nobody(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with processes(database_url, 1, keep=False) as (process,):
        keys = [await process.open("sailor") for _ in range(3)]
        for key in keys:
            await process.begin(key)
        spoil = update(schema.entries).where(schema.entries.c.table_key == keys[1], schema.entries.c.number == 1)
        await process.hall.write(lambda database: database.execute(spoil.values(body="{}")))
        await process.die()
    async with processes(database_url, 1) as (process,):
        await until(lambda: {keys[0], keys[2]} <= process.hall.keeper.kept.keys())
        await process.hall.keeper.keep_once()
        assert [record.message for record in caplog.records] == ["a table cannot be read"]


def clock() -> Clock:
    return Clock("move", 10)


async def test_a_clock_falls_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number = 2 if database_url.startswith("postgresql") else 1
    async with processes(database_url, number) as running:
        key = await running[0].open(players=("anna", "boris"), clock=clock())
        for process in running:
            process.lot.may.clear()
        lives = [await process.hall.find(key) for process in running]
        await running[0].begin(key)
        monkeypatch.setattr(keeping, "GRACE", 0)
        for module in (keeping, hall_module):
            monkeypatch.setattr(module, "now", lambda: now() + 10_000)
        # The one who watches sleeps until the clock would fall; those who come new see that it has fallen.
        for process, live in zip(running, lives, strict=True):
            process.hall.keeper.lose(live)
        await until(lambda: any(isinstance(entry, Replaced) for entry in lives[0].table.entries))
        await asyncio.sleep(0.5)
        for live in lives:
            fallen = [entry for entry in live.table.entries if isinstance(entry, Replaced)]
            assert [(entry.seat, entry.why) for entry in fallen] == [(0, "clock")]


async def test_no_clock_falls_while_people_come_back(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with processes(database_url, 1) as (process,):
        key = await process.open(players=("anna", "boris"), clock=clock())
        await process.begin(key)
        await until(lambda: row(process, key).keeper)
        await process.die()
    monkeypatch.setattr(keeping, "now", lambda: now() + 11_000)
    async with processes(database_url, 1) as (process,):
        await until(lambda: key in process.hall.keeper.kept)
        live = process.hall.keeper.kept[key]
        deadline = live.table.deadline()
        assert deadline is not None
        assert deadline < now() + 11_000
        await asyncio.sleep(0.3)
        assert not any(isinstance(entry, Replaced) for entry in live.table.entries)


# Memory


async def play(process: Process, live: Live, most: int) -> None:
    """Let the person decide so many times, and the bots answer."""
    for _ in range(most):
        if live.table.phase == "over":
            break
        await process.act(live)
        await until(lambda: live.table.thinker() is None)


def forgotten(hall: Hall) -> bool:
    gc.collect()
    return not len(hall.live)


async def test_there_is_one_table_in_memory_for_everybody_who_has_to_do_with_it(database_url: str) -> None:
    async with processes(database_url, 1) as (process,):
        hall = process.hall
        key = await process.open("open")
        live, again = await asyncio.gather(hall.find(key), hall.find(key))
        guest = Guest("anna")
        hall.join(live, guest)
        hall.part(again, guest)
        hall._recent.clear()  # as after a while
        assert await hall.find(key) is live


async def test_what_nobody_looks_at_leaves_memory(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (hall_module, keeping):
        monkeypatch.setattr(module, "IDLE", 0.0)
    async with processes(database_url, 1, keep=False) as (process,):
        hall, guest = process.hall, Guest("anna")
        await hall.keeper.keep_once()
        waiting, playing, over = [await process.open(plan) for plan in ("open", "deckhand", "deckhand")]
        await hall.find(waiting)
        live = await process.begin(playing)
        hall.join(live, guest)
        await play(process, live, 1)
        await play(process, await process.begin(over), 1000)
        await hall.keeper.keep_once()
        gc.collect()
        assert set(hall.live) == {playing}
        hall.part(live, guest)
        del live
        await hall.keeper.keep_once()
        await until(lambda: forgotten(hall))
        assert not hall.keeper.kept
        assert (row(process, playing).keeper, row(process, playing).attended) == (None, False)
        await hall.keeper.keep_once()
        assert not len(hall.live)


@pytest.mark.parametrize("dies", [False, True])
async def test_a_table_that_was_laid_down_wakes(database_url: str, dies: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "IDLE", 0.0)
    async with processes(database_url, 1, keep=False) as (process,):
        await process.hall.keeper.keep_once()
        key = await process.open("sailor", "sailor")
        live = await process.begin(key)
        await process.act(live)
        await until(lambda: by_bots(live) and live.table.thinker() is None)
        moved = len(by_bots(live))
        await process.hall.keeper.keep_once()
        assert (live.kept, row(process, key).attended) == (False, False)
        if dies:  # after the move was written, and before anything else was done
            process.hall.keeper.close()
        await process.play_up_to_a_bot(live)
        assert row(process, key).attended
        if not dies:
            await until(lambda: len(by_bots(live)) > moved)
            return
        await process.die()
    async with processes(database_url, 1) as (process,):
        await until(lambda: process.hall.live.get(key) is not None and len(by_bots(process.hall.live[key])) > moved)


@several
async def test_nothing_is_laid_down_while_somebody_moves(database_url: str) -> None:
    async with processes(database_url, 2, keep=False) as (keeper, other):
        await keeper.hall.keeper.keep_once()
        key = await keeper.open("sailor", "sailor")
        await keeper.begin(key)
        await keeper.hall.keeper.keep_once()
        there = await other.hall.find(key)
        number = there.table.number
        await other.play_up_to_a_bot(there)
        name = keeper.hall.keeper.name
        assert not await keeper.hall.write(lambda database: store.lay_down(database, key, name, number))
        assert row(keeper, key).attended


# Who is there


@several
async def test_whoever_is_connected_to_another_process_is_there(database_url: str) -> None:
    async with processes(database_url, 3) as (first, second, third):
        key = await first.open(players=("anna", "boris", "carla"))
        guests = []
        for process, player in ((first, "anna"), (second, "boris"), (third, "carla")):
            live = await process.hall.find(key)
            guest = Guest(player)
            process.hall.join(live, guest)
            guests.append((process, live, guest))
        await until(lambda: all(guest.present[-1] == {0, 1, 2} for _, _, guest in guests))
        process, live, guest = guests[1]
        process.hall.part(live, guest)
        await until(lambda: all(guest.present[-1] == {0, 2} for _, _, guest in (guests[0], guests[2])))
        process.hall.join(live, guest)
        await until(lambda: all(guest.present[-1] == {0, 1, 2} for _, _, guest in guests))
        await third.die()
        await until(lambda: all(guest.present[-1] == {0, 1} for _, _, guest in guests[:2]))
        await second.end()
        await until(lambda: guests[0][2].present[-1] == {0})


@several
async def test_who_sits_down_is_there(database_url: str) -> None:
    async with processes(database_url, 2) as (first, second):
        key = await first.open("open")
        anna, boris = Guest("anna"), Guest("boris")
        here, there = await first.hall.find(key), await second.hall.find(key)
        first.hall.join(here, anna)
        second.hall.join(there, boris)
        await until(lambda: anna.present[-1] == boris.present[-1] == {0})
        await second.hall.change(there, partial(Table.sit, seat=1, player="boris", name="Boris", at=now()))
        await until(lambda: anna.present[-1] == boris.present[-1] == {0, 1})
