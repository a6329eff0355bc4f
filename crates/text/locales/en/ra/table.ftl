# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Ra
ra-kind = Draw, invoke, outbid: three epochs and never enough suns.

## Tiles: the name, one of it, some of it

ra-tile-ra = Ra
    .one = a Ra tile
    .many = { $count } Ra tiles
ra-tile-god = god
    .one = a god
    .many = { $count } gods
ra-tile-gold = gold
    .one = a gold tile
    .many = { $count } gold tiles
ra-tile-pharaoh = pharaoh
    .one = a pharaoh
    .many = { $count } pharaohs
ra-tile-nile = Nile
    .one = a Nile tile
    .many = { $count } Nile tiles
ra-tile-flood = flood
    .one = a flood
    .many = { $count } floods
ra-tile-civ-art = art
    .one = an art tile
    .many = { $count } art tiles
ra-tile-civ-agriculture = agriculture
    .one = an agriculture tile
    .many = { $count } agriculture tiles
ra-tile-civ-religion = religion
    .one = a religion tile
    .many = { $count } religion tiles
ra-tile-civ-astronomy = astronomy
    .one = an astronomy tile
    .many = { $count } astronomy tiles
ra-tile-civ-writing = writing
    .one = a writing tile
    .many = { $count } writing tiles
ra-tile-mon-fortress = fortress
    .one = a fortress
    .many = { $count } fortresses
ra-tile-mon-obelisk = obelisk
    .one = an obelisk
    .many = { $count } obelisks
ra-tile-mon-palace = palace
    .one = a palace
    .many = { $count } palaces
ra-tile-mon-pyramid = pyramid
    .one = a pyramid
    .many = { $count } pyramids
ra-tile-mon-sphinx = sphinx
    .one = a sphinx
    .many = { $count } sphinxes
ra-tile-mon-statue = statue
    .one = a statue
    .many = { $count } statues
ra-tile-mon-step-pyramid = step pyramid
    .one = a step pyramid
    .many = { $count } step pyramids
ra-tile-mon-temple = temple
    .one = a temple
    .many = { $count } temples
ra-tile-dis-funeral = funeral
    .one = a funeral
    .many = { $count } funerals
ra-tile-dis-drought = drought
    .one = a drought
    .many = { $count } droughts
ra-tile-dis-war = war
    .one = a war
    .many = { $count } wars
ra-tile-dis-earthquake = earthquake
    .one = an earthquake
    .many = { $count } earthquakes
ra-tile-unrest = unrest
    .one = unrest
    .many = { $count } unrest tiles
ra-tile-mausoleum = mausoleum
    .one = a mausoleum
    .many = { $count } mausoleums
ra-tile-sanctuary = sanctuary
    .one = a sanctuary
    .many = { $count } sanctuaries

## Gods

ra-god-anubis = Anubis
ra-god-bastet = Bastet
ra-god-khnum = Khnum
ra-god-horus = Horus
ra-god-set = Set
ra-god-sobek = Sobek
ra-god-thoth = Thoth
ra-god-wadjet = Wadjet
ra-god-hathor = Hathor
ra-god-isis = Isis
ra-god-osiris = Osiris
ra-god-ptah = Ptah
ra-god-sekhmet = Sekhmet
ra-god-seshat = Seshat

## Epochs and points

ra-epochs = Epochs
ra-epoch = Epoch { $number }
ra-era = Era { $number }
ra-kingdom =
    { $number ->
        [1] Old Kingdom
        [2] Middle Kingdom
       *[3] New Kingdom
    }
ra-epoch-done = Over, show scoring:
ra-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ra-fame-points =
    { $count ->
        [one] { $count } fame point
       *[other] { $count } fame points
    }
ra-victory-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }

## Categories

ra-gods = Gods
ra-gold = Gold
ra-pharaohs = Pharaohs
ra-river = River
ra-nile = Nile
ra-floods = Floods
ra-civilization = Civilization
ra-kinds-of-civilization = Types of civilization
ra-monuments = Monuments
ra-variety = different monuments
ra-identical = matching monuments
ra-suns = Suns
ra-disasters = Disasters
ra-kinds =
    { $count ->
        [one] { $count } type
       *[other] { $count } types
    }

