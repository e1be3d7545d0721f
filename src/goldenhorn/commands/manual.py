"""The manual page of the command, made from its parsers: `man golden-horn` where the package is installed."""

import argparse
from collections.abc import Iterator

from goldenhorn import __version__
from goldenhorn.commands.tree import below, summary


def manual_page(parser: argparse.ArgumentParser) -> str:
    """In the language of man pages."""
    name = parser.prog
    lines = [
        f'.TH {name.upper()} 1 "" "{name} {__version__}" "Golden Horn"',
        ".SH NAME",
        f"{_plain(name)} \\- {_plain(parser.description or '')}",
        ".SH SYNOPSIS",
        f".B {_plain(name)}",
        "[\\fIoptions\\fR] \\fIcommand\\fR ...",
        ".SH OPTIONS",
        *_options(parser),
        ".SH COMMANDS",
        *_commands(parser, ""),
        *_closing(parser),
    ]
    return "\n".join(lines) + "\n"


def _commands(parser: argparse.ArgumentParser, path: str) -> Iterator[str]:
    for name, child in below(parser).items():
        whole = f"{path} {name}".strip()
        verbs = below(child)
        yield f".SS {_plain(whole)}"
        yield _plain(child.description or summary(parser, name))
        if verbs:
            yield from _commands(child, whole)
        else:
            yield from _options(child)
            yield from _examples(child)


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            continue
        yield ".TP"
        yield f".B {_plain(_form(action))}"
        yield _plain((action.help or "").replace("%%", "%"))


def _form(action: argparse.Action) -> str:
    """How an option or an argument is written."""
    value = action.metavar or ("" if action.nargs == 0 else "|".join(map(str, action.choices or ())) or action.dest.upper())
    return f"{', '.join(action.option_strings)} {value}".strip()


def _examples(parser: argparse.ArgumentParser) -> Iterator[str]:
    if parser.epilog:
        yield ".PP"
        yield from _verbatim(parser.epilog)


def _closing(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The example and the exit codes of the whole command."""
    yield ".SH EXAMPLES AND EXIT STATUS"
    yield from _verbatim(parser.epilog or "")


def _verbatim(text: str) -> Iterator[str]:
    yield ".nf"
    yield from (_plain(line) for line in text.rstrip().splitlines())
    yield ".fi"


def _plain(text: str) -> str:
    """Text that man pages take as it is: no hyphenation, and no request at the beginning of a line."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    escaped = "".join(letter if letter.isascii() else f"\\[u{ord(letter):04X}]" for letter in escaped)
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
