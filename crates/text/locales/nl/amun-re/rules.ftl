# The rules of Amun-Re as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ar-lead = Win provincies, breng offers, bouw piramides in twee koninkrijken. Voor { $least } tot { $most } spelers; lees tot en met de telling en je kunt spelen.

## The game in one minute

rules-ar-minute-what = Je heerst over provincies langs de Nijl. In elk van de twee koninkrijken, het Oude en het Nieuwe, win je er { $provinces }, in elke ronde één. Daar laat je boeren werken en piramides verrijzen. Daarna volgt de puntentelling.
rules-ar-minute-round = Elke ronde heeft vier fasen. In de veiling wint iedere speler één provincie. Op de markt koop je machtkaarten, boeren en bouwstenen. Bij het offer geeft iedereen in het geheim goud aan Amun-Re: hoe meer er wordt gegeven, hoe beter de oogst, en het hoogste offer krijgt de meeste beloningen. Bij de oogst brengen je boeren goud op.
rules-ar-minute-new = Tussen de koninkrijken komen alle provincies weer vrij en vertrekken de boeren, maar bouwstenen en piramides blijven waar ze zijn: wie de provincie in het Nieuwe Koninkrijk wint, neemt ze over.
rules-ar-minute-win = Piramides, tempels en doelkaarten leveren punten op, en aan het einde goud ook. Wie de meeste punten heeft, wint.
rules-ar-province-figure = { $province } met twee boeren, één bouwsteen en één piramide. Dit betekenen de tekens:

## AR-3: the course of the game

rules-ar-course = Het spelverloop
rules-ar-course-rounds = Het spel heeft { $epochs } koninkrijken van { $rounds } rondes. Na de derde ronde van elk koninkrijk volgt een telling; na de tweede telling eindigt het spel.
rules-ar-course-phases = De fasen van een ronde
rules-ar-course-auction = iedereen wint één provincie
rules-ar-course-market = koop kaarten, boeren, bouwstenen
rules-ar-course-offering = geef in het geheim goud, neem beloningen
rules-ar-course-harvest = boeren brengen goud op
rules-ar-course-first = De startspeler begint alle fasen van een ronde; de anderen volgen met de klok mee. Het offer bepaalt wie in de volgende ronde startspeler is.
rules-ar-course-control = Je bezit de provincies die je in dit koninkrijk hebt gewonnen, en je verliest er geen voordat het eindigt. Alleen jij gebruikt wat ze bieden, plaatst er stukken en krijgt er punten voor. Wat in een provincie ligt die niemand bezit, is van niemand.
rules-ar-course-cards = Een machtkaart speel je in de fase die erop staat; daarna leg je die open af. In één fase of bij één telling mag je geen twee kaarten met dezelfde naam spelen; twee verschillende spelers mogen dat wel. Je mag zoveel kaarten in je hand hebben als je wilt.
rules-ar-course-sell = Telkens als je iets moet beslissen, mag je eerst machtkaarten verkopen voor 1 goud per stuk. Verkopen is niet spelen. Diefstal kun je niet verkopen.
rules-ar-course-decisions = Je beslist over biedingen, over wat je koopt en waar je het plaatst, over je offer en je beloningen, en over de kaarten die je speelt. Al het andere gaat vanzelf.
rules-ar-course-asked = Niemand kan aan de pauzes zien wat je in je hand hebt: waar een kaart gespeeld kan worden, krijg je de vraag ook als je die niet hebt.
rules-ar-course-sealed = Waar iedereen in het geheim kiest, wordt niets getoond voordat iedereen gekozen heeft; dan wordt alles tegelijk zichtbaar, ook wat er verkocht is. Een gemaakte keuze staat vast.

## AR-4: the auction

