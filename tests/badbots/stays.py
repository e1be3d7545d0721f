"""It is told to quit and does not. Its name is its process number."""

import os
import sys
import time

input()
print(f'{{"type": "ready", "name": "{os.getpid()}"}}', flush=True)
sys.stdin.read()
time.sleep(3600)
