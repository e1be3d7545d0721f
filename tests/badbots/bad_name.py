"""Its name would change the colour of a terminal."""

input()
print('{"type": "ready", "name": "\\u001b[31mred"}', flush=True)
input()
