# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Provinces
option-amun-re-expert-no = random
option-amun-re-expert-yes = players choose (expert)
    .chosen = expert variant
option-amun-re-instant_stones = Bonus stones
    .help = stones from a province’s instant reward
option-amun-re-instant_stones-any = any of your provinces
option-amun-re-instant_stones-won = the province just won
    .chosen = bonus stones where won
option-amun-re-first = First player
option-amun-re-first-random = random
option-amun-re-first-seat =
    { $seat ->
        [0] the host
       *[other] seat { $seat }
    }
    .chosen =
        { $seat ->
            [0] the host begins
           *[other] seat { $seat } begins
        }
option-amun-re-board = Board
    .help = Leave empty for the standard board, or paste a board file (JSON); see the rules, { $clause }.
option-amun-re-board-standard = standard board
option-amun-re-board-own = board { $name }
option-amun-re-gold = Opponents’ gold
option-amun-re-gold-hidden = hidden
option-amun-re-gold-open = shown
    .chosen = open gold
option-amun-re-counter = Card counter
    .help = unseen power cards, by type
option-amun-re-counter-off = off
option-amun-re-counter-on = on
    .chosen = card counter
