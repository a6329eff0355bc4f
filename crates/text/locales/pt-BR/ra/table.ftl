# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Rá
ra-kind = Retire, invoque, cubra lances: três eras e sóis que nunca bastam.

## Tiles: the name, one of it, some of it

ra-tile-ra = Rá
    .one = uma peça de Rá
    .many = { $count } peças de Rá
ra-tile-god = deus
    .one = um deus
    .many = { $count } deuses
ra-tile-gold = ouro
    .one = uma peça de ouro
    .many = { $count } peças de ouro
ra-tile-pharaoh = faraó
    .one = um faraó
    .many = { $count } faraós
ra-tile-nile = Nilo
    .one = uma peça de Nilo
    .many = { $count } peças de Nilo
ra-tile-flood = inundação
    .one = uma inundação
    .many = { $count } inundações
ra-tile-civ-art = arte
    .one = uma peça de arte
    .many = { $count } peças de arte
ra-tile-civ-agriculture = agricultura
    .one = uma peça de agricultura
    .many = { $count } peças de agricultura
ra-tile-civ-religion = religião
    .one = uma peça de religião
    .many = { $count } peças de religião
ra-tile-civ-astronomy = astronomia
    .one = uma peça de astronomia
    .many = { $count } peças de astronomia
ra-tile-civ-writing = escrita
    .one = uma peça de escrita
    .many = { $count } peças de escrita
ra-tile-mon-fortress = fortaleza
    .one = uma fortaleza
    .many = { $count } fortalezas
ra-tile-mon-obelisk = obelisco
    .one = um obelisco
    .many = { $count } obeliscos
ra-tile-mon-palace = palácio
    .one = um palácio
    .many = { $count } palácios
ra-tile-mon-pyramid = pirâmide
    .one = uma pirâmide
    .many = { $count } pirâmides
ra-tile-mon-sphinx = esfinge
    .one = uma esfinge
    .many = { $count } esfinges
ra-tile-mon-statue = estátua
    .one = uma estátua
    .many = { $count } estátuas
ra-tile-mon-step-pyramid = pirâmide de degraus
    .one = uma pirâmide de degraus
    .many = { $count } pirâmides de degraus
ra-tile-mon-temple = templo
    .one = um templo
    .many = { $count } templos
ra-tile-dis-funeral = funeral
    .one = um funeral
    .many = { $count } funerais
ra-tile-dis-drought = seca
    .one = uma seca
    .many = { $count } secas
ra-tile-dis-war = guerra
    .one = uma guerra
    .many = { $count } guerras
ra-tile-dis-earthquake = terremoto
    .one = um terremoto
    .many = { $count } terremotos
ra-tile-unrest = revolta
    .one = uma revolta
    .many = { $count } revoltas
ra-tile-mausoleum = mausoléu
    .one = um mausoléu
    .many = { $count } mausoléus
ra-tile-sanctuary = santuário
    .one = um santuário
    .many = { $count } santuários

## Gods

ra-god-anubis = Anúbis
ra-god-bastet = Bastet
ra-god-khnum = Khnum
ra-god-horus = Hórus
ra-god-set = Set
ra-god-sobek = Sobek
ra-god-thoth = Thoth
ra-god-wadjet = Wadjet
ra-god-hathor = Hathor
ra-god-isis = Isis
ra-god-osiris = Osiris
ra-god-ptah = Ptah
ra-god-sekhmet = Sekmet
ra-god-seshat = Seshat

## Epochs and points

ra-epochs = Eras
ra-epoch = Era { $number }
ra-era = Era { $number }
ra-kingdom =
    { $number ->
        [1] Império Antigo
        [2] Império Médio
       *[3] Império Novo
    }
ra-epoch-done = Encerrada, mostrar a pontuação:
ra-points =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
ra-fame-points =
    { $count ->
        [0] { $count } pontos de fama
        [one] { $count } ponto de fama
       *[other] { $count } pontos de fama
    }
ra-victory-points =
    { $count ->
        [0] { $count } pontos de vitória
        [one] { $count } ponto de vitória
       *[other] { $count } pontos de vitória
    }

## Categories

ra-gods = Deuses
ra-gold = Ouro
ra-pharaohs = Faraós
ra-river = Rio
ra-nile = Nilo
ra-floods = Inundações
ra-civilization = Civilização
ra-kinds-of-civilization = Tipos de civilização
ra-monuments = Monumentos
ra-variety = monumentos diferentes
ra-identical = monumentos iguais
ra-suns = Sóis
ra-disasters = Desastres
ra-kinds =
    { $count ->
        [0] { $count } tipos
        [one] { $count } tipo
       *[other] { $count } tipos
    }

