"""It chooses an action that does not exist."""

input()
print('{"type": "ready", "name": "no action"}', flush=True)
input()
print('{"type": "action", "number": 1, "action": "swim home\\u001b[0m"}', flush=True)
input()
