"""People who sit down together at a table of a real server, and play."""

import random

from serving import Place


async def sit_down(host: Place, *others: Place) -> None:
    """The others take the seats that are open, in this order, are ready, and look from there; then the host begins."""
    seats = [seat for seat, chair in enumerate(host.table["chairs"]) if chair["open"]]
    for place, seat in zip(others, seats, strict=True):
        await place.do("sit", seat=seat)
        await place.do("look", seat=seat)
        await place.do("ready", seat=seat)
    await host.do("start")
    for place in others:
        await place.until(lambda place: place.view)


async def take_turns(rng: random.Random, moves: int, *places: Place) -> None:
    """So many decisions, or until the game is over. All who have to decide are here."""
    for _ in range(moves):
        for place in places:
            await place.do("ping")
        deciding = [place for place in places if place.to_decide is not None]
        if not deciding:
            return
        await deciding[0].play(rng, 1)
