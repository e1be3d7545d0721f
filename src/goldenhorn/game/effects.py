"""What a decision moves besides what it says, for whoever tells a game in words or shows it."""

from typing import NamedTuple

from goldenhorn.game.actions import CARGO_NAMES, PORTS, Action, Load, Raid, Sail
from goldenhorn.game.options import Options
from goldenhorn.game.view import landing_of
from goldenhorn.rules.material import CONQUEROR, NO_CARGO, PEASANT, SHIP_KINDS, VENICE
from goldenhorn.rules.state import State


class Effect(NamedTuple):
    """`price` are the wind cards of a landing (5.7). `cargo`, one of `CARGO_NAMES`, is what is loaded (5.2), unloaded
    (5.10) or stolen (4.3): `number` goods or conquerors, and `peasants`.
    """

    price: str = ""
    cargo: str | None = None
    number: int = 0
    peasants: int = 0


NOTHING = Effect()


def effect_of(options: Options, state: State, action: Action) -> Effect:
    """The effect of an action that is legal in this state."""
    match action:
        case Raid(house=house, ship=kind):
            prey = 3 * options.houses.index(house) + SHIP_KINDS.index(kind)
            peasants = int(state.aboard[prey] == 0)  # 8.9
            return Effect("", CARGO_NAMES[state.cargo[prey]], 1 - peasants, peasants)
        case Load(ship=kind, cargo=cargo):
            lying = state.port[int(state.place[3 * state.turn + SHIP_KINDS.index(kind)] != VENICE)]
            if len(cargo) == 1:
                return Effect("", cargo, lying[CARGO_NAMES.index(cargo)], 0)
            conquerors = lying[CONQUEROR] if cargo != "peasants" else 0
            return Effect("", cargo, conquerors, lying[PEASANT] if cargo != "conquerors" else 0)
        case Sail(ship=kind, landing=landing):
            price = landing_of(state, action).price
            ship = 3 * state.turn + SHIP_KINDS.index(kind)
            if landing not in PORTS or state.cargo[ship] == NO_CARGO:
                return Effect(price) if price else NOTHING
            return Effect(price, CARGO_NAMES[state.cargo[ship]], state.aboard[ship], state.peasants_aboard[ship])
        case _:
            return NOTHING
