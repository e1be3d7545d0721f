"""`golden-horn record`: check, show and convert records."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from goldenhorn.commands.common import read_file, write_file


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    parser = commands.add_parser(
        "record",
        help="check, show and convert records of games",
        description="Records of games, as JSON (one record, or one a line) or as text.",
        epilog="example:\n  golden-horn record verify games.jsonl",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verbs = parser.add_subparsers(required=True, metavar="verb")

    verify = verbs.add_parser(
        "verify",
        help="replay records by the rules",
        description="Replay records by the rules: says ok, or the first event that is wrong. Exit code 1 if any is.",
        epilog="example:\n  golden-horn record verify game.ghr games.jsonl --json",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE")
    verify.add_argument("--json", action="store_true", help="one JSON object a record")
    verify.set_defaults(run=run_verify)

    show = verbs.add_parser(
        "show",
        help="print a record as text",
        description="Print the games of a file in the text notation (docs/record.md).",
        epilog="example:\n  golden-horn record show games.jsonl",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    show.add_argument("file", type=Path, metavar="FILE")
    show.set_defaults(run=run_show)

    convert = verbs.add_parser(
        "convert",
        help="turn JSON into text and text into JSON",
        description="Convert a file to the other form, without loss.",
        epilog="example:\n  golden-horn record convert game.json game.ghr",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    convert.add_argument("file", type=Path, metavar="FILE")
    convert.add_argument("target", nargs="?", type=Path, metavar="TARGET", help="where to (default: standard output)")
    convert.add_argument("--to", choices=("json", "text"), help="the form (default: the other one)")
    convert.set_defaults(run=run_convert)

    schema = verbs.add_parser(
        "schema",
        help="print the JSON Schema of records",
        description="Print the JSON Schema of records.",
        epilog="example:\n  golden-horn record schema > record.schema.json",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    schema.set_defaults(run=run_schema)


def run_verify(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.commands.verdict import verdicts

    wrong = False
    for path in arguments.files:
        for verdict in verdicts(str(path), read_file(path)):
            wrong = wrong or not verdict.ok
            print(json.dumps(verdict.to_dict(language), ensure_ascii=False) if arguments.json else verdict.line(language))
    return 1 if wrong else 0


def run_show(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.record.files import read_records
    from goldenhorn.record.notation import write_text

    sys.stdout.write("\n".join(write_text(record) for record in read_records(read_file(arguments.file))))
    return 0


def run_convert(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.record.codec import write_json
    from goldenhorn.record.files import read_records
    from goldenhorn.record.notation import is_text, write_text

    content = read_file(arguments.file)
    records = list(read_records(content))
    form = arguments.to or ("json" if is_text(content) else "text")
    if form == "json":
        result = "".join(write_json(record).decode() + "\n" for record in records)
    else:
        result = "\n".join(write_text(record) for record in records)
    if arguments.target is None:
        sys.stdout.write(result)
    else:
        write_file(arguments.target, result)
    return 0


def run_schema(arguments: argparse.Namespace, language: str) -> int:
    from goldenhorn.record.codec import schema

    print(json.dumps(schema(), indent=2))
    return 0
