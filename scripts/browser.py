"""Find a Chromium for the tests of the page, or install one: the package of Debian where one may, else Playwright's own.

Prints where it is. `GOLDENHORN_CHROMIUM` names another one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The page asks for the first letters that a system has of a list; these are there on a bare one, too.
PACKAGES = ("chromium", "fonts-noto-core", "fonts-urw-base35")
PATIENCE = 60  # seconds for a browser to say its version


def found() -> str | None:
    """The browser that is named, that of the system, or the one that Playwright has downloaded."""
    return next(filter(works, candidates()), None)


def candidates() -> Iterator[str]:
    if named := os.environ.get("GOLDENHORN_CHROMIUM"):
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def works(path: str) -> bool:
    """Some systems have a command that only tells where to get a browser."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False, timeout=PATIENCE).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def ways() -> Iterator[list[list[str]]]:
    """Commands that install one, the likeliest first."""
    playwright = [sys.executable, "-m", "playwright", "install"]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        yield [["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", "--no-install-recommends", *PACKAGES]]
        yield [[*playwright, "--with-deps", "chromium"]]
    yield [[*playwright, "chromium"]]


def install() -> str | None:
    print("installing a browser for the tests of the page", file=sys.stderr, flush=True)
    for commands in ways():
        for command in commands:
            print(" ".join(command), file=sys.stderr, flush=True)
            subprocess.run(command, check=False, stdout=sys.stderr, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        if (path := found()) is not None:
            return path
    return None


def main() -> int:
    named = os.environ.get("GOLDENHORN_CHROMIUM")
    path = found() or (None if named else install())
    if path is None and named:
        print(f"GOLDENHORN_CHROMIUM names {named}, which is no browser that starts.", file=sys.stderr)
    elif path is None:
        print("No Chromium was found or could be installed; GOLDENHORN_CHROMIUM can name one.", file=sys.stderr)
    else:
        print(path)
    return 0 if path is not None else 1


if __name__ == "__main__":
    sys.exit(main())
