# The end of a round and of a match in the browser, and the check of the deals.
#
# $name is a player, $names several, such as "Anna and Ben"; $mine is "yes" when it is about the reader.

ending-look = Se bordet
ending-show = Vis resultatet
ending-you = dig
# For screen readers: the cards that are left in a hand.
ending-hand = { $count ->
    [0] Ingen kort.
    [one] Ét kort: { $cards }
   *[other] { $count } kort: { $cards }
}

# The end of a round.
ending-round = Runde { $round }
ending-round-won = { $mine ->
    [yes] Du vinder runden!
   *[no] { $name } vinder runden
}
ending-round-out = { $mine ->
    [yes] { $place ->
        [1] Du er først færdig!
       *[other] Du er færdig som nummer to!
    }
   *[no] { $name } er først færdig
}
ending-won-round = Færdig
ending-out = { $place ->
    [1] Først færdig
   *[other] Færdig som nummer to
}
ending-left = { $count ->
    [one] Ét kort tilbage
   *[other] { $count } kort tilbage
}
ending-next = Del runde { $round } ud
ending-awaited = Venter på { $names }.
ending-wanting = { $count ->
    [one] { $names } vil gerne videre.
   *[other] { $names } vil gerne videre.
}
ending-countdown = { $seconds ->
    [0] Kortene deles ud.
    [one] Senest om ét sekund
   *[other] Senest om { $seconds } sekunder
}

# The end of a match: won, lost, or watched.
ending-won = Du vinder!
ending-lost = { $name } vinder
ending-watched = { $name } vinder
ending-over = Spillet er slut
ending-watched-about = Spiller de igen, kan du følge med her.
ending-match = { $rounds ->
    [one] Spillet tog én runde
   *[other] Spillet tog { $rounds } runder
}
# $others are the others with their points, such as "Ann (3) and Ben (2)".
ending-won-points = { $points } point, foran { $others }, efter { $rounds ->
    [one] én runde
   *[other] { $rounds } runder
}
ending-score = { $name } ({ $points })
# With two players it goes by rounds.
ending-won-rounds = { $rounds }-{ $theirs } i runder mod { $name }
# $had is "none", "close" (one short of the goal) or "some"; with two players $count is "rounds".
ending-lost-points = { $count ->
    [rounds] { $had ->
        [none] Det blev ikke til en runde denne gang.
       *[close] Du manglede kun én runde.
    }
   *[points] { $had ->
        [none] Ingen point denne gang.
        [close] Du havde { $points } af { $goal }. Så tæt på.
       *[some] Du havde { $points } af { $goal } point.
    }
}
# Where a match was lost. $set stands for cards, which are shown; $owner is a player.
ending-turned = Her vendte det
ending-turned-at = Runde { $round }, din { $turn }. tur
ending-turned-did = { $kind ->
    [play] Du spillede { $set }.
    [add] Du føjede { $set } til sættet foran { $owner }.
    [take] Du tog sættet foran { $owner }.
   *[rotate] Du vendte hånden.
}
ending-turned-better = { $kind ->
    [play] Det var bedre at spille { $set }.
    [add] Det var bedre at føje { $set } til sættet foran { $owner }.
    [take] Det var bedre at tage sættet foran { $owner }.
   *[rotate] Det var bedre at vende hånden.
}
ending-try = Prøv den tur igen
ending-turned-waiting = Vi leder efter den tur, der afgjorde det.
ending-turned-none = { $cause ->
    [deal] Ingen enkelt tur tabte spillet. Du fik bare ikke kortene.
   *[rest] Ingen enkelt tur tabte spillet. Kortene faldt bare den anden vej.
}
ending-turned-missing = Vi kunne ikke finde den denne gang. Du kan stadig se hver tur igen.

