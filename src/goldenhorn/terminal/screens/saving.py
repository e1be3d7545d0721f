"""Writing a record, under a name that somebody types."""

import asyncio
from pathlib import Path

from goldenhorn.errors import GoldenHornError
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.saving import write_record
from goldenhorn.terminal.screens.asking import Ask
from goldenhorn.terminal.standing import Table

DEFAULT_NAME = "golden-horn.ghr"


async def save_record(screen: Chart, table: Table) -> bool:
    """Ask where to, write it there and say so; whether it is written."""
    ask = Ask(screen.say("page-replay-save"), screen.say("screen-save-about"), DEFAULT_NAME)
    name = await screen.app.push_screen_wait(ask)
    if not name:
        return False
    try:
        write_record(await asyncio.to_thread(table.record), Path(name))
    except GoldenHornError as error:
        screen.notify(error.say(screen.manner.language), severity="error", markup=False)
        return False
    except OSError as error:
        detail = error.strerror or str(error)
        screen.notify(screen.say("file-not-written", file=name, detail=detail), severity="error", markup=False)
        return False
    screen.notify(screen.say("play-saved", file=name), markup=False)
    return True
