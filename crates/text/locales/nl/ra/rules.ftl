# The rules of Ra as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ra-lead = Trek, roep Ra aan, overbied. Voor { $least } tot { $most } spelers; na de eerste vier hoofdstukken kun je al spelen.

## The game in one minute

rules-ra-minute-row = In de zak zitten { $tiles } kaartjes, en jij hebt { $suns } zonnen. Een voor een komen de kaartjes uit de zak in de speelrij (kortweg: de rij). Vroeg of laat wordt Ra getrokken of aangeroepen, en dan wordt de hele rij geveild: één speler krijgt alles.
rules-ra-minute-suns = Je biedt met je zonnen; een hoger getal wint van een lager. De winnaar legt die zon midden op het bord en neemt de zon die daar lag, gedekt: die is pas in het volgende tijdperk bruikbaar. Met elke zon win je één rij per tijdperk, en een hoge zon waarmee je hebt gewonnen, ligt daarna klaar voor een ander.
rules-ra-minute-risk = Terwijl je wacht, groeit de rij, maar ook het gevaar. Het tijdperk is voorbij zodra alle zonnen gebruikt zijn, of als Ra één keer te vaak is getrokken: dan wordt de rij afgelegd en zijn ongebruikte zonnen verspild.
rules-ra-minute-score = Aan het einde van elk van de { $epochs } tijdperken leveren je kaartjes punten op. Sommige raak je dan kwijt, andere blijven; monumenten tellen pas helemaal aan het einde. Wie de meeste punten heeft, wint.
rules-ra-row-figure = Vier kaartjes in de rij, met de zon in het midden die erbij hoort
rules-ra-centre-says = zon in het midden

## RA-3, RA-4: your turn

rules-ra-turn = Jouw beurt
rules-ra-epochs = Het spel heeft { $epochs } tijdperken. In elk tijdperk spelen jullie om de beurt, met de klok mee, tot het tijdperk eindigt.
rules-ra-one-act = In je beurt doe je precies één van drie dingen: een kaartje trekken, Ra aanroepen of goden inzetten. Je mag je beurt niet overslaan, en een getrokken kaartje kun je niet terugleggen.
rules-ra-draw = Een kaartje trekken
rules-ra-draw-says = Trek één kaartje uit de zak. Is het geen Ra, dan komt het op het meest linkse vrije veld van de speelrij en is je beurt voorbij. Zolang alle { $spaces } velden bezet zijn, kun je niet trekken.
rules-ra-draw-ra = Is het een Ra, dan komt het kaartje op de Ra-rij en word jij de Ra-speler: er begint een veiling, ook als de speelrij leeg is. Maar de laatste Ra van de Ra-rij beëindigt het tijdperk meteen, zonder veiling.
rules-ra-invoke = Ra aanroepen
rules-ra-invoke-says = Je wordt de Ra-speler en er begint een veiling, zonder Ra-kaartje. Alleen wie aan de beurt is, kan Ra aanroepen.
rules-ra-invoke-empty = Dat mag ook als de speelrij leeg is. Dan wordt alleen de zon in het midden geveild.
rules-ra-spend = Goden inzetten
rules-ra-spend-says = Voor elke god die je aflegt, neem je één kaartje uit de speelrij, zonder veiling. Hoeveel goden je ook inzet, het blijft één beurt.
rules-ra-acts-table = Wat je kunt doen, afhankelijk van wat er in de rij ligt
rules-ra-acts-row = In de speelrij
rules-ra-acts-empty = niets
rules-ra-acts-some = 1 t/m 7 kaartjes
rules-ra-acts-gods = 1 t/m 7 kaartjes, allemaal goden
rules-ra-acts-full = 8 kaartjes
rules-ra-acts-owner = Goden inzetten, als je er een hebt
rules-ra-yes = ja
rules-ra-no = nee
rules-ra-inactive = Zonder bruikbare zon doe je niet mee tot het tijdperk eindigt: geen beurten, geen biedingen, geen goden. De anderen spelen door.
rules-ra-alone = Ben jij de laatste met bruikbare zonnen, dan speel je beurt na beurt tot het tijdperk eindigt. Voor jou gelden dezelfde regels.
rules-ra-next = Na het trekken van een kaartje of het inzetten van goden is de volgende speler links aan de beurt. Na een veiling is dat de speler links van de Ra-speler, wie er ook gewonnen heeft. Spelers zonder bruikbare zon worden overgeslagen.
rules-ra-decisions = Dat zijn alle beslissingen in het spel: je actie, welk kaartje elke god neemt, je bod, en welke kaartjes een oorlog of aardbeving je kost. Al het andere gaat vanzelf.

