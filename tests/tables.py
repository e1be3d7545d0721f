"""Games as people at a real table would tell them: what everybody sees, and the cards of some seats."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from goldenhorn.companion.table import RealTable
from goldenhorn.game.events import Decision, Draw, Event, Filling, FirstDrawn, LayoutDrawn
from goldenhorn.game.options import Options


def table_of(options: Options, events: Iterable[Event], followed: Collection[int] = ()) -> RealTable:
    """The table on which these events happened."""
    tiles: tuple[str, ...] = ()
    for event in events:
        if isinstance(event, LayoutDrawn):
            tiles = event.tiles
        if isinstance(event, FirstDrawn):
            options = replace(options, first=event.seat)
    return RealTable(options, tiles, frozenset(followed))


def told(events: Iterable[Event], followed: Collection[int] = ()) -> list[str]:
    """The entries for these events."""
    entries = []
    for event in events:
        match event:
            case Decision(action=action):
                entries.append(str(action))
            case Filling(port, cubes):
                entries.append(f"{port} +{cubes}")
            case Draw(seat, cards) if seat in followed:
                entries.append(f"draw {cards}")
    return entries
