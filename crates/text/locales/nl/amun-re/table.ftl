# Amun-Re. Arguments: who, by = a player as a badge; you = yes if the sentence is told to that player.
amun-re-name = Amun-Re
amun-re-kind = Win provincies, breng offers, bouw piramides in twee koninkrijken.

## Header
ar-kingdoms = Koninkrijken en rondes
ar-round-of = ronde { $round } van 3
ar-rounds-to-come = nog 3 rondes te gaan
ar-rounds-played = 3 rondes gespeeld
ar-phases = Fasen van de ronde
ar-tile = Tegel { $value }
ar-tile-pays = { $value } goud per boer, { $value } { $value ->
    [one] punt
   *[other] punten
} per tempel, { $camel ->
    [yes] karavanen brengen goud op
   *[no] karavanen brengen niets op
}

## Map and provinces
ar-map = Landkaart van Egypte
ar-map-says = Vijftien provincies langs de Nijl, het noorden boven. Alles wat op de kaart staat, staat ook in de lijst van provincies.
ar-map-pan = Landkaart, scrol om te schuiven
ar-map-size = Formaat van de landkaart
ar-map-whole = Passend
ar-map-close = Inzoomen
ar-not-in-play = niet in het spel
ar-show-bids = Toon de biedingen op { $province }
ar-key = Legenda
ar-key-title = Legenda bij de landkaart
ar-key-field = akker
ar-key-field-does = plaats voor één boer
ar-key-farmer = boer
ar-key-farmer-does = goud bij elke oogst
ar-key-free-farmer = vrije boer
ar-key-free-farmer-does = heeft geen akker nodig
ar-key-temple = tempel
ar-key-temple-does = scoort de waarde van de tegel
ar-key-mine = goudmijn
ar-key-mine-does = goud bij elke oogst
ar-key-caravan = karavaan
ar-key-caravan-does = goud bij tegel 1 en 2
ar-key-symbol = kaartsymbool
ar-key-symbol-does = je mag één kaart kopen
ar-key-instant = directe beloning
ar-key-instant-does = krijg je als je de provincie wint
ar-key-stone = bouwsteen
ar-key-stone-does = 3 bouwstenen = 1 piramide
ar-key-pyramid = piramide
ar-key-pyramid-does = blijft in het Nieuwe Koninkrijk
ar-key-lower = Neder-Egypte
ar-key-lower-does = ten noorden van de rode lijn
ar-key-upper = Opper-Egypte
ar-key-upper-does = ten zuiden van de rode lijn
ar-lands = Provincies
ar-lands-title = Alle provincies
ar-board-name = Bord: { $name }
ar-lies-there = { $farmers } op { $fields }, { $pyramids }, { $stones }
ar-open-now = wordt geveild
ar-leads-with = { $who } leidt met { $gold }
ar-nobody-leads = nog geen bod
ar-barred = geblokkeerd voor jou
ar-controlled = in bezit van { $who }
ar-nobodys = van niemand

## Players
ar-players = Spelers
ar-you = jij
ar-bot = bot
ar-stand-in = bot, voorlopig
ar-empty-seat = vertrokken
ar-away = afwezig
ar-first-player = Startspeler van deze ronde
ar-next-first-player = Startspeler van de volgende ronde
ar-gold-word = Goud
ar-hidden = geheim
ar-gold-hidden = Goud is geheim aan deze tafel
ar-theft-ready = Diefstal in de hand
ar-if-scored = Als er nu geteld wordt
ar-state-bids = biedt
ar-state-outbid = overboden op { $province }
ar-state-leads = leidt in { $province } met { $gold }
ar-state-defence = Verdediging
ar-state-chosen = heeft gekozen
ar-state-choosing = kiest nog
ar-state-sealed = offer gekozen
ar-state-acts = aan zet
ar-state-gave = offerde { $gold } goud
ar-state-stole = stal 3 goud
ar-order = Beurtvolgorde
ar-order-now = nu

## Hand and supply
ar-hand = Je hand
ar-hand-number = { $n ->
    [0] alleen Diefstal
    [one] 1 kaart en Diefstal
   *[other] { $n } kaarten en Diefstal
}
ar-hand-copies = ×{ $n }
ar-play-now = speel nu
ar-sell = Verkoop voor 1 goud
ar-sell-wait = Je kunt kaarten verkopen als jij aan zet bent.
ar-sold-sealed = In het geheim verkocht: { $cards }. De anderen zien het als iedereen gekozen heeft.
ar-province-hand = Je provinciekaarten
ar-to-come = Komt nog
ar-to-come-perhaps = Nog niet gezien, waarvan { $n } niet in het spel
ar-deck = Stapel { $deck }, afgelegd { $discards }
ar-discards = Aflegstapel
ar-unseen = Nog niet gezien, in de stapel en in andere handen

