"""The five territories of the expansion: what they cost, what they are worth, whose they are."""

from goldenhorn.drawing.glyphs import figure
from goldenhorn.drawing.heraldry import shield
from goldenhorn.drawing.palette import GOLD_DARK, INK, INK_2
from goldenhorn.drawing.svg import SERIF, Svg, at, group, join, path, rect, text
from goldenhorn.drawing.words import Words, said
from goldenhorn.game.view import TerritoryView, View

WIDTH, HEIGHT = 640, 54
_TOWN = "M2 26V14h6V8l4-4 4 4v6h6v12z"
_VIGNETTES = {
    "Zara": _TOWN,
    "Durazzo": "M2 26V12h4v3h3v-3h4v3h3v-3h4v3h2v11z",
    "Candia": "M2 26q10-14 20 0zM11 16V6h5l-5 3",
    "Negroponte": "M2 26V18q10-12 20 0v8h-4v-4q-6-7-12 0v4z",
    "Galata": "M7 26V11h10v15zM6 11l6-9 6 9z",
}


def vignette(name: str, x: float, y: float, height: float) -> Svg:
    picture = path(_VIGNETTES.get(name, _TOWN), fill="#C9B07C", stroke="#6B4F22", stroke_width=1.2, stroke_linejoin="round")
    return group(picture, transform=at(x, y, height / 28))


def territories(view: View, liveries: tuple[str, ...], words: Words, x: float, y: float) -> Svg:
    """All in a row."""
    step = (WIDTH + 8) / max(1, len(view.territories))
    return join(
        group(
            _slip(land, None if land.owner is None else liveries[land.owner], words, step - 8),
            transform=at(x + step * place, y),
            data_territory=land.name,
        )
        for place, land in enumerate(view.territories)
    )


def _slip(land: TerritoryView, owner: str | None, words: Words, width: float) -> Svg:
    if owner is None:
        cost = text(str(land.cost), 86, 44, 13, INK, font_weight=700)
        claim = join((figure("conqueror", 67, 27, 22), cost))
    else:
        taken = text(said(words, "taken"), 71, 44, 12, INK_2, room=46)
        claim = join((taken, shield(owner, width - 20, -9, 27)))
    return group(
        rect(-1, 3, width + 2, HEIGHT, rx=6, fill="#3c280a", opacity=0.25),
        rect(0, 0, width, HEIGHT, rx=5, fill="#FDF6E4" if owner is None else "#E4D5AE", stroke=GOLD_DARK),
        vignette(land.name, 7, 14, 30),
        text(said(words, land.name), 39, 20, 14.5, INK, room=width - 44 - (16 if owner else 0), font_family=SERIF),
        text(str(land.worth), 39, 45, 23, INK, font_family=SERIF),
        claim,
    )