## The board

ra-board = Board
ra-centre-sun = centre sun
ra-track = Ra track: { $count } of { $last }
ra-track-ra = Ra { $number }
ra-track-free = space { $number }
ra-track-end = Ra number { $number } ends the epoch
ra-drawn-ra = Ra drawn
ra-more-end =
    { $count ->
        [one] the next one ends the epoch
       *[other] { $count } more end the epoch
    }
ra-tiles-in-row = tiles in the row
ra-bag-ra = of the tiles left are Ra
ra-per-draw = { $percent }% per draw
ra-row = Row: { $count } of { $spaces } tiles
ra-space-free = free
ra-stays = You keep it for the next epoch.
ra-leaves = Discarded at the end of the epoch.
ra-strikes = Discarded after it strikes.

ra-auction = Auction
ra-bids = Bids, in order
ra-cause-drawn = { $you ->
    [yes] You drew Ra
   *[no] { $who } drew Ra
}
ra-cause-invoked = { $you ->
    [yes] You invoked Ra
   *[no] { $who } invoked Ra
}
ra-cause-full = { $you ->
    [yes] You invoked Ra (full row)
   *[no] { $who } invoked Ra (full row)
}
ra-your-bid-now = your bid?
ra-bids-now = bidding now
ra-highest = highest
ra-outbid = outbid
ra-passed = passed
ra-speaks-last = last
ra-turn = Turn
ra-loss = Disaster
ra-over = The game is over
ra-turn-order = Turn order
ra-to-act = to move
ra-no-suns = no suns left
ra-bid-word = bid

## Players

ra-other-players = Other players, clockwise
ra-suns-in-all = total { $sum }
ra-usable = usable
ra-spent = spent
ra-score = score
ra-now = now
ra-row-word = row
ra-row-change = What changes if you win this row
ra-hidden = hidden
ra-hidden-until-end = Hidden until the end of the game
ra-show-tiles =
    { $you ->
        [yes] Show all your tiles
       *[no] Show all of { $who }'s tiles
    }
ra-slot =
    { $count ->
        [0] { $tile }: none
       *[other] { $tile }: { $count }
    }
ra-gods-named = Gods: { $names }
ra-monuments-later = Scored after the third epoch
ra-at-the-end = { $points } at the end

## What the row is worth, and the bag

ra-side = Help and log
ra-worth = What this row is worth
ra-worth-part = { $points } { $category }
ra-worth-nothing = changes nothing
ra-later = { $points } at the end
ra-already-passed = already passed
ra-cannot-outbid = can’t outbid
ra-bag = In the bag
ra-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
ra-odds = Next tile is Ra: { $percent }%. Within three draws: { $three }%.

## The decision

ra-act-draw = Draw a tile
ra-act-invoke = Invoke Ra
ra-act-god = Spend a god: take { $tile }
ra-act-done = Stop spending gods
ra-act-pass = Pass
ra-act-bid = Bid { $sun }
ra-act-lose = Lose { $tile }

ra-your-turn-why = Choose one action: draw, invoke Ra or spend a god.
ra-your-turn-full = The row is full: invoke Ra, or spend a god.
ra-draw-odds = { $percent }% chance of Ra.
ra-draw-space =
    { $count ->
        [one] Room for one more
       *[other] Room for { $count } more
    }
ra-invoke-says = Start an auction; if everyone else passes, you must bid
ra-invoke-full = Start an auction; if everyone passes, the row is lost
ra-spend = Spend { $god }
ra-spend-a-god = Spend a god
ra-spend-says = Take one tile from the row
ra-choose-tile = Choose a tile to take. The god is discarded.
ra-nothing-for-gods = There’s nothing in the row that a god can take
ra-god-step = Another god?
ra-god-step-why =
    { $count ->
        [one] You may spend one more god, or stop.
       *[other] You may spend { $count } more gods, or stop.
    }
