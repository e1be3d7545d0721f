# The analysis of a game on the page, in English.

study-title = Analysis
study-about = See everybody’s chance of winning after every move, the better moves, and how much was skill and how much luck.
study-ask = { $depth ->
    [deep] Deep analysis (some minutes)
   *[quick] Quick analysis (seconds)
}
study-continue = { $depth ->
    [deep] Go on with the deep analysis
   *[quick] Go on with the quick analysis
}
study-goes-on = { $depth ->
    [deep] The deep analysis is being made. It goes on if you leave this page.
   *[quick] The quick analysis is being made.
}
study-waits = { $ahead ->
    [one] { $ahead } analysis is made before this one.
   *[other] { $ahead } analyses are made before this one.
}
study-progress = Progress of the analysis
study-stop = Stop
study-failed = The analysis did not get to its end. Try to go on with it.
study-curve = Chance of winning, move by move
study-curve-about = drag to a move; lozenges are key moments
study-chance = { $house } { $chance } %
study-percent = { $chance } ± { $error }
study-candidates = Moves that { $house } could choose
study-candidates-about = Chance of winning in per cent with its uncertainty, by what the player could know. The numbers stand on the board.
study-no-choice = There was nothing to choose here.
study-to-move = { $house } to move
study-marks = Marks
study-marks-about = Marks: doubtful · mistakes · blunders.
study-try = Try another move
study-try-this = Try this move
study-trying = What if?
study-trying-about = Choose a move: the board shows where it leads, and the table what it changes.
study-trying-note = Chance of winning in per cent. Whatever a move draws counts with all that could come; the board shows one draw of many.
study-trying-moves = Moves of { $house }
study-trying-told = { $house }: { $before } % before, { $after } % now
study-trying-before = Before
study-trying-played = As played
study-trying-now = Now
study-trying-change = Change
study-trying-over = The game ends here.
study-trying-back = Take back
study-trying-deal = Draw again
study-trying-close = Back to the game
study-play-on = Play on from here
study-play-on-about = A new table with the cards and goods of this position. What is drawn from here on is dealt anew.
study-play-as = You play
study-play-against = The others are
study-play-begin = Begin
