# Het begeleide eerste spel. Voor elke les één bericht: een kop van een paar woorden en een tekst van
# hoogstens veertig. De termen zijn die van de tafels.

lesson-label = Les
lesson-none = Niets nieuws hier: speel zoals je wilt.
lesson-rule = Regel { $clause }
lesson-progress = { $learnt } van { $all } lessen gedaan. Toon lijst
lesson-list = Lessen tot nu toe
lesson-close = Sluiten
lesson-all-head = Dat is het hele spel
lesson-all-text = Je hebt alles gezien. Speel deze partij uit, of probeer er een zonder hints.
lesson-end-head = Goed gespeeld!
lesson-end-text = Je eerste partij zit erop. Je kunt altijd terug naar de lessen.
lesson-new-game = Nieuwe partij tegen bots
lesson-rules = Lees de spelregels
