# Amun-Re: what happens, what can be done and why not, and what a table may choose.
# who, by = a player as a badge; you = yes if the sentence is told to that player.

## The log
ar-log-first = { $you ->
    [yes] The lot makes you the first player.
   *[no] The lot makes { $who } the first player.
}
ar-log-epoch = The { $kingdom } begins.
ar-log-round = { $kingdom }, round { $round }. { $you ->
    [yes] You are first player.
   *[no] { $who } is first player.
}
ar-log-part = { $part }
ar-log-dealt = { $you ->
    [yes] You are dealt { $province }.
   *[no] { $who } is dealt { $province }.
}
ar-log-reveal-chosen = { $you ->
    [yes] You put up { $province }, face down.
   *[no] { $seen ->
        [yes] { $who } puts up { $province }, face down.
       *[no] { $who } has chosen a province card.
    }
}
ar-log-opened = { $province } is open.
ar-log-opened-by = { $you ->
    [yes] You put up { $province }.
   *[no] { $who } puts up { $province }.
}
ar-log-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
ar-log-played-on = { $you ->
    [yes] You play { $card } on { $province }.
   *[no] { $who } plays { $card } on { $province }.
}
ar-log-sold = { $you ->
    [yes] You sell { $card }.
   *[no] { $who } sells { $card }.
}
ar-log-sold-sealed = { $you ->
    [yes] You sell { $card } in secret.
   *[no] { $who } sells { $card } in secret.
}
ar-log-sale-shown = { $you ->
    [yes] You had sold { $card }.
   *[no] { $who } had sold { $card }.
}
ar-log-drawn = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
ar-log-drawn-hidden = { $who } draws a power card.
ar-log-shuffled = The { $n } discards become the new deck.
ar-log-no-cards = No power card is left: { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} not drawn.
ar-log-bid = { $you ->
    [yes] You bid { $gold } on { $province }.
   *[no] { $who } bids { $gold } on { $province }.
}
ar-log-outbid = { $you ->
    [yes] You are outbid in { $province }.
   *[no] { $who } is outbid in { $province }.
}
ar-log-passed = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
ar-log-paid = { $you ->
    [yes] You pay { $gold } gold.
   *[no] { $who } pays { $gold } gold.
}
ar-log-won = { $you ->
    [yes] You win { $province }.
   *[no] { $who } wins { $province }.
}
ar-log-instant-gold = { $you ->
    [yes] { $province } gives you { $gold } gold.
   *[no] { $province } gives { $who } { $gold } gold.
}
ar-log-bought-cards = { $you ->
    [yes] You buy
   *[no] { $who } buys
} { $n ->
    [one] 1 power card
   *[other] { $n } power cards
} for { $gold } gold.
ar-log-bought-farmers = { $you ->
    [yes] You buy
   *[no] { $who } buys
} { $n ->
    [one] 1 farmer
   *[other] { $n } farmers
} for { $gold } gold.
ar-log-bought-stones = { $you ->
    [yes] You buy
   *[no] { $who } buys
} { $n ->
    [one] 1 stone
   *[other] { $n } stones
} for { $gold } gold.
ar-log-farmer = { $you ->
    [yes] You place a farmer in { $province }.
   *[no] { $who } places a farmer in { $province }.
}
ar-log-stone = { $you ->
    [yes] You place a stone in { $province }.
   *[no] { $who } places a stone in { $province }.
}
ar-log-pyramid = A pyramid rises in { $province }: { $n ->
    [one] 1 stands there now.
   *[other] { $n } stand there now.
}
ar-log-done = { $you ->
    [yes] You are done.
   *[no] { $who } is done.
}
ar-log-sealed = { $you ->
    [yes] You seal { $offer }.
   *[no] { $seen ->
        [yes] { $who } seals { $offer }.
       *[no] { $who } has sealed an offering.
    }
}
ar-log-gave = { $you ->
    [yes] You offer { $gold } gold.
   *[no] { $who } offers { $gold } gold.
}
ar-log-stole = { $you ->
    [yes] You steal 3 gold.
   *[no] { $who } steals 3 gold.
}
ar-log-total = Together: { $total }.
ar-log-changed = { $you ->
    [yes] You change the total by { $by }: { $total }.
   *[no] { $who } changes the total by { $by }: { $total }.
}
ar-log-tile = The total { $total } brings tile { $tile }.
ar-log-ranked = { $you ->
    [yes] You are
   *[no] { $who } is
} giver number { $rank }, with { $n ->
    [one] 1 reward.
   *[other] { $n } rewards.
}
ar-log-next-first = { $you ->
    [yes] You will be first player of the next round.
   *[no] { $who } will be first player of the next round.
}
ar-log-declined = { $you ->
    [yes] You decline
   *[no] { $who } declines
} { $n ->
    [one] 1 reward.
   *[other] { $n } rewards.
}
ar-log-province-income = { $province } gives { $gold } gold.
ar-log-income = { $you ->
    [yes] Your income is { $gold } gold.
   *[no] The income of { $who } is { $gold } gold.
}
ar-log-epoch-ended = The { $kingdom } is over and is counted.
ar-log-scored = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $n } for { $category }.
ar-log-goal = { $you ->
    [yes] You fulfil { $card }.
   *[no] { $who } fulfils { $card }.
}
ar-log-booked = { $you ->
    [yes] You have
   *[no] { $who } has
} { $n ->
    [one] 1 point more.
   *[other] { $n } points more.
}
ar-log-cleared = Scribes and farmers leave the board. Stones and pyramids stay.
ar-log-final-sale = { $you ->
    [yes] You sell { $n } × { $card }.
   *[no] { $who } sells { $n } × { $card }.
}
ar-log-gold-ranked = { $you ->
    [yes] You have
   *[no] { $who } has
} { $gold } gold, place { $place }: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
ar-log-placed = { $you ->
    [yes] You finish in
   *[no] { $who } finishes in
} place { $place } with { $n } points.

