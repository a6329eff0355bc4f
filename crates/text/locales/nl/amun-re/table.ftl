# Amun-Re. Arguments: who, by = a player as a badge; you = yes if the sentence is told to that player.
amun-re-name = Amun-Re
amun-re-kind = Win provincies, offer aan de god, bouw piramides in twee koninkrijken.

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
    [yes] karavanen brengen goud
   *[no] karavanen rusten
}

## Map and provinces
ar-map = Landkaart van Egypte
ar-map-says = Vijftien provincies langs de Nijl, het noorden boven. Alles wat er ligt, staat ook in de lijst van provincies.
ar-map-pan = Landkaart, scrol om te schuiven
ar-map-size = Formaat van de landkaart
ar-map-whole = Geheel
ar-map-close = Groot
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
ar-key-temple-does = punten volgens de tegel
ar-key-mine = goudmijn
ar-key-mine-does = goud bij elke oogst
ar-key-caravan = karavaan
ar-key-caravan-does = goud bij tegel 1 en 2
ar-key-symbol = kaartsymbool
ar-key-symbol-does = één kaart te koop
ar-key-instant = direct
ar-key-instant-does = krijg je als je wint
ar-key-stone = bouwsteen
ar-key-stone-does = de derde bouwt
ar-key-pyramid = piramide
ar-key-pyramid-does = blijft in het Nieuwe Koninkrijk
ar-key-lower = Neder-Egypte
ar-key-lower-does = ten noorden van de rode lijn
ar-key-upper = Opper-Egypte
ar-key-upper-does = ten zuiden ervan
ar-lands = Provincies
ar-lands-title = Alle provincies
ar-board-name = Bord: { $name }
ar-lies-there = { $farmers } op { $fields }, { $pyramids }, { $stones }
ar-open-now = open
ar-leads-with = { $who } leidt met { $gold }
ar-nobody-leads = nog niemand
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
ar-hidden = verborgen
ar-gold-hidden = Goud is verborgen aan deze tafel
ar-theft-ready = Diefstal in de hand
ar-if-scored = Bij telling nu
ar-state-bids = moet bieden
ar-state-outbid = overboden in { $province }
ar-state-leads = leidt in { $province } met { $gold }
ar-state-defence = Verdediging
ar-state-chosen = heeft gekozen
ar-state-choosing = kiest nog
ar-state-sealed = offer verzegeld
ar-state-acts = aan zet
ar-state-gave = gaf { $gold } goud
ar-state-stole = stal 3 goud
ar-order = Beurtvolgorde
ar-order-now = nu

## Hand and supply
ar-hand = Je hand
ar-hand-number = { $n ->
    [0] geen machtkaart, wel Diefstal
    [one] 1 kaart, en Diefstal
   *[other] { $n } kaarten, en Diefstal
}
ar-hand-copies = { $n } stuks
ar-play-now = speel nu
ar-sell = Verkoop voor 1 goud
ar-sell-wait = Kaarten kun je verkopen zodra jij iets moet beslissen.
ar-sold-sealed = In het geheim verkocht: { $cards }. De anderen zien het als iedereen gekozen heeft.
ar-province-hand = Je provinciekaarten
ar-to-come = Komt nog
ar-to-come-perhaps = Nog niet gezien, waarvan { $n } niet in het spel
ar-deck = Stapel { $deck }, afgelegd { $discards }
ar-discards = Aflegstapel
ar-unseen = Nog niet gezien, in de stapel en in andere handen

## Decisions: heading and first line of each
ar-ask-your-turn = Jouw beurt
ar-ask-sealed = Alle spelers, geheim
ar-ask-waiting = Even wachten
ar-ask-bid = Plaats je schrijver
ar-ask-bid-says = Je hebt { $gold } goud. Een klik is een bod.
ar-ask-bribed = Bied op { $province }
ar-ask-bribed-says = Je hebt Omkoping gespeeld: bied nu hier. Je hebt { $gold } goud.
ar-ask-lead = Je leidt in { $province } met { $gold }
ar-ask-lead-says = Je schrijver blijft waar hij is, dus je kunt alleen passen.
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
ar-ask-offering-says = Niemand ziet het voordat allen gekozen hebben. Je hebt { $gold } goud.
ar-ask-change = Wijzig het totaal van { $total }
ar-ask-change-says = Je hebt Offerwijziging gelegd: tel er 3 bij op of trek er 3 van af.
ar-ask-reward = { $n ->
    [one] Neem 1 beloning
   *[other] Neem { $n } beloningen
}
ar-ask-reward-says = Je bent { $rank ->
    [1] de hoogste gever
    [2] de tweede gever
   *[other] gever nummer { $rank }
}.
ar-ask-harvest = Je oogst
ar-ask-reveal = Veil een provincie
ar-ask-reveal-says = Alle spelers kiezen een van hun provinciekaarten; daarna worden ze allemaal omgedraaid.
ar-wait-for = Wachten op { $who }
ar-wait-chance = Kaarten worden getrokken
ar-wait-auction = { $who } moet bieden.
ar-wait-lead = { $who } leidt en moet passen.
ar-wait-stone = { $who } plaatst een bouwsteen van een directe beloning.
ar-wait-market = { $who } is op de markt.
ar-wait-change = { $who } telt 3 bij het totaal van { $total } op of trekt er 3 van af.
ar-wait-reward = { $who } neemt { $rewards }.
ar-wait-harvest = { $who } haalt de oogst binnen.
ar-wait-sealed = Je hebt gekozen. De anderen kiezen nog.
ar-wait-watch = De spelers kiezen in het geheim.
ar-wait-draw = De volgende kaarten worden getrokken.
ar-over-says = Het spel is afgelopen.

