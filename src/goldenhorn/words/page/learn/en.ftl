# The lessons and the coach, in English. [cube P], [card O] and [square B] are shown as signs.

learn-intro = Each lesson teaches one thing on the real board, and you do it yourself. Nothing can go wrong: leave, skip or repeat whatever you like.
learn-part-base = The base game
learn-progress = { $done } of { $lessons } lessons done
learn-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
learn-begin = Begin
learn-resume = Go on
learn-again = Once more
learn-done = done
learn-number = Lesson { $number } of { $lessons }
learn-step = Step { $number } of { $steps }
learn-try = Try it
learn-back = Back
learn-show = Show me
learn-skip = Skip
learn-close = All lessons
learn-go-on = Go on
learn-well = Well done!
learn-not-yet = Not that one
learn-next = Next lesson: { $title }
learn-first-game = Your first game
learn-first-game-about = Against Deckhand, with a coach at your side

learn-wrong-first = That is allowed, but something else comes first here: see what to try.
learn-wrong-ship = You may sail with that ship too. This lesson is about the other one.
learn-wrong-load = That cargo is allowed, but not the one this lesson is about.
learn-wrong-sail = You may stop there, but this lesson wants you to land elsewhere.
learn-wrong-raid = These cards would do, but this lesson is about another raid.

learn-aim = Fill your warehouse
learn-aim-about = What it is all about, and what counts
learn-aim-unload = Goods count once a ship has brought them to Venice or Constantinople: 1 point for each.
learn-aim-unload-try = Bring your Green-Yellow-Red ship into Constantinople.
learn-aim-set = Different goods make a set: four colours earn 1 extra point, five earn 2, all six earn 4.
learn-aim-set-try = You lack [cube R]. Bring it to Venice on the Blue-Blue-Orange ship.
learn-aim-end = Goods at home are points, different ones are worth more. Whoever has most points in the end wins.

learn-loading = Loading
learn-loading-about = What a ship may take aboard
learn-loading-load = A ship that leaves Venice or Constantinople loads all cubes of exactly one colour.
learn-loading-load-try = Choose your Green-Yellow-Red ship and load [cube P].
learn-loading-load-fewer = Allowed, but it is only one cube. Of [cube P] there are three, and the ship takes them all.
learn-loading-sail = The port is filled up at once. You see what comes before you decide how far to sail.
learn-loading-sail-try = Sail to the first square, [square O].
learn-loading-own = A ship never carries a colour that its own sails show. So all the [cube B] stay where they are.
learn-loading-own-try = In Constantinople, load the most that the Blue-Blue-Orange ship may take.
learn-loading-own-fewer = Allowed, but there is more to be had: two cubes of [cube R].
learn-loading-leave = Whoever leaves a port has to load if there is anything the ship may take.
learn-loading-leave-try = Sail on to [square Y].
learn-loading-end = One colour, all of it, and never one of the own sails.

learn-passing = Occupied squares
learn-passing-about = How other ships carry you further
learn-passing-one = Occupied squares are passed and do not count. You land on the first free one.
learn-passing-one-try = Sail your Green-Yellow-Red ship past the ship ahead.
learn-passing-one-passed = passed: does not count
learn-passing-one-lands = lands here
learn-passing-three = It does not matter how many ships lie in the way, nor whose they are.
learn-passing-three-try = Sail your Blue-Blue-Orange ship past all three ships at once.
learn-passing-three-lands = lands here first
learn-passing-end = Crowded water is quick water: look for rows of ships to leap over.

learn-wind = Sails and wind
learn-wind-about = How far a ship sails
learn-wind-match = Where your sails show the colour of the square, you may sail on for free.
learn-wind-match-try = Your sails show [square Y]. Sail on over it to [square O].
learn-wind-match-match = sails match: free
learn-wind-match-early = You may stop on [square Y]. But your sails show that colour, so going on costs nothing.
learn-wind-card = Elsewhere a card of the square’s colour carries you on.
learn-wind-card-try = Pay [card O] on [square O] and sail to [square P].
learn-wind-card-price = costs an Orange card
learn-wind-card-short = [square O] is where you land for free. With [card O] the wind carries you one square further.
learn-wind-chain = You may play as many cards as you like, and stop on every square on which you land.
learn-wind-chain-try = Sail your Pink ship all the way to [square B]. It costs [card O] and [card Y].
learn-wind-chain-short = You may stop there. But your cards carry you further, up to [square B].
learn-wind-end = Matching sails are free, cards buy the rest. Keep some for the last stretch home.

