"""What pieces are worth, how far ships have to go, how likely they are robbed. Kernel: compiled with the rules."""

from goldenhorn.bots.kernel.numbers import Numbers
from goldenhorn.rules.material import CONSTANTINOPLE, TERRITORIES, VENICE
from goldenhorn.rules.state import State

TERRITORY_COUNT = len(TERRITORIES)


def four_lowest(goods: Numbers) -> tuple[float, float, float, float]:
    """The four smallest of a warehouse's six counts, ascending: all that the set bonus depends on (7.2)."""
    low, second, third, fourth = 1000, 1000, 1000, 1000
    for colour in range(6):
        number = int(goods[colour])
        rest = max(low, number)
        low = min(low, number)
        number, rest = rest, max(second, rest)
        second = min(second, number)
        number, rest = rest, max(third, rest)
        third = min(third, number)
        fourth = min(fourth, rest)
    return float(low), float(second), float(third), float(fourth)


def worth_beside(number: float, more: float, lowest: tuple[float, float, float, float]) -> float:
    """The points that `more` goods add to `number` of the same colour, sets included; fractions are expectations."""
    low, second, third, fourth = lowest
    before = 2.0 * low + second + third
    # The three smallest of the other colours; of equal counts it does not matter which one is taken away.
    first_other = second if number <= low else low
    second_other = third if number <= second else second
    third_other = fourth if number <= third else third
    number += more
    lowest_now = min(first_other, number)
    number = max(first_other, number)
    second_now = min(second_other, number)
    third_now = min(third_other, max(second_other, number))
    return more + 2.0 * lowest_now + second_now + third_now - before


def goods_worth(goods: Numbers, colour: int, number: float) -> float:
    """The points that goods of a colour would add to a warehouse, sets included."""
    return worth_beside(float(goods[colour]), number, four_lowest(goods))


def figure_worth(state: State) -> float:
    """What a conqueror promises: more than its point while a territory is free (8.10, 8.15)."""
    best = 1.0
    for territory in range(TERRITORY_COUNT):
        if state.owner[territory] < 0 and state.cost[territory] > 0:
            best = max(best, state.worth[territory] / state.cost[territory])
    return 0.5 + 0.5 * best


def conquest_gain(state: State, territory: int, pairs: int) -> float:
    """8.10: the points that a conquest wins, less those of the figures it takes."""
    return float(state.worth[territory] - (state.cost[territory] - pairs) - 2 * pairs)


def way_left(state: State, ship: int) -> int:
    """Free landings from a ship to the port it faces, the port included."""
    ahead = state.ahead[state.heading[ship]]
    at = ahead[state.place[ship]]
    steps = 1
    while at != VENICE and at != CONSTANTINOPLE:
        steps += state.ships_at[at] < state.room[at]
        at = ahead[at]
    return steps


def hand_total(state: State, seat: int) -> int:
    total = 0
    for colour in range(6):
        total += state.hand[seat][colour]
    return total


def odds_of_two(cards: int, matching: int, unseen: int) -> float:
    """The chance that a hand of so many cards, out of `unseen`, holds two or more of the `matching` ones (4.1)."""
    if cards < 2 or matching < 2:
        return 0.0
    others = unseen - matching
    none, all_hands = 1.0, 1.0
    for index in range(cards - 1):
        none *= max(0, others - index)
        all_hands *= unseen - index
    all_hands *= unseen - cards + 1
    return max(0.0, 1.0 - none * (max(0, others - cards + 1) + cards * matching) / all_hands)


def robbery_odds(state: State, ship: int, seat: int) -> float:
    """The chance that some rival of the ship's owner can rob it, as `seat` sees it (-1: a spectator).

    Exact for one rival; rivals are taken as independent.
    """
    owner = ship // 3
    sails = state.sails[ship]
    matching, unseen = 0, 0
    for colour in range(6):
        number = int(state.pile[colour])
        for other in range(state.players):
            if other != seat:
                number += state.hand[other][colour]
        unseen += number
        if sails >> colour & 1:
            matching += number
    safe = 1.0
    for other in range(state.players):
        if other != owner:
            safe *= 1.0 - odds_of_two(hand_total(state, other), matching, unseen)
    return 1.0 - safe


def has_turn_left(state: State, seat: int) -> bool:
    """Whether a seat has a whole turn left in this round (6.3)."""
    players = int(state.players)
    own = (seat - state.first + players) % players
    turn = (state.turn - state.first + players) % players
    return own > turn
