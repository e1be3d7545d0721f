"""Print the JSON Schema of everything that the page gets and sends: messages of the socket, bodies and answers of HTTP.

`npm run types` in web/ makes TypeScript out of it.
"""

import json
import sys
from typing import Any, cast

from goldenhorn.server.endpoints import Endpoints
from goldenhorn.server.http import openapi
from goldenhorn.server.limits import Limits
from goldenhorn.server.protocol import schema
from goldenhorn.server.studying import Studies


def older(schema: Any) -> Any:
    """Lists of different things in the way of earlier drafts, which is the one that the maker of TypeScript knows."""
    if isinstance(schema, list):
        return [older(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    told = {name: older(part) for name, part in schema.items()}
    if "prefixItems" in told:
        told["items"] = told.pop("prefixItems")
        told["additionalItems"] = False
    return told


def main() -> int:
    # Descriptions are made of types only: nobody is asked for anything.
    nobody = cast(Any, None)
    points = [*Endpoints(nobody, nobody, Limits()).all(), *Studies(nobody, nobody, nobody, Limits()).all()]
    described = openapi(points, "")
    bodies = json.loads(json.dumps(described["components"]["schemas"]).replace("#/components/schemas/", "#/$defs/"))
    whole = schema()
    whole["$defs"] = dict(sorted((whole["$defs"] | bodies).items()))
    whole["anyOf"] += [{"$ref": f"#/$defs/{name}"} for name in sorted(bodies)]
    whole["title"] = "Message"
    json.dump(older(whole), sys.stdout, indent=1, sort_keys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
