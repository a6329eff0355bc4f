# Ra: the words of the table. Names of editions follow RA-E20 to RA-E24.

ra-name = Ра
ra-kind = Берите жетоны, взывайте к Ра, перебивайте ставки: три эпохи, и солнца вечно мало.

## Tiles: the name, one of it, some of it

ra-tile-ra = Ра
    .one = жетон Ра
    .many =
        { $count ->
            [one] { $count } жетон Ра
            [few] { $count } жетона Ра
           *[other] { $count } жетонов Ра
        }
ra-tile-god = бог
    .one = бога
    .many = { $count } богов
ra-tile-gold = золото
    .one = золото
    .many =
        { $count ->
            [one] { $count } жетон золота
            [few] { $count } жетона золота
           *[other] { $count } жетонов золота
        }
ra-tile-pharaoh = фараон
    .one = фараона
    .many = { $count } фараонов
ra-tile-nile = Нил
    .one = жетон Нила
    .many =
        { $count ->
            [one] { $count } жетон Нила
            [few] { $count } жетона Нила
           *[other] { $count } жетонов Нила
        }
ra-tile-flood = паводок
    .one = паводок
    .many =
        { $count ->
            [one] { $count } паводок
            [few] { $count } паводка
           *[other] { $count } паводков
        }
ra-tile-civ-art = искусство
    .one = искусство
    .many =
        { $count ->
            [one] { $count } жетон искусства
            [few] { $count } жетона искусства
           *[other] { $count } жетонов искусства
        }
ra-tile-civ-agriculture = земледелие
    .one = земледелие
    .many =
        { $count ->
            [one] { $count } жетон земледелия
            [few] { $count } жетона земледелия
           *[other] { $count } жетонов земледелия
        }
ra-tile-civ-religion = религия
    .one = религию
    .many =
        { $count ->
            [one] { $count } жетон религии
            [few] { $count } жетона религии
           *[other] { $count } жетонов религии
        }
ra-tile-civ-astronomy = астрономия
    .one = астрономию
    .many =
        { $count ->
            [one] { $count } жетон астрономии
            [few] { $count } жетона астрономии
           *[other] { $count } жетонов астрономии
        }
ra-tile-civ-writing = письмен{ "\u00AD" }ность
    .one = письменность
    .many =
        { $count ->
            [one] { $count } письменность
            [few] { $count } письменности
           *[other] { $count } письменностей
        }
ra-tile-mon-fortress = крепость
    .one = крепость
    .many =
        { $count ->
            [one] { $count } крепость
            [few] { $count } крепости
           *[other] { $count } крепостей
        }
ra-tile-mon-obelisk = обелиск
    .one = обелиск
    .many =
        { $count ->
            [one] { $count } обелиск
            [few] { $count } обелиска
           *[other] { $count } обелисков
        }
ra-tile-mon-palace = дворец
    .one = дворец
    .many =
        { $count ->
            [one] { $count } дворец
            [few] { $count } дворца
           *[other] { $count } дворцов
        }
ra-tile-mon-pyramid = пирамида
    .one = пирамиду
    .many =
        { $count ->
            [one] { $count } пирамиду
            [few] { $count } пирамиды
           *[other] { $count } пирамид
        }
ra-tile-mon-sphinx = сфинкс
    .one = сфинкса
    .many = { $count } сфинксов
ra-tile-mon-statue = статуя
    .one = статую
    .many =
        { $count ->
            [one] { $count } статую
            [few] { $count } статуи
           *[other] { $count } статуй
        }
ra-tile-mon-step-pyramid = ступ. пирамида
    .one = ступенчатую пирамиду
    .many =
        { $count ->
            [one] { $count } ступенчатую пирамиду
            [few] { $count } ступенчатые пирамиды
           *[other] { $count } ступенчатых пирамид
        }
ra-tile-mon-temple = храм
    .one = храм
    .many =
        { $count ->
            [one] { $count } храм
            [few] { $count } храма
           *[other] { $count } храмов
        }
ra-tile-dis-funeral = похороны
    .one = похороны
    .many =
        { $count ->
            [2] двое похорон
            [3] трое похорон
            [4] четверо похорон
           *[other] { $count } похорон
        }
