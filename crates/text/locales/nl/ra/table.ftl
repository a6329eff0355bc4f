# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Ra
ra-kind = Trek, roep Ra aan, overbied: drie tijdperken en nooit genoeg zonnen.

## Tiles: the name, one of it, some of it

ra-tile-ra = Ra
    .one = een Ra
    .many = { $count }× Ra
ra-tile-god = god
    .one = een god
    .many = { $count } goden
ra-tile-gold = goud
    .one = goud
    .many = { $count }× goud
ra-tile-pharaoh = farao
    .one = een farao
    .many = { $count } farao’s
ra-tile-nile = Nijl
    .one = een Nijl
    .many = { $count }× Nijl
ra-tile-flood = overstroming
    .one = een overstroming
    .many = { $count } overstromingen
ra-tile-civ-art = kunst
    .one = kunst
    .many = { $count }× kunst
ra-tile-civ-agriculture = landbouw
    .one = landbouw
    .many = { $count }× landbouw
ra-tile-civ-religion = religie
    .one = religie
    .many = { $count }× religie
ra-tile-civ-astronomy = astronomie
    .one = astronomie
    .many = { $count }× astronomie
ra-tile-civ-writing = schrift
    .one = schrift
    .many = { $count }× schrift
ra-tile-mon-fortress = vesting
    .one = een vesting
    .many = { $count } vestingen
ra-tile-mon-obelisk = obelisk
    .one = een obelisk
    .many = { $count } obelisken
ra-tile-mon-palace = paleis
    .one = een paleis
    .many = { $count } paleizen
ra-tile-mon-pyramid = piramide
    .one = een piramide
    .many = { $count } piramides
ra-tile-mon-sphinx = sfinx
    .one = een sfinx
    .many = { $count } sfinxen
ra-tile-mon-statue = beeld
    .one = een beeld
    .many = { $count } beelden
ra-tile-mon-step-pyramid = trappenpiramide
    .one = een trappenpiramide
    .many = { $count } trappenpiramides
ra-tile-mon-temple = tempel
    .one = een tempel
    .many = { $count } tempels
ra-tile-dis-funeral = begrafenis
    .one = een begrafenis
    .many = { $count } begrafenissen
ra-tile-dis-drought = droogte
    .one = een droogte
    .many = { $count } droogtes
ra-tile-dis-war = oorlog
    .one = een oorlog
    .many = { $count } oorlogen
ra-tile-dis-earthquake = aardbeving
    .one = een aardbeving
    .many = { $count } aardbevingen
ra-tile-unrest = onlust
    .one = onlust
    .many = { $count }× onlust
ra-tile-mausoleum = mausoleum
    .one = een mausoleum
    .many = { $count } mausoleums
ra-tile-sanctuary = heiligdom
    .one = een heiligdom
    .many = { $count } heiligdommen

## Gods

ra-god-anubis = Anubis
ra-god-bastet = Bastet
ra-god-khnum = Chnum
ra-god-horus = Horus
ra-god-set = Seth
ra-god-sobek = Sobek
ra-god-thoth = Thoth
ra-god-wadjet = Uto
ra-god-hathor = Hathor
ra-god-isis = Isis
ra-god-osiris = Osiris
ra-god-ptah = Ptah
ra-god-sekhmet = Sekhmet
ra-god-seshat = Seshat

## Epochs and points

ra-epochs = Tijdperken
ra-epoch = Tijdperk { $number }
ra-era = Era { $number }
ra-kingdom =
    { $number ->
        [1] Het oude rijk
        [2] Het middelste rijk
       *[3] Het nieuwe rijk
    }
ra-epoch-done = Voorbij, toon de waardering:
ra-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
ra-fame-points =
    { $count ->
        [one] { $count } roempunt
       *[other] { $count } roempunten
    }
ra-victory-points =
    { $count ->
        [one] { $count } overwinningspunt
       *[other] { $count } overwinningspunten
    }

## Categories

ra-gods = Goden
ra-gold = Goud
ra-pharaohs = Farao’s
ra-river = Nijl
ra-nile = Nijl
ra-floods = Overstromingen
ra-civilization = Beschaving
ra-kinds-of-civilization = Soorten beschaving
ra-monuments = Monumenten
ra-variety = soorten monumenten
ra-identical = gelijke monumenten
ra-suns = Zonnen
ra-disasters = Rampen
ra-kinds =
    { $count ->
        [one] { $count } soort
       *[other] { $count } soorten
    }

## The board

