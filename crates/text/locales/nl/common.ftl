site-name = Heliopolis
to-start-page = Heliopolis, startpagina
skip-to-content = Naar de inhoud
skip-to-decision = Naar je beslissing
unofficial = Onofficieel. Heliopolis heeft geen band met de auteur of de uitgevers van Ra en Amun-Re. Woorden en tekeningen zijn van onszelf.
fair-link = Eerlijk geschud
settings = Instellingen
save = Opslaan
to-start = Naar de startpagina
site-tools = Site
close = Sluiten
copy = Kopieer
copied = Gekopieerd
none = geen
bot = bot
you = Jij
your-turn = Jouw beurt
of-all = van { $all }
list-and = { $first } en { $last }
explain = { $what }. Uitleg

## At the table

what-happened = Wat er gebeurde
table-tools = Tafel
menu = Menu
keys = Toetsen
watchers =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
undo = Ongedaan maken
undo-last = Neem je laatste beslissing terug
undo-nothing = Niets om terug te nemen: er is sindsdien iets onthuld of anderen hebben gespeeld
theme = Thema
theme-system = Systeem
theme-day = Dag
theme-night = Nacht
invite = Nodig anderen uit met deze link
leave = Verlaat de tafel
leave-slip = De tafel verlaten? Je plek wordt leeg; anderen kunnen een bot laten verderspelen.
bot-plays-for-you = Een bot speelt voor jou.
take-seat-back = Mijn plek terug
has-left = { $name } heeft de tafel verlaten.
is-away = { $name } is afwezig.
let-bot-play = Laat een bot spelen
chat = Chat
chat-empty = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Stuur
play-again = Nog eens, zelfde plekken
connection-lost = Verbinding verbroken. Nieuwe poging; er gaat niets verloren.

## Replay

replay = Terugkijken
replay-first = Begin
replay-back = Terug
replay-forward = Vooruit
replay-last = Einde
replay-at = { $at } van { $last }
replay-to-step = Terugkijken bij stap { $step }
replay-eyes = Gezien door
replay-spectator = Toeschouwer
replay-look = Kijk
replay-continue = Speel vanaf hier verder
download-record = Verslag

## Fairness

fair-commitment = Vastlegging, getoond vóór de eerste trekking
fair-salt = Zout van de spelers
fair-seed = Seed
fair-promised = Eerlijk schudden is beloofd
fair-proven =
    { $count ->
        [one] Eerlijk: de ene uitkomst volgt uit de seed
       *[other] Eerlijk: alle { $count } uitkomsten volgen uit de seed
    }
fair-unproven = Eerlijk schudden is niet bewezen
fair-prepared = Voorbereid om van te leren
fair-prepared-why = Het toeval van dit spel is voorbereid, zodat nieuwe dingen één voor één komen. Er is niet geschud, en er wordt niets over beloofd.
fair-how = Zo controleer je het
fair-title = Eerlijk schudden controleren
fair-why = Niemand aan tafel zou de host hoeven te vertrouwen, en de host de spelers niet. Daarom kan geen van beiden kiezen wat er wordt getrokken.

fair-step-seed = Voordat een tafel bestaat, trekt de server een seed van 256 willekeurige bits en toont daarvan de SHA-256: de vastlegging. Daarna kan hij de seed niet meer ongemerkt veranderen.
fair-step-salt = Pas dan voegen de spelers hun zout toe. Elke browser doet dat vanzelf met willekeurige tekens; je kunt ook zelf iets typen. Zo kan ook de host de uitkomst niet weten.
fair-step-draw = Elk kaartje, elke kaart en elke loting volgt volgens een vaste regel uit seed en zout. De volgorde van de zak staat nergens; elke trekking wordt pas bepaald als ze gebeurt.
fair-step-open = Na het spel wordt de seed getoond; hij staat dan in het verslag, met elke uitkomst.
fair-check-title = Controleer het zelf
fair-check-page = De pagina van elke afgelopen partij zegt of alle uitkomsten uit de seed volgen, en toont vastlegging, zout en seed.
fair-check-program = Download het verslag en laat het programma alles op je eigen computer narekenen:
fair-check-hand = Of controleer alleen de belofte, met elk hulpmiddel dat SHA-256 kent; het resultaat moet de vastlegging zijn die je vóór het spel zag:
fair-check-method = De regel voor elke trekking staat in de notatie van onze verslagen: de methode heet sha256-1.

## Settings

settings-you = Jij
settings-play = Spelen
your-name = Je naam
your-name-help = hoe anderen je aan tafel noemen
language = Taal
language-browser = zoals in de browser
pace = Tempo van de bots
pace-help = hoe lang een bot wacht voordat hij speelt
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-at-once = meteen
confirm = Vraag na bij een mogelijke vergissing
confirm-help = alleen bij acties die je niet kunt terugnemen

## Problems

