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
amun-re-card-defence = Verdediging
amun-re-card-defence-does = De rest van deze veiling moeten anderen minstens twee velden boven jou bieden.
amun-re-card-defence-when = { ar-part-auction }
amun-re-card-bribe = Omkoping
amun-re-card-bribe-does = Nadat je overboden bent: bied meteen opnieuw op de provincie die voor jou geblokkeerd is.
amun-re-card-bribe-when = { ar-part-auction }
amun-re-card-architect = Bouwmeester
amun-re-card-architect-does = In je marktbeurt: 2 bouwstenen in een van je provincies worden een piramide.
amun-re-card-architect-when = { ar-part-market }
amun-re-card-free-farmer = Vrije boer
amun-re-card-free-farmer-does = In je marktbeurt: 1 gratis boer in een van je provincies. Hij heeft geen akker nodig.
amun-re-card-free-farmer-when = { ar-part-market }
amun-re-card-change = Offerwijziging
amun-re-card-change-does = Speel deze kaart bij je offer: tel daarna 3 bij het totaal op of trek er 3 van af.
amun-re-card-change-when = { ar-part-offering }
amun-re-card-harvest = Rijke oogst
amun-re-card-harvest-does = In je oogstbeurt: elke boer in een van je provincies brengt 1 goud extra op.
amun-re-card-harvest-when = { ar-part-harvest }
amun-re-card-treasury = Schatkamer
amun-re-card-treasury-does = In je oogstbeurt: een van je provincies brengt 8 goud op in plaats van de gewone inkomsten.
amun-re-card-treasury-when = { ar-part-harvest }
amun-re-card-goal-symbols = Meester van de schrijvers
amun-re-card-goal-symbols-does = 3 punten als je drie provincies samen 7 of meer kaartsymbolen hebben, die van directe beloningen meegeteld.
amun-re-card-goal-symbols-when = { ar-part-scoring }
amun-re-card-goal-farmers = Meester van de boeren
amun-re-card-goal-farmers-does = 3 punten als er samen 9 of meer boeren in je drie provincies staan.
amun-re-card-goal-farmers-when = { ar-part-scoring }
amun-re-card-goal-bank = West- of oostoever
amun-re-card-goal-bank-does = 3 punten als je drie provincies op dezelfde oever van de Nijl liggen.
amun-re-card-goal-bank-when = { ar-part-scoring }
amun-re-card-goal-nile = Aan de Nijl of landinwaarts
amun-re-card-goal-nile-does = 3 punten als je drie provincies allemaal aan de Nijl liggen, of geen enkele.
amun-re-card-goal-nile-when = { ar-part-scoring }
amun-re-card-goal-egypt = Opper- of Neder-Egypte
amun-re-card-goal-egypt-does = 3 punten als je drie provincies allemaal in Opper-Egypte of allemaal in Neder-Egypte liggen.
amun-re-card-goal-egypt-when = { ar-part-scoring }
ar-theft = Diefstal
ar-goods-cards = Kaarten
ar-goods-farmers = Boeren
ar-goods-stones = Stenen
ar-west = Westoever
ar-east = Oostoever
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
