"""At a table of a server before the game: who sits where, and who is ready."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial

import msgspec
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from goldenhorn.bots.levels import LEVELS
from goldenhorn.errors import GoldenHornError
from goldenhorn.record.model import House
from goldenhorn.rules.material import HOUSES
from goldenhorn.server.protocol import ChooseHouse, Close, MakeReady, PlanSeat, Sit, Stand, Start
from goldenhorn.server.setup import SeatPlan
from goldenhorn.terminal.app import Chart
from goldenhorn.terminal.look import GOLD, IVORY, MIST, PALE_GOLD, SIGNAL, house_style
from goldenhorn.terminal.online.table import OnlineTable
from goldenhorn.terminal.screens.asking import Ask, Pick
from goldenhorn.terminal.screens.game import GameScreen
from goldenhorn.terminal.standing import Standing
from goldenhorn.terminal.widgets import Knob, Knobs


class WaitingScreen(Chart):
    """As soon as the game is being played, or over, it becomes the screen of the game."""

    BINDINGS = [Binding("escape,q", "leave", show=False)]  # noqa: RUF012  # Textual's way

    def __init__(self, table: OnlineTable) -> None:
        super().__init__()
        self.table = table
        self._gone = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"), Vertical(classes="sheet") as sheet:
            sheet.border_title = self.say("page-waiting")
            yield Static(id="seats", classes="words")
            yield Knobs([], self.manner.look)
            yield Static(self.say("page-connecting"), id="state", classes="quiet")

    def on_mount(self) -> None:
        self.query_one(Knobs).focus()
        self.table.changed = partial(self.app.call_later, self.follow)
        self.table.refused = lambda message: self.app.call_later(partial(self.refuse, message))
        self.table.begin()

    def on_unmount(self) -> None:
        if not self._gone:
            self.table.close()

    def follow(self) -> None:
        standing = self.table.standing
        if standing is None or self._gone or not self.query("#state"):
            return
        if standing.phase in ("playing", "over") and standing.view is not None:
            self._gone = True
            self.app.switch_screen(GameScreen(self.table))
            return
        self.query_one("#seats", Static).update(self._seats(standing))
        knobs = self.query_one(Knobs)
        knobs.show([Knob(key, label) for key, label in self._offers(standing)])
        knobs.focus()
        self.query_one("#state", Static).update(self._state(standing))

    def refuse(self, message: str) -> None:
        self.notify(message, severity="warning", markup=False)
        if self.table.standing is None:
            self.query_one("#state", Static).update(message)

    def _seats(self, standing: Standing) -> Text:
        drawn = Text()
        for seat, chair in enumerate(standing.chairs):
            mark = self.manner.look.east if seat in standing.mine else " "
            drawn.append(f"{mark} {seat + 1}  ", f"bold {SIGNAL}")
            if chair.house is not None:
                drawn.append(chair.house[0], house_style(chair.house)).append(f" {chair.house}  ", IVORY)
            if chair.open:
                drawn.append(self.say("page-seat-empty"), MIST)
            elif chair.bot is not None:
                drawn.append(self.say("page-bot", level=self.say(f"level-{chair.bot}")), IVORY)
            else:
                drawn.append(chair.name or "", f"bold {IVORY}")
                ready = "page-is-ready" if chair.ready else "page-not-ready"
                drawn.append(f"  {self.say(ready)}", PALE_GOLD if chair.ready else MIST)
                if seat not in standing.present:
                    drawn.append(f"  {self.say('page-absent')}", MIST)
            drawn.append("\n")
        if standing.link is not None:
            drawn.append(f"\n{self.say('page-invite-link')}: ", GOLD).append(standing.link, IVORY)
        return drawn

    def _state(self, standing: Standing) -> str:
        if standing.phase == "closed":
            return self.say("page-table-closed")
        if standing.line != "open":
            return self.say("page-line-lost")
        waits = [chair for seat, chair in enumerate(standing.chairs) if not chair.ready and seat not in standing.mine]
        names = [chair.name for chair in waits if chair.name is not None and chair.bot is None]
        if any(chair.open for chair in standing.chairs):
            return self.say("page-seats-free", number=sum(chair.open for chair in standing.chairs))
        return self.say("page-awaited", names=", ".join(names)) if names else self.say("page-all-ready")

    def _offers(self, standing: Standing) -> list[tuple[str, str]]:
        """What can be wished for; the server decides whether it happens."""
        offers: list[tuple[str, str]] = []
        if standing.phase == "closed":
            return [("leave", self.say("screen-to-start"))]
        chairs = list(enumerate(standing.chairs))
        free = [seat for seat, chair in chairs if chair.open]
        if standing.host and not free:
            offers.append(("start", self.say("page-begin")))
        if standing.mine and not standing.host:
            ready = all(standing.chairs[seat].ready for seat in standing.mine)
            offers.append(("unready", self.say("screen-unready")) if ready else ("ready", self.say("page-ready")))
        for seat in free:
            offers.append((f"sit-{seat}", self._of_seat("page-sit-another" if standing.mine else "page-sit", seat)))
        for seat in standing.mine:
            house = standing.chairs[seat].house or self.say("page-house-any")
            offers.append((f"house-{seat}", f"{self.say('page-house')}: {house}"))
        if standing.host:
            offers += [(f"bot-{seat}", self._of_seat("page-fill-bot", seat)) for seat in free]
            bots = [seat for seat, chair in chairs if chair.bot is not None]
            offers += [(f"open-{seat}", self._of_seat("page-open-seat", seat)) for seat in bots]
            offers.append(("close", self.say("page-give-up")))
        else:
            offers += [(f"stand-{seat}", self._of_seat("page-stand", seat)) for seat in standing.mine]
        offers.append(("leave", self.say("screen-to-start")))
        return offers

    def _of_seat(self, message: str, seat: int) -> str:
        return f"{self.say(message)}: {self.say('page-seat', seat=seat + 1)}"

    @on(Knobs.Pressed)
    def _pressed(self, event: Knobs.Pressed) -> None:
        wish, _, number = event.key.partition("-")
        seat = int(number or 0)
        table = self.table
        match wish:
            case "start":
                self._ready(lambda: table.ask(lambda number: Start(id=number)))
            case "ready" | "unready":
                self._ready(ready=wish == "ready")
            case "sit":
                self._sit(seat)
            case "stand":
                table.ask(lambda number: Stand(id=number, seat=seat), lambda: table.look(None))
            case "house":
                self._house(seat)
            case "bot":
                self._bot(seat)
            case "open":
                table.ask(lambda number: PlanSeat(id=number, seat=seat, plan="open"))
            case "close":
                table.ask(lambda number: Close(id=number))
            case _:
                self.action_leave()

    def _ready(self, then: Callable[[], object] = lambda: None, *, ready: bool = True) -> None:
        """All own seats together; with a salt one has a hand in the shuffle."""
        standing = self.table.standing
        mine = () if standing is None else standing.mine
        for seat in mine:
            self.table.ask(partial(_readied, seat, ready))
        then()  # answers come in the order of the wishes

    @work
    async def _sit(self, seat: int) -> None:
        """A newcomer takes a name first; who sits here already brings somebody else along."""
        table, name = self.table, None
        standing = table.standing
        try:
            if standing is not None and standing.mine:
                name = await self.app.push_screen_wait(Ask(self.say("page-another-title")))
                if not name:
                    return
            elif await asyncio.to_thread(table.visitor.name) is None:
                own = await self.app.push_screen_wait(Ask(self.say("page-newcomer-title")))
                if not own:
                    return
                await asyncio.to_thread(table.visitor.take_name, own)
                table.reopen()
        except GoldenHornError as error:
            self.refuse(error.say(self.manner.language))
            return
        table.ask(lambda number: Sit(id=number, seat=seat, name=name), lambda: table.look(seat))

    @work
    async def _house(self, seat: int) -> None:
        titles = [self.say("page-house-any"), *(f"[house {house}] {house}" for house in HOUSES)]
        picked = await self.app.push_screen_wait(Pick(self.say("page-house"), titles))
        if picked is not None:
            house = msgspec.convert(HOUSES[picked - 1], House) if picked else None
            self.table.ask(lambda number: ChooseHouse(id=number, seat=seat, house=house))

    @work
    async def _bot(self, seat: int) -> None:
        picked = await self.app.push_screen_wait(
            Pick(self.say("page-level"), [self.say(f"level-{level}") for level in LEVELS], "")
        )
        if picked is not None:
            plan = msgspec.convert(LEVELS[picked], SeatPlan)
            self.table.ask(lambda number: PlanSeat(id=number, seat=seat, plan=plan))

    def action_leave(self) -> None:
        self._gone = True
        self.table.close()
        self.dismiss()


def _readied(seat: int, ready: bool, number: int) -> MakeReady:
    return MakeReady(id=number, seat=seat, ready=ready, salt=secrets.token_hex(16))
