### Apparecchiare: quale storia, quali carte.

web-setting = La storia
web-box = La scatola
web-box-printed = La scatola così com’è stampata
web-box-second = Con la seconda edizione
web-box-with = Con «{ $title }»
web-box-with-second = Con la seconda edizione e «{ $title }»
web-box-line = { $count ->
    [one] Una carta
   *[other] { $count } carte
}. Lingue: { $choices }.
web-box-line-by = { $count ->
    [one] Una carta
   *[other] { $count } carte
}, di { $player }. Lingue: { $choices }.
web-box-foreign = Non tutte queste carte parlano italiano. Le altre le leggi nella loro lingua: { $choices }.
web-box-told = Le carte: { $title }.
web-setting-events = Eventi speciali
web-setting-events-help = Ognuno porta con sé le sue scene, in qualunque storia.
web-setting-all = Anche le scene delle altre storie
web-setting-without = Lascia fuori singole scene
web-setting-without-help = Una scena spuntata resta fuori, e chi è al tavolo lo vede qui.
web-setting-touches = I capitoli di «{ $title }» toccano questi temi: { $choices }.
web-setting-told = La storia è «{ $title }».
web-setting-told-events = Eventi speciali: { $choices }.
web-setting-told-no-events = Nessun evento speciale.
web-setting-told-all = Nei mazzi ci sono anche le scene delle altre storie.
web-setting-told-without = Restano fuori: { $choices }.
web-veto = Meglio di no
web-veto-help = Scegli che cosa preferisci non incontrare. Quello che sceglie anche una persona sola resta fuori dalle scene, e nessuno viene a sapere chi l’ha scelto, né se qualcuno l’ha fatto.
web-veto-chapters = I capitoli non si lasciano fuori. Quelli di «{ $title }» toccano questi temi: { $choices }. Se preferisci di no, chiedi un’altra storia.
web-veto-for = { $player }: che cosa lasciare fuori
web-veto-done = Fatto
web-field-events = Eventi speciali
web-field-scenes = Scene
web-events-none = Nessuno
web-events-all = Tutti
web-scenes-all = Di tutte le storie
