"""What the tests of the lab share: the files of a run, and whether a page is complete in itself."""

from html.parser import HTMLParser
from pathlib import Path


def files_of(directory: Path) -> dict[str, bytes]:
    return {str(path.relative_to(directory)): path.read_bytes() for path in directory.rglob("*") if path.is_file()}


class Elements(HTMLParser):
    """Checks that elements are closed in order, and collects what a browser would fetch or run."""

    VOID = frozenset({"meta", "rect", "line", "circle", "path"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.fetched += [f"{name}={value}" for name, value in attrs if name in ("src", "href", "srcset")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID
        self.names.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str) -> None:
    page = Elements()
    page.feed(text)
    assert page.open == []
    assert page.fetched == []
    assert "svg" in page.names
    assert not page.names & {"script", "img", "link", "iframe"}
    assert "http" not in text
    assert "url(" not in text
    assert "nan" not in text.lower().replace("dominant", "")
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
