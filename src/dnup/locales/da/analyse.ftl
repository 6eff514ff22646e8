# The analysis of a position and the review of a match.

cli-analyse = Gennemgå et optaget spil: hvad der var bedst, hvor god hver handling var, og hvad der var held.
cli-opt-analyse-seat = Kun denne plads' handlinger.
cli-opt-analyse-round = Kun denne runde.
cli-opt-analyse-turn = Kun denne handling i runden, med nummeret fra "dnup replay": alle valg med deres chancer.
cli-opt-simulations = Hvor mange simuleringer pr. handling; ellers { $simulations }. Op til seks gange så mange, hvor en bedømmelse er tæt på. Samme antal giver samme resultat.
cli-opt-time = Hvor mange millisekunder pr. handling i stedet for simuleringer.
cli-opt-threads = Hvor mange tråde; ellers så mange, som maskinen kan køre. De ændrer ikke resultatet.
cli-opt-analyse-json = Skriv det som JSON.

analyse-simulations-or-time = Vælg én: --simulations eller --time.
analyse-which-round = Hvilken runde? Angiv den med --round; optagelsen har { $rounds }.
analyse-no-turn = Der er ingen handling { $turn } i runde { $round }: Den har { $turns }.
analyse-not-their-turn = Handling { $turn } i runde { $round } var ikke fra { $seat }, men fra { $actor }. { $seat } handlede i: { $turns }.
analyse-nothing = Der er ikke noget at se på: Sådan en handling blev ikke udført.
analyse-stopped = Stoppet efter { $done } af { $planned } handlinger.
analyse-stopped-early = Stoppet efter { $simulations } simuleringer.
analyse-reviewing = Gennemgår
analyse-latest = Runde { $round }, handling { $turn }, { $name }: { $grade }

analyse-moment = Runde { $round }, handling { $turn }: { $name } har turen og ved ikke, hvor { $unknown ->
    [one] ét kort er
   *[other] { $unknown } kort er
}.
analyse-action = handling
analyse-in-words = i ord
analyse-match = vinder spillet
analyse-round = vinder runden
analyse-simulations = simuleringer
analyse-reply = ventet svar
analyse-with-error = { $chance } ± { $error }
analyse-played = { $name } valgte: { $action }. { $grade ->
    [great] Det var flot: Alt andet ville have været en fejl.
    [good] Det var godt.
    [inaccuracy] En smutter: { $loss } dårligere end det bedste.
    [mistake] En fejl: { $loss } dårligere end det bedste.
   *[blunder] En stor fejl: { $loss } dårligere end det bedste.
}
analyse-what = Hvad der var galt: { $what }.
analyse-moment-legend =
    { $name }: chancer med standardfejl ud fra { $simulations } simuleringer og det, der var kendt da; det bedste først.
    En stjerne (*) viser, hvad der blev gjort.

analyse-round-title = Runde { $round }
analyse-all-good = {"  "}Alle handlinger, der blev gennemgået, var gode.
analyse-turn = handling
analyse-seat = plads
analyse-did = gjort
analyse-did-knowing = { $action }, { $unknown ->
    [0] da alle kort var kendt
    [one] uden at kende ét kort
   *[other] uden at kende { $unknown } kort
}
analyse-better = bedre
analyse-loss = tabt
analyse-why = hvorfor
analyse-kind = hvad
analyse-grade = bedømmelse
analyse-total = Alt, der blev gennemgået
analyse-legend =
    Alt i chancer for at vinde spillet: fra start + uddelinger + egne ture + de andre = slut.
    Tabt er målt mod den bedste handling ud fra det, pladsen vidste da, med standardfejl; en smutter
    taber { $inaccuracy } eller mere, en fejl { $mistake }, en stor fejl { $blunder }, og det, der kan være tilfældigt, er godt.
    Flot er den bedste handling, når alt andet ville have været en fejl.
    Uddelinger er, hvad kortene var værd med alle hænder åbne; de andre er, hvad de gjorde, og hvordan kortene faldt.
    Kurverne viser chancer med alle hænder åbne, fra 0 % ({ $low }) til 100 % ({ $high }), efter uddelingen og efter hver handling.
