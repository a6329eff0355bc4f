# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Счёт соперников
    .help = во время партии
option-ra-scores-hidden = скрыт
option-ra-scores-open = счёт открыт
option-ra-track = Трек Ра
    .help = как показаны вышедшие жетоны Ра
option-ra-track-tiles = жетоны
option-ra-track-barge = солнечная ладья
option-ra-counter = Счётчик мешочка
    .help = остаток и шансы, для всех
option-ra-counter-off = выключен
option-ra-counter-on = счётчик мешочка
option-ra-names = Названия
    .help = знакомого вам издания; правила те же
option-ra-names-classic = стандартные
option-ra-names-1999 = издание 1999 года
option-ra-names-2016 = издание 2016 года
option-ra-names-brazilian = бразильское издание
option-ra-names-2023 = издание 2023 года
