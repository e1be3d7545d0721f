"""Does it pay to announce the end when the adviser says so? Needs the extra `fast`.

Sailors play. Where a Sailor may announce the end (6.2) and would decide otherwise than the adviser says, the game is played
to its end from there both ways: as it was, and with that seat following the advice from then on. All else is the same:
the position, the other players, and what is drawn, as far as it can be. So games in which nothing differs add nothing to
the uncertainty, and a few hundred deals tell what a match tells after tens of thousands.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from goldenhorn.advice.counsel import EndNow
from goldenhorn.advice.hint import counsel
from goldenhorn.bots.bot import FREE, Bot, Budget
from goldenhorn.bots.greedy import Greedy
from goldenhorn.game.actions import Action, Announce
from goldenhorn.game.dealers import SeededDealer
from goldenhorn.game.game import Game
from goldenhorn.game.options import Options
from goldenhorn.game.view import View
from goldenhorn.lab.intervals import Clusters, Interval


class AdvisedSailor:
    """Asks the adviser whether to announce the end; everything else it decides as a Sailor."""

    name = "advised sailor"

    def __init__(self, seed: int, iterations: int = 600) -> None:
        self._sailor = Greedy("sailor", seed)
        self._seed = seed
        self._thought = Budget(iterations=iterations)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        announce = Announce()
        if announce not in legal or len(legal) == 1:
            return self._sailor.choose(view, legal, budget)
        if says_announce(counsel(view, self._seed, self._thought).end):
            return announce
        return self._sailor.best(view, [action for action in legal if action != announce])


def says_announce(end: EndNow) -> bool:
    return end.announce is not None and end.sail_on is not None and end.announce.value >= end.sail_on.value


class Plan(NamedTuple):
    """`redeals`: how often a game is played on from where the two differ, each time with other draws for both."""

    deals: int
    redeals: int = 4
    iterations: int = 600
    seed: int = 0


class Pair(NamedTuple):
    """Where a seat and the adviser differ: whether the advice is to announce, and how much more of a win following it
    brought, on average over what was dealt.
    """

    seat: int
    announce: bool
    gain: float


class Verdict(NamedTuple):
    """Games, one for each seat of each deal; in how many a seat and the adviser differed, and in how many of these the
    advice was to announce; what following it gains in a game, and in a game in which they differ.
    """

    table: str
    games: int
    differed: int
    announced: int
    gain: Interval
    each: Interval


class Tally:
    """The deals are what is independent: their seats share a game."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._gain, self._each = Clusters(), Clusters()
        self._announced = 0

    def add(self, pairs: Sequence[Pair], players: int) -> None:
        """A deal."""
        total = sum(pair.gain for pair in pairs)
        self._gain.add(total, players)
        self._each.add(total, len(pairs))
        self._announced += sum(pair.announce for pair in pairs)

    def verdict(self) -> Verdict:
        games, differed = int(self._gain.count), int(self._each.count)
        return Verdict(self._table, games, differed, self._announced, self._gain.interval(), self._each.interval())


def verdicts_on(tables: Sequence[Options], plan: Plan, advance: Callable[[int], object] = lambda _: None) -> list[Verdict]:
    """One for each table, and the last one for all."""
    every, found = Tally("all"), []
    for options in tables:
        tally = Tally(f"{options.players}{' + expansion' if options.expansion else ''}")
        for deal in range(plan.deals):
            pairs = list(pairs_of(options, deal, plan))
            tally.add(pairs, options.players)
            every.add(pairs, options.players)
            advance(1)
        found.append(tally.verdict())
    return [*found, every.verdict()]


def pairs_of(options: Options, deal: int, plan: Plan) -> Iterator[Pair]:
    """For each seat of a deal, the first time that it and the adviser differ."""
    seeds = [(plan.seed * 1_000_003 + deal) * 4 + seat for seat in range(options.players)]
    sailors = [Greedy("sailor", seed) for seed in seeds]
    advised = [AdvisedSailor(seed, plan.iterations) for seed in seeds]
    game = Game.of(options, SeededDealer(f"{plan.seed} {deal}"))
    open_seats = set(range(options.players))
    while not game.over:
        view = game.view(game.decider)
        seat = view.decider
        assert seat is not None, "the game goes on"
        chosen = sailors[seat].choose(view, view.legal)
        if seat in open_seats and Announce() in view.legal and len(view.legal) > 1:
            said = advised[seat].choose(view, view.legal)
            if (said == Announce()) != (chosen == Announce()):
                open_seats.remove(seat)
                followers: list[Bot] = [*sailors]
                followers[seat] = advised[seat]
                gains = [
                    _share(game, followers, seat, f"{plan.seed} {deal} {again}")
                    - _share(game, sailors, seat, f"{plan.seed} {deal} {again}")
                    for again in range(plan.redeals)
                ]
                yield Pair(seat, said == Announce(), sum(gains) / len(gains))
        game.apply(chosen)


def _share(game: Game, bots: Sequence[Bot], seat: int, secret: str) -> float:
    """What a seat wins if a game goes on from here."""
    twin = game.copy()
    twin.dealer = SeededDealer(secret)
    while not twin.over:
        view = twin.view(twin.decider)
        twin.apply(bots[view.decider or 0].choose(view, view.legal))
    outcome = twin.outcome()
    assert outcome is not None, "it is over"
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
