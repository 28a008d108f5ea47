### Der Salon: was zu keinem einzelnen Spiel gehört.

## Aufzählungen und Fließtext

list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-last = { $first } und { $last }
sentences = { $first } { $next }

## Zahlen

decimal-mark = ,
in-a-hundred = { $amount } %
bytes-of = { $amount } { $count ->
    [0] B
    [1] KiB
    [2] MiB
   *[other] GiB
}

## Wörter

bot = Bot
spectator = Publikum
seat-number = Platz { $seat }

## Wie gut ein Bot spielt

level = { $level ->
    [random] zufällig
    [beginner] sehr leicht
    [casual] leicht
    [club] mittel
    [club-devoted] mittel, hingebungsvoll
    [club-selfish] mittel, selbstsüchtig
    [club-mischievous] mittel, schelmisch
    [strong] stark
    [expert] sehr stark
    [master] meisterhaft
   *[other] { $level }
}

## Spaltenköpfe

heading-game = Spiel
heading-players = Personen
heading-player = Name
heading-seat = Platz
heading-level = Stufe
heading-games = Spiele
heading-rounds = Runden
heading-actions = Züge
heading-wins = Siege
heading-share = Anteil
heading-seconds = Sekunden
heading-speed = Züge pro Sekunde

## Die Befehlszeile

serve-open = Der Salon ist geöffnet: { $address }
serve-close = Strg+C schließt ihn.

error-unknown-game = Ein Spiel namens „{ $given }“ gibt es nicht. Zur Wahl stehen: { $choices }.
error-unknown-edition = Eine Version „{ $given }“ hat { $game } nicht. Zur Wahl stehen: { $choices }.
error-one-edition = { $game } kennt nur eine Fassung der Regeln: Lass --rules weg.
error-unknown-level = Bots der Stufe „{ $given }“ hat { $game } nicht. Zur Wahl stehen: { $choices }.
error-unknown-language = Der Salon spricht kein „{ $given }“. Zur Wahl stehen: { $choices }.
error-not-a-number = { $option } verlangt eine ganze Zahl, und „{ $given }“ ist keine.
error-too-many-bots = { $count ->
    [one] Ein Bot ist für diesen Tisch zu viel
   *[other] { $count } Bots sind für diesen Tisch zu viele
}: Nenne höchstens { $most }.
error-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
error-bad-line = { $path }, Zeile { $line }: { $reason }.
error-log = „{ $given }“ ist keine Stufe des Protokolls. Nimm error, warn, info, debug oder einen Filter wie server=debug.
error-cannot-listen = Der Salon kann unter { $address } nicht öffnen: { $reason }. Wähle mit --listen eine andere Adresse.
error-data-database = --data erwartet einen Ordner: Eine Datenbank nennst du mit --journal.
error-security-contact = Sag auch, wohin man zur Sicherheit schreibt: --security-contact.
error-security-address = „{ $given }“ ist keine Adresse für security.txt. Zum Schreiben nimm eine E-Mail-Adresse, https://… oder tel:…, für eine Seite https://…
error-security-language = „{ $given }“ ist kein Kürzel einer Sprache. Schreib --security-languages en,de.
error-security-day = „{ $given }“ ist kein Tag. Schreib --security-expires 2027-06-30.
error-see-help = Alles Übrige erklärt { $option }.

error-players = { $game } ist für { $count } bis { $most } Personen, verlangt waren { $given }. Nenne die Zahl mit --players.
error-players-classic = Die Klassische Version von { $game } ist für { $count } bis { $most } Personen, verlangt waren { $given }. Nenne die Zahl mit --players.
error-no-seat = An diesem Tisch gibt es keinen Platz { $given }.
error-bots-for-seats = Nenne eine Stufe für jeden Platz oder eine für alle: --bots nennt { $given }, und der Tisch hat { $count } Plätze.
error-none = Es gibt nichts zu spielen: --games muss mindestens 1 sein.
error-threads = --threads geht von 1 bis { $most }.

## Transcripts