problem-title = Dat is niet gelukt
problem-not-found = Deze pagina of tafel bestaat niet. Misschien is het adres onvolledig.
problem-not-yours = Dit is niet jouw plek.
problem-stale = Er is intussen iets anders gebeurd. Je ziet de tafel zoals die nu is; beslis opnieuw.
problem-not-asked = Je hebt nu niets te beslissen.
problem-seat-taken = Iemand anders heeft deze plek net genomen. Kies een andere.
problem-table-exists = Er is al een tafel met dit adres. Open een nieuwe vanaf de startpagina.
problem-not-now-waiting = Het spel is nog niet begonnen.
problem-not-now-begun = Het spel is al begonnen.
problem-not-now-seats-open = Sommige plekken zijn nog vrij.
problem-not-now-running = Het spel is nog niet afgelopen.
problem-not-now-over = Het spel is afgelopen.
problem-not-now-bot-plays = Een bot speelt voor jou. Neem eerst je plek terug.
problem-not-now-not-alone = Er spelen ook anderen aan deze tafel.
problem-not-now-learnt = Dit kan niet meer worden teruggenomen.
problem-bad-form = Het formulier is niet begrepen: { $what }
problem-bad-record = Dit is geen leesbaar verslag van een spel: { $what }
problem-too-large = Dit is te groot om aan te nemen.
problem-too-many-requests = Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.
problem-too-many-waiting = Het is erg druk aan deze tafel. Probeer het zo opnieuw.
problem-too-many-tables = Je hebt vandaag te veel tafels geopend die nog niet klaar zijn. Speel er een uit, of kom morgen terug.
problem-too-many-entries = Aan deze tafel is te veel gebeurd: alleen het spel zelf gaat nog door.
problem-too-many-imports = Er zijn vandaag te veel verslagen geïmporteerd. Kom morgen terug.
problem-too-many-connections = Er zijn te veel verbindingen tegelijk open. Sluit er een paar en probeer het opnieuw.
problem-too-many-streams = Er zijn te veel pagina’s tegelijk open. Sluit er een paar en probeer het opnieuw.
problem-foreign = Dit verzoek kwam van een andere site en is niet uitgevoerd.
problem-no-token = Hiervoor is een token nodig.
problem-damaged = Wat over deze tafel is opgeslagen, is beschadigd en kan niet worden getoond. Meld het aan de host; andere tafels hebben er geen last van.
problem-not-written = De server kan nu niet naar zijn schijf schrijven. Er is niets gebeurd; probeer het later opnieuw.
problem-unavailable = De server kan dit nu niet doen. Er is niets verloren; probeer het zo opnieuw.

## The waiting room

waiting-title = Wachten op spelers
waiting-at = Een tafel voor { $game }
waiting-seats = Plekken
waiting-open = vrij
waiting-you = jij
waiting-away = afwezig
waiting-salted = zout toegevoegd:
waiting-unsalted = nog geen zout
waiting-bot-rank = Rang van de bot
waiting-add-bot = Bot erbij
waiting-listed = De tafel staat op de startpagina; iedereen mag aanschuiven.
waiting-private = Alleen wie de link heeft, vindt deze tafel.
waiting-host-starts = Het spel begint als de host het start.
waiting-open-seats =
    { $count ->
        [one] Er is nog één plek vrij: wacht op iemand, of voeg een bot toe.
       *[other] Er zijn nog { $count } plekken vrij: wacht op iemand, of voeg bots toe.
    }
waiting-shuffle = Niemand kiest hoe er wordt geschud
waiting-promise = De seed van deze tafel ligt al vast; dit is de vingerafdruk. De browser van elke speler voegt zout toe dat de host niet kon weten. Na het spel wordt de seed getoond en kan elke trekking worden gecontroleerd.
waiting-own-salt = Je eigen zout, als je wilt
waiting-add-salt = Voeg toe
sit-here = Hier zitten
start-game = Start het spel
guest-name = Gast

## Motion, sound and pace
skip-to-my-turn = Door naar mijn beurt
motion = Beweging
motion-help = kaartjes die reizen, punten die oplopen
motion-system = zoals het systeem het heeft
motion-full = altijd
motion-reduced = geen
settings-sound = Geluid en aandacht
volume = Volume
volume-help = bij 0 is alles stil
notify = Roep me als ik aan de beurt ben
notify-help = zolang de pagina in een ander tabblad openstaat
notify-denied = Je browser staat geen meldingen van deze pagina toe.

## Rules to read

rules-title = De regels van { $game }
rules-word = Regels
rules-contents = Op deze pagina
rules-minute = Het spel in één minuut
rules-cites = Regelnummers
rules-play = Speel { $game }
scoring-reference = Wat punten oplevert
scoring-more = Alle regels

## Designs

design-title = Het spelmateriaal van { $game }
design-colours = Kleuren
design-letters = Letters en hun maten
design-controls = Bediening
design-pieces = Spelmateriaal
design-drawings = Tekeningen

# A device that is passed round.
passed-to = Geef het toestel aan { $name }
passed-help = Wat een speler in handen heeft, is voor niemand anders.
passed-here = Ik ben { $name }
passed-turn = { $name } is aan de beurt
