# The rules of Amun-Re as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ar-lead = Win provinces, make offerings, build pyramids in two kingdoms. For { $least } to { $most } players; once you have read as far as the scoring, you can play.

## The game in one minute

rules-ar-minute-what = You rule provinces along the Nile. In each of two kingdoms, the Old and the New, you win { $provinces } of them, one per round, put farmers to work there and build pyramids. Then the kingdom is scored.
rules-ar-minute-round = Every round has four phases. In the auction, each player wins one province. At the market you buy power cards, farmers and stones. In the offering, everyone secretly gives gold to Amun-Re: the more is given, the better the harvest, and the highest offering gets the most rewards. In the harvest your farmers earn gold.
rules-ar-minute-new = Between the kingdoms all provinces become free again and farmers leave, but stones and pyramids stay where they are: the player who wins the province in the New Kingdom takes them over.
rules-ar-minute-win = Pyramids, temples and goal cards score points, and at the very end so does gold. The player with the most points wins.
rules-ar-province-figure = { $province } with two farmers, one stone and one pyramid. What the symbols mean:

## AR-3: the course of the game

rules-ar-course = The course of the game
rules-ar-course-rounds = The game has { $epochs } kingdoms of { $rounds } rounds. Each is scored after its third round; the game ends after the second scoring.
rules-ar-course-phases = The phases of a round
rules-ar-course-auction = everyone wins one province
rules-ar-course-market = buy cards, farmers, stones
rules-ar-course-offering = give gold in secret, take rewards
rules-ar-course-harvest = farmers earn gold
rules-ar-course-first = The first player starts every phase of a round; the others follow clockwise. The offering decides who is first player in the next round.
rules-ar-course-control = You control the provinces you have won in this kingdom and never lose one before it ends. Only you use what they offer, place pieces in them and score them. Pieces in a province that nobody controls belong to nobody.
rules-ar-course-cards = A power card is played in the phase printed on it and then discarded face up. You may not play two cards of the same name in one phase or scoring, but two different players may. There is no hand limit.
rules-ar-course-sell = Whenever it is your decision, you may first sell power cards for 1 gold each. Selling a card isn’t playing it. Theft can’t be sold.
rules-ar-course-decisions = You decide on bids, on what to buy and where to place it, on your offering and your rewards, and on the cards you play. Everything else happens automatically.
rules-ar-course-asked = Nobody can tell from the pauses what you hold: where a card could be played, you are asked even if you don’t have it.
rules-ar-course-sealed = When everyone chooses in secret, nothing is shown until all have chosen; then everything is revealed together, sales included. A choice can’t be changed.

## AR-4: the auction

rules-ar-auction = Auction
rules-ar-auction-open = As many province cards are turned up as there are players. Only these provinces can be won this round, and everyone wins exactly one.
rules-ar-auction-track = To bid, place your scribe on one of a province’s nine spaces:
rules-ar-auction-track-name = The bid spaces, in gold
rules-ar-auction-turns = Players take turns in order. If your scribe is on a province, you are leading there and must pass: you can’t raise, move or withdraw your bid. If it isn’t on a province, you must bid.
rules-ar-auction-legal = On an empty province you may bid on any space; where another player leads, on any higher space – as far as the gold in your hand goes. Cards count only once you have sold them.
rules-ar-auction-skip = You may skip spaces. Nothing beats { $highest }, so that bid is final.
rules-ar-auction-outbid = If you are outbid, take your scribe back and bid again on your next turn, but not on the same province: it is blocked for you. Once you have been outbid somewhere else, you may return.
rules-ar-auction-one = There is never more than one scribe on a province, and a bid that was beaten costs nothing.
rules-ar-auction-end = The auction ends immediately when every province has a scribe.
rules-ar-auction-settle = Then, in this order:
rules-ar-settle-pay = everyone pays their bid;
rules-ar-settle-control = everyone takes control of the province they won;
rules-ar-settle-instant = in turn order, everyone takes the instant reward of their province: gold, then power cards, then stones;
rules-ar-settle-discard = the province cards are set aside.
rules-ar-auction-late = Gold from an instant reward comes too late to pay for the bid.
rules-ar-auction-stones = You may place stones from an instant reward in any provinces you control, one at a time. A table may require them to go in the province just won.
rules-ar-auction-defence = It lasts until the auction ends and moves with your scribe. Play it on your turn, with a bid or while you pass. The lowest bid that beats a defended one:
rules-ar-defended = Defended bid
rules-ar-defended-beaten = Beaten by
rules-ar-auction-bribe = Play it on your turn after being outbid. Then you must bid on the province that is blocked for you, and only there, so you need enough gold to win it back. You may play Defence in the same turn.
rules-ar-example-auction = Example: three players with { $gold } gold each bid for { $provinces }.
rules-ar-example-player = Player
rules-ar-example-player-1 = Alice
rules-ar-example-player-2 = Ben
rules-ar-example-player-3 = Clara
rules-ar-example-act = Action
rules-ar-example-result = After the auction
rules-ar-example-has = { $province }, { $gold } gold

