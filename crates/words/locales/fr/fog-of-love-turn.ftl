### Fog of Love : que faire maintenant, ce qu’on peut faire, et pourquoi non

## Que faire maintenant

ft-ask-wait = Un instant : le hasard décide.
ft-ask-over = L’histoire est racontée jusqu’au bout.
ft-ask-gender = Choisissez qui vous jouez : une femme, un homme, ou ni l’un ni l’autre.
ft-ask-traits = Gardez trois de ces traits : ils sont votre secret.
ft-ask-occupation = Choisissez un métier pour votre personnage.
ft-ask-feature = Choisissez ce qui vous frappe chez { $target }.
ft-ask-introduction = Donnez un nom à votre personnage et présentez-le.
ft-ask-turn = À vous : jouez une scène ; vous pouvez d’abord échanger vos scènes mineures.
ft-ask-draw = Choisissez la pioche : { $text }.
ft-ask-choice = Choisissez une option : { $options }.
ft-ask-rechoice = Choisissez une autre option : { $options }.
ft-ask-rechoice-for = Choisissez une autre option pour { $target } : { $options }.
ft-ask-reaction = { $moment ->
    [played] La scène est jouée : réagissez ou continuez.
    [revealed] Les choix sont révélés : réagissez ou continuez.
   *[resolved] La scène est résolue : réagissez ou continuez.
}
ft-ask-option = Choisissez une des { $count } possibilités.
ft-ask-give-up = Choisissez { ft-what.the } à abandonner.
ft-ask-give-up-guessed = La supposition était juste : abandonnez un trait en { fl-aspect }.
ft-ask-take = Choisissez { ft-what.new } pour vous.
ft-ask-take-for = Choisissez { ft-what.new } pour { $target }.
ft-ask-drop = { $duty ->
    [may] Vous pouvez défausser un destin.
   *[must] Choisissez un destin à défausser.
}
ft-ask-drop-shown = { $duty ->
    [may] Vous pouvez montrer un destin à { $target } et le défausser.
   *[must] Choisissez un destin à montrer à { $target } et à défausser.
}
ft-ask-switch-in = { $duty ->
    [may] Vous pouvez faire entrer un destin : choisissez lequel entre et lequel sort.
   *[must] Faites entrer un destin : choisissez lequel entre et lequel sort.
}
ft-ask-switch-out = { $duty ->
    [may] Vous pouvez faire sortir un destin : choisissez lequel sort et lequel entre.
   *[must] Faites sortir un destin : choisissez lequel sort et lequel entre.
}
ft-ask-recover = { $duty ->
    [may] Vous pouvez récupérer un destin.
   *[must] Choisissez un destin à récupérer.
}
ft-ask-discard = { $duty ->
    [may] Défaussez autant de scènes que vous voulez.
   *[must] Choisissez une scène à défausser.
}
ft-ask-show-trait = Choisissez un trait à montrer à { $target }.
ft-ask-show-destiny = Choisissez un destin à montrer à { $target }.
ft-ask-show-scene = Choisissez une scène à montrer à { $target }.
ft-ask-trade = Choisissez une scène à échanger avec { $target }.
ft-ask-secret = Choisissez un secret { DE($target) } à révéler.
ft-ask-guess = Devinez l’aspect d’un trait { DE($target) }.
ft-ask-swap = Choisissez une de vos caractéristiques, et celle { DE($target) } contre laquelle l’échanger.
ft-ask-enter = Notez le résultat.
ft-ask-confirm = Le résultat noté par { $target } est-il juste ?
ft-ask-final = Choisissez votre destin final.
ft-ask-order = Mettez vos objectifs de trait en ordre : sur un même aspect, le deuxième exige le double, le troisième le triple.

ft-wait = On attend { $players } : { $deed ->
    [gender] un personnage à jouer
    [traits] trois traits
    [occupation] un métier
    [feature] une caractéristique
    [introduction] une présentation
    [turn] une scène
    [draw] une pioche
    [choice] une option
    [reaction] une réaction, peut-être
    [decision] une décision
    [give-up] une carte à abandonner
    [take] une nouvelle carte
    [destiny] un destin
    [discard] des scènes à défausser
    [show] une carte à montrer
    [trade] une scène à échanger
    [secret] un secret à révéler
    [guess] une supposition
    [swap] des caractéristiques à échanger
    [enter] un résultat à noter
    [confirm] un oui ou un non
    [final] le destin final
   *[order] l’ordre des objectifs
}.

## Ce qu’on peut faire

