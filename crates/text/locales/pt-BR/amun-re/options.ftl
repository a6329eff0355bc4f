# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Províncias
option-amun-re-expert-no = aleatórias
option-amun-re-expert-yes = pelos jogadores (avançado)
    .chosen = regra avançada
option-amun-re-instant_stones = Pedras da recompensa
    .help = pedras da recompensa imediata de uma província
option-amun-re-instant_stones-any = em qualquer província sua
option-amun-re-instant_stones-won = na província recém-ganha
    .chosen = pedras na província ganha
option-amun-re-first = Quem começa
option-amun-re-first-random = aleatório
option-amun-re-first-seat =
    { $seat ->
        [0] quem cria a mesa
       *[other] lugar { $seat }
    }
    .chosen =
        { $seat ->
            [0] quem cria a mesa começa
           *[other] o lugar { $seat } começa
        }
option-amun-re-board = Tabuleiro
    .help = Deixe vazio para o tabuleiro padrão ou cole um arquivo de tabuleiro (JSON); veja as regras, { $clause }.
option-amun-re-board-standard = tabuleiro padrão
option-amun-re-board-own = tabuleiro { $name }
option-amun-re-gold = Ouro dos adversários
option-amun-re-gold-hidden = oculto
option-amun-re-gold-open = aberto
    .chosen = ouro aberto
option-amun-re-counter = Contador de cartas
    .help = cartas de Favor ainda não vistas, por tipo
option-amun-re-counter-off = desligado
option-amun-re-counter-on = ligado
    .chosen = contador de cartas
