"""It is ready twice."""

input()
print('{"type": "ready", "name": "twice"}', flush=True)
input()
print('{"type": "ready", "name": "twice"}', flush=True)
input()
