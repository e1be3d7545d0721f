"""A new table, here or on a server: who plays, and which game."""

import asyncio
from typing import Literal

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from goldenhorn.bots.levels import LEVELS
from goldenhorn.errors import GoldenHornError
from goldenhorn.game.options import LAYOUTS, Options
from goldenhorn.rules.material import HOUSES
from goldenhorn.server.setup import SeatPlan, Setup
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.local import LocalTable
from goldenhorn.terminal.online.table import OnlineTable
from goldenhorn.terminal.online.visitor import Visitor
from goldenhorn.terminal.screens.asking import Ask
from goldenhorn.terminal.screens.game import GameScreen
from goldenhorn.terminal.screens.waiting import WaitingScreen
from goldenhorn.terminal.widgets import Knob, Knobs

Kind = Literal["alone", "here", "online"]


class Opening(Chart):
    """One person and bots, several people at this screen, or a table of a server, where `visitor` is somebody."""

    BINDINGS = [Binding("escape,q", "app.pop_screen", show=False)]  # noqa: RUF012  # Textual's way

    def __init__(self, kind: Kind, visitor: Visitor | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.visitor = visitor
        self.values = {
            "players": 0,
            "people": 0,
            "level": 1,
            "expansion": 0,
            "layout": 0,
            "modone": 0,
            "first": 1,
            "public": 0,
        }
        self.names = ["", "", "", ""]

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"), Vertical(classes="sheet") as sheet:
            sheet.border_title = self.say(
                {"alone": "page-play-now", "here": "screen-here", "online": "page-new-table"}[self.kind]
            )
            yield Knobs(self._knobs(), self.manner.look)
            yield Static("")
            yield Static(self.say("screen-knobs"), classes="quiet")

    def on_mount(self) -> None:
        self.query_one(Knobs).focus()

    @property
    def players(self) -> int:
        return self.values["players"] + 2

    @property
    def people(self) -> int:
        return min(self.values["people"] + 2, self.players) if self.kind == "here" else 1

    def _knobs(self) -> list[Knob]:
        say, values = self.say, self.values
        without, with_ = say("page-without"), say("page-allowed")
        knobs = [Knob("begin", say("page-begin")), Knob("players", say("page-players"), "234", values["players"])]
        if self.kind == "here":
            knobs.append(
                Knob("people", say("screen-people"), [str(n) for n in range(2, self.players + 1)], self.people - 2)
            )
        for seat in range(self.people):
            name = self.names[seat] or HOUSES[seat]
            knobs.append(Knob(f"name-{seat}", f"{say('page-name-of-seat', seat=seat + 1)}: {name}"))
        if self.kind != "online" and self.people < self.players:
            knobs.append(Knob("level", say("page-level"), [say(f"level-{level}") for level in LEVELS], values["level"]))
        knobs.append(Knob("expansion", say("page-expansion"), [without, "Domínio da Mar"], values["expansion"]))
        knobs.append(Knob("layout", say("page-layout"), [say(f"page-layout-{name}") for name in LAYOUTS], values["layout"]))
        if self.players == 3:
            knobs.append(Knob("modone", say("place-Modone"), [without, with_], values["modone"]))
        firsts = [say("page-first-drawn"), *(self.names[seat] or HOUSES[seat] for seat in range(self.players))]
        knobs.append(Knob("first", say("page-first"), firsts, min(values["first"], self.players)))
        if self.kind == "online":
            admitted = [say("page-by-link"), say("page-public")]
            knobs.append(Knob("public", say("page-admission"), admitted, values["public"]))
        return knobs

    @on(Knobs.Turned)
    def _turned(self, event: Knobs.Turned) -> None:
        self.values[event.key] = event.value
        self.query_one(Knobs).show(self._knobs())

    @on(Knobs.Pressed)
    def _pressed(self, event: Knobs.Pressed) -> None:
        if event.key == "begin":
            self._begin()
        else:
            self._rename(int(event.key.removeprefix("name-")))

    @work
    async def _rename(self, seat: int) -> None:
        title = self.say("page-name-of-seat", seat=seat + 1)
        name = await self.app.push_screen_wait(Ask(title, value=self.names[seat]))
        if name is not None:
            self.names[seat] = " ".join(name.split())[:40]
            self.query_one(Knobs).show(self._knobs())

    def _begin(self) -> None:
        values = self.values
        options = Options(
            players=self.players,
            expansion=bool(values["expansion"]),
            layout=LAYOUTS[values["layout"]],
            modone=bool(values["modone"]) and self.players == 3,
            first=min(values["first"], self.players) - 1 if values["first"] else None,
        )
        if self.visitor is not None:
            self._open(self.visitor, options)
            return
        people = {seat: self.names[seat] for seat in range(self.people)}
        bots = dict.fromkeys(range(self.people, self.players), LEVELS[values["level"]])
        try:
            table = LocalTable(options, people, bots, language=self.manner.language, pace=self.manner.pace)
        except GoldenHornError as error:
            self.notify(error.say(self.manner.language), severity="error", markup=False)
            return
        self.app.switch_screen(GameScreen(table))

    @work
    async def _open(self, visitor: Visitor, options: Options) -> None:
        """All other seats are open: whoever has the link can come, and bots can be asked in there."""
        others: list[SeatPlan] = ["open"] * (options.players - 1)
        setup = Setup(
            seats=["here", *others],
            expansion=options.expansion,
            layout=options.layout,
            modone=options.modone,
            first=options.first,
            hints=True,
            public=bool(self.values["public"]),
        )
        try:
            await asyncio.to_thread(visitor.take_name, self.names[0] or HOUSES[0])
            key = await asyncio.to_thread(visitor.open, setup)
        except GoldenHornError as error:
            self.notify(error.say(self.manner.language), severity="error", markup=False)
            return
        self.app.switch_screen(WaitingScreen(OnlineTable(visitor, key)))
