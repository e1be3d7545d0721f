"""Every rule is guarded: each number of docs/rules.md stands on at least one test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULES = set(re.findall(r"^- (\d+\.\d+) ", (HERE.parent / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE))


def cited(source: str) -> Iterator[str]:
    """The numbers in `@rule(...)` and `@pytest.mark.rule(...)` on test functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) in ("rule", "pytest.mark.rule"):
                    yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def test_every_rule_is_cited_by_a_test() -> None:
    found = {number for path in HERE.rglob("test_*.py") for number in cited(path.read_text(encoding="utf-8"))}
    uncited = sorted(RULES - found)
    assert uncited == [], f"rules without a test: {', '.join(uncited)}"
    unknown = sorted(found - RULES - {"9"})
    assert unknown == [], f"tests cite rules that do not exist: {', '.join(unknown)}"


def test_there_are_rules() -> None:
    assert len(RULES) == 59