rules-ar-auction = Veiling
rules-ar-auction-open = Er worden evenveel provinciekaarten omgedraaid als er spelers zijn. Alleen deze provincies zijn in deze ronde te winnen, en iedereen wint er precies één.
rules-ar-auction-track = Je biedt door je schrijver op een van de negen velden van een provincie te zetten:
rules-ar-auction-track-name = De biedvelden, in goud
rules-ar-auction-turns = Spelers zijn om de beurt aan zet. Staat je schrijver op een provincie, dan leid je daar en moet je passen: je kunt je bod niet verhogen, verplaatsen of terugnemen. Staat je schrijver nergens, dan moet je bieden.
rules-ar-auction-legal = Op een lege provincie mag je elk veld bieden, en waar een ander leidt elk hoger veld, zolang je genoeg goud in je hand hebt. Kaarten tellen pas mee als ze verkocht zijn.
rules-ar-auction-skip = Velden overslaan mag. Boven { $highest } is er niets, dus dat bod blijft staan.
rules-ar-auction-outbid = Word je overboden, dan neem je je schrijver terug en plaats je hem in je volgende beurt, maar niet op dezelfde provincie: die is geblokkeerd. Ben je daarna elders overboden, dan mag je er weer terugkomen.
rules-ar-auction-one = Op een provincie staat nooit meer dan één schrijver, en een overboden bod kost niets.
rules-ar-auction-end = De veiling eindigt meteen als op elke provincie een schrijver staat.
rules-ar-auction-settle = Dan, in deze volgorde:
rules-ar-settle-pay = alle spelers betalen hun bod;
rules-ar-settle-control = alle spelers nemen hun gewonnen provincie in bezit;
rules-ar-settle-instant = in beurtvolgorde neemt iedereen de directe beloning van de gewonnen provincie: goud, dan machtkaarten, dan bouwstenen;
rules-ar-settle-discard = de provinciekaarten worden weggelegd.
rules-ar-auction-late = Goud uit een directe beloning komt te laat om het bod mee te betalen.
rules-ar-auction-stones = Bouwstenen van een directe beloning mag je een voor een plaatsen in elke provincie die je bezit. Een tafel kan kiezen dat ze in de zojuist gewonnen provincie komen.
rules-ar-auction-defence = De kaart geldt tot het einde van de veiling en gaat mee met je schrijver. Je speelt die in je beurt, bij een bod of terwijl je past. Dit is het laagste bod waarmee een verdedigd bod overboden wordt:
rules-ar-defended = Verdedigd bod
rules-ar-defended-beaten = Overboden met
rules-ar-auction-bribe = Je speelt de kaart in je beurt, nadat je overboden bent. Dan moet je op je geblokkeerde provincie bieden, en alleen daar. Het kan dus alleen als je een bod kunt betalen waarmee je daar weer leidt. Verdediging mag je in dezelfde beurt spelen.
rules-ar-example-auction = Voorbeeld: drie spelers met elk { $gold } goud bieden op { $provinces }.
rules-ar-example-player = Speler
rules-ar-example-player-1 = Anne
rules-ar-example-player-2 = Bas
rules-ar-example-player-3 = Carl
rules-ar-example-act = Actie
rules-ar-example-result = Na de veiling
rules-ar-example-has = { $province }, { $gold } goud

## AR-5: the market

