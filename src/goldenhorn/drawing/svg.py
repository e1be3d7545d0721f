"""A tiny builder of SVG. `Svg` is finished markup; whatever is still plain text becomes `Svg` only here, escaped."""

import re
from collections.abc import Iterable
from typing import NewType
from xml.sax.saxutils import escape

Svg = NewType("Svg", str)
Value = str | float | None

NOTHING = Svg("")

SERIF = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', P052, Georgia, 'Noto Serif', serif"
SANS = "'Avenir Next', 'Segoe UI', 'Noto Sans', Roboto, 'Helvetica Neue', system-ui, sans-serif"

# XML 1.0 has no way to write these, escaped or not.
_NOT_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """At most two decimals, none where it needs none: a picture has thousands of numbers."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def plain(content: str) -> Svg:
    return Svg(escape(_NOT_XML.sub("", content), {'"': "&quot;"}))


def join(parts: Iterable[Svg]) -> Svg:
    return Svg("".join(parts))


def tag(name: str, *children: Svg, **attributes: Value) -> Svg:
    """An element. Attribute names have `_` for `-`; attributes that are None are left out."""
    inner = join(children)
    opening = name + "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Svg(f"<{opening}>{inner}</{name}>" if inner else f"<{opening}/>")


def _written(value: str | float) -> str:
    return plain(value) if isinstance(value, str) else number(value)


def group(*children: Svg, **attributes: Value) -> Svg:
    return tag("g", *children, **attributes)


def path(d: str, **attributes: Value) -> Svg:
    return tag("path", d=d, **attributes)


def line(d: str, stroke: str, width: float, **attributes: Value) -> Svg:
    """A path that is only stroked."""
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Svg:
    return tag("rect", x=x or None, y=y or None, width=width, height=height, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value) -> Svg:
    return tag("circle", cx=cx or None, cy=cy or None, r=r, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: Value) -> Svg:
    return tag("ellipse", cx=cx or None, cy=cy or None, rx=rx, ry=ry, **attributes)


def at(x: float, y: float, scale: float = 1) -> str:
    """A `transform`."""
    return f"translate({number(x)} {number(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")


def use(name: str, x: float, y: float, scale: float = 1, **attributes: Value) -> Svg:
    """A drawing out of the `defs`, with its origin at x, y."""
    return tag("use", href=f"#gh-{name}", transform=at(x, y, scale), **attributes)


def define(name: str, *children: Svg, **attributes: Value) -> Svg:
    """A drawing for `use`. The prefix keeps apart what a page that embeds the picture calls its own."""
    return tag("g", *children, id=f"gh-{name}", **attributes)


def gradient(name: str, *stops: tuple[float, str]) -> Svg:
    """Colours from top to bottom, for `fill=paint(name)`."""
    return tag("linearGradient", *_stops(stops), id=f"gh-{name}", x1=0, y1=0, x2=0, y2=1)


def radial(name: str, cx: float, cy: float, r: float, *stops: tuple[float, str]) -> Svg:
    return tag("radialGradient", *_stops(stops), id=f"gh-{name}", gradientUnits="userSpaceOnUse", cx=cx, cy=cy, r=r)


def _stops(stops: Iterable[tuple[float, str]]) -> list[Svg]:
    return [tag("stop", offset=offset, stop_color=colour) for offset, colour in stops]


def clip(name: str, d: str) -> Svg:
    return tag("clipPath", path(d), id=f"gh-{name}")


def paint(name: str) -> str:
    return f"url(#gh-{name})"


def text(
    content: str, x: float, y: float, size: float, fill: str, *, room: float | None = None, **attributes: Value
) -> Svg:
    """A line of text, smaller where it would not fit into `room`: letters are a good half as wide as high."""
    if room is not None and content:
        size = min(size, room / (0.56 * len(content)))
    return tag("text", plain(content), x=x, y=y, font_size=size, fill=fill, **attributes)
