# Amun-Re: what happens, what can be done and why not, and what a table may choose.
# who, by = a player as a badge; you = yes if the sentence is told to that player.

## The log
ar-log-first = { $you ->
    [yes] You are randomly chosen as first player.
   *[no] { $who } is randomly chosen as first player.
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
    [yes] You choose { $province }, face down.
   *[no] { $seen ->
        [yes] { $who } chooses { $province }, face down.
       *[no] { $who } has chosen a province card.
    }
}
ar-log-opened = { $province } is up for auction.
ar-log-opened-by = { $you ->
    [yes] You put { $province } up for auction.
   *[no] { $who } puts { $province } up for auction.
}
ar-log-played = { $you ->
    [yes] You play “{ $card }”.
   *[no] { $who } plays “{ $card }”.
}
ar-log-played-on = { $you ->
    [yes] You play “{ $card }” on { $province }.
   *[no] { $who } plays “{ $card }” on { $province }.
}
ar-log-sold = { $you ->
    [yes] You sell “{ $card }”.
   *[no] { $who } sells “{ $card }”.
}
ar-log-sold-sealed = { $you ->
    [yes] You secretly sell “{ $card }”.
   *[no] { $who } secretly sells “{ $card }”.
}
ar-log-sale-shown = { $you ->
    [yes] You had sold “{ $card }”.
   *[no] { $who } had sold “{ $card }”.
}
ar-log-drawn = { $you ->
    [yes] You draw “{ $card }”.
   *[no] { $who } draws “{ $card }”.
}
ar-log-drawn-hidden = { $who } draws a power card.
ar-log-shuffled = The { $n } discards are shuffled into a new deck.
ar-log-no-cards = The deck is empty: { $n ->
    [one] 1 card
   *[other] { $n } cards
} couldn’t be drawn.
ar-log-bid = { $you ->
    [yes] You bid { $gold } on { $province }.
   *[no] { $who } bids { $gold } on { $province }.
}
ar-log-outbid = { $you ->
    [yes] You are outbid on { $province }.
   *[no] { $who } is outbid on { $province }.
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
    [yes] You end your turn.
   *[no] { $who } is done.
}
ar-log-sealed = { $you ->
    [yes] You choose { $offer }.
   *[no] { $seen ->
        [yes] { $who } chooses { $offer }.
       *[no] { $who } has chosen an offering.
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
ar-log-total = Total: { $total }.
ar-log-changed = { $you ->
    [yes] You change the total by { $by }, to { $total }.
   *[no] { $who } changes the total by { $by }, to { $total }.
}
ar-log-tile = A total of { $total } means tile { $tile }.
ar-log-ranked = { $you ->
    [yes] Your offering
   *[no] { $who }'s offering
} is { $rank ->
    [1] the highest
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: { $n ->
    [one] 1 reward.
   *[other] { $n } rewards.
}
ar-log-next-first = { $you ->
    [yes] You will be first player next round.
   *[no] { $who } will be first player next round.
}
ar-log-declined = { $you ->
    [yes] You decline
   *[no] { $who } declines
} { $n ->
    [one] 1 reward.
   *[other] { $n } rewards.
}
ar-log-province-income = { $province } earns { $gold } gold.
ar-log-income = { $you ->
    [yes] You earn { $gold } gold.
   *[no] { $who } earns { $gold } gold.
}
ar-log-epoch-ended = End of the { $kingdom }: scoring.
ar-log-scored = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $n } for { $category }.
ar-log-goal = { $you ->
    [yes] You fulfil “{ $card }”.
   *[no] { $who } fulfils “{ $card }”.
}
ar-log-booked = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $n ->
    [one] 1 point in total.
   *[other] { $n } points in total.
}
ar-log-cleared = Scribes and farmers leave the board. Stones and pyramids stay.
ar-log-final-sale = { $you ->
    [yes] You sell { $n } × “{ $card }”.
   *[no] { $who } sells { $n } × “{ $card }”.
}
ar-log-gold-ranked = { $you ->
    [yes] You are
   *[no] { $who } is
} { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in gold ({ $gold }): { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
ar-log-placed = { $you ->
    [yes] You finish
   *[no] { $who } finishes
} { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} with { $n ->
    [one] 1 point.
   *[other] { $n } points.
}

## Actions by name
ar-act-pass = Pass
ar-act-defend = Play Defence
ar-act-bribe = Play Bribe
ar-act-done = Done
ar-act-decline = Decline the rest
ar-act-reveal = Put { $province } up for auction
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
ar-act-farmer = Place a farmer in { $province }
ar-act-stone = Place a stone in { $province }
ar-act-architect = Play Architect on { $province }
ar-act-free-farmer = Play Free Farmer on { $province }
ar-act-offer = Offer { $gold } gold
ar-act-offer-change = Offer { $gold } gold with Offering Change
ar-act-theft = Play Theft
ar-act-theft-change = Play Theft with Offering Change
ar-act-raise = Add 3 to the total
ar-act-lower = Subtract 3 from the total
ar-act-take-card = Take a power card
ar-act-take-farmer = Take a farmer for { $province }
ar-act-take-stone = Take a stone for { $province }
ar-act-harvest = Play Rich Harvest on { $province }
ar-act-treasury = Play Treasury on { $province }
ar-act-sell = Sell { $card } for 1 gold

## Why not
amun-re-why-no-card = You don’t have the card “{ $card }”.
amun-re-why-nothing-to-sell = You don’t have this card.
amun-re-why-played-before = You’ve already played “{ $card }” this phase.
amun-re-why-not-controlled = You don’t control this province.
amun-re-why-no-province-card = You don’t have this province card.
amun-re-why-reveal-due = Choose a province card first.
amun-re-why-no-space = There is no such space: bids are 0, 1, 3, 6, 10, 15, 21, 28 and 36.
amun-re-why-not-open = This province isn’t up for auction.
amun-re-why-barred = You were just outbid here: bid elsewhere first.
amun-re-why-bribed = After Bribe you must bid on the province where you were outbid.
amun-re-why-too-low = Must beat { $gold }.
amun-re-why-defended = Defended: bid at least two spaces above { $gold }.
amun-re-why-bid-too-high = You don’t have that much gold.
amun-re-why-nothing-barred = You haven’t been outbid.
amun-re-why-bribe-in-vain = You can’t afford any bid there.
amun-re-why-bid-due = Place your scribe first.
amun-re-why-must-pass = You lead, so you can only pass.
amun-re-why-stone-due = Place the stone from your instant reward first.
amun-re-why-kind-closed = Too late: cards come before farmers, farmers before stones, each once.
amun-re-why-empty-lot = Buy at least one.
amun-re-why-lot-too-dear = You don’t have enough gold.
amun-re-why-card-limit = { $n ->
    [0] None of your provinces has a card symbol.
   *[other] Your card limit is { $n }.
}
amun-re-why-few-cards = { $n ->
    [0] There are no power cards left.
    [one] Only 1 power card is left.
   *[other] Only { $n } power cards are left.
}
amun-re-why-few-fields = { $n ->
    [0] You have no free fields.
    [one] You have only 1 free field.
   *[other] You have only { $n } free fields.
}
amun-re-why-no-free-field = There’s no free field here.
amun-re-why-no-two-stones = The province needs 2 stones.
amun-re-why-lot-first = Place everything you bought first.
amun-re-why-market-turn = You can’t do that during your market turn.
amun-re-why-no-offer = Offer at least 1 gold, or play Theft.
amun-re-why-offer-too-high = You don’t have that much gold.
amun-re-why-offering-due = Choose your offering first.
amun-re-why-change-due = Raise or lower the total first.
amun-re-why-no-card-exists = There are no power cards left.
amun-re-why-reward-due = Choose a reward first.
amun-re-why-harvest-turn = You can’t do that during your harvest turn.
