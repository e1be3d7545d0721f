"""What was told at a real table, in words."""

from goldenhorn.companion.companion import UNKNOWN
from goldenhorn.game.actions import parse
from goldenhorn.game.events import Decision, Draw, Filling, HiddenDraw
from goldenhorn.telling.teller import Teller


def entry_in_words(entry: str, seat: int | None, teller: Teller) -> str:
    """An entry as `Companion` keeps it; `seat` is who decided, or drew."""
    port, plus, cubes = entry.partition(" +")
    if plus:
        return teller.event(Filling(port, cubes))
    assert seat is not None, "somebody decided, or drew"
    if not entry.startswith("draw "):
        return teller.event(Decision(seat, parse(entry)))
    cards = entry.removeprefix("draw ")
    known = cards.replace(UNKNOWN, "")
    told = [teller.event(Draw(seat, known))] if known else []
    hidden = [teller.event(HiddenDraw(seat, len(cards) - len(known)))] if len(known) < len(cards) else []
    return "; ".join(told + hidden)
