# De tafel van Ra zoals de opdrachtregel die tekent, en wat de hints zeggen.

ra-terminal-epoch = { $epoch } van 3, { $players } spelers
ra-terminal-track = Ra-spoor
ra-terminal-track-count = { $count } van { $last }; de laatste beëindigt het tijdperk
ra-terminal-bag = { $tiles }, waarvan { $ra } Ra: { $percent } % voor de volgende trekking
ra-terminal-high = hoogste bod { $sun } van { $who }
ra-terminal-no-bid = nog geen bod
ra-terminal-loss-civilization = { $who } moet { $count ->
    [one] 1 beschavingskaartje verliezen.
   *[other] { $count } beschavingskaartjes verliezen.
}
ra-terminal-loss-monuments = { $who } moet { $count ->
    [one] 1 monument verliezen.
   *[other] { $count } monumenten verliezen.
}

ra-hint-odds = het volgende kaartje is in { $percent } % van de gevallen een Ra; het tijdperk eindigt met nog { $left ->
    [one] 1 Ra-kaartje
   *[other] { $left } Ra-kaartjes
}
ra-hint-row = de rij brengt { $who } nu { $points } punten en is in totaal { $worth } waard
ra-hint-sun = betalen met { $sun } kost { $points } punten
