### Fog of Love: effetti

## Soddisfazione e segnalini

fl-gain-satisfaction = { $amount } soddisfazione
fl-gain-tokens = { $amount } { $count ->
    [one] segnalino
   *[other] segnalini
} su { fl-aspect }
fl-gain-per = { $gain } { $per } (al massimo { $most })
fl-gain-plus = { $gain }, e { $amount } { $per } (al massimo { $most })
fl-gets = { fl-who }: { $gain }
fl-gets-inside = { $gain } { fl-who.to }
fl-lose-all = { fl-who.subject } { $who ->
    [both] perdono
   *[other] perde
} tutti i segnalini su { fl-aspect }

## Decisioni dentro un effetto

fl-may = se { fl-who.subject } { $who ->
    [both] vogliono
    [holder] vuoi
   *[other] vuole
}: { $clauses }
fl-may-so = se { fl-who.subject } { $who ->
    [both] vogliono
    [holder] vuoi
   *[other] vuole
}:
fl-decides = { fl-who.subject } { $who ->
    [both] decidono
   *[other] decide
}:
fl-either = questo: { $clauses }
fl-either-so = questo:
fl-or-else = oppure: { $clauses }
fl-or-else-so = oppure:
fl-nothing = non succede nulla

## I personaggi e le loro carte

fl-change = { fl-who.subject } { $who ->
    [both] cambiano
   *[other] cambia
} { $what ->
    [trait] { $pick ->
        [random] un tratto a caso
        [guessed] il tratto indovinato
        [all] tutti i tratti
       *[other] un tratto a scelta
    }
    [occupation] impiego
   *[feature] { $pick ->
        [random] una caratteristica a caso
        [guessed] la caratteristica indovinata
        [all] tutte le caratteristiche
       *[other] una caratteristica a scelta
    }
}
fl-change-by-other = { fl-change }, ma la nuova carta la seleziona { $who ->
    [both] ciascuna per l’altra
   *[other] chi sta di fronte
}
fl-reveal-trait = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} { $pick ->
    [random] { $count ->
        [one] un tratto a caso
       *[other] { $count } tratti a caso
    }
    [guessed] il tratto indovinato
    [all] tutti i tratti
   *[other] { $count ->
        [one] un tratto a scelta
       *[other] { $count } tratti a scelta
    }
}
fl-reveal-destiny = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} { $pick ->
    [random] { $count ->
        [one] un destino a caso
       *[other] { $count } destini a caso
    }
    [guessed] il destino indovinato
    [all] tutti i destini in mano
   *[other] { $count ->
        [one] un destino a scelta
       *[other] { $count } destini a scelta
    }
}
fl-reveal-named = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} il destino { fl-quoted }, se è in mano
fl-reveal-scenes = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} { $pick ->
    [random] { $count ->
        [one] una scena a caso
       *[other] { $count } scene a caso
    }
    [guessed] la scena indovinata
    [all] tutte le scene
   *[other] { $count ->
        [one] una scena a scelta
       *[other] { $count } scene a scelta
    }
} della mano

## Le scene

fl-discard-scenes = { fl-who.subject } { $who ->
    [both] scartano
   *[other] scarta
} { $pick ->
    [random] { $count ->
        [one] una scena a caso
       *[other] { $count } scene a caso
    }
   *[other] { $count ->
        [one] { $count } scena
       *[other] { $count } scene
    }
}
fl-discard-any = { fl-who.subject } { $who ->
    [both] scartano quante scene vogliono
   *[other] scarta quante scene vuole
}
fl-discard-all = { fl-who.subject } { $who ->
    [both] scartano
   *[other] scarta
} tutte le scene in mano
fl-draw = { fl-who.subject } { $who ->
    [both] pescano
   *[other] pesca
} { $count ->
    [one] { $count } scena
   *[other] { $count } scene
} dal mazzo { fl-deck }
fl-search = { fl-who.subject } { $who ->
    [both] cercano
   *[other] cerca
} { fl-kind.a } nel mazzo { fl-deck }
fl-search-follow-up = { fl-who.subject } { $who ->
    [both] cercano
   *[other] cerca
} una scena con effetto a seguire nel mazzo { fl-deck }
fl-swap-occupations = scambiatevi gli impieghi
fl-swap-hands = scambiatevi tutte le scene in mano
fl-swap-features = { fl-who.subject } { $who ->
    [both] scambiano
   *[other] scambia
} una propria caratteristica con una della controparte
fl-swap-satisfaction = scambiatevi la soddisfazione
fl-swap-tokens = scambiatevi tutti i segnalini su { fl-aspect }
fl-trade = entrambe mettono da parte in segreto { $count ->
    [one] { $count } scena e se la scambiano
   *[other] { $count } scene e se le scambiano
}
fl-insert = { $place ->
    [shuffled] mescolate { fl-quoted } nel
   *[top] mettete { fl-quoted } in cima al
} mazzo { fl-deck }
fl-insert-may = { fl-who.subject } { $who ->
    [both] possono
   *[other] può
} { $place ->
    [shuffled] mescolare { fl-quoted } nel
   *[top] mettere { fl-quoted } in cima al
} mazzo { fl-deck }

## I destini

