### Telling: what characters are called, and what they say

refused-choosing = Nicht jetzt: Gerade wird gewählt.
refused-not-told = In diesem Spiel wird keine Geschichte erzählt.
refused-bad-line = Eine Zeile der Geschichte kann bis zu 500 Zeichen haben.
refused-story-full = Die Geschichte dieser Partie ist so lang, wie sie werden darf.
refused-named-already = Figuren bekommen ihren Namen vor dem ersten Kapitel.
refused-own-name = Deine Figur ist jemand anderes: Wähle einen anderen Namen als deinen.
web-tell = Erzähl etwas, als { $player }
web-tell-help = Wenn du magst: Esc lässt es aus.
web-tell-ideas = Ideen zum Ausleihen
web-tell-send = Erzählen
web-told = { $player }: „{ $text }“
web-character = Gib deiner Figur einen Namen
web-character-name = Wie deine Figur heißt
web-character-named = Deine Figur: { $player }.
web-character-dice = Ein anderer Name
# Names that the dice know, for whoever somebody turns out to be
web-character-names = Toni, Ida, Emil, Frieda, Anton, Lotte, Kim, Oskar, Jule, Henri, Mascha, Fritz, Nele, Bruno, Alma, Rasmus, Thea, Kurt, Luise, Mika, Edda, Till, Greta, Jascha