ra-tile-dis-drought = засуха
    .one = засуху
    .many =
        { $count ->
            [one] { $count } засуху
            [few] { $count } засухи
           *[other] { $count } засух
        }
ra-tile-dis-war = война
    .one = войну
    .many =
        { $count ->
            [one] { $count } войну
            [few] { $count } войны
           *[other] { $count } войн
        }
ra-tile-dis-earthquake = землетрясение
    .one = землетрясение
    .many =
        { $count ->
            [one] { $count } землетрясение
            [few] { $count } землетрясения
           *[other] { $count } землетрясений
        }
ra-tile-unrest = смута
    .one = смуту
    .many =
        { $count ->
            [one] { $count } смуту
            [few] { $count } смуты
           *[other] { $count } смут
        }
ra-tile-mausoleum = мавзолей
    .one = мавзолей
    .many =
        { $count ->
            [one] { $count } мавзолей
            [few] { $count } мавзолея
           *[other] { $count } мавзолеев
        }
ra-tile-sanctuary = святилище
    .one = святилище
    .many =
        { $count ->
            [one] { $count } святилище
            [few] { $count } святилища
           *[other] { $count } святилищ
        }

## Gods

ra-god-anubis = Анубис
ra-god-bastet = Бастет
ra-god-khnum = Хнум
ra-god-horus = Гор
ra-god-set = Сет
ra-god-sobek = Себек
ra-god-thoth = Тот
ra-god-wadjet = Уаджит
ra-god-hathor = Хатхор
ra-god-isis = Исида
ra-god-osiris = Осирис
ra-god-ptah = Птах
ra-god-sekhmet = Сехмет
ra-god-seshat = Сешат

## Epochs and points

ra-epochs = Эпохи
ra-epoch = Эпоха { $number }
ra-era = Эра { $number }
ra-kingdom =
    { $number ->
        [1] Древнее царство
        [2] Среднее царство
       *[3] Новое царство
    }
ra-epoch-done = Завершена, показать подсчёт:
ra-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
ra-fame-points =
    { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
       *[other] { $count } очков славы
    }
ra-victory-points =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[other] { $count } победных очков
    }

## Categories

ra-gods = Боги
ra-gold = Золото
ra-pharaohs = Фараоны
ra-river = Река
ra-nile = Нил
ra-floods = Паводки
ra-civilization = Цивилизация
ra-kinds-of-civilization = Типы цивилизации
ra-monuments = Монументы
ra-variety = разные монументы
ra-identical = одинаковые монументы
ra-suns = Солнца
ra-disasters = Бедствия
ra-kinds =
    { $count ->
        [one] { $count } тип
        [few] { $count } типа
       *[other] { $count } типов
    }

## The board

ra-board = Планшет аукциона
ra-centre-sun = солнце в центре
ra-track = Трек Ра: { $count } из { $last }
ra-track-ra = Ра { $number }
ra-track-free = деление { $number }
ra-track-end = Ра № { $number } завершает эпоху
ra-drawn-ra = жетонов Ра
ra-more-end =
    { $count ->
        [one] следующий завершит эпоху
       *[other] ещё { $count } — и эпохе конец
    }
ra-tiles-in-row = жетонов в ряду
ra-bag-ra = в мешочке — Ра
ra-per-draw = { $percent } % за раз
ra-row = Ряд: { $count } из { $spaces } жетонов
ra-space-free = свободно
ra-stays = Остаётся на следующую эпоху.
ra-leaves = Сбрасывается в конце эпохи.
ra-strikes = Сбрасывается после действия.

ra-auction = Аукцион
ra-bids = Ставки по порядку
ra-cause-drawn = { $you ->
    [yes] вы взяли жетон Ра
   *[no] { $who } берёт жетон Ра
}
ra-cause-invoked = { $you ->
    [yes] вы воззвали к Ра
   *[no] { $who } взывает к Ра
}
ra-cause-full = { $you ->
    [yes] вы воззвали к Ра (ряд полон)
   *[no] { $who } взывает к Ра (ряд полон)
}
ra-your-bid-now = ваша ставка?
ra-bids-now = ставит
ra-highest = лучшая
ra-outbid = перебита
ra-passed = пас
ra-speaks-last = в конце
ra-turn = Ход
ra-loss = Бедствие
ra-over = Партия окончена
ra-turn-order = Порядок хода
ra-to-act = ход
ra-no-suns = солнц нет
ra-bid-word = ставка