ra-board = Speelbord
ra-centre-sun = middelste zon
ra-track = Ra-rij: { $count } van { $last }
ra-track-ra = Ra { $number }
ra-track-free = veld { $number }
ra-track-end = Ra nummer { $number } beëindigt het tijdperk
ra-drawn-ra = Ra getrokken
ra-more-end =
    { $count ->
        [one] de volgende is de laatste
       *[other] nog { $count } tot het einde
    }
ra-tiles-in-row = kaartjes in de rij
ra-bag-ra = in de zak zijn Ra
ra-per-draw = { $percent }% per kaartje
ra-row = Rij: { $count } van { $spaces } kaartjes
ra-space-free = vrij
ra-stays = Blijft voor het volgende tijdperk.
ra-leaves = Gaat weg aan het einde van het tijdperk.
ra-strikes = Verdwijnt na de ramp.

ra-auction = Veiling
ra-bids = Biedingen, op volgorde
ra-cause-drawn = { $you ->
    [yes] jij trok Ra
   *[no] { $who } trok Ra
}
ra-cause-invoked = { $you ->
    [yes] jij riep Ra aan
   *[no] { $who } riep Ra aan
}
ra-cause-full = { $you ->
    [yes] jij riep Ra aan (volle rij)
   *[no] { $who } riep Ra aan (volle rij)
}
ra-your-bid-now = jouw bod?
ra-bids-now = biedt nu
ra-highest = hoogste
ra-outbid = overboden
ra-passed = gepast
ra-speaks-last = laatste
ra-turn = Beurt
ra-loss = Ramp
ra-over = Het spel is afgelopen
ra-turn-order = Spelers op volgorde van hun beurt
ra-to-act = aan zet
ra-no-suns = geen zon meer
ra-bid-word = bod

## Players

ra-other-players = Andere spelers, met de klok mee
ra-suns-in-all = samen { $sum }
ra-usable = bruikbaar
ra-spent = gebruikt
ra-score = score
ra-now = nu
ra-row-word = rij
ra-row-change = Wat deze rij winnen zou veranderen
ra-hidden = verborgen
ra-hidden-until-end = Verborgen tot het einde van het spel
ra-show-tiles =
    { $you ->
        [yes] Toon al je kaartjes
       *[no] Toon alle kaartjes van { $who }
    }
ra-slot =
    { $count ->
        [0] { $tile }: geen
       *[other] { $tile }: { $count }
    }
ra-gods-named = Goden: { $names }
ra-monuments-later = Telt na het derde tijdperk
ra-at-the-end = { $points } aan het eind

## What the row is worth, and the bag

ra-side = Hulp en verloop
ra-worth = Wat deze rij waard is
ra-worth-part = { $points } { $category }
ra-worth-nothing = verandert niets
ra-later = { $points } aan het eind
ra-already-passed = heeft al gepast
ra-cannot-outbid = kan niet hoger
ra-bag = In de zak
ra-tiles =
    { $count ->
        [one] { $count } kaartje
       *[other] { $count } kaartjes
    }
ra-odds = Volgende kaartje is Ra: { $percent }%. Bij de volgende drie: { $three }%.

## The decision

ra-act-draw = Trek kaartje
ra-act-invoke = Roep Ra aan
ra-act-god = Neem { $tile } met een god
ra-act-done = Verder geen god
ra-act-pass = Passen
ra-act-bid = Bied { $sun }
ra-act-lose = Verlies { $tile }

ra-your-turn-why = Eén actie: trek, roep Ra aan of zet een god in.
ra-your-turn-full = De rij is vol: roep Ra aan of zet een god in.
ra-draw-odds = Ra met { $percent }%.
ra-draw-space =
    { $count ->
        [one] Nog plaats voor één
       *[other] Nog plaats voor { $count }
    }
ra-invoke-says = Nu een veiling; past iedereen, dan moet je bieden
ra-invoke-full = Je mag passen; past iedereen, dan vervalt de rij
ra-spend = Zet { $god } in
ra-spend-a-god = Zet een god in
ra-spend-says = Neem één kaartje uit de rij
ra-choose-tile = Kies het kaartje. De god is daarna weg.
ra-nothing-for-gods = In de rij ligt niets dat een god kan nemen
ra-god-step = Nog een god?
ra-god-step-why =
    { $count ->
        [one] Je mag nog één god inzetten, of stoppen.
       *[other] Je mag nog { $count } goden inzetten, of stoppen.
    }
