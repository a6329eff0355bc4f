# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Scores of others
    .help = during the game
option-ra-scores-hidden = hidden
option-ra-scores-open = open scores
option-ra-track = Ra track
    .help = how the Ra of an epoch are shown
option-ra-track-tiles = tiles
option-ra-track-barge = sun barge
option-ra-counter = What is left in the bag
    .help = counts and odds for all
option-ra-counter-off = not shown
option-ra-counter-on = counts and odds
option-ra-names = Names
    .help = of the edition you know; the rules are the same
option-ra-names-classic = usual names
option-ra-names-1999 = edition of 1999
option-ra-names-2016 = edition of 2016
option-ra-names-brazilian = Brazilian edition
option-ra-names-2023 = edition of 2023
