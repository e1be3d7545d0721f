# L’analisi di una partita sulla pagina, in italiano.

study-title = Analisi
study-about = Guarda la probabilità di vincere di tutti dopo ogni mossa, le mosse migliori, e quanto è stato abilità e quanto fortuna.
study-ask = { $depth ->
    [deep] Analisi approfondita (alcuni minuti)
   *[quick] Analisi rapida (secondi)
}
study-continue = { $depth ->
    [deep] Continua l’analisi approfondita
   *[quick] Continua l’analisi rapida
}
study-goes-on = { $depth ->
    [deep] L’analisi approfondita è in corso. Continua anche se lasci questa pagina.
   *[quick] L’analisi rapida è in corso.
}
study-waits = { $ahead ->
    [one] { $ahead } analisi viene prima di questa.
   *[other] { $ahead } analisi vengono prima di questa.
}
study-progress = Avanzamento dell’analisi
study-stop = Ferma
study-failed = L’analisi non è arrivata alla fine. Prova a continuarla.
study-curve = Probabilità di vincere, mossa per mossa
study-curve-about = trascina fino a una mossa; le losanghe sono momenti decisivi
study-chance = { $house } { $chance } %
study-percent = { $chance } ± { $error }
study-candidates = Mosse che { $house } poteva scegliere
study-candidates-about = Probabilità di vincere in percentuale con la sua incertezza, in base a ciò che chi giocava poteva sapere. I numeri sono sul tabellone.
study-no-choice = Qui non c’era niente da scegliere.
study-to-move = Tocca a { $house }
study-marks = Segni
study-marks-about = Segni: dubbie · errori · errori gravi.
study-try = Prova un’altra mossa
study-try-this = Prova questa mossa
study-trying = E se invece…?
study-trying-about = Scegli una mossa: il tabellone mostra dove porta, la tabella che cosa cambia.
study-trying-note = Probabilità di vincere in percentuale. Ciò che una mossa fa pescare conta con tutto quel che potrebbe uscire; il tabellone mostra un caso fra tanti.
study-trying-moves = Mosse di { $house }
study-trying-told = { $house }: prima { $before } %, ora { $after } %
study-trying-before = Prima
study-trying-played = Giocata
study-trying-now = Ora
study-trying-change = Differenza
study-trying-over = Qui la partita finisce.
study-trying-back = Annulla
study-trying-deal = Pesca di nuovo
study-trying-close = Torna alla partita
study-play-on = Gioca da qui
study-play-on-about = Un nuovo tavolo con le carte e le merci di questa posizione. Ciò che si pesca da qui in poi viene mescolato di nuovo.
study-play-as = Tu giochi
study-play-against = Gli altri sono
study-play-begin = Inizia
