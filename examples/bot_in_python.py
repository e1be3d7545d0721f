"""A bot in Python: it steals and conquers when it can, loads what there is most of, and brings the fullest ship home.

`python examples/bot_in_python.py` checks it. docs/write-a-bot.md explains it.
"""

from collections.abc import Sequence

from goldenhorn import Action, View
from goldenhorn.bots.bot import FREE, Budget
from goldenhorn.game.actions import PORTS, Conquer, Load, Raid, Sail
from goldenhorn.testing import check_bot


class Homeward:
    name = "Homeward"

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = FREE) -> Action:
        return max(legal, key=lambda action: worth(view, action))


def worth(view: View, action: Action) -> float:
    ships = {ship.kind: ship for ship in view.ships if ship.seat == view.seat}
    match action:
        case Raid() | Conquer():
            return 100
        case Load(kind, cargo):
            port = next(port for port in view.ports if port.name == ships[kind].place)
            return port.goods["YPGROB".index(cargo)] if cargo in "YPGROB" else port.conquerors
        case Sail(kind, landing):
            return ships[kind].aboard if landing in PORTS else 0.5
    return 0


if __name__ == "__main__":
    print(check_bot(Homeward))
