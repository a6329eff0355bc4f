# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Provincies
option-amun-re-expert-no = door loting
option-amun-re-expert-yes = gekozen door de spelers (variant voor gevorderden)
    .chosen = voor gevorderden
option-amun-re-instant_stones = Directe bouwstenen
    .help = bouwstenen van de directe beloning van een provincie
option-amun-re-instant_stones-any = in elke eigen provincie
option-amun-re-instant_stones-won = in de zojuist gewonnen provincie
    .chosen = bouwstenen ter plaatse
option-amun-re-first = Startspeler
option-amun-re-first-random = door loting
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
    .help = Leeg: het standaardbord. Anders een bordbestand in JSON; zie de spelregels, { $clause }.
option-amun-re-board-standard = standaardbord
option-amun-re-board-own = bord { $name }
option-amun-re-gold = Goud van de anderen
option-amun-re-gold-hidden = verborgen
option-amun-re-gold-open = open
    .chosen = open goud
option-amun-re-counter = Kaartenteller
    .help = machtkaarten in de stapel en in andere handen, per soort
option-amun-re-counter-off = uit
option-amun-re-counter-on = toont welke kaarten nog niet gezien zijn
    .chosen = kaartenteller