## Actions by name
ar-act-pass = Pass
ar-act-defend = Play Defence
ar-act-bribe = Play Bribe
ar-act-done = Done
ar-act-decline = Decline the rest
ar-act-reveal = Put up { $province }
ar-act-bid = Bid { $gold } gold on { $province }
ar-act-buy-cards = { $n ->
    [one] Buy 1 power card for { $gold } gold
   *[other] Buy { $n } power cards for { $gold } gold
}
ar-act-buy-farmers = { $n ->
    [one] Buy 1 farmer for { $gold } gold
   *[other] Buy { $n } farmers for { $gold } gold
}
ar-act-buy-stones = { $n ->
    [one] Buy 1 stone for { $gold } gold
   *[other] Buy { $n } stones for { $gold } gold
}
ar-act-farmer = Put a farmer in { $province }
ar-act-stone = Put a stone in { $province }
ar-act-architect = Play Architect on { $province }
ar-act-free-farmer = Play Free Farmer on { $province }
ar-act-offer = Offer { $gold } gold
ar-act-offer-change = Offer { $gold } gold with Offering Change
ar-act-theft = Lay Theft
ar-act-theft-change = Lay Theft with Offering Change
ar-act-raise = Add 3 to the total
ar-act-lower = Take 3 from the total
ar-act-take-card = Take a power card
ar-act-take-farmer = Take a farmer for { $province }
ar-act-take-stone = Take a stone for { $province }
ar-act-harvest = Play Rich Harvest on { $province }
ar-act-treasury = Play Treasury on { $province }
ar-act-sell = Sell { $card } for 1 gold

## Why not
amun-re-why-no-card = You do not have the card { $card }.
amun-re-why-nothing-to-sell = You do not have this card.
amun-re-why-played-before = You have already played { $card } in this phase.
amun-re-why-not-controlled = You do not control this province.
amun-re-why-no-province-card = You do not have this province card.
amun-re-why-reveal-due = First choose a province card.
amun-re-why-no-space = There is no such space: bids are 0, 1, 3, 6, 10, 15, 21, 28 and 36.
amun-re-why-not-open = This province is not open.
amun-re-why-barred = You were outbid here last: bid elsewhere first.
amun-re-why-bribed = After Bribe you bid on the province where you were outbid.
amun-re-why-too-low = This does not outbid { $gold }.
amun-re-why-defended = Defence: go two spaces above { $gold }.
amun-re-why-bid-too-high = You do not have so much gold.
amun-re-why-nothing-barred = Nobody has outbid you.
amun-re-why-bribe-in-vain = You cannot pay any bid there.
amun-re-why-bid-due = First place your scribe.
amun-re-why-must-pass = You lead, so you can only pass.
amun-re-why-stone-due = First place the stone of your instant reward.
amun-re-why-kind-closed = Too late: cards are bought before farmers, farmers before stones, each once.
amun-re-why-empty-lot = A lot has at least one piece.
amun-re-why-lot-too-dear = You do not have enough gold.
amun-re-why-card-limit = { $n ->
    [0] None of your provinces has a card symbol.
   *[other] Your card limit is { $n }.
}
amun-re-why-few-cards = { $n ->
    [0] No power card is left.
    [one] Only 1 power card is left.
   *[other] Only { $n } power cards are left.
}
amun-re-why-few-fields = { $n ->
    [0] Your provinces have no free field.
    [one] Your provinces have only 1 free field.
   *[other] Your provinces have only { $n } free fields.
}
amun-re-why-no-free-field = There is no free field here.
amun-re-why-no-two-stones = There must be 2 stones in the province.
amun-re-why-lot-first = First place all pieces you bought.
amun-re-why-market-turn = This is your market turn.
amun-re-why-no-offer = Lay at least 1 gold, or Theft.
amun-re-why-offer-too-high = You do not have so much gold.
amun-re-why-offering-due = First choose your offering.
amun-re-why-change-due = First raise or lower the total.
amun-re-why-no-card-exists = No power card is left.
amun-re-why-reward-due = First choose a reward.
amun-re-why-harvest-turn = This is your harvest turn.
