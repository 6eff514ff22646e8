# The browser: matches that are reviewed, learned from and played on; mistakes across all own matches.
#
# $name is a player; $mine is "yes" for the reader. $cost is how many of 100 chances something cost.
# $action is what somebody could do, as a whole phrase, such as "Play two 5s (5/1 5/2)"; as a number, in messages
# about a moment, it is the number of the action in its round.

study-review = Gennemgang
study-do-rotate = Vend hånden
study-running = Vi ser hver tur efter.
study-running-part = Vi ser hver tur efter: { $percent } procent færdig.
study-waiting = Gennemgangen begynder om lidt …
study-count = { $done } af { $total } ture set efter
study-slow = Det tager længere end normalt. Se dig om imens: Det, der er klar, er her allerede.
study-done = Gennemgangen er klar.
study-failed = Gennemgangen gik i stå.
study-not-yet = Denne tur er ikke set efter endnu.
study-no-verdict = Her havde ingen en tur.
refused-no-kernel = Denne server kan ikke gennemgå spil.
refused-too-many-reviews = Der er for mange gennemgange i gang. Prøv igen om lidt.
study-method = For hver tur bedømte et neuralt net, der har lært dnup ved at spille mod sig selv, alle mulige handlinger. De lovende og den valgte blev også prøvet af, mindst { $simulations } gange i alt, med kortene delt ud på måder, der passer med, hvad spilleren vidste da.

# The river of chances.
study-river = Hvem var foran?
study-river-about = 100 chancer, delt mellem { $players ->
    [2] to
    [3] tre
    [4] fire
   *[other] fem
}. { $mine ->
    [yes] Dine er nederst.
   *[no] { $name }s er nederst.
}
study-rounds = Runde { $rounds }
study-look-at = { $mine ->
    [yes] Gennemgå dine ture
   *[no] Gennemgå { $name }s ture
}
study-numbers = Alle tallene
study-chances = Alles chancer ud af 100
study-chances-none = Chancerne kendes ikke endnu.
study-chance-of = { $name }: { $chance } af 100.
study-open-hands = Chancerne kender alles kort. Det gør bedømmelserne ikke: De går ud fra, hvad spilleren kunne vide.

# A turn: what was done, and what was better. $set is a set in words, $cards and $held stand where cards are shown.
study-here = Denne tur
study-dealt = Runde { $round } er delt ud
study-deal-of = { $way ->
    [more] Uddelingen gav { $mine ->
        [yes] dig
       *[no] { $name }
    } { $deal } chancer mere.
    [less] Uddelingen kostede { $mine ->
        [yes] dig
       *[no] { $name }
    } { $deal } chancer.
   *[even] Uddelingen var lige god for alle.
}
# How many turns were how good, after their number.
study-grades = { $grade ->
    [great] { $count ->
        [one] flot tur
       *[other] flotte ture
    }
    [good] { $count ->
        [one] god tur
       *[other] gode ture
    }
    [inaccuracy] { $count ->
        [one] smutter
       *[other] smuttere
    }
    [mistake] fejl
   *[blunder] { $count ->
        [one] stor fejl
       *[other] store fejl
    }
}
study-turn-title = { $grade ->
    [great] Flot tur
    [good] God tur
    [inaccuracy] En lille smutter
    [mistake] En fejl
   *[blunder] En stor fejl
}
study-turn-costliest = { $mine ->
    [yes] Din dyreste tur
   *[no] { $name }s dyreste tur
}
study-turn-at = Runde { $round }, { $mine ->
    [yes] din tur nummer { $turn }:
   *[no] { $name }s tur nummer { $turn }:
} { $grade ->
    [great] Alt andet ville have været en fejl.
    [good] Intet var klart bedre.
   *[weak] Den kostede { $cost } af 100 chancer.
}
study-did = { $mine ->
    [yes] Du
   *[no] { $name }
} { $kind ->
    [play] spillede
    [add] føjede til
    [take] tog
   *[rotate] vendte hånden
}
study-instead = Bedre: { $kind ->
    [play] { $set }
    [add] føj { $set } til
    [take] tag { $set }
   *[rotate] vend hånden
}
# $was is "yes" for what was done, "no" for what was better.
study-return-taken = { $count ->
    [one] Det
   *[other] De
} { $was ->
    [yes] kom på hånden som { $held }.
   *[no] kommer på hånden som { $held }.
}
study-return-beaten = { $mine ->
    [yes] { $count ->
        [one] Din
       *[other] Dine
    }
   *[no] { $owner }s
} { $cards } { $was ->
    [yes] kom hjem som { $held }.
   *[no] kommer hjem som { $held }.
}
study-return-rotated = { $mine ->
    [yes] Din
   *[no] { $owner }s
} hånd { $was ->
    [yes] blev til { $held }.
   *[no] bliver til { $held }.
}
study-why = Hvorfor?
# What { $text } says is said to somebody else.
study-quote = ”{ $text }”
study-better = Bedst: { $action }
study-reply = Derefter nok: { $action }
study-alternatives = Alle mulighederne
study-alternatives-about = Hvor mange af 100 chancer hver enkelt var værd ud fra, hvad { $mine ->
    [yes] du
   *[no] { $name }
} kunne vide.
study-tag-best = bedst
study-tag-played = valgt
study-worth = { $chance } af 100 værd
study-all = Alle { $count } muligheder
study-fewer = Færre

