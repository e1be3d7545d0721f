# Il terminale in italiano.

### Choices

screen-choices = La tua mossa
screen-raid = Assalta { $ship } di { $house }, { $cargo }
screen-with = { $action }, con { $cards }
screen-ship-port = Salpa con { $ship } da { $port }
screen-ship-sea = Prosegui con { $ship } da { $place }, { $cargo }
screen-load = carica { $cargo }
screen-sail = verso { $place }
screen-empty = vuota
screen-beside = Accanto al tabellone
screen-covered = Le carte sono coperte.
screen-notation = La tua mossa come testo
screen-notation-about = Un’azione come: load trio B, sail duo 7, raid Dandolo trio GB

### Keys

screen-key-help = Aiuto
screen-key-hint = Consiglio
screen-key-notation = Scrivila
screen-key-save = Salva
screen-key-leave = Esci
screen-any-key = Invio o Esc torna indietro
screen-curtain-key = C nasconde di nuovo le carte in ogni momento.
screen-help = Scegli con le frecce e Invio, con i numeri o con il mouse, nell’elenco o sul tabellone. Esc torna indietro di un passo. Con N scrivi un’azione come nelle registrazioni. H chiede un consiglio, U ritira, S salva la registrazione, C nasconde le carte quando si gioca in più persone qui, T parla a un tavolo in rete, Q esce.
screen-help-ship = Una nave mostra le sue tre vele, sotto la casata e la direzione ({ $east } verso Costantinopoli, { $west } verso Venezia), e più sotto il carico.

### Hints

screen-hint-thinking = Ci penso …
screen-hint-chance = { $percent } % di vittoria
screen-hint-off = A questo tavolo non ci sono consigli.

### Coming and going

screen-small = Golden Horn ha bisogno di { $width } colonne e { $height } righe; qui ce ne sono { $columns } e { $rows }. Ingrandisci la finestra o rimpicciolisci i caratteri, oppure gioca con: golden-horn terminal --plain
screen-bots-preparing = Capitano, Ammiraglio e Doge vengono compilati, una volta sola e per circa un minuto. Intanto un Marinaio gioca per loro.
screen-save-about = Il nome del file. Se finisce in .json viene scritto come JSON, altrimenti nella notazione testuale.
screen-leave = Lasciare la partita?
screen-leave-stay = Continua a giocare
screen-leave-save = Salva la registrazione ed esci
screen-leave-go = Esci
screen-to-start = All’inizio
screen-here = Più persone a questo schermo
screen-online = In rete, con il link di un tavolo
screen-replay = Rivedi una registrazione
screen-quit = Chiudi
screen-unofficial = un’edizione non ufficiale del gioco di Leo Colovini (Piatnik)
screen-people = Persone
screen-knobs = Le frecce scelgono e cambiano, Invio prosegue, Esc torna indietro
screen-replay-about = Il nome di un file o il link di una partita finita di un server
screen-key-step = Passo
screen-key-ten = Dieci passi

### Servers

screen-link-wrong = «{ $text }» non è il link di un tavolo. Ci si aspetta qualcosa come: https://example.org/t/KEY
screen-server-away = { $server } non è raggiungibile: { $detail }
screen-server-strange = { $server } non risponde come un server di Golden Horn.
screen-server-says = { $answer }
screen-online-about = Il link di un tavolo o di una partita finita. Con il solo indirizzo di un server se ne vedono i tavoli.
screen-tables-keys = Invio ci va, R guarda di nuovo, Esc torna indietro
screen-unready = Non ancora pronto, ripensandoci
screen-talk = Di’ qualcosa
screen-talk-text = Con parole tue …
screen-leave-keep = Esci; il posto resta tuo, il link riporta qui
screen-line-back = La connessione è tornata.
screen-plain-curtain = Tutti gli altri guardino altrove. Premi Invio quando sei da solo con le tue carte.
screen-no-terminal = Questo non è un terminale su cui si possa disegnare uno schermo. Per una pipe, uno script o un lettore di schermo c’è: golden-horn terminal --plain
screen-people-number = { $number } persone non possono sedere a un tavolo da { $players }; ci si aspetta da 1 a { $players }.
