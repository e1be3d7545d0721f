"""Somebody at a server: a name, a cookie that is kept for the next time, and requests by HTTP."""

import json
import os
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_state_path

from goldenhorn.errors import Impossible, Malformed
from goldenhorn.record.codec import read_json
from goldenhorn.record.model import Record
from goldenhorn.server.protocol import TableInfo, TableLines
from goldenhorn.server.setup import Setup
from goldenhorn.words import say

COOKIE = "goldenhorn"
Kind = TypeVar("Kind")
PATIENCE = 20.0  # seconds for an answer
HOME = "http://127.0.0.1:8713"


@dataclass(frozen=True)
class Link:
    """A table or a finished game of a server; without a key the server itself."""

    server: str
    key: str
    game: bool = False


def parse_link(text: str) -> Link:
    """`https://host/t/KEY`, `https://host/g/KEY`, `https://host` for the server, or a key for that of this machine."""
    text = text.strip()
    if text and not text.startswith(("http://", "https://")):
        if "/" in text or not text.replace("-", "").replace("_", "").isalnum() or not text.isascii():
            raise Malformed("screen-link-wrong", text=text)
        return Link(HOME, text)
    parts = urlsplit(text)
    try:
        _ = parts.port
    except ValueError:
        raise Malformed("screen-link-wrong", text=text) from None
    match [part for part in parts.path.split("/") if part]:
        case ["t" | "g" as kind, key] if parts.hostname:
            return Link(f"{parts.scheme}://{parts.netloc}", key, kind == "g")
        case [] if parts.hostname:
            return Link(f"{parts.scheme}://{parts.netloc}", "")
        case _:
            raise Malformed("screen-link-wrong", text=text)


class Visitor:
    """Requests to one server. What cannot be done is raised as a `GoldenHornError` that says why."""

    def __init__(self, server: str, language: str) -> None:
        self.server = server
        self.language = language
        self.cookie = _kept().get(server, "")

    @property
    def headers(self) -> dict[str, str]:
        cookie = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        return {"Accept-Language": self.language, **cookie}

    def name(self) -> str | None:
        """What one is called there, if one has been there."""
        name = self._ask("GET", "/api/me")["name"]
        return None if name is None else str(name)

    def take_name(self, name: str) -> None:
        self._ask("PUT", "/api/me", {"name": name})

    def table(self, key: str) -> TableInfo:
        return self._as(TableInfo, self._ask("GET", f"/api/tables/{key}"))

    def tables(self) -> TableLines:
        """Those that one can go on with, and those that are there for everybody."""
        return self._as(TableLines, self._ask("GET", "/api/tables"))

    def open(self, setup: Setup) -> str:
        """Open a table; its key."""
        return str(self._ask("POST", "/api/tables", msgspec.to_builtins(setup))["key"])

    def record(self, key: str) -> Record:
        return read_json(json.dumps(self._ask("GET", f"/api/games/{key}")))

    def _as(self, kind: type[Kind], data: object) -> Kind:
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError:
            raise Impossible("screen-server-strange", server=self.server) from None

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise Impossible("screen-server-says", answer=_why(error.read(), self.language, self.server)) from None
        except (OSError, ValueError) as error:  # no such host, nobody there, no answer, no JSON
            raise Impossible("screen-server-away", server=self.server, detail=_detail(error)) from None

    def _keep(self, cookies: list[str]) -> None:
        for text in cookies:
            try:
                found = SimpleCookie(text).get(COOKIE)
            except CookieError:
                continue
            if found is not None and found.value:
                self.cookie = found.value
                _keep({**_kept(), self.server: self.cookie})


def _why(body: bytes, language: str, server: str) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return say("screen-server-strange", language, server=server)


def _detail(error: OSError | ValueError) -> str:
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason)


def _path() -> Path:
    return user_state_path("goldenhorn") / "servers.json"


def _kept() -> dict[str, str]:
    """The cookies of servers where one has been. A file that cannot be read is as good as none."""
    try:
        found = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(server): str(cookie) for server, cookie in found.items()} if isinstance(found, dict) else {}


def _keep(cookies: dict[str, str]) -> None:
    """They are secrets: nobody else may read them. Where nothing can be kept, one is a newcomer next time."""
    path = _path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(cookies, file)
    except OSError:
        return
