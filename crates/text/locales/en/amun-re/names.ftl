# Amun-Re: the names of things, and things counted.

## Names of the box
ar-epoch-1 = Old Kingdom
ar-epoch-2 = New Kingdom
ar-part-auction = Auction
ar-part-market = Market
ar-part-offering = Offering
ar-part-harvest = Harvest
ar-part-scoring = Scoring
ar-province-abu = Abu
ar-province-abydos = Abydos
ar-province-amarna = Amarna
ar-province-avaris = Avaris
ar-province-baharya = Baharya
ar-province-berenike = Berenike
ar-province-buto = Buto
ar-province-dakhla = Dakhla
ar-province-damanhur = Damanhur
ar-province-edfu = Edfu
ar-province-kharga = Kharga
ar-province-memphis = Memphis
ar-province-mendes = Mendes
ar-province-sawu = Sawu
ar-province-thebes = Thebes
amun-re-card-defence = Defence
amun-re-card-defence-does = For the rest of this auction, others must bid at least two spaces above you.
amun-re-card-defence-when = { ar-part-auction }
amun-re-card-bribe = Bribe
amun-re-card-bribe-does = After being outbid: bid again straight away on the province that is blocked for you.
amun-re-card-bribe-when = { ar-part-auction }
amun-re-card-architect = Architect
amun-re-card-architect-does = In your market turn: 2 stones in one of your provinces become a pyramid.
amun-re-card-architect-when = { ar-part-market }
amun-re-card-free-farmer = Free Farmer
amun-re-card-free-farmer-does = In your market turn: place 1 farmer for free in any of your provinces. It needs no field.
amun-re-card-free-farmer-when = { ar-part-market }
amun-re-card-change = Offering Change
amun-re-card-change-does = Play it with your offering: then add 3 to the total or subtract 3.
amun-re-card-change-when = { ar-part-offering }
amun-re-card-harvest = Rich Harvest
amun-re-card-harvest-does = In your harvest turn: each farmer in one of your provinces earns 1 extra gold.
amun-re-card-harvest-when = { ar-part-harvest }
amun-re-card-treasury = Treasury
amun-re-card-treasury-does = In your harvest turn: one of your provinces earns 8 gold instead of its income.
amun-re-card-treasury-when = { ar-part-harvest }
amun-re-card-goal-symbols = Master of Scribes
amun-re-card-goal-symbols-does = 3 points if your three provinces have 7 or more card symbols, including those of instant rewards.
amun-re-card-goal-symbols-when = { ar-part-scoring }
amun-re-card-goal-farmers = Master of Farmers
amun-re-card-goal-farmers-does = 3 points if you have 9 or more farmers in your three provinces.
amun-re-card-goal-farmers-when = { ar-part-scoring }
amun-re-card-goal-bank = West or East Bank
amun-re-card-goal-bank-does = 3 points if your three provinces are all on the same bank of the Nile.
amun-re-card-goal-bank-when = { ar-part-scoring }
amun-re-card-goal-nile = On or off the Nile
amun-re-card-goal-nile-does = 3 points if all three of your provinces lie on the Nile, or none of them does.
amun-re-card-goal-nile-when = { ar-part-scoring }
amun-re-card-goal-egypt = Upper or Lower Egypt
amun-re-card-goal-egypt-does = 3 points if your three provinces are all in Upper Egypt or all in Lower Egypt.
amun-re-card-goal-egypt-when = { ar-part-scoring }
ar-theft = Theft
ar-goods-cards = Cards
ar-goods-farmers = Farmers
ar-goods-stones = Stones
ar-west = West bank
ar-east = East bank
ar-upper = Upper Egypt
ar-lower = Lower Egypt
ar-at-nile = on the Nile
ar-off-nile = off the Nile
ar-sea = The Great Green
ar-red-sea = Red Sea
ar-nile = Nile
ar-sinai = Sinai
ar-north = N

## Things counted
ar-gold = { $n } gold
ar-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ar-cards = { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
}
ar-province-cards = { $n ->
    [one] { $n } province card
   *[other] { $n } province cards
}
ar-fields = { $n ->
    [0] no fields
    [one] { $n } field
   *[other] { $n } fields
}
ar-temples = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}
ar-symbols = { $n ->
    [one] { $n } card symbol
   *[other] { $n } card symbols
}
ar-farmers = { $n ->
    [0] no farmers
    [one] { $n } farmer
   *[other] { $n } farmers
}
ar-pyramids = { $n ->
    [0] no pyramids
    [one] { $n } pyramid
   *[other] { $n } pyramids
}
ar-stones = { $n ->
    [0] no stones
    [one] { $n } stone
   *[other] { $n } stones
}
ar-rewards = { $n ->
    [one] { $n } reward
   *[other] { $n } rewards
}
ar-mine = gold mine, { $n }
ar-caravan = caravan, { $n }
