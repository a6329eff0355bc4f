# The rules of Amun-Re as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ar-lead = Win provinces, offer to the god, build pyramids in two kingdoms. For { $least } to { $most } players; you can play after reading as far as the scoring.

## The game in one minute

rules-ar-minute-what = You rule provinces along the Nile. In each of two kingdoms, the Old and the New, you win { $provinces } of them, one in each round, and let farmers work and pyramids grow there. Then the kingdom is scored.
rules-ar-minute-round = Every round has four phases. In the auction each player wins one province. At the market you buy power cards, farmers and stones. In the offering all give gold to Amun-Re in secret: the more is given, the better the Nile rises, and who gives most is rewarded most. In the harvest your farmers bring gold.
rules-ar-minute-new = Between the kingdoms all provinces become free again and farmers leave, but stones and pyramids stay where they are: whoever wins the province in the New Kingdom takes them over.
rules-ar-minute-win = Pyramids, temples and goal cards bring points, in the end gold does so too. Who has the most points wins.
rules-ar-province-figure = { $province } with two farmers, one stone and one pyramid. What the signs mean:

## AR-3: the course of the game

rules-ar-course = The course of the game
rules-ar-course-rounds = The game has { $epochs } kingdoms of { $rounds } rounds. After the third round of each it is scored; after the second scoring the game ends.
rules-ar-course-phases = The phases of a round
rules-ar-course-auction = each wins one province
rules-ar-course-market = buy cards, farmers, stones
rules-ar-course-offering = give gold in secret, take rewards
rules-ar-course-harvest = farmers bring gold
rules-ar-course-first = Whoever is first player begins all phases of a round; the others follow clockwise. The offering decides who is first in the next round.
rules-ar-course-control = You control the provinces you have won in this kingdom, and never lose one before it ends. Only you use what they offer, place pieces in them and score them. What lies in a province that nobody controls belongs to nobody.
rules-ar-course-cards = A power card is played in the phase that stands on it and then goes to the discards, face up. You may not play two cards of the same name in one phase or in one scoring; two players may. You may hold any number of cards.
rules-ar-course-sell = Whenever you have something to decide, you may first sell power cards for 1 gold each. A sale is not a play. Theft cannot be sold.
rules-ar-course-decisions = You decide on bids, on what to buy and where to place it, on your offering and your rewards, and on the cards you play. Everything else happens by itself.
rules-ar-course-asked = Nobody can tell from the course of the game what you hold: where you could play a card, you are asked even if you have none.
rules-ar-course-sealed = Where all choose in secret, nobody learns anything before all have chosen; then everything is shown at once, sales included. A choice once made stands.

## AR-4: the auction

rules-ar-auction = Auction
rules-ar-auction-open = As many province cards are turned up as there are players. Only these provinces can be won in this round, and everybody wins exactly one.
rules-ar-auction-track = A bid is made by placing your scribe on one of nine spaces of a province:
rules-ar-auction-track-name = The spaces for bids, in gold
rules-ar-auction-turns = You take turns, round and round. If your scribe stands on a province, you lead there and must pass: you cannot raise, move or withdraw the bid. If you have no scribe on a province, you must bid.
rules-ar-auction-legal = You may bid on an empty province with any space, and on one where another leads with any higher space, as far as the gold in your hand goes. Cards count only once they are sold.
rules-ar-auction-skip = Spaces may be skipped. There is nothing above { $highest }, so this bid stands.
rules-ar-auction-outbid = Who is outbid takes the scribe back and places it on the next turn, but not on the same province: it is barred. Once you have been outbid elsewhere, you may come back.
rules-ar-auction-one = There is never more than one scribe on a province, and a bid that was outbid costs nothing.
rules-ar-auction-end = The auction ends at once when every province has a scribe.
rules-ar-auction-settle = Then, in this order:
rules-ar-settle-pay = all pay their bids;
rules-ar-settle-control = all control what they have won;
rules-ar-settle-instant = in turn order all take the instant reward of their province: gold, then power cards, then stones;
rules-ar-settle-discard = the province cards are put aside.
rules-ar-auction-late = Gold from an instant reward comes too late to pay the bid.
rules-ar-auction-stones = You may place stones of an instant reward in any province you control, one by one. A table may choose that they lie in the province just won.
rules-ar-auction-defence = It lasts until the auction ends and moves with your scribe. You play it on your turn, with a bid or while you pass. The lowest bid that beats a defended one:
rules-ar-defended = Defended bid
rules-ar-defended-beaten = Beaten by
rules-ar-auction-bribe = You play it on your turn after you were outbid. Then you must bid on your barred province, and only there, so it is possible only if you can pay a bid that wins it back. Defence may be played in the same turn.
rules-ar-example-auction = An example, as the program plays it: three players with { $gold } gold each bid for { $provinces }.
rules-ar-example-player = Player
rules-ar-example-act = Act
rules-ar-example-result = After the auction
rules-ar-example-has = { $province }, { $gold } gold

