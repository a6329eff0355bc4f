site-name = Heliopolis
to-start-page = Heliopolis, página inicial
skip-to-content = Ir ao conteúdo
skip-to-decision = Ir à sua decisão
unofficial = Site não oficial. Heliopolis não tem ligação com o autor nem com as editoras de Ra e Amun-Re. Textos e desenhos são nossos.
fair-link = Sorteios justos
settings = Ajustes
save = Salvar
to-start = Ir à página inicial
site-tools = Site
close = Fechar
copy = Copiar
copied = Copiado
none = nada
bot = bot
you = Você
your-turn = Sua vez
of-all = de { $all }
list-and = { $first } e { $last }
explain = { $what }. Explicar

## At the table

what-happened = O que aconteceu
table-tools = Mesa
menu = Menu
keys = Teclas
watchers =
    { $count ->
        [one] { $count } assistindo
       *[other] { $count } assistindo
    }
undo = Desfazer
undo-last = Desfazer sua última decisão
undo-nothing = Nada a desfazer: algo foi revelado ou outros já jogaram depois
theme = Tema
theme-system = Sistema
theme-day = Dia
theme-night = Noite
invite = Convide outros com este link
leave = Sair da mesa
leave-slip = Sair da mesa? Seu lugar ficará vazio; os outros podem deixar um bot continuar.
bot-plays-for-you = Um bot joga por você.
take-seat-back = Retomar meu lugar
has-left = { $name } saiu da mesa.
is-away = { $name } está ausente.
let-bot-play = Deixar um bot jogar
chat = Chat
chat-empty = Ninguém disse nada ainda.
chat-say = Diga algo
chat-send = Enviar
play-again = Revanche, mesmos lugares
connection-lost = Conexão perdida. Tentando de novo; nada se perdeu.

## Replay

replay = Replay
replay-first = Início
replay-back = Voltar
replay-forward = Avançar
replay-last = Fim
replay-at = { $at } de { $last }
replay-to-step = Replay no passo { $step }
replay-eyes = Ponto de vista
replay-spectator = Plateia
replay-look = Ver
replay-continue = Continuar daqui
download-record = Registro

## Fairness

fair-commitment = Compromisso, mostrado antes da primeira peça
fair-salt = Sal dos jogadores
fair-seed = Semente
fair-promised = O sorteio está prometido
fair-proven =
    { $count ->
        [one] Justo: o único resultado decorre da semente
       *[other] Justo: todos os { $count } resultados decorrem da semente
    }
fair-unproven = O sorteio não está provado
fair-prepared = Preparado para aprender
fair-prepared-why = O acaso desta partida foi preparado para que as novidades apareçam uma a uma. Nada foi sorteado, e nada é prometido sobre isso.
fair-how = Como conferir
fair-title = Como conferir um sorteio justo
fair-why = Ninguém à mesa deveria precisar confiar em quem hospeda o jogo, e quem hospeda não deveria precisar confiar nos jogadores. Por isso nenhum dos lados pode escolher o que é sorteado.

fair-step-seed = Antes de a mesa existir, o servidor sorteia uma semente de 256 bits aleatórios e mostra o SHA-256 dela: o compromisso. Já não pode trocar a semente sem que se perceba.
fair-step-salt = Só então os jogadores acrescentam seu sal. Cada navegador faz isso sozinho com caracteres aleatórios; você também pode digitar o seu. Assim, quem hospeda também não conhece o resultado.
fair-step-draw = Cada peça, carta e sorteio decorre da semente e do sal por uma regra fixa. A ordem da bolsa não está em lugar nenhum; cada retirada se decide quando acontece.
fair-step-open = Depois do jogo, a semente é mostrada e fica no registro, com todos os resultados.
fair-check-title = Confira por conta própria
fair-check-page = A página de cada jogo encerrado diz se todos os resultados decorrem da semente e mostra compromisso, sal e semente.
fair-check-program = Baixe o registro e deixe o programa recalcular tudo no seu próprio computador:
fair-check-hand = Ou confira só a promessa, com qualquer ferramenta que conheça SHA-256; o resultado deve ser o compromisso que você viu antes do jogo:
fair-check-method = A regra de cada sorteio está descrita na notação dos nossos registros: o método se chama sha256-1.

## Settings

settings-you = Você
settings-play = Jogo
your-name = Seu nome
your-name-help = como os outros veem você à mesa
language = Idioma
language-browser = o do navegador
pace = Ritmo dos bots
pace-help = quanto um bot espera antes de jogar
pace-slow = lento
pace-normal = normal
pace-fast = rápido
pace-at-once = imediato
confirm = Perguntar antes do que parece descuido
confirm-help = só no que não pode ser desfeito

## Problems

