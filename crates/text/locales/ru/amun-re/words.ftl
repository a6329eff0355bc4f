# Amun-Re: what happens, what can be done and why not, and what a table may choose.
# who, by = a player as a badge; you = yes if the sentence is told to that player.

## The log
ar-log-first = { $you ->
    [yes] Случайный выбор: первый игрок — вы.
   *[no] Случайный выбор: первый игрок — { $who }.
}
ar-log-epoch = Начинается { $kingdom }.
ar-log-round = { $kingdom }, раунд { $round }. { $you ->
    [yes] Первый игрок — вы.
   *[no] Первый игрок — { $who }.
}
ar-log-part = { $part }
ar-log-dealt = { $you ->
    [yes] Вам сдана провинция { $province }.
   *[no] { $who }: сдана провинция { $province }.
}
ar-log-reveal-chosen = { $you ->
    [yes] Вы втайне выбираете провинцию { $province }.
   *[no] { $seen ->
        [yes] { $who } втайне выбирает провинцию { $province }.
       *[no] { $who }: карточка провинции выбрана.
    }
}
ar-log-opened = На аукцион выставлена провинция { $province }.
ar-log-opened-by = { $you ->
    [yes] Вы выставляете на аукцион провинцию { $province }.
   *[no] { $who } выставляет на аукцион провинцию { $province }.
}
ar-log-played = { $you ->
    [yes] Вы играете карточку «{ $card }».
   *[no] { $who } играет карточку «{ $card }».
}
ar-log-played-on = { $you ->
    [yes] Вы играете карточку «{ $card }» в провинции { $province }.
   *[no] { $who } играет карточку «{ $card }» в провинции { $province }.
}
ar-log-sold = { $you ->
    [yes] Вы продаёте карточку «{ $card }».
   *[no] { $who } продаёт карточку «{ $card }».
}
ar-log-sold-sealed = { $you ->
    [yes] Вы втайне продаёте карточку «{ $card }».
   *[no] { $who } втайне продаёт карточку «{ $card }».
}
ar-log-sale-shown = { $you ->
    [yes] Вы продали карточку «{ $card }».
   *[no] { $who }: продана карточка «{ $card }».
}
ar-log-drawn = { $you ->
    [yes] Вы берёте карточку «{ $card }».
   *[no] { $who } берёт карточку «{ $card }».
}
ar-log-drawn-hidden = { $who } берёт карточку благ.
ar-log-shuffled = Сброс (карточек: { $n }) перемешан и стал новой колодой.
ar-log-no-cards = Колода пуста: { $n ->
    [one] не взята { $n } карточка
    [few] не взято { $n } карточки
   *[other] не взято { $n } карточек
}.
ar-log-bid = { $you ->
    [yes] Вы ставите { $gold } на провинцию { $province }.
   *[no] { $who } ставит { $gold } на провинцию { $province }.
}
ar-log-outbid = { $you ->
    [yes] Ваша ставка в провинции { $province } перебита.
   *[no] { $who }: ставка в провинции { $province } перебита.
}
ar-log-passed = { $you ->
    [yes] Вы пасуете.
   *[no] { $who } пасует.
}
ar-log-paid = { $you ->
    [yes] Вы платите
   *[no] { $who } платит
} { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-won = { $you ->
    [yes] Вы получаете провинцию { $province }.
   *[no] { $who } получает провинцию { $province }.
}
ar-log-instant-gold = Провинция { $province }: { $you ->
    [yes] вы получаете
   *[no] { $who } получает
} { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-bought-cards = { $you ->
    [yes] Вы покупаете
   *[no] { $who } покупает
} { $n ->
    [one] { $n } карточку благ
    [few] { $n } карточки благ
   *[other] { $n } карточек благ
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-bought-farmers = { $you ->
    [yes] Вы покупаете
   *[no] { $who } покупает
} { $n ->
    [one] { $n } земледельца
   *[other] { $n } земледельцев
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-bought-stones = { $you ->
    [yes] Вы покупаете
   *[no] { $who } покупает
} { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-farmer = { $you ->
    [yes] Вы размещаете земледельца в провинции { $province }.
   *[no] { $who } размещает земледельца в провинции { $province }.
}
ar-log-stone = { $you ->
    [yes] Вы размещаете камень в провинции { $province }.
   *[no] { $who } размещает камень в провинции { $province }.
}
ar-log-pyramid = В провинции { $province } построена пирамида: { $n ->
    [1] пока она там одна.
   *[other] теперь их там { $n }.
}
ar-log-done = { $you ->
    [yes] Вы заканчиваете ход.
   *[no] { $who } заканчивает ход.
}
ar-log-sealed = { $you ->
    [yes] Ваше подношение: { $offer }.
   *[no] { $seen ->
        [yes] { $who }, подношение: { $offer }.
       *[no] { $who }: подношение выбрано.
    }
}
ar-log-gave = { $you ->
    [yes] Вы жертвуете
   *[no] { $who } жертвует
} { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-stole = { $you ->
    [yes] Вы крадёте 3 золота.
   *[no] { $who } крадёт 3 золота.
}
ar-log-total = Итого: { $total }.
ar-log-changed = { $you ->
    [yes] Вы изменяете сумму на { $by }: теперь { $total }.
   *[no] { $who } изменяет сумму на { $by }: теперь { $total }.
}
ar-log-tile = Сумма { $total } даёт жетон { $tile }.
ar-log-ranked = { $you ->
    [yes] Ваше подношение —
   *[no] { $who }: подношение —
} { $rank ->
    [1] самое большое
    [2] 2-е
    [3] 3-е
   *[other] { $rank }-е
}, { $n ->
    [one] { $n } награда.
    [few] { $n } награды.
   *[other] { $n } наград.
}
ar-log-next-first = { $you ->
    [yes] Первый игрок в следующем раунде — вы.
   *[no] Первый игрок в следующем раунде — { $who }.
}
ar-log-declined = { $you ->
    [yes] Вы отказываетесь
   *[no] { $who } отказывается
} от { $n ->
    [one] { $n } награды.
   *[other] { $n } наград.
}
ar-log-province-income = Провинция { $province } приносит { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-income = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
ar-log-epoch-ended = { $kingdom } завершено: подсчёт очков.
ar-log-scored = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} за { $category }.
ar-log-goal = { $you ->
    [yes] Вы выполняете цель «{ $card }».
   *[no] { $who } выполняет цель «{ $card }».
}
ar-log-booked = { $you ->
    [yes] Всего вы получаете
   *[no] Всего { $who } получает
} { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[other] { $n } очков.
}
ar-log-cleared = Летописцы и земледельцы уходят с поля. Камни и пирамиды остаются.
ar-log-final-sale = { $you ->
    [yes] Вы продаёте карточки:
   *[no] { $who } продаёт карточки:
} «{ $card }» × { $n }.
ar-log-gold-ranked = { $you ->
    [yes] Ваше место по золоту ({ $gold }):
   *[no] { $who }, место по золоту ({ $gold }):
} { $place }-е, { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[other] { $n } очков.
}
ar-log-placed = { $you ->
    [yes] Вы занимаете
   *[no] { $who } занимает
} { $place }-е место: { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}.

## Actions by name
ar-act-pass = Пас
ar-act-defend = Сыграть «Защиту»
ar-act-bribe = Сыграть «Подкуп»
ar-act-done = Готово
ar-act-decline = Отказаться от остального
ar-act-reveal = Выставить на аукцион: { $province }
ar-act-bid = { $province }: ставка { $gold }
ar-act-buy-cards = { $n ->
    [one] Купить { $n } карточку благ
    [few] Купить { $n } карточки благ
   *[other] Купить { $n } карточек благ
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}
ar-act-buy-farmers = { $n ->
    [one] Купить { $n } земледельца
   *[other] Купить { $n } земледельцев
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}
ar-act-buy-stones = { $n ->
    [one] Купить { $n } камень
    [few] Купить { $n } камня
   *[other] Купить { $n } камней
} за { $gold } { $gold ->
    [one] золото
   *[other] золота
}
ar-act-farmer = Разместить земледельца: { $province }
ar-act-stone = Разместить камень: { $province }
ar-act-architect = Сыграть «Архитектора»: { $province }
ar-act-free-farmer = Сыграть «Свободного земледельца»: { $province }
ar-act-offer = Пожертвовать { $gold } { $gold ->
    [one] золото
   *[other] золота
}
ar-act-offer-change = Пожертвовать { $gold } { $gold ->
    [one] золото
   *[other] золота
} с «Изменением подношения»
ar-act-theft = Сыграть «Кражу»
ar-act-theft-change = Сыграть «Кражу» с «Изменением подношения»
ar-act-raise = Прибавить к сумме 3
ar-act-lower = Отнять от суммы 3
ar-act-take-card = Взять карточку благ
ar-act-take-farmer = Взять земледельца: { $province }
ar-act-take-stone = Взять камень: { $province }
ar-act-harvest = Сыграть «Богатый урожай»: { $province }
ar-act-treasury = Сыграть «Сокровищницу»: { $province }
ar-act-sell = Продать карточку «{ $card }» за 1 золото

## Why not
amun-re-why-no-card = У вас нет карточки «{ $card }».
amun-re-why-nothing-to-sell = У вас нет этой карточки.
amun-re-why-played-before = Вы уже сыграли карточку «{ $card }» в этой фазе.
amun-re-why-not-controlled = Вы не контролируете эту провинцию.
amun-re-why-no-province-card = У вас нет карточки этой провинции.
amun-re-why-reveal-due = Сначала выберите карточку провинции.
amun-re-why-no-space = Такой клетки нет: ставки — 0, 1, 3, 6, 10, 15, 21, 28 и 36.
amun-re-why-not-open = Эта провинция не на аукционе.
amun-re-why-barred = Здесь вашу ставку только что перебили: сначала ставьте в другой провинции.
amun-re-why-bribed = После «Подкупа» нужно ставить там, где вашу ставку перебили.
amun-re-why-too-low = Ставьте больше { $gold }.
amun-re-why-defended = Защита: ставьте минимум на две клетки выше { $gold }.
amun-re-why-bid-too-high = У вас нет столько золота.
amun-re-why-nothing-barred = Вашу ставку никто не перебил.
amun-re-why-bribe-in-vain = На ставку там у вас не хватит золота.
amun-re-why-bid-due = Сначала поставьте летописца.
amun-re-why-must-pass = Вы лидируете, поэтому можете только спасовать.
amun-re-why-stone-due = Сначала разместите камень из мгновенной награды.
amun-re-why-kind-closed = Поздно: сначала карточки, затем земледельцы, затем камни, всё по одному разу.
amun-re-why-empty-lot = Купите хотя бы одну штуку.
amun-re-why-lot-too-dear = Золота не хватает.
amun-re-why-card-limit = { $n ->
    [0] В ваших провинциях нет символов карточек.
   *[other] Ваше ограничение карточек — { $n }.
}
amun-re-why-few-cards = { $n ->
    [0] Карточек благ больше нет.
    [one] Осталась только { $n } карточка благ.
    [few] Осталось только { $n } карточки благ.
   *[other] Осталось только { $n } карточек благ.
}
amun-re-why-few-fields = { $n ->
    [0] В ваших провинциях нет свободных полей.
    [one] В ваших провинциях только { $n } свободное поле.
    [few] В ваших провинциях только { $n } свободных поля.
   *[other] В ваших провинциях только { $n } свободных полей.
}
amun-re-why-no-free-field = Здесь нет свободного поля.
amun-re-why-no-two-stones = В провинции должно быть 2 камня.
amun-re-why-lot-first = Сначала разместите всё купленное.
amun-re-why-market-turn = В фазе рынка это невозможно.
amun-re-why-no-offer = Пожертвуйте хотя бы 1 золото или сыграйте «Кражу».
amun-re-why-offer-too-high = У вас нет столько золота.
amun-re-why-offering-due = Сначала выберите подношение.
amun-re-why-change-due = Сначала увеличьте или уменьшите сумму.
amun-re-why-no-card-exists = Карточек благ больше нет.
amun-re-why-reward-due = Сначала выберите награду.
amun-re-why-harvest-turn = В фазе урожая это невозможно.
