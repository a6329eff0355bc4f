# Het begeleide eerste spel. Voor elke les één bericht: een kop van een paar woorden en een tekst van
# hoogstens veertig. De termen zijn die van de tafels.

lesson-label = Les
lesson-none = Niets nieuws hier: speel zoals je wilt.
lesson-rule = Regel { $clause }
lesson-progress = { $learnt } van { $all } geleerd. Toon wat ik al heb geleerd
lesson-list = Wat ik al heb geleerd
lesson-close = Sluiten
lesson-all-head = Nu ken je het spel
lesson-all-text = Alles is uitgelegd. Speel dit spel uit, of probeer er een zonder hints.
lesson-end-head = Goed gespeeld!
lesson-end-text = Je eerste spel zit erop. Kom naar de lessen terug wanneer je maar wilt.
lesson-new-game = Nieuw spel tegen bots
lesson-rules = Lees de spelregels
