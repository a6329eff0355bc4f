site-name = Heliopolis
to-start-page = Heliopolis, главная страница
skip-to-content = Перейти к содержанию
skip-to-decision = Перейти к вашему ходу
unofficial = Неофициальный фан-сайт, не связанный с автором и издателями игр «Ра» и «Амон-Ра». Тексты и рисунки — наши собственные.
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
list-and = { $first } и { $last }
explain = Пояснить: { $what }

## At the table

what-happened = Журнал партии
table-tools = Стол
menu = Меню
keys = Горячие клавиши
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
undo = Отменить
undo-last = Отменить последний ход
undo-nothing = Отменить нельзя: с тех пор что-то открылось или походили другие
theme = Тема
theme-system = Системная
theme-day = Дневная
theme-night = Ночная
invite = Пригласите других по этой ссылке
leave = Покинуть стол
leave-slip = Покинуть стол? Ваше место опустеет; другие смогут посадить на него бота.
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться за стол
has-left = { $name } больше не за столом.
is-away = { $name } не в сети.
let-bot-play = Посадить бота
chat = Чат
chat-empty = Сообщений пока нет.
chat-say = Написать сообщение
chat-send = Отправить
play-again = Сыграть ещё раз
connection-lost = Связь потеряна, восстанавливаем. Ваша партия в безопасности.

## Replay

replay = Просмотр
replay-first = В начало
replay-back = Назад
replay-forward = Вперёд
replay-last = В конец
replay-at = { $at } из { $last }
replay-to-step = Просмотр, шаг { $step }
replay-eyes = Чьими глазами
replay-spectator = Зритель
replay-look = Показать
replay-continue = Играть с этого места
download-record = Скачать партию

## Fairness

fair-commitment = Обязательство, показанное до первого жетона
fair-salt = Соль игроков
fair-seed = Начальное число (seed)
fair-promised = Честность: тасовка зафиксирована
fair-proven =
    { $count ->
        [one] Честно: { $count } исход соответствует начальному числу
        [few] Честно: все { $count } исхода соответствуют начальному числу
       *[other] Честно: все { $count } исходов соответствуют начальному числу
    }
fair-unproven = Тасовка не проверена
fair-prepared = Учебная раздача
fair-prepared-why = Все исходы этой партии заданы заранее, чтобы новое появлялось постепенно. Ничего не тасовалось, поэтому и проверять нечего.
fair-how = Как это проверить
fair-title = Как проверить честность тасовки
fair-why = Игроки не обязаны верить хозяину сервера, а он не обязан верить игрокам. Поэтому ни он, ни они не могут выбирать, что выпадет.

fair-step-seed = Ещё до появления стола сервер выбирает начальное число из 256 случайных битов и показывает его хеш SHA-256: это обязательство. Незаметно подменить число он уже не может.
fair-step-salt = Лишь затем игроки добавляют свою соль. Каждый браузер сам берёт случайные символы; можно ввести и свои. Поэтому предсказать исход не может и хозяин сервера.
fair-step-draw = Каждый исход вычисляется из начального числа и соли по постоянному правилу. Порядок жетонов или карточек нигде не хранится: каждый исход определяется в свой момент.
fair-step-open = После партии начальное число раскрывается; оно хранится в записи вместе со всеми исходами.
fair-check-title = Проверьте сами
fair-check-page = На странице каждой завершённой партии указано, все ли её исходы соответствуют начальному числу, и показаны обязательство, соль и само число.
fair-check-program = Скачайте партию, и программа пересчитает всё на вашем компьютере:
fair-check-hand = Или проверьте только обязательство — любой программой, которая вычисляет SHA-256; должно получиться то, что вы видели до партии:
fair-check-method = Правило для каждого исхода описано в формате наших записей: метод называется sha256-1.

## Settings

settings-you = Вы
settings-play = Игра
your-name = Ваше имя
your-name-help = каким его увидят за столом
language = Язык
language-browser = как в браузере
pace = Темп ботов
pace-help = сколько бот ждёт перед ходом
pace-slow = медленный
pace-normal = обычный
pace-fast = быстрый
pace-at-once = мгновенный
confirm = Подтверждать рискованные действия
confirm-help = только те, что нельзя отменить

