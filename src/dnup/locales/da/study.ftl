# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. Chances and what is lost of them come with their per cent sign.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = Gennemgang
study-do-rotate = Vend hånden
study-running = Spillet gennemgås
study-running-part = Spillet gennemgås: { $percent } procent færdig.
study-waiting = Gennemgangen begynder snart …
study-count = { $done } af { $total } handlinger bedømt
study-done = Gennemgangen er færdig.
study-failed = Gennemgangen gik i stå.
refused-no-kernel = Denne server kan ikke gennemgå spil.
refused-too-many-reviews = Der er for mange gennemgange i gang. Prøv igen om lidt.
study-not-yet = Det er ikke bedømt endnu.
study-no-verdict = Her handlede ingen.
study-method = For hver tur bedømte et neuralt net, der har lært dnup ved at spille mod sig selv, alle mulige handlinger. De lovende og den valgte blev også prøvet af, mindst { $simulations } gange i alt, med kortene delt ud på måder, der passer med, hvad spilleren vidste da.

# The graph.
study-graph = Chancer over tid
study-aim = Chance for at vinde
study-aim-match = Spillet
study-aim-round = Runden
study-extent = Hvad der tegnes
study-extent-match = Alle runder
study-extent-round = Denne runde
study-chances = Alle spilleres chancer
study-chances-none = Chancerne kendes ikke endnu.
study-chance-of = { $name }: { $chance }.
study-moment = Øjeblik
study-moment-deal = Runde { $round }, uddelingen
study-moment-action = Runde { $round }, handling { $action }
study-moment-after = Runde { $round }, efter handling { $action }
study-open-hands = Grafen kender alle hænder. Det gør bedømmelserne ikke: De går ud fra, hvad spilleren kunne vide da.

# Whose mistakes, and from one to the next.
study-whose = Hvis handlinger
study-whose-seat = Svage handlinger: { $name }
study-whose-all = Alles svage handlinger
study-previous-mistake = Forrige svage handling
study-next-mistake = Næste svage handling
study-no-mistakes = Ingen fejl: Alle handlinger var gode.
study-keys = M går til næste svage handling, Skift+M til den forrige.

# The parts of the review.
study-parts = Hvad der vises
study-part-moment = Øjeblikket
study-part-actions = Alle handlinger
study-part-match = Hele spillet

# A moment.
study-here = Handlingen, der førte hertil
study-dealt = Runde { $round }: Kortene er delt ud
study-deal-of = { $mine ->
    [yes] Du
   *[no] { $name }
}: { $change } ved uddelingen
study-verdict = { $mine ->
    [yes] Du
   *[no] { $name }
}: { $action } – { $grade }
study-loss = Det kostede { $loss } af chancen for at vinde spillet (± { $error }):
study-better = Bedst: { $action }
study-reply = Ventet derefter: { $action }
study-why = { $mine ->
    [yes] Hvad du kunne vide:
   *[no] Hvad { $name } kunne sige til sig selv:
}
study-quote = ”{ $text }”
study-alternatives = Alt, hvad der kunne gøres
study-alternatives-about = Chancer for at vinde spillet ud fra, hvad { $name } kunne vide da.
study-tag-best = bedst
study-tag-played = gjort
study-wins-match = vinder spillet:
study-estimate = ± { $error } · runden: { $round }
study-all = Alle { $count } handlinger
study-fewer = Færre
study-differently = { $mine ->
    [yes] Prøv noget andet
   *[no] Prøv det som { $name }
}

# The whole match.
study-summary = Kort fortalt
study-summary-later = Det kommer, når alle handlinger er bedømt.
study-luck = Held og dygtighed
study-luck-about = { $one ->
    [yes] Hvordan chancen for at vinde spillet ændrede sig for { $name }. Hver linje går op: før + uddeling + eget spil + resten = efter.
   *[no] Hvordan hver spillers chance for at vinde spillet ændrede sig. Hver linje går op: før + uddeling + eget spil + resten = efter.
}
study-luck-who = Spiller
study-luck-all = I alt
study-luck-deal-about = hvad kortene var værd med alle hænder åbne.
study-luck-play-about = hvad der blev tabt mod de bedste handlinger ud fra, hvad spilleren kunne vide.
study-luck-rest-about = hvad de andre gjorde, og hvordan kortene faldt.

