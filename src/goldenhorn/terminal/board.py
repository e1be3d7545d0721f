"""A position as plain text."""

from collections.abc import Iterator

from goldenhorn.game.actions import PORTS
from goldenhorn.game.view import Counts, PortView, ShipView, View
from goldenhorn.rules.material import COLOUR_LETTERS, CUBE_LETTERS
from goldenhorn.terminal.telling import Teller


def board_lines(view: View, teller: Teller) -> Iterator[str]:
    """The sea way from Venice to Constantinople, the players, and what lies beside the board."""
    yield from _sea_way(view, teller)
    yield ""
    yield from _players(view, teller)
    yield from _territories(view, teller)
    yield teller.say(
        "board-beside",
        pile=view.pile,
        discards=counted(view.discards),
        bag=counted(view.bag),
    )
    if view.hand is not None:
        yield teller.say("board-hand", cards=counted(view.hand))


def counted(counts: Counts) -> str:
    """`(2, 0, 1, ...)` as `Y2 G1`."""
    return " ".join(f"{letter}{number}" for letter, number in zip(CUBE_LETTERS, counts, strict=False) if number) or "-"


def _sea_way(view: View, teller: Teller) -> Iterator[str]:
    ports = {port.name: port for port in view.ports}
    for place, colour in zip(view.way, view.colours, strict=True):
        ships = [_ship(ship, view, teller) for ship in view.ships if ship.place == place]
        if place in PORTS:
            yield f"{teller.place(place)}: {_port(ports[place], teller)}"
            yield from (f"       {ship}" for ship in ships)
        elif place == "Modone":
            yield f"  {teller.place(place)} ({len(ships)}/{view.berths})"
            yield from (f"       {ship}" for ship in ships)
        else:
            yield f"  {place:>2} {colour}  {ships[0] if ships else '·'}"


def _port(port: PortView, teller: Teller) -> str:
    figures = [
        f"{number} × {teller.say(name)}"
        for name, number in (("conquerors", port.conquerors), ("peasants", port.peasants))
        if number
    ]
    return ", ".join([counted(port.goods), *figures])


def _ship(ship: ShipView, view: View, teller: Teller) -> str:
    heading = "→" if ship.heading == "Constantinople" else "←"
    text = f"{heading} {view.seats[ship.seat].house} {ship.kind} {ship.sails}"
    if ship.cargo is None:
        return text
    if ship.cargo in COLOUR_LETTERS:
        return f"{text} [{ship.cargo}{ship.aboard}]"
    aboard = [f"{ship.aboard} × {teller.say('conquerors')}"] if ship.aboard else []
    if ship.peasants:
        aboard.append(f"{ship.peasants} × {teller.say('peasants')}")
    return f"{text} [{', '.join(aboard)}]"


def _players(view: View, teller: Teller) -> Iterator[str]:
    for seat in view.seats:
        mark = "▶" if seat.seat == view.turn else " "
        yield (
            mark
            + " "
            + teller.say(
                "board-player", house=seat.house, points=seat.score.total, goods=counted(seat.goods), cards=seat.cards
            )
        )
        if seat.conquerors or seat.peasants:
            yield "    " + teller.say("board-figures", conquerors=seat.conquerors, peasants=seat.peasants)


def _territories(view: View, teller: Teller) -> Iterator[str]:
    for territory in view.territories:
        owner = "-" if territory.owner is None else view.seats[territory.owner].house
        yield "  " + teller.say(
            "board-territory", territory=territory.name, cost=territory.cost, worth=territory.worth, owner=owner
        )