## Problems

problem-title = Ошибка
problem-title-not-found = Страница не найдена
problem-not-found = Такой страницы или стола нет. Возможно, адрес неполон.
problem-not-yours = Это не ваше место.
problem-stale = Положение за столом изменилось. Вот оно сейчас — пожалуйста, выберите снова.
problem-not-asked = Сейчас не ваш ход.
problem-seat-taken = Это место только что заняли. Выберите другое.
problem-table-exists = Стол с таким адресом уже есть. Создайте новый на главной странице.
problem-not-now-waiting = Партия ещё не началась.
problem-not-now-begun = Партия уже началась.
problem-not-now-seats-open = Ещё не все места заняты.
problem-not-now-running = Партия ещё не закончена.
problem-not-now-over = Партия закончена.
problem-not-now-bot-plays = За вас играет бот. Сначала верните себе место.
problem-not-now-not-alone = За этим столом играют и другие люди.
problem-not-now-learnt = Это уже нельзя отменить.
problem-bad-form = Проверьте форму: { $what }
problem-bad-record = Файл не похож на запись партии: { $what }
problem-too-large = Слишком большой объём данных.
problem-too-many-requests = Слишком много запросов. Подождите немного и попробуйте снова.
problem-too-many-waiting = За этим столом сейчас слишком много запросов. Попробуйте чуть позже.
problem-too-many-tables = Сегодня вы создали слишком много незаконченных столов. Доиграйте за одним из них или приходите завтра.
problem-too-many-entries = За этим столом слишком много событий: можно только доиграть партию.
problem-too-many-imports = Сегодня загружено слишком много партий. Приходите завтра.
problem-too-many-connections = Открыто слишком много соединений. Закройте часть и попробуйте снова.
problem-too-many-streams = Открыто слишком много страниц. Закройте часть и попробуйте снова.
problem-foreign = Запрос пришёл с другого сайта и был отклонён.
problem-no-token = Для этого нужен токен.
problem-damaged = Данные этого стола повреждены, и показать его нельзя. Сообщите хозяину сервера; другие столы не пострадали.
problem-not-written = Сервер сейчас не может записать данные на диск. Ничего не изменилось; попробуйте позже.
problem-unavailable = Сервер сейчас не может этого сделать. Ничего не пропало; попробуйте чуть позже.

## The waiting room

waiting-title = Ожидание игроков
waiting-at = Стол «{ $game }»
waiting-seats = Места
waiting-open = свободно
waiting-you = вы
waiting-away = не в сети
waiting-salted = соль добавлена:
waiting-unsalted = соли ещё нет
waiting-bot-rank = Уровень бота
waiting-add-bot = Добавить бота
waiting-listed = Стол виден на главной странице; присоединиться может кто угодно.
waiting-private = Присоединиться могут только те, у кого есть ссылка.
waiting-host-starts = Партия начнётся, когда её запустит хозяин стола.
waiting-open-seats =
    { $count ->
        [one] Свободно { $count } место: подождите кого-нибудь или добавьте бота.
        [few] Свободно { $count } места: подождите кого-нибудь или добавьте ботов.
       *[other] Свободно { $count } мест: подождите кого-нибудь или добавьте ботов.
    }
waiting-shuffle = Тасовка, которую нельзя подстроить
waiting-promise = Тасовка уже зафиксирована; вот её отпечаток. Браузер каждого игрока добавляет случайную строку, которой хозяин сервера знать не мог. После партии всё раскроется, и каждый исход можно будет проверить.
waiting-own-salt = Добавить свою случайную строку (по желанию)
waiting-add-salt = Добавить
sit-here = Сесть сюда
start-game = Начать партию
guest-name = Гость

## Motion, sound and pace
skip-to-my-turn = Пропустить до моего хода
motion = Анимация
motion-help = движение жетонов, подсчёт очков
motion-system = как в системе
motion-full = всегда
motion-reduced = нет
settings-sound = Звук и уведомления
volume = Громкость
volume-help = 0 — без звука
notify = Уведомлять о моём ходе
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
passed-help = Руку игрока видит только он сам.
passed-here = Я — { $name }
passed-turn = Ход: { $name }
