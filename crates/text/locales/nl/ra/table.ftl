# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Ra
ra-kind = Trek, roep Ra aan, overbied: drie tijdperken en nooit genoeg zonnen.

## Tiles: the name, one of it, some of it

ra-tile-ra = Ra
    .one = een Ra-kaartje
    .many = { $count } Ra-kaartjes
ra-tile-god = god
    .one = een god
    .many = { $count } goden
ra-tile-gold = goud
    .one = een goudkaartje
    .many = { $count } goudkaartjes
ra-tile-pharaoh = farao
    .one = een farao
    .many = { $count } farao’s
ra-tile-nile = Nijl
    .one = een Nijlkaartje
    .many = { $count } Nijlkaartjes
ra-tile-flood = overstroming
    .one = een overstroming
    .many = { $count } overstromingen
ra-tile-civ-art = kunst
    .one = een kunstkaartje
    .many = { $count } kunstkaartjes
ra-tile-civ-agriculture = landbouw
    .one = een landbouwkaartje
    .many = { $count } landbouwkaartjes
ra-tile-civ-religion = religie
    .one = een religiekaartje
    .many = { $count } religiekaartjes
ra-tile-civ-astronomy = astronomie
    .one = een astronomiekaartje
    .many = { $count } astronomiekaartjes
ra-tile-civ-writing = schrift
    .one = een schriftkaartje
    .many = { $count } schriftkaartjes
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
ra-river = Nijl en overstroming
ra-nile = Nijl
ra-floods = Overstromingen
ra-civilization = Beschaving
ra-kinds-of-civilization = Soorten beschaving
ra-monuments = Monumenten
ra-variety = verschillende monumenten
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
ra-centre-sun = zon in het midden
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
ra-bag-ra = van de resterende kaartjes zijn Ra
ra-per-draw = { $percent }% per kaartje
ra-row = Rij: { $count } van { $spaces } kaartjes
ra-space-free = vrij
ra-stays = Houd je voor het volgende tijdperk.
ra-leaves = Wordt aan het einde van het tijdperk afgelegd.
ra-strikes = Wordt na de ramp afgelegd.

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
ra-over = De partij is afgelopen
ra-turn-order = Beurtvolgorde
ra-to-act = aan zet
ra-no-suns = geen zon meer
ra-bid-word = bod

## Players

ra-other-players = Andere spelers, met de klok mee
ra-suns-in-all = totaal { $sum }
ra-usable = bruikbaar
ra-spent = gebruikt
ra-score = score
ra-now = nu
ra-row-word = rij
ra-row-change = Wat er verandert als je deze rij wint
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
ra-act-god = Zet een god in: neem { $tile }
ra-act-done = Geen goden meer inzetten
ra-act-pass = Passen
ra-act-bid = Bied { $sun }
ra-act-lose = Verlies { $tile }

ra-your-turn-why = Kies één actie: trek, roep Ra aan of zet een god in.
ra-your-turn-full = De speelrij is vol: roep Ra aan of zet een god in.
ra-draw-odds = { $percent }% kans op Ra.
ra-draw-space =
    { $count ->
        [one] Nog plaats voor één
       *[other] Nog plaats voor { $count }
    }
ra-invoke-says = Begin een veiling; als de anderen passen, moet jij bieden
ra-invoke-full = Begin een veiling; past iedereen, dan vervalt de rij
ra-spend = Zet { $god } in
ra-spend-a-god = Zet een god in
ra-spend-says = Neem één kaartje uit de rij
ra-choose-tile = Kies een kaartje. De god wordt afgelegd.
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
ra-must-bid-why = Je hebt Ra aangeroepen en niemand anders bood. Elke zon is goed.
ra-bid-above = Bied meer dan { $sun }, of pas.
ra-bid-any = Bied een zon naar keuze, of pas.
ra-nobody-after = Je biedt als laatste.
ra-one-after = Na jou biedt alleen { $who }.
ra-some-after = Na jou bieden { $count } spelers.
ra-wins-surely = Wint zeker.
ra-beaten-by =
    { $count ->
        [one] Alleen { $suns } is hoger.
       *[other] { $suns } zijn hoger.
    }
ra-beaten-by-some = { $count } zonnen zijn hoger.
ra-pass-goes = De rij gaat naar { $who } voor { $sun }
ra-pass-stands = { $who } leidt met { $sun }
ra-pass-no-bid-yet = Nog geen bod; na jou bieden anderen
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
ra-slip-disaster = Echt een god inzetten voor { $disaster }?

ra-decides =
    { $you ->
        [yes] Jij bent aan zet
       *[no] Wachten op { $who }
    }
ra-wait-turn =
    { $you ->
        [yes] Jij bent aan de beurt (zonnen { $suns }).
       *[no] { $who } is aan de beurt (zonnen { $suns }).
    }
ra-wait-bid =
    { $you ->
        [yes] Jij biedt (zonnen { $suns }).
       *[no] { $who } biedt (zonnen { $suns }).
    }
ra-wait-last-bid =
    { $you ->
        [yes] Jij biedt als laatste (zonnen { $suns }).
       *[no] { $who } biedt als laatste (zonnen { $suns }).
    }