learn-modone = Modone and the ports
learn-modone-about = Where a voyage ends
learn-modone-enter = Ports end the movement, and so does Modone half way. Ships are safe from pirates there.
learn-modone-enter-try = Sail your Green-Yellow-Red ship into Modone.
learn-modone-enter-early = You may stop on [square G], but your sails match it: sail on into the safe port.
learn-modone-leave = A ship leaves Modone in the direction in which it came, and loads nothing there.
learn-modone-leave-try = Leave Modone with your Blue-Blue-Orange ship.
learn-modone-full = When all berths are taken, Modone is passed like an occupied square.
learn-modone-full-try = Sail your Pink ship past the full Modone.
learn-modone-full-lands = lands here
learn-modone-end = Modone has three berths with four players, and two with two. With three it is usually not there.

learn-cards = Drawing cards
learn-cards-about = Where wind comes from
learn-cards-mono = Whoever arrives in a port draws cards. The fewer colours on the sails, the more: 1, 2 or 3.
learn-cards-mono-try = One ship draws three cards. Bring that one to Constantinople.
learn-cards-mono-trio = That works too, but three colours draw only one card. The Pink ship has one colour and draws three.
learn-cards-duo = In Modone you draw too, except in a game of two.
learn-cards-duo-try = Pay [card R] and sail your Blue-Blue-Orange ship into Modone: it draws two cards.
learn-cards-duo-short = You may save the card. But in Modone you spend one and draw two.
learn-cards-end = Ships of one colour are slow but draw most. There is no limit to your hand.

learn-pirates = Pirates
learn-pirates-about = Stealing, and the turned ship
learn-pirates-raid = Before you move, you may send pirates once: two cards in sail colours of a loaded ship at sea.
learn-pirates-raid-try = Rob Dandolo’s Green-Blue-Pink ship with [card G] and [card B].
learn-pirates-raid-first = You need not rob anybody. But once a ship has moved it is too late for pirates, so do it first.
learn-pirates-move = One good went straight into your warehouse. Then a ship of yours still has to move.
learn-pirates-move-try = Sail your Blue-Blue-Orange ship on.
learn-pirates-turn = Dandolo has emptied your ship. The owner of an emptied ship may turn it round at once.
learn-pirates-turn-try = Turn your Pink ship: Venice and its goods are just behind it.
learn-pirates-turn-keep = You may keep the course. But then the empty ship has the whole way before it; Venice is one square back.
learn-pirates-end = Loaded ships at sea are prey, in ports they are safe. Hands with two fitting cards are a danger.

learn-end = Sets and the end
learn-end-about = When to stop
learn-end-sixth = The sixth colour makes the set worth 4 points instead of 2, and gives you the right to end the game.
learn-end-sixth-try = Bring home what is worth most.
learn-end-sixth-two = Two [cube R] are two points. One [cube B] is your sixth colour: 1 for the good and 2 more for the set.
learn-end-announce = Whoever has all six colours may announce the end. The round is played out, then points are counted.
learn-end-announce-try = You lead. Announce the end.
learn-end-announce-done = You may play on. But you lead, and Dandolo would catch up: announce the end now.
learn-end-end = You won. The game also ends when a port of origin has nothing left after it was refilled.

learn-conquerors = Conquerors
learn-conquerors-about = The expansion: figures on board
learn-conquerors-load = In Domínio da Mar conquerors stand in the ports. Instead of goods a ship may take all of them.
learn-conquerors-load-try = Load the conquerors in Venice on your Green-Yellow-Red ship.
learn-conquerors-load-goods = Goods are allowed as ever. This time take the three conquerors instead.
learn-conquerors-safe = They need no matching sails, and pirates do not dare to attack a ship that carries them.
learn-conquerors-safe-try = Sail to [square O], untroubled.
learn-conquerors-arrive = In a port of origin they go ashore into your warehouse. Each is 1 point in the end, but part of no set.
learn-conquerors-arrive-try = Bring the conquerors on the Blue-Blue-Orange ship to Constantinople.
learn-conquerors-end = Conquerors sail unharmed. What they are for, the last lesson shows.

learn-territories = Territories and peasants
learn-territories-about = The expansion: land and its worth
learn-territories-conquer = In your turn you may conquer a free territory: you pay its cost in conquerors and get its points.
learn-territories-conquer-try = You have three conquerors. Take the territory that is worth most for them.
learn-territories-conquer-zara = Zara is allowed: 3 points for two conquerors. With three you get Durazzo and 6 points.
learn-territories-train = When conquerors run short, peasants come. In your warehouse they can be trained, one for one.
learn-territories-train-try = Train both peasants.
learn-territories-train-one = One is a beginning. Train both: for Candia you need four conquerors.
learn-territories-train-early = That is allowed. But two peasants pay as much as one conqueror: train them first, and they are worth twice as much.
learn-territories-candia = Four conquerors now: the larger territories are worth more.
learn-territories-candia-try = Conquer Candia.
learn-territories-candia-zara = Zara costs two and brings 3 points. Your four are enough for Candia: 8 points.
learn-territories-peasants = Without conquerors in the supply nobody can be trained. But two peasants pay as much as one conqueror.
learn-territories-peasants-try = Conquer Zara with one conqueror and two peasants.
learn-territories-end = Once all five territories are taken, the end is due. Now you know the whole game.

