# Amun-Re. Arguments: who, by = a player as a badge; you = yes if the sentence is told to that player.
amun-re-name = Amun-Re
amun-re-kind = Win provinces, make offerings, build pyramids in two kingdoms.

## Header
ar-kingdoms = Kingdoms and rounds
ar-round-of = round { $round } of 3
ar-rounds-to-come = 3 rounds to come
ar-rounds-played = 3 rounds played
ar-phases = Phases of the round
ar-tile = Tile { $value }
ar-tile-pays = { $value } gold per farmer, { $value } { $value ->
    [one] point
   *[other] points
} per temple, { $camel ->
    [yes] caravans pay
   *[no] caravans don’t pay
}

## Map and provinces
ar-map = Map of Egypt
ar-map-says = Fifteen provinces along the Nile, north at the top. The province list shows everything on the map.
ar-map-pan = Map, scroll to move
ar-map-size = Map size
ar-map-whole = Fit
ar-map-close = Zoom in
ar-not-in-play = not in play
ar-show-bids = Show the bids on { $province }
ar-key = Key
ar-key-title = Key to the map
ar-key-field = field
ar-key-field-does = room for one farmer
ar-key-farmer = farmer
ar-key-farmer-does = earns gold in every harvest
ar-key-free-farmer = free farmer
ar-key-free-farmer-does = needs no field
ar-key-temple = temple
ar-key-temple-does = scores the tile’s value
ar-key-mine = gold mine
ar-key-mine-does = gold in every harvest
ar-key-caravan = caravan
ar-key-caravan-does = gold on tiles 1 and 2
ar-key-symbol = card symbol
ar-key-symbol-does = lets you buy one card
ar-key-instant = instant reward
ar-key-instant-does = gained when you win the province
ar-key-stone = stone
ar-key-stone-does = 3 stones = 1 pyramid
ar-key-pyramid = pyramid
ar-key-pyramid-does = stays for the New Kingdom
ar-key-lower = Lower Egypt
ar-key-lower-does = north of the red line
ar-key-upper = Upper Egypt
ar-key-upper-does = south of the red line
ar-lands = Provinces
ar-lands-title = All provinces
ar-board-name = Board: { $name }
ar-lies-there = { $farmers } on { $fields }, { $pyramids }, { $stones }
ar-open-now = up for auction
ar-leads-with = { $who } leads with { $gold }
ar-nobody-leads = no bids yet
ar-barred = blocked for you
ar-controlled = controlled by { $who }
ar-nobodys = unclaimed

## Players
ar-players = Players
ar-you = you
ar-bot = bot
ar-stand-in = bot, for now
ar-empty-seat = left
ar-away = away
ar-first-player = First player this round
ar-next-first-player = First player next round
ar-gold-word = Gold
ar-hidden = hidden
ar-gold-hidden = Gold is hidden at this table
ar-theft-ready = Theft card in hand
ar-if-scored = If scored now
ar-state-bids = bidding
ar-state-outbid = outbid on { $province }
ar-state-leads = leads { $province } with { $gold }
ar-state-defence = Defence
ar-state-chosen = has chosen
ar-state-choosing = choosing
ar-state-sealed = offering chosen
ar-state-acts = to move
ar-state-gave = offered { $gold } gold
ar-state-stole = stole 3 gold
ar-order = Turn order
ar-order-now = now

## Hand and supply
ar-hand = Your hand
ar-hand-number = { $n ->
    [0] Theft only
    [one] 1 card and Theft
   *[other] { $n } cards and Theft
}
ar-hand-copies = ×{ $n }
ar-play-now = play now
ar-sell = Sell for 1 gold
ar-sell-wait = You can sell cards whenever it’s your turn.
ar-sold-sealed = Sold in secret: { $cards }. The others see it once everyone has chosen.
ar-province-hand = Your province cards
ar-to-come = Still to come
ar-to-come-perhaps = Not seen yet; { $n } of these are out of play
ar-deck = Deck: { $deck }, discards: { $discards }
ar-discards = Discards
ar-unseen = Not seen yet (in the deck or in other hands)

## Decisions: heading and first line of each
ar-ask-your-turn = Your turn
ar-ask-sealed = Everyone chooses secretly
ar-ask-waiting = Please wait
ar-ask-bid = Place your scribe
ar-ask-bid-says = You have { $gold } gold. Click a space to bid.
ar-ask-bribed = Bid on { $province }
ar-ask-bribed-says = You played Bribe, so bid here now. You have { $gold } gold.
ar-ask-lead = You lead { $province } with { $gold }
ar-ask-lead-says = You are leading, so you can only pass.
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
ar-ask-market-says = Cards, then farmers, then stones, each at most once. You have { $gold } gold.
ar-ask-offering = Your offering
ar-ask-offering-says = Revealed when everyone has chosen. You have { $gold } gold.
ar-ask-change = Change the total of { $total }
ar-ask-change-says = You played Offering Change: add 3 or subtract 3.
ar-ask-reward = { $n ->
    [one] Take 1 reward
   *[other] Take { $n } rewards
}
ar-ask-reward-says = Your offering is { $rank ->
    [1] the highest
    [2] the second highest
    [3] the third highest
   *[other] { $rank }th
}.
ar-ask-harvest = Your harvest
ar-ask-reveal = Choose a province to auction
ar-ask-reveal-says = Everyone chooses one of their province cards; then all are revealed.
ar-wait-for = Waiting for { $who }
ar-wait-chance = Drawing cards
ar-wait-auction = { $who } is bidding.
ar-wait-lead = { $who } leads and must pass.
ar-wait-stone = { $who } is placing a stone from an instant reward.
ar-wait-market = { $who } is at the market.
ar-wait-change = { $who } is adding 3 to the total of { $total }, or subtracting 3.
ar-wait-reward = { $who } is taking { $rewards }.
ar-wait-harvest = { $who } is bringing in the harvest.
ar-wait-sealed = You’ve chosen. Waiting for the others.
ar-wait-watch = The players are choosing secretly.
ar-wait-draw = Drawing the next cards.
ar-over-says = The game is over.

