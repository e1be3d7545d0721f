# Everything around a game, in English.

### The start page

page-motto = Carry the goods of two empires between Venice and Constantinople
page-play-now = Play now against bots
page-play-now-about = { $players } players, { $level }
page-guest = Guest
page-ways = Where to
page-continue = Continue
page-join = Join
page-watch = Watch
page-tables-unfinished = { $number ->
    [one] { $number } unfinished table
   *[other] { $number } unfinished tables
}
page-games = Your games
page-games-tile = Results and replays
page-record = Your record
page-record-tile = Rating and results
page-about = About
page-about-tile = Who made what
page-tables = Tables
page-tables-mine = To go on with
page-tables-open = Waiting for players
page-tables-running = Being played
page-no-tables = Nobody is waiting for players just now.
page-seats-free = { $number ->
    [0] all seats are taken
    [one] { $number } seat is free
   *[other] { $number } seats are free
}
page-bots-number = { $number ->
    [one] { $number } bot
   *[other] { $number } bots
}
page-turn-yours = Your turn
page-turn-of = { $name } is to move

### A new table

page-new-table = New table
page-players = Players
page-who = Who plays
page-who-alone = Alone
page-who-here = Here together
page-who-online = Online, by link
page-names = Names
page-name-of = Person { $seat }
page-name-of-seat = Name of person { $seat }
page-level = Bots’ level
page-expansion = Expansion
page-expansion-about = Domínio da Mar: territories and conquerors
page-more-options = More options
page-create = Create the table
page-seats = Seats
page-seat = Seat { $seat }
page-plan-here = A person here
page-plan-open = A person online
page-house-any = Any house
page-house-of-seat = House of seat { $seat }
page-layout = Sea way
page-layout-standard = Standard
page-layout-shuffled = Shuffled
page-house-rule = House rule
page-modone-about = Modone lies on the way with three players too
page-first-drawn = Drawn by lot
page-clock = Time
page-clock-none = No limit
page-clock-move = Per decision
page-clock-game = Per game
page-clock-bonus = and after each turn
page-clock-each-move = { $time } for each decision
page-clock-whole-game = { $time } for each player
page-clock-whole-bonus = { $time } for each player, and { $bonus } more after each turn
page-live = At the table
page-correspondence = By correspondence
page-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
page-unit-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
page-unit-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
page-unit-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
page-admission = Who may come
page-by-link = Who has the link
page-public = Everybody
page-chat-free = Free
page-chat-phrases = Phrases only
page-chat-off = None
page-stand-in = Stands in
page-hints = Advice
page-hints-about = The table may be asked for advice
page-box = Own material
page-box-about = A box file in JSON, for those who own the game and found other sails or squares in it.
page-box-own = From a file
page-choose-file = Choose a file
page-file-not-json = This file cannot be read; expected JSON.

### Who one is

page-person = Name and account
page-name = Name
page-name-about = Others see it at the table. Where you sit already, the old one stays.
page-keep = Keep
page-name-kept = The name is kept.
page-account = Account
page-account-about = Nobody needs one. With an account you have your games and seats on several devices.
page-account-make = Make an account
page-account-made = The account is made.
page-log-in = Log in
page-log-out = Log out
page-logged-in = You are logged in.
page-logged-in-as = Logged in as { $login }
page-logged-out = You are logged out.
page-login = Name of the account
page-password = Password
page-password-about = At least eight characters.

### Settings

page-menu = Menu
page-close = Close
page-settings = Settings
page-aids-about = Letters on cards, counts beside ships
page-sound-about = On
page-volume = Volume
page-speed = Movement
page-speed-half = Slow
page-speed-normal = Normal
page-speed-double = Quick
page-speed-off = At once
page-motion-about = If your system asks for less motion, nothing travels across the board.
page-confirm = Confirming
page-confirm-about = Ask before a decision is sent
page-notify = Notice
page-notify-about = Tell me when it is my turn
page-notify-refused = The browser does not allow it. It can be changed in the settings of the browser for this page.
page-your-turn-note = It is your turn.