ra-done-says = Houd de rest en beëindig je beurt
ra-your-bid = Jouw bod
ra-must-bid = Je moet bieden
ra-must-bid-why = Je hebt Ra aangeroepen en niemand anders heeft geboden. Elke zon is goed.
ra-bid-above = Boven { $sun }, of pas.
ra-bid-any = Elke zon mag, of pas.
ra-nobody-after = Je biedt als laatste.
ra-one-after = Daarna biedt alleen { $who } nog.
ra-some-after = Na jou bieden nog { $count } spelers.
ra-wins-surely = Wint zeker.
ra-beaten-by =
    { $count ->
        [one] Alleen { $suns } is hoger.
       *[other] { $suns } zijn hoger.
    }
ra-beaten-by-some = { $count } zonnen zijn hoger.
ra-pass-goes = De rij gaat naar { $who } voor { $sun }
ra-pass-stands = { $who } bood tot nu toe { $sun }
ra-pass-no-bid-yet = Nog geen bod; anderen bieden na jou
ra-pass-row-lost = Niemand bood: alle acht kaartjes zijn verloren
ra-pass-row-stays = Niemand bood: de rij blijft liggen
ra-lose-civilization =
    { $count ->
        [one] Kies nog één beschavingskaartje dat je verliest.
       *[other] Kies { $count } beschavingskaartjes die je verliest, een voor een.
    }
ra-lose-of = Je hebt er { $count }.
ra-lose-monument =
    { $count ->
        [one] Kies nog één monument dat je verliest.
       *[other] Kies { $count } monumenten die je verliest, een voor een.
    }
ra-slip-disaster = Echt { $disaster } nemen met een god?

ra-decides =
    { $you ->
        [yes] Jij bent aan zet
       *[no] { $who } is aan zet
    }
ra-wait-turn =
    { $you ->
        [yes] Jouw beurt; je hebt { $suns }.
       *[no] Een beurt; { $who } heeft { $suns }.
    }
ra-wait-bid =
    { $you ->
        [yes] Een bod; je hebt { $suns }.
       *[no] Een bod; { $who } heeft { $suns }.
    }
ra-wait-last-bid =
    { $you ->
        [yes] Het laatste bod; je hebt { $suns }.
       *[no] Het laatste bod; { $who } heeft { $suns }.
    }
ra-wait-deal = Zonnen worden verdeeld
ra-wait-draw = Een kaartje wordt getrokken
ra-wait-god = Nog een god, of het einde van de beurt.
ra-wait-loss = { $disaster }: welke kaartjes gaan verloren?
ra-suns-set = Je zonnen zijn onder
ra-suns-set-why = Je speelt weer mee in het volgende tijdperk, als alle zonnen opkomen.
ra-you-watch = Je kijkt toe.
ra-your-bid-stands = Je bod van { $sun } is het hoogste.
ra-your-bid-beaten = Je bod van { $sun } is overboden.
ra-you-passed = Je hebt gepast.
ra-you-speak-later = Je biedt later in deze veiling.
ra-you-wait = Jouw beurt komt nog.

## Why not

ra-why-row-full = De rij is vol: roep Ra aan of zet een god in
ra-why-no-god = Je hebt geen god
ra-why-not-for-gods = Dit kaartje kan geen god nemen
ra-why-not-in-row = Zo’n kaartje ligt niet in de rij
ra-why-not-usable = Dit is geen van je bruikbare zonnen
ra-why-too-low = Te laag: het bod is { $sun }
ra-why-must-bid = Wie Ra aanroept, moet bieden als niemand anders biedt
ra-why-not-owned = Je hebt dit kaartje niet
ra-why-not-struck = Deze ramp kost je zo’n kaartje niet
ra-why-not-at-turn = Dit kan alleen als de ene actie van een beurt
ra-why-no-auction = Er is nu geen veiling
ra-why-during-auction = Tijdens een veiling rusten de goden
ra-why-nothing-to-end = Er valt niets te beëindigen: deze beurt is geen god ingezet
ra-why-nothing-to-lose = Er gaat geen kaartje verloren
ra-why-loss-first = Kies eerst het kaartje dat je verliest

## What happened

ra-log-dealt =
    { $you ->
        [yes] Je krijgt
       *[no] { $who } krijgt
    } de zonnen { $suns }.
ra-log-epoch-began =
    { $epoch } begint. { $you ->
        [yes] Je hebt
       *[no] { $who } heeft
    } de hoogste zon en begint.
