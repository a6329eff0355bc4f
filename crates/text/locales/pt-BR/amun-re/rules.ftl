# The rules of Amun-Re as a page to read. Each message is one paragraph, heading or cell of a table.

rules-ar-lead = Ganhe províncias, faça oferendas, erga pirâmides em dois impérios. De { $least } a { $most } jogadores; depois de ler até a pontuação, você já pode jogar.

## The game in one minute

rules-ar-minute-what = Você governa províncias ao longo do Nilo. Em cada um dos dois impérios, o Antigo e o Novo, você ganha { $provinces } delas, uma por turno. Ali seus camponeses trabalham e suas pirâmides crescem. Depois vem a pontuação.
rules-ar-minute-round = Cada turno tem quatro fases. No leilão, cada jogador ganha uma província. No mercado, você compra cartas de Favor, camponeses e pedras. Na oferenda, todos dão ouro a Amun-Re em segredo: quanto mais se dá, melhor a colheita, e a maior oferenda leva mais recompensas. Na colheita, seus camponeses rendem ouro.
rules-ar-minute-new = Entre os impérios, todas as províncias voltam a ficar livres e os camponeses vão embora, mas pedras e pirâmides ficam onde estão: quem ganhar a província no Novo Império fica com elas.
rules-ar-minute-win = Pirâmides, templos e cartas de objetivo rendem pontos; no fim, o ouro também. Vence quem tiver mais pontos.
rules-ar-province-figure = { $province } com dois camponeses, uma pedra e uma pirâmide. O que cada desenho significa:

## AR-3: the course of the game

rules-ar-course = O andamento do jogo
rules-ar-course-rounds =
    O jogo tem { $epochs ->
        [0] { $epochs } impérios
        [one] { $epochs } império
       *[other] { $epochs } impérios
    } de { $rounds ->
        [0] { $rounds } turnos
        [one] { $rounds } turno
       *[other] { $rounds } turnos
    }. Depois do terceiro turno de cada império vem a pontuação; depois da segunda pontuação, o jogo acaba.
rules-ar-course-phases = As fases de um turno
rules-ar-course-auction = cada um ganha uma província
rules-ar-course-market = compre cartas, camponeses, pedras
rules-ar-course-offering = dê ouro em segredo, pegue recompensas
rules-ar-course-harvest = camponeses rendem ouro
rules-ar-course-first = O primeiro jogador começa todas as fases do turno; os outros seguem no sentido horário. A oferenda decide quem começa o próximo turno.
rules-ar-course-control = Você controla as províncias que ganhou neste império e não perde nenhuma antes do fim dele. Só você usa o que elas oferecem, coloca camponeses e pedras nelas e pontua por elas. O que está em uma província que ninguém controla não é de ninguém.
rules-ar-course-cards = Uma carta de Favor é jogada na fase indicada nela e depois vai para o descarte, com a face para cima. Você não pode jogar duas cartas de mesmo nome na mesma fase nem na mesma pontuação; dois jogadores diferentes podem. Não há limite de cartas na mão.
rules-ar-course-sell = Sempre que tiver algo a decidir, você pode antes vender cartas de Favor por 1 de ouro cada. Vender não é jogar a carta. Roubo não pode ser vendido.
rules-ar-course-decisions = Você decide seus lances, o que comprar e onde colocar, sua oferenda, suas recompensas e as cartas que joga. Todo o resto acontece sozinho.
rules-ar-course-asked = As pausas não revelam o que você tem na mão: onde uma carta poderia ser jogada, a mesa pergunta, mesmo que você não a tenha.
rules-ar-course-sealed = Quando todos escolhem em segredo, ninguém fica sabendo de nada antes que todos tenham escolhido; então tudo é revelado ao mesmo tempo, inclusive as vendas. Escolha feita não se desfaz.

## AR-4: the auction

