"""A match from its command to its report: results that do not depend on when, where and how often it was stopped."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from goldenhorn import Impossible, Options
from goldenhorn.cli import main
from goldenhorn.commands.lab_common import progress
from goldenhorn.lab.deal import DealTask, Match
from goldenhorn.lab.fleets import box_text
from goldenhorn.lab.intervals import Clusters
from goldenhorn.lab.match import Plan, command_of, run_match
from goldenhorn.lab.play import play_deal
from goldenhorn.lab.pool import Alone, Pool, Processes, Promise, Work, played
from goldenhorn.lab.store import GAMES, RUN, Games, claimed, decode_rows, differences, encode_rows
from lab_bots import LOT
from lab_checks import check_page, files_of
from players import SCARCE_BOX

GAME = Match(Options(2, box=SCARCE_BOX), (LOT, LOT), seed=1)  # short games
PLAN = Plan(GAME, 24)
VARIED = Options(3, expansion=True, layout="shuffled", modone=True, first=None)
FILES = {"run.json", "games.jsonl", "table.csv", "summary.json", "report.html"}


def lab(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "goldenhorn", "--lang", "en", "lab", *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def wait_for(condition: object, what: str) -> None:
    """Wait until something has happened; a minute is far longer than it can take."""
    assert callable(condition)
    for _ in range(6000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError(what)


def living(session: int) -> int:
    """The number of processes of a session that have not ended."""
    states = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            state, _, _, found, *_ = status.read_text(encoding="utf-8").rpartition(") ")[2].split()
            states += [state] * (int(found) == session)
    return sum(state not in "ZX" for state in states)


def size_of(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nobody disturbed."""
    directory = tmp_path_factory.mktemp("whole")
    box = directory / "scarce.toml"
    box.write_text(box_text(SCARCE_BOX), encoding="utf-8")
    run_match(PLAN, directory / "run", Alone(), command=command_of(PLAN, str(box)))
    return directory / "run"


