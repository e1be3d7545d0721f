"""The record of a game at a real table."""

from goldenhorn.companion.companion import Companion, Dealt
from goldenhorn.errors import Impossible
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Draw, Event
from goldenhorn.game.game import Game
from goldenhorn.record.codec import record_of
from goldenhorn.record.model import Record
from goldenhorn.rules.material import COLOUR_LETTERS

COMPANION, ASSUMED = "companion", "assumed-cards"


def game_of(companion: Companion) -> Game:
    """The game with cards that fit everything told, where they were not told themselves."""
    cards = companion.dealt()
    if cards is None:
        raise Impossible("companion-no-deal")
    events: list[Event] = [companion.table.layout] if companion.table.layout is not None else []
    for happened in companion.happened:
        if isinstance(happened, Dealt):
            drawn = "".join(cards[happened.begin : happened.end])
            events.append(Draw(happened.seat, "".join(sorted(drawn, key=COLOUR_LETTERS.index))))
        else:
            events.append(happened)
    return Game.replay(companion.table.options, events, ByHand())


def record_of_table(companion: Companion, about: dict[str, str] | None = None) -> Record:
    """The record so far. Whose cards in it are one possible deal and not what was told stands in `about`."""
    houses = companion.table.options.houses
    assumed = [house for seat, house in enumerate(houses) if not companion.all_told(seat)]
    notes = {COMPANION: "entered at a real table", **(about or {})}
    if assumed:
        notes[ASSUMED] = " ".join(assumed)
    return record_of(game_of(companion), notes)
