# Amun-Re. Arguments: who, by = a player as a badge; you = yes if the sentence is told to that player.
amun-re-name = Amun-Re
amun-re-kind = Ganhe províncias, faça oferendas, erga pirâmides em dois impérios.

## Header
ar-kingdoms = Impérios e turnos
ar-round-of = turno { $round } de 3
ar-rounds-to-come = 3 turnos por vir
ar-rounds-played = 3 turnos jogados
ar-phases = Fases do turno
ar-tile = Peça { $value }
ar-tile-pays = { $value } de ouro por camponês, { $value } { $value ->
    [0] pontos
    [one] ponto
   *[other] pontos
} por templo, { $camel ->
    [yes] caravanas pagam
   *[no] caravanas não pagam
}

## Map and provinces
ar-map = Mapa do Egito
ar-map-says = Quinze províncias ao longo do Nilo, com o norte em cima. Tudo o que está no mapa está também na lista de províncias.
ar-map-pan = Mapa, role para mover
ar-map-size = Tamanho do mapa
ar-map-whole = Inteiro
ar-map-close = Ampliar
ar-not-in-play = fora do jogo
ar-show-bids = Mostrar os lances em { $province }
ar-key = Legenda
ar-key-title = Legenda do mapa
ar-key-field = campo
ar-key-field-does = lugar para um camponês
ar-key-farmer = camponês
ar-key-farmer-does = rende ouro em cada colheita
ar-key-free-farmer = camponês livre
ar-key-free-farmer-does = não precisa de campo
ar-key-temple = templo
ar-key-temple-does = marca o valor da peça
ar-key-mine = mina de ouro
ar-key-mine-does = ouro em cada colheita
ar-key-caravan = caravana
ar-key-caravan-does = ouro com as peças 1 e 2
ar-key-symbol = símbolo de Favor
ar-key-symbol-does = permite comprar uma carta
ar-key-instant = recompensa imediata
ar-key-instant-does = recebida ao ganhar a província
ar-key-stone = pedra
ar-key-stone-does = 3 pedras = 1 pirâmide
ar-key-pyramid = pirâmide
ar-key-pyramid-does = fica para o Novo Império
ar-key-lower = Baixo Egito
ar-key-lower-does = ao norte da linha vermelha
ar-key-upper = Alto Egito
ar-key-upper-does = ao sul da linha vermelha
ar-lands = Províncias
ar-lands-title = Todas as províncias
ar-board-name = Tabuleiro: { $name }
ar-lies-there = { $farmers } em { $fields }, { $pyramids }, { $stones }
ar-open-now = em leilão
ar-leads-with = { $who } lidera com { $gold }
ar-nobody-leads = sem lances
ar-barred = bloqueada para você
ar-controlled = controlada por { $who }
ar-nobodys = de ninguém

## Players
ar-players = Jogadores
ar-you = você
ar-bot = bot
ar-stand-in = bot, por ora
ar-empty-seat = saiu
ar-away = ausente
ar-first-player = Começa este turno
ar-next-first-player = Começa o próximo turno
ar-gold-word = Ouro
ar-hidden = oculto
ar-gold-hidden = Nesta mesa o ouro é oculto
ar-theft-ready = Carta de Roubo na mão
ar-if-scored = Se pontuasse agora
ar-state-bids = dando lance
ar-state-outbid = lance coberto em { $province }
ar-state-leads = lidera em { $province } com { $gold }
ar-state-defence = Defesa
ar-state-chosen = já escolheu
ar-state-choosing = escolhendo
ar-state-sealed = oferenda escolhida
ar-state-acts = na vez
ar-state-gave = ofereceu { $gold } de ouro
ar-state-stole = roubou 3 de ouro
ar-order = Ordem do turno
ar-order-now = agora

## Hand and supply
ar-hand = Sua mão
ar-hand-number = { $n ->
    [0] só Roubo
    [one] { $n } carta e Roubo
   *[other] { $n } cartas e Roubo
}
ar-hand-copies = ×{ $n }
ar-play-now = jogue já
ar-sell = Vender por 1 de ouro
ar-sell-wait = Você pode vender cartas sempre que for sua vez.
ar-sold-sealed = Vendidas em segredo: { $cards }. Os outros veem quando todos tiverem escolhido.
ar-province-hand = Suas cartas de Província
ar-to-come = Ainda por vir
ar-to-come-perhaps = Ainda não vistas, { $n } delas fora do jogo
ar-deck = Pilha { $deck }, descarte { $discards }
ar-discards = Descarte
ar-unseen = Ainda não vistas, na pilha e em outras mãos

