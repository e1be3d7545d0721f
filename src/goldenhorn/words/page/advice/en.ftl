# Advice at the table, in English.

advice-title = Advice
advice-chance = { $percent } per cent chance of winning, give or take { $margin }
advice-strip = { $colour }: { $one } % at least one, { $two } % two or more
advice-belief = What they may hold
advice-belief-about = per cent for at least one; dark foot for two or more
advice-whose = Whose
advice-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
advice-next = Next card
advice-next-renewed = Next card, reshuffled
advice-next-none = There is no card left to draw.
advice-bag = { $number ->
    [one] Next { $number } from the bag
   *[other] Next { $number } from the bag
}
advice-piracy = Piracy before your next turn
advice-danger = { $ship }: can be robbed with { $percent } % ({ $houses })
advice-in-port = safe in port
advice-empty = without cargo
advice-figures = conquerors are safe
advice-end = End now?
advice-lead = { $points ->
    [one] You lead by { $points } point.
   *[other] You lead by { $points } points.
}
advice-behind = { $points ->
    [one] You are { $points } point behind.
   *[other] You are { $points } points behind.
}
advice-level = { $points ->
   *[other] You are level with the best of the others.
}
advice-missing-colours = Missing for an announcement: { $colours }.
advice-turns = { $number ->
    [0] Nobody has a turn after yours in this round.
    [one] { $number } turn of another house would still come.
   *[other] { $number } turns of other houses would still come.
}
advice-sail-on = Sail on
advice-announce = Announce now
advice-hint = Hint
advice-hint-about = The best few moves, with their chances of winning among equals.
advice-hint-later = When it is your turn, you can ask for the best moves.
advice-ask = Ask for a hint
advice-thinking = Thinking …
advice-do-place = { $venice ->
    [one] { $venice } ship to Venice, the others to Constantinople
   *[other] { $venice } ships to Venice, the others to Constantinople
}
advice-do-load = load { $cargo }
advice-do-sail = to { $place }
advice-do-raid = rob { $house } with { $cards }
