"""It raises an error before it is ready, after a lot of complaints, one of which would change the colour of a terminal."""

import sys

for number in range(20_000):
    print(f"complaint {number}", file=sys.stderr)
print("\x1b[31mred\x1b[0m", file=sys.stderr)
raise RuntimeError("no wind")