## Auction
ar-lot-empty = No bids yet.
ar-lot-ends = Last empty province: a bid here ends the auction.
ar-lot-leads = { $you ->
    [yes] You lead with { $gold }.
   *[no] { $who } leads with { $gold }.
}
ar-lot-outbid = { $who } outbid you with { $gold }.
ar-lot-defended = Defended: bid at least two spaces higher.
ar-spaces = Bid spaces for { $province }
ar-because = { $numbers }: { $why }
ar-held-by = taken by { $who }
ar-play-bribe = Play Bribe: bid on { $province } now
ar-play-defence-bid = Play Defence with your bid: others must go two spaces higher
ar-play-defence-lead = Play Defence: others must go two spaces above your { $gold }
ar-pass = Pass

## Market and placing
ar-buy-hint = After farmers you can’t buy cards; after stones, neither. Keep some gold for the offering.
ar-done-market = Finish buying
ar-play-architect = Play Architect on { $province }: its 2 stones become a pyramid
ar-play-free-farmer = Play Free Farmer on { $province }
ar-stone-here = { $n ->
    [0] 0 → 1 stone
   *[other] { $n } → 2 stones
}
ar-stone-builds = Third stone: builds a pyramid.
ar-farmer-here = { $n ->
    [one] the last free field
   *[other] { $n } free fields
}
ar-place-hint = The third stone in a province immediately becomes a pyramid.
ar-take-stone = A stone in { $province }
ar-take-farmer = A farmer in { $province }
ar-take-card = A power card
ar-take-card-says = { $n } in the deck
ar-decline = Decline the rest

## Offering
ar-give = Offer gold
ar-give-hint = Highest offering: 3 rewards and first player next round; second: 2 rewards; everyone else: 1.
ar-give-none = You have no gold. You can sell a card for 1.
ar-steal = Or steal
ar-steal-hint = You take 3 gold, the total drops by 3, and you get no reward.
ar-steal-act = Play Theft
ar-steal-change-act = Play Theft with Offering Change
ar-with-change = Add Offering Change
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
   *[no] caravans don’t pay
}
ar-who-chose = Who has chosen
ar-sealed = ready
ar-sealed-mine = You offer { $offer }.
ar-offer-gold = { $gold } gold
ar-offer-theft = Theft
ar-offer-change = { $offer } with Offering Change
ar-revealed-mine = You have chosen { $province }.
ar-total = The total is { $total }
ar-meter = Total { $total } on the tile scale: tile 1 up to 2, tile 2 up to 12, tile 3 up to 22, tile 4 from 23
ar-change-raise = Add 3: total { $total }, tile { $tile }
ar-change-lower = Subtract 3: total { $total }, tile { $tile }
ar-laid-change = plus Offering Change

## Harvest
ar-harvest-says = Tile { $tile }: each farmer earns { $tile } gold; { $camel ->
    [yes] caravans pay
   *[no] no camel, so caravans don’t pay
}.
ar-income-by = Income by province
ar-income-province = Province
ar-income-farmers = Farmers
ar-income-mine = Mine
ar-income-caravan = Caravan
ar-income-gold = Gold
ar-income-now = Your income
ar-play-harvest = Rich Harvest on { $province }
ar-play-treasury = Treasury on { $province }
ar-income-then = income { $gold }
ar-take-gold = Take { $gold } gold

## Scoring
ar-category-temples = Temples
    .for = temples
ar-category-temples-says = tile value × temples
ar-category-pyramids = Pyramids
    .for = pyramids
ar-category-pyramids-says = 1 each
ar-category-sets = Sets
    .for = sets
ar-category-sets-says = 3 × the lowest province
ar-category-banks = Most pyramids on a bank
    .for = the most pyramids on a bank
ar-category-banks-says = 5 for west, 5 for east
ar-category-goals = Goal cards
    .for = goal cards
ar-category-goals-says = 3 each
ar-for-category = for { $category }
ar-counted = { $kingdom } scoring
ar-scoring-by = Scoring by category
ar-category = Category
ar-before = Before
ar-this-kingdom = This kingdom
ar-points-word = Points
ar-goals-shown = Goal cards revealed: { $goals }.
ar-goal-shown = { $who } “{ $card }”
ar-wins = { $n ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the victory with { $points } points
}
ar-final-says = All gold is revealed: most gold scores 6, second 4, third 2. Ties share the higher place.
ar-final-line = { $before } points, { $gold } gold: +{ $more }
ar-and = { $first } and { $second }

## Phone
ar-tabs = View
ar-tab-map = Map
ar-tab-decide = Decide
ar-tab-players = Players
ar-tab-log = Log
ar-strip-open = Up for auction
ar-strip-own = Your provinces