## RA-5: the auction

rules-ra-auction = De veiling
rules-ra-auction-what = Alle kaartjes in de speelrij worden samen geveild, met de zon in het midden erbij.
rules-ra-auction-order = Er is één biedronde. Die begint links van de Ra-speler, gaat met de klok mee en eindigt bij de Ra-speler. Iedereen met een bruikbare zon biedt of past één keer.
rules-ra-auction-bid = Om te bieden noem je een van je bruikbare zonnen. Die moet hoger zijn dan het hoogste bod tot dan toe; voor het eerste bod is elke zon goed. Het getal van de zon in het midden doet er niet toe.
rules-ra-auction-pass = Kun of wil je niet bieden, dan pas je. Elke zon is anders, dus biedingen zijn nooit gelijk.
rules-ra-auction-auto = Is geen van je zonnen hoog genoeg, dan kun je alleen passen; de tafel kan dat voor je doen.
rules-ra-auction-stay = Alleen de zon van de winnaar verhuist. Een overboden bod kost niets: de zon blijft van jou en blijft bruikbaar.
rules-ra-auction-gods = Tijdens een veiling kun je geen goden inzetten.
rules-ra-kinds = Het enige verschil is hoe de veiling ontstond:
rules-ra-kinds-table = De drie soorten veilingen
rules-ra-kind-drawn = Ra getrokken
rules-ra-kind-invoked = Ra aangeroepen
rules-ra-kind-full = Ra aangeroepen bij een volle speelrij
rules-ra-kind-must = De Ra-speler, als niemand anders heeft geboden
rules-ra-kind-may-pass = mag passen
rules-ra-kind-must-bid = moet bieden, met een zon naar keuze
rules-ra-kind-nobody = Als helemaal niemand biedt
rules-ra-kind-stays = alles blijft liggen
rules-ra-kind-never = kan niet gebeuren
rules-ra-kind-lost = alle kaartjes worden afgelegd, de zon in het midden blijft
rules-ra-kind-others = Heeft iemand anders geboden, dan mag de Ra-speler altijd passen, of meer bieden. Niemand is ooit verplicht een bepaalde zon te bieden.
rules-ra-auction-alone = Is de Ra-speler als enige over, dan biedt er niemand anders; dezelfde tabel geldt.

## RA-6: winning

rules-ra-winning = De veiling winnen
rules-ra-winning-steps = De hoogste bieder, in deze volgorde:
rules-ra-win-take = neemt alle kaartjes uit de rij, gewenst of niet;
rules-ra-win-place = houdt alles wat geen ramp is;
rules-ra-win-old = neemt de zon uit het midden en legt die gedekt neer, als gebruikte zon;
rules-ra-win-new = legt de winnende zon in het midden;
rules-ra-win-strike = ondergaat de rampen die in de rij lagen.
rules-ra-win-end = Heeft nu niemand meer een bruikbare zon, dan eindigt het tijdperk.
rules-ra-win-same = Zo heb je altijd evenveel zonnen, en elke rij die je wint, maakt van een bruikbare zon een gebruikte.
rules-ra-win-spent = Een gebruikte zon blijft de rest van dit tijdperk gedekt liggen. In het volgende kun je die weer gebruiken, en aan het einde van het spel telt die mee bij je zonnen.
rules-ra-win-example = Voorbeeld: je biedt { $bid } en wint.
rules-ra-before = ervoor
rules-ra-after = erna
rules-ra-usable = bruikbaar
rules-ra-spent = gebruikt
rules-ra-in-centre = in het midden

## RA-7: disasters

rules-ra-disasters = Rampen
rules-ra-disaster-strikes = Een ramp treft meteen de speler die het kaartje neemt, en wordt dan afgelegd. Niemand anders heeft er last van.
rules-ra-disaster-cost = Elke ramp kost je twee kaartjes van een bepaalde soort, of wat je ervan hebt als dat minder is.
rules-ra-disaster-funeral = twee farao’s
rules-ra-disaster-drought = twee kaartjes Nijl of overstroming: eerst overstromingen, Nijl pas als er geen overstroming meer is
rules-ra-disaster-war = twee beschavingskaartjes naar keuze
rules-ra-disaster-earthquake = twee monumenten naar keuze
rules-ra-disaster-safe = Goud, goden en zonnen zijn veilig. Goud is geen beschavingskaartje.
rules-ra-disaster-new = Kaartjes die je samen met een ramp wint, zijn al van jou als de ramp toeslaat. Je kunt ze dus ook verliezen, en je mag ze daarvoor kiezen.
rules-ra-disaster-several = Meerdere rampen slaan na elkaar toe, elk volledig. De volgorde maakt niet uit.
rules-ra-disaster-choice = Je krijgt alleen een vraag als er iets te kiezen valt: als je meer kaartjes van de soort hebt dan je moet verliezen, en ze niet allemaal gelijk zijn.
rules-ra-disaster-free = Je kiest kaartje voor kaartje: twee dezelfde, of twee verschillende.
rules-ra-disaster-example = Voorbeeld: Anne heeft een rij gewonnen met { $disasters }. Voor de aardbeving levert ze de obelisk en de sfinx in; de rest gaat vanzelf.