rules-ar-market = Markt
rules-ar-market-turns = In beurtvolgorde heeft iedereen één beurt op de markt.
rules-ar-market-order = Je mag machtkaarten kopen, dan boeren, dan bouwstenen, in deze volgorde en elk één keer. Overslaan mag, maar teruggaan kan niet.
rules-ar-market-price = Hoe meer je van één soort koopt, hoe duurder het wordt. De totale prijs per aantal:
rules-ar-market-pieces = Aantal
rules-ar-market-gold = Goud
rules-ar-market-paid = Elke soort reken je apart af, meteen en met het goud in je hand.
rules-ar-market-cards = Machtkaarten: hoogstens zoveel als er kaartsymbolen in je beste provincie staan. Symbolen van verschillende provincies tel je niet op. Je kunt de kaarten meteen gebruiken.
rules-ar-market-farmers = Boeren: hoogstens zoveel als er vrije akkers in je provincies zijn. Elke boer komt op een vrije akker.
rules-ar-market-stones = Bouwstenen: zoveel als je kunt betalen. Je plaatst ze in je provincies, waar je maar wilt.
rules-ar-market-place = Alles wat je van één soort hebt gekocht, plaats je voordat je een andere koopt of je beurt beëindigt.
rules-ar-market-build = De derde bouwsteen in een provincie maakt een piramide, meteen en in elke fase; dat is geen keuze. Er is geen grens aan het aantal piramides.
rules-ar-market-built = Drie bouwstenen worden een piramide
rules-ar-market-architect = Er moeten precies { $stones } bouwstenen liggen; met een derde zouden ze al een piramide zijn.
rules-ar-market-free = De boer bezet geen akker, verandert niets aan de prijzen en telt als elke andere boer mee voor inkomsten en doelen.
rules-ar-market-when = Beide kaarten kun je op elk moment van je marktbeurt spelen, zelfs tussen twee bouwstenen, en in geen enkele andere fase.
rules-ar-market-done = Je beëindigt je beurt wanneer je wilt.

## AR-6: the offering

rules-ar-offering = Offer
rules-ar-offering-lay = Iedereen kiest in het geheim: goud, minstens 1 en hoogstens alles wat je hebt, of je kaart Diefstal. Bij allebei mag je één Offerwijziging spelen. Heb je geen goud en verkoop je niets, dan moet je Diefstal spelen.
rules-ar-offering-nothing = Andere machtkaarten kun je in deze fase niet spelen.
rules-ar-offering-shown = Als iedereen gekozen heeft, wordt alles getoond. Wie goud heeft geofferd, betaalt het. Elke dief neemt { $theft } goud uit de bank, niet van andere spelers, en krijgt de kaart Diefstal terug.
rules-ar-offering-total = Het totaal is al het geofferde goud, min { $theft } voor elke dief. Het kan onder 0 komen.
rules-ar-offering-change = Wie Offerwijziging heeft gespeeld, telt daarna in beurtvolgorde 3 bij het totaal op of trekt er 3 van af; een van de twee moet. Wat elke speler heeft geofferd, blijft gelijk.
rules-ar-offering-tile = Het totaal bepaalt welke tegel geldt: wat een boer opbrengt, wat een tempel waard is en of karavanen goud opbrengen.
rules-ar-tile-table = De vier tegels
rules-ar-tile = Tegel
rules-ar-tile-total = Totaal
rules-ar-tile-farmer = Goud per boer
rules-ar-tile-temple = Punten per tempel
rules-ar-tile-caravan = Karavanen brengen goud op
rules-ar-tile-first = { $to } of minder
rules-ar-tile-between = { $from } t/m { $to }
rules-ar-tile-last = { $from } of meer
rules-ar-yes = ja
rules-ar-no = nee
rules-ar-offering-rank = Offers worden op hoogte gerangschikt; bij gelijke offers gaat voor wie eerder aan de beurt is. Dieven krijgen geen plaats. De beloningen:
rules-ar-rank = Plaats
rules-ar-rank-others = alle anderen
rules-ar-rank-rewards = Beloningen
rules-ar-offering-reward = In die volgorde nemen de spelers al hun beloningen, een voor een. Een beloning is een machtkaart, een boer op een vrije akker of een bouwsteen. De kaartlimiet geldt hier niet. Van wat je nog niet genomen hebt, mag je afzien.
rules-ar-offering-first = De speler met het hoogste offer is startspeler vanaf de volgende ronde. Tot dan blijft de huidige het.
rules-ar-offering-thieves = Is iedereen dief, dan zijn er geen beloningen en blijft de startspeler dezelfde.
rules-ar-example-offering = Voorbeeld: { $offers }. Het totaal is { $total }, dus tegel { $tile } geldt.

## AR-7: the harvest

