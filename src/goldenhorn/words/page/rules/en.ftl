# The rulebook, in English. Numbers are those of docs/rules.md. “-text” retells the rulebooks, “-decided” what they leave
# open and is decided here, “-assumed” what only the printed pieces show.

rules-title = Rules
rules-lead = The whole game, rule by rule. Every number is the one that the table names when it asks you something or cannot do what you want.
rules-source = Retold in our own words from the German, Polish, English and Italian rulebooks. Where they disagree, the German original counts.
rules-contents = Contents
rules-search = Search
rules-search-hint = A word, or a number such as 5.9
rules-found = { $number ->
    [0] No rule found
    [one] { $number } rule found
   *[other] { $number } rules found
}
rules-found-none = Nothing fits. Try fewer letters, or a number such as 5.9.
rules-which = Which rules
rules-motion = Moving pictures
rules-print = Print
rules-decided = Decision
rules-decided-about = The rulebooks are silent here, or contradict each other. This edition has decided.
rules-assumed = Assumption
rules-assumed-about = Only the printed pieces show this, and no text says it. Whoever owns the box can play with what is really printed there.
rules-own-box = This table plays with material of its own: the numbers and colours here are those of the table.
rules-no-number = There is no rule { $number }.
rules-whole = The whole rulebook
rules-previous = Previous rule
rules-next = Next rule
rules-house = House
rules-mono = One colour
rules-duo = Two colours
rules-trio = Three colours
rules-territory = Territory
rules-cost = Cost
rules-worth = Worth
rules-players = { $players } players

### Chapters

rules-chapter-1 = What is in the box
rules-chapter-2 = Setting up
rules-chapter-3 = Your turn
rules-chapter-4 = Pirates
rules-chapter-5 = Moving a ship
rules-chapter-6 = The end of the game
rules-chapter-7 = Scoring
rules-chapter-8 = The expansion Domínio da Mar
rules-chapter-8-text = With the expansion everything said so far still holds, except where this chapter changes it.
rules-chapter-9 = Good to know
rules-chapter-9-text = Nobody ever gets stuck: there is always a legal move, because the port ahead can always be reached. What a landing costs in wind cards follows from where the ship ends up; you never choose between two prices. Every cube, card and figure is in exactly one place at any moment. Even if everybody just drew lots, a game would take some 25 to 40 rounds.

### 1 What is in the box

rule-1-1 = Six colours
rule-1-1-text = Yellow, pink, green, red, orange and blue: goods, cards, sails and the squares of the sea all share these six colours. Each has a sign of its own, so nobody has to rely on colour alone.
rule-1-2 = Goods and cards
rule-1-2-text = The goods are { $cubes } wooden cubes, { $cubes_each } of each colour, kept in a cloth bag. There are { $cards } cards, { $cards_each } of each colour. A card serves as wind for your own ship or, with a second one, as pirates against another.
rule-1-3 = Ports of origin
rule-1-3-text = Venice and Constantinople lie at the two ends of the sea way. Goods wait there, and any number of ships can lie in either of them.
rule-1-4 = Modone
rule-1-4-text = The port half way has two berths on one side of its tile and three on the other. How many players there are decides which side is up.
rule-1-5 = Sea tiles
rule-1-5-text = Four tiles of three squares each make up the sea. Two of them bear ● and show red, yellow and blue; the other two bear ▲ and show orange, pink and green.
rule-1-6 = The order of the squares
rule-1-6-assumed = In which order the three colours follow each other on a tile is taken from the examples of the rulebook. Read the squares from Venice to Constantinople.
rule-1-7 = Fleet and warehouse
rule-1-7-text = You command three ships with three sails each: the mono in one colour, the duo in two, the trio in three. Together your ships show all six colours. Whatever they bring home goes into your warehouse.
rule-1-8 = The four fleets
rule-1-8-assumed = Which house flies which sails. Each colour stands on exactly two trios, any two trios have one colour in common, and no two monos are alike. Among all fleets of that kind these proved the fairest in many thousands of games.

