# The table on the page, in Italian.

page-ship = { $house }: { $sails }
page-board = La rotta
page-land-on = { $price ->
    [0] Approda su { $place }, casella { $number }, gratis
    [one] Approda su { $place }, casella { $number }, per { $price } carta
   *[other] Approda su { $place }, casella { $number }, per { $price } carte
}
page-land-in = { $price ->
    [0] Approda a { $place }, gratis
    [one] Approda a { $place } per { $price } carta
   *[other] Approda a { $place } per { $price } carte
}
page-raid = Assalta: { $ship }
page-free = gratis
page-bot = Bot, { $level }
page-you = Tu
page-first = Primo giocatore
page-thinking = sta pensando
page-your-turn = tocca a te
page-to-move = è di turno
page-warehouse = { $number ->
    [one] Magazzino con { $number } merce
   *[other] Magazzino con { $number } merci
}
page-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
page-score-parts = { $goods } + { $sets } serie
page-hand = Le tue carte
page-pile = Mazzo
page-discards = Scarti
page-bag = Nel sacchetto
page-supply = Riserve
page-choose-landing = Dove approda la nave { $ship }?
page-choose-cargo = Che cosa carica la nave { $ship }?
page-step-choose = Scegli una nave, o prima invia i pirati
page-step-pair = Scegli due carte per i pirati
page-step-turn = Girare la nave svuotata?
page-step-place = Da dove partono le tue navi?
page-step-after = Altro prima che finisca il tuo turno?
page-over = La partita è finita
page-waiting-for = È il turno di { $house }
page-back = Indietro
page-language = Lingua
page-aids = Aiuti per i colori
page-sound = Suono
page-round = Round
page-table-kind = { $players } giocatori
page-offline = Il server non è raggiungibile.

### The log

log-raid = assalta la nave { $ship } di { $house } con { $cards }
log-load = carica la nave { $ship }: { $cargo }
log-sail = { $ship } naviga fino a { $place }
log-land = { $ship } naviga fino a { $place }
log-conquer = conquista { $territory }
log-train = { $number ->
    [one] addestra { $number } contadino
   *[other] addestra { $number } contadini
}
log-place = { $venice ->
    [0] parte con tutte le navi a Costantinopoli
    [1] parte con una nave a Venezia e due a Costantinopoli
    [2] parte con due navi a Venezia e una a Costantinopoli
   *[other] parte con tutte le navi a Venezia
}
log-turn = gira la nave svuotata
log-keep = continua nella stessa direzione
log-announce = dichiara la fine della partita
log-done = termina il turno
log-draw = pesca { $cards }
log-hidden-draw = { $number ->
    [one] pesca { $number } carta
   *[other] pesca { $number } carte
}
log-fill = { $port }: { $cubes }
log-first = inizia
log-undone = ritira una decisione
log-left = se n’è andato; continua un bot
log-clock = ha finito il tempo; continua un bot
log-returned = è tornato
page-log = Cronaca
page-chat = Chat
page-say = Di’ qualcosa
page-send = Invia

### Levels and letters

level-deckhand = Deckhand
level-sailor = Sailor
level-captain = Captain
level-admiral = Admiral
level-doge = Doge
letter-Y = G
letter-P = Rs
letter-G = V
letter-R = R
letter-O = A
letter-B = B