trouble = { $path } lässt sich nicht nachspielen: { $reason }
trouble-empty = Die Datei enthält kein Spiel.
trouble-not-json = Zeile { $line } ist kein JSON.
trouble-no-header = Zeile { $line } müsste der Kopf eines Spiels sein und ist es nicht.
trouble-version = Zeile { $line } nennt die Formatversion { $given }, dieser Salon liest Version 1.
trouble-game = Zeile { $line } nennt das Spiel „{ $given }“, das hier niemand kennt.
trouble-table = Zeile { $line } beschreibt einen Tisch, den es nicht geben kann.
trouble-wrong = Zeile { $line } folgt nicht aus den Regeln und den Zeilen davor.
trouble-expected = Zeile { $line } folgt nicht aus den Regeln; sie müsste lauten: { $given }
trouble-truncated = Das Spiel, das in Zeile { $line } beginnt, bricht vor dem Ende ab.
error-no-such-game = { $path } enthält { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}: --game { $given } ist nicht dabei.

replay-heading = { $game }, { $count } Personen, Spiel { $given } von { $last }
replay-good = { $count ->
    [one] Ein Spiel, und jede seiner Zeilen folgt
   *[other] { $count } Spiele, und jede ihrer Zeilen folgt
} aus den Regeln.
replay-hint = Eines davon lesen: { $option }.

## Simulations

simulate-heading = { $game }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, { $players }
simulate-seats = { $count } Personen
simulate-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
simulate-actions = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
simulate-speed = { $given } Millionen Züge je Sekunde Prozessorzeit
heading-interval = 95-%-Intervall
all-seats = alle
game-love-letter = Love Letter
game-favor = Favor
game-fog-of-love = Fog of Love


## What a simulation of Fog of Love finds

study-outcomes = Wie es ausgeht
study-together = Bleiben zusammen
study-both = Beide erfüllt
study-one = Eines erfüllt
study-none = Keines erfüllt
study-destinies = Schicksale
study-destiny = Schicksal
study-chosen = Gewählt
study-fulfilled = Erfüllt
study-satisfaction = Zufriedenheit nach Kapiteln: Median (5–95 %)
study-scenes = Die { $count } meistgespielten Szenen
study-scene = Szene
study-per-game = Je Spiel
study-to-player = Für die spielende Person
study-to-partner = Fürs Gegenüber
study-chapter = Kapitel { $count }
study-end = Ende
error-unknown-story = { $game } hat keine Geschichte „{ $given }“. Erzählt wird: { $choices }.
error-no-stories = { $game } erzählt keine Geschichten.
error-no-tutorial = Bei { $game } gibt es dieses Tutorial nicht; lass --tutorial weg.
error-other-pack = Diese Partie wurde mit { $given } gespielt, die Karten hier sind aber { $choices } oder weichen davon ab.
error-unknown-event = { $game } hat kein besonderes Ereignis „{ $given }“. Es gibt { $choices }; „--event none“ lässt alle weg.
error-no-events = { $game } hat keine besonderen Ereignisse: Lass --event weg.
error-unknown-card = { $game } hat keine Szene „{ $given }“, die sich weglassen ließe.
error-unknown-topic = Keine Karte von { $game } hat das Thema „{ $given }“. Es gibt { $choices }.
error-no-topics = Die Karten von { $game } haben keine Themen: Lass --without-topics weg.
error-too-few-cards = Es blieben so wenige Szenen, dass niemand eine Hand bekäme: Lass weniger weg.
error-fixed-cards = Das Tutorial hat eigene Karten in fester Reihenfolge: Lass --event, --all-stories, --without und --without-topics weg.
error-no-chart = Für { $game } gibt es kein Diagramm; lass --chart weg.
error-unknown-box = Es gibt keine Schachtel „{ $given }“. Es gibt { $choices }.
error-no-packs = { $game } wird nicht mit Paketen gespielt; lass --pack weg.
error-unplayable = Diese Karten lassen sich nicht spielen: { $reason }.

## Das Tagebuch

