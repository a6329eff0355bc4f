# The rules of Ra as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ra-lead = Draw, invoke, outbid. For { $least } to { $most } players; the first four sections are all you need to start playing.

## The game in one minute

rules-ra-minute-row = There is a bag with { $tiles } tiles, and you have { $suns } sun disks (suns for short). One by one, tiles come out of the bag and line up in a row on the auction track. Sooner or later Ra is drawn or invoked, and the whole row is auctioned: one player takes all of it.
rules-ra-minute-suns = You bid with your suns; a higher number beats a lower one. The winner puts the sun in the centre of the board and takes the one that was there, face down: it can’t be used until the next epoch. Each sun wins one row per epoch – and a high sun, once bid, is there for someone else to win.
rules-ra-minute-risk = The row grows while you wait, but so does the danger. The epoch ends as soon as all suns are spent, or when Ra has been drawn once too often: then the row is discarded, and any suns you haven’t used are wasted.
rules-ra-minute-score = Your tiles score at the end of each of the { $epochs } epochs. Some are then discarded, some stay; monuments score only at the very end. The player with the most points wins.
rules-ra-row-figure = Four tiles in the row, and the centre sun that goes with them
rules-ra-centre-says = centre sun

## RA-3, RA-4: your turn

rules-ra-turn = Your turn
rules-ra-epochs = The game has { $epochs } epochs. In each, players take turns clockwise until the epoch ends.
rules-ra-one-act = On your turn, do exactly one of three things: draw a tile, invoke Ra, or spend gods. You can’t skip your turn, and you can’t put back a tile you have drawn.
rules-ra-draw = Draw a tile
rules-ra-draw-says = Draw one tile from the bag. Unless it is a Ra tile, it goes on the leftmost free space of the row and your turn is over. You can’t draw while all { $spaces } spaces are full.
rules-ra-draw-ra = If you draw a Ra tile, it goes on the Ra track and you become the Ra player: an auction starts, even if the row is empty. But the last Ra on the track ends the epoch immediately, without an auction.
rules-ra-invoke = Invoke Ra
rules-ra-invoke-says = You become the Ra player and an auction starts, without a Ra tile. You can invoke Ra only on your own turn.
rules-ra-invoke-empty = You may do this even if the row is empty. Then only the centre sun is auctioned.
rules-ra-spend = Spend gods
rules-ra-spend-says = For each god you discard, take one tile from the row, without an auction. However many gods you spend, it is one turn.
rules-ra-acts-table = What you can do, depending on the row
rules-ra-acts-row = In the row
rules-ra-acts-empty = nothing
rules-ra-acts-some = 1 to 7 tiles
rules-ra-acts-gods = 1 to 7 tiles, all of them gods
rules-ra-acts-full = 8 tiles
rules-ra-acts-owner = Spend gods, if you have one
rules-ra-yes = yes
rules-ra-no = no
rules-ra-inactive = Without a usable sun you are out until the epoch ends: no turns, no bids, no gods. The others play on.
rules-ra-alone = If you are the last player with usable suns, you take turn after turn until the epoch ends. The same rules apply.
rules-ra-next = After a draw or spending gods, the next player to the left takes a turn. After an auction it is the player to the left of the Ra player, no matter who won. Players without usable suns are skipped.
rules-ra-decisions = Those are all the decisions in the game: your action, which tile each god takes, your bid, and which tiles you lose to a war or an earthquake. Everything else happens automatically.

## RA-5: the auction

