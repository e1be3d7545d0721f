"""`golden-horn play`: the server for this machine, and the page of it in the browser."""

import argparse
import os
import sys
import threading
import webbrowser
from typing import Any

from goldenhorn.errors import Impossible
from goldenhorn.words import say


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "play",
        help="play in the browser",
        description="Open the page on which the game is played, and serve it to this machine until Ctrl-C.",
        epilog="example:\n  golden-horn play --port 8000",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--port", metavar="PORT", help="(default 8713)")
    parser.add_argument("--no-browser", action="store_true", help="print the address, and open nothing")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.server import page
    from goldenhorn.server.serving import Taken, serve
    from goldenhorn.server.settings import settings_from

    if not page.is_built():
        raise Impossible("page-not-built")
    log_level = os.environ.get("GOLDENHORN_LOG_LEVEL") or "warning"
    # For this machine only, whatever the environment says of a server for others.
    mine: dict[str, str | int] = {"host": "127.0.0.1", "public_url": "", "processes": 1}
    settings = settings_from(os.environ, port=arguments.port, log_level=log_level, **mine)

    def show(message: str) -> None:
        print(say(message, language, url=settings.origin), flush=True)
        if not arguments.no_browser and has_screen():
            webbrowser.open(settings.origin)

    def show_and_serve() -> None:
        # Some browsers return only when they are closed.
        threading.Thread(target=show, args=("play-open",), daemon=True).start()

    try:
        serve(settings, ready=show_and_serve)
    except Taken:
        if not page.is_served(settings.origin):
            raise
        show("play-open-already")
    return 0


def has_screen() -> bool:
    """Without one, Python would look for a browser that takes over the terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & os.environ.keys())
