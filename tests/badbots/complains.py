"""It plays well, but writes to standard error all the time."""

import json
import sys
import threading


def complain() -> None:
    while True:
        sys.stderr.write("no wind\n" * 1_000)


threading.Thread(target=complain, daemon=True).start()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "complains"}', flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"type": "action", "number": message["number"], "action": message["legal"][0]}), flush=True)
