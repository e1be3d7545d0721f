"""Too little room: what is needed, until it is there."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from goldenhorn.terminal.app import LEAST, Chart


class TooSmall(Chart):
    BINDINGS = [("q", "app.quit", "")]  # noqa: RUF012  # Textual's way

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"):
            yield Static(id="need")

    def on_mount(self) -> None:
        self._tell()

    def on_resize(self) -> None:
        self._tell()

    def _tell(self) -> None:
        width, height = self.app.size
        facts = {"width": LEAST[0], "height": LEAST[1], "columns": width, "rows": height}
        self.query_one("#need", Static).update(self.say("screen-small", **facts))
