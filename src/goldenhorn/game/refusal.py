"""Why an action is refused: the first rule that forbids it, in the words of the catalogue."""

from goldenhorn.errors import GoldenHornError, Illegal, Impossible
from goldenhorn.game.actions import (
    ACTIONS,
    CARGO_NAMES,
    PLACE_NAMES,
    Announce,
    Conquer,
    Done,
    KeepCourse,
    Load,
    Place,
    Raid,
    Sail,
    Train,
    TurnRound,
)
from goldenhorn.game.events import counts_of_cards
from goldenhorn.rules.legal import add_loads
from goldenhorn.rules.material import (
    COLOUR_LETTERS,
    CONQUEROR,
    CONQUERORS,
    CONSTANTINOPLE,
    FIGURES,
    HOUSES,
    MODONE,
    NO_CARGO,
    NOWHERE,
    PEASANT,
    PEASANTS,
    SHIP_KINDS,
    SQUARES,
    TERRITORIES,
    VENICE,
)
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.state import AFTER, END_NOT_DUE, LANDING, PLACING, TURNING, State
from goldenhorn.words import Term, colour
from goldenhorn.words import place as place_word


def refusal(state: State, code: int) -> GoldenHornError:
    """The reason why the player who decides now cannot do this action, which is not legal."""
    action = ACTIONS[code]
    nonexistent = _nonexistent(state, action)
    if nonexistent is not None:
        return nonexistent
    match action:
        case Place():
            return Illegal("place-done", "2.5")
        case _ if state.phase == PLACING:
            return Illegal("place-first", "2.5")
        case TurnRound() | KeepCourse():
            return Illegal("turn-nothing", "4.5")
        case _ if state.phase == TURNING:
            return Illegal("turn-first", "4.5")
        case Sail(ship, _) if state.phase == LANDING and 3 * state.turn + SHIP_KINDS.index(ship) == state.ship:
            return _sail(state, action)
        case _ if state.phase == LANDING:
            return Illegal("land-first", "3.2", ship=SHIP_KINDS[state.ship % 3])
        case Done():
            return Illegal("move-compulsory", "3.1")
        case Announce():
            return _announce(state)
        case Conquer():
            return _conquer(state, action)
        case Train(peasants):
            return _train(state, peasants)
        case _ if state.phase == AFTER:
            return Illegal("moved-already", "3.1")
        case Raid():
            return _raid(state, action)
        case Load():
            return _load(state, action)
        case Sail():
            return _depart(state, action)
    raise AssertionError(action)


def _nonexistent(state: State, action: object) -> Impossible | None:
    """What does not exist at this table: figures without the expansion, absent houses, squares beyond the sea way."""
    match action:
        case Conquer() | Train() if not state.expansion:
            return Impossible("no-expansion", "8.1")
        case Load(_, cargo) if CARGO_NAMES.index(cargo) >= CONQUERORS and not state.expansion:
            return Impossible("no-expansion", "8.1")
        case Raid(house) if HOUSES.index(house) not in state.house:
            return Impossible("house-absent", "2.3", house=house)
        case Sail(_, landing) if landing == "Modone" and state.room[MODONE] == 0:
            return Impossible("no-modone", "2.1")
        case Sail(_, landing) if _beyond(state, PLACE_NAMES.index(landing)):
            return Impossible("no-square", "2.1", square=landing)
    return None


def _beyond(state: State, place: int) -> bool:
    return 1 <= place <= SQUARES and state.ahead[0][place] == NOWHERE


def _raid(state: State, action: Raid) -> Illegal:
    house = HOUSES.index(action.house)
    kind = SHIP_KINDS.index(action.ship)
    ship = 3 * state.house.index(house) + kind
    facts = {"house": action.house, "ship": action.ship}
    if state.house[state.turn] == house:
        return Illegal("raid-own", "4.2", **facts)
    if state.raided:
        return Illegal("raid-twice", "4.4")
    if not 1 <= state.place[ship] <= SQUARES:
        return Illegal("raid-port", "4.2", **facts)
    cargo = state.cargo[ship]
    if cargo == NO_CARGO:
        return Illegal("raid-empty", "4.2", **facts)
    if cargo in (CONQUERORS, FIGURES):
        return Illegal("raid-conquerors", "8.6", **facts)
    shown = [number for number in range(6) if state.sails[ship] >> number & 1]
    if not set(action.cards) <= {COLOUR_LETTERS[number] for number in shown}:
        return Illegal("raid-sails", "4.1", **facts, sails=_list(shown), cards=_cards(action.cards))
    return Illegal("raid-cards", "4.1", cards=_cards(action.cards), missing=_missing_cards(state, action.cards))


