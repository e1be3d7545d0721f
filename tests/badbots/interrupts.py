"""It never answers; while the game waits, the game is interrupted."""

import os
import signal
import time

input()
print('{"type": "ready", "name": "interrupts"}', flush=True)
input()
os.kill(os.getppid(), signal.SIGUSR1)
time.sleep(3600)
