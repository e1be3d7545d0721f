"""Somebody in a terminal and somebody in a browser at the same table."""

import os
import threading
from pathlib import Path

import pytest
from playwright.sync_api import expect

from playing import Mouse
from terminals import Terminal
from visiting import Visitor

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a terminal")


def test_a_terminal_and_a_browser_finish_a_game_together(visitor: Visitor, tmp_path: Path) -> None:
    host = visitor()
    key = host.sit_down("here", "open", first=0)
    with Terminal(
        "--lang", "en", "terminal", "--join", f"{host.server.url}/t/{key}", XDG_STATE_HOME=str(tmp_path)
    ) as terminal:
        terminal.until("Sit down: Seat 2")
        terminal.press("\r")
        terminal.until("What are you called?")
        terminal.press("Boris\r")
        terminal.until("I am ready")
        terminal.press("\r")
        expect(host.page.get_by_role("heading", name="Boris")).to_be_visible()
        host.page.get_by_role("button", name="Begin the game").click()
        terminal.until("Setting up")
        done = threading.Event()

        def choose() -> None:
            """Always the first of what is offered; keys that mean nothing now do nothing."""
            while not done.is_set() and "Final score" not in terminal.text:
                terminal.press("1")
                terminal.read(0.3)

        other = threading.Thread(target=choose)
        other.start()
        try:
            Mouse(host.page, 1).play()
            other.join(60)
        finally:
            done.set()
            other.join()
        assert "Final score" in terminal.text
        assert "Anna" in terminal.text
        assert "Boris" in terminal.text
        record = host.context.request.get(f"{host.url}/api/games/{key}").json()
        for score in record["result"]["scores"]:
            assert str(score["total"]) in terminal.text
