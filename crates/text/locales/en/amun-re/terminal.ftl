# The table of Amun-Re as the command line draws it, and what its hints say.

amun-re-terminal-round = { $kingdom }, round { $round } of 3, { $players } players
amun-re-terminal-expert = expert variant
amun-re-terminal-phase = phase
amun-re-terminal-first = first player
amun-re-terminal-first-none = not drawn yet
amun-re-terminal-first-next = { $who }; from the next round on { $next }
amun-re-terminal-tile = tile
amun-re-terminal-tile-none = none yet
amun-re-terminal-tile-value = { $value }, { $camel ->
    [yes] with camel
   *[no] no camel
}
amun-re-terminal-deck = deck
amun-re-terminal-discards = discards
amun-re-terminal-hand = hand
amun-re-terminal-province-cards = province cards
amun-re-terminal-controls = controls
amun-re-terminal-also = also
amun-re-terminal-played = played { $cards } in this phase
amun-re-terminal-reveals = reveals { $province } (sealed)
amun-re-terminal-lays = lays { $offer }
amun-re-terminal-sold = sold in secret: { $cards }
amun-re-terminal-farmers = { $n } farm
amun-re-terminal-stones = { $n } st
amun-re-terminal-pyramids = { $n } pyr
amun-re-terminal-legend = W E bank, L U Lower or Upper Egypt, ~ at the Nile; f fields, t temples, s symbols,
    m mine, c caravan, ! instant reward in cards, stones, gold

amun-re-phase-first = the lot for the first player
amun-re-phase-deal = province cards: one to { $who }
amun-re-phase-turn-up = turning up provinces
amun-re-phase-reveal = sealed choice of province cards
amun-re-phase-auction = auction: turn of { $who }
amun-re-phase-bribed = auction: { $who } has bribed
amun-re-phase-instant = instant reward: { $what } for { $who }
amun-re-phase-market = market: turn of { $who }
amun-re-phase-bought = market: { $what } for { $who }
amun-re-phase-place = market: { $who } has { $what } to place
amun-re-phase-offering = sealed offerings
amun-re-phase-change = offering: total { $total }, Offering Change of { $who }
amun-re-phase-reward = offering: total { $total }, { $what } left for { $who }
amun-re-phase-harvest = harvest: turn of { $who }
amun-re-phase-over = the game is over

amun-re-hint-gold = a gold piece is worth { $now } points now, and { $later } after this market
amun-re-hint-scores = a scoring now would bring { $scores }
amun-re-hint-province = { $province } is worth { $worths }
amun-re-hint-worth = { $worth } to { $who }
amun-re-hint-stone = a stone is worth most in { $province }: { $worth }