## The board

ra-board = Tabuleiro
ra-centre-sun = sol central
ra-track = Faixa de Rá: { $count } de { $last }
ra-track-ra = Rá { $number }
ra-track-free = espaço { $number }
ra-track-end = Rá número { $number } encerra a era
ra-drawn-ra = peças de Rá
ra-more-end =
    { $count ->
        [0] mais { $count } encerram a era
        [one] a próxima encerra a era
       *[other] mais { $count } encerram a era
    }
ra-tiles-in-row = peças na faixa
ra-bag-ra = das peças restantes são Rá
ra-per-draw = { $percent }% por retirada
ra-row = Faixa de leilão: { $count } de { $spaces } peças
ra-space-free = livre
ra-stays = Fica com você na próxima era.
ra-leaves = Descartada no fim da era.
ra-strikes = Descartado depois de resolvido.

ra-auction = Leilão
ra-bids = Lances, em ordem
ra-cause-drawn = { $you ->
    [yes] você retirou Rá
   *[no] { $who } retirou Rá
}
ra-cause-invoked = { $you ->
    [yes] você invocou Rá
   *[no] { $who } invocou Rá
}
ra-cause-full = { $you ->
    [yes] você invocou Rá (faixa cheia)
   *[no] { $who } invocou Rá (faixa cheia)
}
ra-your-bid-now = seu lance?
ra-bids-now = na vez
ra-highest = maior
ra-outbid = coberto
ra-passed = passou
ra-speaks-last = por último
ra-turn = Turno
ra-loss = Desastre
ra-over = A partida acabou
ra-turn-order = Ordem dos turnos
ra-to-act = na vez
ra-no-suns = sem sóis
ra-bid-word = lance

## Players

ra-other-players = Outros jogadores, no sentido horário
ra-suns-in-all = total { $sum }
ra-usable = disponível
ra-spent = usado
ra-score = pontos
ra-now = agora
ra-row-word = faixa
ra-row-change = O que muda se você ganhar esta faixa
ra-hidden = ocultos
ra-hidden-until-end = Ocultos até o fim da partida
ra-show-tiles =
    { $you ->
        [yes] Mostrar todas as suas peças
       *[no] Mostrar todas as peças de { $who }
    }
ra-slot =
    { $count ->
        [0] { $tile }: 0
       *[other] { $tile }: { $count }
    }
ra-gods-named = Deuses: { $names }
ra-monuments-later = Contam após a terceira era
ra-at-the-end = { $points } no final

## What the row is worth, and the bag

ra-side = Ajuda e histórico
ra-worth = Quanto vale esta faixa
ra-worth-part = { $points } { $category }
ra-worth-nothing = não muda nada
ra-later = { $points } no final
ra-already-passed = já passou
ra-cannot-outbid = não pode cobrir
ra-bag = Na bolsa
ra-tiles =
    { $count ->
        [0] { $count } peças
        [one] { $count } peça
       *[other] { $count } peças
    }
ra-odds = A próxima é Rá: { $percent }%. Em três retiradas: { $three }%.

## The decision

ra-act-draw = Retirar peça
ra-act-invoke = Invocar Rá
ra-act-god = Gastar um deus: pegar { $tile }
ra-act-done = Parar de gastar deuses
ra-act-pass = Passar
ra-act-bid = Lance { $sun }
ra-act-lose = Perder { $tile }

ra-your-turn-why = Escolha uma ação: retirar, invocar Rá ou gastar um deus.
ra-your-turn-full = A faixa de leilão está cheia: invoque Rá ou gaste um deus.
ra-draw-odds = { $percent }% de chance de Rá.
ra-draw-space =
    { $count ->
        [0] Cabem mais { $count }
        [one] Cabe mais uma
       *[other] Cabem mais { $count }
    }
ra-invoke-says = Começa um leilão; se os outros passarem, você deve dar um lance
ra-invoke-full = Começa um leilão; se todos passarem, a faixa se perde
ra-spend = Gastar { $god }
ra-spend-a-god = Gastar um deus
ra-spend-says = Pegue uma peça da faixa
ra-choose-tile = Escolha uma peça. O deus é descartado.
ra-nothing-for-gods = Nada na faixa que um deus possa pegar
ra-god-step = Mais um deus?
ra-god-step-why =
    { $count ->
        [0] Você pode gastar mais { $count } deuses ou parar.
        [one] Você pode gastar mais { $count } deus ou parar.
       *[other] Você pode gastar mais { $count } deuses ou parar.
    }
