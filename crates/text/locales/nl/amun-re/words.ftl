# Amun-Re: what happens, what can be done and why not, and what a table may choose.
# who, by = a player as a badge; you = yes if the sentence is told to that player.

## The log
ar-log-first = { $you ->
    [yes] Je bent willekeurig gekozen als startspeler.
   *[no] { $who } is willekeurig gekozen als startspeler.
}
ar-log-epoch = Het { $kingdom } begint.
ar-log-round = { $kingdom }, ronde { $round }. { $you ->
    [yes] Jij bent startspeler.
   *[no] { $who } is startspeler.
}
ar-log-part = { $part }
ar-log-dealt = { $you ->
    [yes] Je krijgt { $province }.
   *[no] { $who } krijgt { $province }.
}
ar-log-reveal-chosen = { $you ->
    [yes] Je kiest { $province }, gedekt.
   *[no] { $seen ->
        [yes] { $who } kiest { $province }, gedekt.
       *[no] { $who } heeft een provinciekaart gekozen.
    }
}
ar-log-opened = { $province } wordt geveild.
ar-log-opened-by = { $you ->
    [yes] Je brengt { $province } in de veiling.
   *[no] { $who } brengt { $province } in de veiling.
}
ar-log-played = { $you ->
    [yes] Je speelt ‘{ $card }’.
   *[no] { $who } speelt ‘{ $card }’.
}
ar-log-played-on = { $you ->
    [yes] Je speelt ‘{ $card }’ in { $province }.
   *[no] { $who } speelt ‘{ $card }’ in { $province }.
}
ar-log-sold = { $you ->
    [yes] Je verkoopt ‘{ $card }’.
   *[no] { $who } verkoopt ‘{ $card }’.
}
ar-log-sold-sealed = { $you ->
    [yes] Je verkoopt in het geheim ‘{ $card }’.
   *[no] { $who } verkoopt in het geheim ‘{ $card }’.
}
ar-log-sale-shown = { $you ->
    [yes] Je had ‘{ $card }’ verkocht.
   *[no] { $who } had ‘{ $card }’ verkocht.
}
ar-log-drawn = { $you ->
    [yes] Je trekt ‘{ $card }’.
   *[no] { $who } trekt ‘{ $card }’.
}
ar-log-drawn-hidden = { $who } trekt een machtkaart.
ar-log-shuffled = De aflegstapel ({ $n } kaarten) wordt geschud en is de nieuwe stapel.
ar-log-no-cards = De stapel is leeg: { $n ->
    [one] 1 kaart kon
   *[other] { $n } kaarten konden
} niet worden getrokken.
ar-log-bid = { $you ->
    [yes] Je biedt { $gold } op { $province }.
   *[no] { $who } biedt { $gold } op { $province }.
}
ar-log-outbid = { $you ->
    [yes] Je bent overboden op { $province }.
   *[no] { $who } is overboden op { $province }.
}
ar-log-passed = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
ar-log-paid = { $you ->
    [yes] Je betaalt { $gold } goud.
   *[no] { $who } betaalt { $gold } goud.
}
ar-log-won = { $you ->
    [yes] Je wint { $province }.
   *[no] { $who } wint { $province }.
}
ar-log-instant-gold = { $you ->
    [yes] { $province } geeft je { $gold } goud.
   *[no] { $province } geeft { $who } { $gold } goud.
}
ar-log-bought-cards = { $you ->
    [yes] Je koopt
   *[no] { $who } koopt
} { $n ->
    [one] 1 machtkaart
   *[other] { $n } machtkaarten
} voor { $gold } goud.
ar-log-bought-farmers = { $you ->
    [yes] Je koopt
   *[no] { $who } koopt
} { $n ->
    [one] 1 boer
   *[other] { $n } boeren
} voor { $gold } goud.
ar-log-bought-stones = { $you ->
    [yes] Je koopt
   *[no] { $who } koopt
} { $n ->
    [one] 1 bouwsteen
   *[other] { $n } bouwstenen
} voor { $gold } goud.
ar-log-farmer = { $you ->
    [yes] Je plaatst een boer in { $province }.
   *[no] { $who } plaatst een boer in { $province }.
}
ar-log-stone = { $you ->
    [yes] Je plaatst een bouwsteen in { $province }.
   *[no] { $who } plaatst een bouwsteen in { $province }.
}
ar-log-pyramid = In { $province } verrijst een piramide: { $n ->
    [one] er staat er nu 1.
   *[other] er staan er nu { $n }.
}
ar-log-done = { $you ->
    [yes] Je bent klaar.
   *[no] { $who } is klaar.
}
ar-log-sealed = { $you ->
    [yes] Je kiest { $offer }.
   *[no] { $seen ->
        [yes] { $who } kiest { $offer }.
       *[no] { $who } heeft een offer gekozen.
    }
}
ar-log-gave = { $you ->
    [yes] Je offert { $gold } goud.
   *[no] { $who } offert { $gold } goud.
}
ar-log-stole = { $you ->
    [yes] Je steelt 3 goud.
   *[no] { $who } steelt 3 goud.
}
ar-log-total = Totaal: { $total }.
ar-log-changed = { $you ->
    [yes] Je wijzigt het totaal met { $by }, naar { $total }.
   *[no] { $who } wijzigt het totaal met { $by }, naar { $total }.
}
ar-log-tile = Een totaal van { $total } geeft tegel { $tile }.
ar-log-ranked = { $you ->
    [yes] Jouw offer is
   *[no] Het offer van { $who } is
} { $rank ->
    [1] het hoogste
    [2] 2e
    [3] 3e
   *[other] { $rank }e
}: { $n ->
    [one] 1 beloning.
   *[other] { $n } beloningen.
}
ar-log-next-first = { $you ->
    [yes] Je wordt startspeler van de volgende ronde.
   *[no] { $who } wordt startspeler van de volgende ronde.
}
ar-log-declined = { $you ->
    [yes] Je ziet af van
   *[no] { $who } ziet af van
} { $n ->
    [one] 1 beloning.
   *[other] { $n } beloningen.
}
ar-log-province-income = { $province } brengt { $gold } goud op.
ar-log-income = { $you ->
    [yes] Je krijgt { $gold } goud.
   *[no] { $who } krijgt { $gold } goud.
}
ar-log-epoch-ended = Einde van het { $kingdom }: puntentelling.
ar-log-scored = { $you ->
    [yes] Je scoort
   *[no] { $who } scoort
} { $n } voor { $category }.
ar-log-goal = { $you ->
    [yes] Je vervult ‘{ $card }’.
   *[no] { $who } vervult ‘{ $card }’.
}
ar-log-booked = { $you ->
    [yes] Je scoort in totaal
   *[no] { $who } scoort in totaal
} { $n ->
    [one] 1 punt.
   *[other] { $n } punten.
}
ar-log-cleared = Schrijvers en boeren gaan van het bord. Bouwstenen en piramides blijven.
ar-log-final-sale = { $you ->
    [yes] Je verkoopt { $n } × ‘{ $card }’.
   *[no] { $who } verkoopt { $n } × ‘{ $card }’.
}
ar-log-gold-ranked = { $you ->
    [yes] Je bent
   *[no] { $who } is
} { $place }e in goud ({ $gold }): { $n ->
    [one] 1 punt.
   *[other] { $n } punten.
}
ar-log-placed = { $you ->
    [yes] Je eindigt
   *[no] { $who } eindigt
} als { $place }e met { $n ->
    [one] 1 punt.
   *[other] { $n } punten.
}

