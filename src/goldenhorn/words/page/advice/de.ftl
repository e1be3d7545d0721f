# Advice at the table, in German.

advice-title = Rat
advice-chance = { $percent } Prozent Siegchance, auf { $margin } genau
advice-strip = { $colour }: { $one } % mindestens eine, { $two } % zwei oder mehr
advice-belief = Was sie haben könnten
advice-belief-about = Prozent für mindestens eine; dunkler Fuß für zwei oder mehr
advice-whose = Wer
advice-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
advice-next = Nächste Karte
advice-next-renewed = Nächste Karte, neu gemischt
advice-next-none = Es gibt keine Karte mehr zu ziehen.
advice-bag = { $number ->
    [one] Nächste Ware aus dem Beutel ({ $number })
   *[other] Nächste { $number } aus dem Beutel
}
advice-piracy = Piraten vor deinem nächsten Zug
advice-danger = { $ship }: kann mit { $percent } % beraubt werden ({ $houses })
advice-in-port = sicher im Hafen
advice-empty = ohne Ladung
advice-figures = Eroberer sind sicher
advice-end = Jetzt beenden?
advice-lead = { $points ->
    [one] Du führst mit { $points } Punkt.
   *[other] Du führst mit { $points } Punkten.
}
advice-behind = { $points ->
    [one] Du liegst { $points } Punkt zurück.
   *[other] Du liegst { $points } Punkte zurück.
}
advice-level = { $points ->
   *[other] Du liegst gleichauf mit dem Besten der anderen.
}
advice-missing-colours = Zum Bekanntgeben fehlt noch: { $colours }.
advice-turns = { $number ->
    [0] Nach dir ist in dieser Runde niemand mehr am Zug.
    [one] { $number } Zug eines anderen Hauses käme noch.
   *[other] { $number } Züge anderer Häuser kämen noch.
}
advice-sail-on = Weitersegeln
advice-announce = Jetzt beenden
advice-hint = Tipp
advice-hint-about = Die besten Züge, mit ihren Siegchancen unter Gleichstarken.
advice-hint-later = Wenn du am Zug bist, kannst du nach den besten Zügen fragen.
advice-ask = Um einen Tipp bitten
advice-thinking = Denkt nach …
advice-do-place = { $venice ->
    [one] { $venice } Schiff nach Venedig, die anderen nach Konstantinopel
   *[other] { $venice } Schiffe nach Venedig, die anderen nach Konstantinopel
}
advice-do-load = { $cargo } laden
advice-do-sail = bis { $place }
advice-do-raid = { $house } berauben mit { $cards }
