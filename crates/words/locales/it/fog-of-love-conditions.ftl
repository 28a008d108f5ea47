### Fog of Love: numeri e condizioni

## Numeri letti sul tavolo

fl-number = { $count }
fl-number-satisfaction = { $who ->
    [both] la soddisfazione complessiva
    [holder] la tua soddisfazione
   *[other] la soddisfazione { fl-who.of }
}
fl-number-lead = { $who ->
    [holder] il tuo vantaggio di soddisfazione
   *[other] il vantaggio di soddisfazione { fl-who.of }
}
fl-number-gap = la differenza fra le due soddisfazioni
fl-number-lowest = la soddisfazione più bassa
fl-number-highest = la soddisfazione più alta
fl-number-balance = { $who ->
    [both] l’equilibrio complessivo di { fl-aspect }
    [holder] il tuo equilibrio di { fl-aspect }
   *[other] l’equilibrio di { fl-aspect } { fl-who.of }
}
fl-number-tokens = { $who ->
    [both] il numero complessivo di segnalini su { fl-aspect }
    [holder] il numero dei tuoi segnalini su { fl-aspect }
   *[other] il numero di segnalini { fl-who.of } su { fl-aspect }
}
fl-number-secrets = { $who ->
    [both] il numero complessivo di segreti coperti
    [holder] il numero dei tuoi segreti coperti
   *[other] il numero di segreti coperti { fl-who.of }
}
fl-number-hand = { $who ->
    [both] il numero complessivo di scene in mano
    [holder] il numero delle tue scene in mano
   *[other] il numero di scene in mano { fl-who.to }
}
fl-number-destinies = { $who ->
    [both] il numero complessivo di destini in mano
    [holder] il numero dei tuoi destini in mano
   *[other] il numero di destini in mano { fl-who.to }
}
fl-number-goals = { $who ->
    [both] il numero complessivo di obiettivi di tratto completati
    [holder] il numero dei tuoi obiettivi di tratto completati
   *[other] il numero di obiettivi di tratto completati { fl-who.of }
}
fl-number-scenes = il numero di scene giocate in questo capitolo

fl-per-number = { $each ->
    [one] per ogni unità di { $count }
   *[other] per ogni { $each } unità di { $count }
}
fl-per-satisfaction = { $each ->
    [one] per ogni punto
   *[other] per ogni { $each } punti
} di soddisfazione { $who ->
    [holder] tua
   *[other] { fl-who.of }
}
fl-per-lead = { $each ->
    [one] per ogni punto
   *[other] per ogni { $each } punti
} di vantaggio { $who ->
    [holder] tuo
   *[other] { fl-who.of }
}
fl-per-gap = { $each ->
    [one] per ogni punto
   *[other] per ogni { $each } punti
} di differenza fra le due soddisfazioni
fl-per-lowest = { $each ->
    [one] per ogni punto
   *[other] per ogni { $each } punti
} della soddisfazione più bassa
fl-per-highest = { $each ->
    [one] per ogni punto
   *[other] per ogni { $each } punti
} della soddisfazione più alta
fl-per-balance = { $each ->
    [one] per ogni punto
   *[other] per ogni { $each } punti
} di equilibrio { $who ->
    [holder] tuo
   *[other] { fl-who.of }
} su { fl-aspect }
fl-per-tokens = { $each ->
    [one] per ogni segnalino
   *[other] per ogni { $each } segnalini
} { fl-who.of } su { fl-aspect }
fl-per-secrets = { $each ->
    [one] per ogni segreto coperto
   *[other] per ogni { $each } segreti coperti
} { fl-who.of }
fl-per-hand = { $each ->
    [one] per ogni scena
   *[other] per ogni { $each } scene
} in mano { fl-who.to }
fl-per-destinies = { $each ->
    [one] per ogni destino
   *[other] per ogni { $each } destini
} in mano { fl-who.to }
fl-per-goals = { $each ->
    [one] per ogni obiettivo di tratto completato
   *[other] per ogni { $each } obiettivi di tratto completati
} { fl-who.of }
fl-per-scenes = { $each ->
    [one] per ogni scena giocata
   *[other] per ogni { $each } scene giocate
} in questo capitolo

## Condizioni, come stanno dopo «se»

