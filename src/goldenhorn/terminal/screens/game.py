"""Playing or watching at a table, here or on a server."""

import asyncio
from functools import partial
from typing import get_args

from rich.text import Text
from textual import on, work
from textual.binding import Binding
from textual.widgets import OptionList, Static

from goldenhorn.errors import GoldenHornError
from goldenhorn.game.actions import parse
from goldenhorn.server.entries import Phrase
from goldenhorn.server.protocol import Say
from goldenhorn.terminal.choices import Choice, Chooser, Spot
from goldenhorn.terminal.hints import Hint, best_moves
from goldenhorn.terminal.local import LocalTable
from goldenhorn.terminal.online.table import OnlineTable
from goldenhorn.terminal.screens.asking import Ask, Pick, Tell
from goldenhorn.terminal.screens.board import BoardScreen
from goldenhorn.terminal.screens.curtain import Curtain
from goldenhorn.terminal.screens.help import Help
from goldenhorn.terminal.screens.over import Over
from goldenhorn.terminal.screens.replay import ReplayScreen
from goldenhorn.terminal.screens.saving import save_record
from goldenhorn.terminal.standing import Standing, Table
from goldenhorn.terminal.widgets import SeaWidget

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class GameScreen(BoardScreen):
    """The people at this screen decide; if there are several, a curtain hides the cards between them."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        Binding("escape,backspace,left", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("c", "cover", show=False),
        Binding("s", "save", show=False),
        Binding("colon,slash,n", "notation", show=False),
        Binding("t", "talk", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._open: int | None = None  # of several people here, the one whose cards are shown
        self._path: list[Choice] = []
        self._choices: tuple[Choice, ...] = ()
        self._asked: object = None
        self._ended = False
        self._wants_rematch = False

    def on_mount(self) -> None:
        self.table.changed = partial(self.app.call_later, self.follow)
        self.table.refused = lambda message: self.app.call_later(partial(self.refuse, message))
        self.set_interval(1, self._tick)
        self.follow()
        self.table.begin()

    def _tick(self) -> None:
        """A running clock is seen to run."""
        if self.drawable and self.shown is not None and self.shown.view is not None and self.shown.deadline is not None:
            self.query_one("#bar", Static).update(self.bar(self.shown))

    def on_unmount(self) -> None:
        self.table.close()

    def keys(self) -> Text:
        pairs = [("?", "screen-key-help"), ("h", "screen-key-hint"), ("u", "page-undo"), ("n", "screen-key-notation")]
        pairs += [("s", "screen-key-save"), ("q", "screen-key-leave")]
        return self.keys_of(*pairs)

    # What happens

    def follow(self) -> None:
        standing = self.table.standing
        if standing is None or not self.drawable or standing.view is None:
            return
        self._curtain(standing)
        self.draw(standing)
        view = standing.view
        asked = (standing.seat, view.phase, view.legal, standing.phase)
        if asked != self._asked:
            self._asked, self._path = asked, []
        self._offer()
        if standing.phase == "over" and not self._ended:
            self._ended = True
            self._end(standing)
        if self._wants_rematch and standing.rematch is not None and isinstance(self.table, OnlineTable):
            self._go_to_rematch(self.table, standing.rematch)

    def _curtain(self, standing: Standing) -> None:
        """Between several people at one screen nobody's cards are shown until that person says so."""
        if len(standing.mine) < 2:
            return
        seat = standing.up_to_us
        if seat == self._open:
            return
        if self._open is not None or standing.seat is not None:
            self._open = None
            if standing.seat is not None:
                self.table.look(None)
                return
        if seat is not None and not isinstance(self.app.screen, Curtain):
            self.app.push_screen(Curtain(standing, seat), self._reveal)

    def _reveal(self, seat: int | None) -> None:
        self._open = seat
        self.table.look(seat)

    def _offer(self) -> None:
        standing = self.shown
        if standing is None or standing.view is None:
            return
        chooser = Chooser(self.manner.language, standing.view)
        mine = standing.seat is not None and standing.seat == standing.up_to_us and not self.table.busy
        if standing.phase == "over":
            self._choices, prompt = (Choice(self.say("page-end-show")),), self.say("page-over")
        elif standing.seat is not None and standing.chairs[standing.seat].away:
            self._choices, prompt = (Choice(self.say("page-return")),), self.say("page-away")
        elif self._path:
            self._choices, prompt = self._path[-1].within, self._path[-1].prompt
        else:
            self._choices = chooser.choices() if mine else ()
            prompt = chooser.prompt if mine else self.moment(standing)
        back = [self.say("page-back")] if self._path else []
        self.query_one("#choosing").border_title = self.say("screen-choices")
        self.offer(prompt, [*(choice.title for choice in self._choices), *back])
        self._show_marks()

    def _show_marks(self) -> None:
        offered: dict[Spot, str] = {}
        for number, choice in enumerate(self._choices, start=1):
            if choice.spot is not None:
                offered.setdefault(choice.spot, str(number) if number <= 9 else "")
        highlighted = self.query_one(OptionList).highlighted
        chosen = None
        if highlighted is not None and highlighted < len(self._choices):
            chosen = self._choices[highlighted].spot
        self.mark(offered, chosen)

    def refuse(self, message: str) -> None:
        self.notify(message, severity="warning", markup=False)
        self.follow()

    # Choosing

    @on(OptionList.OptionHighlighted)
    def _highlight(self) -> None:
        self._show_marks()

    @on(OptionList.OptionSelected)
    def _select(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option_index)

    @on(SeaWidget.Clicked)
    def _click(self, event: SeaWidget.Clicked) -> None:
        meant = [number for number, choice in enumerate(self._choices) if choice.spot == event.spot]
        if len(meant) == 1:
            self._choose(meant[0])

    def action_number(self, number: int) -> None:
        if number <= self.query_one(OptionList).option_count:
            self._choose(number - 1)

    def _choose(self, index: int) -> None:
        if index == len(self._choices):
            self.action_back()
            return
        choice = self._choices[index]
        standing = self.shown
        if choice.within:
            self._path.append(choice)
            self._offer()
            return
        if choice.action is None:
            if standing is not None and standing.phase == "over":
                self._end(standing)
                return
            if isinstance(self.table, OnlineTable) and standing is not None and standing.seat is not None:
                self.table.come_back(standing.seat)
            return
        if standing is not None and standing.seat is not None:
            self._choices = ()  # nothing is decided twice while the answer is on its way
            self.table.act(standing.seat, choice.action)

    def action_back(self) -> None:
        if self._path:
            self._path.pop()
            self._offer()

    # What else one may wish for

    def action_undo(self) -> None:
        standing = self.shown
        if standing is None or standing.undo is None or standing.undo not in standing.mine:
            self.notify(self.say("undo-nothing"), markup=False)
            return
        self._asked = None
        self.table.undo(standing.undo)

    def action_cover(self) -> None:
        if self._open is not None:
            self._open = None
            self.table.look(None)

    def action_help(self) -> None:
        self.app.push_screen(Help())

    @work
    async def action_notation(self) -> None:
        standing = self.shown
        if standing is None or standing.seat is None or standing.seat != standing.up_to_us:
            return
        text = await self.app.push_screen_wait(Ask(self.say("screen-notation"), self.say("screen-notation-about")))
        if not text:
            return
        try:
            action = parse(" ".join(text.split()))
        except GoldenHornError as error:
            self.refuse(error.say(self.manner.language))
            return
        self.table.act(standing.seat, action)

    def action_hint(self) -> None:
        standing = self.shown
        if standing is None or standing.view is None or standing.seat != standing.up_to_us or not standing.view.legal:
            return
        if not standing.setup.hints:
            self.notify(self.say("screen-hint-off"), markup=False)
            return
        self.notify(self.say("screen-hint-thinking"), timeout=2, markup=False)
        self._think()

    @work(thread=True, exclusive=True)
    def _think(self) -> None:
        standing = self.shown
        if standing is None or standing.view is None:
            return
        self.app.call_from_thread(self._advise, standing, best_moves(standing.view, self.manner.language))

    def _advise(self, standing: Standing, hints: list[Hint]) -> None:
        if standing.view is None or self.shown is None or standing.view != self.shown.view or self.app.screen is not self:
            return
        chooser = Chooser(self.manner.language, standing.view)
        lines = []
        for hint in hints:
            title = chooser.move(hint.actions)
            chance = "" if hint.chance is None else self.say("screen-hint-chance", percent=round(100 * hint.chance))
            lines.append(f"{title}   {chance}".rstrip())
            lines += [f"    {reason}" for reason in hint.reasons]
        self.app.push_screen(Tell(self.say("screen-key-hint"), "\n".join(lines)))

    @work
    async def action_save(self) -> None:
        await save_record(self, self.table)

    @work
    async def action_talk(self) -> None:
        table, standing = self.table, self.shown
        if not isinstance(table, OnlineTable) or standing is None:
            return
        if standing.setup.chat == "off":
            self.notify(self.say("page-talk-off"), markup=False)
            return
        titles = [self.say(f"phrase-{phrase}") for phrase in PHRASES]
        if standing.setup.chat == "free":
            titles.append(self.say("screen-talk-text"))
        picked = await self.app.push_screen_wait(Pick(self.say("screen-talk"), titles))
        if picked is None:
            return
        if picked < len(PHRASES):
            table.ask(lambda number: Say(id=number, phrase=PHRASES[picked]))
            return
        text = await self.app.push_screen_wait(Ask(self.say("screen-talk")))
        if text and text.strip():
            table.ask(lambda number: Say(id=number, text=text.strip()))

    @work
    async def action_leave(self) -> None:
        standing, table = self.shown, self.table
        if standing is None or standing.phase != "playing" or not standing.mine:
            self.dismiss()
            return
        online = isinstance(table, OnlineTable)
        messages = ("screen-leave-keep", "page-leave") if online else ("screen-leave-save", "screen-leave-go")
        choices = [self.say(message) for message in ("screen-leave-stay", *messages)]
        picked = await self.app.push_screen_wait(Pick(self.say("screen-leave"), choices))
        if not picked or (picked == 1 and not online and not await save_record(self, table)):
            return
        if isinstance(table, OnlineTable) and picked == 2:
            for seat in standing.mine:
                table.let_a_bot_play(seat, partial(self.app.call_later, self.dismiss))
        else:
            self.dismiss()

    @work
    async def _end(self, standing: Standing) -> None:
        """Tell how it ended, and do what is wished for then."""
        match await self.app.push_screen_wait(Over(standing)):
            case "replay":
                await self._replay()
            case "save":
                await save_record(self, self.table)
            case "again":
                self._again()
            case "leave":
                self.dismiss()

    async def _replay(self) -> None:
        try:
            record = await asyncio.to_thread(self.table.record)
        except GoldenHornError as error:
            self.refuse(error.say(self.manner.language))
            return
        self.app.push_screen(ReplayScreen(record))

    def _again(self) -> None:
        table, standing = self.table, self.shown
        if isinstance(table, LocalTable):
            self.app.switch_screen(GameScreen(table.again()))
        elif isinstance(table, OnlineTable) and standing is not None:
            self._wants_rematch = True
            if standing.rematch is None:
                table.play_again()
            else:
                self._go_to_rematch(table, standing.rematch)

    def _go_to_rematch(self, table: OnlineTable, key: str) -> None:
        from goldenhorn.terminal.screens.waiting import WaitingScreen

        self._wants_rematch = False
        self.app.switch_screen(WaitingScreen(OnlineTable(table.visitor, key)))