## AR-5: the market

rules-ar-market = Market
rules-ar-market-turns = In turn order everybody has one turn at the market.
rules-ar-market-order = You may buy power cards, then farmers, then stones, in this order and each once. You may leave out any of them, but there is no way back.
rules-ar-market-price = The more you buy of one kind, the dearer it gets. So many pieces of a kind cost together:
rules-ar-market-pieces = Pieces
rules-ar-market-gold = Gold
rules-ar-market-paid = Each kind has its own price, paid at once with the gold in your hand.
rules-ar-market-cards = Power cards: at most as many as the province of yours with the most card symbols shows. Symbols of several provinces do not add up. You can use the cards at once.
rules-ar-market-farmers = Farmers: at most as many as your provinces have free fields. Each goes to a free field.
rules-ar-market-stones = Stones: as many as you can pay, placed in any of your provinces.
rules-ar-market-place = All that you have bought of a kind is placed before you buy another or end your turn.
rules-ar-market-build = The third stone in a province makes a pyramid, at once and in any phase; this is not a choice. There is no limit to pyramids.
rules-ar-market-built = Three stones become a pyramid
rules-ar-market-architect = There must be exactly { $stones } stones; with a third one they would be a pyramid already.
rules-ar-market-free = The farmer takes no field, does not change any price, and counts like others for income and goals.
rules-ar-market-when = Both can be played at any moment of your market turn, even between two stones, and in no other phase.
rules-ar-market-done = You end the turn when you like.

## AR-6: the offering

rules-ar-offering = Offering
rules-ar-offering-lay = All choose in secret: either gold, at least 1 and at most all you have, or your Theft card. With either you may lay one Offering Change. Who has no gold and sells nothing lays Theft.
rules-ar-offering-nothing = No other power card can be played in this phase.
rules-ar-offering-shown = When all have chosen, everything is shown. Givers pay what they laid. Every thief takes { $theft } gold from the supply, not from other players, and gets the Theft card back.
rules-ar-offering-total = The total is all gold that was given, less { $theft } for every thief. It can be below 0.
rules-ar-offering-change = Then, in turn order, everybody who laid Offering Change adds 3 to the total or takes 3 away; one of the two must be done. What each gave stays the same.
rules-ar-offering-tile = The total decides which tile counts: what a farmer brings, what a temple is worth, and whether caravans pay.
rules-ar-tile-table = The four tiles
rules-ar-tile = Tile
rules-ar-tile-total = Total
rules-ar-tile-farmer = Gold per farmer
rules-ar-tile-temple = Points per temple
rules-ar-tile-caravan = Caravans pay
rules-ar-tile-first = { $to } or less
rules-ar-tile-between = { $from } to { $to }
rules-ar-tile-last = { $from } or more
rules-ar-yes = yes
rules-ar-no = no
rules-ar-offering-rank = Givers are ranked by what they gave; of equal gifts the one earlier in turn order comes first. Thieves have no rank. The rewards:
rules-ar-rank = Rank
rules-ar-rank-others = every other giver
rules-ar-rank-rewards = Rewards
rules-ar-offering-reward = In rank order each giver takes all rewards, one by one. A reward is a power card, a farmer on a free field, or a stone. The card limit does not count here. What you have not taken you may decline.
rules-ar-offering-first = The highest giver will be first player from the next round on. Until then the old one counts.
rules-ar-offering-thieves = If all are thieves, there are no rewards, and the first player stays.
rules-ar-example-offering = An example: { $offers }. The total is { $total }, so tile { $tile } counts.

## AR-7: the harvest

