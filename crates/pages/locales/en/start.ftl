start-title = Two games of the sun
start-play-now = Play now
start-import = Open a record
new-title = New table
new-open = Open the table
