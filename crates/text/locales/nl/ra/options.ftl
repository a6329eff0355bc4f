# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Scores van tegenstanders
    .help = tijdens de partij
option-ra-scores-hidden = verborgen
option-ra-scores-open = open scores
option-ra-track = Ra-rij
    .help = hoe getrokken Ra-kaartjes worden getoond
option-ra-track-tiles = kaartjes
option-ra-track-barge = zonneboot
option-ra-counter = Teller van de zak
    .help = aantallen en kansen, voor iedereen
option-ra-counter-off = uit
option-ra-counter-on = teller van de zak
option-ra-names = Namen
    .help = van de editie die je kent; de regels zijn dezelfde
option-ra-names-classic = standaardnamen
option-ra-names-1999 = editie van 1999
option-ra-names-2016 = editie van 2016
option-ra-names-brazilian = Braziliaanse editie
option-ra-names-2023 = editie van 2023
