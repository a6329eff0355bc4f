# What the command line says about any game.

terminal-over = The game is over.
terminal-chance = Chance decides: { $what }.
terminal-chance-to = Chance decides: { $what } to { $who }.
terminal-decides = { $who } decides (seat { $seat }):
terminal-start = start
terminal-outcome = { $what }: { $outcome }
terminal-outcome-to = { $what } to { $who }: { $outcome }
terminal-unseen = { $what }, unseen
terminal-unseen-to = { $what } to { $who }, unseen
terminal-chosen = { $who } has chosen
terminal-step = step { $at } of { $last }
terminal-after-step = after step { $step }, { $who } (seat { $seat }):
terminal-scores-now = scores now