## Actions by name
ar-act-pass = Passen
ar-act-defend = Speel Verdediging
ar-act-bribe = Speel Omkoping
ar-act-done = Klaar
ar-act-decline = Zie af van de rest
ar-act-reveal = Breng { $province } in de veiling
ar-act-bid = Bied { $gold } goud op { $province }
ar-act-buy-cards = { $n ->
    [one] Koop 1 machtkaart voor { $gold } goud
   *[other] Koop { $n } machtkaarten voor { $gold } goud
}
ar-act-buy-farmers = { $n ->
    [one] Koop 1 boer voor { $gold } goud
   *[other] Koop { $n } boeren voor { $gold } goud
}
ar-act-buy-stones = { $n ->
    [one] Koop 1 bouwsteen voor { $gold } goud
   *[other] Koop { $n } bouwstenen voor { $gold } goud
}
ar-act-farmer = Plaats een boer in { $province }
ar-act-stone = Plaats een bouwsteen in { $province }
ar-act-architect = Speel Bouwmeester in { $province }
ar-act-free-farmer = Speel Vrije boer in { $province }
ar-act-offer = Offer { $gold } goud
ar-act-offer-change = Offer { $gold } goud met Offerwijziging
ar-act-theft = Speel Diefstal
ar-act-theft-change = Speel Diefstal met Offerwijziging
ar-act-raise = Tel 3 bij het totaal op
ar-act-lower = Trek 3 van het totaal af
ar-act-take-card = Neem een machtkaart
ar-act-take-farmer = Neem een boer voor { $province }
ar-act-take-stone = Neem een bouwsteen voor { $province }
ar-act-harvest = Speel Rijke oogst in { $province }
ar-act-treasury = Speel Schatkamer in { $province }
ar-act-sell = Verkoop { $card } voor 1 goud

