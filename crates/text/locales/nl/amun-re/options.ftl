# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Provincies
option-amun-re-expert-no = willekeurig
option-amun-re-expert-yes = gekozen door spelers (gevorderd)
    .chosen = voor gevorderden
option-amun-re-instant_stones = Bouwstenen uit beloning
    .help = bouwstenen uit de directe beloning van een provincie
option-amun-re-instant_stones-any = in een provincie naar keuze
option-amun-re-instant_stones-won = in de gewonnen provincie
    .chosen = bouwstenen in de gewonnen provincie
option-amun-re-first = Startspeler
option-amun-re-first-random = willekeurig
option-amun-re-first-seat =
    { $seat ->
        [0] wie de tafel opent
       *[other] plaats { $seat }
    }
    .chosen =
        { $seat ->
            [0] wie de tafel opent, begint
           *[other] plaats { $seat } begint
        }
option-amun-re-board = Bord
    .help = Laat leeg voor het standaardbord, of plak een bordbestand (JSON); zie de spelregels, { $clause }.
option-amun-re-board-standard = standaardbord
option-amun-re-board-own = bord { $name }
option-amun-re-gold = Goud van tegenstanders
option-amun-re-gold-hidden = verborgen
option-amun-re-gold-open = open
    .chosen = open goud
option-amun-re-counter = Kaartenteller
    .help = nog niet geziene machtkaarten, per soort
option-amun-re-counter-off = uit
option-amun-re-counter-on = aan
    .chosen = kaartenteller
