# The game: sets, refusals, and what happens, as sentences.

set = { $size ->
    [1] en enkelt { $value }'er
    [2] to { $value }'ere
    [3] tre { $value }'ere
    [4] fire { $value }'ere
    [5] fem { $value }'ere
    [6] seks { $value }'ere
    [7] syv { $value }'ere
   *[other] { $size } { $value }'ere
}
set-bare = { $size ->
    [1] én { $value }'er
    [2] to { $value }'ere
    [3] tre { $value }'ere
    [4] fire { $value }'ere
    [5] fem { $value }'ere
    [6] seks { $value }'ere
    [7] syv { $value }'ere
   *[other] { $size } { $value }'ere
}
set-cards = { $set } ({ $cards })
in-area = {" "}i spilområde { $number }

# Refusals. $card, $area, $size, $value and $own are facts of the refusal; $set is the set in the
# way in words, $owner whose it is, $turn whose turn it is. $ownermine is "yes" when $owner reads it.
# $where names the area when two play. A rule's number has a § in front: B1 without one is a play area. A refusal
# by C1 is about Take; the cards have a C1, too.
# $owner is always a subject here: it can be a name or a seat's letter.

refusal-round-over = Runden er slut.
refusal-match-over = Spillet er slut.
refusal-no-round = Kortene er ikke delt ud endnu.
refusal-not-your-turn = Det er { $owner }, der har turen, ikke dig.
refusal-empty-set = Et sæt skal have mindst ét kort.
refusal-not-in-hand = Du har ikke { $card } på hånden, eller ikke så mange af dem.
refusal-wrong-way-up = Du har kun { $card } den anden vej, og du må ikke vende et enkelt kort på hånden.
refusal-mixed-values = Et sæt har kun én værdi: { $card } passer ikke sammen med { $value }'erne.
refusal-play-not-higher = { $ownermine ->
    [yes] Du
   *[no] { $owner }
} har allerede { $size ->
    [1] en enkelt { $value }'er liggende: Et enkelt kort fra dig skal være højere.
    [2] to { $value }'ere liggende: Dit par skal være højere.
    [3] tre { $value }'ere liggende: Dine tre kort skal være højere.
    [4] fire { $value }'ere liggende: Dine fire kort skal være højere.
    [5] fem { $value }'ere liggende: Dine fem kort skal være højere.
   *[other] { $size } { $value }'ere liggende: Dine { $size } kort skal være højere.
}
refusal-no-area = Der er ikke noget spilområde { $area } ved dette bord.
refusal-own-area = Det spilområde er dit eget. Du kan kun føje til og tage en modstanders sæt.
refusal-no-set = { $owner } har ikke noget sæt{ $where }.
refusal-other-value = Sættet foran { $owner }{ $where } har værdien { $value }: { $card } passer ikke til det.
refusal-add-not-higher = { $ownermine ->
    [yes] Du
   *[no] { $owner }
} har allerede { $size ->
    [2] to { $value }'ere liggende: Et par { $own }'ere skulle være højere.
    [3] tre { $value }'ere liggende: Tre { $own }'ere skulle være højere.
    [4] fire { $value }'ere liggende: Fire { $own }'ere skulle være højere.
    [5] fem { $value }'ere liggende: Fem { $own }'ere skulle være højere.
   *[other] { $size } { $value }'ere liggende: { $size } { $own }'ere skulle være højere.
}
refusal-with-rule = { $why } Se regel { $rule ->
    [C1] §C1 (Tag)
   *[other] §{ $rule }
}.

# What happens. $mine is "yes" when it is about the reader.

event-played = { $mine ->
    [yes] Du spiller { $set }{ $where }.
   *[no] { $name } spiller { $set }{ $where }.
}
event-added = { $mine ->
    [yes] Du føjer { $card } til sættet foran { $owner }{ $where }.
   *[no] { $name } føjer { $card } til { $ownermine ->
        [yes] dit sæt
       *[no] sættet foran { $owner }
    }{ $where }.
}
event-taken = { $mine ->
    [yes] Du tager { $set } fra { $owner }, vendt til { $cards }.
   *[no] { $name } tager { $set } fra { $ownermine ->
        [yes] dig
       *[no] { $owner }
    }, vendt til { $cards }.
}
event-rotated = { $mine ->
    [yes] Du vender alle kortene på din hånd.
   *[no] { $name } vender alle kortene på hånden.
}
event-returned = { $mine ->
    [yes] Det slår dit sæt, { $set }: tilbage på hånden, vendt til { $cards }.
   *[no] Det slår sættet foran { $name }, { $set }: tilbage på hånden, vendt til { $cards }.
}
event-discarded = { $mine ->
    [yes] Dit sæt kasseres: { $set }.
   *[no] Sættet foran { $name } kasseres: { $set }.
}
event-out = { $mine ->
    [yes] Du er færdig og vinder { $won ->
        [round] runden
        [1] 1 point
       *[other] { $won } point
    }!
   *[no] { $name } er færdig og vinder { $won ->
        [round] runden
        [1] 1 point
       *[other] { $won } point
    }.
}
event-round-over = Runden er slut.
event-deal = Kortene er delt ud. { $mine ->
    [yes] Du har ★ og starter.
   *[no] { $name } har ★ og starter.
}