## Decisions: heading and first line of each
ar-ask-your-turn = Sua vez
ar-ask-sealed = Todos escolhem em segredo
ar-ask-waiting = Aguarde
ar-ask-bid = Coloque seu escriba
ar-ask-bid-says = Você tem { $gold } de ouro. Clique em um espaço para dar um lance.
ar-ask-bribed = Dê lance em { $province }
ar-ask-bribed-says = Você jogou “Suborno”: dê agora um lance aqui. Você tem { $gold } de ouro.
ar-ask-lead = Você lidera em { $province } com { $gold }
ar-ask-lead-says = Você lidera, então só pode passar.
ar-ask-stones = { $n ->
    [0] Coloque { $n } pedras
    [one] Coloque { $n } pedra
   *[other] Coloque { $n } pedras
}
ar-ask-farmers = { $n ->
    [0] Coloque { $n } camponeses
    [one] Coloque { $n } camponês
   *[other] Coloque { $n } camponeses
}
ar-ask-place-says = Clique no mapa ou escolha aqui.
ar-ask-market = No mercado
ar-ask-market-says = Cartas, depois camponeses, depois pedras: no máximo uma vez cada. Você tem { $gold } de ouro.
ar-ask-offering = Sua oferenda
ar-ask-offering-says = Revelada quando todos tiverem escolhido. Você tem { $gold } de ouro.
ar-ask-change = Mude o total de { $total }
ar-ask-change-says = Você jogou “Mudança da oferenda”: some 3 ou subtraia 3.
ar-ask-reward = { $n ->
    [0] Pegue { $n } recompensas
    [one] Pegue { $n } recompensa
   *[other] Pegue { $n } recompensas
}
ar-ask-reward-says = Sua oferenda é { $rank ->
    [1] a maior
    [2] a segunda maior
    [3] a terceira maior
   *[other] a { $rank }ª maior
}.
ar-ask-harvest = Sua colheita
ar-ask-reveal = Escolha uma província para o leilão
ar-ask-reveal-says = Todos escolhem uma de suas cartas de Província; depois, todas são reveladas.
ar-wait-for = Aguardando { $who }
ar-wait-chance = Sorteio de cartas
ar-wait-auction = { $who } está dando um lance.
ar-wait-lead = { $who } lidera e deve passar.
ar-wait-stone = { $who } coloca uma pedra de recompensa imediata.
ar-wait-market = { $who } está no mercado.
ar-wait-change = { $who } soma 3 ao total de { $total } ou subtrai 3.
ar-wait-reward = { $who } pega { $rewards }.
ar-wait-harvest = { $who } faz a colheita.
ar-wait-sealed = Você já escolheu. Aguardando os outros.
ar-wait-watch = Os jogadores escolhem em segredo.
ar-wait-draw = As próximas cartas estão sendo sorteadas.
ar-over-says = A partida acabou.

## Auction
ar-lot-empty = Nenhum lance ainda.
ar-lot-ends = Última província vazia: um lance aqui encerra o leilão.
ar-lot-leads = { $you ->
    [yes] Você lidera com { $gold }.
   *[no] { $who } lidera com { $gold }.
}
ar-lot-outbid = { $who } cobriu seu lance com { $gold }.
ar-lot-defended = Defendida: suba pelo menos dois espaços.
ar-spaces = Espaços de lance de { $province }
ar-because = { $numbers }: { $why }
ar-held-by = ocupado por { $who }
ar-play-bribe = Jogar “Suborno”: lance agora em { $province }
ar-play-defence-bid = Jogar “Defesa” com o lance: os outros precisam subir dois espaços
ar-play-defence-lead = Jogar “Defesa”: os outros precisam subir dois espaços acima do seu { $gold }
ar-pass = Passar

## Market and placing
ar-buy-hint = Depois dos camponeses não dá para comprar cartas; depois das pedras, nenhum dos dois. Guarde ouro para a oferenda.
ar-done-market = Encerrar as compras
ar-play-architect = Jogar “Arquiteto” em { $province }: as 2 pedras viram uma pirâmide
ar-play-free-farmer = Jogar “Camponês livre” em { $province }
ar-stone-here = { $n ->
    [0] 0 → 1 pedra
   *[other] { $n } → 2 pedras
}
ar-stone-builds = Terceira pedra: forma uma pirâmide.
ar-farmer-here = { $n ->
    [1] o último campo livre
   *[other] { $n } campos livres
}
ar-place-hint = A terceira pedra em uma província vira uma pirâmide na hora.
ar-take-stone = Uma pedra em { $province }
ar-take-farmer = Um camponês em { $province }
ar-take-card = Uma carta de Favor
ar-take-card-says = { $n } na pilha
ar-decline = Recusar o resto

