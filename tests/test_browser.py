"""scripts/browser.py: a browser is found, or installed where there is none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "browser.py"
# Where this process may not install packages, the script does not try.
ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def command(folder: Path, name: str, *lines: str) -> Path:
    path = folder / name
    path.write_text("\n".join(("#!/bin/sh", *lines)), encoding="utf-8")
    path.chmod(0o755)
    return path


def run(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """On a machine whose commands are those of the folder, without a download of Playwright's."""
    given = {**environment, "PATH": str(folder), "HOME": str(folder), "PLAYWRIGHT_BROWSERS_PATH": str(folder / "none")}
    environment = {**{name: value for name, value in os.environ.items() if name != "GOLDENHORN_CHROMIUM"}, **given}
    return subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, env=environment, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With what the commands in it need."""
    for name in ("sh", "chmod"):
        (tmp_path / name).symlink_to(f"/bin/{name}")
    return tmp_path


def test_the_browser_of_the_system(folder: Path) -> None:
    browser = command(folder, "chromium", "echo Chromium 1")
    assert run(folder).stdout.strip() == str(browser)


def test_one_that_only_says_where_to_get_it_is_passed_over(folder: Path) -> None:
    command(folder, "chromium", "echo 'install it first' >&2", "exit 1")
    browser = command(folder, "google-chrome", "echo Chrome 1")
    assert run(folder).stdout.strip() == str(browser)


def test_one_that_is_named(folder: Path) -> None:
    command(folder, "chromium", "echo Chromium 1")
    mine = command(folder, "mine", "echo Mine 1")
    assert run(folder, GOLDENHORN_CHROMIUM=str(mine)).stdout.strip() == str(mine)
    wrong = run(folder, GOLDENHORN_CHROMIUM=str(folder / "no-such"))
    assert wrong.returncode == 1
    assert "no-such" in wrong.stderr
    assert wrong.stdout == ""


@pytest.mark.skipif(not ROOT, reason="packages are installed by root")
def test_the_package_is_installed_where_there_is_none(folder: Path) -> None:
    browser = folder / "chromium"
    command(
        folder,
        "apt-get",
        f'echo "$@" >> {folder}/asked',
        f'case "$*" in *install*) printf "#!/bin/sh\\necho 1\\n" > {browser}; chmod +x {browser};; esac',
    )
    assert run(folder).stdout.strip() == str(browser)
    update, install = (folder / "asked").read_text(encoding="utf-8").splitlines()
    assert update == "-qq update"
    assert " chromium " in install