ra-done-says = Keep the rest and end your turn
ra-your-bid = Your bid
ra-must-bid = You must bid
ra-must-bid-why = You invoked Ra and nobody else bid. Any of your suns will do.
ra-bid-above = Bid more than { $sun }, or pass.
ra-bid-any = Bid any of your suns, or pass.
ra-nobody-after = You bid last.
ra-one-after = Only { $who } bids after you.
ra-some-after = { $count } players bid after you.
ra-wins-surely = Sure win.
ra-beaten-by =
    { $count ->
        [one] Only { $suns } beats it.
       *[other] { $suns } beat it.
    }
ra-beaten-by-some = { $count } suns beat it.
ra-pass-goes = The row goes to { $who } for { $sun }
ra-pass-stands = { $who } leads with { $sun }
ra-pass-no-bid-yet = No bids yet; others bid after you
ra-pass-row-lost = No bids: all eight tiles are lost
ra-pass-row-stays = No bids: the row stays as it is
ra-lose-civilization =
    { $count ->
        [one] Choose one more civilization tile to lose.
       *[other] Choose { $count } civilization tiles to lose, one at a time.
    }
ra-lose-of = You have { $count }.
ra-lose-monument =
    { $count ->
        [one] Choose one more monument to lose.
       *[other] Choose { $count } monuments to lose, one at a time.
    }
ra-slip-disaster = Really spend a god on { $disaster }?

ra-decides =
    { $you ->
        [yes] Your move
       *[no] Waiting for { $who }
    }
ra-wait-turn =
    { $you ->
        [yes] Your turn (suns { $suns }).
       *[no] { $who }'s turn (suns { $suns }).
    }
ra-wait-bid =
    { $you ->
        [yes] Your bid (suns { $suns }).
       *[no] { $who } is bidding (suns { $suns }).
    }
ra-wait-last-bid =
    { $you ->
        [yes] Your bid, the last one (suns { $suns }).
       *[no] { $who } is bidding last (suns { $suns }).
    }
ra-wait-deal = Dealing suns
ra-wait-draw = Drawing a tile
ra-wait-god = Another god, or end of turn.
ra-wait-loss = { $disaster }: choosing tiles to lose
ra-suns-set = You have no suns left
ra-suns-set-why = You’re back in the next epoch, when all suns are turned face up.
ra-you-watch = You are watching.
ra-your-bid-stands = Your bid of { $sun } leads.
ra-your-bid-beaten = Your bid of { $sun } was beaten.
ra-you-passed = You have passed.
ra-you-speak-later = You bid later in this auction.
ra-you-wait = Waiting for the others.

## Why not

ra-why-row-full = The row is full: invoke Ra or spend a god
ra-why-no-god = You have no god
ra-why-not-for-gods = A god can’t take this tile
ra-why-not-in-row = That tile isn’t in the row
ra-why-not-usable = You can’t use this sun
ra-why-too-low = Must beat { $sun }
ra-why-must-bid = You invoked Ra and nobody else bid, so you must
ra-why-not-owned = You don’t have this tile
ra-why-not-struck = This disaster doesn’t affect that tile
ra-why-not-at-turn = Only possible as your action for the turn
ra-why-no-auction = There’s no auction right now
ra-why-during-auction = You can’t spend gods during an auction
ra-why-nothing-to-end = You haven’t spent a god this turn
ra-why-nothing-to-lose = You don’t have to lose a tile
ra-why-loss-first = Choose the tile to lose first

## What happened

ra-log-dealt =
    { $who } { $you ->
        [yes] get
       *[no] gets
    } the suns { $suns }.
ra-log-epoch-began =
    { $epoch } begins. { $who } { $you ->
        [yes] hold
       *[no] holds
    } the highest sun and { $you ->
        [yes] start
       *[no] starts
    }.
ra-log-drawn =
    { $who } { $you ->
        [yes] draw
       *[no] draws
    } { $tile }.
ra-log-ra =
    { $who } { $you ->
        [yes] draw
       *[no] draws
    } { $ra }: { $count } of { $last }.
ra-log-invoked =
    { $who } { $you ->
        [yes] invoke
       *[no] invokes
    } Ra.
