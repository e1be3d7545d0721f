# Golden Horn in English. Names of houses and territories, ship kinds (mono, duo, trio) and the texts of actions stay as
# they are. Colour letters (Y P G R O B, K black, W white) are those of the notation.

### Pieces and places

colour-Y = Yellow
colour-P = Pink
colour-G = Green
colour-R = Red
colour-O = Orange
colour-B = Blue
colour-K = Black
colour-W = White
# The last colour of the name of a ship.
ship-Y = Yellow
ship-P = Pink
ship-G = Green
ship-R = Red
ship-O = Orange
ship-B = Blue
conquerors = conquerors
peasants = peasants
figures = all figures
place-Venice = Venice
place-Modone = Modone
place-Constantinople = Constantinople
rule-number = rule { $number }
kind-layout = the sea way
kind-first = the first player
kind-fill = cubes for a port
kind-draw = cards
kind-action = an action

### Actions, as offers and in the log

do-place = Place the ships: mono { $mono }, duo { $duo }, trio { $trio }
do-raid = Send pirates against the { $ship } of { $house }: { $cards }
do-turn = Turn the ship round
do-keep = Keep the course
do-load = Load the { $ship }: { $cargo }
do-sail = Sail the { $ship } to { $landing }
do-announce = Announce the end
do-conquer = { $peasants ->
    [0] Conquer { $territory }
   *[other] Conquer { $territory } with { $peasants } peasants
}
do-train = { $peasants ->
    [one] Train { $peasants } peasant
   *[other] Train { $peasants } peasants
}
do-done = End the turn
price = wind: { $cards }
pays = { $number ->
    [one] draws { $number } card
   *[other] draws { $number } cards
}

### Events

event-filling = { $port } is filled: { $cubes }
event-draw = { $house } draws { $cards }
event-hidden-draw = { $number ->
    [one] { $house } draws { $number } card
   *[other] { $house } draws { $number } cards
}
event-layout = The sea way: { $tiles }
event-first = { $house } begins

### The end

end-port = After round { $rounds }: a port of origin has run out.
end-announced = After round { $rounds }: { $house } announced the end.
end-quiet = After round { $rounds }: for 20 rounds nothing was loaded, unloaded or stolen.
end-territories = After round { $rounds }: all territories are taken.
score-line = { $house }: { $total } (goods { $goods }, sets { $sets }, territories { $territories }, figures { $figures })
winner = { $houses } wins.
draw = A draw among { $houses }.

### The plain game

play-welcome = Golden Horn by Leo Colovini (Piatnik). An unofficial edition. At the table: { $houses }. Type ? for help, quit to leave.
play-turn = Round { $round }. { $house }, it is your turn.
play-prompt = Your choice:
play-help = Type the number of an action, or its text such as: load trio B, sail duo 7, raid Dandolo trio GB. board says the position again, hint advises, undo takes back, save FILE keeps the game so far, quit leaves. Letters: Y Yellow, P Pink, G Green, R Red, O Orange, B Blue.
play-left = The game was left.
command-unknown = There is no command “{ $text }”. Known here: { $known }.
play-bots-number = { $number } bots are too many for a table of { $players } with you; expected fewer than { $players }.
play-open = Golden Horn is open at { $url }. Ctrl-C ends it; games are kept.
play-open-already = Golden Horn is already open at { $url }.
page-not-built = The page has not been built. Start with “make play” in the sources, or install the wheel.
play-saved = Saved as { $file }.
board-player = { $cards ->
    [one] { $house }: { $points } points, goods { $goods }, { $cards } card
   *[other] { $house }: { $points } points, goods { $goods }, { $cards } cards
}
board-figures = conquerors { $conquerors }, peasants { $peasants }
board-territory = { $territory }: costs { $cost }, worth { $worth }, owner { $owner }
board-beside = Pile { $pile }. Discards { $discards }. Bag { $bag }.
board-hand = Your hand: { $cards }

