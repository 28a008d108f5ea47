### Fog of Love dans le navigateur

## Eux deux

flw-us = Vous deux
flw-us-more = Caractéristiques et échelles
flw-scale = { $player } { $first }, { $target } { $next }, ensemble { $last }
flw-hearts = { $count ->
    [one] cœur
   *[other] cœurs
}
flw-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
flw-has-chosen = choix scellé
flw-thinks = réfléchit
flw-noticed = Remarqué par { $player } chez { $target }
flw-shown-by = Ce que vous a montré { $player }

## La page

flw-leaf = La page ouverte
flw-prologue = Prologue
flw-chapter = Chapitre { $chapter }
flw-finale = Final
flw-plays = joue une scène
flw-reacts = a quelque chose à répondre
flw-was-secret = l’avait caché jusqu’ici
flw-stayed-secret = ne l’a jamais dit
flw-situation = Encore dans l’air : « { $title } »
flw-so-far = Jusqu’ici dans ce chapitre
flw-you-chose = votre choix
flw-back = Pas encore
flw-lock = Sceller
flw-sealed-help = Vous choisissez en secret. Quand les deux lettres sont scellées, les sceaux se brisent ensemble.
flw-for-you = À coup sûr, pour vous :
flw-unsure = rien encore. Cela dépend de ce que fait l’autre.
flw-goal-moves = { $title } : { $first }, bientôt { $next }, sur { $count }

## Qui vous êtes

flw-gender-help = Comment s’adresser à votre personnage. Cela ne change aucune règle.
flw-traits-help = Cinq facettes d’un caractère. Gardez-en trois : personne d’autre ne saura lesquelles, et chacune veut quelque chose d’ici la fin.
flw-goals-oppose = Deux de ces objectifs vont en sens contraire. Cette note n’est visible que pour vous.
flw-goals-repeat = Deux de ces objectifs visent le même bout d’une échelle : le second demande le double. Cette note n’est visible que pour vous.
flw-job-help = Que fait votre personnage toute la journée ? Vous le retournerez au même instant.
flw-feature-help = Qu’avez-vous remarqué en premier chez { $target } ?
flw-introduce-help = Donnez à votre personnage un nom et une phrase ou deux. Puis présentez-vous à { $target }.

## Ce qui n’est qu’à vous

flw-hand = Votre main
flw-hand-empty = Aucune scène en main.
flw-mine = Rien que pour vous
flw-my-secrets = Vos secrets
flw-my-traits = Vos traits
flw-my-destinies = Vos destins
flw-put-away = De côté :
flw-condition = { $condition }
flw-now = (en ce moment { $amount })
flw-take-up = Reprendre
flw-put-down = Mettre de côté
flw-secret-nth = Secret { $count }

## Ce qui vient au jour

flw-shows-you = vous montre, à vous et à personne d’autre :
flw-wanted = a choisi ce destin :
flw-really-was = au fond, depuis le début :
flw-came-true = accompli
flw-stayed-dream = resté un rêve

## Ce que sont les choses

flw-dimension = { $dimension ->
    [discipline] Vers le haut : listes, projets, vaisselle faite. Vers le bas : laisser filer, parfois avec un certain charme.
    [curiosity] Vers le haut : ouvrir la porte marquée « privé ». Vers le bas : savoir ce qu’on aime et où c’est rangé.
    [extroversion] Vers le haut : plus de chaises, plus de monde. Vers le bas : à la maison à dix heures, vous deux.
    [sensitivity] Vers le haut : sentir le temps changer chez l’autre. Vers le bas : laisser couler.
    [gentleness] Vers le haut : une réponse douce. Vers le bas : une réponse qui laisse une trace.
   *[sincerity] Vers le haut : dire les choses comme elles sont. Vers le bas : les dire comme ce serait plus joli.
}
flw-hint-traits = Touchez trois cartes pour les garder ; touchez-en une à nouveau pour la reposer.
flw-hint-choice = Touchez une réponse pour voir ce qu’elle vous apporterait à coup sûr. Elle ne compte qu’une fois scellée.
flw-hint-turn = Touchez une scène de votre main pour la lire en entier ; puis jouez-la, ou échangez une scène mineure.
flw-rule-turn = À votre tour, jouez une scène, puis piochez jusqu’à cinq.
flw-rule-choice = Quand on choisit à deux, c’est en secret, et on montre ensemble. Quand votre partenaire choisit, c’est ouvertement.
flw-rule-tokens = Les options posent des jetons sur les échelles. Vos traits veulent qu’à la fin elles penchent de leur côté.
flw-rule-secret = Un secret reste face cachée jusqu’à ce qu’une scène, ou le final, le mette au jour.
flw-rule-reaction = Une réaction répond à une scène, au moment indiqué sur la carte.
flw-rule-destiny = Les chapitres vous font renoncer à des destins. Dans le final, chaque personne en choisit un parmi ceux qui restent.
flw-rule-end = Les deux destins peuvent s’accomplir, ou un seul, ou aucun.
flw-lessons = Leçons
flw-lessons-before = Leçons précédentes

## La scène

flw-stage = La scène
flw-looks = { $player }, { $mood ->
    [smiling] avec un sourire
    [hurt] l’air triste
    [flirting] l’air taquin
    [angry] en colère
    [surprised] l’air surpris
   *[neutral] l’air calme
}
flw-options = Ce que vous répondez
flw-tab-us = Nous
flw-tab-hand = Main
flw-tab-mine = À moi
flw-you = vous
flw-both = les deux
flw-chooser = qui la choisit
flw-other = l’autre
flw-more = encore { $count }
flw-goals-legend = vos objectifs, pour vos yeux seulement.
flw-came = Ce qu’il en est sorti
flw-match = Deux fois la même réponse.
flw-no-match = Deux réponses différentes.
flw-end-up = { $dimension ->
    [discipline] plans
    [curiosity] portes neuves
    [extroversion] plus de chaises
    [sensitivity] tous les temps
    [gentleness] voix douce
   *[sincerity] tel quel
}
flw-end-down = { $dimension ->
    [discipline] laisser filer
    [curiosity] le connu
    [extroversion] rentrer tôt
    [sensitivity] ça glisse
    [gentleness] laisse une marque
   *[sincerity] en plus joli
}

## Le plan

flw-far = { $first } sur { $count }
flw-times = Objectif numéro { $count } de ce côté : il demande { $count } fois son nombre.
flw-to-go = encore { $count }
flw-notebook = Ce que vous savez { DE($player) }
flw-surely = À coup sûr : { $text }
flw-surely-not = Sûrement pas : { $text }
flw-may-have = L’un d’eux, peut-être
flw-may-want = Ce que peut encore vouloir { $player }
flw-holds-destinies = { $count ->
    [one] Un destin en main.
   *[other] { $count } destins en main.
}

## Le plateau

flw-board = Sur le plateau
flw-board-events = Événements spéciaux sous le résumé : { $text }
flw-board-no-events = Aucun événement spécial sous le résumé.
flw-board-draws = Les scènes se piochent dans : { $text }
flw-board-tokens = Jetons, bas et haut
flw-board-people = Vous deux
flw-board-gender = Comment s’adresser
flw-board-job = Métier
flw-board-hand = Scènes en main
flw-board-destinies = Destins en main
flw-board-pile = Destins mis de côté, face cachée
flw-board-noted = Noté : { $text }
flw-board-discards = Défaussées, face visible
flw-board-finale = Au final