ra-log-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { $tile }.
ra-log-ra =
    { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { $ra }: { $count } van { $last }.
ra-log-invoked =
    { $you ->
        [yes] Je roept
       *[no] { $who } roept
    } Ra aan.
ra-log-bid =
    { $you ->
        [yes] Je biedt
       *[no] { $who } biedt
    } { $sun }.
ra-log-passed =
    { $you ->
        [yes] Je past
       *[no] { $who } past
    }.
ra-log-nobody-bid =
    Niemand biedt. { $lost ->
        [yes] De hele rij is verloren.
       *[no] De rij blijft liggen.
    }
ra-log-won =
    { $you ->
        [yes] Je wint
       *[no] { $who } wint
    } met { $sun }: { $count ->
        [0] alleen
       *[other] { $tiles }, plus
    } { $spent }.
ra-log-god =
    { $you ->
        [yes] Je zet
       *[no] { $who } zet
    } een god in voor { $tile }.
ra-log-struck =
    { $disaster } treft { $you ->
        [yes] jou
       *[no] { $who }
    }.
ra-log-lost =
    { $you ->
        [yes] Je verliest
       *[no] { $who } verliest
    } { $tile }.
ra-log-epoch-ended =
    { $epoch } eindigt: { $ra ->
        [yes] de laatste Ra is getrokken.
       *[no] alle zonnen zijn gebruikt.
    }
ra-log-scored = { $who }: { $category } { $points }.
ra-log-booked =
    { $you ->
        [yes] Je scoort
       *[no] { $who } scoort
    } { $points }.
ra-log-cleared =
    { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $tiles } terug.
ra-log-placed =
    { $you ->
        [yes] Je eindigt
       *[no] { $who } eindigt
    } op plaats { $place } met { $points }.

## Scoring

ra-epoch-ends = { $epoch } eindigt
ra-ended-by-ra = { $who } trok de laatste Ra. De kaartjes die nog in de rij liggen, zijn weg; alle spelers worden gewaardeerd.
ra-ended-by-track = De laatste Ra is getrokken. De kaartjes die nog in de rij liggen, zijn weg; alle spelers worden gewaardeerd.
ra-ended-by-suns = Alle zonnen zijn gebruikt. De kaartjes die nog in de rij liggen, zijn weg; alle spelers worden gewaardeerd.
ra-category = Categorie
ra-gods-help = 2 per niet ingezette god
ra-gold-help = 3 per stuk
ra-pharaohs-help = meeste +5, minste −2
ra-river-help = met overstroming: 1 per overstroming en Nijl
ra-civilization-help = soorten: 0 −5, 3 +5, 4 +10, 5 +15
ra-variety-help = soorten: elk 1 t/m 6, 7 +10, 8 +15
ra-identical-help = van één soort: 3 +5, 4 +10, 5 +15
ra-suns-help = hoogste som +5, laagste −5
ra-most = meeste
ra-fewest = minste
ra-sum = Som
ra-sum-help = samen geboekt
ra-score-title = Score
ra-keepers = Farao’s, Nijl en monumenten blijven. Goden, goud, overstromingen en beschaving gaan weg. Alle zonnen komen weer op.
ra-begin-epoch = Verder: { $epoch }

ra-has-ended = { $epoch } is voorbij
ra-wins =
    { $you ->
        [yes] Jij wint
       *[no] { $who } wint
    }
ra-by-points = met { $points } voorsprong
ra-by-sun = met de hoogste zon
ra-result = Uitslag
ra-last-scoring = De laatste waardering
ra-start = start

## What tiles do

ra-tip-count = { $all } in het spel
ra-tip-ra = Begint een veiling en brengt het einde van het tijdperk dichterbij.
ra-tip-god = Zet hem in je beurt in, in plaats van een andere actie, om één kaartje uit de rij te nemen. Niet ingezet scoort hij 2 aan het einde van het tijdperk.
ra-tip-gold = Scoort 3 aan het einde van het tijdperk. Geen ramp neemt het af.
ra-tip-pharaoh = In elk tijdperk scoren de meeste farao’s 5; de minste kosten 2.
ra-tip-flood = Met een overstroming scoren elke overstroming en elke Nijl 1 in dit tijdperk.
ra-tip-nile = Scoort 1 als je in hetzelfde tijdperk een overstroming hebt, anders niets.
ra-tip-civilization = Drie verschillende soorten scoren 5, vier 10, vijf 15; geen enkele kost 5.
ra-tip-monument = Telt na het derde tijdperk: voor verschillende soorten, en voor drie of meer van één soort.
ra-tip-funeral = Wie dit neemt, verliest twee farao’s.
ra-tip-drought = Wie dit neemt, verliest twee kaartjes Nijl of overstroming, overstromingen eerst.
ra-tip-war = Wie dit neemt, verliest twee beschavingskaartjes naar keuze. Dat kunnen ook kaartjes uit dezelfde rij zijn.
ra-tip-earthquake = Wie dit neemt, verliest twee monumenten naar keuze. Dat kunnen ook kaartjes uit dezelfde rij zijn.
