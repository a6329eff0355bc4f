# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Provinces
option-amun-re-expert-no = drawn by lot
option-amun-re-expert-yes = chosen by the players (expert variant)
    .chosen = expert variant
option-amun-re-instant_stones = Instant stones
    .help = stones of the instant reward of a province
option-amun-re-instant_stones-any = in any own province
option-amun-re-instant_stones-won = in the province just won
    .chosen = instant stones where won
option-amun-re-first = First player
option-amun-re-first-random = drawn by lot
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
    .help = Empty: the standard board. Otherwise a board file in JSON; see the rules, { $clause }.
option-amun-re-board-standard = standard board
option-amun-re-board-own = board { $name }
option-amun-re-gold = Gold of the others
option-amun-re-gold-hidden = hidden
option-amun-re-gold-open = shown
    .chosen = open gold
option-amun-re-counter = Card counter
    .help = power cards in the deck and in other hands, by kind
option-amun-re-counter-off = off
option-amun-re-counter-on = shows which cards have not been seen
    .chosen = card counter
