"""What happens at a table of the server, in plain words."""

from goldenhorn.game.events import HiddenDraw, SeenEvent
from goldenhorn.record.codec import event_of
from goldenhorn.server.entries import (
    AnyEntry,
    HiddenDrawEvent,
    Replaced,
    Returned,
    Said,
    ToldEvent,
    Undone,
)
from goldenhorn.telling.teller import Teller


class TableTeller(Teller):
    """Tells what happens beside the game, too."""

    def seen(self, event: ToldEvent) -> SeenEvent:
        """An event of a log as one of a game."""
        return HiddenDraw(event.seat, event.number) if isinstance(event, HiddenDrawEvent) else event_of(event)

    def aside(self, entry: AnyEntry) -> list[str]:
        """What happened at the table, and is no part of the game."""
        match entry:
            case Undone(seat=seat):
                return [f"{self.houses[seat]} {self.say('log-undone')}"]
            case Replaced(seat=seat, why=why):
                return [f"{self.houses[seat]} {self.say('log-clock' if why == 'clock' else 'log-left')}"]
            case Returned(seat=seat):
                return [f"{self.houses[seat]} {self.say('log-returned')}"]
            case Said(name=name, phrase=phrase, text=text):
                return [f"{name}: {text or self.say(f'phrase-{phrase}')}"]
            case _:
                return []