rules-ar-harvest = Oogst
rules-ar-harvest-turns = In beurtvolgorde mag iedereen Rijke oogst en Schatkamer spelen; daarna krijg je je inkomsten.
rules-ar-harvest-income = Elk van je provincies brengt op: voor elke boer de waarde van de tegel, het goud van de mijn, en het goud van de karavaan als karavanen goud opbrengen.
rules-ar-harvest-treasury = Boeren, mijn en karavaan van deze provincie brengen dan niets op; het blijft bij { $gold } goud.
rules-ar-harvest-both = Je mag van elk één spelen. In dezelfde provincie telt Schatkamer en is Rijke oogst verspild.
rules-ar-example-harvest = Voorbeeld: Abu met 4 boeren, Sawu met 2, Berenike zonder boeren, bij elke tegel.
rules-ar-income = Inkomsten

## AR-8: scoring

rules-ar-scoring = Telling
rules-ar-scoring-lead = Alles wat punten oplevert, in één oogopslag. Druk aan tafel op S.
rules-ar-each-kingdom = Aan het einde van elk koninkrijk
rules-ar-game-end-word = Aan het einde van het spel bovendien
rules-ar-gold-name = Meeste goud
rules-ar-gold-says = eerste { $first }, tweede { $second }, derde { $third }
rules-ar-scoring-when = Na de oogst van de derde ronde wordt er voor iedereen tegelijk geteld, elk met { $provinces } provincies. Er valt niets te beslissen.
rules-ar-score-temples = Elke tempel in je provincies scoort de waarde van de tegel uit het laatste offer.
rules-ar-score-pyramids = Elke piramide in je provincies scoort 1.
rules-ar-score-sets = Een piramide in elk van je drie provincies is een set. Elke set scoort 3: kijk naar je provincie met de minste piramides en vermenigvuldig dat aantal met 3.
rules-ar-score-banks = Ten westen en ten oosten van de Nijl scoort de provincie met de meeste piramides 5 voor de eigenaar. Is het aantal piramides gelijk, dan beslissen de bouwstenen; zijn die ook gelijk, dan scoren al deze provincies, maar elke speler hoogstens één keer per oever. Staat er op een oever geen piramide, dan scoort daar niemand.
rules-ar-score-goals = Elke doelkaart in je hand die je drie provincies vervullen, scoort 3; van gelijke kaarten telt er maar één.
rules-ar-goals-played = Vervulde doelkaarten worden vanzelf getoond en afgelegd. Andere blijven in je hand, net als een tweede kaart met dezelfde naam. Heb je liever 1 goud, dan kun je een doelkaart verkopen tot en met je laatste oogstbeurt.
rules-ar-symbols-count = Kaartsymbolen tellen zoals ze gedrukt staan, ook die van directe beloningen.
rules-ar-example-scoring = Voorbeeld: drie spelers bij tegel { $tile }.
rules-ar-example-provinces = Provincies
rules-ar-example-sum = Totaal
rules-ar-between = Tussen de koninkrijken gaan alle schrijvers en boeren van het bord. Bouwstenen en piramides blijven in hun provincie. Je houdt goud, kaarten en punten; startspeler is wie dat door het laatste offer werd.
rules-ar-between-deck = Voor het Nieuwe Koninkrijk worden dezelfde provinciekaarten geschud; provincies die niet in het spel zijn, blijven erbuiten.
rules-ar-take-over = Win je in het Nieuwe Koninkrijk een provincie, dan neem je de bouwstenen en piramides over en krijg je ook de directe beloning.

## AR-9: the end of the game

rules-ar-end = Het einde van het spel
rules-ar-end-sale = Na de tweede telling worden alle kaarten die je nog in je hand hebt, verkocht voor 1 goud per stuk.
rules-ar-end-gold = Dan wordt al het goud getoond. Het meeste goud scoort { $first }, het op één na meeste { $second }, het derde { $third }. Bij een gelijk aantal deel je de betere plaats, en de plaatsen daarna vervallen: twee aan kop krijgen elk { $first }, en de volgende krijgt { $third }.
rules-ar-end-winner = De speler met de meeste punten wint.
rules-ar-end-tie = Bij een gelijke stand beslist het aantal piramides in de drie provincies, dan het aantal bouwstenen; is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-ar-end-places = De andere plaatsen worden op dezelfde manier bepaald.

