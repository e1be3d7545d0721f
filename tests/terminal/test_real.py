"""The program in a real terminal, from the command to the end of a whole game."""

import os
import re

import pytest

from terminals import Terminal

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs a terminal")
COLOURED = re.compile(rb"\x1b\[[0-9;:]*?(?:[34]8[;:][25]|\b(?:3[0-7]|4[0-7]|9[0-7]|10[0-7])\b)[0-9;:]*m")


def test_a_whole_game_by_keys_alone() -> None:
    with Terminal("--lang", "en", "terminal", "--seed", "5", "--bots", "sailor") as terminal:
        terminal.until("Where do your ships begin?")
        while "Final score" not in terminal.text:
            terminal.press("1")
            terminal.read(0.2)
        assert "wins with" in terminal.text or "A draw" in terminal.text
        terminal.press("\x1b")
        terminal.until("1 Show the result")
        terminal.press("q")
        terminal.until("G O L D E N")
        while terminal.process.poll() is None:
            terminal.press("q")
            terminal.read(0.3)
        assert terminal.process.returncode == 0


def test_a_small_terminal_a_larger_one_and_back() -> None:
    with Terminal("--lang", "de", "terminal", size=(80, 24)) as terminal:
        terminal.until("100 Spalten und 30 Zeilen")
        terminal.resize((100, 30))
        terminal.until("G O L D E N")
        terminal.resize((160, 48))
        terminal.until("G O L D E N")
        terminal.resize((80, 24))
        terminal.until("100 Spalten und 30 Zeilen")


def test_no_colour_and_only_ascii_to_the_last_byte() -> None:
    with Terminal("--lang", "pl", "terminal", "--seed", "5", "--ascii", NO_COLOR="1") as terminal:
        terminal.until("Twoj ruch")
        terminal.press("1")
        terminal.until("Runda 1")
        assert terminal.sent.isascii()
        assert COLOURED.search(terminal.sent) is None
    with Terminal("--lang", "pl", "terminal", "--seed", "5") as terminal:
        terminal.until("Twój ruch")
        assert COLOURED.search(terminal.sent) is not None
