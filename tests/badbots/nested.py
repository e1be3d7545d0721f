"""It says JSON that is nested too deeply to be read."""

input()
print('{"type": "ready", "name": "nested", "more": ' + "[" * 60_000, flush=True)
input()