def test_a_match_leaves_all_its_files(whole: Path) -> None:
    assert set(files_of(whole)) == FILES
    rows = decode_rows((whole / GAMES).read_bytes())
    assert [(row.deal, row.rotation) for row in rows] == [(deal, turn) for deal in range(24) for turn in range(2)]
    summary = json.loads((whole / "summary.json").read_bytes())
    clusters = Clusters()
    for deal in range(24):
        clusters.add(sum(row.shares[row.bots.index(0)] for row in rows[2 * deal : 2 * deal + 2]), 2)
    found = clusters.share()
    assert summary["bots"][0]["share"] == {
        "mean": round(found.mean, 6),
        "low": round(found.low, 6),
        "high": round(found.high, 6),
    }
    assert summary["games"] == 48
    assert sum(summary["ends"].values()) == pytest.approx(1)
    assert sum(bot["share"]["mean"] for bot in summary["bots"]) == pytest.approx(1)
    assert summary["differences"][0]["mean"] == pytest.approx(2 * found.mean - 1, abs=1e-5)
    settings = json.loads((whole / RUN).read_bytes())["settings"]
    assert settings["bots"] == [LOT, LOT]
    assert settings["box"] == SCARCE_BOX.to_dict()
    lines = (whole / "table.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "bot,seat,house,games,share,score,raids,suffered"
    assert sum(int(line.split(",")[3]) for line in lines[1:]) == 2 * 48


def test_the_report_is_one_page_that_needs_nothing_else(whole: Path) -> None:
    text = (whole / "report.html").read_text(encoding="utf-8")
    check_page(text)
    assert f"golden-horn lab match {LOT} {LOT} --players 2 --box " in text
    assert "--deals 24 --seed 1" in text
    summary = json.loads((whole / "summary.json").read_bytes())
    assert f"{100 * summary['bots'][0]['share']['mean']:.1f} %" in text
    for heading in ("Share of the wins", "Points", "Length in rounds", "How games ended", "Ratings", "attacks made"):
        assert heading in text


def test_the_command_of_a_run_repeats_it(whole: Path, tmp_path: Path) -> None:
    command = json.loads((whole / RUN).read_bytes())["command"]
    program, verb, *arguments = shlex.split(command)
    assert (program, verb) == ("golden-horn", "lab")
    done = lab(*arguments, "--out", tmp_path / "again", "--workers", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert files_of(tmp_path / "again") == files_of(whole)
    again = lab(*arguments, "--out", tmp_path / "again", "--json")
    assert json.loads(again.stdout) == json.loads((whole / "summary.json").read_bytes())
    assert files_of(tmp_path / "again") == files_of(whole)


@pytest.mark.parametrize("cut", [1, 400, 3000])
def test_whatever_was_torn_off_is_played_again(whole: Path, tmp_path: Path, cut: int) -> None:
    for name in (RUN, GAMES):
        (tmp_path / name).write_bytes((whole / name).read_bytes())
    games = (whole / GAMES).read_bytes()
    for torn in (games[:-cut], games[:-cut] + b"\0" * 300, games[:-cut] + b'{"deal":3}\n' + games[-200:]):
        (tmp_path / GAMES).write_bytes(torn)
        run_match(PLAN, tmp_path, Alone())
        assert files_of(tmp_path) == files_of(whole)


def test_a_finished_run_is_not_played_again(whole: Path, tmp_path: Path) -> None:
    class Nobody:
        width = 1

        def submit(self, work: Work) -> Promise:
            raise AssertionError("there is nothing to play")

        def close(self) -> None:
            return

    for name in (RUN, GAMES):
        (tmp_path / name).write_bytes((whole / name).read_bytes())
    run_match(PLAN, tmp_path, Nobody())
    assert files_of(tmp_path) == files_of(whole)


def test_a_run_that_is_killed_again_and_again_ends_as_if_nothing_had_been(tmp_path: Path, whole: Path) -> None:
    command = json.loads((whole / RUN).read_bytes())["command"]
    command = shlex.split(command)[1:]
    games = tmp_path / "run" / GAMES
    for workers in ("1", "2", "1"):
        before = size_of(games)
        process = subprocess.Popen(
            [sys.executable, "-m", "goldenhorn", *command, "--out", str(tmp_path / "run"), "--workers", workers],
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_for(lambda before=before: size_of(games) > before, "some games are played")
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
        wait_for(lambda process=process: not living(process.pid), "workers end with the process that started them")
        assert before < size_of(games) < size_of(whole / GAMES)
    assert lab(*command[1:], "--out", tmp_path / "run", "--workers", "1").returncode == 0
    assert files_of(tmp_path / "run") == files_of(whole)


def test_ctrl_c_keeps_what_is_done_and_leaves_no_process_behind(tmp_path: Path) -> None:
    directory = tmp_path / "run"
    process = subprocess.Popen(
        [sys.executable, "-m", "goldenhorn", "--lang", "en", "lab", "match", LOT, LOT, "--deals", "5000",
         "--out", str(directory), "--workers", "2"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )  # fmt: skip
    wait_for(lambda: size_of(directory / GAMES) > 0, "some games are played")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    wait_for(lambda: not living(process.pid), "workers end with the process that started them")
    assert told == f"golden-horn: Stopped. What is done is kept in {directory}; the same command goes on from there.\n"
    assert decode_rows((directory / GAMES).read_bytes())
    assert not (directory / "summary.json").exists()


def test_ctrl_c_is_not_forgotten_where_python_drops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tidying:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    dropped: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: dropped.append(what.exc_type))
    with progress(9) as go_on:
        go_on(1)
        Tidying()
        assert dropped == [KeyboardInterrupt]
        with pytest.raises(KeyboardInterrupt):
            go_on(1)
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads the signals of a process")
def test_workers_do_not_hear_ctrl_c_from_their_very_beginning() -> None:
    wait_for(lambda: not active_children(), "the workers of other tests end")
    pool = Processes(1)
    try:
        promise = pool.submit(Work(GAME, 0, 1))
        (worker,) = active_children()
        status = Path(f"/proc/{worker.pid}/status").read_text(encoding="utf-8")
        assert promise.result().deals == 1
    finally:
        pool.close()
    (blocked,) = [int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigBlk:")]
    assert blocked >> (signal.SIGINT - 1) & 1
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_worker_that_dies_is_replaced(tmp_path: Path, whole: Path) -> None:
    class Deadly(Processes):
        """Kills all its workers once, in the middle."""

        submitted = 0

        def submit(self, work: Work) -> Promise:
            promise = super().submit(work)
            self.submitted += 1
            if self.submitted == 3:
                for child in active_children():
                    child.kill()
            return promise

    pool = Deadly(2)
    try:
        run_match(PLAN, tmp_path / "run", pool, command=json.loads((whole / RUN).read_bytes())["command"])
    finally:
        pool.close()
    assert pool.submitted > 3
    assert files_of(tmp_path / "run") == files_of(whole)
    wait_for(lambda: not active_children(), "the workers end with the pool")


def test_chunks_come_in_order_and_hold_every_deal_once() -> None:
    class Turned:
        """Gives no answer before it has to, and plays what was asked for last first."""

        width = 3

        def __init__(self) -> None:
            self.works: list[Work] = []

        def submit(self, work: Work) -> Promise:
            self.works.append(work)
            return Alone().submit(work)

        def close(self) -> None:
            return

    pool: Pool = Turned()
    rows = [row for chunk in played(pool, GAME, 5, 17) for row in decode_rows(chunk.rows)]
    assert [(row.deal, row.rotation) for row in rows] == [(deal, turn) for deal in range(5, 17) for turn in range(2)]


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal")
def test_progress_and_the_time_left_are_shown_on_a_terminal(tmp_path: Path) -> None:
    import pty

    terminal, end = pty.openpty()
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "goldenhorn",
            "lab",
            "match",
            LOT,
            LOT,
            "--deals",
            "6",
            "--out",
            str(tmp_path),
            "--workers",
            "1",
        ],
        stderr=end,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(end)
    shown = b""
    with suppress(OSError):  # a terminal without anybody on its other end cannot be read
        while some := os.read(terminal, 1000):
            shown += some
    os.close(terminal)
    assert process.wait() == 0
    assert b"6/6" in shown
    assert re.search(rb"\d:\d\d:\d\d", shown)


# Stopping early


def test_a_match_stops_when_its_question_is_answered_and_nowhere_else(tmp_path: Path) -> None:
    plan = Plan(GAME, 240, stop_at=0.9)
    summary = run_match(plan, tmp_path / "one", Alone())
    assert summary["deals"] % GAME.cycle == 0
    assert summary["deals"] < 240
    assert summary["test"]["excluded"] is True
    assert summary["test"]["stopped_early"] is True
    assert summary["test"]["high"] < 0.9
    assert "was stopped" in (tmp_path / "one" / "report.html").read_text(encoding="utf-8")
    pool = Processes(2)
    try:
        assert run_match(plan, tmp_path / "two", pool) == summary
    finally:
        pool.close()
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")
    assert run_match(plan, tmp_path / "two", Alone()) == summary  # it does not go on


def test_a_question_without_an_answer_is_left_open(tmp_path: Path) -> None:
    summary = run_match(Plan(GAME, 25, stop_at=0.5), tmp_path, Alone())
    assert summary["deals"] == 25
    assert summary["test"] == {**summary["test"], "excluded": False, "stopped_early": False}
    assert summary["test"]["low"] < 0.5 < summary["test"]["high"]


# The directory


def test_what_differs_is_told() -> None:
    before = {"bots": ["a", "b"], "deals": 3, "box": {"hand": 5, "fleets": {"x": "y"}}, "gone": 1}
    now = {"bots": ["a", "c"], "deals": 3, "box": {"hand": 6, "fleets": {"x": "y"}}, "new": None}
    assert differences(before, now) == ['bots[1]: "b", "c"', "box.hand: 5, 6", "gone: 1, null"]
    assert differences(before, before) == []


def test_a_directory_belongs_to_one_run(whole: Path, tmp_path: Path) -> None:
    untouched = files_of(whole)
    for other, told in (
        (Plan(GAME, 25), "deals: 24, 25"),
        (Plan(replace(GAME, seed=2), 24), "seed: 1, 2"),
        (Plan(replace(GAME, table=replace(GAME.table, expansion=True)), 24), "expansion: false, true"),
        (Plan(replace(GAME, table=Options(2)), 24), "box.cubes_per_colour: 4, 15"),
    ):
        with pytest.raises(Impossible) as caught:
            run_match(other, whole, Alone())
        assert told in str(caught.value)
        assert files_of(whole) == untouched
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(Impossible, match="something else"):
        run_match(PLAN, tmp_path, Alone())
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / RUN).write_text("{", encoding="utf-8")
    with pytest.raises(Impossible, match="something else"):
        run_match(PLAN, tmp_path / "broken", Alone())


@pytest.mark.skipif(os.name != "posix", reason="needs locks on directories")
def test_two_processes_do_not_write_to_the_same_directory(tmp_path: Path) -> None:
    with claimed(tmp_path, {"kind": "match"}, "x"):
        done = lab("match", LOT, LOT, "--deals", "1", "--out", tmp_path)
    assert done.returncode == 2
    assert "Another process is writing" in done.stderr


def test_a_run_killed_before_its_first_game_can_begin_again(tmp_path: Path) -> None:
    (tmp_path / ".run.json.part").write_bytes(b'{"comm')
    run_match(Plan(GAME, 1), tmp_path, Alone())
    assert set(files_of(tmp_path)) == FILES


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    rows = [play_deal(DealTask(GAME, deal)) for deal in range(3)]
    games = Games(tmp_path, rotations=2)
    for deal in rows:
        games.append(encode_rows(deal))
    assert list(games.played()) == rows
    games.append(encode_rows(rows[0]))
    assert list(games.played()) == rows
    games.close()
    assert decode_rows((tmp_path / GAMES).read_bytes()) == [row for deal in rows for row in deal]


# Bad input


@pytest.fixture
def somewhere(tmp_path: Path) -> Iterator[Path]:
    """A place that nothing may be written to."""
    yield tmp_path / "out"
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["random", "pirate"], "“pirate” names no bot"),
        (["random", "random", "random"], "3 bots cannot be seated at a table of 2"),
        (["random", "random", "random", "--players", "4"], "3 bots cannot be seated at a table of 4"),
        (["random", "random", "--players", "5"], "2 to 4 players"),
        (["random", "random", "--deals", "0"], "0 deals cannot be played"),
        (["random", "random", "--deals", "-3"], "-3 deals cannot be played"),
        (["random", "random", "--seed", "-1"], "The seed -1 is out of range"),
        (["random", "random", "--stop-at", "0"], "0 per cent is no share"),
        (["random", "random", "--stop-at", "120"], "120 per cent is no share"),
        (["random", "random", "--workers", "0"], "0 workers cannot play"),
        (["random", "random", "--box", "no-such-box.toml"], "no-such-box.toml cannot be read"),
        (["random", "random", "--houses", "Medici,Dandolo"], "There is no house “Medici”"),
        (["python:nowhere.py:Bot", "random"], "cannot be made"),
    ],
)
def test_what_cannot_be_done_is_told_before_anything_is_written(
    somewhere: Path, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "lab", "match", *arguments, "--out", str(somewhere)]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("golden-horn: ")
    assert told in said.err
    assert said.out == ""


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = lab("match", LOT, LOT, "--deals", "1", "--out", tmp_path / "file" / "run")
    assert done.returncode == 2
    assert done.stderr.startswith(f"golden-horn: {tmp_path / 'file' / 'run'} cannot be written")