## Players

ra-other-players = Другие игроки, по часовой стрелке
ra-suns-in-all = всего { $sum }
ra-usable = доступно
ra-spent = потрачено
ra-score = счёт
ra-now = сейчас
ra-row-word = ряд
ra-row-change = Что изменится, если вы выиграете этот ряд
ra-hidden = скрыто
ra-hidden-until-end = Скрыто до конца партии
ra-show-tiles =
    { $you ->
        [yes] Показать все ваши жетоны
       *[no] Показать все жетоны: { $who }
    }
ra-slot =
    { $count ->
        [0] { $tile }: нет
       *[other] { $tile }: { $count }
    }
ra-gods-named = Боги: { $names }
ra-monuments-later = Подсчёт после третьей эпохи
ra-at-the-end = { $points } в конце

## What the row is worth, and the bag

ra-side = Помощь и журнал
ra-worth = Чего стоит этот ряд
ra-worth-part = { $category } { $points }
ra-worth-nothing = ничего не меняет
ra-later = { $points } в конце
ra-already-passed = уже пас
ra-cannot-outbid = не перебить
ra-bag = В мешочке
ra-tiles =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }
ra-odds = Следующий жетон — Ра: { $percent } %. За три жетона: { $three } %.

## The decision

ra-act-draw = Взять жетон
ra-act-invoke = Воззвать к Ра
ra-act-god = Потратить бога: взять { $tile }
ra-act-done = Больше не тратить богов
ra-act-pass = Пас
ra-act-bid = Ставка { $sun }
ra-act-lose = Потерять { $tile }

ra-your-turn-why = Выберите одно действие: взять жетон, воззвать к Ра или потратить бога.
ra-your-turn-full = Ряд заполнен: воззовите к Ра или потратьте бога.
ra-draw-odds = Шанс Ра: { $percent } %.
ra-draw-space =
    { $count ->
        [one] Осталось { $count } место
        [few] Осталось { $count } места
       *[other] Осталось { $count } мест
    }
ra-invoke-says = Начать аукцион; если остальные спасуют, ставка обязательна
ra-invoke-full = Начать аукцион; если спасуют все, ряд пропадёт
ra-spend = Потратить: { $god }
ra-spend-a-god = Потратить бога
ra-spend-says = Взять один жетон из ряда
ra-choose-tile = Выберите жетон. Бог сбрасывается.
ra-nothing-for-gods = В ряду нет ничего, что можно взять за бога
ra-god-step = Ещё бога?
ra-god-step-why =
    { $count ->
        [one] Можно потратить ещё { $count } бога или закончить.
       *[other] Можно потратить ещё { $count } богов или закончить.
    }
ra-done-says = Оставить остальных и закончить ход
ra-your-bid = Ваша ставка
ra-must-bid = Ставка обязательна
ra-must-bid-why = Вы воззвали к Ра, а других ставок нет. Подойдёт любое ваше солнце.
ra-bid-above = Ставьте больше { $sun } или пасуйте.
ra-bid-any = Ставьте любое своё солнце или пасуйте.
ra-nobody-after = Ваша ставка последняя.
ra-one-after = После вас — только { $who }.
ra-some-after =
    { $count ->
        [one] После вас — { $count } игрок.
        [few] После вас — { $count } игрока.
       *[other] После вас — { $count } игроков.
    }
ra-wins-surely = Верная победа.
ra-beaten-by =
    { $count ->
        [one] Побьёт только { $suns }.
       *[other] Побьют { $suns }.
    }
ra-beaten-by-some =
    { $count ->
        [one] Побьёт { $count } солнце.
        [few] Побьют { $count } солнца.
       *[other] Побьют { $count } солнц.
    }
ra-pass-goes = Ряд забирает { $who } за { $sun }
ra-pass-stands = Пока лидирует { $who }: { $sun }
ra-pass-no-bid-yet = Ставок пока нет; после вас ставят другие
ra-pass-row-lost = Ставок нет: все восемь жетонов пропадут
ra-pass-row-stays = Ставок нет: ряд останется как есть
ra-lose-civilization =
    { $count ->
        [one] Выберите, какой ещё жетон цивилизации потерять.
        [few] Потеряйте { $count } жетона цивилизации, выбирая по одному.
       *[other] Потеряйте { $count } жетонов цивилизации, выбирая по одному.
    }