### The waiting room

page-table = Table
page-waiting = Waiting for players
page-seats-taken = { $number } of { $seats } seats taken.
page-spectators = { $number ->
    [one] { $number } person is watching.
   *[other] { $number } people are watching.
}
page-seat-empty = Free seat
page-sit = Sit down
page-sit-another = Another person here
page-stand = Stand up
page-rename = Another name
page-rename-title = What are you called?
page-another-title = Who sits down here?
page-newcomer-title = What are you called?
page-go-on = Go on
page-fill-bot = Fill with a bot
page-fill-bots = Fill with bots
page-open-seat = Open the seat
page-house = House
page-house-taken = { $house } is taken
page-present = is here
page-absent = not here just now
page-ready = I am ready
page-is-ready = Ready
page-not-ready = Not ready yet
page-begin = Begin the game
page-beginning = The table is being laid
page-all-ready = Everybody is ready.
page-others-ready = All the others are ready.
page-awaited = Not ready yet: { $names }
page-full = All seats are taken; you can watch.
page-invite = Invite
page-invite-about = Whoever opens the link can take a free seat. Nobody needs an account.
page-invite-link = Invitation
page-copy = Copy
page-copied = Copied
page-share = Share
page-qr = The link as a code for the camera
page-agreed = The table
page-without = Without
page-allowed = Allowed
page-give-up = Give the table up
page-give-up-title = Give the table up?
page-give-up-about = Nobody will be able to sit down here any more.
page-reconnecting = The connection was lost; it will be back in a moment.

### Carrying a seat

page-carry = Go on at another device
page-carry-about = Open this link there within an hour. It works once; then your seats at this table are on that device, and no longer on this one.
page-carrying = Your seats are coming along
page-carry-failed = The seats stayed where they were

### Own finished games

page-games-search = Names or houses
page-all = All
page-base-game = Base game
page-games-none = No such games yet.
page-games-more = Earlier games
page-games-won = Won
page-games-winner = wins
page-games-replay = Replay
page-games-replay-of = Replay of the game of { $date }
page-games-record = Record
page-games-record-of = Record of the game of { $date }, as a file
page-games-delete = Delete
page-games-delete-of = Delete the game of { $date }
page-games-delete-title = Delete this game?
page-games-delete-about = The game of { $date } goes from your list and cannot be brought back.
page-games-end-port = a port has run out
page-games-end-announced = the end was announced
page-games-end-quiet = nothing happened any more
page-games-end-territories = all territories are taken
page-games-import = Add a record
page-games-import-about = A finished game as a JSON file. The server checks every decision before it takes it.
page-games-imported = The game is in your list.
page-games-record-refused = The record was not taken. { $why }

### About

page-about-game = Golden Horn is a game by Leo Colovini, published by Piatnik in 2013; Domínio da Mar followed in 2015.
page-about-edition = This is an unofficial edition with its own artwork and its own words, neither made nor endorsed by them. Buy the box; it is beautiful.
page-about-assumptions = What only the printed pieces show is assumed here: the sails of the ships, the colours of the squares, the worth of the territories. Who owns the box can play with the real ones by a file.
page-about-privacy = The server keeps your name, your tables with what was said at them, your games, and of an account its name and a hash of the password. One cookie recognises you; nothing else follows you.
page-version = Version
page-licence = Licence
page-licence-mit = The program is free software under the MIT licence.
page-for-programs = For programs
page-reference = The reference of the server

### Links that lead nowhere

page-lost = Nothing lies here
page-to-start = To the start page
page-table-gone = There is no table here
page-table-closed = This table is closed
page-table-closed-about = Who opened it has given it up. Others may be waiting elsewhere.
page-connecting = On the way to the table
page-connecting-long = The server does not answer yet; it is being tried again.
page-moment = One moment.