## Offering
ar-give = Oferecer ouro
ar-give-hint = Maior oferenda: 3 recompensas e primeiro lugar no próximo turno; segunda: 2 recompensas; demais: 1.
ar-give-none = Você não tem ouro. Pode vender uma carta por 1.
ar-steal = Ou roubar
ar-steal-hint = Você pega 3 de ouro, o total cai 3 e você não recebe recompensa.
ar-steal-act = Jogar Roubo
ar-steal-change-act = Jogar Roubo com Mudança da oferenda
ar-with-change = Incluir Mudança da oferenda
ar-tiles = Peças de Oferenda
ar-tile-range = { $tile ->
    [1] 2 ou menos
    [2] 3 a 12
    [3] 13 a 22
   *[other] 23 ou mais
}
ar-tile-income = rende { $gold }
ar-tile-caravans = { $camel ->
    [yes] caravanas pagam
   *[no] caravanas não pagam
}
ar-who-chose = Quem já escolheu
ar-sealed = pronto
ar-sealed-mine = Sua oferenda: { $offer }.
ar-offer-gold = { $gold } de ouro
ar-offer-theft = Roubo
ar-offer-change = { $offer } com Mudança da oferenda
ar-revealed-mine = Você escolheu { $province }.
ar-total = O total é { $total }
ar-meter = Total { $total } na escala das peças: peça 1 até 2, peça 2 até 12, peça 3 até 22, peça 4 a partir de 23
ar-change-raise = Somar 3: total { $total }, peça { $tile }
ar-change-lower = Subtrair 3: total { $total }, peça { $tile }
ar-laid-change = com Mudança da oferenda

## Harvest
ar-harvest-says = Peça { $tile }: cada camponês rende { $tile } de ouro; { $camel ->
    [yes] caravanas pagam
   *[no] sem camelo, caravanas não pagam
}.
ar-income-by = Rendimentos por província
ar-income-province = Província
ar-income-farmers = Camponeses
ar-income-mine = Mina
ar-income-caravan = Caravana
ar-income-gold = Ouro
ar-income-now = Seus rendimentos
ar-play-harvest = Colheita farta em { $province }
ar-play-treasury = Tesouro em { $province }
ar-income-then = rende { $gold }
ar-take-gold = Pegar { $gold } de ouro

## Scoring
ar-category-temples = Templos
    .for = templos
ar-category-temples-says = valor da peça × templos
ar-category-pyramids = Pirâmides
    .for = pirâmides
ar-category-pyramids-says = 1 cada
ar-category-sets = Conjuntos
    .for = conjuntos
ar-category-sets-says = 3 × a província com menos
ar-category-banks = Mais pirâmides na margem
    .for = mais pirâmides em uma margem
ar-category-banks-says = 5 no oeste, 5 no leste
ar-category-goals = Objetivos
    .for = objetivos
ar-category-goals-says = 3 cada
ar-for-category = por { $category }
ar-counted = Pontuação do { $kingdom }
ar-scoring-by = Pontuação por categoria
ar-category = Categoria
ar-before = Antes
ar-this-kingdom = Este império
ar-points-word = Pontos
ar-goals-shown = Cartas de objetivo reveladas: { $goals }.
ar-goal-shown = { $who } “{ $card }”
ar-wins = { $n ->
    [0] { $names } dividem a vitória com { $points } pontos
    [one] { $names } vence com { $points } pontos
   *[other] { $names } dividem a vitória com { $points } pontos
}
ar-final-says = Todo o ouro é revelado: mais ouro 6, segundo 4, terceiro 2. Em caso de empate, vale a melhor posição.
ar-final-line = { $before } pontos, { $gold } de ouro: +{ $more }
ar-and = { $first } e { $second }

## Phone
ar-tabs = Visão
ar-tab-map = Mapa
ar-tab-decide = Decidir
ar-tab-players = Jogadores
ar-tab-log = Histórico
ar-strip-open = Em leilão
ar-strip-own = Suas províncias
