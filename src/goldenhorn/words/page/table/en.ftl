# The table on the page, in English.

page-ship = { $house }: { $sails }
page-board = The sea way
page-land-on = { $price ->
    [0] Land on { $place }, square { $number }, free
    [one] Land on { $place }, square { $number }, for { $price } card
   *[other] Land on { $place }, square { $number }, for { $price } cards
}
page-land-in = { $price ->
    [0] Land in { $place }, free
    [one] Land in { $place } for { $price } card
   *[other] Land in { $place } for { $price } cards
}
page-raid = Raid { $ship }
page-free = free
page-bot = Bot, { $level }
page-you = You
page-first = First player
page-thinking = thinks
page-your-turn = your turn
page-to-move = to move
page-warehouse = { $number ->
    [one] Warehouse with { $number } good
   *[other] Warehouse with { $number } goods
}
page-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
page-score-parts = { $goods } + { $sets } sets
page-score-realm = + { $points } realm
page-hand = Your hand
page-pile = Draw pile
page-discards = Discards
page-bag = In the bag
page-supply = Supply and reserve
page-choose-landing = Choose where the { $ship } ship lands
page-choose-cargo = What does the { $ship } ship load?
page-step-choose = Choose a ship to sail, or raid first
page-step-sail = Choose a ship to sail
page-step-pair = Choose two cards for the pirates
page-step-turn = Turn the emptied ship?
page-step-place = Where do your ships begin?
page-step-after = Anything else before your turn ends?
page-part-raid = Raid
page-part-ship = Ship
page-part-landing = Landing
page-or = or
page-hint-raid = Crossed sabres mark what your cards can raid. Moving a ship ends the turn.
page-hint-ship = Moving a ship ends the turn.
page-hint-still = { $ships ->
    [one] Before you sail you may still raid a ship.
   *[other] Before you sail you may still raid one of { $ships } ships.
}
page-over = The game is over
page-waiting-for = { $house } is to move
page-back = Back
page-language = Language
page-aids = Colour aids
page-sound = Sound
page-round = Round
page-last-round = Last round
page-table-kind = { $players } players
page-offline = The server cannot be reached.

page-conquerors = { $number ->
    [one] { $number } conqueror
   *[other] { $number } conquerors
}
page-peasants = { $number ->
    [one] { $number } peasant
   *[other] { $number } peasants
}
page-raid-brings = Each card has the colour of a sail of the ship. You take { $loot }.
page-raid-with = Raid with
page-undo = Undo
page-confirm-landing = Confirm
page-announce-missing = Not in your warehouse yet: { $colours }
page-place-about = Drag each ship to a port, or use the switches below. In port a ship faces the other port.
page-place-random = Place at random
page-not-placed = not placed yet
page-turn-waits = { $house } waits for you
page-bound = bound for { $port }
page-skip = Skip to the end
page-pace = Speed
page-line-lost = The connection is lost. Trying again …
page-curtain-turn = { $name }, it is your turn
page-curtain-away = Everybody else, please look away
page-curtain-show = I am { $name }: show my cards
page-curtain-hide = Hide my cards
page-curtain-key = The cards stay hidden until you press. H hides them again at any time.
page-since = Since your last turn
page-nothing-yet = Nothing has happened yet.
page-table-now = The table now
page-your-ships = Your ships
page-in-port = in { $port }
page-at-sea = on { $colour }, bound for { $port }
page-leave = Leave; a bot plays on
page-return = Play again yourself
page-away = A bot plays for you.

### The log

log-raid = raids the { $ship } ship of { $house } with { $cards } and takes { $loot }
log-load = loads { $cargo } on the { $ship } ship
log-sail = { $wind ->
    [0] sails the { $ship } ship to { $place }
   *[other] plays { $cards } and sails the { $ship } ship to { $place }
}
log-land = { $wind ->
    [0] brings the { $ship } ship to { $place }
   *[other] plays { $cards } and brings the { $ship } ship to { $place }
}
log-conquer = conquers { $territory }
log-train = { $number ->
    [one] trains { $number } peasant
   *[other] trains { $number } peasants
}
log-place = { $venice ->
    [0] begins with all ships in Constantinople
    [1] begins with one ship in Venice and two in Constantinople
    [2] begins with two ships in Venice and one in Constantinople
   *[other] begins with all ships in Venice
}
log-turn = turns the emptied ship
log-keep = keeps the course
log-announce = announces the end
log-done = ends the turn
log-draw = draws { $cards }
log-hidden-draw = { $number ->
    [one] draws { $number } card
   *[other] draws { $number } cards
}
log-fill = { $port }: { $cubes }
log-first = begins
log-undone = takes a decision back
log-left = has left; a bot plays on
log-clock = has run out of time; a bot plays on
log-returned = is back
page-log = Log
page-look-back = Look back in the log
page-log-now = Now
page-chat = Chat
page-say = Say something
page-send = Send

log-unload = { $wind ->
    [0] brings { $cargo } to { $place } on the { $ship } ship
   *[other] plays { $cards } and brings { $cargo } to { $place } on the { $ship } ship
}
log-round = Round { $round }
log-setting-up = Setting up

### Levels and letters

level-deckhand = Deckhand
level-sailor = Sailor
level-captain = Captain
level-admiral = Admiral
level-doge = Doge
letter-Y = Y
letter-P = P
letter-G = G
letter-R = R
letter-O = O
letter-B = B

### Talking

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-thinking = I am thinking …
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-pirates = Beware of pirates!
phrase-thanks = Thank you!
phrase-rematch = Another game?
phrase-goodbye = Goodbye!
page-talk-off = Nobody talks at this table.
