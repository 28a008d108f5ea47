### Fog of Love: Zahlen und Bedingungen

## Zahlen vom Tisch

fl-number = { $count }
fl-number-satisfaction = { $who ->
    [both] die gemeinsame Zufriedenheit
    [holder] deine Zufriedenheit
   *[other] die Zufriedenheit { fl-who.whose }
}
fl-number-lead = { $who ->
    [holder] dein Vorsprung an Zufriedenheit
   *[other] der Vorsprung { fl-who.whose } an Zufriedenheit
}
fl-number-gap = der Abstand in der Zufriedenheit
fl-number-lowest = die niedrigere Zufriedenheit
fl-number-highest = die höhere Zufriedenheit
fl-number-balance = { $who ->
    [both] die gemeinsame Bilanz bei { fl-aspect.dative }
    [holder] deine Bilanz bei { fl-aspect.dative }
   *[other] die Bilanz { fl-who.whose } bei { fl-aspect.dative }
}
fl-number-tokens = { $who ->
    [both] die gemeinsame Zahl der Marker auf { fl-aspect.dative }
    [holder] die Zahl deiner Marker auf { fl-aspect.dative }
   *[other] die Zahl der Marker { fl-who.whose } auf { fl-aspect.dative }
}
fl-number-secrets = { $who ->
    [both] die gemeinsame Zahl verdeckter Geheimnisse
    [holder] die Zahl deiner verdeckten Geheimnisse
   *[other] die Zahl der verdeckten Geheimnisse { fl-who.whose }
}
fl-number-hand = { $who ->
    [both] die gemeinsame Zahl der Szenen auf der Hand
    [holder] die Zahl deiner Szenen auf der Hand
   *[other] die Zahl der Szenen auf der Hand { fl-who.whose }
}
fl-number-destinies = { $who ->
    [both] die gemeinsame Zahl der Schicksale auf der Hand
    [holder] die Zahl deiner Schicksale auf der Hand
   *[other] die Zahl der Schicksale auf der Hand { fl-who.whose }
}
fl-number-goals = { $who ->
    [both] die gemeinsame Zahl erreichter Ziele
    [holder] die Zahl deiner erreichten Ziele
   *[other] die Zahl der erreichten Ziele { fl-who.whose }
}
fl-number-scenes = die Zahl der Szenen in diesem Kapitel

fl-per-number = { $each ->
    [one] je Einheit von { $count }
   *[other] je { $each } von { $count }
}
fl-per-satisfaction = { $each ->
    [one] je Punkt Zufriedenheit
   *[other] je { $each } Punkte Zufriedenheit
} { fl-who.whose }
fl-per-lead = { $each ->
    [one] je Punkt Vorsprung
   *[other] je { $each } Punkte Vorsprung
} { fl-who.whose }
fl-per-gap = { $each ->
    [one] je Punkt Abstand
   *[other] je { $each } Punkte Abstand
} in der Zufriedenheit
fl-per-lowest = { $each ->
    [one] je Punkt
   *[other] je { $each } Punkte
} der niedrigeren Zufriedenheit
fl-per-highest = { $each ->
    [one] je Punkt
   *[other] je { $each } Punkte
} der höheren Zufriedenheit
fl-per-balance = { $each ->
    [one] je Punkt der Bilanz
   *[other] je { $each } Punkte der Bilanz
} { fl-who.whose } bei { fl-aspect.dative }
fl-per-tokens = { $each ->
    [one] je Marker
   *[other] je { $each } Marker
} { fl-who.whose } auf { fl-aspect.dative }
fl-per-secrets = { $each ->
    [one] je verdecktes Geheimnis
   *[other] je { $each } verdeckte Geheimnisse
} { fl-who.whose }
fl-per-hand = { $each ->
    [one] je Szene
   *[other] je { $each } Szenen
} auf der Hand { fl-who.whose }
fl-per-destinies = { $each ->
    [one] je Schicksal
   *[other] je { $each } Schicksale
} auf der Hand { fl-who.whose }
fl-per-goals = { $each ->
    [one] je erreichtes Ziel
   *[other] je { $each } erreichte Ziele
} { fl-who.whose }
fl-per-scenes = { $each ->
    [one] je Szene
   *[other] je { $each } Szenen
} in diesem Kapitel

## Bedingungen, wie sie nach „wenn“ stehen