rules-ar-auction = Leilão
rules-ar-auction-open = São reveladas tantas cartas de Província quantos são os jogadores. Só essas províncias podem ser ganhas neste turno, e cada um ganha exatamente uma.
rules-ar-auction-track = Para dar um lance, coloque seu escriba em um dos nove espaços de uma província:
rules-ar-auction-track-name = Os espaços de lance, em ouro
rules-ar-auction-turns = Os jogadores se alternam, em ordem. Se seu escriba está em uma província, você lidera ali e deve passar: não pode aumentar, mover nem retirar o lance. Se ele não está em nenhuma província, você deve dar um lance.
rules-ar-auction-legal = Em uma província vazia, você pode dar um lance em qualquer espaço; onde outro lidera, em qualquer espaço mais alto. O limite é o ouro que você tem na mão. Cartas só contam depois de vendidas.
rules-ar-auction-skip = Espaços podem ser pulados. Não há nada acima de { $highest }, então esse lance ninguém cobre.
rules-ar-auction-outbid = Se cobrirem seu lance, recolha o escriba e dê outro lance na sua próxima vez, mas não na mesma província: ela fica bloqueada para você. Quando cobrirem seu lance em outra, você pode voltar.
rules-ar-auction-one = Nunca há mais de um escriba em uma província, e um lance coberto não custa nada.
rules-ar-auction-end = O leilão acaba na hora em que cada província tem um escriba.
rules-ar-auction-settle = Então, nesta ordem:
rules-ar-settle-pay = todos pagam seus lances;
rules-ar-settle-control = cada um passa a controlar o que ganhou;
rules-ar-settle-instant = na ordem do turno, cada um recebe a recompensa imediata da sua província: ouro, depois cartas de Favor, depois pedras;
rules-ar-settle-discard = as cartas de Província são postas de lado.
rules-ar-auction-late = O ouro de uma recompensa imediata chega tarde demais para pagar o lance.
rules-ar-auction-stones = As pedras de uma recompensa imediata podem ir para qualquer província que você controla, uma a uma. A mesa pode escolher que elas fiquem na província recém-ganha.
rules-ar-auction-defence = A Defesa vale até o fim do leilão e acompanha seu escriba. Você a joga na sua vez, com um lance ou ao passar. O menor lance que cobre um lance defendido:
rules-ar-defended = Lance defendido
rules-ar-defended-beaten = Coberto por
rules-ar-auction-bribe = Você joga o Suborno na sua vez, depois que cobriram seu lance. Então deve dar um lance na província bloqueada para você, e só nela. Por isso, a carta só pode ser jogada se você puder pagar um lance que retome a liderança ali. A Defesa pode ser jogada na mesma vez.
rules-ar-example-auction = Exemplo: três jogadores com { $gold } de ouro cada disputam { $provinces }.
rules-ar-example-player = Jogador
rules-ar-example-player-1 = Ana
rules-ar-example-player-2 = Bia
rules-ar-example-player-3 = Caio
rules-ar-example-act = Ação
rules-ar-example-result = Depois do leilão
rules-ar-example-has = { $province }, { $gold } de ouro

## AR-5: the market

rules-ar-market = Mercado
rules-ar-market-turns = Na ordem do turno, cada um tem uma vez no mercado.
rules-ar-market-order = Você pode comprar cartas de Favor, depois camponeses, depois pedras, nesta ordem e uma vez cada. Pode deixar de comprar qualquer um dos três, mas não dá para voltar atrás.
rules-ar-market-price = Quanto mais você compra de um tipo, mais caro fica. Custo total por quantidade:
rules-ar-market-pieces = Quantidade
rules-ar-market-gold = Ouro
rules-ar-market-paid = O preço de cada tipo é contado à parte e pago na hora, com o ouro que você tem na mão.
rules-ar-market-cards = Cartas de Favor: até o número de símbolos de Favor da sua melhor província. Os símbolos de províncias diferentes não se somam. Você já pode usar as cartas na hora.
rules-ar-market-farmers = Camponeses: no máximo tantos quantos campos livres há nas suas províncias. Cada um vai para um campo livre.
rules-ar-market-stones = Pedras: quantas você puder pagar, em qualquer província sua.
rules-ar-market-place = Tudo o que você comprou de um tipo é colocado antes que você compre outro ou encerre sua vez.
rules-ar-market-build = A terceira pedra em uma província forma uma pirâmide, na hora e em qualquer fase; isso não é uma escolha. Não há limite de pirâmides.
rules-ar-market-built = Três pedras viram uma pirâmide
rules-ar-market-architect =
    É preciso haver exatamente { $stones ->
        [0] { $stones } pedras
        [one] { $stones } pedra
       *[other] { $stones } pedras
    }; com a terceira, já seriam uma pirâmide.
rules-ar-market-free = O camponês não ocupa campo, não muda preço nenhum e conta como os outros para rendimentos e objetivos.
rules-ar-market-when = As duas cartas podem ser jogadas a qualquer momento da sua vez no mercado, até entre duas pedras, e em nenhuma outra fase.
rules-ar-market-done = Você encerra sua vez quando quiser.

## AR-6: the offering

