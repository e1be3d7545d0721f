# A person's own record on the page, in English.

own-csv = Save as CSV
own-csv-about = All games that count, one a line, for spreadsheets
own-figure-games = { $games ->
    [one] game
   *[other] games
}
own-figure-won = won
own-figure-points = points in a game
own-figure-raids = raids made and suffered

own-rating = Rating
own-rating-about = The band and the number behind ± hold the true strength in 95 of 100 cases.
own-against-bots = Against bots
own-against-people = Against people
own-rating-after = { $games ->
    [one] after one game
   *[other] after { $games } games
}
own-none-bots = No finished game against bots alone yet.
own-none-people = No finished game against other people yet.
own-note-bots = The lines are the levels of the bots.
own-note-people = 1500 stands for the people you meet, on average.
own-rating-people = the others
own-rating-told = Rating, game by game: { $first } after the first game, { $rating } now, at most { $best } after game { $game }. Between { $low } and { $high } in 95 of 100 cases.
own-rating-axis = game

own-settings = Number of players
own-opponents = Opponents
own-opponents-mixed = Bots of several levels
own-opponents-people = People
own-games = Games
own-win-share = Won, %
own-result = { $won } won, { $shared } shared, { $lost } lost; among equals { $fair } would be won
own-result-short = { $won } won, { $shared } shared, { $lost } lost
own-key-won = won
own-key-shared = shared
own-key-lost = lost
own-key-fair = among equals

own-points = Points in a game
own-you = You
own-others = Others
own-parts = { $goods } for goods, { $sets } for sets, { $territories } for territories, { $figures } for figures
own-key-others = mean of the others

own-raids = Raids in a game
own-raids-made = Made
own-raids-suffered = Suffered

own-endings = How your games ended
own-ending = Ending
own-ending-announced-by-me = You announced the end
own-ending-announced-by-others = Somebody else announced the end
own-ending-port = A port ran out
own-ending-territories = All territories were taken
own-ending-quiet = Nothing happened any more

own-counting = What counts
own-counting-about = Finished games that you have played here from their beginning. Of several people at one screen you are the one with your name. What a bot finished in your place counts as it came out. A game that you delete is gone from here too.
own-uncounted = Not counted:
own-uncounted-imported = { $number ->
    [one] one record that was added: it does not say which seat was yours
   *[other] { $number } records that were added: they do not say which seat was yours
}
own-uncounted-explored = { $number ->
    [one] one game that went on from a position of another
   *[other] { $number } games that went on from a position of another
}
own-uncounted-shared = { $number ->
    [one] one game at one screen in which nobody, or not only one, had your name
   *[other] { $number } games at one screen in which nobody, or not only one, had your name
}

own-empty = Your first game is still ahead
own-empty-about = As soon as you have finished one, you will find here how you did: against whom and with how many, with how many points, who robbed whom, how it ended, and how strong you are by all that.