## AR-14: rare cases

rules-ar-rare = Zeldzame gevallen
rules-ar-rare-deck = De stapel machtkaarten raakt op. Alle afgelegde kaarten worden geschud en vormen de nieuwe stapel. Zijn die er niet, dan wordt er geen kaart getrokken, en op de markt kun je niet meer kaarten kopen dan er zijn.
rules-ar-rare-bid = Je hebt geen goud. Als je moet bieden, is er altijd een lege provincie, en 0 bieden kan iedereen.
rules-ar-rare-two-stones = Een directe beloning heeft twee bouwstenen. Je plaatst ze na elkaar; maakt de eerste een piramide, dan begint de tweede aan een nieuwe.
rules-ar-rare-giver = Maar één speler offert goud. Dan is 1 goud al genoeg voor 3 beloningen en de eerste beurt.
rules-ar-rare-goal = In de laatste ronde levert een vervulde doelkaart 3 punten op. Verkocht brengt die 1 goud op, en dat kan meer waard zijn als je daarmee bij het goud een betere plaats haalt.

## AR-1: what is in the box

rules-ar-box = Kaarten, provincies en stukken
rules-ar-box-cards = Er zijn { $cards } machtkaarten:
rules-ar-box-count = { $copies } in het spel, { $phase }
rules-ar-box-theft = Daarnaast heeft iedereen altijd één kaart Diefstal. Dat is geen machtkaart: die wordt nooit getrokken, verkocht of meegeteld.
rules-ar-box-provinces = Elk van de { $provinces } provincies ligt ten westen of ten oosten van de Nijl, in Neder- of Opper-Egypte, aan de Nijl of landinwaarts. Akkers, tempels, kaartsymbolen, mijn en karavaan zijn er voor wie de provincie bezit; de directe beloning krijg je telkens als je de provincie wint.
rules-ar-box-province = Provincie
rules-ar-box-provinces-table = Alle provincies
rules-ar-box-lies = Ligging
rules-ar-box-fields = Akkers
rules-ar-box-temples = Tempels
rules-ar-box-symbols = Kaartsymbolen
rules-ar-box-mine = Mijn
rules-ar-box-caravan = Karavaan
rules-ar-box-instant = Directe beloning
rules-ar-box-place = { $bank }, { $land }, { $nile }
rules-ar-box-sure = Getallen met een sterretje zijn van onszelf: we kennen geen bron die ze geeft, en we verbeteren ze zodra iemand ze van een gedrukt bord afleest. Waar een provincie ligt, is deels ontleend aan de echte geografie.
rules-ar-box-custom = De host kan een tafel als bestand een eigen bord geven. Iedereen ziet het vóór de partij, en het wordt bij de partij bewaard.
rules-ar-box-custom-checks = Zo’n bestand moet dezelfde { $provinces } provincies hebben, waarvan zeven in Neder-Egypte, en getallen binnen de grenzen; anders wordt het geweigerd, met alle redenen erbij. In akkers, tempels en oevers mag het afwijken: de host krijgt dat te horen en kan gewoon spelen.
rules-ar-box-scribes = Elke speler heeft drie schrijvers, om te bieden en om provincies te markeren. De punten staan op een scorespoor dat iedereen ziet.
rules-ar-box-gold = Goud telt in hele getallen; wisselen kan altijd.
rules-ar-box-supply = Goud, bouwstenen, piramides en boeren raken nooit op. Een dubbele piramide is gewoon twee piramides in één stuk.

## AR-2: how a game begins