rules-ar-offering = Oferenda
rules-ar-offering-lay = Todos escolhem em segredo: ou ouro, no mínimo 1 e no máximo tudo o que você tem, ou sua carta de Roubo. Com qualquer um dos dois, você pode jogar uma Mudança da oferenda. Se você não tem ouro e não vende nada, deve jogar Roubo.
rules-ar-offering-nothing = Nenhuma outra carta de Favor pode ser jogada nesta fase.
rules-ar-offering-shown = Quando todos tiverem escolhido, tudo é revelado. Quem ofereceu ouro paga. Cada ladrão pega { $theft } de ouro do banco, não dos outros jogadores, e recebe de volta a carta de Roubo.
rules-ar-offering-total = O total é todo o ouro oferecido, menos { $theft } por ladrão. Ele pode ficar abaixo de 0.
rules-ar-offering-change = Depois, na ordem do turno, cada um que jogou Mudança da oferenda soma 3 ao total ou subtrai 3; uma das duas coisas é obrigatória. O que cada um ofereceu continua igual.
rules-ar-offering-tile = O total decide qual peça fica ativa: quanto rende um camponês, quanto vale um templo e se as caravanas pagam.
rules-ar-tile-table = As quatro peças
rules-ar-tile = Peça
rules-ar-tile-total = Oferenda total
rules-ar-tile-farmer = Ouro por camponês
rules-ar-tile-temple = Pontos por templo
rules-ar-tile-caravan = Caravanas pagam
rules-ar-tile-first = { $to } ou menos
rules-ar-tile-between = { $from } a { $to }
rules-ar-tile-last = { $from } ou mais
rules-ar-yes = sim
rules-ar-no = não
rules-ar-offering-rank = As oferendas são classificadas pelo tamanho; em caso de empate, fica à frente quem vem antes na ordem do turno. Ladrões não entram na classificação. As recompensas:
rules-ar-rank = Lugar
rules-ar-rank-others = todos os outros
rules-ar-rank-rewards = Recompensas
rules-ar-offering-reward = Nessa ordem, cada um pega todas as suas recompensas, uma a uma. Uma recompensa é uma carta de Favor, um camponês em um campo livre ou uma pedra. O limite de cartas não vale aqui. O que ainda não pegou, você pode recusar.
rules-ar-offering-first = Quem fez a maior oferenda será o primeiro jogador a partir do próximo turno. Até lá, continua o atual.
rules-ar-offering-thieves = Se todos forem ladrões, não há recompensas, e o primeiro jogador continua o mesmo.
rules-ar-example-offering = Exemplo: { $offers }. O total é { $total }, então a peça { $tile } fica ativa.

## AR-7: the harvest

rules-ar-harvest = Colheita
rules-ar-harvest-turns = Na ordem do turno, cada um pode jogar Colheita farta e Tesouro e depois recebe seus rendimentos.
rules-ar-harvest-income = Cada província sua rende: o ouro da peça por camponês, o ouro da mina e, se as caravanas pagam, o ouro da caravana.
rules-ar-harvest-treasury = Camponeses, mina e caravana dessa província então não rendem nada: são { $gold } de ouro e só.
rules-ar-harvest-both = Você pode jogar uma de cada. Na mesma província, vale o Tesouro, e a Colheita farta é desperdiçada.
rules-ar-example-harvest = Exemplo: Abu com 4 camponeses, Sawu com 2 e Berenice sem nenhum, com cada uma das peças.
rules-ar-income = Rendimentos

## AR-8: scoring

rules-ar-scoring = Pontuação
rules-ar-scoring-lead = Tudo o que pontua, em resumo. À mesa, aperte S.
rules-ar-each-kingdom = No fim de cada império
rules-ar-game-end-word = No fim do jogo, também
rules-ar-gold-name = Mais ouro
rules-ar-gold-says = primeiro { $first }, segundo { $second }, terceiro { $third }
rules-ar-scoring-when =
    Depois da colheita do terceiro turno, todos pontuam ao mesmo tempo, cada um com { $provinces ->
        [0] { $provinces } províncias
        [one] { $provinces } província
       *[other] { $provinces } províncias
    }. Não há nada a decidir.