# All of it, and what can be done with it.
ending-more = Mere
ending-whole = { $rounds ->
    [one] Hele spillet: én runde
   *[other] Hele spillet: { $rounds } runder
}
ending-ways = Andre muligheder
ending-points-table = Point i hver runde
ending-player = Spiller
ending-all-points = Point i alt
ending-assisted = { $mine ->
    [yes] { $count ->
        [one] En bot tog ét træk for dig, mens du var væk.
       *[other] En bot tog { $count } træk for dig, mens du var væk.
    }
   *[no] { $count ->
        [one] En bot tog ét træk for { $name }, som var væk.
       *[other] En bot tog { $count } træk for { $name }, som var væk.
    }
}
ending-hints = { $mine ->
    [yes] { $count ->
        [one] Du fik ét tip.
       *[other] Du fik { $count } tip.
    }
   *[no] { $count ->
        [one] { $name } fik ét tip.
       *[other] { $name } fik { $count } tip.
    }
}
ending-last-hands = Kort tilbage på hænderne
ending-record = Optagelsen af spillet
ending-review = Gennemgå spillet
ending-replay = Se det igen
ending-save = Gem
ending-share = Del
ending-share-text = Et spil dnup, træk for træk
ending-copy = Kopiér linket
ending-verify = Kontrollér uddelingerne
ending-verify-missing = Kontrollen kunne ikke hentes. Prøv igen, når forbindelsen er tilbage.
ending-play-again = Spil igen
ending-rematch = Revanche
ending-compare = Sammenlign
ending-no-rematch = Ingen revanche
ending-others = Nye modstandere
ending-easier = Lettere modstandere
ending-home = Forside
ending-ready = { $count ->
    [one] { $names } vil gerne have revanche.
   *[other] { $names } vil gerne have revanche.
}
ending-empty = { $count ->
    [one] En plads er tom: Til en revanche skal der sidde nogen på den.
   *[other] { $count } pladser er tomme: Til en revanche skal der sidde nogen på dem alle.
}

# The check of the deals. The promise is the commitment: the SHA-256 of the secret.
fair-title = Blev kortene delt ærligt ud?
fair-checking = Kontrollerer …
fair-no-record = Optagelsen af spillet kunne ikke hentes.
fair-again = Prøv igen
fair-good = Ja: Hver uddeling er den, der blev lovet.
fair-good-about = Din browser har selv kontrolleret det med det, den noterede før spillet.
fair-alone = Optagelsen passer med sig selv.
fair-alone-about = Mere kan ikke siges her: Der blev ikke noteret noget i denne browser før spillet. Du så med, spillede på en anden enhed, eller browseren gemmer intet. Spillede du i denne browser, så vær på vagt.
fair-alone-not-seen-about = Mere kan ikke siges her: Denne browser så ikke spillet til ende og ved derfor ikke, om der mangler runder i optagelsen.
fair-unknown = Det kan ikke kontrolleres her.
fair-unknown-about = Der er ikke fundet noget forkert, men intet er bevist.
fair-bad = Nej: Noget er ikke, som det blev lovet.
fair-bad-about = Enten holdt serveren ikke sit løfte, eller også er optagelsen ændret.
# For screen readers, before each thing that was looked at.
fair-finding = { $finding ->
    [good] Rigtigt:
    [bad] Forkert:
   *[unknown] Ukendt:
}
fair-promise = Før spillet bandt serveren sig til en hemmelighed med et løfte. Din browser noterede det, og optagelsen har det samme.
fair-secret-fits = Hemmeligheden, som blev fortalt efter spillet, passer til løftet i optagelsen.
fair-salt-used = Den del, som din browser trak tilfældigt, indgik i uddelingerne. Serveren kunne ikke kende den, da den gav sit løfte.
fair-salts-right = { $count ->
    [one] Ét menneske bidrog med en del til uddelingerne; ingen bot gjorde.
   *[other] { $count } mennesker bidrog hver med en del til uddelingerne; ingen bot gjorde.
}
fair-deals = { $rounds ->
    [one] Én runde, { $cards } kort: Hvert kort kom til den rigtige plads, den rigtige vej op.
   *[other] { $rounds } runder, { $cards } kort: Hvert kort kom til den rigtige plads, den rigtige vej op.
}
fair-seen = { $hands ->
    [0] Optagelsen har de runder, som din browser så, og ikke flere.
    [one] Optagelsen har de runder, som din browser så, og ikke flere. Den hånd, den noterede, da der blev delt ud, er med.
   *[other] Optagelsen har de runder, som din browser så, og ikke flere. De { $hands } hænder, den noterede, da der blev delt ud, er med.
}
fair-only-deals = Her ses kun på uddelingerne. At hver handling fulgte reglerne, har serveren kontrolleret; det gør ”dnup verify” også.

