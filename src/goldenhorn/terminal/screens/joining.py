"""Going to a table of a server by its link, or to the list of all that are there."""

import asyncio

from goldenhorn.errors import GoldenHornError
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.online.table import joined
from goldenhorn.terminal.online.visitor import Visitor, parse_link
from goldenhorn.terminal.screens.asking import Ask
from goldenhorn.terminal.screens.replay import ReplayScreen
from goldenhorn.terminal.screens.tables import TablesScreen
from goldenhorn.terminal.screens.waiting import WaitingScreen


async def ask_and_join(screen: Chart) -> None:
    """Ask for a link until it leads somewhere, or nobody wants to go any more."""
    words, text = screen.say("screen-online-about"), ""
    while True:
        text = await screen.app.push_screen_wait(Ask(screen.say("screen-online"), words, text)) or ""
        if not text.strip():
            return
        try:
            await join(screen, text)
        except GoldenHornError as error:
            words = error.say(screen.manner.language)
            continue
        return


async def join(screen: Chart, text: str) -> None:
    """Go where a link leads; raises why not."""
    link = parse_link(text)
    visitor = Visitor(link.server, screen.manner.language)
    if link.game:
        screen.app.push_screen(ReplayScreen(await asyncio.to_thread(visitor.record, link.key)))
    elif link.key:
        screen.app.push_screen(WaitingScreen(await asyncio.to_thread(joined, visitor, link.key)))
    else:
        screen.app.push_screen(TablesScreen(visitor, await asyncio.to_thread(visitor.tables)))