## Decisions: heading and first line of each
ar-ask-your-turn = Jouw beurt
ar-ask-sealed = Iedereen kiest in het geheim
ar-ask-waiting = Even wachten
ar-ask-bid = Plaats je schrijver
ar-ask-bid-says = Je hebt { $gold } goud. Klik op een veld om te bieden.
ar-ask-bribed = Bied op { $province }
ar-ask-bribed-says = Je hebt ‘Omkoping’ gespeeld: bied nu hier. Je hebt { $gold } goud.
ar-ask-lead = Je leidt in { $province } met { $gold }
ar-ask-lead-says = Je leidt, dus je kunt alleen passen.
ar-ask-stones = { $n ->
    [one] Plaats 1 bouwsteen
   *[other] Plaats { $n } bouwstenen
}
ar-ask-farmers = { $n ->
    [one] Plaats 1 boer
   *[other] Plaats { $n } boeren
}
ar-ask-place-says = Klik op de landkaart, of kies hier.
ar-ask-market = Op de markt
ar-ask-market-says = Kaarten, dan boeren, dan bouwstenen: elk hoogstens één keer. Je hebt { $gold } goud.
ar-ask-offering = Je offer
ar-ask-offering-says = Wordt getoond als iedereen gekozen heeft. Je hebt { $gold } goud.
ar-ask-change = Wijzig het totaal van { $total }
ar-ask-change-says = Je hebt ‘Offerwijziging’ gespeeld: tel er 3 bij op of trek er 3 van af.
ar-ask-reward = { $n ->
    [one] Neem 1 beloning
   *[other] Neem { $n } beloningen
}
ar-ask-reward-says = Je offer is { $rank ->
    [1] het hoogste
    [2] het op één na hoogste
    [3] het op twee na hoogste
   *[other] het { $rank }e in hoogte
}.
ar-ask-harvest = Je oogst
ar-ask-reveal = Kies een provincie voor de veiling
ar-ask-reveal-says = Iedereen kiest een eigen provinciekaart; daarna worden ze allemaal getoond.
ar-wait-for = Wachten op { $who }
ar-wait-chance = Kaarten worden getrokken
ar-wait-auction = { $who } biedt.
ar-wait-lead = { $who } leidt en moet passen.
ar-wait-stone = { $who } plaatst een bouwsteen van een directe beloning.
ar-wait-market = { $who } is op de markt.
ar-wait-change = { $who } telt 3 bij het totaal van { $total } op of trekt er 3 van af.
ar-wait-reward = { $who } neemt { $rewards }.
ar-wait-harvest = { $who } haalt de oogst binnen.
ar-wait-sealed = Je hebt gekozen. Wachten op de anderen.
ar-wait-watch = De spelers kiezen in het geheim.
ar-wait-draw = De volgende kaarten worden getrokken.
ar-over-says = De partij is afgelopen.

## Auction
ar-lot-empty = Nog geen bod.
ar-lot-ends = Laatste lege provincie: een bod hier beëindigt de veiling.
ar-lot-leads = { $you ->
    [yes] Je leidt met { $gold }.
   *[no] { $who } leidt met { $gold }.
}
ar-lot-outbid = { $who } heeft je overboden met { $gold }.
ar-lot-defended = Verdedigd: bied minstens twee velden hoger.
ar-spaces = Biedvelden van { $province }
ar-because = { $numbers }: { $why }
ar-held-by = bezet door { $who }
ar-play-bribe = Speel ‘Omkoping’: bied nu op { $province }
ar-play-defence-bid = Speel ‘Verdediging’ bij je bod: anderen moeten twee velden hoger
ar-play-defence-lead = Speel ‘Verdediging’: anderen moeten twee velden boven je { $gold }
ar-pass = Passen

## Market and placing
ar-buy-hint = Na boeren kun je geen kaarten meer kopen, na bouwstenen geen van beide. Houd goud over voor het offer.
ar-done-market = Klaar met kopen
ar-play-architect = Speel ‘Bouwmeester’ in { $province }: de 2 bouwstenen worden een piramide
ar-play-free-farmer = Speel ‘Vrije boer’ in { $province }
ar-stone-here = { $n ->
    [0] 0 → 1 bouwsteen
   *[other] { $n } → 2 bouwstenen
}
ar-stone-builds = Derde bouwsteen: wordt een piramide.
ar-farmer-here = { $n ->
    [one] de laatste vrije akker
   *[other] { $n } vrije akkers
}
ar-place-hint = De derde bouwsteen in een provincie wordt meteen een piramide.
ar-take-stone = Een bouwsteen in { $province }
ar-take-farmer = Een boer in { $province }
ar-take-card = Een machtkaart
ar-take-card-says = { $n } in de stapel
ar-decline = Zie af van de rest

