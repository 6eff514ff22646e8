# dnup verify: whether the deals of a match were fair.

cli-verify = Kontrollér, at kortene i et spil blev delt ærligt ud.
cli-verify-help = Kontrollér, at kortene i et spil blev delt ærligt ud: Hver uddeling skal følge af den hemmelighed, som serveren bandt sig til før spillet, og af spillernes salte, og alt, hvad der blev spillet, skal følge reglerne. Virker uden internet; docs/fairness.md fortæller hvordan. Slutter med 1, hvis en optagelse ikke er bevist.
cli-verify-match = Kontrollér kun denne optagelse, hvis filen har én pr. linje; ellers kontrolleres alle.
cli-verify-commitment = Den kontrolkode (commitment), som du fik vist før spillet: Optagelsen skal have netop den.
cli-verify-salt = Et salt, som din klient sendte: Optagelsen skal have brugt det. Kan gives flere gange.
cli-verify-salt-commitment = Hashværdien af et salt, også en anden spillers, som din klient fik at vide, før den afslørede dit: Den skal stå i optagelsen. Kan gives flere gange.

verify-no-commitment = ”{ $text }” er ikke en kontrolkode: Den har 64 tegn fra 0 til 9 og a til f.
verify-no-salt = ”{ $text }” er ikke et salt: Det har 1 til { $most } synlige ASCII-tegn.
verify-which = { $file } har { $count } optagelser, og --commitment og --salt gælder ét spil. Vælg det med --match N.

verify-line = { $file }, linje { $line }
verify-proved = { $where }: bevist. Hver uddeling er den, der blev lovet, og alt, hvad der blev spillet, følger reglerne.
verify-commitment = {"  "}kontrolkode  { $commitment }
verify-noted = {"               "}Det er den, du har noteret.
verify-not-noted = {"               "}Sammenlign den med den, du fik vist, før dit salt blev sendt, eller angiv den med --commitment.
verify-secret = {"  "}hemmelighed  { $secret }
verify-opens = {"               "}Dens SHA-256 er kontrolkoden.
verify-salts = {"  "}salte        { $salts }
verify-salt = { $seat } { $name } ”{ $salt }”
verify-salt-bot = { $seat } { $name } intet (en bot)
verify-salt-none = { $seat } { $name } intet
verify-salt-found = {"               "}Dit er iblandt dem.
verify-salt-not-given = {"               "}Se efter, om dit er iblandt dem, eller angiv det med --salt.
verify-sealed = {"              "}Hvert salt er det, som spilleren havde bundet sig til, før noget blev afsløret.
verify-not-sealed = {"              "}De blev sendt uden først at binde sig til dem: Den, der kendte hemmeligheden og sendte det sidste, kunne vælge det.
verify-deals = {"  "}uddelinger   { $rounds ->
    [0] Ingen: Spillet blev forladt før den første.
    [one] Én runde, { $cards } kort: Hvert kort kom til den rigtige plads, den rigtige vej op.
   *[other] { $rounds } runder, { $cards } kort: Hvert kort kom til den rigtige plads, den rigtige vej op.
}
verify-play = {"  "}spillet      { $actions ->
    [0] Ingen handlinger
    [one] Én handling
   *[other] { $actions } handlinger
}; { $won ->
    [none] spillet blev forladt uden en vinder.
   *[yes] { $name } vandt spillet.
}
verify-proved-briefly = { $where }: bevist. { $rounds ->
    [one] Én runde
   *[other] { $rounds } runder
}, { $cards } kort delt ud; kontrolkode { $commitment }
verify-sum = { $file }: { $good } bevist, { $wrong } ikke.

verify-failed = { $where }: IKKE bevist.
verify-unknown = { $where }: kan ikke bevises.
verify-record = Optagelsen
verify-what = {"  "}{ $what }
verify-has = {"  "}Optagelsen har kontrolkoden { $commitment } og { $rounds ->
    [one] én runde.
   *[other] { $rounds } runder.
}
verify-against-rules = {"  "}Så det er ikke optagelsen af et spil, som det blev spillet: Den er beskadiget eller ændret.

verify-no-proof = Den har hverken kontrolkode, salte eller hemmelighed: Kortene blev ikke delt ud af en server, der binder sig, så der kan ikke siges noget om uddelingerne. Det gælder også et spil fra ”dnup play”.
verify-duplicate = Den blev spillet med kortene fra et andet spil (dublet { $code }): Intet blev lovet på forhånd. Optagelsen af det andet spil beviser uddelingerne.
verify-not-revealed = Hemmeligheden er ikke med. Den afsløres, når spillet er slut: Hent optagelsen igen til den tid. En server, der stadig holder den for sig selv derefter, har brudt sit løfte.
verify-bad-secret = Hemmeligheden er ikke 64 tegn fra 0 til 9 og a til f: Optagelsen er beskadiget eller ændret.
verify-wrong-secret = SHA-256 af hemmeligheden er { $right }, ikke kontrolkoden. Enten delte serveren ikke ud efter den hemmelighed, den havde bundet sig til, eller også er optagelsen ændret.
verify-salt-count = Den har { $count } salte til { $players } pladser: Optagelsen er beskadiget eller ændret.
verify-bad-salt = Saltet for { $seat } ({ $name }) er ikke højst { $most } synlige ASCII-tegn: Optagelsen er beskadiget eller ændret.
verify-bot-salt = { $seat } ({ $name }) er en bot og har et salt. En server, der vælger salte for sine botter, kan prøve mange, til den synes om uddelingen, så en bots salt skal være tomt.
verify-other-commitment = Du noterede kontrolkoden { $right }; denne optagelse har en anden. Enten er det optagelsen af et andet spil, eller også skiftede serveren hemmelighed, efter at den havde set saltene.
verify-salt-not-used = ”{ $salt }” er ikke blandt saltene. Enten er det optagelsen af et andet spil, eller også udelod serveren dit salt og kunne dermed kende eller vælge uddelingen på forhånd.
verify-other-salt = Saltet fra { $seat } ({ $name }) er ikke det, spilleren havde bundet sig til: Nogen har skiftet det ud, efter at de andre havde afsløret deres, eller ændret optagelsen.
verify-not-committed = Du noterede { $commitment } som hashværdien af et salt, og den står ikke i optagelsen. Enten er det optagelsen af et andet spil, eller nogen har skiftet et salt ud, efter at du havde afsløret dit.
verify-wrong-deal = Runde { $round }, plads { $seat } ({ $name }): { $card ->
    [none] { $right } mangler på den hånd, der blev delt ud
   *[other] { $right ->
        [none] { $card } er ét kort for meget på den hånd, der blev delt ud
       *[other] { $card } blev delt ud, men det skulle have været { $right }
    }
}{ $more ->
    [0] .
    [one] ; ét kort mere på hånden er forkert.
   *[other] ; { $more } kort mere på hånden er forkerte.
} Enten delte serveren ikke ud, som den havde lovet, eller også er noget, som uddelingen afhænger af, blevet ændret i optagelsen: kortene, rundernes rækkefølge, et navn, en bots niveau, et salt eller bunkens navn.
