"""People at the screens of the terminal, by Textual's own pilot."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Mapping

from rich.console import Console
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import OptionList

from goldenhorn import Options
from goldenhorn.terminal.app import GoldenHornApp, Manner
from goldenhorn.terminal.local import LocalTable
from goldenhorn.terminal.look import Look
from goldenhorn.terminal.screens.curtain import Curtain
from goldenhorn.terminal.screens.game import GameScreen
from goldenhorn.terminal.screens.over import Over

PATIENCE = 120.0
SIZE = (100, 30)
Doing = Callable[[Pilot[None]], Awaitable[None]]


def on_screen(
    first: Callable[[], Screen[None]] | None,
    doing: Doing,
    *,
    size: tuple[int, int] = SIZE,
    language: str = "en",
    only_ascii: bool = False,
) -> None:
    """Let somebody do something at a screen of this size."""

    async def run() -> None:
        app = GoldenHornApp(Manner(language, Look(only_ascii), pace=0.0), first)
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            await doing(pilot)
            # A screen that is still being put together cannot be closed.
            await until(pilot, lambda: pilot.app.screen.is_mounted)

    asyncio.run(asyncio.wait_for(run(), 5 * PATIENCE))


def local(
    people: Mapping[int, str] | None = None,
    *,
    players: int = 2,
    bots: str = "deckhand",
    seed: int = 5,
    language: str = "en",
    expansion: bool = False,
) -> LocalTable:
    """A table on this machine, whose bots do not pause."""
    seated = {0: "Anna"} if people is None else people
    others = {seat: bots for seat in range(players) if seat not in seated}
    options = Options(players=players, expansion=expansion)
    return LocalTable(options, seated, others, language=language, seed=seed, pace=0.0)


async def until(pilot: Pilot[None], happened: Callable[[], object]) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while not happened():
        assert loop.time() < end, f"it does not happen; on the screen:\n{text_of(pilot)}"
        await pilot.pause(0.01)


def offers(pilot: Pilot[None]) -> list[str]:
    """What can be chosen on the screen; nothing while it is still being put together."""
    return [
        str(options.get_option_at_index(index).prompt)
        for options in pilot.app.screen.query(OptionList)
        for index in range(options.option_count)
    ]


def text_of(pilot: Pilot[None]) -> str:
    """What is on the screen, without colours."""
    width, height = pilot.app.size
    console = Console(width=width, height=height, file=io.StringIO(), record=True, legacy_windows=False)
    console.print(pilot.app.screen._compositor.render_update(full=True))
    return "\n".join(line.rstrip() for line in console.export_text(styles=False).splitlines())


async def play(pilot: Pilot[None], table: LocalTable, most: int = 10_000, key: str = "1") -> int:
    """Take the first of whatever is offered, until the game is over; how often."""
    made = 0
    while made < most:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain | Over) or _to_choose(pilot))
        if isinstance(pilot.app.screen, Over):
            break
        if isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
            continue
        await pilot.press(key)
        made += 1
    return made


def _to_choose(pilot: Pilot[None]) -> bool:
    screen = pilot.app.screen
    return isinstance(screen, GameScreen) and bool(offers(pilot))
