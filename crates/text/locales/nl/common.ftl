site-name = Heliopolis
to-start-page = Heliopolis, startpagina
skip-to-content = Naar de inhoud
skip-to-decision = Naar je zet
unofficial = Onofficiële fansite, niet verbonden aan de auteur of de uitgevers van Ra en Amun-Re. Teksten en tekeningen zijn van onszelf.
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
explain = Uitleg: { $what }

## At the table

what-happened = Spelverloop
table-tools = Tafel
menu = Menu
keys = Sneltoetsen
watchers =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
undo = Ongedaan maken
undo-last = Maak je laatste zet ongedaan
undo-nothing = Ongedaan maken kan niet: er is sindsdien iets onthuld of anderen hebben gespeeld
theme = Thema
theme-system = Systeem
theme-day = Dag
theme-night = Nacht
invite = Nodig anderen uit met deze link
leave = Verlaat de tafel
leave-slip = De tafel verlaten? Je plek komt vrij; de anderen kunnen er een bot neerzetten.
bot-plays-for-you = Een bot speelt voor je.
take-seat-back = Mijn plek terug
has-left = { $name } heeft de tafel verlaten.
is-away = { $name } is afwezig.
let-bot-play = Bot toevoegen
chat = Chat
chat-empty = Nog geen berichten.
chat-say = Schrijf een bericht
chat-send = Verstuur
play-again = Revanche
connection-lost = Verbinding verbroken – we maken opnieuw verbinding. Je partij is veilig.

## Replay

replay = Terugkijken
replay-first = Begin
replay-back = Terug
replay-forward = Vooruit
replay-last = Einde
replay-at = { $at } van { $last }
replay-to-step = Terugkijken, stap { $step }
replay-eyes = Bekijk als
replay-spectator = Toeschouwer
replay-look = Toon
replay-continue = Speel vanaf hier verder
download-record = Download partij

## Fairness

fair-commitment = Vastlegging, getoond vóór de eerste trekking
fair-salt = Zout van de spelers
fair-seed = Seed
fair-promised = Eerlijk geschud: vastgelegd
fair-proven =
    { $count ->
        [one] Eerlijk geschud: de enige trekking klopt met de seed
       *[other] Eerlijk geschud: alle { $count } trekkingen kloppen met de seed
    }
fair-unproven = Schudden niet gecontroleerd
fair-prepared = Trekkingen voor de les
fair-prepared-why = De trekkingen van deze partij liggen vooraf vast, zodat nieuwe dingen een voor een komen. Er is niet geschud, dus er valt niets te controleren.
fair-how = Zo controleer je het
fair-title = Eerlijk schudden controleren
fair-why = Spelers hoeven de host niet te vertrouwen, en de host hoeft de spelers niet te vertrouwen. Daarom kan geen van beiden kiezen wat er wordt getrokken.

fair-step-seed = Voordat de tafel bestaat, kiest de server een seed van 256 willekeurige bits en publiceert daarvan de SHA-256-hash: de vastlegging. Daarna kan hij de seed niet meer ongemerkt verwisselen.
fair-step-salt = Pas dan voegen de spelers hun zout toe. Elke browser voegt vanzelf willekeurige tekens toe; je kunt ook zelf iets typen. Zo kan ook de host de trekkingen niet voorspellen.
fair-step-draw = Elke trekking wordt volgens een vaste regel berekend uit seed en zout. Er is nergens een geschudde volgorde opgeslagen: elke trekking wordt pas bepaald als die plaatsvindt.
fair-step-open = Na de partij wordt de seed onthuld en in het verslag bewaard, samen met elke trekking.
fair-check-title = Controleer het zelf
fair-check-page = Op de pagina van elke afgelopen partij staat of alle trekkingen met de seed kloppen, met de vastlegging, het zout en de seed erbij.
fair-check-program = Download de partij en laat het programma alles op je eigen computer narekenen:
fair-check-hand = Of controleer alleen de vastlegging, met elk programma dat SHA-256 kent; het resultaat moet zijn wat je vóór de partij zag:
fair-check-method = De regel voor elke trekking staat in de notatie van onze verslagen: de methode heet sha256-1.

## Settings

settings-you = Jij
settings-play = Spelen
your-name = Je naam
your-name-help = zo zien anderen je aan tafel
language = Taal
language-browser = taal van de browser
pace = Tempo van de bots
pace-help = hoelang bots wachten voordat ze spelen
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-at-once = meteen
confirm = Bevestiging vragen bij riskante acties
confirm-help = alleen bij acties die je niet ongedaan kunt maken