rules-ar-score-temples = Cada templo nas suas províncias marca o valor da peça da última oferenda.
rules-ar-score-pyramids = Cada pirâmide nas suas províncias marca 1.
rules-ar-score-sets = Uma pirâmide em cada uma das suas três províncias forma um conjunto. Cada conjunto marca 3: conte as pirâmides da sua província que tem menos e multiplique por 3.
rules-ar-score-banks = A oeste e a leste do Nilo, a província com mais pirâmides marca 5 para quem a controla. Se houver empate em pirâmides, decidem as pedras; se elas também empatarem, todas pontuam, mas cada jogador no máximo uma vez por margem. Sem pirâmide em uma margem, ninguém pontua ali.
rules-ar-score-goals = Cada carta de objetivo na sua mão que suas três províncias cumprem marca 3; de cartas iguais, só uma.
rules-ar-goals-played = As cartas de objetivo cumpridas são reveladas e descartadas automaticamente. As outras ficam na mão, e uma segunda carta de mesmo nome também. Se preferir 1 de ouro, você pode vender uma carta de objetivo até a sua vez na última colheita.
rules-ar-symbols-count = Os símbolos de Favor contam como impressos, inclusive os das recompensas imediatas.
rules-ar-example-scoring = Exemplo: três jogadores com a peça { $tile }.
rules-ar-example-provinces = Províncias
rules-ar-example-sum = Total
rules-ar-between = Entre os impérios, todos os escribas e camponeses deixam o tabuleiro. Pedras e pirâmides ficam em suas províncias. Você mantém ouro, cartas e pontos; o primeiro jogador é quem a última oferenda indicou.
rules-ar-between-deck = As mesmas cartas de Província são embaralhadas para o Novo Império; províncias fora do jogo continuam fora do jogo.
rules-ar-take-over = Se você ganha uma província no Novo Império, fica com as pedras e pirâmides dela e recebe também a recompensa imediata.

## AR-9: the end of the game

rules-ar-end = O fim do jogo
rules-ar-end-sale = Depois da segunda pontuação, todas as cartas ainda na mão são vendidas por 1 de ouro cada.
rules-ar-end-gold = Então todo o ouro é revelado. Quem tem mais ouro marca { $first }, o segundo { $second }, o terceiro { $third }. Em caso de empate, vale a melhor posição, e as posições seguintes são puladas: dois na frente marcam { $first } cada, e o próximo { $third }.
rules-ar-end-winner = Vence quem tiver mais pontos.
rules-ar-end-tie = Se houver empate em pontos, decide o número de pirâmides nas três províncias, depois o número de pedras; se ainda houver empate, a vitória é dividida.
rules-ar-end-places = Os outros lugares são definidos da mesma forma.

## AR-14: rare cases

rules-ar-rare = Casos raros
rules-ar-rare-deck = A pilha de Favor acaba. Todo o descarte é embaralhado e vira a nova pilha. Se não houver descarte, ninguém recebe carta, e no mercado você não pode comprar mais cartas do que existem.
rules-ar-rare-bid = Você não tem ouro. Se precisa dar um lance, há sempre uma província vazia, e qualquer um pode dar um lance de 0.
rules-ar-rare-two-stones = Uma recompensa imediata tem duas pedras. Elas são colocadas uma após a outra; se a primeira forma uma pirâmide, a segunda começa outra.
rules-ar-rare-giver = Só um jogador oferece ouro. Então basta 1 de ouro para levar 3 recompensas e começar o próximo turno.
rules-ar-rare-goal = No último turno, uma carta de objetivo cumprida rende 3 pontos. Vendida, rende 1 de ouro, o que pode valer mais se levar você a um lugar melhor em ouro.

## AR-1: what is in the box

rules-ar-box = Cartas, províncias e componentes
rules-ar-box-cards =
    { $cards ->
        [0] Há { $cards } cartas de Favor:
        [one] Há { $cards } carta de Favor:
       *[other] Há { $cards } cartas de Favor:
    }
rules-ar-box-count = { $copies } no jogo, { $phase }
rules-ar-box-theft = Além disso, cada um tem sempre uma carta de Roubo. Ela não é carta de Favor: nunca é sorteada, vendida nem contada.
rules-ar-box-provinces = Cada uma das { $provinces } províncias fica a oeste ou a leste do Nilo, no Baixo ou no Alto Egito, à margem do Nilo ou longe dele. Campos, templos, símbolos de Favor, mina e caravana servem a quem a controla; a recompensa imediata é entregue toda vez que a província é ganha.
rules-ar-box-province = Província
rules-ar-box-provinces-table = Todas as províncias
rules-ar-box-lies = Onde fica
rules-ar-box-fields = Campos
rules-ar-box-temples = Templos
rules-ar-box-symbols = Símbolos de Favor
rules-ar-box-mine = Mina
rules-ar-box-caravan = Caravana
rules-ar-box-instant = Recompensa imediata
rules-ar-box-place = { $bank }, { $land }, { $nile }
rules-ar-box-sure = Os números com asterisco são nossos: nenhuma fonte que conhecemos os informa, e eles serão corrigidos quando alguém os ler em um tabuleiro impresso. Onde fica cada província vem, em parte, da geografia real.
rules-ar-box-custom = Quem cria uma mesa pode dar a ela um tabuleiro próprio, em um arquivo que todos veem antes da partida e que fica guardado com ela.
rules-ar-box-custom-checks = Esse arquivo deve ter as mesmas { $provinces } províncias, sete delas no Baixo Egito, e números dentro dos limites; senão, é recusado com todos os motivos. Ele pode ser diferente em campos, templos e margens: quem abre a mesa recebe um aviso e pode jogar.
rules-ar-box-scribes = Cada jogador tem três escribas, para dar lances e marcar províncias. Os pontos ficam em uma trilha à vista de todos.
rules-ar-box-gold = O ouro é contado em números inteiros; sempre se pode trocar.
rules-ar-box-supply = Ouro, pedras, pirâmides e camponeses nunca acabam. Uma pirâmide dupla é apenas duas pirâmides em uma só.