ra-log-bid =
    { $who } { $you ->
        [yes] bid
       *[no] bids
    } { $sun }.
ra-log-passed =
    { $who } { $you ->
        [yes] pass
       *[no] passes
    }.
ra-log-nobody-bid =
    Nobody bids. { $lost ->
        [yes] The whole row is discarded.
       *[no] The row stays.
    }
ra-log-won =
    { $who } { $you ->
        [yes] win
       *[no] wins
    } { $count ->
        [0] sun { $spent } with { $sun }.
       *[other] with { $sun }: { $tiles }, plus sun { $spent }.
    }
ra-log-god =
    { $who } { $you ->
        [yes] spend
       *[no] spends
    } a god and { $you ->
        [yes] take
       *[no] takes
    } { $tile }.
ra-log-struck =
    { $disaster } strikes { $you ->
        [yes] you
       *[no] { $who }
    }.
ra-log-lost =
    { $who } { $you ->
        [yes] lose
       *[no] loses
    } { $tile }.
ra-log-epoch-ended =
    { $epoch } is over: { $ra ->
        [yes] the last Ra was drawn.
       *[no] all suns are spent.
    }
ra-log-scored = { $who }: { $category } { $points }.
ra-log-booked =
    { $who } { $you ->
        [yes] score
       *[no] scores
    } { $points }.
ra-log-cleared =
    { $who } { $you ->
        [yes] discard
       *[no] discards
    } { $tiles }.
ra-log-placed =
    { $who } { $you ->
        [yes] finish
       *[no] finishes
    } { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $points }.

## Scoring

ra-epoch-ends = { $epoch } is over
ra-ended-by-ra = { $who } drew the last Ra. Tiles left in the row are discarded; everyone scores.
ra-ended-by-track = The last Ra was drawn. Tiles left in the row are discarded; everyone scores.
ra-ended-by-suns = All suns are spent. Tiles left in the row are discarded; everyone scores.
ra-category = Category
ra-gods-help = 2 for each unspent god
ra-gold-help = 3 each
ra-pharaohs-help = most +5, fewest −2
ra-river-help = with a flood: 1 per flood and Nile tile
ra-civilization-help = none −5 · 3 types +5 · 4 types +10 · 5 types +15
ra-variety-help = 1 per type up to 6 · 7 types +10 · 8 types +15
ra-identical-help = 3 of a type +5 · 4 +10 · 5 +15
ra-suns-help = highest total +5, lowest −5
ra-most = most
ra-fewest = fewest
ra-highest-total = highest
ra-lowest-total = lowest
ra-sum = Total
ra-sum-help = net change
ra-score-title = Score
ra-keepers = You keep pharaohs, Nile tiles and monuments. Gods, gold, floods and civilization tiles are discarded. All suns are turned face up.
ra-begin-epoch = Continue to { $epoch }

ra-has-ended = { $epoch } is over
ra-wins =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }
ra-by-points = by { $points }
ra-by-sun = by the highest sun
ra-result = Result
ra-last-scoring = Final scoring
ra-start = start

## What tiles do

ra-tip-count = { $all } in the game
ra-tip-ra = Starts an auction and brings the end of the epoch closer.
ra-tip-god = On your turn, spend it as your action to take one tile from the row. Unspent, it scores 2 at the end of the epoch.
ra-tip-gold = Scores 3 at the end of the epoch. No disaster can take it.
ra-tip-pharaoh = Each epoch: most +5, fewest −2.
ra-tip-flood = With at least one flood, every flood and every Nile tile scores 1 this epoch.
ra-tip-nile = Scores 1 in every epoch in which you have a flood, otherwise nothing.
ra-tip-civilization = Three different types score 5, four 10, five 15; none at all costs 5.
ra-tip-monument = Scored after the third epoch: for different types, and for three or more of the same type.
ra-tip-funeral = You lose two pharaohs.
ra-tip-drought = You lose two river tiles, floods first.
ra-tip-war = You lose two civilization tiles of your choice, including any you’ve just won.
ra-tip-earthquake = You lose two monuments of your choice, including any you’ve just won.