# What is wrong.
fair-unreadable = Optagelsen kan ikke læses: Den er beskadiget eller ændret.
fair-bad-secret = Hemmeligheden er ikke 64 tegn fra 0 til 9 og a til f.
fair-wrong-secret = Hemmeligheden passer ikke til løftet i optagelsen: Dens SHA-256 er { $right }.
fair-salt-count = Optagelsen har { $count } salte til { $players } pladser.
fair-bad-salt = Saltet fra { $name } (plads { $seat }) er ikke højst 64 synlige ASCII-tegn.
fair-bot-salt = { $name } (plads { $seat }) er en bot og har et salt. Serveren kunne have prøvet mange, til den syntes om uddelingen.
fair-other-commitment = Din browser noterede løftet { $right }. Optagelsen har et andet: { $commitment }.
fair-salt-not-used = Den del, som din browser sendte, { $salt }, er ikke i optagelsen. Serveren kunne kende uddelingen på forhånd.
fair-sealed = Alle spillere havde bundet sig til en del, før nogen del blev afsløret, så ingen kunne vælge den sidste.
fair-other-salt = Saltet fra { $name } (plads { $seat }) er ikke det, spilleren havde bundet sig til. Det blev skiftet ud, efter at de andre havde afsløret deres.
fair-not-committed = Optagelsen mangler det, spillerne bandt sig til, før din browser afslørede sin del. Nogen kan have valgt den sidste del.
fair-wrong-deal = Runde { $round }, { $name } (plads { $seat }): { $card ->
    [none] { $right } mangler på den hånd, der blev delt ud
   *[other] { $right ->
        [none] { $card } er ét kort for meget på den hånd, der blev delt ud
       *[other] { $card } blev delt ud, men det skulle have været { $right }
    }
}{ $more ->
    [0] .
    [one] ; ét kort mere på hånden er forkert.
   *[other] ; { $more } kort mere på hånden er forkerte.
}
fair-other-rounds = Din browser så { $seen ->
    [one] én runde
   *[other] { $seen } runder
}, men antallet af runder i optagelsen er { $rounds }.
fair-other-hand = Runde { $round }: Den hånd, du fik, er ikke den i optagelsen. Forskellen er { $card }.

# What cannot be checked.
fair-no-proof = Optagelsen har hverken løfte, salte eller hemmelighed.
fair-duplicate = Det var kortene fra et andet spil: Intet blev lovet før dette. Optagelsen af det andet spil beviser dem.
fair-not-revealed = Hemmeligheden er ikke i optagelsen. Det burde den være nu, hvor spillet er slut.
fair-not-noted = Det, serveren lovede før spillet, blev ikke noteret i denne browser.
fair-salt-not-noted = Det, denne browser eventuelt sendte til uddelingerne, blev ikke noteret.
fair-own-deck = Der blev spillet med nogens egne kort. ”dnup verify --deck FILE” kontrollerer sådanne uddelinger.
fair-no-secret = Uden hemmeligheden kan uddelingerne ikke kontrolleres.
fair-no-rounds = Optagelsen har ingen runder, så der er intet at kontrollere.
fair-not-seen = Denne browser så ikke spillet til ende. Der kan mangle runder i optagelsen.

# The numbers behind it.
fair-details = Alle tal
fair-commitment = Løftet i optagelsen (hemmelighedens SHA-256)
fair-noted = Løftet, noteret i denne browser før spillet
fair-secret = Hemmelighed
fair-salts = Spillernes dele (salte)
fair-own-salt = noteret her
fair-nothing = intet
fair-deck = Kortene og deres hash
fair-command = Vil du kontrollere det uden denne browser, så gem optagelsen og kør:
fair-copy-command = Kopiér kommandoen
