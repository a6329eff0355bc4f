# The rules of Ra as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ra-lead = Draw, invoke, outbid. For { $least } to { $most } players; you can play after reading the first four sections.

## The game in one minute

rules-ra-minute-row = There is a bag with { $tiles } tiles, and you have { $suns } suns. One by one, tiles come out of the bag into a row that everybody sees. Sooner or later Ra is called, and the whole row is auctioned: one player takes all of it.
rules-ra-minute-suns = You bid with your suns; a higher number beats a lower one. The winner leaves the sun in the centre of the board and takes the one that lay there, face down: it can be used in the next epoch only. Each sun buys one row in an epoch, and a high sun, once bid, waits for somebody else.
rules-ra-minute-risk = The row grows while you wait, but so does the danger. The epoch is over as soon as all suns are spent, or when Ra has been drawn once too often: then the row is gone, and suns not used were kept for nothing.
rules-ra-minute-score = Your tiles score at the end of each of the { $epochs } epochs. Some leave you then, some stay; monuments count only at the very end. Who has the most points wins.
rules-ra-row-figure = Four tiles in the row, and the centre sun that goes with them
rules-ra-centre-says = centre sun

## RA-3, RA-4: your turn

rules-ra-turn = Your turn
rules-ra-epochs = The game has { $epochs } epochs. In each, you take turns clockwise until the epoch ends.
rules-ra-one-act = On your turn you do exactly one of three things: draw a tile, invoke Ra, or spend gods. You cannot skip the turn, and a tile that was drawn stays drawn.
rules-ra-draw = Draw a tile
rules-ra-draw-says = Draw one tile from the bag. Unless it is Ra, it goes to the leftmost free space of the row, and your turn is over. You cannot draw while all { $spaces } spaces are taken.
rules-ra-draw-ra = If the tile is Ra, it goes to the Ra track and you become the Ra player: an auction starts, even if the row is empty. But the last Ra of the track ends the epoch at once, without an auction.
rules-ra-invoke = Invoke Ra
rules-ra-invoke-says = You become the Ra player and an auction starts, without any Ra tile. Only the player whose turn it is can invoke Ra.
rules-ra-invoke-empty = You may do so even if the row is empty. Then the centre sun alone is auctioned.
rules-ra-spend = Spend gods
rules-ra-spend-says = For each god that you give up you take one tile from the row, without an auction. However many gods you spend, it is one turn.
rules-ra-acts-table = What is possible, by what lies in the row
rules-ra-acts-row = In the row
rules-ra-acts-empty = nothing
rules-ra-acts-some = 1 to 7 tiles
rules-ra-acts-gods = 1 to 7 tiles, all of them gods
rules-ra-acts-full = 8 tiles
rules-ra-acts-owner = Spend gods, if you have one
rules-ra-yes = yes
rules-ra-no = no
rules-ra-inactive = Without a usable sun you are out until the epoch ends: no turns, no bids, no gods. The others go on.
rules-ra-alone = If you are the last with usable suns, you take turn after turn until the epoch ends. The same rules hold for you.
rules-ra-next = After a draw or a god, the next player to the left takes a turn. After an auction it is the player to the left of the Ra player, whoever won. Players without usable suns are passed over.
rules-ra-decisions = These are all decisions there are: your act, which tile each god takes, your bid, and which tiles a war or an earthquake costs you. All else happens by itself.

## RA-5: the auction

