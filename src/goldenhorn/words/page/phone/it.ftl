# Phones, tablets and the territories on the board, in Italian.

territory-free = { $territory }: costa { $cost } conquistatori, vale { $worth } punti
territory-conquer = Conquista { $territory } con { $cost } conquistatori, vale { $worth } punti
territory-taken = { $territory }, vale { $worth } punti, appartiene ai { $house }

phone-menu = Menu
phone-players = Giocatori
phone-close = Chiudi
phone-chat-new = { $number ->
    [one] Chat, { $number } nuovo messaggio
   *[other] Chat, { $number } nuovi messaggi
}
phone-seat = { $house }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}

phone-options-cargo = Carico
phone-options-pair = Coppie di carte
phone-options-train = Contadini
phone-options-conquer = Modi di pagare
phone-not-yet = Prima scegli
phone-land-on = Approda su { $place }
phone-land-in = Approda a { $place }
phone-load = Carica { $number }
phone-load-figures = Carica: { $figures }
phone-raid = Invia i pirati
phone-conquer = Come paghi { $territory }?
phone-train = Addestra i contadini
phone-announce = Dichiarare la fine della partita? Questo giro si gioca ancora.

phone-square = { $colour }, casella { $number }

phone-start = Alla pagina iniziale
phone-leave = Lascia giocare un bot al mio posto
phone-leave-sure = Davvero? Un bot subentra subito
