"""A good one: it plays the first legal action. Its name is its process number."""

import json
import os
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": str(os.getpid())}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"type": "action", "number": message["number"], "action": message["legal"][0]}), flush=True)
    else:
        break
