# Opgaver: stillinger, hvor én handling er den bedste. Til browseren og terminalen.

## Hvad de handler om

puzzle-theme-going-out = At blive færdig
puzzle-theme-blocking = At spærre
puzzle-theme-rotate-in-time = At vende i tide
puzzle-theme-two-areas = To spilområder
puzzle-theme-taking = At tage
puzzle-theme-adding = At føje til

## En opgave

puzzle-title = Opgave { $id }
puzzle-difficulty = Sværhedsgrad { $level } af { $hardest }
puzzle-players = { $players } spillere
puzzle-task-out = Gør det ene, hvorefter du helt sikkert er den næste, der bliver færdig, senest i { $turns } af dine ture, uanset hvad de andre har.
puzzle-task-stop = Gør det ene, hvorefter ingen kan blive færdig før din næste tur, uanset hvad de har.
puzzle-hands = Det, du ved om de andres hænder:
puzzle-hidden = { $count ->
    [0] Der er ingen skjulte kort: du kender alle hænder.
    [one] Ét kort er skjult, og det kan vende begge veje:
   *[other] { $count } kort er skjulte, og hvert kan vende begge veje:
}
puzzle-hand-hidden = { $count ->
    [0] { $seat }: intet skjult
    [one] { $seat }: ét skjult kort
   *[other] { $seat }: { $count } skjulte kort
}
puzzle-hand-star = { $count ->
    [one] { $seat }: ét skjult kort, stjernen
   *[other] { $seat }: { $count } skjulte kort, deriblandt stjernen
}
puzzle-right = Rigtigt!
puzzle-wrong = Der er noget bedre.
puzzle-answer = Det kan gå sådan videre:
puzzle-answer-out = Så bliver { $seat } færdig før dig.
puzzle-answer-slow = Så kan du ikke længere være sikker på at blive færdig i { $turns } ture.
puzzle-solution = Løsningen: { $action }
puzzle-why-out = Derefter er du den næste, der bliver færdig, senest i { $turns } af dine ture, uanset hvad de andre har og gør. Intet andet sikrer det, ikke engang i { $more } ture.
puzzle-why-then = Uanset hvad der sker, bliver du færdig med { $set } i din næste tur.
puzzle-why-stop = Derefter kan ingen blive færdig før din næste tur, uanset hvad de har. Efter alt andet kan nogen blive det, uanset hvad de har.
puzzle-proof = { $deals ->
    [one] Bevist: kun én uddeling passer med det, du ser, og alt, hvad der kan gøres i den, er gennemsøgt.
   *[other] Bevist: { $deals } uddelinger passer med det, du ser, og alt, hvad der kan gøres i hver af dem, er gennemsøgt.
}
puzzle-lead = At det også er bedst for spillet, siger en meget dyb søgning: med mindst { $points } procentpoint af chancen for at vinde det.

## I browseren

puzzles-title = Opgaver
puzzles-lead = Stillinger fra spil mellem botter. I hver af dem er én handling den bedste, uanset hvad de andre har: bevist for hver uddeling, der passer med det, du ser, eller uden tvivl ved meget dyb søgning. Hver siger hvilket.
puzzles-daily = Dagens opgave
puzzles-daily-about = Den samme for alle på denne dag. Den næste kommer ved midnat efter dit ur.
puzzles-daily-done = Løst. Kom tilbage i morgen efter den næste.
puzzles-solve = Løs den
puzzles-again = Se på den igen
puzzles-progress = { $solved } af { $all } løst
puzzles-streak = { $days ->
    [one] Én dag
   *[other] { $days } dage i træk
}
puzzles-choose = Vælg
puzzles-theme = Tema
puzzles-difficulty = Sværhedsgrad
puzzles-players = Spillere
puzzles-any = Alle
puzzles-found = { $count ->
    [0] Ingen opgave er sådan
    [one] Én opgave, { $solved } løst
   *[other] { $count } opgaver, { $solved } løst
}
puzzles-next = Næste uløste
puzzles-all-solved = Alle disse er løst.
puzzles-list = Dem alle
puzzles-solved = løst
puzzles-missing = Der er ingen sådan opgave
puzzles-missing-lead = Måske er linket fra en anden version af spillet.
puzzle-all = Alle opgaver
puzzle-retry = Prøv igen
puzzle-show = Vis løsningen
puzzle-go-on = Næste opgave
puzzle-play-on = Spil videre
puzzle-link = Kopiér linket

## I terminalen

puzzle-hello = Skriv, hvad du vil gøre; vis for løsningen, hjælp for alt, du kan skrive, slut for at gå.
puzzle-help =
    vis             vis løsningen
puzzle-word-show = vis show
puzzle-step = { $seat }: { $action }
puzzle-leave = En til: { $program } puzzle --next
puzzle-none = Der er ingen opgave “{ $name }”. Se dem alle med: { $program } puzzle list
puzzle-no-theme = Der er intet tema “{ $theme }”. Temaerne er: { $themes }.
puzzle-nothing = Ingen opgave er sådan.
puzzle-all-done = Du har løst alle disse. Her er en af dem igen.
puzzle-list = Løs en ved navn: { $program } puzzle { $id }
puzzle-list-solved = løst
puzzle-check-label = Beviste opgaver
puzzle-check-ok = { $count ->
    [one] Én opgave er bevist, på { $seconds } s.
   *[other] Alle { $count } opgaver er bevist, på { $seconds } s.
}
puzzle-check-failed = { $count ->
    [one] Én opgave er forkert.
   *[other] { $count } opgaver er forkerte.
}
puzzle-fault = { $id }: { $fault }
puzzle-fault-unreadable = dens stilling eller en handling i den kan ikke læses
puzzle-fault-position = det er ikke pladsens tur, eller spillet er allerede vundet
puzzle-fault-name = dens navn følger ikke af dens stilling
puzzle-fault-solution = løsningen { $action } er ikke tilladt
puzzle-fault-unproved = løsningen { $action } sikrer det ikke
puzzle-fault-other = { $action } er lige så god som løsningen
puzzle-fault-turns = antallet af ture er et andet
puzzle-fault-answer = det, de andre kan gøre efter { $action }, passer ikke
puzzle-fault-then = det, der siges at følge, passer ikke
puzzle-fault-themes = dens temaer er andre
puzzle-fault-difficulty = dens sværhedsgrad er en anden
puzzle-fault-deals = antallet af uddelinger er et andet
puzzle-fault-too-large = beviset tager for lang tid
puzzle-fault-proof = dens bevis er af en anden slags
puzzle-fault-lead = dyb søgning finder ikke løsningen klart bedst
