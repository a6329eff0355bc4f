# The guided first game. One message for each lesson: a heading of a few words and a text of at most
# forty. The terms are those of the tables.

lesson-label = Lesson
lesson-none = Nothing new here: play as you like.
lesson-rule = Rule { $clause }
lesson-progress = { $learnt } of { $all } things learnt. Show what I have learnt
lesson-list = What I have learnt
lesson-close = Close
lesson-all-head = You know the game now
lesson-all-text = Everything has been explained. Play this game to its end, or try one without hints.
lesson-end-head = Well played!
lesson-end-text = You have finished your first game. Come back to the lessons whenever you like.
lesson-new-game = New game against bots
lesson-rules = Read the rules
