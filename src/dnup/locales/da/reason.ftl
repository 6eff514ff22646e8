# Why an action is good: facts that a player can check, each true whatever the others hold.
#
# $set is a set in words, such as "tre 8'ere"; $value and $size are its own. $name is another player.
# $higher and $above are values; $left and $cards count cards.

reason-wins = Du er færdig med det og vinder spillet.
reason-out = Du er færdig med det og vinder { $won ->
    [round] runden
    [1] 1 point
   *[other] { $won } point
}.
# $values is how many values are higher; $higher is that value if it is one.
reason-unbeatable = Ingen kan slå { $set }: { $values ->
    [0] Intet kort er højere.
    [1] { $left ->
        [0] Alle { $higher }'ere er væk eller dine.
        [1] Alle { $higher }'ere på nær én er væk eller dine.
        [2] Alle { $higher }'ere på nær to er væk eller dine.
        [3] Alle { $higher }'ere på nær tre er væk eller dine.
       *[other] Alle { $higher }'ere på nær { $left } er væk eller dine.
    }
   *[other] { $left ->
        [0] Alle højere kort er væk eller dine.
        [1] Af hver højere værdi er alle kort på nær højst ét væk eller dine.
        [2] Af hver højere værdi er alle kort på nær højst to væk eller dine.
        [3] Af hver højere værdi er alle kort på nær højst tre væk eller dine.
       *[other] Af hver højere værdi er alle kort på nær højst { $left } væk eller dine.
    }
}
reason-safe = Ingen kan slå { $set } før din næste tur: { $size ->
    [1] Ingen kan have et højere kort.
   *[other] Ingen kan samle { $size } kort af en højere værdi.
}
reason-stops-out = { $name } har { $cards ->
    [1] ét kort
    [2] to kort
    [3] tre kort
   *[other] { $cards } kort
} tilbage og kan så ikke blive færdig i næste tur.
reason-one-set = Så har du kun { $set } på hånden: Et sæt mere, og du er færdig.
reason-beats = { $name } får { $set } tilbage på hånden og har så { $cards ->
    [1] ét kort
   *[other] { $cards } kort
}.
reason-hinders-out = { $name } har { $cards ->
    [1] ét kort tilbage og bliver så kun færdig i næste tur med en værdi over { $above }.
    [2] to kort tilbage og bliver så kun færdig i næste tur med to af en værdi over { $above }.
   *[other] { $cards } kort tilbage og bliver så kun færdig i næste tur med { $cards } af en værdi over { $above }.
}
reason-only-value = Kun { $higher }'ere kan slå { $set }, og de andre kan højst have { $left ->
    [1] én
   *[other] { $left }
} af dem.
reason-few-beat = { $left ->
    [1] Der er kun ét kort tilbage, som kan slå { $set }.
    [2] Der er kun to kort tilbage, som kan slå { $set }.
    [3] Der er kun tre kort tilbage, som kan slå { $set }.
   *[other] Der er kun { $left } kort tilbage, som kan slå { $set }.
}
reason-take-to = Det, du tager, giver dig { $set }, når det er vendt.
reason-rotate-to = Når din hånd er vendt, har den { $set }.
reason-no-play = Der er intet, du kan spille: Ingen af dine sæt er høje nok.
reason-add-safe = Et kort, du føjer til, kan ikke komme tilbage til dig.
reason-keeps-set = Du beholder { $set } samlet på hånden.
reason-lowest = { $value } er den laveste værdi på din hånd, og den slipper du af med.