### Why an action is refused

action-unknown = “{ $text }” is no action. Expected something like: { $expected }.
game-over = The game is over; nothing can be done any more.
chance-first = First chance has to supply something: { $expected }.
no-chance-due = Nothing is to be drawn now; a player has to decide.
not-your-turn = { $house } cannot decide now: it is for { $expected } to decide.
seat-unknown = There is no seat { $seat }: this table has { $players }, counted from 0.
seat-not-a-number = “{ $text }” is no seat. Expected a number from 0, or drawn.
place-done = The ships are placed already.
place-first = First the ships have to be placed, for example: place VCV.
turn-nothing = No ship can be turned: only one that pirates have just emptied.
turn-first = First the owner of the emptied ship decides: turn or keep.
land-first = The { $ship } has been loaded and has to land now.
move-compulsory = The turn is not over: one ship has to move.
moved-already = A ship has moved in this turn already.
no-expansion = That needs the expansion Domínio da Mar, which is not played here.
house-absent = { $house } is not at this table.
no-modone = Modone is not on this sea way.
no-square = This sea way has no square { $square }.
raid-own = The { $ship } of { $house } is your own.
raid-twice = Pirates can be sent out once a turn only.
raid-port = The { $ship } of { $house } lies in a port, where pirates cannot reach it.
raid-empty = The { $ship } of { $house } has nothing aboard.
raid-conquerors = The { $ship } of { $house } carries conquerors and cannot be attacked.
raid-sails = The { $ship } of { $house } shows { $sails }: pirates need two cards of these colours, not { $cards }.
raid-cards = You do not hold the cards { $cards }. Missing: { $missing }.
load-at-sea = The { $ship } is not in a port of origin, so it cannot load.
load-no-conquerors = There are no conquerors in { $port }.
load-no-peasants = There are no peasants in { $port }.
load-sails = The sails of the { $ship } show { $colour }, so it cannot carry that colour.
load-none = There is no { $colour } in { $port }.
load-compulsory = The { $ship } has to load before it leaves the port.
sail-not-ahead = { $landing } does not lie ahead of the { $ship }.
sail-modone-ends = The { $ship } cannot reach { $landing }: Modone has a free berth and ends the movement.
sail-no-wind = The { $ship } cannot reach { $landing }: to leave square { $square } a { $colour } card is missing.
sail-modone-full = The { $ship } cannot land in Modone: all berths are taken.
sail-occupied = The { $ship } cannot land on { $landing }: a ship is there.
announce-due = The end is due already.
announce-missing = To announce the end you need one good of each colour. Missing: { $missing }.
conquer-taken = { $territory } is taken.
conquer-exactly = { $territory } costs { $cost }: { $peasants } peasants are worth more than that.
conquer-figures = { $territory } would take { $conquerors } conquerors and { $peasants } peasants; you have { $own_conquerors } and { $own_peasants }.
train-peasants = You have { $own } peasants, not { $number }.
train-supply = The supply holds { $supply } conquerors, not { $number }.

### What chance cannot be

