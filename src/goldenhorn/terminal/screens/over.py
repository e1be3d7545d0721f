"""The end of a game: who won, with how much, and what next."""

from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from goldenhorn.terminal.look import GOLD, IVORY, PALE_GOLD, house_style
from goldenhorn.terminal.screens.asking import Sheet
from goldenhorn.terminal.standing import Standing


class Over(Sheet[str]):
    """What is wished for next: `board`, `replay`, `save`, `again`, `leave`."""

    def __init__(self, standing: Standing) -> None:
        super().__init__()
        self._standing = standing

    def compose(self) -> ComposeResult:
        say = self.manner.say
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("page-end-scores")
            yield Static(self._winner(), classes="words")
            yield Static(self._scores(), classes="words")
            yield OptionList(*(Option(say(word), wish) for wish, word in self._wishes()))

    def _wishes(self) -> list[tuple[str, str]]:
        wishes = [("board", "page-end-board"), ("replay", "page-end-replay"), ("save", "page-replay-save")]
        if self._standing.mine:
            wishes.append(("again", "page-end-again"))
        return [*wishes, ("leave", "screen-to-start")]

    def _winner(self) -> Text:
        view = self._standing.view
        assert view is not None, "the game is over"
        say = self.manner.say
        best = max(seat.score.total for seat in view.seats)
        winners = [seat for seat in view.seats if seat.score.total == best]
        houses = ", ".join(self._called(seat.seat, seat.house) for seat in winners)
        message = "page-end-won" if len(winners) == 1 else "page-end-draw"
        told = Text().append(say(message, houses=houses, points=best), f"bold {GOLD}")
        announcer = "" if view.announcer is None else view.seats[view.announcer].house
        told.append("\n" + say(f"end-{view.end}", house=announcer, rounds=view.round), IVORY)
        return told

    def _called(self, seat: int, house: str) -> str:
        name = self._standing.chairs[seat].name
        return house if not name or name == house else f"{name} ({house})"

    def _scores(self) -> Grid:
        view = self._standing.view
        assert view is not None, "the game is over"
        say = self.manner.say
        grid = Grid(box=None, pad_edge=False, header_style=GOLD)
        grid.add_column("")
        heads = ["page-end-goods", "page-end-sets"]
        if view.expansion:
            heads += ["page-end-territories", "page-end-figures"]
        for head in (*heads, "page-end-total"):
            grid.add_column(say(head), justify="right")
        for seat in sorted(view.seats, key=lambda one: -one.score.total):
            score = seat.score
            name = Text().append(seat.house[0], house_style(seat.house))
            name.append(f" {self._called(seat.seat, seat.house)}", IVORY)
            numbers = [score.goods, score.set_points]
            if view.expansion:
                numbers += [score.territory_points, score.figures]
            grid.add_row(name, *(str(number) for number in numbers), Text(str(score.total), f"bold {PALE_GOLD}"))
        return grid

    @on(OptionList.OptionSelected)
    def _picked(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)
