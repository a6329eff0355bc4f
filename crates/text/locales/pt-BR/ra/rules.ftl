# The rules of Ra as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ra-lead = Retire, invoque, cubra lances. De { $least } a { $most } jogadores; depois de ler as quatro primeiras seções, você já pode jogar.

## The game in one minute

rules-ra-minute-row =
    Há uma bolsa com { $tiles ->
        [0] { $tiles } peças
        [one] { $tiles } peça
       *[other] { $tiles } peças
    }, e você tem { $suns } discos de Sol (sóis, para encurtar). Uma a uma, as peças saem da bolsa para a faixa de leilão (a faixa, para encurtar). Cedo ou tarde Rá é retirado ou invocado, e a faixa inteira vai a leilão: um só jogador leva tudo.
rules-ra-minute-suns = Você dá lances com seus sóis; o número maior supera o menor. Quem vence deixa seu sol no centro do tabuleiro e leva o que estava lá, virado para baixo: ele só pode ser usado na próxima era. Cada sol ganha uma faixa por era, e o sol de valor alto com que você vence fica à espera de outro dono.
rules-ra-minute-risk = A faixa cresce enquanto você espera, mas o perigo também. A era acaba assim que todos os sóis forem usados, ou quando Rá sair da bolsa uma vez a mais do que devia: aí a faixa é descartada, e os sóis que sobraram são desperdiçados.
rules-ra-minute-score = Suas peças pontuam no fim de cada uma das { $epochs } eras. Depois, algumas são descartadas e outras ficam; os monumentos só pontuam no fim do jogo. Vence quem tiver mais pontos.
rules-ra-row-figure = Quatro peças na faixa e o sol central que vai com elas
rules-ra-centre-says = sol central

## RA-3, RA-4: your turn

rules-ra-turn = Seu turno
rules-ra-epochs =
    O jogo tem { $epochs ->
        [0] { $epochs } eras
        [one] { $epochs } era
       *[other] { $epochs } eras
    }. Em cada uma, os turnos seguem no sentido horário até a era acabar.
rules-ra-one-act = No seu turno você faz exatamente uma de três coisas: retira uma peça, invoca Rá ou gasta deuses. Não dá para pular o turno, e peça retirada não volta para a bolsa.
rules-ra-draw = Retirar uma peça
rules-ra-draw-says = Retire uma peça da bolsa. Se não for Rá, ela vai para o espaço livre mais à esquerda da faixa de leilão, e seu turno acaba. Você não pode retirar peças enquanto todos os { $spaces } espaços estiverem ocupados.
rules-ra-draw-ra = Se a peça for Rá, ela vai para a faixa de Rá e você se torna o jogador Rá: começa um leilão, mesmo que a faixa de leilão esteja vazia. Mas o último Rá da faixa de Rá encerra a era na hora, sem leilão.
rules-ra-invoke = Invocar Rá
rules-ra-invoke-says = Você se torna o jogador Rá e começa um leilão, sem nenhuma peça de Rá. Só quem está na vez pode invocar Rá.
rules-ra-invoke-empty = Isso vale mesmo com a faixa de leilão vazia. Nesse caso, só o sol central vai a leilão.
rules-ra-spend = Gastar deuses
rules-ra-spend-says = Para cada deus que você descarta, pegue uma peça da faixa de leilão, sem leilão. Não importa quantos deuses você gaste: é um turno só.
rules-ra-acts-table = O que é possível, conforme o que há na faixa
rules-ra-acts-row = Na faixa de leilão
rules-ra-acts-empty = nada
rules-ra-acts-some = 1 a 7 peças
rules-ra-acts-gods = 1 a 7 peças, todas deuses
rules-ra-acts-full = 8 peças
rules-ra-acts-owner = Gastar deuses, se você tiver algum
rules-ra-yes = sim
rules-ra-no = não
rules-ra-inactive = Sem sol disponível, você fica de fora até o fim da era: nada de turnos, lances ou deuses. Os outros continuam.
rules-ra-alone = Se só você ainda tem sóis disponíveis, joga um turno atrás do outro até o fim da era. As regras continuam as mesmas.
rules-ra-next = Depois de uma retirada ou de um deus, joga o próximo à esquerda. Depois de um leilão, joga quem está à esquerda do jogador Rá, não importa quem venceu. Quem não tem sol disponível é pulado.
rules-ra-decisions = As decisões do jogo são só estas: sua ação, a peça que cada deus pega, seu lance e as peças que você perde em uma guerra ou um terremoto. Todo o resto acontece sozinho.