ra-lose-of = У вас { $count }.
ra-lose-monument =
    { $count ->
        [one] Выберите, какой ещё монумент потерять.
        [few] Потеряйте { $count } монумента, выбирая по одному.
       *[other] Потеряйте { $count } монументов, выбирая по одному.
    }
ra-slip-disaster = Точно потратить бога на { $disaster }?

ra-decides =
    { $you ->
        [yes] Ваш ход
       *[no] Ждём: { $who }
    }
ra-wait-turn =
    { $you ->
        [yes] Ваш ход (солнца { $suns }).
       *[no] Ходит { $who } (солнца { $suns }).
    }
ra-wait-bid =
    { $you ->
        [yes] Ваша ставка (солнца { $suns }).
       *[no] Ставит { $who } (солнца { $suns }).
    }
ra-wait-last-bid =
    { $you ->
        [yes] Ваша ставка, последняя (солнца { $suns }).
       *[no] Последняя ставка: { $who } (солнца { $suns }).
    }
ra-wait-deal = Раздаются солнца
ra-wait-draw = Берётся жетон
ra-wait-god = Ещё бог или конец хода.
ra-wait-loss = { $disaster }: какие жетоны потерять?
ra-suns-set = У вас не осталось солнц
ra-suns-set-why = Вы вернётесь в следующей эпохе, когда все солнца снова откроются.
ra-you-watch = Вы смотрите.
ra-your-bid-stands = Ваша ставка { $sun } лидирует.
ra-your-bid-beaten = Ваша ставка { $sun } перебита.
ra-you-passed = Вы спасовали.
ra-you-speak-later = Вы ставите позже в этом аукционе.
ra-you-wait = Ждём других игроков.

## Why not

ra-why-row-full = Ряд заполнен: воззовите к Ра или потратьте бога
ra-why-no-god = У вас нет богов
ra-why-not-for-gods = Этот жетон нельзя взять за бога
ra-why-not-in-row = Такого жетона в ряду нет
ra-why-not-usable = Это солнце использовать нельзя
ra-why-too-low = Нужно больше { $sun }
ra-why-must-bid = Вы воззвали к Ра, других ставок нет — ставка обязательна
ra-why-not-owned = У вас нет этого жетона
ra-why-not-struck = Это бедствие не действует на такой жетон
ra-why-not-at-turn = Это отдельное действие хода
ra-why-no-auction = Сейчас нет аукциона
ra-why-during-auction = Во время аукциона богов тратить нельзя
ra-why-nothing-to-end = В этот ход вы ещё не тратили богов
ra-why-nothing-to-lose = Терять жетон не нужно
ra-why-loss-first = Сначала выберите жетон, который теряете

## What happened

ra-log-dealt =
    { $who } { $you ->
        [yes] получаете
       *[no] получает
    } солнца { $suns }.
ra-log-epoch-began =
    { $epoch } начинается. { $you ->
        [yes] У вас старшее солнце, и вы начинаете.
       *[no] Старшее солнце и первый ход: { $who }.
    }
ra-log-drawn =
    { $who } { $you ->
        [yes] берёте
       *[no] берёт
    } { $tile }.
ra-log-ra =
    { $who } { $you ->
        [yes] берёте
       *[no] берёт
    } жетон { $ra }: { $count } из { $last }.
ra-log-invoked =
    { $who } { $you ->
        [yes] взываете
       *[no] взывает
    } к Ра.
ra-log-bid =
    { $who } { $you ->
        [yes] ставите
       *[no] ставит
    } { $sun }.
ra-log-passed =
    { $who } { $you ->
        [yes] пасуете
       *[no] пасует
    }.
ra-log-nobody-bid =
    Ставок нет. { $lost ->
        [yes] Весь ряд пропадает.
       *[no] Ряд остаётся.
    }
ra-log-won =
    { $who } со ставкой { $sun } { $you ->
        [yes] забираете
       *[no] забирает
    } { $count ->
        [0] только
       *[other] { $tiles }, а также
    } солнце { $spent }.
