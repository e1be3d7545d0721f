"""How thoroughly a game is analysed: numbers of iterations, never seconds, so that results can be repeated."""

from typing import NamedTuple

# Searches of every candidate, each with random numbers of its own: what is said about it is their mean, and how far they
# differ is a part of its uncertainty.
BATCHES = 3


class Depth(NamedTuple):
    """`main` iterations find the candidates, `most` of them beside the action that was played; `each` iterations go into
    every one of the `BATCHES` searches of a candidate; `worlds` is how often a position is dealt on to judge it. `blur` is
    by how much a difference between two actions still changes, as a standard deviation, if it is looked at much longer.
    """

    name: str
    main: int
    most: int
    each: int
    worlds: int
    blur: float


QUICK = Depth("quick", main=2_000, most=2, each=900, worlds=32, blur=0.03)
DEEP = Depth("deep", main=20_000, most=4, each=6_000, worlds=256, blur=0.02)
DEPTHS = {depth.name: depth for depth in (QUICK, DEEP)}
