"""Matches on a Dask cluster: a real scheduler, real workers, and one of them killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from goldenhorn import Impossible, Options
from goldenhorn.lab.cluster import Cluster, fingerprint, play_remotely
from goldenhorn.lab.deal import Match
from goldenhorn.lab.match import Plan, run_match
from goldenhorn.lab.pool import Alone, Work, play_chunk
from lab_bots import LOT
from lab_checks import files_of
from players import SCARCE_BOX

PLAN = Plan(Match(Options(2, box=SCARCE_BOX), (LOT, LOT), seed=3), deals=40)


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def worker(address: str) -> Iterator[subprocess.Popen[bytes]]:
    with started(
        "distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"
    ) as process:
        yield process


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A scheduler, which chooses its port and writes it down."""
    file = tmp_path / "scheduler.json"
    with started(
        "distributed.cli.dask_scheduler",
        "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file),
    ):  # fmt: skip
        for _ in range(6000):
            if file.exists() and file.read_text(encoding="utf-8").endswith("}"):
                break
            time.sleep(0.01)
        yield str(json.loads(file.read_text(encoding="utf-8"))["address"])


def test_a_cluster_gives_the_same_bytes_even_if_a_worker_dies(address: str, tmp_path: Path) -> None:
    deaths = 0
    with worker(address) as one, worker(address):
        cluster = Cluster(address)
        try:
            cluster.client.wait_for_workers(2, timeout=60)
            assert cluster.width == 2

            def die_in_the_middle(_: int) -> None:
                nonlocal deaths
                if not deaths:
                    os.kill(one.pid, signal.SIGKILL)
                    deaths += 1

            run_match(PLAN, tmp_path / "cluster", cluster, die_in_the_middle)
        finally:
            cluster.close()
    assert deaths == 1
    assert one.returncode == -signal.SIGKILL
    run_match(PLAN, tmp_path / "alone", Alone())
    assert files_of(tmp_path / "cluster") == files_of(tmp_path / "alone")


def test_a_worker_with_another_program_does_not_play() -> None:
    work = Work(PLAN.match, 0, 1)
    assert play_remotely(work, fingerprint()).rows == play_chunk(work).rows
    with pytest.raises(Impossible, match="another version"):
        play_remotely(work, "0" * 64)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "tcp://no port"])
def test_a_cluster_that_cannot_be_reached_is_told(address: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "goldenhorn", "--lang", "en", "lab", "match", "random", "random",
         "--cluster", address, "--out", str(tmp_path / "run")],
        capture_output=True,
        text=True,
        env={**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "1s"},
        timeout=120,
        check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert f"The cluster {address} cannot be reached" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "run").exists()
