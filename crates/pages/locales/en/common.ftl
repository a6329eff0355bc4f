site-name = Heliopolis
to-start-page = Heliopolis, start page
skip-to-content = To the content
skip-to-decision = To your decision
unofficial = Heliopolis is a private, unofficial work. It is not connected with the author or the publishers of the games; all words and drawings are our own.
fair-link = Fair shuffles
settings = Settings
save = Save
your-turn = Your turn
others-turn = Others are to act
what-happened = What happened

problem-title = That did not work
problem-not-found = There is no such page or table. The address may be incomplete.
problem-not-yours = This is not your seat.
problem-stale = Something else happened meanwhile. The table is shown as it is now; please decide again.
problem-not-asked = There is nothing for you to decide now.
problem-seat-taken = Somebody else has just taken this seat. Please choose another one.
problem-not-now = This is not possible at this moment of the game.
problem-bad-form = The form was not understood: { $what }
problem-bad-record = This is no record of a game that can be read: { $what }
problem-too-many = Too many requests at once. Please wait a little and try again.
problem-foreign = This request came from another site and was not carried out.
problem-damaged = What was written down about this table has been damaged, so it cannot be shown. Please tell the host; other tables are not affected.
problem-unavailable = The server cannot do this right now. Nothing was lost; please try again in a moment.

fair-title = How to check a fair shuffle
fair-why = Nobody at the table should have to trust the host.

waiting-title = Waiting for players
sit-here = Sit here
start-game = Start the game
guest-name = Guest
