# What can be wrong with a deck or a record.

error-place = { $file }: { $place }: { $what }
error-file = { $file }: { $what }
error-no-file = { $file }: kan ikke åbnes: { $reason }

deck-entry = kort nr. { $entry }
deck-bad-toml = Det er ikke en TOML-fil: { $reason }
deck-unknown-key = ”{ $key }” hører ikke til i en kortfil: Den har et navn (name), antal spillere (players) og kort (cards).
deck-missing-key = { $key ->
    [name] Der mangler et navn i anførselstegn. Skriv for eksempel: name = "min æske"
   *[other] Der mangler en liste over kort. Skriv for eksempel: cards = ["1/5*", "2/7", "2/8 happy"]
}
deck-bad-entry = ”{ $text }” er ikke et kort. Skriv de to værdier med en skråstreg, * for stjernen og ansigtet, hvis der er et: "2/7", "1/5*", "2/8 happy".
deck-unknown-face = ”{ $face }” er ikke et ansigt. Ansigterne er sad, neutral og happy.
deck-bad-players = ”{ $text }” kan ikke bruges som antal spillere: Nævn mindst ét, alle fra 2 til 5; i en fil for eksempel: players = [2, 3]
deck-bad-name = Navnet ”{ $name }” kan ikke bruges: Skriv 1 til { $most } synlige tegn uden mellemrum i enderne.
deck-same-values = { $value } i begge ender? Et korts to værdier skal være forskellige.
deck-value-range = { $value } er ikke en værdi: De går fra 1 til { $highest }.
deck-star-missing = Intet kort har stjernen: Marker det, der afgør, hvem der starter, for eksempel "1/5*".
deck-star-twice = Det er det andet kort med stjernen; en bunke har præcis ét.
deck-star-with-face = Kortet med stjernen har ansigtet { $face }, så det ville mangle med { $players } spillere. Det skal være med ved alle de antal spillere, som bunken er til.
deck-too-many-cards = Der er { $count } kort; der må højst være { $most }.
deck-value-too-common = { $count } kort har værdien { $value }; der må højst være { $most }.
deck-too-few-cards = { $players } spillere ville have { $count } kort tilsammen, og hver skal have mindst ét. Kort med et ansigt tages ud, når der er færre spillere. Tilføj kort, eller nævn kun de antal spillere, som bunken er til; i en fil for eksempel: players = [2]

deal-players = Der er { $hands } hænder til { $players } spillere.
deal-unknown-card = { $card } er ikke i bunken, eller ikke ved dette antal spillere.
deal-too-many = { $card } er delt ud { $count } gange, men bunken har { $most ->
    [one] kun ét
   *[other] kun { $most }
}.
deal-missing-card = { $card } er ikke delt ud til nogen.
deal-hand-size = { $seat } har { $count } kort og skulle have { $right }.
deal-round-running = Runde { $round } er stadig i gang.
deal-match-over = Spillet er slut: Der deles ikke ud igen.

text-bad-card = ”{ $text }” er ikke et kort: Skriv den aktive værdi, en skråstreg og den anden værdi, for eksempel 2/7, og * for stjernen.
text-bad-area = ”{ $text }” er ikke et spilområde ved dette bord: Skriv en plads og et tal, for eksempel B1.
text-bad-action = ”{ $text }” er ikke en handling: Skriv 2/7+2/9 for at spille, 3/4>B1 for at føje til, <B1 for at tage, @ for at vende.
text-bad-position = ”{ $text }” kan ikke læses som del af en stilling. En hel ser sådan ud: A: 5/7 (10/2) | B: 4/8 | C: 2/5 | B1: 3/4 3/6 | A to play
text-bad-json = Det er ikke JSON: { $reason }
text-bad-shape = Det er ikke, hvad der står her i en optagelse: { $reason }
text-bad-line = ”{ $text }” var ikke ventet her.
text-no-format = Det er ikke en dnup-optagelse: Der står ikke, at formatet er { $right }.
text-unknown-format = Optagelsen har formatet { $format }; dette program læser { $right }. Måske kan en nyere version af dnup læse den.
text-card-not-in-deck = { $card } er ikke i bunken { $deck } ved dette antal spillere, eller ikke så mange gange.
text-set-of-mixed-values = Kortene i { $area } har ikke samme værdi.
text-sets-of-one-size = Sættene i { $other } og { $area } har samme størrelse, og det udelukker regel §A4.
text-wrong-out = De færdige er dem, hvis hånd er tom ({ $empty }), ikke: { $out }.
text-wrong-turn = Det kan ikke være denne tur: { $turn }.
text-unknown-deck = Der blev spillet med bunken ”{ $name }” ({ $hash }), som ikke kendes her. Angiv dens fil med --deck FILE.
text-deck-changed = Der blev spillet med en bunke ”{ $name }” med andre kort ({ $hash }). Angiv filen med de kort med --deck FILE.
text-deck-players = Her er der { $players } spillere, men bunken ”{ $name }” er til { $counts } spillere.
text-bad-deal = Uddelingen i runde { $round } er forkert: { $what }
text-wrong-starter = Der står, at { $seat } starter, men { $right } har stjernen.
text-illegal-action = Runde { $round }, handling { $number }: { $seat } må ikke gøre { $action }: { $what } Se regel { $rule ->
    [C1] §C1 (Tag)
   *[other] §{ $rule }
}.
text-late-action = Runde { $round }, handling { $number }: { $action } kommer efter slutningen: { $what } Se regel { $rule ->
    [C1] §C1 (Tag)
   *[other] §{ $rule }
}.
text-wrong-points = Der står, at pointene er { $points }, men handlingerne giver { $right }.
text-round-not-over = Runde { $round } er ikke slut, men der følger en til.
text-after-the-end = Spillet er vundet i runde { $round }, men der følger en runde til.
text-wrong-winner = Der står, at { $winner } vandt, men handlingerne giver { $right }.
