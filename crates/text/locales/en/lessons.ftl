# The guided first game. One message for each lesson: a heading of a few words and a text of at most
# forty. The terms are those of the tables.

lesson-label = Lesson
lesson-none = Nothing new here: play as you like.
lesson-rule = Rule { $clause }
lesson-progress = { $learnt } of { $all } lessons done. Show list
lesson-list = Lessons so far
lesson-close = Close
lesson-all-head = That’s the whole game
lesson-all-text = You’ve seen everything. Play this game to the end, or try one without hints.
lesson-end-head = Well played!
lesson-end-text = You’ve finished your first game. Come back to the lessons whenever you like.
lesson-new-game = New game against bots
lesson-rules = Read the rules
