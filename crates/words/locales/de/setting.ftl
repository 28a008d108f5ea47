### Den Tisch decken: welche Geschichte, welche Karten.

web-setting = Die Geschichte
web-box = Die Schachtel
web-box-printed = Die Schachtel, wie sie gedruckt ist
web-box-second = Mit der zweiten Ausgabe
web-box-with = Mit „{ $title }“
web-box-with-second = Mit der zweiten Ausgabe und „{ $title }“
web-box-line = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}. Sprachen: { $choices }.
web-box-line-by = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}, von { $player }. Sprachen: { $choices }.
web-box-foreign = Nicht alle diese Karten sprechen Deutsch. Die anderen liest du in ihrer eigenen Sprache: { $choices }.
web-box-told = Die Karten: { $title }.
web-setting-events = Besondere Ereignisse
web-setting-events-help = Jedes bringt eigene Szenen mit, in jeder Geschichte.
web-setting-all = Auch Szenen der anderen Geschichten
web-setting-without = Einzelne Szenen weglassen
web-setting-without-help = Eine angekreuzte Szene fällt weg, und alle am Tisch sehen es hier.
web-setting-touches = In den Kapiteln von „{ $title }“ kommt vor: { $choices }.
web-setting-told = Erzählt wird „{ $title }“.
web-setting-told-events = Besondere Ereignisse: { $choices }.
web-setting-told-no-events = Keine besonderen Ereignisse.
web-setting-told-all = In den Stapeln sind auch Szenen der anderen Geschichten.
web-setting-told-without = Es fehlen: { $choices }.
web-veto = Lieber nicht
web-veto-help = Wähle, was dir lieber nicht begegnen soll. Was jemand von euch wählt, kommt in den Szenen nicht vor, und niemand erfährt, wer es war oder ob überhaupt jemand etwas gewählt hat.
web-veto-chapters = Kapitel fallen nicht weg. In denen von „{ $title }“ kommt vor: { $choices }. Wenn du das lieber nicht möchtest, bitte um eine andere Geschichte.
web-veto-for = { $player }: was wegbleiben soll
web-veto-done = Fertig
web-field-events = Besondere Ereignisse
web-field-scenes = Szenen
web-events-none = Keine
web-events-all = Alle
web-scenes-all = Aus allen Geschichten