## RA-8: gods

rules-ra-gods = Goden
rules-ra-god-spend = In je beurt mag je als actie een of meer van je goden inzetten. Voor elke god neem je één kaartje naar keuze uit de speelrij.
rules-ra-god-any = Een god kan elk kaartje nemen, behalve een andere god. Zelfs een ramp mag, maar die slaat dan meteen toe.
rules-ra-god-gone = Een ingezette god wordt afgelegd en scoort niets.
rules-ra-god-by-one = Je zet goden een voor een in: leg een god af, neem een kaartje, en onderga het als het een ramp is. Na elk kaartje mag je doorgaan of stoppen, maar minstens één kaartje moet je nemen.
rules-ra-god-limit = Je neemt hoogstens zoveel kaartjes als je goden hebt, en hoogstens zoveel als er kaartjes in de speelrij liggen die geen god zijn. Ligt er niet zo’n kaartje, dan kun je geen goden inzetten.
rules-ra-god-quiet = Er komt geen veiling, er verhuist geen zon en de Ra-rij verandert niet. De gaten worden later bij het trekken gevuld, van links af. Komt er zo plaats in een volle speelrij, dan mag er weer getrokken worden. Ook bij een volle speelrij mag je goden inzetten.
rules-ra-god-epoch = Goden blijven niet voor het volgende tijdperk. Elke god die je hebt, komt dus uit een veiling van dit tijdperk.

## RA-9: the end of an epoch

rules-ra-epoch-end = Het einde van een tijdperk
rules-ra-epoch-when = Het tijdperk eindigt meteen als de laatste Ra van de Ra-rij wordt getrokken, of als een veiling helemaal is afgehandeld, rampen inbegrepen, en niemand meer een bruikbare zon heeft.
rules-ra-epoch-steps = Dan, in deze volgorde:
rules-ra-epoch-clear = de kaartjes die nog in de speelrij liggen en de Ra-kaartjes van het tijdperk worden afgelegd;
rules-ra-epoch-score = iedereen krijgt tegelijk punten: de waardering;
rules-ra-epoch-give = goden, goud, overstromingen en beschavingskaartjes worden afgelegd; farao’s, Nijl en monumenten blijven bij hun eigenaar;
rules-ra-epoch-suns = alle zonnen worden opengedraaid en zijn weer bruikbaar, behalve die in het midden: die blijft daar liggen;
rules-ra-epoch-first = wie de hoogste zon heeft, begint. De zon in het midden telt daarbij niet mee.
rules-ra-stay = Houd je
rules-ra-leave = Wordt aan het einde van elk tijdperk afgelegd
rules-ra-epoch-empty = Het nieuwe tijdperk begint met een lege speelrij. Na het derde tijdperk is het spel afgelopen.

## RA-10: scoring

