"""`golden-horn play` as a person starts it: the page is served, and opened in the browser."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from goldenhorn.cli import main
from goldenhorn.server import page
from serving import PATIENCE, free_port


class Played:
    """The program, with a browser that only writes down what it is to show."""

    def __init__(self, folder: Path, port: int) -> None:
        self.shown = folder / "shown"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.shown}\n')
        browser.chmod(0o755)
        self._command = [sys.executable, "-m", "goldenhorn", "--lang", "en", "play", "--port", str(port)]
        self._environment = {**os.environ, "GOLDENHORN_DATA": str(folder / "data"), "BROWSER": f"{browser} %s"}

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [*self._command, *arguments],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def played(tmp_path: Path, port: int) -> Iterator[tuple[Played, "subprocess.Popen[str]"]]:
    person = Played(tmp_path, port)
    process = person.start()
    yield person, process
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_the_page_is_served_and_shown(played: tuple[Played, "subprocess.Popen[str]"], port: int) -> None:
    person, process = played
    url = f"http://127.0.0.1:{port}"
    assert url in first_line(process)
    start = httpx.get(url, timeout=PATIENCE)
    assert start.status_code == 200
    for asset in re.findall(r"(?:src|href)=\"(/assets/[^\"]+)\"", start.text):
        assert httpx.get(url + asset, timeout=PATIENCE).status_code == 200
    again = person.start()
    assert "already open" in first_line(again)
    assert again.wait(PATIENCE) == 0
    again.communicate()
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 0
    assert person.shown.read_text().split() == [url, url]


def test_without_a_browser_the_address_is_enough(tmp_path: Path, port: int) -> None:
    person = Played(tmp_path, port)
    process = person.start("--no-browser")
    assert f"http://127.0.0.1:{port}" in first_line(process)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert not person.shown.exists()


def test_another_program_at_the_address_is_told(tmp_path: Path, port: int) -> None:
    other = subprocess.Popen(
        [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(tmp_path), str(port)],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert other.stdout is not None
    other.stdout.readline()
    process = Played(tmp_path, port).start()
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert str(port) in told
    assert "Traceback" not in told
    other.kill()
    other.communicate()


@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
def test_a_page_that_was_not_built_is_told(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "is_built", lambda: False)
    assert main(["--lang", language, "play"]) == 2
    assert "make play" in capsys.readouterr().err
