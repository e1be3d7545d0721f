# The end of a game and its replay, in Polish.

### The end

page-end-won = { $points ->
    [one] Wygrywa { $houses }: { $points } punkt
    [few] Wygrywa { $houses }: { $points } punkty
    [many] Wygrywa { $houses }: { $points } punktów
   *[other] Wygrywa { $houses }: { $points } punktu
}
page-end-draw = { $points ->
    [one] Remis: { $houses }, po { $points } punkcie
    [few] Remis: { $houses }, po { $points } punkty
    [many] Remis: { $houses }, po { $points } punktów
   *[other] Remis: { $houses }, po { $points } punktu
}
page-end-tie = Wygrywa najwięcej punktów; gdy kilku graczy ma ich tyle samo, jest remis.
page-end-ahead = { $points ->
    [one] Przewaga: { $points } punkt ({ $houses }).
    [few] Przewaga: { $points } punkty ({ $houses }).
    [many] Przewaga: { $points } punktów ({ $houses }).
   *[other] Przewaga: { $points } punktu ({ $houses }).
}
page-end-scores = Wynik końcowy
page-end-winner = Zwycięzca
page-end-goods = Towary
page-end-sets = Zestawy
page-end-set = { $colours ->
    [one] { $colours } kolor: +{ $bonus }
    [few] { $colours } kolory: +{ $bonus }
    [many] { $colours } kolorów: +{ $bonus }
   *[other] { $colours } koloru: +{ $bonus }
}
page-end-territories = Terytoria
page-end-figures = Postacie
page-end-conquerors = { $number ->
    [one] { $number } zdobywca
    [few] { $number } zdobywcy
    [many] { $number } zdobywców
   *[other] { $number } zdobywcy
}
page-end-peasants = { $number ->
    [one] { $number } chłop
    [few] { $number } chłopi
    [many] { $number } chłopów
   *[other] { $number } chłopa
}
page-end-total = Razem
page-end-next = Co dalej?
page-end-again = Zagraj jeszcze raz
page-end-join = Do rewanżu
page-end-rematch = Jest rewanż. Wszyscy przesiadają się o jedno miejsce dalej.
page-end-replay = Obejrzyj przebieg gry
page-end-board = Zobacz planszę
page-end-show = Pokaż wynik
page-proof = Czy tasowanie było uczciwe?
page-proof-about = Odcisk był widoczny przed grą i ustalał sekret; razem z tym, co dodali gracze, sekret wyznacza kolejność wszystkich kart i towarów, więc każdy może sprawdzić zapis.
page-proof-secret = Sekret
page-proof-commitment = Odcisk (SHA-256)

### The replay

page-replay = Powtórka
page-replay-at = Posunięcie { $number } z { $last }
page-replay-begins = Gra zaraz się zacznie
page-replay-whose = Czyje karty są widoczne?
page-replay-nobody = Zakryte
page-replay-seen = karty odkryte
page-replay-hand = Karty rodu { $house } w tej chwili
page-replay-no-cards = brak kart
page-replay-closed = Wszystkie karty są zakryte. Wybierz powyżej ród, aby zobaczyć jego karty.
page-replay-seats = Gracze
page-replay-steer = Sterowanie powtórką
page-replay-line = Przebieg gry
page-replay-first = Na początek
page-replay-back = Jedno posunięcie wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-forward = Jedno posunięcie naprzód
page-replay-last = Na koniec
page-replay-speed = Tempo
page-replay-share = Link do tej chwili
page-replay-copied = Link skopiowany
page-replay-link = Link do skopiowania
page-replay-save = Zachowaj zapis
page-replay-no-move = Link prowadzi do posunięcia, którego w tej grze nie było; to jest ostatnie.
page-replay-no-seat = Link wskazuje miejsce, którego w tej grze nie było; wszystkie karty są zakryte.
page-replay-unknown = Nie można znaleźć tej gry
page-replay-away = Nie udało się wczytać gry
page-replay-running = Ta gra jeszcze trwa
page-replay-table = Do stołu
page-replay-retry = Spróbuj ponownie

### Watching

page-watching = Oglądasz
page-watchers = { $number ->
    [one] { $number } widz
    [few] { $number } widzów
    [many] { $number } widzów
   *[other] { $number } widza
}
