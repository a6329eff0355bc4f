site-name = Heliopolis
to-start-page = Heliopolis, главная страница
skip-to-content = К содержанию
skip-to-decision = К вашему решению
unofficial = Неофициальный сайт. Heliopolis не связан с автором и издателями игр «Ра» и «Амон-Ра». Тексты и рисунки — наши собственные.
fair-link = Честная тасовка
settings = Настройки
save = Сохранить
to-start = На главную
site-tools = Сайт
close = Закрыть
copy = Копировать
copied = Скопировано
none = нет
bot = бот
you = Вы
your-turn = Ваш ход
of-all = из { $all }
list-and = { $first } и { $last }
explain = { $what }. Пояснить

## At the table

what-happened = Что произошло
table-tools = Стол
menu = Меню
keys = Клавиши
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
undo = Отменить
undo-last = Отменить последнее решение
undo-nothing = Отменить нельзя: с тех пор что-то открылось или походили другие
theme = Тема
theme-system = Система
theme-day = День
theme-night = Ночь
invite = Пригласите других по этой ссылке
leave = Покинуть стол
leave-slip = Покинуть стол? Ваше место опустеет; другие смогут посадить туда бота.
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться за стол
has-left = { $name } больше не за столом.
is-away = { $name } не в сети.
let-bot-play = Посадить бота
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-say = Написать
chat-send = Отправить
play-again = Сыграть ещё, места те же
connection-lost = Связь потеряна. Пробуем снова; ничего не пропало.

## Replay

replay = Просмотр
replay-first = В начало
replay-back = Назад
replay-forward = Вперёд
replay-last = В конец
replay-at = { $at } из { $last }
replay-to-step = Просмотр с шага { $step }
replay-eyes = Чьими глазами
replay-spectator = Зритель
replay-look = Смотреть
replay-continue = Играть отсюда
download-record = Запись

## Fairness

fair-commitment = Обязательство, показанное до первого жетона
fair-salt = Соль игроков
fair-seed = Зерно
fair-promised = Тасовка обещана
fair-proven =
    { $count ->
        [one] Честно: { $count } исход следует из зерна
        [few] Честно: все { $count } исхода следуют из зерна
       *[other] Честно: все { $count } исходов следуют из зерна
    }
fair-unproven = Тасовка не доказана
fair-prepared = Подготовлено для обучения
fair-prepared-why = Случай в этой игре подготовлен так, чтобы новое появлялось постепенно. Ничего не тасовалось, и ничего здесь не обещано.
fair-how = Как это проверить
fair-title = Как проверить честность тасовки
fair-why = Никто за столом не обязан верить хозяину сервера, а тот не обязан верить игрокам. Поэтому ни он, ни они не могут выбирать, что выпадет.

fair-step-seed = Ещё до появления стола сервер выбирает зерно из 256 случайных битов и показывает его SHA-256: это обязательство. Незаметно сменить зерно он уже не может.
fair-step-salt = Лишь затем игроки добавляют свою соль. Каждый браузер сам берёт случайные знаки; можно ввести и свои. Поэтому исход не знает и хозяин сервера.
fair-step-draw = Каждый жетон, карточка и жребий следует из зерна и соли по твёрдому правилу. Порядок жетонов в мешочке нигде не хранится; каждый исход решается в свой момент.
fair-step-open = После партии зерно показывают; оно стоит в записи вместе со всеми исходами.
fair-check-title = Проверьте сами
fair-check-page = Страница каждой завершённой партии говорит, все ли её исходы следуют из зерна, и показывает обязательство, соль и зерно.
fair-check-program = Скачайте запись, и программа пересчитает всё на вашем компьютере:
fair-check-hand = Или проверьте одно обещание любой программой, знающей SHA-256; должно получиться обязательство, которое вы видели до партии:
fair-check-method = Правило для каждого исхода описано в формате наших записей: метод называется sha256-1.

## Settings

settings-you = Вы
settings-play = Игра
your-name = Ваше имя
your-name-help = как вас зовут за столом
language = Язык
language-browser = как в браузере
pace = Темп ботов
pace-help = сколько бот ждёт перед действием
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
pace-at-once = сразу
confirm = Переспрашивать при вероятной оплошности
confirm-help = только если действие нельзя отменить

## Problems

