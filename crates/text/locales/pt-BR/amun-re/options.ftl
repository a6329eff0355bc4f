# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Províncias
option-amun-re-expert-no = por sorteio
option-amun-re-expert-yes = escolhidas pelos jogadores (regra avançada)
    .chosen = regra avançada
option-amun-re-instant_stones = Pedras imediatas
    .help = pedras da recompensa imediata de uma província
option-amun-re-instant_stones-any = em qualquer província sua
option-amun-re-instant_stones-won = na província recém-ganha
    .chosen = pedras na província ganha
option-amun-re-first = Quem começa
option-amun-re-first-random = por sorteio
option-amun-re-first-seat =
    { $seat ->
        [0] quem abre a mesa
       *[other] lugar { $seat }
    }
    .chosen =
        { $seat ->
            [0] quem abre a mesa começa
           *[other] o lugar { $seat } começa
        }
option-amun-re-board = Tabuleiro
    .help = Vazio: o tabuleiro padrão. Senão, um arquivo de tabuleiro em JSON; veja as regras, { $clause }.
option-amun-re-board-standard = tabuleiro padrão
option-amun-re-board-own = tabuleiro { $name }
option-amun-re-gold = Ouro dos outros
option-amun-re-gold-hidden = oculto
option-amun-re-gold-open = aberto
    .chosen = ouro aberto
option-amun-re-counter = Contador de cartas
    .help = cartas de Favor na pilha e em outras mãos, por tipo
option-amun-re-counter-off = desligado
option-amun-re-counter-on = mostra as cartas ainda não vistas
    .chosen = contador de cartas
