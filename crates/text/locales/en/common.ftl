site-name = Heliopolis
to-start-page = Heliopolis, home
skip-to-content = Skip to content
skip-to-decision = Skip to your move
unofficial = Unofficial fan site, not affiliated with the designer or the publishers of Ra and Amun-Re. Text and artwork are our own.
fair-link = Fair shuffle
settings = Settings
save = Save
to-start = Back to home
site-tools = Site
close = Close
copy = Copy
copied = Copied
none = none
bot = bot
you = You
your-turn = Your turn
of-all = of { $all }
list-and = { $first } and { $last }
explain = Explain: { $what }

## At the table

what-happened = Game log
table-tools = Table
menu = Menu
keys = Keyboard shortcuts
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
undo = Undo
undo-last = Undo your last move
undo-nothing = Can’t undo: something was revealed or others have moved since
theme = Theme
theme-system = System
theme-day = Day
theme-night = Night
invite = Invite others with this link
leave = Leave the table
leave-slip = Leave the table? Your seat will be empty; the others can put a bot in it.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
has-left = { $name } has left the table.
is-away = { $name } is away.
let-bot-play = Add a bot
chat = Chat
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
play-again = Rematch
connection-lost = Connection lost – reconnecting. Your game is safe.

## Replay

replay = Replay
replay-first = First
replay-back = Back
replay-forward = Forward
replay-last = Last
replay-at = { $at } of { $last }
replay-to-step = Replay, step { $step }
replay-eyes = View as
replay-spectator = Spectator
replay-look = Show
replay-continue = Continue from here
download-record = Download game

## Fairness

fair-commitment = Commitment, shown before the first draw
fair-salt = Players’ salt
fair-seed = Seed
fair-promised = Fair shuffle: sealed
fair-proven =
    { $count ->
        [one] Fair shuffle: the only draw matches the seed
       *[other] Fair shuffle: all { $count } draws match the seed
    }
fair-unproven = Shuffle not verified
fair-prepared = Tutorial draws
fair-prepared-why = The draws of this game are fixed in advance so that new things come one at a time. It wasn’t shuffled, so there is nothing to verify.
fair-how = How to check it
fair-title = How to check a fair shuffle
fair-why = Players shouldn’t have to trust the host, and the host shouldn’t have to trust the players. So neither can choose what is drawn.

fair-step-seed = Before the table exists, the server picks a seed of 256 random bits and publishes its SHA-256 hash: the commitment. From then on it can’t swap the seed without being caught.
fair-step-salt = Only then do the players add their salt. Each browser adds random characters by itself; you can also type your own. So the host can’t predict the draws either.
fair-step-draw = Every draw is computed from the seed and the salt by a fixed rule. No shuffled order is stored anywhere: each draw is decided when it happens.
fair-step-open = After the game the seed is revealed and saved in the record, together with every draw.
fair-check-title = Check it yourself
fair-check-page = The page of every finished game says whether all its draws match the seed, and shows the commitment, salt and seed.
fair-check-program = Download the game and let the program recompute everything on your own machine:
fair-check-hand = Or check just the commitment with any SHA-256 tool; the result must be the commitment you saw before the game:
fair-check-method = The rule for each draw is described with our record format; the method is called sha256-1.

## Settings

settings-you = You
settings-play = Play
your-name = Your name
your-name-help = what others see at the table
language = Language
language-browser = Browser language
pace = Bot speed
pace-help = how long bots wait before they move
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = instant
confirm = Confirm risky moves
confirm-help = only for moves you can’t undo

## Problems

problem-title = Something went wrong
problem-title-not-found = Page not found
problem-not-found = There’s no such page or table. The address may be incomplete.
problem-not-yours = This isn’t your seat.
problem-stale = The table has changed in the meantime. Here is the current state – please choose again.
problem-not-asked = It isn’t your turn.
problem-seat-taken = Someone else has just taken this seat. Please choose another one.
problem-table-exists = There’s already a table with this address. Please create a new one from the home page.
problem-not-now-waiting = The game hasn’t started yet.
problem-not-now-begun = The game has already started.
problem-not-now-seats-open = Some seats are still open.
problem-not-now-running = The game isn’t over yet.
problem-not-now-over = The game is over.
problem-not-now-bot-plays = A bot is playing for you. Take your seat back first.
problem-not-now-not-alone = Other people are playing at this table too.
problem-not-now-learnt = This can’t be undone any more.
problem-bad-form = Please check the form: { $what }
problem-bad-record = This file isn’t a readable game record: { $what }
problem-too-large = This is too large.
problem-too-many-requests = Too many requests. Please wait a moment and try again.
problem-too-many-waiting = This table is very busy. Please try again in a moment.
problem-too-many-tables = You’ve created too many tables today that aren’t finished. Finish one, or come back tomorrow.
problem-too-many-entries = Too much has happened at this table: you can only finish the game.
problem-too-many-imports = Too many games have been imported today. Please come back tomorrow.
problem-too-many-connections = Too many connections are open. Close some and try again.
problem-too-many-streams = Too many pages are open. Close some and try again.
problem-foreign = This request came from another site and was blocked.
problem-no-token = This needs a token.
problem-damaged = The saved data for this table is damaged, so it can’t be shown. Please tell the host; other tables aren’t affected.
problem-not-written = The server can’t write to its disk right now. Nothing was changed; please try again later.
problem-unavailable = The server can’t do this right now. Nothing was lost; please try again in a moment.

## The waiting room

waiting-title = Waiting for players
waiting-at = { $game } table
waiting-seats = Seats
waiting-open = open
waiting-you = you
waiting-away = away
waiting-salted = salt added:
waiting-unsalted = no salt yet
waiting-bot-rank = Bot level
waiting-add-bot = Add a bot
waiting-listed = This table is listed on the home page; anyone can join.
waiting-private = Only people with the link can join.
waiting-host-starts = The game begins when the host starts it.
waiting-open-seats =
    { $count ->
        [one] One seat is still open: wait for someone, or add a bot.
       *[other] { $count } seats are still open: wait for someone, or add bots.
    }
waiting-shuffle = A shuffle nobody can rig
waiting-promise = The shuffle is already fixed; this is its fingerprint. Each player’s browser adds random text the host couldn’t know. After the game everything is revealed and every draw can be checked.
waiting-own-salt = Add your own random text (optional)
waiting-add-salt = Add
sit-here = Sit here
start-game = Start the game
guest-name = Guest

## Motion, sound and pace
skip-to-my-turn = Skip to my turn
motion = Animations
motion-help = moving tiles, counting points
motion-system = System setting
motion-full = always
motion-reduced = none
settings-sound = Sound and notifications
volume = Volume
volume-help = 0 = mute
notify = Notify me when it’s my turn
notify-help = while this page is open in another tab
notify-denied = Your browser doesn’t allow notifications from this page.

## Rules to read

rules-title = The rules of { $game }
rules-word = Rules
rules-contents = On this page
rules-minute = The game in one minute
rules-cites = Clauses
rules-play = Play { $game }
scoring-reference = Scoring summary
scoring-more = All rules

## Designs

design-title = The pieces of { $game }
design-colours = Colours
design-letters = Letters
design-controls = Controls
design-pieces = Pieces
design-drawings = Drawings

# A device that is passed round.
passed-to = Pass the device to { $name }
passed-help = Each player’s hand is for their eyes only.
passed-here = I’m { $name }
passed-turn = It’s { $name }'s turn