# Learning from mistakes.
study-learn = Lær af dine fejl
study-learn-count = { $mistakes ->
    [no] { $count ->
        [one] Lær af denne unøjagtighed
       *[other] Lær af disse { $count } unøjagtigheder
    }
   *[yes] { $count ->
        [one] Lær af denne fejl
       *[other] Lær af disse { $count } fejl
    }
}
study-learn-preparing = Det begynder, så snart alle handlinger er bedømt.
study-learn-none = Der er ingen fejl at lære af i dette spil.
study-learn-at = { $at } af { $count }
study-learn-next = Næste
study-learn-end = Til resultatet
study-learn-over = Det var dem alle
study-learn-left = { $count ->
    [one] Den, der er tilbage
   *[other] De { $count }, der er tilbage
}
study-learn-all = Med unøjagtigheder
study-solved = { $solved } af { $count } fundet
study-found = Fundet
study-task-played = I spillet: { $action }. Det kostede { $loss }.
study-task = Hvad er bedre? Gør det ved bordet.
study-right = Flot: Det er lige så godt som det bedste.
study-right-best = Flot: Det er det bedste.
study-wrong = Det koster { $loss }. Der er noget bedre.
study-wrong-again = Det var det, der skete i spillet; det koster { $loss }.
study-kind-was = I spillet: { $kind }.
study-shown-task = Gør det ved bordet, eller gå videre.
study-play-on = Du kan spille videre her mod botterne.
study-not-judged = Det, du gør, kan ikke bedømmes nu.
study-again = Prøv igen
study-show = Vis svaret
study-skip = Spring over
study-back-review = Tilbage til gennemgangen

# What if.
study-play-on-here = Spil videre herfra
study-what-if = Hvad nu hvis?
study-what-if-about = Du spiller videre som { $name } mod botter: { $level }.
study-what-if-go = Spil videre
study-as = Du spiller som
study-level = De andre spiller
study-cards = Kort, du ikke kan kende
study-cards-possible = Som de kan have været
study-cards-true = Som de var
study-cards-possible-about = Skjulte kort deles ud på ny på en måde, der passer med alt, hvad man kunne vide da.
study-cards-true-about = Skjulte kort ligger, som de gjorde i spillet.
study-other-deal = En anden uddeling
study-change = Skift
study-back-moment = Tilbage til spillet
study-compared = Sammenlignet med spillet
study-then = I spillet:
study-now = Denne gang:
study-outcome = { $first } var først færdig. { $name }: { $place }.
study-place = { $place ->
    [1] først færdig
    [2] færdig som nummer to
    [3] færdig som nummer tre
   *[other] færdig som nummer { $place }
}
study-not-out = ikke færdig

# Mistakes across all own matches.
mistakes-title = Mine fejl
mistakes-lead = Det, der har kostet dig mest i alle spil, der er gennemgået.
mistakes-no-matches = Du har ikke spillet et spil færdigt her endnu. Her vil der stå, hvad du kan gøre bedre.
mistakes-nothing = Intet at rette endnu
mistakes-reviewed = { $matches } af { $all } spil gennemgået
mistakes-running = Dine spil gennemgås. Du kan gøre noget andet imens.
# $which is "all" if none was reviewed yet, "rest" if some were; "latest": there are more than are
# reviewed at once.
mistakes-review = { $which ->
    [latest] Gennemgå de seneste { $count }
    [rest] { $count ->
        [one] Gennemgå det sidste
       *[other] Gennemgå de andre { $count }
    }
   *[all] { $count ->
        [one] Gennemgå det
       *[other] Gennemgå dem
    }
}
mistakes-list = Slags fejl, den dyreste først
mistakes-cost = { $count ->
    [one] én gang
   *[other] { $count } gange
}, { $lost } tabt
mistakes-examples = Eksempler
mistakes-example = { $date }, runde { $round }: −{ $loss }
mistakes-about = Procent af chancen for at vinde et spil, lagt sammen over alle spil. Et eksempel åbner stillingen, så du kan prøve igen.
mistakes-none = Der blev ikke fundet fejl i dine spil. Godt spillet!
