# Analiza partii na stronie, po polsku.

study-title = Analiza
study-about = Zobacz szanse wszystkich na zwycięstwo po każdym ruchu, lepsze ruchy oraz ile było w tym umiejętności, a ile szczęścia.
study-ask = { $depth ->
    [deep] Dokładna analiza (kilka minut)
   *[quick] Szybka analiza (sekundy)
}
study-continue = { $depth ->
    [deep] Kontynuuj dokładną analizę
   *[quick] Kontynuuj szybką analizę
}
study-goes-on = { $depth ->
    [deep] Trwa dokładna analiza. Trwa dalej, gdy opuścisz tę stronę.
   *[quick] Trwa szybka analiza.
}
study-waits = { $ahead ->
    [one] Przed tą wykonywana jest { $ahead } analiza.
    [few] Przed tą wykonywane są { $ahead } analizy.
    [many] Przed tą wykonywanych jest { $ahead } analiz.
   *[other] Przed tą wykonywanych jest { $ahead } analiz.
}
study-progress = Postęp analizy
study-stop = Zatrzymaj
study-failed = Analiza nie dotarła do końca. Spróbuj ją kontynuować.
study-curve = Szansa na zwycięstwo, ruch po ruchu
study-curve-about = przeciągnij do ruchu; romby to kluczowe chwile
study-chance = { $house } { $chance } %
study-percent = { $chance } ± { $error }
study-candidates = Ruchy, które mógł wybrać ród { $house }
study-candidates-about = Szansa na zwycięstwo w procentach z jej niepewnością, według tego, co gracz mógł wiedzieć. Numery stoją na planszy.
study-no-choice = Tu nie było nic do wyboru.
study-to-move = Ruch rodu { $house }
study-marks = Znaki
study-marks-about = Znaki: wątpliwe · błędy · grube błędy.
study-try = Wypróbuj inny ruch
study-try-this = Wypróbuj ten ruch
study-trying = Co by było, gdyby?
study-trying-about = Wybierz ruch: plansza pokaże, dokąd prowadzi, a tabela, co zmienia.
study-trying-note = Szansa na zwycięstwo w procentach. To, co ruch każe dobrać, liczy się ze wszystkim, co mogłoby przyjść; plansza pokazuje jeden przypadek z wielu.
study-trying-moves = Możliwe ruchy rodu { $house }
study-trying-told = { $house }: przedtem { $before } %, teraz { $after } %
study-trying-before = Przedtem
study-trying-played = W partii
study-trying-now = Teraz
study-trying-change = Zmiana
study-trying-over = Tu partia się kończy.
study-trying-back = Cofnij
study-trying-deal = Dobierz ponownie
study-trying-close = Wróć do partii
study-play-on = Graj dalej stąd
study-play-on-about = Nowy stół z kartami i towarami tej pozycji. To, co będzie ciągnięte odtąd, zostanie rozdane na nowo.
study-play-as = Grasz jako
study-play-against = Pozostali to
study-play-begin = Rozpocznij