## RA-5: the auction

rules-ra-auction = O leilão
rules-ra-auction-what = Todas as peças da faixa de leilão são leiloadas juntas, com o sol central.
rules-ra-auction-order = Há uma única rodada de lances. Ela começa à esquerda do jogador Rá, segue no sentido horário e termina com ele. Quem tem sol disponível dá um lance ou passa, uma vez só.
rules-ra-auction-bid = Para dar um lance, anuncie um dos seus sóis disponíveis. Ele deve ser maior que o maior lance até então; para o primeiro lance, qualquer sol serve. O número do sol central não importa.
rules-ra-auction-pass = Quem não pode ou não quer dar um lance passa. Não há dois sóis iguais, então os lances nunca empatam.
rules-ra-auction-auto = Se nenhum dos seus sóis for grande o bastante, só resta passar; a mesa pode fazer isso por você.
rules-ra-auction-stay = Só o sol de quem vence muda de lugar. Um lance coberto não custa nada: o sol continua seu e disponível.
rules-ra-auction-gods = Não dá para gastar deuses durante um leilão.
rules-ra-kinds = A única diferença é como o leilão começou:
rules-ra-kinds-table = Os três tipos de leilão
rules-ra-kind-drawn = Rá foi retirado
rules-ra-kind-invoked = Rá foi invocado
rules-ra-kind-full = Rá foi invocado com a faixa de leilão cheia
rules-ra-kind-must = Se ninguém deu lance antes, o jogador Rá
rules-ra-kind-may-pass = pode passar
rules-ra-kind-must-bid = deve dar um lance, com qualquer sol
rules-ra-kind-nobody = Se ninguém der lance nenhum
rules-ra-kind-stays = tudo fica como está
rules-ra-kind-never = não pode acontecer
rules-ra-kind-lost = todas as peças são descartadas, o sol central fica
rules-ra-kind-others = Se alguém já deu um lance, o jogador Rá sempre pode passar ou cobrir. Ninguém jamais é obrigado a usar um sol específico.
rules-ra-auction-alone = Se só resta o jogador Rá, ninguém mais dá lance; vale a mesma tabela.

## RA-6: winning

rules-ra-winning = Vencer um leilão
rules-ra-winning-steps = Quem deu o maior lance, nesta ordem:
rules-ra-win-take = leva todas as peças da faixa, querendo ou não;
rules-ra-win-place = guarda todas as que não são desastres;
rules-ra-win-old = pega o sol do centro e o deixa à sua frente como usado;
rules-ra-win-new = põe no centro o sol do lance;
rules-ra-win-strike = sofre os desastres que estavam na faixa.
rules-ra-win-end = Se agora ninguém tiver sol disponível, a era acaba.
rules-ra-win-same = Assim você tem sempre o mesmo número de sóis, e cada faixa que ganha transforma um sol disponível em um sol usado.
rules-ra-win-spent = Um sol usado fica virado para baixo pelo resto da era. Na próxima ele volta a ficar disponível, e conta entre os seus sóis no fim do jogo.
rules-ra-win-example = Exemplo: você dá um lance de { $bid } e vence.
rules-ra-before = antes
rules-ra-after = depois
rules-ra-usable = disponíveis
rules-ra-spent = usados
rules-ra-in-centre = no centro

## RA-7: disasters

