"""Nothing but the score: what lies in the warehouses at the end (RULES 7, 8.15)."""

from collections.abc import Sequence
from dataclasses import dataclass

from goldenhorn.errors import Impossible
from goldenhorn.game.outcome import Score, score_with
from goldenhorn.rules.box import Box
from goldenhorn.rules.material import COLOUR_LETTERS, TERRITORIES
from goldenhorn.words import colour


@dataclass(frozen=True)
class Stock:
    """What a player has: goods by colour, figures of both kinds together, territories."""

    goods: tuple[int, ...] = (0,) * len(COLOUR_LETTERS)
    figures: int = 0
    territories: tuple[str, ...] = ()


@dataclass(frozen=True)
class Result:
    scores: tuple[Score, ...]
    winners: tuple[int, ...]


def result_of(box: Box, stocks: Sequence[Stock], *, expansion: bool) -> Result:
    """The points of all players; raises if they have more than the box holds."""
    for number, letter in enumerate(COLOUR_LETTERS):
        found = sum(stock.goods[number] for stock in stocks)
        if found > box.cubes_per_colour:
            raise Impossible("scorer-goods", "1.2", colour=colour(letter), found=found, most=box.cubes_per_colour)
    _check_expansion(box, stocks, expansion)
    worth = {name: territory.worth for name, territory in zip(TERRITORIES, box.territories, strict=True)}
    lands = [tuple((name, worth[name]) for name in TERRITORIES if name in stock.territories) for stock in stocks]
    scores = tuple(score_with(stock.goods, stock.figures, owned) for stock, owned in zip(stocks, lands, strict=True))
    best = max(score.total for score in scores)
    return Result(scores, tuple(seat for seat, score in enumerate(scores) if score.total == best))


def _check_expansion(box: Box, stocks: Sequence[Stock], expansion: bool) -> None:
    owned = [name for stock in stocks for name in stock.territories]
    figures = sum(stock.figures for stock in stocks)
    if not expansion and (owned or figures):
        raise Impossible("no-expansion", "8.1")
    if figures > box.conquerors + box.black:
        raise Impossible("scorer-figures", "8.1", found=figures, most=box.conquerors + box.black)
    for name in owned:
        if owned.count(name) > 1:
            raise Impossible("scorer-territory", "8.13", territory=name)
