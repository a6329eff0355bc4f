# Что говорит командная строка о любой игре.

terminal-over = Игра окончена.
terminal-chance = Решает случай: { $what }.
terminal-chance-to = Решает случай: { $what }, получит { $who }.
terminal-decides = Решает { $who } (место { $seat }):
terminal-start = начало
terminal-outcome = { $what }: { $outcome }
terminal-outcome-to = { $what }, получает { $who }: { $outcome }
terminal-unseen = { $what }, скрыто
terminal-unseen-to = { $what }, получает { $who }, скрыто
terminal-chosen = { $who }: выбор сделан
terminal-step = шаг { $at } из { $last }
terminal-after-step = после шага { $step }, { $who } (место { $seat }):
terminal-scores-now = очки сейчас