fl-when-match = { $holds ->
    [yes] ihr übereinstimmt
   *[no] ihr nicht übereinstimmt
}
fl-when-match-on = { $holds ->
    [yes] ihr bei { $options } übereinstimmt
   *[no] ihr nicht bei { $options } übereinstimmt
}
fl-when-pair = { $holds ->
    [yes] ihr einmal { $options } und einmal { $others } gewählt habt
   *[no] ihr nicht einmal { $options } und einmal { $others } gewählt habt
}
fl-when-exactly-one = { $holds ->
    [yes] genau eine Person { $options } gewählt hat
   *[no] beide oder niemand { $options } gewählt haben
}
fl-when-chose = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} { $holds ->
    [yes] { $options }
   *[no] { $who ->
        [both] { $options }
       *[other] nicht { $options }
    }
} gewählt { $who ->
    [both] haben
    [holder] hast
   *[other] hat
}
fl-when-compare = { $measure } { $relation ->
    [at-least] mindestens { $count } beträgt
    [at-most] höchstens { $count } beträgt
    [more-than] mehr als { $count } beträgt
    [less-than] weniger als { $count } beträgt
    [exactly] genau { $count } beträgt
   *[unequal] nicht { $count } beträgt
}
fl-when-compare-with = { $measure } { $relation ->
    [at-least] mindestens so groß wie { $than } ist
    [at-most] höchstens so groß wie { $than } ist
    [more-than] größer als { $than } ist
    [less-than] kleiner als { $than } ist
    [exactly] genauso groß wie { $than } ist
   *[unequal] anders als { $than } ist
}
fl-when-trait = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} den Wesenszug { fl-quoted } { $holds ->
    [yes] { $who ->
        [both] haben
        [holder] hast
       *[other] hat
    }
   *[no] { $who ->
        [both] { $who ->
            [both] haben
            [holder] hast
           *[other] hat
        }
       *[other] nicht { $who ->
            [both] haben
            [holder] hast
           *[other] hat
        }
    }
}
fl-when-occupation = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} den Beruf { fl-quoted } { $holds ->
    [yes] { $who ->
        [both] haben
        [holder] hast
       *[other] hat
    }
   *[no] { $who ->
        [both] { $who ->
            [both] haben
            [holder] hast
           *[other] hat
        }
       *[other] nicht { $who ->
            [both] haben
            [holder] hast
           *[other] hat
        }
    }
}
fl-when-feature = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} das Merkmal { fl-quoted } { $holds ->
    [yes] { $who ->
        [both] haben
        [holder] hast
       *[other] hat
    }
   *[no] { $who ->
        [both] { $who ->
            [both] haben
            [holder] hast
           *[other] hat
        }
       *[other] nicht { $who ->
            [both] haben
            [holder] hast
           *[other] hat
        }
    }
}
fl-when-holds-destiny = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} das Schicksal { fl-quoted } { $holds ->
    [yes] auf der Hand
   *[no] { $who ->
        [both] auf der Hand
       *[other] nicht auf der Hand
    }
} { $who ->
    [both] haben
    [holder] hast
   *[other] hat
}
fl-when-gender = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} { $gender ->
    [woman] { $holds ->
        [yes] eine
       *[no] { $who ->
            [both] eine
           *[other] keine
        }
    } Frau { $who ->
        [both] spielen
        [holder] spielst
       *[other] spielt
    }
    [man] { $holds ->
        [yes] einen
       *[no] { $who ->
            [both] einen
           *[other] keinen
        }
    } Mann { $who ->
        [both] spielen
        [holder] spielst
       *[other] spielt
    }
   *[neither] { $holds ->
        [yes] eine
       *[no] { $who ->
            [both] eine
           *[other] keine
        }
    } Figur { $who ->
        [both] spielen
        [holder] spielst
       *[other] spielt
    }, die weder Frau noch Mann ist
}
fl-when-flag = { fl-quoted } { $holds ->
    [yes] vermerkt ist
   *[no] nicht vermerkt ist
}
fl-when-guessed = { $holds ->
    [yes] richtig geraten wurde
   *[no] falsch geraten wurde
}
fl-when-together = ihr { $holds ->
    [yes] zusammenbleibt
   *[no] nicht zusammenbleibt
}
fl-when-stance = { $holds ->
    [yes] { fl-who.person }
   *[no] { $who ->
        [both] nicht beide
       *[other] { fl-who.person }
    }
} { $stance ->
    [stay] { $holds ->
        [yes] { $who ->
            [both] bleiben
            [holder] bleibst
           *[other] bleibt
        }
       *[no] { $who ->
            [both] { $who ->
                [both] bleiben
                [holder] bleibst
               *[other] bleibt
            }
           *[other] nicht { $who ->
                [both] bleiben
                [holder] bleibst
               *[other] bleibt
            }
        }
    }
   *[separate] { $holds ->
        [yes] { $who ->
            [both] sich trennen
            [holder] dich trennst
           *[other] sich trennt
        }
       *[no] { $who ->
            [both] sich trennen
            [holder] dich nicht trennst
           *[other] sich nicht trennt
        }
    }
}
fl-when-final-destiny = { $who ->
    [both] { $holds ->
        [yes] beide endgültigen Schicksale
       *[no] nicht beide endgültigen Schicksale
    } { fl-quoted } sind
    [holder] dein endgültiges Schicksal { $holds ->
        [yes] { fl-quoted } ist
       *[no] nicht { fl-quoted } ist
    }
   *[other] das endgültige Schicksal { fl-who.whose } { $holds ->
        [yes] { fl-quoted } ist
       *[no] nicht { fl-quoted } ist
    }
}
fl-when-fulfilled = { $who ->
    [both] { $holds ->
        [yes] beide Schicksale
       *[no] nicht beide Schicksale
    } erfüllt sind
    [holder] dein Schicksal { $holds ->
        [yes] erfüllt ist
       *[no] nicht erfüllt ist
    }
   *[other] das Schicksal { fl-who.whose } { $holds ->
        [yes] erfüllt ist
       *[no] nicht erfüllt ist
    }
}
fl-when-opposed = { $holds ->
    [yes] ein gemeinsames Ziel
   *[no] kein gemeinsames Ziel
} { fl-who.whose } auf der Gegenseite geendet hat
fl-when-always = nichts dagegen spricht
fl-when-never = das Unmögliche geschieht
fl-either-holds = { $condition }
fl-group = ({ $condition })

fl-if = wenn { $condition }: { $clauses }
fl-if-so = wenn { $condition }:
fl-otherwise = sonst: { $clauses }
fl-otherwise-so = sonst:
