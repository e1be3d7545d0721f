"""A position as one picture."""

from goldenhorn.drawing.cards import card_defs
from goldenhorn.drawing.cartouche import cartouche, cartouche_defs
from goldenhorn.drawing.chart import HEIGHT as CHART_HEIGHT
from goldenhorn.drawing.chart import WIDTH, chart, chart_defs
from goldenhorn.drawing.fleet import ships_on_board
from goldenhorn.drawing.glyphs import glyph_defs
from goldenhorn.drawing.heraldry import heraldry_defs
from goldenhorn.drawing.palette import GOLD_DARK, liveries_of
from goldenhorn.drawing.panels import HEIGHT as PANEL_HEIGHT
from goldenhorn.drawing.panels import panel_defs, panels
from goldenhorn.drawing.ports import port_defs
from goldenhorn.drawing.quay import ports, quay_defs
from goldenhorn.drawing.roadstead import harbour
from goldenhorn.drawing.seaway import draw_way, sea_way, seaway_defs
from goldenhorn.drawing.ship import ship_defs
from goldenhorn.drawing.svg import NOTHING, SANS, Svg, clip, gradient, group, paint, plain, rect, tag
from goldenhorn.drawing.territories import WIDTH as TERRITORIES_WIDTH
from goldenhorn.drawing.territories import territories
from goldenhorn.drawing.tray import HEIGHT as TRAY_HEIGHT
from goldenhorn.drawing.tray import tray
from goldenhorn.drawing.words import WORDS, Words, describe, said
from goldenhorn.game.view import View

_MARGIN = 14
_PANELS_TOP = CHART_HEIGHT + 16
_TRAY_TOP = _PANELS_TOP + PANEL_HEIGHT + 18
HEIGHT = _TRAY_TOP + TRAY_HEIGHT + 12


def position_svg(view: View, words: Words | None = None) -> str:
    """A view as a self-contained SVG. `words` replaces any of `WORDS`, for another language."""
    speech = {**WORDS, **(words or {})}
    liveries = liveries_of(view)
    inner = WIDTH - 2 * _MARGIN
    return tag(
        "svg",
        tag("title", plain(f"{said(speech, 'title')}, {said(speech, 'round', round=view.round)}")),
        tag("desc", plain(describe(view, speech))),
        _defs(view, liveries, inner),
        group(
            rect(0, 0, WIDTH, HEIGHT, fill=paint("table")),
            _board(view, liveries, speech),
            panels(view, liveries, speech, _MARGIN, _PANELS_TOP, inner),
            tray(view, liveries, speech, _MARGIN, _TRAY_TOP, inner),
            clip_path=paint("page"),
            font_family=SANS,
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        style="max-width:100%;height:auto",
        role="img",
    )


def _defs(view: View, liveries: tuple[str, ...], inner: float) -> Svg:
    corners = (
        f"M14 0H{WIDTH - 14}a14 14 0 0 1 14 14V{HEIGHT - 14}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14A14 14 0 0 1 14 0Z"
    )
    return tag(
        "defs",
        clip("page", corners),
        clip("board", f"M0 0H{WIDTH}V{CHART_HEIGHT}H0Z"),
        gradient("table", (0, "#0A1C2B"), (0.6, "#0C2233"), (1, "#12314A")),
        chart_defs(),
        seaway_defs(),
        quay_defs(),
        port_defs(),
        cartouche_defs(),
        glyph_defs(),
        heraldry_defs(liveries),
        ship_defs(liveries),
        card_defs(),
        panel_defs(view, inner),
    )


def _board(view: View, liveries: tuple[str, ...], words: Words) -> Svg:
    way = sea_way(view)
    middle = WIDTH / 2
    return group(
        chart(),
        harbour(east=False),
        harbour(east=True),
        draw_way(view, way, words),
        ports(view, words),
        cartouche(view, liveries, words, middle, 92 if view.expansion else 50),
        territories(view, liveries, words, middle - TERRITORIES_WIDTH / 2, 16) if view.expansion else NOTHING,
        ships_on_board(view, liveries, way),
        rect(0, CHART_HEIGHT - 2, WIDTH, 3, fill=GOLD_DARK),
        clip_path=paint("board"),
    )
