"""It answers with another number."""

input()
print('{"type": "ready", "name": "wrong"}', flush=True)
input()
print('{"type": "action", "number": 2, "action": "place VVV"}', flush=True)
input()