### 2 Setting up

rule-2-1 = Laying out the sea way
rule-2-1-text = From Venice to Constantinople: with two players ▲, Modone with two berths, ●. With three ● ▲ ● ▲, without Modone. With four ● ▲, Modone with three berths, ● ▲.
rule-2-2 = Variants of a table
rule-2-2-decided = Two things can be agreed on beforehand. In a shuffled sea way the symbols still alternate, across Modone too, but which comes first and the order of colours on each tile are drawn by lot. And Modone may lie in the middle with three players as well, with three berths and cards to draw.
rule-2-3 = Choosing a house
rule-2-3-text = Everybody takes the ships and the warehouse of one house.
rule-2-3-decided = Whoever sits down picks a free house, or is given one.
rule-2-4 = Who begins
rule-2-4-text = The eldest begins; play then goes clockwise.
rule-2-4-decided = On a screen, whoever opens the table names the first player or lets the lot decide. The seats are in clockwise order.
rule-2-5 = Placing the ships
rule-2-5-text = Divide your three ships between Venice and Constantinople as you please: all in one port, or two here and one there.
rule-2-5-decided = You do this one after the other in playing order, before any goods or cards are seen.
rule-2-6 = First goods
rule-2-6-text = Then { $port } cubes are drawn blindly from the bag for Venice, and { $port } for Constantinople. With the expansion see 8.1 and 8.3.
rule-2-7 = First cards
rule-2-7-text = Then the cards are shuffled. Everybody gets { $hand } of them, hidden from the others; the rest is the draw pile, face down.

### 3 Your turn

rule-3-1 = First pirates, then a ship
rule-3-1-text = If you like, you send out pirates, once (4.1). After that you have to move one of your ships (5.1), and with that your turn is over.
rule-3-2 = At any time in your turn
rule-3-2-decided = You may announce the end (6.2), conquer (8.10) and train (8.12) before your ship moves, before or after an attack, and once more after it has arrived, unloaded and drawn its cards; but not between loading and landing. If there is nothing of the kind to do after the move, the next player is on turn at once. Otherwise you say when you are done.

### 4 Pirates

rule-4-1 = Two cards in the colours of the sails
rule-4-1-text = Discard two cards; each must have a colour that the sails of your victim show. Both may be of the same colour. So there are six pairs against a trio, three against a duo and only one against a mono.
rule-4-2 = Who can be attacked
rule-4-2-text = A ship of another player, out at sea, with something aboard. In Venice, Constantinople and Modone ships are safe.
rule-4-3 = The loot
rule-4-3-text = One good goes from that ship straight into your warehouse. Such a ship carries only one kind of goods, so there is nothing to choose.
rule-4-4 = Once a turn
rule-4-4-text = You may attack only once in your turn, and only before you move a ship.
rule-4-5 = Turning a plundered ship
rule-4-5-text = If the attack took the last good aboard, the owner may turn the ship round on its square.
rule-4-5-decided = The owner decides at once, before the attacker goes on. A ship that is not turned now keeps its course.
rule-4-6 = Empty for another reason
rule-4-6-decided = A ship that left its port without cargo (5.4) may not turn at sea.

### 5 Moving a ship

