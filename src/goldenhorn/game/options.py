"""The options of a table (RULES 2.1 to 2.4)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from goldenhorn.errors import OptionsError
from goldenhorn.rules.box import Box, standard_box
from goldenhorn.rules.material import HOUSES
from goldenhorn.rules.setup import check_players, house_number

Layout = Literal["standard", "shuffled"]
LAYOUTS: tuple[Layout, ...] = ("standard", "shuffled")


@dataclass(frozen=True)
class Options:
    """What a table agreed on. `houses` are the seats in playing direction; without them the seats take the first houses of
    the list. `first` is the seat that begins, None to draw it. `modone` is the house rule for three players (2.2).
    """

    players: int = 4
    expansion: bool = False
    layout: Layout = "standard"
    modone: bool = False
    houses: Sequence[str] = ()
    first: int | None = 0
    box: Box = field(default_factory=standard_box)

    def __post_init__(self) -> None:
        check_players(self.players)
        houses = tuple(self.houses) or HOUSES[: self.players]
        object.__setattr__(self, "houses", houses)
        if len(houses) != self.players:
            raise OptionsError("houses-number", "2.3", number=len(houses), players=self.players)
        for house in houses:
            house_number(house)
        if len(set(houses)) != len(houses):
            raise OptionsError("houses-equal", "2.3")
        if self.layout not in LAYOUTS:
            raise OptionsError("layout-unknown", "2.2", layout=str(self.layout), known=", ".join(LAYOUTS))
        if self.modone and self.players != 3:
            raise OptionsError("modone-three", "2.2", players=self.players)
        if self.first is not None and not 0 <= self.first < self.players:
            raise OptionsError("first-unknown", "2.4", seat=self.first, players=self.players)

    def seat_of(self, house: str) -> int:
        """The seat of a house, -1 if it is not at the table."""
        return self.houses.index(house) if house in self.houses else -1
