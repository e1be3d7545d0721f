# Towarzysz przy prawdziwym pudełku, po polsku.

real-title = Gra z pudełka
real-tile-about = Punkty i zasady przy stole
real-about = Gracie z pudełkiem. Opowiedzcie kilkoma dotknięciami, co się dzieje: towarzysz liczy punkty, pilnuje zasad, liczy, co zostało, i pisze zapis gry. Karty, których nikt nie poda, pozostają nieznane. Wszystko zostaje w tej przeglądarce.
real-continue = Kontynuuj partię
real-new = Nowa partia
real-new-about = Podawanie każdego ruchu na bieżąco
real-score = Tylko punktacja
real-score-about = Policzenie magazynów na koniec
real-forget = Zapomnij opowiedzianą tu partię
real-leave = Odejdź od stołu; wszystko zostaje zapisane
real-again = Spróbuj ponownie

real-houses = Rody
real-houses-about = Dotknijcie rodów w kolejności gry.
real-first = Kto zaczyna?
real-my-cards = Podawać karty gracza
real-nobody = Nikogo
real-expansion = Dodatek
real-modone = Modone leży na szlaku
real-tiles = Kafle morza
real-tiles-differ = Leżą inaczej niż w instrukcji
real-tiles-about = Dotykajcie kafla, aż kolory będą leżeć jak na waszym stole.
real-tiles-swap = Zacznij od drugiego symbolu
real-tile = Kafel { $number }: { $colours }
real-begin = Zaczynamy
real-begins = Gdzie zaczyna statek { $ship }?
real-placed = Tak stoją

real-ask-fill = { $number ->
    [one] Jaką kostkę wylosowano dla portu { $port }?
    [few] Jakie { $number } kostki wylosowano dla portu { $port }?
    [many] Jakich { $number } kostek wylosowano dla portu { $port }?
   *[other] Jakie { $number } kostki wylosowano dla portu { $port }?
}
real-ask-draw = { $number ->
    [one] Jaką kartę dobrał ród { $house }?
    [few] Jakie { $number } karty dobrał ród { $house }?
    [many] Jakich { $number } kart dobrał ród { $house }?
   *[other] Jakie { $number } karty dobrał ród { $house }?
}
real-ask-place = Gdzie zaczynają statki rodu { $house }?
real-ask-choose = { $house }: dotknijcie statku, który płynie, albo takiego, który zostaje złupiony
real-ask-pair = Jakie dwie karty odrzucił ród { $house }?
real-ask-turn = Czy ród { $house } zawraca opróżniony statek?
real-ask-after = Czy ród { $house } robi coś jeszcze?
real-ask-conquer = Jak ród { $house } płaci za { $territory }?
real-ask-train = Ilu chłopów szkoli ród { $house }?
real-add-cube = { $piece }; zostało w woreczku: { $left }
real-add-card = { $piece }
real-take-back = Cofnij: { $piece }
real-unknown = Nieznana
real-unknown-cards = { $number ->
    [one] i jedna nieznana
    [few] i { $number } nieznane
    [many] i { $number } nieznanych
   *[other] i { $number } nieznane
}
real-all-unknown = Zostaw nieznane
real-that-is-all = To wszystkie
real-elsewhere = Gdzie indziej? Zapytajcie, dlaczego nie
real-advise = Co byś zrobił?
real-advice = Rada: { $advice }.

real-log = { $number ->
    [one] Jeden wpis
    [few] { $number } wpisy
    [many] { $number } wpisów
   *[other] { $number } wpisu
}
real-told = Co opowiedziano
real-told-about = Dotknijcie wpisu, aby go zmienić, usunąć albo wstawić coś przed nim. To, co następuje, zostaje i jest sprawdzane na nowo.
real-change = Zmień
real-insert = Wstaw przed
real-remove = Usuń
real-mending = Zmieniacie wpis { $number }.
real-inserting = Wstawiacie coś przed wpisem { $number }.
real-mend-stop = Zostaw, jak jest
real-misfit = { $waiting ->
    [one] Wpis { $number } ({ $entry }) już nie pasuje.
    [few] Wpis { $number } ({ $entry }) już nie pasuje; razem z nim czekają { $waiting } wpisy.
    [many] Wpis { $number } ({ $entry }) już nie pasuje; razem z nim czeka { $waiting } wpisów.
   *[other] Wpis { $number } ({ $entry }) już nie pasuje; razem z nim czeka { $waiting } wpisu.
}
real-skip = Usuń ten wpis
real-drop-rest = { $number ->
    [one] Usuń czekający wpis
    [few] Usuń wszystkie { $number } czekające wpisy
    [many] Usuń wszystkie { $number } czekających wpisów
   *[other] Usuń wszystkie { $number } czekającego wpisu
}

real-player = Gracz { $seat }
real-keep = Zachowaj wśród moich partii
real-save = Zapisz przebieg gry

real-figures = Postacie
real-cell = { $house }, { $what }: { $number }
real-pad = { $house }: { $what }
real-score-again = Policz inną partię