rules-ra-scoring = De waardering
rules-ra-scoring-lead = Alles wat punten oplevert, in één oogopslag. Druk aan tafel op S.
rules-ra-every-epoch = Na elk tijdperk
rules-ra-last-epoch = Na het derde tijdperk bovendien
rules-ra-score-gods = Elke god die niet is ingezet, scoort { $points }.
rules-ra-score-gold = Elk kaartje goud scoort { $points }.
rules-ra-score-pharaohs = Vergelijk de farao’s: iedereen met de meeste scoort { $most }, iedereen met de minste verliest { $fewest }. Heeft iedereen er evenveel, dan gebeurt er niets. Ook wie er geen heeft, wordt meegeteld.
rules-ra-score-river = Met minstens één overstroming scoren elke overstroming en elke Nijl 1. Zonder overstroming brengt de Nijl in dit tijdperk niets op, maar je Nijlkaartjes blijven en wachten op de volgende overstroming.
rules-ra-score-civilization = Tel je verschillende soorten beschaving. Een tweede kaartje van dezelfde soort levert niets extra op.
rules-ra-score-variety = Tel na het derde tijdperk je verschillende soorten monumenten.
rules-ra-score-identical = Bekijk dan elke soort monument apart: drie, vier of vijf gelijke scoren nog eens extra.
rules-ra-score-both = Elk monument telt op beide manieren.
rules-ra-score-suns = Na het derde tijdperk tellen alle spelers hun zonnen op, bruikbare en gebruikte: het hoogste totaal scoort { $most }, het laagste verliest { $fewest }; bij gelijke totalen geldt dat voor al die spelers. Zijn alle totalen gelijk, dan gebeurt er niets. De zon in het midden is van niemand.
rules-ra-different = Verschillende soorten
rules-ra-alike = Gelijke
rules-ra-points = Punten
rules-ra-booked = Winst en verlies van een waardering worden eerst opgeteld; je score zakt nooit onder 0.
rules-ra-together = Bij een waardering valt er niets te beslissen.
rules-ra-example = Voorbeeld: het einde van het eerste tijdperk met drie spelers, elk met { $start } punten.
rules-ra-example-tiles = Kaartjes
rules-ra-example-sum = Totaal
rules-ra-example-score = Score
rules-ra-example-pharaohs = Vier spelers met { $counts } farao’s scoren { $points }.
rules-ra-example-suns = Vier spelers bij wie de som van de zonnen { $counts } is, scoren { $points }.
rules-ra-example-river = Nijl en overstromingen, en wat ze scoren
rules-ra-example-player-1 = Anne
rules-ra-example-player-2 = Bas
rules-ra-example-player-3 = Carl
rules-ra-example-monuments = Deze monumenten scoren { $variety } voor verschillende soorten en { $identical } voor gelijke, samen { $sum }. De tweede vesting levert niets extra op.

## RA-11: the end of the game

rules-ra-game-end = Het einde van het spel
rules-ra-game-winner = Na de waardering van het derde tijdperk wint de speler met de meeste punten.
rules-ra-game-tie = Bij een gelijke stand beslist de hoogste afzonderlijke zon, bruikbaar of gebruikt; de zon in het midden telt niet mee. Alle zonnen zijn verschillend, dus er is altijd één winnaar.
rules-ra-game-places = De andere plaatsen worden op dezelfde manier bepaald.

## RA-14: rare cases

rules-ra-rare = Zeldzame gevallen
rules-ra-rare-alone = Jij hebt als enige nog zonnen. Trek door zolang je durft. Komt Ra, dan mag je bieden of passen. Roep je Ra aan bij een speelrij die niet vol is, dan moet je bieden; bij een volle mag je passen, en dan worden de kaartjes afgelegd.
rules-ra-rare-empty = De speelrij is leeg en Ra wordt getrokken of aangeroepen. De veiling gaat dan alleen om de zon in het midden, en wie Ra aanriep, moet bieden als niemand anders dat doet: zo kun je een lage zon ruilen voor een betere.
rules-ra-rare-last = De laatste bruikbare zon wint een rij met een ramp. Eerst slaat de ramp toe; pas daarna eindigt het tijdperk en volgt de waardering.
rules-ra-rare-order = Je hebt twee goden en geen monument, en in de speelrij liggen een tempel en een aardbeving. Neem eerst de aardbeving, dan houd je de tempel; andersom ben je hem kwijt.
rules-ra-rare-drought = Twee droogtes tegelijk kosten je tot vier kaartjes Nijl en overstroming, en ook dan eerst alle overstromingen.
rules-ra-rare-bag = De zak raakt nooit leeg: daarvoor zitten er te veel Ra-kaartjes in.
rules-ra-rare-last-sun = De zon die je in de laatste veiling van het spel wint, telt voor jou. De zon die je bood, ligt in het midden en telt voor niemand.
rules-ra-rare-full = Met het achtste kaartje begint nog geen veiling: de volgende speler roept Ra aan of zet goden in.

## RA-1: what is in the box

