# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Scores van anderen
    .help = tijdens het spel
option-ra-scores-hidden = verborgen
option-ra-scores-open = open scores
option-ra-track = Ra-rij
    .help = hoe de Ra van een tijdperk te zien zijn
option-ra-track-tiles = kaartjes
option-ra-track-barge = zonneboot
option-ra-counter = Wat nog in de zak zit
    .help = aantallen en kansen voor iedereen
option-ra-counter-off = niet getoond
option-ra-counter-on = aantallen en kansen
option-ra-names = Namen
    .help = van de editie die je kent; de regels zijn dezelfde
option-ra-names-classic = gewone namen
option-ra-names-1999 = editie van 1999
option-ra-names-2016 = editie van 2016
option-ra-names-brazilian = Braziliaanse editie
option-ra-names-2023 = editie van 2023