rules-ra-auction = The auction
rules-ra-auction-what = All tiles of the row are auctioned together, and the centre sun with them.
rules-ra-auction-order = There is one round of bidding. It begins left of the Ra player, goes clockwise, and ends with the Ra player. Everybody with a usable sun speaks once.
rules-ra-auction-bid = To bid, name one of your usable suns. It must be higher than the highest bid so far; any sun will do for the first bid. The number of the centre sun does not matter.
rules-ra-auction-pass = Who cannot or does not want to bid passes. No two suns are alike, so bids are never equal.
rules-ra-auction-auto = If none of your suns is high enough, there is nothing for you but to pass; the table may do it for you.
rules-ra-auction-stay = Only the winner's sun moves. A bid that was beaten costs nothing: the sun stays yours to use.
rules-ra-auction-gods = Gods rest during an auction.
rules-ra-kinds = What differs is only how Ra was called:
rules-ra-kinds-table = The three kinds of auction
rules-ra-kind-drawn = Ra was drawn
rules-ra-kind-invoked = Ra was invoked
rules-ra-kind-full = Ra was invoked before a full row
rules-ra-kind-must = If nobody has bid, the Ra player
rules-ra-kind-may-pass = may pass
rules-ra-kind-must-bid = must bid, with any sun
rules-ra-kind-nobody = If nobody bids at all
rules-ra-kind-stays = everything stays
rules-ra-kind-never = cannot happen
rules-ra-kind-lost = all tiles are lost, the centre sun stays
rules-ra-kind-others = If somebody else has bid, the Ra player may always pass, or bid more. Nobody is ever bound to bid a certain sun.
rules-ra-auction-alone = If the Ra player is the only one left, nobody else speaks; the same table holds.

## RA-6: winning

rules-ra-winning = Winning an auction
rules-ra-winning-steps = The highest bidder, in this order:
rules-ra-win-take = takes all tiles of the row, wanted or not;
rules-ra-win-place = keeps all of them that are no disasters;
rules-ra-win-old = takes the sun from the centre and lays it down as spent;
rules-ra-win-new = puts the sun of the bid into the centre;
rules-ra-win-strike = suffers the disasters that were in the row.
rules-ra-win-end = If nobody has a usable sun now, the epoch ends.
rules-ra-win-same = So you always hold the same number of suns, and each row you win turns a usable one into a spent one.
rules-ra-win-spent = A spent sun rests for this epoch. In the next one you can use it, and it counts among your suns at the end of the game.
rules-ra-win-example = An example, as the program plays it: you bid { $bid } and win.
rules-ra-before = before
rules-ra-after = after
rules-ra-usable = usable
rules-ra-spent = spent
rules-ra-in-centre = in the centre

## RA-7: disasters

rules-ra-disasters = Disasters
rules-ra-disaster-strikes = A disaster strikes whoever takes it, at once, and leaves the game. Nobody else is hit.
rules-ra-disaster-cost = Each costs you two tiles of its kind, or as many as you have.
rules-ra-disaster-funeral = two pharaohs
rules-ra-disaster-drought = two river tiles: floods first, Nile only when no flood is left
rules-ra-disaster-war = two civilization tiles of your choice
rules-ra-disaster-earthquake = two monuments of your choice
rules-ra-disaster-safe = Gold, gods and suns are safe. Gold is no civilization tile.
rules-ra-disaster-new = Tiles that you win together with a disaster are yours already when it strikes, so they can be lost too; you may choose them.
rules-ra-disaster-several = Several disasters strike one after the other, each in full. Their order makes no difference.
rules-ra-disaster-choice = You are asked only where there is a choice: if you have more tiles of the kind than you must lose, and not all alike.
rules-ra-disaster-free = You choose tile by tile: two of one sort, or two sorts.
rules-ra-disaster-example = An example: Ana has won a row with { $disasters }. She gives up the obelisk and the sphinx to the earthquake; the rest follows by itself.

## RA-8: gods

rules-ra-gods = Gods
rules-ra-god-spend = On your turn you may spend one or more of your gods instead of another act. For each you take one tile of your choice from the row.
rules-ra-god-any = A god takes any tile except another god, even a disaster, which then strikes at once.
rules-ra-god-gone = A god that was spent leaves the game and scores nothing.
rules-ra-god-by-one = Gods are spent one by one: give up a god, take a tile, suffer it if it is a disaster. After each you may go on or stop; one tile you must take.
rules-ra-god-limit = You can take as many tiles as you have gods and as the row has tiles other than gods. If there are none, you cannot spend gods.
rules-ra-god-quiet = There is no auction, no sun moves, and Ra does not come nearer. The gaps are filled by later draws, from the left; a full row that has a gap allows drawing again. You may also spend gods before a full row.
rules-ra-god-epoch = Gods do not stay for the next epoch, so each comes from an auction of this one.

## RA-9: the end of an epoch

