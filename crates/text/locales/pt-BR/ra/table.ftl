# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Ra
ra-kind = Retire, invoque, dê lances: três eras e sóis que nunca bastam.

## Tiles: the name, one of it, some of it

ra-tile-ra = Rá
    .one = um Rá
    .many = { $count } Rás
ra-tile-god = deus
    .one = um deus
    .many = { $count } deuses
ra-tile-gold = ouro
    .one = ouro
    .many = { $count } de ouro
ra-tile-pharaoh = faraó
    .one = um faraó
    .many = { $count } faraós
ra-tile-nile = Nilo
    .one = um Nilo
    .many = { $count } Nilos
ra-tile-flood = inundação
    .one = uma inundação
    .many = { $count } inundações
ra-tile-civ-art = arte
    .one = arte
    .many = { $count } de arte
ra-tile-civ-agriculture = agricultura
    .one = agricultura
    .many = { $count } de agricultura
ra-tile-civ-religion = religião
    .one = religião
    .many = { $count } de religião
ra-tile-civ-astronomy = astronomia
    .one = astronomia
    .many = { $count } de astronomia
ra-tile-civ-writing = escrita
    .one = escrita
    .many = { $count } de escrita
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
ra-epoch-done = Fim, mostrar a pontuação:
ra-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
ra-fame-points =
    { $count ->
        [one] { $count } ponto de fama
       *[other] { $count } pontos de fama
    }