def _missing_cards(state: State, cards: str) -> tuple[Term, ...]:
    hand = state.hand[state.turn]
    lacking = (needed - held for needed, held in zip(counts_of_cards(cards), hand, strict=False))
    return tuple(colour(letter) for letter, number in zip(COLOUR_LETTERS, lacking, strict=True) for _ in range(number))


def _load(state: State, action: Load) -> Illegal:
    kind = SHIP_KINDS.index(action.ship)
    cargo = CARGO_NAMES.index(action.cargo)
    ship = 3 * state.turn + kind
    place = state.place[ship]
    if place not in (VENICE, CONSTANTINOPLE):
        return Illegal("load-at-sea", "5.2", ship=action.ship)
    port = state.port[0 if place == VENICE else 1]
    facts = {"port": place_word(PLACE_NAMES[place])}
    if cargo == CONQUERORS or (cargo == FIGURES and not port[CONQUEROR]):
        return Illegal("load-no-conquerors", "8.5", **facts)
    if cargo in (PEASANTS, FIGURES):
        return Illegal("load-no-peasants", "8.9", **facts)
    if state.sails[ship] >> cargo & 1:
        return Illegal("load-sails", "5.2", ship=action.ship, colour=colour(action.cargo))
    return Illegal("load-none", "5.2", **facts, colour=colour(action.cargo))


def _depart(state: State, action: Sail) -> Illegal:
    """A landing of a ship that has not been loaded in this turn."""
    ship = 3 * state.turn + SHIP_KINDS.index(action.ship)
    in_port = state.place[ship] in (VENICE, CONSTANTINOPLE)
    if in_port and add_loads(state, ship, ship % 3, Scratch(), 0) > 0:
        return Illegal("load-compulsory", "5.3", ship=action.ship)
    return _sail(state, action)


def _sail(state: State, action: Sail) -> Illegal:
    """Walk the way to find what stops the ship before the landing."""
    ship = 3 * state.turn + SHIP_KINDS.index(action.ship)
    landing = PLACE_NAMES.index(action.landing)
    ahead = state.ahead[state.heading[ship]]
    facts = {"ship": action.ship, "landing": place_word(action.landing)}
    way = []
    at = ahead[state.place[ship]]
    while at != NOWHERE:
        way.append(at)
        at = ahead[at]
    if landing not in way:
        return Illegal("sail-not-ahead", "5.1", **facts)
    hand = state.hand[state.turn][:]
    for at in way:
        full = state.ships_at[at] >= state.room[at]
        if at == landing:
            break
        if full:
            continue
        if at == MODONE:
            return Illegal("sail-modone-ends", "5.9", **facts)
        needed = state.colour[at]
        if not state.sails[ship] >> needed & 1:
            if not hand[needed]:
                card = colour(COLOUR_LETTERS[needed])
                return Illegal("sail-no-wind", "5.7", **facts, square=PLACE_NAMES[at], colour=card)
            hand[needed] -= 1
    if landing == MODONE:
        return Illegal("sail-modone-full", "5.9", **facts)
    return Illegal("sail-occupied", "5.5", **facts)


def _announce(state: State) -> Illegal:
    if state.end != END_NOT_DUE:
        return Illegal("announce-due", "6.2")
    missing = [number for number in range(6) if not state.warehouse[state.turn][number]]
    return Illegal("announce-missing", "6.2", missing=_list(missing))


def _conquer(state: State, action: Conquer) -> Illegal:
    number = TERRITORIES.index(action.territory)
    facts: dict[str, str | int] = {"territory": action.territory, "cost": state.cost[number]}
    if state.owner[number] >= 0:
        return Illegal("conquer-taken", "8.13", **facts)
    if action.peasants > 2 * state.cost[number]:
        return Illegal("conquer-exactly", "8.10", **facts, peasants=action.peasants)
    warehouse = state.warehouse[state.turn]
    conquerors = state.cost[number] - action.peasants // 2
    return Illegal(
        "conquer-figures",
        "8.10",
        **facts,
        conquerors=conquerors,
        peasants=action.peasants,
        own_conquerors=warehouse[CONQUEROR],
        own_peasants=warehouse[PEASANT],
    )


def _train(state: State, peasants: int) -> Illegal:
    own = state.warehouse[state.turn][PEASANT]
    if own < peasants:
        return Illegal("train-peasants", "8.12", number=peasants, own=own)
    return Illegal("train-supply", "8.12", number=peasants, supply=state.supply)


def _list(colours: list[int]) -> tuple[Term, ...]:
    return tuple(colour(COLOUR_LETTERS[number]) for number in colours)


def _cards(letters: str) -> tuple[Term, ...]:
    return tuple(colour(letter) for letter in letters)
