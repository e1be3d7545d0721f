"""A position in plain words."""

from collections.abc import Iterator

from goldenhorn.game.actions import PORTS
from goldenhorn.game.view import Counts, PortView, ShipView, View
from goldenhorn.rules.material import COLOUR_LETTERS, CUBE_LETTERS
from goldenhorn.telling.teller import Teller


def board_lines(view: View, teller: Teller) -> Iterator[str]:
    """The sea way from Venice to Constantinople, the players, and what lies beside the board."""
    yield from _sea_way(view, teller)
    yield from _players(view, teller)
    yield from _territories(view, teller)
    yield teller.say(
        "board-beside",
        pile=view.pile,
        discards=counted(view.discards, teller),
        bag=counted(view.bag, teller),
    )
    if view.hand is not None:
        yield teller.say("board-hand", cards=counted(view.hand, teller))


def counted(counts: Counts, teller: Teller) -> str:
    return teller.colours("".join(letter * number for letter, number in zip(CUBE_LETTERS, counts, strict=False)))


def _sea_way(view: View, teller: Teller) -> Iterator[str]:
    ports = {port.name: port for port in view.ports}
    for place, colour in zip(view.way, view.colours, strict=True):
        ships = [_ship(ship, view, teller) for ship in view.ships if ship.place == place]
        if place in PORTS:
            yield f"{teller.place(place)}: {_port(ports[place], teller)}"
            yield from (f"    {ship}" for ship in ships)
        elif place == "Modone":
            yield f"  {teller.place(place)} ({len(ships)}/{view.berths})"
            yield from (f"    {ship}" for ship in ships)
        else:
            square = f"  {place} {teller.say(f'colour-{colour}')}"
            yield f"{square}: {ships[0]}" if ships else square


def _port(port: PortView, teller: Teller) -> str:
    figures = _figures(port.conquerors, port.peasants, teller)
    return ", ".join([counted(port.goods, teller), *figures])


def _figures(conquerors: int, peasants: int, teller: Teller) -> list[str]:
    counted = (("conquerors", conquerors), ("peasants", peasants))
    return [f"{number} × {teller.say(name)}" for name, number in counted if number]


def _ship(ship: ShipView, view: View, teller: Teller) -> str:
    """House and kind as in the notation, the sails, the heading and the cargo in words."""
    parts = [
        f"{view.seats[ship.seat].house} {ship.kind} ({teller.sails(ship.sails)})",
        teller.say("page-bound", port=teller.place(ship.heading)),
    ]
    if ship.cargo is not None and ship.cargo in COLOUR_LETTERS:
        parts.append(teller.colours(ship.cargo * ship.aboard))
    elif ship.cargo is not None:
        parts += _figures(ship.aboard, ship.peasants, teller)
    return ", ".join(parts)


def _players(view: View, teller: Teller) -> Iterator[str]:
    for seat in view.seats:
        yield teller.say(
            "board-player",
            house=seat.house,
            points=seat.score.total,
            goods=counted(seat.goods, teller),
            cards=seat.cards,
        )
        if seat.conquerors or seat.peasants:
            yield "  " + teller.say("board-figures", conquerors=seat.conquerors, peasants=seat.peasants)


def _territories(view: View, teller: Teller) -> Iterator[str]:
    for territory in view.territories:
        owner = "-" if territory.owner is None else view.seats[territory.owner].house
        yield teller.say(
            "board-territory", territory=territory.name, cost=territory.cost, worth=territory.worth, owner=owner
        )