## AR-5: the market

rules-ar-market = Market
rules-ar-market-turns = In turn order, everyone takes one turn at the market.
rules-ar-market-order = You may buy power cards, then farmers, then stones, in that order and each once. You may skip any of them, but you can’t go back.
rules-ar-market-price = The more you buy of one kind, the more expensive it gets. Total cost by number bought:
rules-ar-market-pieces = Number
rules-ar-market-gold = Gold
rules-ar-market-paid = Each kind is priced separately and paid for immediately with the gold in your hand.
rules-ar-market-cards = Power cards: up to the number of card symbols in your best province. Symbols in different provinces don’t add up. You can use the cards straight away.
rules-ar-market-farmers = Farmers: as many as your provinces have free fields. Each goes on a free field.
rules-ar-market-stones = Stones: as many as you can pay for, placed in any of your provinces.
rules-ar-market-place = Everything you bought of one kind is placed before you buy another or end your turn.
rules-ar-market-build = The third stone in a province immediately becomes a pyramid, in any phase; this isn’t a choice. There is no limit to pyramids.
rules-ar-market-built = Three stones become a pyramid
rules-ar-market-architect = There must be exactly { $stones } stones; with a third they would already be a pyramid.
rules-ar-market-free = The farmer takes no field, doesn’t affect prices, and counts like any other for income and goals.
rules-ar-market-when = Both can be played at any time during your market turn, even between two stones, and in no other phase.
rules-ar-market-done = End your turn whenever you like.

## AR-6: the offering

rules-ar-offering = Offering
rules-ar-offering-lay = Everyone chooses in secret: either gold, at least 1 and at most all you have, or your Theft card. With either you may play one Offering Change. If you have no gold and sell nothing, you must play Theft.
rules-ar-offering-nothing = No other power card can be played in this phase.
rules-ar-offering-shown = When everyone has chosen, everything is revealed. Those who offered gold pay it. Every thief takes { $theft } gold from the supply, not from other players, and gets the Theft card back.
rules-ar-offering-total = The total is all gold offered, minus { $theft } for every thief. It can be below 0.
rules-ar-offering-change = Then, in turn order, everyone who played Offering Change adds 3 to the total or subtracts 3; it has to be one of the two. What each player offered stays the same.
rules-ar-offering-tile = The total decides which tile is active: what a farmer earns, what a temple is worth, and whether caravans pay.
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
rules-ar-offering-rank = Offerings are ranked by size; in a tie, the player earlier in turn order comes first. Thieves aren’t ranked. The rewards:
rules-ar-rank = Rank
rules-ar-rank-others = all others
rules-ar-rank-rewards = Rewards
rules-ar-offering-reward = In that order, each player takes all their rewards, one at a time. A reward is a power card, a farmer on a free field, or a stone. The card limit doesn’t apply here. You may decline any you haven’t taken.
rules-ar-offering-first = The player with the highest offering becomes first player from the next round on. Until then the current one stays.
rules-ar-offering-thieves = If everyone is a thief, there are no rewards, and the first player stays the same.
rules-ar-example-offering = Example: { $offers }. The total is { $total }, so tile { $tile } is active.

## AR-7: the harvest

rules-ar-harvest = Harvest
rules-ar-harvest-turns = In turn order, everyone may play Rich Harvest and Treasury and then takes their income.
rules-ar-harvest-income = Each of your provinces earns the value of the tile for every farmer, plus the gold of its mine, plus the gold of its caravan if caravans pay.
rules-ar-harvest-treasury = Farmers, mine and caravan in this province then earn nothing; { $gold } gold is all you get.
rules-ar-harvest-both = You may play one of each. On the same province, Treasury counts and Rich Harvest is wasted.
rules-ar-example-harvest = Example: Abu with 4 farmers, Sawu with 2, Berenike with none, on each tile.
rules-ar-income = Income