## Problems

problem-title = Er ging iets mis
problem-title-not-found = Pagina niet gevonden
problem-not-found = Deze pagina of tafel bestaat niet. Misschien is het adres onvolledig.
problem-not-yours = Dit is niet jouw plek.
problem-stale = De tafel is intussen veranderd. Dit is de huidige stand – kies opnieuw.
problem-not-asked = Je bent niet aan de beurt.
problem-seat-taken = Iemand anders heeft deze plek net genomen. Kies een andere.
problem-table-exists = Er is al een tafel met dit adres. Maak een nieuwe vanaf de startpagina.
problem-not-now-waiting = De partij is nog niet begonnen.
problem-not-now-begun = De partij is al begonnen.
problem-not-now-seats-open = Sommige plekken zijn nog vrij.
problem-not-now-running = De partij is nog niet afgelopen.
problem-not-now-over = De partij is afgelopen.
problem-not-now-bot-plays = Een bot speelt voor je. Neem eerst je plek terug.
problem-not-now-not-alone = Er spelen ook anderen aan deze tafel.
problem-not-now-learnt = Dit kun je niet meer ongedaan maken.
problem-bad-form = Controleer het formulier: { $what }
problem-bad-record = Dit bestand is geen leesbare partij: { $what }
problem-too-large = Dit is te groot.
problem-too-many-requests = Te veel verzoeken. Wacht even en probeer het opnieuw.
problem-too-many-waiting = Het is erg druk aan deze tafel. Probeer het zo opnieuw.
problem-too-many-tables = Je hebt vandaag te veel tafels gemaakt die nog niet klaar zijn. Speel er een uit, of kom morgen terug.
problem-too-many-entries = Aan deze tafel is te veel gebeurd: je kunt alleen de partij nog uitspelen.
problem-too-many-imports = Er zijn vandaag te veel partijen geïmporteerd. Kom morgen terug.
problem-too-many-connections = Er zijn te veel verbindingen open. Sluit er een paar en probeer het opnieuw.
problem-too-many-streams = Er zijn te veel pagina’s open. Sluit er een paar en probeer het opnieuw.
problem-foreign = Dit verzoek kwam van een andere site en is geblokkeerd.
problem-no-token = Hiervoor is een token nodig.
problem-damaged = De opgeslagen gegevens van deze tafel zijn beschadigd, dus de tafel kan niet worden getoond. Meld het aan de host; andere tafels hebben er geen last van.
problem-not-written = De server kan nu niet naar zijn schijf schrijven. Er is niets veranderd; probeer het later opnieuw.
problem-unavailable = De server kan dit nu niet doen. Er is niets verloren; probeer het zo opnieuw.

## The waiting room

waiting-title = Wachten op spelers
waiting-at = { $game }-tafel
waiting-seats = Plekken
waiting-open = vrij
waiting-you = jij
waiting-away = afwezig
waiting-salted = zout toegevoegd:
waiting-unsalted = nog geen zout
waiting-bot-rank = Niveau van de bot
waiting-add-bot = Bot toevoegen
waiting-listed = Deze tafel staat op de startpagina; iedereen kan meedoen.
waiting-private = Alleen mensen met de link kunnen meedoen.
waiting-host-starts = De partij begint als de host op start drukt.
waiting-open-seats =
    { $count ->
        [one] Er is nog één plek vrij: wacht op iemand, of voeg een bot toe.
       *[other] Er zijn nog { $count } plekken vrij: wacht op iemand, of voeg bots toe.
    }
waiting-shuffle = Schudden zonder trucs
waiting-promise = Hoe er geschud wordt, ligt al vast; dit is de vingerafdruk. De browser van elke speler voegt willekeurige tekst toe die de host niet kon kennen. Na de partij wordt alles onthuld en kan elke trekking worden gecontroleerd.
waiting-own-salt = Voeg zelf willekeurige tekst toe (hoeft niet)
waiting-add-salt = Voeg toe
sit-here = Hier plaatsnemen
start-game = Start de partij
guest-name = Gast

## Motion, sound and pace
skip-to-my-turn = Door naar mijn beurt
motion = Animaties
motion-help = bewegende kaartjes, oplopende punten
motion-system = volgens het systeem
motion-full = altijd
motion-reduced = geen
settings-sound = Geluid en meldingen
volume = Volume
volume-help = 0 = geluid uit
notify = Waarschuw me als ik aan de beurt ben
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
passed-help = De hand van een speler is alleen voor diens eigen ogen.
passed-here = Ik ben { $name }
passed-turn = { $name } is aan de beurt
