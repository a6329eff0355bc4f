# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Pontos dos adversários
    .help = durante a partida
option-ra-scores-hidden = ocultos
option-ra-scores-open = pontos abertos
option-ra-track = Faixa de Rá
    .help = como aparecem as peças de Rá que saíram
option-ra-track-tiles = peças
option-ra-track-barge = barca solar
option-ra-counter = Contador da bolsa
    .help = contagem e chances, para todos
option-ra-counter-off = desligado
option-ra-counter-on = contador da bolsa
option-ra-names = Nomes
    .help = da edição que você conhece; as regras são as mesmas
option-ra-names-classic = nomes padrão
option-ra-names-1999 = edição de 1999
option-ra-names-2016 = edição de 2016
option-ra-names-brazilian = edição brasileira
option-ra-names-2023 = edição de 2023