## AR-8: scoring

rules-ar-scoring = Scoring
rules-ar-scoring-lead = Everything that scores, at a glance. At the table, press S.
rules-ar-each-kingdom = At the end of each kingdom
rules-ar-game-end-word = At the end of the game, in addition
rules-ar-gold-name = Most gold
rules-ar-gold-says = first { $first }, second { $second }, third { $third }
rules-ar-scoring-when = After the harvest of the third round everyone scores at the same time, each with { $provinces } provinces. There are no decisions.
rules-ar-score-temples = Every temple in your provinces scores the value of the tile from the last offering.
rules-ar-score-pyramids = Every pyramid in your provinces scores 1.
rules-ar-score-sets = A pyramid in each of your three provinces is a set. Each set scores 3: take your province with the fewest pyramids and multiply by 3.
rules-ar-score-banks = West and east of the Nile, the province with the most pyramids scores 5 for its controller. Ties are broken by stones; if it is still a tie, all of them score, but each player at most once per bank. If there is no pyramid on a bank, nobody scores there.
rules-ar-score-goals = Every goal card in your hand that your three provinces fulfil scores 3; of identical cards only one.
rules-ar-goals-played = Fulfilled goal cards are revealed and discarded automatically. Others stay in your hand, and so does a second card of the same name. If you would rather have 1 gold, you can sell a goal card up to your last harvest turn.
rules-ar-symbols-count = Card symbols count as printed, including those of instant rewards.
rules-ar-example-scoring = Example: three players on tile { $tile }.
rules-ar-example-provinces = Provinces
rules-ar-example-sum = Total
rules-ar-between = Between the kingdoms all scribes and farmers leave the board. Stones and pyramids stay in their provinces. You keep gold, cards and points; the last offering has decided who is first player.
rules-ar-between-deck = The same province cards are shuffled for the New Kingdom; provinces out of play stay out of play.
rules-ar-take-over = If you win a province in the New Kingdom, you take over its stones and pyramids, and get its instant reward too.

## AR-9: the end of the game

rules-ar-end = The end of the game
rules-ar-end-sale = After the second scoring all cards still in hand are sold for 1 gold each.
rules-ar-end-gold = Then all gold is revealed. The most gold scores { $first }, the second most { $second }, the third most { $third }. Ties share the higher place, and the places after it are skipped: two players tied for first get { $first } each, and the next one { $third }.
rules-ar-end-winner = The player with the most points wins.
rules-ar-end-tie = Ties are broken by the number of pyramids in the three provinces, then the number of stones; if it is still a tie, the victory is shared.
rules-ar-end-places = Other places are decided the same way.

## AR-14: rare cases

rules-ar-rare = Rare cases
rules-ar-rare-deck = The power deck runs out. All discards are shuffled into a new deck. If there are none, no card is drawn, and at the market you can’t buy more cards than there are.
rules-ar-rare-bid = You have no gold. If you must bid, there is always an empty province, and anyone can bid 0.
rules-ar-rare-two-stones = An instant reward has two stones. They are placed one after the other; if the first completes a pyramid, the second starts a new one.
rules-ar-rare-giver = Only one player offers gold. A single gold then earns 3 rewards and makes that player first player.
rules-ar-rare-goal = In the last round a fulfilled goal card scores 3 points. Sold, it brings 1 gold, which can be worth more if it lifts you to a better place in gold.

## AR-1: what is in the box

