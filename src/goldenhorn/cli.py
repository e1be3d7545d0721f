"""The command `golden-horn`: wiring only. What takes time to import is imported by the command that needs it."""

import argparse
import sys
from collections.abc import Sequence

from goldenhorn import __version__
from goldenhorn.commands import (
    analyse,
    companion,
    completion,
    explain,
    lab,
    play,
    prepare,
    record,
    serve,
    simulate,
    terminal,
)
from goldenhorn.errors import GoldenHornError
from goldenhorn.words import LANGUAGES, language_of

EXIT_CODES = """exit codes:
  0  done
  1  a record does not follow the rules
  2  what was asked for cannot be done: the message says what was expected
  130  interrupted
"""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = new_parser()
    options = parser.parse_args(arguments)
    language = language_of(options.lang)
    try:
        return int(options.run(options, language))
    except GoldenHornError as error:
        sys.stderr.write(f"golden-horn: {error.say(language)}\n")
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:  # a full disk, a lost drive: the system's own words
        sys.stderr.write(f"golden-horn: {error}\n")
        return 2
    except KeyboardInterrupt:
        return 130


def new_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="golden-horn",
        description="Golden Horn with its expansion Domínio da Mar: play, simulate, check records.",
        epilog="example:\n  golden-horn terminal --players 3 --expansion\n\n" + EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of what people read (default: the environment's)")
    parser.add_argument("--version", action="version", version=f"golden-horn {__version__}", help="print the version")
    parser.set_defaults(parser=parser)
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (play, terminal, companion, serve, simulate, record, analyse, lab, prepare, completion, explain):
        command.add_to(commands)
    return parser
