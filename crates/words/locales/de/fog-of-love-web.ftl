### Fog of Love im Browser

## Die beiden

flw-us = Ihr zwei
flw-us-more = Merkmale und Skalen
flw-scale = { $player } { $first }, { $target } { $next }, zusammen { $last }
flw-hearts = { $count ->
    [one] Herz
   *[other] Herzen
}
flw-secrets = { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
}
flw-has-chosen = versiegelt
flw-thinks = überlegt
flw-noticed = Was { $player } an { $target } auffiel
flw-shown-by = Was { $player } dir einmal gezeigt hat

## Die Seite

flw-leaf = Die offene Seite
flw-prologue = Prolog
flw-chapter = Kapitel { $chapter }
flw-finale = Finale
flw-plays = spielt eine Szene
flw-reacts = hat dazu etwas zu sagen
flw-was-secret = hat das bis jetzt verheimlicht
flw-stayed-secret = hat das nie erzählt
flw-situation = Noch in der Luft: „{ $title }“
flw-so-far = Bisher in diesem Kapitel
flw-you-chose = deine Wahl
flw-back = Noch nicht
flw-lock = Versiegeln
flw-sealed-help = Ihr wählt beide im Geheimen. Sind beide Briefe versiegelt, brechen die Siegel zugleich.
flw-for-you = Sicher für dich:
flw-unsure = noch nichts. Es kommt darauf an, was dein Gegenüber tut.
flw-goal-moves = { $title }: aus { $first } wird { $next }, von { $count }

## Wer ihr seid

flw-gender-help = Die Anrede für deine Figur. An den Regeln ändert sie nichts.
flw-traits-help = Fünf Seiten eines Menschen. Behalte drei; sonst erfährt niemand, welche, und jede will bis zum Schluss etwas.
flw-goals-oppose = Zwei dieser Ziele ziehen in entgegengesetzte Richtungen. Diesen Hinweis siehst nur du.
flw-goals-repeat = Zwei dieser Ziele wollen dasselbe Ende einer Skala: Das zweite verlangt das Doppelte. Diesen Hinweis siehst nur du.
flw-job-help = Was macht deine Figur den ganzen Tag? Ihr deckt es im selben Moment auf.
flw-feature-help = Was ist dir an { $target } zuerst aufgefallen?
flw-introduce-help = Gib deiner Figur einen Namen und ein, zwei Sätze. Dann stell dich { $target } vor.

## Was nur dir gehört

flw-hand = Deine Hand
flw-hand-empty = Keine Szenen auf der Hand.
flw-mine = Nur für dich
flw-my-secrets = Deine Geheimnisse
flw-my-traits = Deine Wesenszüge
flw-my-destinies = Deine Schicksale
flw-put-away = Weggelegt:
flw-condition = wenn { $condition }
flw-now = (jetzt { $amount })
flw-take-up = Aufnehmen
flw-put-down = Weglegen
flw-secret-nth = Geheimnis { $count }

## Was ans Licht kommt

flw-shows-you = zeigt dir und sonst niemandem:
flw-wanted = hat dieses Schicksal gewählt:
flw-really-was = im Grunde, von Anfang an:
flw-came-true = erfüllt
flw-stayed-dream = blieb ein Traum

## Was die Dinge sind

