site-name = Heliopolis
to-start-page = Heliopolis, start page
skip-to-content = To the content
skip-to-decision = To your decision
unofficial = Unofficial. Heliopolis is not connected with the author or the publishers of Ra and Amun-Re. Words and drawings are our own.
fair-link = Fair shuffles
settings = Settings
save = Save
close = Close
copy = Copy
copied = Copied
none = none
bot = bot
you = You
your-turn = Your turn
others-turn = Others are to act
of-all = of { $all }
list-and = { $first } and { $last }
explain = { $what }. Explain

## At the table

what-happened = What happened
table-tools = Table
menu = Menu
keys = Keys
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
undo = Undo
undo-last = Take back your last decision
undo-nothing = Nothing to take back: something was revealed or others have acted since
theme = Theme
theme-system = System
theme-day = Day
theme-night = Night
invite = Invite others with this link
leave = Leave the table
leave-slip = Leave the table? Your seat will be empty; others can let a bot play on.
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
has-left = { $name } has left the table.
is-away = { $name } is away.
let-bot-play = Let a bot play
chat = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
play-again = Play again, same seats
connection-lost = Connection lost. Trying again; nothing is lost.

## Replay

replay = Replay
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-at = { $at } of { $last }
replay-to-step = Replay at step { $step }
replay-eyes = Seen by
replay-spectator = Spectator
replay-look = Look
replay-continue = Play on from here
download-record = Record

## Fairness

fair-commitment = Commitment, shown before the first tile
fair-salt = Salt of the players
fair-seed = Seed
fair-promised = The shuffle is promised
fair-proven =
    { $count ->
        [one] Fair: the one outcome follows from the seed
       *[other] Fair: all { $count } outcomes follow from the seed
    }
fair-unproven = The shuffle is not proven
fair-how = How to check it
fair-title = How to check a fair shuffle
fair-why = Nobody at the table should have to trust the host, and the host should not have to trust the players. So neither can choose what is drawn.

## Problems

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
problem-unavailable = The server cannot do this right now. Nothing was lost; please try again in a moment.

waiting-title = Waiting for players
sit-here = Sit here
start-game = Start the game