rules-ar-harvest = Harvest
rules-ar-harvest-turns = In turn order everybody may play Rich Harvest and Treasury and then takes the income.
rules-ar-harvest-income = Each of your provinces brings: for every farmer the gold of the tile, the gold of its mine, and the gold of its caravan if caravans pay.
rules-ar-harvest-treasury = Farmers, mine and caravan of this province then bring nothing; { $gold } gold is all.
rules-ar-harvest-both = You may play one of each. On the same province Treasury counts and Rich Harvest is wasted.
rules-ar-example-harvest = An example, reckoned by the program: Abu with 4 farmers, Sawu with 2, Berenike with none, at each tile.
rules-ar-income = Income

## AR-8: scoring

rules-ar-scoring = Scoring
rules-ar-scoring-lead = All that scores, at a glance. At a table this list is one key away: S.
rules-ar-each-kingdom = At the end of each kingdom
rules-ar-game-end-word = At the end of the game, in addition
rules-ar-gold-name = Most gold
rules-ar-gold-says = first { $first }, second { $second }, third { $third }
rules-ar-scoring-when = After the harvest of the third round all are scored at once, each with { $provinces } provinces. There is nothing to decide.
rules-ar-score-temples = Every temple in your provinces scores the value of the tile from the last offering.
rules-ar-score-pyramids = Every pyramid in your provinces scores 1.
rules-ar-score-sets = A pyramid in each of your three provinces is a set. Each set scores 3: look at the province of yours with the fewest pyramids, and multiply by 3.
rules-ar-score-banks = West and east of the Nile, the province with the most pyramids scores 5 for its controller. If pyramids are equal, stones decide; if these are equal too, all of them score, each player at most once for each bank. Without a pyramid on a bank nobody scores there.
rules-ar-score-goals = Every goal card in your hand that your three provinces fulfil scores 3; of equal cards only one.
rules-ar-goals-played = Fulfilled goal cards are shown and discarded by themselves. Others stay in your hand, and so does a second card of the same name. Who would rather have 1 gold can sell a goal card up to the last harvest turn.
rules-ar-symbols-count = Card symbols count as printed, those of instant rewards too.
rules-ar-example-scoring = An example, scored by the program: three players at tile { $tile }.
rules-ar-example-provinces = Provinces
rules-ar-example-sum = Sum
rules-ar-between = Between the kingdoms all scribes and farmers leave the board. Stones and pyramids stay in their provinces. You keep gold, cards and points; the first player is the one whom the last offering named.
rules-ar-between-deck = The same province cards are shuffled for the New Kingdom; provinces out of play stay out of play.
rules-ar-take-over = Who wins a province in the New Kingdom takes over its stones and pyramids, and gets its instant reward, too.

## AR-9: the end of the game

rules-ar-end = The end of the game
rules-ar-end-sale = After the second scoring all cards still in hand are sold for 1 gold each.
rules-ar-end-gold = Then all gold is shown. The most gold scores { $first }, the second { $second }, the third { $third }. Equal gold shares the better place, and the places after it are used up: two in front get { $first } each, and the next one { $third }.
rules-ar-end-winner = The player with the most points wins.
rules-ar-end-tie = If points are equal, the number of pyramids in the three provinces decides, then the number of stones; if these are equal too, the victory is shared.
rules-ar-end-places = Lower places are found in the same way.

## AR-14: rare cases

rules-ar-rare = Rare cases
rules-ar-rare-deck = The power deck runs out. All discards are shuffled and become the deck. If there are none, no card is drawn, and at the market you cannot buy more cards than there are.
rules-ar-rare-bid = You have no gold. There is always an empty province for who must bid, and a bid of 0 is open to all.
rules-ar-rare-two-stones = An instant reward has two stones. They are placed one after the other; if the first makes a pyramid, the second begins anew.
rules-ar-rare-giver = There is only one giver. A single gold then brings 3 rewards and the first turn.
rules-ar-rare-goal = In the last round a fulfilled goal card brings 3 points. Sold, it brings 1 gold, which can be worth more if it lifts you to a better place in gold.

## AR-1: what is in the box