rule-5-1 = Always ahead
rule-5-1-text = The bow points to one of the two ports of origin, and the ship sails only that way. In a port of origin it faces the other one. At sea and in Modone it must not turn, except after an attack (4.5).
rule-5-2 = Loading
rule-5-2-text = Leaving Venice or Constantinople, the ship takes aboard all the cubes of one colour that lie there. The colour must not be on its own sails. Then the port is filled up to { $port } again from the bag, blindly, or with whatever the bag still holds.
rule-5-3 = You have to load
rule-5-3-decided = If the ship can load something, it must. You see the new goods in the port before you decide how far to sail.
rule-5-4 = Nothing to load
rule-5-4-decided = If the port has nothing that this ship may carry, it leaves empty, and the port is not filled up.
rule-5-5 = Occupied squares do not count
rule-5-5-text = The ship sails to the next square. If somebody is there, it passes over and lands on the first free square.
rule-5-6 = Sails in the colour of the square
rule-5-6-text = Where one of its sails matches the square, the ship may sail on free of charge.
rule-5-7 = Wind cards
rule-5-7-text = On any other square you need wind to go on: discard a card in the colour of the square. You may do that as often as you have cards.
rule-5-7-decided = Where the sails already match, no wind card can be played.
rule-5-8 = Stopping
rule-5-8-text = You may end the voyage on every square where the ship lands. It has to sail one step at least.
rule-5-9 = Ports end the voyage
rule-5-9-text = In Venice, Constantinople and Modone the movement is over. If all berths of Modone are taken, it is passed over like an occupied square. A ship that leaves Modone keeps its direction and loads nothing there.
rule-5-10 = Unloading
rule-5-10-text = When the ship reaches Venice or Constantinople, its whole cargo goes into your warehouse.
rule-5-11 = Drawing cards
rule-5-11-text = For reaching one of the three ports you draw cards: one with a trio, two with a duo, three with a mono. With two players, Modone brings no cards.
rule-5-12 = When the pile runs out
rule-5-12-text = The discards are shuffled and become the new draw pile. You may hold as many cards as you like.
rule-5-12-decided = This happens when a card is to be drawn and the pile is empty; wind cards of the same move are among the discards by then. If there are no discards either, you draw only what there was.
rule-5-13 = What everybody may see
rule-5-13-decided = Ports, ships, cargo, warehouses, discards and the sizes of hands, pile and bag are open to all. Hidden are only the cards in other hands and the order of the pile. What can be reckoned from that, such as the contents of the bag, may be shown.

### 6 The end of the game

rule-6-1 = A port has run out
rule-6-1-text = The end is due as soon as a port of origin has no goods left after it was filled up.
rule-6-1-decided = Once the bag is empty, that is the moment when the last goods there are loaded.
rule-6-2 = Announcing the end
rule-6-2-text = If your warehouse holds at least one good of each of the six colours, shipped or stolen, you may announce the end in your turn. You never have to.
rule-6-2-decided = When the end is already due, nobody can announce it any more; the first cause is the one that counts.
rule-6-3 = The last round
rule-6-3-text = The round is played to its end. The last turn is that of the player to the right of the first player, so everybody has had the same number of turns.
rule-6-4 = When nothing happens any more
rule-6-4-decided = If nobody has loaded, unloaded or stolen anything for 20 rounds in a row, the game ends with the round. Conquering and training do not count. Otherwise empty ships could sail to and fro for ever.

### 7 Scoring

rule-7-1 = Goods
rule-7-1-text = Each good in your warehouse is worth 1 point. Goods still aboard a ship are worth nothing.
rule-7-2 = Sets
rule-7-2-text = Different goods make sets: four colours bring 1 extra point, five bring 2, six bring 4. Each good counts for one set only. Sets are always formed so that you gain the most: first those of six, then of five, then of four.
rule-7-3 = An example
rule-7-3-text = 3 orange, 2 red, 1 green, 4 yellow, 1 blue and 2 pink are 13 goods, so 13 points. A set of six brings 4 more and a set of four 1 more: 18 points.
rule-7-4 = Who wins
rule-7-4-text = The most points win. With equal points the game is a draw between those players.

### 8 The expansion