rules-ra-box = Wat er in de zak zit
rules-ra-box-tiles = De { $tiles } kaartjes, in elke editie dezelfde:
rules-ra-box-tile = Kaartje
rules-ra-box-copies = Aantal
rules-ra-box-hit = Getroffen door
rules-ra-box-stays = Blijft
rules-ra-box-sums = { $ra } daarvan zijn Ra; de andere { $others } kunnen in de rij komen.
rules-ra-box-suns = Er zijn { $suns } zonnen, elk getal één keer. Hoeveel er meedoen, hangt af van het aantal spelers.
rules-ra-box-board = Het bord heeft een speelrij van { $spaces } velden, een plaats voor de zon in het midden en de Ra-rij.
rules-ra-box-statue = Bij de Ra-speler staat de Ra-figuur, alleen als geheugensteun.
rules-ra-box-points = Er is geen maximum aan punten; de stenen tafels in de doos zijn alleen om te tellen.
rules-ra-box-area = Je kaartjes liggen open voor je, gesorteerd op soort. Waar precies, maakt niet uit.

## RA-2: how a game begins

rules-ra-setup = Hoe een partij begint
rules-ra-setup-players = Je speelt met { $least } tot { $most } spelers, op vaste plekken met de klok mee.
rules-ra-setup-bag = Alle kaartjes gaan in de zak, met hoeveel spelers je ook bent.
rules-ra-setup-points = Iedereen begint met { $points } punten.
rules-ra-setup-suns = Zon { $first } ligt in het midden. De andere worden willekeurig verdeeld in deze sets:
rules-ra-setup-sets-table = Zonnen per aantal spelers
rules-ra-setup-players-word = Spelers
rules-ra-setup-sets-word = Sets zonnen
rules-ra-setup-last-word = Ra die het tijdperk beëindigt
rules-ra-setup-track = Ook de lengte van de Ra-rij hangt af van het aantal spelers; zie de laatste kolom.
rules-ra-setup-start = De speelrij is leeg, er is nog geen Ra getrokken en het eerste tijdperk begint.
rules-ra-setup-first = Wie de hoogste zon heeft, krijgt de eerste beurt.

## RA-12: what everybody knows

rules-ra-secrets = Wat iedereen weet
rules-ra-public = De speelrij, de zon in het midden, de Ra-kaartjes die al getrokken zijn, ieders kaartjes en bruikbare zonnen en het aantal kaartjes in de zak zijn voor iedereen te zien.
rules-ra-spent-open = Gebruikte zonnen liggen gedekt, maar iedereen heeft gezien wie ze won; de tafel toont hun getallen.
rules-ra-scores-hidden = Wat anderen bij een waardering krijgen, ziet iedereen; hun totaal blijft verborgen tot het einde, tenzij de tafel met open scores speelt.
rules-ra-order-hidden = Niemand weet in welke volgorde de kaartjes uit de zak komen, zelfs het programma niet: elk kaartje wordt pas bepaald als het getrokken wordt.
rules-ra-counter = Afgelegde kaartjes kun je niet meer bekijken. Een tafel kan een teller van de kaartjes in de zak aanzetten, voor alle spelers tegelijk.
rules-ra-options = Een tafel kan kiezen voor de namen van een editie, het uiterlijk van de Ra-rij (kaartjes of de zonneboot), verborgen of open scores, en de teller. Aan het spel verandert dat niets.

## RA-15: editions

rules-ra-editions = Edities en namen
rules-ra-editions-same = Het spel is vaak uitgegeven, en op woorden en materiaal na zijn de regels dezelfde gebleven. Wat je uit je eigen doos kent, geldt ook hier.
rules-ra-editions-two = De eerste editie, van 1999, is voor drie tot vijf spelers; latere edities hebben ook zonnen en een Ra-rij voor twee. Voor de namen van 1999 zijn minstens drie spelers nodig.
rules-ra-editions-track = In de editie van 2023 komen er geen kaartjes op de Ra-rij, maar vaart er een zonneboot langs, en een marker telt de tijdperken. Het aantal Ra-kaartjes is hetzelfde.
rules-ra-editions-unclear = Het ene spelregelboekje is duidelijker dan het andere: waar de kaartjes vandaan komen, wat er bij een volle of lege speelrij gebeurt, wat goden kunnen nemen en wanneer, wie kiest wat een ramp kost, hoelang punten geheim blijven, wat er het eerst wordt opgeruimd. Hier speel je alles zoals het op deze pagina staat.
rules-ra-editions-pieces = Het aantal stenen tafels, de tekens op kaartjes die blijven en de spelersborden verschillen, maar dat heeft geen invloed op het spel.
rules-ra-editions-names = Zo noemen de edities dezelfde dingen:
rules-ra-editions-edition = Editie
rules-ra-editions-war = Oorlog
rules-ra-editions-fortress = Vesting
rules-ra-editions-palace = Paleis
rules-ra-editions-gods = Goden
rules-ra-editions-epoch = Eerste tijdperk
rules-ra-editions-point = Punten