ra-done-says = Guarde o resto e encerre seu turno
ra-your-bid = Seu lance
ra-must-bid = Lance obrigatório
ra-must-bid-why = Você invocou Rá e ninguém mais deu lance. Qualquer sol seu serve.
ra-bid-above = Dê um lance maior que { $sun } ou passe.
ra-bid-any = Dê um lance com qualquer sol ou passe.
ra-nobody-after = Seu lance é o último.
ra-one-after = Depois de você, só { $who } dá lance.
ra-some-after = { $count } jogadores dão lance depois de você.
ra-wins-surely = Vitória certa.
ra-beaten-by =
    { $count ->
        [0] { $suns } superam.
        [one] Só { $suns } supera.
       *[other] { $suns } superam.
    }
ra-beaten-by-some = { $count } sóis superam.
ra-pass-goes = A faixa vai para { $who } por { $sun }
ra-pass-stands = { $who } lidera com { $sun }
ra-pass-no-bid-yet = Ainda sem lances; outros dão lance depois de você
ra-pass-row-lost = Nenhum lance: todas as oito peças se perdem
ra-pass-row-stays = Nenhum lance: a faixa fica como está
ra-lose-civilization =
    { $count ->
        [0] Escolha { $count } peças de civilização para perder, uma de cada vez.
        [one] Escolha mais uma peça de civilização para perder.
       *[other] Escolha { $count } peças de civilização para perder, uma de cada vez.
    }
ra-lose-of = Você tem { $count }.
ra-lose-monument =
    { $count ->
        [0] Escolha { $count } monumentos para perder, um de cada vez.
        [one] Escolha mais um monumento para perder.
       *[other] Escolha { $count } monumentos para perder, um de cada vez.
    }
ra-slip-disaster = Gastar mesmo um deus com { $disaster }?

ra-decides =
    { $you ->
        [yes] Sua vez
       *[no] Aguardando { $who }
    }
ra-wait-turn =
    { $you ->
        [yes] Sua vez (sóis { $suns }).
       *[no] Vez de { $who } (sóis { $suns }).
    }
ra-wait-bid =
    { $you ->
        [yes] Seu lance (sóis { $suns }).
       *[no] Lance de { $who } (sóis { $suns }).
    }
ra-wait-last-bid =
    { $you ->
        [yes] Seu lance, o último (sóis { $suns }).
       *[no] Último lance: { $who } (sóis { $suns }).
    }
ra-wait-deal = Distribuição dos sóis
ra-wait-draw = Uma peça é retirada
ra-wait-god = Mais um deus, ou o fim do turno.
ra-wait-loss = { $disaster }: escolhendo as peças a perder
ra-suns-set = Você não tem mais sóis
ra-suns-set-why = Você volta na próxima era, quando todos os sóis são virados para cima.
ra-you-watch = Você está assistindo.
ra-your-bid-stands = Seu lance de { $sun } lidera.
ra-your-bid-beaten = Seu lance de { $sun } foi coberto.
ra-you-passed = Você passou.
ra-you-speak-later = Você dá seu lance mais adiante neste leilão.
ra-you-wait = Aguardando os outros.

## Why not

ra-why-row-full = A faixa de leilão está cheia: invoque Rá ou gaste um deus
ra-why-no-god = Você não tem deus
ra-why-not-for-gods = Nenhum deus pode pegar esta peça
ra-why-not-in-row = Essa peça não está na faixa de leilão
ra-why-not-usable = Você não pode usar este sol
ra-why-too-low = Precisa ser maior que { $sun }
ra-why-must-bid = Você invocou Rá e ninguém mais deu lance: você deve dar
ra-why-not-owned = Você não tem esta peça
ra-why-not-struck = Este desastre não afeta essa peça
ra-why-not-at-turn = Só vale como a ação do seu turno
ra-why-no-auction = Não há leilão agora
ra-why-during-auction = Não dá para gastar deuses durante um leilão
ra-why-nothing-to-end = Você ainda não gastou um deus neste turno
ra-why-nothing-to-lose = Você não precisa perder peças
ra-why-loss-first = Escolha primeiro a peça que você perde

## What happened

ra-log-dealt = { $you ->
    [yes] Você recebe os sóis { $suns }.
   *[no] { $who } recebe os sóis { $suns }.
}
ra-log-epoch-began = { $epoch } começa. { $you ->
    [yes] Você tem o maior sol e joga primeiro.
   *[no] { $who } tem o maior sol e joga primeiro.
}
ra-log-drawn =
    { $who } { $you ->
        [yes] retira
       *[no] retira
    } { $tile }.
ra-log-ra =
    { $who } { $you ->
        [yes] retira
       *[no] retira
    } { $ra }: { $count } de { $last }.
ra-log-invoked =
    { $who } { $you ->
        [yes] invoca
       *[no] invoca
    } Rá.
