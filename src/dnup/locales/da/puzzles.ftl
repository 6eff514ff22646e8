# Opgaver: stillinger, hvor én handling er den bedste. Til browseren og terminalen.

## Hvad de handler om

puzzle-theme-going-out = At blive færdig
puzzle-theme-blocking = At spærre
puzzle-theme-rotate-in-time = At vende i tide
puzzle-theme-two-areas = To spilområder
puzzle-theme-taking = At tage
puzzle-theme-adding = At føje til

## En opgave

puzzle-title = Opgave { $title }
puzzle-difficulty = Sværhedsgrad { $level } af { $hardest }
puzzle-players = { $players } spillere
puzzle-task-out = { $cards ->
    [one] Kom af med dit sidste kort på { $turns } ture, før nogen anden er færdig, uanset hvad de har.
    [2] Kom af med begge kort på { $turns } ture, før nogen anden er færdig, uanset hvad de har.
   *[other] Kom af med alle { $cards } kort på { $turns } ture, før nogen anden er færdig, uanset hvad de har.
}
puzzle-task-stop = Sørg for, at ingen kan blive færdig før din næste tur, uanset hvad de har.
puzzle-hidden = { $count ->
    [0] Intet er skjult: du kender alle hænder
    [one] Ét kort er skjult og kan vende begge veje
   *[other] { $count } kort er skjult og kan vende begge veje
}
puzzle-hand-hidden = { $count ->
    [0] { $seat } skjuler intet
    [one] { $seat } har et af dem
   *[other] { $seat } har { $count } af dem
}
puzzle-hand-star = { $count ->
    [one] { $seat } har et af dem, stjernen
   *[other] { $seat } har { $count } af dem, deriblandt stjernen
}
puzzle-proved = Bevist.
puzzle-holds = Lad os sige, at { $name } har { $cards }.
puzzle-fails-some = { $deals } uddelinger passer med det, du ser. Det går galt i nogle af dem.
puzzle-fails-all = { $deals ->
    [one] Kun én uddeling passer med det, du ser, og i den går det galt.
   *[other] Det går galt i alle { $deals } uddelinger, der passer med det, du ser.
}
puzzle-fails = Det går galt i { $fails } af { $deals } uddelinger.
puzzle-tried = { $action }?
puzzle-right = Løst!
puzzle-answer = Det kan gå sådan:
puzzle-answer-out = Så bliver { $seat } færdig før dig.
puzzle-answer-slow = Så er { $turns } ture ikke nok til at komme af med dine kort.
puzzle-solution = Løsningen: { $action }
puzzle-why-out = Du bliver den næste, der er færdig, på højst { $turns } ture, uanset hvad de andre har og gør. Intet andet er sikkert, ikke engang med { $more } ture.
puzzle-why-then = Uanset hvad der sker, bliver du færdig med { $set } i din næste tur.
puzzle-why-stop = Nu kan ingen blive færdig før din næste tur. Efter alt andet kunne nogen, uanset hvad de har.
puzzle-proof = { $deals ->
    [one] Kun én uddeling passer med det, du ser, og i den virker det.
   *[other] { $deals } uddelinger passer med det, du ser, og det virker i dem alle.
}
puzzle-lead = Det er også det bedste træk for spillet: en meget dyb søgning sætter det mindst { $points } procentpoint foran alt andet.

## I browseren

puzzles-title = Opgaver
puzzles-lead = I hver af disse stillinger er ét træk det bedste, uanset hvad de andre har. Find det.
puzzles-daily-about = Let om mandagen, svær om søndagen. Den næste kommer ved midnat.
puzzles-daily-done = Løst. Den næste kommer ved midnat.
puzzles-solve = Løs den
puzzles-again = Se på den igen
puzzles-progress = { $solved } af { $all } løst
puzzles-theme = Tema
puzzles-players = Spillere
puzzles-any = Alle
puzzles-found = { $count ->
    [0] Ingen opgave er sådan.
    [one] Én opgave, { $solved } løst
   *[other] { $count } opgaver, { $solved } løst
}
puzzles-next = Næste uløste opgave
puzzles-all-solved = Du har løst dem alle her.
puzzles-solved = løst
puzzles-missing = Der er ingen sådan opgave
puzzles-missing-lead = Måske er linket fra en anden version af spillet.
puzzle-link = Kopiér linket
puzzle-share = Del
puzzle-hands = Hvem har hvad
puzzle-tries = { $tries ->
    [0] Løst i første forsøg
    [one] Løst i andet forsøg
   *[other] Løst efter { $tries } andre forsøg
}
puzzle-back = Dine kort er tilbage. Prøv noget andet.
puzzle-look = Tryk på et kort for at se den uddeling.
puzzle-deals-shown = { $shown } af de { $deals } uddelinger
puzzle-deals-all = De uddelinger, der passer med det, du ser
puzzle-deal-works = Uddeling { $number }: virker. { $hands }
puzzle-deal-fails = Uddeling { $number }: går galt. { $hands }
puzzles-opening = Henter opgaverne…
puzzles-failed = Opgaverne kom ikke frem. Tjek din forbindelse.
puzzles-more = Vis alle { $count }
puzzles-finished = Du har løst alle { $all }. Hatten af! Dagens opgave kommer stadig ved midnat.
puzzles-clear = Vis alle opgaver
puzzles-shelf = { $level ->
    [1] Blid
    [2] Let
    [3] Middel
    [4] Svær
   *[5] Djævelsk
}
puzzle-day = Dagens opgave, dag { $number }
puzzle-all = Alle opgaver
puzzle-retry = Prøv igen
puzzle-show = Løsning
puzzle-go-on = Næste opgave
puzzle-play-on = Spil videre

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
puzzle-list = Løs en ved navn: { $program } puzzle { $name }
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
puzzle-fault = { $title }: { $fault }
puzzle-fault-unreadable = dens stilling eller en handling i den kan ikke læses
puzzle-fault-position = det er ikke pladsens tur, eller spillet er allerede vundet
puzzle-fault-name = dens id følger ikke af stillingen
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
