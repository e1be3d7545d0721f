"""The pieces by number, as the kernel knows them (RULES 1 and 8).

Everything here is a plain int, str or tuple, so that the same source runs interpreted and compiled.
"""

# 1.1: the six colours, in the order used everywhere.
YELLOW, PINK, GREEN, RED, ORANGE, BLUE = range(6)
NO_COLOUR = 6
COLOURS = ("Yellow", "Pink", "Green", "Red", "Orange", "Blue")
COLOUR_LETTERS = "YPGROB"

# What lies in a port or a warehouse: six colours of goods, then the figures of the expansion.
CONQUEROR, PEASANT = 6, 7
# What lies in the bag: six colours of goods, then the cubes of the expansion (8.1).
BLACK, WHITE = 6, 7
CUBE_LETTERS = COLOUR_LETTERS + "KW"

# Places on the sea way: squares are 1 to 12, counted from Venice without Modone.
VENICE, MODONE, CONSTANTINOPLE = 0, 13, 14
PLACES = 15
NOWHERE = 15
SQUARES = 12
# The two ports of origin, as indices of `State.port`.
PORT_VENICE, PORT_CONSTANTINOPLE = 0, 1

# A ship's heading, which indexes `State.ahead`.
TO_CONSTANTINOPLE, TO_VENICE = 0, 1

# 1.7: a fleet. A ship's number is 3 * seat + its kind; a kind shows kind + 1 colours.
MONO, DUO, TRIO = range(3)
SHIP_KINDS = ("mono", "duo", "trio")
SHIPS = 12

NO_HOUSE = 4
HOUSES = ("Contarini", "Dandolo", "Loredan", "Morosini")
TERRITORIES = ("Zara", "Durazzo", "Candia", "Negroponte", "Galata")

# What a ship carries: a colour (0 to 5) or one of these (8.5, 8.9).
NO_CARGO, CONQUERORS, PEASANTS, FIGURES = -1, 6, 7, 8

MIN_PLAYERS, MAX_PLAYERS = 2, 4
# At most this many peasants exist: they are the black cubes (8.8).
MAX_PEASANTS = 8

# 4.1: unordered pairs of colours with repetition, see `codes.pair_index`.
PAIRS = 21
