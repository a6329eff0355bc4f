# Amun-Re: what happens, what can be done and why not, and what a table may choose.
# who, by = a player as a badge; you = yes if the sentence is told to that player.

## The log
ar-log-first = { $you ->
    [yes] Por sorteio, você começa.
   *[no] Por sorteio, { $who } começa.
}
ar-log-epoch = O { $kingdom } começa.
ar-log-round = { $kingdom }, turno { $round }. { $you ->
    [yes] Você começa.
   *[no] { $who } começa.
}
ar-log-part = { $part }
ar-log-dealt = { $you ->
    [yes] Você recebe { $province }.
   *[no] { $who } recebe { $province }.
}
ar-log-reveal-chosen = { $you ->
    [yes] Você escolhe { $province }, em segredo.
   *[no] { $seen ->
        [yes] { $who } escolhe { $province }, em segredo.
       *[no] { $who } escolheu uma carta de Província.
    }
}
ar-log-opened = { $province } vai a leilão.
ar-log-opened-by = { $you ->
    [yes] Você põe { $province } em leilão.
   *[no] { $who } põe { $province } em leilão.
}
ar-log-played = { $you ->
    [yes] Você joga “{ $card }”.
   *[no] { $who } joga “{ $card }”.
}
ar-log-played-on = { $you ->
    [yes] Você joga “{ $card }” em { $province }.
   *[no] { $who } joga “{ $card }” em { $province }.
}
ar-log-sold = { $you ->
    [yes] Você vende “{ $card }”.
   *[no] { $who } vende “{ $card }”.
}
ar-log-sold-sealed = { $you ->
    [yes] Você vende “{ $card }” em segredo.
   *[no] { $who } vende “{ $card }” em segredo.
}
ar-log-sale-shown = { $you ->
    [yes] Você tinha vendido “{ $card }”.
   *[no] { $who } tinha vendido “{ $card }”.
}
ar-log-drawn = { $you ->
    [yes] Você recebe a carta “{ $card }”.
   *[no] { $who } recebe a carta “{ $card }”.
}
ar-log-drawn-hidden = { $who } recebe uma carta de Favor.
ar-log-shuffled = O descarte é embaralhado e vira a nova pilha: { $n ->
    [0] { $n } cartas.
    [one] { $n } carta.
   *[other] { $n } cartas.
}
ar-log-no-cards = A pilha acabou: { $n ->
    [0] faltam { $n } cartas.
    [one] falta { $n } carta.
   *[other] faltam { $n } cartas.
}
ar-log-bid = { $you ->
    [yes] Você dá um lance de { $gold } em { $province }.
   *[no] { $who } dá um lance de { $gold } em { $province }.
}
ar-log-outbid = { $you ->
    [yes] Seu lance em { $province } foi coberto.
   *[no] O lance de { $who } em { $province } foi coberto.
}
ar-log-passed = { $you ->
    [yes] Você passa.
   *[no] { $who } passa.
}
ar-log-paid = { $you ->
    [yes] Você paga { $gold } de ouro.
   *[no] { $who } paga { $gold } de ouro.
}
ar-log-won = { $you ->
    [yes] Você ganha { $province }.
   *[no] { $who } ganha { $province }.
}
ar-log-instant-gold = { $you ->
    [yes] { $province } dá { $gold } de ouro a você.
   *[no] { $province } dá { $gold } de ouro a { $who }.
}
ar-log-bought-cards = { $you ->
    [yes] Você compra
   *[no] { $who } compra
} { $n ->
    [0] { $n } cartas de Favor
    [one] { $n } carta de Favor
   *[other] { $n } cartas de Favor
} por { $gold } de ouro.
ar-log-bought-farmers = { $you ->
    [yes] Você compra
   *[no] { $who } compra
} { $n ->
    [0] { $n } camponeses
    [one] { $n } camponês
   *[other] { $n } camponeses
} por { $gold } de ouro.
ar-log-bought-stones = { $you ->
    [yes] Você compra
   *[no] { $who } compra
} { $n ->
    [0] { $n } pedras
    [one] { $n } pedra
   *[other] { $n } pedras
} por { $gold } de ouro.
ar-log-farmer = { $you ->
    [yes] Você coloca um camponês em { $province }.
   *[no] { $who } coloca um camponês em { $province }.
}
ar-log-stone = { $you ->
    [yes] Você coloca uma pedra em { $province }.
   *[no] { $who } coloca uma pedra em { $province }.
}
ar-log-pyramid = Surge uma pirâmide em { $province }: { $n ->
    [0] agora há { $n }.
    [one] é a primeira ali.
   *[other] agora há { $n }.
}
ar-log-done = { $you ->
    [yes] Você encerra sua vez.
   *[no] { $who } encerra a vez.
}
ar-log-sealed = { $you ->
    [yes] Sua oferenda: { $offer }.
   *[no] { $seen ->
        [yes] Oferenda de { $who }: { $offer }.
       *[no] { $who } escolheu uma oferenda.
    }
}
ar-log-gave = { $you ->
    [yes] Você oferece { $gold } de ouro.
   *[no] { $who } oferece { $gold } de ouro.
}
ar-log-stole = { $you ->
    [yes] Você rouba 3 de ouro.
   *[no] { $who } rouba 3 de ouro.
}
ar-log-total = Total: { $total }.
ar-log-changed = { $you ->
    [yes] Você muda o total em { $by }: agora { $total }.
   *[no] { $who } muda o total em { $by }: agora { $total }.
}
ar-log-tile = Um total de { $total } dá a peça { $tile }.
ar-log-ranked = { $you ->
    [yes] Sua oferenda
   *[no] A oferenda de { $who }
} { $rank ->
    [1] é a maior
    [2] é a 2ª
    [3] é a 3ª
   *[other] é a { $rank }ª
}: { $n ->
    [0] { $n } recompensas.
    [one] { $n } recompensa.
   *[other] { $n } recompensas.
}
ar-log-next-first = { $you ->
    [yes] Você começa o próximo turno.
   *[no] { $who } começa o próximo turno.
}
ar-log-declined = { $you ->
    [yes] Você recusa
   *[no] { $who } recusa
} { $n ->
    [0] { $n } recompensas.
    [one] { $n } recompensa.
   *[other] { $n } recompensas.
}
ar-log-province-income = { $province } rende { $gold } de ouro.
ar-log-income = { $you ->
    [yes] Você recebe { $gold } de ouro.
   *[no] { $who } recebe { $gold } de ouro.
}
ar-log-epoch-ended = Fim do { $kingdom }: pontuação.
ar-log-scored = { $you ->
    [yes] Você marca
   *[no] { $who } marca
} { $n } por { $category }.
ar-log-goal = { $you ->
    [yes] Você cumpre “{ $card }”.
   *[no] { $who } cumpre “{ $card }”.
}
ar-log-booked = { $you ->
    [yes] Total: você marca
   *[no] Total: { $who } marca
} { $n ->
    [0] { $n } pontos.
    [one] { $n } ponto.
   *[other] { $n } pontos.
}
ar-log-cleared = Escribas e camponeses deixam o tabuleiro. Pedras e pirâmides ficam.
ar-log-final-sale = { $you ->
    [yes] Você vende { $n } × “{ $card }”.
   *[no] { $who } vende { $n } × “{ $card }”.
}
ar-log-gold-ranked = { $you ->
    [yes] Você fica
   *[no] { $who } fica
} em { $place }º lugar em ouro ({ $gold }): { $n ->
    [0] { $n } pontos.
    [one] { $n } ponto.
   *[other] { $n } pontos.
}
ar-log-placed = { $you ->
    [yes] Você termina
   *[no] { $who } termina
} em { $place }º lugar com { $n ->
    [0] { $n } pontos.
    [one] { $n } ponto.
   *[other] { $n } pontos.
}