rules-ra-disasters = Desastres
rules-ra-disaster-strikes = Um desastre atinge na hora quem o pega e depois é descartado. Ninguém mais é atingido.
rules-ra-disaster-cost = Cada um custa a você duas peças da categoria que atinge, ou tantas quantas você tiver.
rules-ra-disaster-funeral = dois faraós
rules-ra-disaster-drought = duas peças de rio: primeiro as inundações; Nilo, só quando não resta inundação
rules-ra-disaster-war = duas peças de civilização à sua escolha
rules-ra-disaster-earthquake = dois monumentos à sua escolha
rules-ra-disaster-safe = Ouro, deuses e sóis estão a salvo. Ouro não é peça de civilização.
rules-ra-disaster-new = As peças que você ganha junto com um desastre já são suas quando ele é resolvido. Por isso também podem ser perdidas; você pode até escolhê-las.
rules-ra-disaster-several = Vários desastres são resolvidos um após o outro, cada um por inteiro. A ordem não faz diferença.
rules-ra-disaster-choice = A mesa só pergunta quando há o que escolher: se você tem mais peças da categoria do que deve perder, e nem todas são iguais.
rules-ra-disaster-free = Você escolhe peça por peça: duas do mesmo tipo ou de tipos diferentes.
rules-ra-disaster-example = Exemplo: Ana ganhou uma faixa com { $disasters }. Ela entrega o obelisco e a esfinge ao terremoto; o resto acontece sozinho.

## RA-8: gods

rules-ra-gods = Deuses
rules-ra-god-spend = No seu turno, você pode gastar como ação um ou mais dos seus deuses. Com cada um, pegue da faixa de leilão uma peça à sua escolha.
rules-ra-god-any = Um deus pega qualquer peça, menos outro deus. Pode ser até um desastre, que então é resolvido na hora.
rules-ra-god-gone = Um deus gasto é descartado e não vale pontos.
rules-ra-god-by-one = Os deuses são gastos um a um: descarte um deus, pegue uma peça e, se for um desastre, sofra o efeito. Depois de cada um, você pode continuar ou parar; ao menos uma peça você deve pegar.
rules-ra-god-limit = Você pode pegar tantas peças quantos deuses tiver, enquanto houver na faixa peças que não sejam deuses. Se não houver nenhuma, não dá para gastar deuses.
rules-ra-god-quiet = Não há leilão, nenhum sol muda de lugar, e a faixa de Rá não avança. Os espaços vazios são preenchidos pelas próximas retiradas, a partir da esquerda; se uma faixa de leilão cheia ganha um espaço livre, dá para retirar de novo. Você também pode gastar deuses com a faixa cheia.
rules-ra-god-epoch = Os deuses não ficam para a próxima era; por isso, cada um vem de um leilão da era atual.

## RA-9: the end of an epoch

rules-ra-epoch-end = O fim de uma era
rules-ra-epoch-when = A era acaba na hora quando sai o último Rá da faixa de Rá, ou quando um leilão foi resolvido, com desastres e tudo, e ninguém mais tem sol disponível.
rules-ra-epoch-steps = Então, nesta ordem:
rules-ra-epoch-clear = as peças que restam na faixa de leilão e as peças de Rá da era são descartadas;
rules-ra-epoch-score = todos pontuam ao mesmo tempo;
rules-ra-epoch-give = deuses, ouro, inundações e peças de civilização são descartados; faraós, Nilo e monumentos ficam com seus donos;
rules-ra-epoch-suns = todos os sóis são virados para cima e voltam a ficar disponíveis, menos o do centro, que fica onde está;
rules-ra-epoch-first = quem tem o maior sol joga o primeiro turno. O sol central não conta.
rules-ra-stay = Ficam com você
rules-ra-leave = Descartados no fim de cada era
rules-ra-epoch-empty = A nova era começa com a faixa de leilão vazia. Depois da terceira era, o jogo acaba.

## RA-10: scoring

