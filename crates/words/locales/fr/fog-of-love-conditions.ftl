### Fog of Love : nombres et conditions

## Nombres lus sur la table

fl-number = { $count }
fl-number-satisfaction = { $who ->
    [both] la satisfaction totale
    [holder] votre satisfaction
   *[other] la satisfaction { fl-who.of }
}
fl-number-lead = { $who ->
    [holder] votre avance en satisfaction
   *[other] l’avance en satisfaction { fl-who.of }
}
fl-number-gap = l’écart entre les deux satisfactions
fl-number-lowest = la satisfaction la plus basse
fl-number-highest = la satisfaction la plus haute
fl-number-balance = { $who ->
    [both] le bilan commun en { fl-aspect }
    [holder] votre propre bilan en { fl-aspect }
   *[other] le bilan { fl-who.of } en { fl-aspect }
}
fl-number-tokens = { $who ->
    [both] le nombre total de jetons sur { fl-aspect }
    [holder] le nombre de vos jetons sur { fl-aspect }
   *[other] le nombre de jetons { fl-who.of } sur { fl-aspect }
}
fl-number-secrets = { $who ->
    [both] le nombre total de secrets cachés
    [holder] le nombre de vos secrets cachés
   *[other] le nombre de secrets cachés { fl-who.of }
}
fl-number-hand = { $who ->
    [both] le nombre total de scènes en main
    [holder] le nombre de vos scènes en main
   *[other] le nombre de scènes en main { fl-who.of }
}
fl-number-destinies = { $who ->
    [both] le nombre total de destins en main
    [holder] le nombre de vos destins en main
   *[other] le nombre de destins en main { fl-who.of }
}
fl-number-goals = { $who ->
    [both] le nombre total d’objectifs de trait atteints
    [holder] le nombre de vos objectifs de trait atteints
   *[other] le nombre d’objectifs de trait atteints { fl-who.of }
}
fl-number-scenes = le nombre de scènes jouées dans ce chapitre

fl-per-number = { $each ->
    [one] par unité de { $count }
   *[other] par tranche de { $each } dans { $count }
}
fl-per-satisfaction = { $each ->
    [one] par point de satisfaction
   *[other] par tranche de { $each } points de satisfaction
} { fl-who.of }
fl-per-lead = { $each ->
    [one] par point d’avance
   *[other] par tranche de { $each } points d’avance
} { fl-who.of }
fl-per-gap = { $each ->
    [one] par point d’écart
   *[other] par tranche de { $each } points d’écart
} entre les deux satisfactions
fl-per-lowest = { $each ->
    [one] par point
   *[other] par tranche de { $each } points
} de la satisfaction la plus basse
fl-per-highest = { $each ->
    [one] par point
   *[other] par tranche de { $each } points
} de la satisfaction la plus haute
fl-per-balance = { $each ->
    [one] par point du bilan
   *[other] par tranche de { $each } points du bilan
} { fl-who.of } en { fl-aspect }
fl-per-tokens = { $each ->
    [one] par jeton
   *[other] par groupe de { $each } jetons
} { fl-who.of } sur { fl-aspect }
fl-per-secrets = { $each ->
    [one] par secret caché
   *[other] par groupe de { $each } secrets cachés
} { fl-who.of }
fl-per-hand = { $each ->
    [one] par scène
   *[other] par groupe de { $each } scènes
} en main { fl-who.of }
fl-per-destinies = { $each ->
    [one] par destin
   *[other] par groupe de { $each } destins
} en main { fl-who.of }
fl-per-goals = { $each ->
    [one] par objectif de trait atteint
   *[other] par groupe de { $each } objectifs de trait atteints
} { fl-who.of }
fl-per-scenes = { $each ->
    [one] par scène jouée
   *[other] par groupe de { $each } scènes jouées
} dans ce chapitre

## Conditions, telles qu’elles suivent « si »