fl-when-match = { $holds ->
    [yes] c’è corrispondenza
   *[no] non c’è corrispondenza
}
fl-when-match-on = { $holds ->
    [yes] c’è corrispondenza su { $options }
   *[no] non c’è corrispondenza su { $options }
}
fl-when-pair = { $holds ->
    [yes] una ha scelto { $options } e l’altra { $others }
   *[no] le scelte non sono { $options } e { $others }
}
fl-when-exactly-one = { $holds ->
    [yes] una sola ha scelto { $options }
   *[no] entrambe o nessuna hanno scelto { $options }
}
fl-when-chose = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] hanno
        [holder] hai
       *[other] ha
    }
   *[no] { $who ->
        [both] non entrambe hanno
        [holder] tu non hai
       *[other] { fl-who.subject } non ha
    }
} scelto { $options }
fl-when-compare = { $measure } { $relation ->
    [at-least] è almeno { $count }
    [at-most] è al massimo { $count }
    [more-than] è più di { $count }
    [less-than] è meno di { $count }
    [exactly] è esattamente { $count }
   *[unequal] non è { $count }
}
fl-when-compare-with = { $measure } { $relation ->
    [at-least] raggiunge { $than }
    [at-most] non supera { $than }
    [more-than] supera { $than }
    [less-than] non raggiunge { $than }
    [exactly] eguaglia { $than }
   *[unequal] non eguaglia { $than }
}
fl-when-trait = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] hanno
        [holder] hai
       *[other] ha
    }
   *[no] { $who ->
        [both] non entrambe hanno
        [holder] tu non hai
       *[other] { fl-who.subject } non ha
    }
} il tratto { fl-quoted }
fl-when-occupation = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] hanno
        [holder] hai
       *[other] ha
    }
   *[no] { $who ->
        [both] non entrambe hanno
        [holder] tu non hai
       *[other] { fl-who.subject } non ha
    }
} l’impiego { fl-quoted }
fl-when-feature = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] hanno
        [holder] hai
       *[other] ha
    }
   *[no] { $who ->
        [both] non entrambe hanno
        [holder] tu non hai
       *[other] { fl-who.subject } non ha
    }
} la caratteristica { fl-quoted }
fl-when-holds-destiny = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] hanno
        [holder] hai
       *[other] ha
    }
   *[no] { $who ->
        [both] non entrambe hanno
        [holder] tu non hai
       *[other] { fl-who.subject } non ha
    }
} in mano il destino { fl-quoted }
fl-when-gender = { $holds ->
    [yes] { fl-who.subject } { $who ->
        [both] interpretano
        [holder] interpreti
       *[other] interpreta
    }
   *[no] { $who ->
        [both] non entrambe interpretano
        [holder] tu non interpreti
       *[other] { fl-who.subject } non interpreta
    }
} { $gender ->
    [woman] una donna
    [man] un uomo
   *[neither] una persona né donna né uomo
}
fl-when-flag = { $holds ->
    [yes] è annotato
   *[no] non è annotato
} { fl-quoted }
fl-when-guessed = la supposizione era { $holds ->
    [yes] giusta
   *[no] sbagliata
}
fl-when-together = { $holds ->
    [yes] rimanete insieme
   *[no] non rimanete insieme
}
fl-when-stance = { $stance ->
    [stay] { $holds ->
        [yes] { fl-who.subject } { $who ->
            [both] rimangono
            [holder] rimani
           *[other] rimane
        }
       *[no] { $who ->
            [both] non entrambe rimangono
            [holder] tu non rimani
           *[other] { fl-who.subject } non rimane
        }
    }
   *[separate] { $holds ->
        [yes] { fl-who.subject } { $who ->
            [both] si separano
            [holder] ti separi
           *[other] si separa
        }
       *[no] { $who ->
            [both] non entrambe si separano
            [holder] tu non ti separi
           *[other] { fl-who.subject } non si separa
        }
    }
}
fl-when-final-destiny = { $who ->
    [both] { $holds ->
        [yes] i due destini finali sono
       *[no] almeno uno dei destini finali non è
    }
    [holder] il tuo destino finale { $holds ->
        [yes] è
       *[no] non è
    }
   *[other] il destino finale { fl-who.of } { $holds ->
        [yes] è
       *[no] non è
    }
} { fl-quoted }
fl-when-fulfilled = { $who ->
    [both] { $holds ->
        [yes] i due destini sono adempiuti
       *[no] almeno uno dei destini non è adempiuto
    }
    [holder] il tuo destino { $holds ->
        [yes] è adempiuto
       *[no] non è adempiuto
    }
   *[other] il destino { fl-who.of } { $holds ->
        [yes] è adempiuto
       *[no] non è adempiuto
    }
}
fl-when-opposed = { $holds ->
    [yes] { $who ->
        [holder] un tuo obiettivo condiviso
       *[other] un obiettivo condiviso { fl-who.of }
    }
   *[no] { $who ->
        [holder] nessun tuo obiettivo condiviso
       *[other] nessun obiettivo condiviso { fl-who.of }
    }
} è finito sul lato opposto
fl-when-always = nulla lo impedisce
fl-when-never = accade l’impossibile
fl-either-holds = { $condition }
fl-group = ({ $condition })

fl-if = se { $condition }: { $clauses }
fl-if-so = se { $condition }:
fl-otherwise = altrimenti: { $clauses }
fl-otherwise-so = altrimenti:
