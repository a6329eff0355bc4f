# Amun-Re. Arguments: who, by = a player as a badge; you = yes if the sentence is told to that player.
amun-re-name = Амон-Ра
amun-re-kind = Выигрывайте провинции, жертвуйте богу, стройте пирамиды в двух царствах.

## Header
ar-kingdoms = Царства и раунды
ar-round-of = раунд { $round } из 3
ar-rounds-to-come = впереди 3 раунда
ar-rounds-played = сыграно 3 раунда
ar-phases = Фазы раунда
ar-tile = Жетон { $value }
ar-tile-pays = земледелец: { $value } { $value ->
    [one] золото
   *[other] золота
}, храм: { $value } { $value ->
    [one] очко
    [few] очка
   *[other] очков
}, { $camel ->
    [yes] караваны платят
   *[no] караваны не платят
}

## Map and provinces
ar-map = Карта Египта
ar-map-says = Пятнадцать провинций вдоль Нила, север вверху. Всё, что есть на карте, есть и в списке провинций.
ar-map-pan = Карта, прокрутите для сдвига
ar-map-size = Масштаб карты
ar-map-whole = Целиком
ar-map-close = Крупнее
ar-not-in-play = вне игры
ar-show-bids = Показать ставки: { $province }
ar-key = Обозначения
ar-key-title = Обозначения на карте
ar-key-field = поле
ar-key-field-does = место для одного земледельца
ar-key-farmer = земледелец
ar-key-farmer-does = золото в каждой фазе урожая
ar-key-free-farmer = свободный земледелец
ar-key-free-farmer-does = без поля
ar-key-temple = храм
ar-key-temple-does = очки по жетону
ar-key-mine = золотая шахта
ar-key-mine-does = золото в каждой фазе урожая
ar-key-caravan = караван
ar-key-caravan-does = золото при жетонах 1 и 2
ar-key-symbol = символ карточек
ar-key-symbol-does = можно купить одну карточку
ar-key-instant = мгновенная награда
ar-key-instant-does = выдаётся за выигранную провинцию
ar-key-stone = камень
ar-key-stone-does = 3 камня = 1 пирамида
ar-key-pyramid = пирамида
ar-key-pyramid-does = остаётся и в Новом царстве
ar-key-lower = Нижний Египет
ar-key-lower-does = к северу от красной линии
ar-key-upper = Верхний Египет
ar-key-upper-does = к югу от красной линии
ar-lands = Провинции
ar-lands-title = Все провинции
ar-board-name = Поле: { $name }
ar-lies-there = { $farmers } ({ $fields }), { $pyramids }, { $stones }
ar-open-now = на аукционе
ar-leads-with = { $who } лидирует: { $gold }
ar-nobody-leads = ставок нет
ar-barred = закрыта для вас
ar-controlled = контролирует { $who }
ar-nobodys = ничья

## Players
ar-players = Игроки
ar-you = вы
ar-bot = бот
ar-stand-in = пока бот
ar-empty-seat = место пусто
ar-away = не в сети
ar-first-player = Первый игрок этого раунда
ar-next-first-player = Первый игрок следующего раунда
ar-gold-word = Золото
ar-hidden = скрыто
ar-gold-hidden = За этим столом золото скрыто
ar-theft-ready = «Кража» на руке
ar-if-scored = Если считать сейчас
ar-state-bids = делает ставку
ar-state-outbid = ставка перебита: { $province }
ar-state-leads = лидирует: { $province }, { $gold }
ar-state-defence = Защита
ar-state-chosen = выбор сделан
ar-state-choosing = выбирает
ar-state-sealed = подношение выбрано
ar-state-acts = ходит
ar-state-gave = подношение: { $gold } { $gold ->
    [one] золото
   *[other] золота
}
ar-state-stole = кража: 3 золота
ar-order = Порядок хода
ar-order-now = сейчас

## Hand and supply
ar-hand = Ваша рука
ar-hand-number = { $n ->
    [0] только «Кража»
    [one] { $n } карточка и «Кража»
    [few] { $n } карточки и «Кража»
   *[other] { $n } карточек и «Кража»
}
ar-hand-copies = ×{ $n }
ar-play-now = можно сыграть
ar-sell = Продать за 1 золото
ar-sell-wait = Карточки можно продавать, когда ход за вами.
ar-sold-sealed = Продано втайне: { $cards }. Другие увидят это, когда все выберут.
ar-province-hand = Ваши карточки провинций
ar-to-come = Ещё впереди
ar-to-come-perhaps = Ещё не выходили, из них вне игры: { $n }
ar-deck = Колода { $deck }, сброс { $discards }
ar-discards = Сброс
ar-unseen = Ещё не выходили: в колоде и у других