rules-ra-scoring = Pontuação
rules-ra-scoring-lead = Tudo o que pontua, em resumo. À mesa, aperte S.
rules-ra-every-epoch = Depois de cada era
rules-ra-last-epoch = Depois da terceira era, também
rules-ra-score-gods = Cada deus não gasto vale { $points }.
rules-ra-score-gold = Cada peça de ouro vale { $points }.
rules-ra-score-pharaohs = Compare os faraós: todos os que têm o maior número ganham { $most }, todos os que têm o menor perdem { $fewest }. Se todos têm o mesmo número, nada acontece. Não ter nenhum também conta como número.
rules-ra-score-river = Com pelo menos uma inundação, cada inundação e cada Nilo vale 1. Sem inundação, o rio não rende nada nesta era, mas as peças de Nilo ficam e esperam a próxima inundação.
rules-ra-score-civilization = Conte seus tipos diferentes de civilização. Uma segunda peça do mesmo tipo não acrescenta nada.
rules-ra-score-variety = Depois da terceira era, conte seus tipos diferentes de monumentos.
rules-ra-score-identical = Em seguida, olhe cada tipo de monumento em separado: três, quatro ou cinco iguais valem pontos extras.
rules-ra-score-both = Cada monumento conta das duas formas.
rules-ra-score-suns = Depois da terceira era, cada um soma todos os seus sóis, disponíveis e usados: o maior total ganha { $most }, o menor perde { $fewest }; em caso de empate, vale para todos os empatados. Se todos os totais são iguais, nada acontece. O sol central não é de ninguém.
rules-ra-different = Tipos diferentes
rules-ra-alike = Do mesmo tipo
rules-ra-points = Pontos
rules-ra-booked = Ganhos e perdas de uma pontuação são somados primeiro; seus pontos nunca ficam abaixo de 0.
rules-ra-together = Em uma pontuação não há nada a decidir.
rules-ra-example =
    Exemplo: o fim da primeira era com três jogadores, cada um com { $start ->
        [0] { $start } pontos
        [one] { $start } ponto
       *[other] { $start } pontos
    }.
rules-ra-example-tiles = Peças
rules-ra-example-sum = Total
rules-ra-example-score = Placar
rules-ra-example-pharaohs = Quatro jogadores com { $counts } faraós marcam { $points }.
rules-ra-example-suns = Quatro jogadores cujos sóis somam { $counts } marcam { $points }.
rules-ra-example-river = Peças de rio e quanto elas valem
rules-ra-example-player-1 = Ana
rules-ra-example-player-2 = Bia
rules-ra-example-player-3 = Caio
rules-ra-example-monuments = Estes monumentos valem { $variety } pelos tipos diferentes e { $identical } pelos iguais, { $sum } ao todo. A segunda fortaleza não acrescenta nada.

## RA-11: the end of the game

rules-ra-game-end = O fim do jogo
rules-ra-game-winner = Depois da pontuação da terceira era, vence quem tiver mais pontos.
rules-ra-game-tie = Se houver empate em pontos, decide o maior sol, disponível ou usado; o sol central não conta. Não há dois sóis iguais, então uma só pessoa vence.
rules-ra-game-places = Os outros lugares são definidos da mesma forma.

## RA-14: rare cases

rules-ra-rare = Casos raros
rules-ra-rare-alone = Só você ainda tem sóis. Retire peças enquanto tiver coragem. Se sair Rá, você pode dar um lance ou passar; se invocar Rá sem que a faixa de leilão esteja cheia, deve dar um lance; com a faixa cheia pode passar, e as peças dela são descartadas.
rules-ra-rare-empty = A faixa de leilão está vazia e Rá é retirado ou invocado. O leilão é só pelo sol central, e quem invocou deve dar um lance se ninguém mais der: um jeito de trocar um sol de valor baixo por um melhor.
rules-ra-rare-last = O último sol disponível ganha uma faixa com um desastre. Primeiro o desastre é resolvido; só então a era acaba e é pontuada.
rules-ra-rare-order = Você tem dois deuses e nenhum monumento, e na faixa de leilão há um templo e um terremoto. Pegue primeiro o terremoto, e o templo fica com você; na ordem inversa, você o perde.
rules-ra-rare-drought = Duas secas de uma vez levam até quatro peças de rio, e ainda assim todas as inundações vão primeiro.
rules-ra-rare-bag = A bolsa nunca se esvazia: há Rás demais nela para isso.
rules-ra-rare-last-sun = O sol que você ganha no último leilão do jogo conta para você. O sol do seu lance fica no centro e não conta para ninguém.
rules-ra-rare-full = A oitava peça não inicia um leilão: o jogador seguinte invoca Rá ou gasta deuses.

## RA-1: what is in the box

rules-ra-box = O que há na bolsa
rules-ra-box-tiles = As { $tiles } peças, as mesmas em todas as edições:
rules-ra-box-tile = Peça
rules-ra-box-copies = Quantidade
rules-ra-box-hit = Atingida por
rules-ra-box-stays = Fica
rules-ra-box-sums = { $ra } delas são Rá; as outras { $others } podem entrar na faixa de leilão.
rules-ra-box-suns =
    Há { $suns ->
        [0] { $suns } sóis
        [one] { $suns } sol
       *[other] { $suns } sóis
    }, um de cada número. Quantos entram em jogo depende do número de jogadores.
