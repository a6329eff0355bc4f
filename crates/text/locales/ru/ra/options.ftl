# What a table may choose (RA-12.6). Every option and every value has a message; the tests demand it.
# `.help` helps to choose where the values do not say it; `.chosen` is the value in a list of choices.

option-ra-scores = Счёт других
    .help = во время партии
option-ra-scores-hidden = скрыт
option-ra-scores-open = счёт открыт
option-ra-track = Трек Ра
    .help = как показаны Ра этой эпохи
option-ra-track-tiles = жетоны
option-ra-track-barge = солнечная ладья
option-ra-counter = Остаток в мешочке
    .help = числа и шансы для всех
option-ra-counter-off = не показан
option-ra-counter-on = числа и шансы
option-ra-names = Названия
    .help = знакомого вам издания; правила те же
option-ra-names-classic = обычные
option-ra-names-1999 = издание 1999 года
option-ra-names-2016 = издание 2016 года
option-ra-names-brazilian = бразильское издание
option-ra-names-2023 = издание 2023 года