rules-ra-auction = The auction
rules-ra-auction-what = All tiles in the row are auctioned together, along with the centre sun.
rules-ra-auction-order = There is one round of bidding. It starts to the left of the Ra player, goes clockwise, and ends with the Ra player. Everyone with a usable sun bids or passes once.
rules-ra-auction-bid = To bid, name one of your usable suns. It must be higher than the highest bid so far; the first bid can be any sun. The number on the centre sun doesn’t matter.
rules-ra-auction-pass = If you can’t or don’t want to bid, pass. No two suns are the same, so bids are never tied.
rules-ra-auction-auto = If none of your suns is high enough, you can only pass; the table may do it for you.
rules-ra-auction-stay = Only the winner’s sun moves. A losing bid costs nothing: you keep the sun and can use it again.
rules-ra-auction-gods = You can’t spend gods during an auction.
rules-ra-kinds = The only difference is how the auction came about:
rules-ra-kinds-table = The three kinds of auction
rules-ra-kind-drawn = Ra was drawn
rules-ra-kind-invoked = Ra was invoked
rules-ra-kind-full = Ra was invoked with the row full
rules-ra-kind-must = If nobody else has bid, the Ra player
rules-ra-kind-may-pass = may pass
rules-ra-kind-must-bid = must bid, with any sun
rules-ra-kind-nobody = If nobody bids at all
rules-ra-kind-stays = everything stays
rules-ra-kind-never = can’t happen
rules-ra-kind-lost = all tiles are discarded, the centre sun stays
rules-ra-kind-others = If someone else has bid, the Ra player may always pass or bid higher. Nobody ever has to bid a particular sun.
rules-ra-auction-alone = If the Ra player is the only one left, nobody else bids; the same table applies.

## RA-6: winning

rules-ra-winning = Winning an auction
rules-ra-winning-steps = The highest bidder, in this order:
rules-ra-win-take = takes all tiles in the row, wanted or not;
rules-ra-win-place = keeps all of them that aren’t disasters;
rules-ra-win-old = takes the sun from the centre and places it face down, as spent;
rules-ra-win-new = puts the winning sun in the centre;
rules-ra-win-strike = suffers the disasters that were in the row.
rules-ra-win-end = If nobody has a usable sun now, the epoch ends.
rules-ra-win-same = So you always have the same number of suns, and each row you win turns a usable one into a spent one.
rules-ra-win-spent = A spent sun stays face down for the rest of this epoch. You can use it in the next one, and it counts among your suns at the end of the game.
rules-ra-win-example = Example: you bid { $bid } and win.
rules-ra-before = before
rules-ra-after = after
rules-ra-usable = usable
rules-ra-spent = spent
rules-ra-in-centre = in the centre

## RA-7: disasters

rules-ra-disasters = Disasters
rules-ra-disaster-strikes = A disaster strikes the player who takes it, immediately, and is then discarded. Nobody else is affected.
rules-ra-disaster-cost = Each costs you two tiles of its type, or as many as you have.
rules-ra-disaster-funeral = two pharaohs
rules-ra-disaster-drought = two river tiles: floods first, Nile tiles only when no flood is left
rules-ra-disaster-war = two civilization tiles of your choice
rules-ra-disaster-earthquake = two monuments of your choice
rules-ra-disaster-safe = Gold, gods and suns are safe. Gold isn’t a civilization tile.
rules-ra-disaster-new = Tiles you win together with a disaster are already yours when it strikes, so they can be lost too; you may choose them.
rules-ra-disaster-several = Several disasters strike one after another, each in full. Their order makes no difference.
rules-ra-disaster-choice = You are asked only if there is a choice: if you have more tiles of the type than you must lose, and they aren’t all the same.
rules-ra-disaster-free = You choose one tile at a time: two of one type, or one each of two types.
rules-ra-disaster-example = Example: Alice has won a row with { $disasters }. She gives up the obelisk and the sphinx to the earthquake; the rest happens automatically.

## RA-8: gods

rules-ra-gods = Gods
rules-ra-god-spend = On your turn, you may spend one or more gods as your action. For each, take one tile of your choice from the row.
rules-ra-god-any = A god can take any tile except another god – even a disaster, which then strikes immediately.
rules-ra-god-gone = A god you spend is discarded and scores nothing.
rules-ra-god-by-one = Gods are spent one at a time: discard a god, take a tile, suffer it if it is a disaster. After each you may go on or stop, but you must take at least one tile.
rules-ra-god-limit = You can take as many tiles as you have gods, as long as the row has tiles other than gods. If it has none, you can’t spend gods.
rules-ra-god-quiet = There is no auction, no sun moves, and the Ra track doesn’t advance. Later draws fill the gaps, from the left; once a full row has a gap, you can draw again. You may also spend gods when the row is full.
rules-ra-god-epoch = You don’t keep gods for the next epoch, so each one you have was won in this one.

## RA-9: the end of an epoch

