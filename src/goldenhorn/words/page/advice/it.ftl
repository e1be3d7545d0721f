# Advice at the table, in Italian.

advice-title = Consigli
advice-chance = { $percent } per cento di probabilità di vittoria, con uno scarto di { $margin }
advice-strip = { $colour }: { $one } % almeno una, { $two } % due o più
advice-belief = Che cosa possono avere
advice-belief-about = per cento per almeno una; base scura per due o più
advice-whose = Chi
advice-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
advice-next = Prossima carta
advice-next-renewed = Prossima carta, rimescolata
advice-next-none = Non ci sono più carte da pescare.
advice-bag = { $number ->
    [one] Prossima merce dal sacchetto ({ $number })
   *[other] Prossime { $number } dal sacchetto
}
advice-piracy = Pirati prima del tuo prossimo turno
advice-danger = { $ship }: può essere derubata con il { $percent } % ({ $houses })
advice-in-port = al sicuro in porto
advice-empty = senza carico
advice-figures = i conquistatori sono al sicuro
advice-end = Chiudere ora?
advice-lead = { $points ->
    [one] Hai { $points } punto di vantaggio.
   *[other] Hai { $points } punti di vantaggio.
}
advice-behind = { $points ->
    [one] Hai { $points } punto di ritardo.
   *[other] Hai { $points } punti di ritardo.
}
advice-level = { $points ->
   *[other] Sei alla pari con il migliore degli altri.
}
advice-missing-colours = Per dichiarare la fine manca: { $colours }.
advice-turns = { $number ->
    [0] In questo round nessuno gioca dopo di te.
    [one] Resterebbe { $number } turno di un’altra casata.
   *[other] Resterebbero { $number } turni di altre casate.
}
advice-sail-on = Continuare
advice-announce = Chiudere ora
advice-hint = Suggerimento
advice-hint-about = Le mosse migliori, con le probabilità di vittoria tra giocatori di pari forza.
advice-hint-later = Quando tocca a te, puoi chiedere le mosse migliori.
advice-ask = Chiedi un suggerimento
advice-thinking = Sta pensando …
advice-do-place = { $venice ->
    [one] { $venice } nave a Venezia, le altre a Costantinopoli
   *[other] { $venice } navi a Venezia, le altre a Costantinopoli
}
advice-do-load = carica { $cargo }
advice-do-sail = fino a { $place }
advice-do-raid = deruba { $house } con { $cards }
