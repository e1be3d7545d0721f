"""The score (RULES 7, 8.15). Kernel: runs interpreted and compiled."""

from goldenhorn.rules.material import CONQUEROR, PEASANT, TERRITORIES
from goldenhorn.rules.state import State

TERRITORY_COUNT = len(TERRITORIES)


def set_bonus(state: State, seat: int) -> int:
    """7.2: twice the smallest of the six counts, plus the second and the third smallest."""
    goods = state.warehouse[seat]
    low, second, third = 127, 127, 127
    for colour in range(6):
        number = int(goods[colour])
        if number < low:
            low, second, third = number, low, second
        elif number < second:
            second, third = number, second
        elif number < third:
            third = number
    return 2 * low + second + third


def score(state: State, seat: int) -> int:
    """Points of a seat as if the game ended now."""
    warehouse = state.warehouse[seat]
    points = set_bonus(state, seat) + warehouse[CONQUEROR] + warehouse[PEASANT]
    for colour in range(6):
        points += warehouse[colour]
    for territory in range(TERRITORY_COUNT):
        if state.owner[territory] == seat:
            points += state.worth[territory]
    return points