rule-8-1 = New pieces
rule-8-1-text = { $extra } more cubes go into the bag, { $black } black and { $white } white. From the very first filling on, ports are filled up to { $port_expansion } instead of { $port }. { $conquerors } conquerors form a supply.
rule-8-2 = Territories
rule-8-2-text = Five territories lie beside the sea way: Zara, Durazzo, Candia, Negroponte and Galata. Each costs a number of conquerors and is worth points in the end.
rule-8-2-assumed = What they cost and what they are worth. A published review supports it, and all costs together are just as many as there are conquerors in the box.
rule-8-3 = Conquerors come into port
rule-8-3-text = After each filling of a port, every black or white cube there is replaced by a conqueror from the supply. Black cubes leave the game and form the reserve (8.11); white ones return to the bag.
rule-8-3-decided = A filling is first drawn completely and only then replaced, so no white cube comes twice in one filling. Venice is done before Constantinople. Places that stay empty are not drawn for again.
rule-8-4 = They take up room
rule-8-4-decided = Conquerors and peasants in a port count towards its { $port_expansion }.
rule-8-5 = Conquerors instead of goods
rule-8-5-text = Leaving a port of origin, a ship may take all the conquerors there instead of goods.
rule-8-5-decided = You still have to load: goods or figures, whatever is possible.
rule-8-6 = Safe from pirates
rule-8-6-text = A ship with conquerors sails like any other, but it cannot be attacked.
rule-8-7 = Going ashore
rule-8-7-text = In Venice or Constantinople the figures go into your warehouse, just like goods.
rule-8-8 = Peasants
rule-8-8-text = Once no conqueror is left in the supply, a peasant takes the place of a black or white cube: a black cube from the reserve.
rule-8-8-decided = In one filling all black cubes drawn go to the reserve first and all white ones to the bag. Then conquerors fill the places as long as the supply lasts, then peasants as long as the reserve lasts; the rest stays empty.
rule-8-9 = Peasants aboard
rule-8-9-text = Peasants are loaded alone or together with conquerors. A ship with peasants but no conqueror can be attacked; the loot is one peasant.
rule-8-9-decided = So a ship that takes figures takes all conquerors, or all peasants, or all of both.
rule-8-10 = Conquering a territory
rule-8-10-text = At any time in your turn (3.2) you may take a free territory. You pay exactly its cost from your warehouse: a conqueror counts 1, two peasants together count 1. Conquerors return to the supply, peasants to the reserve.
rule-8-10-decided = You may conquer as often as you can pay. How many pairs of peasants you pay with is up to you, from none to all.
rule-8-11 = The reserve
rule-8-11-text = All black cubes that are out of the game form the reserve. Peasants come from there and go back there.
rule-8-12 = Training peasants
rule-8-12-text = At any time in your turn you may exchange peasants in your warehouse for conquerors, one for one, as long as the supply lasts. Peasants aboard ships cannot be trained. The cubes return to the reserve.
rule-8-13 = Taken is taken
rule-8-13-text = A territory stays with whoever conquered it.
rule-8-14 = The end with the expansion
rule-8-14-text = The end is also due when all five territories are taken. And a port has run out (6.1) only when neither goods nor conquerors are left there.
rule-8-14-decided = Peasants alone do not keep a port going. As white cubes return to the bag, it never gets quite empty: a port runs out only after the supply of conquerors is used up.
rule-8-15 = The score with the expansion
rule-8-15-text = In addition you score the worth of your territories and 1 point for each conqueror and each peasant in your warehouse. Figures belong to no set, and they are no colour for announcing the end (6.2).

### What the pictures show

