# The end of a game and its replay, in English.

### The end

page-end-won = { $points ->
    [one] { $houses } wins with { $points } point
   *[other] { $houses } wins with { $points } points
}
page-end-draw = { $points ->
    [one] A draw: { $houses }, { $points } point each
   *[other] A draw: { $houses }, { $points } points each
}
page-end-tie = The most points win; where several have equally many, the game is a draw.
page-end-ahead = { $points ->
    [one] One point ahead of { $houses }.
   *[other] { $points } points ahead of { $houses }.
}
page-end-scores = Final score
page-end-winner = Winner
page-end-goods = Goods
page-end-sets = Sets
page-end-set = { $colours } colours: +{ $bonus }
page-end-territories = Territories
page-end-figures = Figures
page-end-conquerors = { $number ->
    [one] { $number } conqueror
   *[other] { $number } conquerors
}
page-end-peasants = { $number ->
    [one] { $number } peasant
   *[other] { $number } peasants
}
page-end-total = Total
page-end-next = What next?
page-end-again = Play again
page-end-join = Join the rematch
page-end-rematch = A rematch has been opened. Everybody moves one seat on.
page-end-replay = Watch the replay
page-end-board = Look at the board
page-end-show = Show the result
page-proof = Was the shuffle fair?
page-proof-about = The fingerprint was shown before the game and fixed the secret; with the players’ own additions the secret gives every card and every cube in their order, so anybody can check the record.
page-proof-secret = Secret
page-proof-commitment = Fingerprint (SHA-256)

### The replay

page-replay = Replay
page-replay-at = Move { $number } of { $last }
page-replay-begins = The game is about to begin
page-replay-whose = Whose hand is shown?
page-replay-nobody = No hand
page-replay-seen = hand shown
page-replay-hand = { $house }’s hand at this move
page-replay-no-cards = no cards
page-replay-closed = All hands are closed. Choose a house above to look into its hand.
page-replay-seats = Players
page-replay-steer = Steering the replay
page-replay-line = Course of the game
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forward = One move forward
page-replay-last = To the end
page-replay-speed = Speed
page-replay-share = Link to this move
page-replay-copied = Link copied
page-replay-link = Link, to be copied
page-replay-save = Save the record
page-replay-no-move = The link asked for a move that this game does not have; this is its last one.
page-replay-no-seat = The link asked for a seat that this game does not have, so all hands are closed.
page-replay-unknown = This game cannot be found
page-replay-away = The game could not be loaded
page-replay-running = This game is still being played
page-replay-table = To the table
page-replay-retry = Try again

### Watching

page-watching = You are watching
page-watchers = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
