### Telling: what characters are called, and what they say

refused-choosing = Non ora: è in corso una scelta.
refused-not-told = In questo gioco non si racconta una storia.
refused-bad-line = Una battuta della storia può avere fino a 500 caratteri.
refused-story-full = La storia di questa partita non può diventare più lunga.
refused-named-already = I personaggi ricevono un nome prima del primo capitolo.
refused-own-name = Il tuo personaggio è un’altra persona: scegli un nome diverso dal tuo.
web-tell = Racconta qualcosa, nei panni di { $player }
web-tell-help = Solo se ti va: con Esc si lascia perdere.
web-tell-ideas = Idee da prendere in prestito
web-tell-send = Racconta
web-told = { $player }: «{ $text }»
web-character = Dai un nome al tuo personaggio
web-character-name = Come si chiama il tuo personaggio
web-character-named = Il tuo personaggio: { $player }.
web-character-dice = Un altro nome
# Names that the dice know, for whoever somebody turns out to be
web-character-names = Andrea, Nora, Elio, Mina, Ciro, Agata, Dario, Livia, Celeste, Tullio, Bianca, Orso, Ines, Furio, Gaia, Ettore, Fosca, Nico, Zeno, Viola, Amedeo, Delia, Leo, Sole
