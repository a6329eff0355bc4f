# The table of Ra as the command line draws it, and what its hints say.

ra-terminal-epoch = { $epoch } of 3, { $players } players
ra-terminal-track = Ra track
ra-terminal-track-count = { $count } of { $last }; the last one ends the epoch
ra-terminal-bag = { $tiles }, { $ra } of them Ra: { $percent } % for the next draw
ra-terminal-high = highest bid { $sun } by { $who }
ra-terminal-no-bid = no bid yet
ra-terminal-loss-civilization = { $who } must lose { $count ->
    [one] 1 civilization tile.
   *[other] { $count } civilization tiles.
}
ra-terminal-loss-monuments = { $who } must lose { $count ->
    [one] 1 monument.
   *[other] { $count } monuments.
}

ra-hint-odds = the next tile is a Ra in { $percent } % of all cases; the epoch ends with { $left ->
    [one] 1 more Ra tile
   *[other] { $left } more Ra tiles
}
ra-hint-row = the row brings { $who } { $points } points now, and is worth { $worth } in all
ra-hint-sun = paying with { $sun } costs { $points } points
