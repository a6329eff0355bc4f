# Wat de opdrachtregel over elk spel zegt.

terminal-over = Het spel is afgelopen.
terminal-chance = Het toeval beslist: { $what }.
terminal-chance-to = Het toeval beslist: { $what } voor { $who }.
terminal-decides = { $who } beslist (plaats { $seat }):
terminal-start = begin
terminal-outcome = { $what }: { $outcome }
terminal-outcome-to = { $what } voor { $who }: { $outcome }
terminal-unseen = { $what }, ongezien
terminal-unseen-to = { $what } voor { $who }, ongezien
terminal-chosen = { $who } heeft gekozen
terminal-step = stap { $at } van { $last }
terminal-after-step = na stap { $step }, { $who } (plaats { $seat }):
terminal-scores-now = scoort nu