backup-done = Eine Kopie des Tagebuchs liegt in { $path }.
backup-damaged = Die Kopie in { $path } ist beschädigt, weil das Tagebuch es ist: Behalte die Kopien, die du vorher gemacht hast.
backup-database = { $path } ist eine Datenbank, und die sichert man mit ihren eigenen Mitteln: pg_dump für eine Kopie, Point-in-Time-Recovery für jeden Augenblick; docs/hosting.md sagt, wie.
backup-no-folder = Den Ordner { $path } für die Kopie gibt es nicht: Lege ihn zuerst an, oder wähle einen anderen Ort.
journal-newer = Das Tagebuch in { $path } stammt von einem neueren Salon: Nimm diesen, oder mit --data einen anderen Ordner.
journal-older = { $path } stammt von einem Salon aus der Zeit vor der ersten Veröffentlichung, den dieser nicht lesen kann. Es wurde nichts daran geändert: Nimm einen anderen Ordner (--data) oder behalte für die alten Partien das alte Programm.
journal-not-ours = In { $path } liegt eine Datei parlour.sqlite, die kein Tagebuch ist: Wähle mit --data einen anderen Ordner.
journal-locked = Ein anderer Salon benutzt das Tagebuch in { $path }: Schließe ihn, oder wähle mit --data einen anderen Ordner.
journal-missing = In { $path } liegt kein Tagebuch: Nenne seinen Ordner mit --data.
journal-exists = { $path } gibt es schon: Wähle einen neuen Namen für die Kopie.
journal-full = Der Datenträger ist voll: { $path } lässt sich nicht schreiben.
journal-corrupt = Das Tagebuch in { $path } ist beschädigt. „parlour check“ sagt, wo; spiele eine Sicherung zurück.
journal-unusable = Das Tagebuch in { $path } lässt sich nicht benutzen: { $reason }.
journal-is-file = { $path } ist eine Datei: Gebraucht wird der Ordner eines Tagebuchs.
journal-address = Das ist keine Adresse einer Datenbank: Sie sollte aussehen wie postgres://benutzer@rechner/name.
journal-unreachable = Die Datenbank { $path } ist nicht erreichbar: { $reason }. Sieh nach, ob sie läuft und ob die Adresse stimmt.
journal-no-entry = Die Datenbank { $path } lässt den Salon nicht ein: Prüfe Benutzer, Passwort und Namen der Datenbank, und ob der Server diesen Rechner zulässt.
journal-refused = Die Datenbank { $path } weigert sich: { $reason }. Ihr Benutzer muss ein Schema anlegen und schreiben dürfen.
journal-exposed = Die Verbindung zur Datenbank { $path } lässt sich nicht so schützen wie verlangt: { $reason }. Prüfe sslmode, sslrootcert und das Zertifikat des Servers.
journal-not-durable = Die Datenbank { $path } läuft mit fsync = off und kann verlieren, was sie bestätigt hat: Schalte fsync ein und versuche es noch einmal.
migrate-done = Das Tagebuch liegt jetzt in { $path }: { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}, Eintrag für Eintrag mit dem Original verglichen.
migrate-newer = Das Tagebuch in { $path } stammt von einem neueren Salon: Nimm diesen.
migrate-not-ours = In { $path } liegt unter dem Namen des Tagebuchs etwas anderes: Wähle einen anderen Ort.
migrate-locked = Ein Salon benutzt das Tagebuch in { $path }: Schließe ihn zuerst.
migrate-missing = In { $path } liegt kein Tagebuch: Sieh nach, ob der Ort stimmt.
migrate-exists = In { $path } liegt schon ein Tagebuch: Wähle einen Ort ohne eines.
migrate-differs = Die Kopie in { $path } weicht vom Tagebuch ab ({ $reason }) und wurde verworfen: Versuche es noch einmal.
journal-damaged = Das Tagebuch in { $path } ist an einem Tisch beschädigt, im Eintrag { $entry }. „parlour check“ sagt mehr; spiele eine Sicherung zurück.
journal-read-only = Das Tagebuch in { $path } lässt sich nicht schreiben: Sieh nach, ob Datenträger und Ordner nur gelesen werden dürfen.
journal-disk = Der Datenträger macht nicht mit: Das Tagebuch in { $path } lässt sich nicht benutzen. Sieh nach, ob der Ordner dir gehört und was im Protokoll des Systems steht.
check-older = Das Tagebuch in { $path } stammt von einem älteren Salon und hat noch nichts, womit es sich vergleichen ließe: Öffne es einmal mit „parlour serve“, das bringt es auf den neuen Stand.
check-busy = In { $path } wurde inzwischen ein Salon geöffnet: Prüfe es noch einmal.
check-not-ours = { $path } ist weder ein Tagebuch noch die Sicherung eines Tagebuchs.
check-lost = Das Tagebuch in { $path } ist so beschädigt, dass sich seine Tische nicht lesen lassen. Spiele eine Sicherung zurück.
check-file = Die Datei selbst ist beschädigt, an { $count ->
    [one] einer Stelle
   *[other] { $count } Stellen
}. Spiele eine Sicherung zurück; Tische, die unten nicht genannt sind, lassen sich noch lesen.
check-entry = Tisch { $table }, Eintrag { $entry }: nicht, was geschrieben wurde, oder nicht da. Der Tisch bleibt geschlossen; um ihn wiederzuhaben, spiele eine Sicherung zurück.
check-unreadable = Tisch { $table }: lässt sich gar nicht lesen. Um ihn wiederzuhaben, spiele eine Sicherung zurück.
check-senseless = Tisch { $table }, Eintrag { $entry }: ergibt keinen Sinn, obwohl er ist, wie er geschrieben wurde. Bitte melde das.
check-rules = Tisch { $table }: passt nicht zu den Regeln seines Spiels. Bitte melde das.
check-cards = Tisch { $table }: Die Karten, mit denen er begonnen wurde, fehlen oder sind verändert. Um sie wiederzuhaben, spiele eine Sicherung zurück.
check-seal = Tisch { $table }, Partie { $count }: Die Karten wurden nicht so gegeben, wie sie versiegelt waren. Vielleicht hat jemand das Tagebuch verändert.
check-sound = Das Tagebuch in { $path } ist in Ordnung. Tische: { $tables }; Einträge: { $entries }; beendete Partien, mit ihren Siegeln: { $games }.
check-flawed = Das Tagebuch in { $path } ist nicht in Ordnung. Befunde: { $count }; Tische: { $tables }; Einträge: { $entries }; beendete Partien: { $games }.
tidy-done = Entfernte Tische: { $tables }. Zurückgegebener Platz: { $size }.
tidy-would = Tische, die entfernt würden: { $tables }, mit { $size } an Einträgen. Es wurde nichts geändert.
tidy-damaged = Beschädigte Tische, die bleiben, wie sie sind: { $count }. „parlour check“ sagt mehr.

