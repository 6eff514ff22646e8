# The game in a terminal. A command's own word comes first, then what else may be typed for it:
# the English word always, and one without æ and ø for keyboards that lack them.

command-play = spil s play p
command-add = føj f foej tilføj add a
command-take = tag t take
command-rotate = vend v rotate r
command-peek = kig k peek
command-moves = muligheder m moves
command-hint = tip hint best
command-table = bord b table
command-log = log
command-rules = regler rules
command-help = hjælp h hjaelp help ?
command-quit = slut q afslut quit exit
command-all = alle all

welcome =
    dnup i din terminal. Uofficielt; ”{ $program } deck show” fortæller, hvor listen over kortene stammer fra.
    Vær den første, der slipper af med sine kort. Skriv hjælp når som helst; Ctrl-C gemmer og slutter.
welcome-back = Vi fortsætter med runde { $round }. Skriv hjælp når som helst; Ctrl-C gemmer og slutter.
saved-in = Spillet er gemt i { $file }
asks-players = Hvor mange spillere, dig selv medregnet? ({ $every ->
    [yes] 2 til 5
   *[no] { $counts }
}) [{ $usual }]{" "}
asks-players-again = Skriv { $every ->
    [yes] et tal fra 2 til 5.
   *[no] et af disse tal: { $counts }.
}
prompt = { $area ->
    [none] Dit træk:{" "}
   *[other] Dit træk for spilområde { $area }:{" "}
}
prompt-named = { $name }. { $prompt }
hand = Din hånd (aktiv/inaktiv): { $cards }
hand-empty = tom
peek = Vendt ville din hånd være: { $cards }
moves = Det kan du gøre:
action-play = spil { $set }
action-add = føj { $card } til sættet foran { $owner }{ $where }
action-take = tag sættet foran { $owner }{ $where }
action-rotate = vend hele hånden
seat = { $seat } { $name }
table-round = { $goal ->
    [2] Runde { $round }. Vundne runder: { $points } (først til { $goal } vinder spillet)
   *[other] Runde { $round }. Point: { $points } (først til { $goal } vinder spillet)
}
table-points = { $name }: { $points }
table-cards = { $count } kort
table-out = færdig
table-sets = , på bordet: { $sets }
table-known = , kendte kort på hånden: { $cards }
table-star = , har ★
table-pile = {"  "}Kasserede kort: { $count }
pass-screen = { $name }, det er din tur. Tryk Enter, når kun du kan se skærmen.{" "}
since-last = Siden din sidste tur:
round-end = Runde { $round } er slut. Hænderne var:
next-round = Tryk Enter for at spille næste runde.{" "}
match-end = { $mine ->
    [yes] Du vinder spillet med { $points }!
   *[no] { $name } vinder spillet med { $points }.
}
play-again = Et spil til med de samme spillere? (j/N){" "}
answer-yes = j ja y yes
replay-hint = Se det igen med: { $program } replay { $file }{ $deck }
hint-deck = {" "}--deck { $file }
left = Spillet er gemt. Fortsæt med: { $program } play --resume { $file }{ $deck }
left-empty = Der er ikke spillet noget endnu, så der er heller ikke gemt noget.
unclear-empty = Skriv, hvad du vil gøre, eller hjælp.
unclear-command = ”{ $text }” er ikke en kommando. Prøv: spil 5 5, føj 3/4 B, tag B, vend, hjælp.
unclear-verb = Hvad vil du gøre med { $text }? Skriv kommandoen først, for eksempel: spil { $text }
unclear-play = Hvilke kort vil du spille? For eksempel: spil 5 5, spil 5/1 5/2, spil alle 5.
unclear-card = ”{ $text }” er ikke et kort. Skriv en værdi fra 1 til 10, eller begge værdier med den aktive først: 5/1 eller 51, 2/10 eller 210.
unclear-zero = Der findes ikke noget 0. Skriv 10 for en tier.
unclear-same = ”{ $text }” kan ikke være et kort: Et korts to værdier er forskellige. Vil du spille dem som et sæt, så skriv: spil { $values }
unclear-too-few = Du har { $has ->
    [none] ingen aktiv { $value }'er
   *[other] kun { $has }
} på hånden.
unclear-mixed = Et sæt har kun én værdi: Nævn kun kort med samme værdi.
unclear-which = Hvilke af dine { $value }'ere? Du har { $cards }. { $verb ->
    [add] Skriv begge værdier, for eksempel føj { $some }.
   *[play] Skriv begge værdier, for eksempel spil { $some }, eller spil alle { $value }.
}
unclear-add = Hvilket kort vil du føje til hvis sæt? For eksempel: føj 3/4 B
unclear-target = Hvilket sæt? Skriv pladsen, for eksempel B, eller spilområdet, for eksempel B1.
unclear-area = Hvilket af de to sæt? Skriv { $first } eller { $second }.
help =
    spil 5 5        spil et sæt: nævn kortene ved deres værdi ...
    spil 5/1 5/2    ... eller, hvis du har flere af dem, ved begge, den aktive først
    spil 51 52      ... som du også kan skrive uden skråstreg; 210 er 2/10
    spil alle 5     ... eller alle, du har med den værdi
    føj 3/4 B       føj ét kort til sættet foran B
    tag B           tag sættet foran B op på hånden, vendt
    vend            vend alle kortene på din hånd
    muligheder      hvad du kan gøre nu
    tip             det bedste, du kan gøre, og hvorfor; kun mod botter alene
    kig             din hånd, som den ville være, hvis du vendte den
    bord            bordet og din hånd igen
    log             hvad der er sket i denne runde
    regler          reglerne; regler A2 viser kun regel §A2
    slut            stop her (det samme gør Ctrl-C og Ctrl-D)
    Ét bogstav er nok: s, f, t, v, m, k, b, h; q slutter. Du kan også skrive et træk, som "muligheder" viser det.
    "tag" alene tager det eneste sæt, der er. Med to spillere ligger sæt i områder: A1, A2, B1, B2.
    ">" viser, hvis tur det er. "Kendte kort på hånden" er kort, som alle så komme dertil fra bordet.
