site-name = Heliopolis
to-start-page = Heliopolis, página inicial
skip-to-content = Ir para o conteúdo
skip-to-decision = Ir para a sua jogada
unofficial = Site de fãs não oficial, sem ligação com o autor nem com as editoras de Rá e Amun-Re. Textos e desenhos são nossos.
fair-link = Sorteio justo
settings = Configurações
save = Salvar
to-start = Voltar ao início
site-tools = Site
close = Fechar
copy = Copiar
copied = Copiado
none = nenhum
bot = bot
you = Você
your-turn = Sua vez
of-all = de { $all }
list-and = { $first } e { $last }
explain = Explicar: { $what }

## At the table

what-happened = Histórico da partida
table-tools = Mesa
menu = Menu
keys = Atalhos de teclado
watchers =
    { $count ->
        [0] { $count } assistindo
        [one] { $count } assistindo
       *[other] { $count } assistindo
    }
undo = Desfazer
undo-last = Desfazer sua última jogada
undo-nothing = Não dá para desfazer: algo foi revelado ou outros já jogaram depois
theme = Tema
theme-system = Sistema
theme-day = Dia
theme-night = Noite
invite = Convide outros com este link
leave = Sair da mesa
leave-slip = Sair da mesa? Seu lugar ficará vazio; os outros podem colocar um bot nele.
bot-plays-for-you = Um bot está jogando por você.
take-seat-back = Retomar meu lugar
has-left = { $name } saiu da mesa.
is-away = { $name } está ausente.
let-bot-play = Incluir um bot
chat = Chat
chat-empty = Nenhuma mensagem ainda.
chat-say = Escreva uma mensagem
chat-send = Enviar
play-again = Revanche
connection-lost = Conexão perdida – reconectando. Sua partida está a salvo.

## Replay

replay = Replay
replay-first = Início
replay-back = Voltar
replay-forward = Avançar
replay-last = Fim
replay-at = { $at } de { $last }
replay-to-step = Replay, passo { $step }
replay-eyes = Ver como
replay-spectator = Plateia
replay-look = Mostrar
replay-continue = Continuar daqui
download-record = Baixar partida

## Fairness

fair-commitment = Compromisso, mostrado antes do primeiro sorteio
fair-salt = Sal dos jogadores
fair-seed = Semente
fair-promised = Sorteio justo: registrado
fair-proven =
    { $count ->
        [0] Sorteio justo: todos os { $count } resultados conferem com a semente
        [one] Sorteio justo: o único resultado confere com a semente
       *[other] Sorteio justo: todos os { $count } resultados conferem com a semente
    }
fair-unproven = Sorteio não verificado
fair-prepared = Sorteio do tutorial
fair-prepared-why = Os sorteios desta partida foram definidos de antemão, para que as novidades apareçam uma a uma. Nada foi embaralhado, então não há o que verificar.
fair-how = Como conferir
fair-title = Como conferir um sorteio justo
fair-why = Os jogadores não precisam confiar em quem hospeda o site, e quem hospeda não precisa confiar nos jogadores. Por isso, nenhum dos lados pode escolher o que é sorteado.

fair-step-seed = Antes de a mesa existir, o servidor escolhe uma semente de 256 bits aleatórios e publica o hash SHA-256 dela: o compromisso. A partir daí, não pode trocar a semente sem que se perceba.
fair-step-salt = Só então os jogadores acrescentam seu sal. Cada navegador acrescenta caracteres aleatórios sozinho; você também pode digitar os seus. Assim, quem hospeda também não consegue prever os sorteios.
fair-step-draw = Cada sorteio é calculado a partir da semente e do sal por uma regra fixa. Nenhuma ordem embaralhada fica guardada: cada sorteio se decide quando acontece.
fair-step-open = Depois da partida, a semente é revelada e fica guardada no registro, com todos os resultados.
fair-check-title = Confira por conta própria
fair-check-page = A página de cada partida encerrada diz se todos os resultados conferem com a semente e mostra o compromisso, o sal e a semente.
fair-check-program = Baixe a partida e deixe o programa recalcular tudo no seu computador:
fair-check-hand = Ou confira só o compromisso, com qualquer ferramenta de SHA-256; o resultado deve ser o que você viu antes da partida:
fair-check-method = A regra de cada sorteio está descrita junto com o formato dos nossos registros; o método se chama sha256-1.

## Settings