ft-do-gender = { $gender ->
    [woman] Une femme
    [man] Un homme
   *[neither] Ni l’un ni l’autre
}
ft-do-keep = Garder { $text }
ft-do-introduce = Voilà qui je suis
ft-do-exchange = Échanger { fl-quoted }
ft-do-play = Jouer { fl-quoted }
ft-do-skip = Ne rien jouer
ft-do-draw = Piocher une { ft-scene }
ft-do-choose = Option { $option }
ft-do-go-on = Continuer
ft-do-leave = Y renoncer
ft-do-enough = C’est assez
ft-do-react = Réagir avec { fl-quoted }
ft-do-pick = Possibilité { $count }
ft-do-give-up = Abandonner { fl-quoted }
ft-do-take = Prendre { fl-quoted }
ft-do-discard = Défausser { fl-quoted }
ft-do-switch = { fl-quoted } entre, « { $left } » sort
ft-do-recover = Récupérer { fl-quoted }
ft-do-show = Montrer { fl-quoted }
ft-do-offer = Mettre { fl-quoted } de côté
ft-do-secret = Secret { $count }
ft-do-swap = « { $left } » contre { fl-quoted }
ft-do-enter = { $player } : { $gain }
ft-do-done = C’est tout
ft-do-confirm = C’est juste
ft-do-object = Ce n’est pas juste
ft-do-order = { $first }, puis { $next }, puis { $last }

## Pourquoi non

ft-illegal-not-asked = Patience : ce n’est pas à vous maintenant.
ft-illegal-asked-else = Pas maintenant : le jeu attend autre chose.
ft-illegal-keep-three = Gardez exactement trois traits.
ft-illegal-no-such-place = Il n’y a pas de carte à cette place.
ft-illegal-not-in-hand = Cette scène n’est pas dans votre main.
ft-illegal-not-minor = Seules les scènes mineures s’échangent.
ft-illegal-too-late = Les scènes mineures ne s’échangent qu’au début du tour.
ft-illegal-nothing-to-draw = Il ne reste aucune carte à piocher à sa place.
ft-illegal-only-answers = Une réaction répond seulement à une autre scène.
ft-illegal-no-secret = Votre partenaire n’a aucun secret à révéler.
ft-illegal-requires = La condition de cette scène n’est pas remplie.
ft-illegal-must-play = Il vous reste quelque chose à jouer ou à échanger.
ft-illegal-not-a-source = Ce n’est pas le moment de piocher là.
ft-illegal-no-such-option = Cette option ne vous est pas ouverte.
ft-illegal-does-not-answer = Cette scène ne répond pas à ce qui se passe.
ft-illegal-may-not-leave = Ici, il faut choisir quelque chose.
ft-illegal-not-that-destiny = Ce destin ne peut pas être choisi ici.
ft-illegal-shown-already = Cette carte a déjà été montrée.
ft-illegal-no-such-secret = Votre partenaire n’a pas ce secret.
ft-illegal-not-enterable = Cela ne peut pas être noté : { $most } points au plus à la fois, et { $count } lignes en tout.
ft-illegal-not-an-order = Les objectifs ne peuvent pas être mis dans cet ordre.
ft-illegal-no-chance = Rien n’est laissé au hasard maintenant.
ft-illegal-impossible-chance = Impossible maintenant : cette carte ne peut pas sortir.

ft-refused-story = Il n’y a pas d’histoire d’amour « { $text } ».
ft-refused-tutorial = L’histoire d’amour « { $text } » n’a pas de tutoriel.
ft-refused-seat = Fog of Love se joue à deux : il n’y a pas de place { $seat }.
ft-refused-event = « { $text } » n’est pas un événement spécial avec des scènes liées.
ft-refused-scenes = Dans la pioche { fl-deck }, il reste trop peu de scènes pour commencer.

ft-untold-seat = Cette place n’existe pas à cette table.
ft-untold-empty = Il n’y a encore rien : écrivez quelque chose.
ft-untold-too-long = C’est trop long : un nom a { $count } caractères au plus, une ligne { $most }.
ft-untold-unprintable = Il y a des caractères qui ne peuvent pas être montrés.
ft-untold-own-name = Donnez à votre personnage un nom qui ne soit pas le vôtre.
ft-untold-full = L’histoire est pleine : on ne peut plus rien écrire.

## Les étiquettes de la table

ft-satisfaction = Satisfaction
ft-personality = Personnalité
ft-hand = Scènes en main
ft-secrets = Secrets
ft-traits = Traits
ft-occupation = Métier
ft-features = Caractéristiques
ft-destinies = Destins
ft-pile = Défausse personnelle
ft-final-destiny = Destin final
ft-laid = Scènes de ce chapitre
ft-discards = Défausse
ft-events = Événements spéciaux
ft-flags = Notes
ft-decks = Pioches
ft-deck-left = { fl-deck } ({ $count })
ft-first-player = Première personne
ft-none = encore rien
ft-status-choosing = choisit encore
ft-status-chosen = a choisi
ft-known = Ce que vous savez { DE($target) }
ft-note-trait = le trait { fl-quoted }, montré au chapitre { $chapter }
ft-note-destiny = le destin { fl-quoted }, montré au chapitre { $chapter }
ft-note-scene = la scène { fl-quoted }, montrée au chapitre { $chapter }
ft-creation = Création des personnages
ft-chapter = Chapitre { $chapter } : { $count } sur { $most ->
    [one] { $most } scène
   *[other] { $most } scènes
}
ft-chapter-short = Chapitre { $chapter }
ft-finale = Final
ft-tale = L’histoire jusqu’ici
ft-name-hint = Un nom pour votre personnage
ft-tell-hint = Continuez l’histoire…
ft-do-tell = Raconter
ft-told = { $player } : { $text }
