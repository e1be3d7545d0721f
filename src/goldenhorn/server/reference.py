"""The reference for who writes another client: a page made from the OpenAPI description and the schema of the sockets."""

from html import escape
from typing import Any

STYLE = """
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
body { color: #1d2733; background: #fbf8f1; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h3 { margin: 2rem 0 .3rem; }
code { font-size: .92em; background: #efe9db; padding: .1em .3em; border-radius: 3px; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid #ddd3bd; }
td:first-child { white-space: nowrap; }
a { color: #0b4f6c; }
@media (max-width: 40rem) { table { display: block; overflow-x: auto; } }
"""


def page(openapi: dict[str, Any], protocol: dict[str, Any]) -> str:
    """The whole reference as HTML without scripts."""
    schemas = {
        **openapi["components"]["schemas"],
        **{name: kind for name, kind in protocol["$defs"].items() if name[0].isupper()},
    }
    wishes, answers = (_names(protocol["$defs"][side]) for side in ("wish", "answer"))
    others = [name for name in sorted(schemas) if name not in {*wishes, *answers}]
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8"><title>Golden Horn: the protocol</title>',
            '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs.css"></head><body>',
            f"<h1>Golden Horn {escape(openapi['info']['version'])}</h1>",
            '<p>For programs: <a href="/openapi.json">OpenAPI</a>, <a href="/protocol.schema.json">JSON Schema of the '
            "socket</a>.</p>",
            "<h2>HTTP</h2>",
            *_endpoints(openapi["paths"]),
            "<h2>The socket of a table</h2>",
            "<p><code>/api/tables/{key}/play</code>. A client sends wishes, the server answers.</p>",
            "<h2>Wishes</h2>",
            *_types(wishes, schemas),
            "<h2>Answers</h2>",
            *_types(answers, schemas),
            "<h2>What they are made of</h2>",
            *_types(others, schemas),
            "</body></html>",
        ]
    )


def _names(union: dict[str, Any]) -> list[str]:
    return [part["$ref"].rpartition("/")[2] for part in union["anyOf"]]


def _endpoints(paths: dict[str, Any]) -> list[str]:
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td>{escape(operation['summary'])}</td>"
        f"<td>{_body(operation)}</td><td>{_given(operation)}</td></tr>"
        for path, operations in paths.items()
        for method, operation in operations.items()
    ]
    return ["<table><tr><th></th><th></th><th>takes</th><th>gives</th></tr>", *rows, "</table>"]


def _body(operation: dict[str, Any]) -> str:
    body = operation.get("requestBody")
    asked = [f"<code>{escape(given['name'])}</code>" for given in operation["parameters"] if given["in"] == "query"]
    return kind_of(body["content"]["application/json"]["schema"]) if body else ", ".join(asked)


def _given(operation: dict[str, Any]) -> str:
    done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    (given,) = done["content"].values()
    return kind_of(given["schema"])


def _types(names: list[str], schemas: dict[str, Any]) -> list[str]:
    return [line for name in names for line in _type(name, schemas[name])]


def _type(name: str, schema: dict[str, Any]) -> list[str]:
    needed = schema.get("required", [])
    rows = [
        f"<tr><td><code>{escape(field)}</code></td><td>{kind_of(kind)}</td>"
        f"<td>{'' if field in needed else 'may be left out'}</td><td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    ]
    return [
        f'<h3 id="{escape(name)}">{escape(name)}</h3>',
        *([f"<p>{escape(schema['description'])}</p>"] if "description" in schema else []),
        "<table>",
        *rows,
        "</table>",
    ]


def kind_of(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to the types it mentions."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(kind_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"list of {', '.join(kind_of(part) for part in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {kind_of(schema['items'])}" if "items" in schema else "list"
    bounds = [
        f"{word} {schema[key]}"
        for key, word in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most"))
        if key in schema
    ]
    return escape(" ".join([str(schema.get("type", "anything")), *bounds]))
