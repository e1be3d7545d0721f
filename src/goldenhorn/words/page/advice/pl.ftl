# Advice at the table, in Polish.

advice-title = Porady
advice-chance = { $percent } procent szans na zwycięstwo, z dokładnością do { $margin }
advice-strip = { $colour }: { $one } % przynajmniej jedna, { $two } % dwie lub więcej
advice-belief = Co mogą mieć
advice-belief-about = procent dla przynajmniej jednej; ciemna stopka dla dwóch lub więcej
advice-whose = Kto
advice-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
advice-next = Następna karta
advice-next-renewed = Następna karta po tasowaniu
advice-next-none = Nie ma już kart do dobrania.
advice-bag = { $number ->
    [one] Następny { $number } z worka
    [few] Następne { $number } z worka
    [many] Następnych { $number } z worka
   *[other] Następne { $number } z worka
}
advice-piracy = Piraci przed twoim następnym ruchem
advice-danger = { $ship }: może zostać złupiony, szansa { $percent } % ({ $houses })
advice-in-port = bezpieczny w porcie
advice-empty = bez ładunku
advice-figures = zdobywcy są bezpieczni
advice-end = Kończyć teraz?
advice-lead = { $points ->
    [one] Prowadzisz o { $points } punkt.
    [few] Prowadzisz o { $points } punkty.
    [many] Prowadzisz o { $points } punktów.
   *[other] Prowadzisz o { $points } punktu.
}
advice-behind = { $points ->
    [one] Tracisz { $points } punkt.
    [few] Tracisz { $points } punkty.
    [many] Tracisz { $points } punktów.
   *[other] Tracisz { $points } punktu.
}
advice-level = { $points ->
   *[other] Masz tyle samo co najlepszy z pozostałych.
}
advice-missing-colours = Do ogłoszenia końca brakuje: { $colours }.
advice-turns = { $number ->
    [0] Po tobie nikt już nie ma ruchu w tej rundzie.
    [one] Byłby jeszcze { $number } ruch innego rodu.
    [few] Byłyby jeszcze { $number } ruchy innych rodów.
    [many] Byłoby jeszcze { $number } ruchów innych rodów.
   *[other] Byłoby jeszcze { $number } ruchu innych rodów.
}
advice-sail-on = Płyń dalej
advice-announce = Zakończ teraz
advice-hint = Podpowiedź
advice-hint-about = Najlepsze ruchy z szansami na zwycięstwo wśród równych sobie.
advice-hint-later = W swoim ruchu możesz zapytać o najlepsze posunięcia.
advice-ask = Poproś o podpowiedź
advice-thinking = Myśli …
advice-do-place = { $venice ->
    [one] { $venice } statek do Wenecji, pozostałe do Konstantynopola
    [few] { $venice } statki do Wenecji, pozostałe do Konstantynopola
    [many] { $venice } statków do Wenecji, pozostałe do Konstantynopola
   *[other] { $venice } statku do Wenecji, pozostałe do Konstantynopola
}
advice-do-load = załaduj { $cargo }
advice-do-sail = do: { $place }
advice-do-raid = złup ród { $house }: { $cards }
