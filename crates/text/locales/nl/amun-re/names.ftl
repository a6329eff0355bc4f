# Amun-Re: the names of things, and things counted.

## Names of the box
ar-epoch-1 = Oude Koninkrijk
ar-epoch-2 = Nieuwe Koninkrijk
ar-part-auction = Veiling
ar-part-market = Markt
ar-part-offering = Offer
ar-part-harvest = Oogst
ar-part-scoring = Telling
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
ar-province-thebes = Thebe
ar-card-defence = Verdediging
ar-card-defence-does = De rest van deze veiling moeten anderen twee velden boven jouw bod gaan.
ar-card-defence-when = { ar-part-auction }
ar-card-bribe = Omkoping
ar-card-bribe-does = Nadat je overboden bent: bied meteen opnieuw op je geblokkeerde provincie.
ar-card-bribe-when = { ar-part-auction }
ar-card-architect = Bouwmeester
ar-card-architect-does = In je marktbeurt: 2 bouwstenen in een van je provincies worden een piramide.
ar-card-architect-when = { ar-part-market }
ar-card-free-farmer = Vrije boer
ar-card-free-farmer-does = In je marktbeurt: 1 gratis boer in een van je provincies. Hij heeft geen akker nodig.
ar-card-free-farmer-when = { ar-part-market }
ar-card-change = Offerwijziging
ar-card-change-does = Leg hem bij je offer: tel daarna 3 bij het totaal op of trek er 3 van af.
ar-card-change-when = { ar-part-offering }
ar-card-harvest = Rijke oogst
ar-card-harvest-does = In je oogstbeurt: elke boer in een van je provincies brengt 1 goud extra op.
ar-card-harvest-when = { ar-part-harvest }
ar-card-treasury = Schatkamer
ar-card-treasury-does = In je oogstbeurt: een van je provincies brengt 8 goud op in plaats van haar inkomsten.
ar-card-treasury-when = { ar-part-harvest }
ar-card-goal-symbols = Meester van de schrijvers
ar-card-goal-symbols-does = 3 punten als je drie provincies samen 7 of meer kaartsymbolen hebben, die van directe beloningen meegeteld.
ar-card-goal-symbols-when = { ar-part-scoring }
ar-card-goal-farmers = Meester van de boeren
ar-card-goal-farmers-does = 3 punten als er samen 9 of meer boeren in je drie provincies staan.
ar-card-goal-farmers-when = { ar-part-scoring }
ar-card-goal-bank = West- of Oost-oever
ar-card-goal-bank-does = 3 punten als je drie provincies op dezelfde oever van de Nijl liggen.
ar-card-goal-bank-when = { ar-part-scoring }
ar-card-goal-nile = Aan de Nijl of landinwaarts
ar-card-goal-nile-does = 3 punten als je drie provincies allemaal aan de Nijl liggen, of geen enkele.
ar-card-goal-nile-when = { ar-part-scoring }
ar-card-goal-egypt = Opper- of Neder-Egypte
ar-card-goal-egypt-does = 3 punten als je drie provincies allemaal in Opper-Egypte of allemaal in Neder-Egypte liggen.
ar-card-goal-egypt-when = { ar-part-scoring }
ar-theft = Diefstal
ar-goods-cards = Kaarten
ar-goods-farmers = Boeren
ar-goods-stones = Stenen
ar-west = West-oever
ar-east = Oost-oever
ar-upper = Opper-Egypte
ar-lower = Neder-Egypte
ar-at-nile = aan de Nijl
ar-off-nile = landinwaarts
ar-sea = Het Grote Groen
ar-red-sea = Rode Zee
ar-nile = Nijl
ar-sinai = Sinaï
ar-north = N

## Things counted
ar-gold = { $n } goud
ar-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
ar-cards = { $n ->
    [one] { $n } machtkaart
   *[other] { $n } machtkaarten
}
ar-province-cards = { $n ->
    [one] { $n } provinciekaart
   *[other] { $n } provinciekaarten
}
ar-fields = { $n ->
    [0] geen akkers
    [one] { $n } akker
   *[other] { $n } akkers
}
ar-temples = { $n ->
    [one] { $n } tempel
   *[other] { $n } tempels
}
ar-symbols = { $n ->
    [one] { $n } kaartsymbool
   *[other] { $n } kaartsymbolen
}
ar-farmers = { $n ->
    [0] geen boeren
    [one] { $n } boer
   *[other] { $n } boeren
}
ar-pyramids = { $n ->
    [0] geen piramides
    [one] { $n } piramide
   *[other] { $n } piramides
}
ar-stones = { $n ->
    [0] geen bouwstenen
    [one] { $n } bouwsteen
   *[other] { $n } bouwstenen
}
ar-rewards = { $n ->
    [one] { $n } beloning
   *[other] { $n } beloningen
}
ar-mine = goudmijn, { $n }
ar-caravan = karavaan, { $n }
