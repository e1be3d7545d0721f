# Terminal po polsku.

### Choices

screen-choices = Twój ruch
screen-raid = Napadnij { $ship } rodu { $house }, { $cargo }
screen-with = { $action }, kartami { $cards }
screen-ship-port = Wyprowadź statek { $ship }, port: { $port }
screen-ship-sea = Prowadź dalej statek { $ship }, teraz { $place }, { $cargo }
screen-load = załaduj { $cargo }
screen-sail = cel: { $place }
screen-empty = pusty
screen-beside = Obok planszy
screen-covered = Karty są zakryte.
screen-notation = Twój ruch jako tekst
screen-notation-about = Akcja taka jak: load trio B, sail duo 7, raid Dandolo trio GB

### Keys

screen-key-help = Pomoc
screen-key-hint = Podpowiedź
screen-key-notation = Wpisz
screen-key-save = Zapisz
screen-key-leave = Wyjdź
screen-any-key = Enter lub Esc wraca
screen-curtain-key = C w każdej chwili znów zakrywa karty.
screen-help = Wybieraj strzałkami i klawiszem Enter, cyframi albo myszą, na liście lub na planszy. Esc cofa o krok. Klawiszem N wpiszesz akcję tak jak w zapisach. H prosi o podpowiedź, U cofa, S zapisuje partię, C zakrywa karty, gdy gra tu kilka osób, T odzywa się przy stole w sieci, Q wychodzi.
screen-help-ship = Statek pokazuje trzy żagle, pod nimi ród i kurs ({ $east } do Konstantynopola, { $west } do Wenecji), a niżej ładunek.

### Hints

screen-hint-thinking = Zastanawiam się …
screen-hint-chance = { $percent } % szans na wygraną
screen-hint-off = Przy tym stole nie ma podpowiedzi.

### Coming and going

screen-small = Golden Horn potrzebuje okna { $width } × { $height } znaków; to ma { $columns } × { $rows }. Powiększ okno lub zmniejsz czcionkę albo zagraj tak: golden-horn terminal --plain
screen-bots-preparing = Kapitan, Admirał i Doża są kompilowani, tylko raz, przez około minutę. Do tego czasu gra za nich Żeglarz.
screen-save-about = Nazwa pliku. Jeśli kończy się na .json, powstanie JSON, w przeciwnym razie zapis tekstowy.
screen-leave = Opuścić grę?
screen-leave-stay = Graj dalej
screen-leave-save = Zapisz partię i wyjdź
screen-leave-go = Wyjdź
screen-to-start = Na początek
screen-here = Kilka osób przy tym ekranie
screen-online = W sieci, przez link do stołu
screen-replay = Obejrzyj zapis partii
screen-quit = Zakończ
screen-unofficial = nieoficjalna wersja gry, której autorem jest Leo Colovini (Piatnik)
screen-people = Osoby
screen-knobs = Strzałki wybierają i zmieniają, Enter przechodzi dalej, Esc wraca
screen-replay-about = Nazwa pliku albo link do zakończonej partii na serwerze
screen-key-step = Krok
screen-key-ten = Dziesięć kroków

### Servers

screen-link-wrong = „{ $text }” nie jest linkiem do stołu. Oczekiwano czegoś takiego: https://example.org/t/KEY
screen-server-away = Nie można połączyć się z { $server }: { $detail }
screen-server-strange = { $server } nie odpowiada jak serwer Golden Horn.
screen-server-says = { $answer }
screen-online-about = Link do stołu albo do zakończonej partii. Sam adres serwera pokazuje listę jego stołów.
screen-tables-keys = Enter prowadzi do stołu, R odświeża, Esc wraca
screen-unready = Jednak jeszcze nie
screen-talk = Powiedz coś
screen-talk-text = Własnymi słowami …
screen-leave-keep = Wyjdź; miejsce pozostaje twoje, wrócisz przez link
screen-line-back = Połączenie wróciło.
screen-plain-curtain = Pozostali proszeni są o odwrócenie wzroku. Naciśnij Enter, gdy tylko ty widzisz swoje karty.
screen-no-terminal = To nie jest terminal, na którym można narysować ekran. Dla potoku, skryptu lub czytnika ekranu jest: golden-horn terminal --plain
screen-people-number = { $number ->
    [one] { $number } osoba nie usiądzie
    [few] { $number } osoby nie usiądą
    [many] { $number } osób nie usiądzie
   *[other] { $number } osoby nie usiądzie
} przy stole dla { $players }; oczekiwano od 1 do { $players }.
