# Gennemgangen af et spil: det, som både terminalen og browseren siger.
#
# $name er en spiller, $mine er "yes", når det er læseren; chancer som $before kommer med procenttegn.

review-grade = { $grade ->
    [good] god
    [inaccuracy] unøjagtighed
    [mistake] fejl
   *[blunder] bommert
}
review-before = før
review-deal = uddeling
review-play = eget spil
review-rest = resten
review-after = efter
review-chance-round = Chance for at vinde runden
review-chance-match = Chance for at vinde spillet

# Sammenfatningen af en plads' spil: nogle af disse sætninger efter hinanden.
review-result = { $mine ->
    [yes] Du
   *[no] { $name }
} { $won ->
    [yes] vandt spillet
   *[no] vandt ikke spillet
}: Chancen var { $before } før; uddelingerne { $dealt ->
    [more] gav { $deal }
   *[less] kostede { $deal }
}, eget spil kostede { $play }, og de andre og kortenes gang { $rested ->
    [more] gav { $rest }
   *[less] kostede { $rest }
}.
review-result-open = { $mine ->
    [yes] Du
   *[no] { $name }
}: Chancen var { $before } før og er nu { $after }; uddelingerne { $dealt ->
    [more] gav { $deal }
   *[less] kostede { $deal }
}, eget spil kostede { $play }, og de andre og kortenes gang { $rested ->
    [more] gav { $rest }
   *[less] kostede { $rest }
}.
# $cause er det, der flyttede chancen mest i den retning, den gik; $went er "up" eller "down".
review-cause = { $went ->
    [up] { $cause ->
        [deal] Held med uddelingerne hjalp mest.
       *[rest] Det, de andre gjorde, og kortenes gang hjalp mest.
    }
   *[down] { $cause ->
        [deal] Uheld med uddelingerne kostede mest.
        [play] Eget spil kostede mest.
       *[rest] Det, de andre gjorde, og kortenes gang kostede mest.
    }
}
review-grades = { $good ->
    [one] Én god handling
   *[other] { $good } gode handlinger
}, { $inaccuracy ->
    [one] én unøjagtighed
   *[other] { $inaccuracy } unøjagtigheder
}, { $mistake ->
    [one] én fejl
   *[other] { $mistake } fejl
}, { $blunder ->
    [one] én bommert
   *[other] { $blunder } bommerter
}.
# $what er en slags fejl, som nedenfor.
review-worst = Dyrest: Handling { $turn } i runde { $round } kostede { $loss } ({ $what }).
review-kind = Det, der kostede mest i alt: { $what }.
review-turning = Vendepunktet: Med handling { $turn } i runde { $round } gik chancen for at vinde spillet fra { $before } til { $after }.

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
