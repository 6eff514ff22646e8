# Browseren: uddelinger, der spilles én gang til og sammenlignes. Dublet er bridgespilleres ord for det.

duplicate-title = De samme kort
duplicate-lead = De samme kort i de samme runder, fra den samme plads: Forskellen er spillet.
# $name er den, der inviterer.
duplicate-invited = { $name } inviterer dig til at spille med de samme kort
duplicate-make = Samme kort til andre
duplicate-make-about = Lad en ven eller en bot spille med de kort, du havde, og sammenlign.
duplicate-players = Spillere
duplicate-seat = Din plads
duplicate-against = Mod
# $count mennesker sad der i det første spil; nu sidder der botter.
duplicate-instead = { $count ->
    [one] En af dem spiller i stedet for et menneske.
   *[other] { $count } af dem spiller i stedet for mennesker.
}
duplicate-deck = Kortsæt
duplicate-count = Spillet af
duplicate-unseen = Du ser, hvordan det gik de andre, når du har spillet.
duplicate-play = Spil med de samme kort
duplicate-play-again = Spil dem igen
duplicate-back = Tilbage til dit bord
duplicate-sum-better = Bedre end { $names }.
duplicate-sum-same = Lige så godt som { $names }.
duplicate-sum-worse = Ikke så godt som { $names }.
duplicate-sum-more = { $count } andre
duplicate-table = Point og egne handlinger, runde for runde
duplicate-who = Spiller
duplicate-round = Runde { $round }
duplicate-all = I alt
duplicate-watch = Se
duplicate-watch-of = Se spillet af { $name }
duplicate-watch-own = Se dit spil
duplicate-you = Du
duplicate-first = havde kortene først
duplicate-knew = kendte kortene
duplicate-left = forlod spillet
# $count gange fik de at vide, hvad der er bedst; en bot tog $count af deres træk.
duplicate-hints = { $count ->
    [one] ét tip
   *[other] { $count } tip
}
duplicate-assisted = { $count ->
    [one] ét træk af en bot
   *[other] { $count } træk af en bot
}
duplicate-none = ikke spillet
# $out er 1 eller 2 for den, der blev færdig som første eller anden, ellers 0.
duplicate-round-said = { $points } point, { $out ->
    [1] først færdig,
    [2] færdig som nummer to,
   *[other] ikke færdig,
} { $actions ->
    [one] én handling
   *[other] { $actions } handlinger
}
duplicate-all-said = { $points } point, { $actions ->
    [one] én handling
   *[other] { $actions } handlinger
}, { $won ->
    [yes] vandt spillet
   *[no] vandt ikke spillet
}
duplicate-legend-first = først færdig
duplicate-legend-actions = egne handlinger
duplicate-legend-won = vandt spillet
# $level er en bot.
duplicate-thinking = { $level } spiller med disse kort …
duplicate-bots = Lad en anden bot spille med dem
duplicate-bots-about = Den spiller hele spillet fra din plads mod de samme andre. Det tager nogle sekunder.
duplicate-share = Inviter en ven
# $seat er et bogstav; $against er botternes niveauer.
duplicate-share-about = Den, der har linket, spiller fra plads { $seat } mod { $against } og ser ingen resultater før det.
duplicate-share-text = Kan du gøre det bedre med de samme kort?
duplicate-share-button = Send linket
duplicate-copy = Kopiér linket
duplicate-mine = Mine dubletter
duplicate-empty = Du har endnu ikke sammenlignet et spil med nogen. Lad andre spille med de samme kort efter et spil.
duplicate-nothing = Ingen at sammenligne med endnu
duplicate-empty-way = Til mine spil
duplicate-gone = Disse uddelinger findes ikke mere: Spillet, de kom fra, er slettet, eller linket er stavet forkert.
duplicate-gone-title = De uddelinger er væk
duplicate-gone-way = Mine dubletter
duplicate-entry = { $mine ->
    [yes] Dine kort
   *[no] Kort fra { $name }
}, { $players } spillere
duplicate-entry-count = { $count ->
    [one] spillet af én
   *[other] spillet af { $count }
}
refused-match-was-left = Dette spil blev ikke spillet til ende, så der er intet at sammenligne med.
refused-deals-unknown = Det vides ikke længere, hvordan kortene i dette spil blev delt ud, så de kan ikke deles ud igen.
refused-too-many-duplicates = Du har lavet { $most } dubletter. Slet et spil for at få plads.
refused-not-played-yet = Spil selv med disse kort først.
refused-bots-are-busy = Der spiller for mange botter lige nu. Prøv igen senere.
