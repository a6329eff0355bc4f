# What a table may choose (AR-10.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-amun-re-expert = Провинции
option-amun-re-expert-no = случайно
option-amun-re-expert-yes = выбирают игроки (для опытных)
    .chosen = для опытных
option-amun-re-instant_stones = Камни из награды
    .help = камни мгновенной награды провинции
option-amun-re-instant_stones-any = в любую свою провинцию
option-amun-re-instant_stones-won = в полученную провинцию
    .chosen = камни — в полученную провинцию
option-amun-re-first = Первый игрок
option-amun-re-first-random = случайно
option-amun-re-first-seat =
    { $seat ->
        [0] хозяин стола
       *[other] место { $seat }
    }
    .chosen =
        { $seat ->
            [0] начинает хозяин стола
           *[other] начинает место { $seat }
        }
option-amun-re-board = Игровое поле
    .help = Оставьте пустым для стандартного поля или вставьте файл поля (JSON); см. правила, { $clause }.
option-amun-re-board-standard = стандартное поле
option-amun-re-board-own = поле { $name }
option-amun-re-gold = Золото соперников
option-amun-re-gold-hidden = скрыто
option-amun-re-gold-open = открыто
    .chosen = золото открыто
option-amun-re-counter = Счётчик карточек
    .help = ещё не выходившие карточки благ, по видам
option-amun-re-counter-off = выключен
option-amun-re-counter-on = включён
    .chosen = счётчик карточек
