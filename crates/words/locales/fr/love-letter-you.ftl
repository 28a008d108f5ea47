### Love Letter, raconté à qui cela concerne : « vous », c’est qui lit

## Ce que vous faites

ll-you-starter = Le sort vous désigne pour commencer.
ll-you-dealt-card = Vous recevez { ll-card.the }.
ll-you-drew-card = Vous piochez { ll-card.the }.
ll-you-played = { $card ->
    [handmaid] Vous jouez la Servante : elle vous protège jusqu’à votre prochain tour.
   *[other] Vous jouez { ll-card.the }.
}
ll-you-played-idle = Vous jouez { ll-card.the } sans effet : grâce à la Servante, il n’y a personne à choisir.
ll-you-sent = Vous envoyez { ll-card.the } chez { $target }.
ll-you-sent-home = Vous jouez { ll-card.the } sur votre propre main.
ll-you-guessed = Vous envoyez le Garde chez { $target } et nommez { ll-card.the }.
ll-you-looked-card = Vous regardez la main { DE($target) } et découvrez { ll-card.the }.
ll-you-compared = { $target } et vous comparez vos mains en secret.
ll-you-swapped = { $target } et vous échangez vos mains.
ll-you-consulted-card = { $card ->
    [chancellor] Vous piochez l’autre Chancelier.
   *[other] Vous piochez { ll-card.the } pour le Chancelier.
}
ll-you-kept-card = Vous gardez { ll-card.the }.

## Ce qui vous arrive

ll-to-you-sent = { $player } envoie { ll-card.the } chez vous.
ll-to-you-guessed = { $player } envoie le Garde chez vous et nomme { ll-card.the }.
ll-to-you-missed = Raté : vous n’avez pas { ll-card.the }.
ll-to-you-looked-card = { $player } regarde votre main et découvre { ll-card.the }.
ll-to-you-compared = { $player } et vous comparez vos mains en secret.
ll-to-you-swapped = { $player } et vous échangez vos mains.

## Ce qui en résulte pour vous

ll-you-hold = Vous tenez { ll-card.the }.
ll-you-now-hold = Vous tenez maintenant { ll-card.the }.
ll-you-lower = Vous avez la valeur la plus basse.
ll-you-discarded = Vous défaussez { ll-card.the }.
ll-you-redrew-card = Vous piochez une nouvelle carte : { ll-card.the }.
ll-you-took-hidden-card = Le paquet est vide : vous prenez la carte cachée, { ll-card.the }.
ll-you-out = Vous quittez la manche et défaussez { ll-card.the }.
ll-you-revealed = Vous révélez { ll-card.the }.

## Comment cela finit pour vous

ll-you-round-last = Plus personne d’autre n’est en lice : vous gagnez la manche et un pion Faveur !
ll-you-round-highest = Le paquet est épuisé. Votre carte est la plus haute : vous gagnez la manche et un pion Faveur !
ll-you-round-tied = Le paquet est épuisé. { $players } et vous avez ensemble la carte la plus haute et gagnez la manche, avec un pion Faveur par personne.
ll-you-round-spy = Votre Espionne vous rapporte un pion Faveur.
ll-you-round-spy-too = Votre Espionne vous en rapporte un second.
ll-you-game-won = La Princesse sait par quelle lettre commencer : la vôtre. Vous gagnez la partie !
ll-you-game-shared = La Princesse ne sait par quelle lettre commencer : vous gagnez la partie avec { $players }.
