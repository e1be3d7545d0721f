"""Try an installed package from outside: `try_package.py PROGRAMS fronts|extras`, with the folder of its programs.

Every front is used as people use it: the page is fetched, a game is played in the terminal, another is simulated. There is
no Node on the path, and nothing is read or written but a folder that is thrown away.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

LINES = "1\n" * 600
PATIENCE = 90.0


class Trial:
    """The installed programs, in a home of their own."""

    def __init__(self, programs: Path, home: Path) -> None:
        self.python = programs / "python"
        self.command = programs / "golden-horn"
        system = [folder for folder in os.get_exec_path() if not list(Path(folder).glob("node*"))]
        kept = {name: os.environ[name] for name in ("LANG", "SYSTEMROOT", "XDG_CACHE_HOME") if name in os.environ}
        # Code that is compiled stays in the user's cache, which is named after its sources.
        kept.setdefault("XDG_CACHE_HOME", str(Path.home() / ".cache"))
        self.environment = {
            **kept,
            "PATH": os.pathsep.join([str(programs), *system]),
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "PYTHONUTF8": "1",
            "TERM": "xterm-256color",
        }

    def run(self, *arguments: str, typed: str = "") -> str:
        """What a command prints; it has to succeed."""
        return self.call([str(self.command), *arguments], typed)

    def call(self, words: list[str], typed: str = "") -> str:
        done = subprocess.run(
            words, input=typed, capture_output=True, encoding="utf-8", env=self.environment, timeout=600, check=False
        )
        if done.returncode != 0:
            sys.exit(f"{' '.join(words)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
        return done.stdout


def try_command(trial: Trial) -> None:
    version = trial.run("--version").split()
    assert version[0] == "golden-horn", version
    metadata = "import importlib.metadata as m, goldenhorn as g; print(m.version('goldenhorn') == g.__version__)"
    assert trial.call([str(trial.python), "-c", metadata]) == "True\n"
    for shell in ("bash", "zsh", "fish"):
        assert "simulate" in trial.run("completion", shell)
    assert trial.run("help", "--man").startswith(".TH GOLDEN-HORN 1")
    assert (trial.command.parents[1] / "share" / "man" / "man1" / "golden-horn.1").is_file()
    where = "import goldenhorn, pathlib; print((pathlib.Path(goldenhorn.__file__).parent / 'py.typed').is_file())"
    assert trial.call([str(trial.python), "-c", where]) == "True\n"


def try_simulation(trial: Trial) -> None:
    shown = trial.run("simulate", "--players", "2", "--expansion", "--games", "1", "--records", "game.jsonl")
    assert shown == ""
    assert "ok" in trial.run("record", "verify", "game.jsonl")


def try_plain(trial: Trial) -> None:
    """A whole game, line by line."""
    shown = trial.run("terminal", "--plain", "--players", "2", "--seed", "4", typed=LINES)
    assert "Constantinople" in shown
    assert re.search("Contarini|Dandolo", shown.splitlines()[-1]), shown[-500:]


def try_screen(trial: Trial) -> None:
    """The screen in a real terminal shows the table, and is left."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    words = [str(trial.command), "--lang", "en", "terminal", "--players", "2", "--seed", "4"]
    process = subprocess.Popen(
        words, stdin=theirs, stdout=theirs, stderr=theirs, env=trial.environment, start_new_session=True
    )
    os.close(theirs)
    shown = b""
    try:
        end = time.monotonic() + PATIENCE
        while b"Constantinople" not in shown and time.monotonic() < end:
            shown += os.read(ours, 65536)
        assert b"Constantinople" in shown, shown[-2000:]
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.close(ours)


def try_page(trial: Trial) -> None:
    """The page with what it is made of, and a game on the server behind it."""
    words = [str(trial.command), "--lang", "en", "play", "--no-browser", "--port", str(free_port())]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8", env=trial.environment)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.:]+\d", process.stdout.readline())
        assert found is not None
        page = fetch(found[0])
        for part in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page):
            assert fetch(found[0] + part)
        assert "<script" in page
        assert "golden" in fetch(found[0] + "/docs").lower()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
    assert process.returncode in (0, 130), process.returncode


def free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        return str(answer.read(), "utf-8")


def try_extras(trial: Trial) -> None:
    """The lab plays a match, a cluster can be named, agents find their environments.

    One bot of the match is not of the package, so that nothing has to be compiled for it: that would take most of the time.
    """
    Path("first.py").write_text(
        "class First:\n    name = 'first'\n    def choose(self, view, legal, budget=None):\n        return legal[0]\n",
        encoding="utf-8",
    )
    match = ("lab", "match", "python:first.py:First", "random")
    shown = trial.run(*match, "--deals", "2", "--workers", "1", "--out", "out", "--json")
    assert shown.lstrip().startswith("{"), shown
    trial.call([str(trial.python), "-c", "import distributed, openskill"])
    program = (
        "from goldenhorn.env import golden_horn_v1\n"
        "env = golden_horn_v1.env(players=2)\n"
        "env.reset(seed=1)\n"
        "for agent in env.agent_iter():\n"
        "    seen, _, over, _, info = env.last()\n"
        "    env.step(None if over else env.action_space(agent).sample(seen['action_mask']))\n"
        "print(info['game']['end'])\n"
    )
    assert trial.call([str(trial.python), "-c", program]).strip() in ("port", "announced", "quiet")


FRONTS = (try_command, try_simulation, try_plain, try_screen, try_page)
PARTS = {"fronts": FRONTS, "extras": (try_extras,)}


def main() -> int:
    if len(sys.argv) != 3 or sys.argv[2] not in PARTS:
        print(__doc__)
        return 2
    with tempfile.TemporaryDirectory() as home:
        trial = Trial(Path(sys.argv[1]).absolute(), Path(home))
        os.chdir(home)
        for attempt in PARTS[sys.argv[2]]:
            if attempt is try_screen and os.name == "nt":
                continue
            attempt(trial)
            print(f"{attempt.__name__.removeprefix('try_')}: ok", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
