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
page-score-realm = + { $points } dominio
page-hand = Le tue carte
page-pile = Mazzo
page-discards = Scarti
page-bag = Nel sacchetto
page-supply = Riserve
page-choose-landing = Dove approda la nave { $ship }?
page-choose-cargo = Che cosa carica la nave { $ship }?
page-step-choose = Scegli una nave, o prima invia i pirati
page-step-sail = Scegli una nave da muovere
page-step-pair = Scegli due carte per i pirati
page-step-turn = Girare la nave svuotata?
page-step-place = Da dove partono le tue navi?
page-step-after = Altro prima che finisca il tuo turno?
page-part-raid = Assalto
page-part-ship = Nave
page-part-landing = Approdo
page-or = o
page-hint-raid = Le sciabole incrociate segnano ciò che le tue carte possono assaltare. Muovere una nave chiude il turno.
page-hint-ship = Muovere una nave chiude il turno.
page-hint-still = { $ships ->
    [one] Prima di salpare puoi ancora assaltare una nave.
   *[other] Prima di salpare puoi ancora assaltare una delle { $ships } navi.
}
page-over = La partita è finita
page-waiting-for = È il turno di { $house }
page-back = Indietro
page-language = Lingua
page-aids = Aiuti per i colori
page-sound = Suono
page-round = Round
page-last-round = Ultimo round
page-table-kind = { $players } giocatori
page-offline = Il server non è raggiungibile.

page-conquerors = { $number ->
    [one] { $number } conquistatore
   *[other] { $number } conquistatori
}
page-peasants = { $number ->
    [one] { $number } contadino
   *[other] { $number } contadini
}
page-raid-brings = Ogni carta ha il colore di una vela della nave. Prendi { $loot }.
page-raid-with = Assalta con
page-undo = Annulla
page-confirm-landing = Conferma
page-announce-missing = Non ancora nel tuo magazzino: { $colours }
page-place-about = Trascina ogni nave in un porto o usa gli interruttori qui sotto. In porto una nave guarda verso l’altro porto.
page-place-random = Disponi a caso
page-not-placed = non ancora disposta
page-turn-waits = { $house } ti aspetta
page-bound = diretta a { $port }
page-skip = Salta alla fine
page-pace = Velocità
page-line-lost = La connessione si è interrotta. Nuovo tentativo …
page-curtain-turn = { $name }, tocca a te
page-curtain-away = Gli altri, per favore, guardino altrove
page-curtain-show = Sono { $name }: mostra le mie carte
page-curtain-hide = Copri le mie carte
page-curtain-key = Le carte restano coperte finché non premi. H le copre di nuovo in ogni momento.
page-since = Dal tuo ultimo turno
page-nothing-yet = Non è ancora successo nulla.
page-table-now = Il tavolo adesso
page-your-ships = Le tue navi
page-in-port = a { $port }
page-at-sea = su { $colour }, diretta a { $port }
page-leave = Lascia; un bot continua
page-return = Torna a giocare
page-away = Un bot gioca al tuo posto.

### The log

log-raid = assalta la nave { $ship } di { $house } con { $cards } e prende { $loot }
log-load = carica { $cargo } sulla nave { $ship }
log-sail = { $wind ->
    [0] porta la nave { $ship } su { $place }
   *[other] gioca { $cards } e porta la nave { $ship } su { $place }
}
log-land = { $wind ->
    [0] porta la nave { $ship } a { $place }
   *[other] gioca { $cards } e porta la nave { $ship } a { $place }
}
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
page-look-back = Rivedi le mosse
page-log-now = Ora
page-chat = Chat
page-say = Di’ qualcosa
page-send = Invia

log-unload = { $wind ->
    [0] porta { $cargo } a { $place } con la nave { $ship }
   *[other] gioca { $cards } e porta { $cargo } a { $place } con la nave { $ship }
}
log-round = Round { $round }
log-setting-up = Preparazione

### Levels and letters

level-deckhand = Mozzo
level-sailor = Marinaio
level-captain = Capitano
level-admiral = Ammiraglio
level-doge = Doge
letter-Y = G
letter-P = Rs
letter-G = V
letter-R = R
letter-O = A
letter-B = B

### Talking

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a te!
phrase-thinking = Sto pensando …
phrase-well-played = Ben giocato!
phrase-ouch = Ahi!
phrase-pirates = Attenti ai pirati!
phrase-thanks = Grazie!
phrase-rematch = Un’altra partita?
phrase-goodbye = Arrivederci!
page-talk-off = A questo tavolo non si parla.