rules-ar-setup = Hoe een partij begint
rules-ar-setup-players = Je speelt met { $least } tot { $most } spelers, op vaste plekken met de klok mee.
rules-ar-setup-start = Iedereen begint met { $gold } goud, 0 punten, Diefstal en één Bouwmeester.
rules-ar-setup-deck = De andere machtkaarten worden geschud en vormen de stapel.
rules-ar-setup-provinces = Per speler zijn drie provincies in het spel, willekeurig gekozen; niemand weet welke er niet meedoen voordat het eerste koninkrijk voorbij is.
rules-ar-setup-table = Per aantal spelers
rules-ar-setup-players-word = Spelers
rules-ar-setup-open = Geveild per ronde
rules-ar-setup-in-play = Provincies in het spel
rules-ar-setup-out = Niet in het spel
rules-ar-setup-power = Kaarten in de stapel
rules-ar-setup-first = De startspeler wordt willekeurig gekozen, tenzij de tafel er een heeft aangewezen.
rules-ar-setup-empty = Nog geen enkele provincie heeft een schrijver, boer, bouwsteen of piramide.

## AR-10: expert variant and options

rules-ar-variants = Variant voor gevorderden en opties
rules-ar-expert = In de variant voor gevorderden kiezen de spelers welke provincies er geveild worden. Al het andere blijft gelijk.
rules-ar-expert-deal = Aan het begin krijgt iedereen drie provinciekaarten, in het geheim; de rest is niet in het spel.
rules-ar-expert-reveal = Aan het begin van elke veiling kiest iedereen in het geheim een van die kaarten; ze worden allemaal tegelijk omgedraaid. In de derde ronde is de laatste kaart over.
rules-ar-expert-free = Je kaart geeft je geen recht op de provincie: iedereen biedt op alles.
rules-ar-expert-again = Voor het Nieuwe Koninkrijk worden dezelfde kaarten geschud en opnieuw uitgedeeld.
rules-ar-options = Een tafel kan ook kiezen waar bouwstenen uit een beloning komen, wie startspeler is, of er een eigen bord is, of goud getoond wordt, en of er een teller is van de kaarten die nog niet gezien zijn.

## AR-12: what everybody knows

rules-ar-secrets = Wat iedereen weet
rules-ar-public = Het bord, alle biedingen, de provincies die al gezien zijn, de tegel, de punten, de aflegstapel en het aantal kaarten in elke hand en in de stapel zijn voor iedereen te zien. Dat geldt ook voor wat iedereen koopt, verkoopt, speelt, betaalt en ontvangt.
rules-ar-private = Alleen jij kent je machtkaarten, de kaarten die je trekt, je provinciekaarten in de variant voor gevorderden, en je keuze zolang anderen nog kiezen.
rules-ar-hidden = Niemand kent de volgorde van de stapels, en in het eerste koninkrijk weet niemand welke provincies niet in het spel zijn.
rules-ar-gold-hidden = Het goud van tegenstanders wordt niet getoond, al zou je het kunnen uitrekenen uit wat ze betaald en ontvangen hebben. Een tafel kan het laten zien.
rules-ar-shown = Wat gespeeld, geteld of verkocht is, heeft iedereen gezien.
rules-ar-counter = Welke kaarten nog niet gezien zijn, volgt uit de aflegstapel en je hand; een tafel kan het aan iedereen tonen.

## AR-15: editions

rules-ar-editions = Edities
rules-ar-editions-base = We volgen de editie van 2016. Die heeft de regels van de eerste, uit 2003, met duidelijker materiaal: eigen kaarten voor Diefstal, offertegels en schrijvers.
rules-ar-editions-stone = In 2003 blijft een bouwsteen van een directe beloning in de gewonnen provincie; een tafel kan daarvoor kiezen. De variant voor gevorderden kwam er in 2016 bij.
rules-ar-editions-small = Andere verschillen zijn klein en worden hier niet gespeeld: kaarten die bij het offer als goud worden gelegd, een straf voor een bod dat je niet kunt betalen, vrije boeren als directe beloning, en in 2023 aan het begin twee kaarten om uit te kiezen.
rules-ar-editions-names = Andere edities hebben andere namen: Architect voor Bouwmeester, biedsteen voor schrijver, gunstkaarten voor machtkaarten.
