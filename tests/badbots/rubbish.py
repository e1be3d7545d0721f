"""It says something that is no JSON."""

input()
print('{"type": "ready", "name": "rubbish"}', flush=True)
input()
print("Ahoy!", flush=True)
input()
