# Phones, tablets and the territories on the board, in English.

territory-free = { $territory }: costs { $cost } conquerors, worth { $worth } points
territory-conquer = Conquer { $territory } for { $cost } conquerors, worth { $worth } points
territory-taken = { $territory }, worth { $worth } points, belongs to { $house }

phone-menu = Menu
phone-players = Players
phone-close = Close
phone-chat-new = { $number ->
    [one] Chat, { $number } new message
   *[other] Chat, { $number } new messages
}
phone-seat = { $house }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

phone-options-cargo = Cargo
phone-options-pair = Pairs of cards
phone-options-train = Peasants
phone-options-conquer = Ways to pay
phone-not-yet = Choose first
phone-land-on = Land on { $place }
phone-land-in = Land in { $place }
phone-load = Load { $number }
phone-load-figures = Load { $figures }
phone-raid = Send the pirates
phone-conquer = How do you pay for { $territory }?
phone-train = Train peasants
phone-announce = Announce the end? This round is still played.

phone-square = { $colour }, square { $number }

phone-start = To the start page
phone-leave = Let a bot play for me
phone-leave-sure = Really? A bot takes over at once