score = { $goal ->
    [2] Vundne runder: { $points }.
   *[other] Point: { $points }.
}
rules-unknown = Der står ikke noget om ”{ $text }” i reglerne. Reglerne går fra §C1 til §K2; du kan også søge på et ord, og oversigtskort viser dem i korte træk.
rules-try = Prøv selv: { $program } try { $name }
position-none = Der er ingen stilling ”{ $name }”. Navnene er: { $names }.
position-list = Stillinger fra reglerne. Prøv en med: { $program } try { $name }
position-hello = Gør, hvad du vil: Reglerne er de rigtige, og intet gemmes. Skriv hjælp når som helst, slut for at stoppe.
position-again = Tryk Enter for at begynde forfra, eller skriv slut.{" "}
position-hands = Hænderne var:
position-rests = Det var det hele: De andre gør intet her.

lesson-hello = Skriv spring for at springe et trin over, tilbage for det forrige, hjælp for alt, du kan skrive, og slut for at stoppe.
lesson-help =
    spring          spring dette trin over
    tilbage         det forrige trin
lesson-head = Trin { $number } af { $all }: { $title }
# In place of tutorial-card-about, which is about cards that are drawn.
lesson-card-about = Kun én af de to tæller: den aktive. Den står først, så 2/7 tæller som en 2'er. Den anden, her 7'eren, er inaktiv.
lesson-task = Nu: { $action }. Skriv: { $typed }
lesson-try = Skriv: { $typed }
lesson-then = Så: { $action }. Skriv: { $typed }
lesson-free = Skriv muligheder for at se, hvad du kan gøre.
lesson-play-on = Spil videre, eller skriv spring.
lesson-next = Tryk Enter for at gå videre.{" "}
lesson-skip = spring skip
lesson-back = tilbage back
lesson-left = Du kan fortsætte, hvor du slap, med: { $program } learn
lesson-over = Spil et spil med: { $program } play
lesson-no-step = Der er ikke noget trin { $step }: De går fra 1 til { $all }.