rules-ra-epoch-end = The end of an epoch
rules-ra-epoch-when = The epoch ends immediately when the last Ra on the track is drawn, or when an auction has been settled, disasters included, and nobody has a usable sun left.
rules-ra-epoch-steps = Then, in this order:
rules-ra-epoch-clear = the tiles left in the row and the Ra tiles of the epoch are discarded;
rules-ra-epoch-score = everyone scores at the same time;
rules-ra-epoch-give = gods, gold, floods and civilization tiles are discarded; you keep pharaohs, Nile tiles and monuments;
rules-ra-epoch-suns = all suns are turned face up and can be used again, except the one in the centre, which stays there;
rules-ra-epoch-first = the player with the highest sun takes the first turn. The centre sun doesn’t count.
rules-ra-stay = You keep
rules-ra-leave = Discarded at the end of each epoch
rules-ra-epoch-empty = The new epoch begins with an empty row. After the third epoch the game is over.

## RA-10: scoring

rules-ra-scoring = Scoring
rules-ra-scoring-lead = Everything that scores, at a glance. At the table, press S.
rules-ra-every-epoch = After every epoch
rules-ra-last-epoch = After the third epoch, in addition
rules-ra-score-gods = Each unspent god scores { $points }.
rules-ra-score-gold = Each gold scores { $points }.
rules-ra-score-pharaohs = Compare pharaohs: everyone with the most scores { $most }, everyone with the fewest loses { $fewest }. If everyone has the same number, nothing happens. Having none counts as a number, too.
rules-ra-score-river = With at least one flood, every flood and every Nile tile scores 1. Without a flood the river scores nothing this epoch, but you keep your Nile tiles for the next flood.
rules-ra-score-civilization = Count your different types of civilization tiles. A second tile of the same type adds nothing.
rules-ra-score-variety = After the third epoch, count your different types of monuments.
rules-ra-score-identical = Then look at each type of monument by itself: three, four or five of the same type score extra.
rules-ra-score-both = Every monument counts both ways.
rules-ra-score-suns = After the third epoch, everyone adds up all their suns, usable and spent: the highest total scores { $most }, the lowest loses { $fewest }; in a tie, all of them gain or lose. If everyone’s total is the same, nothing happens. The centre sun belongs to nobody.
rules-ra-different = Different types
rules-ra-alike = Of the same type
rules-ra-points = Points
rules-ra-booked = Gains and losses of a scoring are added up first; your score can’t drop below 0.
rules-ra-together = There are no decisions in a scoring.
rules-ra-example = Example: the end of the first epoch with three players, { $start } points each.
rules-ra-example-tiles = Tiles
rules-ra-example-sum = Total
rules-ra-example-score = Score
rules-ra-example-pharaohs = Four players with { $counts } pharaohs score { $points }.
rules-ra-example-suns = Four players whose suns add up to { $counts } score { $points }.
rules-ra-example-river = River tiles and what they score
rules-ra-example-player-1 = Alice
rules-ra-example-player-2 = Ben
rules-ra-example-player-3 = Clara
rules-ra-example-monuments = These monuments score { $variety } for different types and { $identical } for matching ones, { $sum } in total. The second fortress adds nothing.

## RA-11: the end of the game

rules-ra-game-end = The end of the game
rules-ra-game-winner = After the third epoch’s scoring, the player with the most points wins.
rules-ra-game-tie = If there is a tie, the highest single sun decides, usable or spent; the centre sun doesn’t count. All suns are different, so there is always one winner.
rules-ra-game-places = Other places are decided the same way.

## RA-14: rare cases

rules-ra-rare = Rare cases
rules-ra-rare-alone = You are the last player with suns. Keep drawing as long as you dare. If Ra comes up, you may bid or pass; if you invoke Ra while the row isn’t full, you must bid; if it is full you may pass, and its tiles are discarded.
rules-ra-rare-empty = The row is empty and Ra is drawn or invoked. The auction is for the centre sun alone, and a player who invoked must bid if nobody else does: a way to swap a low sun for a better one.
rules-ra-rare-last = The last usable sun wins a row with a disaster. The disaster strikes first; only then does the epoch end and score.
rules-ra-rare-order = You have two gods and no monument, and the row holds a temple and an earthquake. Take the earthquake first and you keep the temple; the other way round you lose it.
rules-ra-rare-drought = Two droughts at once take up to four river tiles, still floods first.
rules-ra-rare-bag = The bag never runs out: it holds too many Ra tiles for that.
rules-ra-rare-last-sun = The sun you win in the last auction of the game counts for you. The one you bid is in the centre and counts for nobody.
rules-ra-rare-full = Placing the eighth tile doesn’t start an auction: the next player invokes Ra or spends gods.

