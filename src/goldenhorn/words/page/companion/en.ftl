# The companion beside the real box, in English.

real-title = Beside the real box
real-tile-about = Score and rules at your table
real-about = You play with the box. Tell what happens with a few taps: the companion keeps score, checks the rules, counts what is left and writes the record. Cards that nobody tells stay unknown. Everything is kept in this browser.
real-continue = Go on with the game
real-new = A new game
real-new-about = Tell every move as it is made
real-score = Only the score
real-score-about = Count the warehouses at the end
real-forget = Forget the game that was told here
real-leave = Leave the table; it is kept
real-again = Try again

real-houses = Houses
real-houses-about = Tap the houses in playing order.
real-first = Who begins?
real-my-cards = Tell the cards of
real-nobody = Nobody
real-expansion = Expansion
real-modone = Modone is on the sea way
real-tiles = Sea tiles
real-tiles-differ = They do not lie as in the rulebook
real-tiles-about = Tap a tile until its colours lie as on your table.
real-tiles-swap = Begin with the other symbol
real-tile = Tile { $number }: { $colours }
real-begin = Begin
real-begins = Where does the { $ship } ship begin?
real-placed = So they stand

real-ask-fill = { $number ->
    [one] Which cube was drawn for { $port }?
   *[other] Which { $number } cubes were drawn for { $port }?
}
real-ask-draw = { $number ->
    [one] Which card did { $house } draw?
   *[other] Which { $number } cards did { $house } draw?
}
real-ask-place = Where do the ships of { $house } begin?
real-ask-choose = { $house }: tap the ship that sails, or one that is raided
real-ask-pair = Which two cards did { $house } discard?
real-ask-turn = Does { $house } turn the emptied ship?
real-ask-after = Does { $house } do anything else?
real-ask-conquer = How does { $house } pay for { $territory }?
real-ask-train = How many peasants does { $house } train?
real-add-cube = { $piece }; left in the bag: { $left }
real-add-card = { $piece }
real-take-back = Take back { $piece }
real-unknown = Unknown
real-unknown-cards = { $number ->
    [one] and one unknown
   *[other] and { $number } unknown
}
real-all-unknown = Keep them unknown
real-that-is-all = That is all
real-elsewhere = Somewhere else? Ask why not
real-advise = What would you do?
real-advice = Advice: { $advice }.

real-log = { $number ->
    [one] One entry
   *[other] { $number } entries
}
real-told = What was told
real-told-about = Tap an entry to change or remove it, or to insert one before it. What comes after is kept, and checked again.
real-change = Change
real-insert = Insert before
real-remove = Remove
real-mending = You are changing entry { $number }.
real-inserting = You are inserting something before entry { $number }.
real-mend-stop = Leave it
real-misfit = { $waiting ->
    [one] Entry { $number } ({ $entry }) does not fit any more.
   *[other] Entry { $number } ({ $entry }) does not fit any more; with it { $waiting } entries wait.
}
real-skip = Remove this entry
real-drop-rest = { $number ->
    [one] Remove the entry that waits
   *[other] Remove all { $number } entries that wait
}

real-player = Player { $seat }
real-keep = Keep among my games
real-save = Save the record

real-figures = Figures
real-cell = { $house }, { $what }: { $number }
real-pad = { $house }: { $what }
real-score-again = Count another game