settings-you = Você
settings-play = Jogo
your-name = Seu nome
your-name-help = como os outros veem você à mesa
language = Idioma
language-browser = idioma do navegador
pace = Velocidade dos bots
pace-help = quanto os bots esperam antes de jogar
pace-slow = lento
pace-normal = normal
pace-fast = rápido
pace-at-once = imediato
confirm = Pedir confirmação em jogadas arriscadas
confirm-help = só nas que não podem ser desfeitas

## Problems

problem-title = Algo deu errado
problem-title-not-found = Página não encontrada
problem-not-found = Essa página ou mesa não existe. O endereço pode estar incompleto.
problem-not-yours = Este lugar não é seu.
problem-stale = A mesa mudou nesse meio-tempo. Esta é a situação atual – escolha de novo.
problem-not-asked = Não é a sua vez.
problem-seat-taken = Alguém acabou de ocupar este lugar. Escolha outro.
problem-table-exists = Já existe uma mesa com este endereço. Crie outra na página inicial.
problem-not-now-waiting = A partida ainda não começou.
problem-not-now-begun = A partida já começou.
problem-not-now-seats-open = Ainda há lugares livres.
problem-not-now-running = A partida ainda não terminou.
problem-not-now-over = A partida terminou.
problem-not-now-bot-plays = Um bot está jogando por você. Retome primeiro o seu lugar.
problem-not-now-not-alone = Há outras pessoas jogando nesta mesa.
problem-not-now-learnt = Não dá mais para desfazer isto.
problem-bad-form = Confira o formulário: { $what }
problem-bad-record = Este arquivo não é uma partida legível: { $what }
problem-too-large = Isto é grande demais.
problem-too-many-requests = Pedidos demais. Espere um momento e tente de novo.
problem-too-many-waiting = Esta mesa está muito ocupada. Tente de novo daqui a pouco.
problem-too-many-tables = Hoje você criou mesas demais que ainda não terminaram. Termine uma ou volte amanhã.
problem-too-many-entries = Já aconteceu coisa demais nesta mesa: só dá para terminar a partida.
problem-too-many-imports = Partidas demais foram importadas hoje. Volte amanhã.
problem-too-many-connections = Há conexões demais abertas. Feche algumas e tente de novo.
problem-too-many-streams = Há páginas demais abertas. Feche algumas e tente de novo.
problem-foreign = Este pedido veio de outro site e foi bloqueado.
problem-no-token = Isto exige um token.
problem-damaged = Os dados salvos desta mesa estão danificados, por isso ela não pode ser mostrada. Avise quem hospeda o site; as outras mesas não foram afetadas.
problem-not-written = O servidor não consegue gravar no disco agora. Nada mudou; tente de novo mais tarde.
problem-unavailable = O servidor não pode fazer isto agora. Nada se perdeu; tente de novo daqui a pouco.

## The waiting room

waiting-title = Aguardando jogadores
waiting-at = Mesa de { $game }
waiting-seats = Lugares
waiting-open = livre
waiting-you = você
waiting-away = ausente
waiting-salted = sal incluído:
waiting-unsalted = ainda sem sal
waiting-bot-rank = Nível do bot
waiting-add-bot = Incluir bot
waiting-listed = Esta mesa aparece na página inicial; qualquer pessoa pode entrar.
waiting-private = Só quem tem o link pode entrar.
waiting-host-starts = A partida começa quando quem criou a mesa iniciar.
waiting-open-seats =
    { $count ->
        [0] Ainda há { $count } lugares livres: espere alguém ou inclua bots.
        [one] Ainda há { $count } lugar livre: espere alguém ou inclua um bot.
       *[other] Ainda há { $count } lugares livres: espere alguém ou inclua bots.
    }
waiting-shuffle = Um sorteio que ninguém pode manipular
waiting-promise = O sorteio já está definido; esta é a impressão digital dele. O navegador de cada jogador acrescenta um texto aleatório que quem hospeda não tinha como conhecer. Depois da partida, tudo é revelado e cada sorteio pode ser conferido.
waiting-own-salt = Acrescente seu próprio texto aleatório (opcional)
waiting-add-salt = Incluir
sit-here = Sentar aqui
start-game = Começar a partida
guest-name = Visitante

## Motion, sound and pace
skip-to-my-turn = Pular até a minha vez
motion = Animações
motion-help = peças em movimento, contagem de pontos
motion-system = conforme o sistema
motion-full = sempre
motion-reduced = nenhuma
settings-sound = Som e notificações
volume = Volume
volume-help = 0 = sem som
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
scoring-reference = Resumo da pontuação
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
passed-help = A mão de cada pessoa é só para os olhos dela.
passed-here = Sou { $name }
passed-turn = É a vez de { $name }
