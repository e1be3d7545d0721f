"""Watching a game again, from any seat."""

from rich.text import Text
from textual import on
from textual.binding import Binding
from textual.widgets import OptionList

from goldenhorn.record.model import Record
from goldenhorn.terminal.replaying import Replaying
from goldenhorn.terminal.screens.board import BoardScreen
from goldenhorn.terminal.screens.help import Help

SECONDS = 1.0  # of a step while it plays


class ReplayScreen(BoardScreen):
    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("right,l", "go(1)", show=False, priority=True),
        Binding("left,backspace", "go(-1)", show=False, priority=True),
        Binding("pagedown", "go(10)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False, priority=True),
        Binding("home", "go(-100000)", show=False, priority=True),
        Binding("end", "go(100000)", show=False, priority=True),
        Binding("space", "play", show=False, priority=True),
        *(Binding(str(number), f"seat({number})", show=False) for number in range(5)),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "app.pop_screen", show=False),
    ]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.replaying = Replaying(record)
        self._playing = False

    def on_mount(self) -> None:
        self.set_interval(SECONDS, self._tick)
        self._show()

    def keys(self) -> Text:
        return self.keys_of(
            ("←→", "screen-key-step"),
            ("PgUp PgDn", "screen-key-ten"),
            ("Space", "page-replay-play"),
            ("0-4", "page-hand"),
            ("q", "screen-key-leave"),
        )

    def _show(self) -> None:
        replaying = self.replaying
        standing = replaying.standing
        self.draw(standing)
        at = self.say("page-replay-at", number=replaying.at, last=replaying.last)
        self.query_one("#choosing").border_title = self.say("page-replay")
        play = self.say("page-replay-pause" if self._playing else "page-replay-play")
        titles = [play, *(self.say(f"page-replay-{word}") for word in ("forward", "back", "first", "last"))]
        for seat, house in enumerate(replaying.options.houses):
            mark = "*" if seat == replaying.seat else " "
            titles.append(f"{mark}[house {house}] {self.say('page-replay-hand', house=house)}")
        titles.append(("* " if replaying.seat is None else "  ") + self.say("page-replay-nobody"))
        self.offer(at if replaying.at else self.say("page-replay-begins"), titles)
        self.mark({}, None)

    def action_go(self, by: int) -> None:
        self.replaying.go(self.replaying.at + by)
        self._show()

    def action_seat(self, number: int) -> None:
        """The hand of a seat, counted from 1; 0 is nobody's."""
        if number <= self.replaying.options.players:
            self.replaying.seat = number - 1 if number else None
            self._show()

    def action_play(self) -> None:
        self._playing = not self._playing
        self._show()

    def action_help(self) -> None:
        self.app.push_screen(Help())

    def _tick(self) -> None:
        if self._playing:
            self._playing = self.replaying.at < self.replaying.last
            self.action_go(1)

    @on(OptionList.OptionSelected)
    def _select(self, event: OptionList.OptionSelected) -> None:
        number = event.option_index
        if number == 0:
            self.action_play()
        elif number < 5:
            self.action_go((1, -1, -100000, 100000)[number - 1])
        else:
            self.action_seat((number - 4) % (self.replaying.options.players + 1))
