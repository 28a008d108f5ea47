### Favor sur la table : ce qui se lit dans la barre, sur le lot, à côté, dans le plateau et là où il y a à faire

fvt-goal = Manche { $round } sur { $most } · le plus de points l’emporte
fvt-oneself = Vous
fvt-in-deck = à piocher
fvt-in-box = dans la boîte
fvt-discarded = défaussées
fvt-know = Ce qui reste

## L’enchère

fvt-leads = { $player } mène avec { $count }
fvt-you-lead = Vous menez avec { $count }
fvt-no-bid = aucune mise pour l’instant
fvt-called = { $player } a lancé l’enchère et mise en dernier. Si une autre personne gagne, elle paie { $player }.
fvt-you-called = Vous avez lancé l’enchère et misez en dernier. Si une autre personne gagne, elle vous paie.
fvt-final = Enchère finale : le prix va dans la boîte.

## Le plateau

fvt-likes = +3 comme vous, +1 à moitié comme vous, −2 pas du tout
fvt-lot-worth = Ce lot vaut pour vous
fvt-of = sur { $count }
fvt-after = Votre tour vient après { $players }

## Les portes s’ouvrent

fvt-doors-open = Les portes s’ouvrent
fvt-you-score = Les portes s’ouvrent : { $count } pour vous