## Offering
ar-give = Goud offeren
ar-give-hint = Hoogste offer: 3 beloningen en startspeler in de volgende ronde; tweede: 2 beloningen; alle anderen: 1.
ar-give-none = Je hebt geen goud. Je kunt een kaart voor 1 verkopen.
ar-steal = Of stelen
ar-steal-hint = Je neemt 3 goud, het totaal daalt met 3 en je krijgt geen beloning.
ar-steal-act = Speel Diefstal
ar-steal-change-act = Speel Diefstal met Offerwijziging
ar-with-change = Voeg Offerwijziging toe
ar-tiles = Offertegels
ar-tile-range = { $tile ->
    [1] 2 of minder
    [2] 3 t/m 12
    [3] 13 t/m 22
   *[other] 23 of meer
}
ar-tile-income = je krijgt { $gold }
ar-tile-caravans = { $camel ->
    [yes] karavanen brengen goud op
   *[no] karavanen brengen niets op
}
ar-who-chose = Wie gekozen heeft
ar-sealed = klaar
ar-sealed-mine = Je offert { $offer }.
ar-offer-gold = { $gold } goud
ar-offer-theft = Diefstal
ar-offer-change = { $offer } met Offerwijziging
ar-revealed-mine = Je hebt { $province } gekozen.
ar-total = Het totaal is { $total }
ar-meter = Totaal { $total } op de schaal van de tegels: tegel 1 t/m 2, tegel 2 t/m 12, tegel 3 t/m 22, tegel 4 vanaf 23
ar-change-raise = Tel 3 op: totaal { $total }, tegel { $tile }
ar-change-lower = Trek 3 af: totaal { $total }, tegel { $tile }
ar-laid-change = met Offerwijziging

## Harvest
ar-harvest-says = Tegel { $tile }: elke boer brengt { $tile } goud op; { $camel ->
    [yes] karavanen brengen goud op
   *[no] geen kameel, dus karavanen brengen niets op
}.
ar-income-by = Inkomsten per provincie
ar-income-province = Provincie
ar-income-farmers = Boeren
ar-income-mine = Mijn
ar-income-caravan = Karavaan
ar-income-gold = Goud
ar-income-now = Je inkomsten
ar-play-harvest = Rijke oogst in { $province }
ar-play-treasury = Schatkamer in { $province }
ar-income-then = inkomsten { $gold }
ar-take-gold = Neem { $gold } goud

## Scoring
ar-category-temples = Tempels
    .for = tempels
ar-category-temples-says = tegelwaarde × tempels
ar-category-pyramids = Piramides
    .for = piramides
ar-category-pyramids-says = 1 per stuk
ar-category-sets = Sets
    .for = sets
ar-category-sets-says = 3 × laagste provincie
ar-category-banks = Meeste piramides per oever
    .for = de meeste piramides op een oever
ar-category-banks-says = 5 voor west, 5 voor oost
ar-category-goals = Doelkaarten
    .for = doelkaarten
ar-category-goals-says = 3 per stuk
ar-for-category = voor { $category }
ar-counted = Telling van het { $kingdom }
ar-scoring-by = Telling per categorie
ar-category = Categorie
ar-before = Eerder
ar-this-kingdom = Dit koninkrijk
ar-points-word = Punten
ar-goals-shown = Getoonde doelkaarten: { $goals }.
ar-goal-shown = { $who } ‘{ $card }’
ar-wins = { $n ->
    [one] { $names } wint met { $points } punten
   *[other] { $names } delen de overwinning met { $points } punten
}
ar-final-says = Al het goud is zichtbaar: meeste goud 6, tweede 4, derde 2. Bij een gelijk aantal deel je de betere plaats.
ar-final-line = { $before } punten, { $gold } goud: +{ $more }
ar-and = { $first } en { $second }

## Phone
ar-tabs = Weergave
ar-tab-map = Landkaart
ar-tab-decide = Beslissen
ar-tab-players = Spelers
ar-tab-log = Verloop
ar-strip-open = In de veiling
ar-strip-own = Je provincies
