"""Asking for a record to watch."""

import asyncio

from goldenhorn.errors import GoldenHornError
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.finding import load_record
from goldenhorn.terminal.screens.asking import Ask
from goldenhorn.terminal.screens.replay import ReplayScreen


async def find_record(screen: Chart) -> None:
    """Ask for a file or a link until there is a record, or nobody wants one any more; then show it."""
    words, text = screen.say("screen-replay-about"), ""
    while True:
        text = await screen.app.push_screen_wait(Ask(screen.say("page-replay"), words, text)) or ""
        if not text.strip():
            return
        try:
            record = await asyncio.to_thread(load_record, text.strip(), screen.manner.language)
            replay = ReplayScreen(record)
        except GoldenHornError as error:
            words = error.say(screen.manner.language)
            continue
        screen.app.push_screen(replay)
        return
