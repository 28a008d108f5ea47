### Fog of Love: ciò che fanno le carte, a parole. Le frasi cominciano in minuscolo e senza punto.

## Le persone

# Come etichetta. .subject: la PG; .of: della PG; .to: alla PG
fl-who = { $who ->
    [chooser] chi sceglie
    [counterpart] l’altra
    [player] PG
    [partner] controparte
    [both] entrambe
    [first] prima PG
    [second] seconda PG
    [pink] PG rosa
    [blue] PG blu
    [chose] chi ha scelto { $letters }
    [named] { $letters }
   *[holder] tu
}
    .subject = { $who ->
        [chooser] chi sceglie
        [counterpart] l’altra
        [player] la PG
        [partner] la controparte
        [both] entrambe
        [first] la prima PG
        [second] la seconda PG
        [pink] la PG rosa
        [blue] la PG blu
        [chose] chi ha scelto { $letters }
        [named] { $letters }
       *[holder] tu
    }
    .of = { $who ->
        [chooser] di chi sceglie
        [counterpart] dell’altra
        [player] della PG
        [partner] della controparte
        [both] di entrambe
        [first] della prima PG
        [second] della seconda PG
        [pink] della PG rosa
        [blue] della PG blu
        [chose] di chi ha scelto { $letters }
        [named] di { $letters }
       *[holder] di chi legge
    }
    .to = { $who ->
        [chooser] a chi sceglie
        [counterpart] all’altra
        [player] alla PG
        [partner] alla controparte
        [both] a entrambe
        [first] alla prima PG
        [second] alla seconda PG
        [pink] alla PG rosa
        [blue] alla PG blu
        [chose] a chi ha scelto { $letters }
        [named] { A($letters) }
       *[holder] a te
    }

## Le sei dimensioni e i loro due aspetti

fl-dimension = { $dimension ->
    [discipline] disciplina
    [curiosity] curiosità
    [extroversion] estroversione
    [sensitivity] sensibilità
    [gentleness] gentilezza
   *[sincerity] sincerità
}
fl-aspect = { fl-dimension } { $direction ->
    [up] alta
   *[down] bassa
}
fl-aspect-mark = { fl-dimension } { $direction ->
    [up] ↑
   *[down] ↓
}
fl-token-mark = { $amount } { fl-aspect-mark }

## Mazzi, tipi di scena, generi, scelte finali

fl-deck = { $deck ->
    [sweet] dolce
    [serious] serio
    [drama] drammatico
   *[custom] personalizzato
}
fl-kind = { $kind ->
    [situation] situazione
    [secret] segreto
    [minor] scena minore
    [reveal-secret] rivela un segreto
    [reaction] reazione
    [special-effect] effetto speciale
    [special-event] evento speciale
   *[linked] scena collegata
}
    .a = { $kind ->
        [situation] una situazione
        [secret] un segreto
        [minor] una scena minore
        [reveal-secret] una scena che rivela un segreto
        [reaction] una reazione
        [special-effect] una scena di effetto speciale
        [special-event] un evento speciale
       *[linked] una scena collegata
    }
fl-choice = { $choice ->
    [nobody] nessuna scelta
    [partner] la controparte sceglie
    [player] la PG sceglie
   *[both] entrambe scelgono
}
fl-gender = { $gender ->
    [woman] donna
    [man] uomo
   *[neither] nessuno dei due
}
fl-stance = { $stance ->
    [stay] rimanere
   *[separate] separarsi
}
fl-step = { $step ->
    [choices] Fate le scelte del finale.
    [select-destiny] Ciascuna seleziona in segreto un destino finale.
    [reveal-destinies] Rivelate i due destini finali.
    [secrets] Rivelate e risolvete i segreti rimasti, prima quelli della prima PG.
    [goals] Rivelate i tratti e contate i loro obiettivi.
   *[effects] Risolvete gli effetti del finale.
}
fl-type-more = { $first } · { $next }

## Frasi ed elenchi

fl-sentence = { $text }.
fl-then = { $first }; { $next }
fl-or = { $first } o { $last }
fl-or-more = { $first }, { $next }
fl-quoted = «{ $title }»

## Le parti di una carta

fl-requires = giocabile solo se { $condition }
fl-on-play = quando si gioca:
fl-secret-tokens = a chi l’ha giocato: { $text }
fl-secret-revealed = se rivelato:
fl-secret-never = se non è mai stato rivelato:
fl-react = { $moment ->
    [played] { $answers ->
        [own] si gioca subito dopo aver giocato una scena
        [partner] si gioca subito dopo una scena della controparte
       *[any] si gioca subito dopo una scena
    }
    [revealed] { $answers ->
        [own] si gioca quando si rivelano le scelte su una propria scena
        [partner] si gioca quando si rivelano le scelte su una scena della controparte
       *[any] si gioca quando si rivelano le scelte su una scena
    }
   *[resolved] { $answers ->
        [own] si gioca quando una propria scena è risolta
        [partner] si gioca quando una scena della controparte è risolta
       *[any] si gioca quando una scena è risolta
    }
}
fl-react-if = { $text }, se { $condition }
fl-option = { $option }: { $clauses }
fl-option-so = { $option }:

## Tratti, destini, capitoli

fl-goal-individual = il tuo equilibrio di { fl-aspect } è almeno { $count }: { $amount }
fl-goal-theirs = l’equilibrio di { fl-aspect } di { $player } è almeno { $count }: { $amount }
fl-goal-shared = il vostro equilibrio condiviso di { fl-aspect } è almeno { $count }: { $amount }
fl-goal-missed = { $text }, altrimenti { $penalty }
fl-destiny-stay = rimani nella relazione
fl-destiny-separate = lasci la relazione
fl-destiny-when = adempiuto se { $condition }
fl-destiny-also = e solo se { $condition }
fl-chapter-draws = si pesca dal mazzo { $text }
fl-chapter-length = il capitolo dura { $count ->
    [one] { $count } scena
   *[other] { $count } scene
}