rules-ra-epoch-end = The end of an epoch
rules-ra-epoch-when = The epoch ends at once when the last Ra of the track is drawn, or when an auction has been settled, disasters included, and nobody has a usable sun left.
rules-ra-epoch-steps = Then, in this order:
rules-ra-epoch-clear = the tiles left in the row and the Ra tiles of the epoch leave the game;
rules-ra-epoch-score = all players are scored at the same time;
rules-ra-epoch-give = gods, gold, floods and civilization tiles leave the game; pharaohs, Nile and monuments stay with their owners;
rules-ra-epoch-suns = all suns are turned face up and can be used again, except the one in the centre, which stays there;
rules-ra-epoch-first = whoever holds the highest sun takes the first turn. The centre sun does not count.
rules-ra-stay = Stay with you
rules-ra-leave = Leave at the end of each epoch
rules-ra-epoch-empty = The new epoch begins with an empty row. After the third epoch the game is over.

## RA-10: scoring

rules-ra-scoring = Scoring
rules-ra-scoring-lead = All that scores, at a glance. At a table this list is one key away: S.
rules-ra-every-epoch = After every epoch
rules-ra-last-epoch = After the third epoch, in addition
rules-ra-score-gods = Each god that was not spent scores { $points }.
rules-ra-score-gold = Each gold scores { $points }.
rules-ra-score-pharaohs = Compare pharaohs: everybody with the most scores { $most }, everybody with the fewest loses { $fewest }. If all have the same number, nothing happens. Having none counts as a number, too.
rules-ra-score-river = With at least one flood, every flood and every Nile scores 1. Without a flood the river brings nothing in this epoch, but Nile tiles stay and wait for the next flood.
rules-ra-score-civilization = Count your different kinds of civilization. A second tile of a kind adds nothing.
rules-ra-score-variety = After the third epoch count your different kinds of monuments.
rules-ra-score-identical = Then look at each kind of monument by itself: three, four or five alike score in addition.
rules-ra-score-both = Every monument counts both ways.
rules-ra-score-suns = After the third epoch everybody adds up all suns, usable and spent: the highest sum scores { $most }, the lowest loses { $fewest }; equal sums share the fate. If all are equal, nothing happens. The centre sun is nobody's.
rules-ra-different = Different kinds
rules-ra-alike = Alike
rules-ra-points = Points
rules-ra-booked = All that you gain and lose in one scoring is added up first and then booked. Your points never fall below 0, and this is looked at once, after the sum.
rules-ra-together = There is nothing to decide in a scoring.
rules-ra-example = An example, scored by the program: the end of the first epoch with three players, { $start } points each.
rules-ra-example-tiles = Tiles
rules-ra-example-sum = Sum
rules-ra-example-score = Score
rules-ra-example-pharaohs = Four players with { $counts } pharaohs score { $points }.
rules-ra-example-suns = Four players whose suns add up to { $counts } score { $points }.
rules-ra-example-river = River tiles and what they score
rules-ra-example-monuments = These monuments score { $variety } for their kinds and { $identical } for those alike, together { $sum }. The second fortress adds nothing.

## RA-11: the end of the game

rules-ra-game-end = The end of the game
rules-ra-game-winner = After the scoring of the third epoch the player with the most points wins.
rules-ra-game-tie = If points are equal, the highest single sun decides, usable or spent; the centre sun does not count. Suns are all different, so there is always one winner.
rules-ra-game-places = Lower places are found in the same way.

## RA-14: rare cases

rules-ra-rare = Rare cases
rules-ra-rare-alone = You are the last with suns. Draw on as long as you dare. If Ra comes, you may bid or pass; if you invoke before a row that is not full, you must bid; before a full row you may pass, and its tiles are lost.
rules-ra-rare-empty = The row is empty and Ra is drawn or invoked. The auction is for the sun alone, and whoever invoked must bid if nobody else does: a way to change a low sun for a better one.
rules-ra-rare-last = The last usable sun wins a row with a disaster. The disaster strikes first; only then the epoch ends and is scored.
rules-ra-rare-order = You have two gods and no monument, and in the row lie a temple and an earthquake. Take the earthquake first, and you keep the temple; the other way round you lose it.
rules-ra-rare-drought = Two droughts at once take up to four river tiles, and still all floods first.
rules-ra-rare-bag = The bag never runs out: too many Ra lie in it for that.
rules-ra-rare-last-sun = The sun that you win in the last auction of the game counts for you. The one you bid lies in the centre and counts for nobody.
rules-ra-rare-full = Whoever lays the eighth tile has nothing to do with the auction to come: the next player invokes Ra or spends gods.