## RA-1: what is in the box

rules-ra-box = What is in the bag
rules-ra-box-tiles = The { $tiles } tiles, the same in every edition:
rules-ra-box-tile = Tile
rules-ra-box-copies = Copies
rules-ra-box-hit = Hit by
rules-ra-box-stays = Stays
rules-ra-box-sums = { $ra } of them are Ra tiles; the other { $others } can end up in the row.
rules-ra-box-suns = There are { $suns } suns, each with a different number. How many are used depends on the number of players.
rules-ra-box-board = The board has a row of { $spaces } spaces (the auction track), a place for the centre sun, and the Ra track.
rules-ra-box-statue = The Ra player has the Ra statue in front of them, just as a reminder.
rules-ra-box-points = There is no limit to points; the tablets in the box are only for counting.
rules-ra-box-area = Your tiles lie face up in front of you, sorted by type. Where exactly makes no difference.

## RA-2: how a game begins

rules-ra-setup = How a game begins
rules-ra-setup-players = For { $least } to { $most } players, in fixed seats, clockwise.
rules-ra-setup-bag = All tiles go into the bag, whatever the number of players.
rules-ra-setup-points = Everyone starts with { $points } points.
rules-ra-setup-suns = Sun { $first } goes in the centre. The others are dealt at random in these sets:
rules-ra-setup-sets-table = Suns by number of players
rules-ra-setup-players-word = Players
rules-ra-setup-sets-word = Sets of suns
rules-ra-setup-last-word = Ra that ends the epoch
rules-ra-setup-track = The length of the Ra track also depends on the number of players, as the last column shows.
rules-ra-setup-start = The row is empty, no Ra has been drawn, and the first epoch begins.
rules-ra-setup-first = The player with the highest sun takes the first turn.

## RA-12: what everybody knows

rules-ra-secrets = What everybody knows
rules-ra-public = Everyone sees the row, the centre sun, the Ra tiles drawn so far, all players’ tiles and usable suns, and the number of tiles in the bag.
rules-ra-spent-open = Spent suns lie face down, but everyone saw them won; the table shows their numbers.
rules-ra-scores-hidden = Everyone sees what you gain in a scoring; totals stay hidden until the end, unless the table plays with open scores.
rules-ra-order-hidden = Nobody knows the order of the tiles in the bag, not even the program: each draw is decided when it happens.
rules-ra-counter = Discarded tiles can’t be looked at again. A table may turn on a counter of the tiles in the bag, for all players.
rules-ra-options = A table may choose the names of an edition, the look of the Ra track (tiles or the sun barge), hidden or open scores, and the bag counter. None of this changes the game.

## RA-15: editions

rules-ra-editions = Editions and names
rules-ra-editions-same = The game has been printed many times, and apart from wording and components its rules have stayed the same. What you know from your own box applies here.
rules-ra-editions-two = The first edition of 1999 is for three to five players; later ones have suns and a track for two as well. The 1999 names need at least three players.
rules-ra-editions-track = In the 2023 edition a sun barge sails along the Ra track instead of tiles being placed on it, and a marker counts the epochs. The number of Ra tiles is the same.
rules-ra-editions-unclear = Some rulebooks are clearer than others: where tiles are drawn from, what happens with the row full or empty, what gods can take and when, who chooses what a disaster takes, how long points stay secret, what is cleared first. Here everything is played as this page says.
rules-ra-editions-pieces = The number of tablets, the symbols on tiles you keep, and the player boards differ and have no effect.
rules-ra-editions-names = What the editions call the same things:
rules-ra-editions-edition = Edition
rules-ra-editions-war = War
rules-ra-editions-fortress = Fortress
rules-ra-editions-palace = Palace
rules-ra-editions-gods = Gods
rules-ra-editions-epoch = First epoch
rules-ra-editions-point = Points
