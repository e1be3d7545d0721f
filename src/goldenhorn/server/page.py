"""The page for people, as it was built (web/). It is one file for all its addresses, with what it needs in a folder."""

import json
from pathlib import Path
from urllib.request import urlopen

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parents[1] / "page"
FILES = "/assets/"
ADDRESSES = (
    "/",
    "/t/{key}",
    "/g/{key}",
    "/g/{key}/analysis",
    "/carry/{token}",
    "/games",
    "/record",
    "/rules",
    "/rules/{number}",
    "/learn",
    "/learn/{lesson}",
    "/companion",
    "/about",
)


class Assets(StaticFiles):
    """Their names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()


def is_served(origin: str) -> bool:
    """Whether another program there is a server of this game."""
    try:
        with urlopen(f"{origin}/openapi.json", timeout=5) as answer:
            return bool(json.load(answer)["info"]["title"] == "Golden Horn")
    except (OSError, ValueError, LookupError, TypeError):
        return False


def wrong_address(request: HTTPConnection, folder: Path = FOLDER) -> Response | None:
    """The page says it to people, in their language; None for programs, and where the page was not built."""
    asked = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if not asked or not is_built(folder):
        return None
    return FileResponse(folder / "index.html", 404, headers={"Cache-Control": "no-cache"})


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """Empty where the page was not built."""
    if not is_built(folder):
        return []

    async def page(_: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    return [
        *(Route(address, page) for address in ADDRESSES),
        Mount(FILES, GZipMiddleware(Assets(directory=folder / "assets"))),
    ]