coach-title = The coach
coach-off = Switch the coach off
coach-placing = Divide your ships as you like. In port a ship faces the other port, so ships in both ports give you more to choose from.
coach-turning = Turn if the port behind is nearer, or keep the course for { $port }. An empty ship brings nothing until it has loaded again.
coach-landing-port = { $number ->
    [0] You can reach { $port } at once and for nothing. Goods at home are safe.
    [one] You can reach { $port } for one card. Goods at home are safe.
   *[other] You can reach { $port } for { $number } cards. Goods at home are safe.
}
coach-landing-one = There is only one square to land on. Cards of its colour would have carried you further.
coach-landing = { $number ->
    [0] Every landing costs cards this time.
    [one] One landing is free. Further ones cost the cards that are shown.
   *[other] { $number } landings are free. Further is usually better: closer to home and away from pirates.
}
coach-announce = { $by ->
    [one] You have all six colours and lead by { $by } point. Announce the end before { $house } catches up!
   *[other] You have all six colours and lead by { $by } points. Announce the end before { $house } catches up!
}
coach-announce-not = { $by ->
    [0] You could announce the end, but { $house } has as many points. Better gather some more.
    [one] You could announce the end, but { $house } leads by { $by } point. Better play on.
   *[other] You could announce the end, but { $house } leads by { $by } points. Better play on.
}
coach-after = Your ship has arrived. You may still act before you end the turn.
coach-last-round = This is the last round. Goods on ships count for nothing: bring home whatever you can.
coach-home = { $price ->
    [0] Your { $ship } ship can bring { $number } [cube { $colour }] to { $port } now, for nothing.
    [one] Your { $ship } ship can bring { $number } [cube { $colour }] to { $port } now, for one card.
   *[other] Your { $ship } ship can bring { $number } [cube { $colour }] to { $port } now, for { $price } cards.
}
coach-raid = You hold two cards for pirates: { $house } would lose one [cube { $colour }] to you. You move afterwards all the same.
coach-raid-new = Pirates could get you [cube { $colour }] from { $house }: a colour that you do not have yet.
coach-rival = { $house } has all six colours and may announce the end. Leave nothing at sea for long.
coach-bag = { $number ->
    [0] The bag is empty. As soon as a port has nothing left, the last round is on.
    [one] There is { $number } cube left in the bag. When a port stays empty, the last round is on.
   *[other] There are { $number } cubes left in the bag. When a port stays empty, the last round is on.
}
coach-risk = Your { $ship } ship carries { $number } [cube { $colour }] across open water. Two fitting cards are enough to rob it: bring it home soon.
coach-no-cards = You have no cards. Ships of one colour draw three in a port, those of two draw two, those of three one.
coach-load = Your { $ship } ship could load { $number } [cube { $colour }] in { $port }.
coach-load-new = Your { $ship } ship could load { $number } [cube { $colour }] in { $port }: a colour that you do not have yet.
coach-sail = Sail on with the ship that is closest to home, or that other ships carry furthest.
coach-robbed = { $house } robbed you of one [cube { $colour }]. Pirates need two cards in your sail colours; in ports you are safe.
coach-set = { $points ->
    [one] A set of { $number } colours! Your sets are worth { $points } point more.
   *[other] A set of { $number } colours! Your sets are worth { $points } points more.
}
coach-raided = Well robbed: one [cube { $colour }] of { $house } lies in your warehouse.
coach-brought = { $number ->
    [one] { $number } [cube { $colour }] is safe at home. Well sailed!
   *[other] { $number } [cube { $colour }] are safe at home. Well sailed!
}
coach-bot-loaded = { $house } has loaded { $number } [cube { $colour }]. On open water that is prey for two fitting cards.
coach-bot-brought = { $points ->
    [one] { $house } has brought { $number } [cube { $colour }] home and has { $points } point now.
   *[other] { $house } has brought { $number } [cube { $colour }] home and has { $points } points now.
}
coach-won = { $by ->
    [one] Won, by { $by } point! With { $points } points you are ahead of { $house }. Next, try a Sailor.
   *[other] Won, by { $by } points! With { $points } points you are ahead of { $house }. Next, try a Sailor.
}
coach-lost = { $by ->
    [one] { $house } is ahead by { $by } point; you have { $points }. Sets of different colours decide most games: watch what you lack.
   *[other] { $house } is ahead by { $by } points; you have { $points }. Sets of different colours decide most games: watch what you lack.
}
coach-draw = A draw: you and { $house } both have { $points } points. One more colour would have decided it.