## Auction
ar-lot-empty = Hier is nog niemand.
ar-lot-ends = Leeg, de laatste: een bod hier beëindigt de veiling.
ar-lot-leads = { $you ->
    [yes] Je leidt met { $gold }.
   *[no] { $who } leidt met { $gold }.
}
ar-lot-outbid = { $who } heeft je overboden met { $gold }.
ar-lot-defended = Verdediging: twee velden hoger.
ar-spaces = Biedvelden van { $province }
ar-because = { $numbers }: { $why }
ar-held-by = bezet door { $who }
ar-play-bribe = Speel Omkoping: bied meteen op { $province }
ar-play-defence-bid = Speel Verdediging voordat je biedt: anderen moeten twee velden boven je gaan
ar-play-defence-lead = Speel Verdediging: anderen moeten twee velden boven je { $gold } gaan
ar-pass = Passen

## Market and placing
ar-buy-hint = Na boeren kun je geen kaarten meer kopen, na bouwstenen geen van beide. Wat je overhoudt, kan in het offer.
ar-done-market = Klaar, niets meer kopen
ar-play-architect = Speel Bouwmeester in { $province }: de 2 bouwstenen worden een piramide
ar-play-free-farmer = Speel Vrije boer in { $province }
ar-stone-here = { $n ->
    [0] Hier ligt er geen; wordt 1.
   *[other] Hier ligt er { $n }; wordt 2.
}
ar-stone-builds = Hier liggen er 2: deze bouwt een piramide.
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
ar-give = Goud geven
ar-give-hint = De hoogste gever krijgt 3 beloningen en is startspeler van de volgende ronde; de tweede krijgt er 2, ieder ander 1.
ar-give-none = Je hebt geen goud. Een kaart kun je voor 1 verkopen.
ar-steal = Of stelen
ar-steal-hint = Je neemt 3 goud, het totaal daalt met 3 en je krijgt geen beloning.
ar-steal-act = Verzegel Diefstal
ar-steal-change-act = Verzegel Diefstal met Offerwijziging
ar-with-change = Leg er Offerwijziging bij
ar-tiles = Offertegels
ar-tile-range = { $tile ->
    [1] 2 of minder
    [2] 3 t/m 12
    [3] 13 t/m 22
   *[other] 23 of meer
}
ar-tile-income = je krijgt { $gold }
ar-tile-caravans = { $camel ->
    [yes] karavanen brengen goud
   *[no] karavanen rusten
}
ar-who-chose = Wie gekozen heeft
ar-sealed = verzegeld
ar-sealed-mine = Je hebt { $offer } verzegeld.
ar-offer-gold = { $gold } goud
ar-offer-theft = Diefstal
ar-offer-change = { $offer } met Offerwijziging
ar-revealed-mine = Je veilt { $province }, nog verdekt.
ar-total = Het totaal is { $total }
ar-meter = Totaal { $total } op de schaal van de tegels: tegel 1 t/m 2, tegel 2 t/m 12, tegel 3 t/m 22, tegel 4 vanaf 23
ar-change-raise = Tel 3 op: het totaal is { $total }, tegel { $tile }
ar-change-lower = Trek 3 af: het totaal is { $total }, tegel { $tile }
ar-laid-change = legde Offerwijziging

## Harvest
ar-harvest-says = Tegel { $tile }: elke boer brengt { $tile } goud op; { $camel ->
    [yes] karavanen brengen goud
   *[no] geen kameel, karavanen rusten
}.
ar-income-by = Inkomsten per provincie
ar-income-province = Provincie
ar-income-farmers = Boeren
ar-income-mine = Mijn
ar-income-caravan = Karavaan
ar-income-gold = Goud
ar-income-now = Inkomsten nu
ar-play-harvest = Rijke oogst in { $province }
ar-play-treasury = Schatkamer in { $province }
ar-income-then = inkomsten { $gold }
ar-take-gold = Neem { $gold } goud

## Scoring
ar-category-temples = Tempels
ar-category-temples-says = tegelwaarde × tempels
ar-category-pyramids = Piramides
ar-category-pyramids-says = 1 per stuk
ar-category-sets = Reeksen
ar-category-sets-says = 3 × minste in een provincie
ar-category-banks = Meeste per oever
ar-category-banks-says = 5 voor west, 5 voor oost
ar-category-goals = Doelkaarten
ar-category-goals-says = 3 per stuk
ar-for-category = voor { $category }
ar-counted = Telling van het { $kingdom }
ar-scoring-by = Telling per categorie
ar-category = Categorie
ar-before = Eerder
ar-this-kingdom = Dit koninkrijk
ar-points-word = Punten
ar-goals-shown = Getoonde doelkaarten: { $goals }.
ar-goal-shown = { $who } { $card }
ar-wins = { $n ->
    [one] { $names } wint met { $points }
   *[other] { $names } delen de overwinning: { $points }
}
ar-final-says = Alle goud is getoond: meeste goud 6, tweede 4, derde 2. Wie evenveel goud heeft, deelt de betere plaats.
ar-final-line = { $before } punten, { $gold } goud: +{ $more }
ar-and = { $first } en { $second }

## Phone
ar-tabs = Weergave
ar-tab-map = Landkaart
ar-tab-decide = Beslissen
ar-tab-players = Spelers
ar-tab-log = Verloop
ar-strip-open = Nu open
ar-strip-own = Je provincies
