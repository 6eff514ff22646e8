# Gennemgangen af et spil: det, som både terminalen og browseren siger.
#
# $name er en spiller, $mine er "yes", når det er læseren. Chancer som $before er hele tal ud af 100.

review-grade = { $grade ->
    [great] flot
    [good] god
    [inaccuracy] smutter
    [mistake] fejl
   *[blunder] stor fejl
}
review-before = fra start
review-deal = uddelinger
review-play = egne ture
review-rest = de andre
review-after = slut
review-chance-round = Chance for at vinde runden
review-chance-match = Chance for at vinde spillet

# Held eller dygtighed: en sætning for hvert trin. Tallene går op.
review-luck-start = { $mine ->
    [yes] Du
   *[no] { $name }
} begyndte med { $before } af 100 chancer{ $fair ->
    [yes] , ligesom alle andre
   *[no] {""}
}.
review-luck-deals = { $way ->
    [more] Uddelingerne gav { $deal } mere.
    [less] Uddelingerne tog { $deal }.
   *[even] Uddelingerne var jævnbyrdige.
}
review-luck-turns = { $mine ->
    [yes] Dine egne ture
   *[no] { $name }s egne ture
} { $play ->
    [0] kostede ingenting.
   *[other] kostede { $play }{ $most ->
        [0] {""}
       *[other] , heraf { $most } på én gang
    }.
}
review-luck-rest = Det, de andre gjorde, og måden kortene faldt på, { $way ->
    [more] gav { $rest }.
    [less] tog { $rest }.
   *[even] gjorde ingen forskel.
}
review-luck-end = { $end ->
    [won] Det giver 100: { $mine ->
        [yes] Du
       *[no] { $name }
    } vandt.
    [lost] Så er der ingen tilbage.
   *[open] Så er der { $after } tilbage.
}
review-luck-refilled = Hvordan kan ture koste mere, end der var fra start? Chancer kommer tilbage, når de andre laver fejl, og kan tabes igen.
# $cause er det, der flyttede chancen mest i den retning, den gik; $went er "up" eller "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] Kortene var gode ved { $mine ->
            [yes] dig
           *[no] { $name }
        }.
       *[rest] De andre hjalp mest, og kortene faldt godt.
    }
   *[down] { $cause ->
        [deal] Kortene var ikke gode ved { $mine ->
            [yes] dig
           *[no] { $name }
        }.
        [play] { $mine ->
            [yes] Dine
           *[no] { $name }s
        } egne ture kostede mest.
       *[rest] De andre gjorde det godt, og kortene faldt deres vej.
    }
}
review-grades = { $great ->
    [0] {""}
    [one] Én flot tur,{" "}
   *[other] { $great } flotte ture,{" "}
}{ $good } { $good ->
    [one] god
   *[other] gode
}, { $inaccuracy ->
    [one] én smutter
   *[other] { $inaccuracy } smuttere
}, { $mistake ->
    [one] én fejl
   *[other] { $mistake } fejl
}, { $blunder ->
    [one] én stor fejl
   *[other] { $blunder } store fejl
}.
# $what er en slags fejl, som nedenfor.
review-worst = Den dyreste tur: Handling { $turn } i runde { $round } kostede { $loss } af 100 chancer ({ $what }).
review-kind = Det, der kostede mest i alt: { $what }.
review-turning = Vendepunktet: handling { $turn } i runde { $round }. Chancen for at vinde spillet gik fra { $before } til { $after } ud af 100.

# Slags fejl: hvad spilleren gjorde eller skulle have gjort.
mistake-missed-going-out = overså at kunne blive færdig
mistake-let-go-out = lod den næste spiller blive færdig
mistake-should-have-rotated = skulle have vendt hånden
mistake-should-have-taken = skulle have taget et sæt
mistake-should-have-added = skulle have føjet et kort til
mistake-rotated-too-early = vendte hånden for tidligt
mistake-took-needlessly = tog et sæt uden grund
mistake-added-needlessly = føjede et kort til uden grund
mistake-broke-up-set = splittede et sæt
mistake-too-many = spillede for mange kort
mistake-too-few = spillede for få kort
mistake-too-high = spillede en for høj værdi
mistake-too-low = spillede en for lav værdi
mistake-other-cards = spillede de forkerte kort af den værdi
mistake-other-set = valgte det forkerte sæt

# Hvorfor en handling var svag, sagt til den, der gjorde det. $name er den næste spiller og har $cards kort; $set blev splittet.
reason-was-missed-going-out = Du kunne være blevet færdig med det samme.
reason-was-let-go-out = { $name } har { $cards ->
    [one] ét kort
   *[other] { $cards } kort
} tilbage og kan nok blive færdig i næste tur.
reason-was-should-have-rotated = Det var en tur værd at vende hånden.
reason-was-should-have-taken = Sættet på bordet var værd at tage.
reason-was-should-have-added = Når du føjer et kort til, er du af med det for altid.
reason-was-rotated-too-early = Det koster en tur at vende hånden, og der var stadig noget at gøre med den.
reason-was-took-needlessly = Når du tager et sæt, får du flere kort på hånden, og turen er brugt.
reason-was-added-needlessly = Når du føjer til, slipper du kun af med ét kort, og turen er brugt.
reason-was-broke-up-set = Du delte { $set }. De er stærkere sammen.
reason-was-too-many = Færre kort var nok. Resten er mere værd på hånden.
reason-was-too-few = Du kan slippe af med flere kort på én gang, og et større sæt er sværere at slå.
reason-was-too-high = Et lavere sæt var nok. Gem de høje kort, til du har brug for dem.
reason-was-too-low = Et lavt sæt bliver hurtigt slået og kommer tilbage til dig. Et højere holder længere.
reason-was-other-cards = Værdien var rigtig. Med andre kort af den får du en bedre hånd.
reason-was-other-set = Idéen var rigtig. Det andet sæt passer bedre til din hånd.
