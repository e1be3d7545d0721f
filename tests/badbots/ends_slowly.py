"""It closes its output, and only then complains and ends."""

import os
import sys
import time

input()
print('{"type": "ready", "name": "slow"}', flush=True)
input()
os.close(1)
time.sleep(0.1)
sys.stderr.write("no wind\n")
sys.stderr.flush()
os._exit(7)
