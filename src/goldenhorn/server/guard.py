"""What every request passes: limits for an address, headers that keep pages safe, no word about faults inside."""

import logging
import time
from collections import Counter

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goldenhorn.server.http import problem
from goldenhorn.server.limits import Buckets, Limits
from goldenhorn.server.refusals import Broken, Busy
from goldenhorn.server.settings import Settings
from goldenhorn.words import DEFAULT_LANGUAGE, LANGUAGES

log = logging.getLogger("goldenhorn.requests")

# Everything a page needs comes from here; nobody can put it into a frame.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.headers = [*HEADERS, STRICT] if settings.secure else HEADERS
        self.requests = Buckets(limits.requests_burst, limits.requests_rate)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        language = language_of_request(HTTPConnection(scope))
        try:
            if self.requests.take(address_of(scope)):
                await self.app(scope, receive, guarded)
            else:
                await problem(Busy("too-many"), language)(scope, receive, guarded)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if not begun:
                await problem(Broken("server-failed"), language)(scope, receive, guarded)
        finally:
            took = round(1000 * (time.perf_counter() - began), 1)
            log.debug("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if self.sockets[address] >= self.limits.sockets:
            await send({"type": "websocket.close", "code": 1013})
            return
        self.sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a socket failed")
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


def address_of(scope: Scope) -> str:
    """Behind a proxy uvicorn has put the address of the client here, if it trusts the proxy."""
    client = scope.get("client")
    return client[0] if client else ""


def language_of_request(connection: HTTPConnection) -> str:
    """The language that is asked for by `?lang=`, else the first known one of the browser."""
    wishes = [connection.query_params.get("lang", ""), *connection.headers.get("accept-language", "").split(",")]
    for wish in wishes:
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Pages of other sites cannot open a socket with somebody's cookie. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url:
        return origin == settings.origin
    return origin.partition("://")[2] == connection.headers.get("host")