letters-unknown = “{ $text }” is not understood. Expected letters of { $expected }.
letters-order = “{ $text }” is not understood. Expected letters of { $expected }, in this order.
filling-port = { $expected } is to be filled, not { $found }.
filling-number = { $expected } cubes are to be drawn, not { $found }.
filling-lacks = The bag holds { $expected } of { $letter }, so { $found } cannot be drawn.
draw-seat = Seat { $expected } draws cards, not seat { $found }.
draw-number = { $expected } cards are to be drawn, not { $found }.
draw-lacks = The pile holds { $expected } of { $letter }, so { $found } cannot be drawn.
companion-tiles = Tiles are told where they do not lie as the box says, and only there.
companion-filling = “{ $text }” is not understood. Cubes for a port are expected, such as { $expected }.
companion-draw = “{ $text }” is not understood. Cards are expected, such as { $expected }.
companion-hand-size = { $house } holds { $number ->
    [one] one card
   *[other] { $number } cards
}, but { $needed } would have been played.
companion-hand-told = By the cards that were told, { $house } cannot play { $cards }.
companion-card-elsewhere = { $house } cannot have that many { $colour } cards: the others were seen elsewhere.
companion-no-deal = No deal of the cards was found that fits everything told.
companion-no-advice = { $house } can be advised only if all cards of that hand were told.
companion-nothing-to-advise = Nobody has to decide now.
scorer-goods = { $found } of { $colour } were counted, but the box holds { $most }.
scorer-figures = { $found } figures were counted, but the box holds { $most }.
scorer-territory = { $territory } can belong to one house only.
companion-no-entry = There is no entry { $number }; expected 1 to { $last }.
companion-which-entry = “{ $text }” does not say which entry is meant. Expected: { $expected }.
companion-welcome = Beside the real box. At the table: { $houses }. Type what happens; ? explains, quit leaves.
companion-turn = Round { $round }. { $house } decides:
companion-ask-fill = { $number ->
    [one] One cube was drawn for { $port }; which one? In the bag: { $bag }
   *[other] { $number } cubes were drawn for { $port }; which ones? In the bag: { $bag }
}
companion-ask-draw = { $number ->
    [one] { $house } drew one card; which one? ? if it is not told.
   *[other] { $house } drew { $number } cards; which ones? ? for each that is not told.
}
companion-misfit = Entry { $number } ({ $entry }) does not fit any more. Waiting entries: { $waiting }.
companion-left = The table was left. Entries: { $number }.
companion-help = Type the number of an action or its text (load trio B, sail duo 7, raid Dandolo trio GB), cubes (RRG) or cards (GB, G?). board shows the table, list what was told. undo, change 12 load trio B, insert 12 announce and remove 12 correct it, drop removes what waits. advice asks a bot, save FILE writes the record, quit leaves. Letters: Y Yellow, P Pink, G Green, R Red, O Orange, B Blue, K Black, W White.
scorer-ask = { $house }: numbers of Y P G R O B, such as { $example }:
scorer-line = “{ $text }” is not understood. Expected: { $expected }.
chance-other = Expected “{ $expected }”, not “{ $found }”.
chance-not-recorded = The record holds no outcome of chance as event { $number }.

### What a table cannot be

players-number = Golden Horn is for 2 to 4 players, not { $players }.
houses-number = { $players } players need { $players } houses, not { $number }.
names-number = { $players } seats need { $players } names, or none; not { $number }.
houses-equal = Every player needs a house of their own.
house-unknown = There is no house “{ $house }”. Known: { $known }.
first-unknown = Seat { $seat } cannot begin: this table has { $players } seats, counted from 0.
layout-unknown = There is no layout “{ $layout }”. Known: { $known }.
modone-three = Modone as a house rule is for three players; with { $players } it lies on the sea way anyway.

### What environments for learning agents refuse

env-option-unknown = There is no option “{ $option }”. Known: { $known }.
env-choice-unknown = For { $option } there is no “{ $text }”. Known: { $known }.
env-code = “{ $text }” is not the number of an action. Expected a whole number from 0 to { $last }.
env-not-begun = The game has not begun. Expected reset() first.
env-games-number = { $number } games cannot be played at once; expected at least 1.
env-actions-shape = Expected { $expected } whole numbers, an action for each game, not { $found }.
env-bot-slow = The bot “{ $bot }” cannot play many games at once. Expected one of: { $known }.
env-seat-alone = A seat for the learner is chosen among bots. Expected bots as well.

### What a box cannot be

