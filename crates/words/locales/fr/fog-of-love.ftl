### Fog of Love : ce que font les cartes, en mots. Les phrases commencent en minuscule, sans point.

## Les personnes

# Devant un deux-points. .subject : devant le verbe ; .person : après « si » ; .of : au génitif
fl-who = { $who ->
    [chooser] qui choisit
    [counterpart] l’autre
    [player] qui joue
    [partner] partenaire
    [both] les deux
    [first] première personne
    [second] seconde personne
    [pink] rose
    [blue] bleu
    [chose] qui a choisi { $letters }
    [named] { $letters }
   *[holder] vous
}
    .subject = { $who ->
        [chooser] la personne qui choisit
        [counterpart] l’autre personne
        [player] la personne qui joue
        [partner] l’autre partenaire
        [both] les deux
        [first] la première personne
        [second] la seconde personne
        [pink] la personne rose
        [blue] la personne bleue
        [chose] la personne qui a choisi { $letters }
        [named] { $letters }
       *[holder] vous
    }
    .person = { $who ->
        [chooser] la personne qui choisit
        [counterpart] l’autre personne
        [player] la personne qui joue
        [partner] l’autre partenaire
        [both] les deux
        [first] la première personne
        [second] la seconde personne
        [pink] la personne rose
        [blue] la personne bleue
        [chose] la personne qui a choisi { $letters }
        [named] { $letters }
       *[holder] vous
    }
    .of = { $who ->
        [chooser] de la personne qui choisit
        [counterpart] de l’autre personne
        [player] de la personne qui joue
        [partner] de l’autre partenaire
        [both] des deux
        [first] de la première personne
        [second] de la seconde personne
        [pink] de la personne rose
        [blue] de la personne bleue
        [chose] de la personne qui a choisi { $letters }
        [named] { DE($letters) }
       *[holder] de vous
    }

## Les six dimensions et leurs deux aspects

fl-dimension = { $dimension ->
    [discipline] discipline
    [curiosity] curiosité
    [extroversion] extraversion
    [sensitivity] sensibilité
    [gentleness] douceur
   *[sincerity] sincérité
}
fl-aspect = { fl-dimension } { $direction ->
    [up] haute
   *[down] basse
}
fl-aspect-mark = { fl-dimension } { $direction ->
    [up] ↑
   *[down] ↓
}
fl-token-mark = { $amount } { fl-aspect-mark }

## Pioches, types de scène, genres, issues

fl-deck = { $deck ->
    [sweet] tendre
    [serious] sérieuse
    [drama] dramatique
   *[custom] personnalisée
}
fl-kind = { $kind ->
    [situation] situation
    [secret] secret
    [minor] scène mineure
    [reveal-secret] révélation d’un secret
    [reaction] réaction
    [special-effect] effet spécial
    [special-event] événement spécial
   *[linked] scène liée
}
    .a = { $kind ->
        [situation] une situation
        [secret] un secret
        [minor] une scène mineure
        [reveal-secret] une révélation de secret
        [reaction] une réaction
        [special-effect] une scène à effet spécial
        [special-event] un événement spécial
       *[linked] une scène liée
    }
fl-choice = { $choice ->
    [nobody] aucun choix
    [partner] l’autre partenaire choisit
    [player] la personne qui joue choisit
   *[both] les deux choisissent
}
fl-gender = { $gender ->
    [woman] femme
    [man] homme
   *[neither] ni l’un ni l’autre
}
fl-stance = { $stance ->
    [stay] rester
   *[separate] se séparer
}
fl-step = { $step ->
    [choices] Faites les choix du final.
    [select-destiny] Choisissez en secret vos destins finals.
    [reveal-destinies] Révélez les deux destins finals.
    [secrets] Révélez et résolvez les secrets restants, d’abord ceux de la première personne.
    [goals] Révélez les traits et comptez leurs objectifs.
   *[effects] Résolvez les effets du final.
}
fl-type-more = { $first } · { $next }

## Phrases et listes

fl-sentence = { $text }.
fl-then = { $first } ; { $next }
fl-or = { $first } ou { $last }
fl-or-more = { $first }, { $next }
fl-quoted = « { $title } »

## Les parties d’une carte

fl-requires = jouable seulement si { $condition }
fl-on-play = au moment de jouer :
fl-secret-tokens = pour la personne qui l’a joué : { $text }
fl-secret-revealed = si le secret est révélé :
fl-secret-never = si le secret n’est jamais révélé :
fl-react = { $moment ->
    [played] { $answers ->
        [own] jouable juste après une scène que vous jouez
        [partner] jouable juste après une scène que joue votre partenaire
       *[any] jouable juste après une scène
    }
    [revealed] { $answers ->
        [own] jouable quand les choix sont révélés sur une de vos scènes
        [partner] jouable quand les choix sont révélés sur une scène de votre partenaire
       *[any] jouable quand les choix sont révélés sur une scène
    }
   *[resolved] { $answers ->
        [own] jouable quand une de vos scènes est résolue
        [partner] jouable quand une scène de votre partenaire est résolue
       *[any] jouable quand une scène est résolue
    }
}
fl-react-if = { $text }, si { $condition }
fl-option = { $option } : { $clauses }
fl-option-so = { $option } :

## Traits, destins, chapitres

fl-goal-individual = votre propre bilan en { fl-aspect } atteint au moins { $count } : { $amount }
fl-goal-theirs = le bilan { DE($player) } en { fl-aspect } atteint au moins { $count } : { $amount }
fl-goal-shared = votre bilan commun en { fl-aspect } atteint au moins { $count } : { $amount }
fl-goal-missed = { $text }, sinon { $penalty }
fl-destiny-stay = vous restez dans la relation
fl-destiny-separate = vous quittez la relation
fl-destiny-when = accompli si { $condition }
fl-destiny-also = et seulement si { $condition }
fl-chapter-draws = pioche : { $text }
fl-chapter-length = le chapitre dure { $count ->
    [one] { $count } scène
   *[other] { $count } scènes
}
