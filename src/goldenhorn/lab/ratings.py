"""Ratings of many bots from tables of two to four: the Plackett-Luce model of `openskill`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from goldenhorn.errors import Impossible

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill is normally distributed, as far as the games tell: around `mu`, with the standard deviation `sigma`."""

    bot: str
    mu: float
    sigma: float


class Ratings:
    """Bots do not learn, so skills do not drift (tau is 0), and the order of the games matters little."""

    def __init__(self) -> None:
        self._model = _model()
        self._known: dict[str, tuple[float, float]] = {}

    def add(self, bots: Sequence[str], scores: Sequence[int]) -> None:
        """A game. A bot in several seats is rated by the mean of what its seats did; a bot among itself shows nothing."""
        for bot in bots:
            self._known.setdefault(bot, (self._model.mu, self._model.sigma))
        if len(set(bots)) < 2:
            return
        seats = [[self._model.rating(*self._known[bot])] for bot in bots]
        after = self._model.rate(seats, scores=[float(score) for score in scores])
        for bot in set(bots):
            mine = [rating for other, (rating,) in zip(bots, after, strict=True) if other == bot]
            self._known[bot] = (sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine))

    def table(self) -> list[Rating]:
        """The best first."""
        ratings = [Rating(bot, mu, sigma) for bot, (mu, sigma) in self._known.items()]
        return sorted(ratings, key=lambda rating: (-rating.mu, rating.bot))

    def summary(self) -> list[dict[str, Any]]:
        return [{"bot": rating.bot, "mu": round(rating.mu, 6), "sigma": round(rating.sigma, 6)} for rating in self.table()]


def _model() -> "PlackettLuce":
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Impossible("lab-extra-missing", extra="lab") from None
    return PlackettLuce(tau=0.0)
