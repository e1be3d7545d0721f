"""It closes its output and lives on."""

import os
import time

input()
print('{"type": "ready", "name": "closes"}', flush=True)
input()
os.close(1)
time.sleep(3600)
