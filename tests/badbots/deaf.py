"""It answers without reading what it is asked, so that the pipe to it fills up."""

import time

print('{"type": "ready", "name": "deaf"}')
print('{"type": "action", "number": 1, "action": "done"}', flush=True)
time.sleep(3600)
