# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Ra
ra-kind = Draw, invoke, outbid: three epochs and never enough suns.

## Tiles: the name, one of it, some of it

ra-tile-ra = Ra
    .one = a Ra
    .many = { $count } Ra
ra-tile-god = god
    .one = a god
    .many = { $count } gods
ra-tile-gold = gold
    .one = gold
    .many = { $count } gold
ra-tile-pharaoh = pharaoh
    .one = a pharaoh
    .many = { $count } pharaohs
ra-tile-nile = Nile
    .one = a Nile
    .many = { $count } Nile
ra-tile-flood = flood
    .one = a flood
    .many = { $count } floods
ra-tile-civ-art = art
    .one = art
    .many = { $count } art
ra-tile-civ-agriculture = agriculture
    .one = agriculture
    .many = { $count } agriculture
ra-tile-civ-religion = religion
    .one = religion
    .many = { $count } religion
ra-tile-civ-astronomy = astronomy
    .one = astronomy
    .many = { $count } astronomy
ra-tile-civ-writing = writing
    .one = writing
    .many = { $count } writing
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
    .many = { $count } unrests
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
ra-epoch-done = Over, show its scoring:
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
ra-kinds-of-civilization = Kinds of civilization
ra-monuments = Monuments
ra-variety = monuments, kinds
ra-identical = monuments, alike
ra-suns = Suns
ra-disasters = Disasters
ra-kinds =
    { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
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
ra-bag-ra = in the bag are Ra
ra-per-draw = { $percent } % per draw
ra-row = Row: { $count } of { $spaces } tiles
ra-space-free = free
ra-stays = Stays for the next epoch.
ra-leaves = Leaves at the end of the epoch.
ra-strikes = Removed when it has struck.

ra-auction = Auction
ra-bids = Bids, in order
ra-cause-drawn = { $who } drew Ra
ra-cause-invoked = { $who } invoked Ra
ra-cause-full = full row, { $who } invoked Ra
ra-your-bid-now = your bid?
ra-bids-now = speaks now
ra-highest = highest
ra-outbid = outbid
ra-passed = passed
ra-speaks-last = last
ra-turn = Turn
ra-loss = Disaster
ra-over = The game is over
ra-turn-order = Players in the order of their turns
ra-to-act = to act
ra-no-suns = no suns left
ra-bid-word = bid

## Players

ra-other-players = Other players, clockwise
ra-suns-in-all = { $sum } in all
ra-usable = usable
ra-spent = spent
ra-score = score
ra-now = now
ra-row-word = row
ra-row-change = What winning this row would change
ra-hidden = hidden
ra-hidden-until-end = Hidden until the end of the game
ra-show-tiles =
    { $you ->
        [yes] Show all your tiles
       *[no] Show all tiles of { $who }
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

ra-side = Help and record
ra-worth = What this row is worth
ra-worth-part = { $points } { $category }
ra-worth-nothing = changes nothing
ra-later = { $points } at the end
ra-already-passed = already passed
ra-cannot-outbid = cannot outbid
ra-bag = In the bag
ra-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
ra-odds = Next draw is Ra: { $percent } %. Within three draws: { $three } %.

## The decision

ra-act-draw = Draw a tile
ra-act-invoke = Invoke Ra
ra-act-god = Take { $tile } for a god
ra-act-done = No further god
ra-act-pass = Pass
ra-act-bid = Bid { $sun }
ra-act-lose = Lose { $tile }

ra-your-turn-why = One act: draw, invoke Ra or spend a god.
ra-your-turn-full = The row is full: invoke Ra, or spend a god.
ra-draw-odds = Ra with { $percent } %.
ra-draw-space =
    { $count ->
        [one] Room for one more
       *[other] Room for { $count } more
    }
ra-invoke-says = Auction now; if all pass, you must bid
ra-invoke-full = You may pass; if all pass, the row is lost
ra-spend = Spend { $god }
ra-spend-a-god = Spend a god
ra-spend-says = Take one tile from the row
ra-choose-tile = Choose the tile to take. The god is gone then.
ra-nothing-for-gods = There is nothing in the row that a god can take
ra-god-step = Another god?
ra-god-step-why =
    { $count ->
        [one] You may spend one more god, or stop.
       *[other] You may spend { $count } more gods, or stop.
    }
ra-done-says = Keep the rest and end your turn
ra-your-bid = Your bid
ra-must-bid = You must bid
ra-must-bid-why = You invoked Ra and nobody else has bid. Any of your suns will do.
ra-bid-above = Above { $sun }, or pass.
ra-bid-any = Any of your suns, or pass.
ra-nobody-after = You speak last.
ra-one-after = Then only { $who } speaks.
ra-some-after = { $count } players speak after you.
ra-wins-surely = Wins for certain.
ra-beaten-by =
    { $count ->
        [one] Only { $suns } beats it.
       *[other] { $suns } beat it.
    }
ra-beaten-by-some = { $count } suns beat it.
ra-pass-goes = The row goes to { $who } for { $sun }
ra-pass-stands = { $who } has bid { $sun } so far
ra-pass-no-bid-yet = Nobody has bid yet; others speak after you
ra-pass-row-lost = Nobody has bid: all eight tiles are lost
ra-pass-row-stays = Nobody has bid: the row stays as it is
ra-lose-civilization =
    { $count ->
        [one] Choose one more civilization tile to lose.
       *[other] Choose { $count } civilization tiles to lose, one after the other.
    }
ra-lose-of = You have { $count }.
ra-lose-monument =
    { $count ->
        [one] Choose one more monument to lose.
       *[other] Choose { $count } monuments to lose, one after the other.
    }
ra-slip-disaster = Really take { $disaster } for a god?

ra-decides =
    { $you ->
        [yes] You decide
       *[no] { $who } decides
    }
ra-wait-turn =
    { $you ->
        [yes] Your turn; you hold { $suns }.
       *[no] A turn; { $who } holds { $suns }.
    }
ra-wait-bid =
    { $you ->
        [yes] A bid; you hold { $suns }.
       *[no] A bid; { $who } holds { $suns }.
    }
ra-wait-last-bid =
    { $you ->
        [yes] The last bid; you hold { $suns }.
       *[no] The last bid; { $who } holds { $suns }.
    }
ra-wait-deal = Suns are dealt
ra-wait-draw = A tile is drawn
ra-wait-god = Another god, or the end of the turn.
ra-wait-loss = { $disaster }: which tiles are lost?
ra-suns-set = Your suns have set
ra-suns-set-why = You play again in the next epoch, when all suns rise.
ra-you-watch = You are watching.
ra-your-bid-stands = Your bid of { $sun } stands.
ra-your-bid-beaten = Your bid of { $sun } was beaten.
ra-you-passed = You have passed.
ra-you-speak-later = You speak later in this auction.
ra-you-wait = Your turn will come.

## Why not

ra-why-row-full = The row is full: invoke Ra or spend a god
ra-why-no-god = You have no god
ra-why-not-for-gods = No god can take this tile
ra-why-not-in-row = There is no such tile in the row
ra-why-not-usable = This is none of your usable suns
ra-why-too-low = Too low: the bid is { $sun }
ra-why-must-bid = Who invoked Ra must bid if nobody else does
ra-why-not-owned = You do not own this tile
ra-why-not-struck = This disaster does not take such a tile
ra-why-not-at-turn = This is possible only as the one act of a turn
ra-why-no-auction = There is no auction now
ra-why-during-auction = Gods rest during an auction
ra-why-nothing-to-end = There is nothing to end: no god was spent in this turn
ra-why-nothing-to-lose = No tile is to be lost
ra-why-loss-first = First name the tile you lose

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
        [yes] The whole row is lost.
       *[no] The row stays.
    }
ra-log-won =
    { $who } { $you ->
        [yes] win
       *[no] wins
    } with { $sun }: { $count ->
        [0] nothing but
       *[other] { $tiles }, and
    } { $spent }.
ra-log-god =
    { $who } { $you ->
        [yes] spend
       *[no] spends
    } a god for { $tile }.
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
    { $epoch } ends: { $ra ->
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
        [yes] give
       *[no] gives
    } back { $tiles }.
ra-log-placed =
    { $who } { $you ->
        [yes] come
       *[no] comes
    } in at place { $place } with { $points }.

## Scoring

ra-epoch-ends = { $epoch } ends
ra-ended-by-ra = { $who } drew the last Ra. The tiles left in the row are gone; every player is scored.
ra-ended-by-track = The last Ra was drawn. The tiles left in the row are gone; every player is scored.
ra-ended-by-suns = All suns are spent. The tiles left in the row are gone; every player is scored.
ra-category = Category
ra-gods-help = 2 for each god not spent
ra-gold-help = 3 for each
ra-pharaohs-help = most +5, fewest −2
ra-river-help = with a flood: 1 for each flood and Nile
ra-civilization-help = kinds: 0 −5, 3 +5, 4 +10, 5 +15
ra-variety-help = kinds: 1 each up to 6, 7 +10, 8 +15
ra-identical-help = of one kind: 3 +5, 4 +10, 5 +15
ra-suns-help = highest sum +5, lowest −5
ra-most = most
ra-fewest = fewest
ra-sum = Sum
ra-sum-help = booked together
ra-score-title = Score
ra-keepers = Pharaohs, Nile and monuments stay. Gods, gold, floods and civilization leave. All suns rise again.
ra-begin-epoch = On to { $epoch }

ra-has-ended = { $epoch } has ended
ra-wins =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }
ra-by-points = by { $points }
ra-by-sun = by the highest sun
ra-result = Result
ra-last-scoring = The last scoring
ra-start = start

## What tiles do

ra-tip-count = { $all } in the game
ra-tip-ra = Starts an auction, and moves the epoch towards its end.
ra-tip-god = Instead of another act, spend it on your turn to take one tile from the row. Not spent, it scores 2 at the end of the epoch.
ra-tip-gold = Scores 3 at the end of the epoch. No disaster takes it.
ra-tip-pharaoh = In every epoch the most pharaohs score 5, the fewest cost 2.
ra-tip-flood = With a flood, every flood and every Nile scores 1 in this epoch.
ra-tip-nile = Scores 1 if you own a flood in the same epoch, otherwise nothing.
ra-tip-civilization = Three different kinds score 5, four 10, five 15; none at all costs 5.
ra-tip-monument = Scored after the third epoch: for different kinds, and for three or more of one kind.
ra-tip-funeral = Whoever takes it loses two pharaohs.
ra-tip-drought = Whoever takes it loses two river tiles, floods first.
ra-tip-war = Whoever takes it loses two civilization tiles of their choice. Tiles of the same row can be lost too.
ra-tip-earthquake = Whoever takes it loses two monuments of their choice. Tiles of the same row can be lost too.