fl-destinies-any = { $count ->
    [one] un destino
   *[other] { $count } destini
}
fl-destinies-named = { $title }
fl-destinies-except = { $count ->
    [one] un destino diverso
   *[other] { $count } destini diversi
} da { $title }
fl-destiny-discard = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] possono scartare
       *[other] può scartare
    }
   *[must] { $who ->
        [both] scartano
       *[other] scarta
    }
} { $text }
fl-destiny-discard-shown = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] possono rivelare e scartare
       *[other] può rivelare e scartare
    }
   *[must] { $who ->
        [both] rivelano e scartano
       *[other] rivela e scarta
    }
} { $text }
fl-destiny-switch-in = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] possono cambiare
       *[other] può cambiare
    }
   *[must] { $who ->
        [both] cambiano
       *[other] cambia
    }
} in entrata { $text }
fl-destiny-switch-out = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] possono cambiare
       *[other] può cambiare
    }
   *[must] { $who ->
        [both] cambiano
       *[other] cambia
    }
} in uscita { $text }
fl-destiny-recover = { fl-who.subject } { $duty ->
    [may] { $who ->
        [both] possono recuperare
       *[other] può recuperare
    }
   *[must] { $who ->
        [both] recuperano
       *[other] recupera
    }
} { $text }
fl-override = il destino finale { fl-who.of } diventa { fl-quoted }

## Segreti, supposizioni, racconti

fl-secret-reveal = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} { $count ->
    [one] { $count } segreto
   *[other] { $count } segreti
}
fl-secret-reveal-any = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} un numero di segreti a piacere
fl-secret-reveal-all = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} tutti i segreti
fl-secret-reveal-tag = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} { $count ->
    [one] { $count } segreto
   *[other] { $count } segreti
} su { fl-quoted }
fl-secret-reveal-any-tag = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} un numero di segreti a piacere su { fl-quoted }
fl-secret-reveal-all-tag = { fl-who.subject } { $who ->
    [both] rivelano
   *[other] rivela
} tutti i segreti su { fl-quoted }
fl-secret-discard = { fl-who.subject } { $who ->
    [both] scartano
   *[other] scarta
} { $count ->
    [one] { $count } segreto a caso, senza mostrarlo
   *[other] { $count } segreti a caso, senza mostrarli
}
fl-guess = { fl-who.subject } { $who ->
    [both] provano
   *[other] prova
} a indovinare l’aspetto di un tratto altrui
fl-hint = { fl-who.subject } { $who ->
    [both] accennano
   *[other] accenna
} a un segreto senza rivelarlo
fl-tell = { fl-who.subject } { $who ->
    [both] raccontano
   *[other] racconta
}: { $text }
fl-raise = d’ora in poi è annotato { fl-quoted }
fl-lower = cancellate { fl-quoted }

## Che cosa fanno le reazioni

fl-skip = la scena si salta, ma conta
fl-replace = la scena non si risolve; chi l’ha giocata ne gioca un’altra
fl-rechoose = { $how ->
    [pick] { fl-who.subject } { $who ->
        [both] scelgono
       *[other] sceglie
    } un’altra opzione
    [force] scegli un’altra opzione al posto { fl-who.of }
    [copy] la scelta { fl-who.of } diventa uguale a quella di chi sta di fronte
   *[further] { fl-who.subject } { $who ->
        [both] scelgono
       *[other] sceglie
    } un’opzione in più e ne { $who ->
        [both] ricevono
       *[other] riceve
    } anche gli effetti
}
fl-void = la scelta { fl-who.of } non dà né segnalini né effetti, ma vale per la corrispondenza
fl-ignore = in questa scena la soddisfazione { fl-who.of } non cambia
fl-repeat = gli effetti della scena si risolvono ancora una volta
fl-redirect = chi sceglie e l’altra persona si scambiano gli effetti delle scelte; i segnalini restano dove sono

## La scena successiva

fl-next = sulla scena successiva:
fl-next-if = sulla scena successiva, se { $condition }:
fl-fits-choice = { $choice ->
    [nobody] non offre scelte
    [partner] sceglie la sua controparte
    [player] sceglie la sua PG
   *[both] entrambe scelgono
}
fl-fits-deck = viene dal mazzo { fl-deck }
fl-fits-kind = è { fl-kind.a }
fl-fits-does = { $does ->
    [satisfaction] cambia la soddisfazione
    [tokens] dà o toglie segnalini
    [destinies] sposta destini
    [changes] cambia qualcosa di un personaggio
    [reveals] rivela qualcosa
   *[scenes] fa pescare, scartare o scambiare scene
}
fl-next-satisfaction = la soddisfazione { $count ->
    [0] non conta
    [2] vale doppio
   *[other] vale { $count } volte
} per { fl-who.subject }
fl-next-tokens = i segnalini delle opzioni { $count ->
    [0] si ignorano
    [2] valgono doppio
   *[other] valgono { $count } volte
}
fl-next-tokens-on = i segnalini su { fl-aspect } { $count ->
    [0] si ignorano
    [2] valgono doppio
   *[other] valgono { $count } volte
}
fl-next-swap-roles = chi sceglie e l’altra persona si scambiano gli effetti delle scelte; i segnalini restano dove sono
fl-next-chooses = { $choice ->
    [nobody] nessuna delle due sceglie
    [partner] sceglie la sua controparte
    [player] sceglie la sua PG
   *[both] entrambe scelgono
}
fl-next-forbid = non si può scegliere { $options }
fl-next-in-order = la sua controparte sceglie per prima e apertamente
fl-next-for-each-other = ciascuna sceglie l’opzione che prende l’altra
