# O que a linha de comando diz sobre qualquer jogo.

terminal-over = A partida acabou.
terminal-chance = O acaso decide: { $what }.
terminal-chance-to = O acaso decide: { $what } para { $who }.
terminal-decides = { $who } decide (lugar { $seat }):
terminal-start = início
terminal-outcome = { $what }: { $outcome }
terminal-outcome-to = { $what } para { $who }: { $outcome }
terminal-unseen = { $what }, sem ser visto
terminal-unseen-to = { $what } para { $who }, sem ser visto
terminal-chosen = { $who } já escolheu
terminal-step = passo { $at } de { $last }
terminal-after-step = depois do passo { $step }, { $who } (lugar { $seat }):
terminal-scores-now = pontos agora
