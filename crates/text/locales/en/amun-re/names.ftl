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
ar-card-defence = Defence
ar-card-defence-does = For the rest of this auction, others must go two spaces above your bid.
ar-card-defence-when = { ar-part-auction }
ar-card-bribe = Bribe
ar-card-bribe-does = After being outbid: bid again on your barred province at once.
ar-card-bribe-when = { ar-part-auction }
ar-card-architect = Architect
ar-card-architect-does = In your market turn: 2 stones in one of your provinces become a pyramid.
ar-card-architect-when = { ar-part-market }
ar-card-free-farmer = Free Farmer
ar-card-free-farmer-does = In your market turn: 1 farmer for nothing in any of your provinces. It needs no field.
ar-card-free-farmer-when = { ar-part-market }
ar-card-change = Offering Change
ar-card-change-does = Laid with your offering: then add 3 to the total or take 3 away.
ar-card-change-when = { ar-part-offering }
ar-card-harvest = Rich Harvest
ar-card-harvest-does = In your harvest turn: every farmer in one of your provinces brings 1 gold more.
ar-card-harvest-when = { ar-part-harvest }
ar-card-treasury = Treasury
ar-card-treasury-does = In your harvest turn: one of your provinces brings 8 gold instead of its income.
ar-card-treasury-when = { ar-part-harvest }
ar-card-goal-symbols = Master of Scribes
ar-card-goal-symbols-does = 3 points if your three provinces show 7 or more card symbols, those of instant rewards included.
ar-card-goal-symbols-when = { ar-part-scoring }
ar-card-goal-farmers = Master of Farmers
ar-card-goal-farmers-does = 3 points if there are 9 or more farmers in your three provinces.
ar-card-goal-farmers-when = { ar-part-scoring }
ar-card-goal-bank = West or East Bank
ar-card-goal-bank-does = 3 points if your three provinces lie on one bank of the Nile.
ar-card-goal-bank-when = { ar-part-scoring }
ar-card-goal-nile = On or off the Nile
ar-card-goal-nile-does = 3 points if your three provinces all lie at the Nile, or none does.
ar-card-goal-nile-when = { ar-part-scoring }
ar-card-goal-egypt = Upper or Lower Egypt
ar-card-goal-egypt-does = 3 points if your three provinces all lie in Upper or all in Lower Egypt.
ar-card-goal-egypt-when = { ar-part-scoring }
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
