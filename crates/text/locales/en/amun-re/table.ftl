# Amun-Re. Arguments: who, by = a player as a badge; you = yes if the sentence is told to that player.
amun-re-name = Amun-Re
amun-re-kind = Win provinces, offer to the god, build pyramids in two kingdoms.

## Header
ar-kingdoms = Kingdoms and rounds
ar-round-of = round { $round } of 3
ar-rounds-to-come = 3 rounds to come
ar-rounds-played = 3 rounds played
ar-phases = Phases of the round
ar-tile = Tile { $value }
ar-tile-pays = { $value } gold a farmer, { $value } { $value ->
    [one] point
   *[other] points
} a temple, { $camel ->
    [yes] caravans pay
   *[no] caravans rest
}

## Map and provinces
ar-map = Map of Egypt
ar-map-says = Fifteen provinces along the Nile, north on top. All that lies in them is also in the list of the provinces.
ar-map-pan = Map, scroll to move
ar-map-size = Size of the map
ar-map-whole = Whole
ar-map-close = Close
ar-not-in-play = not in play
ar-show-bids = Show the bids on { $province }
ar-key = Key
ar-key-title = Key to the map
ar-key-field = field
ar-key-field-does = room for one farmer
ar-key-farmer = farmer
ar-key-farmer-does = gold in every harvest
ar-key-free-farmer = free farmer
ar-key-free-farmer-does = needs no field
ar-key-temple = temple
ar-key-temple-does = points by the tile
ar-key-mine = gold mine
ar-key-mine-does = gold in every harvest
ar-key-caravan = caravan
ar-key-caravan-does = gold on tiles 1 and 2
ar-key-symbol = card symbol
ar-key-symbol-does = one card may be bought
ar-key-instant = at once
ar-key-instant-does = handed out on winning
ar-key-stone = stone
ar-key-stone-does = the third one builds
ar-key-pyramid = pyramid
ar-key-pyramid-does = stays for the New Kingdom
ar-key-lower = Lower Egypt
ar-key-lower-does = north of the red line
ar-key-upper = Upper Egypt
ar-key-upper-does = south of it
ar-lands = Provinces
ar-lands-title = All provinces
ar-board-name = Board: { $name }
ar-lies-there = { $farmers } on { $fields }, { $pyramids }, { $stones }
ar-open-now = open
ar-leads-with = { $who } leads with { $gold }
ar-nobody-leads = nobody yet
ar-barred = barred for you
ar-controlled = { $who } controls it
ar-nobodys = nobody's

## Players
ar-players = Players
ar-you = you
ar-bot = bot
ar-stand-in = bot, for now
ar-empty-seat = left
ar-away = away
ar-first-player = First player of this round
ar-next-first-player = First player of the next round
ar-gold-word = Gold
ar-hidden = hidden
ar-gold-hidden = Gold is hidden at this table
ar-theft-ready = Theft card in hand
ar-if-scored = If scored now
ar-state-bids = to bid
ar-state-outbid = outbid in { $province }
ar-state-leads = leads { $province } with { $gold }
ar-state-defence = Defence
ar-state-chosen = has chosen
ar-state-choosing = choosing
ar-state-sealed = offering sealed
ar-state-acts = to act
ar-state-gave = gave { $gold } gold
ar-state-stole = stole 3 gold
ar-order = Turn order
ar-order-now = now

## Hand and supply
ar-hand = Your hand
ar-hand-number = { $n ->
    [0] no power card, and Theft
    [one] 1 card, and Theft
   *[other] { $n } cards, and Theft
}
ar-hand-copies = { $n } of them
ar-play-now = play now
ar-sell = Sell for 1 gold
ar-sell-wait = Cards can be sold whenever it is your turn to decide.
ar-sold-sealed = Sold in secret: { $cards }. The others see it when all have chosen.
ar-province-hand = Your province cards
ar-to-come = Still to come
ar-to-come-perhaps = Not seen yet, { $n } of them out of play
ar-deck = Deck { $deck }, discards { $discards }
ar-discards = Discards
ar-unseen = Not seen yet, in the deck and in other hands

## Decisions: heading and first line of each
ar-ask-your-turn = Your turn
ar-ask-sealed = All players, sealed
ar-ask-waiting = Please wait
ar-ask-bid = Place your scribe
ar-ask-bid-says = You have { $gold } gold. A click bids.
ar-ask-bribed = Bid on { $province }
ar-ask-bribed-says = You played Bribe: now bid here. You have { $gold } gold.
ar-ask-lead = You lead { $province } with { $gold }
ar-ask-lead-says = Your scribe stays where it is, so there is nothing to do but pass.
ar-ask-stones = { $n ->
    [one] Place 1 stone
   *[other] Place { $n } stones
}
ar-ask-farmers = { $n ->
    [one] Place 1 farmer
   *[other] Place { $n } farmers
}
ar-ask-place-says = Click on the map, or choose here.
ar-ask-market = At the market
ar-ask-market-says = Cards, then farmers, then stones: each at most once. You have { $gold } gold.
ar-ask-offering = Your offering
ar-ask-offering-says = Nobody sees it before all have chosen. You have { $gold } gold.
ar-ask-change = Change the total of { $total }
ar-ask-change-says = You laid Offering Change: add 3 or take 3 away.
ar-ask-reward = { $n ->
    [one] Take 1 reward
   *[other] Take { $n } rewards
}
ar-ask-reward-says = You are { $rank ->
    [1] the highest giver
    [2] the second giver
   *[other] giver number { $rank }
}.
ar-ask-harvest = Your harvest
ar-ask-reveal = Put up a province
ar-ask-reveal-says = All players choose one of their province cards; then all are turned up.
ar-wait-for = Waiting for { $who }
ar-wait-chance = Cards are drawn
ar-wait-auction = { $who } is to bid.
ar-wait-lead = { $who } leads and is to pass.
ar-wait-stone = { $who } places a stone of an instant reward.
ar-wait-market = { $who } is at the market.
ar-wait-change = { $who } adds 3 to the total of { $total } or takes 3 away.
ar-wait-reward = { $who } takes { $rewards }.
ar-wait-harvest = { $who } gathers the harvest.
ar-wait-sealed = You have chosen. The others are still choosing.
ar-wait-watch = The players choose in secret.
ar-wait-draw = The next cards are drawn.
ar-over-says = The game is over.