@pytest.mark.parametrize(
    ("library", "arguments", "told"),
    [
        ("openskill.models", [], "the extra “lab”"),
        ("distributed", ["--cluster", "tcp://127.0.0.1:1"], "the extra “cluster”"),
    ],
)
def test_an_extra_that_is_missing_is_told(
    somewhere: Path,
    library: str,
    arguments: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert main(["--lang", "en", "lab", "match", LOT, LOT, "--workers", "1", *arguments, "--out", str(somewhere)]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("plan", "typed"),
    [
        (PLAN, "--players 2 --deals 24 --seed 1"),
        (
            Plan(Match(VARIED, ("a b", "c"), 5, one_against=False), 7, 0.4),
            "'a b' c --players 3 --expansion --layout shuffled --modone --first drawn --no-one-against --deals 7 --seed 5 "
            "--stop-at 40",
        ),
        (
            Plan(Match(Options(2), ("a", "c"), 5, pool=("Loredan", "Dandolo")), 7),
            "a c --players 2 --houses Loredan,Dandolo --deals 7 --seed 5",
        ),
    ],
)
def test_commands_to_repeat(plan: Plan, typed: str) -> None:
    assert command_of(plan).endswith(typed)


def test_houses_can_be_chosen(tmp_path: Path) -> None:
    done = lab("match", LOT, LOT, "--deals", "4", "--houses", "Loredan,Dandolo", "--out", tmp_path, "--workers", "1")
    assert done.returncode == 0
    rows = decode_rows((tmp_path / GAMES).read_bytes())
    assert {row.houses for row in rows} == {("Loredan", "Dandolo"), ("Dandolo", "Loredan")}