scene-colours = Six cubes side by side: yellow with a sun, pink with a flower, green with a leaf, red with a lozenge, orange with a crescent, blue with waves.
scene-bag = Cubes come out of the cloth bag; beside it lie a card pile and one card of each colour.
scene-ports = Venice on the left, Constantinople on the right, with ships lying in both.
scene-modone = Modone with two berths, and Modone with three berths.
scene-tiles = A tile with the circle in red, blue and yellow, and one with the triangle in orange, pink and green.
scene-way = The squares of the sea way in a row, from Venice to Constantinople, with Modone in the middle.
scene-fleet = Three ships of one house: three sails in one colour, in two colours, in three colours. Below them all six colours.
scene-fleets = The twelve ships of the four houses with their sails.
scene-ways = The sea way for two, for three and for four players, one below the other.
scene-shuffled = The colours on a sea tile change places.
scene-houses = The four coats of arms; one is chosen, then the ships of that house appear.
scene-order = Four coats of arms round a table; the turn passes clockwise from the first player.
scene-placing = Three ships are divided: two sail to Venice, one to Constantinople.
scene-filling = Cubes go from the bag into a port until it is full.
scene-dealing = Cards go from the pile to four players, face down.
scene-turn = First two cards are discarded and a cube is stolen; then a ship of one’s own moves.
scene-anytime = A turn as a line: before the attack, after it and after the landing there is room for other deeds; between loading and landing there is none.
scene-pairs = A ship with three different sails, and the six pairs of cards that can attack it.
scene-targets = Three ships: the loaded one at sea can be attacked; the empty one and the one in port cannot.
scene-raid = Two cards are discarded; a cube flies from the ship into the warehouse.
scene-turning = Pirates take the last cube; the empty ship turns round on its square.
scene-adrift = A ship that sailed without cargo stays on its course; the sign for turning is crossed out.
scene-heading = A ship sails from square to square, bow first, and in the far port it faces back.
scene-loading = The ship takes both blue cubes aboard, as its sails show no blue; new cubes come from the bag.
scene-unladen = All cubes in the port have the colours of the sails; the ship leaves empty.
scene-passing = A ship jumps over two occupied squares and lands on the first free one.
scene-matching = The sails match the first two squares; the ship sails on each time and stops on the third.
scene-wind = On a square without a matching sail a card of its colour is discarded, and the ship sails on.
scene-stopping = A ship can stop on each of three squares; it stops on the second.
scene-haven = A ship ends its voyage in a free berth of Modone. Then the berths are full, and another ship passes over Modone.
scene-unloading = A ship enters the port; its cubes go into the warehouse.
scene-drawing = Three ships in port: the one with three colours brings one card, that with two colours two, that with one colour three.
scene-reshuffling = The pile is empty; the discards are turned over and become the pile.
scene-known = Open: cubes, ships and discards. Face down: the cards in other hands and the pile.
scene-emptied = The last cubes leave the port; nothing is left in the bag to fill it.
scene-announcing = A warehouse gets its sixth colour, and the bell rings.
scene-last-round = The turn passes on to the player on the right of the first player; there the game ends.
scene-quiet = A counter of quiet rounds runs up to 20.
scene-points = Three cubes in the warehouse bring three points; the two aboard the ship bring none.
scene-sets = A warehouse with the goods of the example: a row of six colours brings 4, a row of four brings 1.
scene-winner = The warehouses of four players are compared; the one with the most points gets the crown.
scene-dark-cubes = Black and white cubes go into the bag with the others; the conquerors stand beside it.
scene-territories = The five territories with their cost in conquerors and their worth in points.
scene-replacing = A port is filled; the black and the white cube in it are exchanged for conquerors. The black one goes aside, the white one back into the bag.
scene-boarding = All conquerors of the port go aboard a ship.
scene-escort = A ship with conquerors at sea; the sabres of the pirates are crossed out.
scene-ashore = The ship arrives, and the conquerors go into the warehouse.
scene-peasants = No conqueror is left; black cubes from the reserve take the places in the port, as peasants.
scene-mixed = A ship with conquerors and peasants is safe; one with peasants alone is robbed of one.
scene-conquest = Conquerors and a pair of peasants leave the warehouse; the territory gets the arms of the house.
scene-training = A peasant in the warehouse becomes a conqueror.
scene-realm-end = One territory after the other is taken; with the fifth the end is due.
scene-realm-score = Territories and figures are added to the points for goods.