## Auction
ar-lot-empty = Nobody is here yet.
ar-lot-ends = Empty, the last one: a bid here ends the auction.
ar-lot-leads = { $you ->
    [yes] You lead with { $gold }.
   *[no] { $who } leads with { $gold }.
}
ar-lot-outbid = { $who } outbid you with { $gold }.
ar-lot-defended = Defence: two spaces above.
ar-spaces = Bid spaces of { $province }
ar-because = { $numbers }: { $why }
ar-held-by = held by { $who }
ar-play-bribe = Play Bribe: bid on { $province } at once
ar-play-defence-bid = Play Defence before you bid: others must go two spaces above you
ar-play-defence-lead = Play Defence: others must go two spaces above your { $gold }
ar-pass = Pass

## Market and placing
ar-buy-hint = Buying farmers closes the cards; buying stones closes both. What is left can go into the offering.
ar-done-market = Done, buy nothing more
ar-play-architect = Play Architect on { $province }: its 2 stones become a pyramid
ar-play-free-farmer = Play Free Farmer on { $province }
ar-stone-here = { $n ->
    [0] None lies here; becomes 1.
   *[other] { $n } lies here; becomes 2.
}
ar-stone-builds = 2 lie here: this one builds a pyramid.
ar-farmer-here = { $n ->
    [one] the last free field
   *[other] { $n } free fields
}
ar-place-hint = The third stone in a province becomes a pyramid at once.
ar-take-stone = A stone in { $province }
ar-take-farmer = A farmer in { $province }
ar-take-card = A power card
ar-take-card-says = { $n } in the deck
ar-decline = Decline the rest

## Offering
ar-give = Give gold
ar-give-hint = The highest gift takes 3 rewards and is first player of the next round; the second takes 2, every other 1.
ar-give-none = You have no gold. A card can be sold for 1.
ar-steal = Or steal
ar-steal-hint = You take 3 gold, the total falls by 3, and there is no reward.
ar-steal-act = Seal Theft
ar-steal-change-act = Seal Theft with Offering Change
ar-with-change = Lay Offering Change with it
ar-tiles = Offering tiles
ar-tile-range = { $tile ->
    [1] 2 or less
    [2] 3 to 12
    [3] 13 to 22
   *[other] 23 or more
}
ar-tile-income = you get { $gold }
ar-tile-caravans = { $camel ->
    [yes] caravans pay
   *[no] caravans rest
}
ar-who-chose = Who has chosen
ar-sealed = sealed
ar-sealed-mine = You have sealed { $offer }.
ar-offer-gold = { $gold } gold
ar-offer-theft = Theft
ar-offer-change = { $offer } with Offering Change
ar-revealed-mine = You have put up { $province }, face down.
ar-total = The total is { $total }
ar-meter = Total { $total } on the scale of the tiles: tile 1 up to 2, tile 2 up to 12, tile 3 up to 22, tile 4 from 23
ar-change-raise = Add 3: the total is { $total }, tile { $tile }
ar-change-lower = Take 3 away: the total is { $total }, tile { $tile }
ar-laid-change = laid Offering Change

## Harvest
ar-harvest-says = Tile { $tile }: each farmer brings { $tile } gold; { $camel ->
    [yes] caravans pay
   *[no] no camel, caravans rest
}.
ar-income-by = Income by province
ar-income-province = Province
ar-income-farmers = Farmers
ar-income-mine = Mine
ar-income-caravan = Caravan
ar-income-gold = Gold
ar-income-now = Income now
ar-play-harvest = Rich Harvest on { $province }
ar-play-treasury = Treasury on { $province }
ar-income-then = income { $gold }
ar-take-gold = Take { $gold } gold

## Scoring
ar-category-temples = Temples
ar-category-temples-says = tile value × temples
ar-category-pyramids = Pyramids
ar-category-pyramids-says = 1 each
ar-category-sets = Sets
ar-category-sets-says = 3 × fewest in a province
ar-category-banks = Most on a bank
ar-category-banks-says = 5 for west, 5 for east
ar-category-goals = Goal cards
ar-category-goals-says = 3 each
ar-for-category = for { $category }
ar-counted = The { $kingdom } is counted
ar-scoring-by = Scoring by category
ar-category = Category
ar-before = Before
ar-this-kingdom = This kingdom
ar-points-word = Points
ar-goals-shown = Goal cards shown: { $goals }.
ar-goal-shown = { $who } { $card }
ar-wins = { $n ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the victory with { $points }
}
ar-final-says = All gold is shown: most gold 6, second 4, third 2. Equal gold shares the better place.
ar-final-line = { $before } points, { $gold } gold: +{ $more }
ar-and = { $first } and { $second }

## Phone
ar-tabs = View
ar-tab-map = Map
ar-tab-decide = Decide
ar-tab-players = Players
ar-tab-log = Log
ar-strip-open = Open now
ar-strip-own = Your provinces
