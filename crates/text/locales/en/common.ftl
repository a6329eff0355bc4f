site-name = Heliopolis
to-start-page = Heliopolis, start page
skip-to-content = To the content
skip-to-decision = To your decision
unofficial = Unofficial. Heliopolis is not connected with the author or the publishers of Ra and Amun-Re. Words and drawings are our own.
fair-link = Fair shuffles
settings = Settings
save = Save
to-start = To the start page
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
fair-prepared = Prepared to learn from
fair-prepared-why = The chance of this game was prepared so that new things come one by one. It was not shuffled, and nothing is promised about it.
fair-how = How to check it
fair-title = How to check a fair shuffle
fair-why = Nobody at the table should have to trust the host, and the host should not have to trust the players. So neither can choose what is drawn.

fair-step-seed = Before a table exists, the server draws a seed of 256 random bits and shows its SHA-256: the commitment. It cannot change the seed any more without being caught.
fair-step-salt = Only then do the players add their salt. Every browser does it by itself with random characters; you can also type your own. So the host cannot know the outcome either.
fair-step-draw = Every tile, card and lot follows from seed and salt by a fixed rule. The order of the bag is nowhere; each draw is decided when it happens.
fair-step-open = After the game the seed is shown and stands in the record, with every outcome.
fair-check-title = Check it yourself
fair-check-page = The page of every finished game says whether all its outcomes follow from its seed, and shows commitment, salt and seed.
fair-check-program = Download the record and let the program recompute everything on your own machine:
fair-check-hand = Or check the promise alone, with any tool that knows SHA-256; the result must be the commitment you saw before the game:
fair-check-method = The rule for each draw is written down in the notation of our records: the method is called sha256-1.

## Settings

settings-you = You
settings-play = Play
your-name = Your name
your-name-help = what others call you at the table
language = Language
language-browser = as the browser has it
pace = Pace of the bots
pace-help = how long a bot waits before it acts
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
confirm = Ask before what looks like a slip
confirm-help = only for acts that cannot be taken back

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
problem-damaged = What was written down about this table has been damaged, so it cannot be shown. Please tell the host; other tables are not affected.
problem-unavailable = The server cannot do this right now. Nothing was lost; please try again in a moment.

## The waiting room

waiting-title = Waiting for players
waiting-at = A table of { $game }
waiting-seats = Seats
waiting-open = open
waiting-you = you
waiting-away = away
waiting-salted = salt added:
waiting-unsalted = no salt yet
waiting-bot-rank = Rank of the bot
waiting-add-bot = Add a bot
waiting-listed = The table is listed on the start page; anybody may sit down.
waiting-private = Only who has the link finds this table.
waiting-host-starts = The game begins when the host starts it.
waiting-open-seats =
    { $count ->
        [one] One seat is still open: wait for somebody, or add a bot.
       *[other] { $count } seats are still open: wait for somebody, or add bots.
    }
waiting-shuffle = A shuffle nobody can choose
waiting-promise = The seed of this table is fixed already; this is its fingerprint. Every player's browser adds salt that the host could not know. After the game the seed is shown, and every draw can be checked.
waiting-own-salt = Your own salt, if you like
waiting-add-salt = Add
sit-here = Sit here
start-game = Start the game
guest-name = Guest

## Motion, sound and pace
skip-to-my-turn = Skip to my turn
motion = Motion
motion-help = tiles that travel, points that count up
motion-system = as the system has it
motion-full = always
motion-reduced = none
settings-sound = Sound and attention
volume = Volume
volume-help = at 0 all is silent
notify = Call me when it is my turn
notify-help = while the page is open in another tab
notify-denied = Your browser does not allow notifications from this page.

## Rules to read

rules-title = The rules of { $game }
rules-word = Rules
rules-contents = On this page
rules-minute = The game in one minute
rules-cites = Clauses
rules-play = Play { $game }
scoring-reference = What scores
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
passed-help = What each player holds is for nobody else to see.
passed-here = I am { $name }
passed-turn = It is the turn of { $name }
