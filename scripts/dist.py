"""Build the source archive, the wheel out of it, and try that in a clean environment without Node: `make dist`.

With `--fronts` only the fronts are tried, without the extras, which bring a compiler and take longer.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"


def build() -> Path:
    """The wheel, built from what the source archive holds."""
    shutil.rmtree(DIST, ignore_errors=True)
    hatch("sdist", ROOT)
    (archive,) = DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as content:
            content.extractall(folder, filter="data")
        (unpacked,) = Path(folder).iterdir()
        modules = ROOT / "web" / "node_modules"
        if modules.is_dir():  # the same as the lock file of the archive says, so they need not be installed again
            (unpacked / "web" / "node_modules").symlink_to(modules.resolve())
        hatch("wheel", unpacked)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def hatch(target: str, folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", target, "-d", DIST], cwd=folder, check=True)


def install(wheel: Path, folder: Path, extras: str = "") -> Path:
    """Install into an environment of its own; its programs."""
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    if not programs.is_dir():
        venv.create(folder, with_pip=True)
    pip = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--constraint", ROOT / "constraints.txt", f"goldenhorn{extras} @ {wheel.as_uri()}"], check=True)
    return programs


def main() -> int:
    arguments = sys.argv[1:]
    if arguments not in ([], ["--fronts"]):
        print(__doc__)
        return 2
    begin = time.monotonic()
    wheel = build()
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        trial = [sys.executable, str(ROOT / "scripts" / "try_package.py")]
        programs = install(wheel, Path(folder))
        subprocess.run([*trial, programs, "fronts"], cwd=folder, check=True)
        if not arguments:
            install(wheel, Path(folder), "[cluster,env]")
            subprocess.run([*trial, programs, "extras"], cwd=folder, check=True)
    print(f"tried in {time.monotonic() - begin:.0f} s")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