## Actions by name
ar-act-pass = Passar
ar-act-defend = Jogar Defesa
ar-act-bribe = Jogar Suborno
ar-act-done = Pronto
ar-act-decline = Recusar o resto
ar-act-reveal = Pôr { $province } em leilão
ar-act-bid = Lance de { $gold } de ouro em { $province }
ar-act-buy-cards = { $n ->
    [0] Comprar { $n } cartas de Favor por { $gold } de ouro
    [one] Comprar { $n } carta de Favor por { $gold } de ouro
   *[other] Comprar { $n } cartas de Favor por { $gold } de ouro
}
ar-act-buy-farmers = { $n ->
    [0] Comprar { $n } camponeses por { $gold } de ouro
    [one] Comprar { $n } camponês por { $gold } de ouro
   *[other] Comprar { $n } camponeses por { $gold } de ouro
}
ar-act-buy-stones = { $n ->
    [0] Comprar { $n } pedras por { $gold } de ouro
    [one] Comprar { $n } pedra por { $gold } de ouro
   *[other] Comprar { $n } pedras por { $gold } de ouro
}
ar-act-farmer = Colocar um camponês em { $province }
ar-act-stone = Colocar uma pedra em { $province }
ar-act-architect = Jogar Arquiteto em { $province }
ar-act-free-farmer = Jogar Camponês livre em { $province }
ar-act-offer = Oferecer { $gold } de ouro
ar-act-offer-change = Oferecer { $gold } de ouro com Mudança da oferenda
ar-act-theft = Jogar Roubo
ar-act-theft-change = Jogar Roubo com Mudança da oferenda
ar-act-raise = Somar 3 ao total
ar-act-lower = Subtrair 3 do total
ar-act-take-card = Pegar uma carta de Favor
ar-act-take-farmer = Pegar um camponês para { $province }
ar-act-take-stone = Pegar uma pedra para { $province }
ar-act-harvest = Jogar Colheita farta em { $province }
ar-act-treasury = Jogar Tesouro em { $province }
ar-act-sell = Vender “{ $card }” por 1 de ouro

