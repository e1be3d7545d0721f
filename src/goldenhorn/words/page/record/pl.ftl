# Własne statystyki na stronie, po polsku.

own-csv = Zapisz jako CSV
own-csv-about = Wszystkie liczące się partie, po jednej w wierszu, do arkuszy kalkulacyjnych
own-figure-games = { $games ->
    [one] partia
    [few] partie
   *[many] partii
}
own-figure-won = wygranych
own-figure-points = punktów na partię
own-figure-raids = napadów, własnych i doznanych

own-rating = Ranking
own-rating-about = Prawdziwa siła mieści się w paśmie i w granicach za znakiem ± w 95 przypadkach na 100.
own-against-bots = Przeciw botom
own-against-people = Przeciw ludziom
own-rating-after = { $games ->
    [one] po jednej partii
   *[other] po { $games } partiach
}
own-none-bots = Nie ma jeszcze zakończonej partii z samymi botami.
own-none-people = Nie ma jeszcze zakończonej partii z innymi ludźmi.
own-note-bots = Linie to poziomy botów.
own-note-people = 1500 to średnia osób, z którymi grasz.
own-rating-people = pozostali
own-rating-told = Ranking partia po partii: { $first } po pierwszej, teraz { $rating }, najwyżej { $best } po partii { $game }. W 95 przypadkach na 100 między { $low } a { $high }.
own-rating-axis = partia

own-settings = Liczba graczy
own-opponents = Przeciwnicy
own-opponents-mixed = Boty różnych poziomów
own-opponents-people = Ludzie
own-games = Partie
own-win-share = Wygrane, %
own-result = wygrane: { $won }, dzielone: { $shared }, przegrane: { $lost }; wśród równych wygranych byłoby { $fair }
own-result-short = wygrane: { $won }, dzielone: { $shared }, przegrane: { $lost }
own-key-won = wygrane
own-key-shared = dzielone
own-key-lost = przegrane
own-key-fair = wśród równych

own-points = Punkty na partię
own-you = Ty
own-others = Inni
own-parts = za towary { $goods }, za zestawy { $sets }, za terytoria { $territories }, za postacie { $figures }
own-key-others = średnia pozostałych

own-raids = Napady na partię
own-raids-made = Własne
own-raids-suffered = Doznane

own-endings = Jak kończyły się twoje partie
own-ending = Koniec
own-ending-announced-by-me = Ogłoszono koniec: ty
own-ending-announced-by-others = Ogłoszono koniec: ktoś inny
own-ending-port = Port opustoszał
own-ending-territories = Wszystkie terytoria zajęte
own-ending-quiet = Nic się już nie działo

own-counting = Co się liczy
own-counting-about = Zakończone partie, rozegrane przez ciebie tutaj od początku. Spośród kilku osób przy jednym ekranie jesteś tą, która nosi twoje imię. To, co bot dokończył za ciebie, liczy się tak, jak wyszło. Usunięta partia znika także stąd.
own-uncounted = Nie liczą się:
own-uncounted-imported = { $number ->
    [one] jeden dodany zapis: nie mówi, które miejsce było twoje
    [few] { $number } dodane zapisy: nie mówią, które miejsce było twoje
   *[many] { $number } dodanych zapisów: nie mówią, które miejsce było twoje
}
own-uncounted-explored = { $number ->
    [one] jedna partia, kontynuowana od pozycji z innej
    [few] { $number } partie, kontynuowane od pozycji z innych
   *[many] { $number } partii, kontynuowanych od pozycji z innych
}
own-uncounted-shared = { $number ->
    [one] jedna partia przy jednym ekranie, w której twojego imienia nie nosił nikt albo nosiło je kilka osób
    [few] { $number } partie przy jednym ekranie, w których twojego imienia nie nosił nikt albo nosiło je kilka osób
   *[many] { $number } partii przy jednym ekranie, w których twojego imienia nie nosił nikt albo nosiło je kilka osób
}

own-empty = Pierwsza partia dopiero przed tobą
own-empty-about = Gdy tylko jakąś zakończysz, zobaczysz tu, jak ci poszło: z kim i w ile osób, z iloma punktami, kto kogo złupił, jak się skończyło i jaką masz po tym wszystkim siłę.