box-not-toml = The box file is not valid TOML: { $detail }
box-unknown-entry = The box has an entry “{ $entry }” that is not known. Known: { $known }.
box-not-a-table = In the box, “{ $entry }” has to be a table.
box-keys = In the box, “{ $entry }” needs exactly the entries { $expected }; found: { $found }.
box-not-tiles = In the box, “{ $entry }” has to be a list of tiles such as "RBY".
box-tile-count = The sea way for { $players } players needs { $expected } tiles, not { $number }.
box-tile = “{ $tile }” is no sea tile: it needs R, Y and B, or O, P and G, each once.
box-neighbours = The tiles { $tile } and { $neighbour } are neighbours of the same kind; neighbouring tiles must differ.
box-sails = The { $ship } of { $house } has the sails “{ $sails }”; expected three sails in { $number ->
    [one] one colour
    [2] two colours
   *[other] three colours
}.
box-fleet-colours = The fleet of { $house } does not show all six colours. Missing: { $missing }.
box-number = In the box, “{ $entry }” is { $value }; expected a whole number from { $low } to { $high }.
box-few-cubes = { $number } cubes are too few to fill both ports.
box-few-cards = { $number } cards are too few for four hands of { $hand }.

### What a record cannot be

record-empty = The file is empty; expected a record.
record-not-json = This is not a complete JSON record: { $detail }
record-not-one = This is not a Golden Horn record.
record-no-version = The record does not say its version.
record-version = The record has version { $version }; this program reads version { $expected }.
record-rules-version = The record follows rules version { $version }; this program knows version { $expected }.
record-form = The record does not have the right form: { $detail }
record-legal = The list of legal actions is not right. Missing: { $missing }. Too many: { $surplus }.
notation-line = Line { $number }, “{ $line }”, is not understood. Expected something like: { $expected }
notation-cut = The text has been cut off: its result is missing.
shuffle-commitment = The secret does not fit the commitment.
shuffle-other = The secret deals { $expected } here, not { $found }.
result-early = The record has a result, but the game is not over.
result-missing = The game is over, but the record has no result.
result-wrong = In the result, “{ $entry }” should be { $expected }, not { $found }.
verify-event = event { $number }

### The command line

file-not-read = { $file } cannot be read: { $detail }
file-not-text = { $file } is not a text file.
file-not-written = { $file } cannot be written: { $detail }
games-number = { $number } games cannot be played; expected at least 1.
seed-range = The seed { $seed } is out of range; expected 0 to 9223372036854775807.
legal-needs-records = --legal lists actions in records: give --records FILE too.

### Bots

bot-unknown = “{ $text }” names no bot. Expected something like: { $expected }.
bot-class-missing = { $source } has no class { $name }.
bot-incomplete = { $bot } is no bot: a bot has a name and a method choose(view, legal, budget).
bot-not-made = The bot “{ $bot }” cannot be made: { $detail }
bot-needs-extra = The bot “{ $bot }” needs the extra “{ $extra }”: pip install "goldenhorn[{ $extra }]".
bots-preparing = Captain, Admiral and Doge are being compiled. This happens once and takes about a minute.
bots-ready = All bots are ready.
bot-fault = The bot “{ $bot }” made a fault: { $kind ->
    [crash] it crashed
    [hang] it did not answer in time
    [illegal] it chose what is not legal
   *[rubbish] its answer was no action
} ({ $detail }). It was stopped; lots are drawn for its choices.
wire-form = The message does not have the right form: { $detail }

### The lab

