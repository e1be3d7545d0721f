"""The state of a game: named fields of ints, the same for the interpreted and the compiled rules.

Interpreted, a state is a `State` with ints and nested lists; compiled, it is a NumPy record whose type is made from
`FIELDS`. A state is derived from the set-up and the events, holds no random number, and knows everything: what a
player may know is a `View`.
"""

from collections.abc import Sequence

from goldenhorn.rules.material import MAX_PLAYERS, PLACES, SHIPS, TERRITORIES

# Phases: who decides what (3.1, 3.2).
PLACING = 0  # 2.5: the seat `turn` divides its ships
OPENING = 1  # 2.6, 2.7: ports are filled and hands dealt; only chance
ACTING = 2  # before the ship moves: raid, announce, conquer, train, load or sail
TURNING = 3  # 4.5: the owner of the emptied ship `ship` decides
LANDING = 4  # 5.3: the loaded ship `ship` has to land
AFTER = 5  # 3.2: after the move: announce, conquer, train, or done
OVER = 6

# What chance has to supply before the next decision.
NO_CHANCE = 0
FILL_VENICE = 1
FILL_CONSTANTINOPLE = 2
DRAW_CARDS = 3

# Why the end is due (6.1, 6.2, 6.4, 8.14).
END_NOT_DUE = 0
END_PORT = 1
END_ANNOUNCED = 2
END_QUIET = 3
END_TERRITORIES = 4

# 6.4
QUIET_ROUNDS = 20

_T = len(TERRITORIES)

# Fields that are used as an index are unsigned: compiled code then need not handle negative ones. All others are signed:
# arithmetic of two unsigned fields would leave the integers.
FIELDS: tuple[tuple[str, tuple[int, ...], str], ...] = (
    # name, shape, type of one number; first what the set-up fixes
    ("players", (), "i1"),
    ("first", (), "i1"),  # seat of the first player (2.4)
    ("expansion", (), "i1"),
    ("port_size", (), "i1"),  # 9, with the expansion 10 (2.6, 8.1)
    ("hand_size", (), "i1"),  # 5 (2.7)
    ("modone_pays", (), "i1"),  # cards are drawn in Modone (5.11)
    ("house", (MAX_PLAYERS,), "u1"),  # of each seat
    ("ahead", (2, PLACES), "u1"),  # the next place for each heading, NOWHERE behind the ports
    ("colour", (PLACES,), "u1"),  # of each square, NO_COLOUR for ports
    ("room", (PLACES,), "i1"),  # for ships: 1 on a square, the berths in Modone, any number in a port of origin
    ("sails", (SHIPS,), "u1"),  # bits of the colours a ship shows
    ("sail_colours", (SHIPS, 3), "u1"),  # the same colours ascending; a ship has kind + 1
    ("cost", (_T,), "i1"),
    ("worth", (_T,), "i1"),
    # the course of the game
    ("rounds", (), "i2"),  # number of the current round, from 1
    ("phase", (), "i1"),
    ("turn", (), "i1"),  # seat whose turn it is
    ("raided", (), "i1"),  # pirates were sent out in this turn (4.4)
    ("ship", (), "i1"),  # the ship that TURNING and LANDING are about, -1 otherwise
    ("chance", (), "i1"),
    ("to_draw", (), "i1"),  # cubes or cards still to be drawn
    ("drawer", (), "i1"),  # seat that draws cards
    ("end", (), "i1"),
    ("announcer", (), "i1"),  # seat that announced the end, -1 otherwise
    ("quiet", (), "i1"),  # nothing was loaded, unloaded or stolen in this round so far (6.4)
    ("quiet_rounds", (), "i1"),
    # the pieces
    ("place", (SHIPS,), "u1"),  # NOWHERE before it is placed
    ("heading", (SHIPS,), "u1"),
    ("cargo", (SHIPS,), "i1"),
    ("aboard", (SHIPS,), "i1"),  # goods or conquerors
    ("peasants_aboard", (SHIPS,), "i1"),
    ("prey", (), "i2"),  # bits of the ships that pirates can rob (4.2); follows from place and cargo
    ("ships_at", (PLACES,), "i1"),  # how many ships stand on each place; follows from place
    ("port", (2, 8), "i1"),
    ("bag", (8,), "i1"),
    ("supply", (), "i1"),  # conquerors (8.1)
    ("reserve", (), "i1"),  # black cubes out of the game (8.11)
    ("warehouse", (MAX_PLAYERS, 8), "i1"),
    ("owner", (_T,), "i1"),  # seat that holds a territory, -1 if free
    ("hand", (MAX_PLAYERS, 7), "i1"),  # by colour; the last, NO_COLOUR, is always 0 (movement)
    ("pile", (6,), "i1"),
    ("discards", (7,), "i1"),  # by colour, like a hand
)


class State:
    """Every field of `FIELDS` as an int, a list or a list of lists."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    players: int
    first: int
    expansion: int
    port_size: int
    hand_size: int
    modone_pays: int
    house: list[int]
    ahead: list[list[int]]
    colour: list[int]
    room: list[int]
    sails: list[int]
    sail_colours: list[list[int]]
    cost: list[int]
    worth: list[int]
    rounds: int
    phase: int
    turn: int
    raided: int
    ship: int
    chance: int
    to_draw: int
    drawer: int
    end: int
    announcer: int
    quiet: int
    quiet_rounds: int
    place: list[int]
    heading: list[int]
    cargo: list[int]
    aboard: list[int]
    peasants_aboard: list[int]
    prey: int
    ships_at: list[int]
    port: list[list[int]]
    bag: list[int]
    supply: int
    reserve: int
    warehouse: list[list[int]]
    owner: list[int]
    hand: list[list[int]]
    pile: list[int]
    discards: list[int]

    def __init__(self) -> None:
        """All fields zero; `setup.new_state` makes a playable one."""
        for name, shape, _ in FIELDS:
            setattr(self, name, _zeros(shape))

    def copy(self) -> "State":
        twin = State.__new__(State)
        for name, shape, _ in FIELDS:
            value = getattr(self, name)
            if len(shape) == 1:
                value = value[:]
            elif shape:
                value = [row[:] for row in value]
            setattr(twin, name, value)
        return twin

    def numbers(self) -> list[int]:
        """All numbers in the order of `FIELDS`."""
        flat: list[int] = []
        for name, shape, _ in FIELDS:
            value = getattr(self, name)
            if not shape:
                flat.append(value)
            elif len(shape) == 1:
                flat.extend(value)
            else:
                for row in value:
                    flat.extend(row)
        return flat

    @classmethod
    def of_numbers(cls, numbers: Sequence[int]) -> "State":
        """The state with these `numbers`."""
        state = cls.__new__(cls)
        begin = 0
        for name, shape, _ in FIELDS:
            if not shape:
                setattr(state, name, numbers[begin])
                begin += 1
                continue
            width = shape[-1]
            rows = []
            for _ in range(shape[0] if len(shape) == 2 else 1):
                rows.append(list(numbers[begin : begin + width]))
                begin += width
            setattr(state, name, rows if len(shape) == 2 else rows[0])
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name, _, _ in FIELDS)

    __hash__ = None  # type: ignore[assignment]  # mutable, compared by value


def _zeros(shape: tuple[int, ...]) -> object:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
