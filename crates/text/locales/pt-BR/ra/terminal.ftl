# A mesa de Ra como a linha de comando a desenha, e o que dizem as dicas.

ra-terminal-epoch = { $epoch } de 3, { $players } jogadores
ra-terminal-track = trilha de Ra
ra-terminal-track-count = { $count } de { $last }; a última encerra a época
ra-terminal-bag = { $tiles }, { $ra } delas Ra: { $percent } % na próxima compra
ra-terminal-high = maior lance { $sun }, de { $who }
ra-terminal-no-bid = ainda sem lances
ra-terminal-loss-civilization = { $who } deve perder { $count ->
    [one] 1 peça de civilização.
   *[other] { $count } peças de civilização.
}
ra-terminal-loss-monuments = { $who } deve perder { $count ->
    [one] 1 monumento.
   *[other] { $count } monumentos.
}

ra-hint-odds = a próxima peça é Ra em { $percent } % dos casos; a época acaba com mais { $left ->
    [one] 1 peça Ra
   *[other] { $left } peças Ra
}
ra-hint-row = a fileira traz a { $who } { $points } pontos agora e vale { $worth } ao todo
ra-hint-sun = pagar com { $sun } custa { $points } pontos