ra-log-bid =
    { $who } { $you ->
        [yes] dá
       *[no] dá
    } um lance de { $sun }.
ra-log-passed =
    { $who } { $you ->
        [yes] passa
       *[no] passa
    }.
ra-log-nobody-bid =
    Ninguém dá lance. { $lost ->
        [yes] A faixa inteira é descartada.
       *[no] A faixa fica.
    }
ra-log-won =
    { $who } { $you ->
        [yes] ganha
       *[no] ganha
    } com { $sun }: { $count ->
        [0] só o sol
       *[other] { $tiles }, mais o sol
    } { $spent }.
ra-log-god = { $you ->
    [yes] Você gasta um deus e pega { $tile }.
   *[no] { $who } gasta um deus e pega { $tile }.
}
ra-log-struck =
    Desastre para { $you ->
        [yes] você
       *[no] { $who }
    }: { $disaster }.
ra-log-lost =
    { $who } { $you ->
        [yes] perde
       *[no] perde
    } { $tile }.
ra-log-epoch-ended =
    { $epoch } chega ao fim: { $ra ->
        [yes] saiu a última peça de Rá.
       *[no] todos os sóis foram usados.
    }
ra-log-scored = { $who }: { $category } { $points }.
ra-log-booked =
    { $who } { $you ->
        [yes] marca
       *[no] marca
    } { $points }.
ra-log-cleared =
    { $who } { $you ->
        [yes] descarta
       *[no] descarta
    } { $tiles }.
ra-log-placed =
    { $who } { $you ->
        [yes] fica
       *[no] fica
    } em { $place }º lugar com { $points }.

## Scoring

ra-epoch-ends = { $epoch } chega ao fim
ra-ended-by-ra = { $who } retirou a última peça de Rá. As peças que restam na faixa de leilão são descartadas; todos pontuam.
ra-ended-by-track = Saiu a última peça de Rá. As peças que restam na faixa de leilão são descartadas; todos pontuam.
ra-ended-by-suns = Todos os sóis foram usados. As peças que restam na faixa de leilão são descartadas; todos pontuam.
ra-category = Categoria
ra-gods-help = 2 por deus não gasto
ra-gold-help = 3 cada
ra-pharaohs-help = mais: +5, menos: −2
ra-river-help = com inundação: 1 por inundação e Nilo
ra-civilization-help = nenhum −5 · 3 tipos +5 · 4 tipos +10 · 5 tipos +15
ra-variety-help = 1 por tipo até 6 · 7 tipos +10 · 8 tipos +15
ra-identical-help = do mesmo tipo: 3 +5 · 4 +10 · 5 +15
ra-suns-help = maior total +5, menor −5
ra-most = mais
ra-fewest = menos
ra-highest-total = maior
ra-lowest-total = menor
ra-sum = Total
ra-sum-help = saldo da era
ra-score-title = Pontos
ra-keepers = Faraós, Nilo e monumentos ficam. Deuses, ouro, inundações e civilização são descartados. Todos os sóis são virados para cima.
ra-begin-epoch = Continuar: { $epoch }

ra-has-ended = { $epoch } chegou ao fim
ra-wins =
    { $you ->
        [yes] Você vence
       *[no] { $who } vence
    }
ra-by-points = por { $points }
ra-by-sun = pelo sol mais alto
ra-result = Resultado
ra-last-scoring = Pontuação final
ra-start = início

## What tiles do

ra-tip-count = { $all } no jogo
ra-tip-ra = Inicia um leilão e aproxima o fim da era.
ra-tip-god = No seu turno, gaste-o como ação para pegar uma peça da faixa de leilão. Se não for gasto, vale 2 no fim da era.
ra-tip-gold = Vale 3 no fim da era. Nenhum desastre leva o ouro.
ra-tip-pharaoh = Em cada era: mais faraós +5, menos −2.
ra-tip-flood = Com pelo menos uma inundação, cada inundação e cada Nilo vale 1 nesta era.
ra-tip-nile = Vale 1 em cada era em que você tem uma inundação; senão, nada.
ra-tip-civilization = Três tipos diferentes valem 5, quatro 10, cinco 15; nenhum custa 5.
ra-tip-monument = Pontua após a terceira era: por tipos diferentes e por três ou mais do mesmo tipo.
ra-tip-funeral = Você perde dois faraós.
ra-tip-drought = Você perde duas peças de rio, primeiro as inundações.
ra-tip-war = Você perde duas peças de civilização à sua escolha, inclusive as que acabou de ganhar.
ra-tip-earthquake = Você perde dois monumentos à sua escolha, inclusive os que acabou de ganhar.