rules-ra-box-board =
    O tabuleiro tem uma faixa de leilão com { $spaces ->
        [0] { $spaces } espaços
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    }, um lugar para o sol central e a faixa de Rá.
rules-ra-box-statue = O marcador de Rá fica com o jogador Rá, só como lembrete.
rules-ra-box-points = Os pontos não têm limite; as fichas de pontos da caixa servem só para contar.
rules-ra-box-area = Suas peças ficam à sua frente, à vista de todos, separadas por tipo. O lugar exato não faz diferença.

## RA-2: how a game begins

rules-ra-setup = Como a partida começa
rules-ra-setup-players = Jogam de { $least } a { $most } pessoas, em lugares fixos no sentido horário.
rules-ra-setup-bag = Todas as peças vão para a bolsa, seja qual for o número de jogadores.
rules-ra-setup-points =
    Cada um começa com { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
rules-ra-setup-suns = O sol { $first } fica no centro. Os outros são distribuídos ao acaso nestes conjuntos:
rules-ra-setup-sets-table = Sóis por número de jogadores
rules-ra-setup-players-word = Jogadores
rules-ra-setup-sets-word = Conjuntos de sóis
rules-ra-setup-last-word = Rá que encerra a era
rules-ra-setup-track = O comprimento da faixa de Rá também depende do número de jogadores, como mostra a última coluna.
rules-ra-setup-start = A faixa de leilão está vazia, nenhum Rá saiu ainda, e a primeira era começa.
rules-ra-setup-first = Quem tem o maior sol joga o primeiro turno.

## RA-12: what everybody knows

rules-ra-secrets = O que todos sabem
rules-ra-public = A faixa de leilão, o sol central, os Rás que já saíram, as peças e os sóis disponíveis de cada um e o número de peças na bolsa estão à vista de todos.
rules-ra-spent-open = Os sóis usados ficam virados para baixo, mas todos viram quem os ganhou; a mesa mostra os números deles.
rules-ra-scores-hidden = O que os outros ganham em uma pontuação, todos veem; os totais ficam ocultos até o fim, a não ser que a mesa jogue com pontos abertos.
rules-ra-order-hidden = Ninguém sabe em que ordem as peças saem da bolsa, nem mesmo o programa: cada uma se decide na hora em que é retirada.
rules-ra-counter = Peças descartadas não podem ser consultadas de novo. A mesa pode ligar um contador das peças na bolsa, para todos os jogadores.
rules-ra-options = A mesa pode escolher os nomes de uma edição, o visual da faixa de Rá (peças ou barca solar), pontos ocultos ou abertos e o contador. Nada disso muda o jogo.

## RA-15: editions

rules-ra-editions = Edições e nomes
rules-ra-editions-same = O jogo já foi publicado muitas vezes, e as regras continuam as mesmas; só mudam palavras e componentes. O que você conhece da sua caixa vale aqui.
rules-ra-editions-two = A primeira edição, de 1999, é para três a cinco jogadores; as seguintes têm sóis e faixa de Rá também para dois. Os nomes de 1999 exigem pelo menos três jogadores.
rules-ra-editions-track = Em 2023, em vez de se porem peças na faixa de Rá, uma barca solar navega por ela, e um marcador conta as eras. O número de Rás é o mesmo.
rules-ra-editions-unclear = Alguns manuais são mais claros que outros: de onde vêm as peças, o que acontece com a faixa de leilão cheia ou vazia, o que os deuses podem pegar e quando, quem escolhe o que um desastre leva, por quanto tempo os pontos ficam em segredo, o que se recolhe primeiro. Aqui tudo se joga como diz esta página.
rules-ra-editions-pieces = O número de fichas de pontos, os símbolos nas peças que ficam e os tabuleiros individuais variam e não têm efeito no jogo.
rules-ra-editions-names = Como cada edição chama as mesmas coisas:
rules-ra-editions-edition = Edição
rules-ra-editions-war = Guerra
rules-ra-editions-fortress = Fortaleza
rules-ra-editions-palace = Palácio
rules-ra-editions-gods = Deuses
rules-ra-editions-epoch = Primeira era
rules-ra-editions-point = Pontos
