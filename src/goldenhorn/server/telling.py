"""What a connection is told about a table: never more than its seat, or a spectator, may know."""

from typing import Literal, cast

import msgspec

from goldenhorn.bots.wire import write_public, write_view
from goldenhorn.server.entries import AnyEntry, BeforeGame, InGame, Said, told
from goldenhorn.server.hall import Live, now
from goldenhorn.server.protocol import PROTOCOL, ChairInfo, News, TableInfo, Welcome
from goldenhorn.server.table import Chair, Table

Phase = Literal["waiting", "playing", "over", "closed"]


def info_of(table: Table) -> TableInfo:
    over = table.phase == "over"
    return TableInfo(
        key=table.key,
        phase=cast(Phase, table.phase),
        setup=table.setup,
        chairs=[_chair(table, seat, chair) for seat, chair in enumerate(table.chairs)],
        commitment=table.opened.commitment,
        rematch=table.rematch,
        advice=table.advises,
        secret=table.secret if over else None,
    )


def _chair(table: Table, seat: int, chair: Chair) -> ChairInfo:
    return ChairInfo(
        name=chair.name,
        house=chair.house,
        open=chair.bot is None and chair.player is None,
        ready=chair.ready,
        away=chair.away,
        bot=table.setup.stand_in if chair.away else chair.bot,
        left=table.left(seat) if has_time(table) else None,
    )


def has_time(table: Table) -> bool:
    """Whether each seat has some time for the whole game."""
    clock = table.setup.clock
    return clock is not None and clock.kind == "game"


def view_of_seat(live: Live, seat: int | None) -> msgspec.Raw | None:
    """What a seat may know, as JSON; made once for everybody who sits there, and what all may know once for all."""
    game, told = live.table.game, live.told
    if game is None:
        return None
    if seat not in told:
        if "all" not in told:
            told["all"] = write_public(game.view())
        told[seat] = write_view(told["all"], game.own(seat))
    return msgspec.Raw(told[seat])


def news(live: Live, number: int, entry: AnyEntry, seat: int | None) -> News:
    """An entry that has just happened, for a seat or a spectator."""
    table = live.table
    view = view_of_seat(live, seat) if isinstance(entry, InGame) else None
    plain = isinstance(entry, Said) or (
        isinstance(entry, InGame) and table.phase == "playing" and not _seats_changed(entry)
    )
    return News(
        number=number,
        entry=told(entry, seat),
        turn=table.turn,
        deadline=table.deadline(),
        undo=table.undoable,
        left=[table.left(seat) for seat in range(len(table.chairs))] if has_time(table) else msgspec.UNSET,
        table=msgspec.UNSET if plain else info_of(table),
        view=msgspec.UNSET if view is None else view,
    )


def _seats_changed(entry: AnyEntry) -> bool:
    return isinstance(entry, BeforeGame) or type(entry).__name__ in ("Started", "Replaced", "Returned")


def welcome(live: Live, player: str | None, seat: int | None) -> Welcome:
    table = live.table
    return Welcome(
        protocol=PROTOCOL,
        number=table.number,
        turn=table.turn,
        deadline=table.deadline(),
        undo=table.undoable,
        now=now(),
        table=info_of(table),
        host=player is not None and player == table.host,
        mine=table.seats_of(player),
        seat=seat,
        log=[told(entry, seat) for entry in table.entries],
        view=view_of_seat(live, seat),
    )
