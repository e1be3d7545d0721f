"""What comes with the package: its version, completion in shells, help, a manual page, the types, the extras."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import goldenhorn
from goldenhorn.cli import new_parser
from goldenhorn.commands.manual import manual_page
from goldenhorn.commands.tree import below

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "goldenhorn", *arguments], capture_output=True, encoding="utf-8", timeout=60, check=False
    )


def test_the_version_is_told() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"golden-horn {goldenhorn.__version__}\n")
    assert re.search(rf"^## \[{re.escape(goldenhorn.__version__)}\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_can_be_completed(shell: str) -> None:
    script = run("completion", shell).stdout
    for name, parser in below(new_parser()).items():
        assert name in script
        for verb in below(parser):
            assert verb in script
    assert "expansion" in script
    if program := shutil.which(shell):
        assert subprocess.run([program, "-n"], input=script, text=True, check=True, capture_output=True).stderr == ""


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (("sim",), ["simulate"]),
        (("lab", "la"), ["ladder"]),
        (("simulate", "--layout", "s"), ["standard", "shuffled"]),
        (("completion", "f"), ["fish"]),
    ],
    ids=str,
)
def test_bash_completes(typed: tuple[str, ...], found: list[str]) -> None:
    script = run("completion", "bash").stdout
    words = " ".join(f"'{word}'" for word in ("golden-horn", *typed))
    asked = (
        f"{script}\nCOMP_WORDS=({words}); COMP_CWORD={len(typed)}; COMPREPLY=()\n"
        "function=$(complete -p golden-horn | sed 's/.*-F \\([^ ]*\\).*/\\1/')\n"
        f"$function golden-horn '{typed[-1]}' '{typed[-2] if len(typed) > 1 else 'golden-horn'}'\n"
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(["bash", "--norc"], input=asked, capture_output=True, text=True, check=False)
    assert sorted(word.strip() for word in done.stdout.split()) == sorted(found), done.stderr


def test_help_explains_every_command_and_verb() -> None:
    parser = new_parser()
    assert run("help").stdout == run("--help").stdout
    for words in (["play"], ["lab"], ["lab", "match"], ["record", "verify"]):
        assert run("help", *words).stdout == run(*words, "--help").stdout
    for name in below(parser):
        assert run("help", name).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("help", "dance"), "play, terminal"),
        (("help", "lab", "dance"), "match, ladder"),
        (("help", "play", "loud"), "Known here: -"),
        (("completion", "tcsh"), "bash"),
        (("completion",), "shell"),
    ],
    ids=str,
)
def test_what_cannot_be_explained_is_told(arguments: tuple[str, ...], word: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert word in done.stderr
    assert done.stdout == ""


def test_the_manual_page_names_everything() -> None:
    text = manual_page(new_parser())
    assert text.isascii()
    for name, parser in below(new_parser()).items():
        assert f".SS {name}\n" in text
        for verb in below(parser):
            assert f".SS {name} {verb}\n" in text
    assert r"\-\-expansion" in text
    assert "interrupted" in text
    if groff := shutil.which("groff"):
        done = subprocess.run([groff, "-man", "-Tutf8", "-ww"], input=text, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        assert "Domínio" in done.stdout


def test_the_package_is_typed_and_its_extras_are_known() -> None:
    assert Path(goldenhorn.__file__).with_name("py.typed").is_file()
    assert {"fast", "lab", "cluster", "env", "postgres"} <= PROJECT["optional-dependencies"].keys()
    assert "Typing :: Typed" in PROJECT["classifiers"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for extra in ("fast", "lab", "cluster", "env", "postgres"):
        assert f"`{extra}`" in text


def test_environments_say_which_extra_they_need() -> None:
    program = (
        "import sys\n"
        "sys.modules['pettingzoo'] = None\n"
        "try:\n    import goldenhorn.env\n"
        "except ModuleNotFoundError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert 'pip install "goldenhorn[env]"' in done.stdout