ra-victory-points =
    { $count ->
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
ra-variety = monumentos variados
ra-identical = monumentos iguais
ra-suns = Sóis
ra-disasters = Desastres
ra-kinds =
    { $count ->
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
        [one] a próxima encerra a era
       *[other] mais { $count } encerram a era
    }
ra-tiles-in-row = peças na faixa
ra-bag-ra = na bolsa são Rá
ra-per-draw = { $percent }% por retirada
ra-row = Faixa de leilão: { $count } de { $spaces } peças
ra-space-free = livre
ra-stays = Fica para a próxima era.
ra-leaves = Sai no fim da era.
ra-strikes = Sai depois de agir.

ra-auction = Leilão
ra-bids = Lances, em ordem
ra-cause-drawn = { $you ->
    [yes] você tirou Rá
   *[no] { $who } tirou Rá
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
ra-over = O jogo acabou
ra-turn-order = Jogadores na ordem dos turnos
ra-to-act = na vez
ra-no-suns = sem sóis
ra-bid-word = lance

## Players

ra-other-players = Outros jogadores, no sentido horário
ra-suns-in-all = { $sum } ao todo
ra-usable = disponível
ra-spent = usado
ra-score = pontos
ra-now = agora
ra-row-word = faixa
ra-row-change = O que ganhar esta faixa mudaria
ra-hidden = ocultos
ra-hidden-until-end = Ocultos até o fim do jogo
ra-show-tiles =
    { $you ->
        [yes] Mostrar todas as suas peças
       *[no] Mostrar todas as peças de { $who }
    }
ra-slot =
    { $count ->
        [0] { $tile }: nada
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
        [one] { $count } peça
       *[other] { $count } peças
    }
ra-odds = A próxima é Rá: { $percent }%. Em três retiradas: { $three }%.

## The decision

ra-act-draw = Retirar peça
ra-act-invoke = Invocar Rá
ra-act-god = Pegar { $tile } com um deus
ra-act-done = Sem mais deuses
ra-act-pass = Passar
ra-act-bid = Lance { $sun }
ra-act-lose = Perder { $tile }

ra-your-turn-why = Uma ação: retire, invoque Rá ou gaste um deus.
ra-your-turn-full = A faixa está cheia: invoque Rá ou gaste um deus.
ra-draw-odds = Rá com { $percent }%.
ra-draw-space =
    { $count ->
        [one] Cabe mais uma
       *[other] Cabem mais { $count }
    }
ra-invoke-says = Leilão já; se todos passarem, você deve dar um lance
ra-invoke-full = Você pode passar; se todos passarem, a faixa se perde
ra-spend = Gastar { $god }
ra-spend-a-god = Gastar um deus
ra-spend-says = Pegue uma peça da faixa
ra-choose-tile = Escolha a peça a pegar. O deus é descartado.
ra-nothing-for-gods = Nada na faixa que um deus possa pegar
ra-god-step = Mais um deus?
ra-god-step-why =
    { $count ->
        [one] Você pode gastar mais { $count } deus ou parar.
       *[other] Você pode gastar mais { $count } deuses ou parar.
    }
ra-done-says = Guarde o resto e encerre seu turno
ra-your-bid = Seu lance
ra-must-bid = Lance obrigatório
ra-must-bid-why = Você invocou Rá e ninguém mais deu lance. Qualquer sol seu serve.
ra-bid-above = Acima de { $sun }, ou passe.
ra-bid-any = Qualquer sol seu, ou passe.
ra-nobody-after = Depois de você, ninguém.
ra-one-after = Depois, só { $who }.
ra-some-after = Depois de você, mais { $count }.
ra-wins-surely = Ganha com certeza.
ra-beaten-by =
    { $count ->
        [one] Só { $suns } supera.
       *[other] { $suns } superam.
    }
ra-beaten-by-some = { $count } sóis superam.
ra-pass-goes = A faixa vai para { $who } por { $sun }
ra-pass-stands = Por ora, { $who } lidera com { $sun }
ra-pass-no-bid-yet = Ainda sem lances; outros jogam depois de você
ra-pass-row-lost = Nenhum lance: todas as oito peças se perdem
ra-pass-row-stays = Nenhum lance: a faixa fica como está
ra-lose-civilization =
    { $count ->
        [one] Escolha mais uma peça de civilização a perder.
       *[other] Escolha { $count } peças de civilização a perder, uma após a outra.
    }
ra-lose-of = Você tem { $count }.
ra-lose-monument =
    { $count ->
        [one] Escolha mais um monumento a perder.
       *[other] Escolha { $count } monumentos a perder, um após o outro.
    }
ra-slip-disaster = Pegar mesmo { $disaster } com um deus?

ra-decides =
    { $you ->
        [yes] Você decide
       *[no] { $who } decide
    }
ra-wait-turn =
    { $you ->
        [yes] Seu turno; você tem { $suns }.
       *[no] Um turno; { $who } tem { $suns }.
    }
ra-wait-bid =
    { $you ->
        [yes] Um lance; você tem { $suns }.
       *[no] Um lance; { $who } tem { $suns }.
    }
ra-wait-last-bid =
    { $you ->
        [yes] O último lance; você tem { $suns }.
       *[no] O último lance; { $who } tem { $suns }.
    }
ra-wait-deal = Distribuição dos sóis
ra-wait-draw = Uma peça é retirada
ra-wait-god = Mais um deus, ou o fim do turno.
ra-wait-loss = { $disaster }: quais peças se perdem?
ra-suns-set = Seus sóis se puseram
ra-suns-set-why = Você volta na próxima era, quando todos os sóis nascerem.
ra-you-watch = Você está assistindo.
ra-your-bid-stands = Seu lance de { $sun } está valendo.
ra-your-bid-beaten = Seu lance de { $sun } foi coberto.
ra-you-passed = Você passou.
ra-you-speak-later = Sua vez neste leilão ainda vem.
ra-you-wait = Sua vez vai chegar.

## Why not

ra-why-row-full = A faixa está cheia: invoque Rá ou gaste um deus
ra-why-no-god = Você não tem deus
ra-why-not-for-gods = Nenhum deus pode pegar esta peça
ra-why-not-in-row = Não há essa peça na faixa
ra-why-not-usable = Este sol não está entre os seus disponíveis
ra-why-too-low = Baixo demais: o lance é { $sun }
ra-why-must-bid = Quem invocou Rá deve dar um lance se ninguém mais der
ra-why-not-owned = Você não tem esta peça
ra-why-not-struck = Este desastre não leva essa peça
ra-why-not-at-turn = Isto só é possível como a ação única de um turno
ra-why-no-auction = Não há leilão agora
ra-why-during-auction = Os deuses descansam durante o leilão
ra-why-nothing-to-end = Nada a encerrar: nenhum deus foi gasto neste turno
ra-why-nothing-to-lose = Não há peça a perder
ra-why-loss-first = Escolha antes a peça que você perde

## What happened

ra-log-dealt =
    { $who } { $you ->
        [yes] recebe
       *[no] recebe
    } os sóis { $suns }.
ra-log-epoch-began =
    Início: { $epoch }. { $who } { $you ->
        [yes] tem
       *[no] tem
    } o sol mais alto e começa.
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
        [yes] A faixa inteira se perde.
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
ra-log-god =
    { $who } { $you ->
        [yes] gasta
       *[no] gasta
    } um deus por { $tile }.
ra-log-struck =
    { $disaster } atinge { $you ->
        [yes] você
       *[no] { $who }
    }.
ra-log-lost =
    { $who } { $you ->
        [yes] perde
       *[no] perde
    } { $tile }.
ra-log-epoch-ended =
    Fim: { $epoch }. { $ra ->
        [yes] Saiu a última peça de Rá.
       *[no] Todos os sóis foram usados.
    }
ra-log-scored = { $who }: { $category } { $points }.
ra-log-booked =
    { $who } { $you ->
        [yes] marca
       *[no] marca
    } { $points }.
ra-log-cleared =
    { $who } { $you ->
        [yes] devolve
       *[no] devolve
    } { $tiles }.
ra-log-placed =
    { $who } { $you ->
        [yes] fica
       *[no] fica
    } em { $place }º lugar com { $points }.

## Scoring

ra-epoch-ends = Fim: { $epoch }
ra-ended-by-ra = { $who } retirou a última peça de Rá. As peças que restam na faixa saem; todos pontuam.
ra-ended-by-track = Saiu a última peça de Rá. As peças que restam na faixa saem; todos pontuam.
ra-ended-by-suns = Todos os sóis foram usados. As peças que restam na faixa saem; todos pontuam.
ra-category = Categoria
ra-gods-help = 2 por deus não gasto
ra-gold-help = 3 cada
ra-pharaohs-help = mais: +5, menos: −2
ra-river-help = com inundação: 1 por inundação e Nilo
ra-civilization-help = tipos: 0 −5, 3 +5, 4 +10, 5 +15
ra-variety-help = tipos: 1 cada até 6, 7 +10, 8 +15
ra-identical-help = de um tipo: 3 +5, 4 +10, 5 +15
ra-suns-help = maior soma +5, menor −5
ra-most = mais
ra-fewest = menos
ra-sum = Soma
ra-sum-help = contada de uma vez
ra-score-title = Pontos
ra-keepers = Faraós, Nilo e monumentos ficam. Deuses, ouro, inundações e civilização saem. Todos os sóis voltam a nascer.
ra-begin-epoch = Avançar: { $epoch }

ra-has-ended = Fim: { $epoch }
ra-wins =
    { $you ->
        [yes] Você vence
       *[no] { $who } vence
    }
ra-by-points = por { $points }
ra-by-sun = pelo sol mais alto
ra-result = Resultado
ra-last-scoring = A última pontuação
ra-start = início

## What tiles do

ra-tip-count = { $all } no jogo
ra-tip-ra = Inicia um leilão e aproxima a era do fim.
ra-tip-god = Em vez de outra ação, gaste-o no seu turno para pegar uma peça da faixa. Se não for gasto, vale 2 no fim da era.
ra-tip-gold = Vale 3 no fim da era. Nenhum desastre o leva.
ra-tip-pharaoh = Em cada era, o maior número de faraós vale 5, o menor custa 2.
ra-tip-flood = Com uma inundação, cada inundação e cada Nilo vale 1 nesta era.
ra-tip-nile = Vale 1 se você tem uma inundação na mesma era; senão, nada.
ra-tip-civilization = Três tipos diferentes valem 5, quatro 10, cinco 15; nenhum custa 5.
ra-tip-monument = Conta após a terceira era: por tipos diferentes e por três ou mais de um tipo.
ra-tip-funeral = Quem o pega perde dois faraós.
ra-tip-drought = Quem a pega perde duas peças de rio, primeiro as inundações.
ra-tip-war = Quem a pega perde duas peças de civilização à sua escolha. Peças da mesma faixa também podem ser perdidas.
ra-tip-earthquake = Quem o pega perde dois monumentos à sua escolha. Peças da mesma faixa também podem ser perdidas.
