# De tafel van Amun-Re zoals de opdrachtregel die tekent, en wat de hints zeggen.

amun-re-terminal-round = { $kingdom }, ronde { $round } van 3, { $players } spelers
amun-re-terminal-expert = variant voor gevorderden
amun-re-terminal-phase = fase
amun-re-terminal-first = startspeler
amun-re-terminal-first-none = nog niet geloot
amun-re-terminal-first-next = { $who }; vanaf de volgende ronde { $next }
amun-re-terminal-tile = tegel
amun-re-terminal-tile-none = nog geen
amun-re-terminal-tile-value = { $value }, { $camel ->
    [yes] met kameel
   *[no] zonder kameel
}
amun-re-terminal-deck = stapel
amun-re-terminal-discards = aflegstapel
amun-re-terminal-hand = hand
amun-re-terminal-province-cards = provinciekaarten
amun-re-terminal-controls = bezit
amun-re-terminal-also = verder
amun-re-terminal-played = speelde { $cards } in deze fase
amun-re-terminal-reveals = veilt { $province } (verdekt)
amun-re-terminal-lays = legt { $offer }
amun-re-terminal-sold = in het geheim verkocht: { $cards }
amun-re-terminal-farmers = { $n } boer
amun-re-terminal-stones = { $n } st
amun-re-terminal-pyramids = { $n } pir
amun-re-terminal-legend = W E oever, L U Neder- of Opper-Egypte, ~ aan de Nijl; f velden, t tempels, s symbolen,
    m mijn, c karavaan, ! directe beloning: c kaarten, s stenen, g goud

amun-re-phase-first = loting van de startspeler
amun-re-phase-deal = provinciekaarten: één voor { $who }
amun-re-phase-turn-up = provincies worden omgedraaid
amun-re-phase-reveal = geheime keuze van provinciekaarten
amun-re-phase-auction = veiling: { $who } is aan de beurt
amun-re-phase-bribed = veiling: { $who } heeft omgekocht
amun-re-phase-instant = directe beloning: { $what } voor { $who }
amun-re-phase-market = markt: { $who } is aan de beurt
amun-re-phase-bought = markt: { $what } voor { $who }
amun-re-phase-place = markt: { $who } moet { $what } plaatsen
amun-re-phase-offering = geheime offers
amun-re-phase-change = offer: totaal { $total }, wijziging door { $who }
amun-re-phase-reward = offer: totaal { $total }, nog { $what } voor { $who }
amun-re-phase-harvest = oogst: { $who } is aan de beurt
amun-re-phase-over = het spel is afgelopen

amun-re-hint-gold = een goudstuk is nu { $now } punten waard, en { $later } na deze markt
amun-re-hint-scores = een telling nu zou opleveren: { $scores }
amun-re-hint-province = { $province } is waard: { $worths }
amun-re-hint-worth = { $worth } voor { $who }
amun-re-hint-stone = een steen is het meest waard in { $province }: { $worth }