lab-bots-number = { $number } bots cannot be seated at a table of { $players }; expected one, two, or one for each seat.
lab-deals-number = { $number } deals cannot be played; expected at least 1.
lab-games-number = { $number } games cannot be played; expected at least 1.
lab-stop-range = { $percent } per cent is no share to test; expected more than 0 and less than 100.
lab-workers-number = { $number } workers cannot play; expected at least 1.
lab-worker-died = A worker process died again and again at the same deals. What is done is kept; the same command goes on from there.
lab-stopped = Stopped. What is done is kept in { $directory }; the same command goes on from there.
lab-bot-fault = Faults of “{ $bot }” in { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $kind ->
    [crash] it crashed
    [hang] it did not answer in time
    [illegal] it chose what is not legal
   *[rubbish] its answer was no action
} ({ $detail }). From there on lots were drawn for its choices.
lab-extra-missing = That needs the extra “{ $extra }”: pip install 'goldenhorn[{ $extra }]'.
lab-directory-other = { $directory } belongs to another run. What differs (there, now): { $differences }. Choose another directory with --out.
lab-directory-unknown = { $directory } holds something else than the results of a run. Choose another directory with --out.
lab-directory-busy = Another process is writing to { $directory }.
lab-cluster-unreachable = The cluster { $address } cannot be reached: { $detail }
lab-cluster-failed = The cluster { $address } failed: { $detail }
lab-cluster-program = A worker of the cluster has another version of this program.
lab-settings-unknown = “{ $text }” is no kind of table. Expected some of: { $known }.
lab-cells-unknown = No cell of the ladder is called “{ $text }”. Known: { $known }.
lab-ladder-form = The ladder { $file } does not have the right form: { $detail }
lab-fleets-number = { $number } assignments cannot be compared; there are { $known }.
lab-ship-unknown = “{ $text }” is no ship. Expected something like: GYR for a trio, BBO for a duo, PPP for a mono.

### Reasons for a move, as an adviser gives them

reason-announces-ahead = { $points ->
    [one] ends the game with a lead of { $points } point
   *[other] ends the game with a lead of { $points } points
}
reason-announces = ends the game before the others gain more
reason-ends-ahead = { $points ->
    [one] brings the end about with a lead of { $points } point
   *[other] brings the end about with a lead of { $points } points
}
reason-conquers = { $points ->
    [one] wins { $territory }: { $points } point
   *[other] wins { $territory }: { $points } points
}
reason-conquers-before = takes { $territory } before { $house } can
reason-trains-for = { $number ->
    [one] makes a conqueror of { $number } peasant: enough for { $territory }
   *[other] makes conquerors of { $number } peasants: enough for { $territory }
}
reason-trains = { $number ->
    [one] makes a conqueror of { $number } peasant
   *[other] makes conquerors of { $number } peasants
}
reason-done = keeps everything for later
reason-new-colour = { $number ->
    [6] completes the sixth colour: { $colour }
    [5] completes the fifth colour: { $colour }
    [4] completes the fourth colour: { $colour }
   *[other] brings a new colour home: { $colour }
}
reason-sets = { $points ->
    [one] completes a set: { $points } point more
   *[other] completes sets: { $points } points more
}
reason-home = { $points ->
    [one] brings { $points } point home
   *[other] brings { $points } points home
}
reason-robs-needed = takes from { $house } what it lacks: { $colour }
reason-robs-leader = robs { $house }, who is in the lead
reason-robs = robs { $house } of a good
reason-loads-lacking = loads what you lack: { $colour } × { $number }
reason-denies-colour = takes away what { $house } lacks: { $colour }
reason-loads-many = loads much at once: { $colour } × { $number }
reason-loads-figures = { $number ->
    [one] takes { $number } figure along
   *[other] takes { $number } figures along
}
reason-denies-berth = denies { $house } the last berth
reason-denies-port = keeps { $house } from reaching { $port } without a card
reason-safe = leaves pirates nothing to rob (before: { $before } %)
reason-safer = makes robbery less likely: { $after } % instead of { $before } %
reason-modone = is safe from pirates in Modone
reason-hardly-robbed = { $percent ->
    [0] nobody can rob it before your next turn
   *[other] can hardly be robbed: { $percent } %
}
reason-draws = { $number ->
    [one] draws { $number } card
   *[other] draws { $number } cards
}
reason-no-cards = { $number ->
    [one] sails { $number } landing without a wind card
   *[other] sails { $number } landings without a wind card
}
reason-passes = { $number ->
    [one] passes over { $number } ship
   *[other] passes over { $number } ships
}
reason-near = is one landing away from { $port }
reason-nearer = { $number ->
    [one] brings the cargo nearer to { $port }: { $number } landing left
   *[other] brings the cargo nearer to { $port }: { $number } landings left
}
reason-fetches = is on its way to { $port }, where a colour lies that you lack: { $colour }
reason-course = { $number ->
    [one] has { $number } landing to { $port }
   *[other] has { $number } landings to { $port }
}
reason-placing = begins with { $venice } in Venice and { $constantinople } in Constantinople
reason-only = nothing else is possible
reason-looks-best = looks good several turns ahead

