"""It ends at its third choice."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "third"}', flush=True)
    elif message["number"] == 3:
        sys.exit(3)
    else:
        print(json.dumps({"type": "action", "number": message["number"], "action": message["legal"][0]}), flush=True)