## Why not
amun-re-why-no-card = Je hebt de kaart ‘{ $card }’ niet.
amun-re-why-nothing-to-sell = Je hebt deze kaart niet.
amun-re-why-played-before = Je hebt ‘{ $card }’ in deze fase al gespeeld.
amun-re-why-not-controlled = Deze provincie is niet van jou.
amun-re-why-no-province-card = Je hebt deze provinciekaart niet.
amun-re-why-reveal-due = Kies eerst een provinciekaart.
amun-re-why-no-space = Zo’n veld is er niet: je kunt 0, 1, 3, 6, 10, 15, 21, 28 of 36 bieden.
amun-re-why-not-open = Deze provincie wordt niet geveild.
amun-re-why-barred = Hier ben je net overboden: bied eerst ergens anders.
amun-re-why-bribed = Na Omkoping moet je bieden op de provincie waar je overboden bent.
amun-re-why-too-low = Moet hoger zijn dan { $gold }.
amun-re-why-defended = Verdedigd: bied minstens twee velden boven { $gold }.
amun-re-why-bid-too-high = Zoveel goud heb je niet.
amun-re-why-nothing-barred = Je bent niet overboden.
amun-re-why-bribe-in-vain = Je kunt daar geen enkel bod betalen.
amun-re-why-bid-due = Plaats eerst je schrijver.
amun-re-why-must-pass = Je leidt, dus je kunt alleen passen.
amun-re-why-stone-due = Plaats eerst de bouwsteen van je directe beloning.
amun-re-why-kind-closed = Te laat: eerst kaarten, dan boeren, dan bouwstenen, elk één keer.
amun-re-why-empty-lot = Koop er ten minste één.
amun-re-why-lot-too-dear = Je hebt niet genoeg goud.
amun-re-why-card-limit = { $n ->
    [0] Geen van je provincies heeft een kaartsymbool.
   *[other] Je kaartlimiet is { $n }.
}
amun-re-why-few-cards = { $n ->
    [0] Er zijn geen machtkaarten meer.
    [one] Er is nog maar 1 machtkaart.
   *[other] Er zijn nog maar { $n } machtkaarten.
}
amun-re-why-few-fields = { $n ->
    [0] Je hebt geen vrije akkers.
    [one] Je hebt maar 1 vrije akker.
   *[other] Je hebt maar { $n } vrije akkers.
}
amun-re-why-no-free-field = Hier is geen vrije akker.
amun-re-why-no-two-stones = Er moeten 2 bouwstenen in de provincie liggen.
amun-re-why-lot-first = Plaats eerst alles wat je gekocht hebt.
amun-re-why-market-turn = Dat kan niet in je marktbeurt.
amun-re-why-no-offer = Offer ten minste 1 goud, of speel Diefstal.
amun-re-why-offer-too-high = Zoveel goud heb je niet.
amun-re-why-offering-due = Kies eerst je offer.
amun-re-why-change-due = Verhoog of verlaag eerst het totaal.
amun-re-why-no-card-exists = Er zijn geen machtkaarten meer.
amun-re-why-reward-due = Kies eerst een beloning.
amun-re-why-harvest-turn = Dat kan niet in je oogstbeurt.