### At a table of the server

seat-taken = Seat { $seat } is taken already.
seat-here = Only who opens a table can be seated by its set-up; here one sits down in an open seat.
seat-open = Seat { $seat } is still open.
seat-not-yours = That is not your seat.
seat-away = A bot is playing for you; come back first.
seat-away-already = A bot is playing for this seat already.
seat-not-away = No bot is playing for this seat; there is nothing to take back.
house-taken = The house { $house } is taken already.
not-ready = { $name } is not ready yet.
host-only = Only who opened the table can do that.
table-unknown = There is no such table. Is the link complete?
table-started = The game has begun already.
table-not-started = The game has not begun yet.
table-closed = This table is closed.
tables-too-many = More than { $most } open tables at once are not possible; finish or close one first.
too-late = Something else has happened meanwhile; this is how things stand.
undo-nothing = There is no decision of yours to take back.
undo-revealed = Something has been drawn or revealed since; that cannot be taken back.
game-not-over = The game is not over yet.
game-unknown = There is no such game, or it is not yours.
rematch-already = A rematch has been opened already.
clock-bonus = A bonus exists only with a clock for the whole game.
clock-over = Your time for this game is up; the bot plays on.
chat-off = There is no chat at this table.
chat-phrases = At this table there are ready-made phrases only.
chat-either = Expected a phrase or a text, exactly one of the two.
name-first = Give yourself a name first.
account-already = You have an account already.
login-taken = The name { $login } is taken already.
login-wrong = The name or the password is wrong.
carry-unknown = This link does not work any more: it does once, and for an hour.
message-form = This was not understood: { $detail }
body-too-long = This is too long; { $most } bytes are allowed.
advice-off = At this table nobody is advised: the one who opened it has not allowed advice.
advice-no-seat = Advice is for somebody who sits at the table.
advice-loading = The adviser is not ready yet; ask again in a moment.
advice-missing = The adviser needs what goldenhorn[{ $extra }] brings.
advice-failed = The adviser has failed at this; it was noted.
advice-waiting = The adviser is still thinking about your last question.
too-many = That was too much at once; try again in a moment.
server-failed = The server has failed at something; it was noted.

### What a message cannot be

form-json = Expected JSON in UTF-8; this cannot be read.
form-deep = This is nested too deeply.
form-missing = “{ $where }” is missing.
form-unknown = “{ $where }” is not known here.
form-type = “{ $where }” does not fit. Expected: { $expected }.
form-least = “{ $where }” is too small; expected at least { $number }.
form-most = “{ $where }” is too large; expected at most { $number }.
form-range = “{ $where }” is not a number that can be used here.
form-text-least = “{ $where }” is too short; expected at least { $number } characters.
form-text-most = “{ $where }” is too long; expected at most { $number } characters.
form-list-least = “{ $where }” has too few entries; expected at least { $number }.
form-list-most = “{ $where }” has too many entries; expected at most { $number }.
form-choice = “{ $where }” cannot be “{ $value }”. Expected one of: { $known }.
form-name = “{ $where }” is no name. Expected one line that can be seen, without control characters and without spaces at its ends.
form-text = “{ $where }” is no text that can be said. Expected one line without control characters, and not an empty one.
form-salt = “{ $where }” does not fit. Expected at most 64 letters, digits, “-” and “_”.
form-action = “{ $where }” is no action. Expected something like: load trio B.
form-sails = “{ $where }” does not fit. Expected three letters of YPGROB.
json-int = a whole number
json-float = a decimal number
json-str = a text
json-bool = true or false
json-array = a list
json-object = an object
json-null = null
path-unknown = There is nothing at this address.
method-unknown = This address does not take that; it takes: { $known }.
origin-other = This came from a page of another site, so it was not done.

