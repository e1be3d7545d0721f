"""`golden-horn serve`: tables for people and bots, by HTTP and WebSocket."""

import argparse
import os
from typing import Any


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "serve",
        help="run the server",
        description="Run the server. Every option can be set by environment too: GOLDENHORN_PORT for --port, and so on.",
        epilog="examples:\n  golden-horn serve --port 8000\n"
        "  golden-horn serve --database-url postgresql://golden@localhost/horn --processes 4",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", metavar="PORT", help="(default 8713)")
    parser.add_argument("--database-url", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file)")
    parser.add_argument("--processes", metavar="N", help="processes that share PostgreSQL (default 1)")
    parser.add_argument("--thinkers", metavar="N", help="worker processes for bots (default: one for each core)")
    parser.add_argument("--log-level", metavar="LEVEL", help="debug, info, warning or error (default info)")
    parser.add_argument("--public-url", metavar="URL", help="how people reach the server, behind a reverse proxy")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.server.serving import serve
    from goldenhorn.server.settings import settings_from

    given = {
        name: getattr(arguments, name)
        for name in ("host", "port", "database_url", "processes", "thinkers", "log_level", "public_url")
    }
    serve(settings_from(os.environ, **given))
    return 0
