# Everything before a game, in English.

### The start page

page-motto = Carry the goods of two empires between Venice and Constantinople
page-play-now = Play now against bots
page-new-table = New table
page-players = Players
page-who = Who plays
page-who-alone = Alone
page-who-here = Here together
page-who-online = Online, by link
page-level = Bots’ level
page-layout = Sea way
page-layout-standard = Standard
page-layout-shuffled = Shuffled
page-expansion = Expansion
page-expansion-about = Domínio da Mar: territories and conquerors
page-create = Create the table
page-tables = Tables
page-no-tables = Nobody is waiting for players just now.
page-continue = Continue
page-join = Join
page-guest = Guest
page-waiting = Waiting for players
page-seat-free = free
page-sit = Sit down
page-ready = Ready
page-begin = Begin
