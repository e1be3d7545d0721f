"""It never answers, and neither does the process that it starts. Both hold the pipe open that the argument names."""

import os
import subprocess
import sys
import time

input()
if len(sys.argv) > 1:
    pipe = os.open(sys.argv[1], os.O_WRONLY)
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], pass_fds=[pipe])
print('{"type": "ready", "name": "hangs"}', flush=True)
time.sleep(3600)
