# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Opponents’ scores
    .help = during the game
option-ra-scores-hidden = hidden
option-ra-scores-open = open scores
option-ra-track = Ra track
    .help = how drawn Ra tiles are shown
option-ra-track-tiles = tiles
option-ra-track-barge = sun barge
option-ra-counter = Bag counter
    .help = counts and odds, for everyone
option-ra-counter-off = off
option-ra-counter-on = bag counter
option-ra-names = Names
    .help = from the edition you know; the rules are the same
option-ra-names-classic = standard names
option-ra-names-1999 = 1999 edition
option-ra-names-2016 = 2016 edition
option-ra-names-brazilian = Brazilian edition
option-ra-names-2023 = 2023 edition
