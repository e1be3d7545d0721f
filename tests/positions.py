"""Positions for tests: a game in its first turn, changed piece by piece with the books kept."""

from collections.abc import Mapping

import pytest

from goldenhorn.game.actions import ACTIONS, PLACE_NAMES, parse
from goldenhorn.game.options import Options
from goldenhorn.game.refusal import refusal
from goldenhorn.rules.box import standard_box
from goldenhorn.rules.legal import legal_codes
from goldenhorn.rules.material import (
    COLOUR_LETTERS,
    CONQUEROR,
    CONQUERORS,
    CONSTANTINOPLE,
    CUBE_LETTERS,
    FIGURES,
    HOUSES,
    NO_CARGO,
    PEASANT,
    PEASANTS,
    SHIP_KINDS,
    TO_CONSTANTINOPLE,
    TO_VENICE,
    VENICE,
)
from goldenhorn.rules.scratch import Scratch
from goldenhorn.rules.setup import Setup, new_state
from goldenhorn.rules.state import ACTING, State
from goldenhorn.rules.turn import apply_code, mark_prey, supply_chance

rule = pytest.mark.rule


class Position:
    """A state in which seat `turn` acts, all ships lie in Venice, ports and hands are empty until they are set.

    Nothing is conserved by itself: set the bag, the ports and the hands as a test needs them.
    """

    def __init__(
        self, players: int = 2, *, expansion: bool = False, modone: bool = False, turn: int = 0, first: int = 0
    ) -> None:
        box = standard_box()
        self.options = Options(players, expansion, modone=modone)
        setup = Setup(tuple(range(players)), first, box.tiles(players), expansion, modone)
        self.state: State = new_state(box, setup)
        self.state.phase = ACTING
        self.state.turn = turn
        for ship in range(3 * players):
            self.state.place[ship] = VENICE
            self.state.heading[ship] = TO_CONSTANTINOPLE
        self.state.ships_at[VENICE] = 3 * players

    def ship(
        self,
        seat: int,
        kind: str,
        place: str,
        to: str = "Constantinople",
        *,
        cargo: str = "",
        number: int = 0,
        peasants: int = 0,
    ) -> "Position":
        """Put a ship on a place, heading for a port, with cargo: a colour letter, `conquerors`, `peasants` or `figures`."""
        state = self.state
        ship = 3 * seat + SHIP_KINDS.index(kind)
        state.ships_at[state.place[ship]] -= 1
        state.place[ship] = PLACE_NAMES.index(place)
        state.ships_at[state.place[ship]] += 1
        state.heading[ship] = TO_CONSTANTINOPLE if to == "Constantinople" else TO_VENICE
        if state.place[ship] == CONSTANTINOPLE:
            state.heading[ship] = TO_VENICE
        kinds = {"": NO_CARGO, "conquerors": CONQUERORS, "peasants": PEASANTS, "figures": FIGURES}
        state.cargo[ship] = kinds[cargo] if cargo in kinds else COLOUR_LETTERS.index(cargo)
        state.aboard[ship] = number
        state.peasants_aboard[ship] = peasants
        mark_prey(state, ship)
        return self

    def hand(self, seat: int, cards: str) -> "Position":
        """Give a seat exactly these cards, for example `GGB`."""
        self.state.hand[seat] = [cards.count(letter) for letter in COLOUR_LETTERS] + [0]
        return self

    def port(self, name: str, cubes: str, *, conquerors: int = 0, peasants: int = 0) -> "Position":
        """Lay exactly these goods, for example `YYG`, and figures into a port of origin."""
        number = 0 if name == "Venice" else 1
        self.state.port[number] = [*(cubes.count(letter) for letter in COLOUR_LETTERS), conquerors, peasants]
        return self

    def warehouse(self, seat: int, goods: str, *, conquerors: int = 0, peasants: int = 0) -> "Position":
        self.state.warehouse[seat] = [*(goods.count(letter) for letter in COLOUR_LETTERS), conquerors, peasants]
        return self

    def bag(self, cubes: str) -> "Position":
        self.state.bag = [cubes.count(letter) for letter in CUBE_LETTERS]
        return self

    def cards(self, pile: str, discards: str = "") -> "Position":
        self.state.pile = [pile.count(letter) for letter in COLOUR_LETTERS]
        self.state.discards = [discards.count(letter) for letter in COLOUR_LETTERS] + [0]
        return self

    def put(self, **fields: int) -> "Position":
        """Set scalar fields of the state, such as supply=3, end=1, rounds=4."""
        for name, value in fields.items():
            assert isinstance(getattr(self.state, name), int), name
            setattr(self.state, name, value)
        return self

    def legal(self, word: str = "") -> set[str]:
        """The texts of the legal actions that begin with a word."""
        scratch = Scratch()
        codes = scratch.codes[: legal_codes(self.state, scratch)]
        assert len(set(codes)) == len(codes), "no action is listed twice"
        return {str(ACTIONS[code]) for code in codes if str(ACTIONS[code]).startswith(word)}

    def do(self, *texts: str) -> "Position":
        """Apply legal actions; a text such as `+RG` supplies chance."""
        for text in texts:
            if text.startswith("+"):
                scratch = Scratch()
                scratch.drawn[:] = [text.count(letter) for letter in CUBE_LETTERS]
                supply_chance(self.state, scratch)
            else:
                assert text in self.legal(), f"{text} not in {sorted(self.legal())}"
                apply_code(self.state, parse(text).code)
        return self


def goods(state: State, seat: int) -> str:
    """The goods of a warehouse as letters."""
    return "".join(letter * number for letter, number in zip(COLOUR_LETTERS, state.warehouse[seat], strict=False))


def figures(state: State, seat: int) -> Mapping[str, int]:
    return {"conquerors": state.warehouse[seat][CONQUEROR], "peasants": state.warehouse[seat][PEASANT]}


def house(seat: int) -> str:
    """The house of a seat in a `Position`."""
    return HOUSES[seat]


def refused(position: Position, text: str) -> str | None:
    """The number of the rule that forbids an action now."""
    assert text not in position.legal()
    return refusal(position.state, parse(text).code).rule
