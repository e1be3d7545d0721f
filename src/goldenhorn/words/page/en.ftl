# The page in English.

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
page-offline = The server cannot be reached.