## AR-2: how a game begins

rules-ar-setup = Como a partida começa
rules-ar-setup-players = Jogam de { $least } a { $most } pessoas, em lugares fixos no sentido horário.
rules-ar-setup-start = Cada um começa com { $gold } de ouro, nenhum ponto, a carta de Roubo e um Arquiteto.
rules-ar-setup-deck = As outras cartas de Favor são embaralhadas e formam a pilha de Favor.
rules-ar-setup-provinces = Três províncias por jogador entram em jogo, ao acaso; ninguém sabe quais ficaram de fora até o primeiro império acabar.
rules-ar-setup-table = Por número de jogadores
rules-ar-setup-players-word = Jogadores
rules-ar-setup-open = Em leilão por turno
rules-ar-setup-in-play = Províncias em jogo
rules-ar-setup-out = Fora do jogo
rules-ar-setup-power = Cartas na pilha
rules-ar-setup-first = O primeiro jogador é escolhido ao acaso, a não ser que a mesa tenha indicado alguém.
rules-ar-setup-empty = Ainda não há escriba, camponês, pedra nem pirâmide em nenhuma província.

## AR-10: expert variant and options

rules-ar-variants = Regra avançada e opções
rules-ar-expert = Na regra avançada, os jogadores escolhem quais províncias vão a leilão. Todo o resto continua igual.
rules-ar-expert-deal = No início, cada um recebe três cartas de Província, em segredo; o resto fica fora do jogo.
rules-ar-expert-reveal = No começo de cada leilão, todos escolhem uma delas em segredo; todas são reveladas ao mesmo tempo. No terceiro turno, resta a última carta.
rules-ar-expert-free = Sua carta não dá a você nenhum direito à província: todos dão lances por todas.
rules-ar-expert-again = Para o Novo Império, as mesmas cartas são embaralhadas e distribuídas de novo.
rules-ar-options = A mesa também pode escolher onde ficam as pedras da recompensa, quem é o primeiro jogador, um tabuleiro próprio, se o ouro é mostrado e um contador das cartas ainda não vistas.

## AR-12: what everybody knows

rules-ar-secrets = O que todos sabem
rules-ar-public = O tabuleiro, todos os lances, as províncias já vistas, a peça, os pontos, o descarte e o número de cartas em cada mão e na pilha estão à vista de todos, assim como o que cada um compra, vende, joga, paga e recebe.
rules-ar-private = Só você conhece suas cartas de Favor, as que recebe, suas cartas de Província na regra avançada e sua escolha enquanto os outros ainda escolhem.
rules-ar-hidden = Ninguém conhece a ordem das pilhas, nem sabe quais províncias estão fora do jogo no primeiro império.
rules-ar-gold-hidden = O ouro dos adversários não é mostrado, embora dê para calcular pelo que pagaram e receberam. A mesa pode mostrá-lo.
rules-ar-shown = O que foi jogado, pontuado ou vendido, todos viram.
rules-ar-counter = O descarte e a sua mão dizem quais cartas ainda não foram vistas; a mesa pode mostrar isso a todos.

## AR-15: editions

rules-ar-editions = Edições
rules-ar-editions-base = Seguimos a edição de 2016, que tem as regras da primeira, de 2003, com componentes mais claros: cartas de Roubo, peças de Oferenda e escribas próprios.
rules-ar-editions-stone = Em 2003, a pedra de uma recompensa imediata fica na província ganha; a mesa pode escolher isso. A regra avançada surgiu em 2016.
rules-ar-editions-small = Outras diferenças são pequenas e não se jogam aqui: cartas usadas como ouro na oferenda, uma penalidade para o lance que não pode ser pago, camponeses livres como recompensa imediata, duas cartas para escolher no início, em 2023.
rules-ar-editions-names = Edições mais antigas têm outros nomes: Mestre de Obras para Arquiteto, pedra de lance para escriba, cartas de Poder para cartas de Favor.