## RA-1: what is in the box

rules-ra-box = What is in the bag
rules-ra-box-tiles = The { $tiles } tiles, the same in every edition:
rules-ra-box-tile = Tile
rules-ra-box-copies = Copies
rules-ra-box-hit = Hit by
rules-ra-box-stays = Stays
rules-ra-box-sums = { $ra } of them are Ra; the other { $others } can come into the row.
rules-ra-box-suns = There are { $suns } suns, each number once. How many are in use depends on the number of players.
rules-ra-box-board = The board has a row of { $spaces } spaces, a place for the centre sun, and the Ra track.
rules-ra-box-statue = A statue of Ra stands with the Ra player, as a reminder and for nothing else.
rules-ra-box-points = Points are counted without end; the tablets in the box are only change.
rules-ra-box-area = Your tiles lie before you for all to see, sorted by kind. Where exactly makes no difference.

## RA-2: how a game begins

rules-ra-setup = How a game begins
rules-ra-setup-players = { $least } to { $most } can play, in fixed seats clockwise.
rules-ra-setup-bag = All tiles go into the bag, whatever the number of players.
rules-ra-setup-points = Everybody begins with { $points } points.
rules-ra-setup-suns = The sun { $first } lies in the centre. The others are dealt in these sets, by lot:
rules-ra-setup-sets-table = Suns by number of players
rules-ra-setup-players-word = Players
rules-ra-setup-sets-word = Sets of suns
rules-ra-setup-last-word = Ra that ends the epoch
rules-ra-setup-track = The length of the Ra track depends on the number of players as well, as the last column says.
rules-ra-setup-start = The row is empty, no Ra has been drawn, and the first epoch begins.
rules-ra-setup-first = Whoever holds the highest sun takes the first turn.

## RA-12: what everybody knows

rules-ra-secrets = What everybody knows
rules-ra-public = The row, the centre sun, the Ra drawn so far, everybody's tiles and usable suns, and the number of tiles in the bag are open to all.
rules-ra-spent-open = Spent suns lie face down, but everybody saw them won; the table shows their numbers.
rules-ra-scores-hidden = What others gain in a scoring is seen by all; their totals stay hidden until the end, unless the table plays with open scores.
rules-ra-order-hidden = Nobody knows in which order tiles come out of the bag, not even the program: each is decided when it is drawn.
rules-ra-counter = What has left the game cannot be looked at again. A table may switch on a counter of the tiles in the bag, for all players alike.
rules-ra-options = A table may choose the names of an edition, the look of the Ra track (tiles or the sun barge), hidden or open scores, and the counter. None of it changes the game.

## RA-15: editions

rules-ra-editions = Editions and names
rules-ra-editions-same = The game has been printed many times, and its rules have stayed the same but for words and pieces. What you know from your own box holds here.
rules-ra-editions-two = The first edition of 1999 is for three to five; later ones have suns and a track for two as well. With the names of 1999 a table here does not open for two.
rules-ra-editions-track = In 2023 a sun barge sails along the Ra track instead of tiles being laid on it, and a marker counts the epochs. The number of Ra is the same.
rules-ra-editions-unclear = The rulebooks differ in how clearly they say some things: where the tiles come from, what happens before a full or an empty row, what gods can take and when, who chooses what a disaster takes, how long points stay secret, what is cleared first. Here all of it is played as this page says.
rules-ra-editions-pieces = The number of tablets, the signs on tiles that stay, and the boards for the players differ and have no effect.
rules-ra-editions-names = What the editions call the same things:
rules-ra-editions-edition = Edition
rules-ra-editions-war = War
rules-ra-editions-fortress = Fortress
rules-ra-editions-palace = Palace
rules-ra-editions-gods = Gods
rules-ra-editions-epoch = First epoch
rules-ra-editions-point = Points
