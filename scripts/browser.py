"""Find a Chromium for the tests of the page, or install one: Playwright's own download, else the system's package.

Prints where it is. `GOLDENHORN_CHROMIUM` names another one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The browser of the system, or the one that Playwright has downloaded."""
    named = os.environ.get("GOLDENHORN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return named or downloaded()


def downloaded() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    print("installing a browser for the tests of the page", file=sys.stderr, flush=True)
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        packages = ["chromium", "fonts-noto-core", "fonts-urw-base35"]
        ways += [["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", "--no-install-recommends", *packages]]
    for way in ways:
        subprocess.run(way, check=False, stdout=sys.stderr, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        if found() is not None:
            return


def main() -> int:
    if found() is None:
        install()
    path = found()
    if path is None:
        print("No Chromium was found or could be installed; GOLDENHORN_CHROMIUM can name one.", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
