# Стол Ра, каким его рисует командная строка, и её подсказки.

ra-terminal-epoch = { $epoch } из 3, игроков: { $players }
ra-terminal-track = трек Ра
ra-terminal-track-count = { $count } из { $last }; последний завершает эпоху
ra-terminal-bag = { $tiles }, из них Ра: { $ra }, следующий — с вероятностью { $percent } %
ra-terminal-high = высшая ставка { $sun }, { $who }
ra-terminal-no-bid = ставок пока нет
ra-terminal-loss-civilization = { $who }: потерять жетонов цивилизации: { $count }.
ra-terminal-loss-monuments = { $who }: потерять памятников: { $count }.

ra-hint-odds = следующий жетон — Ра в { $percent } % случаев; до конца эпохи { $left ->
    [one] { $left } жетон Ра
    [few] { $left } жетона Ра
   *[other] { $left } жетонов Ра
}
ra-hint-row = ряд приносит { $who } { $points } очк. сейчас и стоит всего { $worth }
ra-hint-sun = плата солнцем { $sun } обходится в { $points } очк.
