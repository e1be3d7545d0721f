# The terminal, in English.

### Choices

screen-choices = Your move
screen-raid = Raid the { $ship } of { $house }, { $cargo }
screen-with = { $action }, with { $cards }
screen-ship-port = Sail { $ship } from { $port }
screen-ship-sea = Sail { $ship } on from { $place }, { $cargo }
screen-load = load { $cargo }
screen-sail = to { $place }
screen-empty = empty
screen-beside = Beside the board
screen-covered = The cards are covered.
screen-notation = Your move as text
screen-notation-about = An action such as: load trio B, sail duo 7, raid Dandolo trio GB

### Keys

screen-key-help = Help
screen-key-hint = Hint
screen-key-notation = Type it
screen-key-save = Save
screen-key-leave = Leave
screen-any-key = Enter or Esc goes back
screen-curtain-key = C hides the cards again at any time.
screen-help = Choose with the arrows and Enter, with the numbers, or with the mouse, on the list or on the board. Esc goes back a step. N types an action as in records. H asks for a hint, U takes back, S saves the record, C hides the cards when several people play here, T talks at an online table, Q leaves.
screen-help-ship = A ship shows its three sails, below them its house and heading ({ $east } to Constantinople, { $west } to Venice), below that its cargo.

### Hints

screen-hint-thinking = Thinking about it …
screen-hint-chance = { $percent } % to win
screen-hint-off = This table was opened without advice.

### Coming and going

screen-small = Golden Horn needs { $width } columns and { $height } rows; here are { $columns } and { $rows }. Make the window larger or the letters smaller, or play with: golden-horn terminal --plain
screen-bots-preparing = Captain, Admiral and Doge are being compiled, once and for about a minute. Meanwhile a Sailor plays for them.
screen-save-about = The name of the file. Ending in .json it is written as JSON, else in the text notation.
screen-leave = Leave the game?
screen-leave-stay = Go on playing
screen-leave-save = Save the record and leave
screen-leave-go = Leave
screen-to-start = To the start
screen-here = Several people at this screen
screen-online = Online, by the link to a table
screen-replay = Watch a record again
screen-quit = Quit
screen-unofficial = an unofficial edition of the game by Leo Colovini (Piatnik)
screen-people = People
screen-knobs = Arrows choose and change, Enter goes on, Esc goes back
screen-replay-about = The name of a file, or the link to a finished game of a server
screen-key-step = Step
screen-key-ten = Ten steps

### Servers

screen-link-wrong = “{ $text }” is no link to a table. Expected something like: https://example.org/t/KEY
screen-server-away = { $server } cannot be reached: { $detail }
screen-server-strange = { $server } does not answer like a server of Golden Horn.
screen-server-says = { $answer }
screen-online-about = The link to a table or to a finished game. With the address of a server alone, its tables are listed.
screen-tables-keys = Enter goes there, R looks again, Esc goes back
screen-unready = Not ready yet after all
screen-talk = Say something
screen-talk-text = In own words …
screen-leave-keep = Leave; the seat stays yours, the link leads back
screen-line-back = The connection is back.
screen-plain-curtain = Everybody else, please look away. Press Enter when you are alone with your cards.
screen-no-terminal = This is no terminal that a screen can be drawn on. For a pipe, a script or a screen reader there is: golden-horn terminal --plain
screen-people-number = { $number } people cannot sit at a table of { $players }; expected 1 to { $players }.
