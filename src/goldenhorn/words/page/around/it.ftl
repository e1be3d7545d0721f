# Everything before a game, in Italian.

### The start page

page-motto = Porta le merci di due imperi tra Venezia e Costantinopoli
page-play-now = Gioca subito contro i bot
page-new-table = Nuovo tavolo
page-players = Giocatori
page-who = Chi gioca
page-who-alone = Da solo
page-who-here = Insieme qui
page-who-online = Online, con un link
page-level = Livello
page-layout = Rotta
page-layout-standard = Standard
page-layout-shuffled = Mescolata
page-expansion = Espansione
page-expansion-about = Domínio da Mar: territori e conquistatori
page-create = Apri il tavolo
page-tables = Tavoli
page-no-tables = Al momento nessuno aspetta giocatori.
page-continue = Continua
page-join = Partecipa
page-guest = Ospite
page-waiting = In attesa di giocatori
page-seat-free = libero
page-sit = Siediti
page-ready = Sono pronto
page-begin = Inizia
