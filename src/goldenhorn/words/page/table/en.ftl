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
page-hand = Your hand
page-pile = Draw pile
page-discards = Discards
page-bag = In the bag
page-supply = Supply and reserve
page-choose-landing = Choose where the { $ship } ship lands
page-choose-cargo = What does the { $ship } ship load?
page-step-choose = Choose a ship to sail, or raid first
page-step-pair = Choose two cards for the pirates
page-step-turn = Turn the emptied ship?
page-step-place = Where do your ships begin?
page-step-after = Anything else before your turn ends?
page-over = The game is over
page-waiting-for = { $house } is to move
page-back = Back
page-language = Language
page-aids = Colour aids
page-sound = Sound
page-round = Round
page-table-kind = { $players } players
page-offline = The server cannot be reached.

### The log

log-raid = raids the { $ship } ship of { $house } with { $cards }
log-load = loads the { $ship } ship: { $cargo }
log-sail = { $ship } sails to { $place }
log-land = { $ship } sails to { $place }
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
page-chat = Chat
page-say = Say something
page-send = Send

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