fl-when-match = { $holds ->
    [yes] vos choix concordent
   *[no] vos choix ne concordent pas
}
fl-when-match-on = { $holds ->
    [yes] vos choix concordent sur { $options }
   *[no] vos choix ne concordent pas sur { $options }
}
fl-when-pair = { $holds ->
    [yes] l’une des personnes a choisi { $options } et l’autre { $others }
   *[no] vos choix ne sont pas { $options } et { $others }
}
fl-when-exactly-one = { $holds ->
    [yes] une seule personne a choisi { $options }
   *[no] les deux personnes ou aucune ont choisi { $options }
}
fl-when-chose = { $holds ->
    [yes] { fl-who.person } { $who ->
        [both] ont
        [holder] avez
       *[other] a
    }
   *[no] { $who ->
        [both] au moins une personne n’a pas
        [holder] vous n’avez pas
       *[other] { fl-who.person } n’a pas
    }
} choisi { $options }
fl-when-compare = { $measure } { $relation ->
    [at-least] atteint au moins { $count }
    [at-most] ne dépasse pas { $count }
    [more-than] dépasse { $count }
    [less-than] n’atteint pas { $count }
    [exactly] vaut exactement { $count }
   *[unequal] ne vaut pas { $count }
}
fl-when-compare-with = { $measure } { $relation ->
    [at-least] atteint { $than }
    [at-most] ne dépasse pas { $than }
    [more-than] dépasse { $than }
    [less-than] n’atteint pas { $than }
    [exactly] égale { $than }
   *[unequal] n’égale pas { $than }
}
fl-when-trait = { $holds ->
    [yes] { fl-who.person } { $who ->
        [both] ont
        [holder] avez
       *[other] a
    }
   *[no] { $who ->
        [both] au moins une personne n’a pas
        [holder] vous n’avez pas
       *[other] { fl-who.person } n’a pas
    }
} le trait { fl-quoted }
fl-when-occupation = { $holds ->
    [yes] { fl-who.person } { $who ->
        [both] ont
        [holder] avez
       *[other] a
    }
   *[no] { $who ->
        [both] au moins une personne n’a pas
        [holder] vous n’avez pas
       *[other] { fl-who.person } n’a pas
    }
} le métier { fl-quoted }
fl-when-feature = { $holds ->
    [yes] { fl-who.person } { $who ->
        [both] ont
        [holder] avez
       *[other] a
    }
   *[no] { $who ->
        [both] au moins une personne n’a pas
        [holder] vous n’avez pas
       *[other] { fl-who.person } n’a pas
    }
} la caractéristique { fl-quoted }
fl-when-holds-destiny = { $holds ->
    [yes] { fl-who.person } { $who ->
        [both] ont
        [holder] avez
       *[other] a
    }
   *[no] { $who ->
        [both] au moins une personne n’a pas
        [holder] vous n’avez pas
       *[other] { fl-who.person } n’a pas
    }
} le destin { fl-quoted } en main
fl-when-gender = { $holds ->
    [yes] { fl-who.person } { $who ->
        [both] incarnent
        [holder] incarnez
       *[other] incarne
    }
   *[no] { $who ->
        [both] au moins une personne n’incarne pas
        [holder] vous n’incarnez pas
       *[other] { fl-who.person } n’incarne pas
    }
} { $gender ->
    [woman] une femme
    [man] un homme
   *[neither] une personne ni femme ni homme
}
fl-when-flag = { fl-quoted } { $holds ->
    [yes] est noté
   *[no] n’est pas noté
}
fl-when-guessed = la supposition était { $holds ->
    [yes] juste
   *[no] fausse
}
fl-when-together = vous { $holds ->
    [yes] restez ensemble
   *[no] ne restez pas ensemble
}
fl-when-stance = { $stance ->
    [stay] { $holds ->
        [yes] { fl-who.person } { $who ->
            [both] restent
            [holder] restez
           *[other] reste
        }
       *[no] { $who ->
            [both] au moins une personne ne reste pas
            [holder] vous ne restez pas
           *[other] { fl-who.person } ne reste pas
        }
    }
   *[separate] { $holds ->
        [yes] { fl-who.person } { $who ->
            [both] quittent la relation
            [holder] quittez la relation
           *[other] quitte la relation
        }
       *[no] { $who ->
            [both] au moins une personne ne quitte pas la relation
            [holder] vous ne quittez pas la relation
           *[other] { fl-who.person } ne quitte pas la relation
        }
    }
}
fl-when-final-destiny = { $who ->
    [both] { $holds ->
        [yes] les deux destins finals sont
       *[no] un des destins finals au moins n’est pas
    }
    [holder] votre destin final { $holds ->
        [yes] est
       *[no] n’est pas
    }
   *[other] le destin final { fl-who.of } { $holds ->
        [yes] est
       *[no] n’est pas
    }
} { fl-quoted }
fl-when-fulfilled = { $who ->
    [both] { $holds ->
        [yes] les deux destins sont accomplis
       *[no] un des destins au moins n’est pas accompli
    }
    [holder] votre destin { $holds ->
        [yes] est accompli
       *[no] n’est pas accompli
    }
   *[other] le destin { fl-who.of } { $holds ->
        [yes] est accompli
       *[no] n’est pas accompli
    }
}
fl-when-opposed = { $holds ->
    [yes] { $who ->
        [holder] un de vos objectifs communs
       *[other] un objectif commun { fl-who.of }
    } a fini du côté opposé
   *[no] { $who ->
        [holder] aucun de vos objectifs communs
       *[other] aucun objectif commun { fl-who.of }
    } n’a fini du côté opposé
}
fl-when-always = rien ne s’y oppose
fl-when-never = l’impossible arrive
fl-either-holds = { $condition }
fl-group = ({ $condition })

fl-if = si { $condition } : { $clauses }
fl-if-so = si { $condition } :
fl-otherwise = sinon : { $clauses }
fl-otherwise-so = sinon :
