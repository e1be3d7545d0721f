"""Logs as one JSON object a line. No secrets and no cards: what is logged are keys, numbers and codes."""

import json
import logging
import sys
import time
from typing import Any

from sqlalchemy.exc import StatementError

LEVELS = ("debug", "info", "warning", "error")
_PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in _PLAIN},
        }
        if record.exc_info:
            hide_values(record.exc_info[1])
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def hide_values(error: BaseException | None) -> None:
    """What was to be written to a database, cards and keys among it, is not shown by the error that came of it."""
    while error is not None:
        if isinstance(error, StatementError):
            error.hide_parameters = True
        error = error.__cause__ or error.__context__


def worth_noting(record: logging.LogRecord) -> bool:
    """Not every socket that is opened, with the link of its table, nor what clients send that is no text."""
    chatter = record.levelno == logging.INFO and "WebSocket" in str(record.msg)
    return not chatter and not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("goldenhorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(level.upper())
    # uvicorn's logger is told apart by the filter of the logger itself, which others do not pass.
    logging.getLogger("uvicorn.error").filters[:] = [worth_noting]
