# Phones, tablets and the territories on the board, in Polish.

territory-free = { $territory }: koszt { $cost ->
    [one] { $cost } zdobywca
    [few] { $cost } zdobywców
    [many] { $cost } zdobywców
   *[other] { $cost } zdobywcy
}, wartość { $worth } pkt
territory-conquer = Zdobądź { $territory }, koszt { $cost ->
    [one] { $cost } zdobywca
    [few] { $cost } zdobywców
    [many] { $cost } zdobywców
   *[other] { $cost } zdobywcy
}, wartość { $worth } pkt
territory-taken = { $territory }, wartość { $worth } pkt, należy do rodu { $house }

phone-menu = Menu
phone-players = Gracze
phone-close = Zamknij
phone-chat-new = { $number ->
    [one] Czat, { $number } nowa wiadomość
    [few] Czat, { $number } nowe wiadomości
    [many] Czat, { $number } nowych wiadomości
   *[other] Czat, { $number } nowej wiadomości
}
phone-seat = { $house }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

phone-options-cargo = Ładunek
phone-options-pair = Pary kart
phone-options-train = Chłopi
phone-options-conquer = Sposoby zapłaty
phone-not-yet = Najpierw wybierz
phone-land-on = Postój: { $place }
phone-land-in = Postój: { $place }
phone-load = Załaduj { $number }
phone-load-figures = Załaduj: { $figures }
phone-raid = Wyślij piratów
phone-conquer = Czym zapłacisz: { $territory }?
phone-train = Wyszkol chłopów
phone-announce = Ogłosić koniec? Ta runda zostanie dokończona.

phone-square = { $colour }, pole { $number }

phone-start = Do strony głównej
phone-leave = Niech gra za mnie bot
phone-leave-sure = Na pewno? Bot przejmie grę od razu
