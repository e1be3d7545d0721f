# Il compagno accanto alla vera scatola, in italiano.

real-title = Con la vera scatola
real-tile-about = Punti e regole al tavolo
real-about = Giocate con la scatola. Raccontate con pochi tocchi che cosa succede: il compagno tiene i punti, controlla le regole, conta ciò che resta e scrive il resoconto. Le carte che nessuno indica restano ignote. Tutto rimane in questo browser.
real-continue = Continua la partita
real-new = Una nuova partita
real-new-about = Indicare ogni mossa quando viene fatta
real-score = Solo il punteggio
real-score-about = Contare i magazzini alla fine
real-forget = Dimentica la partita raccontata qui
real-leave = Lascia il tavolo; tutto resta salvato
real-again = Riprova

real-houses = Casate
real-houses-about = Toccate le casate in ordine di gioco.
real-first = Chi comincia?
real-my-cards = Indica le carte di
real-nobody = Nessuno
real-expansion = Espansione
real-modone = Modone è sulla rotta
real-tiles = Tessere del mare
real-tiles-differ = Non stanno come nel regolamento
real-tiles-about = Toccate una tessera finché i colori stanno come sul vostro tavolo.
real-tiles-swap = Cominciare con l’altro simbolo
real-tile = Tessera { $number }: { $colours }
real-begin = Comincia
real-begins = Dove comincia la nave { $ship }?
real-placed = Stanno così

real-ask-fill = { $number ->
    [one] Quale cubo è stato pescato per { $port }?
   *[other] Quali { $number } cubi sono stati pescati per { $port }?
}
real-ask-draw = { $number ->
    [one] Quale carta ha pescato { $house }?
   *[other] Quali { $number } carte ha pescato { $house }?
}
real-ask-place = Dove cominciano le navi di { $house }?
real-ask-choose = { $house }: toccate la nave che salpa, o una che viene saccheggiata
real-ask-pair = Quali due carte ha scartato { $house }?
real-ask-turn = { $house } gira la nave svuotata?
real-ask-after = { $house } fa ancora qualcosa?
real-ask-conquer = Come paga { $house } per { $territory }?
real-ask-train = Quanti contadini addestra { $house }?
real-add-cube = { $piece }; ancora nel sacchetto: { $left }
real-add-card = { $piece }
real-take-back = Togli { $piece }
real-unknown = Ignota
real-unknown-cards = { $number ->
    [one] e una ignota
   *[other] e { $number } ignote
}
real-all-unknown = Lasciarle ignote
real-that-is-all = Sono tutti
real-elsewhere = Altrove? Chiedete perché no
real-advise = Tu che cosa faresti?
real-advice = Consiglio: { $advice }.

real-log = { $number ->
    [one] Una voce
   *[other] { $number } voci
}
real-told = Che cosa è stato raccontato
real-told-about = Toccate una voce per cambiarla, toglierla o inserirne una prima. Ciò che segue resta, e viene ricontrollato.
real-change = Cambia
real-insert = Inserisci prima
real-remove = Togli
real-mending = State cambiando la voce { $number }.
real-inserting = State inserendo qualcosa prima della voce { $number }.
real-mend-stop = Lascia com’è
real-misfit = { $waiting ->
    [one] La voce { $number } ({ $entry }) non è più possibile.
   *[other] La voce { $number } ({ $entry }) non è più possibile; con essa aspettano { $waiting } voci.
}
real-skip = Togli questa voce
real-drop-rest = { $number ->
    [one] Togli la voce in attesa
   *[other] Togli tutte le { $number } voci in attesa
}

real-player = Giocatore { $seat }
real-keep = Conserva tra le mie partite
real-save = Salva il resoconto

real-figures = Personaggi
real-cell = { $house }, { $what }: { $number }
real-pad = { $house }: { $what }
real-score-again = Contare un’altra partita
