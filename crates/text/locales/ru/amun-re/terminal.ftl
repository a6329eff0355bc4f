# Стол Амон-Ра, каким его рисует командная строка, и её подсказки.

amun-re-terminal-round = { $kingdom }, раунд { $round } из 3, игроков: { $players }
amun-re-terminal-expert = экспертный вариант
amun-re-terminal-phase = фаза
amun-re-terminal-first = первый игрок
amun-re-terminal-first-none = ещё не выбран
amun-re-terminal-first-next = { $who }; со следующего раунда { $next }
amun-re-terminal-tile = жетон
amun-re-terminal-tile-none = пока нет
amun-re-terminal-tile-value = { $value }, { $camel ->
    [yes] с верблюдом
   *[no] без верблюда
}
amun-re-terminal-deck = колода
amun-re-terminal-discards = сброс
amun-re-terminal-hand = рука
amun-re-terminal-province-cards = карты провинций
amun-re-terminal-controls = владеет
amun-re-terminal-also = также
amun-re-terminal-played = в этой фазе сыграно: { $cards }
amun-re-terminal-reveals = выставляет { $province } (втайне)
amun-re-terminal-lays = подношение: { $offer }
amun-re-terminal-sold = продано втайне: { $cards }
amun-re-terminal-farmers = { $n } земл.
amun-re-terminal-stones = { $n } кам.
amun-re-terminal-pyramids = { $n } пир.
amun-re-terminal-legend = W E западный и восточный берег, L U Нижний и Верхний Египет, ~ у Нила; f поля, t храмы,
    s символы, m рудник, c караван, ! сразу: c карточки, s камни, g золото

amun-re-phase-first = жребий первого игрока
amun-re-phase-deal = карты провинций: одну получит { $who }
amun-re-phase-turn-up = открываются провинции
amun-re-phase-reveal = тайный выбор карт провинций
amun-re-phase-auction = аукцион: ходит { $who }
amun-re-phase-bribed = аукцион: { $who } играет подкуп
amun-re-phase-instant = награда сразу: { $what }, получает { $who }
amun-re-phase-market = рынок: ходит { $who }
amun-re-phase-bought = рынок: { $what }, получает { $who }
amun-re-phase-place = рынок: { $who } размещает { $what }
amun-re-phase-offering = тайные подношения
amun-re-phase-change = подношение: всего { $total }, изменяет { $who }
amun-re-phase-reward = подношение: всего { $total }, осталось { $what }, выбирает { $who }
amun-re-phase-harvest = урожай: ходит { $who }
amun-re-phase-over = игра окончена

amun-re-hint-gold = одно золото стоит { $now } очк. сейчас и { $later } после этого рынка
amun-re-hint-scores = подсчёт сейчас дал бы { $scores }
amun-re-hint-province = { $province }: ценность { $worths }
amun-re-hint-worth = { $worth } для { $who }
amun-re-hint-stone = камень ценнее всего в провинции { $province }: { $worth }