# From one mistake to the next.
study-try = Prøv den igen
study-costliest = { $mine ->
    [yes] Se din dyreste tur
   *[no] Se { $name }s dyreste tur
}
study-previous-mistake = Forrige fejl
study-next-mistake = Næste fejl
study-no-mistakes = { $mine ->
    [yes] Ingen fejl. Du spillede alle ture godt!
   *[no] Ingen fejl. { $name } spillede alle ture godt!
}
study-keys = M går til næste fejl, Skift+M til den forrige.

# Luck or skill: steps of a chart. $sum is the sum that it shows, such as "33 + 9 − 21 − 21 = 0".
study-luck = Held eller dygtighed?
study-luck-later = Det kommer, når alle ture er set efter.
study-luck-sum = Trinene går op: { $sum }
study-step-share = Fair andel
study-step-deal = { $way ->
    [more] Gode kort
    [less] Ringe kort
   *[even] Lige kort
}
study-step-play = { $mine ->
    [yes] Dine ture
   *[no] Egne ture
}
study-step-rest = De andre
study-step-end = { $open ->
    [yes] Indtil nu
   *[no] Til sidst
}
study-whole = Hele spillet
study-sums-about = Hver linje går op, i chancer ud af 100. Uddelinger: hvad kortene var værd med alle hænder åbne. Egne ture: hvad de kostede mod det bedste valg. De andre: hvad de gjorde, og hvordan kortene faldt.

study-moment = Øjeblik
study-moment-deal = Runde { $round }, uddelingen
study-moment-action = Runde { $round }, handling { $action }
study-moment-after = Runde { $round }, efter handling { $action }

# Learning from mistakes.
study-learn = Nye chancer
study-learn-title = Samme kort, ny chance
study-learn-preparing = Vi begynder, så snart alle ture er gennemgået.
study-learn-none = Der er ingen fejl at lære af i dette spil.
study-learn-at = { $at } af { $count }
study-learn-turn = Runde { $round }, din tur nummer { $turn }
study-learn-next = Næste
study-learn-end = Til resultatet
study-learn-over = Det var dem alle
study-learn-left = { $count ->
    [one] Den, der er tilbage
   *[other] De { $count }, der er tilbage
}
study-learn-all = Også de små smuttere
study-solved = { $solved } af { $count } fundet
study-found = Fundet
study-cost = { $cost } af 100 chancer
study-task-played = { $kind ->
    [play] I spillet spillede du { $cards } her.
    [add] I spillet føjede du { $cards } til { $mine ->
        [yes] dit eget
       *[no] { $owner }s
    } sæt.
    [take] I spillet tog du { $mine ->
        [yes] dine egne
       *[no] { $owner }s
    } { $cards } her.
   *[rotate] I spillet vendte du hånden her.
} Det kostede { $cost } af 100 chancer.
study-task = Hvad ville du gøre nu? Intet står på spil.
study-right = Flot! Det er lige så godt som det bedste.
study-right-best = Flot! Det er det bedste, der findes.
study-wrong = Det ville koste { $cost } af 100 chancer. Der er noget bedre. Jeg har lagt det tilbage for dig.
study-wrong-again = Det gjorde du også i spillet, og det kostede { $cost } af 100 chancer. Jeg har lagt det tilbage for dig.
study-shown-task = Spil det ved bordet, eller gå videre.
study-play-on = Spil videre
study-not-judged = Dit træk kan ikke bedømmes lige nu.
study-again = Prøv igen
study-show = Vis mig
study-skip = Spring over
study-back-review = Tilbage til gennemgangen

# What if.
study-play-on-here = Spil videre herfra
study-what-if = Hvad nu hvis?
study-what-if-about = Du spiller videre som { $name } mod botter: { $level }.
study-what-if-go = Spil videre
study-as = Du spiller som
study-level = De andre spiller
study-cards = Kort, du ikke kan se
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
mistakes-title = Nye chancer
mistakes-lead = Det her er de fejl, der kostede dig mest. Vælg en, så ser vi på den sammen.
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
    [one] Én gang, omkring { $cost ->
        [one] én chance
       *[other] { $cost } chancer
    }
   *[other] { $count } gange, omkring { $cost } chancer i alt
}
mistakes-examples = Eksempler
mistakes-example = { $date }, runde { $round }: { $cost } af 100
mistakes-about = Hvert spil har 100 chancer at dele. Vælg en dato for at prøve den tur igen.
mistakes-none = Der blev ikke fundet fejl i dine spil. Godt spillet!