flw-dimension = { $dimension ->
    [discipline] Oben: Listen, Pläne, gespültes Geschirr. Unten: es laufen lassen, manchmal recht schön.
    [curiosity] Oben: die Tür öffnen, auf der „Privat“ steht. Unten: wissen, was man mag und wo es steht.
    [extroversion] Oben: mehr Stühle, mehr Leute. Unten: um zehn zu Hause, ihr zwei.
    [sensitivity] Oben: spüren, wie beim Gegenüber das Wetter umschlägt. Unten: Es perlt ab.
    [gentleness] Oben: eine sanfte Antwort. Unten: eine Antwort, die Spuren hinterlässt.
   *[sincerity] Oben: sagen, wie es ist. Unten: sagen, wie es schöner wäre.
}
flw-hint-traits = Tippe drei Karten an, um sie zu behalten; tippe noch einmal, um eine zurückzulegen.
flw-hint-choice = Tippe eine Antwort an und sieh, was sie dir sicher bringt. Gültig wird sie erst, wenn du sie versiegelst.
flw-hint-turn = Tippe eine Szene auf deiner Hand an, um sie ganz zu lesen; dann spiel sie, oder tausch eine Nebenszene ein.
flw-rule-turn = Wer am Zug ist, spielt eine Szene und zieht auf fünf nach.
flw-rule-choice = Wo beide wählen, wählt ihr geheim und zeigt zugleich. Wo nur das Gegenüber wählt, sagt es das offen.
flw-rule-tokens = Optionen legen Marker auf die Skalen. Deine Wesenszüge wollen, dass die Skalen am Ende zu ihnen kippen.
flw-rule-secret = Ein Geheimnis liegt verdeckt, bis eine Szene oder das Finale es ans Licht bringt.
flw-rule-reaction = Eine Reaktion antwortet auf eine Szene, in dem Moment, der auf ihr steht.
flw-rule-destiny = Die Kapitel lassen euch Schicksale loslassen. Im Finale wählt ihr je eins von denen, die bleiben.
flw-rule-end = Es können sich beide Schicksale erfüllen, eins oder keins.
flw-lessons = Lektionen
flw-lessons-before = Frühere Lektionen

## Die Bühne

flw-stage = Die Bühne
flw-looks = { $player }, { $mood ->
    [smiling] lächelnd
    [hurt] gekränkt
    [flirting] kokett
    [angry] wütend
    [surprised] überrascht
   *[neutral] ruhig
}
flw-options = Was du antwortest
flw-tab-us = Wir
flw-tab-hand = Hand
flw-tab-mine = Meins
flw-you = du
flw-both = beide
flw-chooser = wer das wählt
flw-other = die andere Person
flw-more = noch { $count }
flw-goals-legend = deine Ziele. Nur du siehst sie.
flw-came = Was daraus wurde
flw-match = Zweimal dieselbe Antwort.
flw-no-match = Zwei Antworten, verschieden.
flw-end-up = { $dimension ->
    [discipline] Pläne
    [curiosity] neue Türen
    [extroversion] mehr Stühle
    [sensitivity] jedes Wetter
    [gentleness] sanfte Worte
   *[sincerity] wie es ist
}
flw-end-down = { $dimension ->
    [discipline] laufen lassen
    [curiosity] Bekanntes
    [extroversion] früh daheim
    [sensitivity] perlt ab
    [gentleness] lässt Spuren
   *[sincerity] wie’s gefällt
}

## Was man vorhat

flw-far = { $first } von { $count }
flw-times = Als Ziel Nummer { $count } auf dieser Seite braucht es das { $count }-Fache seiner Zahl.
flw-to-go = noch { $count }
flw-notebook = Was du von { $player } weißt
flw-surely = Sicher: { $text }
flw-surely-not = Sicher nicht: { $text }
flw-may-have = Vielleicht eines davon
flw-may-want = Was { $player } noch wollen kann
flw-holds-destinies = { $count ->
    [one] Ein Schicksal auf der Hand.
   *[other] { $count } Schicksale auf der Hand.
}

## Der Plan auf dem Tisch

flw-board = Auf dem Plan
flw-board-events = Besondere Ereignisse unter der Übersicht: { $text }
flw-board-no-events = Keine besonderen Ereignisse unter der Übersicht.
flw-board-draws = Szenen werden gezogen aus: { $text }
flw-board-tokens = Marker, ab und auf
flw-board-people = Ihr zwei
flw-board-gender = Anrede
flw-board-job = Beruf
flw-board-hand = Szenen auf der Hand
flw-board-destinies = Schicksale auf der Hand
flw-board-pile = Schicksale abgelegt, verdeckt
flw-board-noted = Notiert: { $text }
flw-board-discards = Offen abgelegt
flw-board-finale = Im Finale