rules-ar-box = Cards, provinces and pieces
rules-ar-box-cards = There are { $cards } power cards:
rules-ar-box-count = { $copies } in the game, { $phase }
rules-ar-box-theft = Everybody has one Theft card besides, always. It is no power card: it is never drawn, sold or counted.
rules-ar-box-provinces = Each of the { $provinces } provinces lies west or east of the Nile, in Lower or Upper Egypt, at the Nile or away from it. Fields, temples, card symbols, mine and caravan serve whoever controls it; the instant reward is handed out each time it is won.
rules-ar-box-province = Province
rules-ar-box-provinces-table = All provinces
rules-ar-box-lies = Lies
rules-ar-box-fields = Fields
rules-ar-box-temples = Temples
rules-ar-box-symbols = Card symbols
rules-ar-box-mine = Mine
rules-ar-box-caravan = Caravan
rules-ar-box-instant = At once
rules-ar-box-place = { $bank }, { $land }, { $nile }
rules-ar-box-sure = Numbers with a star are our own: no source that we know gives them, and they will be corrected when somebody reads them off a printed board. Where a province lies is partly taken from the real geography.
rules-ar-box-custom = Whoever opens a table may give it a board of their own as a file, which all see before the game and which is kept with it.
rules-ar-box-custom-checks = Such a file must have the same { $provinces } provinces, seven of them in Lower Egypt, and numbers within bounds; otherwise it is refused with all reasons. It may differ in fields, temples and banks: the host is told, and can play.
rules-ar-box-scribes = Each player has three scribes, for bids and to mark provinces. Points stand on a track for all to see.
rules-ar-box-gold = Gold is counted in whole numbers; change is always free.
rules-ar-box-supply = Gold, stones, pyramids and farmers never run out. A double pyramid is just two pyramids in one piece.

## AR-2: how a game begins

rules-ar-setup = How a game begins
rules-ar-setup-players = { $least } to { $most } can play, in fixed seats clockwise.
rules-ar-setup-start = Everybody begins with { $gold } gold, 0 points, Theft, and one Architect.
rules-ar-setup-deck = The other power cards are shuffled into the power deck.
rules-ar-setup-provinces = Three provinces for each player are in play, by lot; nobody knows the others before all of the first kingdom have been seen.
rules-ar-setup-table = By number of players
rules-ar-setup-players-word = Players
rules-ar-setup-open = Open in each round
rules-ar-setup-in-play = Provinces in play
rules-ar-setup-out = Out of play
rules-ar-setup-power = Cards in the deck
rules-ar-setup-first = The first player is drawn by lot, unless the table has named one.
rules-ar-setup-empty = No province has a scribe, farmer, stone or pyramid yet.

## AR-10: expert variant and options

rules-ar-variants = Expert variant and options
rules-ar-expert = In the expert variant the players choose which provinces come up. All else stays the same.
rules-ar-expert-deal = At the start everybody gets three province cards, in secret; the rest is out of play.
rules-ar-expert-reveal = Each auction begins with everybody choosing one of them in secret; all are turned up at once. In the third round the last card is left.
rules-ar-expert-free = Your card gives you no right to the province: all bid for all.
rules-ar-expert-again = For the New Kingdom the same cards are shuffled and dealt again.
rules-ar-options = A table may also choose where instant stones go, who is first player, a board of its own, whether gold is shown, and a counter of cards not seen yet.

## AR-12: what everybody knows

rules-ar-secrets = What everybody knows
rules-ar-public = The board, all bids, the provinces seen so far, the tile, points, the discards, and the number of cards in every hand and in the deck are open to all, and so is what everybody buys, sells, plays, pays and earns.
rules-ar-private = Only you know your power cards, those you draw, your province cards in the expert variant, and your choice while others are still choosing.
rules-ar-hidden = Nobody knows the order of the decks, nor which provinces are out of play in the first kingdom.
rules-ar-gold-hidden = The gold of others is not shown, though it could be worked out from what they paid and earned. A table may show it.
rules-ar-shown = What was played, scored or sold has been seen by all.
rules-ar-counter = Which cards have not been seen follows from the discards and your hand; a table may show it to all.

## AR-15: editions

rules-ar-editions = Editions
rules-ar-editions-base = We follow the edition of 2016, which has the rules of the first one of 2003 with clearer pieces: Theft cards, offering tiles and scribes of its own.
rules-ar-editions-stone = In 2003 a stone of an instant reward stays in the province won; a table may choose this. The expert variant came in 2016.
rules-ar-editions-small = Other differences are small and not played here: cards laid as gold in the offering, a penalty for a bid that cannot be paid, free farmers as instant reward, two cards to choose from at the start in 2023.
rules-ar-editions-names = Other editions have other names: Master Builder for Architect, bidding block for scribe, favour cards for power cards.
