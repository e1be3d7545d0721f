"""What one remembers of the others' last turns: who could have sent out pirates, had they held the cards, and did not.

It is public, but a view shows the present only. docs/advice.md has the formula.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import comb

from msgspec import Struct

from goldenhorn.advice.hands import Sails, chance_of
from goldenhorn.game.actions import Load, Sail
from goldenhorn.game.dealers import ByHand
from goldenhorn.game.events import Decision, Draw, Event
from goldenhorn.game.game import Game
from goldenhorn.game.view import Counts, landing_of
from goldenhorn.rules.material import COLOUR_LETTERS
from goldenhorn.rules.state import ACTING, State

# Of those who can rob somebody, so many do: measured with bots (docs/advice.md).
BOLDNESS = 0.5


class Passed(Struct, frozen=True):
    """A turn without pirates, of which the cards at its end are still held: the ships that could have been robbed then, the
    wind cards that were played after that, by colour, and how many cards were drawn.
    """

    prey: tuple[Sails, ...]
    spent: Counts
    drawn: int


Memory = Mapping[int, Passed]
"""The last turn of each seat that has passed one; nothing is known of the others."""
NOTHING: Memory = {}


def remembered(game: Game) -> Memory:
    """What everybody saw who followed the game."""
    turns: dict[int, Passed] = {}
    past = Game.of(game.options, ByHand())
    for event in game.events:
        watch(past, event, turns)
        past.feed(event)
    return turns


def watch(game: Game, event: Event, turns: dict[int, Passed]) -> None:
    """Note what an event shows of the cards of its seat; a decision is shown before it is made."""
    if isinstance(event, Draw) and event.seat in turns:
        turns[event.seat] = _with(turns[event.seat], drawn=len(event.cards))
    if not isinstance(event, Decision):
        return
    state, seat, action = game.state, event.seat, event.action
    if state.phase == ACTING and isinstance(action, Load | Sail):
        turns.pop(seat, None)
        if not state.raided:
            turns[seat] = Passed(tuple(_prey(state, seat)), (0,) * 6, 0)
    if isinstance(action, Sail) and seat in turns:
        price = landing_of(state, action).price
        turns[seat] = _with(turns[seat], spent=tuple(price.count(letter) for letter in COLOUR_LETTERS))


def _with(turn: Passed, spent: Counts | None = None, drawn: int = 0) -> Passed:
    return Passed(turn.prey, turn.spent if spent is None else spent, turn.drawn + drawn)


def _prey(state: State, seat: int) -> Iterator[Sails]:
    """The sails of the ships that a seat could have robbed (4.2)."""
    for ship in range(3 * state.players):
        if ship // 3 != seat and state.prey >> ship & 1:
            yield frozenset(colour for colour in range(6) if state.sails[ship] >> colour & 1)


def able_after(turn: Passed, sails: Sails, cards: int, unseen: Sequence[int]) -> float:
    """The chance that a hand of so many cards can rob a ship with these sails, after its last turn was passed: hands that
    could have robbed somebody then count less, as most of them would have.
    """
    total, kept = sum(unseen), cards - turn.drawn
    matching = sum(unseen[colour] for colour in sails)
    able = chance_of(2, cards, matching, total)
    tame, both = 0.0, 0.0
    for held, ways in _tame(turn, sails, kept, unseen):
        share = ways / comb(total, kept)
        tame += share
        both += share * chance_of(2 - held, turn.drawn, matching - held, total - kept)
    left = 1 - BOLDNESS
    return (both + left * (able - both)) / (tame + left * (1 - tame))


def _tame(turn: Passed, sails: Sails, kept: int, unseen: Sequence[int]) -> Iterator[tuple[int, int]]:
    """All hands of so many cards that could rob nobody then: their cards that match the sails, and in how many ways."""
    wanted = sorted(frozenset().union(*turn.prey))
    free = [colour for colour in range(6) if colour not in wanted]
    same, other = (sum(unseen[colour] for colour in free if (colour in sails) == within) for within in (True, False))
    room = [1 - sum(turn.spent[colour] for colour in prey) for prey in turn.prey]
    if min(room, default=0) < 0:
        return

    def deal(index: int, room: list[int], held: int, used: int, ways: int) -> Iterator[tuple[int, int]]:
        if used > kept:
            return
        if index == len(wanted):
            left = kept - used
            for more in range(max(0, left - other), min(same, left) + 1):
                yield held + more, ways * comb(same, more) * comb(other, left - more)
            return
        colour = wanted[index]
        yield from deal(index + 1, room, held, used, ways)
        after = [number - (colour in prey) for number, prey in zip(room, turn.prey, strict=True)]
        if unseen[colour] and min(after) >= 0:
            yield from deal(index + 1, after, held + (colour in sails), used + 1, ways * unseen[colour])

    yield from deal(0, room, 0, 0, 1)
