"""All assignments of sails to fleets that rule 1.8 allows, and how even a box is between its houses.

Rule 1.8: any two trios share exactly one colour, each colour stands in exactly two trios, the four monos differ, and each
duo takes one colour from each kind of tile. The ships of the rulebook's examples have to occur: the one that may load
neither green, yellow nor red goods, and the one with a single colour that passes pink and needs wind for green and red.
Which of its two colours a duo shows twice changes nothing in play, and neither do the names of the houses.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product

from goldenhorn.errors import Malformed
from goldenhorn.rules.box import CIRCLE, TRIANGLE, Box, standard_box
from goldenhorn.rules.material import COLOUR_LETTERS

Ship = frozenset[str]
"""The colours that a ship shows."""
Fleet = tuple[Ship, Ship, Ship]
"""Mono, duo and trio."""
Assignment = frozenset[Fleet]

EXAMPLES: tuple[Ship, ...] = (frozenset("GYR"), frozenset("P"))


def assignments(ships: Iterable[Ship] = EXAMPLES) -> list[Assignment]:
    """Every assignment of rule 1.8 in which these ships occur, in a fixed order."""
    wanted = frozenset(ships)
    found = {
        assignment
        for trios in _trios()
        for assignment in _fleets_of(trios)
        if wanted <= {ship for fleet in assignment for ship in fleet}
    }
    return sorted(found, key=fleet_texts)


def _trios() -> Iterator[tuple[Ship, ...]]:
    """Four trios: each colour belongs to one pair of them, so the six colours are the six pairs of four houses."""
    pairs = list(combinations(range(4), 2))
    for colours in permutations(COLOUR_LETTERS[1:]):
        # Renaming the houses gives the same trios, so one colour can be held fast.
        of_pair = dict(zip(pairs, (COLOUR_LETTERS[0], *colours), strict=True))
        yield tuple(frozenset(colour for pair, colour in of_pair.items() if house in pair) for house in range(4))


def _fleets_of(trios: tuple[Ship, ...]) -> Iterator[Assignment]:
    for monos in product(*(sorted(frozenset(COLOUR_LETTERS) - trio) for trio in trios)):
        if len(set(monos)) < 4:
            continue
        fleets = [
            (frozenset(mono), frozenset(COLOUR_LETTERS) - trio - {mono}, trio)
            for mono, trio in zip(monos, trios, strict=True)
        ]
        if all(len(duo & CIRCLE) == len(duo & TRIANGLE) == 1 for _, duo, _ in fleets):
            yield frozenset(fleets)


def fleet_texts(assignment: Assignment) -> tuple[tuple[str, str, str], ...]:
    """The sails of the four fleets, as a box writes them, in the order of the monos' colours."""
    fleets = sorted(assignment, key=lambda fleet: COLOUR_LETTERS.index(min(fleet[0])))
    return tuple((_sails(mono), _sails(duo), _sails(trio)) for mono, duo, trio in fleets)


def _sails(ship: Ship) -> str:
    colours = "".join(sorted(ship, key=COLOUR_LETTERS.index))
    return colours[0] * (4 - len(colours)) + colours[1:]


def assignment_of(box: Box) -> Assignment:
    return frozenset((frozenset(mono), frozenset(duo), frozenset(trio)) for mono, duo, trio in box.fleets)


def box_of(assignment: Assignment, box: Box | None = None) -> Box:
    """A box with these fleets, otherwise like the one given or the standard one."""
    return replace(box or standard_box(), fleets=fleet_texts(assignment))


def box_text(box: Box) -> str:
    """A box as a box file. TOML writes numbers, texts and lists of texts as JSON does."""
    counts, tables = [], []
    for name, content in box.to_dict().items():
        if isinstance(content, dict):
            tables += ["", f"[{name}]", *(f"{key} = {_toml(entry)}" for key, entry in content.items())]
        else:
            counts.append(f"{name} = {content}")
    return "\n".join([*counts, *tables]) + "\n"


def _toml(entry: object) -> str:
    if isinstance(entry, dict):
        return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in entry.items()) + " }"
    return json.dumps(entry)


def parse_ships(texts: Sequence[str]) -> tuple[Ship, ...]:
    """Ships as people write them: `GYR`, `BBO`, `PPP`."""
    for text in texts:
        if not 1 <= len(text) <= 3 or not set(text) <= set(COLOUR_LETTERS):
            raise Malformed("lab-ship-unknown", text=text)
    return tuple(frozenset(text) for text in texts)