## Decisions: heading and first line of each
ar-ask-your-turn = Ваш ход
ar-ask-sealed = Все выбирают втайне
ar-ask-waiting = Подождите
ar-ask-bid = Поставьте летописца
ar-ask-bid-says = У вас { $gold } { $gold ->
    [one] золото
   *[other] золота
}. Нажмите на клетку, чтобы сделать ставку.
ar-ask-bribed = Ставка: { $province }
ar-ask-bribed-says = Сыгран «Подкуп»: ставьте здесь. У вас { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-ask-lead = Вы лидируете: { $province }, { $gold }
ar-ask-lead-says = Вы лидируете, поэтому можете только спасовать.
ar-ask-stones = { $n ->
    [one] Разместите { $n } камень
    [few] Разместите { $n } камня
   *[other] Разместите { $n } камней
}
ar-ask-farmers = { $n ->
    [one] Разместите { $n } земледельца
   *[other] Разместите { $n } земледельцев
}
ar-ask-place-says = Нажмите на карту или выберите здесь.
ar-ask-market = На рынке
ar-ask-market-says = Карточки, затем земледельцы, затем камни: каждый товар не более одного раза. У вас { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-ask-offering = Ваше подношение
ar-ask-offering-says = Откроется, когда выберут все. У вас { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-ask-change = Измените сумму: { $total }
ar-ask-change-says = Вы сыграли «Изменение подношения»: прибавьте 3 или отнимите 3.
ar-ask-reward = { $n ->
    [one] Возьмите { $n } награду
    [few] Возьмите { $n } награды
   *[other] Возьмите { $n } наград
}
ar-ask-reward-says = Ваше подношение — { $rank ->
    [1] самое большое
    [2] второе по величине
    [3] третье по величине
   *[other] { $rank }-е по величине
}.
ar-ask-harvest = Ваш урожай
ar-ask-reveal = Выберите провинцию для аукциона
ar-ask-reveal-says = Каждый выбирает одну из своих карточек провинций; затем открываются все.
ar-wait-for = Ждём: { $who }
ar-wait-chance = Берутся карточки
ar-wait-auction = { $who } делает ставку.
ar-wait-lead = { $who } лидирует; остаётся только спасовать.
ar-wait-stone = { $who } размещает камень из мгновенной награды.
ar-wait-market = { $who } на рынке.
ar-wait-change = { $who } прибавляет 3 к сумме { $total } или отнимает 3.
ar-wait-reward = { $who } выбирает: { $rewards }.
ar-wait-harvest = { $who } собирает урожай.
ar-wait-sealed = Вы выбрали. Ждём остальных.
ar-wait-watch = Игроки выбирают втайне.
ar-wait-draw = Берутся следующие карточки.
ar-over-says = Партия окончена.

## Auction
ar-lot-empty = Ставок пока нет.
ar-lot-ends = Последняя пустая провинция: ставка здесь завершит аукцион.
ar-lot-leads = { $you ->
    [yes] Вы лидируете: { $gold }.
   *[no] { $who } лидирует: { $gold }.
}
ar-lot-outbid = { $who } перебивает вашу ставку: { $gold }.
ar-lot-defended = Защита: ставьте минимум на две клетки выше.
ar-spaces = Клетки ставок: { $province }
ar-because = { $numbers }: { $why }
ar-held-by = занято: { $who }
ar-play-bribe = Сыграть «Подкуп»: ставка сейчас — { $province }
ar-play-defence-bid = Сыграть «Защиту» вместе со ставкой: другим придётся ставить на две клетки выше
ar-play-defence-lead = Сыграть «Защиту»: другим придётся ставить на две клетки выше ваших { $gold }
ar-pass = Пас

## Market and placing
ar-buy-hint = После земледельцев нельзя купить карточки, после камней — ни то ни другое. Оставьте золото и для подношения.
ar-done-market = Закончить покупки
ar-play-architect = Сыграть «Архитектора»: { $province }, 2 камня становятся пирамидой
ar-play-free-farmer = Сыграть «Свободного земледельца»: { $province }
ar-stone-here = { $n ->
    [0] 0 → 1 камень
   *[other] { $n } → 2 камня
}
ar-stone-builds = Третий камень: будет пирамида.
ar-farmer-here = { $n ->
    [1] последнее свободное поле
    [one] { $n } свободное поле
    [few] { $n } свободных поля
   *[other] { $n } свободных полей
}
ar-place-hint = Третий камень в провинции сразу становится пирамидой.
ar-take-stone = Камень: { $province }
ar-take-farmer = Земледелец: { $province }
ar-take-card = Карточка благ
ar-take-card-says = в колоде { $n }
ar-decline = Отказаться от остального

## Offering
ar-give = Пожертвовать золото
ar-give-hint = Самое большое подношение: 3 награды и первый ход в следующем раунде; второе: 2 награды; остальные: по 1.
ar-give-none = У вас нет золота. Можно продать карточку за 1.
ar-steal = Или украсть
ar-steal-hint = Вы берёте 3 золота, сумма падает на 3, награды нет.
ar-steal-act = Сыграть «Кражу»
ar-steal-change-act = Сыграть «Кражу» с «Изменением подношения»
ar-with-change = Добавить «Изменение подношения»
ar-tiles = Жетоны подношений
ar-tile-range = { $tile ->
    [1] до 2
    [2] 3–12
    [3] 13–22
   *[other] от 23
}
ar-tile-income = вам { $gold }
ar-tile-caravans = { $camel ->
    [yes] караваны платят
   *[no] караваны не платят
}
ar-who-chose = Кто уже выбрал
ar-sealed = готово
ar-sealed-mine = Ваше подношение: { $offer }.
ar-offer-gold = { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}
ar-offer-theft = «Кража»
ar-offer-change = { $offer } с «Изменением подношения»
ar-revealed-mine = Вы выбрали провинцию { $province }.
ar-total = Сумма: { $total }
ar-meter = Сумма { $total } на шкале жетонов: жетон 1 до 2, жетон 2 до 12, жетон 3 до 22, жетон 4 от 23
ar-change-raise = Прибавить 3: сумма { $total }, жетон { $tile }
ar-change-lower = Отнять 3: сумма { $total }, жетон { $tile }
ar-laid-change = «Изменение подношения»

## Harvest
ar-harvest-says = Жетон { $tile }: каждый земледелец приносит { $tile } { $tile ->
    [one] золото
   *[other] золота
}; { $camel ->
    [yes] караваны платят
   *[no] верблюда нет, караваны не платят
}.
ar-income-by = Доход по провинциям
ar-income-province = Провинция
ar-income-farmers = Землед.
ar-income-mine = Шахта
ar-income-caravan = Караван
ar-income-gold = Золото
ar-income-now = Ваш доход
ar-play-harvest = «Богатый урожай»: { $province }
ar-play-treasury = «Сокровищница»: { $province }
ar-income-then = доход { $gold }
ar-take-gold = Взять { $gold } { $gold ->
    [one] золото
   *[other] золота
}

## Scoring
ar-category-temples = Храмы
    .for = храмы
ar-category-temples-says = число жетона × храмы
ar-category-pyramids = Пирамиды
    .for = пирамиды
ar-category-pyramids-says = по 1
ar-category-sets = Наборы
    .for = наборы
ar-category-sets-says = 3 × наименьшее в провинции
ar-category-banks = Больше пирамид на стороне
    .for = первенство на стороне Нила
ar-category-banks-says = 5 за запад, 5 за восток
ar-category-goals = Карточки целей
    .for = карточки целей
ar-category-goals-says = по 3
ar-for-category = за { $category }
ar-counted = { $kingdom }: подсчёт
ar-scoring-by = Подсчёт по категориям
ar-category = Категория
ar-before = Было
ar-this-kingdom = Это царство
ar-points-word = Очки
ar-goals-shown = Показаны карточки целей: { $goals }.
ar-goal-shown = { $who } «{ $card }»
ar-wins = { $n ->
    [one] { $names } побеждает: { $points }
   *[other] { $names } делят победу: { $points }
} { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
ar-final-says = Всё золото открыто: за наибольшее — 6, за второе — 4, за третье — 2. При равенстве все занимают лучшее место.
ar-final-line = { $before } { $before ->
    [one] очко
    [few] очка
   *[other] очков
}, { $gold } { $gold ->
    [one] золото
   *[other] золота
}: +{ $more }
ar-and = { $first } и { $second }

## Phone
ar-tabs = Вид
ar-tab-map = Карта
ar-tab-decide = Решение
ar-tab-players = Игроки
ar-tab-log = Журнал
ar-strip-open = На аукционе
ar-strip-own = Ваши провинции
