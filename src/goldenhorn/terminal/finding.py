"""Finding a record: in a file, or a finished game of a server by its link."""

from pathlib import Path

from goldenhorn.errors import Impossible, Malformed
from goldenhorn.record.files import read_records
from goldenhorn.record.model import Record
from goldenhorn.terminal.online.visitor import Visitor, parse_link


def load_record(text: str, language: str) -> Record:
    """The first record of a file, or that of a game of a server."""
    if text.startswith(("http://", "https://")):
        link = parse_link(text)
        if not link.key:
            raise Malformed("screen-link-wrong", text=text)
        return Visitor(link.server, language).record(link.key)
    try:
        content = Path(text).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise Impossible("file-not-read", file=text, detail=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Malformed("file-not-text", file=text) from None
    return next(read_records(content))