## Why not
amun-re-why-no-card = Você não tem a carta “{ $card }”.
amun-re-why-nothing-to-sell = Você não tem esta carta.
amun-re-why-played-before = Você já jogou “{ $card }” nesta fase.
amun-re-why-not-controlled = Você não controla esta província.
amun-re-why-no-province-card = Você não tem esta carta de Província.
amun-re-why-reveal-due = Escolha primeiro uma carta de Província.
amun-re-why-no-space = Esse espaço não existe: os lances são 0, 1, 3, 6, 10, 15, 21, 28 e 36.
amun-re-why-not-open = Esta província não está em leilão.
amun-re-why-barred = Acabaram de cobrir seu lance aqui: dê primeiro um lance em outra província.
amun-re-why-bribed = Depois de “Suborno”, você deve dar o lance onde ele foi coberto.
amun-re-why-too-low = Precisa ser maior que { $gold }.
amun-re-why-defended = Defendida: suba pelo menos dois espaços acima de { $gold }.
amun-re-why-bid-too-high = Você não tem tanto ouro.
amun-re-why-nothing-barred = Ninguém cobriu seu lance.
amun-re-why-bribe-in-vain = Você não pode pagar nenhum lance ali.
amun-re-why-bid-due = Coloque primeiro seu escriba.
amun-re-why-must-pass = Você lidera, então só pode passar.
amun-re-why-stone-due = Coloque primeiro a pedra da sua recompensa imediata.
amun-re-why-kind-closed = Tarde demais: cartas vêm antes de camponeses, camponeses antes de pedras, uma vez cada.
amun-re-why-empty-lot = Compre pelo menos uma unidade.
amun-re-why-lot-too-dear = Você não tem ouro suficiente.
amun-re-why-card-limit = { $n ->
    [0] Nenhuma província sua tem símbolo de Favor.
   *[other] Seu limite de cartas é { $n }.
}
amun-re-why-few-cards = { $n ->
    [0] Não há mais cartas de Favor.
    [one] Só resta { $n } carta de Favor.
   *[other] Só restam { $n } cartas de Favor.
}
amun-re-why-few-fields = { $n ->
    [0] Você não tem campos livres.
    [one] Você só tem { $n } campo livre.
   *[other] Você só tem { $n } campos livres.
}
amun-re-why-no-free-field = Não há campo livre aqui.
amun-re-why-no-two-stones = A província precisa ter 2 pedras.
amun-re-why-lot-first = Coloque primeiro tudo o que comprou.
amun-re-why-market-turn = Não é possível na sua vez no mercado.
amun-re-why-no-offer = Ofereça ao menos 1 de ouro, ou jogue Roubo.
amun-re-why-offer-too-high = Você não tem tanto ouro.
amun-re-why-offering-due = Escolha primeiro sua oferenda.
amun-re-why-change-due = Aumente ou reduza primeiro o total.
amun-re-why-no-card-exists = Não há mais cartas de Favor.
amun-re-why-reward-due = Escolha primeiro uma recompensa.
amun-re-why-harvest-turn = Não é possível na sua vez na colheita.
