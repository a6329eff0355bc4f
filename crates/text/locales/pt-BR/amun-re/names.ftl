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
amun-re-card-defence = Defesa
amun-re-card-defence-does = Até o fim deste leilão, os outros precisam subir pelo menos dois espaços acima de você.
amun-re-card-defence-when = { ar-part-auction }
amun-re-card-bribe = Suborno
amun-re-card-bribe-does = Depois que cobrirem seu lance: dê logo outro lance na província bloqueada para você.
amun-re-card-bribe-when = { ar-part-auction }
amun-re-card-architect = Arquiteto
amun-re-card-architect-does = Na sua vez no mercado: 2 pedras em uma de suas províncias viram uma pirâmide.
amun-re-card-architect-when = { ar-part-market }
amun-re-card-free-farmer = Camponês livre
amun-re-card-free-farmer-does = Na sua vez no mercado: 1 camponês grátis em qualquer província sua. Não precisa de campo.
amun-re-card-free-farmer-when = { ar-part-market }
amun-re-card-change = Mudança da oferenda
amun-re-card-change-does = Jogue com sua oferenda: depois some 3 ao total ou subtraia 3.
amun-re-card-change-when = { ar-part-offering }
amun-re-card-harvest = Colheita farta
amun-re-card-harvest-does = Na sua vez na colheita: cada camponês em uma de suas províncias rende mais 1 de ouro.
amun-re-card-harvest-when = { ar-part-harvest }
amun-re-card-treasury = Tesouro
amun-re-card-treasury-does = Na sua vez na colheita: uma de suas províncias dá 8 de ouro no lugar dos rendimentos dela.
amun-re-card-treasury-when = { ar-part-harvest }
amun-re-card-goal-symbols = Mestre dos escribas
amun-re-card-goal-symbols-does = 3 pontos se suas três províncias mostram 7 ou mais símbolos de Favor, contando os das recompensas imediatas.
amun-re-card-goal-symbols-when = { ar-part-scoring }
amun-re-card-goal-farmers = Mestre dos camponeses
amun-re-card-goal-farmers-does = 3 pontos se há 9 ou mais camponeses em suas três províncias.
amun-re-card-goal-farmers-when = { ar-part-scoring }
amun-re-card-goal-bank = Margem oeste ou leste
amun-re-card-goal-bank-does = 3 pontos se suas três províncias ficam na mesma margem do Nilo.
amun-re-card-goal-bank-when = { ar-part-scoring }
amun-re-card-goal-nile = À margem do Nilo ou longe dele
amun-re-card-goal-nile-does = 3 pontos se suas três províncias ficam todas à margem do Nilo, ou nenhuma fica.
amun-re-card-goal-nile-when = { ar-part-scoring }
amun-re-card-goal-egypt = Alto ou Baixo Egito
amun-re-card-goal-egypt-does = 3 pontos se suas três províncias ficam todas no Alto Egito ou todas no Baixo Egito.
amun-re-card-goal-egypt-when = { ar-part-scoring }
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
    [0] { $n } pontos
    [one] { $n } ponto
   *[other] { $n } pontos
}
ar-cards = { $n ->
    [0] { $n } cartas de Favor
    [one] { $n } carta de Favor
   *[other] { $n } cartas de Favor
}
ar-province-cards = { $n ->
    [0] { $n } cartas de Província
    [one] { $n } carta de Província
   *[other] { $n } cartas de Província
}
ar-fields = { $n ->
    [0] nenhum campo
    [one] { $n } campo
   *[other] { $n } campos
}
ar-temples = { $n ->
    [0] { $n } templos
    [one] { $n } templo
   *[other] { $n } templos
}
ar-symbols = { $n ->
    [0] { $n } símbolos de Favor
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
    [0] { $n } recompensas
    [one] { $n } recompensa
   *[other] { $n } recompensas
}
ar-mine = mina de ouro, { $n }
ar-caravan = caravana, { $n }
