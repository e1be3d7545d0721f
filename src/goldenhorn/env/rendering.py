"""A position as text or as a picture."""

import sys

from goldenhorn.drawing import position_svg
from goldenhorn.env.settings import one_of
from goldenhorn.game.view import View
from goldenhorn.telling.board import board_lines
from goldenhorn.telling.teller import Teller
from goldenhorn.words import language_of

# `human` prints the text after every action; the others return it.
RENDER_MODES = ("human", "ansi", "svg")


def check_mode(mode: str | None, known: tuple[str, ...] = RENDER_MODES) -> None:
    if mode is not None:
        one_of("render_mode", mode, known)


def rendered(view: View, mode: str | None) -> str | None:
    if mode == "svg":
        return position_svg(view)
    if mode is None:
        return None
    teller = Teller(language_of(), tuple(seat.house for seat in view.seats))
    text = "\n".join(board_lines(view, teller)) + "\n"
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None
