"""Advice at a table: what a seat may ask, made from its view alone. What takes time is thought about by a worker."""

from goldenhorn.advice.belief import belief
from goldenhorn.advice.counsel import Move, check_decides, end_now
from goldenhorn.advice.memory import Memory, remembered
from goldenhorn.advice.risk import risk
from goldenhorn.game.view import View
from goldenhorn.server.keeping import Thinker
from goldenhorn.server.live import Live
from goldenhorn.server.protocol import Advice, Advise, AdvisedMove, AdvisedReason


def about_cards(live: Live, wish: Advise, player: str) -> Advice:
    """At once: counting is quick."""
    view = live.table.advised(wish.seat, player)
    return Advice(
        id=wish.id,
        seat=wish.seat,
        turn=live.table.turn,
        end=end_now(view),
        belief=belief(view),
        risk=risk(view, memory_of(live)),
    )


def memory_of(live: Live) -> Memory:
    assert live.table.game is not None, "advice was asked for"
    return remembered(live.table.game)


def asked(live: Live, wish: Advise, player: str) -> View:
    """What a worker is to think about; refused at once if it may not be asked."""
    view = live.table.advised(wish.seat, player)
    check_decides(view)
    return view


async def about_moves(live: Live, view: View, wish: Advise, language: str, thinkers: Thinker) -> Advice:
    turn = live.table.turn
    # The seed is no secret: advice tells nothing that the seat does not know.
    counsel = await thinkers.advise(view, memory_of(live), turn)
    moves = [_told(move, language) for move in counsel.moves]
    return Advice(id=wish.id, seat=wish.seat, turn=turn, end=counsel.end, moves=moves)


def _told(move: Move, language: str) -> AdvisedMove:
    reasons = [AdvisedReason(reason.message, reason.say(language)) for reason in move.reasons]
    return AdvisedMove([str(action) for action in move.actions], move.chance, move.share, reasons)
