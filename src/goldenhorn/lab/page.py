"""The page of a report: one file of HTML with its style and its pictures, light and dark, for any width."""

from collections.abc import Iterable, Sequence

from goldenhorn.drawing.svg import Svg, Value, join, plain, tag

_STYLE = """
:root { color-scheme: light dark; --paper: #faf6ec; --card: #fffdf7; --ink: #2a2017; --soft: #6b5a41; --line: #ddd0b5;
  --h0: #1f5fbf; --h1: #c2560c; --h2: #1d7a5c; --h3: #93101f; --h4: #6a4088; --h5: #8a6a10; }
@media (prefers-color-scheme: dark) { :root { --paper: #14110d; --card: #1e1a14; --ink: #f1e7d3; --soft: #b9a888;
  --line: #3b3326; --h0: #7aa9f0; --h1: #f0964e; --h2: #5fc49f; --h3: #e8707b; --h4: #b48ad0; --h5: #d9b84a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 76rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 'Avenir Next', 'Segoe UI', 'Noto Sans', Roboto, 'Helvetica Neue', system-ui, sans-serif; }
h1 { font: 600 1.5rem/1.25 'Palatino Linotype', Palatino, Georgia, serif; margin: .3rem 0 .6rem; overflow-wrap: anywhere; }
h2 { font: 600 1.1rem/1.3 'Palatino Linotype', Palatino, Georgia, serif; margin: 0 0 .5rem; }
p { margin: .4rem 0; } .soft { color: var(--soft); font-size: .9rem; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: .9rem;
  align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .8rem; min-width: 0; }
section.wide { grid-column: 1 / -1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; }
pre { margin: .4rem 0; padding: .6rem; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap;
  overflow-wrap: anywhere; font-size: .85rem; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; font: 11px system-ui, sans-serif; }
.label, .value { fill: var(--ink); paint-order: stroke; stroke: var(--card); stroke-width: 3px; stroke-linejoin: round; }
.value { font-weight: 600; } .tick { fill: var(--soft); font-size: 10px; }
.grid { stroke: var(--line); stroke-width: .7; }
.reference { stroke: var(--soft); stroke-width: 1.2; stroke-dasharray: 4 3; }
.mean { stroke: var(--ink); stroke-width: 1.4; } .whisker { stroke-width: 3; stroke-linecap: round; }
.bar.h0, .dot.h0 { fill: var(--h0); } .bar.h1, .dot.h1 { fill: var(--h1); } .bar.h2, .dot.h2 { fill: var(--h2); }
.bar.h3, .dot.h3 { fill: var(--h3); } .bar.h4, .dot.h4 { fill: var(--h4); } .bar.h5, .dot.h5 { fill: var(--h5); }
.whisker.h0 { stroke: var(--h0); } .whisker.h1 { stroke: var(--h1); } .whisker.h2 { stroke: var(--h2); }
.whisker.h3 { stroke: var(--h3); } .whisker.h4 { stroke: var(--h4); } .whisker.h5 { stroke: var(--h5); }
"""


def page(title: str, introduction: Iterable[Svg], sections: Iterable[Svg], language: str = "en") -> str:
    head = join(
        (
            Svg('<meta charset="utf-8">'),
            Svg('<meta name="viewport" content="width=device-width, initial-scale=1">'),
            element("title", plain(title)),
            element("style", Svg(_STYLE)),
        )
    )
    body = element("body", element("h1", plain(title)), *introduction, element("main", *sections))
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n{body}</html>\n'.replace(
        "</section>", "</section>\n"
    )


def section(heading: str, *content: Svg, wide: bool = False) -> Svg:
    return element("section", element("h2", plain(heading)), *content, class_="wide" if wide else None)


def words(text: str, *, soft: bool = False) -> Svg:
    return element("p", plain(text), class_="soft" if soft else None)


def command(text: str) -> Svg:
    return element("pre", element("code", plain(text)))


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Svg:
    top = element("tr", *(element("th", plain(heading)) for heading in headings))
    lines = (element("tr", *(element("td", plain(text)) for text in row)) for row in rows)
    return element("div", element("table", element("thead", top), element("tbody", *lines)), class_="scroll")


def element(name: str, *children: Svg, **attributes: Value) -> Svg:
    """An element of HTML, which unlike SVG has no short form of those without content."""
    written = tag(name, *children, **attributes)
    return Svg(f"{written.removesuffix('/>')}></{name}>") if written.endswith("/>") else written
