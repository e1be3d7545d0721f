"""The words of a picture, and the position told in them. Another language gives another mapping, of all keys or of some."""

from collections.abc import Mapping

from goldenhorn.game.view import PortView, SeatView, ShipView, View
from goldenhorn.rules.material import COLOUR_LETTERS, COLOURS

Words = Mapping[str, str]

# Names that the view gives (houses, ports, territories) are looked up here too, and stand as they are if they are missing.
WORDS: Words = {
    "title": "Golden Horn",
    "expansion": "Domínio da Mar",
    "round": "Round {round}",
    "placing": "{house} places the ships",
    "opening": "The ports are filled, the cards are dealt",
    "acting": "{house} to move",
    "turning": "{house} may turn the ship round",
    "landing": "{house} chooses a landing",
    "after": "{house} may still act",
    "over": "{house} wins",
    "shared": "{house}: a draw",
    "fill": "A port is filled",
    "draw": "{house} draws cards",
    "end-port": "A port is empty: the last round",
    "end-announced": "The end is announced: the last round",
    "end-quiet": "Twenty quiet rounds: the end",
    "end-territories": "All territories are taken: the last round",
    "first": "first player",
    "sets": "sets",
    "realm": "realm",
    "pile": "Pile",
    "discards": "Discards",
    "bag": "In the bag",
    "supply": "Supply, reserve",
    "taken": "taken",
    "at sea": "on {colour}",
    "not placed": "not placed",
    "empty": "empty",
    "nothing": "nothing",
    "conquerors": "conquerors",
    "peasants": "peasants",
    "told-port": "{port} holds {goods}.",
    "told-ship": "{house}, {sails}: {place}, towards {heading}, carries {cargo}.",
    "told-seat": "{house}: {score} points, {cards} cards, {goods} in the warehouse.",
    "told-hand": "In hand: {cards}.",
    "told-piles": "{pile} cards in the pile, {discards} discarded, {bag} cubes in the bag.",
    "told-territory": "{territory} belongs to {house}.",
}
WORDS = {**WORDS, **dict(zip(COLOUR_LETTERS, COLOURS, strict=True))}


def said(words: Words, key: str, **values: object) -> str:
    """A phrase with its values put in; an unknown key, such as the name of a house, is said as it is."""
    phrase = words.get(key, key)
    return phrase.format(**values) if values else phrase


def winners(view: View) -> tuple[SeatView, ...]:
    """7.4: who has most points, once the game is over."""
    if view.phase != "over":
        return ()
    best = max(seat.score.total for seat in view.seats)
    return tuple(seat for seat in view.seats if seat.score.total == best)


def headline(view: View, words: Words) -> str:
    """Who decides what, or what is drawn, or who has won."""
    ends = winners(view)
    if ends:
        houses = ", ".join(said(words, seat.house) for seat in ends)
        return said(words, "over" if len(ends) == 1 else "shared", house=houses)
    house = said(words, view.seats[view.turn if view.decider is None else view.decider].house)
    key = view.phase if view.chance is None or view.phase == "opening" else view.chance
    return said(words, key, house=house)


def place_of(view: View, ship: ShipView, words: Words) -> str:
    if ship.place is None:
        return said(words, "not placed")
    if ship.place not in view.way:
        return ship.place
    colour = view.colours[view.way.index(ship.place)]
    return said(words, "at sea", colour=said(words, colour)) if colour else said(words, ship.place)


def describe(view: View, words: Words) -> str:
    """The whole position in sentences, for those who do not see the picture."""
    sentences = [f"{said(words, 'round', round=view.round)}. {headline(view, words)}."]
    if view.end is not None:
        sentences.append(said(words, f"end-{view.end}") + ".")
    for port in view.ports:
        sentences.append(said(words, "told-port", port=said(words, port.name), goods=_contents(port, words)))
    for ship in view.ships:
        sentences.append(_told_ship(view, ship, words))
    for seat in view.seats:
        house, goods = said(words, seat.house), _contents(seat, words)
        sentences.append(said(words, "told-seat", house=house, score=seat.score.total, cards=seat.cards, goods=goods))
    for land in view.territories:
        if land.owner is not None:
            house = said(words, view.seats[land.owner].house)
            sentences.append(said(words, "told-territory", territory=said(words, land.name), house=house))
    if view.hand is not None:
        sentences.append(said(words, "told-hand", cards=_counted(view.hand, words)))
    sentences.append(said(words, "told-piles", pile=view.pile, discards=sum(view.discards), bag=sum(view.bag)))
    return " ".join(sentences)


def _told_ship(view: View, ship: ShipView, words: Words) -> str:
    figures = {"conquerors": ship.aboard, "peasants": ship.peasants}
    if ship.cargo is None:
        cargo = said(words, "nothing")
    elif ship.cargo in COLOUR_LETTERS:
        cargo = f"{ship.aboard} {said(words, ship.cargo)}"
    else:
        cargo = _listed(figures, words)
    return said(
        words,
        "told-ship",
        house=said(words, view.seats[ship.seat].house),
        sails="-".join(said(words, sail) for sail in ship.sails),
        place=place_of(view, ship, words),
        heading=said(words, ship.heading),
        cargo=cargo,
    )


def _contents(of: PortView | SeatView, words: Words) -> str:
    things = dict(zip(COLOUR_LETTERS, of.goods, strict=True))
    return _listed({**things, "conquerors": of.conquerors, "peasants": of.peasants}, words)


def _counted(counts: tuple[int, ...], words: Words) -> str:
    return _listed(dict(zip(COLOUR_LETTERS, counts, strict=True)), words)


def _listed(things: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{count} {said(words, thing)}" for thing, count in things.items() if count) or said(words, "nothing")
