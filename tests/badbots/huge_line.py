"""It says a line that never ends."""

import contextlib
import sys

input()
print('{"type": "ready", "name": "huge"}', flush=True)
with contextlib.suppress(BrokenPipeError):
    while True:
        sys.stdout.write("Ahoy! " * 10_000)