ra-log-god =
    { $who } { $you ->
        [yes] тратите бога и берёте
       *[no] тратит бога и берёт
    } { $tile }.
ra-log-struck =
    { $disaster }: { $you ->
        [yes] страдаете вы
       *[no] страдает { $who }
    }.
ra-log-lost =
    { $who } { $you ->
        [yes] теряете
       *[no] теряет
    } { $tile }.
ra-log-epoch-ended =
    { $epoch } позади: { $ra ->
        [yes] вышел последний Ра.
       *[no] все солнца потрачены.
    }
ra-log-scored = { $who }: { $category } { $points }.
ra-log-booked =
    { $you ->
        [yes] Ваш итог эпохи: { $points }.
       *[no] { $who }, итог эпохи: { $points }.
    }
ra-log-cleared =
    { $who } { $you ->
        [yes] сбрасываете
       *[no] сбрасывает
    } { $tiles }.
ra-log-placed =
    { $who } { $you ->
        [yes] занимаете
       *[no] занимает
    } { $place }-е место: { $points }.

## Scoring

ra-epoch-ends = { $epoch }: подсчёт очков
ra-ended-by-ra = { $who } берёт последний жетон Ра. Оставшиеся в ряду жетоны сброшены; все подсчитывают очки.
ra-ended-by-track = Вышел последний Ра. Оставшиеся в ряду жетоны сброшены; все подсчитывают очки.
ra-ended-by-suns = Все солнца потрачены. Оставшиеся в ряду жетоны сброшены; все подсчитывают очки.
ra-category = Категория
ra-gods-help = по 2 за непотраченного бога
ra-gold-help = по 3
ra-pharaohs-help = больше всех +5, меньше всех −2
ra-river-help = с паводком: по 1 за паводок и Нил
ra-civilization-help = ни одного −5 · 3 типа +5 · 4 типа +10 · 5 типов +15
ra-variety-help = по 1 за тип до 6 · 7 типов +10 · 8 типов +15
ra-identical-help = одного типа: 3 +5 · 4 +10 · 5 +15
ra-suns-help = наибольшая сумма +5, наименьшая −5
ra-most = макс.
ra-fewest = мин.
ra-highest-total = больше
ra-lowest-total = меньше
ra-sum = Итого
ra-sum-help = итог эпохи
ra-score-title = Счёт
ra-keepers = Фараоны, Нил и монументы остаются. Боги, золото, паводки и цивилизация сбрасываются. Все солнца снова открыты.
ra-begin-epoch = Дальше: { $epoch }

ra-has-ended = { $epoch } позади
ra-wins =
    { $you ->
        [yes] Вы побеждаете
       *[no] { $who } побеждает
    }
ra-by-points = с отрывом в { $points }
ra-by-sun = по старшему солнцу
ra-result = Итог
ra-last-scoring = Итоговый подсчёт
ra-start = старт

## What tiles do

ra-tip-count = { $all } в игре
ra-tip-ra = Начинает аукцион и приближает конец эпохи.
ra-tip-god = В свой ход потратьте его вместо другого действия и возьмите один жетон из ряда. Непотраченный даёт 2 в конце эпохи.
ra-tip-gold = Даёт 3 в конце эпохи. Никакое бедствие его не отнимет.
ra-tip-pharaoh = В каждой эпохе: больше всех +5, меньше всех −2.
ra-tip-flood = Если есть хотя бы один паводок, каждый паводок и каждый Нил даёт 1 в этой эпохе.
ra-tip-nile = Даёт 1 в каждой эпохе, где у вас есть паводок, иначе ничего.
ra-tip-civilization = Три разных типа дают 5, четыре — 10, пять — 15; если нет ни одного, вы теряете 5.
ra-tip-monument = Подсчёт после третьей эпохи: за разные типы и за три или больше одного типа.
ra-tip-funeral = Вы теряете двух фараонов.
ra-tip-drought = Вы теряете два жетона реки, сначала паводки.
ra-tip-war = Вы теряете два жетона цивилизации по своему выбору, в том числе только что выигранные.
ra-tip-earthquake = Вы теряете два монумента по своему выбору, в том числе только что выигранные.
