"""What lies on the real table before the first ship is placed."""

from dataclasses import dataclass

from goldenhorn.errors import Impossible, OptionsError
from goldenhorn.game.events import LayoutDrawn
from goldenhorn.game.options import Options
from goldenhorn.rules.setup import Setup, house_number


@dataclass(frozen=True)
class RealTable:
    """The options of the game, whose first player is known; the tiles if they do not lie as the box says; and the seats
    whose cards are told, as far as they are.
    """

    options: Options
    tiles: tuple[str, ...] = ()
    followed: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        options = self.options
        if options.first is None:
            raise OptionsError("first-unknown", "2.4", seat="-", players=options.players)
        if bool(self.tiles) != (options.layout == "shuffled"):
            raise OptionsError("companion-tiles", "2.2")
        for seat in self.followed:
            if not 0 <= seat < options.players:
                raise Impossible("seat-unknown", "2.3", seat=seat, players=options.players)
        self.setup()

    def setup(self) -> Setup:
        options = self.options
        assert options.first is not None, "looked at when it was made"
        houses = tuple(house_number(house) for house in options.houses)
        tiles = self.tiles or options.box.tiles(options.players)
        return Setup(houses, options.first, tiles, options.expansion, options.modone)

    @property
    def layout(self) -> LayoutDrawn | None:
        return LayoutDrawn(self.tiles) if self.tiles else None
