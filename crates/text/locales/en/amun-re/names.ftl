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
amun-re-card-defence-does = For the rest of this auction, others must go two spaces above your bid.
amun-re-card-defence-when = { ar-part-auction }
amun-re-card-bribe = Bribe
amun-re-card-bribe-does = After being outbid: bid again on your barred province at once.
amun-re-card-bribe-when = { ar-part-auction }
amun-re-card-architect = Architect
amun-re-card-architect-does = In your market turn: 2 stones in one of your provinces become a pyramid.
amun-re-card-architect-when = { ar-part-market }
amun-re-card-free-farmer = Free Farmer
amun-re-card-free-farmer-does = In your market turn: 1 farmer for nothing in any of your provinces. It needs no field.
amun-re-card-free-farmer-when = { ar-part-market }
amun-re-card-change = Offering Change
amun-re-card-change-does = Laid with your offering: then add 3 to the total or take 3 away.
amun-re-card-change-when = { ar-part-offering }
amun-re-card-harvest = Rich Harvest
amun-re-card-harvest-does = In your harvest turn: every farmer in one of your provinces brings 1 gold more.
amun-re-card-harvest-when = { ar-part-harvest }
amun-re-card-treasury = Treasury
amun-re-card-treasury-does = In your harvest turn: one of your provinces brings 8 gold instead of its income.
amun-re-card-treasury-when = { ar-part-harvest }
amun-re-card-goal-symbols = Master of Scribes
amun-re-card-goal-symbols-does = 3 points if your three provinces show 7 or more card symbols, those of instant rewards included.
amun-re-card-goal-symbols-when = { ar-part-scoring }
amun-re-card-goal-farmers = Master of Farmers
amun-re-card-goal-farmers-does = 3 points if there are 9 or more farmers in your three provinces.
amun-re-card-goal-farmers-when = { ar-part-scoring }
amun-re-card-goal-bank = West or East Bank
amun-re-card-goal-bank-does = 3 points if your three provinces lie on one bank of the Nile.
amun-re-card-goal-bank-when = { ar-part-scoring }
amun-re-card-goal-nile = On or off the Nile
amun-re-card-goal-nile-does = 3 points if your three provinces all lie at the Nile, or none does.
amun-re-card-goal-nile-when = { ar-part-scoring }
amun-re-card-goal-egypt = Upper or Lower Egypt
amun-re-card-goal-egypt-does = 3 points if your three provinces all lie in Upper or all in Lower Egypt.
amun-re-card-goal-egypt-when = { ar-part-scoring }
ar-theft = Theft
ar-goods-cards = Cards
ar-goods-farmers = Farmers
ar-goods-stones = Stones
ar-west = West bank
ar-east = East bank
ar-upper = Upper Egypt
ar-lower = Lower Egypt
ar-at-nile = at the Nile
ar-off-nile = away from the Nile
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
    [0] no field
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
    [0] no farmer
    [one] { $n } farmer
   *[other] { $n } farmers
}
ar-pyramids = { $n ->
    [0] no pyramid
    [one] { $n } pyramid
   *[other] { $n } pyramids
}
ar-stones = { $n ->
    [0] no stone
    [one] { $n } stone
   *[other] { $n } stones
}
ar-rewards = { $n ->
    [one] { $n } reward
   *[other] { $n } rewards
}
ar-mine = gold mine, { $n }
ar-caravan = caravan, { $n }