### Running a server

database-url = “{ $url }” is no database. Expected: sqlite:///FILE or postgresql://NAME@HOST/DATABASE.
database-driver = The driver for { $url } is missing; it comes with goldenhorn[{ $extra }].
database-newer = The database belongs to a newer version: { $detail }
setting-number = { $name } is no number: “{ $text }”.
setting-log-level = “{ $text }” is no level of the log. Expected: { $known }.
setting-processes = { $number } processes are not possible; expected at least one.
processes-need-postgres = { $number } processes need PostgreSQL (--database-url postgresql://...); the embedded database has one.

### Lessons

lesson-unknown = There is no lesson “{ $name }”. Known: { $known }.
lesson-scene = This lesson has no scene { $number }, counted from 0.
lesson-scene-over = This scene is over; go on with the next one.
lesson-way = The scene does not go like that: “{ $action }” is no step of it. Begin it again.
coach-bots-only = The coach speaks to one person who plays against bots only.

### The analysis of a game

analysis-unfinished = The game of this record is not finished; only finished games can be analysed.
analysis-several = { $file } holds { $number } records; expected one game.
analysis-fault = The record does not follow the rules, so the game cannot be analysed: { $detail }
analysis-stopped = Stopped. What is done is kept; the same command goes on from there.
analysis-foreign-box = This game was played with another box. Chances were learned with the standard one, and are less certain here.
analysis-title = Analysis of a game: { $houses }
analysis-judged = { $judged ->
    [one] { $judged } decision with a choice was judged
   *[other] { $judged } decisions with a choice were judged
} { $depth ->
    [deep] deeply
   *[quick] quickly
}, each only by what its player could know.
analysis-sums = Skill and luck
analysis-sums-note = In per cent of a win: start + skill + luck = result.
analysis-house = House
analysis-start = Start
analysis-skill = Skill
analysis-luck = Luck
analysis-result = Result
analysis-accuracy = Accuracy
analysis-doubtful = Doubtful
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-curve = Chance of winning, event by event
analysis-moments = Key moments
analysis-no-moments = No single event decided this game.
analysis-marked = Marked decisions
analysis-no-marks = No decision has a mark.
analysis-decisions = All decisions of { $house }
analysis-when = Round { $round }
analysis-other = { $action }: { $chance } % ± { $error }
analysis-played = played
analysis-mark = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
   *[doubtful] Doubtful
}
moment-mark = { $mark ->
    [blunder] A blunder
   *[mistake] A mistake
} costs { $house } { $points } points: { $played }. Better: { $better }.
moment-turn = { $change ->
    [up] The chance of { $house } rises by { $points } to { $chance } %. { $event }
   *[down] The chance of { $house } falls by { $points } to { $chance } %. { $event }
}
moment-stroke = { $change ->
    [up] Luck for { $house }: { $points } points. { $event }
   *[down] Bad luck for { $house }: { $points } points. { $event }
}
moment-end = { $house } announces the end with a chance of { $chance } %.
analysis-one = You are waiting for another analysis already; one at a time.
analysis-not-yours = Only who asked for this analysis can stop it.
explore-seats = This game has { $players } seats, not { $number }.
explore-plans = To play on from here, sit in at least one seat; bots take the others.
explore-step = This game has no position { $step }; the last one is { $last }.
