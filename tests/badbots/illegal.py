"""It chooses an action that exists but is not legal when ships are placed."""

input()
print('{"type": "ready", "name": "illegal"}', flush=True)
input()
print('{"type": "action", "number": 1, "action": "announce"}', flush=True)
input()
