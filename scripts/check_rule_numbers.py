"""Every rule number that code, tests and documents cite exists in docs/rules.md.

In Python files numbers in comments, docstrings and whole string literals count; in documents those in brackets and behind
the word rule or RULES.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"(?<![\w.])([1-9]\.[1-9]\d?)(?![\w%]|\.\d)")
CITED = re.compile(r"(?:rules?|RULES?) ((?:[1-9]\.\d{1,2}(?:, | to | and )?)+)|\(((?:[1-9]\.\d{1,2}(?:, | to )?)+)\)")


def known_rules() -> set[str]:
    return set(re.findall(r"^- (\d+\.\d+) ", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))


def cited_in_python(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from NUMBER.findall(token.string)
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield from NUMBER.findall(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
            yield node.value


def cited_in_text(text: str) -> Iterator[str]:
    for groups in CITED.findall(text):
        yield from NUMBER.findall(" ".join(groups))


def main() -> int:
    known = known_rules()
    wrong = []
    files = [path for folder in ("src", "tests", "docs", "examples") for path in sorted((ROOT / folder).rglob("*.*"))]
    for path in files:
        if path.suffix not in (".py", ".toml", ".md", ".ftl"):
            continue
        text = path.read_text(encoding="utf-8")
        cited = cited_in_python(text) if path.suffix == ".py" else cited_in_text(text)
        wrong += [f"{path.relative_to(ROOT)}: there is no rule {number}" for number in cited if number not in known]
    for line in sorted(set(wrong)):
        print(line)
    print(f"{len(known)} rules, {len(files)} files, {len(set(wrong))} wrong rule numbers")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
