# A mesa de Amun-Re como a linha de comando a desenha, e o que dizem as dicas.

amun-re-terminal-round = { $kingdom }, rodada { $round } de 3, { $players } jogadores
amun-re-terminal-expert = variante avançada
amun-re-terminal-phase = fase
amun-re-terminal-first = 1º jogador
amun-re-terminal-first-none = ainda não sorteado
amun-re-terminal-first-next = { $who }; a partir da próxima rodada, { $next }
amun-re-terminal-tile = peça
amun-re-terminal-tile-none = ainda nenhuma
amun-re-terminal-tile-value = { $value }, { $camel ->
    [yes] com camelo
   *[no] sem camelo
}
amun-re-terminal-deck = pilha
amun-re-terminal-discards = descarte
amun-re-terminal-hand = mão
amun-re-terminal-province-cards = províncias
amun-re-terminal-controls = controla
amun-re-terminal-also = também
amun-re-terminal-played = jogou { $cards } nesta fase
amun-re-terminal-reveals = revela { $province } (em segredo)
amun-re-terminal-lays = oferece { $offer }
amun-re-terminal-sold = vendeu em segredo: { $cards }
amun-re-terminal-farmers = { $n } camp.
amun-re-terminal-stones = { $n } ped.
amun-re-terminal-pyramids = { $n } pir.
amun-re-terminal-legend = W E margem oeste ou leste, L U Baixo ou Alto Egito, ~ junto ao Nilo; f campos, t templos,
    s símbolos, m mina, c caravana, ! na hora: c cartas, s pedras, g ouro

amun-re-phase-first = sorteio do primeiro jogador
amun-re-phase-deal = cartas de Província: uma para { $who }
amun-re-phase-turn-up = províncias sendo reveladas
amun-re-phase-reveal = escolha secreta de cartas de Província
amun-re-phase-auction = leilão: vez de { $who }
amun-re-phase-bribed = leilão: { $who } subornou
amun-re-phase-instant = recompensa imediata: { $what } para { $who }
amun-re-phase-market = mercado: vez de { $who }
amun-re-phase-bought = mercado: { $what } para { $who }
amun-re-phase-place = mercado: { $who } deve colocar { $what }
amun-re-phase-offering = oferendas secretas
amun-re-phase-change = oferenda: total { $total }, alteração de { $who }
amun-re-phase-reward = oferenda: total { $total }, restam { $what } para { $who }
amun-re-phase-harvest = colheita: vez de { $who }
amun-re-phase-over = a partida acabou

amun-re-hint-gold = uma moeda vale { $now } pontos agora e { $later } depois deste mercado
amun-re-hint-scores = uma pontuação agora daria { $scores }
amun-re-hint-province = { $province } vale { $worths }
amun-re-hint-worth = { $worth } para { $who }
amun-re-hint-stone = uma pedra vale mais em { $province }: { $worth }