rules-ar-box = Cards, provinces and pieces
rules-ar-box-cards = There are { $cards } power cards:
rules-ar-box-count = { $copies } in the game, { $phase }
rules-ar-box-theft = Everyone also always has one Theft card. It isn’t a power card: it is never drawn, sold or counted.
rules-ar-box-provinces = Each of the { $provinces } provinces lies west or east of the Nile, in Lower or Upper Egypt, on the Nile or off it. Its controller uses its fields, temples, card symbols, mine and caravan; the instant reward is gained every time the province is won.
rules-ar-box-province = Province
rules-ar-box-provinces-table = All provinces
rules-ar-box-lies = Location
rules-ar-box-fields = Fields
rules-ar-box-temples = Temples
rules-ar-box-symbols = Card symbols
rules-ar-box-mine = Mine
rules-ar-box-caravan = Caravan
rules-ar-box-instant = Instant reward
rules-ar-box-place = { $bank }, { $land }, { $nile }
rules-ar-box-sure = Numbers with a star are our own: no source we know of gives them, and they will be corrected as soon as someone reads them off a printed board. Some of the locations are taken from real geography.
rules-ar-box-custom = The host may give a table a board of its own as a file. Everyone sees it before the game, and it is saved with the game.
rules-ar-box-custom-checks = Such a file must have the same { $provinces } provinces, seven of them in Lower Egypt, and numbers within bounds; otherwise it is rejected, with all reasons listed. It may have different fields, temples and banks: the host is told, and can play.
rules-ar-box-scribes = Each player has three scribes, for bidding and for marking provinces. Points are kept on a track everyone can see.
rules-ar-box-gold = Gold is counted in whole numbers; you can always make change.
rules-ar-box-supply = Gold, stones, pyramids and farmers never run out. A double pyramid is just two pyramids in one piece.

## AR-2: how a game begins

rules-ar-setup = How a game begins
rules-ar-setup-players = For { $least } to { $most } players, in fixed seats, clockwise.
rules-ar-setup-start = Everyone starts with { $gold } gold, 0 points, Theft, and one Architect.
rules-ar-setup-deck = The other power cards are shuffled into the power deck.
rules-ar-setup-provinces = Three provinces per player are in play, chosen at random; nobody knows which ones are out until the first kingdom is over.
rules-ar-setup-table = By number of players
rules-ar-setup-players-word = Players
rules-ar-setup-open = Auctioned each round
rules-ar-setup-in-play = Provinces in play
rules-ar-setup-out = Out of play
rules-ar-setup-power = Cards in the deck
rules-ar-setup-first = The first player is chosen at random, unless the table has named one.
rules-ar-setup-empty = No province has a scribe, farmer, stone or pyramid yet.

## AR-10: expert variant and options

rules-ar-variants = Expert variant and options
rules-ar-expert = In the expert variant the players choose which provinces are auctioned. Everything else stays the same.
rules-ar-expert-deal = At the start everyone is secretly dealt three province cards; the rest are out of play.
rules-ar-expert-reveal = At the start of each auction everyone secretly chooses one of theirs; all are revealed together. In the third round only the last card is left.
rules-ar-expert-free = Your card gives you no claim to the province: everyone bids for everything.
rules-ar-expert-again = For the New Kingdom the same cards are shuffled and dealt again.
rules-ar-options = A table may also choose where bonus stones go, who is first player, a board of its own, whether gold is shown, and a counter of unseen cards.

## AR-12: what everybody knows

rules-ar-secrets = What everybody knows
rules-ar-public = Everyone sees the board, all bids, the provinces so far, the tile, points, the discards, and the number of cards in every hand and in the deck – and also what everyone buys, sells, plays, pays and earns.
rules-ar-private = Only you know your power cards, the ones you draw, your province cards in the expert variant, and your choice while others are still choosing.
rules-ar-hidden = Nobody knows the order of the decks, or which provinces are out of play in the first kingdom.
rules-ar-gold-hidden = Opponents’ gold isn’t shown, though you could work it out from what they paid and earned. A table may show it.
rules-ar-shown = Whatever was played, scored or sold has been seen by everyone.
rules-ar-counter = Which cards haven’t been seen follows from the discards and your hand; a table may show it to everyone.

## AR-15: editions

rules-ar-editions = Editions
rules-ar-editions-base = We follow the 2016 edition, which has the rules of the first edition of 2003 with clearer components: its own Theft cards, offering tiles and scribes.
rules-ar-editions-stone = In 2003 a stone from an instant reward goes in the province won; a table may choose this. The expert variant was added in 2016.
rules-ar-editions-small = Other differences are small and not played here: cards used as gold in the offering, a penalty for a bid you can’t pay, free farmers as an instant reward, a choice of two cards at the start in 2023.
rules-ar-editions-names = Other editions use other names: Master Builder for Architect, bidding block for scribe, favour cards for power cards.