ra-wait-deal = Zonnen worden verdeeld
ra-wait-draw = Een kaartje wordt getrokken
ra-wait-god = Nog een god, of het einde van de beurt.
ra-wait-loss = { $disaster }: kiest welke kaartjes verloren gaan
ra-suns-set = Je hebt geen zonnen meer
ra-suns-set-why = Je doet weer mee in het volgende tijdperk, als alle zonnen weer open liggen.
ra-you-watch = Je kijkt toe.
ra-your-bid-stands = Je bod van { $sun } leidt.
ra-your-bid-beaten = Je bod van { $sun } is overboden.
ra-you-passed = Je hebt gepast.
ra-you-speak-later = Je biedt later in deze veiling.
ra-you-wait = Wachten op de anderen.

## Why not

ra-why-row-full = De speelrij is vol: roep Ra aan of zet een god in
ra-why-no-god = Je hebt geen god
ra-why-not-for-gods = Geen god kan dit kaartje nemen
ra-why-not-in-row = Dat kaartje ligt niet in de speelrij
ra-why-not-usable = Deze zon kun je niet gebruiken
ra-why-too-low = Moet hoger dan { $sun }
ra-why-must-bid = Jij riep Ra aan en niemand anders bood, dus jij moet bieden
ra-why-not-owned = Je hebt dit kaartje niet
ra-why-not-struck = Deze ramp raakt dat kaartje niet
ra-why-not-at-turn = Dit kan alleen als je actie voor deze beurt
ra-why-no-auction = Er is nu geen veiling
ra-why-during-auction = Tijdens een veiling kun je geen goden inzetten
ra-why-nothing-to-end = Je hebt deze beurt nog geen god ingezet
ra-why-nothing-to-lose = Je hoeft geen kaartje te verliezen
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
        [yes] De hele rij wordt afgelegd.
       *[no] De rij blijft liggen.
    }
ra-log-won =
    { $you ->
        [yes] Je wint
       *[no] { $who } wint
    } met { $sun }: { $count ->
        [0] alleen
       *[other] { $tiles }, plus
    } zon { $spent }.
ra-log-god =
    { $you ->
        [yes] Je zet een god in en neemt
       *[no] { $who } zet een god in en neemt
    } { $tile }.
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
    { $epoch } is voorbij: { $ra ->
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
    } { $tiles } af.
ra-log-placed =
    { $you ->
        [yes] Je eindigt
       *[no] { $who } eindigt
    } als { $place }e met { $points }.

## Scoring

ra-epoch-ends = { $epoch } is voorbij
ra-ended-by-ra = { $who } trok de laatste Ra. De kaartjes in de speelrij worden afgelegd; nu volgt de waardering.
ra-ended-by-track = De laatste Ra is getrokken. De kaartjes in de speelrij worden afgelegd; nu volgt de waardering.
ra-ended-by-suns = Alle zonnen zijn gebruikt. De kaartjes in de speelrij worden afgelegd; nu volgt de waardering.
ra-category = Categorie
ra-gods-help = 2 per niet ingezette god
ra-gold-help = 3 per kaartje
ra-pharaohs-help = meeste +5, minste −2
ra-river-help = met overstroming: 1 per overstroming en Nijl
ra-civilization-help = geen −5 · 3 soorten +5 · 4 soorten +10 · 5 soorten +15
ra-variety-help = 1 per soort tot en met 6 · 7 soorten +10 · 8 soorten +15
ra-identical-help = van één soort: 3 +5 · 4 +10 · 5 +15
ra-suns-help = hoogste totaal +5, laagste −5
ra-most = meeste
ra-fewest = minste
ra-highest-total = hoogste
ra-lowest-total = laagste
ra-sum = Totaal
ra-sum-help = saldo
ra-score-title = Score
ra-keepers = Farao’s, Nijl en monumenten houd je. Goden, goud, overstromingen en beschaving worden afgelegd. Alle zonnen liggen weer open.
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
ra-last-scoring = Eindwaardering
ra-start = start

## What tiles do

ra-tip-count = { $all } in het spel
ra-tip-ra = Begint een veiling en brengt het einde van het tijdperk dichterbij.
ra-tip-god = Zet hem in je beurt als actie in om één kaartje uit de speelrij te nemen. Niet ingezet scoort hij 2 aan het einde van het tijdperk.
ra-tip-gold = Scoort 3 aan het einde van het tijdperk. Geen ramp neemt het je af.
ra-tip-pharaoh = Elk tijdperk: meeste +5, minste −2.
ra-tip-flood = Met minstens één overstroming scoren elke overstroming en elk Nijlkaartje 1 in dit tijdperk.
ra-tip-nile = Scoort 1 in elk tijdperk waarin je een overstroming hebt, anders niets.
ra-tip-civilization = Drie verschillende soorten scoren 5, vier 10, vijf 15; geen enkele kost 5.
ra-tip-monument = Telt na het derde tijdperk: voor verschillende soorten, en voor drie of meer van één soort.
ra-tip-funeral = Je verliest twee farao’s.
ra-tip-drought = Je verliest twee kaartjes Nijl of overstroming, overstromingen eerst.
ra-tip-war = Je verliest twee beschavingskaartjes naar keuze, ook net gewonnen kaartjes tellen mee.
ra-tip-earthquake = Je verliest twee monumenten naar keuze, ook net gewonnen monumenten tellen mee.