problem-title = Não deu certo
problem-title-not-found = Página não encontrada
problem-not-found = Essa página ou mesa não existe. O endereço pode estar incompleto.
problem-not-yours = Este lugar não é seu.
problem-stale = Algo aconteceu nesse meio-tempo. A mesa aparece como está agora; decida de novo.
problem-not-asked = Não há nada para você decidir agora.
problem-seat-taken = Alguém acabou de ocupar este lugar. Escolha outro.
problem-table-exists = Já existe uma mesa com este endereço. Abra outra na página inicial.
problem-not-now-waiting = O jogo ainda não começou.
problem-not-now-begun = O jogo já começou.
problem-not-now-seats-open = Ainda há lugares livres.
problem-not-now-running = O jogo ainda não terminou.
problem-not-now-over = O jogo terminou.
problem-not-now-bot-plays = Um robô está jogando por você. Primeiro retome o seu lugar.
problem-not-now-not-alone = Outras pessoas também jogam nesta mesa.
problem-not-now-learnt = Isto não pode mais ser desfeito.
problem-bad-form = O formulário não foi entendido: { $what }
problem-bad-record = Isto não é um registro de jogo legível: { $what }
problem-too-large = Isto é grande demais para ser aceito.
problem-too-many-requests = Pedidos demais de uma vez. Espere um pouco e tente de novo.
problem-too-many-waiting = Esta mesa está muito ocupada. Tente de novo daqui a pouco.
problem-too-many-tables = Hoje você abriu mesas demais que ainda não terminaram. Termine uma ou volte amanhã.
problem-too-many-entries = Aconteceu coisa demais nesta mesa: só o próprio jogo continua.
problem-too-many-imports = Registros demais foram importados hoje. Volte amanhã.
problem-too-many-connections = Há conexões demais abertas ao mesmo tempo. Feche algumas e tente de novo.
problem-too-many-streams = Há páginas demais abertas ao mesmo tempo. Feche algumas e tente de novo.
problem-foreign = Este pedido veio de outro site e não foi atendido.
problem-no-token = Isto exige um token.
problem-damaged = Os dados gravados desta mesa foram danificados, por isso ela não pode ser mostrada. Avise quem hospeda o site; outras mesas não são afetadas.
problem-not-written = O servidor não consegue gravar no disco agora. Nada foi feito; tente de novo mais tarde.
problem-unavailable = O servidor não pode fazer isto agora. Nada se perdeu; tente de novo daqui a pouco.

## The waiting room

waiting-title = Aguardando jogadores
waiting-at = Uma mesa de { $game }
waiting-seats = Lugares
waiting-open = livre
waiting-you = você
waiting-away = ausente
waiting-salted = sal incluído:
waiting-unsalted = ainda sem sal
waiting-bot-rank = Nível do bot
waiting-add-bot = Incluir bot
waiting-listed = A mesa está na lista da página inicial; qualquer pessoa pode se sentar.
waiting-private = Só quem tem o link encontra esta mesa.
waiting-host-starts = O jogo começa quando quem abriu a mesa mandar.
waiting-open-seats =
    { $count ->
        [one] Ainda há { $count } lugar livre: espere alguém ou inclua um bot.
       *[other] Ainda há { $count } lugares livres: espere alguém ou inclua bots.
    }
waiting-shuffle = Um sorteio que ninguém pode escolher
waiting-promise = A semente desta mesa já está fixada; esta é sua impressão digital. O navegador de cada jogador acrescenta um sal que quem hospeda não tinha como conhecer. Depois do jogo, a semente é mostrada e cada retirada pode ser conferida.
waiting-own-salt = Seu próprio sal, se quiser
waiting-add-salt = Incluir
sit-here = Sentar aqui
start-game = Começar o jogo
guest-name = Visitante

## Motion, sound and pace
skip-to-my-turn = Pular até a minha vez
motion = Movimento
motion-help = peças que viajam, pontos que sobem
motion-system = como no sistema
motion-full = sempre
motion-reduced = nenhum
settings-sound = Som e atenção
volume = Volume
volume-help = em 0 tudo fica em silêncio
notify = Avisar quando for a minha vez
notify-help = enquanto a página estiver aberta em outra aba
notify-denied = Seu navegador não permite notificações desta página.

## Rules to read

rules-title = As regras de { $game }
rules-word = Regras
rules-contents = Nesta página
rules-minute = O jogo em um minuto
rules-cites = Cláusulas
rules-play = Jogar { $game }
scoring-reference = O que pontua
scoring-more = Todas as regras

## Designs

design-title = Os componentes de { $game }
design-colours = Cores
design-letters = Letras
design-controls = Controles
design-pieces = Componentes
design-drawings = Desenhos

# A device that is passed round.
passed-to = Passe o aparelho para { $name }
passed-help = O que cada pessoa tem na mão é só para os olhos dela.
passed-here = Sou { $name }
passed-turn = É a vez de { $name }