problem-title = Не получилось
problem-not-found = Такой страницы или стола нет. Возможно, адрес неполон.
problem-not-yours = Это не ваше место.
problem-stale = Тем временем произошло что-то ещё. Стол показан как есть; решите заново.
problem-not-asked = Сейчас вам нечего решать.
problem-seat-taken = Это место только что заняли. Выберите другое.
problem-table-exists = Стол с таким адресом уже есть. Откройте новый с начальной страницы.
problem-not-now-waiting = Партия ещё не началась.
problem-not-now-begun = Партия уже началась.
problem-not-now-seats-open = Ещё не все места заняты.
problem-not-now-running = Партия ещё не закончена.
problem-not-now-over = Партия закончена.
problem-not-now-bot-plays = За вас играет бот. Сначала верните себе место.
problem-not-now-not-alone = За этим столом играют и другие люди.
problem-not-now-learnt = Этого уже не отменить.
problem-bad-form = Форма не понята: { $what }
problem-bad-record = Это не запись партии, которую можно прочесть: { $what }
problem-too-large = Это слишком велико и не принято.
problem-too-many-requests = Слишком много запросов сразу. Подождите немного и попробуйте снова.
problem-too-many-waiting = Этот стол сейчас очень занят. Попробуйте чуть позже.
problem-too-many-tables = Сегодня вы открыли слишком много столов, игра за которыми не закончена. Доиграйте за одним из них или приходите завтра.
problem-too-many-entries = За этим столом произошло слишком многое: продолжается только сама партия.
problem-too-many-imports = Сегодня загружено слишком много записей. Приходите завтра.
problem-too-many-connections = Открыто слишком много соединений сразу. Закройте часть и попробуйте снова.
problem-too-many-streams = Открыто слишком много страниц сразу. Закройте часть и попробуйте снова.
problem-foreign = Запрос пришёл с другого сайта и не выполнен.
problem-no-token = Для этого нужен токен.
problem-damaged = Данные этого стола повреждены, показать его нельзя. Сообщите хозяину сервера; другие столы не задеты.
problem-not-written = Сервер сейчас не может записать данные на диск. Ничего не произошло; попробуйте позже.
problem-unavailable = Сервер сейчас не может этого сделать. Ничего не пропало; попробуйте чуть позже.

## The waiting room

waiting-title = Ожидание игроков
waiting-at = Стол игры «{ $game }»
waiting-seats = Места
waiting-open = свободно
waiting-you = вы
waiting-away = не в сети
waiting-salted = соль добавлена:
waiting-unsalted = соли ещё нет
waiting-bot-rank = Ранг бота
waiting-add-bot = Добавить бота
waiting-listed = Стол виден на главной странице; сесть может кто угодно.
waiting-private = Этот стол найдут только те, у кого есть ссылка.
waiting-host-starts = Партия начнётся, когда её запустит хозяин стола.
waiting-open-seats =
    { $count ->
        [one] Свободно { $count } место: подождите кого-нибудь или добавьте бота.
        [few] Свободно { $count } места: подождите кого-нибудь или добавьте ботов.
       *[other] Свободно { $count } мест: подождите кого-нибудь или добавьте ботов.
    }
waiting-shuffle = Тасовка, которую никто не выбирает
waiting-promise = Зерно этого стола уже выбрано; вот его отпечаток. Браузер каждого игрока добавляет соль, которой сервер знать не мог. После партии зерно покажут, и каждый исход можно будет проверить.
waiting-own-salt = Своя соль, если хотите
waiting-add-salt = Добавить
sit-here = Сесть сюда
start-game = Начать партию
guest-name = Гость

## Motion, sound and pace
skip-to-my-turn = Пропустить до моего хода
motion = Движение
motion-help = жетоны перемещаются, очки набегают
motion-system = как в системе
motion-full = всегда
motion-reduced = нет
settings-sound = Звук и внимание
volume = Громкость
volume-help = при 0 всё беззвучно
notify = Звать меня, когда мой ход
notify-help = пока страница открыта в другой вкладке
notify-denied = Браузер не разрешает уведомления с этой страницы.

## Rules to read

rules-title = Правила игры «{ $game }»
rules-word = Правила
rules-contents = На этой странице
rules-minute = Игра за одну минуту
rules-cites = Пункты правил
rules-play = Играть в «{ $game }»
scoring-reference = За что дают очки
scoring-more = Все правила

## Designs

design-title = Детали игры «{ $game }»
design-colours = Цвета
design-letters = Буквы
design-controls = Управление
design-pieces = Фишки и карточки
design-drawings = Рисунки

# A device that is passed round.
passed-to = Передайте устройство: { $name }
passed-help = Что у игрока на руках, видит только он.
passed-here = Я — { $name }
passed-turn = Ход: { $name }
