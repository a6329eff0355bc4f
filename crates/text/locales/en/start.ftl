start-title = Ra and Amun-Re
start-hello = Bid your suns.
start-what = Two auction games by Reiner Knizia – with friends or against bots.
start-players = { $least } to { $most }
start-time-ra = 25 min
start-time-amun-re = 60 min
start-play-now = Play now
start-against = against bots:
start-learn = Learn by playing
start-learn-says = A real game with hints – no rules to read first
start-learn-on = Continue the tutorial
start-learn-on-says = Your guided game is waiting
start-guided = guided game
start-mine = My games
start-mine-none = You haven’t played here yet.
start-open = Open tables
start-open-none = Nobody is waiting. Create a table and send the link to friends.
start-running = Watch live games
start-running-none = No games in progress.
start-seats = { $taken } of { $all } seats taken
start-join = Join
start-is-running = in progress
start-over = finished
start-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
start-import = Open a saved game
start-import-help = replay a game file (.jsonl) or continue it from any point
start-import-open = Open

rank-random = monkey – random moves
rank-novice = novice – easy
rank-scribe = scribe – medium
rank-vizier = vizier – hard
rank-pharaoh = pharaoh – hardest

new-title = New table
new-table-of = New { $game } table
new-game = Game
new-who = Players
new-players = Number of players
new-players-help = you are in seat 1
new-seat = Seat { $number }
new-seat-open = open seat
new-seat-bot = bot: { $rank }
new-local = Hot seat (share one device)
new-local-help = open seats are played by people on this device
new-seat-name = Name
new-options = Game options
new-table-legend = The table
new-listed = Who can join
new-listed-no = anyone with the link
new-listed-yes = anyone (listed publicly)
new-open = Create table
new-promise = The shuffle is already fixed. Fingerprint:
