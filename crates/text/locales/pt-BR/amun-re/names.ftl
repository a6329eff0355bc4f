# Amun-Re: the names of things, and things counted.

## Names of the box
ar-epoch-1 = Antigo Império
ar-epoch-2 = Novo Império
ar-part-auction = Leilão
ar-part-market = Mercado
ar-part-offering = Oferenda
ar-part-harvest = Colheita
ar-part-scoring = Pontuação
ar-province-abu = Abu
ar-province-abydos = Abidos
ar-province-amarna = Amarna
ar-province-avaris = Aváris
ar-province-baharya = Baharia
ar-province-berenike = Berenice
ar-province-buto = Buto
ar-province-dakhla = Dakhla
ar-province-damanhur = Damanhur
ar-province-edfu = Edfu
ar-province-kharga = Kharga
ar-province-memphis = Mênfis
ar-province-mendes = Mendes
ar-province-sawu = Sawu
ar-province-thebes = Tebas
ar-card-defence = Defesa
ar-card-defence-does = Até o fim deste leilão, os outros precisam subir dois espaços acima do seu lance.
ar-card-defence-when = { ar-part-auction }
ar-card-bribe = Suborno
ar-card-bribe-does = Depois que cobrirem seu lance: dê logo outro lance na província bloqueada para você.
ar-card-bribe-when = { ar-part-auction }
ar-card-architect = Arquiteto
ar-card-architect-does = Na sua vez no mercado: 2 pedras em uma de suas províncias viram uma pirâmide.
ar-card-architect-when = { ar-part-market }
ar-card-free-farmer = Camponês livre
ar-card-free-farmer-does = Na sua vez no mercado: 1 camponês grátis em qualquer província sua. Não precisa de campo.
ar-card-free-farmer-when = { ar-part-market }
ar-card-change = Mudança da oferenda
ar-card-change-does = Jogada com sua oferenda: depois some 3 ao total ou tire 3 dele.
ar-card-change-when = { ar-part-offering }
ar-card-harvest = Colheita farta
ar-card-harvest-does = Na sua vez na colheita: cada camponês em uma de suas províncias rende mais 1 de ouro.
ar-card-harvest-when = { ar-part-harvest }
ar-card-treasury = Tesouro
ar-card-treasury-does = Na sua vez na colheita: uma de suas províncias dá 8 de ouro no lugar dos rendimentos dela.
ar-card-treasury-when = { ar-part-harvest }
ar-card-goal-symbols = Mestre dos escribas
ar-card-goal-symbols-does = 3 pontos se suas três províncias mostram 7 ou mais símbolos de Favor, contando os das recompensas imediatas.
ar-card-goal-symbols-when = { ar-part-scoring }
ar-card-goal-farmers = Mestre dos camponeses
ar-card-goal-farmers-does = 3 pontos se há 9 ou mais camponeses em suas três províncias.
ar-card-goal-farmers-when = { ar-part-scoring }
ar-card-goal-bank = Margem oeste ou leste
ar-card-goal-bank-does = 3 pontos se suas três províncias ficam na mesma margem do Nilo.
ar-card-goal-bank-when = { ar-part-scoring }
ar-card-goal-nile = À margem do Nilo ou longe dele
ar-card-goal-nile-does = 3 pontos se suas três províncias ficam todas à margem do Nilo, ou nenhuma fica.
ar-card-goal-nile-when = { ar-part-scoring }
ar-card-goal-egypt = Alto ou Baixo Egito
ar-card-goal-egypt-does = 3 pontos se suas três províncias ficam todas no Alto Egito ou todas no Baixo Egito.
ar-card-goal-egypt-when = { ar-part-scoring }
ar-theft = Roubo
ar-goods-cards = Cartas
ar-goods-farmers = Camponeses
ar-goods-stones = Pedras
ar-west = Margem oeste
ar-east = Margem leste
ar-upper = Alto Egito
ar-lower = Baixo Egito
ar-at-nile = à margem do Nilo
ar-off-nile = longe do Nilo
ar-sea = O Grande Verde
ar-red-sea = Mar Vermelho
ar-nile = Nilo
ar-sinai = Sinai
ar-north = N

## Things counted
ar-gold = { $n } de ouro
ar-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
ar-cards = { $n ->
    [one] { $n } carta de Favor
   *[other] { $n } cartas de Favor
}
ar-province-cards = { $n ->
    [one] { $n } carta de Província
   *[other] { $n } cartas de Província
}
ar-fields = { $n ->
    [0] nenhum campo
    [one] { $n } campo
   *[other] { $n } campos
}
ar-temples = { $n ->
    [one] { $n } templo
   *[other] { $n } templos
}
ar-symbols = { $n ->
    [one] { $n } símbolo de Favor
   *[other] { $n } símbolos de Favor
}
ar-farmers = { $n ->
    [0] nenhum camponês
    [one] { $n } camponês
   *[other] { $n } camponeses
}
ar-pyramids = { $n ->
    [0] nenhuma pirâmide
    [one] { $n } pirâmide
   *[other] { $n } pirâmides
}
ar-stones = { $n ->
    [0] nenhuma pedra
    [one] { $n } pedra
   *[other] { $n } pedras
}
ar-rewards = { $n ->
    [one] { $n } recompensa
   *[other] { $n } recompensas
}
ar-mine = mina de ouro, { $n }
ar-caravan = caravana, { $n }