## Versiegelte Karten

verify-good = { $count ->
    [one] Ehrlich gegeben: Jede Karte stammt
   *[other] Alle { $count } Spiele sind ehrlich gegeben: Jede Karte stammt
} aus dem Startwert, der vor der ersten versiegelt wurde.
verify-made-of = { $count ->
    [one] Der Startwert entstand aus der Zahl des Salons und einer vom Tisch.
   *[other] Der Startwert entstand aus der Zahl des Salons und { $count } vom Tisch.
}
verify-unopened = { $count ->
    [one] Eine Zahl wurde zugesagt und nicht aufgedeckt.
   *[other] { $count } Zahlen wurden zugesagt und nicht aufgedeckt.
}
verify-alone = Den Startwert hat der Salon allein gezogen: Am Tisch hat niemand eine Zahl hinzugefügt.
verify-not-sealed = { $path }, Spiel { $count }: Es gibt kein Siegel zu prüfen, also lässt sich über die Karten nichts sagen.
verify-other-seal = { $path }, Spiel { $count }: Der Startwert ist nicht der versiegelte.
verify-other-numbers = { $path }, Spiel { $count }: Der Startwert folgt nicht aus den Zahlen, die zugesagt waren.
verify-other-cards = { $path }, Spiel { $count }: Es wurden andere Karten gegeben, als der versiegelte Startwert ergibt.
