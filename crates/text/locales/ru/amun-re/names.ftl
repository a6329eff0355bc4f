# Amun-Re: the names of things, and things counted.

## Names of the box
ar-epoch-1 = Старое царство
ar-epoch-2 = Новое царство
ar-part-auction = Аукцион
ar-part-market = Рынок
ar-part-offering = Подношение
ar-part-harvest = Урожай
ar-part-scoring = Подсчёт
ar-province-abu = Абу
ar-province-abydos = Абидос
ar-province-amarna = Амарна
ar-province-avaris = Аварис
ar-province-baharya = Бахария
ar-province-berenike = Береника
ar-province-buto = Буто
ar-province-dakhla = Дахла
ar-province-damanhur = Даманхур
ar-province-edfu = Эдфу
ar-province-kharga = Харга
ar-province-memphis = Мемфис
ar-province-mendes = Мендес
ar-province-sawu = Саву
ar-province-thebes = Фивы
amun-re-card-defence = Защита
amun-re-card-defence-does = До конца этого аукциона другие должны ставить на две клетки выше вас.
amun-re-card-defence-when = { ar-part-auction }
amun-re-card-bribe = Подкуп
amun-re-card-bribe-does = Если вашу ставку перебили: тут же поставьте снова в закрытой для вас провинции.
amun-re-card-bribe-when = { ar-part-auction }
amun-re-card-architect = Архитектор
amun-re-card-architect-does = В ваш ход на рынке: 2 камня в одной вашей провинции становятся пирамидой.
amun-re-card-architect-when = { ar-part-market }
amun-re-card-free-farmer = Свободный земледелец
amun-re-card-free-farmer-does = В ваш ход на рынке: 1 земледелец бесплатно в любую вашу провинцию. Поле ему не нужно.
amun-re-card-free-farmer-when = { ar-part-market }
amun-re-card-change = Изменение подношения
amun-re-card-change-does = Играется с вашим подношением: затем прибавьте к сумме 3 или отнимите 3.
amun-re-card-change-when = { ar-part-offering }
amun-re-card-harvest = Богатый урожай
amun-re-card-harvest-does = В ваш ход в фазе урожая: каждый земледелец в одной вашей провинции приносит ещё 1 золото.
amun-re-card-harvest-when = { ar-part-harvest }
amun-re-card-treasury = Сокровищница
amun-re-card-treasury-does = В ваш ход в фазе урожая: одна ваша провинция приносит 8 золота вместо своего дохода.
amun-re-card-treasury-when = { ar-part-harvest }
amun-re-card-goal-symbols = Мастер летописцев
amun-re-card-goal-symbols-does = 3 очка, если в трёх ваших провинциях 7 или больше символов карточек, считая мгновенные награды.
amun-re-card-goal-symbols-when = { ar-part-scoring }
amun-re-card-goal-farmers = Мастер земледельцев
amun-re-card-goal-farmers-does = 3 очка, если в трёх ваших провинциях 9 или больше земледельцев.
amun-re-card-goal-farmers-when = { ar-part-scoring }
amun-re-card-goal-bank = Западная или восточная сторона
amun-re-card-goal-bank-does = 3 очка, если три ваши провинции лежат на одной стороне Нила.
amun-re-card-goal-bank-when = { ar-part-scoring }
amun-re-card-goal-nile = Побережье Нила или окраина
amun-re-card-goal-nile-does = 3 очка, если все три ваши провинции у берега Нила или ни одной.
amun-re-card-goal-nile-when = { ar-part-scoring }
amun-re-card-goal-egypt = Верхний или Нижний Египет
amun-re-card-goal-egypt-does = 3 очка, если все три ваши провинции в Верхнем или все в Нижнем Египте.
amun-re-card-goal-egypt-when = { ar-part-scoring }
ar-theft = Кража
ar-goods-cards = Карточки
ar-goods-farmers = Земледельцы
ar-goods-stones = Камни
ar-west = Западная сторона
ar-east = Восточная сторона
ar-upper = Верхний Египет
ar-lower = Нижний Египет
ar-at-nile = у берега Нила
ar-off-nile = вдали от Нила
ar-sea = Великая Зелень
ar-red-sea = Красное море
ar-nile = Нил
ar-sinai = Синай
ar-north = С

## Things counted
ar-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
ar-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
ar-cards = { $n ->
    [one] { $n } карточка благ
    [few] { $n } карточки благ
   *[other] { $n } карточек благ
}
ar-province-cards = { $n ->
    [one] { $n } карточка провинции
    [few] { $n } карточки провинций
   *[other] { $n } карточек провинций
}
ar-fields = { $n ->
    [0] нет полей
    [one] { $n } поле
    [few] { $n } поля
   *[other] { $n } полей
}
ar-temples = { $n ->
    [one] { $n } храм
    [few] { $n } храма
   *[other] { $n } храмов
}
ar-symbols = { $n ->
    [one] { $n } символ карточек
    [few] { $n } символа карточек
   *[other] { $n } символов карточек
}
ar-farmers = { $n ->
    [0] нет земледельцев
    [one] { $n } земледелец
    [few] { $n } земледельца
   *[other] { $n } земледельцев
}
ar-pyramids = { $n ->
    [0] нет пирамид
    [one] { $n } пирамида
    [few] { $n } пирамиды
   *[other] { $n } пирамид
}
ar-stones = { $n ->
    [0] нет камней
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
ar-rewards = { $n ->
    [one] { $n } награда
    [few] { $n } награды
   *[other] { $n } наград
}
ar-mine = золотая шахта, { $n }
ar-caravan = караван, { $n }
